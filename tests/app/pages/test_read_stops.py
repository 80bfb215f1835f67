"""The ring round what is only read."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from app.style.appearance import Appearance
from app.widgets.label import Label
from app.widgets.read_stops import ReadStops
from tests.app.waiting import make_active


def test_the_ring_leaves_a_text_as_it_is(appearance: Appearance) -> None:
    page = QWidget()
    page.resize(400, 200)
    label = Label(appearance, "caption", page)
    label.setText("Αγγγgggypj")
    label.adjustSize()
    label.move(40, 40)
    stops = ReadStops(appearance, [label])
    make_active(page)
    page.setFocus()
    stops.follow()
    whole, inside = QRect(30, 30, 300, 100), label.geometry()
    before = page.grab(inside).toImage(), page.grab(whole).toImage()
    label.setFocus(Qt.FocusReason.TabFocusReason)
    assert page.grab(inside).toImage() == before[0]
    assert page.grab(whole).toImage() != before[1]
