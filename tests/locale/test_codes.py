"""Which language a code or a locale name means."""

from __future__ import annotations

import pytest

from innovation.locale import LANGUAGES, detect, language


def test_three_languages_by_their_own_codes() -> None:
    assert LANGUAGES == ("en", "zh-Hans", "zh-Hant")
    assert [language(code).code for code in LANGUAGES] == list(LANGUAGES)


@pytest.mark.parametrize(
    ("alias", "code"),
    [
        ("C", "en"),
        ("POSIX", "en"),
        ("C.UTF-8", "en"),
        ("en_US.UTF-8", "en"),
        ("EN", "en"),
        ("zh", "zh-Hans"),
        ("zh_CN", "zh-Hans"),
        ("zh-CN", "zh-Hans"),
        ("zh_SG.GB2312", "zh-Hans"),
        ("zh-hans", "zh-Hans"),
        ("zh-Hans-HK", "zh-Hans"),
        ("zh_TW.UTF-8", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("zh_MO", "zh-Hant"),
        ("zh-Hant", "zh-Hant"),
        ("zh_TW@radical", "zh-Hant"),
    ],
)
def test_aliases(alias: str, code: str) -> None:
    assert language(alias).code == code


@pytest.mark.parametrize("unknown", ["", "de", "zhuang", "english", "zz-Hant", "cz_CN"])
def test_an_unknown_language_is_refused_by_name(unknown: str) -> None:
    with pytest.raises(ValueError, match="en, zh-Hans, zh-Hant") as refusal:
        language(unknown)
    assert repr(unknown) in str(refusal.value)


def test_the_environment_is_asked_in_the_order_of_posix() -> None:
    assert detect({"LC_ALL": "zh_TW.UTF-8", "LC_MESSAGES": "zh_CN", "LANG": "en_US"}).code == "zh-Hant"
    assert detect({"LC_MESSAGES": "zh_CN.UTF-8", "LANG": "en_US"}).code == "zh-Hans"
    assert detect({"LC_ALL": "", "LANG": "zh_HK"}).code == "zh-Hant"


def test_other_environments_speak_english() -> None:
    assert detect({}).code == "en"
    assert detect({"LANG": "de_DE.UTF-8"}).code == "en"
    assert detect({"LC_ALL": "C", "LANG": "zh_CN"}).code == "en"
