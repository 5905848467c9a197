"""Write the Traditional Chinese catalogues from the Simplified ones: `python -m innovation.locale.derive`.

A tool for those who edit the catalogues: it needs opencc, which players do not.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

from innovation.locale.codes import SIMPLIFIED, TRADITIONAL

HERE: Final = Path(__file__).parent
CATALOGUES: Final = ("messages", "cards")

OVERRIDES: Final = {
    "“": "「",
    "”": "」",
    "回響": "迴響",
    "遺蹟": "遺跡",
    "迴圈": "循環",
    "引數": "參數",
    "通過": "透過",
    "計算機": "電腦",
    "機床": "工具機",
    "鍊金": "煉金",
    "清屏": "清空螢幕",
    "個程序": "個行程",
}
"""Where the conversion differs from the project's glossary or from the usage of Taiwan: its word and ours."""


def traditional_converter() -> Callable[[str], str]:
    """A function that turns Simplified into Traditional Chinese as Taiwan writes it."""
    from opencc import OpenCC

    converter = OpenCC("s2twp")

    def convert(text: str) -> str:
        converted = str(converter.convert(text))
        for old, new in OVERRIDES.items():
            converted = converted.replace(old, new)
        return converted

    return convert


def derived(content: object, convert: Callable[[str], str]) -> object:
    """A catalogue's content with every text converted; keys stay as they are."""
    if isinstance(content, dict):
        return {key: derived(value, convert) for key, value in content.items()}
    if isinstance(content, list):
        return [derived(item, convert) for item in content]
    return convert(str(content))


def written(content: object) -> str:
    """A catalogue as its file holds it, sorted by key."""
    return json.dumps(content, ensure_ascii=False, indent=2, sort_keys=True) + "\n"


def derived_catalogue(name: str, convert: Callable[[str], str]) -> str:
    """The text of the Traditional Chinese file of the catalogue `name`."""
    source = HERE / f"{name}.{SIMPLIFIED}.json"
    return written(derived(json.loads(source.read_text(encoding="utf-8")), convert))


def main() -> None:
    """Write every derived catalogue."""
    convert = traditional_converter()
    for name in CATALOGUES:
        target = HERE / f"{name}.{TRADITIONAL}.json"
        target.write_text(derived_catalogue(name, convert), encoding="utf-8")


if __name__ == "__main__":
    main()
