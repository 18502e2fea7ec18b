"""The bot's own keys on a real homeserver: made, shown, recovered, and made anew."""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import vodozemac
from cipher_storage import is_right, opened, public_half, recovery_key, unpadded
from matrix_stage import MatrixStage

Json = dict[str, Any]


class Operator:
    """Somebody at the terminal of the machine, and what others are shown meanwhile."""

    def __init__(self, stage: MatrixStage) -> None:
        self.stage, self.user = stage, stage.bot_id
        stage.journal.allowed.add("keys: device keys")
        self.said = ""

    async def encryption(self, deed: str, typed: str = "yes\n", killed_after: float | None = None) -> int:
        flags = ["--print-key"] if deed in ("setup", "reset") else []
        code, self.said = await self.stage.bot.command(
            "encryption", deed, *flags, typed=typed, killed_after=killed_after
        )
        return code

    @property
    def recovery_key(self) -> str:
        found = re.search(r"^Recovery key: (.+)$", self.said, re.MULTILINE)
        assert found, self.said
        return found[1]

    async def shown(self) -> Json:
        return await self.stage.omar.ask("POST", "/keys/query", {"device_keys": {self.user: []}})

    async def devices(self) -> Json:
        devices: Json = (await self.shown())["device_keys"].get(self.user, {})
        return devices

    async def master(self) -> str:
        return public(await self.shown(), "master", self.user)

    async def account_data(self, name: str) -> Json:
        bot = self.stage.proxy.bot
        path = f"/_matrix/client/v3/user/{bot.user_id}/account_data/{name}"
        return await self.stage.synapse.ask("GET", path, token=bot.token)

    def data(self, name: str = "") -> Path:
        return self.stage.data / name


@pytest.fixture
def operator(matrix: MatrixStage) -> Operator:
    return Operator(matrix)


def public(shown: Json, part: str, user: str) -> str:
    key: str = next(iter(shown[f"{part}_keys"][user]["keys"].values()))
    return key


def check(document: Json, user: str, name: str, key: str) -> None:
    """Throws unless the key's owner signed the document."""
    body = {part: value for part, value in document.items() if part not in ("signatures", "unsigned")}
    signable = json.dumps(body, ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()
    signature = vodozemac.Ed25519Signature.from_base64(document["signatures"][user][f"ed25519:{name}"])
    vodozemac.Ed25519PublicKey.from_base64(key).verify_signature(signable, signature)


async def check_chain(operator: Operator) -> str:
    """The one device is signed by itself and by the identity, as other programs want it; its name."""
    shown, user = await operator.shown(), operator.user
    master, own = public(shown, "master", user), public(shown, "self_signing", user)
    check(shown["self_signing_keys"][user], user, master, master)
    signed = [
        (device, document)
        for device, document in shown["device_keys"][user].items()
        if f"ed25519:{own}" in document["signatures"][user]
    ]
    ((device, document),) = signed
    check(document, user, device, document["keys"][f"ed25519:{device}"])
    check(document, user, own, own)
    return str(device)


async def test_setup_makes_an_identity_that_others_believe(operator: Operator) -> None:  # E5, E7, E25
    assert await operator.encryption("show") == 1
    assert "not set up" in operator.said
    # A recovery key goes into no log by accident.
    code, said = await operator.stage.bot.command("encryption", "setup")
    assert code != 0 and "--print-key" in said and not (await operator.shown())["master_keys"]
    assert await operator.encryption("setup") == 0, operator.said
    assert recovery_key(operator.recovery_key)
    device = await check_chain(operator)
    shown = await operator.shown()
    master = shown["master_keys"][operator.user]
    key = shown["device_keys"][operator.user][device]["keys"][f"ed25519:{device}"]
    check(master, operator.user, device, key)
    assert await operator.encryption("show") == 0, operator.said
    assert key in operator.said.replace(" ", "")
    assert "50 one-time keys" in operator.said
    # Once more changes nothing, and tells nothing.
    assert await operator.encryption("setup") == 0
    assert "Recovery key" not in operator.said
    assert await operator.shown() == shown


async def test_a_claimed_key_is_one_that_the_device_signed(operator: Operator) -> None:  # E23, E24
    assert await operator.encryption("setup") == 0, operator.said
    device = await check_chain(operator)
    key = (await operator.devices())[device]["keys"][f"ed25519:{device}"]
    wanted = {"one_time_keys": {operator.user: {device: "signed_curve25519"}}}
    claimed = {}
    for _ in range(52):
        answer = await operator.stage.omar.ask("POST", "/keys/claim", wanted)
        ((name, document),) = answer["one_time_keys"][operator.user][device].items()
        check(document, operator.user, device, key)
        claimed[name] = document
    assert len(claimed) == 51
    assert [document.get("fallback") for document in claimed.values()] == [None] * 50 + [True]


async def test_the_homeserver_keeps_what_the_recovery_key_opens(operator: Operator) -> None:  # E27
    assert await operator.encryption("setup") == 0, operator.said
    key, shown = recovery_key(operator.recovery_key), await operator.shown()
    name = (await operator.account_data("m.secret_storage.default_key"))["key"]
    assert is_right(key, await operator.account_data(f"m.secret_storage.key.{name}"))
    assert not is_right(bytes(32), await operator.account_data(f"m.secret_storage.key.{name}"))
    for part in ("master", "self_signing"):
        secret = f"m.cross_signing.{part}"
        stored = (await operator.account_data(secret))["encrypted"][name]
        assert public_half(opened(key, secret, stored)) == public(shown, part, operator.user)
        assert not any(value.endswith("=") for value in stored.values())


async def test_recover_signs_a_new_device_of_the_same_identity(operator: Operator) -> None:  # E6, E22, E44
    assert await operator.encryption("setup") == 0, operator.said
    words, master, device = operator.recovery_key, await operator.master(), await check_chain(operator)
    other = words.replace(words[5], "2" if words[5] != "2" else "3", 1)
    assert await operator.encryption("recover", typed=other + "\n") == 64
    # The key of the rows is gone: never a new account by itself.
    operator.data("matrix.key").unlink()
    assert await operator.encryption("setup") == 78
    assert await operator.encryption("show") == 78
    assert not operator.data("matrix.key").exists()
    before = await operator.shown()
    assert await operator.encryption("recover", typed=words + "\n") == 0, operator.said
    assert await operator.master() == master
    assert "Recovery key" not in operator.said
    after = await operator.devices()
    assert device in after and after[device] == before["device_keys"][operator.user][device]
    assert len(after) == 2
    assert await operator.encryption("show") == 0, operator.said


async def test_a_wrong_key_of_the_rows_is_said_and_changes_nothing(operator: Operator) -> None:  # E44
    assert await operator.encryption("setup") == 0, operator.said
    shown, key = await operator.shown(), operator.data("matrix.key").read_text()
    operator.data("matrix.key").write_text("ab" * 32 + "\n")
    for deed in ("setup", "show"):
        assert await operator.encryption(deed) == 78
        assert "do not open" in operator.said
    operator.data("matrix.key").write_text("no key\n")
    assert await operator.encryption("setup") == 78
    assert await operator.shown() == shown
    # The house itself does not run without its keys.
    operator.data("matrix.key").unlink()
    code, said = await operator.stage.bot.command("run")
    assert code == 78 and "do not open" in said
    operator.data("matrix.key").write_text(key)
    assert await operator.encryption("show") == 0, operator.said
    await operator.stage.bot.start()
    code, said = await operator.stage.bot.command("doctor")
    assert code == 1 and "lies in TURNOUT_DATA" in said  # E8
    assert "ok   Matrix: the device is signed by it" in said


async def test_reset_asks_first_and_makes_another_identity(operator: Operator) -> None:  # E6
    assert await operator.encryption("setup") == 0, operator.said
    words, master = operator.recovery_key, await operator.master()
    assert await operator.encryption("reset", typed="no\n") == 1
    assert await operator.master() == master
    assert await operator.encryption("reset", typed="yes\n") == 0, operator.said
    assert await operator.master() != master
    await check_chain(operator)
    assert operator.recovery_key != words
    assert await operator.encryption("recover", typed=words + "\n") == 1
    assert await operator.encryption("show") == 0, operator.said


async def test_setup_leaves_an_identity_of_others_alone(operator: Operator) -> None:
    assert await operator.encryption("setup") == 0, operator.said
    master = await operator.master()
    shutil.rmtree(operator.data())
    assert await operator.encryption("setup") == 1
    assert "made elsewhere" in operator.said
    assert await operator.master() == master


@pytest.mark.parametrize("attempt", range(3))
async def test_setup_that_is_killed_is_gone_on_with(operator: Operator, attempt: int) -> None:  # E5, E22, E23
    """Killed at growing times until one gets through: one identity, one device, and no key published twice."""
    seen: set[str] = set()
    told = False
    for number in range(40):
        code = await operator.encryption("setup", killed_after=0.12 + 0.04 * number + 0.013 * attempt)
        shown = await operator.shown()
        if operator.user in shown["master_keys"]:
            seen.add(public(shown, "master", operator.user))
        # The kill may fall between the last line and the end.
        told = told or "Recovery key" in operator.said
        if code == 0 and told:
            break
    else:
        raise AssertionError(f"it never gets through: {operator.said}")
    assert seen == {await operator.master()}
    device = await check_chain(operator)
    assert list(await operator.devices()) == [device]
    assert await operator.encryption("show") == 0, operator.said
    assert "50 one-time keys" in operator.said
    name = (await operator.account_data("m.secret_storage.default_key"))["key"]
    description = await operator.account_data(f"m.secret_storage.key.{name}")
    assert "Recovery key" not in operator.said and description["algorithm"].endswith("aes-hmac-sha2")


async def test_no_secret_lies_open(operator: Operator) -> None:  # E43, E45
    assert await operator.encryption("setup") == 0, operator.said
    key = recovery_key(operator.recovery_key)
    name = (await operator.account_data("m.secret_storage.default_key"))["key"]
    secrets = [key]
    for part in ("master", "self_signing", "user_signing"):
        secret = f"m.cross_signing.{part}"
        stored = (await operator.account_data(secret))["encrypted"][name]
        secrets.append(opened(key, secret, stored))
    forms = [form for secret in secrets for form in spelled(secret)]
    files = [path for path in operator.data().rglob("*") if path.is_file()]
    assert any(path.name == "turnout.sqlite" for path in files)
    for path in files:
        content = path.read_bytes()
        assert not [form for form in forms if form in content], path.name
    with sqlite3.connect(operator.data("turnout.sqlite")) as database:
        rows = database.execute("SELECT kind, count(*) FROM adapter_rows GROUP BY kind").fetchall()
    assert dict(rows) == {"account": 1, "fallback": 1, "identity": 1, "oneTime": 50}
    assert operator.data("matrix.key").stat().st_mode & 0o777 == 0o600


def spelled(secret: bytes) -> list[bytes]:
    """A secret as it is, in hex digits and in base64."""
    return [secret, secret.hex().encode(), unpadded(secret).encode()]
