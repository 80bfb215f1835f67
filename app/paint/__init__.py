"""Painting: pure functions over a QPainter, in logical pixels, all vector."""
