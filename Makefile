# Two commands are enough: `make play` and `make test`.  Both set up .venv first, once.

PYTHON ?= python3
ARGS ?=
GAME ?= grass
TIMES ?= 10
BUSY ?= 10

VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
INSTALL := $(UV) pip install --quiet --python $(BIN)/python
NODE := cd web && "$$(PYTHONPATH=.. ../$(BIN)/python -c 'import hatch_build; print(hatch_build.node()[0])')"
NPX := $(NODE) node_modules
ON_ALL_CORES := -n auto --dist loadgroup
PYTEST := $(BIN)/python -m pytest $(ON_ALL_CORES)
EXPORT := $(UV) export --quiet --frozen --no-header --no-annotate --no-emit-project

# Only the Python at hand is used; none is downloaded.
export UV_PYTHON_DOWNLOADS := never

# Compiled bytecode makes every later start faster, whatever the caller's habits.
unexport PYTHONDONTWRITEBYTECODE

# Ending a game by Ctrl-C is no error: the shell waits for it to say farewell.
STOPPABLE := trap : INT;
STOPPED := || test $$? -eq 130

# A game needs the terminal for itself.
.NOTPARALLEL:
.DEFAULT_GOAL := help
.PHONY: check-service drill-restart drill-takeover drill-disk-full drill-backup drill-postgres drill-network drill-soak
.PHONY: mutants help play play-terminal web screenshots chromium check-web test-web test test-more test-screens test-all test-flaky test-wheel test-pythons check languages format bench bench-server warmup lock audit clean

help: ## Show what can be made
	@awk 'BEGIN { FS = ":.*## " } /^[a-z-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/play.stamp ## Play in the browser (LAN=1: everybody at home can; ARGS="--help" shows the options)
	@$(BIN)/python hatch_build.py
	@$(STOPPABLE) $(BIN)/greentable serve --open $(if $(LAN),--lan) $(ARGS) $(STOPPED)

play-terminal: $(VENV)/play.stamp ## Play in the terminal (GAME=grove for Grove; ARGS="--help" shows the options)
	@$(STOPPABLE) $(BIN)/greentable play $(GAME) $(ARGS) $(STOPPED)

# Numba optimizes less here and is done a third sooner; `make test-all` runs what bots run.
test test-more test-flaky: export NUMBA_OPT := 1
test test-more test-flaky: export NUMBA_LOOP_VECTORIZE := 0
test test-more test-flaky: export NUMBA_SLP_VECTORIZE := 0
# Seconds of wall time on two idle cores that the tests may take for good; the end of the run tells.
test: export GREENTABLE_TEST_SECONDS := 300
test: web chromium ## Run the tests that show every part, in some minutes on all cores (ARGS are pytest's)
	$(PYTEST) $(ARGS)

# CI runs it for every change.
test-more: web chromium ## Run what `make test` leaves to CI: compiled rules beside Python's, more cases of a test
	$(PYTEST) -m "(compiles or more) and not slow" $(ARGS)

# Without Firefox, which is not everywhere, and without searches that have to be compiled.
test-screens: web chromium ## Run the slow tests in Chromium: every screen in five languages, whole games
	$(PYTEST) -m slow tests/browser --ignore=tests/browser/visiting/test_firefox.py --ignore=tests/browser/grove/test_grove_minds.py $(ARGS)

test-all: web chromium ## Run every test, the slow ones too: up to an hour on two cores
	$(PYTEST) -m "slow or not slow" $(ARGS)

test-flaky: web chromium ## Repeat tests, idle and with busy cores, and count failures (TIMES=10 BUSY=10 ARGS=tests/browser)
	$(BIN)/python -m tools.trials.repeat_tests --times $(TIMES) --busy $(BUSY) $(ON_ALL_CORES) $(ARGS)

test-wheel: $(VENV)/dev.stamp ## Build the wheel, and play from it in an empty environment
	@$(BIN)/python tools/trials/wheel.py

test-pythons: $(VENV)/dev.stamp ## Try every other Python that is found (ARGS=tests: with all tests that compile nothing)
	@$(BIN)/python tools/trials/pythons.py $(ARGS)

web: $(VENV)/dev.stamp ## Build the browser's client, if anything in it has changed
	@$(BIN)/python hatch_build.py

# Fetched before the tests, so that none of them waits for it.
chromium: $(VENV)/dev.stamp
	@$(BIN)/python -m tests.browser.chromium.find

check-web: $(VENV)/dev.stamp ## Run the static checks of the browser's client alone
	@PYTHONPATH=. $(BIN)/python -c 'import hatch_build; hatch_build.install()'
	$(NPX)/svelte-check/bin/svelte-check --fail-on-warnings
	$(NPX)/eslint/bin/eslint.js .
	$(NODE) lint/structure.ts
	$(NPX)/prettier/bin/prettier.cjs --check --log-level warn .

test-web: check-web ## Check and test the browser's client alone
	$(NPX)/vitest/vitest.mjs run

screenshots: web ## Take a picture of each main screen into docs/screens (ARGS="home grass": only these)
	$(BIN)/python -m tools.generate.screens $(ARGS)

check: $(VENV)/dev.stamp check-web ## Run every static check
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m greentable.compiled.subset
	$(BIN)/python tools/checks/words.py
	$(BIN)/python tools/checks/messages.py
	$(BIN)/python -m tools.checks.languages
	$(BIN)/python -m greentable.bots.checks
	$(BIN)/codespell

mutants: $(VENV)/dev.stamp ## Change the code in small ways and see whether a test notices (docs/mutants.md)
	@$(BIN)/python -m tools.mutation.mutants $(ARGS)

languages: $(VENV)/dev.stamp ## Print what each language lacks, or has other than English (ARGS=de for one)
	@$(BIN)/python -m tools.checks.languages $(ARGS)

format: $(VENV)/dev.stamp ## Format the code and mend what can be mended by itself
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

bench: $(VENV)/dev.stamp ## Measure how many decisions a second the rules take
	$(BIN)/python benchmarks/engine.py $(ARGS)
	$(BIN)/python benchmarks/door.py

bench-server: $(VENV)/dev.stamp ## Measure the table server beside a boardgame.io server (installed by npm)
	$(BIN)/python benchmarks/server.py $(ARGS)

warmup: $(VENV)/play.stamp ## Compile the rules now, so that the first search need not wait
	$(BIN)/greentable warmup $(ARGS)

# A unit names an absolute program, which systemd looks for.
check-service: $(VENV)/play.stamp ## Let systemd check the unit in deploy/
	@mkdir -p build
	@sed 's#^ExecStart=[^ ]*#ExecStart=$(abspath $(BIN))/greentable#' deploy/greentable.service > build/greentable.service
	systemd-analyze verify build/greentable.service

drill-restart: $(VENV)/dev.stamp ## Restart the server under 50 tables (ARGS=--kill: kill it)
	@$(BIN)/python -m drills.restart $(ARGS)

drill-takeover: $(VENV)/dev.stamp ## Kill one of two processes on PostgreSQL
	@$(BIN)/python -m drills.takeover $(ARGS)

drill-disk-full: $(VENV)/dev.stamp ## Fill the server's disk, and make room again
	@$(BIN)/python -m drills.disk_full $(ARGS)

drill-backup: $(VENV)/dev.stamp ## Back a server up while people play, and restore it
	@$(BIN)/python -m drills.backup $(ARGS)

drill-postgres: $(VENV)/dev.stamp ## Stop the server's PostgreSQL, and start it again
	@$(BIN)/python -m drills.postgres_gone $(ARGS)

drill-network: $(VENV)/dev.stamp ## Play over a slow and broken network
	@$(BIN)/python -m drills.bad_network $(ARGS)

drill-soak: $(VENV)/dev.stamp ## Play for an hour with a memory ceiling (ARGS="--minutes 5" for less)
	@$(BIN)/python -m drills.soak $(ARGS)

lock: $(VENV)/uv.stamp ## Take the newest releases into requirements/
	$(UV) lock --quiet --upgrade --python $(BIN)/python
	$(EXPORT) --only-group setup --output-file requirements/uv.txt
	$(EXPORT) --no-default-groups --group build --extra fast --output-file requirements/play.txt
	$(EXPORT) --all-groups --no-group setup --extra fast --extra postgres --output-file requirements/dev.txt

audit: $(VENV)/dev.stamp ## Ask osv.dev and npm's registry for known holes in what is locked (needs a network)
	$(UV) tool run pip-audit --vulnerability-service osv --disable-pip --require-hashes --requirement requirements/dev.txt
	$(NODE) "$$(PYTHONPATH=.. ../$(BIN)/python -c 'import hatch_build; print(hatch_build.node()[1])')" audit

clean: ## Remove .venv and everything that tools have left
	@rm -rf $(VENV) uv.lock dist build .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	@find src tests benchmarks tools research -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Setting up.  A stamp is younger than all that it was made from, or it is made again.

$(VENV)/uv.stamp: requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Greentable needs Python 3.11 or newer, and $(PYTHON) is not: try make PYTHON=python3.13" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) cannot make virtual environments: on Debian and Ubuntu, apt install python3-venv" >&2; exit 1; }
	@echo "Setting up $(VENV) (once; that takes a minute or two)"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

# Hashes can be required of what is downloaded but not of a folder: the project itself comes second.
$(VENV)/%.stamp: requirements/%.txt pyproject.toml $(VENV)/uv.stamp
	@$(INSTALL) --compile-bytecode --require-hashes -r requirements/$*.txt
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@$(BIN)/python -m compileall -q -j 0 src
	@touch $@
