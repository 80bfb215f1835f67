"""The system's libraries in the program for Linux: which come along, and under which licences."""

import re
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath
from typing import Final

Entry = tuple[str, str, str]
"""As PyInstaller has it: where a file goes in the bundle, where it comes from, what kind it is."""

LEFT_TO_THE_SYSTEM: Final = frozenset(
    {
        "libX11-xcb.so.1",
        "libX11.so.6",
        "libdbus-1.so.3",
        "libexpat.so.1",
        "libfontconfig.so.1",
        "libfreetype.so.6",
        "libgcc_s.so.1",
        "libstdc++.so.6",
        "libwayland-client.so.0",
        "libwayland-cursor.so.0",
        "libwayland-egl.so.1",
        "libxcb.so.1",
        "libz.so.1",
    }
)
"""Libraries that stay out. Every desktop has them, and its own fit its graphics drivers, its
settings of fonts and its other libraries, where ours might be too old for them."""

_IN_THE_PROGRAM: Final = frozenset({"Apache-2.0", "GPL-3", "LGPL-3"})
"""The licences that lie in resources/licences."""

_COMMON: Final = re.compile(r"/usr/share/common-licenses/([\w.+-]*\w)")


def brought_along(binaries: Iterable[Entry]) -> list[Entry]:
    return [entry for entry in binaries if PurePosixPath(entry[0]).name not in LEFT_TO_THE_SYSTEM]


def imports(library: str) -> list[str]:
    """Return the libraries that a library names itself, without those that they name in turn."""
    said = subprocess.run(
        ["objdump", "--private-headers", library], check=True, capture_output=True, text=True
    )
    return re.findall(r"^ *NEEDED +(\S+)$", said.stdout, re.MULTILINE)


def settled(binaries: Iterable[Entry], work: Path) -> list[Entry]:
    """Put in place of Python's own libraries what is needed of them, made in the folder `work`.

    Three quarters of one may be symbols for finding faults, and it may look for others in the
    folder that Python was installed to. Qt's stay what its makers have published.
    """
    return [
        (target, _settled(source, work / "python") if _is_of_python(source) else source, kind)
        for target, source, kind in binaries
    ]


def _is_of_python(library: str) -> bool:
    path = Path(library)
    return path.parent.name == "lib-dynload" or path.name.startswith("libpython")


def _settled(library: str, folder: Path) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    made = folder / Path(library).name
    subprocess.run(["strip", "--strip-unneeded", "-o", made, library], check=True)
    subprocess.run(["patchelf", "--remove-rpath", made], check=True)
    return str(made)


def licences(binaries: Iterable[Entry]) -> list[Entry]:
    """Return what Debian says of its own libraries, and the licences that it names there."""
    sources = [Path(source) for _, source, kind in binaries if kind == "BINARY"]
    own = [
        source for source in sources if source.is_relative_to("/usr") or "lib" in source.parts[:2]
    ]
    files = {}
    for package in _packages(own):
        said = Path("/usr/share/doc", package, "copyright")
        files[package] = said
        for name in _COMMON.findall(said.read_text("utf-8")):
            licence = Path("/usr/share/common-licenses", name).resolve()
            if licence.name not in _IN_THE_PROGRAM:
                files[licence.name] = licence
    return [(f"licences/{name}.txt", str(files[name]), "DATA") for name in sorted(files)]


def _packages(libraries: Iterable[Path]) -> Iterator[str]:
    """Yield the Debian packages that installed these libraries."""
    # Debian moves libraries from /lib to /usr/lib: the names of the folders above do not count.
    patterns = [f"*/{library.parent.name}/{library.name}" for library in libraries]
    if patterns:
        found = subprocess.run(
            ["dpkg-query", "--search", *patterns], check=True, capture_output=True, text=True
        )
        yield from {line.partition(":")[0] for line in found.stdout.splitlines()}
