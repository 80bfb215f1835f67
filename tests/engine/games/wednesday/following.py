"""Wednesday followed by what is told alone, without a look at the table."""

from collections.abc import Sequence
from functools import singledispatchmethod
from typing import Any

from engine.core.happening import Happening
from engine.games.wednesday import happenings
from engine.games.wednesday.cards import CHARACTERS


class Follower:
    """Begins with a viewer's view of the table, and from then on hears what the viewer is told.

    It keeps the numbers of hands that the viewer sees; of the others, what it has heard of single
    cards is forgotten.
    """

    def __init__(self, view: Any, viewer: int | None) -> None:
        turn = view["turn"]
        self.viewer = viewer
        self.hands: list[list[int | None]] = [list(hand) for hand in view["hands"]]
        self.played: list[int] = list(view["played"])
        self.burnt = len(view["burnt"])
        self.characters = len(view["characters"])
        self.aside: list[str] = list(view["aside"])
        self.open: str | None = view["open"]
        self.blocked: int | None = view["blocked"]
        self.direction: int = view["direction"]
        self.open_hands: bool = view["open_hands"]
        self.frozen: bool = view["frozen"]
        self.stalls: int = view["stalls"]
        self.seat: int = turn["seat"]
        self.step: str = turn["step"]
        self.giver: int | None = turn["from"]
        self.passes: int = turn["passes"]
        self.last: int | None = turn["last"]
        self.last_number: int | None = turn["last_number"]
        self.round: int = view["round"]
        self.scores: list[list[int]] = [list(points) for points in view["scores"]]
        self.over: Any = view["over"]
        self.skipped = {
            seat for seat, hand in enumerate(self.hands) if not hand and seat != turn["seat"]
        }

    def hear(self, told: Sequence[Happening]) -> None:
        """Take in what an action brought about."""
        for happening in told:
            self.take_in(happening)

    def check(self, view: Any) -> None:
        """Assert that the table looks as it must by what was told."""
        turn = view["turn"]
        assert list(map(len, self.hands)) == list(map(len, view["hands"]))
        for told, seen in zip(self.hands, view["hands"], strict=True):
            assert None in seen or sorted(told, key=_order) == seen
        assert (self.played, self.burnt) == (view["played"], len(view["burnt"]))
        assert (self.characters, self.aside) == (len(view["characters"]), view["aside"])
        assert (self.open, self.blocked) == (view["open"], view["blocked"])
        assert (self.direction, self.stalls) == (view["direction"], view["stalls"])
        assert (self.open_hands, self.frozen) == (view["open_hands"], view["frozen"])
        assert (self.seat, self.step, self.giver) == (turn["seat"], turn["step"], turn["from"])
        assert self.passes == turn["passes"]
        assert (self.last, self.last_number) == (turn["last"], turn["last_number"])
        assert (self.round, self.scores, self.over) == (view["round"], view["scores"], view["over"])
        empty = {seat for seat, hand in enumerate(self.hands) if not hand}
        assert self.skipped <= empty
        assert self.step in ("give", "pick", "donate", "insert") or self.skipped == empty

    def _sees(self, seat: int) -> bool:
        return self.open_hands or seat == self.viewer

    def _lose(self, seat: int, number: int | None, cards: int = 1) -> None:
        for _ in range(cards):
            self.hands[seat].remove(number if self._sees(seat) else None)

    def _get(self, seat: int, number: int | None) -> None:
        self.hands[seat].append(number if self._sees(seat) else None)

    def _get_all(self, hands: Sequence[Sequence[int | None]]) -> None:
        self.hands = [
            list(hand) if self._sees(seat) else [None] * len(hand)
            for seat, hand in enumerate(hands)
        ]

    @singledispatchmethod
    def take_in(self, happening: Happening) -> None:
        raise AssertionError(f"nobody knows {happening}")

    @take_in.register
    def _(self, told: happenings.OutcastPlayed) -> None:
        assert told.step == self.step
        assert told.leads == (not self.played)
        cards = 1 + told.pair
        self._lose(told.seat, told.number, cards)
        self.played += [told.number] * cards
        self.passes, self.last, self.last_number = 0, told.seat, told.number

    @take_in.register
    def _(self, told: happenings.PlayerPassed) -> None:
        assert told.leads == (not self.played)
        assert told.row == self.passes + 1
        assert told.needed == sum(map(bool, self.hands))
        self.passes = told.row % told.needed

    @take_in.register
    def _(self, told: happenings.CombinationShown) -> None:
        self._lose(told.seat, told.number, told.cards)
        self.burnt += told.cards
        self.passes = 0

    @take_in.register
    def _(self, told: happenings.BlockedHandLaidOff) -> None:
        assert told.number == self.blocked
        self._lose(told.seat, told.number, told.cards)
        self.burnt += told.cards
        self.passes = 0

    @take_in.register
    def _(self, told: happenings.HandCardTaken) -> None:
        self._lose(told.giver, told.number)
        self._get(told.seat, told.number)
        self.giver = told.giver

    @take_in.register
    def _(self, told: happenings.HandCardReturned) -> None:
        self._lose(told.seat, told.number)
        self._get(told.receiver, told.number)
        self.giver = None

    @take_in.register
    def _(self, told: happenings.BurntCardPicked) -> None:
        self._from_burnt(told.seat, told.number)

    @take_in.register
    def _(self, told: happenings.BurntCardDonated) -> None:
        self._from_burnt(told.receiver, told.number)

    @take_in.register
    def _(self, told: happenings.EugeneGaveCard) -> None:
        self._from_burnt(told.seat, told.number)

    def _from_burnt(self, seat: int, number: int | None) -> None:
        self.burnt -= 1
        self._get(seat, number)

    @take_in.register
    def _(self, told: happenings.NumberBlocked) -> None:
        self.blocked = told.number

    @take_in.register
    def _(self, told: happenings.WednesdayHidden) -> None:
        assert told.characters == self.characters

    @take_in.register
    def _(self, told: happenings.AbilityWithoutEffect) -> None:
        assert told.source in (self.last_number, self.open, 6)

    @take_in.register
    def _(self, told: happenings.PlayedPileBurnt) -> None:
        assert list(told.cards) == self.played
        self.burnt += len(told.cards)
        self.played = []

    @take_in.register
    def _(self, told: happenings.CharacterLeft) -> None:
        assert told.character == self.open
        self.aside.append(told.character)
        self.open = None

    @take_in.register
    def _(self, told: happenings.CharacterAppeared) -> None:
        assert self.open is None
        assert told.remaining == self.characters - 1
        self.open, self.characters = told.character, told.remaining

    @take_in.register
    def _(self, told: happenings.NoCharacterAppeared) -> None:
        self.stalls = told.time

    @take_in.register
    def _(self, told: happenings.WednesdaySentBack) -> None:
        assert (self.open, self.last, self.last_number) == ("wednesday", told.seat, 13)
        self.open, self.characters = None, told.characters

    @take_in.register
    def _(self, told: happenings.DirectionReversed) -> None:
        assert told.direction == -self.direction
        self.direction = told.direction

    @take_in.register
    def _(self, told: happenings.CharactersSetAside) -> None:
        assert len(told.characters) == self.characters
        self.aside += told.characters
        self.characters, self.frozen = 0, True

    @take_in.register
    def _(self, told: happenings.WednesdayRemoved) -> None:
        assert told.characters == self.characters - 1
        self.aside.append("wednesday")
        self.characters = told.characters

    @take_in.register
    def _(self, told: happenings.HandsOpened) -> None:
        self.open_hands = True
        self._get_all(told.hands)

    @take_in.register
    def _(self, told: happenings.HandsPassedRight) -> None:
        assert list(map(len, told.hands)) == list(map(len, self.hands))
        self._get_all([*told.hands[1:], told.hands[0]])

    @take_in.register
    def _(self, told: happenings.PlayerRanOut) -> None:
        assert not self.hands[told.seat]
        self.skipped.add(told.seat)

    @take_in.register
    def _(self, told: happenings.PlayerCameBack) -> None:
        assert self.hands[told.seat]
        self.skipped.remove(told.seat)

    @take_in.register
    def _(self, told: happenings.StepBegan) -> None:
        self.seat, self.step = told.seat, told.step
        assert told.leads == (told.step == "play" and not self.played)

    @take_in.register
    def _(self, told: happenings.RoundEnded) -> None:
        assert told.round == self.round
        assert (told.cause == "wednesday") == (self.open == "wednesday")
        assert told.cause != "saved" or (self.last_number, self.characters) == (13, 1)
        for seat, shown in enumerate(told.hands):
            hand = self.hands[seat]
            assert len(hand) == len(shown)
            assert not self._sees(seat) or sorted(hand, key=_order) == list(shown)
        assert told.points == tuple(map(sum, told.hands))
        self.scores.append(list(told.points))
        assert told.totals == tuple(map(sum, zip(*self.scores, strict=True)))
        self.passes = 0

    @take_in.register
    def _(self, told: happenings.RoundDealt) -> None:
        self.open_hands = self.frozen = False
        self._get_all(told.hands)
        self.round, self.burnt = told.round, told.burnt
        self.played, self.aside, self.skipped = [], [], set()
        self.characters, self.stalls, self.direction = len(CHARACTERS), 0, 1
        self.open = self.blocked = self.last = self.last_number = None

    @take_in.register
    def _(self, told: happenings.WinnersDeclared) -> None:
        assert told.totals == tuple(map(sum, zip(*self.scores, strict=True)))
        teams = told.team_totals
        self.step = "play"
        self.over = {
            "totals": list(told.totals),
            "team_totals": None if teams is None else list(teams),
            "winners": list(told.winners),
        }


def _order(number: int | None) -> int:
    assert number is not None
    return number
