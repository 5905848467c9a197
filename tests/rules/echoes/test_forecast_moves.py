"""Rules 1.10.4, 11.4.1: who sees a card on its way into a forecast and out of it."""

from __future__ import annotations

import pytest

from innovation.rules.player import Player
from innovation.table.zones import FORECAST, HAND
from tests.helpers import echoes_table, seat
from tests.rules.desk import Desk, named
from tests.rules.test_information import VIEWERS, Deed

MOVES: list[tuple[str, Deed, str]] = [
    ("pile to forecast", lambda ann, bo: ann.draw_and_foreshadow(1), "ann"),
    ("hand to forecast", lambda ann, bo: ann.foreshadow(named("Oars")[0]), "ann"),
    ("forecast to board", lambda ann, bo: ann.meld(named("Paper")[0]), "all"),
    ("forecast to own hand", lambda ann, bo: ann.transfer(named("Paper")[0], ann, HAND), "ann"),
    ("forecast to pile", lambda ann, bo: ann.return_(named("Paper")[0]), "ann"),
    ("forecast on top of the pile", lambda ann, bo: ann.put_on_pile(named("Paper")[0]), "ann"),
    ("forecast to achievements", lambda ann, bo: ann.achieve(named("Paper")[0]), "ann"),
    ("hand to another's forecast", lambda ann, bo: ann.transfer(named("Oars")[0], bo, FORECAST), "ann bo"),
    ("board to another's forecast", lambda ann, bo: ann.transfer(named("Tools")[0], bo, FORECAST), "all"),
    ("another's forecast to pile", lambda ann, bo: ann.return_(named("Coal")[0]), "ann bo"),
]


@pytest.mark.parametrize(("deed", "seen"), [move[1:] for move in MOVES], ids=[move[0] for move in MOVES])
def test_who_sees_a_card_on_its_way_into_or_out_of_a_forecast(deed: Deed, seen: str) -> None:
    """Rules 1.10.4, 11.4.1: a forecast is a private zone."""
    desk = Desk(
        echoes_table(
            ann=seat(hand=["Oars"], forecast=["Paper"], blue=["Tools"]),
            bo=seat(forecast=["Coal"]),
            cy=seat(),
            supply={1: ["Pottery", "Dice"]},
        )
    )
    deed(desk.player("ann"), Player(desk.resolution, 1))
    fronts = [viewer for viewer in VIEWERS if not str(desk.seen_by(viewer)[0]["card"]).startswith("back ")]
    assert fronts == (list(VIEWERS) if seen == "all" else seen.split())
