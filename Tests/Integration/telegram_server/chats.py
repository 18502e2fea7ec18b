"""Chats, members, callbacks, reactions, files."""

from __future__ import annotations

from .errors import QUERY_TOO_OLD, WRONG_FILE, bad_request, misuse
from .files import DOWNLOAD_LIMIT
from .journal import now
from .registry import Context, chat_of, serves
from .world import Json, Member

CHAT_ACTIONS = {
    "typing",
    "upload_photo",
    "record_video",
    "upload_video",
    "record_voice",
    "upload_voice",
    "upload_document",
    "choose_sticker",
    "find_location",
    "record_video_note",
    "upload_video_note",
}
ADMIN_RIGHTS = (
    "can_be_edited",
    "can_manage_chat",
    "can_delete_messages",
    "can_manage_video_chats",
    "can_restrict_members",
    "can_promote_members",
    "can_change_info",
    "can_invite_users",
    "can_post_stories",
    "can_edit_stories",
    "can_delete_stories",
)


def member_json(member: Member) -> Json:
    body: Json = {"status": member.status, "user": member.user.as_json()}
    if member.status == "creator":
        body["is_anonymous"] = member.anonymous
    elif member.status == "administrator":
        body |= {right: True for right in ADMIN_RIGHTS} | {"is_anonymous": member.anonymous}
    elif member.status == "restricted":
        rights = ("is_member", "can_send_messages", "can_send_photos")
        body |= {right: True for right in rights} | {"until_date": 0}
    elif member.status == "kicked":
        body["until_date"] = 0
    return body


@serves("getChat")
async def get_chat(context: Context) -> Json:
    chat = chat_of(context)
    return chat.as_json() | {
        "accent_color_id": 3,
        "max_reaction_count": 11,
        "accepted_gift_types": {
            kind: True
            for kind in (
                "unlimited_gifts",
                "limited_gifts",
                "unique_gifts",
                "premium_subscription",
                "gifts_from_channels",
            )
        },
    }


@serves("getChatMember")
async def get_chat_member(context: Context) -> Json:
    chat = chat_of(context)
    user = context.server.world.users.get(context.asked.get("user_id"))
    if user is None:
        raise bad_request("invalid user_id specified")
    if chat.user is not None:
        return member_json(Member(user))
    return member_json(chat.members.get(user.id) or Member(user, "left"))


@serves("getChatAdministrators")
async def get_chat_administrators(context: Context) -> list[Json]:
    chat = chat_of(context)
    if not chat.is_group:
        raise bad_request("there are no administrators in the private chat")
    own = context.server.world.bot.id
    return [
        member_json(member)
        for member in chat.members.values()
        if member.status in {"creator", "administrator"} and (not member.user.is_bot or member.user.id == own)
    ]


@serves("getChatMemberCount")
async def get_chat_member_count(context: Context) -> int:
    chat = chat_of(context)
    return sum(member.status not in {"left", "kicked"} for member in chat.members.values()) or 2


@serves("leaveChat")
async def leave_chat(context: Context) -> bool:
    chat = chat_of(context)
    chat.bot_out = True
    return True


@serves("sendChatAction")
async def send_chat_action(context: Context) -> bool:
    chat = chat_of(context, writing=True)
    if context.asked.get("action") not in CHAT_ACTIONS:
        raise misuse("wrong parameter action in request")
    chat.actions.append(context.asked.get("action"))
    return True


@serves("setMessageReaction")
async def set_message_reaction(context: Context) -> bool:
    chat = chat_of(context, writing=True)
    if context.asked.get("message_id") not in chat.messages:
        raise bad_request("message to react not found")
    if len(context.asked.get("reaction", [])) > 1:
        raise misuse("REACTIONS_TOO_MANY")
    return True


@serves("answerCallbackQuery")
async def answer_callback_query(context: Context) -> bool:
    server = context.server
    query = server.world.callbacks.get(context.asked.get("callback_query_id"))
    if len(context.asked.get("text", "")) > 200:
        raise misuse("MESSAGE_TOO_LONG")
    if query is None:
        raise misuse(QUERY_TOO_OLD)
    if query.answered_at is not None:
        excused = query.answer_lost or server.journal.killed_between(query.at, now())
        if not excused:
            server.journal.violation(context.asked.method, "a press was answered twice")
        raise bad_request(QUERY_TOO_OLD)
    if now() - query.at > server.callback_lifetime:
        server.journal.notes["a press was answered too late"] += 1
        raise bad_request(QUERY_TOO_OLD)
    query.answered_at = now()
    query.answers.append(dict(context.asked.params))
    server.answering[context.call.seq] = query
    server.world.answered.fire()
    return True


@serves("getFile")
async def get_file(context: Context) -> Json:
    stored = context.server.world.files.find(context.asked.get("file_id"))
    if stored is None:
        raise bad_request(WRONG_FILE)
    if stored.size > DOWNLOAD_LIMIT:
        # The update said how large the file is: a careful bot does not ask.
        raise misuse("file is too big")
    return {
        "file_id": stored.file_id,
        "file_unique_id": stored.unique_id,
        "file_size": stored.size,
        "file_path": stored.path,
    }
