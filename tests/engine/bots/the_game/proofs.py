"""How each reason of a hint is proved by the rules of the game."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from engine.bots.bot import BotHint
from engine.bots.the_game.bot import TheGameBot
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.placing import END, Place
from engine.games import GAMES
from engine.games.the_game.endgame import WON, is_known, left_at_best
from engine.games.the_game.fires import due
from engine.games.the_game.piles import ASCENDING, PILE_INDEX
from engine.games.the_game.state import TheGameState
from engine.games.the_game.turns import minimum
from tests.engine.play import Setup

THE_GAME = GAMES["the-game"]

BOT = TheGameBot()

Args = Mapping[str, Any]

Proof: TypeAlias = "Callable[[Shown, Args], bool]"
"""Whether a reason is true, with its arguments."""


class Hinted(NamedTuple):
    """A game, and who gives hints in it."""

    game: Game[TheGameState]
    bot: TheGameBot

    def hint(self, state: TheGameState) -> BotHint:
        legal = [str(action) for action in self.game.legal(state, state.seat)]
        return self.bot.hint(self.game.view(state, state.seat), state.seat, legal)

    def signalled(self, state: TheGameState) -> TheGameState:
        """The state with the signals of all others."""
        for seat in range(len(state.hands)):
            if seat != state.seat:
                wanted = self.bot.signals(self.game.view(state, seat), seat, "hard")
                for pile in PILE_INDEX:
                    if pile in wanted or state.signals[seat][PILE_INDEX[pile]]:
                        state = self.game.signal(state, seat, pile, wanted.get(pile))
        return state

    def moments(self, setup: Setup, offset: int) -> Iterator[TheGameState]:
        """Every so often one of a match played by normal, with everybody's signals."""
        state = self.game.deal(setup.seats, setup.options, setup.seed)
        for number in range(1000):
            if state.over is not None:
                break
            if state.ratings is None:
                if not state.placed:
                    state = self.signalled(state)
                if (number + offset) % 31 == 0:
                    yield state
            legal = [str(action) for action in self.game.legal(state, state.seat)]
            view = self.game.view(state, state.seat)
            action = self.bot.choose(view, state.seat, legal, "normal", Chance(1))
            state = self.game.apply(state, state.seat, self.game.parse(action))

    def check(self, state: TheGameState, true: Mapping[str, Proof]) -> None:
        hint = self.hint(state)
        shown = Shown(self, state, hint)
        assert hint.action in shown.legal
        assert 1 <= len(hint.reasons) <= 3
        assert ("despite" in codes_of(hint)) == shown.is_unheard()
        for reason in hint.reasons:
            assert true[reason.code](shown, reason.args), (hint, state)


def codes_of(hint: BotHint) -> list[str]:
    """The codes of its reasons."""
    return [reason.code for reason in hint.reasons]


class Shown:
    """A hint, and the state in which it was given."""

    def __init__(self, hinted: Hinted, state: TheGameState, hint: BotHint) -> None:
        self.hinted = hinted
        self.game = hinted.game
        self.state = state
        legal = self.game.legal(state, state.seat)
        self.legal = [str(action) for action in legal]
        self.action = self.game.parse(hint.action)
        self.places = [action for action in legal if isinstance(action, Place)]
        self._followed: list[Place] = []

    def jump(self, place: Place) -> int:
        top = self.state.piles[place.pile][-1]
        return place.card - top if ASCENDING[place.pile] else top - place.card

    def is_the_action(self, args: Args) -> bool:
        """Whether card and pile are those of the action, and the jump is right."""
        action = self.action
        assert isinstance(action, Place)
        jump = args.get("jump", self.jump(action))
        return (args["card"], args["pile"], jump) == (action.card, action.name, self.jump(action))

    def counts(self, args: Args) -> bool:
        return args == {"placed": len(self.state.placed), "minimum": minimum(self.state)}

    def turn_begun(self) -> TheGameState:
        """The state before the cards of this turn."""
        document: Any = self.game.document(self.state)
        for place in reversed(self.state.placed):
            document["piles"][place.name].pop()
            document["fires"].pop(str(place.card), None)
            hand = document["hands"][self.state.seat]
            document["hands"][self.state.seat] = sorted([*hand, place.card])
        document["turn"].update(placed=[], locked=None)
        before: TheGameState = self.game.load(document)
        return before

    def followed(self) -> list[Place]:
        """What the hints go on to advise in this turn, this one first."""
        if not self._followed:
            state = self.state
            while state.number == self.state.number and state.over is None:
                action = self.game.parse(self.hinted.hint(state).action)
                if isinstance(action, Place):
                    self._followed.append(action)
                state = self.game.apply(state, state.seat, action)
        return self._followed

    def is_unheard(self) -> bool:
        """Whether it goes on, not back, on a pile that another seat signals to leave alone."""
        action, signals = self.action, self.state.signals
        if not isinstance(action, Place) or self.jump(action) < 0:
            return False
        return any(
            signals[seat][action.pile] == "leave"
            for seat in range(len(signals))
            if seat != self.state.seat
        )

    def wins(self) -> bool:
        state = self.state
        while state.over is None:
            action = self.game.parse(self.hinted.hint(state).action)
            state = self.game.apply(state, state.seat, action)
        return state.over.won

    def ends(self, without: Action | None = None) -> bool:
        """Whether some way leads to an end of the turn, or of the match with all cards placed."""
        return self.ends_from(self.state, without)

    def ends_from(self, state: TheGameState, without: Action | None = None) -> bool:
        """Likewise from within the turn on; one action may be left out."""
        if state.over is not None or state.number > self.state.number:
            return state.over is None or state.over.won
        legal = self.game.legal(state, state.seat)
        if END in legal:
            return True
        further = (
            self.game.apply(state, state.seat, action) for action in legal if action != without
        )
        return any(self.ends_from(each, without) for each in further)


def last_card(shown: Shown, args: Args) -> bool:
    after = shown.game.apply(shown.state, shown.state.seat, shown.action)
    return after.over is not None and after.over.won


def all_can_go(shown: Shown, args: Args) -> bool:
    left = len(shown.state.draw) + sum(map(len, shown.state.hands))
    return args == {"left": left} and shown.wins()


def covers_fire(shown: Shown, args: Args) -> bool:
    pile = PILE_INDEX[args["pile"]]
    burning = shown.state.piles[pile][-1] == args["fire"] and pile in due(shown.state)
    return burning and isinstance(shown.action, Place) and shown.action.pile == pile


def trick(shown: Shown, args: Args) -> bool:
    top = shown.state.piles[PILE_INDEX[args["pile"]]][-1]
    assert isinstance(shown.action, Place)
    return shown.is_the_action(args) and top == args["top"] and shown.jump(shown.action) == -10


def trick_next(shown: Shown, args: Args) -> bool:
    first, second = shown.followed()[:2]
    return (
        shown.is_the_action(args)
        and second.card == args["then"]
        and second.pile == first.pile
        and second.card - first.card == (-10 if ASCENDING[first.pile] else 10)
    )


def leaves_alone(shown: Shown, args: Args) -> bool:
    pile = PILE_INDEX[args["pile"]]
    touched = [*shown.state.placed, *shown.followed()]
    asked = shown.state.signals[args["seat"]][pile] == "leave"
    return asked and args["seat"] != shown.state.seat and pile not in [p.pile for p in touched]


def leaves_near(shown: Shown, args: Args) -> bool:
    pile = PILE_INDEX[args["pile"]]
    touched = [*shown.state.placed, *shown.followed()]
    wanted = shown.state.signals[args["seat"]][pile] == "gentle"
    return wanted and args["seat"] != shown.state.seat and pile not in [p.pile for p in touched]


def despite(shown: Shown, args: Args) -> bool:
    assert isinstance(shown.action, Place)
    asked = shown.state.signals[args["seat"]][shown.action.pile] == "leave"
    there = shown.is_the_action({"card": shown.action.card, "pile": args["pile"]})
    return asked and there and args["seat"] != shown.state.seat and shown.jump(shown.action) > 0


def keeps_pair(shown: Shown, args: Args) -> bool:
    low, high = args["cards"]
    assert isinstance(shown.action, Place)
    reach = shown.jump(shown.action)
    held = set(shown.state.hands[shown.state.seat]) - {place.card for place in shown.followed()}
    one_near = any(
        0 < shown.jump(place) <= reach for place in shown.places if place.card in (low, high)
    )
    return high - low == 10 and {low, high} <= held and one_near


def smallest_jump(shown: Shown, args: Args) -> bool:
    return shown.is_the_action(args) and args["jump"] == min(map(shown.jump, shown.places))


def spares(shown: Shown, args: Args) -> bool:
    tops = [pile[-1] for pile in shown.state.piles]
    action, spared = shown.action, PILE_INDEX[args["pile"]]
    assert isinstance(action, Place)
    rising = ASCENDING[spared]
    room = tops[action.pile] - tops[spared] if rising else tops[spared] - tops[action.pile]
    touched = {place.pile for place in (*shown.state.placed, *shown.followed())}
    nearer = [shown.jump(place) for place in shown.places if place.pile == spared]
    return (
        args["top"] == tops[spared]
        and rising == ASCENDING[action.pile]
        and room > 0
        and spared not in touched
        and min(nearer) < shown.jump(action)
    )


def later_there(shown: Shown) -> list[int]:
    """The cards that the turn goes on to place on the pile of this one, this one first."""
    followed = shown.followed()
    return [place.card for place in followed if place.pile == followed[0].pile]


def tricks_next(shown: Shown, args: Args) -> bool:
    _, then, last = later_there(shown)[:3]
    back = -10 if ASCENDING[PILE_INDEX[args["pile"]]] else 10
    right = (args["then"], args["last"]) == (then, last)
    return right and then - args["card"] == last - then == back and shown.is_the_action(args)


def trick_later(shown: Shown, args: Args) -> bool:
    cards = later_there(shown)
    at = cards.index(args["after"])
    back = -10 if ASCENDING[PILE_INDEX[args["pile"]]] else 10
    right = cards[at + 1] == args["then"] == args["after"] + back
    return at > 0 and right and shown.is_the_action(args)


def total(shown: Shown, places: Iterable[Place]) -> int:
    """By how much all piles come on with these."""
    tops = [pile[-1] for pile in shown.state.piles]
    steps = 0
    for place in places:
        jump = place.card - tops[place.pile]
        steps += jump if ASCENDING[place.pile] else -jump
        tops[place.pile] = place.card
    return steps


def fewer_steps(shown: Shown, args: Args) -> bool:
    other = [place for place in shown.places if place.card == args["card"]]
    return args["steps"] == total(shown, shown.followed()) < args["others"] and bool(other)


def gets_rid(shown: Shown, args: Args) -> bool:
    action = shown.action
    assert isinstance(action, Place)
    return bool(action.card == args["card"] and args["jump"] > max(0, shown.jump(action)))


def last_chance(shown: Shown, args: Args) -> bool:
    return isinstance(shown.action, Place) and args["card"] == shown.action.card


def more_cards(shown: Shown, args: Args) -> bool:
    other = [place for place in shown.places if place.card == args["card"]]
    return args["laid"] == len(shown.followed()) > args["others"] > 0 and bool(other)


def room(shown: Shown, args: Args) -> bool:
    """After the turn as advised the pile shows that number."""
    pile = PILE_INDEX[args["pile"]]
    tops = [shown.state.piles[pile][-1]]
    tops += [place.card for place in shown.followed() if place.pile == pile]
    return bool(tops[-1] == args["top"])


def fire_left(shown: Shown, args: Args) -> bool:
    after = shown.game.apply(shown.state, shown.state.seat, END)
    burns = after.piles[PILE_INDEX[args["pile"]]][-1] == args["fire"]
    return burns and shown.action is END and (after.over is not None or after.seat == args["seat"])


def no_other_way(shown: Shown, _: Args) -> bool:
    seat = shown.state.seat
    others = [place for place in shown.places if place != shown.action]
    ends = (shown.ends_from(shown.game.apply(shown.state, seat, place)) for place in others)
    return END not in shown.game.legal(shown.state, seat) and not any(ends)


def in_every_way(shown: Shown, _: Args) -> bool:
    return isinstance(shown.action, Place) and not shown.ends(without=shown.action)


def cheaper(more: Proof) -> Proof:
    """That a card would take less than the one advised, and what else is said of it."""

    def true(shown: Shown, args: Args) -> bool:
        jumps = {(place.card, place.name): shown.jump(place) for place in shown.places}
        jump = jumps[args["card"], args["pile"]]
        action = shown.action
        assert isinstance(action, Place)
        least = jump == args["jump"] == min(jumps.values()) < shown.jump(action)
        return least and more(shown, args)

    return true


def kept(shown: Shown) -> set[int]:
    """The cards that stay in the hand after the turn."""
    return set(shown.state.hands[shown.state.seat]) - {place.card for place in shown.followed()}


def stays(shown: Shown, name: str) -> bool:
    """Whether nothing is placed on this pile any more."""
    return name not in [place.name for place in shown.followed()]


def enough(shown: Shown) -> bool:
    return len(shown.state.placed) >= minimum(shown.state)


def may_end(shown: Shown) -> bool:
    return str(END) in shown.legal


def still_due(shown: Shown, args: Args) -> bool:
    pile = PILE_INDEX[args["pile"]]
    assert isinstance(shown.action, Place)
    burns = shown.state.piles[pile][-1] == args["fire"] and pile in due(shown.state)
    return burns and pile != shown.action.pile and enough(shown) and not may_end(shown)


def nearest(shown: Shown, args: Args) -> int:
    """The jump of what is named, which is the least that there is."""
    jumps = {(p.card, p.name): shown.jump(p) for p in shown.places}
    jump = jumps[args["card"], args["pile"]]
    assert jump == min(jumps.values()) == args.get("jump", jump)
    assert shown.action is END
    return jump


def trick_waits(shown: Shown, args: Args) -> bool:
    """The trick can be done now, and is not done in this turn."""
    pile = PILE_INDEX[args["pile"]]
    legal = Place(args["card"], pile, args["pile"]) in shown.places
    back = args["card"] - args["top"] == (-10 if ASCENDING[pile] else 10)
    is_top = args["top"] == shown.state.piles[pile][-1]
    held = args["card"] in kept(shown) and stays(shown, args["pile"])
    return legal and back and is_top and held


def lost(shown: Shown, args: Args) -> bool:
    counted = {"placed": len(shown.state.placed), "minimum": minimum(shown.state)}
    return args == {**counted, "back": was_open(shown)} and not shown.ends()


def hopeless(shown: Shown, args: Args) -> bool:
    return args == {"back": was_open(shown)} and is_hopeless(shown, shown.state)


def was_open(shown: Shown) -> bool:
    """Whether before the cards of this turn it could come to an end, and nothing was lost."""
    before = shown.turn_begun()
    return bool(shown.state.placed) and shown.ends_from(before) and not is_hopeless(shown, before)


def is_hopeless(shown: Shown, state: TheGameState) -> bool:
    """Whether all cards are known, and in no way all of them can be placed."""
    return is_known(state) and left_at_best(shown.game, state) not in (None, WON)


TRUE: dict[str, Proof] = {
    "only": lambda shown, _: len(shown.legal) == 1,
    "last-card": last_card,
    "all-can-go": all_can_go,
    "lost": lost,
    "hopeless": hopeless,
    "covers-fire": covers_fire,
    "trick": trick,
    "trick-next": trick_next,
    "leaves-alone": leaves_alone,
    "despite": despite,
    "keeps-pair": keeps_pair,
    "smallest-jump": smallest_jump,
    "spares": spares,
    "tricks-next": tricks_next,
    "trick-later": trick_later,
    "fewer-steps": fewer_steps,
    "gets-rid": gets_rid,
    "room": room,
    "fire-left": fire_left,
    "last-chance": last_chance,
    "more-cards": more_cards,
    "in-every-way": in_every_way,
    "leaves-near": leaves_near,
    "no-other-way": no_other_way,
    "trials": lambda shown, args: args["deals"] > 0 and len(shown.legal) > 1,
    "cheaper-after": cheaper(
        lambda shown, args: (
            isinstance(shown.action, Place)
            and args["card"] not in {shown.action.card, *kept(shown)}
        )
    ),
    "cheaper-asked": cheaper(
        lambda shown, args: (
            shown.state.signals[args["seat"]][PILE_INDEX[args["pile"]]] == "leave"
            and args["seat"] != shown.state.seat
            and stays(shown, args["pile"])
        )
    ),
    "cheaper-pair": cheaper(
        lambda shown, args: (
            abs(args["card"] - args["other"]) == 10 and {args["card"], args["other"]} <= kept(shown)
        )
    ),
    "cheaper-dear": cheaper(
        lambda shown, args: args["steps"] == total(shown, shown.followed()) < args["others"]
    ),
    "cheaper-waits": cheaper(
        lambda shown, args: args["card"] in kept(shown) and stays(shown, args["pile"])
    ),
    "cheaper-kept": cheaper(
        lambda shown, args: (
            args["card"] in kept(shown)
            and isinstance(shown.action, Place)
            and args["instead"] == shown.action.card
            and args["later"] > max(0, shown.jump(shown.action))
        )
    ),
    "cheap": lambda shown, args: (
        shown.is_the_action(args) and 0 < args["jump"] <= 3 and may_end(shown)
    ),
    "needed": lambda shown, args: shown.counts(args) and not enough(shown),
    "still-due": still_due,
    "further": lambda shown, args: shown.is_the_action(args) and may_end(shown),
    "minimum-lies": lambda shown, args: shown.counts(args) and shown.action is END,
    "nothing-fits": lambda shown, _: not shown.places,
    "trick-waits": trick_waits,
    "waits": lambda shown, args: 0 < nearest(shown, args) <= 3,
    "dear": lambda shown, args: nearest(shown, args) > 3,
}

GAME = Hinted(THE_GAME, BOT)
