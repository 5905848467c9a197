"""Language codes: which there are, and which one a locale name means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("en", "zh-Hans", "zh-Hant")
ENGLISH, SIMPLIFIED, TRADITIONAL = LANGUAGES

TRADITIONAL_REGIONS: Final = frozenset({"tw", "hk", "mo", "hant"})
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_code(name: str) -> str:
    """The language that a code or locale name means: `zh_TW.UTF-8` is `zh-Hant`.

    Raises ValueError for any other language.
    """
    code = _known(name)
    if code is None:
        raise ValueError(f"unknown language {name!r}: one of {', '.join(LANGUAGES)}")
    return code


def detected_code(environ: Mapping[str, str]) -> str:
    """The language of the environment's messages, by the first locale variable that is set; else English."""
    for variable in LOCALE_VARIABLES:
        value = environ.get(variable)
        if value:
            return _known(value) or ENGLISH
    return ENGLISH


def _known(name: str) -> str | None:
    without_charset = name.strip().split(".")[0].split("@")[0]
    parts = without_charset.lower().replace("_", "-").split("-")
    if parts[0] == "zh":
        return _chinese(parts[1:])
    if parts[0] == "en" or parts in (["c"], ["posix"]):
        return ENGLISH
    return None


def _chinese(subtags: list[str]) -> str:
    if "hans" in subtags:  # a script says more than a region: zh-Hans-HK
        return SIMPLIFIED
    return TRADITIONAL if TRADITIONAL_REGIONS.intersection(subtags) else SIMPLIFIED
