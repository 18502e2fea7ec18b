"""Delete my data: what a person gave away in any form is found nowhere afterwards."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path

from bot import BotProcess
from people import messages
from people.photos import make_photo
from PIL import Image
from stage import Stage

CANARY = "Xylocanth"


def photo_with_a_canary() -> bytes:
    with Image.open(io.BytesIO(make_photo(77))) as image:
        exif = image.getexif()
        exif[0x010E] = f"{CANARY}-exif"
        out = io.BytesIO()
        image.save(out, "JPEG", exif=exif, comment=f"{CANARY}-comment".encode())
    return out.getvalue()


def files_with(needle: str, folder: Path) -> list[str]:
    """The files that hold these bytes anywhere, in UTF-8 or UTF-16."""
    found = []
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        content = file.read_bytes().lower()
        if any(needle.lower().encode(code) in content for code in ("utf-8", "utf-16-le", "utf-16-be")):
            found.append(file.name)
    return found


async def test_nothing_of_a_deleted_person_is_left(stage: Stage, bot: BotProcess) -> None:
    ines, public = await stage.file_and_decide("The doors are locked.")
    dana = stage.voter()
    await dana.begin()
    # Text, a caption, a file's name and what is inside the file.
    dana.say("/report")
    await dana.prompt("what")
    dana.say(f"The {CANARY}-text line is four hours long")
    await dana.prompt("look")
    dana.photo(photo_with_a_canary(), f"the {CANARY}-caption door")
    await dana.hear("photos: 1")
    files = stage.server.world.files
    dana.send(
        messages.document(
            files, make_photo(78), name=f"{CANARY}-name.jpg", mime="image/jpeg", caption=f"{CANARY}-two"
        )
    )
    await dana.hear("photos: 2")
    dana.say(f"{CANARY}-place hall")
    await dana.prompt("look")
    await dana.tap("send")
    code = (await dana.hear(r"sent as report (\w+)"))["text"].split("report ")[1].split(".")[0]
    # A moderator's question with their words in it, and the answer.
    card = await stage.omar.card(code)
    stage.omar.say(f"The {CANARY}-note", reply_to=card.message_id)
    await stage.omar.hear("noted for the team")
    stage.omar.say(f"/ask {code} Which {CANARY}-question door?")
    await stage.omar.hear("to the voter in 30 s")
    stage.omar.press("^send now")
    await dana.hear("a moderator asks")
    dana.press("^answer")
    await dana.hear("please write your answer")
    dana.say(f"The {CANARY}-answer door")
    await dana.hear("the moderator has your answer")
    await stage.omar.decide(code)
    await dana.hear(f"report {code} is public")
    # A comment on somebody else's report, and a draft that is never sent.
    dana.say(f"/start r_{public}")
    await dana.hear("comments: 0")
    dana.press("^comments")
    await dana.hear("no comments")
    dana.press("^write a comment")
    await dana.hear("what do you want to say")
    dana.say(f"I saw the {CANARY}-remark too")
    await dana.hear("sent as comment")
    dana.say("/report")
    await dana.prompt("what")
    dana.say(f"A {CANARY}-draft about a broken machine")
    await dana.prompt("look")
    assert files_with(CANARY, stage.data) != []
    before = {id(line) for chat in stage.server.world.chats.values() for line in chat.transcript}
    dana.say("delete my data")
    await dana.hear("delete all")
    dana.press("^yes, delete")
    await dana.hear("your data is gone")
    for _ in range(300):
        left = files_with(CANARY, stage.data)
        if not left:
            break
        await asyncio.sleep(0.1)
    assert left == []
    # Neither does it come back, with a restart or with what is said later.
    await bot.terminate()
    await bot.start()
    dana.say("/mine")
    await dana.settle()
    stage.omar.say("/queue")
    await stage.omar.settle()
    assert files_with(CANARY, stage.data) == []
    later = [
        line.message
        for chat in stage.server.world.chats.values()
        for line in chat.transcript
        # That a message was deleted is told with the message.
        if line.by_bot and id(line) not in before and line.kind != "delete"
    ]
    left = [message for message in later if CANARY.lower() in repr(message).lower()]
    assert left == []
