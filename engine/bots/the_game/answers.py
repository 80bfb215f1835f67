"""Answers to what a hint leaves open: why not the card that jumps least, and what it costs whom."""

from collections.abc import Iterator

from engine.bots.bot import HintReason
from engine.bots.placements import Placement
from engine.bots.the_game.advice import TheGameAdvice
from engine.bots.the_game.deciding import jump, later_jump, total_steps
from engine.bots.the_game.position import burning
from engine.bots.the_game.turns import TurnRules
from engine.core.piles import TRICK
from engine.games.the_game.piles import PILES
from engine.games.the_game.turns import next_seat


def answers(rules: TurnRules, advice: TheGameAdvice) -> Iterator[HintReason]:
    """Yield why it is not the card that jumps least, and whom the end of the turn leaves a fire."""
    if not advice.rest:
        yield from _fire_left(rules, advice)
        return
    tops = advice.turn.tops
    step = min(rules.placements(advice.turn), key=lambda to: (jump(tops, to), to))
    if jump(tops, step) < jump(tops, advice.rest[0]):
        yield from _why_not(advice, step)


def _fire_left(rules: TurnRules, advice: TheGameAdvice) -> Iterator[HintReason]:
    """Yield the first fire that is left on top, and the seat that is next."""
    position, tops = advice.position, advice.turn.tops
    if rules.on_fire and burning(tops):
        sizes = list(position.sizes)
        sizes[position.seat] = advice.turn.hand.bit_count()
        seat = next_seat(sizes, position.seat)
        pile = next(pile for pile in range(len(PILES)) if burning(tops) >> pile & 1)
        yield HintReason("fire-left", {"fire": tops[pile], "pile": PILES[pile], "seat": seat})


def _why_not(advice: TheGameAdvice, step: Placement) -> Iterator[HintReason]:
    """Yield why it is not this step, which jumps by less."""
    (card, pile), turn, end = step, advice.turn, advice.ways.chosen.turn
    by = jump(turn.tops, step)
    args = {"card": card, "pile": PILES[pile], "jump": by}
    elsewhere = card == advice.rest[0][0]
    if not end.hand >> card & 1 and not elsewhere:
        yield HintReason("cheaper-after", args)
        return
    if by == -TRICK and not elsewhere:
        trick = {"card": card, "pile": PILES[pile], "top": turn.tops[pile]}
        yield HintReason("trick-waits", trick)
        return
    stays = end.tops[pile] == turn.tops[pile]
    asking = [seat for seat, heard in enumerate(advice.position.heard) if heard.leave >> pile & 1]
    others = [other for other in (card - TRICK, card + TRICK) if other > 0]
    kept = [other for other in others if end.hand >> other & 1]
    way = advice.ways.with_step(step)
    steps = total_steps(turn, advice.rest)
    more = total_steps(turn, way.placements) if way else steps
    keeps = way if way and way.turn.hand >> advice.rest[0][0] & 1 else None
    later = later_jump(turn, keeps, advice.rest[0]) if keeps else 0
    if asking and stays:
        yield HintReason("cheaper-asked", {**args, "seat": asking[0]})
    elif kept and not elsewhere:
        yield HintReason("cheaper-pair", {**args, "other": kept[0]})
    elif steps < more:
        yield HintReason("cheaper-dear", {**args, "steps": steps, "others": more})
    elif later:
        yield HintReason("cheaper-kept", {**args, "instead": advice.rest[0][0], "later": later})
    elif stays and not elsewhere:
        yield HintReason("cheaper-waits", args)


def unheard(advice: TheGameAdvice) -> Iterator[HintReason]:
    """Yield the seat that asked to leave alone the pile on which the next step goes on."""
    if not advice.rest or jump(advice.turn.tops, advice.rest[0]) < 0:
        return
    _, pile = advice.rest[0]
    for seat, heard in enumerate(advice.position.heard):
        if heard.leave >> pile & 1:
            yield HintReason("despite", {"pile": PILES[pile], "seat": seat})
            return
