"""Makes the program as one folder, dist/trapoula, and what people install; tries it out.

python3 dev.py build [--twice]
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

sys.path.insert(0, str(ROOT))
import linux.bundles  # noqa: E402 - found only now
import linux.debian  # noqa: E402
import macos.bundles  # noqa: E402
import windows.bundles  # noqa: E402
from repeat import differences, moment_of_source  # noqa: E402

SUMS = "SHA256SUMS"


def main(arguments: Sequence[str]) -> int:
    dist = ROOT / "dist"
    make(dist, ROOT / "build")
    for path in sorted(dist.iterdir()):
        print(f"{path.relative_to(ROOT)}: {megabytes(path):.1f} MB", flush=True)
    if "--twice" in arguments:
        again = ROOT / "build" / "again"
        make(again / "dist", again)
        different = list(differences(dist, again / "dist"))
        print("The second build is the same to the byte." if not different else "It differs in:")
        print("".join(f"    {name}\n" for name in different), end="", flush=True)
        if different:
            return 1
    if not all(map(linux.debian.examine, dist.glob("*.deb"))):
        return 1
    return subprocess.call([sys.executable, ROOT / "packaging" / "smoke.py"])


def make(dist: Path, work: Path) -> None:
    """Make everything anew in a folder."""
    for folder in (dist, work):
        shutil.rmtree(folder, ignore_errors=True)
    moment = moment_of_source(ROOT)
    print("Freezing the program", flush=True)
    freeze(dist, work, moment)
    print("Packing it", flush=True)
    write_checksums(make_bundles(dist, work / "trapoula", moment), dist / SUMS)


def freeze(dist: Path, work: Path, moment: int) -> None:
    command = [sys.executable, "-m", "PyInstaller", "packaging/trapoula.spec", "--noconfirm"]
    command += ["--distpath", str(dist), "--workpath", str(work), "--log-level", "ERROR"]
    # The same source gives the same files: no time of today, no order by chance.
    same = {"SOURCE_DATE_EPOCH": str(moment), "PYTHONHASHSEED": "0"}
    if subprocess.call(command, cwd=ROOT, env={**os.environ, **same}):
        sys.exit("PyInstaller could not make the program; see above.")


def make_bundles(dist: Path, work: Path, moment: int) -> list[Path]:
    """Make what people download for this system."""
    if sys.platform == "win32":
        return windows.bundles.make_bundles(dist / "trapoula", work / "trapoula.ico", moment)
    if sys.platform == "darwin":
        return macos.bundles.make_bundles(dist / "Trapoula.app")
    return linux.bundles.make_bundles(dist / "trapoula", dist / "trapoula-portable", moment)


def write_checksums(bundles: Sequence[Path], sums: Path) -> None:
    """Write them as `sha256sum --check` reads them."""
    lines = (f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in bundles)
    sums.write_text("".join(lines), "utf-8", newline="\n")


def megabytes(path: Path) -> float:
    files = [path] if path.is_file() else (p for p in path.rglob("*") if not p.is_symlink())
    return sum(file.stat().st_size for file in files if file.is_file()) / 1e6


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
