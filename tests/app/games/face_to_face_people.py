"""People at the table of Face to Face for tests: a page, played by mouse, clicks or keys."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.games.face_to_face import words
from app.games.face_to_face.layout.decks import WAYS, decks_of, pile_of
from app.games.face_to_face.layout.gift import gift_in, gift_words
from app.games.face_to_face.layout.layout import PILES, card_id
from app.games.face_to_face.layout.sides import told_of
from app.games.face_to_face.layout.trails import placed_by_rival, trail_told
from app.games.face_to_face.situation import FaceToFaceSituation
from app.games.numbers.texts import hand_card_name, placed_by_trick
from app.games.numbers.tricks import is_trick
from app.match.phase import Phase
from app.paint.faces import NumberFace
from app.style.appearance import Appearance
from engine.core.events import Kind
from engine.core.match import Match
from engine.games.face_to_face.piles import CARDS
from tests.app.table.support import LEFT, NO_KEYS, Table, seat_at

Way = Literal["drag", "click", "keys"]


def sit(
    appearance: Appearance,
    match: Match,
    *kinds: Kind,
    size: tuple[int, int] = (1280, 800),
    settle: bool = True,
) -> Table:
    """A page over a match, its first player seated; without kinds both are people."""
    return seat_at(appearance, match, kinds, size, settle=settle)


class Player:
    """Plays whoever is at the screen, in one way, and looks round after every step."""

    def __init__(self, table: Table, way: Way, *, generous: bool = True) -> None:
        self.table = table
        self.way = way
        self.generous = generous
        """Gives a card to the rival whenever one helps."""
        self.done: set[str] = set()
        """The kinds of step that were made."""
        self.heard: list[str] = []
        table.view.announced.connect(self.heard.append)

    def play_on(self, most: int = 800) -> None:
        """Play until the match is over."""
        for _ in range(most):
            check(self.table)
            self._check_heard()
            if self.table.session.phase is Phase.OVER:
                return
            self.step()
            self.table.settle()
        raise AssertionError("the match does not end")

    def step(self) -> None:
        """Whatever is to be done next."""
        session = self.table.session
        if session.phase is Phase.CURTAIN:
            session.handover.lift()
            self.table.page.setFocus()
            return
        if session.phase is Phase.REVIEWING:
            self.done.add("hand over")
            self.press_main()
            return
        self.table.page.replay.skip()
        action = choose(self.table.situation, generous=self.generous)
        seat = session.seat
        assert seat is not None
        if action == "end":
            self.done.add("end")
            self.press_main()
            return
        _, card, pile = action.split()
        offer = self.table.page.guide.offers(card_id(seat, int(card)))[pile]
        kind = "step" if offer.kind == "leap" else offer.kind
        self.done.add(f"{kind} {pile}")
        self.move(card_id(seat, int(card)), pile)
        assert session.match.view(None)["turn"]["placed"][-1:] == [[int(card), pile]] or (
            session.phase is Phase.OVER
        )

    # Hands

    def move(self, card: str, place: str) -> None:
        """Bring a card to a place, in this player's way."""
        table = self.table
        if self.way == "drag":
            table.drag(card, place)
        elif self.way == "click":
            table.click(card)
            table.clock.advance(300)
            table.click(place)
        else:
            table.type(card.partition(":")[2])
            assert table.view.overlay.focus == card
            table.clock.advance(1000)
            table.key(Qt.Key.Key_Return)
            for _ in PILES:
                if table.view.gestures.aiming.aimed == place:
                    break
                table.key(Qt.Key.Key_Right)
            assert table.view.gestures.aiming.aimed == place
            table.key(Qt.Key.Key_Return)

    def press_main(self) -> None:
        if self.way == "keys":
            self.table.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        else:
            button = self.table.page.rail.main
            middle = QPoint(button.width() // 2, button.height() // 2)
            QTest.mouseClick(button, LEFT, NO_KEYS, middle)

    def _check_heard(self) -> None:
        """What was announced names no card that the listener may not know."""
        view = self.table.session.view()
        known = {n for piles in view["piles"] for way in WAYS for n in piles[way]}
        known |= {n for hand in view["hands"] for n in hand if n is not None}
        for text in self.heard:
            for number in map(int, re.findall(r"\d+", text)):
                assert number in known or number <= 6, text
        self.heard.clear()


def choose(situation: FaceToFaceSituation, *, generous: bool) -> str:
    """A sensible action: the smallest step; a gift where one helps; then the end of the turn."""
    view = situation.view
    placed = len(view["turn"]["placed"])
    gave = gift_in(view) is not None
    gifts: list[tuple[int, str]] = []
    steps: list[tuple[int, str]] = []
    for action in situation.legal:
        if action == "end":
            continue
        _, card, pile = action.split()
        owner, way = pile_of(pile, situation.seat or 0)
        top = view["piles"][owner][way][-1]
        cost = int(card) - top if way == "up" else top - int(card)
        (gifts if pile.startswith("rival") else steps).append((cost, action))
    if placed < 2 and steps and (placed == 0 or gave or not (gifts and generous)):
        return min(steps)[1]
    if gifts and generous and not gave:
        return max(gifts)[1]
    if "end" in situation.legal:
        return "end"
    return min([*steps, *gifts])[1]


# What must hold at every step


def check(table: Table) -> None:
    """Nothing is shown that the person at the screen may not know, and it is said what to do."""
    session, scene = table.session, table.view.scene
    view = session.view()
    known = known_cards(table)
    for item in [*scene.cards.values(), *scene.leaving]:
        for face in (item.spec.face, item.origin_face, *item._shown[:1]):
            if isinstance(face, NumberFace) and 1 < face.number < 60:
                assert f"{face.tone}:{face.number}" in known, (item.spec.id, face)
        kind, _, rest = item.spec.id.partition(":")
        assert kind not in ("gold", "silver") or f"{kind}:{rest}" in known
    assert set(table.view.overlay.names) <= tellable(table)
    page = table.page
    for text in [page.windowTitle(), *(each.toolTip() for each in page.findChildren(QWidget))]:
        assert not re.search(r"\d", text.replace("F11", "")), text
    if session.phase is Phase.CURTAIN:
        assert table.view.overlay.names == []
        assert table.shown("hand") == []
        return
    assert table.page.rail.status.lines[0], "nothing is asked"
    assert table.situation.view == view or table.page.replay
    check_light(table)


def known_cards(table: Table) -> set[str]:
    """Ids of the cards that the person at the screen may see: the own hand, and what was laid."""
    state, view = table.session.match.state(), table.session.view()
    known = set()
    for seat in (0, 1):
        hidden = set(state["draw"][seat])
        hidden |= set() if view["hands"][seat] == state["hands"][seat] else {*state["hands"][seat]}
        known |= {card_id(seat, card) for card in CARDS if card not in hidden}
    return known


def tellable(table: Table) -> set[str]:
    """Every string that a screen reader may find on the table of who is at the screen."""
    situation = table.situation
    if situation.seat is None:
        return set()
    view, near = situation.view, situation.seat
    hand = [card for card in view["hands"][near] if card is not None]
    said = {hand_card_name(n, i + 1, len(hand), fire=False) for i, n in enumerate(hand)}
    said |= {hand_card_name(n, len(hand) - i, len(hand), fire=False) for i, n in enumerate(hand)}
    placed = placed_by_rival(situation)
    for pile in PILES:
        owner, way = pile_of(pile, near)
        told = trail_told(situation, placed.get((owner, way), ()))
        numbers = view["piles"][owner][way]
        gift = [words.a_gift()] if decks_of(situation)[owner, way][-1] == 1 - owner else []
        trick = [placed_by_trick()] if is_trick(numbers, ascending=way == "up") else []
        for of_top in (gift, [*gift, *trick]):  # The ring goes with the next card.
            said.add(", ".join([words.pile_name(pile, numbers[-1]), *of_top, *told]))
    said |= {words.draw_pile_name(own, len(view["draw"][near if own else 1 - near]))
             for own in (True, False)}  # fmt: skip
    said.add(words.rivals_hand_name(n=len(view["hands"][1 - near])))
    for seat in (0, 1):
        name = situation.players[seat].name
        said.add(", ".join([name, *told_of(situation, seat, near)]))
    about = gift_words(situation)
    if about is not None:
        said.add(f"{about.title}. {about.text}")
    return said


def check_light(table: Table) -> None:
    """Each card that can be lifted lights exactly the places where it may be laid."""
    situation = table.situation
    if situation.stage != "playing" or table.page.replay or situation.seat is None:
        return
    for card in situation.view["hands"][situation.seat]:
        offers = table.page.guide.offers(card_id(situation.seat, card))
        legal = {a.split()[2] for a in situation.legal if a.startswith(f"place {card} ")}
        assert set(offers) == legal


def spoken(table: Table) -> Iterator[str]:
    """Every string that is on the page for anybody to read or hear."""
    page = table.page
    yield from table.view.overlay.names
    yield from page.rail.status.lines
    for widget in page.findChildren(QWidget):
        if widget.isVisibleTo(page):
            yield widget.accessibleName()
            yield widget.toolTip()
