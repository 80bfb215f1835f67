"""The columns under the bar: the others, the commands in force, what the turn owes.

Three columns, each as high as two panels and always at its own place; one with nothing in it
says so.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QFontMetricsF

from app.games.the_game.situation import TheGameSituation
from app.games.the_game_extreme import words
from app.games.the_game_extreme.command_words import command_word
from app.games.the_game_extreme.orders import in_force, owed, tops
from app.games.the_game_extreme.visuals.painting import KIND_GAP, TAG_END, kind_side
from app.games.the_game_extreme.visuals.visuals import Fill, NothingVisual, TagVisual
from app.style.typography import Metrics, font
from app.table.layout import Decoration, Rect
from app.table.painters import text_font
from app.table.visuals import TextVisual
from engine.core.piles import goes_on, trick
from engine.games.the_game.commands import CommandName
from engine.games.the_game.piles import ASCENDING, CARDS, PILES

SEATS, FORCE, OWED = 340, 370, 436
"""Widths of the columns, of the design; smaller windows have them in the same proportion."""
FOR_HANDS = 60
APART = 27.0
EDGE = 40.0
"""From the sides of the window."""
TAG = 52.0
"""Height of a tag with two lines."""
LOW_TAG = 34.0
"""And of one with a single line, at most."""
BETWEEN = 7.0
TITLE, LINE = 16, 13.5
"""Sizes of a tag's two lines."""
SMALLEST = 12
MOST = 4
"""No column has more tags than this."""


class Tag(NamedTuple):
    """A command in force, or something owed; the words in short where there is no room."""

    id: str
    icon: str
    fill: Fill
    kind: str
    titles: tuple[str, ...]
    lines: tuple[str, ...]
    told: str


class TagColumn(NamedTuple):
    """Tags under a title."""

    id: str
    title: str
    tags: tuple[Tag, ...]
    nothing: str
    """What stands there without a tag; "" for no column at all."""


def columns_of(situation: TheGameSituation) -> list[TagColumn]:
    """Return the columns of tags; when all is over, without those that are empty."""
    alone, over = len(situation.players) == 1, situation.stage == "over"
    forced, owing = words.in_force_title(alone), words.owed_title(situation.stage)
    columns = [
        TagColumn("force", forced, _in_force(situation), "" if over else words.none_in_force()),
        TagColumn("owed", owing, _owed(situation), "" if over else words.none_owed()),
    ]
    return [column for column in columns if column.tags or column.nothing]


def force_id(command: CommandName) -> str:
    """Return the id of the tag of a command in force."""
    return f"force:{command}"


def owed_id(icon: str) -> str:
    """Return the id of the tag of something owed: by the command's name, or "flame"."""
    return f"owed:{icon}"


def _in_force(situation: TheGameSituation) -> tuple[Tag, ...]:
    tags = []
    for command, cards in in_force(situation.view).items():
        title, lines = command_word(command), _meaning(command, situation)
        told = words.lasting_told(command, cards, lines[0])
        tags.append(Tag(force_id(command), command, "lasting_fill", "inf", (title,), lines, told))
    return tuple(tags)


def _meaning(command: CommandName, situation: TheGameSituation) -> tuple[str, str]:
    """Say what a lasting command means now, and the same in short."""
    if command == "draw-one" and not situation.view["draw"]:
        return words.nothing_to_draw(), words.nothing_in_short()
    return words.lasting_line(command), words.lasting_in_short(command)


def _owed(situation: TheGameSituation) -> tuple[Tag, ...]:
    """Return what the turn owes; at the end, what it left undone."""
    over = situation.view["over"]
    if over is not None:
        # Nothing can be done about it any more.
        return () if over["won"] else tuple(tag._replace(lines=()) for tag in _duties(situation))
    return _duties(situation)


def _duties(situation: TheGameSituation) -> tuple[Tag, ...]:
    skulls, fires, threes, placed, locked = owed(situation.view)
    tags = []
    if skulls:
        titles = words.cover_skulls(skulls), words.skulls_in_short(skulls)
        line = (
            _takes(situation, skulls[0]) if len(skulls) == 1 else words.in_this_turn(n=len(skulls))
        )
        tags.append(_owed_tag("skull", "danger_fill", titles, line))
    if fires:
        titles = words.put_out_fires(fires), words.fires_in_short(fires)
        tags.append(_owed_tag("flame", "fire_fill", titles, words.in_this_turn(n=len(fires))))
    if threes:
        titles = words.exactly_three(placed), words.three_in_short(placed)
        tags.append(_owed_tag("three", "danger_fill", titles, words.three_line(placed)))
    if locked is not None:
        titles = words.only_this_pile(locked), command_word("one-pile")
        tags.append(_owed_tag("one-pile", "lasting_fill", titles, words.one_pile_line()))
    return tuple(tags)


def _owed_tag(icon: str, fill: Fill, titles: tuple[str, str], line: str) -> Tag:
    kind = {"danger_fill": "bolt", "lasting_fill": "inf"}.get(fill, "")
    told = words.title_and_line(title=titles[0], line=line)
    return Tag(owed_id(icon), icon, fill, kind, titles, (line,), told)


def _takes(situation: TheGameSituation, skull: int) -> str:
    """Say which cards cover the skull, as far as its own pile tells."""
    pile = next(pile for pile, top in tops(situation.view).items() if top == skull)
    ascending = ASCENDING[PILES.index(pile)]
    exact: int | None = trick(ascending, skull)
    if exact not in CARDS or "no-trick" in in_force(situation.view):
        exact = None
    if not any(goes_on(ascending, skull, card) for card in CARDS):
        return words.takes_only(exact)
    return words.takes(skull, exact, ascending=ascending)


# Where they stand


def wanted_height(metrics: Metrics) -> float:
    """Return the height of a column whose tags have two lines."""
    return _of_two(max(metrics.px(TAG), _two_lines(metrics) + 4), metrics)


def snug_height(metrics: Metrics) -> float:
    """Return the least height of such a column."""
    return _of_two(min(metrics.px(TAG), _two_lines(metrics) + 2), metrics)


def _of_two(height: float, metrics: Metrics) -> float:
    """Return the height of a column with two tags of that height."""
    return _head(metrics) + 2 * height + metrics.px(BETWEEN)


def least_height(metrics: Metrics) -> float:
    """Return the height in which the tags of every column can be read, with no title over four."""
    return MOST * _least(metrics) + (MOST - 1) * metrics.px(BETWEEN - 4)


def low_height(metrics: Metrics) -> float:
    """Return the height in which low tags can be read: a title over three, or four without one."""
    three = (MOST - 1) * _least(metrics) + (MOST - 2) * metrics.px(BETWEEN - 2)
    return max(_head(metrics) + three, least_height(metrics))


def slots(
    width: float, metrics: Metrics, *, alone: bool, open_hands: bool = False
) -> tuple[Rect, Rect, Rect]:
    """Return where seats, commands in force and duties stand: their left edges and widths.

    Hands that lie open beside large texts have some of the duties' room.

    Alone at the table, what is in force stands over the ascending piles and what is owed over the
    descending ones.
    """
    px = metrics.px
    whole = SEATS + FORCE + OWED + 2 * APART
    room = min(width - 2 * px(EDGE), px(whole * 1.1))
    left, share = (width - room) / 2, room / whole
    if alone:
        each = min(OWED * share, width / 2 - px(EDGE + APART / 2))
        shift = max(width / 4, each / 2 + px(APART / 2))
        return (
            Rect(0, 0, 0, 0),
            Rect(width / 2 - shift - each / 2, 0, each, 0),
            Rect(width / 2 + shift - each / 2, 0, each, 0),
        )
    more = FOR_HANDS if open_hands else 0
    force = left + (SEATS + more + APART) * share
    duties = force + (FORCE + APART) * share
    return (
        Rect(left, 0, (SEATS + more) * share, 0),
        Rect(force, 0, FORCE * share, 0),
        Rect(duties, 0, (OWED - more) * share, 0),
    )


def lay_column(column: TagColumn, area: Rect, metrics: Metrics) -> list[Decoration]:
    """Lay out a column of tags and its title, in that area; a third tag makes all of them low."""
    px, count = metrics.px, len(column.tags)
    head = _head(metrics)
    if not column.tags:
        room = Rect(area.x, area.y + head, area.width, min(px(LOW_TAG), area.height - head))
        return [_title(column, area, metrics), _nothing(column, room, metrics)]
    gap = px(BETWEEN if count < 3 else BETWEEN - 2)
    height = (area.height - head - px(BETWEEN)) / 2
    lines = _two_lines(metrics)
    two_lines = count < 3 and height >= min(px(TAG), lines + 2)
    if two_lines:
        height = min(height, max(px(TAG), lines + 4))
    else:
        height = min(px(LOW_TAG), (area.height - head - gap * (count - 1)) / count)
        if height < _least(metrics):
            # The field's colour and the icon say what the tags are; their words need the room.
            head, gap = 0.0, px(BETWEEN - 4)
            height = min(px(LOW_TAG), (area.height - gap * (count - 1)) / count)
    decorations = [_title(column, area, metrics)] if head else []
    for index, tag in enumerate(column.tags):
        top = area.y + head + index * (height + gap)
        rect = Rect(area.x, top, area.width, height)
        decorations.append(_tag(tag, rect, metrics, two_lines=two_lines))
    return decorations


def _title(column: TagColumn, area: Rect, metrics: Metrics) -> Decoration:
    visual = TextVisual(column.title, "small", "text_2", 650)
    measure = QFontMetricsF(text_font(visual, metrics))
    width = min(area.width, measure.horizontalAdvance(column.title) + 2)
    rect = Rect(area.x + metrics.px(2), area.y, width, measure.height())
    name = column.title if column.tags else ""
    return Decoration(f"title:{column.id}", rect, visual, name=name, tipped=False)


def _nothing(column: TagColumn, rect: Rect, metrics: Metrics) -> Decoration:
    pad = metrics.px(14)
    size = _size(column.nothing, metrics.pixels(LINE), 450, rect.width - 2 * pad) or SMALLEST
    return Decoration(f"{column.id}:none", rect, NothingVisual(column.nothing, size, pad))


def _tag(tag: Tag, rect: Rect, metrics: Metrics, *, two_lines: bool) -> Decoration:
    px = metrics.px
    field = px(50) if two_lines else min(px(42), rect.height * 1.4)
    pad = px(12 if two_lines else 9)
    room = rect.width - field - pad - px(TAG_END)
    most = metrics.pixels(TITLE)
    if not two_lines:
        most = max(SMALLEST, min(most, int(rect.height * 0.56)))
    title, size, kind = _fitting(tag, most, room, metrics)
    line, beside = room, 0.0
    if not two_lines:
        beside = px(12)
        line -= _title_width(title, size, kind, metrics) + beside
    words, line_size = _line(tag, min(metrics.pixels(LINE), most), line)
    visual = TagVisual(
        icon=tag.icon,
        fill=tag.fill,
        title=title,
        title_size=size,
        kind=kind,
        line=words,
        line_size=line_size,
        beside=beside,
        field=field,
        pad=pad,
    )
    return Decoration(tag.id, rect, visual, name=tag.told)


def _title_width(title: str, size: int, kind: str, metrics: Metrics) -> float:
    width = QFontMetricsF(font(size, 700)).horizontalAdvance(title)
    return width + metrics.px(KIND_GAP) + kind_side(size) if kind else width


def _fitting(tag: Tag, most: int, room: float, metrics: Metrics) -> tuple[str, int, str]:
    """Return the longest title that fits, its size, and its icon if that fits too."""
    behind = metrics.px(KIND_GAP) + kind_side(most) if tag.kind else 0.0
    for title in tag.titles:
        for kind, taken in ((tag.kind, behind), ("", 0.0)):
            size = _size(title, most, 700, room - taken)
            if size is not None:
                return title, size, kind
    return tag.titles[-1], SMALLEST, ""


def _line(tag: Tag, most: int, room: float) -> tuple[str, int]:
    """Return the longest line that fits, and its size; "" where none does."""
    for line in tag.lines:
        size = _size(line, most, 450, room)
        if size is not None:
            return line, size
    return "", 0


def _size(text: str, most: int, weight: int, room: float) -> int | None:
    """Return the largest size, up to `most`, in which the text is no wider than `room`."""
    for size in range(most, SMALLEST - 1, -1):
        if QFontMetricsF(font(size, weight)).horizontalAdvance(text) <= room:
            return size
    return None


def _head(metrics: Metrics) -> float:
    """Return the height of a column's title, with what parts it from the tags."""
    visual = TextVisual("", "small", "text_2", 650)
    return QFontMetricsF(text_font(visual, metrics)).height() + metrics.px(5)


def _two_lines(metrics: Metrics) -> float:
    """Return the height of a tag's title and line without any room around them."""
    return _line_height(TITLE, 700, metrics) + _line_height(LINE, 450, metrics)


def _line_height(size: float, weight: int, metrics: Metrics) -> float:
    return QFontMetricsF(font(metrics.pixels(size), weight)).height()


def _least(metrics: Metrics) -> float:
    """Return the least height of a tag."""
    return QFontMetricsF(font(SMALLEST, 700)).height() + metrics.px(3)
