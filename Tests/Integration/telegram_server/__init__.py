"""A strict local Telegram Bot API server: real shapes, real limits, scripted and random faults."""

from faults import Faults, Kind

from .limits import RateLimits
from .server import TelegramServer
from .world import Chat, User

__all__ = ["Chat", "Faults", "Kind", "RateLimits", "TelegramServer", "User"]
