"""Everything a player reads, in English, Simplified and Traditional Chinese."""

from innovation.locale.codes import LANGUAGES
from innovation.locale.language import Language, detect, language

__all__ = ["LANGUAGES", "Language", "detect", "language"]
