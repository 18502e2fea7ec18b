"""`turnout chat` and `turnout converse` look things up once a source is set, by the same path as `turnout run`."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from bot import binary, binary_missing
from civic_mirror import Mirror

ADDRESS = "200 Washington Ave, Montgomery, AL 36104"
MAP = "119th Congressional Districts"
FOUND = {
    "result": {
        "addressMatches": [
            {
                "addressComponents": {"zip": "36104", "state": "AL"},
                "geographies": {MAP: [{"CDSESSN": "119", "GEOID": "0107", "STATE": "01"}]},
            }
        ]
    }
}


@pytest.fixture
def mirror(loop: asyncio.AbstractEventLoop) -> Mirror:
    if binary_missing():
        pytest.skip(f"{binary()} is not built")
    mirror = Mirror()
    mirror.pages["/geocoder/geographies/onelineaddress"] = json.dumps(FOUND).encode()
    loop.run_until_complete(mirror.start())
    yield mirror
    loop.run_until_complete(mirror.stop())


async def said(command: list[str], script: str, settings: dict[str, str]) -> str:
    process = await asyncio.create_subprocess_exec(
        str(binary()), *command, env={"PATH": "/usr/bin", "HOME": "/nonexistent", **settings},
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )
    out, errors = await asyncio.wait_for(process.communicate(script.encode()), 120)
    assert process.returncode == 0, errors
    return out.decode()


def asked(mirror: Mirror) -> int:
    return mirror.asked["/geocoder/geographies/onelineaddress"]


@pytest.mark.parametrize("is_set", [True, False])
async def test_converse(mirror: Mirror, is_set: bool, tmp_path: Path) -> None:
    lines = ["/start", "36104", "my representatives", "send my address", ADDRESS]
    script = "".join(json.dumps({"who": "Ivy", "text": line}) + "\n" for line in lines)
    settings = {"CIVIC_CENSUS_API": mirror.settings["CIVIC_CENSUS_API"]} if is_set else {}
    text = await said(["converse"], script, settings)
    assert (asked(mirror) > 0) == is_set
    assert ("AL, district 7" in text) == is_set, text


async def test_chat(mirror: Mirror, tmp_path: Path) -> None:
    lines = ["/start", "36104", "my representatives", "send my address", ADDRESS, "quit"]
    settings = {"CIVIC_CENSUS_API": mirror.settings["CIVIC_CENSUS_API"], "TURNOUT_DATA": str(tmp_path / "data")}
    text = await said(["chat"], "\n".join(lines) + "\n", settings)
    assert asked(mirror) > 0
    assert "AL, district 7" in text, text
    kept = b"".join(path.read_bytes() for path in (tmp_path / "data").rglob("*") if path.is_file())
    assert b"200 Washington" not in kept and b"Washington Ave" not in kept
