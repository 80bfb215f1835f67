"""What can be stepped to on a page: the stops of the keyboard's focus, in groups.

Nothing here knows a page: the groups are what the pages' own order of the Tab key, and the widgets
in which its stops lie, make of them.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator, Sequence
from itertools import groupby, takewhile
from typing import Final, NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QLineEdit, QScrollBar, QWidget

from app import common_texts
from app.table.view.gestures import Mode
from app.table.view.overlay import OverlayButton
from app.table.view.view import TableView
from app.texts import Text, texts
from app.widgets.body_button import BodyButton
from app.widgets.field import Field
from app.widgets.read_stops import ONLY_READ

T = texts("Scanning")

_PARTS: Final = re.compile("[,:] ")
"""What parts a name, as in "The Game, First lesson, done"."""

LARGE: Final = 9
"""A group of more stops than these is parted into its rows."""

_ON_THE_TABLE: Final = {
    "card": common_texts.cards,
    "place": T("Places", note="A group of things that are highlighted together."),
    "decoration": T("On the table", note="A group of things that are highlighted together."),
}
_BAR: Final = T("Top of the page", note="A group of things that are highlighted together.")
_RAIL: Final = T("Bottom of the page", note="A group of things that are highlighted together.")
_OFFERS: Final = T("Where the card can go", note="A group of things that are highlighted together.")


@runtime_checkable
class Parted(Protocol):
    """A page between a bar and a rail."""

    @property
    def bar_height(self) -> int: ...

    @property
    def rail_height(self) -> int: ...


class StopGroup(NamedTuple):
    """Stops that are highlighted together first."""

    key: Hashable
    """It is the same while they lie in the same place."""
    name: str
    stops: Sequence[QWidget]


def groups_on(root: QWidget) -> list[StopGroup]:
    """Return the groups on a page, or on what lies over it, in the order of the Tab key."""
    found = list(_stops(root))
    if (view := _holding(found)) is not None:
        return [StopGroup(("held", view), _OFFERS(), _offers(view))]
    members: dict[Hashable, list[QWidget]] = {}
    for stop in found:
        members.setdefault(_key(stop, root), []).append(stop)
    with_tab = {
        key: stops
        for key, stops in members.items()
        if any(stop.focusPolicy() & Qt.FocusPolicy.TabFocus for stop in stops)
    }
    # A stop of the Tab key says when its group comes; one of a click alone may lie anywhere.
    order = [_key(stop, root) for stop in found if stop.focusPolicy() & Qt.FocusPolicy.TabFocus]
    groups = []
    for key in dict.fromkeys(order):
        rows = _rows(with_tab[key])
        for at, row in enumerate(rows):
            groups.append(StopGroup((key, at), _name(key, row, part=len(rows) > 1), row))
    return groups


def _stops(root: QWidget) -> Iterator[QWidget]:
    """Return what can be pressed with keys, in the order of the Tab key.

    That key passes over the buttons of a group of which one is chosen; the highlight does not.
    """
    each = root
    while True:
        if _is_stop(each) and root.isAncestorOf(each):
            yield each
        following = each.nextInFocusChain()
        if following is None or following is root:
            return
        each = following


def _is_stop(widget: QWidget) -> bool:
    policy = widget.focusPolicy()
    plain = isinstance(widget, QLineEdit) and not isinstance(widget, Field)
    if plain or isinstance(widget, QScrollBar | TableView) or widget.property(ONLY_READ):
        return False
    by_click = isinstance(widget, QAbstractButton) and policy & Qt.FocusPolicy.ClickFocus
    wanted = policy & Qt.FocusPolicy.TabFocus or by_click
    return bool(wanted) and widget.isVisible() and widget.isEnabled()


def _holding(found: Sequence[QWidget]) -> TableView | None:
    """Return the table on which a card waits for its place."""
    views = {stop.view for stop in found if isinstance(stop, OverlayButton)}
    held = (
        view
        for view in views
        if isinstance(view, TableView)
        and view.gestures.mode is Mode.PICKED
        and view.gestures.lifted in view.overlay
    )
    return next(held, None)


def _offers(view: TableView) -> list[QWidget]:
    """Return the places that take the card in hand, the one that is aimed at first, and the card.

    A press on the card puts it back.
    """
    aiming, overlay, lifted = view.gestures.aiming, view.overlay, view.gestures.lifted
    places = [place for place in aiming.offers if place in overlay and place != lifted]
    if aiming.aimed in places:
        at = places.index(aiming.aimed)
        places = places[at:] + places[:at]
    assert lifted is not None
    return [*(overlay[place] for place in places), overlay[lifted]]


def _key(stop: QWidget, root: QWidget) -> Hashable:
    """Return what the stops of a group have in common."""
    if isinstance(stop, OverlayButton):
        return (stop.view, stop.kind)
    if isinstance(root, Parted) and root.rail_height:
        middle = stop.mapTo(root, stop.rect().center()).y()
        inside = any(isinstance(each, QAbstractScrollArea) for each in _lies_in(stop, root))
        if not inside and middle < root.bar_height:
            return "bar"
        if not inside and middle >= root.height() - root.rail_height:
            return "rail"
    holder = stop.parentWidget()
    for each in _lies_in(stop, root):
        if isinstance(each, QAbstractScrollArea):
            break
        if hasattr(each, "stops"):
            holder = each
    return holder


def _lies_in(stop: QWidget, root: QWidget) -> Iterator[QWidget]:
    each = stop.parentWidget()
    while each is not None and each is not root:
        yield each
        each = each.parentWidget()


def _rows(stops: list[QWidget]) -> list[list[QWidget]]:
    """Return a large group row by row, as one reads; a small one is whole."""
    if isinstance(stops[0], OverlayButton) and len(stops) <= LARGE:
        return [stops]
    lines: list[list[QWidget]] = []
    for stop in sorted(stops, key=lambda each: rect_of(each).center().y()):
        if lines and rect_of(stop).center().y() <= rect_of(lines[-1][0]).bottom():
            lines[-1].append(stop)
        else:
            lines.append([stop])
    for line in lines:
        line.sort(key=lambda each: rect_of(each).x())
    whole = [stop for line in lines for stop in line]
    if len(whole) <= LARGE:
        return [whole]
    if len(lines) * 2 > len(whole):  # A column: its lines would be no groups.
        return list(_parts(whole))
    return [part for line in lines for part in _parts(line)]


def _parts(line: list[QWidget]) -> Iterator[list[QWidget]]:
    """Return what is long in parts of about the same length."""
    count = -(-len(line) // LARGE)
    for _, part in groupby(enumerate(line), key=lambda entry: entry[0] * count // len(line)):
        yield [stop for _, stop in part]


def rect_of(stop: QWidget) -> QRect:
    """Return where a widget is in its window, without the room for its own ring."""
    room = stop.margin if isinstance(stop, BodyButton) else 0
    whole = QRect(stop.mapTo(stop.window(), QPoint(0, 0)), stop.size())
    return whole.adjusted(room, room, -room, -room)


def united(stops: Sequence[QWidget]) -> QRect:
    """Return what stops take up together in their window."""
    whole = QRect()
    for stop in stops:
        whole = whole.united(rect_of(stop))
    return whole


def _name(key: Hashable, stops: Sequence[QWidget], *, part: bool) -> str:
    """Return what a group, or a part of one, is called."""
    whole = _name_of_place(key, stops)
    if whole and not part:
        return whole
    own = name_of_all([stop.accessibleName() for stop in stops if stop.accessibleName()])
    return f"{whole}: {own}" if whole else own


def _name_of_place(key: Hashable, stops: Sequence[QWidget]) -> str:
    """Return what the place in which stops lie is called; "" where it has no name."""
    if key == "bar":
        return _BAR()
    if key == "rail":
        return _RAIL()
    kind: Text | None = None
    if isinstance(stops[0], OverlayButton):
        kind = _ON_THE_TABLE.get(stops[0].kind)
    if kind is not None:
        return kind()
    for each in _holders(stops[0]):
        if each.accessibleName() and not isinstance(each, Parted):
            return each.accessibleName()
    return ""


def name_of_all(names: Sequence[str]) -> str:
    """Return what names begin with, if that is a part of each; otherwise the first to the last.

    Of these, too, only the first part is said.
    """
    if len(names) < 2:
        return "".join(names)
    first, *_, last = parts = [_PARTS.split(name) for name in names]
    of_all = zip(*parts, strict=False)
    shared = [same[0] for same in takewhile(lambda each: len({*each}) == 1, of_all)]
    if shared:
        return ", ".join(shared)
    return common_texts.first_to_last(first=first[0], last=last[0])


def _holders(stop: QWidget) -> Iterator[QWidget]:
    each = stop.parentWidget()
    while each is not None and not isinstance(each, QAbstractScrollArea | Parted):
        yield each
        each = each.parentWidget()
