"""Content checks shared by everything that sends or edits."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from .errors import bad_request, misuse
from .journal import Journal
from .markup import MarkupError, parse_html, utf16_length
from .validation import Asked
from .world import Json

TEXT_LIMIT = 4096
CAPTION_LIMIT = 1024
RAW_LIMIT = 32 * 1024


@dataclass
class Written:
    text: str
    entities: list[Json]


def read_text(asked: Asked, journal: Journal, key: str = "text") -> Written:
    """The text after entity parsing, within the platform's limits."""
    source = asked.get(key, "")
    marks = "entities" if key == "text" else "caption_entities"
    return parse_written(asked.method, source, asked.get("parse_mode"), asked.get(marks, []), journal, key)


def parse_written(
    method: str, source: str, mode: str | None, given: list[Json], journal: Journal, key: str
) -> Written:
    try:
        source.encode("utf-8")
    except UnicodeEncodeError as problem:
        raise misuse("strings must be encoded in UTF-8") from problem
    if len(source.encode("utf-8")) > RAW_LIMIT:
        raise misuse(_too_long(key))
    written = Written(source, list(given))
    if mode is not None:
        written = _parse(method, source, mode, journal)
    written = _stripped(written)
    if key == "text" and not written.text:
        raise misuse("message text is empty")
    if len(written.text) > (TEXT_LIMIT if key == "text" else CAPTION_LIMIT):
        raise misuse(_too_long(key))
    units = utf16_length(written.text)
    for entity in written.entities:
        if entity.get("offset", 0) + entity.get("length", 0) > units:
            raise misuse("ENTITY_BOUNDS_INVALID")
    return written


def _too_long(key: str) -> str:
    return "message is too long" if key == "text" else "message caption is too long"


def _parse(method: str, source: str, mode: str, journal: Journal) -> Written:
    if mode.upper() != "HTML":
        raise misuse("unsupported parse_mode: this server reads HTML only")
    try:
        parsed = parse_html(source)
    except MarkupError as problem:
        raise misuse(f"can't parse entities: {problem}") from problem
    for doubt in parsed.doubts:
        journal.violation(method, f"HTML: {doubt}")
    return Written(parsed.text, parsed.entities)


def _stripped(written: Written) -> Written:
    lead = utf16_length(written.text) - utf16_length(written.text.lstrip())
    text = written.text.strip()
    units = utf16_length(text)
    entities = []
    for entity in written.entities:
        start = max(0, entity["offset"] - lead)
        end = min(units, entity["offset"] + entity["length"] - lead)
        if end > start:
            entities.append({**entity, "offset": start, "length": end - start})
    return Written(text, entities)


def read_markup(asked: Asked, *, inline_only: bool = False) -> Json | None:
    """The keyboard, within the platform's limits."""
    markup = asked.get("reply_markup")
    if markup is None:
        return None
    rows = markup.get("inline_keyboard")
    if rows is None:
        if inline_only:
            raise misuse("inline keyboard expected")
        return dict(markup)
    if sum(len(row) for row in rows) > 100:
        raise misuse("reply markup is too long: more than 100 buttons")
    for row in rows:
        if len(row) > 8:
            raise misuse("BUTTON_ROW_INVALID: more than 8 buttons in a row")
        for button in row:
            _check_button(button)
    return {"inline_keyboard": rows} if any(rows) else None


def _check_button(button: Json) -> None:
    if not button.get("text", "").strip():
        raise misuse("can't parse inline keyboard button: Text must not be empty")
    actions = set(button) - {"text", "style", "icon_custom_emoji_id"}
    if len(actions) != 1:
        raise misuse("Text buttons are unallowed in the inline keyboard")
    if "callback_data" in button and not 1 <= len(button["callback_data"].encode()) <= 64:
        raise misuse("BUTTON_DATA_INVALID")
    if "url" in button and not button["url"].startswith(("https://", "http://", "tg://")):
        raise misuse("inline keyboard button URL is invalid: Wrong HTTP URL")


def same_content(old: Json, new: Json, keys: tuple[str, ...]) -> bool:
    """Whether an edit would change nothing."""
    return all(_plain(old.get(key)) == _plain(new.get(key)) for key in keys)


def _plain(value: Any) -> str:
    return json.dumps(value or None, sort_keys=True)


def require(condition: bool, reason: str) -> None:
    if not condition:
        raise bad_request(reason)
