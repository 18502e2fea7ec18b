"""What the homeserver keeps for an account under a recovery key, read by a second program."""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

Json = dict[str, Any]
LETTERS = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"


def unpadded(data: bytes) -> str:
    return base64.b64encode(data).decode().rstrip("=")


def padded(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4))


def recovery_key(words: str) -> bytes:
    number = 0
    for letter in words.replace(" ", ""):
        number = number * 58 + LETTERS.index(letter)
    data = number.to_bytes(35, "big")
    assert data[:2] == b"\x8b\x01"
    parity = 0
    for byte in data:
        parity ^= byte
    assert parity == 0
    return data[2:34]


def keys(key: bytes, name: str) -> tuple[bytes, bytes]:
    drawn = HKDF(hashes.SHA256(), 64, bytes(32), name.encode()).derive(key)
    return drawn[:32], drawn[32:]


def turned(key: bytes, block: bytes, text: bytes) -> bytes:
    cipher = Cipher(algorithms.AES256(key), modes.CTR(block)).encryptor()
    return cipher.update(text) + cipher.finalize()


def is_right(key: bytes, described: Json) -> bool:
    """Whether a key is the one that this describes."""
    cipher, mac = keys(key, "")
    zeros = turned(cipher, padded(described["iv"]), bytes(32))
    return hmac.digest(mac, zeros, hashlib.sha256) == padded(described["mac"])


def opened(key: bytes, name: str, stored: Json) -> bytes:
    cipher, mac = keys(key, name)
    ciphertext = padded(stored["ciphertext"])
    assert hmac.digest(mac, ciphertext, hashlib.sha256) == padded(stored["mac"])
    return padded(turned(cipher, padded(stored["iv"]), ciphertext).decode())


def public_half(seed: bytes) -> str:
    key = Ed25519PrivateKey.from_private_bytes(seed).public_key()
    return unpadded(key.public_bytes(Encoding.Raw, PublicFormat.Raw))
