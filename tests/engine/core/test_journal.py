"""Journals: appended before a change counts, torn ends dropped, other damage refused."""

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import journal as journal_module
from engine.core.errors import Damaged, FileChanged, NoPlainFile
from engine.core.journal import MAX_EVENTS, MAX_LINE, MAX_TEXT, Journal, read_journal
from engine.core.match import Match
from engine.games import GAMES

THE_GAME = GAMES["the-game"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.trapoula"


@pytest.fixture
def match(path: Path) -> Iterator[Match]:
    """A match of a few events of every kind, kept in a journal at ``path``."""
    match = Match.new(THE_GAME, 2, {"on_fire": True}, 42)
    match.attach(Journal.create(path, match.header))
    match.do(0, "place 10 up1", ms=1_500)
    match.signal(1, "up1", "leave")
    match.do(0, "place 14 up1")
    match.undo(0, "free")
    match.set_kind(1, "normal")
    match.do(0, "place 75 down1")
    match.do(0, "end")
    yield match
    match.close()


def replayed(path: Path) -> Match:
    return Match.replay(Journal.read(path), GAMES)


def assert_same(match: Match, other: Match) -> None:
    assert match.document() == other.document()
    assert match.states == other.states
    assert match.events == other.events
    assert match.moves == other.moves
    assert match.players == other.players
    assert match.practice == other.practice


def test_the_file_is_the_matchs_document(match: Match, path: Path) -> None:
    assert path.read_text(encoding="utf-8") == match.document()
    assert_same(match, replayed(path))


def test_a_match_that_began_in_a_state(match: Match, path: Path) -> None:
    other = Match.from_state(THE_GAME, match.state(), started="2025-01-01T00:00:00Z")
    other.do(1, "place 94 down2")
    assert '"state":{' in other.document()
    assert '"seed":' not in other.document()
    assert_same(other, Match.replay(other.document(), GAMES))


def test_goes_on_where_it_was_left(match: Match, path: Path) -> None:
    journal, text = Journal.open(path)
    with journal:
        again = Match.replay(text, GAMES, journal)
        again.do(1, "place 94 down2")
    assert_same(again, replayed(path))
    assert len(again.events) == len(match.events) + 1


def test_torn_at_every_byte(match: Match, path: Path) -> None:
    """Whatever part of the last lines a crash left, the whole lines before it are the match."""
    content = path.read_bytes()
    header_end = content.index(b"\n") + 1
    for length in range(len(content)):
        path.write_bytes(content[:length])
        if length < header_end:
            with pytest.raises(Damaged, match="line 1: no whole line"):
                replayed(path)
            continue
        again = replayed(path)
        assert len(again.events) == content[:length].count(b"\n") - 1
        assert path.read_bytes() == content[:length], "reading leaves the file as it is"


def test_a_torn_end_is_cut_off_by_the_first_append_only(match: Match, path: Path) -> None:
    whole = path.read_bytes()
    torn = whole + '{"seat":1,"do":"place 9Ά'.encode()[:-1] + b"\0\0"
    path.write_bytes(torn)
    journal, text = Journal.open(path)
    with journal:
        again = Match.replay(text, GAMES, journal)
        assert path.read_bytes() == torn
        again.do(1, "place 94 down2")
    assert path.read_bytes() == whole + b'{"seat":1,"do":"place 94 down2"}\n'


MARK = b"\xef\xbb\xbf"
"""A byte order mark, as Windows' editor may put it first."""


@pytest.mark.parametrize("mark", [b"", MARK])
@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
def test_an_editors_marks_and_line_ends_are_read_over_and_stay(
    match: Match, path: Path, mark: bytes, end: bytes
) -> None:
    edited = mark + path.read_bytes().replace(b"\n", end)
    path.write_bytes(edited)
    assert_same(match, replayed(path))
    assert path.read_bytes() == edited
    journal, text = Journal.open(path)
    with journal:
        again = Match.replay(text, GAMES, journal)
        assert path.read_bytes() == edited
        again.do(1, "place 94 down2")
    assert path.read_bytes() == edited + b'{"seat":1,"do":"place 94 down2"}\n'
    assert_same(again, replayed(path))


def test_a_torn_end_after_windows_line_ends_is_cut_off(match: Match, path: Path) -> None:
    whole = MARK + path.read_bytes().replace(b"\n", b"\r\n")
    path.write_bytes(whole + b'{"seat":1,"do":"pl\r')
    journal, text = Journal.open(path)
    with journal:
        Match.replay(text, GAMES, journal).do(1, "place 94 down2")
    assert path.read_bytes() == whole + b'{"seat":1,"do":"place 94 down2"}\n'


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (MARK, 1),
        (MARK * 2 + b"HEADER\n", 1),
        (b"HEADER\n" + MARK + b'{"seat":1,"do":"end"}\n', 2),
        (b"HEADER\r", 1),
    ],
    ids=["nothing else", "twice", "in the middle", "no line end"],
)
def test_other_marks_are_damage(match: Match, path: Path, content: bytes, line: int) -> None:
    header = path.read_bytes().partition(b"\n")[0]
    path.write_bytes(content.replace(b"HEADER", header))
    with pytest.raises(Damaged) as error:
        replayed(path)
    assert error.value.line == line


DAMAGE: list[tuple[int, str, str]] = [
    (1, "nonsense", "Expecting value"),
    (1, '{"format":"other"}', "format"),
    (1, "{}", "format"),
    (3, "nonsense", "Expecting value"),
    (3, "", "Expecting value"),
    (3, "[" * 5_000 + "]" * 5_000, "nested"),
    (3, '{"seat":0}', "not an event"),
    (3, '{"seat":0,"do":"place 11 up1"}', "refused: not-in-hand"),
    (3, '{"seat":1,"do":"end"}', "refused: not-your-turn"),
    (3, '{"seat":0,"do":"leave"}', "refused: unknown-action"),
    (3, '{"seat":7,"kind":"hard"}', "refused: no-such-seat"),
    (3, '{"undo":0}', "refused: nothing-to-undo"),
    (3, '{"undo":2}', "refused: nothing-to-undo"),
    (3, '{"seat":0,"do":"' + "x" * MAX_LINE + '"}', "longer"),
    (8, '{"seat":1,"do":"end"}', "refused: not-your-turn"),
]


@pytest.mark.parametrize(("line", "damage", "reason"), DAMAGE)
def test_damage_is_refused_by_line_and_reason(
    match: Match, path: Path, line: int, damage: str, reason: str
) -> None:
    lines = path.read_text(encoding="utf-8").split("\n")
    lines[line - 1] = damage
    path.write_text("\n".join(lines), encoding="utf-8")
    before = path.read_bytes()
    with pytest.raises(Damaged) as error:
        replayed(path)
    assert error.value.line == line
    assert reason in error.value.reason
    assert path.read_bytes() == before


HEADER_CHANGES: list[tuple[str, str, str]] = [
    ('"version":1', '"version":2', "version 2 of the format, only 1"),
    ('"rules_version":1', '"rules_version":9', "version 9 of the rules of the-game, only 1"),
    ('"game":"the-game"', '"game":"chess"', "no such game: chess"),
    ('"seats":2', '"seats":3', "2 players at 3 seats"),
    ('"seats":2', '"seats":9', "2 players at 9 seats"),
    ('"seed":42', '"seed":-1', "refused: bad-seed"),
    ('"seed":42', '"state":{}', "state: the field"),
    ('"min_cards":2', '"min_cards":5', "refused: bad-option"),
    ('"min_cards":2,', "", "options"),
    ('"min_cards"', '"max_cards"', "refused: unknown-option"),
]


@pytest.mark.parametrize(("old", "new", "reason"), HEADER_CHANGES)
def test_a_header_of_another_kind_is_refused(
    match: Match, path: Path, old: str, new: str, reason: str
) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(Damaged) as error:
        replayed(path)
    assert error.value.line == 1
    assert reason in error.value.reason


def test_more_seats_than_the_game_has() -> None:
    match = Match.new(THE_GAME, 1, {}, 1)
    players = ",".join(['{"name":"","kind":"human"}'] * 6)
    text = match.document().replace('"seats":1', '"seats":6')
    text = text.replace('{"name":"1","kind":"human"}', players)
    with pytest.raises(Damaged, match="bad-seats"):
        Match.replay(text, GAMES)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"seats":2,"options"', '"seats":3,"options"'),
        ('"min_cards":2', '"min_cards":3'),
    ],
)
def test_a_header_that_contradicts_its_state(match: Match, old: str, new: str) -> None:
    text = Match.from_state(THE_GAME, match.state()).document()
    text = text.replace(old, new, 1)
    if '"seats":3' in new:
        text = text.replace('"players":[', '"players":[{"name":"","kind":"human"},')
    with pytest.raises(Damaged, match="not those of the match"):
        Match.replay(text, GAMES)


@pytest.mark.parametrize(("content", "line"), [(b"\xff{}\n", 1), (b"{}\n{}\n\xce\n", 3)])
def test_what_is_not_utf8_is_refused(path: Path, content: bytes, line: int) -> None:
    path.write_bytes(content)
    for read in (Journal.read, Journal.open):
        with pytest.raises(Damaged, match="not UTF-8") as error:
            read(path)
        assert error.value.line == line
    assert path.read_bytes() == content


def test_what_stands_before_damage_can_be_read(match: Match, path: Path) -> None:
    content = match.document().encode()
    path.write_bytes(content)
    assert Journal.read_good(path) == (content.decode(), None)
    path.write_bytes(content + b"\xff\n{}\n")
    text, damage = Journal.read_good(path)
    assert text == content.decode()
    assert damage is not None
    assert damage.line == content.count(b"\n") + 1
    path.write_bytes(b"\xff\n" + content)
    with pytest.raises(Damaged):
        Journal.read_good(path)


@pytest.mark.parametrize("content", [b"\x89PNG\r\n\x1a\n", b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n"])
def test_a_picture_is_foreign_and_not_damaged(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    for read in (Journal.read, Journal.open):
        with pytest.raises(Damaged) as error:
            read(path)
        assert error.value.code == "foreign"


def test_size_is_bounded(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(MAX_TEXT + 1)
    for read in (Journal.read, Journal.open):
        with pytest.raises(Damaged, match="longer"):
            read(path)
    with pytest.raises(Damaged, match="longer"):
        read_journal(" " * (MAX_TEXT + 1))
    with pytest.raises(Damaged, match="more than"):
        read_journal("\n" * (MAX_EVENTS + 2))


@pytest.mark.skipif(os.name == "nt", reason="Windows has other devices")
def test_only_files_are_opened(path: Path) -> None:
    for read in (Journal.read, Journal.open):
        for name in ("/dev/null", "/dev/zero"):
            path.symlink_to(name)
            with pytest.raises(OSError, match="no file"):
                read(path)
            path.unlink()
        os.mkfifo(path)
        with pytest.raises(NoPlainFile):
            read(path)
        path.unlink()
        path.mkdir()
        with pytest.raises(IsADirectoryError):
            read(path)
        path.rmdir()


@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="there are no files of hidden size")
def test_a_file_may_be_longer_than_the_system_says() -> None:
    path = Path("/proc/self/environ")
    assert path.stat().st_size == 0
    with path.open("rb") as file:
        assert len(journal_module._read_bounded(file)) == len(path.read_bytes())


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (('"version":1', '"version":2'), "newer-program"),
        (('"version":1', '"version":0'), "line"),
        (('"rules_version":', '"rules_version":9'), "newer-rules"),
        (('"rules_version":1', '"rules_version":0'), "older-rules"),
        (('"game":"the-game"', '"game":"chess"'), "unknown-game"),
        (("trapoula-match", "other-match"), "foreign"),
        (("{", "<"), "foreign"),
        (('"do":"place 10 up1"', '"do":"place 11 up1"'), "refused"),
        (('"seed":42', '"seed":-1'), "refused"),
        (('"undo":1', '"redo":1'), "line"),
        (("\n", " "), "torn"),
    ],
)
def test_the_kind_of_damage_is_told(match: Match, change: tuple[str, str], code: str) -> None:
    changed = match.document().replace(*change)
    assert changed != match.document()
    with pytest.raises(Damaged) as error:
        Match.replay(changed, GAMES)
    assert error.value.code == code


def test_too_much_is_told(path: Path) -> None:
    path.write_bytes(b" " * (MAX_TEXT + 1))
    with pytest.raises(Damaged) as error:
        Journal.read(path)
    assert error.value.code == "too-long"


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps open files in their place")
def test_nothing_is_written_into_a_file_that_is_gone(match: Match, path: Path) -> None:
    events, content = list(match.events), path.read_bytes()
    elsewhere = path.with_name("elsewhere")
    path.rename(elsewhere)
    with pytest.raises(FileNotFoundError):
        match.do(1, "place 94 down2")
    path.write_bytes(content)
    with pytest.raises(FileChanged):
        match.do(1, "place 94 down2")
    assert (list(match.events), path.read_bytes()) == (events, content)
    elsewhere.replace(path)
    match.do(1, "place 94 down2")
    assert_same(match, replayed(path))


def test_what_is_too_long_to_be_read_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new(THE_GAME, 2, {}, 42)
    monkeypatch.setattr("engine.core.match.MAX_EVENTS", 1)
    match.do(0, "place 10 up1")
    with pytest.raises(Exception, match="match-too-long"):
        match.do(0, "place 14 up1")
    assert len(match.states) == 2


def test_the_longest_match_fits() -> None:
    """Every event line is short enough for MAX_EVENTS of them to stay below MAX_TEXT."""
    longest = '{"seat":4,"pile":"down1","signal":"gentle","ms":9007199254740991}\n'
    assert MAX_EVENTS * len(longest) + MAX_LINE < MAX_TEXT


def test_create_takes_no_file_that_is_there(match: Match, path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(FileExistsError):
        Journal.create(path, match.header)
    assert path.read_bytes() == before


def test_create_leaves_nothing_when_it_fails(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", _disk_full)
    with pytest.raises(OSError, match="No space"):
        Journal.create(path, Match.new(THE_GAME, 2, {}, 42).header)
    assert list(path.parent.iterdir()) == []


def _disk_full(*_: object) -> int:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_changes_neither_match_nor_file(
    match: Match, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content, document, state = path.read_bytes(), match.document(), match.state()
    attempts: list[Callable[[], None]] = [
        lambda: match.do(1, "place 94 down2"),
        lambda: match.signal(0, "up2", "gentle"),
        lambda: match.set_kind(0, "hard"),
        lambda: match.undo(None, "free"),
    ]
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", _disk_full)  # the line is in the file by then
        for attempt in attempts:
            with pytest.raises(OSError, match="No space"):
                attempt()
            assert path.read_bytes() == content
            assert match.document() == document
            assert match.state() == state
    match.do(1, "place 94 down2")
    assert_same(match, replayed(path))


def test_what_could_not_be_cut_off_at_once_is_cut_off_later(
    match: Match, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = path.read_bytes()
    with monkeypatch.context() as patch:

        def fail_from_here_on(_: int) -> None:
            patch.setattr(os, "fstat", _disk_full)
            _disk_full()

        patch.setattr(os, "fsync", fail_from_here_on)
        with pytest.raises(OSError, match="No space"):
            match.do(1, "place 94 down2")
    assert path.read_bytes() == content + b'{"seat":1,"do":"place 94 down2"}\n'
    match.do(1, "place 94 up1")
    assert path.read_bytes() == content + b'{"seat":1,"do":"place 94 up1"}\n'


def test_short_writes_go_on(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow:
        """A file that takes three bytes at a time."""

        def __init__(self) -> None:
            self.taken = b""

        def write(self, content: bytes) -> int:
            self.taken += content[:3]
            return len(content[:3])

        def fileno(self) -> int:
            return 0

    monkeypatch.setattr(os, "fsync", lambda _: None)
    slow = Slow()
    journal_module._write_through(slow, b"a whole line\n")  # type: ignore[arg-type]
    assert slow.taken == b"a whole line\n"


def test_two_programs_do_not_write_over_each_other(match: Match, path: Path) -> None:
    journal, text = Journal.open(path)
    with journal:
        other = Match.replay(text, GAMES, journal)
        other.do(1, "place 94 up1")
        content = path.read_bytes()
        with pytest.raises(OSError, match="another program"):
            match.do(1, "place 94 down2")
    assert path.read_bytes() == content


def test_a_match_goes_into_a_journal_from_its_beginning(match: Match, tmp_path: Path) -> None:
    journal = Journal.create(tmp_path / "other", match.header)
    with journal, pytest.raises(ValueError, match="beginning"):
        match.attach(journal)


@given(st.data())
def test_a_text_changed_anywhere_is_refused_or_a_match(data: st.DataObject) -> None:
    match = Match.new(THE_GAME, 2, {"on_fire": True}, 42)
    match.do(0, "place 10 up1", ms=1_500)
    match.signal(1, "up1", "leave")
    match.do(0, "place 14 up1")
    match.set_kind(1, "normal")
    match.undo(0, "free")
    text = match.document()
    at = data.draw(st.integers(0, len(text)))
    more = data.draw(st.text(max_size=3) | st.sampled_from(text.splitlines(keepends=True)))
    changed = text[:at] + more + text[at + data.draw(st.integers(0, 5)) :]
    with suppress(Damaged):
        again = Match.replay(changed, GAMES)
        assert_same(again, Match.replay(again.document(), GAMES))
