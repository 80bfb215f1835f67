"""Texts about a player's turn, in the language on screen."""

from app.texts import texts

T = texts("Numbers")

# Cards and piles

does_not_go = T("does not fit", note="Under a pile that does not take the card.")
not_now = T("not now", note="The same while no card may be placed at all.")
skips = T(
    "skips {skipped}",
    note="How many numbers a step skips, in the pill at a pile, to somebody new: skips 4.",
)
no_gap = T("no gap", note="The same of a step to the next number, to everybody.")
back = T("{numbers} back", note="In the pill at a pile: what the backwards trick wins back.")
backwards_trick = T("backwards trick", note="Under a pile: the card would go back by exactly ten.")
placed_by_trick = T(
    "placed by the backwards trick", note="Of the top card of a pile, for screen readers."
)


def hand_card_name(card: int | str, index: int, count: int, fire: bool) -> str:
    """Name a card of the hand for screen readers."""
    if fire:
        name = T("{card}, fire, card {index} of {count}")
    else:
        name = T("{card}, card {index} of {count}")
    return name(card=card, index=index, count=count)


card_first = T(
    "First choose a card, then the pile for it.",
    note="Said when somebody presses a pile without a card, alone at the table.",
)
place_it_again = T(
    "Place it again if you still want to.", note="How a card is placed against the warning."
)
placed_here = T(
    "{name} placed {cards}",
    note="In the name of a pile for screen readers: since the listener's last turn.",
)

# One's own turn

place_at_least = T("Place at least %n card(s)", note="The status line at the beginning of a turn.")
placed_some = T(
    "{placed} of {asked} placed", note="The status line while more cards must be placed."
)
placed_enough = T("You placed %n card(s)", note="The status line when the turn may end.")
end_turn = T("End turn", note="The main button.")


def cards_you_drew(count: int) -> str:
    """Return the status line after the end of the turn."""
    if count == 0:
        return T("There was nothing left to draw")()
    return T("You drew %n card(s)")(n=count)


# What happened

# `your_…` and `you_…` are said to the player concerned.

placed = T("{name} placed {card} {on_pile}.", note="What happened.")
trick = T("{name} placed {card} {on_pile}: the backwards trick.", note="What happened.")
your_trick = T("You placed {card} {on_pile}: the backwards trick.", note="What happened.")
tricks_with = T(
    "Backwards trick(s) with {cards}.", plural=True, note="What came of a turn, on the curtain."
)
turn_is_over = T("{name}’s turn is over.", note="A player ended the turn and drew nothing.")
your_turn_is_over = T("Your turn is over.", note="The listener ended the turn and drew nothing.")
drew = T("{name} drew %n card(s).", note="A player drew, and so ended the turn.")
you_drew_some = T("You drew %n card(s).", note="Said where others hear it, too.")
you_drew = T("You drew: {cards}.", note="The cards that came into the listener's hand.")
turn_began = T(
    "{name} is next and needs to place at least %n card(s).", note="In the log: whose turn it is."
)
your_turn_began = T(
    "It is your turn: place at least %n card(s).", note="In the log: whose turn it is."
)
is_next = T("{name} is next.", note="Whose turn it is.")
goes_again = T(
    "{name} goes again.", note="A player's turn follows on their own: no other can play."
)
you_go_again = T("You go again.", note="The listener's turn follows on their own.")
back_in_your_hand = T("{card} is back in your hand.", note="The listener took a move back.")
took_back = T("{name} took {card} back.", note="A player took a move back.")
last_turn_drew_none = T(
    "{name} placed {placed} card(s) and drew none",
    plural=True,
    note="What the player before did, when the draw pile was empty.",
)
last_turn = T(
    "{name} placed {placed} card(s) and drew {drawn}",
    plural=True,
    note="What the player before did, before the next one sees their cards.",
)
may_end_turn = T(
    "You may end your turn", note="Said for all to hear, also where cards could still be placed."
)
more_to_place = T(
    "%n more card(s)", note="Said once a card is placed: so many are still asked for."
)
