"""The texts on a match of The Game: Extreme that is over."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from app.games.the_game.result_text import (
    CARDS,
    TeamResultText,
    command_not_obeyed,
    due_fires,
    nothing_fits,
    result_text,
    stuck_hand,
    with_name,
)
from app.games.the_game.situation import TheGameFinal
from app.games.the_game_extreme.orders import in_force, owed
from app.games.the_game_extreme.reasons import BY_NUMBER
from app.games.the_game_extreme.words import card_with_command, listed
from app.texts import texts
from engine.games.the_game.extreme import EXACTLY

T = texts("TheGameExtremeVerdict")

STOPS = frozenset(("stop-not-third", "stop-leaves-skull", "stop-leaves-fire"))
"""The engine's reasons against a card that would end the turn."""


def extreme_result_text(
    final: TheGameFinal, names: Sequence[str], refused: Collection[str]
) -> TeamResultText:
    """Say how a match ended, as in The Game.

    `refused` are the engine's codes why the last hand could not be placed.
    """
    said = result_text(final, names)
    if said.won:
        return said
    if command_not_obeyed(final):
        return replace(
            said,
            heading=T("So close!")(),
            sentence=_unfulfilled_sentence(),
            cause=with_name(final, names, _unfulfilled(final)),
            laurel=False,
        )
    return replace(said, cause=with_name(final, names, _stuck(final, refused)))


def _unfulfilled_sentence() -> str:
    return T("All {cards} cards are down, but one command was not obeyed: the game is lost.")(
        cards=CARDS
    )


def _unfulfilled(final: TheGameFinal) -> str:
    """Say which command it was: a skull that still lies on top, or a turn of exactly three."""
    skulls = _skulls(final)
    if len(skulls) == 1:
        return T("{card} has a skull, and nothing was left to cover it.")(card=skulls[0])
    if skulls:
        text = T("{cards} have skulls, and nothing was left to cover them.")
        return text(cards=listed(skulls))
    return _not_three(final)


def _not_three(final: TheGameFinal) -> str:
    return T("The turn had to have exactly {exactly} cards and had %n.")(
        n=len(final["turn"]["placed"]), exactly=EXACTLY
    )


def _stuck(final: TheGameFinal, refused: Collection[str]) -> str:
    hand, skulls, fires = stuck_hand(final), _skulls(final), due_fires(final)
    short = [_not_three(final)] if _is_short(final) else []
    if hand:
        if not BY_NUMBER.issuperset(refused):
            owed = [*_uncovered(skulls, fires), *short]
            return " ".join([*(owed or [_breaks(final)]), *_in_the_way(final, refused)])
        if skulls or short:
            none = T("No other card fitted.")()
            return " ".join([*_uncovered(skulls, fires), *short, none])
        return nothing_fits(final)
    if skulls:
        text = T("The hand was empty and nothing could cover the skull(s) on {cards}.", plural=True)
        return " ".join([text(n=len(skulls), cards=listed(skulls)), *_uncovered([], fires), *short])
    if fires:
        return " ".join([nothing_fits(final), *short])
    return " ".join([T("The hand was empty before the turn had all its cards.")(), *short])


def _breaks(final: TheGameFinal) -> str:
    if final["turn"]["placed"]:
        return T("No other card could be placed without breaking a command.")()
    return T("No card could be placed without breaking a command.")()


def _uncovered(skulls: Sequence[int], fires: Sequence[int]) -> list[str]:
    """Say what the turn still had to cover."""
    said = []
    if skulls:
        text = T("The skull(s) on {cards} had not been covered.", plural=True)
        said.append(text(n=len(skulls), cards=listed(skulls)))
    if fires:
        text = T("The fire(s) on {cards} had not been put out.", plural=True)
        said.append(text(n=len(fires), cards=listed(fires)))
    return said


def _is_short(final: TheGameFinal) -> bool:
    """Tell whether the turn had to have exactly three cards and had fewer."""
    duty = owed(final)
    return bool(duty.threes) and duty.placed < EXACTLY


def _in_the_way(final: TheGameFinal, refused: Collection[str]) -> list[str]:
    """Name the commands that were against the cards that would have fitted."""
    said, lasting, threes = [], in_force(final), owed(final).threes
    if "fourth-card" in refused and threes:
        text = T("The third of exactly three cards had been placed, after {command}.")
        said.append(text(command=card_with_command(threes[0], "three")))
    if "one-pile" in refused and "one-pile" in lasting:
        text = T("All cards of the turn had to be on one pile, because of {command}.")
        said.append(text(command=card_with_command(lasting["one-pile"][0], "one-pile")))
    if "no-trick" in refused and "no-trick" in lasting:
        text = T("The backwards trick was not allowed, because of {command}.")
        said.append(text(command=card_with_command(lasting["no-trick"][0], "no-trick")))
    if STOPS.intersection(refused):
        said.append(T("A Stop would have ended the turn too early.")())
    return said


def _skulls(final: TheGameFinal) -> list[int]:
    """Return the skulls on top of the piles."""
    tops = [pile[-1] for pile in final["piles"].values()]
    return [card for card in tops if final["commands"].get(str(card)) == "skull"]
