"""The look of Qwixx: cards, pictures, and all else on the table."""
