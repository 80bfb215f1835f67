"""Makes the program as one folder, dist/trapoula, packs it and tries it out.

python3 dev.py build
"""

import platform
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
PROGRAM = DIST / "trapoula"

sys.path.insert(0, str(ROOT))
from engine import __version__  # noqa: E402 - found only now


def main() -> int:
    freeze()
    strip_python()
    add_licences()
    archive = pack()
    print(f"{PROGRAM.relative_to(ROOT)}: {megabytes(PROGRAM):.1f} MB")
    print(f"{archive.relative_to(ROOT)}: {megabytes(archive):.1f} MB", flush=True)
    return subprocess.call([sys.executable, ROOT / "packaging" / "smoke.py"])


def freeze() -> None:
    command = [sys.executable, "-m", "PyInstaller", "packaging/trapoula.spec", "--noconfirm"]
    command += ["--distpath", str(DIST), "--workpath", str(ROOT / "build"), "--log-level", "ERROR"]
    print("Freezing the program", flush=True)
    if subprocess.call(command, cwd=ROOT):
        sys.exit("PyInstaller could not make the program; see above.")


def strip_python() -> None:
    """Python's library may come with debugging symbols, three quarters of its size."""
    if sys.platform == "linux":
        libraries = PROGRAM.rglob("libpython3*.so*")
        subprocess.run(["strip", "--strip-unneeded", *libraries], check=True)


def add_licences() -> None:
    """Lay the licences of Python and of the bundled system libraries beside them."""
    folder = PROGRAM / "_internal" / "licences"
    folder.mkdir()
    shutil.copy(Path(sysconfig.get_path("stdlib")) / "LICENSE.txt", folder / "python.txt")
    if shutil.which("dpkg-query") is None:
        return
    names = [path.name for path in PROGRAM.glob("_internal/lib*.so*") if not path.is_symlink()]
    for package in sorted(filter(None, map(debian_package, names))):
        shutil.copy(f"/usr/share/doc/{package}/copyright", folder / f"{package}.txt")


def debian_package(library: str) -> str | None:
    """Name the package that installed a library, if one of the system's did."""
    answer = subprocess.run(
        ["dpkg-query", "--search", f"*/{library}"], check=False, capture_output=True, text=True
    )
    return answer.stdout.partition(":")[0] or None


def pack() -> Path:
    """Pack the folder into one archive beside it."""
    system = f"{platform.system()}-{platform.machine()}".lower()
    archive = DIST / f"trapoula-{__version__}-{system}.tar.xz"
    print("Packing it", flush=True)
    with tarfile.open(archive, "w:xz", preset=3) as pack:
        pack.add(PROGRAM, archive.stem.removesuffix(".tar"))
    return archive


def megabytes(path: Path) -> float:
    files = [path] if path.is_file() else (p for p in path.rglob("*") if not p.is_symlink())
    return sum(file.stat().st_size for file in files if file.is_file()) / 1e6


if __name__ == "__main__":
    sys.exit(main())
