"""The tips of The Game, with On Fire."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.games.numbers.tips import NUMBERS_TIPS, SHORT, step_made, steps_ahead
from app.games.the_game.layout.layout import ASCENDS
from app.games.the_game.situation import TheGameSituation, TheGameView
from app.games.tips import DueTip, GameTips, TipWords
from app.texts import texts
from engine.core.placing import placed_pairs
from engine.games.the_game.piles import PILES

T = texts("Tips")

FIRE, SIGNAL = "fire", "signal"

THE_GAME_TIPS: Mapping[str, TipWords] = {
    FIRE: TipWords(
        T("Fire!", note="Heading of a tip."),
        T(
            "{card} burns. Cover it with any card that fits here by the end of the next turn, or"
            " the game is lost.",
            note="A tip about the first fire.",
        ),
    ),
    SIGNAL: TipWords(
        T("{name} gives a signal", note="Heading of a tip."),
        T(
            "It means: keep off this pile, please. It is a wish, not an order. You can wish for"
            " something, too: press the little hand above a pile.",
            note="A tip about the first signal of a computer.",
        ),
    ),
    **NUMBERS_TIPS,
}


_DUE_NOW = T(
    "{card} burns. Cover it with any card that fits here by the end of this turn, or the game is"
    " lost.",
    note="A tip about the first fire, which burns since the turn before.",
)


_SMALL_STEPS = T(
    "The feather means: only small steps here, please. It is a wish, not an order. You can wish"
    " for something, too: press the little hand above a pile.",
    note="A tip about the first signal of a computer.",
)


class TheGameTips(GameTips[TheGameView]):
    """The tips of The Game."""

    tips = THE_GAME_TIPS
    in_short = (SHORT,)

    def due(self, situation: TheGameSituation) -> Iterator[DueTip]:
        view = situation.view
        for pile in PILES:
            top = view["piles"][pile][-1]
            if str(top) in view["fires"]:
                now = view["fires"][str(top)] < view["turn"]["number"]
                yield DueTip(FIRE, pile, {"card": top}, _DUE_NOW if now else None)
        for player, signals in zip(situation.players, view["signals"], strict=True):
            if player.kind != "human":
                for place, signal in signals.items():
                    meaning = _SMALL_STEPS if signal == "gentle" else None
                    yield DueTip(SIGNAL, place, {"name": player.name}, meaning)
        for pile in PILES:
            if pile in [name for _, name in placed_pairs(view["turn"]["placed"])[-1:]]:
                made = step_made(pile, view["piles"][pile], ascending=ASCENDS[pile])
                yield from () if made is None else (made,)
        if situation.seat is None or view["turn"]["placed"]:
            return
        for pile in PILES:
            hand = view["hands"][situation.seat]
            cards = [card for card in hand if card and f"place {card} {pile}" in situation.legal]
            yield from steps_ahead(pile, view["piles"][pile], cards, ascending=ASCENDS[pile])
