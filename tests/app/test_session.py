"""The session: whose view is on the screen, and that nothing counts before it is on the disk."""

import errno
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app.players import NewMatch, PlayerInfo
from app.session import Phase, Session
from app.settings import Settings
from app.storage import MatchStore
from engine.core.journal import Journal

Deal = Callable[..., Session]


def people(count: int) -> tuple[PlayerInfo, ...]:
    return tuple(PlayerInfo(f"P{seat}", seat) for seat in range(count))


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return MatchStore(tmp_path / "matches", Settings(tmp_path / "settings.ini"))


@pytest.fixture
def deal(qapp: object, store: MatchStore) -> Iterator[Deal]:
    sessions = []

    def make(count: int, game: str = "the-game", **options: Any) -> Session:
        players = people(count)
        session = Session(store.deal(NewMatch(game, options, players, 7)), players)
        sessions.append(session)
        return session

    yield make
    for session in sessions:
        session.close()


def play_turn(session: Session) -> None:
    """Place until the turn may be ended, then end it."""
    while "end" not in (actions := [str(action) for action in session.legal()]):
        assert session.submit(actions[0]) is None
    assert session.submit("end") is None


def test_alone_there_is_no_curtain(deal: Deal) -> None:
    session = deal(1)
    assert (session.phase, session.seat, session.shared) == (Phase.PLAYING, 0, False)
    play_turn(session)
    assert (session.phase, session.seat) == (Phase.PLAYING, 0)


def test_with_others_the_curtain_is_down_at_first_and_between_turns(deal: Deal) -> None:
    session = deal(2)
    assert (session.phase, session.seat, session.next_seat) == (Phase.CURTAIN, None, 0)
    session.lift()
    assert (session.phase, session.seat) == (Phase.PLAYING, 0)
    play_turn(session)
    assert (session.phase, session.seat, session.next_seat) == (Phase.REVIEWING, 0, 1)
    session.hand_over()
    assert (session.phase, session.seat) == (Phase.CURTAIN, None)
    session.lift()
    assert (session.phase, session.seat) == (Phase.PLAYING, 1)


def test_after_all_have_looked_the_next_comes_from_behind_the_curtain(deal: Deal) -> None:
    session = deal(2)
    session.lift()
    session.submit(str(session.legal()[0]))
    session.call_next()
    assert (session.phase, session.seat, session.turn_before()) == (Phase.CURTAIN, None, None)
    session.lift()
    assert (session.phase, session.seat) == (Phase.PLAYING, 0)
    play_turn(session)
    session.call_next()
    assert session.turn_before() is None
    session.lift()
    play_turn(session)
    session.hand_over()
    assert session.turn_before() is not None


def test_alone_nobody_is_called(deal: Deal) -> None:
    session = deal(1)
    session.call_next()
    assert (session.phase, session.seat) == (Phase.PLAYING, 0)


def test_under_the_curtain_no_hand_is_known(deal: Deal) -> None:
    session = deal(3)
    assert all(card is None for hand in session.view()["hands"] for card in hand)
    assert session.legal() == []


def test_while_reviewing_only_signals_are_possible(deal: Deal) -> None:
    session = deal(2)
    session.lift()
    play_turn(session)
    assert session.legal() == []
    assert not session.can_undo
    assert session.signal("up1", "leave") is None
    assert session.view()["signals"][0] == {"up1": "leave"}
    refusal = session.submit("end")
    assert refusal is not None
    assert refusal.code == "not-your-turn"


def test_a_refused_action_says_why_and_changes_nothing(deal: Deal) -> None:
    session = deal(1)
    heard: list[str] = []
    session.changed.connect(lambda: heard.append("changed"))
    refusal = session.submit("end")
    assert refusal is not None
    assert (refusal.code, refusal.args["placed"], refusal.args["minimum"]) == ("minimum", 0, 2)
    assert heard == []


def test_undo_goes_back_to_the_start_of_the_turn_and_no_further(deal: Deal) -> None:
    session = deal(1)
    play_turn(session)
    assert not session.can_undo
    start = session.view()
    for _ in range(2):
        session.submit(str(session.legal()[0]))
    assert session.can_undo
    session.undo()
    session.undo()
    assert session.view() == start
    refusal = session.undo()
    assert refusal is not None


def test_a_full_disk_fails_loudly_and_nothing_is_done(
    deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = deal(1)
    before = session.view()
    reasons: list[OSError] = []
    session.failed.connect(reasons.append)

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Journal, "append", refuse)
    assert session.submit(str(session.legal()[0])) is None
    assert [error.errno for error in reasons] == [errno.ENOSPC]
    assert session.view() == before


def test_what_happened_meanwhile_is_told_from_the_seats_own_view(deal: Deal) -> None:
    session = deal(3)
    session.lift()
    play_turn(session)
    session.hand_over()
    session.lift()
    views = session.unseen_views()
    assert views[0]["turn"]["number"] == 1
    assert views[-1] == session.view()
    assert all(view["hands"][0] == [None] * len(view["hands"][0]) for view in views)
    assert all(None not in view["hands"][1] for view in views)


def test_all_that_was_seen_is_told_from_the_seats_own_view(deal: Deal) -> None:
    session = deal(2)
    session.lift()
    play_turn(session)
    session.hand_over()
    every = len(session.match.states)
    assert all(view["hands"][0].count(None) > 4 for view in session.seen_views(every))
    session.lift()
    views = session.seen_views(every)
    assert [len(views), len(session.seen_views(2))] == [every, 2]
    assert views[-1] == session.view()
    assert all(None not in view["hands"][1] and None in view["hands"][0] for view in views)


def test_a_match_goes_on_from_its_file(deal: Deal, store: MatchStore) -> None:
    session = deal(2, on_fire=True)
    session.lift()
    play_turn(session)
    [saved] = store.saved()
    assert saved.unfinished
    assert [player.name for player in saved.players] == ["P0", "P1"]
    match = store.open(saved.path)
    again = Session(match, store.player_infos(match.players))
    assert again.match.state() == session.match.state()
    assert (again.phase, again.next_seat) == (Phase.CURTAIN, 1)
    assert again.elapsed_ms >= 0
    assert again.match.options["on_fire"] is True
    again.close()


def test_to_the_end_and_back_again_alone(deal: Deal) -> None:
    session = deal(1)
    phases: list[Phase] = []
    session.phase_changed.connect(lambda: phases.append(session.phase))
    while actions := session.legal():
        session.submit(str(actions[-1]))
    assert phases == [Phase.OVER]
    assert session.can_undo
    session.undo()
    assert session.legal()
    assert session.match.practice


def own_hand(session: Session) -> bool:
    """Whether the view on the screen shows the hand of the seat on the screen."""
    assert session.seat is not None
    hand: list[str] = session.view()["hands"][session.seat]
    return not any(card.startswith("?") for card in hand)


def test_all_who_decide_at_once_are_asked_without_a_curtain(deal: Deal) -> None:
    session = deal(3, "qwixx-cards", first=1)
    session.lift()
    assert session.submit("take 1") is None
    assert (session.phase, session.seat) == (Phase.PLAYING, 1)
    assert own_hand(session)
    assert session.submit("skip") is None
    assert (session.phase, session.seat) == (Phase.DECIDING, 0)
    assert not own_hand(session)
    assert session.submit("skip") is None
    assert (session.phase, session.seat) == (Phase.DECIDING, 2)
    assert session.submit("skip") is None
    assert (session.phase, session.seat) == (Phase.REVIEWING, 2)
    assert not own_hand(session)
    session.hand_over()
    assert (session.phase, session.next_seat) == (Phase.CURTAIN, 1)
    session.lift()
    assert (session.phase, session.seat) == (Phase.PLAYING, 1)
    assert own_hand(session)


def test_who_decides_may_look_at_the_own_hand_behind_the_curtain(deal: Deal) -> None:
    session = deal(2, "qwixx-cards", first=1)
    session.lift()
    session.submit("take 1")
    session.submit("skip")
    session.look()
    assert (session.phase, session.seat, session.next_seat) == (Phase.CURTAIN, None, 0)
    session.lift()
    assert (session.phase, session.seat) == (Phase.PLAYING, 0)
    assert own_hand(session)
    assert session.submit("skip") is None
    assert (session.phase, session.seat) == (Phase.REVIEWING, 0)
    session.hand_over()
    session.lift()
    assert session.seat == 1


def test_a_decision_may_be_changed_until_the_last_one_is_in(deal: Deal) -> None:
    session = deal(3, "qwixx-cards", first=0)
    session.lift()
    session.submit("take 1")
    session.submit("skip")
    number = session.view()["draw"][0][1:]
    assert session.seat == 1
    session.ask(0)
    assert (session.phase, session.seat) == (Phase.DECIDING, 0)
    assert session.submit(f"mark red {number}") is None
    assert session.seat == 1
    session.submit("skip")
    session.submit("skip")
    assert session.view()["sheets"][0]["red"] == [int(number)]


def test_a_match_left_while_all_decide_goes_on_there(deal: Deal) -> None:
    session = deal(2, "qwixx-cards", first=0)
    session.lift()
    session.submit("take 1")
    session.submit("skip")
    again = Session(session.match, session.players)
    assert (again.phase, again.seat) == (Phase.DECIDING, 1)
    assert not own_hand(again)
