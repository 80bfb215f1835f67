"""What a person downloads for Windows: a portable zip and an installer, from the one folder."""

import os
import shutil
import subprocess
import time
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from engine import __version__

HERE = Path(__file__).resolve().parent

# Inno Setup puts itself into one of these, by its version.
INNO_SETUP = ("Inno Setup 7", "Inno Setup 6")


def make_bundles(program: Path, icon: Path, moment: int) -> list[Path]:
    """Make them beside the folder, as of a moment in seconds; no installer without Inno Setup."""
    name = f"trapoula-{__version__}-windows-x86_64"
    bundles = [program.with_name(f"{name}.zip")]
    make_portable_zip(program, bundles[0], moment)
    if find_compiler() is None:
        print("No installer: Inno Setup is not on this machine")
    else:
        bundles.append(program.with_name(f"{name}-setup.exe"))
        make_installer(program, icon, bundles[1])
    return bundles


def make_portable_zip(program: Path, archive: Path, moment: int) -> None:
    """Pack the one folder with a file `portable` in it; it then keeps its data beside it.

    Every file gets the same time, so that the same folder gives the same archive.
    """
    stamp = time.gmtime(moment)[:6]
    files = {f"{program.name}/portable": b""}
    for path in program.rglob("*"):
        if path.is_file():
            files[f"{program.name}/{path.relative_to(program).as_posix()}"] = path.read_bytes()
    with ZipFile(archive, "w") as pack:
        for name in sorted(files):
            pack.writestr(ZipInfo(name, stamp), files[name], ZIP_DEFLATED, compresslevel=9)


def find_compiler() -> Path | None:
    """Return Inno Setup's compiler, if it is on this machine."""
    on_path = shutil.which("iscc")
    if on_path is not None:
        return Path(on_path)
    places = (os.environ.get("PROGRAMFILES"), os.environ.get("PROGRAMFILES(X86)"))
    programs = (Path(place, name, "ISCC.exe") for place in places if place for name in INNO_SETUP)
    return next((program for program in programs if program.is_file()), None)


def make_installer(program: Path, icon: Path, installer: Path) -> None:
    """Make the installer with Inno Setup, which has to be there."""
    compiler = find_compiler()
    if compiler is None:
        raise FileNotFoundError("Inno Setup is not on this machine")
    subprocess.run(
        [
            compiler,
            "/Qp",
            f"/DVersion={__version__}",
            f"/DProgram={program}",
            f"/DIcon={icon}",
            f"/O{installer.parent}",
            f"/F{installer.stem}",
            HERE / "trapoula.iss",
        ],
        check=True,
    )
