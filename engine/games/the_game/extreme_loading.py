"""Reading of a state of Extreme: the checks of The Game, and those of the commands.

The state at the start of the turn is checked, and then the turn's placements are replayed.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import cast

from engine.core.errors import BadDocument
from engine.core.game import Game
from engine.core.piles import goes_on
from engine.core.placing import Place
from engine.core.reading import expect, quoted, read_any_object, read_state_fields
from engine.games.the_game.commands import (
    BITS,
    COPIES,
    NAMES,
    NO_TRICK,
    PRINTED,
    SILENCE,
    Layout,
    before_turn,
    layout,
)
from engine.games.the_game.documents import TheGameStateDocument
from engine.games.the_game.fires import FIRE_CARDS
from engine.games.the_game.loading import Outcome, fires, read_position, settled
from engine.games.the_game.piles import ASCENDING, CARDS, PILES, Piles
from engine.games.the_game.state import NO_SIGNALS, TheGameState, TheGameVariant


def read_extreme_state(
    game: Game[TheGameState], outcome: Outcome, document: object
) -> TheGameState:
    """Read a document as a state of ``game``; ``seed_state`` may be missing.

    The game writes the same document again. Every card is where one card can be, and nothing breaks
    the rules as they apply now; the past is not judged. Raises BadDocument, which names the first
    fault.
    """
    fields = read_state_fields(game, document, TheGameStateDocument)
    state = read_position(game, fields)
    layout = _read_commands(fields["commands"], state.variant)
    begun = _begun(state, layout)
    _check_tricks(begun)
    after = _placed(game, begun._replace(fires=fires(begun)), state.placed)
    state = after._replace(signals=state.signals)
    _check_silence(state)
    return settled(game, outcome, state, fields)


def _read_commands(value: object, variant: TheGameVariant) -> Layout:
    """Require the commands as printed, or each on as many cards; none on a fire."""
    commands = _read_layout(value)
    if variant.commands == "printed":
        for card in CARDS:
            expect(NAMES.get(commands[card]), f"commands.{card}", NAMES.get(PRINTED[card]))
    for card in CARDS:
        if commands[card] and card in FIRE_CARDS and variant.on_fire:
            raise BadDocument(f"commands.{card}", "a fire card carries no command")
    for name, bit in BITS.items():
        cards = commands.count(bit)
        if cards != COPIES:
            raise BadDocument("commands", f"{name} on {cards} cards, {COPIES} expected")
    return commands


def _read_layout(value: object) -> Layout:
    cards = {str(card): card for card in CARDS}
    carriers = {}
    for number, name in read_any_object(value, "commands").items():
        if number not in cards:
            raise BadDocument("commands", f"a card expected, not {quoted(number)}")
        if not isinstance(name, str) or name not in BITS:
            raise BadDocument(f"commands.{number}", f"a command expected, not {quoted(name)}")
        carriers[cards[number]] = BITS[name]
    return layout(carriers)


def _check_tricks(state: TheGameState) -> None:
    """Refuse a ``no-trick`` covered by the backwards trick, which it forbids itself (E6)."""
    layout = state.commands.layout
    for pile, cards in enumerate(state.piles):
        for below, card in pairwise(cards):
            if layout[below] == NO_TRICK and not goes_on(ASCENDING[pile], below, card):
                raise BadDocument(
                    f"piles.{PILES[pile]}", f"{card} cannot lie on {below}, which allows no trick"
                )


def _begun(state: TheGameState, layout: Layout) -> TheGameState:
    """Return the state as the turn began, with its cards still in the hand."""
    placed = [place.card for place in state.placed]
    hands = list(state.hands)
    hands[state.seat] = tuple(sorted((*hands[state.seat], *placed)))
    kept = (tuple(card for card in cards if card not in placed) for cards in state.piles)
    piles = cast(Piles, tuple(kept))
    commands = before_turn(layout, piles)
    return state._replace(piles=piles, hands=tuple(hands), placed=(), commands=commands)


def _placed(game: Game[TheGameState], begun: TheGameState, placed: Sequence[Place]) -> TheGameState:
    """Return the state after these placements, each of them legal when it was made."""
    state = begun
    for index, place in enumerate(placed):
        where = f"turn.placed[{index}]"
        refusal = game.why(state, begun.seat, place)
        if refusal is not None:
            raise BadDocument(where, f"refused: {refusal}")
        state = game.apply(state, begun.seat, place)._replace(over=None)
        if state.number != begun.number:
            raise BadDocument(where, f"{place.card} stopped the turn")
    return state


def _check_silence(state: TheGameState) -> None:
    """Refuse a signal while a ``silence`` is on top."""
    for seat, signals in enumerate(state.signals):
        if signals != NO_SIGNALS and state.commands.in_force & SILENCE:
            raise BadDocument(f"signals[{seat}]", "a signal, though silence is on top")
