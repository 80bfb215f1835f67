"""What a match of Wednesday shows of itself."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.games.summary import GameSummary
from app.games.wednesday import words
from app.paint.faces import BackFace, CharacterFace, OutcastFace
from app.text import names_in_a_sentence
from app.widgets.continue_plate import SmallFace
from engine.games.wednesday.rounds import ROUNDS

_OUTCASTS = 3


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
            text = QCoreApplication.translate("WednesdaySummary", "round {round} of {rounds}")
            return text.format(round=view["round"], rounds=ROUNDS)
        points = min(over["team_totals"] or over["totals"])
        text = QCoreApplication.translate(
            "WednesdaySummary", "{names} won with %n point(s)", None, points
        )
        return text.format(names=names_in_a_sentence(names[seat] for seat in over["winners"]))

    def turn_before(self, before: Mapping[str, Any], after: Mapping[str, Any]) -> str:
        if after["round"] != before["round"]:
            text = QCoreApplication.translate(
                "WednesdaySummary", "Last turn: {name} ended round {round}"
            )
            return text.format(name="{name}", round=before["round"])
        # Home needs no more of the rules than a list of matches asks for.
        from app.games.wednesday.promises import unkept
        from app.games.wednesday.surprises import surprises

        step = before["turn"]["step"]
        if step in ("open", "play", "again"):
            done = _own_turn(before, after)
        else:
            done = _ability_text(step).format(
                name="{name}",
                number=before["turn"]["last_number"],
                blocked=after["blocked"],
                other=f"{{seat{_other(before, after)}}}",
            )
        more = filter(None, [*surprises(before, after), unkept(before, after)])
        return ". ".join([done, *(line.rstrip(".") for line in more)])


def _own_turn(before: Mapping[str, Any], after: Mapping[str, Any]) -> str:
    """A turn of one card or pair, of a pass, or of cards that went to the burnt pile."""
    numbers = after["played"][len(before["played"]) :]
    if numbers:
        if before["turn"]["step"] == "again":
            first = 2 if before["open"] == "enid" else 1
            numbers = [*before["played"][-first:], *numbers]
        text = QCoreApplication.translate("WednesdaySummary", "Last turn: {name} played {numbers}")
        return text.format(name="{name}", numbers=words.all_of(numbers))
    seat = before["turn"]["seat"]
    fewer = len(before["hands"][seat]) - len(after["hands"][seat])
    if fewer > 0:
        return QCoreApplication.translate(
            "WednesdaySummary", "Last turn: {name} burnt %n card(s)", None, fewer
        )
    if fewer < 0:
        return QCoreApplication.translate(
            "WednesdaySummary", "Last turn: {name} passed and took a burnt card"
        )
    if after["turn"]["passes"]:
        return QCoreApplication.translate("WednesdaySummary", "Last turn: {name} passed")
    return QCoreApplication.translate("WednesdaySummary", "Last turn: {name} was the last to pass")


def _other(before: Mapping[str, Any], after: Mapping[str, Any]) -> int | None:
    """With whom a card was swapped, or to whom it was given."""
    if before["turn"]["step"] == "give":
        giver: int = before["turn"]["from"]
        return giver
    hands = enumerate(zip(before["hands"], after["hands"], strict=True))
    return next((seat for seat, (had, has) in hands if len(has) > len(had)), None)


def _ability_text(step: str) -> str:
    """What was done after a card had been played; "" if that tells nothing."""
    match step:
        case "give":
            return QCoreApplication.translate(
                "WednesdaySummary",
                "Last turn: {name} played the {number} and swapped a card with {other}",
            )
        case "pick":
            return QCoreApplication.translate(
                "WednesdaySummary", "Last turn: {name} played the {number} and took a burnt card"
            )
        case "donate":
            return QCoreApplication.translate(
                "WednesdaySummary",
                "Last turn: {name} played the {number} and gave {other} a burnt card",
            )
        case "block":
            return QCoreApplication.translate(
                "WednesdaySummary", "Last turn: {name} blocked the {blocked}"
            )
        case "insert":
            return QCoreApplication.translate(
                "WednesdaySummary", "Last turn: {name} put Wednesday among the characters"
            )
    return ""
