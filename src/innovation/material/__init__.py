"""What is printed: colors, icons, sets and cards. Immutable; knows nothing of a game."""
