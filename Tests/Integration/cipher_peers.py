"""Two devices that talk by Olm: one behind the program's door to libolm, one by vodozemac, which shares no code with it."""

from __future__ import annotations

from typing import Protocol

import vodozemac
from cipher_door import Door, RefusedError

PICKLE_KEY = bytes(32)


class Device(Protocol):
    identity: bytes

    def publish(self) -> bytes:
        """A new one-time key."""

    def begin(self, identity: bytes, key: bytes) -> None:
        """A session with the device that published this key."""

    def say(self, text: bytes) -> tuple[int, bytes]:
        """A message's kind, 0 for a pre-key message, and the message."""

    def hear(self, identity: bytes, kind: int, message: bytes) -> bytes | None:
        """What it says; None where it cannot be read, and then nothing has changed."""

    def forget(self) -> None:
        """No sessions any more."""


class Ours:
    def __init__(self, door: Door) -> None:
        self.door = door
        (self.account,) = door("account")
        self.identity, self.signing = door("keys", self.account)
        self.one_time: dict[bytes, bytes] = {}
        self.sessions: list[bytes] = []

    def publish(self) -> bytes:
        account, key = self.door("key", self.account)
        self.one_time[key] = account
        return key

    def begin(self, identity: bytes, key: bytes) -> None:
        self.sessions[:0] = self.door("begin", self.account, identity, key)

    def say(self, text: bytes) -> tuple[int, bytes]:
        self.sessions[0], kind, message = self.door("encrypt", self.sessions[0], text)
        return kind[0], message

    def hear(self, identity: bytes, kind: int, message: bytes) -> bytes | None:
        for place, session in enumerate(self.sessions):
            try:
                next_session, text = self.door("decrypt", session, identity, bytes([kind]), message)
            except RefusedError:
                continue
            del self.sessions[place]
            self.sessions.insert(0, next_session)
            return text
        return self.accept(identity, message) if kind == 0 else None

    def accept(self, identity: bytes, message: bytes) -> bytes | None:
        for key, account in self.one_time.items():
            try:
                session, text = self.door("accept", account, identity, message)
            except RefusedError:
                continue
            del self.one_time[key]
            self.sessions.insert(0, session)
            return text
        return None

    def forget(self) -> None:
        self.sessions, self.one_time = [], {}


class Theirs:
    def __init__(self) -> None:
        self.account = vodozemac.Account()
        self.identity = self.account.curve25519_key.to_bytes()
        self.sessions: list[vodozemac.Session] = []

    def store_and_reload(self) -> None:
        self.account = vodozemac.Account.from_pickle(self.account.pickle(PICKLE_KEY), PICKLE_KEY)
        self.sessions = [
            vodozemac.Session.from_pickle(session.pickle(PICKLE_KEY), PICKLE_KEY) for session in self.sessions
        ]

    def publish(self) -> bytes:
        self.account.generate_one_time_keys(1)
        (key,) = self.account.one_time_keys.values()
        self.account.mark_keys_as_published()
        return key.to_bytes()

    def begin(self, identity: bytes, key: bytes) -> None:
        point = vodozemac.Curve25519PublicKey.from_bytes
        self.sessions.insert(0, self.account.create_outbound_session(point(identity), point(key)))

    def say(self, text: bytes) -> tuple[int, bytes]:
        return self.sessions[0].encrypt(text).to_parts()

    def hear(self, identity: bytes, kind: int, message: bytes) -> bytes | None:
        try:
            sealed = vodozemac.AnyOlmMessage.from_parts(kind, message)
        except (ValueError, vodozemac.DecodeException):
            return None
        for place, session in enumerate(self.sessions):
            if kind == 0 and not session.session_matches(sealed.to_pre_key()):
                continue
            try:
                text = session.decrypt(sealed)
            except vodozemac.OlmDecryptionException:
                continue
            self.sessions.insert(0, self.sessions.pop(place))
            return text
        return self.accept(identity, sealed.to_pre_key()) if kind == 0 else None

    def accept(self, identity: bytes, message: vodozemac.PreKeyMessage) -> bytes | None:
        try:
            session, text = self.account.create_inbound_session(
                vodozemac.Curve25519PublicKey.from_bytes(identity), message
            )
        except vodozemac.SessionCreationException:
            return None
        self.sessions.insert(0, session)
        return text

    def forget(self) -> None:
        self.sessions = []
