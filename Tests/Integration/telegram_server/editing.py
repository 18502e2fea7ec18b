"""editMessage* and deleteMessage*."""

from __future__ import annotations

from typing import Any

from .checks import read_markup, read_text, same_content
from .errors import NOT_MODIFIED, bad_request, misuse
from .registry import Context, chat_of, serves
from .sending import album_item
from .updates import unix_time
from .world import Chat, Json


def edited(context: Context) -> tuple[Chat, Json]:
    """The bot's own message that a call wants to change."""
    chat = chat_of(context, writing=True)
    if context.asked.get("message_id") is None:
        raise misuse("message identifier is not specified")
    message = chat.messages.get(context.asked.get("message_id"))
    if message is None:
        raise bad_request("message to edit not found")
    if message["from"]["id"] != context.server.world.bot.id:
        raise misuse("message can't be edited")
    return chat, message


def change(context: Context, chat: Chat, message: Json, content: Json, keys: tuple[str, ...]) -> Json:
    """Replace `keys` and the keyboard, unless nothing would change."""
    keys = (*keys, "reply_markup")
    if same_content(message, content, keys):
        raise bad_request(NOT_MODIFIED)
    server = context.server
    server.limits.edit(server.journal, chat.id, group=chat.is_group)
    fresh = {key: value for key, value in message.items() if key not in keys}
    fresh |= {key: value for key, value in content.items() if value not in (None, [], "")}
    fresh["edit_date"] = unix_time()
    chat.messages[message["message_id"]] = fresh
    context.call.message_ids.append(message["message_id"])
    chat.record("edit", fresh, by_bot=True)
    return fresh


@serves("editMessageText")
async def edit_text(context: Context) -> Json:
    written = read_text(context.asked, context.server.journal)
    markup = read_markup(context.asked, inline_only=True)
    chat, message = edited(context)
    if "text" not in message:
        raise bad_request("there is no text in the message to edit")
    content = {"text": written.text, "entities": written.entities, "reply_markup": markup}
    return change(context, chat, message, content, ("text", "entities"))


@serves("editMessageCaption")
async def edit_caption(context: Context) -> Json:
    written = read_text(context.asked, context.server.journal, "caption")
    markup = read_markup(context.asked, inline_only=True)
    chat, message = edited(context)
    if "photo" not in message and "document" not in message:
        raise bad_request("there is no caption in the message to edit")
    content = {"caption": written.text, "caption_entities": written.entities, "reply_markup": markup}
    return change(context, chat, message, content, ("caption", "caption_entities"))


@serves("editMessageReplyMarkup")
async def edit_markup(context: Context) -> Json:
    markup = read_markup(context.asked, inline_only=True)
    chat, message = edited(context)
    return change(context, chat, message, {"reply_markup": markup}, ())


@serves("editMessageMedia")
async def edit_media(context: Context) -> Json:
    markup = read_markup(context.asked, inline_only=True)
    chat, message = edited(context)
    content = album_item(context, context.asked.get("media", {})) | {"reply_markup": markup}
    return change(context, chat, message, content, ("photo", "document", "caption", "caption_entities"))


@serves("deleteMessage")
async def delete_message(context: Context) -> bool:
    chat = chat_of(context)
    message = chat.messages.get(context.asked.get("message_id"))
    if message is None:
        raise bad_request("message to delete not found")
    own = message["from"]["id"] == context.server.world.bot.id
    admin = chat.is_group and chat.members[context.server.world.bot.id].status == "administrator"
    if not (own or admin or chat.type == "private") or unix_time() - message["date"] > 48 * 3600:
        raise bad_request("message can't be deleted")
    _delete(context, chat, message)
    return True


@serves("deleteMessages")
async def delete_messages(context: Context) -> bool:
    chat = chat_of(context)
    wanted: list[Any] = context.asked.get("message_ids", [])
    if not 1 <= len(wanted) <= 100:
        raise misuse("too many or no message identifiers specified")
    for message_id in wanted:
        if message_id in chat.messages:
            _delete(context, chat, chat.messages[message_id])
    return True


def _delete(context: Context, chat: Chat, message: Json) -> None:
    del chat.messages[message["message_id"]]
    context.call.message_ids.append(message["message_id"])
    chat.record("delete", message, by_bot=True)
