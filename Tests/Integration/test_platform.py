"""The platform's own ways: two pollers, webhooks, blocked users, edits, strange updates."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import aiohttp
from bot import BotProcess
from people.dialog import WORDS, Filing
from stage import Stage
from tasks import each
from telegram_server import Kind
from telegram_server.updates import unix_time


async def test_a_blocked_voter_stops_nobody(stage: Stage, bot: BotProcess) -> None:  # T43, T45
    dana = stage.voter()
    await dana.begin()
    filing = await dana.file("The judge is not there.", photos=0)
    dana.block()
    await stage.omar.decide(filing.code or "")
    await stage.file_and_decide("Another voter is not touched by that.")
    refused = [call for call in stage.journal.calls if call.chat_id == dana.chat.id and call.status == 403]
    assert len(refused) <= 1
    dana.unblock()
    dana.say("/mine")
    await dana.hear(rf"\b{filing.code}\b")


async def test_a_voter_who_is_gone_for_good_stops_nobody(stage: Stage, bot: BotProcess) -> None:
    dana = stage.voter()
    await dana.begin()
    dana.user.deactivated = True
    dana.say("/report")
    await stage.file_and_decide("Another voter is not touched by that.")


async def test_another_poller_is_outlived(stage: Stage, bot: BotProcess) -> None:  # T24
    url = f"{stage.server.url}/bot{stage.server.token}/getUpdates"
    async with aiohttp.ClientSession() as session, session.post(url, json={"timeout": 1}) as response:
        await response.read()
    await stage.server.updates.until_polled(30)
    assert bot.running
    await stage.file_and_decide("The other poller has gone by now.")
    assert any(call.status == 409 for call in stage.journal.named("getUpdates"))


async def test_of_two_programs_with_one_token_both_end(
    stage: Stage, bot: BotProcess, tmp_path: Path
) -> None:  # T-e, Z18
    settings = {name: value for name, value in bot.settings.items() if name != "TURNOUT_DATA"}
    other = BotProcess(bot.rigs, tmp_path / "other", settings)
    await other.start(ready=False)
    try:
        assert await asyncio.gather(bot.ends(60), other.ends(60)) == [69, 69]
        assert all(any("TELEGRAM_TOKEN" in line for line in one.log) for one in (bot, other))
    finally:
        await other.close()


async def test_a_webhook_is_named_and_not_removed(stage: Stage) -> None:  # T5, T25
    stage.server.updates.webhook = "https://hooks.example.org/secret-path-77"
    await stage.bot.start(ready=False)
    assert await stage.bot.ends(30) != 0
    assert any("webhook" in line.lower() for line in stage.bot.log)
    assert not any("secret-path-77" in line for line in stage.bot.log)
    assert stage.journal.named("deleteWebhook") == []


async def test_the_first_poll_names_what_it_wants(stage: Stage, bot: BotProcess) -> None:  # T11, T14
    params = stage.journal.named("getUpdates")[0].params
    assert set(params["allowed_updates"]) >= {"message", "edited_message", "callback_query", "my_chat_member"}
    longest = max(call.params.get("timeout", 0) for call in stage.journal.named("getUpdates"))
    assert 0 < longest <= 50


async def test_an_edit_replaces_the_text_of_a_draft(stage: Stage, bot: BotProcess) -> None:  # T37
    dana = stage.voter()
    await dana.begin()
    dana.say("/report")
    await dana.prompt("what")
    first = dana.say("The line is two hours lnog.")
    await dana.prompt("look")
    filing = Filing("The line is two hours long.")
    dana.edit(first, filing.text)
    await asyncio.sleep(1)
    await dana.place(filing)
    card = await stage.omar.card(await dana.send_it(filing))
    assert filing.text in card.first_text and "lnog" not in card.first_text


async def test_an_edit_after_sending_makes_no_second_report(stage: Stage, bot: BotProcess) -> None:  # T37
    dana = stage.voter()
    await dana.begin()
    filing = await dana.file("The door is locked since noon.", photos=0)
    said = next(line.message for line in dana.chat.transcript if line.message.get("text") == filing.text)
    dana.edit(said, "The door was locked until noon.")
    await stage.file_and_decide("Another report in the meantime.")
    assert len(stage.omar.cards_of(filing.code or "")) == 1
    assert len({card.code for card in stage.omar.cards()}) == 2


STRANGE: list[tuple[str, dict[str, Any]]] = [
    ("hologram", {"id": 1, "shape": "cube"}),
    ("message", {"message_id": 1, "date": 0, "chat": {"id": 1, "type": "galaxy"}}),
    ("message", {"message_id": "x", "date": "yesterday", "chat": 7, "from": None}),
    ("message", {}),
    ("callback_query", {"id": 17, "from": {}, "data": ["a"]}),
    (
        "inline_query",
        {"id": "1", "from": {"id": 1, "is_bot": False, "first_name": "A"}, "query": "", "offset": ""},
    ),
    ("edited_message", {"message_id": 9, "text": "\ud800"}),
    ("my_chat_member", {"chat": {"id": 5, "type": "private"}}),
    (
        "message",
        {"message_id": 10**30, "date": 10**30, "chat": {"id": 10**30, "type": "private"}, "text": "big"},
    ),
]


async def test_strange_updates_are_passed_over(stage: Stage, bot: BotProcess) -> None:  # T29, T30
    dana = stage.voter()
    await dana.begin()
    stage.server.updates.allowed = None  # the platform may send what nobody asked for
    for kind, payload in STRANGE:
        stage.server.updates.push(kind, payload, "strange")
        dana.say("/help")  # in the same batch
        try:
            await dana.prompt("help")
        except AssertionError as problem:
            raise AssertionError(f"nothing is answered after {kind} {payload}") from problem
    await stage.file_and_decide("Strange things happened before this one.")
    assert bot.running


async def test_unknown_fields_in_a_message_do_no_harm(stage: Stage, bot: BotProcess) -> None:  # T30
    dana = stage.voter()
    dana.send(
        {
            "text": "/start",
            "entities": [
                {"type": "sparkle", "offset": 0, "length": 1},
                {"type": "bot_command", "offset": 0, "length": 6},
            ],
            "gravity": {"g": 9.81},
        }
    )
    await dana.prompt("zip")


async def test_commands_of_other_bots_are_not_ours(stage: Stage, bot: BotProcess) -> None:  # T100
    dana = stage.voter()
    await dana.begin()
    dana.say("/REPORT@turnoutTESTbot")
    await dana.prompt("what")
    dana.say("/cancel")
    await dana.hear(WORDS["cancelled"])


async def test_the_empty_chat_says_what_the_bot_is_and_only_once(stage: Stage, bot: BotProcess) -> None:
    await stage.file_and_decide("By now the profile is set.")
    profile = stage.server.world.profile
    assert set(profile) == {(key, code) for key in ("description", "short_description") for code in ("", "es")}
    assert "911" in profile["description", ""] and "español" in profile["description", ""]
    assert "votar" in profile["short_description", "es"]
    await bot.restart()
    await stage.file_and_decide("It has these words already.")
    assert len(stage.journal.named("getMyShortDescription")) == 4
    assert len(stage.journal.named("setMyDescription") + stage.journal.named("setMyShortDescription")) == 4


COMMANDS = ("/start", "/help", "/privacy", "/language", "/cancel", "/delete")


async def test_the_platforms_commands_answer_in_every_state(stage: Stage, bot: BotProcess) -> None:  # T102
    await each({command: commands(stage, command) for command in COMMANDS})


async def commands(stage: Stage, command: str) -> None:
    dana = stage.voter()
    dana.say(command)
    await dana.hear(".")
    await dana.begin()
    await dana.open_report(Filing("The clerk is alone today."))
    dana.say(command)
    await dana.hear(".")


async def test_a_forwarded_channel_post_is_nobodys_report(stage: Stage, bot: BotProcess) -> None:  # T40
    for sender in (777000, 1087968824, 136817688):
        message = {
            "message_id": 5000 + sender % 97,
            "date": unix_time(),
            "chat": stage.room.as_json(),
            "from": {"id": sender, "is_bot": sender != 777000, "first_name": "Telegram"},
            "sender_chat": stage.room.as_json(),
            "is_automatic_forward": True,
            "text": "/report everything is closed",
        }
        stage.server.updates.push("message", message, "room")
    await stage.file_and_decide("A real report comes after that.")
    assert len(stage.omar.cards()) == 1


async def test_a_second_message_after_429_is_on_time(stage: Stage, bot: BotProcess) -> None:  # T59
    stage.faults.retry_after = 2
    stage.faults.script("sendMessage", Kind.TOO_MANY)
    dana = stage.voter()
    await dana.begin()
    calls = stage.journal.named("sendMessage")
    refused = next(index for index, call in enumerate(calls) if call.status == 429)
    assert calls[refused + 1].at - calls[refused].at >= 2.0
