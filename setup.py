"""Builds the engine as C where INNOVATION_COMPILE=1 is set, and as plain Python otherwise."""

import os
from pathlib import Path

from setuptools import Extension, setup

COMPILED_ROOMS = ("material", "table", "rules", "cards")


def compiled_modules() -> list[str]:
    """The engine's modules: every room below the game, and the game itself."""
    package = Path("src/innovation")
    modules = [path for room in COMPILED_ROOMS for path in sorted((package / room).rglob("*.py"))]
    return [str(path) for path in [*modules, package / "game.py"] if path.name != "__init__.py"]


def link_as_one(extension: Extension) -> None:
    """Let the C compiler see all modules at once, and call from one to the next without the linker's detour."""
    if os.name == "posix":
        extension.extra_compile_args += ["-fvisibility=hidden", "-flto"]
        extension.extra_link_args += ["-O3", "-flto=auto"]


if os.environ.get("INNOVATION_COMPILE") == "1":
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    extensions = mypycify(compiled_modules(), opt_level="3", multi_file=True)
    for extension in extensions:
        link_as_one(extension)
    setup(ext_modules=extensions)
else:
    setup()
