"""Face to Face: two players, each with a deck and two piles, lay 2 to 59 against each other."""
