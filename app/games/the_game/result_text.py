"""The texts on a match of The Game that is over, and what is shown beside them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from app.games.result_text import ResultText, last_to_play, listed
from app.games.the_game.situation import TheGameFinal
from app.texts import texts
from engine.core.piles import trick

T = texts("Verdict")

CARDS = 98
EXCELLENT_UP_TO = 9
"""Cards left at most for an excellent game (the rules' own measure)."""

_GOOD_UP_TO = 19
_FAIR_UP_TO = 34


@dataclass(frozen=True, slots=True)
class TeamResultText(ResultText):
    """The text on a team; `remaining` cards were not placed."""

    remaining: int
    won: bool

    @property
    def placed(self) -> int:
        return CARDS - self.remaining


def result_text(final: TheGameFinal, names: Sequence[str]) -> TeamResultText:
    """Say how a match ended, in the language on screen.

    `final` is the last state or view of the match, with the hands laid open as far as they are
    known. `names` are the players by seat.
    """
    over = final["over"]
    assert over is not None
    remaining, won = over["remaining"], over["won"]
    sentence = _won(alone=len(names) == 1) if won else _not_won(remaining)
    return TeamResultText(
        heading=_heading(remaining, won),
        sentence=sentence,
        cause="" if won else with_name(final, names, nothing_fits(final)),
        laurel=won or remaining <= EXCELLENT_UP_TO,
        remaining=remaining,
        won=won,
    )


def of_computers(said: TeamResultText) -> TeamResultText:
    """Return what is said of computers that played without a person.

    Nobody who reads it is praised.
    """
    if said.won:
        sentence = T("Every card is on the four piles. The computers have beaten the game.")()
    elif said.remaining <= EXCELLENT_UP_TO:
        sentence = T(
            "The computers placed {placed} of 98 cards. Fewer than ten left is a game to be proud "
            "of."
        )(placed=said.placed)
    else:
        sentence = T("The computers placed {placed} of 98 cards. 89 or more is excellent.")(
            placed=said.placed
        )
    return replace(said, sentence=sentence)


def with_name(final: TheGameFinal, names: Sequence[str], reason: str) -> str:
    """Return a reason why the match could not go on, with who was stuck unless it is clear."""
    return (
        reason
        if len(names) == 1
        else last_to_play(name=names[final["turn"]["seat"]], reason=reason)
    )


def nothing_fits(final: TheGameFinal) -> str:
    """Say the reason where it is the numbers alone, and perhaps a fire."""
    hand, fires = stuck_hand(final), due_fires(final)
    if not hand:
        return T("The hand was empty and nothing could cover the fire(s) on {fires}.", plural=True)(
            n=len(fires), fires=listed(fires)
        )
    return _burning(hand, fires) if fires else _nothing_fits(hand)


def stuck_hand(final: TheGameFinal) -> list[int]:
    """Return the cards of who was stuck, as far as they are known."""
    return [card for card in final["hands"][final["turn"]["seat"]] if card is not None]


def due_fires(final: TheGameFinal) -> list[int]:
    """Return the fires that had to be covered in the last turn."""
    number = final["turn"]["number"]
    return [int(card) for card, laid in final["fires"].items() if laid < number]


def command_not_obeyed(final: TheGameFinal) -> bool:
    """Tell whether all cards lie and the match is lost to a command of Extreme."""
    return final["over"] is not None and final["over"]["reason"] == "command"


def backwards_tricks(final: TheGameFinal) -> int:
    """Return how many backwards tricks lie in the piles."""
    count = 0
    for name, pile in final["piles"].items():
        ascending = name.startswith("up")
        count += sum(after == trick(ascending, before) for before, after in pairwise(pile))
    return count


def _heading(remaining: int, won: bool) -> str:
    if won:
        return T("Won! All 98 cards!")()
    if remaining <= EXCELLENT_UP_TO:
        return T("Excellent!")()
    if remaining <= _GOOD_UP_TO:
        return T("Well played!")()
    if remaining <= _FAIR_UP_TO:
        return T("Not bad")()
    return T("Better luck next time")()


def _won(*, alone: bool) -> str:
    if alone:
        return T("Every card is on the four piles. You have beaten the game.", "to one")()
    return T("Every card is on the four piles. You have beaten the game.", "to a team")()


def _not_won(remaining: int) -> str:
    """Say plainly that it was not won, how far it was from that, and what would be excellent."""
    if remaining <= EXCELLENT_UP_TO:
        return T("Not won, but fewer than ten are left: only %n card(s).")(n=remaining)
    return T("Not won: %n card(s) left. Fewer than ten would be excellent.")(n=remaining)


def _burning(hand: Sequence[int], fires: Sequence[int]) -> str:
    *others, last = hand
    if others:
        return T(
            "The fire(s) on {fires} had to be covered, and neither {others} nor {last} fits on any "
            "of the piles.",
            plural=True,
        )(n=len(fires), fires=listed(fires), others=listed(others), last=last)
    return T(
        "The fire(s) on {fires} had to be covered, and {last} fits on none of the four piles.",
        plural=True,
    )(n=len(fires), fires=listed(fires), last=last)


def _nothing_fits(hand: Sequence[int]) -> str:
    *others, last = hand
    if not others:
        return T("{last} fits on none of the four piles.")(last=last)
    return T("Neither {others} nor {last} fits on any of the four piles.")(
        others=listed(others), last=last
    )
