"""The stamp of the program, under which its pictures are kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from app.system import program_stamp as module
from app.system.program_stamp import program_stamp
from app.system.resources import ROOT as RESOURCES


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "paint" / "__pycache__").mkdir(parents=True)
    (tmp_path / "paint" / "tiles.py").write_text("", "utf-8")
    monkeypatch.setattr(module, "_PAINTERS", (tmp_path,))
    return tmp_path


def changed(file: Path) -> None:
    file.touch()
    later = file.stat().st_mtime + 10
    os.utime(file, (later, later))


def test_a_changed_or_new_source_has_another_stamp(source: Path) -> None:
    first = program_stamp()
    assert program_stamp() == first
    changed(source / "paint" / "tiles.py")
    second = program_stamp()
    (source / "paint" / "cards.py").touch()
    assert len({first, second, program_stamp()}) == 3


def test_bytecode_written_meanwhile_does_not_count(source: Path) -> None:
    first = program_stamp()
    changed(source / "paint" / "__pycache__" / "tiles.pyc")
    assert program_stamp() == first


def test_the_painters_and_what_they_use_are_looked_at() -> None:
    folders = module._PAINTERS
    assert all((folders[0] / "paint" / name).is_file() for name in ("tiles.py", "album.py"))
    assert folders[1] == RESOURCES


def test_a_frozen_program_is_known_by_its_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = tmp_path / "trapoula"
    program.write_bytes(b"1")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    first = program_stamp()
    assert program_stamp() == first
    changed(program)
    assert program_stamp() != first
