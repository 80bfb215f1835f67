"""The one table of all commands that a key does: what they are called, their keys, and where.

A page says which of them mean something on it; the keys are read, told and changed from here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from app import common_texts
from app.keys import strokes
from app.keys.strokes import Stroke, letter
from app.texts import Text, texts

T = texts("Keys")


class Group(Enum):
    """Where commands mean something, with the heading that stands over them."""

    LESSON = T("In a lesson", note="Over keys.")
    TABLE = T("At the table", note="Over keys.")
    CURTAIN = T("On the curtain", note="Over keys.")
    ASK = T("Ask the table", note="Over keys that have something said about the table.")
    COMPUTERS = T("When computers play", note="Over keys.")
    MOVES = T("In the last moves", note="Over keys.")
    POINTS = T("At the points", note="Over keys.")
    HOME = T("On the home page", note="Over keys.")
    SETUP = T("Before the deal", note="Over keys.")
    MATCHES = T("In the saved games", note="Over keys.")
    STATISTICS = T("In the statistics", note="Over keys.")
    REVIEW = T("In a review", note="Over keys.")
    REPLAY = T("In a replay", note="Over keys.")
    DAYS = T("In the deals of the day", note="Over keys.")
    LEARN = T("In the lessons and tasks", note="Over keys.")
    SETTINGS = T("In the settings", note="Over keys.")
    READING = T("When reading", note="Over keys.")
    EVERYWHERE = T("Everywhere", note="Over keys.")


AT_A_TABLE: Final = (Group.TABLE, Group.ASK, Group.COMPUTERS, Group.LESSON)
"""Their commands can be at hand at the same time."""


@dataclass(frozen=True, slots=True)
class KeyCommand:
    """Something that a key does.

    `strokes` always do it; `characters` do unless the person has chosen another one, or none. Of a
    command with `choices` each key means something else, and it is told which one was pressed.
    """

    id: str
    group: Group = field(compare=False)
    name: Text = field(compare=False)
    strokes: tuple[Stroke, ...] = field(default=(), compare=False)
    characters: str = field(default="", compare=False)
    choices: bool = field(default=False, compare=False)
    example: Text | None = field(default=None, compare=False)
    """What is said for its keys where they are no more than an example."""

    @property
    def can_change(self) -> bool:
        """Tell whether another character can be chosen for it; otherwise it can be none."""
        return len(self.characters) == 1


LEFT_RIGHT: Final = (strokes.LEFT, strokes.RIGHT)
UP_DOWN: Final = (strokes.UP, strokes.DOWN)
FOUR_WAYS: Final = (strokes.LEFT, strokes.UP, strokes.DOWN, strokes.RIGHT)

# At the table

AIM = KeyCommand(
    "aim", Group.TABLE, T("Choose a card or a place"), FOUR_WAYS, choices=True
)  # fmt: skip
TO_THE_END = KeyCommand(
    "end-of-row", Group.TABLE, T("To the first or the last card"),
    (strokes.HOME, strokes.END), choices=True,
)  # fmt: skip
TAKE = KeyCommand(
    "take", Group.TABLE, T("Take the card up, put it down"), (strokes.RETURN, strokes.BLANK)
)
NUMBER = KeyCommand(
    "number", Group.TABLE, T("Type the number of a card"),
    (Stroke((), "3"), Stroke((), "7")), choices=True,
    example=T("3 and 7 for 37", note="How the number of a card is typed, for screen readers."),
)  # fmt: skip
LET_GO = KeyCommand("let-go", Group.TABLE, T("Let go, or one step back"), (strokes.ESC,))
MAIN = KeyCommand("main", Group.TABLE, T("The large button at the bottom right"),
               (strokes.CTRL_RETURN,))  # fmt: skip
UNDO = KeyCommand("undo", Group.TABLE, common_texts.undo, (letter("Z", ctrl=True),))
HINT = KeyCommand("hint", Group.TABLE, T("Hint; again: do it"), characters="H")
SIGNAL = KeyCommand("signal", Group.TABLE, T("Signal on the chosen pile"), characters="S")
MOVES = KeyCommand("moves", Group.TABLE, T("Last moves"), characters="L")
POINTS = KeyCommand("points", Group.TABLE, common_texts.points_heading, characters="T")
GLANCE = KeyCommand("glance", Group.TABLE, T("What the cards do"), characters="G")
FASTER = KeyCommand("faster", Group.TABLE, T("See the next thing that happened"), (strokes.BLANK,))

# What a person asks the table

ASK_TURN = KeyCommand(
    "ask-turn", Group.ASK, T("Whose turn it is, and what is still to do"), characters="O"
)
ASK_HAND = KeyCommand("ask-hand", Group.ASK, T("My cards"), characters="K")
ASK_PILES = KeyCommand("ask-piles", Group.ASK, T("What lies in the middle"), characters="C")
ASK_OTHERS = KeyCommand("ask-others", Group.ASK, T("The other players"), characters="A")
ASK_POINTS = KeyCommand(
    "ask-points", Group.ASK, T("How it stands (twice: the deal, too)"), characters="V"
)
ASK_DRAW_PILE = KeyCommand("ask-draw-pile", Group.ASK, T("The face-down piles"), characters="Y")
ASK_IN_FORCE = KeyCommand("ask-in-force", Group.ASK, T("What is in force now"), characters="I")
ASK_EVENTS = KeyCommand(
    "ask-events", Group.ASK, T("What happened since your last turn"), characters="E"
)
ASK_AGAIN = KeyCommand("ask-again", Group.ASK, T("Say the last thing again"), characters="R")

OWN_WORDS = KeyCommand(
    "own-words", Group.ASK, T("What only I may hear, and my cards by name"), characters="X"
)

# When computers play

PAUSE = KeyCommand("pause", Group.COMPUTERS, T("Pause, go on"), characters="P")
NEXT = KeyCommand("next", Group.COMPUTERS, T("Next move"), characters="N")
BACK = KeyCommand("back", Group.COMPUTERS, T("One move back"), characters="B")
BACK_OR_ON = KeyCommand(
    "back-or-on", Group.COMPUTERS, T("One move back or on"), LEFT_RIGHT, choices=True
)

# Elsewhere

SHOW = KeyCommand("show", Group.LESSON, T("Show me"), characters="D")
STEP_BACK = KeyCommand("step-back", Group.LESSON, T("One step back"), (strokes.BACKSPACE,))

MOVES_UP_DOWN = KeyCommand(
    "roam-moves", Group.MOVES, T("From move to move"),
    (*UP_DOWN, strokes.PAGE_UP, strokes.PAGE_DOWN, strokes.HOME, strokes.END), choices=True,
)  # fmt: skip
CLOSE_MOVES = KeyCommand("close-moves", Group.MOVES, T("Close them"), (strokes.ESC,))

LIFT = KeyCommand("lift", Group.CURTAIN, T("Lift the curtain"), (strokes.RETURN,))
TAKE_BACK = KeyCommand(
    "take-back", Group.CURTAIN, T("Undo the last move"), (letter("Z", ctrl=True),)
)
LEAVE_CURTAIN = KeyCommand(
    "leave-curtain", Group.CURTAIN, T("Home, or one step back"), (strokes.ESC,)
)

SCROLL = KeyCommand(
    "scroll", Group.READING, T("Up and down"),
    (*UP_DOWN, strokes.PAGE_UP, strokes.PAGE_DOWN, strokes.HOME, strokes.END), choices=True,
)  # fmt: skip
SCROLL_TEXT = KeyCommand(
    "scroll-text", Group.READING, T("The text up and down"),
    (*UP_DOWN, strokes.PAGE_UP, strokes.PAGE_DOWN), choices=True,
)  # fmt: skip
"""In place of the one before, where Home and End mean something else."""
NEXT_ROUND = KeyCommand("next-round", Group.POINTS, T("Next round"), characters="N")
CLOSE_POINTS = KeyCommand("close-points", Group.POINTS, T("Back to the table"), characters="T")

CHOOSE_GAME = KeyCommand("choose-game", Group.HOME, T("Choose a game"), FOUR_WAYS, choices=True)
SIT_DOWN = KeyCommand("sit-down", Group.HOME, T("Sit down at its table"), (strokes.RETURN,))
GAMES = KeyCommand("games", Group.HOME, T("Sit down at this game"), characters="123456789",
                choices=True)  # fmt: skip
DAY = KeyCommand("day", Group.HOME, T("The deal of the day"), characters="0")

DEAL = KeyCommand("deal", Group.SETUP, T("Deal"), (strokes.CTRL_RETURN,))

SEARCH = KeyCommand("search", Group.MATCHES, T("Search"), (letter("F", ctrl=True),), characters="/")
ROW = KeyCommand("row", Group.MATCHES, T("From game to game"), UP_DOWN, choices=True)
DELETE = KeyCommand("delete", Group.MATCHES, T("Delete"), (strokes.DELETE,))
BRING_BACK = KeyCommand(
    "bring-back", Group.MATCHES, T("Bring back what was deleted last"), (letter("Z", ctrl=True),)
)

ROAM_CHARTS = KeyCommand(
    "roam-charts", Group.STATISTICS, T("From bar to bar, from row to row"),
    (*FOUR_WAYS, strokes.HOME, strokes.END), choices=True,
)  # fmt: skip
NAME_AS_BEFORE = KeyCommand(
    "name-as-before", Group.STATISTICS, T("A name as it was before"), (letter("Z", ctrl=True),)
)

REPLAY_MOVE = KeyCommand(
    "replay-move", Group.REPLAY, BACK_OR_ON.name,
    (strokes.SHIFT_LEFT, strokes.SHIFT_RIGHT), choices=True,
)  # fmt: skip
REPLAY_TURN = KeyCommand(
    "replay-turn", Group.REPLAY, T("One turn back or on"), LEFT_RIGHT, choices=True
)
REPLAY_ENDS = KeyCommand(
    "replay-ends", Group.REPLAY, T("To the beginning or the end"),
    (strokes.HOME, strokes.END), choices=True,
)  # fmt: skip
REPLAY_PLAY = KeyCommand("replay-play", Group.REPLAY, T("Play, or stop"), (strokes.BLANK,))
REPLAY_SPEED = KeyCommand(
    "replay-speed", Group.REPLAY, T("Slower, faster"), characters="-+", choices=True
)
REVIEW_POINT = KeyCommand(
    "review-point", Group.REVIEW, T("To a turning point"), characters="123", choices=True
)

CHOOSE_DAY = KeyCommand("choose-day", Group.DAYS, T("From day to day"), FOUR_WAYS, choices=True)
CHOOSE_MONTH = KeyCommand(
    "choose-month", Group.DAYS, T("The month before or after"),
    (strokes.PAGE_UP, strokes.PAGE_DOWN), choices=True,
)  # fmt: skip

CHOOSE_LESSON = KeyCommand(
    "choose-lesson", Group.LEARN, T("Choose a lesson or a task"), FOUR_WAYS, choices=True
)

SECTION = KeyCommand(
    "section", Group.SETTINGS, T("To the section before or after"),
    (strokes.PAGE_UP, strokes.PAGE_DOWN), choices=True,
)  # fmt: skip

KEYS = KeyCommand("keys", Group.EVERYWHERE, T("These keys"), (strokes.F1,), characters="?")
TIP = KeyCommand("tip", Group.EVERYWHERE, T("What this is"), (strokes.SHIFT_F1,))
NEXT_BUTTON = KeyCommand("next-button", Group.EVERYWHERE, T("The next button"), (strokes.TAB,))
PRESS = KeyCommand("press", Group.EVERYWHERE, T("Press it"), (strokes.RETURN, strokes.BLANK))
LEAVE = KeyCommand("leave", Group.EVERYWHERE, common_texts.back, (strokes.ESC,))
FULL_SCREEN = KeyCommand("full-screen", Group.EVERYWHERE, T("Full screen"), (strokes.F11,))
MUTE = KeyCommand("mute", Group.EVERYWHERE, T("Sounds off, sounds on"), characters="M")
READ_ALOUD = KeyCommand(
    "read-aloud", Group.EVERYWHERE, T("Read aloud, or no longer"), (letter("R", ctrl=True),)
)
QUIT = KeyCommand("quit", Group.EVERYWHERE, T("Quit"), (letter("Q", ctrl=True),))

READ_EVERYWHERE: Final = (NEXT_BUTTON, PRESS)
"""Commands whose keys Qt and the buttons read by themselves."""

COMMANDS: Final = tuple(each for each in list(globals().values()) if isinstance(each, KeyCommand))
"""All of them, as they are listed."""


def may_meet(one: KeyCommand, other: KeyCommand) -> bool:
    """Tell whether two commands can be at hand at the same time."""
    groups = {one.group, other.group}
    return (
        len(groups) == 1
        or Group.EVERYWHERE in groups
        or groups.issubset(AT_A_TABLE)
        or groups <= {Group.REPLAY, Group.REVIEW, Group.ASK}
        or groups <= {Group.POINTS, Group.READING, Group.ASK}
    )
