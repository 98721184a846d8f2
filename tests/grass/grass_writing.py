"""Positions in writing, both ways. `grass_table.py` says how they look."""

from __future__ import annotations

import re
from collections.abc import Callable

from greentable import grass
from greentable.grass import Kind, Phase, State
from greentable.grass.cards import CODES, HAND, KINDS, NOTHING, PEDDLES
from greentable.grass.codes import EVERYONE

HARMLESS = ("IM", "BF", "HE", "CD", "PF", "MC", "MO", "SN")

_ALONE = {
    "to draw": Phase.DRAW,
    "passing": Phase.PASS,
    "drafting": Phase.DRAFT,
    "dealing": Phase.DEAL,
    "over": Phase.OVER,
}
_ASKED = {
    "gives": Phase.GIVE,
    "takes": Phase.LUCK,
    "answers": Phase.ANSWER,
    "countered": Phase.COUNTERED,
    "hands": Phase.HAND,
    "says": Phase.SAY,
}
_SAID = ("nothing", "cheated")
_WANTED = (*CODES, "?")


# Reading


def table(text: str) -> State:
    """The state that a position in writing describes."""
    lines = [line.strip() for line in text.strip().splitlines()]
    seat_lines = [line for line in lines[2:] if re.match(r"\d:", line)]
    piles = {"ashtray": "empty", "haystack": "rest"}
    for line in lines[2:]:
        if line not in seat_lines:
            word, rest = _word_and_rest(line)
            assert word in piles, f"neither a seat nor a pile: {line!r}"
            piles[word] = rest
    state = grass.new_game(grass.read_ruleset(lines[0]), len(seat_lines))
    state.phase, state.round, state.dealer = Phase.TURN, 1, state.seats
    for item in lines[1].split(", "):
        _read_item(state, item)
    for seat in [_read_seat(state, line) for line in seat_lines]:
        if seat:
            _fill_hand(state, seat, piles)
    _lay_piles(state, piles)
    state.dealt = _dealt(state)
    _check_hands(state)
    return state


def _word_and_rest(text: str) -> tuple[str, str]:
    word, _, rest = text.partition(" ")
    return word, rest


def cards(text: str) -> list[int]:
    """How many of each kind: ``2HG MO``."""
    row = [0] * KINDS
    for word in text.split():
        match = re.fullmatch(r"(\d*)([A-Z]{2})", word)
        assert match, f"no card: {word!r}"
        row[grass.read_card(match[2])] += int(match[1] or 1)
    return row


def _read_item(state: State, item: str) -> None:
    word, rest = _word_and_rest(item)
    if word in {"turn", "round", "dealer", "offers"}:
        setattr(state, word, int(rest))
    elif item in {"played", "swapped", "extra turn"}:
        setattr(state, item.replace(" ", "_"), 1)
    elif word == "offer":
        give, want, to = re.split("[>@]", rest)
        state.offer_give = grass.read_card(give)
        state.offer_want = NOTHING if want == "?" else grass.read_card(want)
        state.offer_to = EVERYONE if to == "*" else int(to)
    elif word == "counter":
        give, _, ask = rest.partition(">")
        state.counter = grass.read_card(give)
        state.counter_ask = grass.read_card(ask) if ask else NOTHING
    elif item in _ALONE:
        state.phase = _ALONE[item]
    else:
        _read_asked(state, int(word), *_word_and_rest(rest))


def _read_asked(state: State, seat: int, verb: str, rest: str) -> None:
    state.asked, state.phase = seat, _ASKED[verb]
    if rest.startswith("to "):
        state.gives_to = int(rest.removeprefix("to "))


def _read_seat(state: State, line: str) -> int:
    """Read a seat's line; the seat, if its hand is to be filled up, else 0."""
    head, *parts = (part.strip() for part in line.split("|"))
    number, _, hand = head.partition(":")
    seat = int(number)
    state.hand[seat] = cards(hand.replace("...", ""))
    for part in parts:
        word, rest = _word_and_rest(part)
        _PARTS[word](state, seat, rest)
    return seat if hand.endswith("...") else 0


def _read_market(state: State, seat: int, heat: str) -> None:
    state.market[seat] = 1
    if heat:
        state.heat[seat] = grass.read_card(heat)


def _read_stash(state: State, seat: int, text: str) -> None:
    row = cards(text)
    assert not any(row[PEDDLES:]), f"only Peddle are stashed: {text!r}"
    state.stash[seat] = row[:PEDDLES]


def _read_covered(state: State, seat: int, text: str) -> None:
    for word in text.split():
        card, *kinds = re.split("[:+]", word)
        state.cover_owner[state.covers] = seat
        state.cover_card[state.covers] = grass.read_card(card)
        for kind in kinds:
            state.covered[state.covers][grass.read_card(kind)] += 1
        state.covers += 1


def _read_under(state: State, seat: int, text: str) -> None:
    state.tucked[seat] = cards(text)


def _read_pack(state: State, seat: int, text: str) -> None:
    state.pack[seat] = cards(text)


def _read_closed(state: State, seat: int, _: str) -> None:
    state.tucked[seat][Kind.MARKET_CLOSE] += 1


def _read_declined(state: State, seat: int, text: str) -> None:
    for word in text.split():
        give, _, want = word.partition(">")
        state.declined[seat][grass.read_card(give)] |= 1 << _WANTED.index(want)


def _read_misses(state: State, seat: int, text: str) -> None:
    state.missed[seat] = int(text)


def _read_total(state: State, seat: int, text: str) -> None:
    state.totals[seat] = int(text)


def _read_chooses(state: State, seat: int, _: str) -> None:
    state.waiting |= 1 << seat


def _read_chose(state: State, seat: int, text: str) -> None:
    state.chosen[seat] = _SAID.index(text) if text in _SAID else grass.read_card(text)


_PARTS: dict[str, Callable[[State, int, str], None]] = {
    "market": _read_market,
    "stash": _read_stash,
    "covered": _read_covered,
    "under": _read_under,
    "closed": _read_closed,
    "declined": _read_declined,
    "pack": _read_pack,
    "misses": _read_misses,
    "total": _read_total,
    "chooses": _read_chooses,
    "chose": _read_chose,
}


def _hand_size(state: State, seat: int) -> int:
    """grass.turn.9: six cards; the acting seat seven between draw and play."""
    return HAND + (seat == state.turn and not state.played and state.phase != Phase.DRAW)


def _fill_hand(state: State, seat: int, piles: dict[str, str]) -> None:
    """Take harmless cards, in their order, of those that lie nowhere else."""
    left = _left_over(state)
    for text in piles.values():
        for kind, count in enumerate(_pile(text)):
            left[kind] -= count
    for code in HARMLESS:
        kind = grass.read_card(code)
        missing = _hand_size(state, seat) - sum(state.hand[seat])
        state.hand[seat][kind] += max(0, min(missing, left[kind]))


def _pile(text: str) -> list[int]:
    return [0] * KINDS if text in {"rest", "empty"} else cards(text)


def _left_over(state: State) -> list[int]:
    """How many of each kind are in no hand, pack, hassle pile, stash, ashtray or haystack."""
    rows = (*state.hand, *state.pack, *state.tucked, state.ashtray, state.haystack)
    lying = [sum(column) for column in zip(*rows, strict=True)]
    for peddles in (*state.stash, *state.covered):
        for peddle, count in enumerate(peddles):
            lying[peddle] += count
    lying[Kind.MARKET_OPEN] += sum(state.market)
    for card in (*state.heat, *state.cover_card[: state.covers]):
        if card != NOTHING:
            lying[card] += 1
    return [all_of_it - there for all_of_it, there in zip(state.rules.deck, lying, strict=True)]


def _lay_piles(state: State, piles: dict[str, str]) -> None:
    state.ashtray, state.haystack = _pile(piles["ashtray"]), _pile(piles["haystack"])
    left = _left_over(state)
    if "rest" in piles.values() and min(left) >= 0:
        if piles["haystack"] == "rest":
            state.haystack = left
        else:
            state.ashtray = left
        left = [0] * KINDS
    if any(state.ashtray):
        state.ashtray_top = _top(piles["ashtray"], state.ashtray)
    off = {CODES[kind]: count for kind, count in enumerate(left) if count}
    assert not off, f"cards that lie nowhere, or (below zero) that the deck has not: {off}"
    state.haystack_size = sum(state.haystack)


def _top(text: str, ashtray: list[int]) -> int:
    """The card written last lies on top; of the rest, the last kind of the deck."""
    written = cards(text.rsplit(maxsplit=1)[-1]) if text != "rest" else ashtray
    return max(kind for kind in range(KINDS) if written[kind])


def _dealt(state: State) -> int:
    dealing = state.phase in {Phase.DEALER, Phase.DEAL}
    return sum(map(sum, state.hand + state.pack)) if dealing else HAND * state.seats


def _check_hands(state: State) -> None:
    if state.phase in {Phase.DRAFT, Phase.DEAL, Phase.LUCK}:
        return
    for seat in range(1, state.seats + 1):
        size, wanted = sum(state.hand[seat]), _hand_size(state, seat)
        assert size == wanted, f"seat {seat} holds {size} cards, not {wanted}"


# Writing


def show(state: State) -> str:
    """A state in the form that `table` reads, nothing left out."""
    _check_unwritten(state)
    seats = (" | ".join(_parts(state, seat)) for seat in range(1, state.seats + 1))
    return "\n".join(
        [
            grass.write_ruleset(state.rules),
            ", ".join(_items(state)),
            *seats,
            f"ashtray {_ashtray(state) or 'empty'}",
            f"haystack {_written(state.haystack) or 'empty'}",
        ]
    )


def _check_unwritten(state: State) -> None:
    """Unwritten piles follow from the others or are empty; no card is lost (grass.turn.9)."""
    assert state.round == 0 or not any(_left_over(state))
    assert state.haystack_size == sum(state.haystack)
    assert state.dealt == _dealt(state)
    assert not any(map(any, (*state.covered[state.covers :], state.hand[0], state.stash[0])))
    assert not any((*state.cover_owner[state.covers :], *state.cover_card[state.covers :]))
    assert all(heat == NOTHING or state.market[seat] for seat, heat in enumerate(state.heat))


def _written(row: list[int]) -> str:
    return " ".join(
        f"{'' if count == 1 else count}{CODES[kind]}" for kind, count in enumerate(row) if count
    )


def _ashtray(state: State) -> str:
    """The ashtray, its top card last."""
    if state.ashtray_top == NOTHING:
        return _written(state.ashtray)
    below = state.ashtray[:]
    below[state.ashtray_top] -= 1
    return f"{_written(below)} {CODES[state.ashtray_top]}".strip()


def _items(state: State) -> list[str]:
    items = [f"turn {state.turn}"] if state.turn else []
    items += [f"round {state.round}", f"dealer {state.dealer}"]
    items += [word for word in ("played", "swapped") if getattr(state, word)]
    items += ["extra turn"] if state.extra_turn else []
    items += [f"offers {state.offers}"] if state.offers else []
    if state.offer_to:
        to = "*" if state.offer_to == EVERYONE else state.offer_to
        items.append(
            f"offer {CODES[state.offer_give]}>{_WANTED[min(state.offer_want, KINDS)]}@{to}"
        )
    if state.counter != NOTHING:
        ask = "" if state.counter_ask == NOTHING else f">{CODES[state.counter_ask]}"
        items.append(f"counter {CODES[state.counter]}{ask}")
    items += [word for word, phase in _ALONE.items() if phase == state.phase]
    items += [f"{state.asked} {word}" for word, phase in _ASKED.items() if phase == state.phase]
    if state.phase == Phase.GIVE:
        items[-1] += f" to {state.gives_to}" if state.gives_to else " up"
    return items


def _parts(state: State, seat: int) -> list[str]:
    parts = [f"{seat}: {_written(state.hand[seat])}".strip()]
    if state.market[seat]:
        heat = state.heat[seat]
        parts.append("market" if heat == NOTHING else f"market {CODES[heat]}")
    covers = [_cover(state, i) for i in range(state.covers) if state.cover_owner[i] == seat]
    rest = {
        "stash": _written(state.stash[seat]),
        "covered": " ".join(covers),
        "under": _written(_without_market_close(state.tucked[seat])),
        "declined": " ".join(_declined(state.declined[seat])),
        "pack": _written(state.pack[seat]),
        "misses": str(state.missed[seat] or ""),
        "total": str(state.totals[seat] or ""),
    }
    parts += [f"{word} {text}" for word, text in rest.items() if text]
    parts += ["closed"] * state.tucked[seat][Kind.MARKET_CLOSE]
    if state.chosen[seat] != NOTHING:
        names = _SAID if state.phase == Phase.SAY else CODES
        parts.append(f"chose {names[state.chosen[seat]]}")
    return parts + ["chooses"] * (state.waiting >> seat & 1)


def _cover(state: State, slot: int) -> str:
    row = state.covered[slot]
    kinds = [CODES[kind] for kind, count in enumerate(row) for _ in range(count)]
    return f"{CODES[state.cover_card[slot]]}:{'+'.join(kinds)}"


def _without_market_close(row: list[int]) -> list[int]:
    return [0 if kind == Kind.MARKET_CLOSE else count for kind, count in enumerate(row)]


def _declined(row: list[int]) -> list[str]:
    return [
        f"{CODES[give]}>{want}"
        for give, bits in enumerate(row)
        for bit, want in enumerate(_WANTED)
        if bits >> bit & 1
    ]
