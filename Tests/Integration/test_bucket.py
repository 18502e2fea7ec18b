"""Clean photos in a bucket: there before their row, shown from there by whoever needs them, gone with their report."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import re
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator

import pytest
from aiohttp import web
from bucket import ObjectStore, Page
from people import messages
from people.voter import Voter
from stage import Stage
from test_bad_input import CLIP, at_the_photos
from test_video import alone, videos


@pytest.fixture(scope="module")
def shared() -> Iterator[ObjectStore]:
    store = ObjectStore()
    store.start()
    yield store
    store.stop()


@pytest.fixture
def bucket(shared: ObjectStore) -> ObjectStore:
    """The same server for all tests, with nothing in it."""
    for name in shared.names():
        shared.objects.delete_object(Bucket=shared.bucket, Key=name)
    return shared


@pytest.fixture
def house(stage: Stage, bucket: ObjectStore) -> Iterator[Stage]:
    stage.server.limits.scale = 100
    stage.bot.settings |= bucket.settings() | {"TELEGRAM_GROUP_RATE": "400"}
    yield stage
    log = "\n".join(stage.bot.log)
    assert bucket.secret not in log and bucket.key not in log and "127.0.0.1" not in log


async def filed(stage: Stage, text: str, photos: int) -> Voter:
    voter = stage.voter()
    await voter.begin()
    await voter.file(text, photos)
    return voter


def kept(stage: Stage) -> set[str]:
    """The objects that the rows want."""
    with sqlite3.connect(stage.data / "turnout.sqlite", timeout=10) as rows:
        found = rows.execute("SELECT hash FROM photos WHERE hash IS NOT NULL")
        return {f"north/2026/{hash[:2]}/{hash}.jpg" for (hash,) in found}


async def until(what: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end
        await asyncio.sleep(0.1)


async def own_photos(stage: Stage, voter: Voter) -> list[bytes]:
    """The photos in what a person gets who asks for their data."""
    voter.say("/privacy")
    await voter.hear("we keep little")
    voter.press("get my data")
    end = time.monotonic() + 30
    while True:
        sent = [line.message["document"] for line in voter.chat.transcript if line.by_bot and "document" in line.message]
        if sent:
            stored = stage.server.world.files.find(sent[-1]["file_id"])
            assert stored is not None
            found = [photo["jpeg"] for photo in json.loads(stored.content())["photos"]]
            return [base64.b64decode(one) for one in found if one is not None]
        assert time.monotonic() < end, stage.bot.tail()
        await asyncio.sleep(0.1)


async def test_photos_are_objects_and_go_with_their_report(house: Stage, bucket: ObjectStore) -> None:  # O28
    await house.bot.start()
    voter = await filed(house, "The screen of the second machine is black.", 2)
    names = bucket.names()
    assert names == kept(house) and len(names) == 2
    for name in names:
        assert hashlib.sha256(bucket.bytes(name)).hexdigest() == name.split("/")[-1].removesuffix(".jpg")
    # Another machine, with nothing but the rows.
    await house.bot.kill()
    shutil.rmtree(house.data / "photos")
    await house.bot.start()
    assert {hashlib.sha256(one).hexdigest() for one in await own_photos(house, voter)} == {
        name.split("/")[-1].removesuffix(".jpg") for name in names
    }
    copies = {path.name for path in (house.data / "photos").rglob("*.jpg")}
    assert copies == {name.split("/")[-1] for name in names}
    code, said = await house.bot.command("doctor")
    assert "ok   bucket: photos can be put, fetched, listed and taken away" in said, said
    voter.say("delete my data")
    await voter.hear("delete all")
    voter.press("^yes, delete")
    await voter.hear("your data is gone")
    await until(lambda: not bucket.names())
    assert not list((house.data / "photos").rglob("*.jpg"))


async def test_a_video_is_an_object_beside_its_still(house: Stage, bucket: ObjectStore) -> None:  # S46
    await house.bot.start()
    dana, filing = await at_the_photos(house)
    dana.send(messages.video(house.server.world.files, CLIP))
    await dana.hear("without sound")
    await dana.place(filing)
    code = await dana.send_it(filing)
    names = sorted(bucket.names(), key=lambda name: name.split(".")[-1])
    assert [name.split(".")[-1] for name in names] == ["jpg", "mp4"]
    for name in names:
        assert hashlib.sha256(bucket.bytes(name)).hexdigest() == name.split("/")[-1].split(".")[0]
    # Another machine, with nothing but the rows, has it fetched for whoever looks at it.
    await house.omar.card(code)
    own = await alone(house, house.omar)
    await house.bot.kill()
    shutil.rmtree(house.data / "photos")
    await house.bot.start()
    house.omar.say(f"/video {code}")
    await until(lambda: bool(videos(own.chat)))
    sent = house.server.world.files.find(videos(own.chat)[0]["video"]["file_id"])
    assert sent is not None and sent.content() == bucket.bytes(names[1])
    status, said = await house.bot.command("doctor")
    assert status == 0, said
    dana.say("delete my data")
    await dana.hear("delete all")
    dana.press("^yes, delete")
    await dana.hear("your data is gone")
    await until(lambda: not bucket.names())
    assert not list((house.data / "photos").rglob("*.*"))


async def test_kills_leave_no_object_that_no_row_names(house: Stage, bucket: ObjectStore) -> None:  # O28
    await house.bot.start()
    talks = [asyncio.create_task(filed(house, f"Line {number} does not move.", 3)) for number in range(4)]
    for number in range(6):
        await asyncio.sleep(0.4 + 0.15 * number)
        await house.bot.restart()
    await asyncio.gather(*talks)
    # A receipt does not wait for photos: whatever was on its way at the last kill is tried again.
    await until(lambda: len(kept(house)) == 12 and bucket.names() == kept(house), 90)


async def test_a_bucket_that_is_away_keeps_photos_waiting(house: Stage, bucket: ObjectStore) -> None:  # section 5
    await house.bot.start()
    bucket.pause()
    try:
        voter = house.voter()
        await voter.begin()
        filing = asyncio.create_task(voter.file("The ramp is blocked by chairs.", 1))
        # Whoever writes without a photo waits for nothing.
        await asyncio.wait_for(filed(house, "No paper ballots are left.", 0), 30)
        await house.bot.kill()
        await house.bot.start()
        assert not kept(house)
    finally:
        bucket.go_on()
    await asyncio.wait_for(filing, 120)
    await until(lambda: len(kept(house)) == 1 and bucket.names() == kept(house), 90)


async def test_what_no_bucket_is_ends_it_with_one_sentence(house: Stage, bucket: ObjectStore) -> None:  # section 5
    right = bucket.settings()
    key, secret = bucket.other
    address = right["TURNOUT_PHOTOS"]
    html = web.Response
    async with Page(lambda _: html(text="<html>Sign in to the guest network</html>", content_type="text/html")) as page:
        for changed, words in [
            ({"TURNOUT_PHOTOS": address.replace("/turnout/", "/elsewhere/")}, "bucket in TURNOUT_PHOTOS does not exist"),
            ({"TURNOUT_S3_KEY": "AKIANOBODYHASTHISONE"}, "does not know the key in TURNOUT_S3_KEY"),
            ({"TURNOUT_S3_SECRET": "quite/another"}, "TURNOUT_S3_SECRET does not belong to TURNOUT_S3_KEY"),
            ({"TURNOUT_S3_KEY": key, "TURNOUT_S3_SECRET": secret}, "may not do what photos need there"),
            ({"TURNOUT_PHOTOS": f"s3:{page}/turnout"}, "answers as a web page and not as an S3 server"),
            ({"TURNOUT_PHOTOS": "s3:http://s3.example.org/turnout"}, "must be dir, database, or like s3:https://"),
            ({"TURNOUT_S3_SECRET": ""}, "TURNOUT_S3_KEY or TURNOUT_S3_SECRET is missing"),
        ]:
            house.bot.settings |= right | changed
            await house.bot.start(ready=False)
            assert await house.bot.ends(30) == 78, house.bot.tail()
            assert words in house.bot.tail(2), house.bot.tail()
            if "example.org" not in house.bot.settings["TURNOUT_PHOTOS"] and changed.get("TURNOUT_S3_SECRET") != "":
                code, said = await house.bot.command("doctor")
                bad = [line for line in said.splitlines() if line.startswith("BAD  bucket: ")]
                assert code == 1 and len(bad) == 1 and words in bad[0], said
    assert not (house.data / "turnout.sqlite").exists()


async def test_a_slow_bucket_is_named_by_the_doctor(house: Stage, bucket: ObjectStore) -> None:  # section 5
    bucket.pause()
    try:
        _, said = await house.bot.command("doctor")
    finally:
        bucket.go_on()
    assert re.search("BAD  bucket: The bucket's server takes too long to answer", said), said


async def test_copies_hold_photos_and_a_restored_house_clears_the_lost_time(house: Stage, bucket: ObjectStore) -> None:
    copies = house.data.parent / "copies"
    await house.bot.start()
    await filed(house, "The door was locked until eight.", 1)
    before = kept(house)
    # Only the bucket has it: the copy has it as well.
    for copy in (house.data / "photos").rglob("*.jpg"):
        copy.unlink()
    code, said = await house.bot.command("backup", str(copies))
    assert code == 0 and "Copied 1 photos" in said, said
    await filed(house, "Somebody hands out wrong flyers.", 1)
    later = kept(house) - before
    await house.bot.kill()
    # One of the copy went meanwhile, and somebody else's objects lie beside.
    bucket.objects.delete_object(Bucket=bucket.bucket, Key=next(iter(before)))
    bucket.put("south/2026/ab/" + "ab" * 32 + ".jpg", b"another house's")
    bucket.put("north/2026/readme.txt", b"for whoever comes by")
    shutil.rmtree(house.data)
    code, said = await house.bot.command("restore", str(copies))
    assert code == 0, said
    await house.bot.start("--new-chain")
    await until(lambda: not any(bucket.is_there(name) for name in later))
    await until(lambda: all(bucket.is_there(name) for name in before))
    assert bucket.names() - before == {"south/2026/ab/" + "ab" * 32 + ".jpg", "north/2026/readme.txt"}
