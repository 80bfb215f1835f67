"""How a match of The Game: Extreme is judged when it is over."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.games.the_game.verdict import (
    CARDS,
    TeamVerdict,
    due_fires,
    nothing_fits,
    stuck_hand,
    verdict,
    with_name,
)
from engine.games.the_game.extreme import EXACTLY

NUMBERS_ONLY = frozenset(("not-higher", "not-lower"))
"""The engine's reasons for which a card goes nowhere though no command is against it."""


def extreme_verdict(
    final: Mapping[str, Any], names: Sequence[str], refused: Collection[str]
) -> TeamVerdict:
    """As in The Game; `refused` are the engine's codes why the last hand could not be placed."""
    said = verdict(final, names)
    if said.won:
        return said
    if final["over"]["reason"] == "command":
        return replace(
            said,
            heading=QCoreApplication.translate("TheGameExtremeVerdict", "So close!"),
            sentence=_unfulfilled_sentence(),
            cause=with_name(final, names, _unfulfilled(final)),
            laurel=False,
        )
    return replace(said, cause=with_name(final, names, _stuck(final, refused)))


def _unfulfilled_sentence() -> str:
    text = QCoreApplication.translate(
        "TheGameExtremeVerdict",
        "All {cards} cards are down, but one command was not obeyed: the game is lost.",
    )
    return text.format(cards=CARDS)


def _unfulfilled(final: Mapping[str, Any]) -> str:
    """Which command it was: a skull that still lies on top, or a turn of exactly three."""
    skulls = _skulls(final)
    if skulls:
        text = QCoreApplication.translate(
            "TheGameExtremeVerdict", "{card} has a skull, and nothing was left to cover it."
        )
        return text.format(card=skulls[0])
    placed = len(final["turn"]["placed"])
    text = QCoreApplication.translate(
        "TheGameExtremeVerdict", "The turn had to have exactly {exactly} cards and had %n.", None,
        placed,
    )  # fmt: skip
    return text.format(exactly=EXACTLY)


def _stuck(final: Mapping[str, Any], refused: Collection[str]) -> str:
    if stuck_hand(final):
        if NUMBERS_ONLY.issuperset(refused):
            return nothing_fits(final)
        return QCoreApplication.translate(
            "TheGameExtremeVerdict", "No card could be placed without breaking a command."
        )
    if _skulls(final):
        return QCoreApplication.translate(
            "TheGameExtremeVerdict", "The hand was empty and nothing could cover the skull."
        )
    if due_fires(final):
        return nothing_fits(final)
    return QCoreApplication.translate(
        "TheGameExtremeVerdict", "The hand was empty before the turn had all its cards."
    )


def _skulls(final: Mapping[str, Any]) -> list[int]:
    """The skulls on top of the piles."""
    tops = [pile[-1] for pile in final["piles"].values()]
    return [card for card in tops if final["commands"].get(str(card)) == "skull"]
