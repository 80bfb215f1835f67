"""The rail while a better move is looked for: what is asked, and how a try was judged."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from app import common_texts
from app.games.contract import DoActions, RailAction
from app.pages.review import words
from app.pages.table.rail.words import OwnRailWords
from app.texts import Text, texts

if TYPE_CHECKING:
    from app.pages.find.page import FindPage

T = texts("Review")

_HEADS: Final[Mapping[str, Text]] = {
    "judging": T("Your move is being tried …", note="At the search for a better move."),
    "right": T("Well found!", note="A move was tried: it is a good one."),
    "same": T("That is what was played", note="A move was tried, which is not the better one."),
    "wrong": T("Not the best yet", note="A move was tried: there is a better one."),
    "failed": T("It could not be tried this time", note="A move could not be judged."),
}
_to_review = T("Back to the review", note="A button.")
_line = T("Chance to win: {chance}. In the game it was {before}.")
_could_be = T("Chance to win: {chance}. It could be {best}.")
_was_played = T("In the game, the chance to win fell to {chance}.")


class FindRailWords(OwnRailWords):
    """Tells the rail what is asked, or what came of a try."""

    def __init__(self, page: FindPage) -> None:
        super().__init__(page)
        self._find = page

    def tell(self) -> None:
        """Let the rail say how things stand."""
        page, rail = self._find, self._find.rail
        for hidden in (rail.seat, rail.back, rail.pause, rail.hint, rail.moves):
            hidden.hide()
        rail.status.tell(*self._lines(), 0, 0)
        rail.undo.set_allowed(bool(page.session.match.moves))
        asked = page.state == "asked"
        rail.tell_extras(page.game.extras(page.display.situation) if asked else ())
        page.answer.set_word(words.show_answer())
        page.answer.setVisible(page.state != "right")
        word = _to_review() if page.state == "right" else common_texts.try_again()
        own = page.game.main(page.display.situation) if asked else None
        leads_on = RailAction(word, DoActions(()), page.state != "judging")
        usual = [_to_review(), common_texts.try_again(), *page.game.main_words()]
        rail.tell_main(leads_on if own is None else own, usual)
        self.note_what_is_asked()

    def _lines(self) -> tuple[str, str]:
        page = self._find
        played = words.chance(page.find_session.decision.played.chance.value)
        if page.state == "asked":
            return words.before_choice(), _was_played(chance=played)
        tried, head = page.tried, _HEADS[page.state]()
        if tried is None:
            return head, ""
        chance = words.chance(tried.played.chance.value)
        if page.state == "right":
            return head, _line(chance=chance, before=played)
        best = tried.played if tried.best is None else tried.best
        return head, _could_be(chance=chance, best=words.chance(best.chance.value))
