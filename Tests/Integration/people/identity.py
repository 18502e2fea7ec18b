"""A person's identity, as their first program makes it: keys that sign their devices."""

from __future__ import annotations

import json
from typing import Any

import vodozemac
from matrix_server import Synapse
from matrix_server.synapse import Account, Refused

Json = dict[str, Any]


def signable(document: Json) -> bytes:
    body = {part: value for part, value in document.items() if part not in ("signatures", "unsigned")}
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()


class Identity:
    """Made once; `publish` shows it to everybody, `sign` vouches for the person's device."""

    def __init__(self, synapse: Synapse, account: Account) -> None:
        self.synapse, self.account = synapse, account
        self.master, self.own = vodozemac.Account(), vodozemac.Account()

    async def publish(self) -> None:
        """A second one takes the place of the first, which the homeserver wants the password for."""
        master, own = self._document(self.master, "master"), self._document(self.own, "self_signing")
        body: Json = {"master_key": master, "self_signing_key": own}
        path = "/_matrix/client/v3/keys/device_signing/upload"
        try:
            await self.synapse.ask("POST", path, json=body, token=self.account.token)
        except Refused as refused:
            user = {"type": "m.id.user", "user": self.account.user_id}
            body["auth"] = {
                "type": "m.login.password",
                "identifier": user,
                "password": self.account.password,
                "session": refused.body["session"],
            }
            await self.synapse.ask("POST", path, json=body, token=self.account.token)

    async def sign(self) -> None:
        user, device = self.account.user_id, self.account.device_id
        asked = {"device_keys": {user: [device]}}
        path = "/_matrix/client/v3/keys"
        shown = await self.synapse.ask("POST", f"{path}/query", json=asked, token=self.account.token)
        document: Json = shown["device_keys"][user][device]
        document.pop("unsigned", None)
        signer = self.own.ed25519_key.to_base64()
        document["signatures"][user][f"ed25519:{signer}"] = self.own.sign(signable(document)).to_base64()
        body = {user: {device: document}}
        answer = await self.synapse.ask(
            "POST", f"{path}/signatures/upload", json=body, token=self.account.token
        )
        assert not answer.get("failures"), answer

    def _document(self, key: vodozemac.Account, usage: str) -> Json:
        user, name = self.account.user_id, key.ed25519_key.to_base64()
        body: Json = {"keys": {f"ed25519:{name}": name}, "usage": [usage], "user_id": user}
        signer = self.master.ed25519_key.to_base64()
        signature = self.master.sign(signable(body)).to_base64()
        return body | {"signatures": {user: {f"ed25519:{signer}": signature}}}
