"""The hints of The Game and Extreme: what to do and why, in the language on screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from app import common_texts
from app.games.contract import MAIN, Advice
from app.games.hinting import Args, Why, why
from app.games.numbers import hints
from app.games.the_game import start, words
from app.games.the_game.situation import TheGameSituation, TheGameView
from app.texts import texts
from engine.core.placing import Place
from engine.games.the_game.actions import ACTIONS
from engine.games.the_game.start import Begin, Rate

if TYPE_CHECKING:
    from app.match.bot_client import Hint

T = texts("TheGame")

ALONE: Final = ("last-card", "all-can-go", "lost", "hopeless", "only", "no-other-way")
"""Reasons beside which no other is said, and which are said beside no other."""

ANSWERS: Final = (
    "despite",
    "fire-left",
    "trick-waits",
    "cheaper-after",
    "cheaper-asked",
    "cheaper-pair",
    "cheaper-dear",
    "cheaper-kept",
    "cheaper-waits",
    "no-cover",
)
"""Reasons that answer what another leaves open, and so may be said after it: one reason is enough.
"""


def advice(
    hint: Hint, situation: TheGameSituation, more: Mapping[str, Why[TheGameView]] | None = None
) -> Advice:
    """Return the hint in words, and what it lights; `more` has words for other reasons."""
    action = ACTIONS[hint.action]
    if isinstance(action, Rate | Begin):
        return start.advice(hint, action, situation)
    whys = {**WHY, **(more or {})}
    told = [
        reason
        for at, reason in enumerate(hints.worth_telling(hint.reasons, ALONE))
        if at == 0 or reason.code in ANSWERS
    ]
    if not isinstance(action, Place):
        reasons = [whys[code](situation, args) for code, args in told]
        what = common_texts.hint_end_turn()
        return Advice(what, reasons, (MAIN,), MAIN)
    card, pile = str(action.card), action.name
    reasons = [whys[code](situation, _told_apart(args, card, pile)) for code, args in told]
    what = common_texts.hint_place(card=card, on_pile=words.on_pile(pile))
    return Advice(what, reasons, (card, pile), pile)


def _told_apart(args: Args, card: str, pile: str) -> Args:
    """Return the reason's arguments.

    Where the advised card is meant on another pile, they say on which.
    """
    if str(args.get("card")) != card or args.get("pile", pile) == pile:
        return args
    text = T("{card} {on_pile}", "a card after its article, if it takes one")
    return {**args, "card": text(card=card, on_pile=words.on_pile(args["pile"]))}


_LEAVES_ALONE = {
    "up1": T("this keeps off the first ascending pile, as {name} asks"),
    "up2": T("this keeps off the second ascending pile, as {name} asks"),
    "down1": T("this keeps off the first descending pile, as {name} asks"),
    "down2": T("this keeps off the second descending pile, as {name} asks"),
}


def _leaves_alone(situation: TheGameSituation, args: Args) -> str:
    return _LEAVES_ALONE[args["pile"]](name=situation.players[args["seat"]].name)


_LEAVES_NEAR = {
    "up1": T("this keeps off the first ascending pile, where {name} asks for small steps"),
    "up2": T("this keeps off the second ascending pile, where {name} asks for small steps"),
    "down1": T("this keeps off the first descending pile, where {name} asks for small steps"),
    "down2": T("this keeps off the second descending pile, where {name} asks for small steps"),
}


def _leaves_near(situation: TheGameSituation, args: Args) -> str:
    return _LEAVES_NEAR[args["pile"]](name=situation.players[args["seat"]].name)


def _despite(situation: TheGameSituation, args: Args) -> str:
    return T("the move is worth it, though {name} asks you to keep off this pile")(
        name=situation.players[args["seat"]].name
    )


_SPARES = {
    "up1": T("this saves the first ascending pile, which has more room"),
    "up2": T("this saves the second ascending pile, which has more room"),
    "down1": T("this saves the first descending pile, which has more room"),
    "down2": T("this saves the second descending pile, which has more room"),
}


def _spares(_: TheGameSituation, args: Args) -> str:
    return _SPARES[args["pile"]]()


_ROOM = {
    "up1": T("this leaves more room on the first ascending pile"),
    "up2": T("this leaves more room on the second ascending pile"),
    "down1": T("this leaves more room on the first descending pile"),
    "down2": T("this leaves more room on the second descending pile"),
}


def _room(_: TheGameSituation, args: Args) -> str:
    return _ROOM[args["pile"]]()


def _fire_left(situation: TheGameSituation, args: Args) -> str:
    if len(situation.players) == 1:
        return T("the fire on {fire} will have to be out by the end of your next turn")(
            fire=args["fire"]
        )
    return T("you leave the fire on {fire} to {name}, who will have to put it out")(
        fire=args["fire"], name=situation.players[args["seat"]].name
    )


def _cheaper_asked(situation: TheGameSituation, args: Args) -> str:
    but = T("{name} asks you to keep off that pile")
    name = situation.players[args["seat"]].name
    return hints.not_nearest(args["card"], but(name=name))


def _cheaper_dear(_: TheGameSituation, args: Args) -> str:
    but = T("then the rest of your turn would cost more")()
    return hints.not_nearest(args["card"], but)


def _cheaper_kept(_: TheGameSituation, args: Args) -> str:
    but = T("{instead} would cost more later")(instead=args["instead"])
    return hints.not_nearest(args["card"], but)


def _can_be_undone(situation: TheGameSituation, args: Args) -> bool:
    # Reviews that were kept by an earlier version do not tell.
    return bool(args.get("back")) and situation.may_undo()


def _lost(situation: TheGameSituation, args: Args) -> str:
    if _can_be_undone(situation, args):
        return T(
            "unless you take cards back with Undo, the game can no longer be won; this way you "
            "place as many cards as possible"
        )()
    return T("the game can no longer be won, but this way you place as many cards as possible")()


def _hopeless(situation: TheGameSituation, args: Args) -> str:
    if _can_be_undone(situation, args):
        return T(
            "unless you take cards back with Undo, the game can no longer be won, and all that "
            "matters is that few cards are left"
        )()
    return T("the game can no longer be won; all that matters now is that few cards are left")()


def _further(situation: TheGameSituation, _args: Args) -> str:
    if len(situation.players) == 1:
        return T("you have placed enough, but play it before other cards cover the pile")()
    return T("you have placed enough, but play it before the others cover the pile")()


WHY: Final[Mapping[str, Why[TheGameView]]] = {
    **hints.WHY,
    "last-card": why(T("it is the very last card, and you win")),
    "all-can-go": why(T("from here all {left} remaining cards can be placed")),
    "lost": _lost,
    "hopeless": _hopeless,
    "in-every-way": why(T("you could not finish your turn without it")),
    "covers-fire": why(
        T("it puts out the fire on {fire}, and you have to do that before this turn ends")
    ),
    "trick": why(T("the backwards trick takes the pile ten back")),
    "tricks-next": why(T("then {then} and {last} do the backwards trick there")),
    "trick-later": why(T("after {after}, {then} does the backwards trick there")),
    "leaves-alone": _leaves_alone,
    "leaves-near": _leaves_near,
    "despite": _despite,
    "spares": _spares,
    "room": _room,
    "gets-rid": why(T("{card} would cost more later")),
    "last-chance": why(T("{card} would fit on no pile later")),
    "more-cards": why(
        T("this way you can place more cards in this turn than if you begin with {card}")
    ),
    "fewer-steps": why(T("this way the whole turn costs less than if you begin with {card}")),
    "fire-left": _fire_left,
    "cheaper-asked": _cheaper_asked,
    "cheaper-dear": _cheaper_dear,
    "cheaper-kept": _cheaper_kept,
    "cheap": why(T("you have placed enough, but this costs next to nothing")),
    "still-due": why(T("your turn cannot end before the fire on {fire} is out")),
    "further": _further,
}
"""By the codes of `engine.bots.the_game.hints`."""
