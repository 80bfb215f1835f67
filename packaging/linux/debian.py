"""The program as a package for Debian and its kin."""

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import tempfile
import textwrap
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from typing import Final

from linux.tree import settle
from program_icons import DRAWING, drawn, png

from engine import __version__

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parents[1]

ID: Final = "io.github.trapoula.Trapoula"
MAINTAINER: Final = "The Trapoula authors <authors@trapoula.invalid>"
"""Debian wants an address, and there is none yet: one that can never be anybody's (RFC 2606)."""

PLACES: Final = {
    f"{ID}.desktop": "usr/share/applications",
    f"{ID}.metainfo.xml": "usr/share/metainfo",
    f"{ID}.xml": "usr/share/mime/packages",
}
"""Where the desktop looks for what lies in this folder."""

ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
"""In pixels, for those that take no drawing."""


def make_package(program: Path, package: Path, moment: int) -> None:
    """Make it from the one folder, as of a moment in seconds."""
    with tempfile.TemporaryDirectory() as scratch:
        tree = Path(scratch) / "tree"
        put_program(program, tree)
        put_papers(tree, moment)
        for name, place in PLACES.items():
            put(tree / place / name, (HERE / name).read_bytes())
        put_icons(tree / "usr/share/icons/hicolor")
        control = tree / "DEBIAN"
        put(control / "md5sums", checksums(tree).encode())
        put(control / "control", description(tree, dependencies(tree)).encode())
        settle(tree, moment)
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", "-Zxz", "--threads-max=1", "--build", tree, package],
            check=True,
            env={**os.environ, "SOURCE_DATE_EPOCH": str(moment)},
            stdout=subprocess.DEVNULL,
        )


def examine(package: Path) -> bool:
    """Tell whether Debian's own examination finds no error in a package; print what it finds."""
    command = ["lintian", "--allow-root", "--fail-on", "error", "--tag-display-limit", "0"]
    return subprocess.call([*command, package]) == 0


def put(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def put_program(program: Path, tree: Path) -> None:
    """Copy the folder without the libraries that the system has packages of, and their licences.

    Python's library stays: systems other than the one at hand have another Python.
    """
    library = tree / "usr/lib/trapoula"
    shutil.copytree(program, library, symlinks=True)
    inside = library / "_internal"
    for file in (*inside.glob("lib*.so*"), *inside.glob("licences/*")):
        if not (file.is_symlink() or re.match(r"(lib)?python", file.name)):
            file.unlink()
    link = tree / "usr/games/trapoula"
    link.parent.mkdir(parents=True)
    link.symlink_to("../lib/trapoula/trapoula")


def put_papers(tree: Path, moment: int) -> None:
    """Add what Debian requires of every package: licence, changes, manual."""
    papers = tree / "usr/share/doc/trapoula"
    put(papers / "copyright", licence().encode())
    put(papers / "changelog.gz", compressed(changelog(moment).encode()))
    put(tree / "usr/share/man/man6/trapoula.6.gz", compressed((HERE / "trapoula.6").read_bytes()))
    put(tree / "usr/share/lintian/overrides/trapoula", (HERE / "lintian-overrides").read_bytes())


def licence() -> str:
    """Return who holds which rights, and the text of our own licence."""
    paragraphs = (ROOT / "LICENSE").read_text("utf-8").split("\n\n")[2:]  # after title and holders
    text = "\n\n".join(paragraphs)
    lines = "".join(f" {line or '.'}\n" for line in text.splitlines())
    return f"{(HERE / 'copyright').read_text('utf-8')}\nLicense: MIT\n{lines}"


def compressed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)


def changelog(moment: int) -> str:
    """Return the changes in Debian's form."""
    entries = (ROOT / "CHANGELOG.md").read_text("utf-8").split("\n## ")[1:]
    latest = entries[0].partition("\n")[2]
    points = re.findall(r"^- (.*(?:\n  .*)*)", latest, re.MULTILINE)
    items = "".join(
        textwrap.fill(" ".join(point.split()), 78, initial_indent="  * ", subsequent_indent="    ")
        + "\n"
        for point in points
    )
    date = format_datetime(datetime.fromtimestamp(moment, UTC))
    return (
        f"trapoula ({__version__}) unstable; urgency=medium\n\n{items}\n -- {MAINTAINER}  {date}\n"
    )


def put_icons(folder: Path) -> None:
    put(folder / "scalable" / "apps" / f"{ID}.svg", DRAWING.read_bytes())
    for size in ICON_SIZES:
        put(folder / f"{size}x{size}" / "apps" / f"{ID}.png", png(drawn(size)))


def dependencies(tree: Path) -> str:
    """Return what the libraries and programs in the package load, as Debian finds it."""
    files = [path for path in tree.rglob("*") if path.is_file() and not path.is_symlink()]
    loaded = [path for path in files if path.read_bytes()[:4] == b"\x7fELF"]
    # Its own libraries are nobody's package.
    own = sorted({f"-l{path.parent}" for path in loaded})
    with tempfile.TemporaryDirectory() as folder:
        source = b"Source: trapoula\n\nPackage: trapoula\nArchitecture: amd64\n"
        put(Path(folder) / "debian" / "control", source)
        answer = subprocess.run(
            ["dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0", *own, *loaded],
            cwd=folder,
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        )
    return answer.stdout.strip().removeprefix("shlibs:Depends=")


def description(tree: Path, depends: str) -> str:
    """Return the package's description, as package managers show it."""
    kilobytes = sum(
        1 if path.is_dir() or path.is_symlink() else -(-path.stat().st_size // 1024)
        for path in tree.rglob("*")
    )
    return f"""\
Package: trapoula
Version: {__version__}
Architecture: amd64
Maintainer: {MAINTAINER}
Installed-Size: {kilobytes}
Depends: {depends}
Recommends: libpulse0
Suggests: speech-dispatcher
Section: games
Priority: optional
Description: boxed card games around one computer
 Sit around one computer and take turns, or play alone: The Game with On Fire,
 The Game: Extreme, The Game: Face to Face, Qwixx: the card game and Wednesday:
 Outcasts & Monsters with all their options, offline, in Greek and in English.
 .
 This is an unofficial program. The names of the games belong to their owners,
 who have nothing to do with it.
"""


def checksums(tree: Path) -> str:
    """Return a checksum of every file, as `md5sum --check` reads them.

    Debian's tools use them to find damage.
    """
    files = sorted(p for p in tree.rglob("*") if p.is_file() and not p.is_symlink())
    return "".join(
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n"
        for path in files
    )
