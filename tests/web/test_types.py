"""The page's types, written in its comments, are checked by the TypeScript compiler."""

from __future__ import annotations

import subprocess
from pathlib import Path

HERE = Path(__file__).parent / "page_types"


def test_the_types_of_the_page_hold() -> None:
    compiler = HERE / "node_modules" / ".bin" / "tsc"
    assert compiler.exists(), f"npm ci in {HERE} sets up the compiler; make test does it"
    checked = subprocess.run([compiler, "-p", HERE], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout
