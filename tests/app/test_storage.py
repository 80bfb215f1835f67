"""Saved matches: listed, opened, deleted, and stepped around when damaged."""

import errno
import os
import shutil
from collections.abc import Callable, Iterator
from datetime import UTC
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.games import MODULES
from app.match.players import NewMatch, PlayerInfo
from app.pages.setup.party import Party
from app.storage import journals
from app.storage.match_store import MatchStore
from app.storage.settings import RememberedPlayer, Settings
from engine.core.errors import Damaged
from engine.core.journal import Pause
from engine.core.match import Match
from engine.games import GAMES
from tests.app.saved import latest_unfinished, saved_matches
from tests.app.speaking import speaking

Deal = Callable[..., Match]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def store(tmp_path: Path, settings: Settings) -> MatchStore:
    return MatchStore(tmp_path / "matches", settings)


@pytest.fixture
def deal(store: MatchStore) -> Iterator[Deal]:
    matches = []

    def make(*names: str, seed: int = 1) -> Match:
        players = tuple(PlayerInfo(name, colour) for colour, name in enumerate(names))
        matches.append(store.deal(NewMatch("the-game", {}, players, seed)))
        return matches[-1]

    yield make
    for match in matches:
        match.close()


def test_an_empty_folder_has_no_matches(store: MatchStore) -> None:
    assert saved_matches(store) == []


def test_people_of_the_same_name_are_told_apart(store: MatchStore, deal: Deal) -> None:
    """Set-up lets nobody share a name, but a file from elsewhere may."""
    long = "A" * 20
    match = deal("Anna", "anna", "Leo", f"{long} B", f"{long} C")
    shown = ["Anna", "anna 2", "Leo", f"{long[:19]}…", f"{long[:18]} 2"]
    assert [player.name for player in store.player_infos(match)] == shown
    [saved] = saved_matches(store)
    assert [player.name for player in saved.players] == shown


def test_the_match_touched_last_comes_first(store: MatchStore, deal: Deal) -> None:
    first = deal("Anna", seed=1)
    deal("Leo", seed=2)
    for saved in saved_matches(store):
        os.utime(saved.path, (0, 0))  # clocks of file systems may be coarser than these lines
    first.do(0, first.legal(0)[0])
    assert [saved.seed for saved in saved_matches(store)] == [1, 2]


def test_a_new_deal_deletes_none(store: MatchStore, deal: Deal) -> None:
    for _ in range(3):
        deal("Anna")
    assert len(saved_matches(store)) == 3


def test_a_summary_follows_the_match(store: MatchStore, deal: Deal) -> None:
    match = deal("Anna")
    [before] = saved_matches(store)
    match.do(0, match.legal(0)[0])
    [after] = saved_matches(store)
    assert before.view is not None
    assert after.view is not None
    assert len(after.view["hands"][0]) == len(before.view["hands"][0]) - 1


def test_a_summary_shows_no_hand(store: MatchStore, deal: Deal) -> None:
    deal("Anna", "Leo")
    [saved] = saved_matches(store)
    assert saved.view is not None
    assert all(card is None for hand in saved.view["hands"] for card in hand)


def test_a_damaged_file_is_named_and_kept(store: MatchStore, deal: Deal) -> None:
    deal("Anna")
    [saved] = saved_matches(store)
    damaged = saved.path.read_bytes() + b"nonsense\n"
    saved.path.write_bytes(damaged)
    [found] = saved_matches(store)
    assert isinstance(found.damaged, Damaged)
    assert found.damaged.line == 2
    assert not found.unfinished
    with pytest.raises(Damaged):
        store.open(saved.path)
    assert saved.path.read_bytes() == damaged


def test_the_latest_unfinished_match_is_the_one_to_go_on_with(
    store: MatchStore, deal: Deal
) -> None:
    assert store.files() == []
    assert latest_unfinished(store) is None
    older = deal("Anna", seed=1)
    play_to_the_end(deal("Leo", seed=2))
    assert store.files()
    found = latest_unfinished(store)
    assert found is not None
    assert found.seed == 1
    play_to_the_end(older)
    assert latest_unfinished(store) is None


def test_finished_matches_are_read_once(
    store: MatchStore, settings: Settings, deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Path] = []
    really_read = journals.read

    def note_and_read(path: Path, pause: Pause | None) -> Match:
        read.append(path)
        return really_read(path, pause)

    monkeypatch.setattr(journals, "read", note_and_read)
    play_to_the_end(deal("Anna", seed=1))
    last = deal("Leo", seed=2)
    play_to_the_end(last)
    assert latest_unfinished(store) is None
    assert len(read) == 2

    later = MatchStore(store.folder, settings)
    assert latest_unfinished(later) is None
    assert len(read) == 2

    last.undo(0, "table")
    store.close(last)
    found = latest_unfinished(MatchStore(store.folder, settings))
    assert found is not None
    assert found.seed == 2
    assert len(read) == 2


def test_a_damaged_match_is_none_to_go_on_with(store: MatchStore, deal: Deal) -> None:
    deal("Anna")
    [saved] = saved_matches(store)
    saved.path.write_bytes(saved.path.read_bytes() + b"nonsense\n")
    assert latest_unfinished(store) is None


@pytest.mark.skipif(os.name == "nt", reason="no pipes nor devices, and links only for some")
def test_only_plain_files_are_matches(store: MatchStore, deal: Deal, settings: Settings) -> None:
    deal("Anna")
    [saved] = saved_matches(store)
    folder = store.folder
    (folder / "broken.trapoula").symlink_to(folder / "nothing")
    (folder / "round.trapoula").symlink_to(folder / "round.trapoula")
    (folder / "zero.trapoula").symlink_to("/dev/zero")
    (folder / "folder.trapoula").mkdir()
    os.mkfifo(folder / "pipe.trapoula")
    (folder.parent / "history.db").unlink()
    os.mkfifo(folder.parent / "history.db")
    assert [each.path for each in saved_matches(store)] == [saved.path]
    later = latest_unfinished(MatchStore(folder, settings))
    assert later is not None
    elsewhere = folder.parent / "elsewhere"
    saved.path.rename(elsewhere)
    saved.path.symlink_to(elsewhere)
    [linked] = saved_matches(store)
    assert linked.unfinished
    match = store.open(linked.path)
    match.do(0, match.legal(0)[0])
    match.close()


def test_a_file_that_may_not_be_read_is_named(
    store: MatchStore, deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal("Anna")
    [path] = [file.path for file in store.files()]
    os.utime(path, (1, 1))  # or else it would be known what is in it

    def refuse(path: Path, _: Pause | None) -> Match:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    with monkeypatch.context() as patch:
        patch.setattr(journals, "read", refuse)
        [saved] = saved_matches(store)
        assert isinstance(saved.damaged, PermissionError)
        assert latest_unfinished(store) is None
    [saved] = saved_matches(store)
    assert saved.unfinished


@pytest.mark.parametrize("seconds", [-(2**33), 2**40])
def test_any_time_of_a_file_can_be_shown(store: MatchStore, deal: Deal, seconds: int) -> None:
    deal("Anna")
    [saved] = saved_matches(store)
    os.utime(saved.path, (seconds, seconds))
    assert 1970 <= saved_matches(store)[0].moment.astimezone(UTC).year <= 3000


def test_a_folder_that_is_none_has_no_matches(tmp_path: Path, settings: Settings) -> None:
    (tmp_path / "matches").write_text("in the way", "utf-8")
    store = MatchStore(tmp_path / "matches", settings)
    assert store.files() == []
    assert latest_unfinished(store) is None
    with pytest.raises(OSError, match="exists"):
        store.deal(NewMatch("the-game", {}, (PlayerInfo("Anna", 0),), 1))


def test_a_match_goes_on_with_whoever_sat_there_last(store: MatchStore, deal: Deal) -> None:
    deal("Anna", "Leo").set_kind(1, "hard")
    [saved] = saved_matches(store)
    assert [player.kind for player in saved.players] == ["human", "hard"]
    assert latest_unfinished(store) == saved
    match = store.open(saved.path)
    assert [player.kind for player in match.players] == ["human", "hard"]
    match.close()


def test_every_game_of_the_engine_is_shown_in_its_order() -> None:
    assert list(MODULES) == list(GAMES)


def test_names_from_files_are_fit_to_be_shown(store: MatchStore, deal: Deal) -> None:
    deal("Anna\nMaria", "x" * 200, "", "\u202eLeo\u2069", "\u200d")
    [saved] = saved_matches(store)
    names = [player.name for player in saved.players]
    assert names == ["Anna Maria", "x" * 19 + "…", "Player 3", "Leo", "Player 5"]


def test_who_was_given_no_name_is_called_by_the_language_on_screen(
    store: MatchStore, settings: Settings, qapp: QApplication
) -> None:
    party = Party(3, [RememberedPlayer("", 0), RememberedPlayer("", 1, "hard")])
    new = NewMatch("the-game", {}, party.players(), 7)
    assert [player.name for player in new.players] == ["Player 1", "Robot 2"]
    match = store.deal(new)
    match.set_kind(1, "human")
    match.close()
    [saved] = saved_matches(store)
    assert [player.name for player in saved.players] == ["Player 1", "Robot 2"]
    with speaking() as speak:
        speak("el")
        assert [player.name for player in saved.players] == ["Παίκτης 1", "Ρομπότ 2"]


def test_a_deal_left_unplayed_is_not_kept(store: MatchStore) -> None:
    new = NewMatch("the-game", {}, (PlayerInfo("Anna", 0),), 7)
    match = store.deal(new)
    store.close(match)
    assert saved_matches(store) == []
    match = store.deal(new)
    match.do(0, match.legal(0)[0])
    store.close(match)
    assert len(saved_matches(store)) == 1


def test_a_new_deal_in_place_of_a_match_is_not_kept_unplayed_either(store: MatchStore) -> None:
    """The next match is dealt before the one on the table is closed."""
    new = NewMatch("the-game", {}, (PlayerInfo("Anna", 0),), 7)
    first = store.deal(new)
    first.do(0, first.legal(0)[0])
    second = store.deal(new._replace(seed=8))
    store.close(first)
    store.close(second)
    assert [saved.seed for saved in saved_matches(store)] == [7]


def test_a_deal_that_was_opened_again_is_kept(store: MatchStore) -> None:
    """The program was killed before anything was done: on the next start it goes on."""
    store.deal(NewMatch("the-game", {}, (PlayerInfo("Anna", 0),), 7)).close()
    found = latest_unfinished(store)
    assert found is not None
    store.close(store.open(found.path))
    assert len(saved_matches(store)) == 1


def test_deleting(store: MatchStore, deal: Deal) -> None:
    deal("Anna")
    store.delete(saved_matches(store)[0].path)
    assert saved_matches(store) == []


def test_colours_are_remembered_by_name_and_never_shared(
    store: MatchStore, settings: Settings
) -> None:
    settings.players = [RememberedPlayer("Anna", 3), RememberedPlayer("Leo", 1)]
    settings.players = [RememberedPlayer("Maria", 1)]
    assert store.colours(["Leo", "Anna"]) == [1, 3]
    assert store.colours(["Leo", "Maria", "Nikos"]) == [1, 0, 2]
    assert sorted(store.colours(["Anna"] * 5)) == [0, 1, 2, 3, 4]


def play_to_the_end(match: Match) -> None:
    while match.to_act:
        seat = match.to_act[0]
        match.do(seat, match.legal(seat)[-1])


# Files from elsewhere


@pytest.fixture
def elsewhere(tmp_path: Path, store: MatchStore, deal: Deal) -> Path:
    """A match in a file that does not lie among ours; ours are none."""
    match = deal("Anna", "Leo")
    match.do(0, match.legal(0)[0])
    match.close()
    path = tmp_path / "friend's.trapoula"
    saved_matches(store)[0].path.replace(path)
    return path


def test_a_file_among_ours_stays_where_it_is(store: MatchStore, deal: Deal) -> None:
    deal("Anna")
    path = saved_matches(store)[0].path
    assert store.take_in(path) == path
    assert store.take_in(store.folder / "gone.trapoula") == store.folder / "gone.trapoula"
    assert len(saved_matches(store)) == 1


def test_a_file_from_elsewhere_is_copied(store: MatchStore, elsewhere: Path) -> None:
    shutil.rmtree(store.folder)
    elsewhere.chmod(0o444)
    before = elsewhere.read_bytes()
    path = store.take_in(elsewhere)
    assert path == store.folder / elsewhere.name
    assert path.read_bytes() == before
    match = store.open(path)
    match.do(0, match.legal(0)[0])
    match.close()
    assert elsewhere.read_bytes() == before
    assert list(store.folder.iterdir()) == [path]


def test_a_copy_that_has_been_gone_on_with_is_the_same_match(
    store: MatchStore, elsewhere: Path
) -> None:
    path = store.take_in(elsewhere)
    match = store.open(path)
    match.do(0, match.legal(0)[0])
    match.close()
    assert store.take_in(elsewhere) == path
    assert len(saved_matches(store)) == 1


def test_another_match_of_the_same_name_is_let_be(
    store: MatchStore, elsewhere: Path, deal: Deal
) -> None:
    deal("Zoe", seed=9)
    other = saved_matches(store)[0].path
    other = other.replace(other.with_name(elsewhere.name))
    before = other.read_bytes()
    (store.folder / "friend's-2.trapoula").mkdir()
    path = store.take_in(elsewhere)
    assert path.name == "friend's-3.trapoula"
    assert path.read_bytes() == elsewhere.read_bytes()
    assert other.read_bytes() == before


def test_a_file_without_our_ending_gets_it(store: MatchStore, elsewhere: Path) -> None:
    path = store.take_in(elsewhere.rename(elsewhere.with_name("mail attachment.txt")))
    assert path == store.folder / "mail attachment.trapoula"


def test_a_name_as_long_as_the_system_allows_is_shortened(
    store: MatchStore, elsewhere: Path
) -> None:
    long = elsewhere.rename(elsewhere.with_name("ά" * 122 + "b.trapoula"))
    first = store.take_in(long)
    assert first.name.startswith("ά" * 90)
    assert store.take_in(long) == first


def test_a_torn_end_is_not_copied(store: MatchStore, elsewhere: Path) -> None:
    whole = elsewhere.read_bytes()
    elsewhere.write_bytes(whole + b'{"torn')
    assert store.take_in(elsewhere).read_bytes() == whole


@pytest.mark.parametrize("content", [b"", b"nonsense\n", b"\xff\n", b"{}\n"])
def test_what_is_no_match_is_not_copied(store: MatchStore, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "holiday.trapoula"
    path.write_bytes(content)
    with pytest.raises(Damaged):
        store.take_in(path)
    assert not store.folder.exists()


def test_what_is_no_file_is_not_copied(store: MatchStore, tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "gone.trapoula"):
        with pytest.raises(OSError, match=path.name):
            store.take_in(path)


def test_a_copy_that_the_disk_refuses_leaves_nothing_behind(
    store: MatchStore, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="space"):
        store.take_in(elsewhere)
    assert list(store.folder.iterdir()) == []
