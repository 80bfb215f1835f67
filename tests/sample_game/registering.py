"""The one line with which the sample game moves in, and out again: `with registered(SAMPLE):`."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from app.games import MODULES
from app.games.module import GameModule
from engine.bots import BOTS
from engine.bots.bot import Bot
from engine.core.chance import Chance
from engine.core.game import Game
from engine.games import GAMES
from tests.engine.games.by_game import BY_HAND, RESHUFFLED, VERBS
from tests.sample_game import FiftyModule
from tests.sample_game.bot import FiftyBot
from tests.sample_game.rules import HIGHEST, Fifty, State


class Sample(NamedTuple):
    """Everything of a game, the program's part first, and what tests have to be told of it."""

    module: GameModule
    rules: Game[Any]
    bot: Bot
    reshuffled: Callable[[Any, int | None, Chance], Any]
    by_hand: Callable[[Any, Chance], None]
    verbs: str


@contextmanager
def registered(game: Sample) -> Iterator[None]:
    """The game is one of the program's."""
    with ExitStack() as stack:
        for registry, entry in (
            (MODULES, game.module),
            (GAMES, game.rules),
            (BOTS, game.bot),
            (RESHUFFLED, game.reshuffled),
            (BY_HAND, game.by_hand),
            (VERBS, game.verbs),
        ):
            stack.enter_context(patch.dict(registry, {game.module.id: entry}))
        yield


def _reshuffled(state: State, seat: int | None, chance: Chance) -> State:
    """All other hands, and the generator, as they may be for a seat."""
    own = () if seat is None else state.hands[seat]
    seen = {*own, *(card for _, card in state.placed)}
    unseen = chance.shuffled([card for card in range(1, HIGHEST + 1) if card not in seen])
    hands = []
    for owner, hand in enumerate(state.hands):
        taken = [unseen.pop() for _ in hand if owner != seat]
        hands.append(own if owner == seat else tuple(sorted(taken)))
    return state._replace(hands=tuple(hands), seed_state=chance.next())


def _by_hand(state: Any, chance: Chance) -> None:
    """Any cards are missing from the hands, and anybody may have begun."""
    state["options"]["first"] = chance.below(state["seats"])
    for hand in state["hands"]:
        hand[:] = [card for card in hand if chance.below(4)]


SAMPLE: Final = Sample(FiftyModule(), Fifty(), FiftyBot(), _reshuffled, _by_hand, verbs="add stop")
