"""Whose half is whose: the mark of the deck, the name, and what is to be said of the player."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtGui import QFontMetricsF

from app.games.contract import Situation
from app.games.face_to_face import words
from app.games.face_to_face.looks import DeckMarkLook
from app.games.face_to_face.measures import Measures
from app.games.face_to_face.sitting import is_watched
from app.games.face_to_face.summary import TONES
from app.games.face_to_face.verdict import deck_word
from app.games.the_game import words as the_game
from app.paint.paragraph import lines_of
from app.paint.wrapping import wrap
from app.players import kind_words
from app.table.lines import LinesLook, line_height
from app.table.pose import Rect, Sign
from app.text import SMALLEST, Metrics, font

NAME, ABOUT = 21, 14
"""Sizes of the name and of the lines under it, at 1280 x 800."""


class Arrangement(NamedTuple):
    """How the mark and the words share the room."""

    mark: float
    """Its diameter, at 1280 x 800."""
    above: bool
    """It stands over the words, not beside them."""
    least: int
    """The smallest name for which this is good, at 1280 x 800."""
    lines: int = 2
    """The most lines of a name."""
    whole: bool = True
    """A name is broken between words only, and what stands under it is not broken at all."""


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

    @property
    def name_high(self) -> float:
        return line_height(self.name_size) * len(self.names)

    @property
    def about_high(self) -> float:
        return line_height(self.about_size) * len(self.about)


def sides(situation: Situation, near: int, measures: Measures) -> list[Sign]:
    """The two players, each beside their draw pile."""
    metrics = measures.metrics
    told = {seat: told_of(situation, seat, near) for seat in (near, 1 - near)}
    names = {seat: situation.players[seat].name for seat in told}
    wanted = max(_wanted([names[seat], *told[seat]], metrics) for seat in told)
    rooms = {seat: measures.player(seat == near, wanted) for seat in told}
    arrangement, blocks = ARRANGEMENTS[-1], dict[int, Block]()
    for arrangement in ARRANGEMENTS:
        fitted = {
            seat: _fitted(names[seat], told[seat], rooms[seat], arrangement, metrics)
            for seat in told
        }
        blocks = {seat: block for seat, block in fitted.items() if block is not None}
        if len(blocks) == len(told):
            break
    signs: list[Sign] = []
    for seat, room in rooms.items():
        current = seat in situation.view["to_act"] and situation.stage != "reviewing"
        look = DeckMarkLook(TONES[seat], current)
        width = room.width - _inset(arrangement, metrics)[0]
        block = blocks.get(seat) or _broken(
            names[seat], told[seat], (SMALLEST, SMALLEST), width, whole=False
        )
        middle = measures.draw_pile(seat == near).middle[1]
        mark, name, about = _places(block, arrangement, room, middle, metrics)
        whole = ", ".join([names[seat], *told[seat]])
        signs += [
            Sign(f"mark:{seat}", mark, look),
            Sign(f"name:{seat}", *name, name=whole),
            Sign(f"about:{seat}", *about),
        ]
    return signs


def told_of(situation: Situation, seat: int, near: int) -> tuple[str, ...]:
    """What stands under a player's name."""
    view = situation.view
    lines = [deck_word(seat)]
    if situation.players[seat].kind != "human":
        lines.append(kind_words(situation.players[seat].kind))
    if seat not in view["to_act"]:
        lines.append(words.cards_in_hand(len(view["hands"][seat])))
    elif seat == near and not is_watched(situation):
        lines.append(words.your_turn())
    elif situation.stage == "reviewing":
        lines.append(the_game.plays_next())
    else:
        lines.append(the_game.plays_now())
    return tuple(lines)


def _wanted(texts: Sequence[str], metrics: Metrics) -> float:
    """How wide the room is to be for mark and words side by side in their full size."""
    name, about = QFontMetricsF(metrics.sized(NAME, 700)), QFontMetricsF(metrics.sized(ABOUT))
    wide = [name.horizontalAdvance(texts[0]), *map(about.horizontalAdvance, texts[1:])]
    return metrics.px(54 + 12) + max(wide) + 2


@lru_cache(maxsize=128)
def _fitted(
    name: str, told: Sequence[str], room: Rect, arrangement: Arrangement, metrics: Metrics
) -> Block | None:
    """The words in the largest sizes in which all fit, the name's as large as can be.

    A smaller name is better than one that is broken inside a word. None where it would be smaller
    than is good.
    """
    x, above = _inset(arrangement, metrics)
    width = room.width - x
    least = metrics.pixels(arrangement.least)
    broken: Block | None = None
    for size in range(metrics.pixels(NAME), least - 1, -1):
        for about in range(metrics.pixels(ABOUT), SMALLEST - 1, -1):
            block = _broken(name, told, (size, about), width, whole=arrangement.whole)
            high = above + block.name_high + block.about_high
            few = len(block.names) <= arrangement.lines
            if few and high <= room.height and _width(block) <= width:
                if " ".join(block.names).split() == name.split():
                    return block
                broken = broken or block
    return broken


def _broken(
    name: str, told: Sequence[str], sizes: tuple[int, int], width: float, *, whole: bool
) -> Block:
    """The words in lines, in these sizes of the name and of what stands under it."""
    size, about_size = sizes
    written, about = font(size, 700), font(about_size)
    names = wrap(name, written, width)
    if not whole and max(map(QFontMetricsF(written).horizontalAdvance, names)) > width:
        names = lines_of(name, written, width)
    lines = told if whole else [line for text in told for line in wrap(text, about, width)]
    return Block(tuple(names), size, tuple(lines), about_size)


def _width(block: Block) -> float:
    name, about = QFontMetricsF(font(block.name_size, 700)), QFontMetricsF(font(block.about_size))
    return max(
        *map(name.horizontalAdvance, block.names), *map(about.horizontalAdvance, block.about)
    )


def _inset(arrangement: Arrangement, metrics: Metrics) -> tuple[float, float]:
    """Where the words begin, from the left and from the head."""
    px = metrics.px
    if arrangement.above:
        return 0.0, px(arrangement.mark + 6)
    return px(arrangement.mark + 12), 0.0


def _places(
    block: Block, arrangement: Arrangement, room: Rect, middle: float, metrics: Metrics
) -> tuple[Rect, tuple[Rect, LinesLook], tuple[Rect, LinesLook]]:
    """Where mark, name and the lines under it lie, about that height if there is room."""
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
        (name, LinesLook(block.names, block.name_size, "text", 700)),
        (about, LinesLook(block.about, block.about_size)),
    )
