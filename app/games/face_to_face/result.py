"""The result of Face to Face: who has won and why, and both sides as they lie."""

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.games.face_to_face.marks import paint_deck_icon
from app.games.face_to_face.summary import TONES
from app.games.face_to_face.verdict import deck_word, verdict
from app.games.result_body import PlayedMatch, ResultBody
from app.games.result_head import played_time
from app.games.the_game.final_cards import FinalPile, FinalSide, SideCards
from app.paint.faces import NumberFace
from app.style.appearance import Look
from app.style.typography import Metrics, initial
from app.texts import texts
from app.widgets.result_pieces import DiscFace, Figure
from engine.core.events import Done
from engine.core.match import Match

T = texts("ResultPage")


class DuelResult(ResultBody):
    """The winner's sun or moon on the disc, and the two sides beside each other."""

    def __init__(self, look: Look, board: QWidget, played: PlayedMatch) -> None:
        super().__init__(look, board, played)
        self.sides = [SideCards(look, board) for _ in self.names]
        self._tops = _decks_on_top(played.match)

    def show(self) -> None:
        winner = self.final["over"]["winner"]
        player = self.played.players[winner]
        face = DiscFace(
            words=deck_word(winner),
            picture=lambda painter, box, theme: paint_deck_icon(painter, box, TONES[winner], theme),
            players=((player.colour, initial(player.name)),),
        )
        said = verdict(self.final, self.names, self.played.people)
        self.head.show(said, face, won=said.laurel, figures=self._figures())
        for seat, widget in enumerate(self.sides):
            widget.show_side(self._side(seat))

    def place(self, metrics: Metrics, width: float, height: float) -> float:
        px = metrics.px
        top = self.head.place(metrics, width, height).foot + px(6)
        margin, gap = px(12), px(16)
        wide = (width - 2 * margin - gap) / 2
        wanted = height - top - px(6)
        tall = self.sides[0].height_for(wide, wanted)
        top = max(top, height - tall - px(6))
        for seat, widget in enumerate(self.sides):
            left = margin + seat * (wide + gap)
            widget.setGeometry(round(left), round(top), round(wide), tall)
        return top + tall + px(6)

    def _figures(self) -> list[Figure]:
        locale = QLocale()
        gifts = [0, 0]
        for move in self.played.match.moves:
            gifts[move.seat] += isinstance(move, Done) and " rival." in move.action
        turns = self.final["turn"]["number"]
        word = T("gifts from {name}")
        return [
            *(
                Figure(word(name=name), locale.toString(given))
                for name, given in zip(self.names, gifts, strict=True)
            ),
            Figure(common_texts.turns(), locale.toString(turns)),
            played_time(self.played.time_ms),
        ]

    def _side(self, seat: int) -> FinalSide:
        player = self.played.players[seat]
        piles, hand = self.final["piles"][seat], self.final["hands"][seat]
        low, high = piles["up"][0], piles["down"][0]
        deck = TONES[seat]
        return FinalSide(
            name=player.name,
            colour=player.colour,
            deck=deck,
            deck_word=deck_word(seat),
            piles=tuple(
                FinalPile(
                    NumberFace(
                        piles[way][-1], low, high, tone=TONES[self._tops.get((seat, way), seat)]
                    ),
                    len(piles[way]) - 1,
                    way == "up",
                    low,
                    high,
                )
                for way in ("up", "down")
            ),
            hand=tuple(NumberFace(card, low, high, tone=deck) for card in hand),
            hand_word=T("in hand")(),
            drawn=len(self.final["draw"][seat]),
            draw_word=T("to draw")(),
            won=seat == self.final["over"]["winner"],
        )


def _decks_on_top(match: Match) -> dict[tuple[int, str], int]:
    """For each pile, by its owner and its way, whose card was laid on it last: it may be a gift."""
    decks: dict[tuple[int, str], int] = {}
    for move in match.moves:
        if isinstance(move, Done) and move.action.startswith("place "):
            side, _, way = move.action.rpartition(" ")[2].partition(".")
            decks[move.seat if side == "own" else 1 - move.seat, way] = move.seat
    return decks
