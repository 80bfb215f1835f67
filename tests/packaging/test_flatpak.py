"""The Flatpak manifest: that it finds its files, and that the sandbox is tight."""

from typing import Any

import pytest
from macos.info_plist import BUNDLE_IDENTIFIER
from ruamel.yaml import YAML

from tests.packaging.spec import PACKAGING

MANIFEST = PACKAGING / "flatpak" / "io.github.trapoula.Trapoula.yml"


@pytest.fixture
def manifest() -> Any:
    return YAML(typ="safe", pure=True).load(MANIFEST)


def test_the_name_is_that_of_the_program(manifest: Any) -> None:
    assert manifest["app-id"] == MANIFEST.stem == BUNDLE_IDENTIFIER


def test_its_files_are_there(manifest: Any) -> None:
    (module,) = manifest["modules"]
    built, *files = module["sources"]
    assert (MANIFEST.parent / built["path"]).resolve() == PACKAGING.parent / "dist" / "trapoula"
    for file in files:
        assert (MANIFEST.parent / file["path"]).is_file(), file["path"]


def test_every_file_is_put_somewhere(manifest: Any) -> None:
    (module,) = manifest["modules"]
    commands = "\n".join(module["build-commands"]).replace("${FLATPAK_ID}", manifest["app-id"])
    for source in module["sources"]:
        assert source.get("dest", source["path"].rpartition("/")[2]) in commands


def test_it_asks_for_a_screen_sound_and_speech_and_nothing_else(manifest: Any) -> None:
    assert set(manifest["finish-args"]) == {
        "--socket=wayland",
        "--socket=fallback-x11",
        "--share=ipc",
        "--device=dri",
        "--socket=pulseaudio",
        "--filesystem=xdg-run/speech-dispatcher:ro",
    }
