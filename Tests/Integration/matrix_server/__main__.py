"""By hand: `python -m matrix_server [folder] [users]` runs a Synapse with users until Ctrl-C.

It prints the settings for the bot, and a user's token and password for a client.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from .synapse import Synapse


async def people(synapse: Synapse, count: int) -> None:
    bot, omar = await synapse.account("turnout"), await synapse.account("omar")
    await synapse.lift_limits(bot.user_id)
    room = await synapse.ask(
        "POST",
        "/_matrix/client/v3/createRoom",
        json={"preset": "private_chat", "invite": [bot.user_id], "name": "Review room"},
        token=omar.token,
    )
    print(f"MATRIX_HOMESERVER={synapse.url}\nMATRIX_USER={bot.user_id}\nMATRIX_PASSWORD={bot.password}")
    print(f"MATRIX_REVIEW_ROOM={room['room_id']}\n# moderator: {omar}")
    for _ in range(count):
        print(f"# voter: {await synapse.account()}")


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(tempfile.mkdtemp(prefix="synapse-"))
    synapse = Synapse(folder)
    begun = time.monotonic()
    synapse.start()
    print(f"# Synapse in {folder}, up after {time.monotonic() - begun:.1f} s; Ctrl-C ends it")
    try:
        asyncio.run(people(synapse, int(sys.argv[2]) if len(sys.argv) > 2 else 3))
        while True:
            time.sleep(1)
    except KeyboardInterrupt:
        print("# stopping")
    finally:
        synapse.stop()


if __name__ == "__main__":
    main()
