"""A saved match opened while the program runs: the running one shows it, and comes to the front."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.app.end_to_end.program import ROOT, Size, prepare, running
from tests.app.window_at_hand import deal
from tests.patience import PATIENCE, wait_until
from tests.virtual_screen import VirtualScreen

SIZE = Size(1280, 800)


def test_a_second_start_hands_its_file_over(
    screen: VirtualScreen, data_folder: Path, tmp_path: Path
) -> None:
    prepare(data_folder, motion="reduced")
    file = tmp_path / "friend.trapoula"
    shutil.move(deal(data_folder, ["Maria"]), file)
    before = file.read_bytes()
    command = [sys.executable, "-W", "default", "-m", "app", "--data-dir", str(data_folder)]
    with running(screen, data_folder, SIZE) as program:
        with running(screen, tmp_path / "another", SIZE) as other:
            assert screen.xdotool("getactivewindow") == other.window
            second = subprocess.run(
                [*command, os.path.relpath(file, ROOT)],
                cwd=ROOT,
                env=screen.environment,
                check=False,
                capture_output=True,
                timeout=PATIENCE,
            )
            assert (second.returncode, second.stdout, second.stderr) == (0, b"", b"")
            wait_until(
                lambda: screen.xdotool("getactivewindow") == program.window, "the first in front"
            )
            copy = program.wait_for_journal(0)
            screen.xdotool("windowactivate", "--sync", other.window)
        assert copy.read_bytes() == before == file.read_bytes()
    assert not (data_folder / "running.lock").exists()
