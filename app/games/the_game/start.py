"""Who starts, while that is open: the buttons, the panels and the words for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from app.games.contract import (
    MAIN,
    Advice,
    DoActions,
    RailAction,
    Status,
    TableCommand,
    extra_button,
)
from app.games.hinting import Why, why
from app.games.the_game import start_words as words
from app.games.the_game.situation import TheGameSituation, TheGameView
from app.paint.faces import CARD_RATIO
from app.style.typography import Metrics
from app.table.layout import Decoration, PlaceSpec, Rect
from engine.core.refusal import Refusal
from engine.games.the_game.start import Begin, Rate, Rating

if TYPE_CHECKING:
    from app.match.bot_client import Hint

ICONS: Final[Mapping[Rating, str]] = {"great": "star", "good": "check", "rather-not": "x"}
"""On the buttons; the main one is to say nothing."""
_RADIUS: Final = 16.0
"""Of a panel's corners."""
_CARD: Final = 118.0
"""The width of a card for which the light on a panel is as wide as usual."""


def is_open(view: TheGameView) -> bool:
    """Tell whether it is still open who starts."""
    return "start" in view


def ratings(view: TheGameView) -> Sequence[Rating]:
    """Return what the seats have said so far, from seat 0 on."""
    return view["start"]["ratings"] if "start" in view else ()


def speaker(view: TheGameView) -> int | None:
    """Return who is to say how good a start they have; None once all have."""
    spoken = len(ratings(view))
    return spoken if is_open(view) and spoken < view["seats"] else None


def asks_else(before: TheGameView, after: TheGameView) -> bool:
    """Tell whether something else is asked after an act of the same person than before it."""
    return (is_open(before), speaker(before)) != (is_open(after), speaker(after))


def status(situation: TheGameSituation) -> Status:
    """Return the left side of the rail."""
    now = speaker(situation.view)
    if situation.stage != "playing" or situation.seat is None:
        if now is None:
            return Status(words.team_chooses(), "")
        return Status(words.looks(name=situation.players[now].name), "")
    if now is not None:
        return Status(
            words.how_good(), words.tell_the_team(name=situation.players[situation.seat].name)
        )
    own = words.you_said[ratings(situation.view)[situation.seat]]()
    # Sentences, so that they are heard as two.
    return Status(words.who_starts(), f"{words.press_a_player(word=words.i_start())}. {own}")


def main(situation: TheGameSituation) -> RailAction:
    """Return the main button: to say nothing, or to start oneself."""
    assert situation.seat is not None
    if speaker(situation.view) is None:
        action = str(Begin(situation.seat))
        return RailAction(words.i_start(), DoActions((action,)), quiet=True)
    action = str(Rate("nothing"))
    return RailAction(words.buttons["nothing"](), DoActions((action,)), quiet=True)


def extras(situation: TheGameSituation) -> Sequence[RailAction]:
    """Return the buttons that say how good the start is."""
    return [
        RailAction(words.buttons[rating](), DoActions((action,)), icon=icon)
        for rating, icon in ICONS.items()
        if (action := str(Rate(rating))) in situation.legal
    ]


def press(situation: TheGameSituation, target: str) -> TableCommand | None:
    """Return what pressing a player's panel means: that player starts."""
    for seat in range(len(situation.players)):
        action = str(Begin(seat))
        if target == panel(seat) and action in situation.legal:
            return DoActions((action,))
    return None


def panel(seat: int) -> str:
    """Return the id of a player's panel."""
    return f"panel{seat}"


def panel_words(view: TheGameView, seat: int) -> str:
    """Return what stands on a player's panel."""
    spoken = ratings(view)
    if seat < len(spoken):
        return words.said[spoken[seat]]()
    return words.is_looking() if seat == speaker(view) else ""


def rating_icon(view: TheGameView, seat: int) -> str:
    """Return the icon of what a seat has said of its start; "" for nothing."""
    spoken = ratings(view)
    return ICONS.get(spoken[seat], "") if seat < len(spoken) else ""


def panel_places(
    situation: TheGameSituation, panels: Sequence[Decoration], metrics: Metrics
) -> list[PlaceSpec]:
    """Return the panels of those who can be chosen now as places, lit to be pressed."""
    places, card = [], metrics.px(_CARD)
    for shown in panels:
        for seat, player in enumerate(situation.players):
            if shown.id == panel(seat) and press(situation, shown.id) is not None:
                told = words.let_start(name=player.name)
                places.append(
                    PlaceSpec(
                        shown.id,
                        shown.rect,
                        Rect.around(shown.rect.middle, card, card * CARD_RATIO),
                        f"{shown.name}, {told}",
                        shown.visual,
                        shown.order,
                        takes_cards=False,
                        radius=metrics.px(_RADIUS),
                        lit=True,
                        veiled=False,
                        tip=told,
                    )
                )
    return places


def refusal_sentence(refusal: Refusal, view: TheGameView) -> str:
    """Say why something cannot be done while it is open who starts; "" for another reason."""
    match refusal.code:
        case "rate-first":
            return words.rate_first()
        case "choose-first":
            return words.choose_first(word=words.i_start())
    return words.not_decided() if is_open(view) else ""


def advice(hint: Hint, action: Rate | Begin, situation: TheGameSituation) -> Advice:
    """Return the hint in words, and what it lights."""
    reasons = [WHY[reason.code](situation, reason.args) for reason in hint.reasons]
    if isinstance(action, Rate):
        icon = ICONS.get(action.rating)
        button = MAIN if icon is None else extra_button(icon)
        what = words.say(word=words.buttons[action.rating]())
        return Advice(what, reasons, (button,), button)
    if action.seat == situation.seat:
        return Advice(words.start_yourself(), reasons, (MAIN,), MAIN)
    what = words.let_them_start(name=situation.players[action.seat].name)
    lit = panel(action.seat)
    return Advice(what, reasons, (lit,), lit)


WHY: Final[Mapping[str, Why[TheGameView]]] = {
    "start-steps": why(words.first_turn_takes, n="steps"),
    "best-start": why(words.nobody_better),
}
"""By the codes of `engine.bots.the_game.starting`."""
