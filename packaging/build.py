"""Makes the program as one folder, dist/trapoula, and what people install; tries it out.

python3 dev.py build
"""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
PROGRAM = DIST / "trapoula"

sys.path.insert(0, str(ROOT))
import macos.bundles  # noqa: E402 - found only now
import windows.bundles  # noqa: E402

from engine import __version__  # noqa: E402


def main() -> int:
    freeze()
    strip_python()
    add_licences()
    bundles = make_bundles()
    write_checksums(bundles)
    for path in (PROGRAM, *bundles):
        print(f"{path.relative_to(ROOT)}: {megabytes(path):.1f} MB", flush=True)
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
    """Lay the licences of the bundled system libraries beside that of Python."""
    if shutil.which("dpkg-query") is None:
        return
    folder = PROGRAM / "_internal" / "licences"
    names = [path.name for path in PROGRAM.glob("_internal/lib*.so*") if not path.is_symlink()]
    for package in sorted(filter(None, map(debian_package, names))):
        shutil.copy(f"/usr/share/doc/{package}/copyright", folder / f"{package}.txt")


def debian_package(library: str) -> str | None:
    """Name the package that installed a library, if one of the system's did."""
    answer = subprocess.run(
        ["dpkg-query", "--search", f"*/{library}"], check=False, capture_output=True, text=True
    )
    return answer.stdout.partition(":")[0] or None


def make_bundles() -> list[Path]:
    """Make what people download for this system."""
    print("Packing it", flush=True)
    if sys.platform == "win32":
        icon = ROOT / "build" / "trapoula" / "trapoula.ico"
        moment = int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))
        return windows.bundles.make_bundles(PROGRAM, icon, moment)
    if sys.platform == "darwin":
        return macos.bundles.make_bundles(DIST / "Trapoula.app")
    return [pack()]


def write_checksums(bundles: list[Path]) -> None:
    """Write them as `sha256sum --check` reads them."""
    lines = (f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in bundles)
    (DIST / "SHA256SUMS").write_text("".join(lines), "utf-8", newline="\n")


def pack() -> Path:
    """Pack the folder into one archive beside it."""
    system = f"{platform.system()}-{platform.machine()}".lower()
    archive = DIST / f"trapoula-{__version__}-{system}.tar.xz"
    with tarfile.open(archive, "w:xz", preset=3) as pack:
        pack.add(PROGRAM, archive.stem.removesuffix(".tar"))
    return archive


def megabytes(path: Path) -> float:
    files = [path] if path.is_file() else (p for p in path.rglob("*") if not p.is_symlink())
    return sum(file.stat().st_size for file in files if file.is_file()) / 1e6


if __name__ == "__main__":
    sys.exit(main())
