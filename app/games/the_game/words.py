"""Every sentence of The Game at the table, in the language on screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from app.players import PlayerInfo
from app.text import number
from engine.core.refusal import Refusal
from engine.games.the_game.piles import CARDS


def cards_to_go(left: int, total: int, seed: int | None, practice: bool) -> str:
    """The line in the bar."""
    line = QCoreApplication.translate("TheGame", "%n of {total} cards to go", None, left)
    parts = [line.format(total=total)]
    if seed is not None:
        deal = QCoreApplication.translate("TheGame", "deal {number}")
        parts.append(deal.format(number=number(seed)))
    if practice:
        parts.append(QCoreApplication.translate("TheGame", "practice"))
    return " · ".join(parts)


def draw_pile() -> str:
    """The caption over the draw pile."""
    return QCoreApplication.translate("TheGame", "draw pile")


def draw_pile_name(count: int) -> str:
    """The draw pile for screen readers."""
    return QCoreApplication.translate("TheGame", "draw pile, %n card(s)", None, count)


def draws_at_the_end() -> str:
    """Said when somebody presses the draw pile."""
    return QCoreApplication.translate(
        "TheGame",
        "When your turn ends, you draw back up to a full hand, as far as the draw pile allows. "
        "This happens automatically.",
    )


def card_first() -> str:
    """Said when somebody presses a pile without a card, alone at the table."""
    return QCoreApplication.translate("TheGame", "First choose a card, then the pile for it.")


def nothing_to_draw() -> str:
    """Said when somebody presses the empty draw pile."""
    return QCoreApplication.translate(
        "TheGame", "The draw pile is empty. From now on a turn needs at least one card."
    )


def track(placed: int, held: int, hidden: int) -> str:
    """What the row of all cards shows."""
    text = QCoreApplication.translate(
        "TheGame", "{placed} placed, {held} in your hand, {hidden} still to come"
    )
    return text.format(placed=placed, held=held, hidden=hidden)


def pile_name(pile: str, top: int | str, signals: Sequence[str]) -> str:
    """A pile for screen readers, with what is said about it; `top` may say more than a number."""
    match pile:
        case "up1":
            name = QCoreApplication.translate("TheGame", "first ascending pile, top {top}")
        case "up2":
            name = QCoreApplication.translate("TheGame", "second ascending pile, top {top}")
        case "down1":
            name = QCoreApplication.translate("TheGame", "first descending pile, top {top}")
        case _:
            name = QCoreApplication.translate("TheGame", "second descending pile, top {top}")
    return ", ".join([name.format(top=top), *signals])


def on_pile(pile: str) -> str:
    """Where something lies or hangs: a part of a sentence."""
    match pile:
        case "up1":
            place = QCoreApplication.translate("TheGame", "on the first ascending pile")
        case "up2":
            place = QCoreApplication.translate("TheGame", "on the second ascending pile")
        case "down1":
            place = QCoreApplication.translate("TheGame", "on the first descending pile")
        case _:
            place = QCoreApplication.translate("TheGame", "on the second descending pile")
    return place


def hand_card_name(card: int | str, index: int, count: int, fire: bool) -> str:
    """A card of the hand for screen readers."""
    if fire:
        name = QCoreApplication.translate("TheGame", "{card}, fire, card {index} of {count}")
    else:
        name = QCoreApplication.translate("TheGame", "{card}, card {index} of {count}")
    return name.format(card=card, index=index, count=count)


def fire_explained() -> str:
    """What a fire card asks for."""
    return QCoreApplication.translate("TheGame", "Fire: cover it by the end of the next turn.")


def backwards_trick() -> str:
    """Under a pile: the card would go back by exactly ten."""
    return QCoreApplication.translate("TheGame", "backwards trick")


def puts_out_fire() -> str:
    """Under a burning pile that takes the card."""
    return QCoreApplication.translate("TheGame", "puts the fire out")


def does_not_go() -> str:
    """Under a pile that does not take the card."""
    return QCoreApplication.translate("TheGame", "does not fit")


def step_of(cost: int) -> str:
    """What a step costs, for screen readers."""
    return QCoreApplication.translate("TheGame", "%n step(s) forward", None, cost)


def plays_now() -> str:
    """On a player's plate."""
    return QCoreApplication.translate("TheGame", "playing now")


def plays_next() -> str:
    """On a player's plate."""
    return QCoreApplication.translate("TheGame", "plays next")


def has_no_cards() -> str:
    """On a player's plate."""
    return QCoreApplication.translate("TheGame", "no cards left")


def player_name(name: str, cards: int, parts: Sequence[str]) -> str:
    """A player for screen readers: how many cards, and what the plate says."""
    if not cards:
        return ", ".join([name, has_no_cards(), *parts])
    hand = QCoreApplication.translate("TheGame", "%n card(s) in hand", None, cards)
    return ", ".join([name, hand, *parts])


def leave() -> str:
    """The signal: do not place here."""
    return QCoreApplication.translate("TheGame", "keep off")


def gentle() -> str:
    """The signal: no big jumps here."""
    return QCoreApplication.translate("TheGame", "small steps")


def leave_explained() -> str:
    """What the signal asks for."""
    return QCoreApplication.translate("TheGame", "place nothing here")


def gentle_explained() -> str:
    """What the signal asks for."""
    return QCoreApplication.translate("TheGame", "no big jumps here")


def clear() -> str:
    """Take one's own signal away."""
    return QCoreApplication.translate("TheGame", "no signal")


def set_a_signal(pile: str) -> str:
    """Name of the pill that offers a signal, for screen readers."""
    name = QCoreApplication.translate("TheGame", "signal {on_pile}")
    return name.format(on_pile=on_pile(pile))


def change_the_signal(word: str, pile: str) -> str:
    """Name of one's own signal, for screen readers."""
    name = QCoreApplication.translate("TheGame", "your signal “{word}” {on_pile}")
    return name.format(word=word, on_pile=on_pile(pile))


def due_now() -> str:
    """On a fire that must be covered in this turn."""
    return QCoreApplication.translate("TheGame", "due now")


def due_next_turn() -> str:
    """On a fire that the listener must cover in their next turn."""
    return QCoreApplication.translate("TheGame", "cover it next turn")


def due_after_this_turn() -> str:
    """On a fire that another player, whose name is too long for it, must cover next."""
    return QCoreApplication.translate("TheGame", "due next turn")


def must_cover(name: str) -> str:
    """On a fire that another player must cover, in this turn or the next."""
    return QCoreApplication.translate("TheGame", "{name} must cover it").format(name=name)


def place_at_least(asked: int) -> str:
    """The status line at the beginning of a turn."""
    return QCoreApplication.translate("TheGame", "Place at least %n card(s)", None, asked)


def placed_some(placed: int, asked: int) -> str:
    """The status line while more cards must be placed."""
    line = QCoreApplication.translate("TheGame", "{placed} of {asked} placed")
    return line.format(placed=placed, asked=asked)


def placed_enough(placed: int) -> str:
    """The status line when the turn may end."""
    return QCoreApplication.translate("TheGame", "You placed %n card(s)", None, placed)


def fire_first(fires: int) -> str:
    """The status line when enough lies but fires of the turn before still burn."""
    return QCoreApplication.translate("TheGame", "Now put the fire(s) out", None, fires)


def fire_duty(fires: int) -> str:
    """What is owed, in the second line of the status: a part of it."""
    return QCoreApplication.translate("TheGame", "put the fire(s) out", None, fires)


def duties_of(name: str, duties: Sequence[str]) -> str:
    """The second line of the status: what is owed, and whose turn it is."""
    line = QCoreApplication.translate("TheGame", "Still to do: {duties} · {name}")
    return line.format(duties=", ".join(duties), name=name)


def duties_alone(duties: Sequence[str]) -> str:
    """The same with nobody else at the table."""
    line = QCoreApplication.translate("TheGame", "Still to do: {duties}")
    return line.format(duties=", ".join(duties))


def your_turn(name: str) -> str:
    """The second line of the status."""
    return QCoreApplication.translate("TheGame", "Your turn · {name}").format(name=name)


def go_on_or_end_alone() -> str:
    """The second line when the turn may go on or end, with nobody else at the table."""
    return QCoreApplication.translate("TheGame", "Go on or end your turn")


def go_on_or_end(name: str) -> str:
    """The second line when the turn may go on or end."""
    line = QCoreApplication.translate("TheGame", "Go on or end your turn · {name}")
    return line.format(name=name)


def end_now_alone() -> str:
    """The second line when no card can be placed any more, with nobody else at the table."""
    return QCoreApplication.translate("TheGame", "Now end your turn")


def end_now(name: str) -> str:
    """The second line when no card can be placed any more."""
    line = QCoreApplication.translate("TheGame", "Now end your turn · {name}")
    return line.format(name=name)


def playing_now(name: str) -> str:
    """The status line in another player's turn."""
    return QCoreApplication.translate("TheGame", "{name} is playing").format(name=name)


def you_drew(count: int) -> str:
    """The status line after the end of the turn."""
    if count == 0:
        return QCoreApplication.translate("TheGame", "There was nothing left to draw")
    return QCoreApplication.translate("TheGame", "You drew %n card(s)", None, count)


def next_player(name: str) -> str:
    """The second line after the end of the turn."""
    return QCoreApplication.translate("TheGame", "{name} is next").format(name=name)


def won() -> str:
    """The status line at the end."""
    return QCoreApplication.translate("TheGame", "All 98 cards are on the piles")


def lost(left: int) -> str:
    """The status line at the end."""
    return QCoreApplication.translate("TheGame", "No more moves: %n card(s) left", None, left)


def end_turn() -> str:
    """The main button."""
    return QCoreApplication.translate("TheGame", "End turn")


def laid(name: str | None, card: int | str, pile: str) -> str:
    """What happened, for screen readers: a card was laid; name None is the listener."""
    if name is None:
        line = QCoreApplication.translate("TheGame", "You placed {card} {on_pile}.")
    else:
        line = QCoreApplication.translate("TheGame", "{name} placed {card} {on_pile}.")
    return line.format(name=name, card=card, on_pile=on_pile(pile))


def taken_back(card: int | str) -> str:
    """What happened, for screen readers: an undo."""
    return QCoreApplication.translate("TheGame", "{card} is back in your hand.").format(card=card)


def drew(name: str, count: int) -> str:
    """What happened, for screen readers: another player drew, and so ended the turn."""
    line = QCoreApplication.translate("TheGame", "{name} drew %n card(s).", None, count)
    return line.format(name=name)


def turn_is_over(name: str) -> str:
    """What happened, for screen readers: another player ended the turn and drew nothing."""
    return QCoreApplication.translate("TheGame", "{name}’s turn is over.").format(name=name)


def signalled(name: str, word: str, pile: str) -> str:
    """What somebody says about a pile, for screen readers."""
    line = QCoreApplication.translate("TheGame", "{name} says “{word}” {on_pile}.")
    return line.format(name=name, word=word, on_pile=on_pile(pile))


def says(name: str, word: str) -> str:
    """A signal in the name of its pile."""
    return QCoreApplication.translate("TheGame", "{name} says “{word}”").format(
        name=name, word=word
    )


def asked_to_keep_off(name: str) -> str:
    """Said at a pile, once a card is placed there against a signal."""
    return QCoreApplication.translate("TheGame", "{name} asked you to keep off this pile.").format(
        name=name
    )


def did_not_keep_off(name: str, asker: str | None) -> str:
    """What another player did against a signal; asker None is the listener."""
    if asker is None:
        line = QCoreApplication.translate(
            "TheGame", "{name} placed a card on the pile that you asked everybody to keep off."
        )
    else:
        line = QCoreApplication.translate(
            "TheGame", "{name} placed a card on the pile that {asker} asked everybody to keep off."
        )
    return line.format(name=name, asker=asker)


def asked_for_small_steps(name: str, cost: int) -> str:
    """Said at a pile, once a card is placed there against a signal."""
    line = QCoreApplication.translate(
        "TheGame", "{name} asked for small steps on this pile. This was %n step(s).", None, cost
    )
    return line.format(name=name)


def new_hand(cards: Sequence[int | str]) -> str:
    """What was drawn, for screen readers."""
    line = QCoreApplication.translate("TheGame", "You drew: {cards}.")
    return line.format(cards=", ".join(map(str, cards)))


def refusal_sentence(
    refusal: Refusal, players: Sequence[PlayerInfo], cards: Sequence[int] = CARDS
) -> str:
    """Why something is refused, as one sentence for the person at the screen.

    `cards` are the numbers that there are.
    """
    args = refusal.args
    match refusal.code:
        case "not-higher":
            sentence = _not_higher(args, cards)
        case "not-lower":
            sentence = _not_lower(args, cards)
        case "minimum":
            sentence = _too_few(_whole(args["minimum"]), _whole(args["placed"]))
        case "fire-due":
            sentence = fire_due(args["cards"])
        case "not-your-turn":
            sentence = _not_your_turn(args.get("to_act"), players)
        case "match-over":
            sentence = QCoreApplication.translate("TheGame", "The game is over.")
        case _:
            sentence = QCoreApplication.translate("TheGame", "You cannot do that now.")
    return sentence


def _not_higher(args: Mapping[str, object], cards: Sequence[int]) -> str:
    if _whole(args["trick"]) < cards[0]:
        line = QCoreApplication.translate(
            "TheGame", "{card} does not fit here: this pile needs a card above {top}."
        )
    elif _whole(args["top"]) == cards[-1]:
        line = _only_the_trick()
    else:
        line = QCoreApplication.translate(
            "TheGame",
            "{card} does not fit here: this pile needs a card above {top}, or exactly {trick}.",
        )
    return line.format(**args)


def _not_lower(args: Mapping[str, object], cards: Sequence[int]) -> str:
    if _whole(args["trick"]) > cards[-1]:
        line = QCoreApplication.translate(
            "TheGame", "{card} does not fit here: this pile needs a card below {top}."
        )
    elif _whole(args["top"]) == cards[0]:
        line = _only_the_trick()
    else:
        line = QCoreApplication.translate(
            "TheGame",
            "{card} does not fit here: this pile needs a card below {top}, or exactly {trick}.",
        )
    return line.format(**args)


def _only_the_trick() -> str:
    return QCoreApplication.translate(
        "TheGame", "{card} does not fit here: this pile has reached {top}, and only {trick} fits."
    )


def _too_few(minimum: int, placed: int) -> str:
    line = QCoreApplication.translate(
        "TheGame",
        "Place %n more card(s): you need at least {minimum}.",
        None,
        minimum - placed,
    )
    return line.format(minimum=minimum)


def _whole(value: object) -> int:
    assert isinstance(value, int)
    return value


def fire_due(cards: object) -> str:
    """Fires that must be covered before the turn ends: they were laid in the turn before it."""
    burning = [str(card) for card in cards] if isinstance(cards, list | tuple) else []
    *others, last = burning
    if not others:
        line = QCoreApplication.translate(
            "TheGame", "{card} has been burning since the last turn: cover it before you end yours."
        )
        return line.format(card=last)
    line = QCoreApplication.translate(
        "TheGame",
        "{cards} and {card} have been burning since the last turn: cover them before you "
        "end yours.",
    )
    return line.format(cards=", ".join(others), card=last)


def _not_your_turn(to_act: object, players: Sequence[PlayerInfo]) -> str:
    if isinstance(to_act, list | tuple) and to_act and isinstance(to_act[0], int):
        line = QCoreApplication.translate("TheGame", "Your turn is over. {name} is next.")
        return line.format(name=players[to_act[0]].name)
    return QCoreApplication.translate("TheGame", "It is not your turn.")
