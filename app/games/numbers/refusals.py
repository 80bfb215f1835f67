"""Reasons why a card cannot be placed, or a turn not ended, in the language on screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app import common_texts
from app.games.out_of_turn import out_of_turn
from app.match.players import PlayerInfo
from app.texts import texts
from engine.core.refusal import Refusal

T = texts("Numbers")


def sentence(refusal: Refusal, players: Sequence[PlayerInfo], cards: Sequence[int]) -> str:
    """Say why something is refused, as one sentence for the person at the screen.

    `cards` are the numbers that there are.
    """
    args = refusal.args
    match refusal.code:
        case "not-higher":
            sentence = _not_higher(args, cards)
        case "not-lower":
            sentence = _not_lower(args, cards)
        case "minimum":
            sentence = _too_few(_whole(args["minimum"]), _whole(args["placed"]))
        case "not-your-turn":
            sentence = out_of_turn(args.get("to_act"), players)
        case "match-over":
            sentence = common_texts.game_is_over()
        case _:
            sentence = common_texts.not_now()
    return sentence


_NEEDS_ABOVE = T("{card} does not fit here: this pile needs a card above {top}.")
_NEEDS_ABOVE_OR = T(
    "{card} does not fit here: this pile needs a card above {top}, or exactly {trick}."
)
_NEEDS_BELOW = T("{card} does not fit here: this pile needs a card below {top}.")
_NEEDS_BELOW_OR = T(
    "{card} does not fit here: this pile needs a card below {top}, or exactly {trick}."
)
_ONLY_THE_TRICK = T("{card} does not fit here: this pile has reached {top}, and only {trick} fits.")


def _not_higher(args: Mapping[str, object], cards: Sequence[int]) -> str:
    card, top, trick = _whole(args["card"]), _whole(args["top"]), _whole(args["trick"])
    if trick < cards[0]:
        return _NEEDS_ABOVE(card=card, top=top)
    if top == cards[-1]:
        return _ONLY_THE_TRICK(card=card, top=top, trick=trick)
    return _NEEDS_ABOVE_OR(card=card, top=top, trick=trick)


def _not_lower(args: Mapping[str, object], cards: Sequence[int]) -> str:
    card, top, trick = _whole(args["card"]), _whole(args["top"]), _whole(args["trick"])
    if trick > cards[-1]:
        return _NEEDS_BELOW(card=card, top=top)
    if top == cards[0]:
        return _ONLY_THE_TRICK(card=card, top=top, trick=trick)
    return _NEEDS_BELOW_OR(card=card, top=top, trick=trick)


def _too_few(minimum: int, placed: int) -> str:
    return T("Place %n more card(s): you need at least {minimum}.")(
        n=minimum - placed, minimum=minimum
    )


def _whole(value: object) -> int:
    assert isinstance(value, int)
    return value
