"""A match of earlier rules is gone on with by those of today; what its file held is kept."""

from pathlib import Path

import pytest

from app.storage import journals
from engine.core.errors import Damaged
from tests.engine.core.new_dice import NewDice, journal


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(journals, "GAMES", {"dice": NewDice()})
    path = tmp_path / "match.trapoula"
    path.write_text(journal(1, "1", "2"), "utf-8", newline="")
    return path


def test_it_is_written_anew_when_it_is_opened(path: Path) -> None:
    before = path.read_bytes()
    assert journals.read(path).written_under == 1
    assert path.read_bytes() == before
    match = journals.open_to_play(path)
    match.do(0, "bet 2")
    match.close()
    assert path.read_text("utf-8") == journal(3, "0", "1", "2")
    assert path.with_name("match.trapoula.rules-1").read_bytes() == before
    again = journals.open_to_play(path)
    assert len(again.events) == 3
    again.close()
    assert len(list(path.parent.iterdir())) == 2


def test_where_nothing_can_be_written_it_is_not_opened(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = path.read_bytes()

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr("shutil.copy2", refuse)
    with pytest.raises(PermissionError):
        journals.open_to_play(path)
    assert path.read_bytes() == before


def test_what_cannot_be_carried_over_stays_as_it_is(path: Path) -> None:
    path.write_text(journal(2, "1", seats=3), "utf-8", newline="")
    before = path.read_bytes()
    with pytest.raises(Damaged):
        journals.open_to_play(path)
    assert path.read_bytes() == before
    assert [each.name for each in path.parent.iterdir()] == [path.name]
