"""Sentences for what commands are against, and the cards that they hold back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from app import common_texts
from app.games.the_game import words as base
from app.games.the_game.situation import TheGameSituation
from app.games.the_game.start import is_open
from app.games.the_game_extreme import words
from app.games.the_game_extreme.orders import owed
from app.texts import texts
from engine.core.refusal import Refusal
from engine.games.the_game import refusals
from engine.games.the_game.actions import PLACES
from engine.games.the_game.extreme import EXACTLY
from engine.games.the_game.piles import PILES

T = texts("TheGameExtreme")


def sentence(refusal: Refusal) -> str | None:
    """Return the reason in words; None for what The Game has words for."""
    say = _SENTENCES.get(refusal.code)
    return None if say is None else say(refusal.args)


def _no_trick(args: Mapping[str, object]) -> str:
    return T(
        "No trick ({cards}): {card} fits here only by the backwards trick, and that is forbidden "
        "now."
    )(cards=words.listed(_cards(args)), card=args["card"])


def _one_pile(args: Mapping[str, object]) -> str:
    text = T("One pile ({cards}): place this turn’s other cards only {on_pile}.")
    on_pile = base.on_pile(str(args["locked"]))
    return text(cards=words.listed(_cards(args)), on_pile=on_pile)


def _fourth_card(args: Mapping[str, object]) -> str:
    text = T(
        "Three ({cards}): this turn has exactly {exactly} cards, {card} would be one too many."
    )
    cards = words.listed(_cards(args))
    return text(cards=cards, exactly=EXACTLY, card=args["card"])


def _three_too_late(args: Mapping[str, object]) -> str:
    return T("{card} needs exactly {exactly} cards in the turn, and you have already placed %n.")(
        n=_number(args["placed"]), card=args["card"], exactly=EXACTLY
    )


def _stop_not_third(args: Mapping[str, object]) -> str:
    return T("Stop would end the turn too early: Three ({cards}) needs exactly {exactly} cards.")(
        cards=words.listed(_cards(args)), exactly=EXACTLY
    )


def _stop_leaves_skull(args: Mapping[str, object]) -> str:
    if len(_cards(args)) == 1:
        text = T("Stop would end the turn with the skull on {cards} still uncovered.")
    else:
        text = T("Stop would end the turn with the skulls on {cards} still uncovered.")
    return text(cards=words.listed(_cards(args)))


def _stop_leaves_fire(args: Mapping[str, object]) -> str:
    if len(_cards(args)) == 1:
        text = T("Stop would end the turn with the fire on {cards} still burning.")
    else:
        text = T("Stop would end the turn with the fires on {cards} still burning.")
    return text(cards=words.listed(_cards(args)))


def _exactly_three(args: Mapping[str, object]) -> str:
    return T("Place %n more card(s): Three ({cards}) needs exactly {exactly}.")(
        n=EXACTLY - _number(args["placed"]), cards=words.listed(_cards(args)), exactly=EXACTLY
    )


def _skull_on_top(args: Mapping[str, object]) -> str:
    if len(_cards(args)) == 1:
        text = T("Cover the skull on {cards} before you end your turn.")
    else:
        text = T("Cover the skulls on {cards} before you end your turn.")
    return text(cards=words.listed(_cards(args)))


def _not_in_hand(args: Mapping[str, object]) -> str:
    return common_texts.not_in_hand(card=args["card"])


def _silence(args: Mapping[str, object]) -> str:
    return words.silenced(_cards(args))


def _cards(args: Mapping[str, object]) -> list[int]:
    cards = args["cards"]
    assert isinstance(cards, list | tuple)
    return list(cards)


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


_SENTENCES: Final[Mapping[str, Callable[[Mapping[str, object]], str]]] = {
    "not-in-hand": _not_in_hand,
    "no-trick": _no_trick,
    "one-pile": _one_pile,
    "fourth-card": _fourth_card,
    "three-too-late": _three_too_late,
    "stop-not-third": _stop_not_third,
    "stop-leaves-skull": _stop_leaves_skull,
    "stop-leaves-fire": _stop_leaves_fire,
    "exactly-three": _exactly_three,
    "skull-on-top": _skull_on_top,
    "silence": _silence,
}
"""By the engine's codes."""


# Cards of the hand


BY_NUMBER: Final = frozenset({"not-higher", "not-lower"})
"""The engine's codes for what is no command's doing."""


_LATER: Final = {"no-trick": 1, "one-pile": 2}
"""What sends a card elsewhere is said only where nothing is against the card itself."""


def held_back(situation: TheGameSituation, card: int) -> Refusal | None:
    """Return why a command lets this card of the hand go on no pile.

    The answer is None if it goes on one, or if its number alone is against it everywhere. A turn
    that has its exactly three cards takes none, whatever its number.
    """
    actions = [f"place {card} {pile}" for pile in PILES]
    if situation.stage != "playing" or is_open(situation.view):
        return None
    due = owed(situation.view)
    if due.threes and due.placed == EXACTLY:
        return refusals.fourth_card(PLACES[card][0], list(due.threes))
    if not set(actions).isdisjoint(situation.legal):
        return None
    asked = map(situation.why, actions)
    reasons = [
        refusal for refusal in asked if refusal is not None and refusal.code not in BY_NUMBER
    ]
    return min(reasons, key=lambda refusal: _LATER.get(refusal.code, 0), default=None)
