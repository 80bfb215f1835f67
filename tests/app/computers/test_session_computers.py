"""Whose view is on the screen where computers play along."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from app.match.phase import Phase
from app.match.players import NewMatch, PlayerInfo
from app.match.session import Session
from app.storage.match_store import MatchStore
from app.storage.settings import Settings
from engine.core.events import Kind
from tests.app.saved import saved_matches

Deal = Callable[..., Session]
H: Kind = "human"
E: Kind = "easy"
N: Kind = "normal"


def people(kinds: Sequence[Kind]) -> tuple[PlayerInfo, ...]:
    return tuple(PlayerInfo(f"P{seat}", seat, kind) for seat, kind in enumerate(kinds))


@pytest.fixture
def store(tmp_path: Any) -> MatchStore:
    return MatchStore(tmp_path / "matches", Settings(tmp_path / "settings.ini"))


@pytest.fixture
def deal(qapp: object, store: MatchStore) -> Iterator[Deal]:
    sessions = []

    def make(*kinds: Kind, game: str = "the-game", **options: Any) -> Session:
        players = people(kinds)
        session = Session(store.deal(NewMatch(game, options, players, 7)), players)
        sessions.append(session)
        return session

    yield make
    for session in sessions:
        session.match.close()


def stands(session: Session) -> tuple[Phase, int | None]:
    return session.phase, session.seat


def sees(session: Session) -> int | None:
    """Whose hand the view on the screen shows; None for nobody's."""
    open_ = [
        seat
        for seat, hand in enumerate(session.view()["hands"])
        if None not in hand and not any(str(card).startswith("?") for card in hand)
    ]
    assert len(open_) <= 1
    return open_[0] if open_ else None


def play_turn(session: Session) -> None:
    """The person's turn: as few cards as may be."""
    while "end" not in (actions := [str(action) for action in session.legal()]):
        assert session.submit(actions[0]) is None
    assert session.submit("end") is None


def computer_turn(session: Session) -> None:
    """The computer's turn, likewise."""
    [seat] = session.computers_to_act
    while seat in session.computers_to_act:
        actions = [str(action) for action in session.match.legal(seat)]
        assert session.play(seat, "end" if "end" in actions else actions[0]) is None


def test_one_person_among_computers_keeps_their_view(deal: Deal) -> None:
    session = deal(H, E, N)
    assert (stands(session), sees(session)) == ((Phase.PLAYING, 0), 0)
    assert session.computers_to_act == []
    play_turn(session)
    for computer in (1, 2):
        assert (stands(session), sees(session)) == ((Phase.PLAYING, 0), 0)
        assert session.computers_to_act == [computer]
        assert session.legal() == []
        assert not session.undo.possible
        computer_turn(session)
    assert stands(session) == (Phase.PLAYING, 0)
    assert session.legal()


def test_computers_between_two_people_play_over_a_bystanders_view(deal: Deal) -> None:
    session = deal(H, E, H)
    session.handover.lift()
    play_turn(session)
    assert (stands(session), sees(session)) == ((Phase.REVIEWING, 0), 0)
    assert session.computers_to_act == []
    session.handover.leave()
    assert (stands(session), sees(session)) == ((Phase.WATCHING, 0), None)
    assert session.computers_to_act == [1]
    refusal = session.submit("end")
    assert refusal is not None
    computer_turn(session)
    assert (stands(session), session.computers_to_act) == ((Phase.WATCHING, 0), [])
    session.handover.call_next()
    assert (stands(session), session.next_seat) == ((Phase.CURTAIN, None), 2)
    last = session.views.turn_before()
    assert last is not None
    assert last[0] == 1
    session.handover.lift()
    assert (stands(session), sees(session)) == ((Phase.PLAYING, 2), 2)


def test_nobody_is_called_while_a_computer_is_on_turn(deal: Deal) -> None:
    session = deal(H, E, H)
    session.handover.lift()
    play_turn(session)
    session.handover.leave()
    session.handover.call_next()
    assert stands(session) == (Phase.WATCHING, 0)


def test_a_match_begun_by_a_computer_is_watched_before_the_first_curtain(deal: Deal) -> None:
    session = deal(E, H, H)
    assert (stands(session), sees(session)) == ((Phase.WATCHING, None), None)
    computer_turn(session)
    session.handover.call_next()
    assert (session.phase, session.next_seat) == (Phase.CURTAIN, 1)


def test_computers_alone_are_watched_to_the_end(deal: Deal) -> None:
    session = deal(E, E)
    phases: list[Phase] = []
    session.phase_changed.connect(lambda: phases.append(session.phase))
    while session.computers_to_act:
        assert (stands(session), sees(session)) == ((Phase.WATCHING, None), None)
        computer_turn(session)
    assert phases == [Phase.OVER]
    assert session.seat is None
    assert not session.undo.possible


def test_a_signal_of_a_computer_is_in_the_match(deal: Deal, store: MatchStore) -> None:
    session = deal(H, E)
    assert session.signal_of(1, "up1", "leave") is None
    assert session.view()["signals"][1] == {"up1": "leave"}
    match = store.open(saved_matches(store)[0].path)
    assert match.state() == session.match.state()
    match.close()


def test_a_seat_passes_to_a_computer_and_back_from_behind_the_curtain(
    deal: Deal, store: MatchStore
) -> None:
    session = deal(H, E)
    session.submit(str(session.legal()[0]))
    assert session.seat_player(0, "hard") is None
    assert (stands(session), sees(session)) == ((Phase.WATCHING, None), None)
    assert session.computers_to_act == [0]
    assert session.players[0] == PlayerInfo("P0", 0, "hard")
    assert session.seat_player(0, "human") is None
    assert (stands(session), session.next_seat) == ((Phase.CURTAIN, None), 0)
    assert session.computers_to_act == []
    session.handover.lift()
    assert (stands(session), sees(session)) == ((Phase.PLAYING, 0), 0)
    events = [event._replace(ms=None).json() for event in session.match.events[1:]]
    assert events == [{"seat": 0, "kind": "hard"}, {"seat": 0, "kind": "human"}]
    assert [player.kind for player in saved_matches(store)[0].players] == ["human", "easy"]


def test_who_comes_back_out_of_turn_finds_the_curtain_too(deal: Deal) -> None:
    session = deal(E, E)
    session.seat_player(1, "human")
    assert (session.phase, session.next_seat) == (Phase.CURTAIN, 1)
    session.handover.lift()
    assert (stands(session), sees(session)) == ((Phase.PLAYING, 1), 1)
    assert session.computers_to_act == [0]


def test_a_rival_passes_to_a_person_without_a_look_at_any_hand(deal: Deal) -> None:
    session = deal(H, E)
    play_turn(session)
    session.seat_player(1, "human")
    # Whoever sits there may still look; then the curtain falls.
    assert (stands(session), sees(session)) == ((Phase.REVIEWING, 0), 0)
    session.handover.leave()
    assert (session.phase, session.next_seat) == (Phase.CURTAIN, 1)


def test_a_rival_who_passes_to_a_person_while_playing_is_called(deal: Deal) -> None:
    session = deal(H, E)
    play_turn(session)
    session.play(1, str(session.match.legal(1)[0]))
    session.seat_player(1, "human")
    assert (stands(session), session.next_seat) == ((Phase.CURTAIN, None), 1)
    session.handover.lift()
    assert (stands(session), sees(session)) == ((Phase.PLAYING, 1), 1)


def test_while_one_rival_plays_another_passes_to_a_person(deal: Deal) -> None:
    session = deal(H, E, E)
    play_turn(session)
    session.play(1, str(session.match.legal(1)[0]))
    session.seat_player(2, "human")
    assert (stands(session), sees(session)) == ((Phase.WATCHING, 0), None)
    assert session.computers_to_act == [1]
    computer_turn(session)
    session.handover.call_next()
    assert (session.phase, session.next_seat) == (Phase.CURTAIN, 2)


def test_a_rival_passes_to_a_person_during_the_own_turn(deal: Deal) -> None:
    session = deal(H, E, E)
    session.seat_player(2, "human")
    assert (stands(session), sees(session)) == ((Phase.PLAYING, 0), 0)
    play_turn(session)
    assert stands(session) == (Phase.REVIEWING, 0)


def test_of_two_people_one_leaves(deal: Deal) -> None:
    session = deal(H, H)
    session.handover.lift()
    session.seat_player(1, "easy")
    assert (stands(session), sees(session)) == ((Phase.PLAYING, 0), 0)
    play_turn(session)
    assert (stands(session), session.computers_to_act) == ((Phase.PLAYING, 0), [1])


def test_of_two_people_the_one_at_the_screen_leaves(deal: Deal) -> None:
    session = deal(H, H)
    session.handover.lift()
    session.seat_player(0, "easy")
    # The other one is alone now, and has not sat down yet.
    assert (stands(session), session.next_seat) == ((Phase.CURTAIN, None), 1)
    session.handover.lift()
    assert (stands(session), sees(session)) == ((Phase.PLAYING, 1), 1)
    assert session.computers_to_act == [0]


def test_of_three_people_the_one_at_the_screen_leaves(deal: Deal) -> None:
    session = deal(H, H, H)
    session.handover.lift()
    session.seat_player(0, "easy")
    assert (stands(session), sees(session)) == ((Phase.WATCHING, 0), None)
    assert session.computers_to_act == [0]
    assert session.legal() == []
    refusal = session.submit("place 2 up1")
    assert refusal is not None
    computer_turn(session)
    session.handover.call_next()
    assert (session.phase, session.next_seat) == (Phase.CURTAIN, 1)


def test_the_last_turn_of_a_computer_shows_no_hand_of_its(deal: Deal, store: MatchStore) -> None:
    session = deal(E, H)
    while session.match.over is None:
        for seat in session.match.to_act[:1]:
            actions = [str(action) for action in session.match.legal(seat)]
            session.match.do(seat, "end" if "end" in actions else actions[0])
    again = Session(session.match, session.players)
    assert stands(again) == (Phase.OVER, 1)
    alone = Session(session.match, people((E, E)))
    assert (stands(alone), sees(alone)) == ((Phase.OVER, None), None)


# Where several decide at the same time


def test_alone_among_computers_all_decide_with_the_own_hand_open(deal: Deal) -> None:
    session = deal(H, E, E, game="qwixx-cards", first=0)
    session.submit("take 1")
    assert (stands(session), sees(session)) == ((Phase.PLAYING, 0), 0)
    assert session.computers_to_act == [1, 2]
    session.play(1, "skip")
    assert session.computers_to_act == [2]
    session.submit("skip")
    assert not session.match.can_undo(1, "table")
    session.play(2, "skip")
    assert stands(session) == (Phase.PLAYING, 0)
    assert session.view()["turn"]["part"] == "play"


def test_people_are_asked_and_computers_decide_meanwhile(deal: Deal) -> None:
    session = deal(H, E, H, game="qwixx-cards", first=0)
    session.handover.lift()
    session.submit("take 1")
    assert (stands(session), sees(session)) == ((Phase.DECIDING, 2), None)
    assert session.computers_to_act == [1]
    session.submit("skip")
    assert (stands(session), session.next_seat) == ((Phase.CURTAIN, None), 0)
    session.handover.lift()
    session.submit("skip")
    # Both may still change their mind until the computer has decided.
    assert (stands(session), session.undo.possible) == ((Phase.PLAYING, 0), True)
    session.play(1, "skip")
    assert (stands(session), session.undo.possible) == ((Phase.PLAYING, 0), False)


def test_after_a_computer_took_all_are_asked_without_a_curtain(deal: Deal) -> None:
    session = deal(E, H, H, game="qwixx-cards", first=0)
    assert stands(session) == (Phase.WATCHING, None)
    session.play(0, "take 1")
    assert (stands(session), sees(session)) == ((Phase.DECIDING, 1), None)
    for seat in (1, 2):
        session.submit("skip")
        assert seat not in session.match.waits_for
    session.play(0, "skip")
    # The computer goes on at once; no hand was open.
    assert (session.phase, session.computers_to_act) == (Phase.WATCHING, [0])


def test_a_match_left_while_the_computers_decide_goes_on_there(deal: Deal) -> None:
    session = deal(H, E, H, game="qwixx-cards", first=0)
    session.handover.lift()
    session.submit("take 1")
    session.submit("skip")
    session.handover.lift()
    session.submit("skip")
    again = Session(session.match, session.players)
    assert (again.phase, again.computers_to_act) == (Phase.DECIDING, [1])
    assert sees(again) is None
