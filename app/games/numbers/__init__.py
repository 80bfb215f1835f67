"""What the games share in which cards are placed on piles in the order of their numbers."""
