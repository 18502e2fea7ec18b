"""Requests held against aiogram's typed methods: nothing unknown, nothing of the wrong type."""

from __future__ import annotations

import json
import typing
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import aiogram.methods
from aiogram.methods.base import TelegramMethod
from aiohttp import web
from pydantic import BaseModel, ValidationError

METHODS: dict[str, type[TelegramMethod[Any]]] = {
    getattr(aiogram.methods, name).__api_method__.lower(): getattr(aiogram.methods, name)
    for name in aiogram.methods.__all__
    if name not in {"Request", "Response", "TelegramMethod"}
}
OUTDATED = {"reply_to_message_id", "allow_sending_without_reply", "disable_web_page_preview", "thumb"}


@dataclass
class Upload:
    name: str
    content: bytes


@dataclass
class Asked:
    """One request, read: plain parameters as JSON values, uploads by field name, what was wrong with it."""

    method: str
    params: dict[str, Any]
    uploads: dict[str, Upload] = field(default_factory=dict)
    complaints: list[str] = field(default_factory=list)
    refused: str | None = None

    def get(self, name: str, default: Any = None) -> Any:
        value = self.params.get(name)
        return default if value is None else value


async def read_request(request: web.Request, method: type[TelegramMethod[Any]]) -> Asked:
    """Read JSON, multipart, urlencoded or query parameters and validate them."""
    name = method.__api_method__
    kind = request.content_type
    asked = Asked(name, {})
    if kind == "application/json":
        body = await request.read()
        asked.params = _json_object(body, asked) if body else {}
    elif kind in {"multipart/form-data", "application/x-www-form-urlencoded"}:
        asked.params = await _form(request, method, asked)
    elif await request.read():
        asked.complaints.append(f"a body of content type {kind} is not read")
    for key, value in request.query.items():
        asked.params.setdefault(key, _from_text(method, key, value))
    _validate(asked, method)
    return asked


def _json_object(body: bytes, asked: Asked) -> dict[str, Any]:
    try:
        value = json.loads(body)
        if not isinstance(value, dict):
            raise ValueError("not an object")
    except ValueError as problem:
        asked.complaints.append(f"the body is no JSON object: {problem}")
        asked.refused = "can't parse JSON object"
        return {}
    return value


async def _form(request: web.Request, method: type[TelegramMethod[Any]], asked: Asked) -> dict[str, Any]:
    params: dict[str, Any] = {}
    for key, value in (await request.post()).items():
        if key in params:
            asked.complaints.append(f"parameter {key} is given twice")
        if isinstance(value, web.FileField):
            asked.uploads[key] = Upload(value.filename, value.file.read())
            if key in method.model_fields:
                params[key] = f"attach://{key}"
        else:
            params[key] = _from_text(method, key, str(value))
    return params


def _from_text(method: type[TelegramMethod[Any]], key: str, text: str) -> Any:
    """A form value is text; what is no string in the method's signature is JSON inside."""
    known = method.model_fields.get(key)
    if known is None:
        return text
    kinds = set(_leaves(known.annotation))
    if int in kinds and text.lstrip("-").isdigit():
        return int(text)
    if str in kinds:
        return text
    try:
        return json.loads(text)
    except ValueError:
        return text


def _leaves(annotation: Any) -> Iterator[Any]:
    arguments = typing.get_args(annotation)
    if typing.get_origin(annotation) in {list, dict} or not arguments:
        yield annotation
        return
    for argument in arguments:
        yield from _leaves(argument)


def _validate(asked: Asked, method: type[TelegramMethod[Any]]) -> None:
    """Strict first; what only passes leniently is taken (the platform would) but complained about."""
    _unwrap_text(asked, method)
    try:
        text = json.dumps(asked.params)
    except ValueError:
        asked.complaints.append("a parameter cannot be JSON")
        return
    try:
        model = method.model_validate_json(text, strict=True)
    except ValidationError as problem:
        asked.complaints.append(_said(problem))
        try:
            model = method.model_validate_json(text)
        except ValidationError as worse:
            first = worse.errors()[0]
            asked.refused = asked.refused or f"parameter {'.'.join(map(str, first['loc']))} is invalid"
            return
    asked.complaints.extend(_unknown(model, asked.method))
    asked.complaints.extend(f"{key} is outdated" for key in asked.params if key in OUTDATED)


def _unwrap_text(asked: Asked, method: type[TelegramMethod[Any]]) -> None:
    """`reply_markup` and the like may come as JSON text inside JSON."""
    for key, value in list(asked.params.items()):
        if isinstance(value, str) and key in method.model_fields:
            asked.params[key] = _from_text(method, key, value) if value[:1] in "{[" else value


def _said(problem: ValidationError) -> str:
    errors = problem.errors(include_input=False, include_url=False)
    return "; ".join(f"{'.'.join(map(str, error['loc']))}: {error['msg']}" for error in errors[:4])


def _unknown(value: Any, path: str) -> Iterator[str]:
    if isinstance(value, BaseModel):
        for key in value.model_extra or {}:
            yield f"unknown parameter {path}.{key}"
        for key in value.model_fields_set & set(type(value).model_fields):
            yield from _unknown(getattr(value, key), f"{path}.{key}")
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _unknown(item, f"{path}[{index}]")
