"""The card under the table where a seat is edited: name, colour, who plays, leaving."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSizeF, Qt, Signal
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.match.players import LONGEST_NAME
from app.pages.setup.party import Party
from app.style.appearance import Appearance
from app.style.typography import initial
from app.system.screen_reader import tell_description, tell_name
from app.texts import texts
from app.widgets.buttons import LinkButton
from app.widgets.control import one_stop
from app.widgets.field import Field
from app.widgets.label import Label
from app.widgets.panel import Panel
from app.widgets.seat import ColourButton
from app.widgets.segmented import Segmented, SegmentOption

T = texts("SetupPage")

COLOUR_NAMES: Final[Sequence[Callable[[], str]]] = (
    T("saffron circle"),
    T("sky-blue diamond"),
    T("green triangle"),
    T("pink square"),
    T("lilac hexagon"),
    T("cream shield"),
)

_SIDE: Final = 22.0
_TOP: Final = 16.0
_FOOT: Final = 12.0
_GAP: Final = 10.0
_NAME: Final = 216.0


class SeatEditor(Panel):
    """Edits one guest.

    `renamed` carries a name, `colour_chosen` a colour, `kind_chosen` who plays; `left` says that
    the guest leaves, `name_done` that Enter was pressed in the name.
    """

    accessible_kind = "group"

    renamed = Signal(str)
    colour_chosen = Signal(int)
    kind_chosen = Signal(object)
    left = Signal()
    name_done = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._name_label = Label(appearance, "body", self, tone="text_2")
        self.name = Field(appearance, self)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.textEdited.connect(self.renamed)
        self.name.returnPressed.connect(self.name_done)
        self._colour_label = Label(appearance, "body", self, tone="text_2")
        self.colours = [
            ColourButton(appearance, colour, self) for colour in range(len(COLOUR_NAMES))
        ]
        for colour, button in enumerate(self.colours):
            button.clicked.connect(partial(self._choose, colour))
        self._kind_label = Label(appearance, "body", self, tone="text_2")
        self.kinds = Segmented(appearance, self, wraps=False)
        self.kinds.chosen.connect(self.kind_chosen)
        self.leave = LinkButton(appearance, "x", self)
        self.leave.clicked.connect(self.left)
        self.stays = Label(appearance, "caption", self, tone="text_2")

    def edit(self, name: str) -> None:
        """Take another guest's name into the field."""
        self.name.setText(name)
        self.name.setCursorPosition(0)

    def ask_for_name(self) -> None:
        """Put the cursor into the name, all of it selected."""
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.name.selectAll()

    def show_guest(self, party: Party, place: int) -> None:
        """Show what the guest at `place` wears and all texts, in the language on screen."""
        guest = party.guest(place)
        assert guest is not None
        label = common_texts.name_heading()
        tell_name(self, party.name(place))
        self._name_label.setText(label)
        tell_name(self.name, label)
        # What an empty field stands for; screen readers hear of it when it changes, too.
        instead = "" if guest.name else party.name(place)
        self.name.setPlaceholderText(instead)
        tell_description(self.name, instead)
        self._colour_label.setText(T("Colour")())
        for colour, button in enumerate(self.colours):
            wearer = party.wearer(colour)
            worn_by = "" if wearer is None or wearer == place else party.name(wearer)
            name = COLOUR_NAMES[colour]()
            button.setChecked(colour == guest.colour)
            button.show_wearer(initial(worn_by))
            tell_name(button, f"{name} ({worn_by})" if worn_by else name)
            button.setToolTip(button.accessibleName())
            tell_description(button, self._colour_label.text())
        one_stop(self.colours)
        self._kind_label.setText(T("Played by")())
        tell_name(self.kinds, self._kind_label.text())
        self.kinds.set_choices(kind_choices(), guest.kind)
        self.leave.set_word(T("Remove player")())
        self.leave.setVisible(party.can_leave)
        self.stays.setText(_stays_text(party))
        self.stays.setVisible(bool(self.stays.text()))

    def height_for(self, width: float) -> float:
        """Return the height of the card at this width, without the notch."""
        px = self._metrics.px
        heights = [self._height(row, width) for row in self._rows(width)]
        return sum(heights) + px(_GAP) * (len(heights) - 1) + px(_TOP + _FOOT)

    def place_parts(self) -> None:
        """Place everything in the present size.

        Wide: name and colours side by side, who plays and the way out below. Narrow: one below the
        other.
        """
        px, width = self._metrics.px, self.width()
        wide = self._wide(width)
        x, y, right = px(_SIDE), self.notch_height + px(_TOP), width - px(_SIDE)
        label = self._name_label.sizeHint().width() + px(12)
        self._kind_label.setVisible(wide and self._kinds_labelled(width))
        for row in self._rows(width):
            height = self._height(row, width)
            if "name" in row:
                self._place_label(self._name_label, x, y, height)
                large = self._metrics.beside_text
                least = min(px(340) * large, right - x - label)
                field, body = self._field_width(width) if wide else least, self.name.body_height()
                self.name.setGeometry(
                    round(x + label), round(y + (height - body) / 2), round(field), round(body)
                )
            if "colours" in row:
                start = x + label + self._field_width(width) + px(_SIDE) if wide else x
                self._place_colours(start, y, labelled=wide or self._labelled(width))
            if "kinds" in row:
                start = x
                if self._kind_label.isVisibleTo(self):
                    self._place_label(self._kind_label, x, y, height)
                    start += self._kind_label.sizeHint().width() + px(12)
                room = min(self.kinds.wanted_width(), right - start)
                self.kinds.place(start, y + (height - self.kinds.height_in_row) / 2, room)
            if "leave" in row:
                self._place_leave(right, y + height / 2)
            y += height + px(_GAP)

    def _rows(self, width: float) -> list[list[str]]:
        """Return what stands side by side in the card, row by row."""
        px = self._metrics.px
        room = width - 2 * px(_SIDE)
        rows = [["name"], ["colours"], ["kinds"]]
        if self._wide(width):
            rows = [["name", "colours"], ["kinds"]]
        leave = self._leave_size().width()
        if leave:
            if self.kinds.wanted_width() + px(_SIDE) + leave <= room:
                rows[-1].append("leave")
            elif not self._wide(width) and self._leave_beside_colours(width):
                rows[1].append("leave")
            else:
                rows.append(["leave"])
        return rows

    def _height(self, row: Sequence[str], width: float) -> float:
        if row == ["leave"]:
            return self._leave_size().height()
        return max(self._row(), self.kinds.height_in_row if "kinds" in row else 0)

    def _place_leave(self, right: float, middle: float) -> None:
        size = self.leave.body_size()
        left = right + self._metrics.px(12) - size.width()
        self.leave.place(left, middle - size.height() / 2, size.width(), size.height())
        words = self.stays.sizeHint()
        self.stays.setGeometry(
            round(right) - words.width(),
            round(middle - words.height() / 2),
            words.width(),
            words.height(),
        )

    def _kinds_labelled(self, width: float) -> bool:
        """Tell whether the label of who plays has room."""
        px = self._metrics.px
        wanted = self._kind_label.sizeHint().width() + px(12) + self.kinds.wanted_width()
        return wanted + px(_SIDE) + self._leave_size().width() <= width - 2 * px(_SIDE)

    def _field_width(self, width: float) -> float:
        """Return a width for a long name where there is room, never less than the usual one."""
        px, scale = self._metrics.px, self._metrics.text_scale
        label = self._name_label.sizeHint().width() + px(12 + _SIDE)
        room = width - 2 * px(_SIDE) - label - self._colours_width(labelled=True)
        return max(px(_NAME) * scale, min(px(290) * scale, room))

    def _row(self) -> float:
        return max(self.name.body_height(), self.colours[0].body_size().height())

    def _wide(self, width: float) -> bool:
        px = self._metrics.px
        name = self._name_label.sizeHint().width() + px(12 + _SIDE) + self._field_width(width)
        return name + self._colours_width(labelled=True) <= width - 2 * px(_SIDE)

    def _colours_width(self, *, labelled: bool) -> float:
        px = self._metrics.px
        shapes = sum(button.body_size().width() + px(2) for button in self.colours)
        return shapes + (self._colour_label.sizeHint().width() + px(8) if labelled else 0)

    def _labelled(self, width: float) -> bool:
        """Tell whether the label of the colours has room; their shapes speak for themselves."""
        room = width - 2 * self._metrics.px(_SIDE)
        return self._colours_width(labelled=True) + self._leave_size().width() <= room

    def _leave_beside_colours(self, width: float) -> bool:
        room = width - self._metrics.px(2 * _SIDE - 12)
        return self._colours_width(labelled=False) + self._leave_size().width() <= room

    def _leave_size(self) -> QSizeF:
        """Return the size of the button to leave, or of the words why there is none."""
        if self.leave.isVisibleTo(self):
            return self.leave.body_size()
        if self.stays.isVisibleTo(self):
            return self.stays.sizeHint().toSizeF()
        return QSizeF(0, 0)

    def _place_label(self, label: Label, x: float, y: float, height: float) -> None:
        size = label.sizeHint()
        top = y + (height - size.height()) / 2
        label.setGeometry(round(x), round(top), size.width(), size.height())

    def _place_colours(self, x: float, y: float, *, labelled: bool) -> None:
        px = self._metrics.px
        self._colour_label.setVisible(labelled)
        if labelled:
            self._place_label(self._colour_label, x, y, self._row())
            x += self._colour_label.sizeHint().width() + px(8)
        for button in self.colours:
            size = button.body_size()
            top = y + (self._row() - size.height()) / 2
            button.place(x, top, size.width(), size.height())
            x += size.width() + px(2)

    def _choose(self, colour: int, *_: object) -> None:
        self.colour_chosen.emit(colour)


def kind_choices() -> list[SegmentOption]:
    """Return who may play: a person, or a computer player of each strength."""
    return [
        SegmentOption("human", common_texts.person()),
        SegmentOption("easy", T("Computer: easy")()),
        SegmentOption("normal", common_texts.normal()),
        SegmentOption("hard", common_texts.hard()),
    ]


def _stays_text(party: Party) -> str:
    """Say why nobody can leave the table; "" if somebody can, or if one may play alone."""
    if party.can_leave or party.least == 1:
        return ""
    if party.places == party.least:
        return T("A game for %n player(s)")(n=party.least)
    return T("At least %n player(s)")(n=party.least)
