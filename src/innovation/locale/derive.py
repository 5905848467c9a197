"""Write the Traditional Chinese catalogues from the Simplified ones: `python -m innovation.locale.derive`.

A tool for those who edit the catalogues: it needs opencc, which players do not.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

from innovation.locale.catalogue import SETS_WITH_TEXTS
from innovation.locale.codes import SIMPLIFIED, TRADITIONAL

HERE: Final = Path(__file__).parent
CATALOGUES: Final = ("messages", *[f"cards.{name}" for name in SETS_WITH_TEXTS])

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
    "搜尋": "搜索",
    "面包": "麵包",
    "快閃記憶體盤": "隨身碟",
    "射電望遠鏡": "電波望遠鏡",
    "攝像機": "攝影機",
    "魔方": "魔術方塊",
    "化肥": "肥料",
    "科爾多瓦": "哥多華",
    "蒂卡爾": "提卡爾",
    "巴塞羅那": "巴塞隆納",
    "佛羅倫薩": "佛羅倫斯",
    "塞維利亞": "塞維亞",
    "那不勒斯": "拿坡里",
    "約翰內斯堡": "約翰尼斯堡",
    "蒙特利爾": "蒙特婁",
    "休斯敦": "休士頓",
    "聖地亞哥": "聖地牙哥",
    "悉尼": "雪梨",
    "珀斯": "伯斯",
    "班加羅爾": "邦加羅爾",
    "迪拜": "杜拜",
    "頒佈": "頒布",
    "漢謨拉比": "漢摩拉比",
    "伊本·西那": "伊本·西納",
    "達·芬奇": "達文西",
    "馬基雅維利": "馬基維利",
    "米開朗琪羅": "米開朗基羅",
    "開普勒": "克卜勒",
    "維米爾": "維梅爾",
    "列文虎克": "雷文霍克",
    "葉卡捷琳娜": "凱薩琳",
    "麥克斯韋": "馬克士威",
    "斯蒂芬森": "史蒂文生",
    "居里夫人": "居禮夫人",
    "馮·諾依曼": "馮·紐曼",
    "卡拉什尼科夫": "卡拉希尼柯夫",
    "克里斯托福裡": "克里斯托福里",
    "埃裡克森": "艾瑞克森",
    "貝利": "比利",
    "撒切爾": "柴契爾",
    "斯科塞斯": "史柯西斯",
    "特里貝克": "崔貝克",
    "羅登貝里": "羅登貝瑞",
    "重復": "重複",
    "千克原器": "公斤原器",
    "號護衛艦": "號巡防艦",
    "米原器": "公尺原器",
    "埃爾哈特": "艾爾哈特",
    "自動售貨機": "自動販賣機",
    "泰坦尼克": "鐵達尼",
    "加蘭": "嘉蘭",
    "耶格爾": "葉格",
    "盒式磁帶": "卡式錄音帶",
    "宇宙大爆炸": "大霹靂",
    "魔術貼": "魔鬼氈",
    "馬斯特里赫特": "馬斯垂克",
    "德羅寧": "迪羅倫",
    "埃克森瓦爾迪茲": "艾克森瓦迪茲",
    "多莉羊": "桃莉羊",
    "都靈": "杜林",
    "代爾夫特": "台夫特",
    "教堂鍾": "教堂鐘",
    "布林哈夫": "布爾哈夫",
    "圖書整合": "圖書集成",
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
