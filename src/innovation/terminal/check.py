"""`innovation check`: whether files hold what they claim."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from innovation.game import RECORD_FORMAT, Game
from innovation.notation.position import FORMAT as POSITION_FORMAT
from innovation.notation.scenario import FORMAT as SCENARIO_FORMAT
from innovation.notation.scenario import check_scenario
from innovation.terminal.faults import BadInput
from innovation.terminal.files import read_json
from innovation.terminal.save_file import is_save, read_save
from innovation.terminal.session import restored

FORMATS: Final = (SCENARIO_FORMAT, RECORD_FORMAT, POSITION_FORMAT)


def differences(path: Path) -> list[str]:
    """What differs in a scenario from its expectation; nothing where all agrees or the file is no scenario.

    Records, saves and positions are played or read. Raises BadInput for a file that cannot be read or played.
    """
    if is_save(path):
        restored(path, read_save(path))
        return []
    return _differences(path, read_json(path))


def _differences(path: Path, written: dict[str, Any]) -> list[str]:
    kind = written.get("format")
    try:
        if kind == SCENARIO_FORMAT:
            return check_scenario(written)
        if kind == RECORD_FORMAT:
            Game.from_record(written)
        elif kind == POSITION_FORMAT:
            Game.from_position(written)
        else:
            raise BadInput("terminal.error.format", file=path, known=", ".join(FORMATS))
    except (ValueError, RecursionError) as error:
        raise BadInput("terminal.error.file_wrong", file=path, detail=str(error)) from None
    return []
