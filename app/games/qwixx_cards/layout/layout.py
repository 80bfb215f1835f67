"""The layout of Qwixx, with the words beside the hand and on the tab of the sheet.

While all decide on the number for all, the sheet passes from one to the next without a curtain: a
tab in the colour of who decides hangs from it, and says what has become of the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtGui import QFontMetricsF

from app import common_texts
from app.games.contract import Frame
from app.games.qwixx_cards import words
from app.games.qwixx_cards.choice import (
    Chosen,
    chosen_of,
    crossable,
    ends_by_rows,
    offered_cells,
    playable,
)
from app.games.qwixx_cards.deciding import passed_over, shown_owner
from app.games.qwixx_cards.layout.column import PileColumn, lay_display, lay_piles
from app.games.qwixx_cards.layout.crosses import lay_crosses
from app.games.qwixx_cards.layout.hand import lay_hand
from app.games.qwixx_cards.layout.measures import (
    ASKED_HEIGHT,
    LEFT,
    RIGHT,
    QwixxMeasures,
    block,
    line_height,
    measures_of,
    steps_block,
)
from app.games.qwixx_cards.layout.rivals import lay_rivals
from app.games.qwixx_cards.layout.sheet import lay_sheet
from app.games.qwixx_cards.sheets import (
    Cell,
    closes_row,
    ends_by_penalty,
    is_watched,
    own_sheet,
    skipped_by,
)
from app.games.qwixx_cards.situation import QwixxSituation, QwixxView
from app.games.qwixx_cards.visuals.visuals import AskedVisual, StepState
from app.paint.faces import BackFace
from app.style.typography import SMALLEST, font, initial, text_width
from app.table.layout import Anchor, ArrivalSpeed, Decoration, Layer, Layout, Rect
from engine.games.qwixx_cards.printed import FULL_HAND, ROW_OF, ROWS


def lay_out(situation: QwixxSituation, frame: Frame) -> Layout:
    """Lay out the table of Qwixx."""
    measures = measures_of(frame)
    places, decorations = lay_sheet(situation, measures)
    column = PileColumn(measures)
    rivals, cards = lay_rivals(situation, measures)
    pile_places, pile_decorations, pile_cards = lay_piles(situation, column)
    display_decorations, display_cards = lay_display(situation, column)
    hand_places, hand_cards = lay_hand(situation, measures)
    crosses = (*lay_crosses(situation, measures),)
    own = (*decorations, *crosses, *lay_asked(situation, measures))
    owned = {*(place.id for place in places), *(decoration.id for decoration in own)}
    decorations = (
        *own,
        *rivals,
        *pile_decorations,
        *display_decorations,
        *_words(situation, measures),
    )
    return Layout(
        frame.width,
        frame.height,
        measures.hand_card,
        (*display_cards, *pile_cards, *cards, *hand_cards),
        (*pile_places, *places, *hand_places),
        decorations,
        {
            "draw": Anchor(column.draw),
            "deal": Anchor(column.draw, BackFace("neutral")),
            "rival": Anchor(column.draw, None, ArrivalSpeed.OTHER),
        },
        owner=situation.seat,
        owned=frozenset(owned),
        moves=len(situation.story()),
    )


def _words(situation: QwixxSituation, measures: QwixxMeasures) -> list[Decoration]:
    metrics = measures.frame.metrics
    left, _ = _room_beside_hand(measures, measures.widest_hand)
    decorations = []
    if situation.view["over"] is None:
        head = whose_turn(situation)
        steps = steps_block(head, _steps(situation.view), left, metrics)
        name = f"{head}. {words.watched_step(situation.view['turn']['part'])}"
        decorations.append(replace(steps, name=name, tipped=False))
    said = beside_hand(situation)
    if said:
        part = situation.view["turn"]["part"]
        chooses = part in ("play", "mark")
        widest = measures.widest_hand if chooses else measures.hand_width(FULL_HAND)
        _, right = _room_beside_hand(measures, widest)
        decoration = block("hint", said, right, metrics, 14.5, align="right")
        y = right.middle[1] - decoration.rect.height / 2
        rect = decoration.rect._replace(y=y)
        public = "" if part == "play" else None
        decorations.append(
            replace(decoration, rect=rect, name=" ".join(said), public=public, tipped=False)
        )
    return decorations


def _room_beside_hand(measures: QwixxMeasures, widest: float) -> tuple[Rect, Rect]:
    """Return the room for words left and right of a hand of that width.

    In a tall window it is above the hand.
    """
    k, middle = measures.k, measures.frame.width / 2
    left, right = measures.x(LEFT), measures.x(RIGHT)
    top, foot = measures.sheet.bottom + 8 * k, measures.frame.rail_top - 8 * k
    aside = widest / 2 + 8 * k
    above, below = measures.raised_top - 8 * k, top + ASKED_HEIGHT * k
    if above - below >= 5 * line_height(measures.frame.metrics, 15):
        top, foot, aside = below, above, 8 * k
    return (
        Rect(left, top, middle - aside - left, foot - top),
        Rect(middle + aside, top, right - middle - aside, foot - top),
    )


def whose_turn(situation: QwixxSituation) -> str:
    """Say whose the steps are: in the second one others are asked, too."""
    seat = situation.view["turn"]["seat"]
    if seat == situation.seat and not is_watched(situation):
        return common_texts.own_turn()
    return common_texts.is_playing(name=situation.players[seat].name)


def _steps(view: QwixxView) -> list[tuple[str, StepState]]:
    now = {"take": 0, "number": 1, "play": 2, "mark": 2}[view["turn"]["part"]]
    texts = (words.take(), words.step_number(), words.step_play())
    return [
        (text, "done" if index < now else "now" if index == now else "next")
        for index, text in enumerate(texts)
    ]


def lay_asked(situation: QwixxSituation, measures: QwixxMeasures) -> Iterator[Decoration]:
    """Lay out the tab of who is asked; nothing where nobody is, or nobody else could be."""
    seat = shown_owner(situation)
    if seat is None:
        return
    player = situation.players[seat]
    waits = seat in situation.view["turn"]["waiting"]
    text = words.asked_now(name=player.name) if waits else words.may_change(name=player.name)
    told = " ".join(told_of_others(situation, seat))
    k = measures.k
    height = round(ASKED_HEIGHT * k)
    beside = height * 1.5
    most = measures.hand_width(FULL_HAND) - beside
    largest = min(measures.frame.metrics.pixels(17), round(height * (0.4 if told else 0.52)))
    size = _size(text, 700, max(SMALLEST, largest), most)
    small = _size(told, 500, max(SMALLEST, round(size * 0.8)), most)
    if _high(size, 700) + _high(small, 500) > height or _wide(told, small, 500) > most:
        told = ""  # The panels say it, too.
    wide = max(_wide(text, size, 700), _wide(told, small, 500))
    width = wide + beside
    left = round(measures.frame.width / 2 - width / 2)
    rect = Rect(left, measures.sheet.bottom, round(width), height)
    visual = AskedVisual(text, size, player.colour, initial(player.name), k, told, small)
    name = f"{text}. {told}".strip() if told else text
    yield Decoration("asked", rect, visual, Layer.LABEL, name=name, tipped=False)


def told_of_others(situation: QwixxSituation, seat: int) -> Iterator[str]:
    """Tell which people at this screen have decided, or need not, without what they decided."""
    turn = situation.view["turn"]
    for other, player in enumerate(situation.players):
        if other in (seat, *turn["waiting"]) or player.kind != "human":
            continue
        over = passed_over(situation, other)
        yield words.fits_none_of(name=player.name) if over else words.decided(name=player.name)


def _size(text: str, weight: int, largest: int, most: float) -> int:
    size = largest
    while size > SMALLEST and _wide(text, size, weight) > most:
        size -= 1
    return size


def _wide(text: str, size: int, weight: int) -> float:
    return text_width(text, size, weight)


def _high(size: int, weight: int) -> float:
    return QFontMetricsF(font(size, weight)).height()


def beside_hand(situation: QwixxSituation) -> list[str]:
    """Return sentences for the person who is to cross something now."""
    if situation.stage not in ("playing", "deciding"):
        return []
    turn = situation.view["turn"]
    if turn["part"] == "number":
        return [*_each(situation, offered_cells(situation))]
    if turn["part"] not in ("play", "mark"):
        return []
    chosen = chosen_of(situation)
    said = [*_of_crosses(situation, chosen)] if chosen.numbers else [*_of_cards(situation, chosen)]
    if closes_row(chosen.row, chosen.numbers):
        said.append(words.closes_the_row(chosen.row, chosen.numbers[-1]))
        if ends_by_rows(situation, chosen):
            said.append(words.second_row_ends())
    if not chosen.numbers and not turn["crossed"]:
        said.append(words.penalty_looms(ends=ends_by_penalty(situation)))
    return said


def _each(situation: QwixxSituation, cells: list[Cell]) -> Iterator[str]:
    sheet = own_sheet(situation)
    for colour, number in cells:
        yield words.skips_in(colour, number, skipped_by(sheet, colour, number))
        if closes_row(colour, (number,)):
            yield words.closes_the_row(colour, number)
        if ends_by_rows(situation, Chosen((), colour, (number,))):
            yield words.second_row_ends()


def _of_cards(situation: QwixxSituation, chosen: Chosen) -> Iterator[str]:
    """Say what can be crossed when no cross is chosen."""
    if not chosen.cards:
        if situation.view["turn"]["part"] == "play" and not playable(situation, chosen):
            yield words.no_card_can_be_crossed()
        return
    cells = crossable(situation, chosen)
    if not cells:
        yield words.none_can_be_crossed(n=len(chosen.shown))
    elif len({colour for colour, _ in cells}) > 1:
        yield words.crossing_chooses_row()
    else:
        sheet = own_sheet(situation)
        for colour, number in cells:
            if skipped := skipped_by(sheet, colour, number):
                yield words.would_skip(colour, number, skipped)


def _of_crosses(situation: QwixxSituation, chosen: Chosen) -> Iterator[str]:
    """Say what is lost before the first cross.

    Say also what lies between it and the last one that may be made.
    """
    row = ROWS[ROW_OF[chosen.row]]
    crosses = [row.index(number) for number in chosen.numbers]
    more = [row.index(number) for _, number in crossable(situation, chosen)]
    first = min([*crosses, *more])
    lost = skipped_by(own_sheet(situation), chosen.row, row[crosses[0]])
    # What can still be crossed before the first one is not lost.
    lost = [number for number in lost if row.index(number) < first]
    if lost:
        yield words.lost_before(chosen.row, lost)
    last = max([*crosses, *more])
    between = [at for at in range(crosses[0], last) if at not in crosses and at not in more]
    if len(between) == 1:
        yield words.one_between(first=row[crosses[0]], last=row[last], number=row[between[0]])
