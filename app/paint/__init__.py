"""Everything that is painted: pure functions over a QPainter, in logical pixels, all vector."""
