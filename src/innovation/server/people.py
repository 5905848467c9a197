"""People: no accounts, but a secret key in a cookie, of which only a hash is kept."""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from typing import Final

import sqlalchemy as sa

from innovation.notation.names import checked_names
from innovation.server.database import Database
from innovation.server.faults import Refusal
from innovation.server.records import Person
from innovation.server.schema import KEYS, PEOPLE

COOKIE: Final = "innovation_key"
KEY_BYTES: Final = 32
ID_BYTES: Final = 16
"""128 bits: no id can be guessed."""
KEY_FORM: Final = re.compile(r"[A-Za-z0-9_-]{43}")
DEVICE: Final = "device"
LINK: Final = "link"
MOST_KNOWN: Final = 20_000
KNOWN_SECONDS: Final = 10.0
"""How long a key is not looked up again; another process may have renamed the person."""


def new_id() -> str:
    """An id that cannot be guessed."""
    return secrets.token_urlsafe(ID_BYTES)


def checked_name(name: str) -> str:
    """The name without space around it. Raises Refusal for one that no player can have."""
    try:
        return checked_names([name.strip()])[0]
    except ValueError as error:
        raise Refusal("bad_request", str(error)) from None


def hashed(key: str) -> str:
    """What is kept of a key. Keys are long and random, so a plain hash keeps them safe."""
    return hashlib.sha256(key.encode()).hexdigest()


class People:
    """Who has which key."""

    def __init__(self, database: Database) -> None:
        self._database: Final[Database] = database
        self._known: Final[dict[str, tuple[float, Person]]] = {}

    async def find(self, key: str | None) -> Person | None:
        """The person that a key proves; None without a key, or for one that is unknown."""
        if key is None or KEY_FORM.fullmatch(key) is None:
            return None
        digest = hashed(key)
        known = self._known.get(digest)
        if known is not None and known[0] > time.monotonic():
            return known[1]
        found = await self._read(digest, DEVICE)
        if found is not None:
            self._remember(digest, found)
        return found

    async def _read(self, digest: str, kind: str) -> Person | None:
        query = (
            sa.select(PEOPLE.c.id, PEOPLE.c.name)
            .join(KEYS, KEYS.c.person == PEOPLE.c.id)
            .where(KEYS.c.hash == digest, KEYS.c.kind == kind)
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return Person(row.id, row.name) if row is not None else None

    def _remember(self, digest: str, person: Person) -> None:
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[digest] = (time.monotonic() + KNOWN_SECONDS, person)

    async def create(self, name: str) -> tuple[Person, str]:
        """A new person, and the key that proves it."""
        person = Person(new_id(), checked_name(name))
        key = secrets.token_urlsafe(KEY_BYTES)
        now = time.time()
        async with self._database.writing() as connection:
            await connection.execute(PEOPLE.insert().values(id=person.id, name=person.name, created=now))
            await connection.execute(KEYS.insert().values(hash=hashed(key), person=person.id, kind=DEVICE, created=now))
        return person, key

    async def rename(self, person: Person, name: str) -> Person:
        """The person under another name."""
        renamed = Person(person.id, checked_name(name))
        async with self._database.writing() as connection:
            await connection.execute(PEOPLE.update().where(PEOPLE.c.id == person.id).values(name=renamed.name))
        self._known.clear()
        return renamed

    async def make_link(self, person: Person) -> str:
        """The key of a new personal link; former links are void."""
        key = secrets.token_urlsafe(KEY_BYTES)
        async with self._database.writing() as connection:
            await connection.execute(KEYS.delete().where(KEYS.c.person == person.id, KEYS.c.kind == LINK))
            await connection.execute(
                KEYS.insert().values(hash=hashed(key), person=person.id, kind=LINK, created=time.time())
            )
        return key

    async def take_link(self, key: str) -> tuple[Person, str]:
        """The person of a personal link, and a key for this device. Raises Refusal where there is none."""
        person = await self._read(hashed(key), LINK) if KEY_FORM.fullmatch(key) is not None else None
        if person is None:
            raise Refusal("not_found", "this personal link is unknown or was replaced by a newer one")
        device = secrets.token_urlsafe(KEY_BYTES)
        async with self._database.writing() as connection:
            await connection.execute(
                KEYS.insert().values(hash=hashed(device), person=person.id, kind=DEVICE, created=time.time())
            )
        return person, device
