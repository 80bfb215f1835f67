"""Every package of the lock is to be had as a wheel, for each system that we build on."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# As uv calls them. The numbers are what Qt needs, and the C library of Debian 12.
SYSTEMS = (
    "x86_64-pc-windows-msvc",
    "x86_64-apple-darwin",
    "aarch64-apple-darwin",
    "x86_64-manylinux_2_36",
)
OLDEST_MACOS = "13.0"


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_lock_can_be_installed(system: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "uv", "pip", "install", "--dry-run", "--quiet", "--no-deps"]
    command += ["--require-hashes", "--only-binary", ":all:", "--target", str(tmp_path)]
    command += ["--python-version", "3.11", "--python-platform", system]
    command += ["--requirement", str(ROOT / "requirements.lock")]
    environment = {**os.environ, "MACOSX_DEPLOYMENT_TARGET": OLDEST_MACOS}

    def asked(*options: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*command, *options], check=False, capture_output=True, text=True, env=environment
        )

    # What uv has once been told it knows without a connection, too.
    if asked("--offline").returncode:
        answer = asked()
        assert answer.returncode == 0, answer.stderr
