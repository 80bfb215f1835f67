"""Every part of `dev.py bench` still comes to its end; how fast is for the bench itself to say."""

import subprocess
import sys

import pytest

from tests.bench.__main__ import LIMITS, main

FIGURES = {
    "start": "resident memory",
    "frames": "99th percentile",
    "turns": "wednesday, cards on their way",
    "drop": "99th percentile",
    "engine_play": "wednesday",
    "bots": "wednesday 6 hard",
    "review": "the-game 4",
    "matches": "the start with them and without",
}
"""What the last figures of each part are called; `frozen` builds two programs first."""


@pytest.mark.third
@pytest.mark.parametrize("part", FIGURES)
def test_every_part_measures(part: str) -> None:
    command = [sys.executable, "-m", "tests.bench", "--smoke", part]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert FIGURES[part] in done.stdout


def test_a_part_that_hangs_is_stopped_and_named(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(LIMITS, "start", 0)
    assert main(["--smoke", "start"]) == 1
    said = capfd.readouterr().out
    assert "start is not done after 0 s and was stopped." in said
    assert said.splitlines()[-1] == "Failed: start"


def test_an_unknown_part_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["swiftness"]) == 2
    assert "swiftness" in capsys.readouterr().out
