"""The session: whose view is on the screen, and that nothing counts before it is on the disk."""

import errno
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app.games.the_game.narration import TheGameNarration
from app.match.phase import Phase
from app.match.players import NewMatch, PlayerInfo
from app.match.session import Session
from app.storage.match_store import MatchStore
from app.storage.settings import Settings
from app.window.turns_since import turns_since_own
from engine.core.events import Kind
from engine.core.journal import Journal
from engine.core.match import Match
from engine.games import GAMES
from tests.app.saved import saved_matches
from tests.engine.games.qwixx_cards.positions import position as qwixx
from tests.engine.games.the_game.positions import position as the_game
from tests.engine.games.wednesday.positions import position as round_state
from tests.sample_game.rules import Fifty

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
        session.match.close()


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
    session.handover.lift()
    assert (session.phase, session.seat) == (Phase.PLAYING, 0)
    play_turn(session)
    assert (session.phase, session.seat, session.next_seat) == (Phase.REVIEWING, 0, 1)
    session.handover.leave()
    assert (session.phase, session.seat) == (Phase.CURTAIN, None)
    session.handover.lift()
    assert (session.phase, session.seat) == (Phase.PLAYING, 1)


def test_after_all_have_looked_the_next_comes_from_behind_the_curtain(deal: Deal) -> None:
    session = deal(2)
    session.handover.lift()
    session.submit(str(session.legal()[0]))
    session.handover.call_next()
    assert (session.phase, session.seat, session.views.turn_before()) == (Phase.CURTAIN, None, None)
    session.handover.lift()
    assert (session.phase, session.seat) == (Phase.PLAYING, 0)


def round_ended_by_a_pass() -> Match:
    """P0 passed, P1 passed last, and Wednesday came: P1 opens the second round."""
    match = round_state(
        [9, 10], [1, 5], [3, 8], played=[7], characters=["wednesday"], last=1, passes=1
    )
    match.do(0, "pass")
    match.do(1, "pass")
    assert match.view(None)["round"] == 2
    return match


def four_tens_at_hand() -> Match:
    """P0 can end the round with four 10s; somebody else opens the second one."""
    return round_state([3, 10, 10, 10, 10], [1, 8], [2, 5], played=[1])


PASSED_LAST = (
    "P1 passed: everybody has passed now. Wednesday Addams has appeared. Round 1 of 5 is over."
    " Points: P0 19, P1 6, P2 11."
)
"""How P1 is told to have ended the round."""


def told_since(match: Match) -> list[str]:
    """What the curtain tells, in a session that has just been opened."""
    return [turn.text() for turn in turns_since_own(Session(match, people(match.seats)))]


def test_who_opens_a_round_is_told_what_all_have_seen_end_the_one_before(qapp: object) -> None:
    session = Session(four_tens_at_hand(), people(3))
    session.handover.lift()
    assert session.submit("combo 10") is None
    assert session.match.view(None)["round"] == 2
    session.handover.call_next()
    assert session.phase is Phase.CURTAIN
    assert [turn.text() for turn in turns_since_own(session)] == [
        "P0 showed four 10s and burnt them. Round 1 of 5 is over. Points: P0 3, P1 9, P2 7."
    ]


def test_who_ended_a_round_and_opens_the_next_is_told_that_alone(qapp: object) -> None:
    match = round_ended_by_a_pass()
    assert match.to_act == (1,)
    assert told_since(match) == [PASSED_LAST]


def test_who_ended_a_round_is_told_that_when_they_come_to_the_next(qapp: object) -> None:
    match = round_state([3, 10, 10, 10, 10], [1, 8], [2, 5], played=[1])
    match.do(0, "combo 10")
    while match.to_act != (0,):
        seat = match.to_act[0]
        match.do(seat, match.legal(seat)[0])
    told = told_since(match)
    assert told[0].startswith("P0 showed four 10s and burnt them. Round 1 of 5 is over.")
    assert len(told) > 1


def test_a_match_left_at_the_end_of_a_round_is_opened_there(qapp: object) -> None:
    match = four_tens_at_hand()
    match.do(0, "combo 10")
    session = Session(match, people(3))
    assert (session.phase, session.seat, session.hand_open) == (Phase.WATCHING, None, False)
    session.handover.call_next()
    assert session.phase is Phase.CURTAIN
    session.handover.lift()
    assert session.seat == match.to_act[0]


def test_who_ended_a_round_and_opens_the_next_is_told_as_two_turns(qapp: object) -> None:
    match = round_ended_by_a_pass()
    opener = match.to_act[0]
    match.do(opener, match.legal(opener)[0])
    told = told_since(match)
    assert PASSED_LAST in told
    assert told[-1].startswith(f"P{opener} played the ")
    session = Session(match, people(3))
    last = session.views.turn_before()
    assert last is not None
    assert last == (opener, range(2, 3))


def test_a_round_that_four_tens_ended_is_told_with_them(qapp: object) -> None:
    match = round_state([3, 10, 10, 10, 10], [4, 8], [2, 5], played=[1])
    match.do(0, "combo 10")
    opener = match.to_act[0]
    match.do(opener, "play 1")
    end = "P0 showed four 10s and burnt them. Round 1 of 5 is over. Points: P0 3, P1 12, P2 7."
    assert match.to_act != (0,)
    assert told_since(match) == [end, f"P{opener} played the 1."]


def test_who_has_ended_a_turn_and_leads_is_told_nothing_older(qapp: object) -> None:
    match = round_state([5, 9], [3, 8], [4, 10], played=[13], last=0, characters=["ajax"], seat=1)
    for _ in range(3):
        match.do(match.to_act[0], "pass")
    assert match.to_act == (0,)
    assert told_since(match) == []


def test_who_passes_last_blocks_a_number_and_leads_has_a_line_for_each(qapp: object) -> None:
    match = round_state([5, 9], [3], [4], played=[13], characters=["thing"], passes=2, last=0)
    for action in ("pass", "block 1", "play 5"):
        match.do(0, action)
    assert told_since(match) == [
        "P0 passed: everybody has passed now. Thing has appeared.",
        "P0 blocked the 13.",
        "P0 played the 5.",
    ]


def test_alone_nobody_is_called(deal: Deal) -> None:
    session = deal(1)
    session.handover.call_next()
    assert (session.phase, session.seat) == (Phase.PLAYING, 0)


def test_under_the_curtain_no_hand_is_known(deal: Deal) -> None:
    session = deal(3)
    assert all(card is None for hand in session.view()["hands"] for card in hand)
    assert session.legal() == []


def test_while_reviewing_only_signals_are_possible(deal: Deal) -> None:
    session = deal(2)
    session.handover.lift()
    play_turn(session)
    assert session.legal() == []
    assert not session.undo.possible
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
    assert not session.undo.possible
    start = session.view()
    for _ in range(2):
        session.submit(str(session.legal()[0]))
    assert session.undo.possible
    session.undo.take_back()
    session.undo.take_back()
    assert session.view() == start
    refusal = session.undo.take_back()
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
    session.handover.lift()
    play_turn(session)
    session.handover.leave()
    session.handover.lift()
    views = session.views.unseen()
    assert views[0]["turn"]["number"] == 1
    assert views[-1] == session.view()
    assert all(view["hands"][0] == [None] * len(view["hands"][0]) for view in views)
    assert all(None not in view["hands"][1] for view in views)


def test_a_match_goes_on_from_its_file(deal: Deal, store: MatchStore) -> None:
    session = deal(2, on_fire=True)
    session.handover.lift()
    play_turn(session)
    [saved] = saved_matches(store)
    assert saved.unfinished
    assert [player.name for player in saved.players] == ["P0", "P1"]
    match = store.open(saved.path)
    again = Session(match, store.player_infos(match))
    assert again.match.state() == session.match.state()
    assert (again.phase, again.next_seat) == (Phase.CURTAIN, 1)
    assert again.elapsed_ms >= 0
    assert again.match.options["on_fire"] is True
    again.match.close()


def test_what_is_over_stays_over_and_is_gone_on_with_in_a_copy(
    deal: Deal, store: MatchStore
) -> None:
    session = deal(1)
    phases: list[Phase] = []
    session.phase_changed.connect(lambda: phases.append(session.phase))
    while actions := session.legal():
        session.submit(str(actions[-1]))
    assert phases == [Phase.OVER]
    refusal = session.undo.take_back()
    assert (session.undo.possible, refusal and refusal.code) == (False, "undo-over")
    assert not session.match.practice
    assert session.can_practise
    copy = store.open(store.practise(session.match))
    assert (copy.practice, copy.over) == (True, None)
    assert copy.states == session.match.states[:-1]
    assert copy.header == {**session.match.header, "started": copy.started}
    copy.close()


def test_a_win_is_not_gone_on_with(qapp: object) -> None:
    match = the_game([20], draw=0)
    match.do(0, "place 20 up1")
    session = Session(match, people(1))
    assert (session.phase, session.can_practise) == (Phase.OVER, False)


class FiftyAlone(Fifty):
    """A game by points for one."""

    min_seats = 1


def test_a_game_by_points_for_one_is_over_for_good(qapp: object) -> None:
    match = Match.new(FiftyAlone(), 1, {}, 7)
    while match.over is None:
        match.do(0, match.legal(0)[0])
    session = Session(match, people(1))
    assert (session.phase, session.can_practise) == (Phase.OVER, False)
    refusal = session.undo.take_back()
    assert refusal is not None
    assert refusal.code == "undo-over"


def own_hand(session: Session) -> bool:
    """Whether the view on the screen shows the hand of the seat on the screen."""
    assert session.seat is not None
    hand: list[str] = session.view()["hands"][session.seat]
    return not any(card.startswith("?") for card in hand)


def test_all_who_decide_at_once_are_asked_without_a_curtain_who_is_on_turn_last(deal: Deal) -> None:
    session = deal(3, "qwixx-cards", first=1)
    session.handover.lift()
    assert session.submit("take 1") is None
    assert (session.phase, session.seat) == (Phase.DECIDING, 0)
    assert not own_hand(session)
    assert session.submit("skip") is None
    assert (session.phase, session.seat) == (Phase.DECIDING, 2)
    assert session.submit("skip") is None
    assert (session.phase, session.next_seat, session.views.turn_before()) == (
        Phase.CURTAIN,
        1,
        None,
    )
    session.handover.lift()
    assert (session.phase, session.seat) == (Phase.PLAYING, 1)
    assert own_hand(session)
    assert session.submit("skip") is None
    assert (session.phase, session.seat) == (Phase.PLAYING, 1)
    assert session.view()["turn"]["part"] == "play"


def test_who_decides_may_look_at_the_own_hand_behind_the_curtain(deal: Deal) -> None:
    session = deal(2, "qwixx-cards", first=1)
    session.handover.lift()
    session.submit("take 1")
    session.handover.look()
    assert (session.phase, session.seat, session.next_seat) == (Phase.CURTAIN, None, 0)
    session.handover.lift()
    assert (session.phase, session.seat) == (Phase.PLAYING, 0)
    assert own_hand(session)
    assert session.submit("skip") is None
    assert (session.phase, session.next_seat) == (Phase.CURTAIN, 1)
    session.handover.lift()
    assert session.seat == 1


def test_a_decision_may_be_changed_until_the_last_one_is_in(deal: Deal) -> None:
    session = deal(3, "qwixx-cards", first=0)
    session.handover.lift()
    session.submit("take 1")
    session.submit("skip")
    number = session.view()["draw"][0][1:]
    assert session.seat == 2
    session.handover.ask(1)
    assert (session.phase, session.seat) == (Phase.DECIDING, 1)
    assert session.submit(f"mark red {number}") is None
    assert session.seat == 2
    session.submit("skip")
    session.handover.lift()
    session.submit("skip")
    assert session.view()["sheets"][1]["red"] == [int(number)]


def test_a_match_left_while_all_decide_goes_on_there(deal: Deal) -> None:
    session = deal(3, "qwixx-cards", first=0)
    session.handover.lift()
    session.submit("take 1")
    session.submit("skip")
    again = Session(session.match, session.players)
    assert (again.phase, again.seat) == (Phase.DECIDING, 2)
    assert not own_hand(again)
    session.submit("skip")
    again = Session(session.match, session.players)
    assert (again.phase, again.next_seat) == (Phase.CURTAIN, 0)


# Taking back what ended a turn


def wednesday(*kinds: Kind, seats: int = 3) -> Session:
    """A round of Wednesday with a 5 on the table, seat 0 on turn."""
    match = round_state([3, 6, 9], *([[4, 8, 10]] * (seats - 1)), played=[1, 5], last=seats - 1)
    players = list(people(seats))
    for seat, kind in enumerate(kinds):
        players[seat] = players[seat]._replace(kind=kind)
    return Session(match, players)


@pytest.mark.parametrize("action", ["pass", "play 6"])
def test_a_turn_that_leaves_nothing_to_look_at_hands_over_by_itself(
    qapp: object, action: str
) -> None:
    session = wednesday()
    session.handover.lift()
    before = session.view()
    assert session.submit(action) is None
    assert (session.phase, session.next_seat) == (Phase.CURTAIN, 1)
    assert (session.undo.seat, session.undo.possible) == (0, True)
    called: list[int] = []
    session.phase_changed.connect(lambda: called.append(session.next_seat))
    assert session.undo.take_back() is None
    # Nobody sees the hand before its owner has lifted the curtain.
    assert (session.phase, session.seat, called) == (Phase.CURTAIN, None, [0])
    assert all(card is None for card in session.view()["hands"][0])
    assert not session.undo.possible
    session.handover.lift()
    assert (session.phase, session.seat, session.view()) == (Phase.PLAYING, 0, before)


def test_once_the_curtain_is_lifted_the_turn_before_stands(qapp: object) -> None:
    session = wednesday()
    session.handover.lift()
    session.submit("pass")
    session.handover.lift()
    assert (session.seat, session.undo.possible) == (1, False)
    refusal = session.undo.take_back()
    assert refusal is not None
    assert refusal.code == "nothing-to-undo", "the seat on screen has done nothing yet"


def test_what_has_been_seen_stands_when_its_successor_is_taken_back(qapp: object) -> None:
    session = wednesday()
    session.handover.lift()
    session.submit("pass")
    session.handover.lift()
    session.submit("pass")
    assert (session.undo.seat, session.undo.possible) == (1, True)
    session.undo.take_back()
    assert (session.phase, session.next_seat, session.undo.seat) == (Phase.CURTAIN, 1, None)
    assert not session.undo.possible
    session.handover.lift()
    session.submit("play 8")
    assert session.undo.possible


@pytest.mark.parametrize(
    ("step", "actions"), [("plain", ["pass"]), ("given", ["play 8", "donate 1"])]
)
def test_a_card_that_came_to_who_is_next_stands_when_the_match_is_opened_again(
    qapp: object, step: str, actions: list[str]
) -> None:
    hands: list[list[int]] = [[3, 8, 9], [4, 8, 10], [4, 7, 10]]
    match = round_state(*hands, played=[1, 5], last=2)
    session = Session(match, people(3))
    session.handover.lift()
    for action in actions:
        assert session.submit(action) is None
    assert (session.next_seat, session.undo.possible) == (1, True)
    again = Session(match, people(3))
    assert (again.phase, again.undo.possible) == (Phase.CURTAIN, step == "plain")


def test_before_a_computer_a_turn_is_taken_back_until_it_has_acted(qapp: object) -> None:
    session = wednesday("human", "easy", "human")
    session.handover.lift()
    session.submit("pass")
    assert (session.phase, session.seat, session.undo.possible) == (Phase.WATCHING, 0, True)
    session.undo.take_back()
    assert (session.phase, session.next_seat) == (Phase.CURTAIN, 0)
    session.handover.lift()
    session.submit("pass")
    session.play(1, "pass")
    assert (session.phase, session.undo.possible) == (Phase.WATCHING, False)


def test_one_person_among_computers_takes_back_without_a_curtain(qapp: object) -> None:
    session = wednesday("human", "easy", "easy")
    before = session.view()
    session.submit("play 9")
    assert (session.phase, session.undo.possible) == (Phase.PLAYING, True)
    session.undo.take_back()
    assert (session.phase, session.view()) == (Phase.PLAYING, before)
    session.submit("pass")
    session.play(1, "pass")
    assert not session.undo.possible


def test_a_card_that_came_unseen_is_looked_at_before_the_hand_over(qapp: object) -> None:
    match = round_state([3, 6, 9], [4, 8, 10], [7], played=[1, 5], last=1, open_="eugene")
    session = Session(match, people(3))
    session.handover.lift()
    held = len(session.view()["hands"][0])
    session.submit("pass")
    assert (session.phase, len(session.view()["hands"][0])) == (Phase.REVIEWING, held + 1)
    refusal = session.undo.why_not()
    assert refusal is not None
    assert (refusal.code, refusal.args) == ("undo-settled", {"cause": "drawn"})
    session.handover.leave()
    assert not session.undo.possible


def test_the_last_decision_stays_and_what_is_played_is_taken_back(deal: Deal) -> None:
    session = deal(2, "qwixx-cards", first=0)
    session.handover.lift()
    session.submit("take 1")
    number = session.view()["draw"][0][1:]
    session.submit(f"mark red {number}")
    assert (session.phase, session.undo.seat, session.undo.possible) == (Phase.CURTAIN, 1, True)
    session.undo.take_back()
    assert (session.phase, session.seat) == (Phase.DECIDING, 1)
    session.submit("skip")
    session.handover.lift()
    session.submit(f"mark red {number}")
    assert session.view()["sheets"][0]["red"] == [int(number)]
    refusal = session.undo.take_back()
    assert refusal is not None
    assert (refusal.code, refusal.args) == ("undo-settled", {"cause": "decided"})
    assert session.view()["sheets"][0]["red"] == [int(number)]
    card = session.view()["hands"][0][0]
    session.submit(next(str(each) for each in session.legal() if card in str(each)))
    session.submit("skip")
    assert (session.phase, session.next_seat, session.undo.possible) == (Phase.CURTAIN, 1, True)
    session.undo.take_back()
    assert (session.phase, session.next_seat) == (Phase.CURTAIN, 0)
    session.handover.lift()
    # Cards are played and crossed at one press, and taken back at one.
    assert session.view()["turn"]["part"] == "play"
    assert card in session.view()["hands"][0]


def test_while_all_decide_the_decisions_are_taken_back_one_after_the_other(deal: Deal) -> None:
    session = deal(4, "qwixx-cards", first=3)
    session.handover.lift()
    session.submit("take 1")
    session.submit("skip")
    session.submit("skip")
    assert (session.phase, session.seat) == (Phase.DECIDING, 2)
    session.undo.take_back()
    assert (session.phase, session.seat) == (Phase.DECIDING, 1)
    session.undo.take_back()
    assert (session.phase, session.seat) == (Phase.DECIDING, 0)
    refusal = session.undo.take_back()
    assert refusal is not None
    assert refusal.args == {"cause": "colour"}


def test_who_cannot_cross_is_not_asked(qapp: object) -> None:
    past_seven = {"red": [8], "yellow": [8], "green": [6], "blue": [6]}
    match = qwixx(
        "r5 r7 y8 g9", part="take", sheets=({}, past_seven, {}), draw="y3 b7", display="g2 g3 g4 y2"
    )
    session = Session(match, people(3))
    session.handover.lift()
    session.submit("take 1")
    assert (session.phase, session.seat) == (Phase.DECIDING, 2)
    assert session.match.waits_for == (0, 2)
    assert not session.undo.possible
    refusal = session.undo.why_not()
    assert refusal is not None
    assert (refusal.code, refusal.args) == ("undo-settled", {"cause": "colour"})
    again = Session(Match.replay(match.document(), GAMES), people(3))
    assert again.match.waits_for == (0, 2)


def test_where_nobody_else_can_cross_the_hand_stays_open(qapp: object) -> None:
    past_seven = {"red": [8], "yellow": [8], "green": [6], "blue": [6]}
    match = qwixx(
        "r5 r7 y8 g9", part="take", sheets=({}, past_seven), draw="y3 b7", display="g2 g3 g4 y2"
    )
    session = Session(match, people(2))
    session.handover.lift()
    session.submit("take 1")
    assert (session.phase, session.seat, own_hand(session)) == (Phase.PLAYING, 0, True)
    assert session.submit("mark red 7") is None
    assert (session.phase, session.seat) == (Phase.PLAYING, 0)
    assert session.view()["turn"]["part"] == "play"
    assert session.undo.take_back() is None
    assert session.match.simultaneous


def test_who_has_only_rated_the_start_has_had_no_turn(qapp: object) -> None:
    match = Match.new(GAMES["the-game"], 2, {"first": "after-looking"}, 7)
    session = Session(match, people(2))
    match.do(0, "rate nothing")
    match.do(1, "rate nothing")
    match.do(0, "begin 1")
    assert session.next_seat == 1
    assert not session.views.next_has_had_a_turn()


def test_the_turns_since_ones_own_are_told_apart_from_the_last(deal: Deal) -> None:
    session = deal(4)
    session.handover.lift()
    for seat in range(4):
        play_turn(session)
        session.handover.leave()
        assert session.views.next_has_had_a_turn() == (seat == 3)
        session.handover.lift()
    play_turn(session)
    session.handover.leave()
    last = session.views.turn_before()
    earlier = session.views.earlier_turns()
    assert session.next_seat == 1
    assert [seat for seat, _ in earlier] == [2, 3]
    assert last is not None
    assert last[0] == 0
    moves = session.match.moves
    for seat, indices in [*earlier, last]:
        assert {moves[at].seat for at in indices} == {seat}
    assert earlier[0][1].stop == earlier[1][1].start
    assert earlier[1][1].stop == last[1].start


def test_a_turn_is_told_though_a_signal_came_after_its_end(qapp: object) -> None:
    match = Match.new(GAMES["the-game"], 3, {"first": 2}, 7)
    for seat in (2, 0):
        for _ in range(2):
            match.do(seat, match.legal(seat)[0])
        match.do(seat, "end")
        match.signal(seat, "down2", "leave")
    session = Session(match, people(3))
    assert session.next_seat == 1
    turns = turns_since_own(session)
    assert [(turn.player, turn.in_detail()) for turn in turns] == [
        (people(3)[seat], f"{{name}} placed {cards} on the first ascending pile and drew 2")
        for seat, cards in ((2, "16 and 17"), (0, "22 and 65"))
    ]
    for turn in turns:
        said = f"{turn.player.name} says “keep off” about the second descending pile"
        assert turn.besides().endswith(said)


def test_who_decided_in_a_turn_of_others_is_told_the_turns_before_it_too(qapp: object) -> None:
    match = Match.new(GAMES["qwixx-cards"], 3, {"first": 0}, 7)
    for _ in range(3):
        turn = match.view(None)["turn"]["number"]
        while match.view(None)["turn"]["number"] == turn:
            seat = match.waits_for[0]
            match.do(seat, match.legal(seat)[-1])
    session = Session(match, people(3))
    assert session.next_seat == 0
    assert [turn.player for turn in turns_since_own(session)] == [people(3)[1], people(3)[2]]


def test_who_comes_to_the_screen_is_no_name_in_what_others_did(qapp: object) -> None:
    match = round_state([4, 9], [3, 9], [3, 5], played=[2], last=2)
    for action in ("play 4", "swap 1", "give 9"):
        match.do(0, action)
    told = [turn.sentence() for turn in turns_since_own(Session(match, people(3)))]
    assert told == ["{name} played the 4 and swapped a card with you"]
    match = round_state([8, 9], [3, 9], [3, 5], played=[2], burnt=[7], last=2)
    for action in ("play 8", "donate 1"):
        match.do(0, action)
    told = [turn.sentence() for turn in turns_since_own(Session(match, people(3)))]
    assert told == ["{name} played the 8 and gave you a burnt card"]
    match = Match.new(GAMES["the-game"], 2, {"first": "after-looking"}, 7)
    for action in ("rate nothing", "rate good"):
        match.do(match.to_act[0], action)
    match.do(1, "begin 0")
    told = [turn.sentence() for turn in turns_since_own(Session(match, people(2)))]
    assert told == ["{name} can make a good start, and chose you to start"]


def test_what_came_to_all_in_an_earlier_turn_is_told_with_it(qapp: object) -> None:
    match = round_state([2, 9], [3, 9], [3, 4], played=[12], characters=["tyler"], last=2, passes=1)
    match.do(0, "pass")
    match.do(1, "pass")
    match.do(2, "play 3")
    session = Session(match, people(3))
    assert [(turn.player, turn.besides()) for turn in turns_since_own(session)[:-1]] == [
        (people(3)[1], "Tyler Galpin has appeared. Only odd numbers may be played")
    ]


def test_what_came_to_all_is_told_though_of_the_turn_itself_there_is_nothing_to_tell(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match.new(GAMES["the-game"], 3, {"first": 0}, 7)
    for seat in (0, 1):
        for _ in range(2):
            match.do(seat, match.legal(seat)[0])
        match.do(seat, "end")
        match.signal(seat, "down2", "leave")
    for told in ("turn_before", "turn_in_detail"):
        monkeypatch.setattr(TheGameNarration, told, lambda *_: "")
    turns = turns_since_own(Session(match, people(3)))
    assert [turn.text() for turn in turns] == [
        f"P{seat} says “keep off” about the second descending pile." for seat in (0, 1)
    ]


def test_what_is_decided_in_a_turn_is_told_once_with_the_end_of_that_turn(qapp: object) -> None:
    match = Match.new(GAMES["qwixx-cards"], 3, {"first": 0}, 7)
    while match.view(None)["turn"]["number"] < 4:
        seat = match.waits_for[-1]
        match.do(seat, str(match.legal(seat)[0]))
    told = [turn.text() for turn in turns_since_own(Session(match, people(3)))]
    assert len(told) == 2
    assert all("number for all" in each.lower() for each in told)


def test_decisions_that_all_saw_together_are_not_shown_again(qapp: object) -> None:
    match = qwixx("r5 r7 g9 b12", "r4 g8 b9 y11", "g2 g4 y2 y4", part="number", seats=3, seat=2)
    session = Session(match, people(3))
    for seat in (0, 1):
        session.handover.ask(seat)
        assert session.submit("skip") is None
    assert (session.phase, session.next_seat) == (Phase.CURTAIN, 2)
    session.handover.lift()
    assert len(session.views.unseen()) == 1
    for action in ("skip", "play green g2", "skip"):
        assert session.submit(action) is None
    session.handover.leave()
    session.handover.lift()
    assert session.seat == 0
    # From the decision on with which all of them were turned up: the player's own was the first.
    assert len(session.views.unseen()) == 1 + 3


@pytest.mark.parametrize("turns_stay", [False, True])
def test_where_turns_stay_a_finished_one_is_never_taken_back(
    qapp: object, turns_stay: bool
) -> None:
    """Alone with an empty draw pile, where nothing is drawn, it could be."""
    session = Session(the_game([40, 41, 42, 43, 44, 45], draw=0), people(1), turns_stay=turns_stay)
    session.submit("place 40 up1")
    assert session.undo.take_back() is None
    for action in ("place 40 up1", "place 41 up1", "end"):
        assert session.submit(action) is None
    refusal = session.undo.why_not()
    assert (refusal and refusal.code) == ("turn-stays" if turns_stay else None)
    assert session.undo.possible is not turns_stay
    session.submit("place 42 up1")
    assert session.undo.take_back() is None
