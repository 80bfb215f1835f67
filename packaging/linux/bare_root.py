"""Tries what was built in a bare Debian 12, which has nothing but what the bundle needs.

    python packaging/linux/bare_root.py

Needs what `python3 dev.py build` has made here, debootstrap, an administrator's rights and a
connection, and Debian 12 itself around it, whose settings of apt it takes. The screen is outside,
the program inside.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
DIST: Final = ROOT / "dist"

LIBRARIES: Final = (
    "libgl1",
    "libegl1",
    "libfontconfig1",
    "libdbus-1-3",
    "libx11-xcb1",
    "libwayland-cursor0",
)
"""What README names for those who take the archive or the one file."""

SYSTEM: Final = (Path("/proc"), Path("/dev"))
"""What every program wants to be there; a root shows that of the system around it."""

ELSEWHERE: Final = frozenset({"dev", "proc", "tmp"})
"""Folders of the root that are, or hold, folders of the system around it."""


class BareRoot:
    """A system in a folder. What lies in the folder `shared` is at the same place inside."""

    def __init__(self, folder: Path, shared: Path) -> None:
        self.folder = folder
        self.shared = shared

    def run(self, *command: str | Path) -> None:
        environment = {"PATH": os.defpath + ":/usr/sbin:/sbin", "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(
            ["chroot", self.folder, *command],
            check=True,
            env=environment,
            stdout=subprocess.DEVNULL,
        )

    def install(self, *packages: str | Path) -> None:
        self.run("apt-get", "update", "-qq")
        options = ["-qq", "--no-install-recommends", "-o", "Dpkg::Use-Pty=false"]
        self.run("apt-get", "install", *options, *packages)

    def take_in(self, file: Path) -> Path:
        """Copy a file into the shared folder."""
        return Path(shutil.copy(file, self.shared))

    def try_out(self, program: Path) -> None:
        """Let the frozen program's trial play with a program that lies inside."""
        starter = self.shared / "trapoula"
        starter.write_text(f'#!/bin/sh\nexec chroot "{self.folder}" "{program}" "$@"\n', "utf-8")
        starter.chmod(0o755)
        subprocess.run(
            [sys.executable, ROOT / "packaging" / "smoke.py", starter],
            check=True,
            env={**os.environ, "TMPDIR": str(self.shared)},
        )

    def named(self, name: str) -> list[Path]:
        """Return the paths with this name, except those not of this root and in apt's lists."""
        places = (place for place in self.folder.iterdir() if place.name not in ELSEWHERE)
        found = (path for place in places for path in place.rglob(f"*{name}*"))
        lists = [self.folder / "var" / part for part in ("cache", "log", "lib")]
        return [path for path in found if not any(path.is_relative_to(part) for part in lists)]


@contextmanager
def bare_root() -> Iterator[BareRoot]:
    """Make the system; it goes with the block."""
    place = Path(tempfile.mkdtemp(prefix="trapoula-bare-"))
    folder, shared = place / "root", place / "shared"
    targets = {inside: folder / inside.relative_to("/") for inside in (*SYSTEM, shared)}
    try:
        subprocess.run(
            ["debootstrap", "--variant=minbase", "bookworm", folder],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        for settings in ("etc/apt", "etc/ssl/certs"):
            shutil.rmtree(folder / settings, ignore_errors=True)
            shutil.copytree(Path("/", settings), folder / settings)
        shared.mkdir()
        for inside, target in targets.items():
            target.mkdir(parents=True, exist_ok=True)
            subprocess.run(["mount", "--bind", inside, target], check=True)
        yield BareRoot(folder, shared)
    finally:
        for target in targets.values():
            subprocess.run(["umount", "--quiet", "--lazy", target], check=False)
        # Whatever might still be mounted there is the system's, and stays.
        subprocess.run(["rm", "-rf", "--one-file-system", place], check=True)


def try_package(package: Path) -> None:
    """Install it, play, uninstall it: only what was played is still there."""
    with bare_root() as root:
        root.install(root.take_in(package))
        print(f"{package.name} is installed.", flush=True)
        root.try_out(Path("/usr/games/trapoula"))
        kept = root.folder / "root" / ".local" / "share" / "trapoula"  # what a person would have
        kept.mkdir(parents=True)
        root.run("apt-get", "purge", "-qq", "-o", "Dpkg::Use-Pty=false", "trapoula")
        assert root.named("trapoula") == [kept], root.named("trapoula")
        print(f"{package.name} is uninstalled and has left nothing behind.", flush=True)


def try_archive_and_file(archive: Path, file: Path) -> None:
    """Unpack the one, and start both, with the documented libraries."""
    with bare_root() as root:
        root.install(*LIBRARIES)
        shutil.unpack_archive(archive, root.shared)
        root.try_out(root.shared / archive.name.removesuffix(".tar.xz") / "trapoula")
        root.try_out(root.take_in(file))


def main() -> int:
    (package,) = DIST.glob("trapoula_*.deb")
    (archive,) = DIST.glob("trapoula-*.tar.xz")
    (file,) = DIST.glob("trapoula-*-portable")
    try_package(package)
    try_archive_and_file(archive, file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
