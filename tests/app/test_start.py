"""What is said on the terminal when the program cannot start as asked."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app import screen
from app.__main__ import main

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("name", ["", "  "])
def test_a_data_folder_needs_a_name(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--data-dir", name])
    assert end.value.code == 2
    assert "needs the name of a folder" in capsys.readouterr().err


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """No screen is named."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


linux = pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")


@linux
def test_without_a_screen_it_is_said(bare: pytest.MonkeyPatch) -> None:
    assert screen.obstacle() == screen.NO_SCREEN


@linux
@pytest.mark.parametrize("display", [":4711", "nonsense"])
def test_a_screen_that_does_not_answer_is_named(tmp_path: Path, display: str) -> None:
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    command = [sys.executable, "-m", "app", "--data-dir", str(tmp_path)]
    ended = subprocess.run(
        command,
        check=False,
        cwd=ROOT,
        env={**environment, "DISPLAY": display},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (ended.returncode, ended.stderr) == (1, screen.DEAD_SCREEN.format(display=display))


@linux
def test_a_missing_library_is_named(bare: pytest.MonkeyPatch) -> None:
    bare.setenv("DISPLAY", ":0")
    bare.setattr(screen, "XCB", "libnothing.so.1")
    assert "libnothing.so.1" in screen.obstacle()


@linux
def test_wayland_and_other_platforms_are_left_alone(bare: pytest.MonkeyPatch) -> None:
    bare.setenv("DISPLAY", ":4711")
    bare.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert screen.obstacle() == ""
    bare.delenv("WAYLAND_DISPLAY")
    bare.setenv("QT_QPA_PLATFORM", "offscreen")
    assert screen.obstacle() == ""
