"""What is told of a player's turn, in the language on screen."""

from app.texts import texts

T = texts("Numbers")

# `your_…` and `you_…` are said to the player concerned.

placed = T("{name} placed {card} {on_pile}.", note="What happened.")
trick = T("{name} placed {card} {on_pile}: the backwards trick.", note="What happened.")
your_trick = T("You placed {card} {on_pile}: the backwards trick.", note="What happened.")
turn_is_over = T("{name}’s turn is over.", note="A player ended the turn and drew nothing.")
your_turn_is_over = T("Your turn is over.", note="The listener ended the turn and drew nothing.")
drew = T("{name} drew %n card(s).", note="A player drew, and so ended the turn.")
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
last_turn = T(
    "Last turn: {name} placed {placed} card(s) and drew {drawn}",
    plural=True,
    note="What the player before did, before the next one sees their cards.",
)
