"""The Matrix side: a real Synapse, and a proxy before it that breaks things on purpose."""

from .proxy import FaultProxy
from .settings import SERVER_NAME
from .synapse import Account, Refused, Synapse, fast_folder

__all__ = ["SERVER_NAME", "Account", "FaultProxy", "Refused", "Synapse", "fast_folder"]
