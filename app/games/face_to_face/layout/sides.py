"""Whose half is whose: the mark of the deck, the name, and what is to be said of the player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

from app import common_texts
from app.games.face_to_face import words
from app.games.face_to_face.layout.measures import FaceToFaceMeasures
from app.games.face_to_face.layout.sitting import is_watched
from app.games.face_to_face.result_text import deck_word
from app.games.face_to_face.situation import FaceToFaceSituation
from app.games.face_to_face.summary import TONES
from app.games.face_to_face.visuals.visuals import DeckMarkVisual
from app.match.players import kind_words
from app.paint.paragraph import lines_of
from app.paint.wrapping import wrap
from app.style.typography import SMALLEST, Metrics, font
from app.table.layout import Decoration, Rect
from app.table.lines import LinesVisual, line_height

_BREAKS_OVER = 1.3
"""Beside larger texts a word of a name is broken before it is cut."""
NAME, ABOUT = 21, 14
"""Sizes of the name and of the lines under it, at 1280 x 800."""


class Arrangement(NamedTuple):
    """A way for the mark and the words to share the room."""

    mark: float
    """Its diameter, at 1280 x 800."""
    above: bool
    """It stands over the words, not beside them."""
    least: int
    """The smallest name for which this is good, at 1280 x 800."""
    lines: int = 2
    """The most lines of a name."""
    whole: bool = True
    """No name is cut, and what stands under it is not broken."""


ARRANGEMENTS = (
    Arrangement(54, False, 17),
    Arrangement(44, False, 17),
    Arrangement(54, True, 16),
    Arrangement(44, True, 15),
    Arrangement(54, True, 16, whole=False),
    Arrangement(44, True, 14, whole=False),
    Arrangement(34, True, 0, 3, whole=False),
    Arrangement(34, False, 0, 3, whole=False),
)
"""The first that is good for both players is taken."""


class Block(NamedTuple):
    """The words of one player, broken into lines."""

    names: tuple[str, ...]
    name_size: int
    about: tuple[str, ...]
    about_size: int
    faults: int = 0
    """1 where a word of the name goes on in the next line, 2 where the name is cut."""

    @property
    def name_high(self) -> float:
        return line_height(self.name_size) * len(self.names)

    @property
    def about_high(self) -> float:
        return line_height(self.about_size) * len(self.about)


_Text: TypeAlias = tuple[str, tuple[str, ...], Rect]
"""A player's name, what is told under it, and the room for both."""


def sides(
    situation: FaceToFaceSituation, near: int, measures: FaceToFaceMeasures
) -> list[Decoration]:
    """Lay out the two players, each beside their draw pile."""
    metrics = measures.metrics
    told = {seat: told_of(situation, seat, near) for seat in (near, 1 - near)}
    names = {seat: situation.players[seat].name for seat in told}
    wanted = max(_wanted([names[seat], *told[seat]], metrics) for seat in told)
    rooms = {seat: measures.player(seat == near, wanted) for seat in told}
    texts = tuple((names[seat], told[seat], rooms[seat]) for seat in told)
    arrangement, fitted = _arranged(texts, metrics)
    blocks = dict(zip(told, fitted, strict=True))
    decorations: list[Decoration] = []
    for seat, room in rooms.items():
        current = _acts(situation, seat) and situation.stage != "reviewing"
        visual = DeckMarkVisual(TONES[seat], current)
        middle = measures.draw_pile(seat == near).middle[1]
        mark, name, about = _places(blocks[seat], arrangement, room, middle, metrics)
        whole = ", ".join([names[seat], *told[seat]])
        decorations += [
            Decoration(
                f"mark:{seat}",
                mark,
                visual,
                unlit=replace(visual, current=False) if current else None,
            ),
            Decoration(f"name:{seat}", *name, name=whole),
            Decoration(f"about:{seat}", *about),
        ]
    return decorations


def told_of(situation: FaceToFaceSituation, seat: int, near: int) -> tuple[str, ...]:
    """Return what stands under a player's name."""
    view = situation.view
    lines = [deck_word(seat)]
    if situation.players[seat].kind != "human":
        lines.append(kind_words(situation.players[seat].kind))
    if situation.before_all or not _acts(situation, seat):
        lines.append(common_texts.cards_in_hand(n=len(view["hands"][seat])))
    elif situation.past:
        lines.append(common_texts.was_playing())
    elif seat == near and not is_watched(situation):
        lines.append(words.your_turn())
    elif situation.stage == "reviewing":
        lines.append(common_texts.plays_next())
    else:
        lines.append(common_texts.plays_now())
    return tuple(lines)


def _acts(situation: FaceToFaceSituation, seat: int) -> bool:
    """Tell whether this player is to act, or did what is told of the past."""
    if situation.done_by is None:
        return seat in situation.view["to_act"]
    return seat == situation.done_by


def _wanted(texts: Sequence[str], metrics: Metrics) -> float:
    """Return how wide the room is to be for mark and words side by side in their full size."""
    name, about = QFontMetricsF(metrics.sized(NAME, 700)), QFontMetricsF(metrics.sized(ABOUT))
    wide = [name.horizontalAdvance(texts[0]), *map(about.horizontalAdvance, texts[1:])]
    return metrics.px(54 + 12) + max(wide) + 2


@lru_cache(maxsize=32)
def _arranged(texts: Sequence[_Text], metrics: Metrics) -> tuple[Arrangement, Sequence[Block]]:
    """Return the first arrangement that is good for both players, and their words in it.

    Where there is none, less is said under the names: the deck, which the mark shows, goes first.
    """
    for fewer in range(max(len(told) for _, told, _ in texts) + 1):
        said = tuple((name, told[fewer:], room) for name, told, room in texts)
        for arrangement in ARRANGEMENTS:
            blocks = _fitted(said, arrangement, metrics)
            if blocks is not None:
                return arrangement, blocks
    arrangement = ARRANGEMENTS[-1]
    return arrangement, _broken(texts, (SMALLEST, SMALLEST), arrangement, metrics)


def _fitted(
    texts: Sequence[_Text], arrangement: Arrangement, metrics: Metrics
) -> Sequence[Block] | None:
    """Return the words in the largest sizes in which all fit, the same for both players.

    A smaller name is better than one that is broken, or cut. The answer is None where it would be
    smaller than is good.
    """
    above = _inset(arrangement, metrics)[1]
    # Where words may be broken, the last ones alone cut a name, and are content with breaking it.
    breaks = _breaks(metrics)
    cuts = not arrangement.whole and not (breaks and arrangement.least)
    enough = len(texts) if breaks and not arrangement.least else 0
    best, fewest = None, 2 * len(texts) + 1
    for sizes in _sizes(arrangement, metrics):
        blocks = _broken(texts, sizes, arrangement, metrics)
        faults = sum(block.faults for block in blocks)
        cut = not cuts and max(block.faults for block in blocks) > 1
        fits = all(
            above + block.name_high + block.about_high <= room.height
            and len(block.names) <= arrangement.lines
            and _width(block) <= _width_for(room, arrangement, metrics)
            for block, (_, _, room) in zip(blocks, texts, strict=True)
        )
        if fits and not cut and faults < fewest:
            best, fewest = blocks, faults
        if fewest <= enough or (best is not None and arrangement.whole):
            break
    return best


def _sizes(arrangement: Arrangement, metrics: Metrics) -> list[tuple[int, int]]:
    """Return the sizes of name and lines, those first in which neither gives way alone."""
    name, about = metrics.pixels(NAME), metrics.pixels(ABOUT)
    least = max(SMALLEST, metrics.pixels(arrangement.least))
    pairs = product(range(name, least - 1, -1), range(about, SMALLEST - 1, -1))
    return sorted(pairs, key=lambda pair: -min(pair[0] / name, pair[1] / about))


def _broken(
    texts: Sequence[_Text], sizes: tuple[int, int], arrangement: Arrangement, metrics: Metrics
) -> list[Block]:
    """Return the words in lines, in these sizes of the name and of what stands under it."""
    size, about_size = sizes
    written, about = font(size, 700), font(about_size)
    blocks = []
    for name, told, room in texts:
        width = _width_for(room, arrangement, metrics)
        names = wrap(name, written, width)
        faults = 0
        breaks = not arrangement.whole and _breaks(metrics)
        if breaks and not _has_room(names, written, width):
            names, faults = lines_of(name, written, width), 1
        shown = names if arrangement.whole else _cut(names, written, width, arrangement.lines)
        faults = 2 if shown != names else faults
        lines = told
        if not arrangement.whole:
            lines = tuple(line for text in told for line in wrap(text, about, width))
        blocks.append(Block(tuple(shown), size, lines, about_size, faults))
    return blocks


def _breaks(metrics: Metrics) -> bool:
    """Tell whether a word may go on in the next line: letters are so large that names would go."""
    return metrics.text_scale > _BREAKS_OVER


def _has_room(lines: Sequence[str], written: QFont, width: float) -> bool:
    measure = QFontMetricsF(written)
    return all(measure.horizontalAdvance(line) <= width for line in lines)


def _cut(lines: list[str], written: QFont, width: float, most: int) -> list[str]:
    """Return so many lines of a name at most; a line without room ends in an ellipsis."""
    kept = [*lines[: most - 1], " ".join(lines[most - 1 :])] if len(lines) > most else lines
    measure = QFontMetricsF(written)
    return [measure.elidedText(line, Qt.TextElideMode.ElideRight, width) for line in kept]


def _width(block: Block) -> float:
    name, about = QFontMetricsF(font(block.name_size, 700)), QFontMetricsF(font(block.about_size))
    return max(
        [*map(name.horizontalAdvance, block.names), *map(about.horizontalAdvance, block.about)]
    )


def _width_for(room: Rect, arrangement: Arrangement, metrics: Metrics) -> float:
    """Return the room that the words have beside the mark."""
    return room.width - _inset(arrangement, metrics)[0]


def _inset(arrangement: Arrangement, metrics: Metrics) -> tuple[float, float]:
    """Return where the words begin, from the left and from the head."""
    px = metrics.px
    if arrangement.above:
        return 0.0, px(arrangement.mark + 6)
    return px(arrangement.mark + 12), 0.0


def _places(
    block: Block, arrangement: Arrangement, room: Rect, middle: float, metrics: Metrics
) -> tuple[Rect, tuple[Rect, LinesVisual], tuple[Rect, LinesVisual]]:
    """Return where mark, name and the lines under it lie, about that height if there is room."""
    x, above = _inset(arrangement, metrics)
    disc = metrics.px(arrangement.mark)
    high = above + block.name_high + block.about_high
    top = min(max(middle - high / 2, room.y), max(room.y, room.bottom - high))
    mark_top = top if arrangement.above else top + (high - disc) / 2
    name = Rect(room.x + x, top + above, room.width - x, block.name_high)
    about = name._replace(y=name.bottom, height=block.about_high)
    ring = metrics.px(6) if arrangement.above else 0.0
    return (
        Rect(room.x + ring, mark_top, disc, disc),
        (name, LinesVisual(block.names, block.name_size, "text", 700)),
        (about, LinesVisual(block.about, block.about_size)),
    )
