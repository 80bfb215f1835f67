"""The result of Face to Face: who has won and why, and both sides as they lie."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.games.face_to_face.layout.decks import WAYS
from app.games.face_to_face.layout.final_side import FinalSide, side_height
from app.games.face_to_face.layout.layout import HIGH, LOW, face_of
from app.games.face_to_face.result_text import deck_word, ending, result_text
from app.games.face_to_face.story import story
from app.games.face_to_face.summary import TONES
from app.games.face_to_face.visuals.marks import paint_deck_icon
from app.games.result_body import PlayedMatch, ResultBody
from app.games.result_head import played_time
from app.paint.faces import Face
from app.paint.ornaments import DOWN, UP
from app.style.appearance import Appearance
from app.style.typography import Metrics, initial, read_aloud
from app.system.screen_reader import tell_name
from app.table.still import StillTable
from app.table.visuals import TrayVisual
from app.texts import texts
from app.widgets.figures import Figure
from app.widgets.result_pieces import DiscFace
from engine.core.events import Done
from engine.core.match import Match
from engine.core.placing import Place
from engine.games.face_to_face.actions import ACTIONS
from engine.games.face_to_face.documents import FaceToFaceStateDocument
from engine.games.face_to_face.happenings import Way

T = texts("ResultPage")


class DuelResult(ResultBody[FaceToFaceStateDocument]):
    """The winner's sun or moon on the disc, and the two sides beside each other."""

    def __init__(self, appearance: Appearance, board: QWidget, played: PlayedMatch) -> None:
        super().__init__(appearance, board, played)
        self.sides = [StillTable(appearance, board) for _ in self.names]
        self._tops = _decks_on_top(played.match)

    @property
    def readable(self) -> Sequence[QWidget]:
        return [*super().readable, *self.sides]

    def show(self) -> None:
        winner = ending(self.final)["winner"]
        player = self.played.players[winner]
        face = DiscFace(
            words=deck_word(winner),
            picture=lambda painter, box, theme: paint_deck_icon(painter, box, TONES[winner], theme),
            players=((player.colour, initial(player.name)),),
        )
        said = result_text(self.final, self.names, self.played.people)
        self.head.show(
            said,
            face,
            won=said.laurel,
            figures=self._figures(),
            fewest=len(self.names),
            story=story(self.played.match, to_winner=list(self.played.people) == [winner]),
        )
        for seat, widget in enumerate(self.sides):
            tell_name(widget, self._spoken(seat))

    def place(self, metrics: Metrics, width: float, height: float) -> float:
        px = metrics.px
        top = self.head.place(metrics, width, height).foot + px(6)
        margin, gap = px(12), px(16)
        wide = (width - 2 * margin - gap) / 2
        wanted = height - top - px(6)
        tall = side_height(wide, wanted, metrics)
        top = max(top, height - tall - px(6))
        for seat, widget in enumerate(self.sides):
            left = margin + seat * (wide + gap)
            widget.setGeometry(round(left), round(top), round(wide), tall)
            widget.show_layout(self._side(seat).lay_out(round(wide), tall, metrics), metrics)
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

    def _spoken(self, seat: int) -> str:
        final = self.final
        piles = ", ".join(str(final["piles"][seat][way][-1]) for way in WAYS)
        spoken = [f"{self.names[seat]}, {deck_word(seat)}: {piles}"]
        if hand := final["hands"][seat]:
            spoken.append(f"{_hand_word()}: {', '.join(map(str, hand))}")
        if drawn := len(final["draw"][seat]):
            spoken.append(f"{_draw_word()} {drawn}")
        return read_aloud(spoken)

    def _side(self, seat: int) -> FinalSide:
        final, deck = self.final, TONES[seat]
        return FinalSide(
            player=self.played.players[seat],
            deck=deck,
            deck_word=deck_word(seat),
            piles=[self._pile(seat, way) for way in WAYS],
            hand=[face_of(card, deck) for card in final["hands"][seat]],
            hand_word=_hand_word(),
            drawn=len(final["draw"][seat]),
            draw_word=_draw_word(),
            won=seat == ending(final)["winner"],
        )

    def _pile(self, seat: int, way: Way) -> tuple[Face, TrayVisual]:
        """Return the top card and the tray of a pile."""
        cards = self.final["piles"][seat][way]
        top = face_of(cards[-1], TONES[self._tops.get((seat, way), seat)])
        layers = min(len(cards) - 1, 3)
        return top, TrayVisual(UP if way == "up" else DOWN, LOW, HIGH, layers)


_hand_word = T("in hand")
_draw_word = T("to draw")


def _decks_on_top(match: Match) -> dict[tuple[int, str], int]:
    """Return for each pile, by owner and way, whose card was laid on it last: it may be a gift."""
    decks: dict[tuple[int, str], int] = {}
    for move in match.moves:
        action = ACTIONS[move.action] if isinstance(move, Done) else None
        if isinstance(action, Place):
            side, _, way = action.name.partition(".")
            decks[move.seat if side == "own" else 1 - move.seat, way] = move.seat
    return decks
