"""No test goes by how fast the machine is: none sleeps, waits briefly, or measures time."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
WAITING = {TESTS / "patience.py", TESTS / "app" / "waiting.py"}
"""Here it is known how to wait."""

RUNS = {"bench", "frozen", "soak"}
"""Folders with runs of their own, which measure, and wait as people do; their tests count."""

FORBIDDEN = {
    "sleep", "qSleep", "qWait", "qWaitFor", "qWaitForWindowActive", "qWaitForWindowExposed",
    "waitSignal", "waitSignals", "waitCallback", "waitUntil", "waitExposed", "waitActive",
    "monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns", "process_time",
    "QElapsedTimer", "setitimer",
}  # fmt: skip

WORDS = {*FORBIDDEN, "singleShot", "timeout", "deadline"}
"""Without any of these a source need not be parsed, which takes long."""


def sources() -> Iterator[Path]:
    for path in sorted(TESTS.rglob("*.py")):
        run = path.relative_to(TESTS).parts[0] in RUNS and not path.name.startswith("test_")
        if path not in WAITING and not run:
            yield path


def hasty(source: str) -> list[str]:
    """What in these lines depends on how fast the machine is, with its line."""
    found: list[str] = []
    if not any(word in source for word in WORDS):
        return found
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            found += [f"{node.lineno}: {what}" for what in _hasty_call(node)]
    return found


def _hasty_call(call: ast.Call) -> Iterator[str]:
    name = _name(call.func)
    if name in FORBIDDEN:
        yield name
    if name == "singleShot" and call.args and not _is(call.args[0], 0):
        yield "singleShot, later than at once"
    for keyword in call.keywords:
        if keyword.arg == "timeout" and _name(keyword.value) != "PATIENCE":
            yield "a timeout that is not PATIENCE"
        if keyword.arg == "deadline" and not _is(keyword.value, None):
            yield "a deadline"


def _name(node: ast.expr) -> str:
    """The last word of a name, "" if it is none."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _is(node: ast.expr, value: object) -> bool:
    return isinstance(node, ast.Constant) and node.value == value


def test_no_test_depends_on_how_fast_the_machine_is() -> None:
    found = [f"{path}:{what}" for path in sources() for what in hasty(path.read_text("utf-8"))]
    assert found == [], (
        "wait by tests.patience or tests.app.waiting, and let time go by with a ManualClock"
    )


@pytest.mark.parametrize(
    "line",
    [
        "time.sleep(1)", "QTest.qWait(50)", "qtbot.waitSignal(done, timeout=PATIENCE)",
        "process.wait(timeout=5)", "begun = time.monotonic()", "settings(deadline=200)",
        "QTimer.singleShot(300, go)", "subprocess.run(command, timeout=60)",
    ],
)  # fmt: skip
def test_haste_is_found(line: str) -> None:
    assert hasty(line)


@pytest.mark.parametrize(
    "line",
    [
        "wait_until(lambda: done)", "process.wait(timeout=PATIENCE)", "settings(deadline=None)",
        "QTimer.singleShot(0, go)", "clock.advance(300)",
    ],
)  # fmt: skip
def test_patience_is_let_pass(line: str) -> None:
    assert hasty(line) == []
