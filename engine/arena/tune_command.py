"""The command ``tune``."""

import argparse
import json
import sys
from pathlib import Path

from engine.arena.arguments import (
    MAX_DEALS,
    add_table,
    command,
    file_name,
    measure,
    positive,
    table_of,
    whole,
    worker_count,
)
from engine.arena.players import Spec, make_player, read_spec, weighted_bot
from engine.arena.progress import Progress
from engine.arena.tournament import workers
from engine.arena.tuning import Generation, Tuning, gain_of, tune
from engine.arena.wording import counted
from engine.arena.writing import check_writable, write_whole
from engine.bots.bot import LEVELS
from engine.bots.weights import Weights, complete, read_weights
from engine.core.chance import MAX_SEED
from engine.games import GAMES

DESCRIPTION = """Tunes the weights of a game's bot for one kind of table, over common deals, and
writes them with this command into a file. A team's weights are judged by its wins and, where it
loses, by the cards that are left; a rival's by its points less the mean of the others', or by its
wins where points do not decide them. Any bot made as engine.bots.weights.WeightedBot can be tuned:
it names its weights and a scale for each."""


def add_tune(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to those of the arena."""
    parser = commands.add_parser("tune", help="tune a bot's weights", description=DESCRIPTION)
    add_table(parser)
    parser.add_argument("--level", choices=LEVELS, default="normal", help="at which the bot plays")
    parser.add_argument("--generations", type=positive, default=60, metavar="N")
    parser.add_argument(
        "--pairs", type=positive, default=6, metavar="N", help="changes a generation"
    )
    parser.add_argument(
        "--matches",
        type=whole(1, MAX_DEALS),
        default=100,
        metavar="N",
        help="deals a generation",
    )
    parser.add_argument("--first-deal", type=whole(0, MAX_SEED), default=1_000_000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, help="of the changes")
    parser.add_argument(
        "--sigma", type=measure(0, 100), default=0.35, help="size of changes, in scales"
    )
    parser.add_argument("--rate", type=measure(0, 100), default=0.35, help="of learning")
    parser.add_argument(
        "--few-left",
        type=measure(0, 1000),
        default=10.0,
        metavar="N",
        help="so many cards left are worth 1 / e of none; more where nobody comes near a win",
    )
    parser.add_argument(
        "--against",
        metavar="NAME,…",
        help="who sits at the other seats among rivals (default: the bot as it starts)",
    )
    parser.add_argument(
        "--start", type=file_name, metavar="FILE", help="default: the bot's own file"
    )
    parser.add_argument(
        "--out",
        type=file_name,
        metavar="FILE",
        help="written after each generation (default: the bot's own file)",
    )
    parser.add_argument(
        "--check",
        type=whole(0, MAX_DEALS),
        default=200,
        metavar="N",
        help="new deals on which the result is compared with the start",
    )
    parser.set_defaults(run=run_tune)


def run_tune(chosen: argparse.Namespace) -> int:
    """Tune the weights for a table."""
    table = table_of(chosen)
    bot = weighted_bot(table.game)
    key = bot.weights_key(table.seats, table.options)
    start = bot.weights(key)
    if chosen.start:
        text = chosen.start.read_text("utf-8")
        start = complete(read_weights(text, str(chosen.start)), bot.scales(key), str(chosen.start))
    if chosen.against and GAMES[table.game].scoring.team:
        raise ValueError(f"{table.game} is played as a team: there is nobody to play against")
    itself = Spec("start", chosen.level, tuple(start.items()))
    rivals = [*map(read_spec, chosen.against.split(","))] if chosen.against else [itself]
    for rival in rivals:
        make_player(rival, table.game, table.seats, table.options)
    search = Tuning(
        table=table,
        level=chosen.level,
        rivals=() if GAMES[table.game].scoring.team else rivals,
        scales=bot.scales(key),
        generations=chosen.generations,
        pairs=chosen.pairs,
        matches=chosen.matches,
        first_deal=chosen.first_deal,
        seed=chosen.seed,
        few_left=chosen.few_left,
        sigma=chosen.sigma,
        rate=chosen.rate,
    )
    out = chosen.out or bot.path(key)
    check_writable(out)
    began = str(chosen.start or f"{key}.json as it was")
    progress = Progress(search.all_matches + 2 * chosen.check, sys.stderr)

    def report(generation: Generation) -> None:
        progress.say(f"generation {generation.number}: {generation.mean:.4f}")
        _write(out, began, generation.weights)

    at_once = 2 * max(search.pairs * search.matches, chosen.check)
    with workers(worker_count(chosen.workers, at_once)) as at_work:
        tuned = tune(search, start, at_work, report, progress.step)
        first = search.first_deal + search.generations * search.matches
        if chosen.check:
            deals = range(first, first + chosen.check)
            gain = gain_of(search, tuned, start, deals, at_work, step=progress.step)
            sys.stdout.write(
                f"gain over the start on {counted(chosen.check, 'new deal')}: {gain.text('.4f')}\n"
            )
    return 0


def _write(out: Path, start: str, weights: Weights) -> None:
    rounded = {name: round(value, 4) for name, value in weights.items()}
    document = {"command": command(), "start": start, "weights": rounded}
    write_whole(out, json.dumps(document, indent=1) + "\n")
