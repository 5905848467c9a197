"""Language: all that can be said in one language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from innovation.game import Result
from innovation.locale.answers import answer
from innovation.locale.codes import detected_code, language_code
from innovation.locale.endings import ending
from innovation.locale.happenings import happening
from innovation.locale.prompts import prompt
from innovation.locale.words import Words
from innovation.rules.decision import Decision, Option


class Language(Words):
    """One language: messages and names, and the sentences for decisions, options, events and results.

    >>> language("en").message("option.meld", card="Archery")
    'Meld Archery'
    """

    def prompt(self, decision: Decision) -> str:
        """One sentence: who must or may do what because of which effect, how many, and what declining means."""
        return prompt(self, decision)

    def option(self, option: Option, decision: Decision) -> str:
        """An option of the decision in words."""
        return answer(self, option, decision)

    def event(self, row: Mapping[str, object]) -> str:
        """The sentence for a row of `Event.as_seen_by`."""
        return happening(self, row)

    def result(self, result: Result) -> str:
        """Who won, why, and by which tie-break."""
        return ending(self, result)


@cache
def _language(code: str) -> Language:
    return Language(code)


def language(code: str) -> Language:
    """The language of a code or locale name; ValueError that lists the languages for any other."""
    return _language(language_code(code))


def detect(environ: Mapping[str, str]) -> Language:
    """The language that the environment asks for (LC_ALL, LC_MESSAGES, LANG); English where it is none of ours."""
    return _language(detected_code(environ))
