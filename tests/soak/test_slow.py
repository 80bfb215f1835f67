"""The tests on a slow machine, in short: it says what passed, failed or did not end."""

import os
import sys
from pathlib import Path

import pytest

from tests.amounts import some
from tests.soak import slow
from tests.soak.slow import main

linux = pytest.mark.skipif(sys.platform != "linux", reason="only there it can be done")


@linux
def test_what_passes_is_told_with_its_time(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cores = os.sched_getaffinity(0)
    told = tmp_path / "cores"
    looking = "import os, pathlib\n\ndef test_it():\n    cores = os.sched_getaffinity(0)\n"
    file = tmp_path / "test_it.py"
    file.write_text(
        f"{looking}    pathlib.Path({str(told)!r}).write_text(str(len(cores)))\n", "utf-8"
    )
    times = some(2, least=1)
    assert main(["--times", str(times), "--loops", str(times), str(file)]) == 0
    said = capsys.readouterr().out
    assert f"core {max(cores)} alone, with {times} loops" in said
    assert f"run {times} of {times} passed: " in said
    assert told.read_text("utf-8") == "1"
    assert os.sched_getaffinity(0) == cores


@linux
@pytest.mark.parametrize(("ended", "said"), [(1, "failed"), (None, "had not ended after 60 min")])
def test_what_does_not_pass_is_told(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    ended: int | None,
    said: str,
) -> None:
    monkeypatch.setattr(slow, "test", lambda _tests, _minutes: ended)
    assert main(["--loops", "0"]) == 1
    assert f"run 1 of 1 {said}" in capsys.readouterr().out


def test_elsewhere_it_is_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delattr(os, "sched_setaffinity", raising=False)
    assert main([]) == 0
    assert "only Linux" in capsys.readouterr().out


def test_all_that_it_runs_is_there() -> None:
    assert [path for path in slow.TIMED if not (slow.ROOT / path).exists()] == []
