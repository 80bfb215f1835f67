"""The tips of Wednesday: one for each character, and one for the combinations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, get_args

from app.games.tips import DueTip, GameTips, TipWords, recent
from app.games.wednesday import ids, names
from app.games.wednesday.situation import WednesdaySituation, WednesdayView
from app.texts import Text, texts
from engine.games.wednesday.cards import Character
from engine.games.wednesday.happenings import CombinationShown

T = texts("Tips")

COMBINATION = "combination"

_HEADING = T("{character} is here", note="Heading of a tip about a character.")
_WHILE_OPEN = T("{rule} This holds until all have passed once more.")
_TEXTS: Final[Mapping[str, Text]] = {
    "wednesday": T("{rule} The cards left in the hands are counted now, and points are bad."),
    "thing": T("{rule} Nobody can play that number meanwhile."),
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
                "Three 6 or four 10 can be shown in your turn, and are burnt. Three 6 put Wednesday"
                " anywhere, four 10 end the round.",
                note="A tip about cards that are shown together.",
            ),
        ),
    }

    def due(self, situation: WednesdaySituation) -> Iterator[DueTip]:
        character = situation.view["open"]
        if character is not None:
            fields = {
                "character": names.character_name(character),
                "rule": names.character_rule_explained(character),
            }
            about = ids.card_id(situation.view, "open", character)
            yield DueTip(character_tip(character), about, fields)
        for happening in (each for move in recent(situation) for each in move):
            match happening:
                case CombinationShown():
                    yield DueTip(COMBINATION, ids.BURNT)
