"""The door to libolm against vodozemac, which shares no code with it, over a net that loses, holds back, repeats and spoils
what they say. The schedule follows a seed; keys are made by chance, as both libraries insist."""

from __future__ import annotations

import collections
import os
import random
from collections.abc import Callable, Iterator

import pytest
import vodozemac
from cipher_door import PEER, Door, RefusedError, data, plain
from cipher_peers import PICKLE_KEY, Device, Ours, Theirs

STEPS = int(os.environ.get("CIPHER_STEPS", "10000"))
SIZES = [1, 15, 16, 17, 400, 5000]


@pytest.fixture
def door() -> Iterator[Door]:
    if not PEER.exists():
        pytest.skip(f"{PEER} is not built")
    with Door() as door:
        try:
            door("account")
        except RefusedError:
            pytest.skip("there is no libolm")
        yield door


def spoil(message: bytes, chance: random.Random) -> bytes:
    place = chance.randrange(len(message))
    return message[:place] + bytes([message[place] ^ 1 << chance.randrange(8)]) + message[place + 1 :]


class Net:
    """What is under way to each side: mostly in order, some of it overtaken by up to four others, some of it lost."""

    def __init__(self, chance: random.Random, devices: list[Device]) -> None:
        self.chance = chance
        self.counted: collections.Counter[str] = collections.Counter()
        self.waiting: list[list[tuple[bytes, int, bytes]]] = [[] for _ in devices]
        self.devices = devices

    def say(self, speaker: int, text: bytes) -> None:
        kind, message = self.devices[speaker].say(text)
        self.counted["plain" if kind else "opening"] += 1
        fate = self.chance.random()
        if fate < 0.1:
            self.counted["lost"] += 1
            return
        waiting = self.waiting[1 - speaker]
        ahead = self.chance.randrange(5) if fate < 0.4 else 0
        waiting.insert(max(0, len(waiting) - ahead), (text, kind, message))

    def deliver(self, listener: int) -> None:
        text, kind, message = self.waiting[listener].pop(0)
        device, identity = self.devices[listener], self.devices[1 - listener].identity
        if self.chance.random() < 0.1:
            self.counted["spoilt"] += 1
            assert device.hear(identity, kind, spoil(message, self.chance)) is None
        assert device.hear(identity, kind, message) == text
        self.counted["heard"] += 1
        if self.chance.random() < 0.1:
            self.counted["repeated"] += 1
            assert device.hear(identity, kind, message) is None

    def settle(self) -> None:
        for listener, waiting in enumerate(self.waiting):
            while waiting:
                self.deliver(listener)


@pytest.mark.parametrize("seed", [7, 70])
def test_olm_messages_are_read_on_the_other_side_whatever_the_net_does(door: Door, seed: int) -> None:  # E9
    chance = random.Random(seed)
    ours, theirs = Ours(door), Theirs()
    net = Net(chance, [ours, theirs])
    for step in range(STEPS // 2):
        if not ours.sessions or not theirs.sessions or chance.random() < 0.01:
            if max(len(ours.sessions), len(theirs.sessions)) >= 5:
                net.settle()
                ours.forget()
                theirs.forget()
            starter, other = chance.choice([(ours, theirs), (theirs, ours)])
            starter.begin(other.identity, other.publish())
            if not other.sessions:
                # The one who was asked has to hear of the session before saying anything in it.
                assert other.hear(starter.identity, *starter.say(b"first")) == b"first"
                assert door("name", ours.sessions[0])[0].decode() == theirs.sessions[0].session_id
            net.counted["begun"] += 1
        if chance.random() < 0.05:
            theirs.store_and_reload()
        net.say(chance.randrange(2), step.to_bytes(4, "big") + chance.randbytes(chance.choice(SIZES)))
        for _ in range(chance.choice([0, 1, 1, 2])):
            listener = chance.randrange(2)
            if net.waiting[listener]:
                net.deliver(listener)
    net.settle()
    told = net.counted
    assert told["heard"] + told["lost"] == STEPS // 2 == told["plain"] + told["opening"]
    assert min(told[name] for name in ("begun", "plain", "opening", "spoilt", "repeated", "lost")) > STEPS // 400


def test_an_opening_belongs_to_a_session_only_by_all_its_keys(door: Door) -> None:  # E12
    ours, theirs, third = Ours(door), Theirs(), Theirs()
    theirs.begin(ours.identity, ours.publish())
    _, message = theirs.say(b"first")
    assert ours.hear(third.identity, 0, message) is None
    assert len(ours.one_time) == 1
    assert ours.hear(theirs.identity, 0, message) == b"first"
    assert ours.one_time == {}
    _, second = theirs.say(b"second")
    for place in (3, 37, 71):
        other = second[:place] + third.identity + second[place + 32 :]
        assert ours.hear(theirs.identity, 0, other) is None
        assert ours.hear(third.identity, 0, other) is None
    assert ours.hear(theirs.identity, 0, second) == b"second"


def disordered(
    chance: random.Random, say: Callable[[bytes], bytes], count: int
) -> Iterator[tuple[int, bytes, bytes]]:
    """Messages by number, a tenth of them lost, some out of order or twice."""
    waiting: list[tuple[int, bytes, bytes]] = []
    for number in range(count):
        text = chance.randbytes(chance.choice(SIZES))
        item = (number, text, say(text))
        if chance.random() > 0.1:
            waiting.insert(max(0, len(waiting) - chance.randrange(5)), item)
        while len(waiting) > 8:
            item = waiting.pop(0)
            yield item
            if chance.random() < 0.1:
                yield item
    yield from waiting


@pytest.mark.parametrize("seed", [3, 30])
def test_megolm_messages_of_ours_are_read_there(door: Door, seed: int) -> None:  # E9
    chance = random.Random(seed)
    (state,) = door("sender")
    (key,) = door("share", state)
    receiver = vodozemac.InboundGroupSession(vodozemac.SessionKey(plain(key)))

    def say(text: bytes) -> bytes:
        nonlocal state
        state, message = door("seal", state, text)
        return message

    for number, text, message in disordered(chance, say, STEPS // 2):
        if chance.random() < 0.02:
            receiver = vodozemac.InboundGroupSession.from_pickle(receiver.pickle(PICKLE_KEY), PICKLE_KEY)
        if chance.random() < 0.05:
            with pytest.raises((vodozemac.MegolmDecryptionException, vodozemac.DecodeException)):
                receiver.decrypt(vodozemac.MegolmMessage.from_bytes(spoil(message, chance)))
        opened = receiver.decrypt(vodozemac.MegolmMessage.from_bytes(message))
        assert (opened.message_index, opened.plaintext) == (number, text)


@pytest.mark.parametrize("seed", [4, 40])
def test_megolm_messages_of_theirs_are_read_here(door: Door, seed: int) -> None:  # E9, E10
    chance = random.Random(seed)
    sender = vodozemac.GroupSession()
    (state,) = door("receiver", data(sender.session_key.to_base64()))
    late: dict[int, bytes] = {}

    def say(text: bytes) -> bytes:
        nonlocal sender
        if chance.random() < 0.02:
            sender = vodozemac.GroupSession.from_pickle(sender.pickle(PICKLE_KEY), PICKLE_KEY)
        if chance.random() < 0.01:
            (late[sender.message_index],) = door("receiver", data(sender.session_key.to_base64()))
        return sender.encrypt(text).to_bytes()

    for number, text, message in disordered(chance, say, STEPS // 2):
        if chance.random() < 0.1:
            with pytest.raises(RefusedError):
                door("open", state, spoil(message, chance))
        state, opened = door("open", state, message)
        assert opened == text
        if late and chance.random() < 0.1:
            first = chance.choice(list(late))
            if number < first:
                with pytest.raises(RefusedError, match="tooOld"):
                    door("open", late[first], message)
            else:
                assert door("open", late[first], message)[1] == text


def test_signatures_of_ours_are_right_there_and_theirs_here(door: Door) -> None:
    chance = random.Random(5)
    ours, account = Ours(door), vodozemac.Account()
    key = vodozemac.Ed25519PublicKey.from_base64(plain(ours.signing))
    for _ in range(50):
        text = chance.randbytes(chance.choice(SIZES))
        (signature,) = door("sign", ours.account, text)
        key.verify_signature(text, vodozemac.Ed25519Signature.from_base64(plain(signature)))
        theirs = data(account.sign(text).to_base64())
        signer = data(account.ed25519_key.to_base64())
        assert door("verify", signer, text, theirs) == []
        with pytest.raises(RefusedError):
            door("verify", signer, text, spoil(theirs, chance))
        with pytest.raises(RefusedError):
            door("verify", signer, text + b".", theirs)
