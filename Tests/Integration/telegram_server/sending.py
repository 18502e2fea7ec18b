"""send*, copy and forward."""

from __future__ import annotations

import re
from typing import Any

from .checks import parse_written, read_markup, read_text
from .errors import bad_request, misuse
from .files import DOCUMENT_LIMIT, StoredFile, check_photo, check_thumbnail, check_video
from .registry import Context, chat_of, serves
from .updates import unix_time
from .world import Chat, Json


def post(context: Context, chat: Chat, content: Json) -> Json:
    """Put one message of the bot into a chat."""
    world = context.server.world
    message: Json = {
        "message_id": world.next_message_id(chat),
        "from": world.bot.as_json(),
        "chat": chat.as_json(),
        "date": unix_time(),
        **{key: value for key, value in content.items() if value not in (None, [], "")},
    }
    if (thread := context.asked.get("message_thread_id")) is not None:
        message |= {"message_thread_id": thread, "is_topic_message": True}
    if context.asked.get("protect_content"):
        message["has_protected_content"] = True
    chat.messages[message["message_id"]] = message
    context.call.message_ids.append(message["message_id"])
    chat.record("new", message, by_bot=True)
    return message


def writable(context: Context, *, items: int = 1) -> Chat:
    """The chat to write to, after its budget has been charged."""
    chat = chat_of(context, writing=True)
    thread = context.asked.get("message_thread_id")
    if thread is not None and thread not in chat.topics:
        raise bad_request("message thread not found")
    if thread is not None and chat.topics[thread] == "closed":
        raise bad_request("TOPIC_CLOSED")
    server = context.server
    server.limits.message(server.journal, chat.id, group=chat.is_group, items=items)
    return chat


def replied_to(context: Context, chat: Chat) -> Json:
    """`reply_to_message`, where the message replied to still exists."""
    wanted = context.asked.get("reply_parameters")
    if wanted is None:
        return {}
    original = chat.messages.get(wanted["message_id"])
    if original is None:
        if wanted.get("allow_sending_without_reply"):
            return {}
        raise bad_request("message to be replied not found")
    return {"reply_to_message": {key: value for key, value in original.items() if key != "reply_to_message"}}


@serves("sendMessage")
async def send_message(context: Context) -> Json:
    written = read_text(context.asked, context.server.journal)
    markup = read_markup(context.asked)
    chat = chat_of(context, writing=True)
    reply = replied_to(context, chat)
    chat = writable(context)
    entities = [mentioning(context, entity) for entity in written.entities]
    content = {"text": written.text, "entities": [one for one in entities if one], "reply_markup": markup}
    return post(context, chat, content | reply)


def mentioning(context: Context, entity: Json) -> Json | None:
    """A link to somebody by their number names them, if the platform knows them; else it is no link at all."""
    match = re.fullmatch(r"tg://user\?id=(\d+)", entity.get("url", ""))
    if match is None:
        return entity
    user = context.server.world.users.get(int(match.group(1)))
    place = {key: entity[key] for key in ("offset", "length")}
    return None if user is None else {"type": "text_mention", "user": user.as_json()} | place


@serves("sendPhoto")
async def send_photo(context: Context) -> Json:
    written = read_text(context.asked, context.server.journal, "caption")
    markup = read_markup(context.asked)
    chat = chat_of(context, writing=True)
    photo = photo_sizes(context, context.asked.get("photo"))
    reply = replied_to(context, chat)
    chat = writable(context)
    content = {"photo": photo, "caption": written.text, "caption_entities": written.entities}
    return post(context, chat, content | {"reply_markup": markup} | reply)


@serves("sendVideo")
async def send_video(context: Context) -> Json:
    written = read_text(context.asked, context.server.journal, "caption")
    markup = read_markup(context.asked)
    chat = chat_of(context, writing=True)
    told = {key: context.asked.get(key) for key in ("duration", "width", "height")}
    upload = uploaded(context, context.asked.get("video"))
    if upload is None:
        raise bad_request("wrong file identifier/HTTP URL specified")
    check_video(upload[1], told)
    cover = uploaded(context, context.asked.get("cover"))
    if cover is not None:
        check_photo(*cover)
    thumbnail = uploaded(context, context.asked.get("thumbnail"))
    if thumbnail is not None:
        check_thumbnail(thumbnail[1])
    reply = replied_to(context, chat)
    chat = writable(context)
    files = context.server.world.files
    kept = files.keep(upload[1], folder="videos", suffix=".mp4", name=upload[0], mime="video/mp4")
    video = kept.as_document() | {key: value for key, value in told.items() if value is not None}
    if cover is not None:
        video["cover"] = [size.as_photo_size() for size in files.keep_photo(cover[1], sides=(320,))]
    content = {"video": video, "caption": written.text, "caption_entities": written.entities}
    return post(context, chat, content | {"reply_markup": markup} | reply)


@serves("sendDocument")
async def send_document(context: Context) -> Json:
    written = read_text(context.asked, context.server.journal, "caption")
    markup = read_markup(context.asked)
    chat = chat_of(context, writing=True)
    document = document_file(context, context.asked.get("document")).as_document()
    reply = replied_to(context, chat)
    chat = writable(context)
    content = {"document": document, "caption": written.text, "caption_entities": written.entities}
    return post(context, chat, content | {"reply_markup": markup} | reply)


@serves("sendMediaGroup")
async def send_media_group(context: Context) -> list[Json]:
    media = context.asked.get("media", [])
    if not 2 <= len(media) <= 10:
        raise misuse("an album has 2 to 10 items")
    chat = chat_of(context, writing=True)
    contents = [album_item(context, item) for item in media]
    reply = replied_to(context, chat)
    chat = writable(context, items=len(media))
    group = {"media_group_id": str(13_900_000_000_000_000 + context.call.seq)}
    return [post(context, chat, content | group | reply) for content in contents]


def album_item(context: Context, item: Json) -> Json:
    kind = item.get("type")
    written = parse_written(
        context.asked.method,
        item.get("caption") or "",
        item.get("parse_mode"),
        item.get("caption_entities") or [],
        context.server.journal,
        "caption",
    )
    caption: Json = {"caption": written.text, "caption_entities": written.entities}
    if kind == "photo":
        return {"photo": photo_sizes(context, item.get("media"))} | caption
    if kind == "document":
        return {"document": document_file(context, item.get("media")).as_document()} | caption
    raise misuse(f"can't parse InputMedia: type {kind} is not served here")


def photo_sizes(context: Context, source: Any) -> list[Json]:
    """The sizes of an uploaded photo, or of one already known by its file_id."""
    files = context.server.world.files
    upload = uploaded(context, source)
    if upload is not None:
        check_photo(*upload)
        return [size.as_photo_size() for size in files.keep_photo(upload[1], sides=(320,))]
    known = files.find(source)
    if known is None or not known.width:
        raise bad_request("wrong file identifier/HTTP URL specified")
    return [known.as_photo_size()]


def document_file(context: Context, source: Any) -> StoredFile:
    upload = uploaded(context, source)
    files = context.server.world.files
    if upload is None:
        known = files.find(source)
        if known is None:
            raise bad_request("wrong file identifier/HTTP URL specified")
        return known
    name, content = upload
    if not content:
        raise misuse("file must be non-empty")
    if len(content) > DOCUMENT_LIMIT:
        raise misuse("file is too big")
    return files.keep(content, folder="documents", suffix="", name=name)


def uploaded(context: Context, source: Any) -> tuple[str, bytes] | None:
    """Name and bytes of the part that `attach://part` points to."""
    if not isinstance(source, str) or not source.startswith("attach://"):
        return None
    part = context.asked.uploads.get(source.removeprefix("attach://"))
    if part is None:
        raise misuse("there is no part for the attach:// name")
    return part.name, part.content


@serves("copyMessage", "forwardMessage")
async def copy_message(context: Context) -> Json:
    origin = chat_of(context, "from_chat_id")
    original = origin.messages.get(context.asked.get("message_id"))
    if original is None:
        verb = "copy" if context.asked.method == "copyMessage" else "forward"
        raise bad_request(f"message to {verb} not found")
    if original.get("has_protected_content"):
        raise bad_request("message can't be forwarded: it is protected")
    chat = writable(context)
    kept = ("text", "entities", "caption", "caption_entities", "photo", "video", "document")
    message = post(context, chat, {key: original[key] for key in kept if key in original})
    return message if context.asked.method == "forwardMessage" else {"message_id": message["message_id"]}
