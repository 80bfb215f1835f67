"""All that Fifty says; each text is translated when it is called."""

from app.texts import texts

T = texts("Fifty")

title = T("Fifty")
pitch = T("Come nearest to fifty, and not beyond.")

# Setting up

who_starts = T("Who starts")
clockwise = T("Play then goes clockwise.")
starts = T("starts")
cards_each = T("{cards} cards each")

# At the table

at = T("at {total} of {goal}")
pile = T("Pile")
other = T("{name}, {at}, cards in hand: {cards}", note="For screen readers.")
hand_card = T("{card}, card {index} of {count}", note="For screen readers.")
too_far = T("too far", note="Under the pile, where the lifted card would go too far.")
stop = T("Stop", note="The button.")
place_a_card = T("Place a card")
nothing_fits = T("No card of yours fits: stop")
playing = T("{name} is playing")
is_over = T("The game is over")
card_first = T("Pick a card first.")
added = T("{name} placed {card} and is at {total}.")
stopped = T("{name} stopped at {total}.")
has_won = T("Won: {names}.")

# Why something cannot be done, by the codes of the rules

refusals = {
    "not-your-turn": T("It is not your turn."),
    "match-over": T("The game is over."),
    "not-in-hand": T("You do not hold that card."),
    "too-far": T("{card} would take you too far: only {left} to go."),
    "can-go-on": T("You can still place {card}."),
}

# Hints: what to do, and after a colon why, by the codes of the computer player

place = T("Place {card}")
reasons = {
    "highest": T("of your cards that fit, it goes farthest"),
    "only": T("no other card of yours fits"),
    "nothing": T("no card of yours fits any more"),
}

# Where it is not played

won = T("Won: {names}")
first_is = T("the first is at {total} of {goal}")
last_placed = T("{name} placed {card}")
last_stopped = T("{name} stopped at {total}")
nearest = T("Nearest, at {total}: {names}")
