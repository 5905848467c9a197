"""The table server: lobby, seats, and games in the browser, for people and programs (docs/protocol.md)."""
