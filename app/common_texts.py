"""Texts that several parts of the program share."""

from app.texts import texts

T = texts("Common")

home = T("Home", note="A button that leads to the home page.")
rules = T("Rules", note="A button that leads to the rules.")
settings = T("Settings", note="A button, and the heading of its page.")
back = T("Back", note="A button.")
about = T("About", note="A button, and the heading of its page.")
licences = T("Licences")
trapoula = T("Trapoula", note="The name of the program.")
saved_games = T("Saved games", note="A button, and the heading of its page.")
deal = T("deal {number}", note="The number by which cards can be dealt again.")
practice = T("practice", note="A move was taken back after the end: the game does not count.")
turns = T("turns", note="Under the number of turns on the page of the result.")
plays_now = T("playing now", note="On a player's plate.")
plays_next = T("plays next", note="On a player's plate.")
cards_in_hand = T("%n card(s) in hand", note="Of a player, for screen readers.")
is_playing = T("{name} is playing", note="The status line in another player's turn.")
is_next = T("{name} is next", note="Below the status line, after the end of the turn.")
game_is_over = T("The game is over.", note="Why something cannot be done.")
not_now = T("You cannot do that now.", note="Why something cannot be done.")
not_your_turn = T("It is not your turn.", note="Why something cannot be done.")
not_in_hand = T("{card} is not in your hand.", note="Why something cannot be done.")
you_placed = T("You placed {card} {on_pile}.", note="What happened, for screen readers.")
draw_pile = T("draw pile", note="The caption of the draw pile.")
draw_pile_name = T("draw pile, %n card(s)", note="The draw pile for screen readers.")
who_starts = T("Who starts", note="The heading over the choice.")
starts = T("starts", note="Beside the player who starts.")
last_turn_placed = T(
    "Last turn: {name} placed {placed} card(s) and drew {drawn}",
    plural=True,
    note="On the page of games that go on.",
)
hint_end_turn = T("End your turn", "a hint")
hint_place = T("Place {card} {on_pile}", "a hint")
hint_take = T("Take the {number}", "a hint")
no_choice = T("nothing else is possible", note="The reason of a hint.")
better_on_average = T(
    "on average it leaves you %n point(s) better off than {doing}", note="The reason of a hint."
)
about_as_good = T("{doing} would be about as good", note="The second reason of a hint.")
taking = T("taking the {number}", note="What could be done instead, in a hint.")
no_cards = T("no cards", note="An open hand, for screen readers.")
into_your_hand = T("into your hand", note="Where a card would go.")
you_took = T("You took the {card}.", note="What happened, for screen readers.")
points = T("%n point(s)")
have_each = T("{names} have {points} each.", note="Of players who share the win.")
round_of = T("round {round} of {rounds}")
team = T("team {number}", note="On a player's plate.")
turn_number = T("turn {number}")
penalties = T("Penalties", note="The caption of the four penalties on a sheet.")
person = T("Person", note="Who plays a seat.")
hard = T("hard", note="How strong a computer player is.")
normal = T("normal", note="How strong a computer player is.")
and_last = T("{some} and {last}", note="Names, numbers or short words in a row.")
