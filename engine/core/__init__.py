"""What every game builds on: actions, refusals, options, chance, the match and its journal."""
