"""The ids of what lies on the table of Wednesday.

A card face down has a number that only counts; nothing of its face can be read from it. Ids of
cards begin with the round, for no card of one round goes on into the next.
"""

from __future__ import annotations

from app.games.wednesday.situation import WednesdayView

PLAYED = "played"
BURNT = "burnt"
SINGLE = "single"
"""Beside the played pile, where one card may go alone under Enid."""
HAND = "hand"
OPEN = "open"
OPEN_PILL = "open-pill"
"""Names the open character while a tray covers its card."""
CHARACTERS = "characters"
LINE = "line"
"""What may be played, and how many have passed, under the played pile."""
THING = "thing"
"""The Thing's hand, which is laid on a card of the tray."""
GIVEN = "given"
"""The burnt pile, for cards that go from it to a hand and were not chosen there by oneself."""
BURNING = "burning"
"""Where cards come from that another player's move burns."""
DECK = "deck"
"""Where cards come from when a round is dealt."""


def card_id(view: WednesdayView, zone: str, *parts: object) -> str:
    """Return the id of a card: its round, where it lies, and which one it is there."""
    return ":".join(map(str, (f"r{view['round']}", zone, *parts)))


def parts_of(target: str) -> list[str]:
    """Return what an id is made of, without the round; [] for no card."""
    round_, *parts = target.split(":")
    return parts if parts and round_.startswith("r") else []


def hand_number(target: str) -> int | None:
    """Return the number of a card of the own hand; None for anything else."""
    parts = parts_of(target)
    return int(parts[1]) if parts and parts[0] == "hand" else None


def tray_place(target: str) -> int | None:
    """Return the place in the burnt pile of a card of the open tray, from 1 at the top.

    None for anything else.
    """
    parts = parts_of(target)
    return int(parts[1]) if parts and parts[0] == "tray" and parts[1].isdigit() else None


def wednesday(view: WednesdayView) -> str:
    """Return the id of Wednesday's card in the open tray."""
    return card_id(view, "tray", "wednesday")


def strip(place: int) -> str:
    """Return the id of the place over a card of the tray, on which the Thing's hand can be laid."""
    return f"strip{place}"


def gap(place: int) -> str:
    """Return the id of the gap that is that place of the character pile."""
    return f"gap{place}"


def panel(seat: int) -> str:
    """Return the id of a player's panel."""
    return f"panel{seat}"


def _after(prefix: str, target: str) -> int | None:
    rest = target.removeprefix(prefix)
    return int(rest) if rest != target and rest.isdigit() else None


def strip_place(target: str) -> int | None:
    """Return the place of a strip; None for anything else."""
    return _after("strip", target)


def gap_place(target: str) -> int | None:
    """Return the place of a gap; None for anything else."""
    return _after("gap", target)


def panel_seat(target: str) -> int | None:
    """Return the seat whose panel that is; None for anything else."""
    return _after("panel", target)


def back_seat(target: str) -> int | None:
    """Return the seat on whose panel that card lies; None for anything else."""
    parts = parts_of(target)
    return _after("seat", parts[0]) if parts else None


def outcasts(view: WednesdayView) -> tuple[str, int]:
    """Return the deck of outcasts, whose backs are all alike."""
    return "outcasts", view["round"]


def characters(view: WednesdayView) -> tuple[str, int]:
    """Return the deck of characters."""
    return "characters", view["round"]
