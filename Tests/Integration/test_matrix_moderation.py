"""Who may decide in the Matrix room, how, and what everybody sees of it."""

from __future__ import annotations

from pathlib import Path

from bot import BotProcess
from matrix_server import Synapse
from matrix_stage import MatrixStage, matrix_staged
from people.dialog import WORDS
from people.matrix_moderator import KEYS
from people.moderator import Card
from tasks import each


async def posted(stage: MatrixStage, text: str = "The sign points to the wrong door.") -> Card:
    _, code = await stage.report(text)
    return await stage.omar.card(code)


async def test_power_decides_who_may_decide(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M106, M109
    """Without the power a reaction, a reply and a command change nothing; power given counts at once."""
    helper = await matrix.moderator(power=0)
    card = await posted(matrix)
    await helper.react(card.message_id, KEYS["approve"])
    await helper.say("approve", reply_to=card.message_id)
    await helper.say(f"!approve {card.code}")
    await matrix.omar.settle(2)
    assert not matrix.omar.decided(card.code, "approve")
    await matrix.power(helper, 50)
    await helper.say(f"!approve {card.code}")
    await matrix.omar.until_decided(card.code)


async def test_a_demoted_moderator_decides_nothing_more(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M109
    helper = await matrix.moderator(power=50)
    card = await posted(matrix)
    await matrix.power(helper, 0)
    await helper.react(card.message_id, KEYS["approve"])
    await matrix.omar.settle(2)
    assert not matrix.omar.decided(card.code, "approve")
    await matrix.omar.decide(card.code)


async def test_the_level_is_a_setting(matrix: MatrixStage) -> None:  # M106
    matrix.bot.settings["MATRIX_MODERATOR_LEVEL"] = "75"
    await matrix.bot.start()
    half, full = await matrix.moderator(power=50), await matrix.moderator(power=75)
    card = await posted(matrix)
    await half.react(card.message_id, KEYS["approve"])
    await matrix.omar.settle(2)
    assert not matrix.omar.decided(card.code, "approve")
    await full.decide(card.code)


async def test_rooms_of_every_age_are_understood(ready: Path, synapse: Synapse) -> None:  # M83, M107, M65
    await each(
        {version: creator_decides(synapse, ready, version) for version in ("3", "6", "10", "11", "12")}
    )


async def creator_decides(synapse: Synapse, folder: Path, version: str) -> None:
    async with matrix_staged(synapse, folder / version, room={"room_version": version}) as stage:
        card = await posted(stage)
        await stage.omar.decide(card.code)
        helper = await stage.moderator(power=50)
        other = await posted(stage, "The line has not moved for an hour.")
        await helper.decide(other.code)


async def test_a_key_counts_however_the_client_writes_it(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M98
    card = await posted(matrix)
    await matrix.omar.react(card.message_id, KEYS["approve"] + "\ufe0f")
    await matrix.omar.until_decided(card.code)


async def test_a_reaction_to_another_look_of_the_card_counts(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M102
    card = await posted(matrix)
    await matrix.omar.say(f"!take {card.code}")
    await matrix.omar.shows(card.code, "taken|looking|in work")
    edits = [line.own_id for line in matrix.omar.chat.from_bot("edit") if line.event_id == card.message_id]
    await matrix.omar.react(edits[-1], KEYS["approve"])
    await matrix.omar.until_decided(card.code)


async def test_a_reaction_to_something_else_is_nothing(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M97
    card = await posted(matrix)
    said = await matrix.omar.say(f"Report {card.code} · waiting")
    await matrix.omar.react(said, KEYS["approve"])
    await matrix.omar.settle(2)
    assert not matrix.omar.decided(card.code, "approve")


async def test_the_second_of_two_moderators_hears_who_was_first(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M101
    second = await matrix.moderator(power=50)
    card = await posted(matrix)
    await matrix.omar.decide(card.code)
    await second.react(card.message_id, KEYS["approve"])
    await second.hear("already|approved by")
    voter = matrix.voters[0]
    await voter.hear(WORDS["public"].format(code=card.code), since=0)
    await voter.settle(2)
    assert len(voter.heard(WORDS["public"].format(code=card.code))) == 1


async def test_talk_in_the_room_is_left_alone(matrix: MatrixStage, matrix_bot: BotProcess) -> None:  # M46
    await posted(matrix)
    await matrix.omar.settle(2)
    await matrix.omar.say("good morning everybody, coffee is ready")
    await matrix.omar.say("help yourselves")
    await matrix.omar.say("!someotherbot status")
    await matrix.omar.hear_nothing(2)


async def test_a_question_reaches_the_voter_and_the_answer_comes_back(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M44, M105
    card = await posted(matrix)
    dana = matrix.voters[0]
    start = len(dana.chat.transcript)
    await matrix.omar.say("Is she the one from this morning?", reply_to=card.message_id)
    await matrix.omar.hear("noted for the team")
    taken = await matrix.omar.say(f"!ask {card.code} Which of the two entrances?")
    await matrix.omar.hear("to the voter in 30 s")
    await matrix.omar.redact(taken)
    await matrix.omar.hear("the voter got nothing")
    await matrix.omar.say(f"!ask {card.code} Which of the two doors do you mean?")
    await matrix.omar.hear("to the voter in 30 s: .*doors")
    await matrix.omar.say(f"!send {card.code}")
    question = await dana.hear("which of the two doors", since=start)
    assert matrix.omar.account.localpart not in question["text"]
    assert question["content"]["msgtype"] == "m.text"  # M76: a notice would not notify
    await dana.settle()
    await dana.press("^answer")
    await dana.settle()
    await dana.say("The one on Peachtree Street, by the ramp.")
    await matrix.omar.hear("by the ramp")


async def test_an_edit_by_somebody_else_is_no_decision(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M41
    helper = await matrix.moderator(power=0)
    card = await posted(matrix)
    said = await matrix.omar.say("I look at it after lunch.")
    await helper.edit(said, f"!approve {card.code}")
    hers = await helper.say("So do I.")
    await matrix.omar.edit(hers, f"!approve {card.code}")
    await matrix.omar.settle(2)
    assert not matrix.omar.decided(card.code, "approve")


async def test_a_moderator_works_in_their_own_room(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # R25, R26, R27, R7
    """Reports come into the direct room, signs and words decide there, and whoever loses the power loses all of it."""
    alone = await matrix.moderator(power=50)
    await alone.open_dm()
    await alone.say("!work")
    await alone.hear("you are at work")
    await matrix.omar.hear(r"at work \(1\)", since=0)
    _, first = await matrix.report("The side door of the hall is locked.", photos=1)
    card = await alone.card(first)
    assert len(alone.heard(f"photos of report {first}")) == 1
    assert not matrix.omar.cards_of(first)
    _, second = await matrix.report("Nobody can find the entrance.")
    await alone.react(card.message_id, KEYS["approve"])
    await alone.until_decided(first)
    other = await alone.card(second)
    await alone.say(f"!reject {second} not enough detail")
    await alone.until_decided(second, "reject")
    await alone.hear("nothing waits for you", since=0)
    await matrix.power(alone, 0)
    await alone.hear("you may not decide any more", seconds=70)
    await alone.settle(1)
    taken = {line.message["event_id"] for line in alone.chat.from_bot("delete")}
    assert {card.message_id, other.message_id} <= taken
    _, third = await matrix.report("There are no pens at the tables.")
    await matrix.omar.decide(third)
    assert not alone.cards_of(third)
