"""Every reason of a hint is true, by the rules of the game."""

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from engine.bots.extreme.bot import ExtremeBot
from engine.core.match import Match
from engine.core.piles import fits
from engine.core.placing import END, Place
from engine.games.the_game.commands import BITS, SKULL, STOP, THREE
from engine.games.the_game.piles import ASCENDING, PILE_INDEX, PileName
from engine.games.the_game.state import TheGameState
from engine.games.the_game.turns import minimum
from tests.amounts import some
from tests.engine.bots.the_game.proofs import TRUE, Args, Hinted, Proof, Shown
from tests.engine.games.the_game.positions import EXTREME, lying, position
from tests.engine.play import Setup, setups

EXTREMES = Hinted(EXTREME, ExtremeBot())


def carries(shown: Shown, card: int, command: int) -> bool:
    return shown.state.commands.layout[card] == command


def top(state: TheGameState, pile: PileName) -> int:
    return state.piles[PILE_INDEX[pile]][-1]


def placed_on(shown: Shown, args: Args) -> bool:
    return isinstance(shown.action, Place) and shown.action.name == args["pile"]


def stop(shown: Shown, args: Args) -> bool:
    assert isinstance(shown.action, Place)
    state = shown.state
    counts = args["placed"] == len(state.placed) and args["minimum"] == minimum(state)
    after = shown.game.apply(state, state.seat, shown.action)
    ends = after.number > state.number or after.over is not None
    return counts and ends and args["card"] == shown.action.card


def covers_skull(shown: Shown, args: Args) -> bool:
    lies = args["skull"] == top(shown.state, args["pile"])
    return lies and carries(shown, args["skull"], SKULL) and placed_on(shown, args)


def skull_then(shown: Shown, args: Args) -> bool:
    assert isinstance(shown.action, Place)
    later = [place.card for place in shown.followed()[1:] if place.pile == shown.action.pile]
    right = shown.action.card == args["card"] and placed_on(shown, args)
    return right and later[0] == args["then"] and carries(shown, args["card"], SKULL)


def keeps_cover(shown: Shown, args: Args) -> bool:
    """After the turn a pile takes the skull, and then the card, in its direction or by a trick."""
    tops = [pile[-1] for pile in shown.state.piles]
    for place in shown.followed():
        tops[place.pile] = place.card
    lies = any(args["skull"] in pile for pile in shown.state.piles)
    held = {*shown.state.hands[shown.state.seat]} - {place.card for place in shown.followed()}
    takes = any(
        fits(up, top, args["skull"]) and fits(up, args["skull"], args["card"])
        for up, top in zip(ASCENDING, tops, strict=True)
    )
    to_come = carries(shown, args["skull"], SKULL) and not lies
    return takes and to_come and args["card"] in held


def no_cover(shown: Shown, args: Args) -> bool:
    """The card could go there, jumps least, and nothing in the hand fits on its skull."""
    card, pile, up = args["card"], args["pile"], ASCENDING[PILE_INDEX[args["pile"]]]
    others = {*shown.state.hands[shown.state.seat]} - {card}
    covered = any(fits(up, card, other) for other in others)
    least = min(map(shown.jump, shown.places)) == args["jump"]
    legal = any(place.card == card and place.name == pile for place in shown.places)
    return legal and least and carries(shown, card, SKULL) and not covered


def threes(shown: Shown) -> list[Place]:
    return [place for place in shown.state.placed if carries(shown, place.card, THREE)]


def three_needs(shown: Shown, args: Args) -> bool:
    placed = len(shown.state.placed)
    return args == {"placed": placed} and placed < 3 and bool(threes(shown))


def ends_command(shown: Shown, args: Args) -> bool:
    state, command = shown.state, BITS[args["command"]]
    after = shown.game.apply(state, state.seat, shown.action)
    lies = carries(shown, args["covered"], command) and args["covered"] == top(state, args["pile"])
    in_force = (state.commands.in_force & command, after.commands.in_force & command)
    return lies and placed_on(shown, args) and in_force == (command, 0)


def one_pile(shown: Shown, args: Args) -> bool:
    return {place.name for place in shown.places} == {args["pile"]}


def fit(state: TheGameState) -> bool:
    """Whether a card of the hand fits on a pile, if no command is asked."""
    return any(
        fits(ASCENDING[pile], cards[-1], card)
        for card in state.hands[state.seat]
        for pile, cards in enumerate(state.piles)
    )


PROOFS: dict[str, Proof] = {
    **TRUE,
    "needed": lambda shown, args: (
        TRUE["needed"](shown, args)
        and isinstance(shown.action, Place)
        and not carries(shown, shown.action.card, STOP)
    ),
    "cheap": lambda shown, args: TRUE["cheap"](shown, args) and not threes(shown),
    "further": lambda shown, args: TRUE["further"](shown, args) and not threes(shown),
    "nothing-fits": lambda shown, _: not fit(shown.state),
    "covers-fire": lambda shown, args: (
        TRUE["covers-fire"](shown, args) and not carries(shown, args["fire"], SKULL)
    ),
    "still-due": lambda shown, args: (
        TRUE["still-due"](shown, args) and not carries(shown, args["fire"], SKULL)
    ),
    "skull-due": lambda shown, args: (
        carries(shown, args["skull"], SKULL)
        and TRUE["still-due"](shown, {"fire": args["skull"], "pile": args["pile"]})
    ),
    "stop": stop,
    "covers-skull": covers_skull,
    "skull-then": skull_then,
    "keeps-cover": keeps_cover,
    "three-needs": three_needs,
    "ends-command": ends_command,
    "one-pile": one_pile,
    "three-lie": lambda shown, _: bool(threes(shown)) and len(shown.state.placed) == 3,
    "no-cover": no_cover,
    "none-allowed": lambda shown, _: (
        shown.action is END and not shown.places and fit(shown.state) and not threes(shown)
    ),
}


@settings(max_examples=some(15), phases=(Phase.explicit, Phase.generate))
@given(setups("the-game-extreme"), st.integers(0, 30))
def test_every_reason_is_true(setup: Setup, offset: int) -> None:
    for state in EXTREMES.moments(setup, offset):
        EXTREMES.check(state, PROOFS)


@pytest.mark.parametrize(
    ("match", "action", "code"),
    [
        (
            position([39, 2], [50], game=EXTREME, draw=9, up1=[38], down1=[3]),
            "place 39 up1",
            "stop",
        ),
        (
            position([43, 44, 30, 91], [90, 20], game=EXTREME, draw=9, up1=[35], down1=[74]),
            "place 43 up1",
            "skull-then",
        ),
        (position([52, 53, 54], [], game=EXTREME, draw=0, up1=[51]), "place 52 up1", "all-can-go"),
        (
            position(
                [2, 9, 10, 21, 22, 29, 97],
                [40, 44],
                game=EXTREME,
                draw=10,
                up1=[92],
                down1=[45],
                down2=[55],
            ),
            "place 29 down1",
            "no-cover",
        ),
        (
            position([30, 40, 70], [50], game=EXTREME, draw=9, up1=[29]),
            "place 40 up1",
            "ends-command",
        ),
    ],
)
def test_what_is_said_of(match: Match, action: str, code: str) -> None:
    state: TheGameState = EXTREME.load(match.state())
    EXTREMES.check(state, PROOFS)
    hint = EXTREMES.hint(state)
    assert hint.action == action
    assert code in [reason.code for reason in hint.reasons]


@pytest.mark.parametrize(
    ("hand", "others", "placed", "action", "code"),
    [
        ([97, 98, 99], [], "place 97 up1", "place 98 up1", "covers-skull"),
        ([46, 47, 48], [80], "place 46 up1", "place 47 up1", "three-needs"),
    ],
)
def test_what_is_said_in_the_course_of_a_turn(
    hand: list[int], others: list[int], placed: str, action: str, code: str
) -> None:
    match = position(hand, others, game=EXTREME, draw=0, up1=[45])
    match.do(0, placed)
    state: TheGameState = EXTREME.load(match.state())
    EXTREMES.check(state, PROOFS)
    hint = EXTREMES.hint(state)
    assert hint.action == action
    assert code in [reason.code for reason in hint.reasons]


OTHERS = [[7], [33, 34, 35, 97]]


@pytest.mark.parametrize(
    ("match", "action", "codes"),
    [
        (
            lying([10, 62, 87], (97, 35, 16, 84), [2, 3, 4, 5], [[90], [91]], game=EXTREME),
            "place 87 up1",
            ["in-every-way", "covers-skull", "trick"],
        ),
        (
            lying([2, 72, 93, 96], (99, 95, 3, 11), others=OTHERS, game=EXTREME),
            "place 96 up2",
            ["keeps-cover", "smallest-jump", "needed"],
        ),
    ],
)
def test_what_decides_is_said_first(match: Match, action: str, codes: list[str]) -> None:
    state: TheGameState = EXTREME.load(match.state())
    EXTREMES.check(state, PROOFS)
    hint = EXTREMES.hint(state)
    assert (hint.action, [reason.code for reason in hint.reasons]) == (action, codes)


def test_it_ends_when_its_three_lie() -> None:
    match = position([46, 47, 48, 49], [80], game=EXTREME, draw=0, up1=[45])
    for card in (46, 47, 48):
        match.do(0, f"place {card} up1")
    state: TheGameState = EXTREME.load(match.state())
    EXTREMES.check(state, PROOFS)
    codes = [reason.code for reason in EXTREMES.hint(state).reasons]
    assert codes == ["three-lie", "only", "minimum-lies"]
