"""Whether reviews find what was lost, blame nobody for nothing, and know how little they know.

``python -m tests.soak.reviews blunders the-game-2 --matches 100 --seed 1`` plays matches of hard
computers, puts one bad decision into each, which a long run finds to lose ``LOST`` of the win at
least, and counts in how many the review finds it first. ``false`` counts the turning points in
matches of hard computers alone, and how many of them a long run does not confirm. ``cover`` tries
decisions as a review does, and counts in how many of them the interval holds what a long run finds,
of the chance and of the loss. The same numbers give the same matches.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any, NamedTuple

from engine.bots import BOTS
from engine.bots.bot import Level
from engine.core.chance import Chance
from engine.core.match import Match
from engine.games import GAMES
from engine.review.decisions import Decision, decisions
from engine.review.judging import JudgedDecision
from engine.review.reviewing import USUAL, MatchReview, judged_decision
from engine.review.sources import SOURCES
from engine.review.trials import PLAYED

TABLES: Mapping[str, tuple[str, int]] = {
    "the-game-1": ("the-game", 1),
    "the-game-2": ("the-game", 2),
    "the-game-4": ("the-game", 4),
    "face-to-face": ("face-to-face", 2),
    "qwixx-2": ("qwixx-cards", 2),
    "qwixx-4": ("qwixx-cards", 4),
    "wednesday-4": ("wednesday", 4),
}

LOST = 0.2
"""What a made blunder loses at least, of the win; half as much where a decision is one action."""

TRIES = 60
"""Bad decisions tried in a match, to find one that loses as much."""

FIRST_LOOK, LONG_RUN = 24, 300
"""Deals in which a bad decision is looked at, and those of a long run."""

CONFIRMATION = 1500
"""Deals that confirm a turning point or refute it: more than a verdict has in any game, so that a
small true loss is not taken for a false one."""

OTHER_SEED = 2**40
"""Long runs have other deals than reviews."""

EFFORT = USUAL._replace(curve=12, fine=24, others=0)
"""The usual effort for verdicts, with less for the curve, which tells less where to look."""


class Found(NamedTuple):
    """What came of one match, or of one decision: how often it held, of how often it could."""

    held: int
    of: int
    text: str


def played(match: Match, level: Level, deal: int) -> Match:
    """Lets computers of a level play to the end."""
    bot = BOTS[match.game.id]
    while match.to_act:
        seat = match.to_act[0]
        legal = [str(action) for action in match.legal(seat)]
        if len(legal) == 1:
            match.do(seat, legal[0])
            continue
        _signal(match, level)
        chance = Chance(deal)
        match.do(seat, bot.choose(match.view(seat), seat, legal, level, chance))
    return match


def _signal(match: Match, level: Level) -> None:
    """Lets all who are not on turn signal when a turn begins."""
    view: Any = match.view(None)
    if "signals" not in view or view["turn"]["placed"]:
        return
    for seat in range(match.seats):
        if seat not in match.to_act:
            wanted = BOTS[match.game.id].signals(match.view(seat), seat, level)
            for pile in sorted({*view["signals"][seat], *wanted}):
                if view["signals"][seat].get(pile) != wanted.get(pile):
                    match.signal(seat, pile, wanted.get(pile))


def cut(match: Match, moves: int) -> Match:
    """The same match as far as these first moves."""
    short = Match.replay(match.document(), GAMES)
    while len(short.moves) > moves:
        short.undo(None, "free")
    return short


def at_random(match: Match, random: Random) -> None:
    """Does one whole decision at random."""
    seat, turn = match.to_act[0], _turn(match)
    while True:
        match.do(seat, random.choice(match.legal(seat)))
        whole = SOURCES[match.game.id].whole_turns
        if not whole or not match.to_act or match.to_act[0] != seat or _turn(match) != turn:
            return


def _turn(match: Match) -> object:
    view: Any = match.view(None)
    return view["turn"].get("number")


def judged_at(match: Match, move: int, seed: int) -> JudgedDecision | None:
    """The decision that begins with this move."""
    whole = SOURCES[match.game.id].whole_turns
    decision = next(each for each in decisions(match, whole) if each.first == move)
    return judged_decision(match, decision, seed)


def blunder(table: str, deal: int) -> Iterator[Found]:
    """Puts a blunder into a match, and tells whether the review finds it first."""
    game, seats = TABLES[table]
    random = Random(f"{table} {deal}")
    whole = played(Match.new(GAMES[game], seats, {}, deal), "hard", deal)
    whole_turns = SOURCES[game].whole_turns
    choices = decisions(whole, whole_turns)
    for _ in range(TRIES):
        decision = random.choice(choices[: len(choices) * 3 // 4])
        match = cut(whole, decision.first)
        if match.to_act[:1] != (decision.seat,):
            continue
        at_random(match, random)
        judged = judged_at(match, decision.first, OTHER_SEED + deal)
        if judged is None or not loses(judged, LOST if whole_turns else LOST / 2):
            continue
        played(match, "hard", deal)
        review = MatchReview(match, [decision.seat], deal, EFFORT)
        for _step in review.steps():
            pass
        [found] = review.findings()
        firsts = [each.decision.first for each in found.turning_points]
        hit = firsts[:1] == [decision.first]
        text = f"{judged.loss().value:.2f} lost with move {decision.first}, found: {firsts}"
        yield Found(int(hit), 1, text)
        return
    yield Found(0, 0, "no bad decision found")


def loses(judged: JudgedDecision, least: float) -> bool:
    """Tells whether a long run finds that a decision loses so much."""
    judged.compare(FIRST_LOOK)
    if judged.loss().value < least:
        return False
    judged.judge(LONG_RUN)
    return judged.loss().value >= least


def false(table: str, deal: int) -> Iterator[Found]:
    """Counts turning points of one seat in a match of hard computers."""
    game, seats = TABLES[table]
    match = played(Match.new(GAMES[game], seats, {}, deal), "hard", deal)
    review = MatchReview(match, [deal % seats], deal, EFFORT)
    for _step in review.steps():
        pass
    texts, unconfirmed = [], 0
    for found in review.findings():
        for each in found.turning_points:
            again = judged_at(match, each.decision.first, OTHER_SEED + deal)
            assert again is not None
            again.judge(CONFIRMATION)
            confirmed = again.loss().low > 0
            unconfirmed += not confirmed
            texts.append(f"{each.loss().value:.2f} at move {each.decision.first}: {confirmed}")
    yield Found(unconfirmed, 1, f"{len(texts)} turning points {texts}")


def cover(table: str, deal: int) -> Iterator[Found]:
    """Tells of decisions of a match whether their intervals hold what a long run finds."""
    game, seats = TABLES[table]
    match = played(Match.new(GAMES[game], seats, {}, deal), "normal", deal)
    choices = decisions(match, SOURCES[game].whole_turns)
    for decision in Random(deal).sample(choices, min(4, len(choices))):
        pair = _two(match, decision, deal)
        if pair is None:
            continue
        short, long = pair
        short.compare(USUAL.curve)
        short.try_way(PLAYED, USUAL.fine)
        long.compare(LONG_RUN)
        value, chance = long.share().value, short.share()
        yield Found(
            int(chance.low <= value <= chance.high), 1, f"chance {value:.3f} {chance.text('.3f')}"
        )
        if short.better != PLAYED:
            value, loss = long.loss().value, short.loss()
            yield Found(
                int(loss.low <= value <= loss.high), 1, f"loss {value:.3f} {loss.text('.3f')}"
            )


def _two(
    match: Match, decision: Decision, deal: int
) -> tuple[JudgedDecision, JudgedDecision] | None:
    short = judged_decision(match, decision, deal)
    long = judged_decision(match, decision, OTHER_SEED + deal)
    return None if short is None or long is None else (short, long)


KINDS: Mapping[str, Callable[[str, int], Iterator[Found]]] = {
    "blunders": blunder,
    "false": false,
    "cover": cover,
}


def run(kind: str, table: str, deal: int) -> list[Found]:
    """What is found in the match of a deal."""
    return [*KINDS[kind](table, deal)]


def measure(kind: str, table: str, deals: range, processes: int) -> None:
    """Measures one thing at one table, and prints what was found."""
    began, held, of = time.monotonic(), 0, 0
    with ProcessPoolExecutor(processes) as pool:
        running = [pool.submit(run, kind, table, deal) for deal in deals]
        for deal, future in zip(deals, running, strict=True):
            for found in future.result():
                held, of = held + found.held, of + found.of
                print(f"deal {deal}: {found.held} of {found.of}, {found.text}", flush=True)
    print(f"{kind} {table}: {held} of {of}, {time.monotonic() - began:.0f} s", flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays and reviews, prints what was found, and returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("kind", nargs="?", choices=[*KINDS], help="all without any")
    parser.add_argument("table", nargs="?", choices=[*TABLES], help="all without any")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="the first deal number")
    parser.add_argument("--processes", type=int, default=1)
    chosen = parser.parse_args(arguments)
    deals = range(chosen.seed, chosen.seed + chosen.matches)
    for kind in [chosen.kind] if chosen.kind else KINDS:
        for table in [chosen.table] if chosen.table else TABLES:
            measure(kind, table, deals, chosen.processes)
    return 0


if __name__ == "__main__":
    sys.exit(main())
