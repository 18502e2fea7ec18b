"""Encrypted private chats on a real homeserver, with people whose program encrypts everything."""

from __future__ import annotations

import asyncio
import base64
import io
import json
import random
import sqlite3
from typing import Any

import vodozemac
from matrix_evidence import posted_photos
from nio import RoomEncryptedImage, RoomEncryptedVideo  # type: ignore[import-untyped]
from nio.crypto.attachments import decrypt_attachment  # type: ignore[import-untyped]
from people.sealed_voter import SealedVoter
from PIL import Image
from sealed_chats import Chats, place
from test_bad_input import CLIP

Json = dict[str, Any]


def photo(seed: int) -> bytes:
    image = Image.effect_noise((320, 240), 40 + seed).convert("RGB")
    file = io.BytesIO()
    image.save(file, "JPEG")
    return file.getvalue()


async def report(person: SealedVoter, words: str) -> str:
    """A report from the first word to its number."""
    await person.say(words)
    for _ in range(12):
        event = await person.hear(".")
        if "Sent as report" in event.body:
            return str(event.body.split("Sent as report ", 1)[1].split(".")[0].split(" ")[0])
        if "1) Send" in event.body:
            await person.say("1")
        elif "ZIP" in event.body or "Skip" in event.body:
            await person.say("skip")
    raise AssertionError("it was not sent")


async def test_a_voter_is_answered_encrypted(chats: Chats) -> None:  # E1, E2
    dana = await chats.voter(first="hello")
    await dana.say("!privacy")
    assert (await dana.hear("police|data")).decrypted
    await chats.check()


async def test_a_report_is_decided_and_its_author_hears_it_encrypted(chats: Chats) -> None:  # E2, E30
    dana = await chats.voter()
    code = await report(dana, "Only one machine works at Lincoln School. The line goes around the block.")
    card = await chats.stage.omar.card(code)
    assert "Only one machine works" in card.first_text
    await chats.stage.omar.decide(code)
    await dana.hear("public now")
    await chats.check()


async def test_an_encrypted_photo_reaches_the_card(chats: Chats) -> None:  # E51
    dana = await chats.voter()
    content = photo(3)
    answer, keys = await dana.client.upload(
        io.BytesIO(content), content_type="image/jpeg", filename="line.jpg", encrypt=True, filesize=len(content)
    )
    file = keys | {"url": answer.content_uri, "mimetype": "image/jpeg"}
    image = {"msgtype": "m.image", "body": "line.jpg", "info": {"mimetype": "image/jpeg"}, "file": file}
    await dana.send(image)
    await dana.hear(".")
    code = await report(dana, "The line at Lincoln School goes around the block, nothing moves.")
    await chats.stage.omar.card(code)
    photos = await posted_photos(chats.stage.omar)
    assert len(photos) == 1 and photos[0].leftovers == []
    await chats.check()
    # How the file opens lies nowhere as it is.
    await chats.stage.bot.terminate()
    word = file["key"]["k"]
    key = base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))
    forms = [key, key.hex().encode(), word.encode(), base64.b64encode(key).rstrip(b"=")]
    copies = chats.folder / "copies"
    code, said = await chats.stage.bot.command("backup", str(copies))
    assert code == 0 and any(copies.rglob("turnout.sqlite")), said
    # Nor in a copy, nor in the log, which says everything here.
    for path in [*chats.stage.data.rglob("*"), *copies.rglob("*")]:
        content = path.read_bytes() if path.is_file() else b""
        assert not [form for form in forms if form in content], path.name  # E45
    log = "\n".join(chats.stage.bot.log).encode()
    assert log and not [form for form in forms if form in log]


async def test_a_picture_goes_out_sealed(chats: Chats) -> None:  # E2, E52
    dana = await chats.voter()
    await dana.say("Who won the election for mayor of Winnipeg in 2014?")
    await dana.hear("Brian Bowman", 40)
    pictures = [event for event in dana.everything if isinstance(event, RoomEncryptedImage)]
    assert len(pictures) == 1
    picture = pictures[0]
    lying = (await dana.client.download(picture.url)).body
    assert not lying.startswith(b"\x89PNG")
    opened = decrypt_attachment(lying, picture.key["k"], picture.hashes["sha256"], picture.iv)
    assert opened.startswith(b"\x89PNG")
    await chats.check()


async def test_a_video_comes_in_and_goes_out_sealed_with_its_still(chats: Chats) -> None:  # E51, E52
    stage, dana = chats.stage, await chats.voter()
    answer, keys = await dana.client.upload(
        io.BytesIO(CLIP), content_type="video/mp4", filename="line.mp4", encrypt=True, filesize=len(CLIP)
    )
    file = keys | {"url": answer.content_uri, "mimetype": "video/mp4"}
    await dana.send({"msgtype": "m.video", "body": "line.mp4", "info": {"mimetype": "video/mp4"}, "file": file})
    await dana.hear("without sound")
    code = await report(dana, "The line at Lincoln School goes around the block, nothing moves.")
    await stage.omar.card(code)
    kept = [path.read_bytes() for path in (stage.data / "photos").rglob("*.mp4")]
    assert len(kept) == 1 and kept[0] != CLIP
    # Two look at it in their own chats, in which they did not write before they asked.
    for number in range(2):
        alone = await stage.moderator()
        await alone.open_dm()
        await alone.say(f"!video {code}")
        seen = await alone.chat.pulse.until(lambda alone=alone: videos_in(alone.chat) or None, 20)
        assert seen and seen[0]["info"]["mimetype"] == "video/mp4"
        await alone.say(f"!video {code} public")
        await alone.hear("second moderator" if number == 0 else "becomes public")
    await stage.omar.decide(code)
    await dana.hear("public now")
    ines = await chats.voter(first="!feed")
    await ines.say("skip")
    await ines.say("!feed")
    await ines.hear("block")
    await ines.say("1")
    await ines.hear("Kind")
    await ines.say("photos")
    await ines.until(lambda: any(isinstance(event, RoomEncryptedVideo) for event in ines.everything), 20)
    video = next(event for event in ines.everything if isinstance(event, RoomEncryptedVideo))
    lying = (await ines.client.download(video.url)).body
    assert decrypt_attachment(lying, video.key["k"], video.hashes["sha256"], video.iv) == kept[0] != lying
    info = video.source["content"]["info"]
    still = info["thumbnail_file"]
    hidden = (await ines.client.download(still["url"])).body
    opened = decrypt_attachment(hidden, still["key"]["k"], still["hashes"]["sha256"], still["iv"])
    assert opened.startswith(b"\xff\xd8") and "thumbnail_url" not in info
    await chats.check()


def videos_in(room: Any) -> list[Json]:
    said = [line.message.get("content", {}) for line in room.from_bot("new")]
    return [content for content in said if content.get("msgtype") == "m.video"]


async def test_words_from_before_the_bot_came_in_are_answered(chats: Chats) -> None:  # E1
    await chats.stage.bot.terminate()
    account = await chats.stage.synapse.account("sealed-early-quillfeather")
    dana = SealedVoter(chats.stage.synapse, account, chats.stage.bot_id, chats.folder / "early")
    chats.people.append(dana)
    await dana.begin()
    await dana.known()
    await dana.say("hello")
    await chats.stage.bot.start()
    assert (await dana.hear("ZIP|wrong")).decrypted
    await chats.check()


async def test_an_edit_of_ones_own_words_is_heard(chats: Chats) -> None:  # E33
    dana = await chats.voter()
    first = await dana.say("The doors of Grant Hall are locked and nobody opens them.")
    await dana.hear("not sent yet|ZIP|where|Where")
    words = "The doors of Grant Hall are locked, and forty people wait."
    await dana.send(
        {
            "msgtype": "m.text",
            "body": "* " + words,
            "m.new_content": {"msgtype": "m.text", "body": words},
            "m.relates_to": {"rel_type": "m.replace", "event_id": first},
        }
    )
    code = await report(dana, "It is at Grant Hall.")
    card = await chats.stage.omar.card(code)
    assert "forty people wait" in card.first_text
    await chats.check()


async def test_a_restart_goes_on_with_the_same_keys(chats: Chats) -> None:  # E22, E37
    dana = await chats.voter(first="hello")
    sessions = {place(event)[0] for event in await chats.raw(dana)}
    await chats.stage.bot.terminate()
    await dana.say("!mine")
    await chats.stage.bot.start()
    await dana.hear(".")
    assert {place(event)[0] for event in await chats.raw(dana)} == sessions
    await chats.check()


async def test_kills_lose_and_double_nothing(chats: Chats) -> None:  # E15, E16, E17, E18
    """Killed at any moment while three people write: all they say is answered, once, and readable."""
    chance = random.Random(5)
    people = [await chats.voter(first="hello") for _ in range(3)]
    for round_number in range(6):
        for person in people:
            await person.say(f"!notacommand{round_number}")
        await asyncio.sleep(chance.uniform(0.02, 0.5))
        await chats.stage.bot.kill()
        await chats.stage.bot.start()
    for person in people:
        await person.say("!privacy")
        await person.hear("police|data", 60)
    await chats.check()


async def test_a_repeated_ciphertext_is_heard_once(chats: Chats) -> None:  # E30
    dana = await chats.voter(first="hello")
    await dana.say("!privacy")
    await dana.hear("police|data")
    path = f"/_matrix/client/v3/rooms/{dana.room}/messages?dir=b&limit=20"
    events = (await chats.stage.synapse.ask("GET", path, token=dana.account.token))["chunk"]
    mine = next(e for e in events if e["sender"] == dana.account.user_id and e["type"] == "m.room.encrypted")
    put = f"/_matrix/client/v3/rooms/{dana.room}/send/m.room.encrypted/again1"
    said = len(await chats.raw(dana))
    await chats.stage.synapse.ask("PUT", put, json=mine["content"], token=dana.account.token)
    await dana.say("!mine")
    await dana.hear(".")
    assert len(await chats.raw(dana)) == said + 1
    await chats.check()


async def test_words_without_a_key_are_answered_in_both_languages(chats: Chats) -> None:  # E4
    dana = await chats.voter(first="hello")
    session = vodozemac.GroupSession()
    content = {
        "algorithm": "m.megolm.v1.aes-sha2",
        "ciphertext": session.encrypt(b"{}").to_base64(),
        "session_id": session.session_id,
        "sender_key": "AAAA",
        "device_id": dana.account.device_id,
    }
    put = f"/_matrix/client/v3/rooms/{dana.room}/send/m.room.encrypted/nokey"
    await chats.stage.synapse.ask("PUT", put, json=content, token=dana.account.token)
    answer = await dana.hear("gave me no key", 40)
    assert "no me dio la clave" in answer.body and "866" in answer.body
    await chats.check()


async def test_an_unverified_app_is_told_what_to_do(chats: Chats) -> None:  # E4, E39
    account = await chats.stage.synapse.account("sealed-unsigned-quillfeather")
    await upload_identity(chats, account.user_id, account.token)
    dana = SealedVoter(chats.stage.synapse, account, chats.stage.bot_id, chats.folder / "unsigned")
    chats.people.append(dana)
    await dana.begin()
    await dana.joined()
    await dana.say("hello")
    notice = await dana.hear("not verified", 30)
    assert not notice.decrypted and "no está verificada" in notice.body and "866" in notice.body
    said = [event["type"] for event in await chats.raw(dana)]
    assert said.count("m.room.message") == 1
    assert "m.room.encrypted" in said


async def test_why_a_key_is_withheld_is_told(chats: Chats) -> None:  # E4
    dana = await chats.voter(first="hello")
    session = vodozemac.GroupSession()
    await withhold(chats, dana, session.session_id, "m.unverified")
    await unreadable(chats, dana, session, "m.megolm.v1.aes-sha2", "withheld1")
    answer = await dana.hear("does not trust my device", 40)
    assert "no confía en mi dispositivo" in answer.body and "866" in answer.body
    await chats.check()


async def test_an_unknown_encryption_is_told_apart(chats: Chats) -> None:  # E4
    dana = await chats.voter(first="hello")
    await unreadable(chats, dana, vodozemac.GroupSession(), "m.megolm.v9", "unknown1")
    answer = await dana.hear("an encryption I do not know", 40)
    assert "cifrado que no conozco" in answer.body and "866" in answer.body
    await chats.check()


async def unreadable(
    chats: Chats, person: SealedVoter, session: vodozemac.GroupSession, algorithm: str, name: str
) -> None:
    content = {
        "algorithm": algorithm,
        "ciphertext": session.encrypt(b"{}").to_base64(),
        "session_id": session.session_id,
    }
    put = f"/_matrix/client/v3/rooms/{person.room}/send/m.room.encrypted/{name}"
    await chats.stage.synapse.ask("PUT", put, json=content, token=person.account.token)


async def withhold(chats: Chats, person: SealedVoter, session: str, code: str) -> None:
    content = {
        "algorithm": "m.megolm.v1.aes-sha2",
        "room_id": person.room,
        "session_id": session,
        "code": code,
        "sender_key": "AAAA",
    }
    body = {"messages": {chats.stage.bot_id: {"*": content}}}
    path = "/_matrix/client/v3/sendToDevice/m.room_key.withheld/w1"
    await chats.stage.synapse.ask("PUT", path, json=body, token=person.account.token)


async def test_a_key_that_was_lost_is_asked_for(chats: Chats) -> None:  # E4, E29
    """The person's app keeps the same session, so that sending again would not help."""
    dana = await chats.voter(first="hello")
    await chats.stage.bot.terminate()
    forget_rows(chats, "inbound")
    await chats.stage.bot.start()
    await dana.say("!privacy")
    await dana.hear("police|data", 40)
    assert not any("gave me no key" in getattr(event, "body", "") for event in dana.everything)
    await chats.check()


def forget_rows(chats: Chats, kind: str) -> None:
    with sqlite3.connect(chats.stage.data / "turnout.sqlite") as database:
        assert database.execute("DELETE FROM adapter_rows WHERE kind = ?", (kind,)).rowcount > 0


def rows(chats: Chats, kind: str, room: str) -> int:
    with sqlite3.connect(chats.stage.data / "turnout.sqlite") as database:
        found = database.execute(
            "SELECT count(*) FROM adapter_rows WHERE kind = ? AND substr(key, 1, ?) = ?", (kind, len(room), room)
        )
        return int(found.fetchone()[0])


async def test_deleted_data_close_what_was_said(chats: Chats) -> None:  # E21
    dana, ines = await chats.voter(first="hello"), await chats.voter(first="hello")
    await dana.say("The doors of Pine Hall are locked.")
    await dana.hear(".")
    await dana.say("delete my data")
    await dana.hear(".")
    await dana.say("1")
    await dana.hear("Your data is gone")
    # A sync later.
    await ines.say("!privacy")
    await ines.hear("police|data")
    for _ in range(100):
        if not rows(chats, "forgotten", dana.room):
            break
        await asyncio.sleep(0.1)
    for kind in ("seen", "read", "parked", "forgotten"):
        assert rows(chats, kind, dana.room) == 0, kind
    assert rows(chats, "own", dana.room) <= 1  # of the farewell, if that left later
    assert rows(chats, "seen", ines.room) > 0
    # The same session goes on; only what came before is closed.
    await dana.say("hello")
    assert (await dana.hear("ZIP|wrong|program")).decrypted
    assert not any("gave me no key" in getattr(event, "body", "") for event in dana.everything)
    await chats.check()


async def upload_identity(chats: Chats, user: str, token: str) -> None:
    """An identity that signs no device."""
    master, own = vodozemac.Account(), vodozemac.Account()

    def document(key: vodozemac.Account, usage: str) -> Json:
        name = key.ed25519_key.to_base64()
        body: Json = {"keys": {f"ed25519:{name}": name}, "usage": [usage], "user_id": user}
        text = json.dumps(body, separators=(",", ":"), sort_keys=True).encode()
        signer = master.ed25519_key.to_base64()
        return body | {"signatures": {user: {f"ed25519:{signer}": master.sign(text).to_base64()}}}

    body = {"master_key": document(master, "master"), "self_signing_key": document(own, "self_signing")}
    path = "/_matrix/client/v3/keys/device_signing/upload"
    await chats.stage.synapse.ask("POST", path, json=body, token=token)
