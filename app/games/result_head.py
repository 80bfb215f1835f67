"""The upper part of a result: the disc, and beside it what is said and counted."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from app import common_texts
from app.games.contract import as_sentences
from app.games.result_text import ResultText
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.texts import texts
from app.widgets.figures import Figure, Figures
from app.widgets.label import Heading, Label
from app.widgets.result_pieces import REACH, DiscFace, Measure, ResultDisc
from app.widgets.result_strip import ResultStrip, StripFace
from app.widgets.rule_line import RuleLine

T = texts("ResultPage")

HEIGHT = 612.0
"""Of the design between bar and rail; where there is less, everything is smaller."""


COMPACT = 0.85
"""On a board so much smaller the strip has no words over its bar."""


class Feet(NamedTuple):
    """The lower ends of a head's parts, and the height of the texts together."""

    disc: float
    texts: float
    texts_height: float

    @property
    def foot(self) -> float:
        return max(self.disc, self.texts)


class ResultHead:
    """Disc, heading, story, facts, numbers in a row, what computers made of the deal.

    The story is one sentence in larger type; where there is none, the first fact stands there. A
    measure belongs to some results, until the strip of computers takes its place. It is no widget:
    what it is made of stands on `board`.
    """

    def __init__(self, appearance: Appearance, board: QWidget, *, measured: bool = False) -> None:
        self.appearance = appearance
        self.disc = ResultDisc(appearance, board)
        self.heading = Heading(appearance, "result_heading", board, scaled=False)
        self.story = Label(appearance, (20, 500), board, wrap=True)
        self.facts = Label(appearance, (16, 450), board, tone="text_2", wrap=True)
        self.figures = Figures(appearance, board)
        self.measure = Measure(appearance, board) if measured else None
        self.rule = RuleLine(appearance, board)
        self.strip = ResultStrip(appearance, board)
        self.computers = Label(appearance, "caption", board, tone="text_2", wrap=True)
        self.practice = Label(appearance, "caption", board, tone="text_2", wrap=True)
        self.show_computers(None, "")
        self._figures: Sequence[Figure] = ()
        self._record: Sequence[Figure] = ()
        self._fewest = 1
        self._won = False

    def show(
        self,
        result_text: ResultText,
        face: DiscFace,
        *,
        won: bool,
        figures: Sequence[Figure] = (),
        fewest: int = 1,
        story: str = "",
    ) -> None:
        """Show what is said; `won` is a reason for rays and confetti.

        Of the figures so many, the `fewest`, stay where a record stands before them.
        """
        self.disc.show_face(face, laurel=result_text.laurel, won=won)
        self.heading.setText(result_text.heading)
        self._won = won
        said = [each for each in (story, result_text.sentence, result_text.cause) if each]
        self.story.setText("".join(said[:1]))
        self.facts.setText(" ".join(said[1:]))
        self.facts.setVisible(bool(said[1:]))
        self._figures, self._fewest = figures, fewest
        self._show_figures()

    def show_record(self, figures: Sequence[Figure]) -> None:
        """Show what the match is among those of its kind, before its own numbers."""
        self._record = figures
        self._show_figures()

    def _show_figures(self) -> None:
        own = self._figures[: self._fewest] if self._record else self._figures
        shown = [*self._record, *own]
        spare = [len(own), *[1] * (len(self._record) - 1)] if self._record else []
        self.figures.show_figures(shown, spare)
        self.figures.setVisible(bool(shown))

    def show_computers(self, face: StripFace | None, line: str) -> None:
        """Show what computers have made of the deal, on a strip or in a line."""
        if face is not None:
            self.strip.show_face(face)
        self.strip.setVisible(face is not None)
        self.rule.setVisible(face is not None)
        if self.measure is not None:
            self.measure.setVisible(face is None)
        self.computers.setText(line)
        self.computers.setVisible(bool(line))

    @property
    def readable(self) -> Sequence[QWidget]:
        """What can be read besides the words: numbers, and where they stand among others."""
        measure = [] if self.measure is None else [self.measure]
        return [self.figures, *measure, self.strip, self.computers]

    def in_words(self) -> str:
        """Return what the labels say, for who hears it in one go."""
        labels = (self.heading, self.story, self.facts, self.practice)
        return as_sentences([label.text() for label in labels])

    def show_practice(self, *, is_practice: bool) -> None:
        """Say that the match counts as practice."""
        text = T("This game counts as practice.")()
        self.practice.setText(text if is_practice else "")
        self.practice.setVisible(is_practice)

    def place(
        self, metrics: Metrics, width: float, height: float, below: float | None = None
    ) -> Feet:
        """Place everything at the head of a board with so much room.

        With `below`, which is the height of what follows under the texts, disc and texts stand in
        the middle of the board's height; without it the texts stand beside the disc.
        """
        # On a light table, saffron would be too pale for words.
        self.heading.set_tone("lit" if self._won and not self.appearance.theme.light else "text")
        scale = scale_of(metrics, height)
        x = self.text_left(metrics, height)
        room = min(metrics.px(738), width - x - metrics.px(26))
        side = metrics.px(112) * scale * REACH * 2
        top = metrics.px(10) * scale
        texts = self._place_texts(metrics, x, 0.0, room, scale)
        if below is not None:
            top = max(top, (height - side) / 2)
            first = max(metrics.px(16) * scale, (height - texts - below) / 2)
        elif self.measure is not None:
            full = scale < COMPACT and not self.strip.isHidden()
            first = metrics.px(10 if full else 40) * scale * scale
        else:
            first = max(metrics.px(16) * scale, top + (side - texts) / 2)
        self._place_texts(metrics, x, first, room, scale)
        left = metrics.px(90) * scale * scale
        self.disc.set_metrics(metrics)
        self.disc.setGeometry(round(left), round(top), round(side), round(side))
        return Feet(top + side - metrics.px(10), first + texts, texts)

    def text_left(self, metrics: Metrics, height: float) -> float:
        """Return where the texts begin, right of the disc."""
        px, scale = metrics.px, scale_of(metrics, height)
        return px(90) * scale * scale + px(112) * scale * REACH * 2 + px(22)

    def _place_texts(
        self, metrics: Metrics, x: float, y: float, width: float, scale: float
    ) -> float:
        """Place the texts from `y` on; the foot of the last one."""
        px = metrics.px
        self.heading.fit(px(56) * max(scale, 0.75), width)
        y += self.heading.place(x, y, width) + px(3) * scale
        y += self.story.place(x, y, width) + px(6) * scale
        if not self.facts.isHidden():
            y += self.facts.place(x, y, width)
        y += px(9) * scale
        if not self.figures.isHidden():
            y += px(3) * scale
            height = self.figures.height_for(width)
            self.figures.setGeometry(round(x), round(y), round(width), height)
            y += height
        if self.measure is not None and not self.measure.isHidden():
            y += px(6) * scale
            height = self.measure.wanted_height()
            self.measure.setGeometry(round(x), round(y), round(width), height)
            y += height + px(6) * scale * scale
        if not self.strip.isHidden():
            y += px(10) * scale * scale
            self.rule.place(x, y, width)
            y += px(12) * scale * scale
            self.strip.set_compact(compact=scale < COMPACT)
            height = self.strip.height_for(width)
            self.strip.setGeometry(round(x), round(y), round(width), height)
            y += height
        if not self.computers.isHidden():
            y += px(4)
            y += self.computers.place(x, y, width)
        if not self.practice.isHidden():
            y += px(4)
            y += self.practice.place(x, y, width)
        return y


def scale_of(metrics: Metrics, height: float) -> float:
    """Return how much smaller everything is on a board of that height than on the usual one."""
    return min(1.0, height / metrics.px(HEIGHT))


def points_word(count: int) -> str:
    """Return what stands under a number of points on the disc."""
    return T("point(s)", plural=True)(n=abs(count))


def played_time(milliseconds: int) -> Figure:
    """Return how long a match has been played."""
    minutes = round(milliseconds / 60_000)
    time = common_texts.minutes(n=minutes) if minutes else T("under 1 min")()
    return Figure(T("time")(), time)
