"""The tips of Wednesday: one for each character, and one for the combinations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, get_args

from app.games.tips import DueTip, GameTips, TipWords
from app.games.wednesday import ids, names
from app.games.wednesday.layout.tray import tray_step
from app.games.wednesday.situation import WednesdaySituation, WednesdayView
from app.texts import Text, texts
from engine.games.wednesday.actions import ACTIONS, COMBINE_HYDE, COMBINE_MEDIUM, PlayOutcast
from engine.games.wednesday.cards import PROTEUS, Character

T = texts("Tips")

COMBINATION = "combination"
SKIPPED = "skipped"
COMBINATIONS: Final = (COMBINE_MEDIUM, COMBINE_HYDE)
_IN_THE_MIDDLE: Final = 1
"""Which card of a combination its tip stands beside."""

_HEADING = T("{character} has appeared", note="Heading of a tip about a character.")
_YOKO_OF_TWO: Final = T("You play by turns as before: go on as you like.")
"""What is told instead where only two play."""
_THING_ON_A_FOUR: Final = T("A blocked 4 (Proteus) may still be played, as no other blocked card.")
"""What is told instead where a 4 is blocked."""
_TEXTS: Final[Mapping[Character, Text]] = {
    "wednesday": T(
        "What is left in a hand counts against its player. So do not keep high cards too long."
    ),
    "thing": T(
        "Nobody can play the blocked number. Whoever has nothing else may get rid of the whole"
        " hand on their turn."
    ),
    "tyler": T("Get rid of your odd numbers now: the even ones have to wait."),
    "yoko": T("Follow the arrows: whoever played before you now plays after you."),
    "enid": T("Do you hold two cards of one number? Lay one on the pile: its twin goes along."),
    "bianca": T("Now your low cards can go. Go down in small steps, and more of them will."),
    "ajax": T("Look for a card that is at least two higher than the last one."),
    "weems": T("Do you hold the same number as the last card? You can play it, too."),
    "eugene": T("Now whoever passes takes a card: play one if you can, even a high one."),
}

_TO_BE_PLAYED: Final = frozenset({"tyler", "enid", "bianca", "ajax", "weems", "eugene"})
"""Whose tips say what to play now: they are of use only to who can."""


def character_tip(character: Character) -> str:
    """Return the name of the tip about a character."""
    return f"character/{character}"


def _as_things_stand(character: Character, situation: WednesdaySituation) -> Text | None:
    """Return what is told of a character in place of its usual text; None for that."""
    if character == "yoko" and len(situation.players) == 2:
        return _YOKO_OF_TWO
    if character == "thing" and situation.view["blocked"] == PROTEUS:
        return _THING_ON_A_FOUR
    return None


class WednesdayTips(GameTips[WednesdayView]):
    """The tips of Wednesday."""

    kept = (ids.LINE,)
    tips: Mapping[str, TipWords] = {
        **{
            character_tip(character): TipWords(_HEADING, _TEXTS[character])
            for character in get_args(Character)
        },
        COMBINATION: TipWords(
            T("A combination", note="Heading of a tip."),
            T(
                "On your turn you may burn three 6s and put Wednesday anywhere, or burn four 10s"
                " and end the round. No other number makes a combination.",
                note="A tip about cards that are shown together.",
            ),
        ),
        SKIPPED: TipWords(
            T("A hand is empty", note="Heading of a tip."),
            T(
                "Whoever has no cards is skipped, and one pass fewer is needed. But they may get"
                " cards again.",
                note="A tip about a player who has played the last card.",
            ),
        ),
    }

    def due(self, situation: WednesdaySituation) -> Iterator[DueTip]:
        character = situation.view["open"]
        over = situation.stage == "ended"
        due = (character == "wednesday") is over
        if character is not None and due and (over or _is_of_use(character, situation)):
            fields = {"character": names.character_name(character)}
            about = ids.card_id(situation.view, "open", character)
            if tray_step(situation):  # A tray covers the card, and a pill tells of it.
                about = ids.OPEN_PILL
            text = _as_things_stand(character, situation)
            yield DueTip(character_tip(character), about, fields, text)
        if situation.stage == "playing" and not all(situation.view["hands"]):
            yield DueTip(SKIPPED, ids.LINE)
        shown = [each.number for each in COMBINATIONS if str(each) in situation.legal]
        if situation.stage == "playing" and shown:
            yield DueTip(COMBINATION, ids.card_id(situation.view, "hand", shown[0], _IN_THE_MIDDLE))


def _is_of_use(character: Character, situation: WednesdaySituation) -> bool:
    """Tell whether what the tip about this character says holds, and can be done, now."""
    if character == "thing":  # It blocks none where nothing was burnt.
        return situation.view["blocked"] is not None or tray_step(situation) == "block"
    if character not in _TO_BE_PLAYED:
        return True
    played = situation.view["played"]
    numbers = [
        action.number
        for action in map(ACTIONS.__getitem__, situation.legal)
        if isinstance(action, PlayOutcast)
    ]
    if character == "weems":
        return bool(played) and played[-1] in numbers
    return bool(numbers)
