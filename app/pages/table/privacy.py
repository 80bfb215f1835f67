"""Whether what only one person may know is said by itself, or when they ask for it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING, Final

from app import common_texts
from app.games import answers
from app.games.answers import TableQuestion
from app.games.contract import AnySituation, as_sentences
from app.games.narration import Audience, Narration
from app.keys import commands
from app.match.phase import Phase
from app.match.players import people_among
from app.match.story import Happenings
from app.system.reading_time import sentences_of
from app.table.view.ears import Kind
from app.texts import texts
from engine.core.happening import ActionsTakenBack
from engine.core.refusal import Refusal

if TYPE_CHECKING:
    from app.pages.table.page import TablePage

T = texts("Table")

KNOWN_TO_ALL: Final = frozenset(
    {
        "not-your-turn", "match-over", "minimum", "rate-first", "choose-first", "decide-first",
        "not-now", "wrong-part", "slot-empty", "fire-due", "skull-on-top", "exactly-three",
        "silence", "no-such-player", "no-cards", "yourself", "nothing-blocked",
    }
)  # fmt: skip
"""The codes of refusals that tell nothing of a hand."""

on_request_told = T(
    "Your cards are only spoken when you ask: press {key}.",
    note="Said when that has been chosen; the key has those words said.",
)
more_waits = T(
    "Press {key} to hear more.",
    note="Said once something waits that only the person may hear; the key has it said.",
)
for_all_told = T(
    "Cards are on request for everybody here: {key} tells you yours. Each seat can change that.",
    note="Said when that has been chosen where others play at the same screen.",
)
about_your_cards = T(
    "Press {key}: it is about your cards.",
    note="Said where a key gets an answer that only the person may hear.",
)
hint_is_there = T(
    "Press {key} to hear the hint.",
    note="Said to who asks for a hint that only they may hear.",
)
hint_waits = T(
    "Press {key} first to hear the hint; {hint} then does it.",
    note="Said to who presses the key of a hint again that only they may hear.",
)
chosen_told = T("Chosen.", note="Said to all; the key of the own words tells what it is.")
chosen_no_longer = T("No longer chosen.", note="Said to all, without what it is.")
by_itself_told = T("Your cards are spoken again.", note="Said when that is chosen no longer.")


class Privacy:
    """Takes up what the person at the screen has chosen, and lets them ask."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._seen: tuple[int | None, bool] | None = None
        """Who sat there, and what held for them."""
        self._playing = self._left = False
        self._standing: tuple[object, ...] = ()
        """What the words that wait rest upon."""
        self._just_told = ""
        """What has just been said of what happened, before it is said who is asked."""
        page.view.ears.notice = self._notice

    @property
    def chosen(self) -> bool:
        """Whether who sits at the screen hears their cards only when they ask."""
        situation = self._page.display.situation
        if situation.seat is None or not self._page.confides:
            return False
        name = situation.players[situation.seat].remembered_as
        people = people_among(self._page.session.players)
        return self._page.appearance.confiding.holds(name, people)

    def follow(self) -> None:
        """Let the ears be those of who sits there; after each turn the hand is covered again.

        What was confided about how things stood is void once they stand otherwise.
        """
        situation, ears = self._page.display.situation, self._page.view.ears
        now = situation.seat, self.chosen
        if now != self._seen:
            self._seen = now
            ears.sit_down(guarded=self.chosen)
        playing = situation.stage == "playing"
        left = situation.viewer is None  # Whose hand lay open is perhaps no longer there.
        if left and not self._left:
            self._page.asking.forget()
        if (self._playing and not playing) or (left and not self._left):
            ears.cover()
            ears.forget()
        self._playing, self._left = playing, left
        standing = situation.stage, situation.legal, situation.chosen
        if standing != self._standing:
            ears.outdate()
        self._standing = standing

    def leave(self) -> None:
        """Forget what was kept for who leaves the table."""
        self._seen = None
        self._page.view.ears.sit_down(guarded=self.chosen)

    def toggle(self) -> None:
        """Choose the other way for who sits there, and say which one holds."""
        page, situation = self._page, self._page.display.situation
        assert situation.seat is not None
        on, players = not self.chosen, page.session.players
        name, people = players[situation.seat].remembered_as, people_among(players)
        page.appearance.confiding.choose(name, on=on, people=people)
        self.follow()
        page.view.access.renew()
        page.rail_words.tell()
        said = what_holds(on=on, people=len(people), key=self._key())
        page.view.show_message(page.rail.main_rect, lambda: said, private=False)

    def ask(self) -> None:
        """Say what waited to be asked for, or else the hand, and tell the hand by its names."""
        page = self._page
        words = page.view.ears.ask() or page.asking.answer(TableQuestion.HAND)
        page.view.access.renew()
        page.rail_words.tell()
        page.view.announce(words)

    def ask_for_hint_first(self) -> None:
        """Say that a hint is done once it has been heard, and how to hear it."""
        keys = self._page.appearance.keys
        hint = keys.said(commands.HINT) or commands.HINT.name()
        self._page.view.ears.tell(hint_waits(key=self._key(), hint=hint))

    def tell_choice(self, said: str, before: AnySituation) -> None:
        """Say what has been chosen, or no longer is; to all only that it is so."""
        ears, now = self._page.view.ears, self._page.display.situation
        if not now.chosen:
            ears.tell(said)
            return
        if ears.guarded and said:
            fewer = len(now.chosen) < len(before.chosen)
            ears.tell((chosen_no_longer if fewer else chosen_told)())
        ears.confide(said, "choice")

    def tell(
        self,
        narration: Narration,
        own: Sequence[Happenings],
        known_to_all: Sequence[Happenings],
        audience: Audience,
    ) -> None:
        """Say what happened: what all know of it aloud, and to the person alone the rest.

        Both are the same events, one as the person may know them.
        """
        ears = self._page.view.ears
        public, private = [], []
        for mine, shared in zip(own, known_to_all, strict=True):
            said = narration.announce(mine, audience)
            if mine == shared or not ears.guarded:
                public.append(said)
            else:
                public.append(narration.announce(shared, audience))
                private.append(_only_in(said, public[-1]))
        if any(isinstance(each, ActionsTakenBack) for each in chain.from_iterable(own)):
            ears.forget()
        self._just_told = " ".join(filter(None, public))
        ears.tell(self._just_told)
        ears.confide(" ".join(filter(None, private)), "event")

    def call(self, called: str, before: AnySituation) -> None:
        """Say that it is the person's turn, or who is next, and to them alone what is asked."""
        ears, situation = self._page.view.ears, self._page.display.situation
        told, self._just_told = self._just_told, ""
        if ears.guarded:
            heard = _only_in(self._aloud(before, situation, called=called), told)
            ears.tell(heard)
            called = _only_in(called, heard)
        ears.confide(called, "call")

    def hides(self, refusal: Refusal) -> bool:
        """Tell whether why something cannot be done is for the person alone."""
        return refusal.code not in KNOWN_TO_ALL

    def how_things_stand(self) -> str:
        """Say whose turn it is and what it asks, as far as all may hear, and how to hear more."""
        page, now = self._page, self._page.display.read()
        telling = bool(page.replay or page.display.behind)
        parts, asked = [answers.still_telling()] if telling else [], ""
        acting = now.view["to_act"]
        if now.stage in ("playing", "deciding") and now.seat is not None:
            name, asked = now.players[now.seat].name, page.game.asked_openly(None, now)
            if name not in asked:
                parts.insert(0, answers.your_turn(name=name))
        elif now.stage == "reviewing" and acting:
            parts.append(common_texts.is_next(name=now.players[acting[0]].name))
            parts.append(f"{commands.MAIN.strokes[0].said}: {page.rail.main.word}")
        elif acting:
            parts.append(common_texts.is_playing(name=now.players[acting[0]].name))
        # Before it is known who starts, the buttons are the answers: they are the same for all.
        buttons = page.asking.buttons() if "start" in now.view else [page.asking.main_key()]
        main = as_sentences(buttons) if asked else ""
        more = self._notice() if page.view.ears.hides_hand and now.viewer is not None else ""
        return " ".join(filter(None, [as_sentences(parts), asked, main, more]))

    def _aloud(self, before: AnySituation, now: AnySituation, *, called: str) -> str:
        """Return what all may hear of what is asked now."""
        if now.seat is None:
            return ""
        asked = self._page.game.asked_openly(before, now) if called else ""
        if called and before.stage != "playing":
            name = now.players[now.seat].name
            turn = "" if name in asked else as_sentences([answers.your_turn(name=name)])
            return " ".join(filter(None, [turn, asked]))
        if asked:
            return asked
        to_act = now.view["to_act"]
        if now.stage == "reviewing" != before.stage and to_act and self._page.session.shared:
            key = commands.MAIN.strokes[0].said
            following = common_texts.is_next(name=now.players[to_act[0]].name)
            return as_sentences([following, f"{key}: {self._page.rail_words.after_review()}"])
        return ""

    def _notice(self, kind: Kind = "event") -> str:
        """Say how to hear what waits; nothing to who leaves the screen just now."""
        if self._page.session.phase is Phase.CURTAIN:
            return ""
        how = {"answer": about_your_cards, "hint": hint_is_there}.get(kind, more_waits)
        return how(key=self._key())

    def _key(self) -> str:
        return self._page.appearance.keys.said(commands.OWN_WORDS) or commands.OWN_WORDS.name()


def what_holds(*, on: bool, people: int, key: str) -> str:
    """Return what is said when one of so many people at the screen has chosen."""
    if not on:
        return by_itself_told()
    return (for_all_told if people > 1 else on_request_told)(key=key)


def _only_in(said: str, heard: str) -> str:
    """Return the sentences that have not been heard."""
    known = sentences_of(heard)
    return " ".join(each for each in sentences_of(said) if each not in known)
