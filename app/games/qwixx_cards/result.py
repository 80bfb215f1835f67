"""The result of Qwixx: who has won and how it ended, and every sheet row by row."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from app.games.qwixx_cards.layout.final_sheet import final_height, lay_final_sheet
from app.games.qwixx_cards.result_text import ending, result_text
from app.games.qwixx_cards.sheets import row_points
from app.games.qwixx_cards.story import story
from app.games.result_body import PlayedMatch, ResultBody
from app.games.result_head import played_time, points_word
from app.games.result_text import points
from app.style.appearance import Appearance
from app.style.typography import Metrics, initial, number
from app.system.screen_reader import tell_name
from app.table.layout import Layout
from app.table.still import StillTable
from app.texts import texts
from app.widgets.figures import Figure
from app.widgets.result_pieces import DiscFace
from engine.games.qwixx_cards.documents import QwixxStateDocument, SheetDocument
from engine.games.qwixx_cards.printed import COLOURS, PENALTY

T = texts("ResultPage")

WIDEST = 460.0
"""A sheet at most, in measures of a page 1280 wide."""

NARROWEST = 176.0
_GAP = 10.0


class SheetsResult(ResultBody[QwixxStateDocument]):
    """The winner's points on the disc, and all sheets beside each other, the best first."""

    def __init__(self, appearance: Appearance, board: QWidget, played: PlayedMatch) -> None:
        super().__init__(appearance, board, played)
        scores = ending(self.final)["scores"]
        self.order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
        self.sheets = [StillTable(appearance, board) for _ in scores]
        """In the order of their points."""

    @property
    def readable(self) -> Sequence[QWidget]:
        return [*super().readable, *self.sheets]

    def show(self) -> None:
        over, players = ending(self.final), self.played.players
        best = max(over["scores"])
        winners = [players[seat] for seat in over["winners"]]
        face = DiscFace(
            words=points_word(best),
            number=number(best),
            players=tuple((player.colour, initial(player.name)) for player in winners),
        )
        said = result_text(self.final, self.names, self.played.people)
        self.head.show(
            said,
            face,
            won=said.laurel,
            figures=self._figures(),
            story=story(
                self.played.match, to_winner=list(self.played.people) == list(over["winners"])
            ),
        )
        for sheet, seat in zip(self.sheets, self.order, strict=True):
            tell_name(sheet, self._spoken(seat))

    def place(self, metrics: Metrics, width: float, height: float) -> float:
        px = metrics.px
        top = self.head.place(metrics, width, height * 0.93).foot + px(4)
        gap = px(_GAP)
        room = width - 2 * px(4)
        count = len(self.sheets)
        across = min(count, max(1, int((room + gap) / (px(NARROWEST) * metrics.text_scale + gap))))
        lines = math.ceil(count / across)
        across = math.ceil(count / lines)
        wide = min(px(WIDEST), (room - gap * (across - 1)) / across)
        wanted = (height - top - gap * (lines - 1)) / lines
        tall = final_height(wide, wanted, metrics)
        block = lines * tall + (lines - 1) * gap
        top += max(0.0, height - block - top) * 0.7
        for index, (sheet, seat) in enumerate(zip(self.sheets, self.order, strict=True)):
            down, place = divmod(index, across)
            here = min(across, count - down * across)
            left = (width - here * wide - (here - 1) * gap) / 2 + place * (wide + gap)
            sheet.setGeometry(round(left), round(top + down * (tall + gap)), round(wide), tall)
            sheet.show_layout(self._sheet(seat, (round(wide), tall), metrics), metrics)
        return top + block

    def _figures(self) -> list[Figure]:
        turns = QLocale().toString(self.final["turn"]["number"])
        return [
            Figure(T("turns", "of Qwixx")(), turns),
            played_time(self.played.time_ms),
        ]

    def _sheet(self, seat: int, size: tuple[float, float], metrics: Metrics) -> Layout:
        sheet, over = self.final["sheets"][seat], ending(self.final)
        total, won = over["scores"][seat], seat in over["winners"]
        return lay_final_sheet(sheet, self.played.players[seat], total, size, metrics, won=won)

    def _spoken(self, seat: int) -> str:
        sheet = self.final["sheets"][seat]
        total = points(ending(self.final)["scores"][seat])
        return _spoken(self.names[seat], total, sheet)


def _spoken(name: str, total: str, sheet: SheetDocument) -> str:
    worth = {colour: row_points(sheet, colour) for colour in COLOURS}
    return T(
        "{name}: {total}. Red {red}, yellow {yellow}, green {green}, blue {blue}, "
        "penalties {penalties}."
    )(
        name=name,
        total=total,
        red=worth["red"],
        yellow=worth["yellow"],
        green=worth["green"],
        blue=worth["blue"],
        penalties=number(-PENALTY * sheet["penalties"]),
    )
