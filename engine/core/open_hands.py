"""Views of a match that is over, with all hands laid open."""

from engine.core.jsontext import Document
from engine.core.match import Match


def open_view(match: Match, seat: int | None, index: int = -1) -> Document:
    """Return what a seat, or a bystander, would know of a state if all hands had lain open.

    It is the view of that seat with every hand as its owner saw it. Raises ValueError while the
    match goes on, for nobody may see that then.
    """
    if match.over is None:
        raise ValueError("hands are laid open once a match is over")
    view = match.view(seat, index)
    hands = [match.view(owner, index)["hands"][owner] for owner in range(match.seats)]
    return {**view, "hands": hands}
