"""The whole path through the built binary: report, card, decision, outcome."""

from __future__ import annotations

import re

from bot import BotProcess
from evidence import posted_photos
from people.dialog import LABELS, WORDS, Filing
from people.listener import buttons_of
from stage import Stage


async def test_a_report_with_an_album_goes_from_the_voter_to_the_public(
    stage: Stage, bot: BotProcess
) -> None:
    dana = stage.voter()
    await dana.begin()
    filing = await dana.file("The line is three hours long and only one machine works.", photos=4)
    card = await stage.omar.card(filing.code or "")
    assert filing.text in card.first_text and filing.place in card.first_text
    assert [button["text"] for button in buttons_of(card.looks[0])] == [
        "Take",
        "Approve",
        "Reject",
        "Ask",
        "Ban",
        "Photos",
        "Public text",
    ]
    photos = posted_photos(stage.server, stage.room)
    assert [photo.number for photo in photos] == filing.photos
    assert all(photo.leftovers == [] for photo in photos)
    assert all(max(photo.width, photo.height) <= 1280 for photo in photos)
    album = [line.message for line in stage.room.from_bot("new") if "photo" in line.message]
    assert len({message["media_group_id"] for message in album}) == 1  # T86
    assert card.looks[0]["reply_to_message"]["message_id"] in {message["message_id"] for message in album}
    await stage.omar.decide(filing.code or "")
    assert await dana.outcome(filing) == "approved"
    dana.say("/mine")
    await dana.hear(rf"\b{filing.code}\b")
    dana.say("/feed")
    await dana.hear("only one machine works")
    assert sum(stage.journal.floods.values()) == 0


async def test_a_rejected_report_stays_private_and_the_voter_hears_why(stage: Stage, bot: BotProcess) -> None:
    dana, code = await stage.file_and_decide("Somebody said something somewhere.", how="reject")
    assert re.search(
        "why: .", dana.heard(WORDS["not public"].format(code=code))[-1].message["text"], re.IGNORECASE
    )
    dana.say("/feed")
    await dana.hear(WORDS["feed empty"])


async def test_one_photo_is_posted_as_a_photo(stage: Stage, bot: BotProcess) -> None:
    dana = stage.voter()
    await dana.begin()
    filing = await dana.file("The ramp is blocked by a van.", photos=1)
    await stage.omar.card(filing.code or "")
    assert [photo.number for photo in posted_photos(stage.server, stage.room)] == filing.photos
    assert stage.journal.named("sendMediaGroup") == []


async def test_a_report_without_photos_is_only_a_card(stage: Stage, bot: BotProcess) -> None:
    dana = stage.voter()
    await dana.begin(zip_code=None)
    filing = await dana.file("The doors opened an hour late.", photos=0)
    await stage.omar.card(filing.code or "")
    assert posted_photos(stage.server, stage.room) == []


async def test_the_card_tells_nothing_about_the_voter(stage: Stage, bot: BotProcess) -> None:
    dana = stage.voter()
    await dana.begin()
    filing = await dana.file("The poll book has the wrong street.", photos=1)
    await stage.omar.card(filing.code or "")
    shown = repr([line.message for line in stage.room.from_bot()])
    for secret in (str(dana.user.id), dana.user.first_name, dana.user.last_name, dana.user.username):
        assert secret and secret not in shown


async def test_reports_have_numbers_of_their_own(stage: Stage, bot: BotProcess) -> None:
    _, first = await stage.file_and_decide("The first thing that I saw today.")
    _, second = await stage.file_and_decide("The second thing that I saw today.")
    assert first != second


async def test_a_photo_out_of_the_blue_starts_a_report(stage: Stage, bot: BotProcess) -> None:
    dana = stage.voter()
    await dana.begin()
    number, content = dana.new_photo()
    dana.photo(content)
    await dana.prompt("started")
    filing = Filing("The scanner is broken, here it is.", photos=[number])
    dana.filings.append(filing)
    dana.say(filing.text)
    await dana.hear("added: «")
    await dana.place(filing)
    code = await dana.send_it(filing)
    await stage.omar.card(code)
    assert [photo.number for photo in posted_photos(stage.server, stage.room)] == [number]


async def test_late_items_of_an_album_join_it(stage: Stage, bot: BotProcess) -> None:  # T70
    dana = stage.voter()
    await dana.begin()
    filing = Filing("The tables are empty.")
    await dana.open_report(filing)
    await dana.add_photos(filing, 3, pause=2.5)
    await dana.place(filing)
    await stage.omar.card(await dana.send_it(filing))
    assert [photo.number for photo in posted_photos(stage.server, stage.room)] == filing.photos


async def test_every_orientation_comes_out_upright(stage: Stage, bot: BotProcess) -> None:
    dana = stage.voter()
    await dana.begin()
    filing = Filing("Eight pictures of the same door.")
    await dana.open_report(filing)
    pictures = [dana.new_photo(orientation=orientation) for orientation in range(1, 9)]
    start = len(dana.chat.transcript)
    await dana.album([content for _, content in pictures])
    dana.mark = start
    await dana.hear("photos: 8")
    await dana.place(filing)
    await stage.omar.card(await dana.send_it(filing))
    found = [photo.number for photo in posted_photos(stage.server, stage.room)]
    assert found == [number for number, _ in pictures]


async def test_spanish_is_one_tap_away(stage: Stage, bot: BotProcess) -> None:
    dana = stage.voter()
    dana.say("/start")
    await dana.prompt("zip")
    dana.press(LABELS["spanish"])
    await dana.hear("código postal")
    dana.say("30310")
    await dana.hear("listo: 30310")


async def test_a_spanish_phone_is_greeted_in_spanish(stage: Stage, bot: BotProcess) -> None:  # T104
    dana = stage.voter("es")
    dana.say("/start")
    await dana.hear("código postal")
