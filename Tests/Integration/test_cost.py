"""What an update costs the disk, the wire, the memory and the threads with sixteen voters at once: counts, and never a time."""

from __future__ import annotations

import asyncio
import os
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from bot import ROOT, binary, binary_missing

sys.path.insert(0, str(ROOT / "Benchmarks"))

from crowd import STEPS, Crowd  # noqa: E402
from process import switches  # noqa: E402

VOTERS, AT_ONCE = 96, 16
# The most that an update may cost: as the program is, with some room for another machine's timing. Beside it the aim.
BOUNDS = {
    "syncs": 1.0,  # 0.20 to 0.30 alone; 0.71 was seen beside all other tests; the aim is 0.4
    "writes": 2.0,  # 0.6 to 0.9 now; the aim is 4
    "locks": 5.5,  # 1.9 to 3.2 alone, 4.2 beside all other tests; the aim is 2
    "requests": 1.8,  # 1.36 alone; that is the aim
    "polls": 0.6,  # 0.14 to 0.26 alone
    "allocations": 8200,  # 7290 to 7710 in the debug build; optimised 4300 before towns were looked up by halves; the aim is 250
    "kB": 640,  # 564 to 600 in the debug build; the aim is 60
    "switches": 9.0,  # 0.8 to 1.3 alone, and that is the aim; 6.4 was seen beside the unit tests
}


async def test_an_update_costs_few_syncs_writes_and_requests(
    loop: asyncio.AbstractEventLoop, tmp_path: Path
) -> None:
    if binary_missing():
        pytest.skip(f"{binary()} is not built")
    library, kept = tmp_path / "counter.so", tmp_path / "counts"
    source = Path(__file__).parent / "counting/counter.c"
    subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
    kept.write_bytes(bytes(40))
    crowd = Crowd()
    server = await crowd.start()
    port = server.sockets[0].getsockname()[1]
    names = ("PATH", "HOME", "LD_LIBRARY_PATH", "TZ", "LANG")
    settings = {
        "LD_PRELOAD": str(library),
        "COUNTS": str(kept),
        "TURNOUT_DATA": str(tmp_path / "data"),
        "TURNOUT_LOG": "error",
        "CIVIC_SYNC": "off",
        "TELEGRAM_TOKEN": "123456789:AAcountingcountingcountingcountingco",
        "TELEGRAM_API": f"http://127.0.0.1:{port}",
        "TELEGRAM_REVIEW_ROOM": "-1001234567890",
        "TELEGRAM_RATE": "100000",
        "TELEGRAM_GROUP_RATE": "100000",
    }
    environment = {name: os.environ[name] for name in names if name in os.environ} | settings
    bot = await asyncio.create_subprocess_exec(str(binary()), "run", env=environment)
    try:
        await asyncio.wait_for(crowd.polled.wait(), 30)
        await crowd.play(AT_ONCE, AT_ONCE)
        before = counted(kept, crowd, bot.pid)
        await crowd.play(VOTERS, AT_ONCE)
        after = counted(kept, crowd, bot.pid)
    finally:
        if bot.returncode is None:
            bot.kill()
        await bot.wait()
        server.close()
    cost = {name: (after[name] - before[name]) / (VOTERS * STEPS) for name in after}
    print(cost)
    assert all(cost[name] > 0 for name in BOUNDS), f"something is not counted: {cost}"
    assert all(cost[name] <= most for name, most in BOUNDS.items()), cost
    # One answer an update, and a card a report; nothing is said twice.
    assert round(cost["requests"] - cost["polls"], 2) <= 1.2, cost


def counted(kept: Path, crowd: Crowd, pid: int) -> dict[str, Any]:
    syncs, writes, locks, allocations, size = struct.unpack("5l", kept.read_bytes())
    polls = crowd.calls["getUpdates"]
    return {
        "syncs": syncs,
        "writes": writes,
        "locks": locks,
        "allocations": allocations,
        "kB": size / 1000,
        "switches": switches(pid),
        "requests": crowd.calls.total(),
        "polls": polls,
    }
