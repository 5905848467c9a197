"""The page's types, written in its comments, are checked by the TypeScript compiler."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).parent / "page_types"


def test_the_types_of_the_page_hold() -> None:
    npm = shutil.which("npm")
    assert npm is not None, "the types of the page are checked with npm's package typescript"
    compiler = HERE / "node_modules" / ".bin" / "tsc"
    if not compiler.exists():
        subprocess.run([npm, "ci", "--silent", "--no-audit", "--no-fund"], cwd=HERE, check=True)
    checked = subprocess.run([compiler, "-p", HERE], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout
