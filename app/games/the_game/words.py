"""Every sentence of The Game at the table, in the language on screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app import common_texts
from app.games.numbers import refusals
from app.match.players import PlayerInfo
from app.style.typography import names_in_a_sentence
from app.texts import texts
from engine.core.refusal import Refusal
from engine.games.the_game.piles import CARDS, PileName

T = texts("TheGame")


cards_to_go = T("%n of {total} cards to go")


def all_to_go(piles: Mapping[PileName, Sequence[int]]) -> str:
    """Say how many of all cards are still to be placed on these piles."""
    placed = sum(len(cards) - 1 for cards in piles.values())
    return cards_to_go(n=len(CARDS) - placed, total=len(CARDS))


draws_at_the_end = T(
    "When your turn ends, you draw back up to a full hand, as far as the draw pile allows. "
    "This happens automatically.",
    note="Said when somebody presses the draw pile.",
)
one_is_enough = T(
    "Draw pile empty: place at least 1 card",
    note="The status line at the beginning of a turn, once the draw pile is empty.",
)
nothing_to_draw = T(
    "The draw pile is empty. From now on a turn needs at least one card.",
    note="Said when somebody presses the empty draw pile.",
)


def track(placed: int, held: int, to_come: Sequence[int]) -> str:
    """Say what the row of all cards shows: how many are where, and which are still to come."""
    line = T(
        "{placed} placed, {held} in your hand, {hidden} still to come",
        note="What the row of all cards shows.",
    )(placed=placed, held=held, hidden=len(to_come))
    if not to_come:
        return line
    return f"{line}: {', '.join(map(_span, spans_of(to_come)))}"


def spans_of(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Return the first and the last of each row of numbers that follow one another."""
    spans: list[tuple[int, int]] = []
    for number in numbers:
        if spans and spans[-1][1] == number - 1:
            spans[-1] = spans[-1][0], number
        else:
            spans.append((number, number))
    return spans


def _span(span: tuple[int, int]) -> str:
    first, last = span
    return str(first) if first == last else common_texts.first_to_last(first=first, last=last)


_PILE_NAME = {
    "up1": T("first ascending pile, top {top}"),
    "up2": T("second ascending pile, top {top}"),
    "down1": T("first descending pile, top {top}"),
    "down2": T("second descending pile, top {top}"),
}


def pile_name(pile: str, top: int | str, signals: Sequence[str]) -> str:
    """Name a pile for screen readers, with what is said about it.

    `top` may say more than a number.
    """
    return ", ".join([_PILE_NAME[pile](top=top), *signals])


_ON_PILE = {
    "up1": T("on the first ascending pile"),
    "up2": T("on the second ascending pile"),
    "down1": T("on the first descending pile"),
    "down2": T("on the second descending pile"),
}


def on_pile(pile: str) -> str:
    """Say where something lies or hangs, as a part of a sentence."""
    return _ON_PILE[pile]()


_ABOUT_PILE = {
    "up1": T("about the first ascending pile"),
    "up2": T("about the second ascending pile"),
    "down1": T("about the first descending pile"),
    "down2": T("about the second descending pile"),
}

fire_explained = T("Fire: cover it by the end of the next turn.", note="What a fire card asks for.")
puts_out_fire = T("puts the fire out", note="Under a burning pile that takes the card.")
has_no_cards = T("no cards left", note="On a player's panel.")


def player_name(name: str, cards: int, parts: Sequence[str]) -> str:
    """Name a player for screen readers: how many cards, and what the panel says."""
    if not cards:
        return ", ".join([name, has_no_cards(), *parts])
    hand = common_texts.cards_in_hand(n=cards)
    return ", ".join([name, hand, *parts])


leave = T("keep off", note="The signal: do not place here.")
gentle = T("small steps", note="The signal: no big jumps here.")
leave_explained = T("place nothing here", note="What the signal asks for.")
gentle_explained = T("no big jumps here", note="What the signal asks for.")


def signal_word(signal: str) -> str:
    """Return the word of a signal."""
    return leave() if signal == "leave" else gentle()


def signal_note(signal: str) -> str:
    """Return what a signal asks for."""
    return leave_explained() if signal == "leave" else gentle_explained()


def signal_told(name: str, signal: str) -> str:
    """Say who gives a signal, and what it asks for, as a tooltip."""
    told = says(name=name, word=signal_word(signal))
    return T("{told}: {meaning}", "a signal")(told=told, meaning=signal_note(signal))


clear = T("no signal", note="Take one's own signal away.")
says = T("{name} says “{word}”", note="A signal in the name of its pile.")
asked_to_keep_off = T(
    "{name} asked you to keep off this pile.",
    note="Said at a pile, once a card is placed there against a signal.",
)
asked_for_small_steps = T(
    "{name} asked for small steps on this pile. This skipped %n number(s).",
    note="Said at a pile, once a card is placed there against a signal.",
)


def set_a_signal(pile: str) -> str:
    """Name of the pill that offers a signal, for screen readers."""
    return T("signal {on_pile}")(on_pile=on_pile(pile))


def change_the_signal(word: str, pile: str) -> str:
    """Name of one's own signal, for screen readers."""
    return T("your signal “{word}” {on_pile}")(word=word, on_pile=on_pile(pile))


due_now = T("due now", note="On a fire that another player must cover in this turn.")
cover_now = T("cover it now", note="On a fire that the listener must cover in this turn.")
due_next_turn = T(
    "cover it next turn", note="On a fire that the listener must cover in their next turn."
)
you_must_cover = T(
    "you must cover it",
    note="On a fire, while another player is on turn, that the listener must cover next.",
)
due_after_this_turn = T(
    "due next turn",
    note="On a fire that another player, whose name is too long for it, must cover next.",
)
must_cover = T(
    "{name} must cover it",
    note="On a fire that another player must cover, in this turn or the next.",
)
fire_first = T(
    "Now put the fire(s) out",
    plural=True,
    note="The status line when enough lies but fires of the turn before still burn.",
)
fire_duty = T(
    "put the fire(s) out",
    plural=True,
    note="What is owed, in the second line of the status: a part of it.",
)


def duties_of(name: str, duties: Sequence[str]) -> str:
    """Return the second line of the status: what is owed, and whose turn it is."""
    return T("Still to do: {duties} · {name}")(duties=", ".join(duties), name=name)


def duties_alone(duties: Sequence[str]) -> str:
    """Return that line with nobody else at the table."""
    return T("Still to do: {duties}")(duties=", ".join(duties))


your_turn = T("Your turn · {name}", note="The second line of the status.")


def with_turn(line: str, name: str) -> Sequence[str]:
    """Return what is said of the second line of a turn that cannot end yet, in sentences.

    A name after a duty is not heard as whose turn it is.
    """
    duty, turn = line.removesuffix(f" · {name}"), your_turn(name=name)
    return [line] if line in (duty, turn) else [duty, turn]


last_turn = T(
    "Last turn: {cards} · {name}",
    note="The second line of the status before one's first card: who played last, and which cards.",
)
go_on_or_end_alone = T(
    "Go on or end your turn",
    note="The second line when the turn may go on or end, with nobody else at the table.",
)
go_on_or_end = T(
    "Go on or end your turn · {name}", note="The second line when the turn may go on or end."
)
end_now_alone = T(
    "Now end your turn",
    note="The second line when no card can be placed any more, with nobody else at the table.",
)
end_now = T(
    "Now end your turn · {name}", note="The second line when no card can be placed any more."
)


# What happened

burning_card = T("{card} (fire)", note="A card that was placed, and burns now.")
fire_lit = T(
    "{card} burns {on_pile}: it must be covered by the end of the next turn.",
    note="What happened: a fire card was placed.",
)
fire_lit_for_you = T(
    "{card} burns {on_pile}: cover it in your turn.",
    note="What happened: a fire card was placed, and the listener is next.",
)
cover_it = T(
    "It must be covered by the end of the next turn.",
    note="Said after a card that somebody else placed, and that burns now.",
)
you_cover_it = T(
    "Cover it in your turn.",
    note="Said after a card that somebody else placed, and that burns now: the listener is next.",
)
on_a_pile = T("{cards} {on_pile}", note="On the curtain: 34 and 35 on the first ascending pile.")
turn_drew = T(
    "{name} placed {cards} and drew {drawn}",
    note="What a turn before was: Nikos placed 34 on the first ascending pile and drew 2.",
)
turn_drew_none = T(
    "{name} placed {cards} and drew none",
    note="What a turn before was, when the draw pile was empty.",
)
nothing_burns = T("No fire is burning", note="Said to who asks what is in force.")
fire_covered = T("The fire on {card} is out.", note="What happened.")
fires_came_due = T(
    "{name} must put out the fire(s) on {cards}, in the turn that begins.",
    plural=True,
    note="What happened: a turn began in which a fire must be covered.",
)
your_fires_came_due = T(
    "You must put out the fire(s) on {cards} this turn.",
    plural=True,
    note="What happened: the listener's turn began, or is next, in which a fire must be covered.",
)
fires_covered = T(
    "The fire(s) on {cards} went out.", plural=True, note="What came of a turn, on the curtain."
)
fires_left = T(
    "The fire(s) on {cards} was left for the next player to put out.",
    plural=True,
    note="What came of a turn, on the curtain.",
)
out_of_reach = T(
    "No card fits {on_pile} any more.",
    note="What happened: all cards are too low for an ascending pile, or too high.",
)
hand_ran_out = T("{name} has no cards left.", note="What happened.")
your_hand_ran_out = T("You have no cards left.", note="What happened.")
draw_pile_ran_out = T("The draw pile is empty now.", note="What happened.")
_SAYS = T("{name} says “{word}” {about_pile}.", note="What happened: a signal.")
_YOU_SAY = T("You say “{word}” {about_pile}.", note="What happened: the listener's signal.")
several_signals = T(
    "{name} gives %n signal(s): {said}.", note="What happened: signals about several piles."
)
quoted = T("“{word}”", note="A signal among others.")
_CLEARED = T("{name} cleared the signal {on_pile}.", note="What happened.")
_YOU_CLEARED = T("You cleared your signal {on_pile}.", note="What happened.")


def signal_set(name: str | None, signal: str | None, pile: str) -> str:
    """Return what somebody says about a pile, None for nothing; name None is the listener."""
    if signal is None:
        where = on_pile(pile)
        return _YOU_CLEARED(on_pile=where) if name is None else _CLEARED(name=name, on_pile=where)
    word, about = signal_word(signal), _ABOUT_PILE[pile]()
    if name is None:
        return _YOU_SAY(word=word, about_pile=about)
    return _SAYS(name=name, word=word, about_pile=about)


def signals_lapsed(name: str | None, piles: Sequence[str]) -> str:
    """Return that somebody's signals are gone by themselves; name None is the listener."""
    on_piles = names_in_a_sentence(map(on_pile, piles))
    if name is None:
        return T("Your signal(s) {on_piles} lapsed.", plural=True)(n=len(piles), on_piles=on_piles)
    return T("{name}’s signal(s) {on_piles} lapsed.", plural=True)(
        n=len(piles), name=name, on_piles=on_piles
    )


def lapsed(name: str | None, count: int) -> str:
    """Return the same in few words, without the piles."""
    if name is None:
        return T("Your signal(s) lapsed.", plural=True)(n=count)
    return T("{name}’s signal(s) lapsed.", plural=True)(n=count, name=name)


all_signals_lapsed = T("All signals lapsed.", note="What happened.")


keep_off_it = T(
    "{asker} asked everybody to keep off it.",
    note="After a sentence that a card was placed on a pile.",
)
you_keep_off_it = T(
    "You asked everybody to keep off it.",
    note="After a sentence that a card was placed on a pile.",
)
small_steps_there = T(
    "{asker} asked for small steps there.",
    note="After a sentence that a card was placed on a pile.",
)
your_small_steps_there = T(
    "You asked for small steps there.",
    note="After a sentence that a card was placed on a pile.",
)


def placed_on_avoided(name: str | None, card: int, asker: str | None) -> str:
    """Return that a card was placed where somebody asked to keep off; None is the listener."""
    if name is None:
        return T("You placed {card} on the pile that {asker} asked everybody to keep off.")(
            card=card, asker=asker
        )
    if asker is None:
        return T("{name} placed {card} on the pile that you asked everybody to keep off.")(
            name=name, card=card
        )
    return T("{name} placed {card} on the pile that {asker} asked everybody to keep off.")(
        name=name, card=card, asker=asker
    )


def placed_where_gently(name: str | None, card: int, pile: str, asker: str | None) -> str:
    """Return that a card was placed where somebody asked for small steps; None: the listener."""
    where = on_pile(pile)
    if name is None:
        return T("You placed {card} {on_pile}, where {asker} asked for small steps.")(
            card=card, on_pile=where, asker=asker
        )
    if asker is None:
        return T("{name} placed {card} {on_pile}, where you asked for small steps.")(
            name=name, card=card, on_pile=where
        )
    return T("{name} placed {card} {on_pile}, where {asker} asked for small steps.")(
        name=name, card=card, on_pile=where, asker=asker
    )


# Reasons


def refusal_sentence(refusal: Refusal, players: Sequence[PlayerInfo]) -> str:
    """Say why something is refused, as one sentence for the person at the screen."""
    if refusal.code == "fire-due":
        return fire_due(refusal.args["cards"])
    return refusals.sentence(refusal, players, CARDS)


def fire_due(cards: object) -> str:
    """Name fires that must be covered in this turn, as they were laid in an earlier one."""
    burning = [str(card) for card in cards] if isinstance(cards, list | tuple) else []
    *others, last = burning
    if not others:
        return T("{card} has been burning since the last turn: cover it before you end yours.")(
            card=last
        )
    return T(
        "{cards} and {card} have been burning since the last turn: cover them before you end yours."
    )(cards=", ".join(others), card=last)
