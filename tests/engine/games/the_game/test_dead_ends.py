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
    match = lying([3, 33, 39, 88], (44, 43, 23, 22), number=9, fires={44: 8, 22: 8})
    assert why(match, "place 33 down1") == DeadEnd("nothing-next")
    assert why(match, "place 88 up2") == DeadEnd("fire-left", {"card": 44})
    assert why(match, "place 88 up1") is None


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


def test_the_command_that_forbids_what_the_turn_needs_is_told() -> None:
    pile = lying([9, 15, 31, 33, 61, 63], (62, 70, 30, 20), range(84, 99), game=EXTREME)
    told: Any = {"minimum": 2, "barred": [62]}
    assert why(pile, "place 9 down2") == DeadEnd("none-placeable", told)
    trick = lying([5, 7, 33, 43], (83, 42, 30, 20), range(84, 99), game=EXTREME)
    assert why(trick, "place 43 up2") == DeadEnd("skull-left", {"card": 43, "barred": [83]})


# Once all cards are known


def test_a_card_that_lets_the_win_go_is_told_at_once() -> None:
    match = lying([52, 63, 64], (50, 60, 40, 45))
    for card in (63, 64):
        assert why(match, f"place {card} up1") == DeadEnd("left-over", {"cards": [52]})
        assert why(match, f"place {card} up2") is None
    assert why(match, "place 52 up1") is None


def test_no_card_is_told_of_once_the_win_is_gone() -> None:
    match = lying([52, 63, 64], (50, 60, 40, 45))
    match.do(0, "place 63 up1")
    assert not any(why(match, str(action)) for action in match.legal(0))
    skull = lying([71, 72], (60, 70, 30, 40), others=[[]], game=EXTREME)
    assert not any(why(skull, str(action)) for action in skull.legal(0))


def test_the_other_hand_counts_too_as_everybody_can_count_it() -> None:
    match = lying([52, 63], (50, 60, 40, 45), others=[[64]])
    assert why(match, "place 63 up1") == DeadEnd("left-over", {"cards": [52]})
    unknown = lying([52, 63], (50, 60, 40, 45), others=[[64], [65]])
    assert why(unknown, "place 63 up1") is None


def test_what_is_let_go_is_told_without_naming_the_cards_of_others() -> None:
    match = lying([30, 63], (50, 60, 40, 45), others=[[52, 70]])
    assert why(match, "place 63 up1") == DeadEnd("win-let-go")


def best_of(match: Match, state: Any) -> int:
    """The fewest cards left at any end of the match, one more if it is lost: by trying all."""
    game, best, seen, waiting = match.game, 99, set(), [state]
    while waiting:
        each = waiting.pop()
        if each in seen:
            continue
        seen.add(each)
        if each.over is not None:
            best = min(best, 0 if each.over.won else each.over.remaining + 1)
        waiting += [game.apply(each, each.seat, action) for action in game.legal(each, each.seat)]
    return best


def few_known(_: reference_rules.Document, chance: Chance) -> late.Sizes:
    return [2 + chance.below(3), chance.below(3)], 0


@pytest.mark.parametrize("game_id", ["the-game", "the-game-extreme"])
def test_a_warning_tells_of_a_win_let_go_and_never_where_no_less_is_left(game_id: str) -> None:
    game, told = GAMES[game_id], Counter[bool]()
    options = complete_options(game.options, {"on_fire": True}, 2)
    for seed in range(60):
        chance = Chance(seed)
        match = Match.from_state(
            game, late.late(Setup(game_id, 2, options, seed), few_known, chance)
        )
        seat, state = match.to_act[0], match.states[-1]
        now = best_of(match, state)
        for action in match.legal(seat):
            then = best_of(match, game.apply(state, seat, action))
            warned = game.leads_to_dead_end(state, seat, action)
            assert then > now or not warned, (match.state(), action)
            assert warned or now or not then, (match.state(), action)
            told[warned] += 1
    assert min(told[True], told[False]) > 5


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


def _is_let_go(end: DeadEnd, match: Match, action: str) -> bool:
    """Whether the win was to be had before the action and is not after it."""
    state = match.states[-1]
    after = match.game.apply(state, state.seat, match.game.parse(action))
    own: Any = end.args.get("cards", [])
    held = set(own) <= set(state.hands[state.seat])
    return held and best_of(match, state) == 0 < best_of(match, after)


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
                if end.code in ("left-over", "win-let-go"):
                    assert _is_let_go(end, match, action), (before, action, end)
                    continue
                assert is_true(end, tried(match, seat, action), before), (before, action, end)
                found[end.code] += 1
    return found


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.game} of {table.seats}")
def test_a_cause_is_true(table: Table) -> None:
    assert warnings(table, range(100)).total() > 0
