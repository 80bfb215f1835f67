"""What is told of what commands bring about in Extreme."""

from engine.core.happening import Happening
from engine.core.match import Match
from engine.core.turn_happenings import CardsDrawn, TurnBegan, TurnEnded
from engine.games.the_game.command_happenings import (
    CommandCameIntoForce,
    CommandLapsed,
    CommandTookEffect,
    PileChosen,
    SkullCovered,
)
from engine.games.the_game.commands import CommandName
from engine.games.the_game.happenings import (
    CardPlaced,
    FireCovered,
    HandRanOut,
    PileWentOutOfReach,
    SignalsCleared,
    TeamLost,
    TeamWon,
)
from engine.games.the_game.piles import PileName
from tests.engine.games.the_game.positions import extreme

OTHERS = [20, 22, 23, 24, 26, 27, 28]


def told(match: Match, *actions: str, viewer: int | None = None) -> list[Happening]:
    """Does these actions, each by the seat on turn, and tells what the last one brought about."""
    for action in actions:
        match.do(match.to_act[0], action)
    return list(match.happened(viewer))


def placed(
    seat: int,
    card: int,
    pile: PileName,
    top: int,
    command: CommandName | None = None,
    *,
    trick: bool = False,
) -> CardPlaced:
    steps = card - top if pile.startswith("up") else top - card
    return CardPlaced(seat, card, pile, top, steps, trick, command)


def test_example_5_stop_ends_the_turn() -> None:
    match = extreme([4, 50, 51, 53, 55, 56, 57], OTHERS)
    card = match.state()["draw"][0]
    commands = (match.view(0)["commands"].get(str(card)),)
    assert told(match, "place 4 up1", viewer=0) == [
        placed(0, 4, "up1", 1, "stop"),
        CommandTookEffect(0, "stop", 4, "up1"),
        TurnEnded(0, 1, 1),
        CardsDrawn(0, 1, (card,), commands, len(match.state()["draw"])),
        TurnBegan(1, 2, 2),
    ]


def test_example_5_three_and_stop() -> None:
    match = extreme([10, 11, 39, 50, 51, 53, 55], OTHERS)
    assert told(match, "place 10 up1", "place 11 up1") == [
        placed(0, 11, "up1", 10, "three"),
        CommandTookEffect(0, "three", 11, "up1"),
    ]
    assert told(match, "place 39 up1")[1:3] == [
        CommandTookEffect(0, "stop", 39, "up1"),
        TurnEnded(0, 1, 3),
    ]


def test_example_6_lost_by_the_last_card() -> None:
    match = extreme([11, 95], [], draw=0)
    assert told(match, "place 11 up1", "place 95 up1") == [
        placed(0, 95, "up1", 11),
        TeamLost(0, 0, "command", 2, 1, (), (), True, None, False),
    ]


def test_example_7_draw_one_comes_into_force_and_lapses() -> None:
    match = extreme([10, 25, 13, 15, 37, 38, 99], OTHERS)
    assert told(match, "place 10 up1", "place 25 up2") == [
        placed(0, 25, "up2", 1, "draw-one"),
        CommandCameIntoForce("draw-one", 25, "up2"),
    ]
    left = len(match.state()["draw"]) - 1
    assert told(match, "place 37 up2", "place 38 up1")[0] == placed(0, 38, "up1", 10)
    match.undo(None, "free")
    match.undo(None, "free")
    assert told(match, "end") == [
        TurnEnded(0, 1, 2),
        CardsDrawn(0, 1, None, None, left),
        TurnBegan(1, 2, 2),
    ]
    assert told(match, "place 26 up2") == [
        placed(1, 26, "up2", 25),
        CommandLapsed("draw-one", 25, "up2"),
    ]


def test_example_8_under_one_pile_the_next_card_chooses_it() -> None:
    match = extreme([10, 12, 62, 60, 58, 98, 99], OTHERS)
    assert told(match, "place 10 up1", "place 62 down1") == [
        placed(0, 62, "down1", 100, "one-pile"),
        CommandCameIntoForce("one-pile", 62, "down1"),
    ]
    assert told(match, "place 98 down2") == [placed(0, 98, "down2", 100), PileChosen(0, "down2")]
    assert told(match, "place 60 down2") == [placed(0, 60, "down2", 98)]


def test_e5_a_choice_ends_with_the_command() -> None:
    match = extreme([31, 33, 34, 35, 37, 38, 40], OTHERS, up1=[21])
    assert told(match, "place 31 up1") == [
        placed(0, 31, "up1", 21),
        CommandLapsed("one-pile", 21, "up1"),
    ]


def test_e5_of_two_such_cards_one_stays_in_force() -> None:
    match = extreme([31, 33, 34, 35, 37, 38, 40], OTHERS, up1=[21], down1=[87])
    assert told(match, "place 31 up1") == [placed(0, 31, "up1", 21), PileChosen(0, "up1")]


def test_a_second_card_of_a_lasting_command_changes_nothing() -> None:
    match = extreme([14, 49, 54, 60, 61, 63, 64], OTHERS, up1=[80])
    assert told(match, "place 49 down1") == [placed(0, 49, "down1", 100, "silence")]
    assert told(match, "place 14 down1") == [placed(0, 14, "down1", 49, "silence")]


def test_a_lasting_command_takes_the_place_of_another() -> None:
    match = extreme([14, 49, 54, 60, 61, 63, 64], OTHERS, up1=[25])
    assert told(match, "place 49 up1") == [
        placed(0, 49, "up1", 25, "silence"),
        CommandLapsed("draw-one", 25, "up1"),
        CommandCameIntoForce("silence", 49, "up1"),
    ]


def test_silence_clears_all_signals() -> None:
    match = extreme([10, 14, 49, 60, 61, 63, 64], OTHERS)
    match.signal(0, "down1", "leave")
    match.signal(1, "up1", "gentle")
    match.signal(1, "down2", "leave")
    assert told(match, "place 14 up2") == [
        placed(0, 14, "up2", 1, "silence"),
        CommandCameIntoForce("silence", 14, "up2"),
        SignalsCleared(0, ("down1",)),
        SignalsCleared(1, ("up1", "down2")),
    ]


def test_a_skull_is_covered() -> None:
    match = extreme([7, 43, 50, 51, 53, 55, 56], OTHERS)
    assert told(match, "place 7 up1") == [
        placed(0, 7, "up1", 1, "skull"),
        CommandTookEffect(0, "skull", 7, "up1"),
    ]
    assert told(match, "place 43 up1") == [
        placed(0, 43, "up1", 7, "skull"),
        SkullCovered(0, 7, "up1"),
        CommandTookEffect(0, "skull", 43, "up1"),
    ]
    assert told(match, "place 50 up1") == [
        placed(0, 50, "up1", 43),
        SkullCovered(0, 43, "up1"),
    ]


def test_e8_a_second_three_is_told_too() -> None:
    match = extreme([11, 46, 50, 51, 53, 55, 56], OTHERS)
    assert told(match, "place 11 up1", "place 46 up1")[1:] == [
        CommandTookEffect(0, "three", 46, "up1")
    ]


def test_e4_a_stop_covers_skull_or_fire() -> None:
    match = extreme([7, 39, 50, 51, 53, 55, 56], OTHERS)
    assert told(match, "place 7 up1", "place 39 up1")[:3] == [
        placed(0, 39, "up1", 7, "stop"),
        SkullCovered(0, 7, "up1"),
        CommandTookEffect(0, "stop", 39, "up1"),
    ]
    match = extreme([69, 30], [31], draw=0, up1=[55], number=2, fires={55: 1})
    assert told(match, "place 69 up1")[:3] == [
        placed(0, 69, "up1", 55, "stop"),
        FireCovered(0, 55, "up1"),
        CommandTookEffect(0, "stop", 69, "up1"),
    ]


def test_a_stop_as_the_last_card_of_a_hand() -> None:
    match = extreme([69], [71], draw=0)
    assert told(match, "place 69 up1") == [
        placed(0, 69, "up1", 1, "stop"),
        CommandTookEffect(0, "stop", 69, "up1"),
        TurnEnded(0, 1, 1),
        HandRanOut(0),
        TurnBegan(1, 2, 1),
    ]


def test_a_stop_as_the_98th_card_has_no_turn_to_end() -> None:
    match = extreme([69], [], draw=0)
    assert told(match, "place 69 up1") == [placed(0, 69, "up1", 1, "stop"), TeamWon(0)]


def test_e9_a_skull_as_the_98th_card_loses() -> None:
    match = extreme([72], [], draw=0)
    assert told(match, "place 72 up1") == [
        placed(0, 72, "up1", 1, "skull"),
        CommandTookEffect(0, "skull", 72, "up1"),
        TeamLost(0, 0, "command", 1, 1, (), (72,), False, None, False),
    ]


def test_lost_with_a_skull_that_nothing_covers() -> None:
    match = extreme([5, 97], [40], draw=[41], up1=[96])
    assert told(match, "place 97 up1", "place 5 down1") == [
        placed(0, 5, "down1", 100),
        PileWentOutOfReach("down1", 5),
        TeamLost(0, 2, "stuck", 2, 2, (), (97,), False, None, False),
    ]


def test_lost_under_a_pile_that_was_chosen() -> None:
    match = extreme([5, 31], [40], draw=[41], up1=[30], down2=[87])
    assert told(match, "place 31 up1") == [
        placed(0, 31, "up1", 30),
        PileChosen(0, "up1"),
        TeamLost(0, 3, "stuck", 1, 2, (), (), False, "up1", False),
    ]


def test_lost_where_only_a_trick_would_have_fitted() -> None:
    match = extreme([48, 58], [40], draw=[41], up1=[57], down1=[2], down2=[3])
    end = told(match, "place 58 up1")[-1]
    assert end == TeamLost(0, 3, "stuck", 1, 2, (), (), False, None, True)


def test_shuffled_commands_are_those_of_the_match() -> None:
    match = extreme([10, 11, 12, 13, 15, 16, 17], OTHERS)
    document = dict(match.state())
    document["options"] = {**document["options"], "commands": "shuffled"}
    commands = dict(document["commands"])
    commands["10"], commands["12"] = commands.pop("11"), commands.pop("14")
    shuffled = Match.from_state(match.game, {**document, "commands": commands})
    assert told(shuffled, "place 10 up1")[1] == CommandTookEffect(0, "three", 10, "up1")
    assert told(shuffled, "place 11 up1") == [placed(0, 11, "up1", 10)]
