"""Who may decide, what a card does, and what the room sees."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from bot import BotProcess
from people.dialog import WORDS
from people.moderator import LABELS, Card
from stage import Stage
from telegram_server import Kind
from telegram_server.updates import unix_time


async def posted(stage: Stage) -> Card:
    dana = stage.voter()
    await dana.begin()
    filing = await dana.file("The sign points to the wrong door.", photos=0)
    return await stage.omar.card(filing.code or "")


async def test_only_moderators_decide(stage: Stage, bot: BotProcess) -> None:  # T106, T107
    strangers = [stage.moderator(status) for status in ("member", "restricted", "kicked")] + [
        stage.outsider()
    ]
    card = await posted(stage)
    for stranger in strangers:
        assert (await stranger.tap("approve", card)).get("text")
    await stage.omar.hear_nothing(1.5)
    assert not stage.omar.decided(card.code, "approve")
    await stage.omar.decide(card.code)


async def test_an_anonymous_admin_is_told_why_not(stage: Stage, bot: BotProcess) -> None:  # T108
    shadow = stage.moderator("administrator", anonymous=True)
    card = await posted(stage)
    assert (await shadow.tap("approve", card)).get("text")


async def test_a_creator_may_decide(stage: Stage, bot: BotProcess) -> None:
    owner = stage.moderator("creator")
    card = await posted(stage)
    await owner.decide(card.code)


async def test_a_press_from_another_chat_is_refused(stage: Stage, bot: BotProcess) -> None:  # T109
    card = await posted(stage)
    _, button = stage.omar.button(LABELS["approve"], message_id=card.message_id)
    other = stage.server.world.add_group("Some other group")
    other.messages[card.message_id] = {**card.looks[0], "chat": other.as_json()}
    liar = stage.moderator()
    liar.chat = other
    await liar.answered(liar.press_data(other.messages[card.message_id], button["callback_data"]))
    assert not stage.omar.decided(card.code, "approve")


async def test_the_second_of_two_moderators_hears_who_was_first(stage: Stage, bot: BotProcess) -> None:  # T92
    second = stage.moderator()
    card = await posted(stage)
    _, button = stage.omar.button(LABELS["approve"], message_id=card.message_id)
    await stage.omar.decide(card.code)
    message = stage.room.messages[card.message_id]
    answer = await second.answered(second.press_data(message, button["callback_data"]))
    assert answer.get("text")
    voter = stage.voters[0]
    await voter.hear(WORDS["public"].format(code=card.code), since=0)
    assert len(voter.heard(WORDS["public"].format(code=card.code))) == 1


async def test_take_marks_the_card_and_does_not_decide(stage: Stage, bot: BotProcess) -> None:
    card = await posted(stage)
    await stage.omar.tap("take", card)
    await stage.omar.shows(card.code, "taken|in work|looking")
    await stage.omar.decide(card.code)


async def test_a_deleted_card_is_posted_again_when_it_has_to_change(
    stage: Stage, bot: BotProcess
) -> None:  # T49
    card = await posted(stage)
    message = stage.room.messages.pop(card.message_id)
    _, button = next(
        (message, one)
        for row in message["reply_markup"]["inline_keyboard"]
        for one in row
        if one["text"] == "Approve"
    )
    await stage.omar.answered(stage.omar.press_data(message, button["callback_data"]))
    await stage.omar.hear("approved|public")


async def test_talk_in_the_room_is_left_alone(stage: Stage, bot: BotProcess) -> None:
    await posted(stage)
    stage.omar.say("good morning everybody, coffee is ready")
    stage.omar.say("/report@SomeOtherBot")  # T100
    await stage.omar.hear_nothing(2)


async def test_the_room_turned_supergroup_is_followed(stage: Stage, bot: BotProcess) -> None:  # T47
    fresh = stage.server.world.add_group("Review room, grown")
    fresh.members |= stage.room.members
    stage.room.migrated_to = fresh.id
    dana = stage.voter()
    await dana.begin()
    filing = await dana.file("The tent is closed today.", photos=2)
    stage.omar.chat = fresh
    await stage.omar.decide(filing.code or "")
    assert await dana.outcome(filing) == "approved"


async def test_reports_wait_while_the_bot_is_out_of_the_room(stage: Stage, bot: BotProcess) -> None:  # T110
    stage.room.bot_out = True
    dana = stage.voter()
    await dana.begin()
    filing = await dana.file("Nobody knows where to park.", photos=0)
    stage.room.bot_out = False
    stage.omar.patience = 180
    await stage.omar.card(filing.code or "")


@pytest.mark.parametrize("loss", ["bot_out", "bot_mute"])
async def test_a_room_that_takes_the_bot_back_gets_its_cards_at_once(
    stage: Stage, bot: BotProcess, loss: str
) -> None:  # T-c, Z16
    setattr(stage.room, loss, True)
    dana = stage.voter()
    await dana.begin()
    filing = await dana.file("The lift does not work.", photos=0)
    await until(lambda: "review_room.closed" in bot.tail(200))
    setattr(stage.room, loss, False)
    own = stage.server.world.bot.as_json()
    old, new = ("left", "member") if loss == "bot_out" else ("restricted", "administrator")
    change = {
        "chat": stage.room.as_json(),
        "from": stage.omar.user.as_json(),
        "date": unix_time(),
        "old_chat_member": {"user": own, "status": old},
        "new_chat_member": {"user": own, "status": new},
    }
    stage.server.updates.push("my_chat_member", change, f"chat {stage.room.id}")
    stage.omar.patience = 5
    await stage.omar.card(filing.code or "")


async def until(look: Callable[[], bool]) -> None:
    while not look():
        await asyncio.sleep(0.1)


async def test_a_question_reaches_the_voter_and_the_answer_comes_back(stage: Stage, bot: BotProcess) -> None:
    card = await posted(stage)
    await stage.omar.settle()
    await ask_and_answer(stage, card)


async def test_a_reply_to_a_card_whose_receipt_was_lost_is_understood(stage: Stage, bot: BotProcess) -> None:
    """The room has two copies; a moderator replies to the one the bot was never told about."""
    stage.faults.script("sendMessage", Kind.LOST, when=lambda params: params["chat_id"] == stage.room.id)
    card = await posted(stage)
    await stage.room.pulse.until(lambda: stage.omar.cards_of(card.code)[1:] or None, stage.omar.patience)
    await stage.omar.settle()
    await ask_and_answer(stage, card)


async def ask_and_answer(stage: Stage, card: Card) -> None:
    """A reply to the card stays in the room (R16); what is asked is seen there before it leaves (R17)."""
    dana = stage.voters[0]
    start = len(dana.chat.transcript)
    stage.omar.say("Is she the one from this morning?", reply_to=card.message_id)
    await stage.omar.hear("noted for the team")
    stage.omar.say(f"/ask {card.code} Which of the two entrances?")
    await stage.omar.hear("to the voter in 30 s: .*entrances")
    stage.omar.press("^stop")
    await stage.omar.hear("the voter got nothing")
    stage.omar.say(f"/ask {card.code} Which of the two doors do you mean?")
    await stage.omar.hear("to the voter in 30 s: .*doors")
    stage.omar.press("^send now")
    question = await dana.hear("which of the two doors", since=start)
    assert stage.omar.user.first_name not in question["text"]
    said = [heard for heard in dana.chat.transcript[start:] if "this morning" in str(heard) or "entrances" in str(heard)]
    assert not said
    dana.press("^answer", message_id=question["message_id"])
    await dana.settle()
    dana.say("The one on Peachtree Street, by the ramp.")
    await stage.omar.hear("by the ramp")
