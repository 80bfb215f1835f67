"""The computer player of Qwixx, the card game."""

from engine.bots.qwixx_cards.bot import QwixxBot

QWIXX_CARDS = QwixxBot()
"""Plays Qwixx with all its options."""
