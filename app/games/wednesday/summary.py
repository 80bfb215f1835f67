"""What a match of Wednesday shows of itself."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from app import common_texts
from app.games.summary import GameSummary
from app.games.wednesday import words
from app.games.wednesday.faces import CharacterFace, OutcastFace
from app.paint.faces import BackFace
from app.style.typography import names_in_a_sentence
from app.texts import Text, texts
from app.widgets.continue_plate import SmallFace
from engine.games.wednesday.rounds import ROUNDS

T = texts("WednesdaySummary")

_OUTCASTS = 3
_BEGINNINGS = ("open", "play")
"""The steps with which a turn begins, unless it is the Thing's."""


class WednesdaySummary(GameSummary):
    """The round, and who has won."""

    def faces(self, view: Mapping[str, Any]) -> tuple[SmallFace, ...]:
        """The open character, if there is one, and the last outcasts on the played pile."""
        name = view["open"]
        first = CharacterFace(name, "", "") if name else BackFace("wednesday")
        outcasts = view["played"][-_OUTCASTS:]
        return tuple(map(SmallFace, (first, *(OutcastFace(number) for number in outcasts))))

    def progress(self, view: Mapping[str, Any], names: Sequence[str]) -> str:
        over = view["over"]
        if over is None:
            return common_texts.round_of(round=view["round"], rounds=ROUNDS)
        points = min(over["team_totals"] or over["totals"])
        return T("{names} won with %n point(s)")(
            n=points, names=names_in_a_sentence(names[seat] for seat in over["winners"])
        )

    def turn_before(self, views: Sequence[Mapping[str, Any]]) -> str:
        before, after = views[-2:]
        if after["round"] != before["round"]:
            return T("Last turn: {name} ended round {round}")(name="{name}", round=before["round"])
        step, played = before["turn"]["step"], _played(views)
        if step in (*_BEGINNINGS, "again"):
            return _own_turn(before, after, played)
        return _ability_text(step, played).filled(
            {
                "name": "{name}",
                "numbers": played,
                "blocked": after["blocked"],
                "other": f"{{seat{_other(before, after)}}}",
            }
        )

    def besides(self, views: Sequence[Mapping[str, Any]], _names: Sequence[str]) -> str:
        # Home needs no more of the rules than a list of matches asks for.
        from app.games.wednesday.promises import unkept
        from app.games.wednesday.surprises import surprises

        before, after = views[-2:]
        if before["turn"]["seat"] in after["to_act"]:
            return ""
        said = filter(None, [*surprises(before, after), unkept(before, after)])
        return ". ".join(line.rstrip(".") for line in said)


def _played(views: Sequence[Mapping[str, Any]]) -> str:
    """The cards and pairs that were played in the turn that these views end with; "" for none."""
    begun = (i for i, view in enumerate(views[:-1]) if view["turn"]["step"] in _BEGINNINGS)
    piles = [view["played"] for view in views[max(begun, default=-1) :]]
    plays = [after[len(before) :] for before, after in pairwise(piles) if len(after) > len(before)]
    return words.all_played(plays) if plays else ""


def _own_turn(before: Mapping[str, Any], after: Mapping[str, Any], played: str) -> str:
    """A turn of cards or pairs, of a pass, or of cards that went to the burnt pile."""
    if played:
        return T("Last turn: {name} played {numbers}")(name="{name}", numbers=played)
    seat = before["turn"]["seat"]
    fewer = len(before["hands"][seat]) - len(after["hands"][seat])
    if fewer > 0:
        return T("Last turn: {name} burnt %n card(s)")(n=fewer, name="{name}")
    if fewer < 0:
        return T("Last turn: {name} passed and took a burnt card")(name="{name}")
    if after["turn"]["passes"]:
        return T("Last turn: {name} passed")(name="{name}")
    return T("Last turn: {name} was the last to pass")(name="{name}")


def _other(before: Mapping[str, Any], after: Mapping[str, Any]) -> int | None:
    """With whom a card was swapped, or to whom it was given."""
    if before["turn"]["step"] == "give":
        giver: int = before["turn"]["from"]
        return giver
    hands = enumerate(zip(before["hands"], after["hands"], strict=True))
    return next((seat for seat, (had, has) in hands if len(has) > len(had)), None)


def _ability_text(step: str, played: str) -> Text:
    """What was decided after a card had been played, or by the Thing or three 6s."""
    match step:
        case "give":
            return T("Last turn: {name} played {numbers} and swapped a card with {other}")
        case "pick":
            return T("Last turn: {name} played {numbers} and took a burnt card")
        case "donate":
            return T("Last turn: {name} played {numbers} and gave {other} a burnt card")
        case "block":
            return T("Last turn: {name} blocked the {blocked}")
    if played:
        return T("Last turn: {name} played {numbers} and put Wednesday among the characters")
    return T("Last turn: {name} burnt three 6s and put Wednesday among the characters")
