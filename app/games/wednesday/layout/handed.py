"""What cards other hands took, got or gave since one's own last act: marks at their panels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from app.games.wednesday.situation import WednesdaySituation
from app.match.story import doer_of
from app.texts import texts
from engine.games.wednesday.happenings import (
    BurntCardDonated,
    BurntCardPicked,
    EugeneGaveCard,
    HandCardTaken,
    HandsPassedRight,
    RoundDealt,
)

T = texts("Wednesday")

_swapped = T("swapped", note="A pill at a panel: this player swapped a card; with whom stands by.")
_gave = T("gave", note="A pill at a panel: this player gave a burnt card; to whom stands by.")


class Handed(NamedTuple):
    """Cards that came to a hand, or went from it, as everybody saw it."""

    kind: Literal["swapped", "got", "gave"]
    other: int | None
    """Whose hand is the other one; None: the burnt pile."""
    cards: int = 1

    def text(self, *, brief: bool) -> str:
        """Return what the mark says, before whom or what it was with."""
        if self.kind == "got":
            return f"+{self.cards}"
        if brief:
            return "±1" if self.kind == "swapped" else "−1"
        return (_swapped if self.kind == "swapped" else _gave)()


def handed(situation: WednesdaySituation, seat: int) -> Sequence[Handed]:
    """Return what this hand took, got or gave since the viewer's own last act, in order.

    Who gave a burnt card away is marked where it went to the viewer, who has no panel.
    """
    found: list[Handed] = []
    for whose, each in _since_own_act(situation):
        if whose != seat:
            continue
        same = [before for before in found if before[:2] == each[:2]]
        found = [before for before in found if before not in same]
        found.append(each._replace(cards=each.cards + sum(before.cards for before in same)))
    return found


def _since_own_act(situation: WednesdaySituation) -> Sequence[tuple[int, Handed]]:
    viewer, found = situation.viewer, list[tuple[int, Handed]]()
    if viewer is None or situation.stage not in ("playing", "watching"):
        return found
    for happenings in reversed(situation.story()):
        begun = any(isinstance(each, HandsPassedRight | RoundDealt) for each in happenings)
        if begun or doer_of(happenings) == viewer:
            break
        for each in happenings:
            match each:
                case HandCardTaken(taker, giver):
                    found += [(taker, Handed("swapped", giver)), (giver, Handed("swapped", taker))]
                case BurntCardPicked(taker) | EugeneGaveCard(taker):
                    found.append((taker, Handed("got", None)))
                case BurntCardDonated(giver, receiver) if receiver == viewer:
                    found.append((giver, Handed("gave", receiver)))
                case BurntCardDonated(giver, receiver):
                    found.append((receiver, Handed("got", giver)))
    return found[::-1]


def told_of(situation: WednesdaySituation, each: Handed) -> str:
    """Say it in words, as a part of a panel's name."""
    you = each.other is not None and each.other == situation.viewer
    name = "" if each.other is None else situation.players[each.other].name
    match each.kind:
        case "swapped" if you:
            return T("swapped a card with you")()
        case "swapped":
            return T("swapped a card with {name}")(name=name)
        case "gave":
            return T("gave you a burnt card", "of a player")()
        case "got" if each.other is None:
            return T("took %n burnt card(s)", "of a player")(n=each.cards)
    return T("got %n burnt card(s) from {name}")(n=each.cards, name=name)
