"""What is told of the actions of Face to Face: examples, and what holds in every match."""

from hypothesis import given

from engine.core.chance import Chance
from engine.core.happening import Happening
from engine.core.match import Match
from engine.core.placing import Place
from engine.core.turn_happenings import CardsDrawn, DrawPileRanOut, TurnBegan, TurnEnded
from engine.games.face_to_face.happenings import (
    DuelWon,
    GiftGiven,
    GiftRewarded,
    GiftWithheld,
    OwnCardPlaced,
)
from engine.games.face_to_face.state import FaceToFaceState
from tests.engine.games.face_to_face.following import follow
from tests.engine.games.face_to_face.positions import FACE_TO_FACE, Side, position
from tests.engine.games.face_to_face.unknown import reshuffled
from tests.engine.games.happenings import check_log, check_nothing_hidden, random_story, viewers
from tests.engine.play import Setup, Step, setups

RIVAL = Side([2, 3, 4, 5, 6, 7], up=[29], down=[40])


def told(match: Match, *actions: str, viewer: int | None = None) -> list[Happening]:
    """Does these actions, each by the seat on turn, and tells what the last one brought about."""
    for action in actions:
        match.do(match.to_act[0], action)
    return list(match.happened(viewer))


def test_example_1_steps_and_the_trick_on_ones_own_piles() -> None:
    match = position(Side([17, 30, 34, 45, 50, 51], up=[20, 27], down=[42, 35]), RIVAL)
    assert told(match, "place 30 own.up") == [OwnCardPlaced(0, 30, "up", 27, 3, False)]
    match.undo(0, "table")
    assert told(match, "place 17 own.up") == [OwnCardPlaced(0, 17, "up", 27, -10, True)]
    assert told(match, "place 45 own.down") == [OwnCardPlaced(0, 45, "down", 35, -10, True)]
    assert told(match, "place 34 own.down") == [OwnCardPlaced(0, 34, "down", 45, 11, False)]


def test_example_2_a_gift_helps_and_is_no_trick() -> None:
    match = position(Side([19, 50, 51, 52, 53, 54]), RIVAL)
    assert told(match, "place 19 rival.up") == [GiftGiven(0, 1, 19, "up", 29, 10)]
    match.undo(0, "table")
    assert told(match, "place 50 rival.down") == [GiftGiven(0, 1, 50, "down", 40, 10)]


def test_seat_1_gives_to_seat_0() -> None:
    match = position(Side([2, 3, 4, 5, 6, 7], up=[30]), Side([8, 9, 10, 11, 12, 13]), seat=1)
    assert told(match, "place 8 rival.up") == [GiftGiven(1, 0, 8, "up", 30, 22)]
    assert told(match, "place 9 own.up") == [OwnCardPlaced(1, 9, "up", 1, 8, False)]


def test_example_3_without_a_gift_two_are_drawn_which_the_seat_alone_may_know() -> None:
    match = position(Side([10, 11, 12, 50, 51, 52]), RIVAL)
    drawn = match.state()["draw"][0][:2]
    told(match, "place 10 own.up", "place 11 own.up", "place 12 own.up", "end")
    left = len(match.state()["draw"][0])
    for viewer in (0, 1, None):
        cards = tuple(sorted(drawn)) if viewer == 0 else None
        assert match.happened(viewer) == (
            TurnEnded(0, 1, 3),
            GiftWithheld(0),
            CardsDrawn(0, 2, cards, cards and (None, None), left),
            TurnBegan(1, 2, 2),
        )


def test_example_3_for_a_gift_the_hand_is_filled_up() -> None:
    match = position(Side([10, 11, 12, 13, 45, 52]), RIVAL)
    actions = [f"place {card} own.up" for card in (10, 11, 12, 13)]
    happenings = told(match, *actions, "place 45 rival.down", "end")
    assert happenings == [
        TurnEnded(0, 1, 5),
        GiftRewarded(0, 45),
        CardsDrawn(0, 5, None, None, len(match.state()["draw"][0])),
        TurnBegan(1, 2, 2),
    ]


def test_cards_are_told_from_the_lowest_on() -> None:
    match = position(Side([10, 11, 12, 13, 45, 52], up=[9], draw=[59, 20, 30]), RIVAL)
    assert CardsDrawn(0, 2, (20, 59), (None, None), 1) in told(
        match, "place 10 own.up", "place 11 own.up", "end", viewer=0
    )


def test_the_draw_pile_runs_out_and_then_nothing_is_drawn() -> None:
    match = position(Side([50, 51, 52, 53, 54, 55], up=[49], draw=[59]), RIVAL)
    assert told(match, "place 50 own.up", "place 51 own.up", "end")[2:] == [
        CardsDrawn(0, 1, None, None, 0),
        DrawPileRanOut(0),
        TurnBegan(1, 2, 2),
    ]
    told(match, "place 2 rival.up", "place 7 own.down", "end")
    assert told(match, "place 52 own.up", "place 53 own.up", "end") == [
        TurnEnded(0, 3, 2),
        GiftWithheld(0),
        TurnBegan(1, 4, 2),
    ]


def test_d4_with_an_empty_hand_the_turn_ends_normally() -> None:
    match = position(Side([50, 51], up=[49], draw=[58, 59]), RIVAL)
    assert told(match, "place 50 own.up", "place 51 own.up", "end")[1:3] == [
        GiftWithheld(0),
        CardsDrawn(0, 2, None, None, 0),
    ]


def test_won_with_the_last_card_as_a_gift() -> None:
    match = position(Side([45, 50], up=[49], draw=0), RIVAL)
    assert told(match, "place 50 own.up", "place 45 rival.down") == [
        GiftGiven(0, 1, 45, "down", 40, 5),
        DuelWon(0, 1, "all-placed"),
    ]


def test_d2_lost_in_ones_own_turn() -> None:
    match = position(Side([57, 58], draw=[2], up=[56], down=[3]), Side([4, 5], up=[2], down=[59]))
    happenings = told(match, "place 58 own.up")
    assert happenings == [OwnCardPlaced(0, 58, "up", 56, 2, False), DuelWon(1, 0, "stuck")]


def test_d3_lost_at_the_beginning_of_a_turn() -> None:
    match = position(Side([50, 51, 52]), Side([7], draw=0, up=[8], down=[9]))
    assert told(match, "place 50 own.up", "place 51 own.up", "end")[-2:] == [
        TurnBegan(1, 2, 2),
        DuelWon(0, 1, "stuck"),
    ]


# Every match


@given(setups("face-to-face"))
def test_the_log_tells_each_event_once_as_it_was_told_at_the_time(setup: Setup) -> None:
    check_log(random_story(setup))


@given(setups("face-to-face"))
def test_what_is_told_suffices_to_know_the_view(setup: Setup) -> None:
    story = random_story(setup)
    for index, step in story.steps.items():
        for viewer, happenings in story.told[index].items():
            before, after = (FACE_TO_FACE.view(s, viewer) for s in (step.before, step.after))
            assert follow(before, happenings) == after


def other_beginning(step: Step, viewer: int | None, chance: Chance) -> FaceToFaceState:
    """The state before, such that it and the one after look the same to the viewer.

    What is hidden after the action is dealt anew; of that the seat that acted gets what it placed
    and had not drawn yet.
    """
    before: FaceToFaceState = step.before
    seat, after = step.seat, reshuffled(step.after, viewer, chance)
    drawn = len(before.draw[seat]) - len(after.draw[seat])
    hand = after.hands[seat]
    cards = before.draw[seat][:drawn] if viewer == seat else hand[len(hand) - drawn :]
    kept = [card for card in hand if card not in cards]
    if isinstance(step.action, Place):
        kept.append(step.action.card)
    hands, draw = list(after.hands), list(after.draw)
    hands[seat], draw[seat] = tuple(sorted(kept)), (*cards, *after.draw[seat])
    return before._replace(
        hands=(hands[0], hands[1]), draw=(draw[0], draw[1]), seed_state=after.seed_state
    )


@given(setups("face-to-face"))
def test_what_is_hidden_from_the_viewer_changes_nothing_of_what_it_is_told(setup: Setup) -> None:
    chance = Chance(setup.seed)
    compared = steps = 0
    for step in random_story(setup).steps.values():
        for viewer in viewers(setup.seats):
            other = other_beginning(step, viewer, chance)
            compared += check_nothing_hidden(FACE_TO_FACE, step, [(other, step.action)], viewer)
            steps += 1
    assert compared > steps / 2
