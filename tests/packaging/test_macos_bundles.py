"""The disk image for macOS: what its tools are asked for, with others in their place."""

import os
import stat
from pathlib import Path

import pytest
from macos.bundles import make_bundles

from engine import __version__

DITTO = '#!/bin/sh\ncp -R "$1" "$2"\n'
HDIUTIL = '#!/bin/sh\nprintf "%s\\n" "$@"\ncd "$5" && find . | sort\n'


def test_the_image_has_the_program_and_where_it_is_dragged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    for name, text in {"ditto": DITTO, "hdiutil": HDIUTIL}.items():
        (tmp_path / name).write_text(text, "utf-8")
        (tmp_path / name).chmod(stat.S_IRWXU)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    app = tmp_path / "Trapoula.app"
    (app / "Contents").mkdir(parents=True)
    monkeypatch.setattr("platform.machine", lambda: "arm64")
    (image,) = make_bundles(app)
    assert image == tmp_path / f"trapoula-{__version__}-macos-arm64.dmg"
    *command, listing = capfd.readouterr().out.partition(f"{image}\n")
    assert "".join(command).split()[:4] == ["create", "-volname", "Trapoula", "-srcfolder"]
    assert listing.split() == [".", "./Applications", "./Trapoula.app", "./Trapoula.app/Contents"]
