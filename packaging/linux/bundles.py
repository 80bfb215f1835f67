"""What a person downloads for Linux, from the one folder and the one file."""

import os
import platform
from pathlib import Path

from linux.debian import make_package
from linux.tree import pack, settle

from engine import __version__


def make_bundles(program: Path, portable: Path, moment: int) -> list[Path]:
    """Make it beside the folder, as of a moment in seconds."""
    name = f"trapoula-{__version__}-linux-{platform.machine()}"
    archive, package, file = (
        program.with_name(each)
        for each in (
            f"{name}.tar.xz",
            f"trapoula_{__version__}_amd64.deb",
            f"{name}-portable",
        )
    )
    settle(program, moment)
    pack(program, archive)
    make_package(program, package, moment)
    portable.rename(file)
    os.utime(file, (moment, moment))
    return [archive, package, file]
