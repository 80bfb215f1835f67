"""Reasons why an action of Extreme is good: the codes of The Game's hints, and of commands.

Commands are named as in the rules. Besides those of ``engine.bots.the_game.hints`` there are:

=================  =========================  =====================================================
code               arguments                  what is true
=================  =========================  =====================================================
``stop``           card, placed, minimum      the card carries a ``stop``: the turn ends with it; if
                                              ``placed``, before it, is below the minimum, that is
                                              waived
``covers-skull``   skull, pile                it covers the skull, as this turn must
``skull-due``      skull, pile                the minimum lies, but the skull on this other pile is
                                              not covered yet
``skull-then``     card, pile, then           the card carries a ``skull``; ``then`` is laid on the
                                              same pile in this turn
``keeps-cover``    card, skull                the card stays in the hand and can cover this skull,
                                              which does not lie yet
``three-needs``    placed                     the turn has a ``three``, and fewer cards than three
``ends-command``   command, covered, pile     it covers the card with this lasting command, which
                                              is on top nowhere else; its own is not the same
``one-pile``       pile                       this pile is the only one that takes cards in this
                                              turn, as long as a ``one-pile`` lies
``three-lie``      none                       the turn has a ``three``, and its three cards
``none-allowed``   none                       cards would fit, but commands allow none of them
``no-cover``       card, pile, jump           this other card jumps least, but it carries a
                                              ``skull``, and no card of the hand fits on it there
=================  =========================  =====================================================

``smallest-jump`` and ``dear`` are about the cards that the commands allow, ``last-card`` is said
only if no command is left unfulfilled, ``needed`` of no ``stop``, and
``cheap`` and ``further`` of no turn with a ``three``. ``no-cover`` stands in place of what else
would be said against such a card, which has to wait whatever the next turn needs.
"""

from collections.abc import Iterator
from math import inf

from engine.bots.bot import HintReason
from engine.bots.extreme.skulls import count_covers
from engine.bots.extreme.turns import HAS_THREE, LOCK_AT, ExtremeRules
from engine.bots.placements import cards_in
from engine.bots.the_game.advice import NEVER_FIRST, TheGameAdvice, TurnReason
from engine.bots.the_game.answers import answers
from engine.bots.the_game.deciding import jump
from engine.bots.the_game.hints import all_reasons, weigh
from engine.bots.the_game.turns import TurnRules
from engine.core.piles import fits
from engine.games.the_game.commands import LASTING, NAMES, SKULL, STOP
from engine.games.the_game.piles import ASCENDING, PILES

_HELD_BACK = (
    "waits",
    "trick-waits",
    "cheaper-asked",
    "cheaper-pair",
    "cheaper-dear",
    "cheaper-kept",
    "cheaper-waits",
)
"""What The Game says of a card that is not placed now."""


def weighed(rules: ExtremeRules, advice: TheGameAdvice) -> list[TurnReason]:
    """Return all that can be said for the next step of the plan."""
    of_the_game = [
        each._replace(reason=_of_skulls(rules, advice, each.reason))
        for each in all_reasons(rules, advice)
        if _is_true(rules, advice, each.reason.code)
    ]
    of_commands = _of_placing(rules, advice) if advice.rest else _of_ending(rules, advice)
    return [*of_commands, *of_the_game, *_of_covers(rules, advice)]


def answered(rules: ExtremeRules, advice: TheGameAdvice) -> Iterator[HintReason]:
    """Yield why it is not the card that jumps least, and whom the end of the turn leaves a fire."""
    for reason in answers(rules, advice):
        yield _of_skulls(rules, advice, reason)


def _of_skulls(rules: ExtremeRules, advice: TheGameAdvice, reason: HintReason) -> HintReason:
    """Return the reason, or the one about a skull that is behind it.

    That is so with a due fire that is a skull, and with a card that is held back.
    """
    top = reason.args.get("fire")
    if reason.code == "still-due" and isinstance(top, int) and rules.commands[top] == SKULL:
        return HintReason("skull-due", {"skull": top, "pile": reason.args["pile"]})
    if reason.code in _HELD_BACK:
        card, pile = reason.args["card"], reason.args["pile"]
        assert isinstance(card, int)
        at = PILES.index(pile)
        if rules.commands[card] == SKULL and not _has_cover(advice, card, at):
            by = jump(advice.turn.tops, (card, at))
            return HintReason("no-cover", {"card": card, "pile": pile, "jump": by})
    return reason


def _has_cover(advice: TheGameAdvice, skull: int, pile: int) -> bool:
    """Tell whether another card of the hand fits on the skull on this pile."""
    others = cards_in(advice.turn.hand & ~(1 << skull))
    return any(fits(ASCENDING[pile], skull, card) for card in others)


def _is_true(rules: ExtremeRules, advice: TheGameAdvice, code: str) -> bool:
    """Tell whether what The Game would say is true in Extreme as well."""
    if not advice.rest:
        return code != "nothing-fits" or not _would_fit(rules, advice)
    turn, (card, pile) = advice.turn, advice.rest[0]
    match code:
        case "last-card":
            true = rules.fulfilled(rules.place(turn, card, pile))
        case "covers-fire":
            true = rules.commands[turn.tops[pile]] != SKULL
        case "needed":
            true = rules.commands[card] != STOP
        case "cheap" | "further":
            true = not turn.bound & HAS_THREE
        case _:
            true = True
    return true


def _of_placing(rules: ExtremeRules, advice: TheGameAdvice) -> Iterator[TurnReason]:
    turn, (card, pile), ways = advice.turn, advice.rest[0], advice.ways
    top, name = turn.tops[pile], PILES[pile]
    covered, command = rules.commands[top], rules.commands[card]
    without_card, without_top = rules.without_command(card), rules.without_command(top)
    free = turn._replace(due=turn.due & ~(1 << pile))
    if command == STOP:
        minimum = {"placed": turn.laid, "minimum": rules.required}
        yield TurnReason(
            HintReason("stop", {"card": card, **minimum}), ways.decides_under(without_card, turn)
        )
    if covered == SKULL:
        yield TurnReason(
            HintReason("covers-skull", {"skull": top, "pile": name}),
            ways.decides_under(without_top, free),
        )
    then = next((card for card, on in advice.rest[1:] if on == pile), None)
    if command == SKULL and then is not None:
        yield TurnReason(
            HintReason("skull-then", {"card": card, "pile": name, "then": then}), NEVER_FIRST
        )
    if turn.bound & HAS_THREE:
        loose = turn._replace(bound=turn.bound & ~HAS_THREE)
        yield TurnReason(
            HintReason("three-needs", {"placed": turn.laid}), ways.decides_under(rules, loose)
        )
    after = rules.in_force(rules.place(turn, card, pile).tops)
    if covered & LASTING & ~after:
        yield TurnReason(
            HintReason("ends-command", {"command": NAMES[covered], "covered": top, "pile": name}),
            ways.decides_under(without_top, turn),
        )
    if turn.bound >> LOCK_AT:
        loose = turn._replace(bound=turn.bound & (1 << LOCK_AT) - 1)
        yield TurnReason(HintReason("one-pile", {"pile": name}), ways.decides_under(rules, loose))


def _of_ending(rules: ExtremeRules, advice: TheGameAdvice) -> Iterator[TurnReason]:
    turn = advice.turn
    if turn.bound & HAS_THREE:
        yield TurnReason(HintReason("three-lie", {}), inf)
    elif _would_fit(rules, advice) and not any(rules.placements(turn)):
        yield TurnReason(HintReason("none-allowed", {}), inf)


def _of_covers(rules: ExtremeRules, advice: TheGameAdvice) -> Iterator[TurnReason]:
    """Yield a card that the turn keeps, and its rival does not, to cover a skull with."""
    ways, gain = advice.ways, advice.ways.owed_beyond(rules.without_all(SKULL))
    rival, end, skulls = ways.rival(gain), ways.chosen.turn, rules.carriers(SKULL)
    if rival is None or not ways.helps(gain) or (end.hand ^ rival.turn.hand) & skulls:
        return
    left = (end.hand | advice.position.unseen) & skulls
    for card in cards_in(end.hand & ~rival.turn.hand):
        for skull in cards_in(left & ~(1 << card)):
            if count_covers(skull, end.tops, 1 << card):
                yield weigh(ways, HintReason("keeps-cover", {"card": card, "skull": skull}), gain)
                return


def _would_fit(rules: ExtremeRules, advice: TheGameAdvice) -> bool:
    """Tell whether a card fits on some pile, commands aside."""
    return any(TurnRules.placements(rules, advice.turn))
