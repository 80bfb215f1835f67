"""Views with all hands laid open, of a match that is over or that nobody plays."""

from engine.core.jsontext import Document
from engine.core.match import Match


def open_view(match: Match, seat: int | None, index: int = -1) -> Document:
    """Return what a seat, or a bystander, would know of a state if all hands had lain open.

    It is the view of that seat with every hand as its owner saw it. Raises ValueError while the
    match goes on, for nobody may see that then.
    """
    if match.over is None:
        raise ValueError("hands are laid open once a match is over")
    return with_all_hands(match, seat, index)


def with_all_hands(match: Match, seat: int | None, index: int = -1) -> Document:
    """Return the same of a match that nobody plays, such as a way that was not gone."""
    hands = [match.view(owner, index)["hands"][owner] for owner in range(match.seats)]
    return {**match.view(seat, index), "hands": hands}
