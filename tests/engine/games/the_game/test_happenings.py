"""What is told of the actions of The Game and On Fire: examples, and what holds in every match."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from engine.core.chance import Chance
from engine.core.happening import Happening
from engine.core.match import Match
from engine.core.placing import Place
from engine.core.refusal import Refused
from engine.core.turn_happenings import CardsDrawn, DrawPileRanOut, TurnBegan, TurnEnded
from engine.games import GAMES
from engine.games.the_game.fires import due
from engine.games.the_game.happenings import (
    CardPlaced,
    FireCameDue,
    FireCovered,
    FireLit,
    HandRanOut,
    PileWentOutOfReach,
    PlacedUnderSignal,
    SignalsCleared,
    TeamLost,
    TeamWon,
)
from engine.games.the_game.piles import PILES, PileName
from engine.games.the_game.state import SIGNALS, TheGameState
from tests.engine.games.happenings import (
    Story,
    check_log,
    check_nothing_hidden,
    do,
    viewers,
)
from tests.engine.games.the_game.following import follow
from tests.engine.games.the_game.late import few
from tests.engine.games.the_game.late import late as late_position
from tests.engine.games.the_game.positions import position
from tests.engine.games.the_game.unknown import reshuffled
from tests.engine.play import Setup, Step, setups

OTHERS = [20, 22, 23, 24, 26, 27, 28]


def told(match: Match, *actions: str, viewer: int | None = None) -> list[Happening]:
    """Does these actions, each by the seat on turn, and tells what the last one brought about."""
    for action in actions:
        match.do(match.to_act[0], action)
    return list(match.happened(viewer))


def placed(
    seat: int, card: int, pile: PileName, top: int, steps: int, *, trick: bool = False
) -> CardPlaced:
    return CardPlaced(seat, card, pile, top, steps, trick, None)


# Placing


def test_example_1_steps_and_the_trick_on_an_ascending_pile() -> None:
    match = position([36, 37, 38, 42, 45, 46, 48, 99], up1=[47])
    assert told(match, "place 48 up1") == [placed(0, 48, "up1", 47, 1)]
    match.undo(0, "table")
    assert told(match, "place 37 up1") == [placed(0, 37, "up1", 47, -10, trick=True)]


def test_example_1_steps_and_the_trick_on_a_descending_pile() -> None:
    match = position([2, 64, 66, 70, 74, 75, 76, 99], down1=[65])
    assert told(match, "place 2 down1") == [placed(0, 2, "down1", 65, 63)]
    match.undo(0, "table")
    assert told(match, "place 75 down1") == [placed(0, 75, "down1", 65, -10, trick=True)]


def test_a_card_on_a_start_number() -> None:
    match = position([2, 3, 4, 5, 6, 7, 8], OTHERS)
    assert told(match, "place 3 up1") == [placed(0, 3, "up1", 1, 2)]
    assert told(match, "place 4 down2") == [placed(0, 4, "down2", 100, 96)]


def test_where_others_signal_it_is_told_with_the_card() -> None:
    match = position([2, 3, 4, 5, 6, 7], OTHERS[:6], [30, 31, 32, 34, 35, 36])
    match.signal(0, "up1", "leave")  # one's own asks nothing of oneself
    match.signal(1, "up1", "leave")
    match.signal(2, "up1", "gentle")
    match.signal(2, "up2", "leave")
    assert told(match, "place 7 up1") == [
        placed(0, 7, "up1", 1, 6),
        PlacedUnderSignal(0, 7, "up1", 1, "leave", 6, None),
        PlacedUnderSignal(0, 7, "up1", 2, "gentle", 6, None),
    ]


def test_the_seat_alone_learns_that_it_had_no_other_pile() -> None:
    stuck, free = (
        position([93, 94, card], [82, 83], draw=5, up1=[92], up2=[97], down1=[3], down2=[4])
        for card in (95, 2)
    )
    for match, forced in ((stuck, True), (free, False)):
        match.signal(1, "up1", "leave")
        told_to = [told(match, "place 93 up1", viewer=0), *map(match.happened, (1, None))]
        found = [[each for each in one if isinstance(each, PlacedUnderSignal)] for one in told_to]
        assert [each.forced for [each] in found] == [forced, None, None]


def test_a_pile_out_of_reach_is_told_once_while_cards_are_left() -> None:
    match = position([2, 3, 98, 99], [50, 89], draw=0, up1=[97], down1=[4], down2=[52, 51])
    assert told(match, "place 99 up1") == [placed(0, 99, "up1", 97, 2)], "89 would go back on it"
    assert told(match, "place 3 down1", "place 2 down1") == [
        placed(0, 2, "down1", 3, 1),
        PileWentOutOfReach("down1", 2),
    ]
    told(match, "end")
    assert told(match, "place 50 down2") == [
        placed(1, 50, "down2", 51, 1),
        PileWentOutOfReach("down2", 50),
    ]
    told(match, "end")
    assert told(match, "place 98 up2") == [
        placed(0, 98, "up2", 96, 2),
        PileWentOutOfReach("up2", 98),
    ]
    told(match, "end")
    assert told(match, "place 89 up1") == [placed(1, 89, "up1", 99, -10, trick=True), TeamWon(1)]


def test_a_card_elsewhere_puts_a_pile_out_of_reach() -> None:
    match = position([2, 89, 90], [50], draw=0, up1=[98, 99], down1=[91])
    assert told(match, "place 89 down1") == [
        placed(0, 89, "down1", 91, 2),
        PileWentOutOfReach("up1", 99),
    ]


# Turns


def test_example_3_four_placed_four_drawn_which_the_seat_alone_may_know() -> None:
    match = position([2, 3, 4, 5, 20, 30], [6, 7, 8, 9, 10, 11], [12, 13, 14, 15, 16, 17])
    drawn = match.state()["draw"][:4]
    told(match, "place 2 up1", "place 3 up1", "place 4 up1", "place 5 up1", "end")
    left = len(match.state()["draw"])
    for viewer in (0, 1, 2, None):
        cards = tuple(sorted(drawn)) if viewer == 0 else None
        assert match.happened(viewer) == (
            TurnEnded(0, 1, 4),
            CardsDrawn(0, 4, cards, cards and (None,) * 4, left),
            TurnBegan(1, 2, 2),
        )


def test_cards_are_told_from_the_lowest_on_not_in_the_order_of_the_draw_pile() -> None:
    match = position([2, 3, 4, 5, 6, 7, 8], OTHERS, draw=[77, 50, 60])
    assert CardsDrawn(0, 2, (50, 77), (None, None), 1) in told(
        match, "place 2 up1", "place 3 up1", "end", viewer=0
    )


def test_example_4_the_draw_pile_runs_out_and_the_minimum_falls() -> None:
    match = position(
        [11, 12, 13, 80, 81, 82, 83], [14, 15, 16, 17, 84, 85, 86], draw=[87], up1=[10]
    )
    actions = ("place 11 up1", "place 12 up1", "place 13 up1", "end")
    assert told(match, *actions, viewer=0) == [
        TurnEnded(0, 1, 3),
        CardsDrawn(0, 1, (87,), (None,), 0),
        DrawPileRanOut(0),
        TurnBegan(1, 2, 1),
    ]
    assert told(match, "place 14 up1", "end") == [TurnEnded(1, 2, 1), TurnBegan(0, 3, 1)]


def test_who_has_no_cards_is_told_of_once_and_skipped() -> None:
    match = position([50], [51, 52], [60, 61], draw=0)
    assert told(match, "place 50 up1", "end") == [
        TurnEnded(0, 1, 1),
        HandRanOut(0),
        TurnBegan(1, 2, 1),
    ]
    told(match, "place 51 up1", "end", "place 60 up1")
    assert told(match, "end") == [TurnEnded(2, 3, 1), TurnBegan(1, 4, 1)]


def test_f3_alone_the_next_turn_is_ones_own() -> None:
    match = position([2, 3, 44, 50, 51, 52, 53, 54], fires={}, options={"min_cards": 3})
    assert told(match, "place 2 up1", "place 3 up1", "place 44 up1", "end")[2:] == [
        TurnBegan(0, 2, 3),
        FireCameDue(0, 44, "up1"),
    ]


def test_signals_are_gone_when_their_seat_begins_its_turn() -> None:
    match = position([2, 3, 4, 5, 6, 7], OTHERS[:6], [30, 31, 32, 34, 35, 36])
    match.signal(1, "up1", "leave")
    match.signal(1, "down2", "gentle")
    match.signal(2, "up1", "leave")
    assert told(match, "place 2 down1", "place 3 up2", "end")[-2:] == [
        TurnBegan(1, 2, 2),
        SignalsCleared(1, ("up1", "down2")),
    ]


# Fires


def test_a_fire_is_lit_comes_due_and_is_covered() -> None:
    match = position([2, 44, 50, 51, 52, 53, 54], [45, 46, *OTHERS[:5]], fires={})
    assert told(match, "place 44 up1") == [
        placed(0, 44, "up1", 1, 43),
        FireLit(0, 44, "up1", 1),
    ]
    assert told(match, "place 2 up2", "end")[-2:] == [
        TurnBegan(1, 2, 2),
        FireCameDue(1, 44, "up1"),
    ]
    assert told(match, "place 45 up1") == [
        placed(1, 45, "up1", 44, 1),
        FireCovered(1, 44, "up1"),
    ]


def test_a_fire_covered_in_its_own_turn_never_comes_due() -> None:
    match = position([44, 45, 50, 51, 52, 53, 54], OTHERS, fires={})
    assert told(match, "place 44 up1", "place 45 up1") == [
        placed(0, 45, "up1", 44, 1),
        FireCovered(0, 44, "up1"),
    ]
    assert told(match, "end")[-1] == TurnBegan(1, 2, 2)


def test_f1_each_fire_comes_due_in_its_own_turn() -> None:
    match = position(
        [56, 66, 50, 51, 52, 53, 54],
        OTHERS,
        fires={55: 4},
        up1=[55],
        number=5,
    )
    assert told(match, "place 56 up1", "place 66 up1", "end")[-1:] == [FireCameDue(1, 66, "up1")]


def test_f2_a_fire_covered_by_a_fire() -> None:
    match = position([44, 55, 50, 51, 52, 53, 54], OTHERS, fires={})
    assert told(match, "place 44 up1", "place 55 up1") == [
        placed(0, 55, "up1", 44, 11),
        FireCovered(0, 44, "up1"),
        FireLit(0, 55, "up1", 1),
    ]


def test_a_fire_is_to_be_covered_by_the_next_who_has_cards() -> None:
    match = position([44, 45], [], [50, 51], draw=0, fires={})
    assert told(match, "place 44 up1")[1] == FireLit(0, 44, "up1", 2)
    alone = position([44, 45], [], draw=0, fires={})
    assert told(alone, "place 44 up1")[1] == FireLit(0, 44, "up1", 0)


def test_without_the_option_nothing_burns() -> None:
    match = position([44, 45, 50, 51, 52, 53, 54], OTHERS)
    assert told(match, "place 44 up1") == [placed(0, 44, "up1", 1, 43)]


# The end


def test_won_with_the_last_card_whatever_burns() -> None:
    """F4; no pile is said to be out of reach of the cards that are left: there are none."""
    match = position([66], [], draw=0, fires={})
    assert told(match, "place 66 up1") == [
        placed(0, 66, "up1", 1, 65),
        FireLit(0, 66, "up1", 0),
        TeamWon(0),
    ]


def test_lost_at_the_beginning_of_a_turn() -> None:
    match = position([97, 5], [6], draw=0, up1=[90], down1=[4], down2=[3, 2])
    # All others lie on up2, 99 on top: only up1 takes 97 and 5 none.
    assert told(match, "place 97 up1", "end")[-2:] == [
        TurnBegan(1, 2, 1),
        TeamLost(1, 2, "stuck", 0, 1, (), (), False, None, False),
    ]


def test_g2_lost_in_the_middle_of_a_turn() -> None:
    match = position([5, 97], [6], draw=[7], up1=[90], down1=[4], down2=[3, 2])
    assert told(match, "place 97 up1") == [
        placed(0, 97, "up1", 90, 7),
        PileWentOutOfReach("up1", 97),
        TeamLost(0, 3, "stuck", 1, 2, (), (), False, None, False),
    ]


def test_lost_with_a_fire_that_is_due() -> None:
    match = position(
        [5, 54], [6], draw=0, up1=[55], down1=[56], down2=[3, 2], number=2, fires={55: 1}
    )
    assert told(match, "place 54 down1", "place 5 down1")[-1:] == [
        TeamLost(0, 1, "stuck", 2, 1, (55,), (), False, None, False)
    ]


# Every match

MATCHES = setups("the-game", "the-game-extreme")
LATE = st.booleans()
"""Whether a match begins with few cards left, or with the deal."""


def signalling_story(setup: Setup, *, late: bool = False) -> Story:
    """A match at random in which players also signal, seats pass on, and moves are taken back."""
    chance = Chance(setup.seed)
    if late:
        match = Match.from_state(GAMES[setup.game], late_position(setup, few, chance))
    else:
        match = Match.new(GAMES[setup.game], setup.seats, setup.options, setup.seed)
    story = Story(match, {}, {})
    while match.to_act:
        chosen = chance.below(12)
        if chosen < 3:
            _signal(match, chance)
        elif chosen == 3:
            match.set_kind(chance.below(match.seats), "easy")
        elif chosen == 4 and match.can_undo(None, "free"):
            match.undo(None, "free")
        else:
            actions = match.legal(match.to_act[0])
            do(story, match.to_act[0], actions[chance.below(len(actions))])
    return story


def _signal(match: Match, chance: Chance) -> None:
    pile, signal = PILES[chance.below(len(PILES))], (*SIGNALS, None)[chance.below(3)]
    with suppress(Refused):  # in Extreme, where a silence lies
        match.signal(chance.below(match.seats), pile, signal)


@given(MATCHES, LATE)
def test_the_log_tells_each_event_once_as_it_was_told_at_the_time(setup: Setup, late: bool) -> None:
    check_log(signalling_story(setup, late=late))


def seen(view: Any) -> set[int]:
    """The cards that a view shows."""
    lying = {card for pile in view["piles"].values() for card in pile}
    return lying | {card for hand in view["hands"] for card in hand if card is not None}


def named(happenings: Iterable[Happening]) -> set[int]:
    """The cards that are named."""
    cards: set[int] = set()
    for happening in happenings:
        told = happening.json()
        cards |= {told[name] for name in ("card", "top") if name in told}
        for name in ("cards", "fires", "skulls"):
            cards |= set(told.get(name) or ())
    return cards


@given(MATCHES, LATE)
def test_no_card_is_named_that_the_viewer_has_not_seen(setup: Setup, late: bool) -> None:
    story = signalling_story(setup, late=late)
    game = story.match.game
    for index, step in story.steps.items():
        for viewer, happenings in story.told[index].items():
            known = seen(game.view(step.before, viewer)) | seen(game.view(step.after, viewer))
            assert named(happenings) <= known


def other_beginning(step: Step, viewer: int | None, chance: Chance) -> TheGameState:
    """The state before, such that it and the one after look the same to the viewer.

    What is hidden after the action is dealt anew; of that the seat that acted gets what it placed
    and had not drawn yet.
    """
    before: TheGameState = step.before
    after = reshuffled(step.after, viewer, chance)
    drawn = len(before.draw) - len(after.draw)
    hand = after.hands[step.seat]
    cards = hand[len(hand) - drawn :]
    if viewer == step.seat:
        cards = before.draw[:drawn]
    kept = [card for card in hand if card not in cards]
    if isinstance(step.action, Place):
        kept.append(step.action.card)
    hands = (*after.hands[: step.seat], tuple(sorted(kept)), *after.hands[step.seat + 1 :])
    return before._replace(hands=hands, draw=(*cards, *after.draw), seed_state=after.seed_state)


@given(MATCHES, LATE)
def test_what_is_hidden_from_the_viewer_changes_nothing_of_what_it_is_told(
    setup: Setup, late: bool
) -> None:
    chance, game = Chance(setup.seed), GAMES[setup.game]
    compared = steps = 0
    for step in signalling_story(setup, late=late).steps.values():
        for viewer in viewers(setup.seats):
            other = other_beginning(step, viewer, chance)
            compared += check_nothing_hidden(game, step, [(other, step.action)], viewer)
            steps += 1
    assert late or compared > steps / 2


@given(MATCHES, LATE)
def test_what_is_told_suffices_to_know_the_view(setup: Setup, late: bool) -> None:
    story = signalling_story(setup, late=late)
    game = story.match.game
    for index, step in story.steps.items():
        for viewer, happenings in story.told[index].items():
            before, after = game.view(step.before, viewer), game.view(step.after, viewer)
            assert follow(before, happenings) == after


@given(MATCHES, LATE)
def test_every_fire_that_is_due_is_told_as_its_turn_begins(setup: Setup, late: bool) -> None:
    story = signalling_story(setup, late=late)
    for index, step in story.steps.items():
        if step.after.number != step.before.number:
            fires = [each.card for each in story.told[index][None] if isinstance(each, FireCameDue)]
            assert fires == [step.after.piles[pile][-1] for pile in due(step.after)]
