"""The tasks of Qwixx: the most points that a turn can bring with this hand and this sheet."""
