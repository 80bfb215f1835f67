"""Who starts, in a session: who is asked behind which curtain, and who chooses for the team."""

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QObject

from app.match.phase import Phase
from app.match.players import PlayerInfo
from app.match.session import Session
from app.window.turns_since import turns_since_own
from engine.core.events import Kind
from engine.core.match import Match
from engine.games import GAMES

both = pytest.mark.parametrize("game", ["the-game", "the-game-extreme"])
NAMES = ("Anna", "Leo", "Zoe", "Max")


@pytest.fixture
def parent(qapp: object) -> Iterator[QObject]:
    parent = QObject()
    yield parent
    parent.deleteLater()


def sit(parent: QObject, kinds: Sequence[Kind], game: str = "the-game") -> Session:
    match = Match.new(GAMES[game], len(kinds), {"first": "after-looking"}, 5)
    players = [PlayerInfo(NAMES[seat], seat, kind) for seat, kind in enumerate(kinds)]
    return Session(match, players, parent)


def stands(session: Session) -> tuple[Phase, int | None, int]:
    return session.phase, session.seat, session.next_seat


def say(session: Session, *ratings: str) -> None:
    """Let so many seats say something; people lift the curtain before."""
    for rating in ratings:
        seat = session.next_seat
        if session.phase is Phase.WATCHING and session.is_human(seat):
            session.handover.call_next()
        session.handover.lift()
        assert session.play(seat, f"rate {rating}") is None


def told(session: Session) -> list[str]:
    """What the curtain tells, the turn before last."""
    return [turn.text() for turn in turns_since_own(session)]


@both
def test_people_say_it_one_after_the_other_behind_the_curtain(parent: QObject, game: str) -> None:
    session = sit(parent, ["human"] * 3, game)
    assert stands(session) == (Phase.CURTAIN, None, 0)
    for seat, rating in enumerate(("great", "nothing")):
        session.handover.lift()
        assert stands(session) == (Phase.PLAYING, seat, seat)
        assert session.hand_open
        assert session.submit(f"rate {rating}") is None
        assert stands(session) == (Phase.CURTAIN, None, seat + 1)
    assert told(session) == ["Anna can make a great start.", "Leo said nothing about starting."]


@both
def test_who_speaks_last_may_choose_at_once(parent: QObject, game: str) -> None:
    session = sit(parent, ["human"] * 3, game)
    say(session, "good", "great", "rather-not")
    assert stands(session) == (Phase.PLAYING, 2, 2)
    assert [str(action) for action in session.legal()] == ["begin 0", "begin 1", "begin 2"]
    session.submit("begin 1")
    assert stands(session) == (Phase.CURTAIN, None, 1)
    assert told(session) == ["Zoe would rather not start, and chose you to start."]
    session.handover.lift()
    assert stands(session) == (Phase.PLAYING, 1, 1)


def test_who_lets_themselves_start_plays_on(parent: QObject) -> None:
    session = sit(parent, ["human"] * 2)
    say(session, "good", "great")
    session.submit("begin 1")
    assert stands(session) == (Phase.PLAYING, 1, 1)


@both
def test_who_starts_by_their_own_choice_is_told_before_their_first_turn(
    parent: QObject, game: str
) -> None:
    session = sit(parent, ["human"] * 2, game)
    say(session, "great", "good")
    session.submit("begin 1")
    while session.phase is Phase.PLAYING:
        legal = [str(action) for action in session.legal()]
        session.submit("end" if "end" in legal else legal[0])
    start, turn = told(session)
    assert start == "Leo can make a good start, and chose to start."
    assert turn.startswith("Leo placed ")


@pytest.mark.parametrize("seat", range(3))
def test_a_person_among_computers_chooses(parent: QObject, seat: int) -> None:
    kinds: list[Kind] = ["easy"] * 3
    kinds[seat] = "human"
    session = sit(parent, kinds)
    for speaker in range(3):
        own = speaker == seat
        assert session.computers_to_act == ([] if own else [speaker])
        assert session.play(speaker, "rate good") is None
    assert session.computers_to_act == []
    assert stands(session) == (Phase.PLAYING, seat, seat)
    assert session.submit(f"begin {(seat + 1) % 3}") is None
    assert session.computers_to_act == [(seat + 1) % 3]


def test_where_a_computer_speaks_last_the_last_of_the_people_chooses(parent: QObject) -> None:
    session = sit(parent, ["human", "human", "easy", "hard"])
    say(session, "good", "great")
    assert stands(session) == (Phase.WATCHING, 1, 2)
    session.play(2, "rate nothing")
    session.play(3, "rate rather-not")
    assert session.computers_to_act == []
    assert session.next_seat == 1
    session.handover.call_next()
    session.handover.lift()
    assert stands(session) == (Phase.PLAYING, 1, 1)
    session.submit("begin 3")
    assert session.computers_to_act == [3]


def test_computers_alone_choose_by_the_lowest_seat(parent: QObject) -> None:
    session = sit(parent, ["easy"] * 3)
    for seat in range(3):
        assert session.computers_to_act == [seat]
        session.play(seat, "rate good")
    assert session.computers_to_act == [0, 1, 2]
    assert session.next_seat == 0


def test_a_seat_that_passes_to_a_person_is_asked(parent: QObject) -> None:
    session = sit(parent, ["easy"] * 2)
    say(session, "good", "great")
    session.seat_player(1, "human")
    assert session.computers_to_act == []
    assert session.next_seat == 1


def test_words_are_taken_back_until_the_next_one_looks(parent: QObject) -> None:
    session = sit(parent, ["human"] * 2)
    say(session, "good")
    assert session.undo.possible
    assert session.undo.take_back() is None
    session.handover.lift()
    assert stands(session) == (Phase.PLAYING, 0, 0)
    assert session.view()["start"]["ratings"] == []
    say(session, "great")
    session.handover.lift()
    refusal = session.undo.why_not()
    assert refusal is not None
    session.submit("rate good")
    session.submit("begin 0")
    assert session.undo.take_back() is None
    session.handover.lift()
    assert session.view()["start"]["ratings"] == ["great", "good"]
    assert stands(session) == (Phase.PLAYING, 1, 1)
