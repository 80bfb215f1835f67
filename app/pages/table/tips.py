"""The tips of the coach in a match: when one is due, where it stands, and how it goes."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt

from app import common_texts
from app.games.contract import as_sentences
from app.games.tips import COMMON, DEAD_END, DueTip, TipWords, turn_of
from app.keys import commands
from app.pages.table.computers.seats import seat_rect
from app.pages.table.tip_place import APART, EDGE, SHAPES, TipBody, find_spot, spared_on
from app.storage.progress import LearningProgress
from app.style.typography import Metrics
from app.table.badges import badges_on, with_badges
from app.table.layout import Layer, Layout, Rect
from app.table.view.gestures import Mode
from app.table.view.message import above_rail, rect_of
from app.texts import texts
from app.widgets.coach_tip import CoachTip

if TYPE_CHECKING:
    from app.pages.table.page import TablePage

T = texts("Tips")

ok = T("OK", note="A button that takes a tip away.")
no_more = T("No more", note="A button in a tip of the coach: no more tips come.")
no_more_tips = T("No more tips", note="What that button is called by itself.")
switched_off = T(
    "No more tips come. The settings bring them back.",
    note="Said on the rail after a press on “No more tips”.",
)

SOON: Final = 250
"""How long the table must have been at rest before a tip comes, in milliseconds."""


class TableTips(QObject):
    """Shows the tips of a game on a page, each once, at most one a turn.

    A tip waits until the table is at rest and a person is asked to act. It goes with its button,
    with Esc, and with the next thing that is done in the match.
    """

    def __init__(self, page: TablePage, progress: LearningProgress) -> None:
        super().__init__(page)
        self._page = page
        self._progress = progress
        self._tips = page.module.tips()
        self._shown: DueTip | None = None
        self._events = 0
        """How many events the match had when the tip came."""
        self._turn: object = None
        """In which a tip came last."""
        self._told_how = False
        """It was said how a tip is closed."""
        self.bubble = CoachTip(page.appearance, page)
        self.bubble.ok.clicked.connect(self.close)
        self.bubble.no_more.clicked.connect(self._switch_off)
        self._soon = page.view.scene.clock.alarm(self._consider)
        page.view.settled.connect(self._wait)
        page.view.announced.connect(self._wait)
        page.stage.ended.connect(self._wait)
        page.view.overlay.before = self.bubble.stops
        page.view.message.stays_clear_of = self._occupied

    @property
    def shown(self) -> str:
        """Return the name of the tip that stands now; "" for none."""
        return "" if self._shown is None else self._shown.name

    def close(self) -> None:
        """Take the tip away; the keyboard goes back to the table with it."""
        if self._shown is None:
            return
        self._shown = None
        if any(stop.hasFocus() for stop in self.bubble.stops):
            self._page.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.bubble.take_away()
        self._page.view.scene.highlights.show_told(None)

    def follow(self) -> None:
        """Stand where there is room in the present layout, or look whether a tip is due soon."""
        if self._shown is None:
            self._wait()
        elif self._has_ended() or not self._place(self._shown):
            self.close()

    def retranslate(self) -> None:
        """Say everything in the language on screen."""
        self.bubble.set_words(ok(), no_more(), no_more_tips())
        if self._shown is not None:
            # What it names has its words in the language before.
            self._shown = next(self._anew(self._shown), self._shown)
            self._say(self._shown)

    def _anew(self, shown: DueTip) -> Iterator[DueTip]:
        """Yield the tip as it would be told now, if it still is due."""
        for due in self._tips.due(self._page.display.situation):
            if (due.name, due.about) == (shown.name, shown.about):
                yield due

    # When

    def _wait(self) -> None:
        if self._shown is None and self._page.appearance.shows_tips:
            self._soon.start(SOON)

    def _consider(self) -> None:
        """Show a tip if one is due, and nothing else goes on."""
        if self._shown is not None or not self._is_time():
            return
        for due in self._unread():
            self._say(due)
            if self._place(due):
                self._begin(due)
                return

    def _is_time(self) -> bool:
        page, situation = self._page, self._page.display.situation
        waited_for = situation.viewer in page.session.match.waits_for
        asked = situation.stage == "ended" or (situation.stage == "playing" and waited_for)
        return (
            page.appearance.shows_tips
            and asked
            and situation.viewer is not None
            and page.is_free(ended=True)
            and page.view.gestures.mode is Mode.IDLE
            and (not page.view.message.text or page.player_actions.warned_about is not None)
            and page.hint.lit is None
            and turn_of(situation) != self._turn
        )

    def _unread(self) -> Iterator[DueTip]:
        """Yield what could be told, the most urgent first."""
        page = self._page
        if page.view.message.text:
            if not self._progress.has_read(DEAD_END):
                yield DueTip(DEAD_END, "")
            return
        due = [
            each
            for each in self._tips.due(page.display.situation)
            if not self._progress.has_read(each.name)
            and not (each.name in self._tips.in_short and page.first_turns.in_words)
        ]
        order = list(self._tips.tips)
        yield from sorted(due, key=lambda each: order.index(each.name))

    def _has_ended(self) -> bool:
        """Tell whether something else is done or asked by now."""
        page = self._page
        asked = page.display.situation.stage in ("playing", "ended") and not page.seating.away
        return not asked or len(page.session.match.events) != self._events

    def _begin(self, due: DueTip) -> None:
        page = self._page
        self._shown = due
        self._events = len(page.session.match.events)
        self._turn = turn_of(page.display.situation)
        self._progress.note_read(due.name)
        closes = (
            [] if self._told_how else [f"{commands.LET_GO.strokes[0].said}: {common_texts.close()}"]
        )
        self._told_how = True
        page.view.ears.confide(as_sentences([*self.bubble.words, *closes]), "tip")

    def _switch_off(self) -> None:
        page = self._page
        self.close()
        page.appearance.set_tips("off")
        page.view.show_message(page.rail.main_rect, switched_off, private=False)

    # What, and where

    def _say(self, due: DueTip) -> None:
        tip: TipWords = COMMON[due.name] if due.name in COMMON else self._tips.tips[due.name]
        text = tip.text if due.text is None else due.text
        self.bubble.say(tip.heading.filled(due.fields), text(**due.fields))

    def _place(self, due: DueTip) -> bool:
        """Stand beside the thing, or where there is room; return whether there is any."""
        page, bubble, metrics = self._page, self.bubble, self._page.metrics
        thing = self._thing_of(due)
        if thing is None:
            return False
        bar, rail_top = page.bar_height, page.height() - page.rail_height
        table = Rect(0, bar, page.display.frame().width, rail_top - bar)
        layout = page.view.scene.layout
        about = with_badges(thing, layout)
        inside = table.grown(-metrics.px(EDGE))
        kept, spared = self._kept(), spared_on(layout)
        piles = [place.rect for place in layout.places if place.takes_cards]
        panels = [each.rect for each in layout.decorations if each.id in self._tips.kept]
        first = [each.rect for each in layout.decorations if each.id in self._tips.kept_first]
        given = [each.rect for each in layout.decorations if each.id in self._tips.given_way]
        sizes, spot = (metrics, *metrics.with_smaller_texts()), None
        # In a small window, where texts of the usual size are too large, not all has room.
        for measures, free in (
            *(
                (each, [*kept, *piles, *panels, *first, *given])
                for each in sizes
                if first and given
            ),
            *((each, [*kept, *piles, *panels, *first]) for each in sizes if first),
            *((each, [*kept, *piles, *panels]) for each in sizes),
            *((each, [*kept, *piles]) for each in sizes if panels),
            (metrics, kept),
        ):
            bodies = self._bodies(measures)
            spot = find_spot(bodies, about, inside, metrics, kept=free, spared=spared)
            if spot is not None:
                metrics = measures
                break
        if spot is None:
            return False
        bubble.take_shape(spot.shape, metrics)
        bubble.stand(QRectF(*spot.rect), None if spot.tip is None else QPointF(*spot.tip))
        for each in bubble.stops:
            each.stackUnder(page.view.top)  # What is lifted goes over it.
        page.view.scene.highlights.show_told(due.about if spot.tip is None else None)
        return True

    def _bodies(self, metrics: Metrics) -> list[TipBody]:
        """Return the shapes that the tip can have with these measures."""
        return [TipBody(shape, *self.bubble.take_shape(shape, metrics)) for shape in SHAPES]

    def _thing_of(self, due: DueTip) -> Rect | None:
        """Return where the thing is seen that a tip is about."""
        page, scene = self._page, self._page.view.scene
        if due.name == DEAD_END:
            about = page.player_actions.warned_about
            if callable(about):
                return about()
            return None if about is None else rect_of(scene, about)
        found = (thing.rect for thing in scene.layout.things if thing.id == due.about)
        rect = next(found, None)
        return None if rect is None else above_rail(scene.rail_top, rect)

    def _kept(self) -> list[Rect]:
        """Return the hand, what is asked, and the other players, over which no tip stands."""
        page, scene = self._page, self._page.view.scene
        apart = page.metrics.px(APART)
        kept = kept_free(scene.layout, page.height() - page.rail_height, self._tips.given_way)
        if scene.highlights.bubble is not None:
            kept.append(scene.highlights.bubble.rect)
        return [rect.grown(apart) for rect in kept] + self._players()

    def _players(self) -> list[Rect]:
        """Return where the others sit, whose names stand there."""
        layout = self._page.view.scene.layout
        seats = range(len(self._page.session.players))
        found = (seat_rect(layout, seat) for seat in seats)
        return [rect for rect in found if rect is not None]

    def _occupied(self) -> Sequence[Rect]:
        """Return where the tip stands, which no other words cover."""
        if self._shown is None:
            return ()
        body = self.bubble.body_rect
        return (Rect(body.x(), body.y(), body.width(), body.height()),)


def kept_free(layout: Layout, rail_top: float, given_way: Collection[str]) -> list[Rect]:
    """Return the hand, and what is lit, owed, told of the turn, or to be pressed.

    Not among it are words that have `given_way`.
    """
    ground = layout.width * layout.height / 10
    cards = [
        above_rail(rail_top, card.rect)
        for card in layout.cards
        if card.layer is Layer.HAND or (card.usable and not card.idle)
    ]
    places = [place.rect for place in layout.places if place.lit]
    told = [
        each.rect
        for each in layout.decorations
        if each.name
        and each.layer is Layer.LABEL
        and each.rect.width * each.rect.height < ground
        and each.id not in given_way
    ]
    return [*cards, *places, *told, *badges_on(layout)]
