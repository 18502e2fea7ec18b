"""Invitations, rooms that change, and what was said while nobody listened."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from bot import BotProcess
from matrix_evidence import read_back, repeated_words
from matrix_server import Refused, Synapse
from matrix_stage import MatrixStage, matrix_staged
from people.dialog import WORDS, Filing
from people.matrix_moderator import KEYS
from people.matrix_person import MatrixPerson
from people.matrix_room import MatrixRoom
from tasks import each

Json = dict[str, Any]
ENCRYPTED = [{"type": "m.room.encryption", "state_key": "", "content": {"algorithm": "m.megolm.v1.aes-sha2"}}]
SECRET = {
    "algorithm": "m.megolm.v1.aes-sha2",
    "ciphertext": "AwgAEnACgAkLmt6qF84IK++J7UDH2Za1YVchHyprqTqsg",
    "sender_key": "IlRMeOPX2e0MurIyfWEucYBRVOEEUMrOHqn/8mLqMjA",
    "session_id": "X3lUlvLELLYxeTx4yOVu6UDpasGEVO0Jbu+QFnm0cKQ",
    "device_id": "VOTERPHONE",
}


async def becomes(person: MatrixPerson, room: str, wanted: str) -> None:
    """Wait until the bot's membership in a room is this."""
    for _ in range(int(person.patience * 4)):
        if await membership(person, room) == wanted:
            return
        await asyncio.sleep(0.25)
    raise AssertionError(f"the bot's membership is {await membership(person, room)}, not {wanted}")


async def is_left_with(person: MatrixPerson, room: str, why: str) -> None:
    """Wait until the bot is out of a room and has said this as its reason."""
    await becomes(person, room, "leave")
    reasons: list[str] = []
    for _ in range(40):
        reasons = [event["content"].get("reason", "") for event in person.room(room).states]
        if any(why in reason for reason in reasons):
            return
        await asyncio.sleep(0.25)
    raise AssertionError(f"no such reason was given: {reasons}")


async def membership(person: MatrixPerson, room: str) -> str:
    try:
        return str((await person.ask("GET", f"/rooms/{room}/state/m.room.member/{person.bot}"))["membership"])
    except Refused:
        return "leave"


# Invitations


async def test_an_invitation_to_a_room_of_many_is_refused(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M52
    dana, eve = await matrix.voter(), await matrix.voter()
    room = await dana.open_room(invite=[matrix.bot_id, eve.account.user_id], preset="private_chat")
    await becomes(dana, room, "leave")
    await is_left_with(dana, room, "Others are in this room")


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"preset": "public_chat", "is_direct": True}, "Everybody can read"),
        ({"preset": "private_chat", "creation_content": {"type": "m.space"}}, "This is a space"),
        (
            {
                "preset": "trusted_private_chat",
                "is_direct": True,
                "initial_state": [
                    {
                        "type": "m.room.history_visibility",
                        "state_key": "",
                        "content": {"history_visibility": "world_readable"},
                    }
                ],
            },
            "Everybody can read",
        ),
    ],
)
async def test_a_room_that_is_no_private_one_is_left_with_a_reason(
    matrix: MatrixStage, matrix_bot: BotProcess, body: dict[str, object], why: str
) -> None:
    dana = await matrix.voter()
    room = await dana.open_room(invite=[matrix.bot_id], **body)
    await is_left_with(dana, room, why)


async def test_an_invitation_without_a_word_is_greeted_once(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:
    """Also one that does not say that it is a chat."""
    dana = await matrix.voter()
    await dana.open_room(invite=[matrix.bot_id], preset="private_chat")
    await dana.hear(WORDS["zip"] if "zip" in WORDS else "zip code", since=0)
    await dana.settle(3)
    assert len(dana.heard("what is your zip")) == 1


async def test_whose_invitations_count_is_a_setting(ready: Path, synapse: Synapse) -> None:  # M52
    wanted = {"all": "join", "local": "join", "elsewhere.test": "leave", "precinct.test": "join"}
    await each({one: invited(synapse, ready / one, one, what) for one, what in wanted.items()})


async def invited(synapse: Synapse, folder: Path, setting: str, wanted: str) -> None:
    async with matrix_staged(synapse, folder, settings={"MATRIX_INVITES": setting}) as stage:
        dana = await stage.voter()
        await becomes(dana, await dana.open_dm(), wanted)


async def test_what_was_said_between_invitation_and_join_counts(matrix: MatrixStage) -> None:  # M18, M24
    """The first words of a chat are written before the bot has come in, here before it was ever started."""
    dana = await matrix.voter()
    await dana.open_dm()
    await dana.say("!start")
    await matrix.bot.start()
    await dana.prompt("zip")
    await matrix.bot.terminate()
    eve = await matrix.voter()
    await eve.open_dm()
    await eve.say("!start")
    for number in range(30):  # more than a timeline holds by default
        await eve.ask("PUT", f"/rooms/{eve.chat.id}/state/m.room.name/", {"name": f"Vote {number}"})
    await matrix.bot.start()
    await eve.prompt("zip")
    await eve.settle(2)
    for voter in (dana, eve):
        assert len(voter.heard(r"what is your zip")) == 1


# While it was down


async def test_a_long_night_of_talk_hides_no_decision(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M18, M20
    reports = [await matrix.report(f"Number {number}: the ramp is blocked by a van.") for number in range(3)]
    cards = [await matrix.omar.card(code) for _, code in reports]
    await matrix_bot.terminate()
    for card in cards:
        await matrix.omar.react(card.message_id, KEYS["approve"])
        for number in range(45):
            await matrix.omar.say(f"talk {number}")
    await matrix_bot.start()
    for voter, code in reports:
        await matrix.omar.until_decided(code)
        await voter.outcome(voter.filings[0])
    room = await read_back(matrix.omar, matrix.room)
    assert repeated_words(room) == []


async def test_a_report_under_a_heap_of_events_is_found(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M20
    """The voter's words are the oldest of 120 events that came while the bot was down."""
    dana = await matrix.voter()
    await dana.begin()
    dana.say("!report")
    prompt = await dana.prompt("what")
    await matrix_bot.terminate()
    filing = Filing("The poll opened two hours late today.")
    dana.filings.append(filing)
    dana.say(filing.text)
    for number in range(120):
        await dana.react(prompt["event_id"], f"{number}")
    await matrix_bot.start()
    dana.mark = len(dana.chat.transcript) - 1
    await dana.prompt("look")
    await dana.place(filing)
    card = await matrix.omar.card(await dana.send_it(filing))
    assert filing.text in card.first_text


async def test_sixty_messages_to_a_sleeping_bot_are_answered_in_the_end(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M18
    voters = [await matrix.voter() for _ in range(4)]
    await each({voter.account.user_id: voter.begin() for voter in voters})
    await matrix_bot.kill()
    for voter in voters:
        for _ in range(14):
            await voter.say("!mine")
        await voter.say("!report")
    await matrix_bot.start()
    await each({voter.account.user_id: voter.prompt("what") for voter in voters})


# Where there are no buttons


async def test_a_keycap_presses_its_button_and_an_old_one_says_that_it_is_old(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:
    """Also under a question of an earlier run, which the bot has to look up."""
    dana = await matrix.voter()
    await dana.begin()
    dana.say("!report")
    await dana.prompt("what")
    dana.say("The side door of the gym is locked")
    await dana.prompt("look")
    old = dana.chat.from_bot("new")[-1].event_id
    await matrix_bot.terminate()
    await matrix_bot.start()
    dana.react(old, "2\ufe0f\u20e3")
    await dana.hear("up to 10 photos")
    dana.react(old, "1\ufe0f\u20e3")
    await dana.hear("that question is old")
    dana.say("The gym of Lincoln School")
    await dana.hear("where: the gym of lincoln school")
    dana.react(dana.chat.from_bot("new")[-1].event_id, "✅")
    await dana.hear("sent as report")
    assert not [one for one in dana.chat.from_bot("new") if "tap " in one.message["text"].lower()]


async def test_what_is_in_vain_in_the_review_room_is_said_once(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:
    for number in range(3):
        await matrix.omar.send({"msgtype": "m.text", "body": f"!fandango {number}"})
    await matrix.omar.hear("do not know that command", since=0)
    await matrix.omar.settle(2)
    assert len(matrix.omar.heard("do not know that command")) == 1


# Encrypted rooms


async def test_an_encrypted_chat_is_told_once_and_led_to_one_that_can_be_read(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M113, M114, M116, M118
    dana = await matrix.voter()
    closed = await dana.open_dm(initial_state=ENCRYPTED)
    for _ in range(3):
        await dana.send(SECRET, "m.room.encrypted")
    await dana.hear("encrypt", since=0)
    await dana.send(SECRET, "m.room.encrypted")
    await dana.settle(3)
    assert len([line for line in dana.chat.from_bot("new") if line.message["text"]]) == 1
    open_rooms = [room for room in dana.rooms if room != closed]
    assert len(open_rooms) == 1, "it opened no room that it can read"
    dana.chat = dana.room(open_rooms[0])
    dana.say("!report")
    await dana.prompt("what")
    assert matrix.journal.named("keys") == []


async def test_a_chat_that_becomes_encrypted_is_told_too(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M113
    dana = await matrix.voter()
    await dana.begin()
    path = f"/rooms/{dana.chat.id}/state/m.room.encryption/"
    await dana.ask("PUT", path, ENCRYPTED[0]["content"])
    await dana.send(SECRET, "m.room.encrypted")
    await dana.hear("from here on i cannot read")
    await dana.hear("866", since=0)


# Rooms that are replaced, left, or joined by others


async def test_the_review_room_is_followed_when_it_is_upgraded(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M60, M61
    dana, code = await matrix.report("The tent is closed today.")
    await matrix.omar.card(code)
    made = await matrix.omar.ask("POST", f"/rooms/{matrix.room}/upgrade", {"new_version": "12"})
    fresh = str(made["replacement_room"])
    await matrix.omar.client.room_invite(fresh, matrix.bot_id)
    matrix.omar.enter(fresh)
    await becomes(matrix.omar, fresh, "join")
    other, second = await matrix.report("The second door is locked as well.")
    await matrix.omar.decide(second)
    await other.outcome(other.filings[0])
    await matrix.omar.decide(code)  # posted again in the new room
    assert await dana.outcome(dana.filings[0]) == "approved"


async def test_a_tombstone_that_points_elsewhere_moves_nothing(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M60
    _, code = await matrix.report("The line is long.")
    await matrix.omar.card(code)
    other = await matrix.omar.ask(
        "POST", "/createRoom", {"preset": "private_chat", "invite": [matrix.bot_id]}
    )
    tombstone = {"body": "moved", "replacement_room": other["room_id"]}
    await matrix.omar.ask("PUT", f"/rooms/{matrix.room}/state/m.room.tombstone/", tombstone)
    dana, _ = await matrix.report("The line is even longer.")
    await dana.settle(2)
    room = await read_back(matrix.omar, other["room_id"])
    assert room.from_bot() == []


async def test_a_third_person_in_a_chat_ends_the_intake_there(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M59
    dana, eve = await matrix.voter(), await matrix.voter()
    await dana.begin()
    await dana.client.room_invite(dana.chat.id, eve.account.user_id)
    await eve.join(dana.chat.id)
    await dana.settle(2)
    eve.say("!mine")
    dana.say("!report")
    await dana.settle(2)
    assert dana.heard(WORDS["what"]) == []


async def test_a_third_person_hears_nothing_of_a_decision(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:
    """Neither in the room nor, once the third has left, too late: what waited comes when the two are alone."""
    eve = await matrix.voter()
    dana, code = await matrix.report("The interpreter was sent home.")
    await dana.client.room_invite(dana.chat.id, eve.account.user_id)
    await eve.join(dana.chat.id)
    await dana.settle(2)
    await matrix.omar.decide(code)
    await eve.hear("chat of our own", since=0)
    await eve.settle(3)
    heard = [line.message["text"] for line in eve.chat.from_bot() if "news for you" in line.message["text"]]
    assert len(heard) == 1
    after = [line.message["text"] for line in dana.chat.from_bot()][-1]
    assert after == heard[0], "something was said after the third came in"
    await eve.client.room_leave(dana.chat.id)
    assert await dana.outcome(dana.filings[0]) == "approved"


async def test_news_for_a_crowded_chat_come_in_a_chat_of_our_own(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:
    eve = await matrix.voter()
    dana, code = await matrix.report("The ballot box was not locked.")
    crowded = dana.chat.id
    await dana.client.room_invite(crowded, eve.account.user_id)
    await eve.join(crowded)
    await dana.settle(2)
    before = len(dana.rooms[crowded].from_bot())
    await matrix.omar.decide(code)
    await dana.hear("chat of our own")
    await dana.open_dm()
    dana.say("!mine")
    assert await dana.outcome(dana.filings[0]) == "approved"
    assert len(dana.rooms[crowded].from_bot()) == before + 1


async def test_reports_wait_while_the_bot_is_out_of_the_room(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M62
    await matrix.omar.client.room_kick(matrix.room, matrix.bot_id)
    _, code = await matrix.report("Nobody knows where to park.")
    await matrix.omar.client.room_invite(matrix.room, matrix.bot_id)
    matrix.omar.patience = 120
    await matrix.omar.card(code)


async def test_a_voter_who_left_can_come_back(matrix: MatrixStage, matrix_bot: BotProcess) -> None:  # M62
    dana, code = await matrix.report("The clerk sent me away.")
    await dana.client.room_leave(dana.chat.id)
    await matrix.omar.decide(code)
    await asyncio.sleep(2)
    await dana.open_dm()
    dana.say("!mine")
    await dana.hear(rf"\b{code}\b")


# What voters change


async def test_an_edit_changes_the_draft_and_only_by_its_author(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M41, M42
    dana = await matrix.voter()
    await dana.begin()
    dana.say("!report")
    await dana.prompt("what")
    said = await dana.say("The line is thre hours long.")
    prompt = await dana.prompt("look")
    await dana.edit(prompt["event_id"], "This is not what the bot said.")
    await dana.edit(said, "The line is three hours long.")
    await dana.settle(1.5)
    filing = Filing("The line is three hours long.")
    await dana.place(filing)
    card = await matrix.omar.card(await dana.send_it(filing))
    assert "three hours" in card.first_text
    assert "not what the bot said" not in card.first_text


async def test_a_message_taken_back_is_not_in_the_report(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M37, M43
    dana = await matrix.voter()
    await dana.begin()
    dana.say("!report")
    await dana.prompt("what")
    await dana.say("The line is three hours long.")
    await dana.prompt("look")
    said = await dana.say("My neighbour Bartholomew was there too.")
    await dana.settle(1.5)
    await dana.redact(said)
    await dana.settle(1.5)
    filing = Filing("The line is three hours long.")
    await dana.place(filing)
    card = await matrix.omar.card(await dana.send_it(filing))
    assert "Bartholomew" not in card.first_text


UNSAFE = [
    ("m.room.join_rules", {"join_rule": "public"}, {"join_rule": "invite"}, "joining=1"),
    (
        "m.room.history_visibility",
        {"history_visibility": "world_readable"},
        {"history_visibility": "joined"},
        "history=1",
    ),
]


async def shows_nothing(matrix: MatrixStage, text: str, room: MatrixRoom) -> str:
    """A report whose card does not come while the room is as it is; its code."""
    _, code = await matrix.report(text)
    await matrix.omar.settle(3)
    assert not any(text in line.message["text"] for line in room.from_bot())
    return code


@pytest.mark.parametrize(("kind", "open_", "closed", "why"), UNSAFE)
async def test_a_review_room_that_opens_is_shown_nothing_until_it_is_closed(
    matrix: MatrixStage, matrix_bot: BotProcess, kind: str, open_: Json, closed: Json, why: str
) -> None:  # R13
    _, before = await matrix.report("The first door is locked.")
    await matrix.omar.card(before)
    path = f"/rooms/{matrix.room}/state/{kind}/"
    await matrix.omar.ask("PUT", path, open_)
    await log_says(matrix_bot, "matrix.review_room_unsafe", why)
    # Nobody decides there either.
    await matrix.omar.say(f"!approve {before}")
    code = await shows_nothing(matrix, "The second door is locked.", matrix.omar.chat)
    assert not matrix.omar.decided(before, "approve")
    await matrix.omar.ask("PUT", path, closed)
    await matrix.omar.card(code)
    await log_says(matrix_bot, "matrix.review_room_safe", "")


async def test_a_room_in_which_everybody_decides_is_shown_nothing(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # R13
    path = f"/rooms/{matrix.room}/state/m.room.power_levels/"
    levels = await matrix.omar.ask("GET", path)
    await matrix.omar.ask("PUT", path, levels | {"users_default": 50})
    await log_says(matrix_bot, "matrix.review_room_unsafe", "power=1")
    code = await shows_nothing(matrix, "The poll book is missing.", matrix.omar.chat)
    await matrix.omar.ask("PUT", path, levels)
    await matrix.omar.card(code)


async def test_an_open_room_that_a_tombstone_names_is_shown_nothing(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # R13
    """The new room names the old one, so it is its heir; but everybody could come in."""
    fresh = await matrix.omar.ask(
        "POST",
        "/createRoom",
        {
            "preset": "public_chat",
            "invite": [matrix.bot_id],
            "creation_content": {"predecessor": {"room_id": matrix.room, "event_id": "$none"}},
        },
    )
    tombstone = {"body": "moved", "replacement_room": fresh["room_id"]}
    await matrix.omar.ask("PUT", f"/rooms/{matrix.room}/state/m.room.tombstone/", tombstone)
    await log_says(matrix_bot, "matrix.review_room_unsafe", "joining=1")
    _, code = await matrix.report("The ramp is blocked.")
    await matrix.omar.settle(3)
    room = await read_back(matrix.omar, fresh["room_id"])
    assert room.from_bot() == []
    path = f"/rooms/{fresh['room_id']}/state/m.room.join_rules/"
    await matrix.omar.ask("PUT", path, {"join_rule": "invite"})
    matrix.omar.enter(str(fresh["room_id"]))
    await matrix.omar.card(code)


async def log_says(bot: BotProcess, event: str, words: str) -> None:
    for _ in range(100):
        if any(event in line and words in line for line in bot.log):
            return
        await asyncio.sleep(0.1)
    raise AssertionError(f"{event} {words} is not in the log:\n{bot.tail()}")
