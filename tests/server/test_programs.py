"""Programs: the example bot that plays over the network, and the command that serves."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from innovation.locale import LANGUAGES
from tests.server.desk import Server, Visitor
from tests.server.process import ROOT, free_port
from tests.terminal.program import refused, run

EXAMPLE = ROOT / "examples" / "network_bot.py"


def test_the_example_bot_is_short() -> None:
    code = [line for line in EXAMPLE.read_text().splitlines() if line.strip()]
    assert len(code) <= 50


def test_the_example_bot_plays_a_whole_game(server: Server) -> None:
    ran = subprocess.run([sys.executable, EXAMPLE, server.url], capture_output=True, text=True, timeout=120, check=True)
    assert "'winners': [" in ran.stdout


def test_two_example_bots_play_each_other(server: Server, ann: Visitor) -> None:
    table = ann.table("me", "open", "open")
    invite = ann.get(f"/api/tables/{table}")["invite"]
    ann.post(f"/api/tables/{table}/leave", {"seat": 0})
    ann.post(f"/api/tables/{table}/bot", {"seat": 0, "bot": "random"})
    bots = [
        subprocess.Popen(
            [sys.executable, EXAMPLE, server.url, table, invite, str(seat)], stdout=subprocess.PIPE, text=True
        )
        for seat in (1, 2)
    ]
    outputs = [bot.communicate(timeout=120)[0] for bot in bots]
    assert outputs[0] == outputs[1]
    assert "'winners': [" in outputs[0]


def test_serve_tells_its_address_and_ends_on_interrupt(tmp_path: Path) -> None:
    port = free_port()
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(sys.path),
        "XDG_DATA_HOME": str(tmp_path),
        "LC_ALL": "C.UTF-8",
    }
    program = "from innovation.terminal.app import main; main()"
    command = [sys.executable, "-c", program, "serve", "--port", str(port)]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://localhost:(\d+)/", line)
    assert found is not None
    assert int(found.group(1)) == port
    ann = Visitor(f"http://127.0.0.1:{port}", "ann")
    table = ann.table("me", "random")  # bots think in a process of their own
    with ann.at(table) as one:
        one.pick(one.options()[0])
        one.until(lambda state: bool(state["view"]["turn"]["number"] >= 1))
    assert (tmp_path / "innovation" / "tables.db").exists()
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (130, "", "")


@pytest.mark.parametrize("code", LANGUAGES)
def test_serve_says_what_it_cannot_use(code: str, server: Server, tmp_path: Path) -> None:
    assert "mysql" in refused(run("serve", "--database", "mysql://host/name", "--lang", code))
    assert "sqlite:///" in refused(run("serve", "--database", "nonsense", "--lang", code))
    taken = run("serve", "--port", server.port, "--database", f"sqlite:///{tmp_path}/t.db", "--lang", code)
    assert str(server.port) in refused(taken)
