"""Reasons for what the bot would do: each is true, checked by the rules."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.bots.bot import BotHint
from engine.bots.face_to_face import hints
from engine.bots.face_to_face.bot import FaceToFaceBot
from engine.core.chance import MAX_SEED, Chance
from engine.core.piles import TRICK
from engine.core.placing import END, Place
from engine.games import GAMES
from engine.games.face_to_face.piles import ASCENDING, PILES, RIVALS, in_row
from engine.games.face_to_face.state import FaceToFaceState
from engine.games.face_to_face.turns import DRAWN_WITHOUT_GIFT, MINIMUM
from tests.amounts import some
from tests.engine.play import Setup, random_steps, setups

FACE_TO_FACE = GAMES["face-to-face"]
BOT = FaceToFaceBot()
SEED = 5

Arguments = Mapping[str, Any]


class Advised(NamedTuple):
    """An action that is advised, and what comes of it."""

    state: FaceToFaceState
    action: Any
    then: Any
    """What is advised next in the turn."""
    after: FaceToFaceState
    """After the turn, as it is advised."""

    @property
    def legal(self) -> list[Any]:
        return FACE_TO_FACE.legal(self.state, self.state.seat)

    @property
    def hand(self) -> tuple[int, ...]:
        return self.state.hands[self.state.seat]

    @property
    def draw(self) -> tuple[int, ...]:
        return self.state.draw[self.state.seat]

    @property
    def jumps(self) -> dict[Place, int]:
        """How far each placement on an own pile moves it on."""
        places = [action for action in self.legal if action != END]
        return {place: self.on(place) for place in places if not RIVALS[place.pile]}

    @property
    def gifts(self) -> dict[Place, int]:
        """How far each gift takes a pile of the rival's back."""
        places = [action for action in self.legal if action != END]
        return {place: -self.on(place) for place in places if RIVALS[place.pile]}

    def on(self, place: Place) -> int:
        on = place.card - self.top(place.pile)
        return on if ASCENDING[place.pile] else -on

    def top(self, pile: int) -> int:
        return self.state.piles[in_row(self.state.seat, pile)][-1]

    def goes_back(self) -> bool:
        """Whether the next step is a trick on the same pile."""
        back = -TRICK if ASCENDING[self.action.pile] else TRICK
        return (
            isinstance(self.then, Place)
            and self.then.pile == self.action.pile
            and self.then.card - self.action.card == back
        )

    def skipped(self) -> list[int]:
        """The own cards that the pile skips."""
        low, high = sorted((self.top(self.action.pile), self.action.card))
        return sorted(card for card in (*self.hand, *self.draw) if low < card < high)


def names(at: Advised, args: Arguments) -> bool:
    """Whether it is this card on this pile."""
    return (args["card"], args["pile"]) == (at.action.card, PILES[at.action.pile])


def is_nearest(at: Advised, args: Arguments, jumps: Mapping[Place, int]) -> bool:
    """Whether the turn ends, and no card would go less far than this one."""
    named: Any = FACE_TO_FACE.parse(f"place {args['card']} {args['pile']}")
    least = min(jumps.values())
    return bool(at.action == END) and args["jump"] == jumps[named] == least


def trick_waits(at: Advised, args: Arguments) -> bool:
    named: Any = FACE_TO_FACE.parse(f"place {args['card']} {args['pile']}")
    return at.action == END and at.jumps[named] == -TRICK and args["top"] == at.top(named.pile)


def skips(at: Advised, args: Arguments) -> bool:
    """Whether these cards are skipped; of all but one that goes back with the next step."""
    back = [at.then.card] if at.goes_back() else []
    skipped = [card for card in at.skipped() if card not in back]
    return names(at, args) and args["cards"] == skipped and 1 <= len(skipped) <= hints.FEW


def keeps_pair(at: Advised, args: Arguments) -> bool:
    low, high = args["cards"]
    jump = at.jumps[at.action]
    return (
        high - low == TRICK
        and {low, high} <= {*at.after.hands[at.state.seat]}
        and any(
            place.card in (low, high) and 0 < other <= jump for place, other in at.jumps.items()
        )
    )


def is_cheaper(at: Advised, args: Arguments) -> bool:
    """Whether this card jumps less on an own pile than the one that is placed, and least of all."""
    named: Any = FACE_TO_FACE.parse(f"place {args['card']} {args['pile']}")
    least = min(at.jumps.values())
    return bool(args["jump"] == at.jumps[named] == least < at.jumps[at.action])


def stays(at: Advised, card: int) -> bool:
    """Whether the turn leaves the card in the hand."""
    return card in at.after.hands[at.state.seat]


def ends_from(state: FaceToFaceState, before: FaceToFaceState) -> bool:
    """Whether some way leads to an end of the turn that does not lose."""
    if state.over or (state.seat, state.number) != (before.seat, before.number):
        return not state.over or state.over.winner == before.seat
    legal = FACE_TO_FACE.legal(state, state.seat)
    if END in legal:
        return True
    return any(ends_from(FACE_TO_FACE.apply(state, state.seat, each), before) for each in legal)


def no_other_way(at: Advised, _: Arguments) -> bool:
    others = [action for action in at.legal if action != at.action]
    seat = at.state.seat
    return not any(ends_from(FACE_TO_FACE.apply(at.state, seat, each), at.state) for each in others)


CHECKS: Mapping[str, Callable[[Advised, Arguments], bool]] = {
    "only": lambda at, _: len(at.legal) == 1,
    "last-card": lambda at, _: len(at.hand) == 1 and not at.draw and at.action != END,
    "lost": lambda at, _: bool(at.after.over and at.after.over.winner != at.state.seat),
    "trick": lambda at, args: (
        names(at, args) and at.jumps[at.action] == -TRICK and args["top"] == at.top(at.action.pile)
    ),
    "trick-next": lambda at, args: (
        names(at, args) and args["then"] == at.then.card and at.goes_back()
    ),
    "keeps-pair": keeps_pair,
    "skips-none": lambda at, args: names(at, args) and not at.skipped(),
    "skips": skips,
    "smallest-jump": lambda at, args: (
        names(at, args) and 0 < args["jump"] == at.jumps[at.action] == min(at.jumps.values())
    ),
    "passed": lambda at, args: (
        args["card"] == at.action.card
        and RIVALS[at.action.pile]
        and at.top(1) <= at.action.card <= at.top(0)
        and all(place.card != at.action.card for place in at.jumps)
    ),
    "fills-hand": lambda at, args: (
        args["drawn"]
        == len(at.draw) - len(at.after.draw[at.state.seat])
        > args["without"]
        == min(DRAWN_WITHOUT_GIFT, len(at.draw))
    ),
    "nothing-else": lambda at, _: not at.jumps,
    "helps-least": lambda at, args: (
        names(at, args) and args["jump"] == at.gifts[at.action] == min(at.gifts.values())
    ),
    "own-stay": lambda at, args: names(at, args) and args["jump"] == at.gifts[at.action],
    "needed": lambda at, _: len(at.state.placed) < MINIMUM,
    "further": lambda at, args: (
        names(at, args)
        and len(at.state.placed) >= MINIMUM
        and args["jump"] == {**at.jumps, **at.gifts}[at.action]
    ),
    "minimum-lies": lambda at, _: at.action == END and len(at.state.placed) >= MINIMUM,
    "nothing-fits": lambda at, _: at.legal == [END],
    "waits": lambda at, args: is_nearest(at, args, at.jumps) and 0 < args["jump"] <= hints.CHEAP,
    "trick-waits": trick_waits,
    "dear": lambda at, args: is_nearest(at, args, at.jumps) and args["jump"] > hints.CHEAP,
    "keeps-hand": lambda at, _: at.action == END and bool(at.jumps),
    "no-other-way": no_other_way,
    "trials": lambda at, args: args["deals"] > 0 and len(at.legal) > 1,
    "cheaper-after": lambda at, args: is_cheaper(at, args) and not stays(at, args["card"]),
    "cheaper-pair": lambda at, args: (
        is_cheaper(at, args)
        and abs(args["card"] - args["other"]) == TRICK
        and stays(at, args["card"])
        and stays(at, args["other"])
    ),
    "cheaper-waits": lambda at, args: is_cheaper(at, args) and stays(at, args["card"]),
    "dear-gift": lambda at, args: (
        not at.jumps and is_nearest(at, args, at.gifts) and args["jump"] > hints.CHEAP
    ),
}


def hint_at(state: FaceToFaceState) -> BotHint:
    view = FACE_TO_FACE.view(state, state.seat)
    legal = [str(action) for action in FACE_TO_FACE.legal(state, state.seat)]
    return BOT.hint(view, state.seat, legal)


def turn_advised(state: FaceToFaceState) -> Iterator[tuple[Advised, BotHint]]:
    """The rest of a turn as it is advised, action by action."""
    seat, number = state.seat, state.number
    found: list[tuple[FaceToFaceState, BotHint]] = []
    while not state.over and (state.seat, state.number) == (seat, number):
        found.append((state, hint_at(state)))
        state = FACE_TO_FACE.apply(state, seat, FACE_TO_FACE.parse(found[-1][1].action))
    actions: list[Any] = [FACE_TO_FACE.parse(hint.action) for _, hint in found]
    for (before, hint), action, then in zip(found, actions, [*actions[1:], None], strict=True):
        yield Advised(before, action, then, state), hint


def check(at: Advised, hint: BotHint) -> None:
    """That the reasons are true."""
    assert 1 <= len(hint.reasons) <= hints.MOST
    for reason in hint.reasons:
        assert CHECKS[reason.code](at, reason.args), (at, reason)
        if "minimum" in reason.args:
            assert reason.args == {"placed": len(at.state.placed), "minimum": MINIMUM}


@given(setups("face-to-face"), st.floats(0, 1, exclude_max=True))
@settings(max_examples=some(40))
def test_every_reason_is_true(setup: Setup, point: float) -> None:
    steps = [*random_steps(setup)]
    for at, hint in turn_advised(steps[int(point * len(steps))].before):
        check(at, hint)


def easily(state: FaceToFaceState) -> Any:
    """What a computer does at once."""
    view = FACE_TO_FACE.view(state, state.seat)
    legal = [str(action) for action in FACE_TO_FACE.legal(state, state.seat)]
    return FACE_TO_FACE.parse(BOT.choose(view, state.seat, legal, "easy", Chance(SEED)))


@given(st.integers(0, MAX_SEED))
@settings(max_examples=some(2, least=1))
def test_every_reason_is_true_where_all_do_as_advised(seed: int) -> None:
    state = FACE_TO_FACE.deal(2, {"first": "random"}, seed)
    while not state.over:
        if state.number % 8 >= some(8):
            state = FACE_TO_FACE.apply(state, state.seat, easily(state))
            continue
        advised = [*turn_advised(state)]
        for at, hint in advised:
            check(at, hint)
        state = advised[-1][0].after


def test_every_reason_is_told_of() -> None:
    assert {*re.findall(r"^``([a-z-]+)``", str(hints.__doc__), re.MULTILINE)} == {*CHECKS}
