"""The tips of Wednesday: one for each character, and one for the combinations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, get_args

from app.games.tips import DueTip, GameTips, TipWords
from app.games.wednesday import ids, names
from app.games.wednesday.layout.tray import tray_step
from app.games.wednesday.situation import WednesdaySituation, WednesdayView
from app.texts import Text, texts
from engine.games.wednesday.actions import COMBINE_HYDE, COMBINE_MEDIUM
from engine.games.wednesday.cards import Character

T = texts("Tips")

COMBINATION = "combination"
COMBINATIONS: Final = frozenset(map(str, (COMBINE_MEDIUM, COMBINE_HYDE)))

_HEADING = T("{character} has appeared", note="Heading of a tip about a character.")
_WHILE_OPEN = T("{rule} This lasts until everybody passes again.")
_OF_TWO: Final[Mapping[str, Text]] = {"yoko": T("{rule} With two players nothing changes.")}
"""What is told instead where only two play."""
_TEXTS: Final[Mapping[str, Text]] = {
    "wednesday": T("{rule} The cards left in the hands are counted now, and points are bad."),
    "thing": T(
        "Whoever played last blocks a number: nobody can play it in this round, unless it is the"
        " 4 (Proteus)."
    ),
}


def character_tip(character: Character) -> str:
    """Return the name of the tip about a character."""
    return f"character/{character}"


class WednesdayTips(GameTips[WednesdayView]):
    """The tips of Wednesday."""

    tips: Mapping[str, TipWords] = {
        **{
            character_tip(character): TipWords(_HEADING, _TEXTS.get(character, _WHILE_OPEN))
            for character in get_args(Character)
        },
        COMBINATION: TipWords(
            T("The first combination", note="Heading of a tip."),
            T(
                "On your turn you may burn three 6s and put Wednesday anywhere, or burn four 10s"
                " and end the round. No other number makes a combination.",
                note="A tip about cards that are shown together.",
            ),
        ),
    }

    def due(self, situation: WednesdaySituation) -> Iterator[DueTip]:
        character = situation.view["open"]
        over = situation.stage == "ended"
        if character is not None and (character == "wednesday") is over:
            fields = {
                "character": names.character_name(character),
                "rule": names.character_rule_explained(character),
            }
            about = ids.card_id(situation.view, "open", character)
            if tray_step(situation):  # A tray covers the card, and a pill tells of it.
                about = ids.OPEN_PILL
            text = _OF_TWO.get(character) if len(situation.players) == 2 else None
            yield DueTip(character_tip(character), about, fields, text)
        if situation.stage == "playing" and COMBINATIONS.intersection(situation.legal):
            yield DueTip(COMBINATION, ids.BURNT)
