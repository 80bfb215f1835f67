"""The coach of a lesson: the bubble beside what a step speaks of, and the way from step to step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from app.games.contract import MAIN, as_sentences
from app.keys import commands
from app.learning.lesson_words import StepWords, lesson_words
from app.learning.run import LessonRun
from app.learning.scripted_computers import ScriptedComputers
from app.pages.lesson.aims import aims_of, told_of, unasked
from app.pages.lesson.ghost import Ghost
from app.pages.lesson.praise import praised
from app.pages.lesson.spotlight import (
    asked_for,
    captions,
    gives_way,
    rects_along,
    rects_of,
    with_more,
    with_spotlight,
)
from app.pages.table.bubble_place import place_bubble
from app.pages.table.hint import BUTTON, with_light
from app.pages.table.light import OVER
from app.style.typography import Metrics
from app.table.badges import with_badges
from app.table.layout import CardSpec, Decoration, Layer, Layout, PlaceSpec, Rect
from app.table.scene.motion import GO_BACK
from app.table.view.gestures import Mode
from app.table.visuals import LitVisual
from app.texts import texts
from app.widgets.coach_bubble import CoachBubble
from app.widgets.control import Control
from app.widgets.language_switch import current_language

if TYPE_CHECKING:
    from app.pages.lesson.page import LessonPage

T = texts("Lesson")

now_press = T(
    "Now press where the light is: the card goes there.",
    note="What the coach says while the card that a step asks for stands over the hand.",
)
put_down = T(
    "The card is in your hand again. Press it once more, then the place with the light.",
    note="What the coach says when the card that a step asks for was lifted and put down again.",
)

is_done = T("That’s right", note="The heading of the bubble once a step of a lesson is done.")
go_on = T("Now press Continue.", note="What is said once a step of a lesson is done; a button.")
first_go_on = T(
    "First press Continue.",
    note="Said to who wants to do something while a step is only to be read; a button.",
)

continue_word = T("Continue")

URGE_AFTER: Final = 12_000.0
"""After so long without an action "Show me" is lit, in milliseconds."""

MISSES: Final = 2
"""After so many actions that the step does not ask for it is lit, too."""

HAND: Final = "hand"
"""What a step points at where it means all cards of the person's hand."""


class Coach(QObject):
    """Leads through the steps of a lesson on its page.

    `stepped` says that another step is taken, `finished` that the last one is done.
    """

    stepped = Signal()
    finished = Signal()

    def __init__(self, page: LessonPage, run: LessonRun, computers: ScriptedComputers) -> None:
        super().__init__(page)
        self._page = page
        self._run = run
        self._computers = computers
        self._answer = ""
        """What was said last to an action that the step does not want."""
        self._refused: str | None = None
        """The card of which that was said."""
        self._misses = 0
        self._told = -1
        """The step that was told last to those who listen."""
        self._picked: str | None = None
        """The card that stood over the hand when the table was lit last."""
        clock = page.view.scene.clock
        self.bubble = CoachBubble(page.appearance, page)
        self.ghost = Ghost(page.appearance, clock, page)
        hand = clock.alarm(self._follow_hand)
        page.view.held.connect(lambda: hand.start(round(GO_BACK)))
        self.saying_done = False
        """It is said that the step is done, until the person goes on."""
        self._urge = clock.alarm(self._light_show_me)
        self._urging = False
        """The button "Show me" is lit."""

    @property
    def words(self) -> StepWords:
        """Return the words of the present step in the language on screen."""
        lesson = self._run.lesson
        words = lesson_words(lesson.game, lesson.id, current_language())
        return words.steps[self._run.step.id]

    @property
    def asks(self) -> bool:
        """Tell whether the person is to do something, or to read on."""
        return not self._run.acted

    @property
    def only_leads_on(self) -> bool:
        """Tell whether nothing is to be done now but to press Continue."""
        return self.saying_done or (self.asks and self._run.step.reads)

    def follow(self) -> None:
        """Go on once the person and the computers have done what belongs to the step."""
        self._computers.consider()
        if not self._run.complete or self.saying_done or not self._page.rests():
            return
        if self._run.step.waits:
            self.saying_done, self._answer = True, ""
            self._say_aloud(self.in_words())
            self._page.display.show()
        else:
            self._advance()

    def read_on(self) -> None:
        """Go on from what is to be read, or has been said."""
        if self.saying_done:
            self._advance()
        elif self.only_leads_on:
            self._run.read()
            self._page.display.show()
            self.follow()

    def go_back(self) -> None:
        """Go back to the beginning of the step, or to the step before."""
        self._forget()
        self._page.lesson_session.go_back()
        self._told = -1
        self._page.display.show()
        self.tell_step()

    def answer(self, action: str) -> None:
        """Answer a legal action that the step does not ask for."""
        if self.only_leads_on:
            self.say(first_go_on())
        elif self.asks:
            self._misses += 1
            self._urging = self._urging or self._misses >= MISSES
            self.say(self.words.answer(action))

    def judge_choice(self) -> None:
        """Answer what has been chosen: what the step does not speak of is put back."""
        actions, layout = self._page.player_actions, self._page.view.scene.layout
        if not actions.chosen or (self._run.step.takes_any and not self.only_leads_on):
            return
        things = {card.id for card in layout.cards} | {place.id for place in layout.places}
        unasked = things.intersection(actions.chosen).difference(self._point(layout))
        if self.only_leads_on or (self.asks and unasked):
            actions.take_back_choice()
            self.answer("choose")
        elif self.asks and (self._answer or self.words.chosen):
            self._answer = ""
            self._say_aloud(self.words.chosen)
            self._page.display.show()

    def say(self, text: str) -> None:
        """Say why something cannot be done."""
        self._answer = text
        laid = self._page.view.scene.laid
        self._refused = None if laid is None else laid[0]
        self._say_aloud(text)
        self._page.display.show()

    def show_me(self) -> None:
        """Show how it is done."""
        layout = self._page.view.scene.layout
        self._answer = ""
        self._urging = False
        self._urge.stop()
        self._page.display.show()
        to_do = self.asks and not self._run.step.reads
        task = self._page.lesson_rail.task_in_words()
        self._say_aloud(as_sentences(task) if to_do else self.in_words())
        point = self._point(layout)
        ends = self._ends(layout, point)
        if not self.asks or self._run.step.reads:
            return
        if ends is not None:
            card, place = ends
            self.ghost.show_way(card.face, card.rect, place.card)
        else:
            self.ghost.show_press(self._first_rect(layout, point))

    def tell_step(self) -> None:
        """Tell the step to those who listen, once."""
        if self._told != self._run.index:
            self._told = self._run.index
            self._bring_focus()
            self._say_aloud(self.in_words())
            if not self._run.step.reads:
                self._urge.start(round(URGE_AFTER))

    def in_words(self) -> str:
        """Return all that is said of the step now, with the key that leads on."""
        words, leads_on = self.words, f"{commands.MAIN.strokes[0].said}: {continue_word()}."
        if self.saying_done:
            return as_sentences([words.done, leads_on])
        if not self.asks:
            return as_sentences([self._page.lesson_rail.what_goes_on()])
        ends = [leads_on] if self._run.step.reads else self._page.lesson_rail.task_in_words()
        return as_sentences([words.heading, words.text.replace("**", ""), *ends])

    def _first_rect(self, layout: Layout, point: Sequence[str]) -> Rect:
        """Return where the first thing is that a step points at; if nowhere, Continue."""
        buttons = self._page.rail.hinted()
        for id_ in point:
            found = [buttons[id_]] if id_ in buttons else rects_of(layout, [id_])
            if found:
                return found[0]
        return self._page.rail.main_rect()

    def _bring_focus(self) -> None:
        """Let the keyboard begin at what the step asks for, where it is in use."""
        view = self._page.view
        if not self._run.step.reads and view.access.by_key:
            there = [id_ for id_ in self._point(view.scene.layout) if id_ in view.overlay]
            for id_ in there[:1]:
                view.overlay.set_focus(id_, Qt.FocusReason.OtherFocusReason)

    def light(self, layout: Layout, table: Rect, metrics: Metrics) -> Layout:
        """Return the layout with the light on what the step speaks of, and place the bubble."""
        self._picked = _picked(self._page)
        if self.saying_done:
            point = self._point(layout)
            done = praised(self._page, layout, point)
            point = (*done, *(id_ for id_ in point if id_ not in done))
            heading, text = f"✓ {is_done()}", self._answer or self.words.done or go_on()
            self._place(
                layout, text, table, metrics, heading=heading, point=point, first=len(done) or 1
            )
            ring = self._ring_round(self._page.rail.main, metrics)
            return with_more(with_light(layout, (), {}, metrics), [ring])
        if not self.asks:
            self.bubble.hide()
            return with_light(layout, (), {}, metrics)
        point = self._point(layout)
        shows_way = self._picked is None and not self._run.step.reads
        aims = aims_of(self._page, layout, self._ends(layout, point), metrics) if shows_way else []
        words, chosen = self.words, self._page.player_actions.chosen
        heading = words.heading
        text = self._answer or (words.chosen if chosen else "") or words.text
        clear = [rect for aim in aims for rect in rects_along(aim)]
        reads, ends = self._run.step.reads, self._ends(layout, point)
        if ends is not None and self._picked in point and not reads:
            # Only where it goes is lit from now on. What was said of this card is read first.
            text = (self._answer if self._picked == self._refused else "") or now_press()
            point = (ends[1].id,)
            told = told_of(self._page, layout, ends[0].id, metrics)
            clear += [self._page.view.scene.cards[ends[0].id].shown_rect, *(a.rect for a in told)]
        leads_on = chosen and not self._page.lesson_rail.continues
        lit = (MAIN,) if leads_on else point
        self._place(layout, text, table, metrics, heading=heading, point=lit, clear=clear)
        buttons = self._page.rail.hinted()
        whole = Rect(0, 0, table.width, self._page.height())
        free = tuple(each for each in layout.decorations if not gives_way(each, aims))
        bare = replace(layout, decorations=free)
        # Only what is to be pressed shines: what is to be looked at is left free of the veil.
        shining = () if reads else lit
        shown = with_spotlight(bare, point, whole, buttons, metrics, lit=shining)
        if reads:
            return with_more(shown, [self._ring_round(self._page.rail.main, metrics)])
        # Where the main button is asked for, all else is only looked at.
        shown = asked_for(shown, () if MAIN in point else point)
        if self._urging and not buttons.keys() & set(lit):  # One thing is lit: what is asked.
            aims.append(self._ring_round(self._page.rail.hint, metrics))
        return with_more(shown, aims)

    def _point(self, layout: Layout) -> tuple[str, ...]:
        """Return the ids that the step points at, the hand's cards one by one."""
        point = self._run.step.point
        if HAND not in point:
            return point
        hand = tuple(spec.id for spec in layout.cards if spec.layer is Layer.HAND)
        return (*(id_ for id_ in point if id_ != HAND), *hand)

    def _ends(self, layout: Layout, point: Sequence[str]) -> tuple[CardSpec, PlaceSpec] | None:
        """Return the card that is to go and where, the first ones named; a signal moves no card."""
        cards = {spec.id: spec for spec in layout.cards}
        places = {spec.id: spec for spec in layout.places}
        card = next((cards[id_] for id_ in point if id_ in cards), None)
        place = next((places[id_] for id_ in point if id_ in places), None)
        if card is None or place is None or card.place == place.id or self._run.step.signals:
            return None
        return card, place

    def _ring_round(self, button: Control, metrics: Metrics) -> Decoration:
        """Return the light round a button of the rail: "Show me", or Continue."""
        rail = self._page.rail
        id_ = "lesson:show" if button is rail.hint else "lesson:continue"
        visual = LitVisual(metrics.px(BUTTON), metrics.px(132))
        rect = rail.rect_of(button)
        return Decoration(id_, rect, visual, Layer.LIFTED, OVER, only_at_rest=True)

    def _follow_hand(self) -> None:
        """Say what comes next once a card stands over the hand, or lies in it again."""
        picked, before = _picked(self._page), self._picked
        if picked == before:
            return
        if picked is not None and self.only_leads_on:
            self.say(first_go_on())
            return
        if picked is None or picked != self._refused:
            self._answer = ""
        asked = self.asks and not self.only_leads_on
        missed = "" if picked is None or not asked else unasked(self._page, picked)
        if missed:
            self.answer(missed)
        elif picked is None and asked and before in self._point(self._page.view.scene.layout):
            self.say(put_down())
        else:
            self._page.display.show()

    def _light_show_me(self) -> None:
        self._urging = self.asks
        self._page.display.show()

    def _place(
        self,
        layout: Layout,
        text: str,
        table: Rect,
        metrics: Metrics,
        *,
        heading: str,
        point: Sequence[str],
        clear: Sequence[Rect] = (),
        first: int | None = None,
    ) -> None:
        """Let the bubble say this beside what the step speaks of now, or the first things of it."""
        self.bubble.say(heading, text)
        lit = rects_of(layout, point)
        buttons = self._page.rail.hinted()
        # A button is what is asked for: once it has been pressed, praise is not about it.
        pressed = () if self.saying_done else point
        meant = lit or [buttons[name] for name in pressed if name in buttons]
        about = [with_badges(rect, layout) for rect in meant[:first]]
        kept = (*lit, *clear, *captions(layout, about[0] if about else None, metrics))
        read = rects_of(layout, self._run.step.clear)
        size = self._page.size()
        place_bubble(
            self.bubble, layout, size, table, metrics, about=about, kept=kept, read=read,
            praises=self.saying_done,
        )  # fmt: skip

    def _advance(self) -> None:
        self._forget()
        self._page.close_strips()
        if self._run.is_last:
            self.finished.emit()
            return
        steps = self._run.lesson.steps
        if self._page.display.ended and not steps[self._run.index + 1].reads:
            self._page.course.next_round()
        self._page.lesson_session.advance()
        self.stepped.emit()
        self._page.display.show()
        self.tell_step()
        self.follow()

    def _forget(self) -> None:
        """Say and show nothing of the step any more."""
        self._answer = ""
        self._misses, self._urging = 0, False
        self._urge.stop()
        self.saying_done = False
        self.ghost.end()

    def _say_aloud(self, text: str) -> None:
        self._page.view.announce(text.replace("**", ""))


def _picked(page: LessonPage) -> str | None:
    """Return the card that a click has taken up to stand over the hand."""
    gestures = page.view.gestures
    return gestures.lifted if gestures.mode is Mode.PICKED else None
