"""Small positions with a goal, for each game: whether it can be reached is left open."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from engine.core.chance import Chance
from engine.games import GAMES
from engine.games.qwixx_cards.sheets import score
from engine.games.the_game.piles import PILES
from engine.tasks.draft import TaskDraft
from engine.tasks.face_to_face.positions import played as own_played
from engine.tasks.face_to_face.positions import position as own_position
from engine.tasks.face_to_face.positions import scattered as own_scattered
from engine.tasks.face_to_face.positions import tops_of
from engine.tasks.placing import between, choice
from engine.tasks.qwixx_cards.drawing import draw_position
from engine.tasks.task import Goal
from engine.tasks.the_game.positions import (
    late_tops,
    middle_tops,
    position,
    scattered,
)
from engine.tasks.wednesday.drawing import LASTING, Setting
from engine.tasks.wednesday.drawing import draw_position as draw_wednesday


def _numbers(name: str, chance: Chance) -> TaskDraft[Any] | None:
    """Three or four cards of one seat, or two of each of two, with any goal and any fires."""
    game, on_fire = GAMES[name], chance.below(2) == 1
    if chance.below(2):
        tops = middle_tops(chance)
        hand = scattered(chance, 3, 1, tops)
        state = position(game, chance, tops, [hand], others=1, on_fire=on_fire)
        goal = choice(
            chance,
            (
                Goal("placed", {"cards": 3}),
                Goal("skipped", {"cards": 2, "skipped": between(chance, 0, 30)}),
                Goal("kept", {"cards": 3, "pile": choice(chance, PILES)}),
            ),
        )
        return state and TaskDraft(state, goal, turns=1)
    tops = late_tops(chance)
    cards = scattered(chance, 4, 1, tops)
    if chance.below(2):
        state = position(game, chance, tops, [cards], on_fire=on_fire)
        turns = choice(chance, (None, 1, 2, 3))
        return state and TaskDraft(state, Goal("all-placed"), turns)
    state = position(game, chance, tops, [cards[:2], cards[2:]], on_fire=on_fire)
    return state and TaskDraft(state, Goal("all-placed"), between(chance, 2, 4), open_hands=True)


def face_to_face(chance: Chance) -> TaskDraft[Any] | None:
    """Three or four cards, all that is left or not, with any goal."""
    late = chance.below(2) == 1
    tops = tops_of(chance, late=late)
    size = between(chance, 3, 4)
    hand = own_played(chance, tops, size, 4, gives=chance.below(2) == 1)
    if not late or chance.below(2):
        hand = own_scattered(chance, size, tops)
    state = hand and own_position(chance, tops, hand, drawing=not late)
    most = between(chance, 0, 30)
    goal = choice(
        chance,
        (
            Goal("skipped", {"cards": 3, "skipped": most}),
            Goal("gift", {"cards": 2, "skipped": most}),
            Goal("kept", {"cards": 3, "pile": choice(chance, ("own.up", "own.down"))}),
        ),
    )
    return TaskDraft(state, Goal("all-placed") if late else goal, turns=1) if state else None


def qwixx_cards(chance: Chance) -> TaskDraft[Any] | None:
    """A whole turn of Qwixx, with any number of points that it may bring."""
    state = draw_position(chance, jokers=chance.below(2) == 1, locked=chance.below(2) == 1)
    points = score(state.sheets[state.seat]) + between(chance, 0, 20)
    return TaskDraft(state, Goal("points", {"points": points}), turns=1)


def wednesday(chance: Chance) -> TaskDraft[Any] | None:
    """A few cards of Wednesday under any character; most of the burnt ones are left out."""
    setting = Setting(
        open=choice(chance, ((*LASTING, "eugene"), ("thing",))),
        held=choice(chance, ((), (4,), (7,), (8,), (2,), (9, 9))),
        cards=between(chance, 2, 3),
        rivals=2,
        blocked=chance.below(4) == 0,
    )
    state = draw_wednesday(chance, setting) if setting.held or not setting.blocked else None
    return state and TaskDraft(
        state._replace(
            burnt=state.burnt[-between(chance, 1, 3) :], characters=state.characters[:2]
        ),
        Goal("out"),
        open_hands=True,
    )


SMALL: Final[dict[str, Callable[[Chance], TaskDraft[Any] | None]]] = {
    "the-game": partial(_numbers, "the-game"),
    "the-game-extreme": partial(_numbers, "the-game-extreme"),
    "face-to-face": face_to_face,
    "qwixx-cards": qwixx_cards,
    "wednesday": wednesday,
}
"""For each game a position drawn at random; None where the draw led to none."""
