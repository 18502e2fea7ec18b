"""What people send by mistake or in bad faith: a clear sentence comes back and nothing is lost."""

from __future__ import annotations

import io
from typing import Any

import pytest
from bot import BotProcess
from matrix_evidence import posted_photos
from matrix_stage import MatrixStage
from people.dialog import WORDS, Filing
from people.matrix_voter import MatrixVoter
from people.photos import make_photo
from PIL import Image
from tasks import each

Json = dict[str, Any]
MXC = "mxc://precinct.test/GUzrvUSKpcPfkBHNnUXxQGNt"
BOMB = "<blockquote>" * 1500 + "<img src='https://tracker.test/x.png'><script>alert(1)</script>"


def media(kind: str, mime: str, **more: Any) -> Json:
    return {"msgtype": kind, "body": "something", "url": MXC, "info": {"mimetype": mime, "size": 9}} | more


POLL = {
    "org.matrix.msc3381.poll.start": {
        "question": {"org.matrix.msc1767.text": "Tea?"},
        "kind": "org.matrix.msc3381.poll.disclosed",
        "max_selections": 1,
        "answers": [{"id": "1", "org.matrix.msc1767.text": "Yes"}],
    },
    "org.matrix.msc1767.text": "Tea? 1. Yes",
}
UNUSABLE: dict[str, tuple[str, Json]] = {
    "sticker": ("m.sticker", {"body": "cat", "url": MXC, "info": {"mimetype": "image/png"}}),
    "voice": (
        "m.room.message",
        media("m.audio", "audio/ogg") | {"org.matrix.msc3245.voice": {}, "info": {"duration": 3000}},
    ),
    "audio": ("m.room.message", media("m.audio", "audio/mpeg")),
    "poll": ("org.matrix.msc3381.poll.start", POLL),
    "text file": ("m.room.message", media("m.file", "text/plain", filename="notes.txt")),
    "unknown kind": ("m.room.message", {"msgtype": "org.example.dance", "body": "look how I dance"}),
}


async def at_the_photos(stage: MatrixStage) -> tuple[MatrixVoter, Filing]:
    """A voter who is asked for photos."""
    dana = await stage.voter()
    await dana.begin()
    filing = Filing("Two of three machines are dark.")
    dana.filings.append(filing)
    await dana.open_report(filing)
    return dana, filing


async def finishes(stage: MatrixStage, dana: MatrixVoter, filing: Filing) -> None:
    """The report can still be sent."""
    await dana.settle(1)
    await dana.place(filing)
    card = await stage.omar.card(await dana.send_it(filing))
    assert filing.text in card.first_text


async def test_what_is_no_text_and_no_photo_gets_one_sentence(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M48
    await each({kind: sends_unusable(matrix, *what) for kind, what in UNUSABLE.items()})


async def sends_unusable(stage: MatrixStage, kind: str, content: Json) -> None:
    dana, filing = await at_the_photos(stage)
    await dana.send(content, kind)
    await dana.prompt("unsupported")
    await finishes(stage, dana, filing)


async def test_loops_are_not_fed(matrix: MatrixStage, matrix_bot: BotProcess) -> None:  # M34
    """Other bots write notices: they get no answer and become no report."""
    dana = await matrix.voter()
    await dana.begin()
    dana.say("!report")
    await dana.prompt("what")
    await dana.settle(1)
    await dana.say("I am another bot and I am in a loop.", kind="m.notice")
    await dana.hear_nothing(2)
    await dana.say("is told that the line is long", kind="m.emote")
    await dana.prompt("look")


GEO = {"geo:33.7404,-84.4227;u=35": "where: map point", "geo:999,-84.4;u=35": "where|place"}


async def test_a_location_is_an_answer_to_where(matrix: MatrixStage, matrix_bot: BotProcess) -> None:  # M49
    await each({geo: locates(matrix, geo, answer) for geo, answer in GEO.items()})


async def locates(stage: MatrixStage, geo: str, answer: str) -> None:
    dana, _ = await at_the_photos(stage)
    await dana.send({"msgtype": "m.location", "body": "The gym", "geo_uri": geo})
    await dana.hear(answer)


TEXTS = {
    "60 kB": "word " * 12_000,
    "one long word": "x" * 40_000,
    "right to left": "\u202e\u2067 gnol si enil ehT \u2066" * 10,
    "zalgo": "l\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307" * 200 + "ine is long",
    "markup": "<b>not bold</b> & </body> &amp; <img src=x onerror=alert(1)> `code` *stars* _here_",
}


async def test_strange_texts_are_answered(matrix: MatrixStage, matrix_bot: BotProcess) -> None:  # M51, M77
    await each({name: writes(matrix, text) for name, text in TEXTS.items()})


async def writes(stage: MatrixStage, text: str) -> None:
    dana = await stage.voter()
    await dana.begin()
    dana.say("!report")
    await dana.prompt("what")
    await dana.say(text)
    await dana.hear(WORDS["look"] + "|" + WORDS["too long"])
    await dana.settle(1)
    dana.say("!cancel")
    await dana.prompt("cancelled")


async def test_markup_in_a_report_is_shown_as_written(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M77, M78, R9, R11
    text = "The sign says <b>closed</b> & <img src='https://tracker.test/x.png'> is on it."
    _, code = await matrix.report(text)
    card = await matrix.omar.card(code)
    inert = text.replace("https://tracker.test/x.png", "https[:]//tracker[.]test/x[.]png")
    assert f"> {inert}" in card.first_text
    formatted = card.looks[0]["content"].get("formatted_body", "")
    assert "<blockquote>" in formatted
    assert "<img" not in formatted and "<b>closed" not in formatted


async def test_html_is_never_read(matrix: MatrixStage, matrix_bot: BotProcess) -> None:  # M47
    dana = await matrix.voter()
    await dana.begin()
    dana.say("!report")
    await dana.prompt("what")
    await dana.send(
        {
            "msgtype": "m.text",
            "body": "The fence is locked since noon.",
            "format": "org.matrix.custom.html",
            "formatted_body": BOMB,
        }
    )
    await dana.prompt("look")
    filing = Filing("The fence is locked since noon.")
    await dana.place(filing)
    card = await matrix.omar.card(await dana.send_it(filing))
    assert filing.text in card.first_text and "tracker" not in repr(card.looks)


# Events that a homeserver lets through although their shape is wrong.
MALFORMED: list[tuple[str, Json]] = [
    ("m.room.message", {"msgtype": "m.text", "body": 7}),
    ("m.room.message", {"msgtype": "m.text"}),
    ("m.room.message", {}),
    ("m.room.message", {"msgtype": ["m.text"], "body": "hello there, officer"}),
    ("m.room.message", {"msgtype": "m.image", "body": "x", "url": "mxc://../../etc/passwd"}),
    ("m.room.message", {"msgtype": "m.image", "body": "x", "url": "https://tracker.test/x.png"}),
    ("m.room.message", {"msgtype": "m.text", "body": "hello", "m.relates_to": "nothing"}),
    ("m.reaction", {"m.relates_to": {"rel_type": "m.annotation", "event_id": 5, "key": {}}}),
    ("m.room.redaction", {"redacts": ["$x"]}),
]


async def test_events_of_the_wrong_shape_stop_nothing(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M36, M86
    dana = await matrix.voter()
    await dana.begin()
    for kind, content in MALFORMED:
        try:
            await dana.send(content, kind)
        except AssertionError:
            continue  # this homeserver refuses it; others may not
    await dana.settle(1)
    dana.say("!report")
    await dana.prompt("what")
    assert matrix_bot.crashes == []


async def test_one_encrypted_event_does_not_silence_an_open_chat(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M113, M116
    """Only the room's state says that it is encrypted; plain words beside such an event are read."""
    dana = await matrix.voter()
    await dana.begin()
    await dana.send({"algorithm": 1}, "m.room.encrypted")
    await dana.settle(1)
    dana.say("!report")
    await dana.prompt("what")


PICTURES: dict[str, bytes] = {
    "no picture": b"this is not a picture at all, it only says so" * 20,
    "cut in the middle": make_photo(4711)[:9000],
    "empty": b"",
}


@pytest.mark.parametrize("what", PICTURES)
async def test_a_broken_picture_is_said(
    matrix: MatrixStage, matrix_bot: BotProcess, what: str
) -> None:  # M93
    dana, filing = await at_the_photos(matrix)
    dana.photo(PICTURES[what])
    await dana.prompt("bad photo")
    number, content = dana.new_photo()
    dana.photo(content)
    await dana.hear("photos: 1")
    await finishes(matrix, dana, filing)
    assert [photo.number for photo in await posted_photos(matrix.omar)] == [number]


async def test_a_photo_sent_as_a_file_with_a_caption_is_a_photo(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M47, M93
    dana, filing = await at_the_photos(matrix)
    number, content = dana.new_photo()
    await dana.photo(content, "The scanner by the west wall.", as_file=True)
    await dana.hear("photos: 1")
    await finishes(matrix, dana, filing)
    assert [photo.number for photo in await posted_photos(matrix.omar)] == [number]
    assert "west wall" in matrix.omar.cards_of(filing.code or "")[0].first_text


async def test_a_photo_beyond_the_limit_is_refused_in_words(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M87
    dana, filing = await at_the_photos(matrix)
    out = io.BytesIO()
    Image.effect_noise((64, 64), 50).save(out, "JPEG")
    await dana.photo(out.getvalue() + b"\0" * (21 * 1024 * 1024))
    await dana.prompt("too big")
    await finishes(matrix, dana, filing)
