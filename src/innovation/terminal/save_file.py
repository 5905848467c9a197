"""The save file of a running game: a header line, then one line a pick, each on disk before play goes on.

Every line carries a running checksum over all lines so far, so that a line that was changed, lost or
swapped shows. Only the last line can be incomplete, where the machine stopped in the middle of
writing it: its pick was not acknowledged yet, and it is dropped.
"""

from __future__ import annotations

import json
import os
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from innovation.terminal.faults import BadInput
from innovation.terminal.files import parse, reason

try:
    import fcntl
except ImportError:  # no such locks on Windows
    fcntl = None  # type: ignore[assignment]

FORMAT: Final = "innovation-save/1"
Json = dict[str, Any]


@dataclass(frozen=True)
class Saved:
    """What a save file holds: the header, its lines (picks and undos) in order, and whether a torn line was dropped."""

    header: Json
    lines: list[Json]
    torn: bool
    size: int
    check: int


def _sealed(check: int, content: Json) -> tuple[int, bytes]:
    """A line with its checksum, and the checksum to go on from."""
    body = json.dumps(content, ensure_ascii=False)
    check = zlib.crc32(body.encode(), check)
    return check, f"{json.dumps({**content, 'check': f'{check:08x}'}, ensure_ascii=False)}\n".encode()


def _opened(check: int, line: bytes) -> tuple[int, Json] | None:
    """The content of a line whose checksum follows on `check`; None where it does not."""
    try:
        content = parse(line.decode())
    except UnicodeDecodeError:
        return None
    if not isinstance(content, dict) or not isinstance(content.get("check"), str):
        return None
    found = content.pop("check")
    check, _ = _sealed(check, content)
    return (check, content) if found == f"{check:08x}" else None


def is_save(path: Path) -> bool:
    """Whether a file begins like a save file."""
    try:
        with path.open("rb") as file:
            return FORMAT.encode() in file.readline(200)
    except OSError:
        return False


def read_save(path: Path) -> Saved:
    """Read a save file. Raises BadInput where it is missing or corrupt."""
    try:
        written = path.read_bytes()
    except FileNotFoundError:
        raise BadInput("terminal.error.file_missing", file=path) from None
    except (OSError, ValueError) as error:
        raise BadInput("terminal.error.file_unreadable", file=path, detail=reason(error)) from None
    check = 0
    size = 0
    contents: list[Json] = []
    pieces = written.split(b"\n")
    for number, line in enumerate(pieces[:-1], 1):
        opened = _opened(check, line)
        if opened is None or (number == 1 and opened[1].get("format") != FORMAT):
            raise BadInput("terminal.error.save_corrupt", file=path, line=number)
        check, content = opened
        contents.append(content)
        size += len(line) + 1
    if not contents:
        raise BadInput("terminal.error.save_empty", file=path)
    return Saved(contents[0], contents[1:], pieces[-1] != b"", size, check)


class SaveFile:
    """A save file that a running game appends to. Use as a context manager; it is locked against a second game."""

    def __init__(self, path: Path, descriptor: int, check: int) -> None:
        self.path: Final[Path] = path
        self._descriptor: Final[int] = descriptor
        self._check: int = check

    @classmethod
    def create(cls, path: Path, header: Json) -> SaveFile:
        """Begin a new save file. Raises BadInput where one is there already or the place cannot be written."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o644)
        except FileExistsError:
            raise BadInput("terminal.error.save_exists", file=path) from None
        except (OSError, ValueError) as error:
            raise BadInput("terminal.error.file_unwritable", file=path, detail=reason(error)) from None
        save = cls(path, descriptor, 0)
        save._lock()
        save.append({"format": FORMAT, **header})
        _sync_directory(path.parent)
        return save

    @classmethod
    def resume(cls, path: Path) -> tuple[SaveFile, Saved]:
        """Open a save file to go on, after the last whole line. Raises BadInput where it is missing or corrupt."""
        read_save(path)
        try:
            descriptor = os.open(path, os.O_RDWR)
        except OSError as error:
            raise BadInput("terminal.error.file_unwritable", file=path, detail=reason(error)) from None
        save = cls(path, descriptor, 0)
        try:
            save._lock()
            saved = read_save(path)  # again, now that nobody else writes
        except BadInput:
            save.close()
            raise
        save._check = saved.check
        os.ftruncate(descriptor, saved.size)
        os.lseek(descriptor, 0, os.SEEK_END)
        return save, saved

    def _lock(self) -> None:
        if fcntl is None:
            return
        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadInput("terminal.error.save_in_use", file=self.path) from None

    def append(self, content: Json) -> None:
        """Write one line, and return only when it is on disk."""
        check, line = _sealed(self._check, content)
        try:
            written = 0
            while written < len(line):
                written += os.write(self._descriptor, line[written:])
            os.fsync(self._descriptor)
        except OSError as error:
            raise BadInput("terminal.error.file_unwritable", file=self.path, detail=reason(error)) from None
        self._check = check

    def close(self) -> None:
        """Let go of the file."""
        os.close(self._descriptor)

    def __enter__(self) -> SaveFile:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _sync_directory(directory: Path) -> None:
    """See to it that a new file's name is on disk as well; some systems cannot, and need not."""
    try:
        descriptor = os.open(directory, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(descriptor)
    except OSError:
        pass
    finally:
        os.close(descriptor)
