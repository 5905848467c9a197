"""What can be wrong with what the user gave: one sentence in his language, and exit status 2."""

from __future__ import annotations

from innovation.locale import Language


class BadInput(Exception):
    """A fault in an option, a name or a file. `key` is the message that says so, `params` fill its placeholders."""

    def __init__(self, key: str, **params: object) -> None:
        super().__init__(key)
        self.key = key
        self.params = params

    def sentence(self, language: Language) -> str:
        """The fault on one line, whatever the parts it quotes contain."""
        return " ".join(language.message(self.key, **self.params).split())
