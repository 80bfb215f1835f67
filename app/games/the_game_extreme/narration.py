"""The narration of Extreme, in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from app.games.narration import Audience
from app.games.the_game import words as base
from app.games.the_game.narration import TheGameNarration
from app.games.the_game_extreme import words
from app.games.the_game_extreme.command_words import command_word, word_on_card
from app.games.the_game_extreme.orders import KINDS
from app.games.the_game_extreme.visuals.faces import CommandFace
from app.match.story import Happenings
from app.paint.face import Face
from app.style.typography import names_in_a_sentence
from app.table.pace import Weight
from engine.core.happening import Happening
from engine.core.turn_happenings import TurnEnded
from engine.games.the_game.command_happenings import (
    CommandCameIntoForce,
    CommandLapsed,
    CommandTookEffect,
    PileChosen,
    SkullCovered,
)
from engine.games.the_game.commands import CommandName
from engine.games.the_game.happenings import TeamLost


class ExtremeNarration(TheGameNarration):
    """The Game, and what commands bring about."""

    weights: ClassVar[Mapping[type[Happening], Weight]] = {
        **TheGameNarration.weights,
        SkullCovered: Weight.REVEAL,
        CommandLapsed: Weight.REVEAL,
        CommandCameIntoForce: Weight.REVEAL,
        CommandTookEffect: Weight.REVEAL,
        PileChosen: Weight.CARD,
    }
    on_the_table: ClassVar[tuple[type[Happening], ...]] = (
        *TheGameNarration.on_the_table,
        SkullCovered,
        CommandLapsed,
        CommandCameIntoForce,
        CommandTookEffect,
        PileChosen,
    )

    def card(self, number: int, command: str | None) -> str:
        if command is None:
            return super().card(number, command)
        return words.card_with_command(number, cast(CommandName, command))

    def face(self, card: int, command: str | None, *, burning: bool = False) -> Face:
        if command is None:
            return super().face(card, command, burning=burning)
        name = cast(CommandName, command)
        return CommandFace(card, name, word_on_card(name), KINDS[name] == "at once")

    def staged_cards(self, happenings: Happenings) -> dict[int, Face]:
        faces = super().staged_cards(happenings)
        for each in happenings:
            match each:
                case SkullCovered(_, card):
                    faces[card] = self.face(card, "skull")
                case CommandLapsed(command, card) | CommandCameIntoForce(command, card):
                    faces[card] = self.face(card, command)
                case CommandTookEffect(_, command, card):
                    faces[card] = self.face(card, command)
        return faces

    def sentence(self, happening: Happening, audience: Audience) -> str:
        match happening:
            case SkullCovered(_, card):
                return words.skull_covered(card=card)
            case CommandLapsed(command):
                return words.no_longer_in_force(command=command_word(command))
            case CommandCameIntoForce(command):
                return words.comes_into_force(command=command_word(command))
            case CommandTookEffect(seat, command):
                return words.took_effect(command, audience.name_of_other(seat))
            case PileChosen(_, pile):
                return words.pile_chosen(on_pile=base.on_pile(pile))
        return super().sentence(happening, audience)

    def on_stage(self, happening: Happening, audience: Audience) -> str:
        said = super().on_stage(happening, audience)
        match happening:
            case CommandCameIntoForce(command) if command != "draw-one":
                # Whether there is a card to draw, happenings do not tell; its word says the rest.
                return f"{said} {words.lasting_line(command)}."
        return said

    def joined(self, happening: Happening, happenings: Happenings, audience: Audience) -> str:
        match happening:
            case TurnEnded() if any(map(_is_stop, happenings)):
                return ""
        return super().joined(happening, happenings, audience)

    def lasting(self, happenings: Happenings, later: Sequence[Happenings]) -> Happenings:
        since = [each for move in later for each in move]
        return tuple(
            each for each in super().lasting(happenings, later) if not _is_past(each, since)
        )

    def matters(self, turn: Sequence[Happening], audience: Audience) -> list[str]:
        stopped = [words.ended_by_stop()] if any(map(_is_stop, turn)) else []
        skulls = [each.card for each in turn if isinstance(each, SkullCovered)]
        covered = [words.skulls_covered(skulls)] if skulls else []
        return stopped + super().matters(turn, audience) + covered + self._changes(turn, audience)

    def _changes(self, turn: Sequence[Happening], audience: Audience) -> list[str]:
        """Return what has come into force and lapsed in a turn, or came and went."""
        changes: dict[str, Happening | None] = {}
        for each in turn:
            match each:
                case CommandCameIntoForce(command) | CommandLapsed(command):
                    match changes.get(command), each:
                        case None, _:
                            changes[command] = each
                        case CommandCameIntoForce(), CommandLapsed():
                            changes[command] = None
                        case _:  # It was covered, and is in force as before.
                            del changes[command]
        told: list[str] = []
        for kind, text in (
            (type(None), words.was_in_force),
            (CommandLapsed, words.no_longer_in_force),
            (CommandCameIntoForce, words.comes_into_force),
        ):
            which = [command for command, each in changes.items() if isinstance(each, kind)]
            if which:
                commands = map(command_word, cast(list[CommandName], which))
                told.append(text(command=names_in_a_sentence(commands)))
        return told

    def lost(self, end: TeamLost, audience: Audience) -> str:
        if end.reason == "stuck":
            return super().lost(end, audience)
        cause = words.skull_left(end.skulls) if end.skulls else words.not_three(end.placed)
        return f"{words.all_lie_but()}. {cause}."

    def owed(self, end: TeamLost) -> list[str]:
        said = [words.skulls_not_covered(end.skulls)] if end.skulls else []
        said += super().owed(end)
        if end.three:
            said.append(words.exactly_three(end.placed))
        if end.only_pile is not None:
            said.append(words.only_this_pile(end.only_pile))
        return [*said, words.no_trick_allowed()] if end.no_trick else said


def _is_past(happening: Happening, since: Sequence[Happening]) -> bool:
    """Tell whether what a command asked for has been done since, or is not in force any more."""
    match happening:
        case CommandTookEffect(_, "skull", card):
            return any(isinstance(each, SkullCovered) and each.card == card for each in since)
        case CommandTookEffect(_, "three") | PileChosen():
            return any(isinstance(each, TurnEnded) for each in since)
        case CommandCameIntoForce(_, card):
            return any(isinstance(each, CommandLapsed) and each.card == card for each in since)
    return False


def _is_stop(happening: Happening) -> bool:
    return isinstance(happening, CommandTookEffect) and happening.command == "stop"
