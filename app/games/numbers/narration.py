"""Sentences about a turn in which cards are placed and then drawn."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from app import common_texts
from app.games.narration import Audience, Narration
from app.games.numbers import texts
from app.games.numbers.turns import last_turn
from app.match.story import Happenings
from app.style.typography import names_in_a_sentence
from app.table.pace import Weight
from engine.core.happening import ActionsTakenBack, Happening
from engine.core.turn_happenings import CardsDrawn, DrawPileRanOut, TurnBegan, TurnEnded


class TurnsNarration(Narration):
    """Tells of turns; a game adds its cards and piles."""

    weights: ClassVar[Mapping[type[Happening], Weight]] = {
        TurnEnded: Weight.PASS,
        CardsDrawn: Weight.PASS,
        DrawPileRanOut: Weight.PASS,
        TurnBegan: Weight.PASS,
    }
    on_the_table: ClassVar[tuple[type[Happening], ...]] = (TurnBegan, DrawPileRanOut)
    """What the rail leaves out, for the table itself shows it."""
    ends: ClassVar[tuple[type[Happening], ...]]
    """What ends the match: then whose turn began before it matters no more."""

    @abstractmethod
    def draw_pile_ran_out(self, seat: int, audience: Audience) -> str:
        """Return that a seat drew the last card of its draw pile."""

    @abstractmethod
    def placed_card(self, placed: Happening) -> str:
        """Return the card that was placed, as it is called; "" for what placed none."""

    def card(self, number: int, command: str | None) -> str:
        """Return what a card is called."""
        return str(number)

    def sentence(self, happening: Happening, audience: Audience) -> str:
        match happening:
            case TurnEnded(seat):
                said = audience.told(seat, texts.your_turn_is_over, texts.turn_is_over)
            case CardsDrawn(seat, count, cards, commands):
                if cards is None or commands is None:
                    return audience.told(seat, texts.you_drew_some, texts.drew, n=count)
                said = texts.you_drew(cards=", ".join(map(self.card, cards, commands)))
            case DrawPileRanOut(seat):
                said = self.draw_pile_ran_out(seat, audience)
            case TurnBegan(seat, _, minimum):
                said = audience.told(seat, texts.your_turn_began, texts.turn_began, n=minimum)
            case _:
                said = super().sentence(happening, audience)
        return said

    def announce(self, happenings: Happenings, audience: Audience) -> str:
        said = (self.joined(happening, happenings, audience) for happening in happenings)
        return " ".join(filter(None, said))

    def joined(self, happening: Happening, happenings: Happenings, audience: Audience) -> str:
        """Return what is said of one of several happenings, so that nothing is said twice."""
        match happening:
            case TurnEnded() if any(isinstance(each, CardsDrawn) for each in happenings):
                return ""
            case TurnBegan() if isinstance(happenings[-1], self.ends):
                return ""
            case TurnBegan():
                return self._next_turn(happening, happenings, audience)
        return self.sentence(happening, audience)

    def retold(
        self, happenings: Happenings, later: Sequence[Happenings], audience: Audience
    ) -> str:
        return self.announce(self.lasting(happenings, later), audience)

    def lasting(self, happenings: Happenings, later: Sequence[Happenings]) -> Happenings:
        """Return those that are news still after the `later` moves."""
        again = {each.seat for each in happenings if isinstance(each, TurnEnded)}
        return tuple(
            each for each in happenings if not isinstance(each, TurnBegan) or each.seat in again
        )

    def in_short(self, happenings: Happenings, audience: Audience) -> str:
        shown = self.on_the_table
        said = (
            self.joined(happening, happenings, audience)
            for happening in happenings
            if not isinstance(happening, shown)
        )
        return " ".join(filter(None, said))

    def taken_back(self, happening: ActionsTakenBack, audience: Audience) -> str:
        cards = [card for each in happening.undone if (card := self.placed_card(each))]
        if not cards:
            return super().taken_back(happening, audience)
        yours, theirs = texts.back_in_your_hand, texts.took_back
        return " ".join(audience.told(happening.seat, yours, theirs, card=card) for card in cards)

    def turn_before(self, moves: Sequence[Happenings], listener: int | None = None) -> str:
        drawn = sum(each.count for each in moves[-1] if isinstance(each, CardsDrawn))
        for each in moves[-1]:
            if isinstance(each, TurnEnded):
                placed = each.placed
                if not drawn:
                    return texts.last_turn_drew_none(n=placed, name="{name}", placed=placed)
                return texts.last_turn(n=placed, name="{name}", placed=placed, drawn=drawn)
        return ""

    def came_to_all(self, story: Sequence[Happenings], audience: Audience) -> str:
        turn = [each for happenings in last_turn(story) for each in happenings]
        return " ".join(self.matters(turn, audience)).removesuffix(".")

    def matters(self, turn: Sequence[Happening], audience: Audience) -> list[str]:
        """Return what of a turn all should know once it is over, in sentences."""
        tricks = [self.placed_card(each) for each in turn if getattr(each, "trick", False)]
        said = []
        if tricks:
            said.append(texts.tricks_with(n=len(tricks), cards=names_in_a_sentence(tricks)))
        ran_out = (each for each in turn if isinstance(each, DrawPileRanOut))
        return said + [self.sentence(each, audience) for each in ran_out]

    def _next_turn(self, began: TurnBegan, happenings: Happenings, audience: Audience) -> str:
        """Return whose turn it is, where that is not told otherwise or goes without saying."""
        seat, players = began.seat, len(audience.players)
        if any(isinstance(each, TurnEnded) and each.seat == seat for each in happenings):
            again = audience.told(seat, texts.you_go_again, texts.goes_again)
            return again if players > 1 else ""
        if players == 2 or seat == audience.listener:  # The table tells them what it asks.
            return ""
        return texts.is_next(name=audience.name(seat))


def placed(seat: int, audience: Audience, card: str, on_pile: str, *, trick: bool) -> str:
    """Return that a seat placed a card there."""
    yours, theirs = common_texts.you_placed, texts.placed
    if trick:
        yours, theirs = texts.your_trick, texts.trick
    return audience.told(seat, yours, theirs, card=card, on_pile=on_pile)
