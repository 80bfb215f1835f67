"""The Game, with On Fire: a team lays the numbers 2 to 99 on two rising and two falling piles."""
