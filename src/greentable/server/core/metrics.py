"""The server's metrics for Prometheus, served on a separate port of loopback."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

REGISTRY = CollectorRegistry()

_QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

sockets = Gauge("greentable_sockets", "Open sockets", registry=REGISTRY)
live_rooms = Gauge("greentable_live_rooms", "Tables that are awake", registry=REGISTRY)
commands = Counter(
    "greentable_commands", "Socket messages, by what became of them", ["outcome"], registry=REGISTRY
)
requests = Counter(
    "greentable_requests",
    "HTTP requests, by route and status",
    ["route", "status"],
    registry=REGISTRY,
)
appending = Histogram(
    "greentable_append_seconds",
    "From a move to its being on disk",
    buckets=_QUICK,
    registry=REGISTRY,
)
not_stored = Counter(
    "greentable_not_stored", "Moves that the store did not take", registry=REGISTRY
)
passed_on = Counter(
    "greentable_passed_on",
    "Requests and sockets for tables that another process has",
    ["kind"],
    registry=REGISTRY,
)
bot_decisions = Counter(
    "greentable_bot_decisions",
    "Moves of bots, by what became of them",
    ["outcome"],
    registry=REGISTRY,
)

worker_processes = Gauge(
    "greentable_worker_processes", "Processes that think for bots and jobs", registry=REGISTRY
)
jobs = Counter(
    "greentable_jobs", "Long answers, by what became of them", ["outcome"], registry=REGISTRY
)


def serve_metrics(port: int) -> None:
    """Serve the metrics on this port of loopback."""
    start_http_server(port, addr="127.0.0.1", registry=REGISTRY)
