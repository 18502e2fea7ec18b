"""The whole path on a real homeserver: report, card, decision, outcome."""

from __future__ import annotations

import re

import pytest
from bot import BotProcess
from matrix_evidence import metadata, posted_photos, read_back, repeated_cards, repeated_words
from matrix_stage import MatrixStage
from people.dialog import WORDS
from people.matrix_moderator import KEYS, REASON
from people.moderator import Card


async def test_a_report_with_two_photos_goes_from_the_voter_to_the_public(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M58, M84, M90, M92, M96, M98
    dana = await matrix.voter()
    await dana.begin()
    filing = await dana.file("The line is three hours long and only one machine works.", photos=2)
    card = await matrix.omar.card(filing.code or "")
    assert filing.text in card.first_text and filing.place in card.first_text
    await seeded(matrix, card)
    photos = await posted_photos(matrix.omar)
    assert [photo.number for photo in photos] == filing.photos
    assert all(photo.leftovers == [] for photo in photos)
    assert [metadata(photo.content) for photo in photos] == [[], []]
    await matrix.omar.decide(filing.code or "")
    assert await dana.outcome(filing) == "approved"
    dana.say("!mine")
    await dana.hear(rf"\b{filing.code}\b")
    dana.say("!feed")
    await dana.hear("only one machine works")
    room = await read_back(matrix.omar, matrix.room)
    assert repeated_cards(room) == []
    assert repeated_words(await read_back(dana, dana.chat.id)) == []


async def seeded(stage: MatrixStage, card: Card) -> None:
    """The bot has put its reactions under the card."""
    wanted = {KEYS["approve"], KEYS["reject"]}

    def look() -> bool | None:
        return wanted <= stage.omar.chat.reacted(card.message_id, by_bot=True) or None

    assert await stage.omar.chat.pulse.until(look, stage.omar.patience), "the card has no reactions"


@pytest.mark.parametrize("way", ["a reply", "!approve"])
async def test_a_report_is_approved_in_words(
    matrix: MatrixStage, matrix_bot: BotProcess, way: str
) -> None:  # M96
    dana, code = await matrix.report("The doors opened an hour late.")
    card = await matrix.omar.card(code)
    if way == "a reply":
        matrix.omar.say("approve", reply_to=card.message_id)
    else:
        matrix.omar.say(f"!approve {code}")
    await matrix.omar.until_decided(code)
    assert await dana.outcome(dana.filings[0]) == "approved"


async def test_a_rejected_report_stays_private_and_the_voter_hears_why(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M96
    dana, code = await matrix.report("Somebody said something somewhere.")
    await matrix.omar.decide(code, "reject")
    assert await dana.outcome(dana.filings[0]) == "rejected"
    told = dana.heard(WORDS["not public"].format(code=code))[-1].message["text"]
    assert re.search("why: .", told, re.IGNORECASE), (told, REASON)
    dana.say("!feed")
    await dana.hear(WORDS["feed empty"])


async def test_the_card_tells_nothing_about_the_voter(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M110
    dana, code = await matrix.report("The poll book has the wrong street.", photos=1)
    await matrix.omar.card(code)
    shown = repr([line.message for line in matrix.omar.chat.from_bot()])
    for secret in (dana.account.user_id, dana.account.localpart, dana.chat.id):
        assert secret not in shown


async def test_decisions_notify_and_chatter_does_not(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M76
    dana, code = await matrix.report("The lights are off in the hall.")
    await matrix.omar.decide(code)
    await dana.outcome(dana.filings[0])
    kinds = {
        line.message["text"]: (
            line.message["content"]["msgtype"],
            line.message["content"].get("m.mentions", {}).get("user_ids", []),
        )
        for line in dana.chat.from_bot("new")
    }
    told = next(what for text, what in kinds.items() if "is public" in text)
    asked = next(what for text, what in kinds.items() if re.search(WORDS["look"], text, re.IGNORECASE))
    assert told == ("m.text", [dana.account.user_id])
    assert asked == ("m.notice", [])
