"""Looks for secrets in log lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def leaks(log: Sequence[str], secrets: Mapping[str, str]) -> list[str]:
    """For each secret seen: what it is and the line's number (never the secret itself)."""
    whole = "\n".join(log)
    found = []
    for secret, what in secrets.items():
        if secret and secret in whole:
            number = next((index for index, line in enumerate(log, 1) if secret in line), 0)
            found.append(f"{what} in line {number}")
    return found
