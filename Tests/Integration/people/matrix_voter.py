"""A voter on Matrix: the same dialogs, in a direct room."""

from __future__ import annotations

from collections.abc import Iterator

from matrix_server import Account, Synapse

from .dialog import Dialog
from .matrix_person import MatrixPerson


class MatrixVoter(MatrixPerson, Dialog):
    START = "!start"
    REPORT = "!report"

    def __init__(self, synapse: Synapse, account: Account, bot: str, numbers: Iterator[int]) -> None:
        super().__init__(synapse, account, bot)
        self.converse(numbers, sum(account.user_id.encode()))

    async def begin(self, zip_code: str | None = "30310") -> None:
        if not self.chat.id:
            await self.open_dm()
        await super().begin(zip_code)
