"""What leaves the house as files: the team's record, and what is published for everybody."""

from __future__ import annotations

import asyncio
import contextlib
import csv
import io
import json
import os
import re
import sqlite3
from pathlib import Path
from typing import Any

import feedparser
import jsonfeed
from bot import BotProcess
from geojson_pydantic import FeatureCollection
from people.photos import leftovers, read_photo
from stage import Stage

TRICKY = 'The printer says "<b>no ink</b>" & =HYPERLINK, at 5 > 4 booths'


async def until(look: Any, what: str, seconds: float = 30) -> Any:
    """What `look` finds, once it finds something."""
    for _ in range(int(seconds * 10)):
        found = look()
        if found:
            return found
        await asyncio.sleep(0.1)
    raise AssertionError(f"not within {seconds} s: {what}")


def whole(folder: Path) -> str:
    """All that a published folder says, names of files too; a file that just went away says nothing."""
    texts = []
    for place, _, names in os.walk(folder):
        for path in (Path(place) / name for name in names):
            with contextlib.suppress(FileNotFoundError):
                texts.append(f"{path}\n{path.read_text()}")
    return "".join(texts)


async def test_the_record_is_exported_beside_the_running_bot(
    stage: Stage, bot: BotProcess, tmp_path: Path, monkeypatch: Any
) -> None:
    dana, code = await stage.file_and_decide(TRICKY, photos=2)
    ines, other = await stage.file_and_decide("=1+1 is not how many ballots there are", how="reject")
    gone = await stage.voter().withdrawn("Nobody was there to open the doors")
    monkeypatch.chdir(tmp_path)
    exit_code, printed = await bot.command("export", "--format", "csv", "--photos")
    assert exit_code == 0
    rows = {row["report"]: row for row in csv.DictReader(io.StringIO(printed.split("2 photos are in")[0]))}
    assert set(rows) >= {code, other} and gone not in rows
    assert rows[code]["text"] == TRICKY and rows[code]["state"] == "approved" and rows[code]["zip"] == "30310"
    assert rows[other]["state"] == "rejected" and rows[other]["reason"]
    # A spreadsheet must not take a voter's words for a formula.
    assert rows[other]["text"].startswith("'=1+1")
    pictures = [tmp_path / "turnout-export" / name for name in rows[code]["photos"].split()]
    assert [read_photo(picture.read_bytes()) for picture in pictures] == dana.filings[0].photos
    assert all(leftovers(picture.read_bytes()) == [] for picture in pictures)
    for kind in ("json", "geojson"):
        exit_code, printed = await bot.command("export", "--format", kind)
        assert exit_code == 0
        # Where the log ends stands on the standard error, which is here the same.
        printed, _, head = printed.partition("The log ends here: ")
        assert re.fullmatch(r"\d+:[0-9a-f]{64}\n", head)
        for secret in (dana, ines, *stage.moderators):
            assert secret.user.first_name not in printed and str(secret.user.id) not in printed
        if kind == "geojson":
            found = FeatureCollection.model_validate_json(printed)
            assert {feature.id for feature in found.features} >= {f"report-{code}", f"report-{other}"}
        else:
            assert {str(row["report"]) for row in json.loads(printed)} == set(rows)
    bot.log.clear()  # What was exported is not the log.


async def test_a_lead_gets_the_record_in_private_and_nobody_else_does(stage: Stage) -> None:  # R46
    lead = stage.moderator()
    stage.bot.settings |= {"TURNOUT_LEADS": f"telegram:{lead.user.id}"}
    await stage.bot.start()
    _, code = await stage.file_and_decide("The ramp is blocked by a van.")
    others = ((stage.in_private(stage.omar), "for those who lead"), (stage.voter(), "for moderators"))
    for person, refusal in (*others, (stage.in_private(lead), None)):
        person.say("/export json")
        if refusal is not None:
            await person.hear(f"that file is {refusal}")
            continue
        line = await person.hear("all reports, without names")
        sent = stage.server.world.files.find(line["document"]["file_id"]).content()
        assert [row["report"] for row in json.loads(sent)] == [int(code)]
    assert all("document" not in line.message for line in stage.room.transcript)


async def test_published_files_are_what_readers_of_feeds_and_maps_take(
    stage: Stage, tmp_path: Path
) -> None:
    folder = tmp_path / "public"
    stage.bot.settings |= {"TURNOUT_PUBLISH_DIR": str(folder), "TURNOUT_PUBLIC_DELAY": "0"}
    await stage.bot.start()
    dana, code = await stage.file_and_decide(TRICKY)
    # The files are replaced one after another, and stand empty before.
    for name in ("feed.json", "feed.atom", "reports.geojson"):
        await until(lambda: (folder / name).exists() and TRICKY[:8] in (folder / name).read_text(), name)
    atom = feedparser.parse((folder / "feed.atom").read_bytes())
    assert not atom.bozo and atom.version == "atom10"
    assert [entry.content[0].value for entry in atom.entries] == [TRICKY]
    assert atom.entries[0].id.startswith("urn:uuid:") and atom.entries[0].updated_parsed
    feed = jsonfeed.Feed.parse_string((folder / "feed.json").read_text())
    assert json.loads((folder / "feed.json").read_text())["version"] == "https://jsonfeed.org/version/1.1"
    assert [item.content_text for item in feed.items] == [TRICKY]
    places = FeatureCollection.model_validate_json((folder / "reports.geojson").read_text())
    north, east = places.features[0].geometry.coordinates[1], places.features[0].geometry.coordinates[0]
    # A hundredth of a degree, and near Atlanta: 30310 is all that anybody may know.
    assert round(north, 2) == north and round(east, 2) == east and abs(north - 33.7) < 1 and abs(east + 84.4) < 1
    assert dana.user.first_name not in whole(folder) and str(dana.user.id) not in whole(folder)
    pages = await until(lambda: [*(folder / "r").rglob("*.html")], "its page")
    await until(lambda: (folder / "es" / pages[0].relative_to(folder)).exists(), "its Spanish page")
    assert len(pages) == 1
    dana.say("delete my data")
    await dana.hear("delete all")
    dana.press("^yes, delete")
    await dana.hear("your data is gone")
    await until(lambda: "<entry" not in (folder / "feed.atom").read_text(), "an empty feed")
    await until(lambda: TRICKY[:8] not in whole(folder), "files without it")
    await until(lambda: pages[0].stem not in whole(folder) and not pages[0].exists(), "no trace of its page")


async def test_a_changed_row_is_found_beside_the_running_bot(stage: Stage, bot: BotProcess) -> None:
    _, code = await stage.file_and_decide("The poll book has the wrong street.")
    exit_code, printed = await bot.command("verify-log")
    assert exit_code == 0 and "holds together" in printed
    with sqlite3.connect(stage.data / "turnout.sqlite", timeout=10) as database:
        database.execute("UPDATE reports SET public_at = public_at - 1 WHERE id = ?", (code,))
    exit_code, printed = await bot.command("verify-log")
    assert exit_code == 1 and "The table reports was changed" in printed


async def test_what_cannot_be_read_is_a_sentence_and_one(stage: Stage, bot: BotProcess) -> None:  # R14
    await stage.file_and_decide("The pens are dry at the table.")
    await bot.terminate()
    path = stage.data / "turnout.sqlite"
    # As where nothing can be written beside it.
    shared = path.with_name(path.name + "-shm")
    shared.unlink(missing_ok=True)
    shared.symlink_to("/no/such/folder/file")
    for words in (("verify-log",), ("export", "--format", "csv")):
        exit_code, printed = await bot.command(*words)
        assert exit_code == 1 and "Copy the whole directory" in printed, printed
    shared.unlink()
    with sqlite3.connect(path) as database:
        database.execute("DROP TABLE seals")
    exit_code, printed = await bot.command("verify-log")
    assert exit_code == 1 and "The table seals was changed" in printed
