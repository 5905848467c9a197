"""A player of about thirty lines that takes a seat over the network: `python network_bot.py http://localhost:8750 [TABLE INVITE SEAT]`.

Without a table it makes one against the server's greedy bot. It claims achievements where it can and else picks at random.
"""

import json
import random
import sys

import httpx
from websockets.sync.client import connect


def play(server: str, table: str | None = None, invite: str | None = None, seat: int = 0) -> dict:
    """Play one game to its end; the result."""
    with httpx.Client(base_url=server) as http:
        http.put("/api/me", json={"name": f"network bot {seat}"}).raise_for_status()
        if table is None:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
            table = http.post("/api/tables", json={"seats": seats}).raise_for_status().json()["id"]
        else:
            http.post(f"/api/tables/{table}/sit", json={"seat": seat, "invite": invite}).raise_for_status()
        key = {"Authorization": f"Bearer {http.cookies['innovation_key']}"}
    with connect(
        f"{server.replace('http', 'ws', 1)}/api/tables/{table}/play", additional_headers=key, max_size=None
    ) as socket:
        socket.send(json.dumps({"type": "hello", "seat": seat}))
        answered = None
        for frame in socket:
            message = json.loads(frame)
            if message["type"] == "error":
                raise SystemExit(message["message"])
            if message["type"] != "state":
                continue
            if message["result"]:
                return message["result"]
            decision = message["decision"]
            if decision and decision["number"] != answered:
                options = [option["text"] for option in decision["options"]]
                claims = [text for text in options if text.startswith("achieve ")]
                answered = decision["number"]
                socket.send(
                    json.dumps(
                        {"type": "pick", "seat": seat, "decision": answered, "option": random.choice(claims or options)}
                    )
                )
    raise SystemExit("the table is closed")


if __name__ == "__main__":
    found = sys.argv[2:4] or [None, None]
    print(play(sys.argv[1], *found, int(sys.argv[4]) if len(sys.argv) > 4 else 0))
