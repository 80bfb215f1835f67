"""What somebody hears who asks the table of The Game."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.answers import Answers, AskedTable
from app.games.numbers.offers import END
from app.games.the_game import start, words
from app.games.the_game.situation import TheGameSituation
from app.table.layout import CardSpec
from engine.games.the_game.fires import FIRE_CARDS


class TheGameAnswers(Answers):
    """Answers questions about The Game: what burns is in force until it is covered."""

    def standing(self, situation: TheGameSituation) -> str:
        return words.all_to_go(situation.view["piles"])

    def hand_word(self, card: CardSpec, situation: TheGameSituation) -> str:
        burns = situation.view["options"]["on_fire"] and int(card.id) in FIRE_CARDS
        return words.burning_card(card=card.id) if burns else card.id

    def status_of(self, asked: AskedTable) -> Sequence[str]:
        situation = asked.situation
        if situation.seat is None or END in situation.legal or start.is_open(situation.view):
            return asked.status
        name = situation.players[situation.seat].name
        return [each for line in asked.status for each in words.with_turn(line, name)]

    def forces(self, asked: AskedTable) -> Sequence[str]:
        view = asked.situation.view
        burning = {pile for pile, cards in view["piles"].items() if str(cards[-1]) in view["fires"]}
        fires = [place.name for place in asked.layout.places if place.id in burning]
        if not fires and asked.situation.view["options"]["on_fire"]:
            fires = [words.nothing_burns()]
        return [*super().forces(asked), *fires]
