"""Reading the state of a match of Extreme: what The Game checks, and what the commands tell.

What is read is a state that play can reach, as far as the state itself can tell: how the turn
began is checked, and then its placements are done again by the rules. Only the order in which the
cards of earlier turns came onto different piles is unknown, and the turn's number may be lower
than play would have given it.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import cast

from engine.core.errors import BadDocument
from engine.core.game import Game
from engine.core.piles import goes_on
from engine.core.reading import expect, quoted
from engine.games.the_game.actions import Place
from engine.games.the_game.commands import (
    BITS,
    COPIES,
    DRAW_ONE,
    NAMES,
    NO_TRICK,
    PRINTED,
    SILENCE,
    SKULL,
    STOP,
    Layout,
    before_turn,
    layout,
)
from engine.games.the_game.fires import FIRE_CARDS
from engine.games.the_game.loading import (
    Outcome,
    check_hands,
    check_number,
    fires,
    read_fields,
    read_position,
    settled,
)
from engine.games.the_game.piles import ASCENDING, CARDS, PILES, Piles
from engine.games.the_game.state import NO_SIGNALS, State, Variant
from engine.games.the_game.turns import hand_size, minimum


def read_extreme_state(game: Game[State], outcome: Outcome, document: object) -> State:
    """The state of this document of Extreme; ``seed_state`` may be left out.

    Raises BadDocument, which names the first thing found wrong.
    """
    fields = read_fields(document)
    state = read_position(game, fields)
    layout = _read_commands(fields["commands"], state.variant)
    begun = _begun(state, layout)
    _check_tricks(begun)
    _check_hands(begun)
    _check_turns(begun)
    _check_skulls(begun)
    after = _placed(game, begun._replace(fires=fires(begun)), state.placed)
    state = after._replace(signals=state.signals)
    _check_silence(state)
    return settled(game, outcome, state, fields)


def _read_commands(value: object, variant: Variant) -> Layout:
    """The commands as printed, or each on as many cards, but on no fire."""
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
    if not isinstance(value, dict):
        raise BadDocument("commands", f"an object expected, not {quoted(value)}")
    carriers = {}
    for number, name in value.items():
        if number not in cards:
            raise BadDocument("commands", f"a card expected, not {quoted(number)}")
        if not isinstance(name, str) or name not in BITS:
            raise BadDocument(f"commands.{number}", f"a command expected, not {quoted(name)}")
        carriers[cards[number]] = BITS[name]
    return layout(carriers)


def _check_tricks(state: State) -> None:
    """No ``no-trick`` is covered by the backwards trick, which it forbids itself (E6)."""
    layout = state.commands.layout
    for pile, cards in enumerate(state.piles):
        for below, card in pairwise(cards):
            if layout[below] == NO_TRICK and not goes_on(ASCENDING[pile], below, card):
                raise BadDocument(
                    f"piles.{PILES[pile]}", f"{card} cannot lie on {below}, which allows no trick"
                )


def _begun(state: State, layout: Layout) -> State:
    """The state as the turn began, with its cards still in the hand."""
    placed = [place.card for place in state.placed]
    hands = list(state.hands)
    hands[state.seat] = tuple(sorted((*hands[state.seat], *placed)))
    kept = (tuple(card for card in cards if card not in placed) for cards in state.piles)
    piles = cast(Piles, tuple(kept))
    commands = before_turn(layout, piles)
    return state._replace(piles=piles, hands=tuple(hands), placed=(), commands=commands)


def _check_hands(begun: State) -> None:
    """Hands are short only by a ``draw-one``, and full after a turn that none lay to shorten."""
    layout, hands, seat = begun.commands.layout, begun.hands, begun.seat
    laid = any(layout[card] == DRAW_ONE for cards in begun.piles for card in cards)
    check_hands(begun, short=laid)
    size, last = hand_size(len(hands), begun.variant.fewer_cards), (seat - 1) % len(hands)
    filled = not begun.commands.in_force & DRAW_ONE
    if begun.draw and filled and len(hands[last]) < size:
        raise BadDocument(
            f"hands[{last}]", f"{len(hands[last])} cards after a turn that filled it up to {size}"
        )


def _check_turns(begun: State) -> None:
    """Every turn before this one placed the minimum, or one card if a ``stop`` ended it.

    It drew a card at least, if any was left.
    """
    turns = begun.number - 1
    lying = [begun.commands.layout[card] for cards in begun.piles for card in cards]
    stopped = lying.count(STOP)
    check_number(begun, (turns - stopped) * minimum(begun) + stopped)
    dealt = hand_size(len(begun.hands), begun.variant.fewer_cards) * len(begun.hands)
    drawn = len(CARDS) - dealt - len(begun.draw)
    if drawn < 0:
        raise BadDocument("draw", f"{len(begun.draw)} cards, the deal leaves {len(CARDS) - dealt}")
    if begun.draw and drawn < turns:
        raise BadDocument("turn.number", f"{begun.number}, but only {drawn} cards were drawn")


def _check_skulls(begun: State) -> None:
    """No earlier turn left a skull on top."""
    for pile, cards in enumerate(begun.piles):
        if begun.commands.layout[cards[-1]] == SKULL:
            raise BadDocument(
                f"piles.{PILES[pile]}", f"the skull {cards[-1]} lay on top as the turn began"
            )


def _placed(game: Game[State], begun: State, placed: Sequence[Place]) -> State:
    """The state after these placements, each of them as the rules allow it then."""
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


def _check_silence(state: State) -> None:
    """No signal stands while a ``silence`` is on top."""
    for seat, signals in enumerate(state.signals):
        if signals != NO_SIGNALS and state.commands.in_force & SILENCE:
            raise BadDocument(f"signals[{seat}]", "a signal, though silence is on top")
