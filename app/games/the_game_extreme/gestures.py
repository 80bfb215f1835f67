"""Extreme at the table: The Game, and what its commands ask, allow and forbid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from app.games.contract import Advice, Frame, Refuse, Status, TableCommand
from app.games.numbers import texts as numbers
from app.games.numbers.offers import END
from app.games.numbers.turns import drawn_last, last_turn
from app.games.the_game import hints as base_hints
from app.games.the_game import words as base
from app.games.the_game.gestures import TheGameTable, at_least, may_end
from app.games.the_game.layout.layout import DRAW
from app.games.the_game.situation import TheGameSituation, TheGameView
from app.games.the_game_extreme import dead_ends, hints, reasons, words
from app.games.the_game_extreme.layout.columns import force_id, owed_id
from app.games.the_game_extreme.layout.layout import lay_out
from app.games.the_game_extreme.orders import KINDS, Owed, command_of, in_force, owed
from app.games.the_game_extreme.reasons import held_back
from app.games.the_game_extreme.signals import ExtremeSignals
from app.match.story import Happenings
from app.table.guide import Offer
from app.table.layout import Layout
from engine.core.happening import Happening
from engine.core.refusal import Refusal
from engine.games.the_game.command_happenings import (
    CommandCameIntoForce,
    CommandTookEffect,
    PileChosen,
)
from engine.games.the_game.commands import CommandName
from engine.games.the_game.extreme import EXACTLY
from engine.games.the_game.piles import PILES, PileName

if TYPE_CHECKING:
    from app.match.bot_client import Hint


class TheGameExtremeTable(TheGameTable):
    """The Game: Extreme, with On Fire."""

    signals = ExtremeSignals()

    def layout(self, situation: TheGameSituation, frame: Frame) -> Layout:
        return lay_out(situation, frame)

    def refusal(self, refusal: Refusal, situation: TheGameSituation) -> str:
        return reasons.sentence(refusal) or super().refusal(refusal, situation)

    def advice(self, situation: TheGameSituation, hint: Hint) -> Advice:
        return base_hints.advice(hint, situation, hints.WHY)

    def dead_end_text(self, situation: TheGameSituation, action: str) -> str:
        return dead_ends.dead_end_text(situation, action)

    def held_back(self, situation: TheGameSituation, card_id: str) -> Refusal | None:
        if not card_id.isdigit():
            return None
        return super().held_back(situation, card_id) or held_back(situation, int(card_id))

    def press(self, situation: TheGameSituation, target: str) -> TableCommand | None:
        refusal = self.held_back(situation, target)
        return super().press(situation, target) if refusal is None else Refuse(refusal)

    def pressed(self, situation: TheGameSituation, target: str) -> str:
        if situation.stage == "over":
            return ""
        view = situation.view
        binding = in_force(view)
        if target == DRAW and "draw-one" in binding and view["draw"]:
            return words.draws_one(binding["draw-one"])
        if target in PILES and "silence" in binding and situation.can_signal:
            return words.silenced(binding["silence"])
        return super().pressed(situation, target)

    def named(self, happenings: Happenings, situation: TheGameSituation) -> tuple[str, ...]:
        tags = [tag for each in happenings if (tag := _tag_of(each)) is not None]
        return *super().named(happenings, situation), *tags

    # Otherwise than in The Game

    def offer(self, view: TheGameView, card: int, pile: PileName) -> Offer:
        """Return the offer with what the card covers and what its command asks of the turn."""
        offer = super().offer(view, card, pile)
        command, top = command_of(view, card), view["piles"][pile][-1]
        covers = words.covers_skull() if command_of(view, top) == "skull" else ""
        meaning = _meaning(view, command)
        said = [part for part in (covers, meaning) if part]
        if not said:
            return offer
        caption = covers or (offer.caption if str(top) in view["fires"] else meaning)
        if command is not None and KINDS[command] == "at once":
            caption = meaning
        return replace(offer, caption=caption, name=", ".join([offer.name, *said]))

    def own_turn(self, situation: TheGameSituation) -> Status:
        """Say what is placed, and what is owed besides."""
        view = situation.view
        due = owed(view)
        duties = _duties(due)
        if not duties and not due.threes:
            return super().own_turn(situation)
        refusal = situation.why(END)
        asked = _asked(refusal, due)
        name = situation.players[situation.seat or 0].name
        alone = len(situation.players) == 1
        if len(duties) == 1 and due.placed >= asked:
            # The first line names the duty.
            second = base.your_turn(name=name)
        elif duties:
            # Two of them need the room.
            unnamed = alone or len(duties) > 1
            second = base.duties_alone(duties) if unnamed else base.duties_of(name, duties)
        elif refusal is not None:
            second = base.your_turn(name=name)
        else:
            second = may_end(situation)
        first = _first_line(due, asked, len(duties)) if due.placed else at_least(view, asked)
        return Status(first, second, due.placed, asked)

    def at_the_end(self, situation: TheGameSituation) -> Status:
        """Say how the match ended, and name a command that was not obeyed."""
        status = super().at_the_end(situation)
        over, due = situation.view["over"], owed(situation.view)
        if over is None or over["won"]:
            return status
        if over["reason"] == "command":
            cause = words.skull_left(due.skulls) if due.skulls else words.not_three(due.placed)
            return Status(cause, words.all_lie_but())
        return status

    def owed_at_the_end(self, view: TheGameView) -> tuple[int, Sequence[str]]:
        due = owed(view)
        needed, burning = super().owed_at_the_end(view)
        parts = [words.skulls_not_covered(due.skulls)] if due.skulls else []
        parts += burning
        if due.threes:
            parts.append(words.exactly_three(due.placed))
        if due.locked is not None:
            parts.append(words.only_this_pile(due.locked))
        if "no-trick" in in_force(view):
            parts.append(words.no_trick_allowed())
        return EXACTLY if due.threes else needed, parts

    def turn_done(self, situation: TheGameSituation) -> str:
        story = situation.story()
        last = last_turn(story)[-1]
        if any(isinstance(each, CommandTookEffect) and each.command == "stop" for each in last):
            return words.stop_ended_it(drawn_last(story))
        return super().turn_done(situation)


def _meaning(view: TheGameView, command: CommandName | None) -> str:
    """Say what comes of a card with this command."""
    match command:
        case None:
            return ""
        case "stop":
            return words.ends_the_turn()
        case "skull":
            return words.then_cover_it()
        case "three":
            return words.makes_exactly_three()
        case "draw-one" if not view["draw"]:
            return ""
        case _:
            return words.then_for_all(command)


def _duties(due: Owed) -> list[str]:
    """Say what must be covered before the turn ends, as parts of a sentence."""
    duties = [words.skull_duty(n=len(due.skulls))] if due.skulls else []
    return duties + ([base.fire_duty(n=len(due.fires))] if due.fires else [])


def _asked(refusal: Refusal | None, due: Owed) -> int:
    """Return how many cards the turn asks for, as far as the engine asks for more."""
    if due.threes:
        return EXACTLY
    if refusal is None or refusal.code != "minimum":
        return due.placed
    asked = refusal.args["minimum"]
    assert isinstance(asked, int)
    return asked


def _first_line(due: Owed, asked: int, duties: int) -> str:
    placed = due.placed
    if due.threes and (duties != 1 or placed < EXACTLY):
        return words.placed_of_exactly(placed)
    if placed < asked:
        return numbers.placed_some(placed=placed, asked=asked)
    if duties > 1:
        return numbers.placed_enough(n=placed)
    return words.skull_first(n=len(due.skulls)) if due.skulls else base.fire_first(n=len(due.fires))


def _tag_of(happening: Happening) -> str | None:
    """Return the id of the tag that tells of this, if one does."""
    match happening:
        case CommandCameIntoForce(command):
            return force_id(command)
        case CommandTookEffect(_, command):
            return owed_id(command)
        case PileChosen():
            return owed_id("one-pile")
    return None
