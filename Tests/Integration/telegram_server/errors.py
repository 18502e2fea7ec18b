"""The platform's refusals, worded as the real server words them."""

from __future__ import annotations

from typing import Any

PREFIXES = {
    400: "Bad Request",
    401: "Unauthorized",
    403: "Forbidden",
    404: "Not Found",
    409: "Conflict",
    413: "Request Entity Too Large",
    429: "Too Many Requests",
    500: "Internal Server Error",
    502: "Bad Gateway",
    504: "Gateway Timeout",
}


class ApiError(Exception):
    """One `{"ok": false}` answer; `violation` says that a careful bot would never have caused it."""

    def __init__(
        self,
        code: int,
        reason: str = "",
        *,
        parameters: dict[str, Any] | None = None,
        violation: bool = False,
    ) -> None:
        self.code = code
        self.description = f"{PREFIXES[code]}: {reason}" if reason else PREFIXES[code]
        self.parameters = parameters
        self.violation = violation
        super().__init__(self.description)

    def body(self) -> dict[str, Any]:
        answer: dict[str, Any] = {"ok": False, "error_code": self.code, "description": self.description}
        if self.parameters:
            answer["parameters"] = self.parameters
        return answer


def bad_request(reason: str) -> ApiError:
    """A 400 that lies in the nature of things (a deleted message, an old query)."""
    return ApiError(400, reason)


def misuse(reason: str) -> ApiError:
    """A 400 that only a careless bot gets: it also counts as a violation."""
    return ApiError(400, reason, violation=True)


def forbidden(reason: str) -> ApiError:
    return ApiError(403, reason)


def too_many(retry_after: int) -> ApiError:
    return ApiError(429, f"retry after {retry_after}", parameters={"retry_after": retry_after})


def migrated(to: int) -> ApiError:
    return ApiError(
        400,
        "group chat was upgraded to a supergroup chat",
        parameters={"migrate_to_chat_id": to},
    )


NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the same as a "
    "current content and reply markup of the message"
)
QUERY_TOO_OLD = "query is too old and response timeout expired or query ID is invalid"
OTHER_POLLER = "terminated by other getUpdates request; make sure that only one bot instance is running"
WEBHOOK_ACTIVE = (
    "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first"
)
WRONG_FILE = "wrong file_id or the file is temporarily unavailable"
