"""The system's device is found or not, and nobody hears of it on the terminal."""

import subprocess
import sys
from array import array
from pathlib import Path

import pytest

from app.sound import device as device_module

ROOT = Path(__file__).resolve().parents[3]

TRIED = """
import sys
from array import array
from app.sound.device import open_device

device = open_device(lambda count: array("h"))
if device is not None:
    assert device.start()
    device.stop()
    device.close()
assert not {"ssl", "urllib.request", "PySide6.QtCore"} & set(sys.modules)
"""


def test_whatever_the_system_has_nothing_is_said() -> None:
    done = subprocess.run(
        [sys.executable, "-c", TRIED], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_system_without_the_package_has_no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "_miniaudio", None)
    device_module.miniaudio.cache_clear()
    assert device_module.open_device(lambda _count: array("h")) is None
    device_module.miniaudio.cache_clear()
