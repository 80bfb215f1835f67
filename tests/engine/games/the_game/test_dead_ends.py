"""The cause that is told of a dead end is true, as trying everything tells."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pytest

from engine.core.chance import Chance
from engine.core.game import DeadEnd
from engine.core.jsontext import Document
from engine.core.match import Match
from engine.core.options import OptionValue, complete_options
from engine.games import GAMES
from tests.engine.games.the_game import late, reference_rules
from tests.engine.games.the_game.positions import EXTREME, lying
from tests.engine.play import Setup


def why(match: Match, action: str) -> DeadEnd | None:
    at = match.states[-1], match.to_act[0], match.game.parse(action)
    return match.game.dead_end(*at) if match.game.leads_to_dead_end(*at) else None


def test_two_fires_could_be_covered_and_the_next_turn_could_not_begin() -> None:
    match = lying([2, 13, 30, 68], (44, 42, 3, 22), number=9, fires={44: 8, 22: 8})
    assert why(match, "place 13 down1") == DeadEnd("nothing-next")
    assert why(match, "place 68 up2") == DeadEnd("fire-left", {"card": 44})
    assert why(match, "place 68 up1") is None


def test_three_cards_could_be_placed_but_not_on_both_fires() -> None:
    match = lying(
        [23, 43], (53, 60, 33, 55), [50, 90, 91], number=9, fires={33: 8, 55: 8},
        placed=[(53, "up1")], options={"min_cards": 3},
    )  # fmt: skip
    assert why(match, "place 43 up1") == DeadEnd("not-all-covered", {"cards": [33, 55]})


def test_a_skull_that_lies_is_left() -> None:
    match = lying([2, 13, 84], (50, 72, 25, 11), game=EXTREME)
    assert why(match, "place 84 up1") == DeadEnd("skull-left", {"card": 72})
    assert why(match, "place 84 up2") is None


def test_the_second_card_would_be_a_skull_that_nothing_covers() -> None:
    match = lying([7, 61, 98], (76, 56, 50, 36), [20, 21, 22, 23], game=EXTREME)
    assert why(match, "place 98 up2") == DeadEnd("no-end")


def test_a_draw_one_leaves_too_few_cards_for_the_next_turn() -> None:
    match = lying(
        [34], (37, 40, 70, 36), [20, 21, 22, 23], game=EXTREME,
        placed=[(37, "up1"), (40, "up2")],
    )  # fmt: skip
    assert why(match, "place 34 down1") == DeadEnd("short-of-cards", {"minimum": 2})
    assert why(match, "place 34 down2") is None
    assert why(match, "end") is None  # Two cards will do.


def test_an_end_under_a_draw_one_that_another_card_would_cover() -> None:
    match = lying(
        [34], (37, 41, 70, 36), [20, 21, 22, 23], game=EXTREME, options={"min_cards": 3},
        placed=[(35, "up1"), (37, "up1"), (41, "up2")],
    )  # fmt: skip
    assert why(match, "end") == DeadEnd("short-of-cards", {"minimum": 3})


def test_a_stop_in_hand_saves_a_turn_of_too_few_cards() -> None:
    match = lying(
        [34, 39], (37, 40, 70, 36), [20, 21, 22, 23], game=EXTREME, options={"min_cards": 3},
        placed=[(35, "up1"), (37, "up1")],
    )  # fmt: skip
    assert why(match, "place 34 down1") is None


# Of positions at random


class Table(NamedTuple):
    game: str
    seats: int
    options: Mapping[str, OptionValue]


TABLES = (
    Table("the-game", 2, {"on_fire": True, "fewer_cards": True}),
    Table("the-game", 4, {"on_fire": True, "min_cards": 3, "fewer_cards": True}),
    Table("the-game-extreme", 1, {"on_fire": True}),
    Table("the-game-extreme", 3, {"min_cards": 3, "fewer_cards": True}),
    Table("the-game-extreme", 2, {"on_fire": True, "commands": "shuffled"}),
)


class Tried(NamedTuple):
    """What comes of a card: all positions of the turn from there on, and all that end it."""

    within: Sequence[Document]
    ended: Sequence[Document]


def tried(match: Match, seat: int, action: str) -> Tried:
    game, state = match.game, match.states[-1]
    within: dict[Any, Document] = {}
    ended: dict[Any, Document] = {}
    waiting = [game.apply(state, seat, game.parse(action))]
    while waiting:
        after = waiting.pop()
        found = within if after.number == state.number else ended
        if after in found:
            continue
        found[after] = game.document(after)
        if found is within:
            waiting += [game.apply(after, seat, each) for each in game.legal(after, seat)]
    return Tried(tuple(within.values()), tuple(ended.values()))


def count(document: Document) -> int:
    return len(document["turn"]["placed"])


def on_top(document: Document) -> set[int]:
    return {cards[-1] for cards in document["piles"].values()}


def commands(document: Document) -> set[str]:
    return {document["commands"].get(str(card), "") for card in on_top(document)}


def never_covered(tried: Tried, *cards: int) -> bool:
    """Whether the cards lie on top at first, and one of them does so ever after."""
    first, *_ = tried.within
    lie = set(cards) <= on_top(first)
    return lie and all(set(cards) & on_top(each) for each in tried.within)


def is_true(end: DeadEnd, tried: Tried, before: Document) -> bool:
    """Whether what is told of a dead end is so."""
    within, ended = tried
    args: Any = end.args
    if ended:
        return _is_true_of_ends(end, ended, before)
    first, least = within[0], args.get("minimum", args.get("exactly"))
    others = [count(each) for each in within[1:]]
    number = first["turn"]["number"]
    match end.code:
        case "none-placeable":
            true = not others and count(first) < least == before["options"]["min_cards"]
        case "minimum-out-of-reach":
            true = max(others) < least == before["options"]["min_cards"]
        case "none-for-three":
            true = _has_three(first) and not others and count(first) < least == 3
        case "three-out-of-reach":
            true = _has_three(first) and max(others) < least == 3
        case "fire-left":
            card = args["card"]
            true = first["fires"][str(card)] < number and never_covered(tried, card)
        case "skull-left":
            card = args["card"]
            true = first["commands"][str(card)] == "skull" and never_covered(tried, card)
        case "not-all-covered":
            cards = args["cards"]
            due = [
                first["commands"].get(str(card)) == "skull"
                or first["fires"].get(str(card), number) < number
                for card in cards
            ]
            each = not any(never_covered(tried, card) for card in cards)
            true = all(due) and each and never_covered(tried, *cards)
        case _:
            true = end.code == "no-end"
    return true


def _has_three(document: Document) -> bool:
    placed = document["turn"]["placed"]
    return any(document["commands"].get(str(card)) == "three" for card, _ in placed)


def _is_true_of_ends(end: DeadEnd, ended: Sequence[Document], before: Document) -> bool:
    seat, least = before["turn"]["seat"], before["options"]["min_cards"]
    lost = [each["over"] is not None for each in ended]
    few = [
        "draw-one" in commands(each) and each["draw"] and len(each["hands"][seat]) < least
        for each in ended
    ]
    match end.code:
        case "nothing-next":
            return all(lost) and not any(each["draw"] for each in ended)
        case "short-of-cards":
            return all(few) and end.args["minimum"] == least
        case _:
            return end.code == "hardly-won" and all(map(max, lost, few))


def sizes(document: reference_rules.Document, chance: Chance) -> late.Sizes:
    """As late in The Game; in Extreme some hands are smaller, as a draw-one leaves them."""
    held, drawn = late.few(document, chance)
    if "commands" in document["options"] and drawn:
        held = [1 + chance.below(4) for _ in held]
        drawn += chance.below(2) * 20
    return held, drawn


def warnings(table: Table, seeds: range) -> Counter[str]:
    """How often which cause is told, each of them true."""
    found = Counter[str]()
    game = GAMES[table.game]
    options = complete_options(game.options, table.options, table.seats)
    for seed in seeds:
        chance = Chance(seed)
        setup = Setup(table.game, table.seats, options, seed)
        match = Match.from_state(game, late.late(setup, sizes, chance))
        for _ in range(chance.below(3)):
            if match.to_act and (legal := match.legal(match.to_act[0])):
                match.do(match.to_act[0], late.one_of(legal, chance))
        found += _warnings_in(match)
    return found


def _warnings_in(match: Match) -> Counter[str]:
    found = Counter[str]()
    for seat in match.to_act:
        for action in map(str, match.legal(seat)):
            end = why(match, action)
            if end is not None:
                before = match.game.document(match.states[-1])
                assert is_true(end, tried(match, seat, action), before), (before, action, end)
                found[end.code] += 1
    return found


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.game} of {table.seats}")
def test_a_cause_is_true(table: Table) -> None:
    assert warnings(table, range(100)).total() > 0
