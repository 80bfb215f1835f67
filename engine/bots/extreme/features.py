"""The features that commands add to those of The Game, and their weights."""

from engine.bots.the_game.features import SCALES as OF_THE_GAME
from engine.bots.the_game.features import at_both_stages
from engine.bots.weights import Weights
from engine.games.the_game.commands import BITS

ON_TOP_NAMES = {f"top-{name}": BITS[name] for name in ("silence", "no-trick", "one-pile")}
"""The features of a lasting command that is left on top, with its bit."""

HELD_NAMES = {f"held-{name}": bit for name, bit in BITS.items()}
"""The features of each card in the hand that carries a command, with its bit."""

COMMAND_SCALES: Weights = {
    **dict.fromkeys(ON_TOP_NAMES, 4.0),
    **dict.fromkeys(HELD_NAMES, 3.0),
    "top-draw-one": 4,  # while there are cards to draw
    "short": 2,  # each card that the hand lacks, after drawing one, though the draw pile has it
    "short-squared": 1,
    "too-few": 10,  # then too few are left for the next turn's required cards, and no stop
    "skull-way": 2,  # every 10 that a pile jumps for a skull in the hand and a cover of it
    "skull-dead": 20,  # each skull that cannot be laid and covered by a card that is left any more
    "held-dead": 15,  # each skull or ``three`` that its hand can never lay, with no more to draw
    "skull-rare": 6,  # every other skull, by the number of cards that can cover it
}
"""All are costs, except ``held-stop`` and the like where their weight is negative."""

SCALES: Weights = {**OF_THE_GAME, **at_both_stages(COMMAND_SCALES)}
"""All weights, each with the stage in front, and with a change of it worth trying."""
