"""The zip and the installer for Windows, as far as they can be seen from elsewhere."""

import os
import re
import stat
from pathlib import Path
from zipfile import ZipFile

import pytest
from windows.bundles import find_compiler, make_bundles, make_portable_zip

from app.storage.match_store import ENDING
from engine import __version__
from tests.packaging.spec import PACKAGING

SCRIPT = PACKAGING / "windows" / "trapoula.iss"
GREEK = PACKAGING / "windows" / "greek.isl"

# Of Inno Setup's own texts those that the script names, with their Greek in greek.isl.
OWN_TEXTS = {"CreateDesktopIcon", "LaunchProgram"}


@pytest.fixture
def program(tmp_path: Path) -> Path:
    folder = tmp_path / "dist" / "trapoula"
    (folder / "_internal").mkdir(parents=True)
    (folder / "trapoula.exe").write_bytes(b"program")
    (folder / "_internal" / "python311.dll").write_bytes(b"library")
    return folder


def test_the_zip_has_the_folder_and_says_that_it_is_portable(program: Path, tmp_path: Path) -> None:
    archive = tmp_path / "made.zip"
    make_portable_zip(program, archive, 1_700_000_000)
    with ZipFile(archive) as pack:
        assert pack.testzip() is None
        assert {name: pack.read(name) for name in pack.namelist()} == {
            "trapoula/_internal/python311.dll": b"library",
            "trapoula/portable": b"",
            "trapoula/trapoula.exe": b"program",
        }
    assert not (program / "portable").exists()  # the installer takes the same folder


def test_the_same_folder_gives_the_same_zip(program: Path, tmp_path: Path) -> None:
    first, second = tmp_path / "first.zip", tmp_path / "second.zip"
    make_portable_zip(program, first, 1_700_000_000)
    os.utime(program / "trapoula.exe", (0, 0))
    make_portable_zip(program, second, 1_700_000_000)
    assert first.read_bytes() == second.read_bytes()


def test_the_compiler_is_found_where_it_installs_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PROGRAMFILES(X86)", str(tmp_path))
    assert find_compiler() is None
    compiler = tmp_path / "Inno Setup 6" / "ISCC.exe"
    compiler.parent.mkdir()
    compiler.touch()
    assert find_compiler() == compiler


def test_without_inno_setup_there_is_the_zip_alone(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    (archive,) = make_bundles(program, tmp_path / "trapoula.ico", 1_700_000_000)
    assert archive == program.parent / f"trapoula-{__version__}-windows-x86_64.zip"
    assert archive.is_file()


def test_the_script_gets_all_that_it_asks_for(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler, asked = tmp_path / "iscc", tmp_path / "asked"
    compiler.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > "{asked}"\n', "utf-8")
    compiler.chmod(stat.S_IRWXU)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    _, installer = make_bundles(program, tmp_path / "trapoula.ico", 1_700_000_000)
    assert installer == program.parent / f"trapoula-{__version__}-windows-x86_64-setup.exe"
    arguments = asked.read_text("utf-8").splitlines()
    given = dict(argument[2:].split("=") for argument in arguments if argument.startswith("/D"))
    assert given == {
        "Version": __version__,
        "Program": str(program),
        "Icon": str(tmp_path / "trapoula.ico"),
    }
    assert set(re.findall(r"\{#(\w+)\}", SCRIPT.read_text("utf-8-sig"))) == set(given)
    assert f"/O{installer.parent}" in arguments
    assert f"/F{installer.stem}" in arguments
    assert arguments[-1] == str(SCRIPT)


def test_inno_setup_takes_both_files_for_unicode() -> None:
    for file in (SCRIPT, GREEK):
        assert file.read_bytes().startswith(b"\xef\xbb\xbf"), file


def test_every_text_that_the_script_names_is_there_in_both_languages() -> None:
    script, greek = SCRIPT.read_text("utf-8-sig"), GREEK.read_text("utf-8-sig")
    named = set(re.findall(r"\{cm:(\w+)", script))
    own = {
        language: set(re.findall(rf"^{language}\.(\w+)=.", script, re.MULTILINE))
        for language in ("en", "el")
    }
    assert named - own["en"] == OWN_TEXTS
    assert named - own["el"] == OWN_TEXTS
    assert set(re.findall(r"^(\w+)=.", greek.partition("[CustomMessages]")[2], re.MULTILINE)) == {
        *OWN_TEXTS,
        "NameAndVersion",  # in Windows' list of programs
    }


def test_greek_names_every_message_once_and_says_something() -> None:
    greek = GREEK.read_text("utf-8-sig")
    lines = [line for line in greek.splitlines() if line and line[0] not in ";["]
    names = [line.partition("=")[0] for line in lines]
    assert len(names) == len(set(names))
    assert all(line.partition("=")[2] for line in lines)


def test_saved_matches_open_with_the_program() -> None:
    script = SCRIPT.read_text("utf-8-sig")
    assert rf'Software\Classes\{ENDING}"; ValueType: string; ValueData: "Trapoula.Match"' in script
    assert 'ValueData: """{app}\\trapoula.exe"" ""%1"""' in script
    assert "application/x-trapoula-match" in script


def test_it_is_installed_for_one_person_and_takes_none_of_their_files_away() -> None:
    script = SCRIPT.read_text("utf-8-sig")
    assert "PrivilegesRequired=lowest" in script
    assert "[UninstallDelete]" not in script
