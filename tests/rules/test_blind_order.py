"""Several cards whose fronts the mover cannot see: no question, and no order that tells anything."""

from __future__ import annotations

from innovation import Game
from tests.helpers import asked, play, seat, supply, table


def after_mass_media(state: int) -> Game:
    """Ann has had both of bo's [5]s returned, unseen by her; `state` is where the game's generator stood."""
    position = table(
        ann=seat(green=["Mass Media"], hand=["Tools"]), bo=seat(score=["Coal", "Physics"]), cy=seat()
    ).position()
    position["random"] = state
    return play(Game.from_position(position), "ann: dogma Mass Media", "ann: Tools", "ann: 5")


def test_nobody_is_asked_for_an_order_he_cannot_see() -> None:
    """Choosing among equal backs would choose nothing (rules 1.10.8)."""
    assert asked(after_mass_media(1)) == ("ann", "action", "action")


def test_the_order_is_shuffled_instead() -> None:
    """Both orders come up, so that where a card lies tells nothing of which it is (rules 1.10.5, 6.8.2)."""
    orders = {tuple(supply(after_mass_media(state), 5)[-2:]) for state in range(1, 21)}
    assert orders == {("Coal", "Physics"), ("Physics", "Coal")}
