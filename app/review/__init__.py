"""The review of a match as the program has it: made in another process, read, shown to be."""
