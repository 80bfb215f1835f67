"""What a person downloads for macOS: a disk image with the program and the way to install it."""

import platform
import subprocess
import tempfile
from pathlib import Path

from engine import __version__


def make_bundles(app: Path) -> list[Path]:
    """Make it beside the program, for the kind of processor at hand."""
    image = app.with_name(f"trapoula-{__version__}-macos-{platform.machine()}.dmg")
    make_disk_image(app, image)
    return [image]


def make_disk_image(app: Path, image: Path) -> None:
    """Make a compressed image in which the program is dragged onto Applications."""
    with tempfile.TemporaryDirectory() as folder:
        # `ditto` keeps links and signatures as they are.
        subprocess.run(["ditto", app, Path(folder) / app.name], check=True)
        (Path(folder) / "Applications").symlink_to("/Applications")
        command = ["hdiutil", "create", "-volname", app.stem, "-srcfolder", folder]
        subprocess.run([*command, "-format", "UDZO", "-ov", image], check=True)
