"""What Linux is told of the program, and that what is packed is the same whoever packs it."""

import os
import re
import stat
import subprocess
import tarfile
from configparser import ConfigParser
from pathlib import Path

import pytest
from linux.debian import HERE, ICON_SIZES, ID, changelog, licence, make_package
from linux.libraries import LEFT_TO_THE_SYSTEM, brought_along, imports, licences, settled
from linux.tree import pack, settle
from macos.info_plist import BUNDLE_IDENTIFIER
from repeat import differences, moment_of_source

import dev
from app.application import ID as DESKTOP_FILE_NAME
from app.storage.match_store import ENDING
from app.system.system_libraries import PACKAGES
from engine import __version__
from engine.core.journal import Journal
from engine.core.match import Match
from engine.games import GAMES

DESKTOP = HERE / f"{ID}.desktop"
METAINFO = HERE / f"{ID}.metainfo.xml"
MIME = HERE / f"{ID}.xml"
TYPE = "application/x-trapoula-match"
MOMENT = 1_700_000_000


def output_of(*command: str | Path) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_the_program_has_one_name() -> None:
    assert ID == DESKTOP_FILE_NAME == BUNDLE_IDENTIFIER


def test_the_desktop_takes_its_file() -> None:
    assert output_of("desktop-file-validate", DESKTOP) == ""
    entries = ConfigParser(interpolation=None)
    entries.optionxform = str  # type: ignore[assignment]  # capitals count
    entries.read(DESKTOP, "utf-8")
    entry = entries["Desktop Entry"]
    assert entry["Exec"] == "trapoula %f"
    assert entry["MimeType"] == f"{TYPE};"
    assert entry["Icon"] == ID
    told = {name.removesuffix("[el]") for name in entry if name.endswith("[el]")}
    assert told == {"Name", "GenericName", "Comment", "Keywords"}


def test_software_centres_take_its_description() -> None:
    output_of("appstreamcli", "validate", "--no-net", METAINFO)
    text = METAINFO.read_text("utf-8")
    for line in (f"<id>{ID}</id>", f"{DESKTOP.name}</launchable>", f"<mediatype>{TYPE}<"):
        assert line in text


def test_saved_matches_are_known_by_name_and_by_content(tmp_path: Path) -> None:
    packages = tmp_path / "mime" / "packages"
    packages.mkdir(parents=True)
    (packages / MIME.name).write_bytes(MIME.read_bytes())
    output_of("update-mime-database", tmp_path / "mime")
    globs = (tmp_path / "mime" / "globs2").read_text("utf-8")
    assert f"{TYPE}:*{ENDING}" in globs
    magic = re.search(r"value='(.*)'", MIME.read_text("utf-8"))
    assert magic is not None
    journal = Journal.create(tmp_path / "match", Match.new(GAMES["the-game"], 2, {}, 1).header)
    journal.close()
    assert (tmp_path / "match").read_text("utf-8").startswith(magic[1])


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A folder such as PyInstaller makes, with a real program and real libraries in it."""
    folder = tmp_path / "trapoula"
    inside = folder / "_internal"
    (inside / "licences").mkdir(parents=True)
    (inside / "lib-dynload").mkdir()
    (folder / "trapoula").write_bytes(Path("/bin/true").read_bytes())
    (folder / "trapoula").chmod(0o700)
    for name, library in {"libsystem.so.1": "libm.so.6", "libpython3.so.1": "libm.so.6"}.items():
        (inside / name).write_bytes(Path("/lib/x86_64-linux-gnu", library).read_bytes())
        (inside / name).chmod(0o755)
    (inside / "licences" / "libsystem1.txt").touch()
    (inside / "licences" / "python.txt").touch()
    (inside / "libQt.so").symlink_to("Qt/libQt.so")
    return folder


def test_the_package_has_what_a_desktop_looks_for(program: Path, tmp_path: Path) -> None:
    package = tmp_path / "made.deb"
    make_package(program, package, MOMENT)
    assert output_of("dpkg-deb", "--field", package, "Version").strip() == __version__
    assert output_of("dpkg-deb", "--field", package, "Depends").startswith("libc6 (>= ")
    assert output_of("dpkg-deb", "--field", package, "Recommends").strip() == "libpulse0"
    output_of("dpkg-deb", "--raw-extract", package, tmp_path / "tree")
    tree = tmp_path / "tree"
    share = tree / "usr/share"
    for file in (
        share / "applications" / DESKTOP.name,
        share / "metainfo" / METAINFO.name,
        share / "mime/packages" / MIME.name,
        share / "icons/hicolor/scalable/apps" / f"{ID}.svg",
        *(share / f"icons/hicolor/{size}x{size}/apps/{ID}.png" for size in ICON_SIZES),
        share / "doc/trapoula/copyright",
    ):
        assert file.is_file(), file
    assert (tree / "usr/games/trapoula").resolve() == tree / "usr/lib/trapoula/trapoula"
    output_of("sh", "-c", f"cd {tree} && md5sum --check --strict DEBIAN/md5sums")


def test_the_package_leaves_libraries_to_the_system_and_keeps_python(
    program: Path, tmp_path: Path
) -> None:
    package = tmp_path / "made.deb"
    make_package(program, package, MOMENT)
    output_of("dpkg-deb", "--extract", package, tmp_path / "tree")
    inside = tmp_path / "tree/usr/lib/trapoula/_internal"
    assert {path.name for path in inside.iterdir() if "lib" in path.name} == {
        "libQt.so",
        "libpython3.so.1",
        "lib-dynload",
    }
    assert [path.name for path in (inside / "licences").iterdir()] == ["python.txt"]
    assert (program / "_internal" / "libsystem.so.1").exists()


def test_the_same_folder_gives_the_same_packages(program: Path, tmp_path: Path) -> None:
    for made in (tmp_path / "first", tmp_path / "second"):
        made.mkdir()
        settle(program, MOMENT)
        pack(program, made / "made.tar.xz")
        make_package(program, made / "made.deb", MOMENT)
        program.joinpath("trapoula").chmod(0o755)
        os.utime(program / "_internal", (0, 0))
    assert not list(differences(tmp_path / "first", tmp_path / "second"))
    with tarfile.open(tmp_path / "first" / "made.tar.xz") as tar:
        modes = {entry.name: stat.filemode(entry.mode) for entry in tar.getmembers()}
        assert {(entry.uid, entry.uname, entry.mtime) for entry in tar} == {(0, "", MOMENT)}
    assert modes["made/trapoula"] == "?rwxr-xr-x"
    assert modes["made/_internal/libsystem.so.1"] == "?rw-r--r--"


def test_differences_are_named(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    for folder in (first, second):
        folder.mkdir()
        (folder / "same").write_text("same")
        (folder / "other").write_text(folder.name)
        (folder / "mode").touch(0o644)
        (folder / "link").symlink_to(folder.name)
    (second / "mode").chmod(0o755)
    (second / "new").mkdir()
    assert list(differences(first, second)) == ["link", "mode", "new", "other"]


def test_everything_is_as_old_as_the_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(MOMENT))
    assert moment_of_source(tmp_path) == MOMENT
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    without_git = moment_of_source(tmp_path)
    assert without_git == moment_of_source(tmp_path)


def test_changes_and_licence_are_told_in_debians_way(tmp_path: Path) -> None:
    file = tmp_path / "changelog"
    file.write_text(changelog(MOMENT), "utf-8")
    told = output_of("dpkg-parsechangelog", "--file", file, "--show-field", "Version")
    assert told.strip() == __version__
    assert licence().endswith(" SOFTWARE.\n")
    assert "\n .\n" in licence()


def test_what_every_desktop_has_stays_out() -> None:
    entries = [("libX11.so.6", "", "BINARY"), ("PySide6/Qt/lib/libQt6Core.so.6", "", "BINARY")]
    assert brought_along(entries) == entries[1:]


def test_the_program_can_name_the_package_of_every_library_that_stays_out() -> None:
    of_the_base_system = {"libexpat.so.1", "libgcc_s.so.1", "libstdc++.so.6", "libz.so.1"}
    of_wayland = {name for name in LEFT_TO_THE_SYSTEM if "wayland" in name}
    assert LEFT_TO_THE_SYSTEM - of_the_base_system - of_wayland <= PACKAGES.keys()


def test_the_program_and_its_set_up_name_the_same_packages() -> None:
    # Without glib not even Qt's core loads, from source; the bundle brings it along.
    set_up = {k: v for k, v in dev.SCREEN_LIBRARIES.items() if k != "libglib-2.0.so.0"}
    assert set_up.items() <= PACKAGES.items()


def test_pythons_libraries_are_settled_and_others_are_not(tmp_path: Path) -> None:
    library = "/lib/x86_64-linux-gnu/libm.so.6"
    python = tmp_path / "libpython3.so"
    python.write_bytes(Path(library).read_bytes())
    entries = [("a", library, "BINARY"), ("b", str(python), "BINARY")]
    first, second = settled(entries, tmp_path / "work")
    assert first == entries[0]
    assert second == ("b", str(tmp_path / "work" / "python" / "libpython3.so"), "BINARY")
    assert imports(second[1]) == imports(library)


def test_licences_of_the_systems_libraries_come_along() -> None:
    found = licences([("libz.so.1", "/lib/x86_64-linux-gnu/libz.so.1", "BINARY")])
    assert ("licences/zlib1g.txt", "/usr/share/doc/zlib1g/copyright", "DATA") in found
    assert licences([("own.so", "elsewhere/own.so", "BINARY")]) == []
