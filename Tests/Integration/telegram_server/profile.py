"""The bot itself: who it is, its commands and texts, how it gets updates."""

from __future__ import annotations

import json
import re

from .errors import misuse
from .registry import Context, serves
from .world import Json

TEXT_LIMITS = {"setMyDescription": 512, "setMyShortDescription": 120, "setMyName": 64}
TEXT_KEYS = {"Description": "description", "ShortDescription": "short_description", "Name": "name"}


@serves("getMe")
async def get_me(context: Context) -> Json:
    flags = {
        "can_join_groups": True,
        "can_read_all_group_messages": False,
        "supports_inline_queries": False,
        "can_connect_to_business": False,
        "has_main_web_app": False,
    }
    return context.server.world.bot.as_json() | flags


@serves("getUpdates")
async def get_updates(context: Context) -> list[Json]:
    asked = context.asked
    limit = asked.get("limit", 100)
    if not 1 <= limit <= 100:
        context.server.journal.violation(asked.method, "limit is 1 to 100")
    timeout = min(max(asked.get("timeout", 0), 0), 50)
    return await context.server.updates.poll(
        asked.get("offset", 0), min(max(limit, 1), 100), timeout, asked.get("allowed_updates")
    )


@serves("getWebhookInfo")
async def get_webhook_info(context: Context) -> Json:
    updates = context.server.updates
    info: Json = {
        "url": updates.webhook,
        "has_custom_certificate": False,
        "pending_update_count": len(updates.pending),
    }
    return info | ({"allowed_updates": sorted(updates.allowed)} if updates.allowed else {})


@serves("deleteWebhook")
async def delete_webhook(context: Context) -> bool:
    context.server.updates.webhook = ""
    if context.asked.get("drop_pending_updates"):
        context.server.journal.violation(context.asked.method, "pending updates were thrown away")
        context.server.updates.pending.clear()
    return True


def _place(context: Context) -> tuple[str, str]:
    scope = context.asked.get("scope", {"type": "default"})
    return json.dumps(scope, sort_keys=True), context.asked.get("language_code", "")


@serves("setMyCommands")
async def set_my_commands(context: Context) -> bool:
    commands = context.asked.get("commands", [])
    if len(commands) > 100:
        raise misuse("BOT_COMMANDS_TOO_MUCH")
    for command in commands:
        if not re.fullmatch(r"[a-z0-9_]{1,32}", command["command"]):
            raise misuse("BOT_COMMAND_INVALID")
        if not 1 <= len(command["description"]) <= 256:
            raise misuse("BOT_COMMAND_DESCRIPTION_INVALID")
    context.server.world.commands[_place(context)] = commands
    return True


@serves("getMyCommands")
async def get_my_commands(context: Context) -> list[Json]:
    return context.server.world.commands.get(_place(context), [])


@serves("deleteMyCommands")
async def delete_my_commands(context: Context) -> bool:
    context.server.world.commands.pop(_place(context), None)
    return True


@serves("setMyDescription", "setMyShortDescription", "setMyName")
async def set_my_text(context: Context) -> bool:
    key = TEXT_KEYS[context.asked.method.removeprefix("setMy")]
    text = context.asked.get(key, "")
    if len(text) > TEXT_LIMITS[context.asked.method]:
        raise misuse(f"the {key} is too long")
    context.server.world.profile[(key, context.asked.get("language_code", ""))] = text
    return True


@serves("getMyDescription", "getMyShortDescription", "getMyName")
async def get_my_text(context: Context) -> Json:
    key = TEXT_KEYS[context.asked.method.removeprefix("getMy")]
    return {key: context.server.world.profile.get((key, context.asked.get("language_code", "")), "")}


@serves("setChatMenuButton", "setMyDefaultAdministratorRights")
async def set_quietly(context: Context) -> bool:
    return True
