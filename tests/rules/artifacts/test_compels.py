"""Rules 5.3.4, 5.3.5, 14.5: whom a compel effect reaches, and who shares the rest of its card."""

from __future__ import annotations

from innovation import Game
from tests.helpers import artifacts_table, bonus_drawn, pile, play, seat, zone
from tests.rules.test_sharing import effects


def moses() -> Game:
    """Example B.12: ann launches Moses with four leaves; bo shows four, cy three and di six."""
    return artifacts_table(
        ann=seat(yellow=["Moses"], purple=["Code of Laws"]),
        bo=seat(blue=["Pottery"], green=["Compass"]),
        cy=seat(blue=["Calendar"], green=["Currency"]),
        di=seat(yellow=["Agriculture"], purple=["Reformation"], green=["Sailing"]),
    )


class TestWhoIsCompelled:
    """Rules 5.3.4, 14.5.1."""

    def test_opponents_with_at_least_as_many_icons(self) -> None:
        """Example B.12: as many is enough, fewer is not. Ann's own card with a crown is scored by the second effect."""
        game = play(moses(), "ann: dogma Moses")
        assert zone(game, "ann", "score") == ["Code of Laws", "Compass", "Sailing"]
        assert pile(game, "cy", "green") == ["Currency"]

    def test_they_share_what_follows(self) -> None:
        """Rules 5.3.5, 5.4: each effect for itself, clockwise, the launcher last."""
        game = play(moses(), "ann: dogma Moses")
        assert effects(game) == [
            ("bo", "demand", "Moses", 1),
            ("di", "demand", "Moses", 1),
            ("bo", "share", "Moses", 2),
            ("di", "share", "Moses", 2),
            ("ann", "execute", "Moses", 2),
        ]

    def test_a_partner_is_never_compelled(self) -> None:
        """Rules 16.2: with four leaves cy, ann's partner, would be."""
        game = artifacts_table(
            ann=seat(yellow=["Moses"], purple=["Code of Laws"]),
            bo=seat(),
            cy=seat(blue=["Pottery"], green=["Compass"]),
            di=seat(yellow=["Agriculture"], purple=["Reformation"], green=["Sailing"]),
            options={"sets": ["base", "artifacts"], "teams": "partners"},
        )
        play(game, "ann: dogma Moses")
        assert [row for row in effects(game) if row[1] == "demand"] == [("di", "demand", "Moses", 1)]
        assert ("cy", "share", "Moses", 2) in effects(game)

    def test_the_counts_are_those_of_the_start(self) -> None:
        """Rules 5.2.3: bo's leaves go with the compel, and still he shares."""
        game = artifacts_table(ann=seat(yellow=["Moses"]), bo=seat(green=["Clothing"], blue=["Calendar"]), cy=seat())
        play(game, "ann: dogma Moses")
        assert ("bo", "share", "Moses", 2) in effects(game)
        assert pile(game, "bo", "green") == []

    def test_nobody_with_as_many(self) -> None:
        game = artifacts_table(ann=seat(yellow=["Moses"]), bo=seat(green=["Compass"]))
        play(game, "ann: dogma Moses")
        assert effects(game) == [("ann", "execute", "Moses", 2)]

    def test_the_preview_says_so(self) -> None:
        previews = moses().preview_dogma("Moses")
        assert [(row.effect, row.demand, row.players) for row in previews] == [
            (1, True, ["bo", "di"]),
            (2, False, ["bo", "di"]),
        ]


class TestTheSharingBonus:
    """Rules 5.6."""

    def test_what_a_compel_moves_does_not_earn_it(self) -> None:
        """Rules 5.6.4: bo and di lost a card each, but shared without effect."""
        assert not bonus_drawn(play(moses(), "ann: dogma Moses"))

    def test_a_compelled_player_who_shares_then_earns_it(self) -> None:
        """Rules 5.6.7: bo gives up a card to Holmegaard Bows, then draws by it."""
        game = artifacts_table(
            ann=seat(red=["Holmegaard Bows"]), bo=seat(yellow=["Fermenting"], blue=["Calendar"]), cy=seat()
        )
        play(game, "ann: dogma Holmegaard Bows")
        assert effects(game)[:2] == [("bo", "demand", "Holmegaard Bows", 1), ("bo", "share", "Holmegaard Bows", 2)]
        assert bonus_drawn(game)
