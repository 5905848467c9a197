"""What may be done: options, set-up, turns, verbs, dogma, achievements and the end of the game."""
