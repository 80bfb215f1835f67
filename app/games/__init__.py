"""The games as the program shows them: one package a game, and the catalogue of all."""
