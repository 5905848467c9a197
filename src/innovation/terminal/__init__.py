"""The terminal program `innovation`: play, simulate, check, look up cards, replay."""
