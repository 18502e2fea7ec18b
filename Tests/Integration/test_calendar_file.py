"""The calendar file as the platforms received it, read by somebody else's calendar library."""

from __future__ import annotations

from datetime import date, timedelta

from bot import BotProcess
from icalendar import Calendar
from matrix_evidence import history
from matrix_stage import MatrixStage
from people.listener import buttons_of
from stage import Stage

WORDS = "calendar file"


async def test_telegram_gets_a_calendar_that_others_read(stage: Stage, bot: BotProcess) -> None:
    dana = stage.voter()
    await dana.begin()
    dana.say("/calendar")
    await dana.hear("Dates for 30310")
    dana.say("add to my calendar")
    message = await dana.hear("Open this file")
    document = message["document"]
    assert document["file_name"] == "election-dates.ics"
    stored = stage.server.world.files.find(document["file_id"])
    assert stored is not None
    check(stored.content())


async def test_a_month_is_sent_in_letters_of_one_width(stage: Stage, bot: BotProcess) -> None:
    dana = stage.voter()
    await dana.begin()
    dana.say("/settings")
    await dana.hear("Charts: bars")
    dana.press("^Charts$")
    await dana.hear("How should I show")
    dana.press("^Text only$")
    await dana.hear("Charts: text only")
    dana.say("/calendar december")
    message = await dana.hear("Dec ")
    assert "photo" not in message
    marked = [entity for entity in message["entities"] if entity["type"] == "pre"]
    assert len(marked) == 1
    lines = message["text"].split("\n")
    assert " Su  Mo  Tu  We  Th  Fr  Sa" in lines


async def test_a_press_turns_the_month_in_its_place(stage: Stage, bot: BotProcess) -> None:
    dana = stage.voter()
    await dana.begin()
    dana.say("/calendar december")
    message = await dana.hear("Dec ")
    turned = next(button["text"] for button in buttons_of(message) if button["text"].startswith("Jan "))
    dana.press(f"^{turned}$", message_id=message["message_id"])
    changed = await dana.hear(f"^{turned}")
    assert changed["message_id"] == message["message_id"] and "edit_date" in changed
    before, after = (max(one["photo"], key=lambda size: size["width"]) for one in (message, changed))
    assert before["file_id"] != after["file_id"]
    # What stands in columns is in the picture, and its days are in the words.
    assert not any(entity["type"] == "pre" for entity in changed.get("caption_entities", []))
    # Words get a message of their own, and so does a press where the earlier message is gone.
    dana.say("next month")
    words = await dana.hear("^Feb ")
    assert words["message_id"] != message["message_id"]


async def test_matrix_gets_the_same_file(matrix: MatrixStage, matrix_bot: BotProcess) -> None:
    dana = await matrix.voter()
    await dana.begin()
    dana.say("add to my calendar")
    await dana.hear("Open this file")
    contents = [event["content"] for event in await history(dana, dana.chat.id)]
    (content,) = [one for one in contents if one.get("msgtype") == "m.file"]
    assert content["filename"] == "election-dates.ics"
    assert content["info"]["mimetype"] == "text/calendar"
    check(await dana.fetch(content["url"]))


def check(content: bytes) -> None:
    """What the standard asks of a file, and what we promise of each date."""
    assert content.endswith(b"END:VCALENDAR\r\n")
    lines = content.split(b"\r\n")
    assert all(len(line) <= 75 and b"\n" not in line and b"\r" not in line for line in lines)
    calendar = Calendar.from_ical(content)
    assert calendar["VERSION"] == "2.0" and calendar["PRODID"]
    events = calendar.walk("VEVENT")
    assert events
    uids = set()
    for event in events:
        assert event.errors == []
        uids.add(str(event["UID"]))
        day = event["DTSTART"].dt
        assert type(day) is date and day >= date.today()
        assert event["DTEND"].dt == day + timedelta(days=1)
        assert event["DTSTAMP"].dt.tzinfo is not None
        assert event["SUMMARY"]
        assert str(event["URL"]).startswith("https://")
        assert "Source:" in event["DESCRIPTION"] and "as of" in event["DESCRIPTION"]
        assert "\\" not in event["DESCRIPTION"]
    assert len(uids) == len(events)
    again = Calendar.from_ical(calendar.to_ical())
    assert [str(event["UID"]) for event in again.walk("VEVENT")] == [str(event["UID"]) for event in events]
