"""The index of the saved matches: what it holds, what it finds, and that it can be made anew."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.games import MODULES
from app.match.players import NewMatch, PlayerInfo
from app.storage.history.database import VERSION
from app.storage.history.history import Counts, MatchFilter
from app.storage.history.orders import MatchOrder
from app.storage.history.records import KindSince, record_of
from app.storage.history.searching import folded
from app.storage.match_store import MatchStore, read
from engine.core.errors import Damaged
from tests.app.history.arena_matches import TABLES, check, played, save, store_in
from tests.app.history.counted_matches import begun

ALL = MatchFilter()
EVERY = 10_000


def test_with_the_games_the_version_goes_up() -> None:
    """So a file of a game that was unknown before is read again."""
    games = ["the-game", "the-game-extreme", "face-to-face", "qwixx-cards", "wednesday"]
    assert (VERSION, [*MODULES]) == (5, games)


def found(store: MatchStore, wanted: MatchFilter = ALL) -> list[str]:
    """The names of the files that are found, without their endings."""
    return [Path(match.file).stem for match in store.history.matches(wanted, 0, EVERY)]


@pytest.fixture
def store(qapp: QApplication, tmp_path: Path) -> MatchStore:
    return store_in(tmp_path)


@pytest.mark.parametrize("actions", [0, 9, 10_000])
def test_it_holds_what_the_journals_tell(store: MatchStore, tmp_path: Path, actions: int) -> None:
    for number in range(len(TABLES)):
        match = played(number, actions=actions)
        match.set_kind(0, "hard", 999_000)
        save(match, tmp_path, str(number))
    check(store)
    for file in store.files():
        journal = read(file)
        assert journal is not None
        expected = record_of(file, journal)
        assert store.history.record(file.path.name) == expected
        assert expected.played_ms == 999_000
        assert expected.players[0].kinds == (
            KindSince("human", 0),
            KindSince("hard", min(actions, len(played(int(file.path.stem)).events))),
        )
        assert (expected.over is None) == (actions < 10_000)


def test_scores_and_shares_of_the_win_are_those_of_the_end(
    store: MatchStore, tmp_path: Path
) -> None:
    for number in range(len(TABLES)):
        match = played(number)
        save(match, tmp_path, "one")
        check(store)
        [record] = store.history.matches(ALL, 0, EVERY)
        outcome = match.game.scoring.outcome(match.state())
        assert [player.score for player in record.players] == list(outcome.points)
        assert [player.won for player in record.players] == list(outcome.wins)


def test_unfinished_ones_come_first_and_damaged_ones_last_the_newest_first(
    store: MatchStore, tmp_path: Path
) -> None:
    for number, name in enumerate(["on-old", "on-new"]):
        save(played(0, actions=3), tmp_path, name, until=100 + number)
    for number, name in enumerate(["over-old", "over-new"]):
        save(played(0), tmp_path, name, until=200 + number)
    broken = save(played(0), tmp_path, "broken")
    broken.write_text("nonsense\n", "utf-8")
    check(store)
    assert found(store) == ["on-new", "on-old", "over-new", "over-old", "broken"]
    assert store.history.counts(ALL) == Counts(4, 2, 1)
    shown = [Path(match.file).stem for match in store.history.matches(ALL, 1, 2)]
    assert shown == ["on-old", "over-new"]


def test_the_order_can_be_chosen(store: MatchStore, tmp_path: Path) -> None:
    lengths, won = {}, {}
    for number in range(24):
        match = played(number, actions=9 if number < 3 else 10_000)
        save(match, tmp_path, f"{number:02}", until=100 + number)
        wins = [0.0] if match.over is None else match.game.scoring.outcome(match.state()).wins
        lengths[f"{number:02}"] = max(event.ms or 0 for event in match.events)
        won[f"{number:02}"] = any(wins[seat] > 0 for seat in range(0, len(wins), 2))
    (tmp_path / "matches" / "broken.trapoula").write_text("nonsense\n", "utf-8")
    check(store)
    names = sorted(lengths)
    running, over = names[:3], names[3:]
    newest = over[::-1]
    expected: dict[MatchOrder, list[str]] = {
        "": running[::-1] + newest,
        "oldest": running + over,
        "longest": sorted(running, key=lambda name: (-lengths[name], -int(name)))
        + sorted(newest, key=lambda name: -lengths[name]),
        "won": running[::-1] + sorted(newest, key=lambda name: not won[name]),
    }
    for order, names in expected.items():
        records = store.history.matches(ALL, 0, EVERY, order)
        assert [Path(record.file).stem for record in records] == [*names, "broken"], order
        paged = [
            record.file
            for first in range(0, 25, 4)
            for record in store.history.matches(ALL, first, 4, order)
        ]
        assert paged == [record.file for record in records]


@pytest.mark.parametrize(
    ("wanted", "names"),
    [
        (MatchFilter(games=frozenset({"qwixx-cards", "wednesday"})), {"4", "5"}),
        (MatchFilter(person="Μαρία"), {"1", "4", "5"}),
        (MatchFilter(person="Λέων"), set()),  # only ever a computer
        (MatchFilter(result="unfinished"), {"on"}),
        (MatchFilter(search="ΜΑΡΙΑ"), {"1", "4", "5"}),
        (MatchFilter(search="λεων ann 5"), {"5"}),
        (MatchFilter(search="48 213"), {"on"}),
        (MatchFilter(search="48.213"), {"on"}),
        (MatchFilter(search="G1-48213"), {"on"}),
        (MatchFilter(search=" γ1 – 48213 "), {"on"}),
        (MatchFilter(search="G2-48213"), set()),
        (MatchFilter(search="G1 48213"), {"on"}),
        (MatchFilter(search="deal G1-48213"), {"on"}),
        (MatchFilter(search="Q3-4"), {"4"}),
        (MatchFilter(search="nobody"), set()),
        (MatchFilter(games=frozenset({"the-game"}), search="anna", result="unfinished"), {"on"}),
    ],
)
def test_what_is_wanted_is_found(
    store: MatchStore, tmp_path: Path, wanted: MatchFilter, names: set[str]
) -> None:
    for number in range(len(TABLES)):
        save(played(number), tmp_path, str(number))
    save(played(48_210, actions=3), tmp_path, "on")
    # 48 210 is a match of the first table; its deal number is made 48 213.
    on = tmp_path / "matches" / "on.trapoula"
    on.write_text(on.read_text("utf-8").splitlines()[0].replace("48210", "48213") + "\n", "utf-8")
    check(store)
    assert set(found(store, wanted)) == names


@pytest.mark.parametrize(
    ("language", "search", "names"),
    [
        ("en", "robot 3", {"computer"}),
        ("en", "Robot", {"computer"}),
        ("en", "Robot 2", set()),
        ("en", "player 2 robot 3 anna", {"computer"}),
        ("en", "Player 3", {"person"}),
        ("en", "layer", {"computer", "person"}),
        ("el", "ρομποτ 3", {"computer"}),
        ("el", "Ρομπότ", {"computer"}),
        ("el", "Παίκτης 3", {"person"}),
        ("el", "Robot 3", set()),
    ],
)
def test_who_has_no_name_is_found_by_the_shown_one(
    store: MatchStore,
    tmp_path: Path,
    speak: Callable[[str], None],
    *,
    language: str,
    search: str,
    names: set[str],
) -> None:
    speak("el" if language == "en" else "en")
    save(begun(2, "Anna", "", ("", "hard"), game="qwixx-cards"), tmp_path, "computer")
    save(begun(3, "Anna", "", "", game="qwixx-cards"), tmp_path, "person")
    check(store)
    speak(language)
    assert set(found(store, MatchFilter(search=search))) == names


def test_won_and_lost_are_the_persons_own(store: MatchStore, tmp_path: Path) -> None:
    names: dict[str, set[str]] = {"Anna": set(), "Μαρία": set(), "": set()}
    for number in range(24):
        match = played(number)
        save(match, tmp_path, str(number))
        wins = match.game.scoring.outcome(match.state()).wins
        for seat in range(0, match.seats, 2):
            if wins[seat] > 0:
                names[match.players[seat].name].add(str(number))
                names[""].add(str(number))
    check(store)
    for person, won in names.items():
        at_all = set(found(store, MatchFilter(person=person)))
        assert set(found(store, MatchFilter(person=person, result="won"))) == won
        assert set(found(store, MatchFilter(person=person, result="lost"))) == at_all - won
    assert names[""] not in (set(), {str(number) for number in range(24)})
    assert store.history.people() == ["Anna", "Μαρία"]


def test_what_has_changed_is_read_again_and_what_is_gone_forgotten(
    store: MatchStore, tmp_path: Path
) -> None:
    save(played(0, actions=3), tmp_path, "stays")
    changes = save(played(0, actions=3), tmp_path, "changes")
    goes = save(played(0, actions=3), tmp_path, "goes")
    check(store)
    save(played(0), tmp_path, "changes")
    goes.unlink()
    save(played(3), tmp_path, "comes")
    check(store)
    assert sorted(found(store)) == ["changes", "comes", "stays"]
    record = store.history.record(changes.name)
    assert record is not None
    assert not record.unfinished


def test_matches_that_are_played_are_in_it_without_a_check(store: MatchStore) -> None:
    match = store.deal(NewMatch("the-game", {}, (PlayerInfo("Anna", 0),), 7))
    assert len(found(store, MatchFilter(result="unfinished"))) == 1
    while match.to_act:
        match.do(0, match.legal(0)[-1])
    store.close(match)
    assert store.history.counts(ALL) == Counts(1, 0, 0)
    [file] = store.files()
    store.delete(file.path)
    assert found(store) == []


def _missing(path: Path) -> None:
    for file in path.parent.glob(f"{path.name}*"):
        file.unlink()


def _older(path: Path) -> None:
    _missing(path)
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE match (file TEXT)")
        connection.execute(f"PRAGMA user_version = {VERSION - 1}")
    connection.close()


def _newer(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()


def _foreign(path: Path) -> None:
    _missing(path)
    path.write_bytes(b"this is no database at all, but a longer text than its head" * 100)


def _torn(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])


def _overwritten(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[8192:] = b"\xa5" * (len(content) - 8192)
    path.write_bytes(content)


def _empty(path: Path) -> None:
    path.write_bytes(b"")


def _in_the_way(path: Path) -> None:
    _missing(path)
    path.mkdir()


HARM = [_missing, _older, _newer, _foreign, _torn, _overwritten, _empty, _in_the_way]


@pytest.mark.parametrize("harm", HARM, ids=lambda harm: harm.__name__[1:])
def test_it_is_made_anew_from_the_journals(
    store: MatchStore, tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    for number in range(len(TABLES)):
        save(played(number), tmp_path, str(number))
    check(store)
    names = found(store)
    store.history.close()
    harm(store.history.path)
    later = store_in(tmp_path)
    later.history.counts(ALL)  # must not raise, whatever it answers
    check(later)
    assert found(later) == names
    later.history.close()


def test_while_it_is_locked_one_in_memory_does_its_work(store: MatchStore, tmp_path: Path) -> None:
    save(played(0), tmp_path, "one")
    check(store)
    store.history.close()
    locker = sqlite3.connect(store.history.path, isolation_level=None)
    locker.execute("PRAGMA locking_mode = EXCLUSIVE")
    locker.execute("BEGIN EXCLUSIVE")
    later = store_in(tmp_path)
    check(later)
    assert found(later) == ["one"]
    locker.close()
    assert found(store_in(tmp_path)) == ["one"]


def test_damaged_foreign_and_half_written_files_are_named_and_hide_nothing(
    store: MatchStore, tmp_path: Path
) -> None:
    whole = played(0).document().encode()
    first = whole.index(b"\n") + 1
    spoilt = {
        "empty": b"",
        "no line": whole[: first - 1],
        "nonsense": b"nonsense\n",
        "image": b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 9,
        "zeros": b"\0" * 4096,
        "not utf-8": whole[:first] + b"\xff\xfe\n",
        "other json": b'{"format":"something"}\n',
        "a list": b"[]\n",
        "deep": b"[" * 5000 + b"\n",
        "newer": whole.replace(b'"version":1', b'"version":99', 1),
        "other game": whole.replace(b'"game":"the-game"', b'"game":"chess"', 1),
        "newer rules": whole.replace(b'"rules_version":1', b'"rules_version":99', 1),
        "no seats": whole.replace(b'"seats":1', b'"seats":0', 1),
        "many seats": whole.replace(b'"seats":1', b'"seats":99999999', 1),
        "no players": whole.replace(b'"players":[{', b'"players":[],"x":[{', 1),
        "refused": whole[:first] + b'{"seat":0,"do":"place 1 up1"}\n',
        "unknown seat": whole[:first] + b'{"seat":99,"do":"end"}\n',
        "line in between": whole[:first] + b"\n" + whole[first:],
        "twice": whole + whole,
        "huge number": whole[:first] + b'{"seat":' + b"9" * 5000 + b',"do":"end"}\n',
        "bad\udcffname": b"nonsense\n",
    }
    assert len(spoilt) > 20
    for number in range(6):
        save(played(number), tmp_path, f"good-{number}")
    half_written = save(played(0), tmp_path, "torn")
    half_written.write_bytes(whole[:-3])
    for name, content in spoilt.items():
        (tmp_path / "matches" / f"{name}.trapoula").write_bytes(content)
    check(store)
    counts = store.history.counts(ALL)
    assert counts.damaged == len(spoilt)
    assert counts.matches == 7
    for name in spoilt:
        record = store.history.record(f"{name}.trapoula")
        assert record is not None, name
        assert isinstance(record.damaged, Damaged), name
        assert found(store, MatchFilter(search=name.replace("\udcff", " ")))
    assert record_of(store.files()[0], Damaged(3, "why", "line")).unfinished is False


def test_a_search_cares_for_letters_alone() -> None:
    assert folded("Άννα Σ 48.213 7 904 118") == folded("αννα ς 48213 7904118")
