"""Start and memory of the frozen program, against a bare window frozen the same way."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bench.figures import heading
from tests.bench.start import RUNS, compare_starts

ROOT = Path(__file__).parents[2]


def measure() -> None:
    heading(f"Start and memory, frozen, medians of {RUNS} starts each, in turn")
    with tempfile.TemporaryDirectory() as folder:
        home = freeze("home_window", Path(folder) / "home")
        bare = freeze("bare_window", Path(folder) / "bare")
        compare_starts([str(home)], [str(bare)])


def freeze(module: str, folder: Path) -> Path:
    """Freeze a module of this package as the program is frozen; return what to start.

    The program's own spec does it, in a copy of the source folder in which the program's first
    script is this module.
    """
    shutil.copytree(ROOT / "packaging", folder / "packaging")
    shutil.copyfile(Path(__file__).with_name(f"{module}.py"), folder / "packaging" / "trapoula.py")
    for name in ("app", "engine", "i18n", "resources", "tests", "LICENSE"):
        (folder / name).symlink_to(ROOT / name)
    command = [sys.executable, "-m", "PyInstaller", "packaging/trapoula.spec"]
    command += ["--distpath", "dist", "--workpath", "build", "--log-level", "ERROR"]
    subprocess.run(command, cwd=folder, check=True, stderr=subprocess.DEVNULL)
    return folder / "dist" / "trapoula" / "trapoula"
