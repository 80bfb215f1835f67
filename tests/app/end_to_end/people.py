"""People at the real window: what they choose to do, and how their hands do it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path

from app.table.layout import Layout
from engine.core.match import Match
from engine.games.the_game.piles import PILES
from tests.app.end_to_end.program import Program, told
from tests.app.end_to_end.table import Point, drop, grip, layout_of, middle
from tests.app.end_to_end.twin import Twin

LARGE_STEP = 2
"""A step that nobody takes without need."""

APART = 20
"""Clicks so far apart, in pixels, are never a double click."""

LEADS = 24
"""So many presses lead to the end of what others did in their turns, however much it was."""


def cost(match: Match, action: str) -> int:
    """The step that placing a card would be; below 0 for a backwards trick."""
    _, card, pile = action.split()
    top: int = match.view(None)["piles"][pile][-1]
    return int(card) - top if pile.startswith("up") else top - int(card)


def sensible(match: Match) -> str:
    """The smallest step, and no more cards than needed unless they cost next to nothing.

    Before the first card: the best that can be said of a hand, and the first player.
    """
    seat, *_ = match.to_act
    actions = [str(action) for action in match.legal(seat)]
    if "start" in match.view(None):
        return actions[0]
    places = sorted((a for a in actions if a != "end"), key=lambda a: cost(match, a))
    if "end" in actions and (not places or cost(match, places[0]) > LARGE_STEP):
        return "end"
    return places[0]


class Hands(ABC):
    """One way to do everything at the window."""

    patient = False
    """Waits until cards and curtain lie still before going on."""

    def __init__(self, program: Program) -> None:
        self.program = program

    @abstractmethod
    def place(self, match: Match, card: str, pile: str) -> None:
        """Lay a card of the hand on a pile."""

    @abstractmethod
    def press_main(self) -> None:
        """End the turn, or hand over."""

    @abstractmethod
    def lift(self) -> None:
        """Lift the curtain."""

    def see_to_the_end(self) -> None:
        """Lead on in what others did before, event by event, until there is no more of it.

        Once all is shown the key only moves the focus.
        """
        self.program.press(*["Left"] * LEADS)

    def watch(self) -> None:
        """Wait until everything lies still, if that is this person's way."""
        if self.patient:
            self.program.rest()


class Mouse(Hands):
    """Buttons are pressed with the mouse; their places are the twin's."""

    def __init__(self, program: Program, twin: Twin) -> None:
        super().__init__(program)
        self.twin = twin
        self._main = self._curtain = Point(0, 0)
        self._aside = 0

    def learn_places(self) -> None:
        """Ask the twin, at whose table the curtain is down, where curtain and main button are."""
        self._curtain = self.twin.point("Lift the curtain")
        self.twin.press("Lift the curtain")
        self.learn_main()

    def learn_main(self) -> None:
        """Ask the twin, at whose table it is this person's turn, where the main button is."""
        end = self.twin.button("End turn")
        right = end.mapTo(self.twin.window, end.rect().topRight()).x()
        # The button's right end stays where it is, whatever its word.
        self._main = Point(right - end.height(), self.twin.point("End turn").y)

    def learn_from(self, other: "Mouse") -> None:
        """The places that somebody else has learnt."""
        self._main, self._curtain = other._main, other._curtain

    def at(self, point: Point) -> Sequence[str]:
        """xdotool's command for going there."""
        return "mousemove", "--window", self.program.window, str(point.x), str(point.y)

    def click(self, *points: Point) -> None:
        """Click on each of these points in turn."""
        chain: list[str] = []
        for point in points:
            chain += [*self.at(point), "mousedown", "1", "mouseup", "1"]
        self.program.do(*chain)

    def click_on(self, name: str, *, last: bool = False) -> None:
        """Click on the button of that name, the last one of several; the twin's is pressed too."""
        self.click(self.twin.point(name, last=last))
        self.twin.press(name, last=last)

    def write_into(self, name: str, text: str) -> None:
        """Click into a field, brought into sight with the wheel, and write over what it holds."""
        edge = self.twin.scroll_to_the_end(name)
        if edge is not None:
            self.program.do(*self.at(edge), "click", "--repeat", "30", "--delay", "1", "5")
        self.click(self.twin.field(name))
        self.program.do("key", "ctrl+a", "type", text)
        self.twin.write(text)

    def press_main(self) -> None:
        """Press it never twice at the same point: a double click would count as one."""
        self._aside = APART - self._aside
        self.click(Point(self._main.x - self._aside, self._main.y))

    def lift(self) -> None:
        self.click(self._curtain)


class Dragger(Mouse):
    """Cards are dragged."""

    careless = False
    """Before a card is laid, much goes wrong; nothing of that may count."""

    def place(self, match: Match, card: str, pile: str) -> None:
        layout = layout_of(match, self.program.size)
        if self.careless:
            self._go_wrong(match, layout, card, pile)
        self.drag(grip(layout, card), drop(layout, card, pile))

    def _go_wrong(self, match: Match, layout: Layout, card: str, pile: str) -> None:
        """Let the card go where it does not belong, and give up in the middle of a drag."""
        start, goal = grip(layout, card), drop(layout, card, pile)
        (seat,) = match.to_act
        legal = {str(action) for action in match.legal(seat)}
        wrong = [name for name in PILES if f"place {card} {name}" not in legal]
        for point in (
            middle(layout.place("draw").card),
            Point(self.program.size.width // 2, self.program.size.height - 5),
            Point(self.program.size.width + 40, 200),
            *(drop(layout, card, name) for name in wrong),
        ):
            self.drag(start, point)
        self.drag(start, goal, "key", "Escape")
        self.drag(start, goal, "click", "3")

    def drag(self, start: Point, goal: Point, *end: str) -> None:
        """Take what lies at `start` to `goal`, not quite straight, as a hand does.

        It is let go there, unless `end` says otherwise.
        """
        chain = [*self.at(start), "mousedown", "1"]
        for share, aside in ((0.02, 0), (0.3, 40), (0.7, 25), (0.95, -10)):
            x = start.x + (goal.x - start.x) * share + aside
            y = start.y + (goal.y - start.y) * share
            chain += self.at(Point(round(x), round(y)))
        chain += self.at(goal)
        self.program.do(*chain, *end, "mouseup", "1")


class Clicker(Mouse):
    """A click on the card, a click on the pile."""

    descending = False
    """The hand runs from the highest card to the lowest."""

    def place(self, match: Match, card: str, pile: str) -> None:
        layout = layout_of(match, self.program.size, descending=self.descending)
        self.click(grip(layout, card), middle(layout.place(pile).card))


class Typist(Hands):
    """The keyboard alone."""

    def place(self, match: Match, card: str, pile: str) -> None:
        """Choose the card and the pile with the arrow keys."""
        (seat,) = match.to_act
        hand = match.view(seat)["hands"][seat]
        self.program.do(
            "key", "Down", "Home", *["Right"] * hand.index(int(card)), *self._lay(match, card, pile)
        )

    def place_by_number(self, match: Match, card: str, pile: str) -> None:
        """Choose the card by typing its number, once no earlier digit counts any more."""
        self.program.do("sleep", "1", "key", *card, *self._lay(match, card, pile))

    def _lay(self, match: Match, card: str, pile: str) -> Sequence[str]:
        """The keys that lift the card and lay it on the pile: legal ones come in their order.

        Enter has aimed at the cheapest of them.
        """
        (seat,) = match.to_act
        legal = {str(action) for action in match.legal(seat)}
        piles = [str(name) for name in PILES if f"place {card} {name}" in legal]
        return "Return", "Home", *["Right"] * piles.index(pile), "Return"

    def press_main(self) -> None:
        self.program.do("key", "ctrl+Return")

    def lift(self) -> None:
        self.program.do("key", "Return")


def play(
    program: Program,
    path: Path,
    hands: Sequence[Hands],
    *,
    until: Callable[[Match], bool] = lambda _: False,
) -> Match:
    """Play the match on the table, seat by seat with their own hands, until its end or `until`.

    The player to act has lifted the curtain. What is done must be what was meant, each time.
    """
    match = program.match(path)
    while match.over is None and not until(match):
        (seat,) = match.to_act
        hand = hands[seat % len(hands)]
        action = sensible(match)
        done = [*told(list(match.events)), action]
        if action == "end":
            hand.press_main()
        else:
            hand.place(match, *action.split()[1:])
        found = told(program.wait_for_events(path, len(done)))
        assert found == done, f"{action!r} was meant, this was done: {found[len(done) - 1 :]}"
        match = program.match(path)
        hand.watch()
        if match.over is None and seat not in match.to_act:
            hand.press_main()
            hand.watch()
            hands[match.to_act[0] % len(hands)].lift()
            hand.watch()
            hand.see_to_the_end()
    if match.over is not None:
        # The table waits until somebody asks for the result.
        hands[match.moves[-1].seat % len(hands)].press_main()
    return match
