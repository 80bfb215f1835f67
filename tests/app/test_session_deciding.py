"""Looking ahead at what could be done, and hands that are seen and covered while all decide."""

from __future__ import annotations

from app.match.phase import Phase
from app.match.players import PlayerInfo
from app.match.session import Session
from engine.core.match import Match
from tests.engine.games.qwixx_cards.positions import position


def session_of(match: Match, *kinds: str) -> Session:
    kinds = kinds or ("human",) * match.seats
    players = [PlayerInfo(f"P{seat}", seat, kind) for seat, kind in enumerate(kinds)]  # type: ignore[arg-type]
    return Session(match, players)


def deciding(seats: int = 3) -> Session:
    """The last of them is on turn, and so comes last."""
    match = position("r5 r7 y8 g9", part="number", draw="b7", seats=seats, seat=seats - 1)
    return session_of(match)


def test_what_could_be_done_after_an_action_is_told_and_nothing_is_done(qapp: object) -> None:
    session = session_of(position("r5 r7 y8 g9 b2"), "human", "easy")
    before = session.match.document()
    told = [str(action) for action in session.foresight.legal_after("play red r5 r7")]
    assert told == ["mark red 5", "mark red 5 7", "mark red 7", "skip"]
    assert session.foresight.why_after("play red r5 r7", "mark red 5") is None
    refusal = session.foresight.why_after("play red r5 r7", "mark red 6")
    assert refusal is not None
    assert refusal.code == "not-shown"
    nonsense = session.foresight.why_after("play red r5 r7", "dance")
    assert nonsense is not None
    assert session.match.document() == before


def test_nothing_is_told_of_what_could_not_be_taken_back(qapp: object) -> None:
    take = session_of(position("r5 r7 y8 g9", part="take"), "human", "easy")
    assert take.foresight.legal_after("take 1") == []
    assert take.foresight.why_after("take 1", "take 2") is None
    play = session_of(position("r5 r7 y8 g9 b2"), "human", "easy")
    assert play.foresight.legal_after("play red y8") == []


def test_a_hand_is_seen_behind_the_curtain_and_covered_again(qapp: object) -> None:
    session = deciding()
    assert (session.phase, session.seat) == (Phase.DECIDING, 0)
    assert session.view()["hands"][0] == ["?5", "?7", "?8", "?9"]
    session.handover.look()
    assert (session.phase, session.handover.looks) == (Phase.CURTAIN, True)
    session.handover.lift()
    assert (session.phase, session.seat) == (Phase.PLAYING, 0)
    assert "r5" in session.view()["hands"][0]
    session.handover.cover()
    assert (session.phase, session.seat) == (Phase.DECIDING, 0)
    assert "?5" in session.view()["hands"][0]


def test_who_has_decided_and_covers_leaves_the_screen_to_the_next(qapp: object) -> None:
    session = deciding()
    session.submit("mark red 7")
    assert session.seat == 1
    session.handover.ask(0)
    session.handover.look()
    session.handover.lift()
    assert (session.phase, session.seat) == (Phase.PLAYING, 0)
    session.handover.cover()
    assert (session.phase, session.seat) == (Phase.DECIDING, 1)


def test_covering_means_nothing_at_other_times(qapp: object) -> None:
    session = deciding()
    session.handover.cover()
    assert (session.phase, session.seat) == (Phase.DECIDING, 0)
    alone = session_of(position("r5 r7 y8 g9", part="number", draw="b7"), "human", "easy")
    alone.handover.cover()
    assert (alone.phase, alone.seat) == (Phase.PLAYING, 0)
