"""What The Game says at the end of a match, in the language on screen."""

from __future__ import annotations

from collections.abc import Sequence

from app.style.typography import names_in_a_sentence
from app.texts import texts

T = texts("TheGame")

won = T("All 98 cards are on the piles", note="The status line at the end.")
_STUCK = {
    1: T("{name} cannot place any card", note="At the end: why the game is lost."),
    2: T("{name} cannot place two cards", note="At the end: why the game is lost."),
    3: T("{name} cannot place three cards", note="At the end: why the game is lost."),
}
_YOU_ARE_STUCK = {
    1: T("You cannot place any card", note="At the end: why the game is lost."),
    2: T("You cannot place two cards", note="At the end: why the game is lost."),
    3: T("You cannot place three cards", note="At the end: why the game is lost."),
}


def stuck(name: str | None, placed: int, needed: int) -> str:
    """Say who cannot go on and why: too few cards can be placed, or what is owed is not done.

    The turn has `placed` cards of those `needed`; name None is the listener.
    """
    if placed < needed:
        return _YOU_ARE_STUCK[needed]() if name is None else _STUCK[needed](name=name)
    if name is None:
        return T("You cannot finish your turn", note="At the end: why the game is lost.")()
    return T("{name} cannot finish the turn", note="At the end: why the game is lost.")(name=name)


is_won = T("All 98 cards are on the piles: the game is won.", note="What happened.")
is_lost = T(
    "{stuck}: the game is lost, with %n card(s) left.", note="What happened: who cannot do what."
)
_FIRES_LEFT = T(
    "Fire(s) on {cards} not put out",
    plural=True,
    note="At the end: fires that the last turn still had to cover.",
)


def fires_not_put_out(fires: Sequence[int]) -> str:
    """Name the fires at which the match was lost."""
    return _FIRES_LEFT(n=len(fires), cards=names_in_a_sentence(map(str, fires)))
