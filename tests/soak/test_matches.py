"""The long run of matches, in short; and that it sees what it is there to see."""

import json
from collections import deque
from collections.abc import Callable
from random import Random

import pytest

from engine.games import GAMES
from engine.referee.referee import Referee
from tests.soak import matches, pipes
from tests.soak.matches import Played, Tally, play, run_batch
from tests.soak.matches_rules import REFERENCE_RULES
from tests.soak.pipes import PORTION, Failure, Gone, Pipes, Reply, Request, portions

MATCHES = 3
"""Matches of each game."""

Spoil = Callable[[Request, Reply], None]
"""Spoils the second, the referee's reply to the first."""


def test_every_game_has_its_rules_told_a_second_time() -> None:
    assert set(REFERENCE_RULES) >= set(GAMES)


def test_matches_of_every_game_in_turn(capsys: pytest.CaptureFixture[str]) -> None:
    tallies = run_batch(1, range(MATCHES * len(GAMES)), [])
    assert {game: tally.matches for game, tally in tallies.items()} == dict.fromkeys(GAMES, MATCHES)
    assert [tally.failures for tally in tallies.values()] == [[]] * len(GAMES)
    for game, tally in tallies.items():
        assert 0 < tally.longest <= tally.actions
        assert [*GAMES][tally.longest_match % len(GAMES)] == game
        assert sum(tally.endings.values()) == MATCHES
    matches.show(tallies)
    assert len(capsys.readouterr().out.splitlines()) == 1 + len(GAMES)


def test_the_same_numbers_give_the_same_matches() -> None:
    both = run_batch(2, range(6), ["the-game"])["the-game"]
    first, second = (
        run_batch(2, part, ["the-game"])["the-game"] for part in (range(3), range(3, 6))
    )
    first.add(second)
    assert first == both


def test_the_longest_match_of_several_is_the_first_such() -> None:
    tally = Tally()
    for number, actions in [(7, 10), (3, 30), (5, 30)]:
        other = Tally()
        other.count(number, Played(actions, "stuck", "2 {}"))
        tally.add(other)
    assert (tally.longest, tally.longest_match) == (30, 3)
    assert (tally.matches, tally.actions, tally.endings["stuck"]) == (3, 70, 3)


class Spoiled:
    """A referee in this process, some of whose replies are spoiled; a play that it answers."""

    def __init__(self, spoil: Spoil) -> None:
        self._referee = Referee()
        self._spoil = spoil

    def answer(self, request: Request) -> Reply:
        reply: Reply = json.loads(self._referee.answer(json.dumps(request).encode()))
        self._spoil(request, reply)
        return reply

    def play(self, game: str, seed: int) -> Played:
        """Plays one match to its end, or to a Failure."""
        games = {listed["id"]: listed for listed in self.answer({"cmd": "games"})["games"]}
        asking = play(games[game], Random(seed))
        request = next(asking)
        while True:
            try:
                request = asking.send(self.answer(request))
            except StopIteration as end:
                played: Played = end.value
                return played


def refuse(request: Request, reply: Reply) -> None:
    if request["cmd"] == "do" and reply["ok"]:
        reply.update(ok=False, error={"code": "minimum", "message": "", "args": {}})


def repeat_an_action(request: Request, reply: Reply) -> None:
    if request["cmd"] == "legal" and reply["to_act"]:
        actions = reply["actions"][str(reply["to_act"][0])]
        actions.append(actions[0])


def leave_an_action_out(request: Request, reply: Reply) -> None:
    if request["cmd"] == "legal" and reply["to_act"]:
        actions = reply["actions"][str(reply["to_act"][0])]
        if len(actions) > 1:
            del actions[-1]


def show_a_hand(request: Request, reply: Reply) -> None:
    if request["cmd"] == "view":
        reply["view"]["hands"] = [[2] * len(hand) for hand in reply["view"]["hands"]]


def show_the_generator(request: Request, reply: Reply) -> None:
    if request["cmd"] == "view":
        reply["view"]["seed_state"] = 1


def allow_everything(request: Request, reply: Reply) -> None:
    if request["cmd"] == "why":
        reply.update(legal=True)


def begin_anew_on_loading(request: Request, reply: Reply) -> None:
    if request["cmd"] == "save":
        reply["document"] = reply["document"].partition("\n")[0] + "\n"


def go_on_at_the_end(request: Request, reply: Reply) -> None:
    if request["cmd"] == "do" and reply["ok"] and reply["over"] is not None:
        reply["to_act"] = [0]


@pytest.mark.parametrize(
    "spoil",
    [
        refuse,
        repeat_an_action,
        leave_an_action_out,
        show_a_hand,
        show_the_generator,
        allow_everything,
        begin_anew_on_loading,
        go_on_at_the_end,
    ],
)
def test_what_a_referee_should_never_do_is_seen(spoil: Spoil) -> None:
    referee = Spoiled(spoil)
    with pytest.raises(Failure):
        deque(referee.play("the-game", seed) for seed in range(10))


def test_a_failure_is_told_with_its_match_and_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "MAX_ACTIONS", 3)
    tally = run_batch(1, range(4, 6), ["face-to-face"])["face-to-face"]
    assert (tally.matches, tally.actions) == (2, 0)
    assert [failure.partition(";")[0] for failure in sorted(tally.failures)] == [
        "match 4: no end after 3 actions",
        "match 5: no end after 3 actions",
    ]


def test_a_referee_that_is_gone_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pipes, "REFEREE", ("-c", "input(); print('{}')"))
    with Pipes() as referee, pytest.raises(Gone):
        list(referee.ask([{"cmd": "games"}, {"cmd": "games"}]))


def test_a_referee_that_says_too_much_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pipes, "REFEREE", ("-c", "input(); print('{}'); print('{}')"))
    with Pipes() as referee:
        assert list(referee.ask([{"cmd": "games"}])) == [{}]
        with pytest.raises(Failure, match="more replies than requests"):
            referee.close()


def test_portions_fit_into_a_pipe_and_leave_nothing_out() -> None:
    lines = [b"a" * size for size in (1, PORTION, 10, PORTION - 11, 1, 2 * PORTION, 0, 5)]
    groups = list(portions(lines))
    assert [line for group in groups for line in group] == lines
    for group in groups:
        assert len(group) == 1 or len(b"\n".join(group)) < PORTION


def test_detours_grow_rarer_and_all_come() -> None:
    schedule = matches.Schedule(Random(1))
    due = [detour for number in range(2_000) for detour in schedule.due(number)]
    assert set(due) == set(matches.DETOURS)
    assert len(due) < 15 * len(matches.DETOURS)
