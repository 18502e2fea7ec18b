"""homeserver.yaml for a test: loopback, SQLite, no federation, nothing that needs the network."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Any

from signedjson.key import generate_signing_key, write_signing_keys

SERVER_NAME = "precinct.test"
FAST = {"per_second": 10_000, "burst_count": 10_000}
# What an operator of a busy server would write; without it Synapse allows a user 0.2 messages a second.
GENEROUS: dict[str, Any] = {
    "rc_message": FAST,
    "rc_registration": FAST,
    "rc_admin_redaction": FAST,
    "rc_login": {"address": FAST, "account": FAST, "failed_attempts": FAST},
    "rc_joins": {"local": FAST, "remote": FAST},
    "rc_joins_per_room": FAST,
    "rc_invites": {"per_room": FAST, "per_user": FAST, "per_issuer": FAST},
    "rc_room_creation": FAST,
    "rc_media_create": FAST,
}
QUIET = {
    "version": 1,
    "formatters": {"plain": {"format": "%(asctime)s %(levelname)s %(name)s %(message)s"}},
    "handlers": {"file": {"class": "logging.FileHandler", "formatter": "plain", "filename": "synapse.log"}},
    "root": {"level": "WARNING", "handlers": ["file"]},
    "disable_existing_loggers": False,
}


def write_settings(folder: Path, port: int, *, generous: bool, more: dict[str, Any]) -> str:
    """Write homeserver.yaml with its key and log settings; the secret that registers users."""
    shared_secret = secrets.token_hex(16)
    key = folder / "signing.key"
    with key.open("w") as file:
        write_signing_keys(file, [generate_signing_key("a_test")])
    log = json.loads(json.dumps(QUIET))
    log["handlers"]["file"]["filename"] = str(folder / "synapse.log")
    (folder / "log.yaml").write_text(json.dumps(log))
    settings: dict[str, Any] = {
        "server_name": SERVER_NAME,
        "public_baseurl": f"http://127.0.0.1:{port}/",
        "pid_file": str(folder / "synapse.pid"),
        "listeners": [
            {
                "port": port,
                "bind_addresses": ["127.0.0.1"],
                "type": "http",
                "tls": False,
                "resources": [{"names": ["client"]}],
            }
        ],
        "database": {"name": "sqlite3", "args": {"database": str(folder / "homeserver.db")}},
        "log_config": str(folder / "log.yaml"),
        "media_store_path": str(folder / "media"),
        "signing_key_path": str(key),
        "macaroon_secret_key": secrets.token_hex(16),
        "form_secret": secrets.token_hex(16),
        "registration_shared_secret": shared_secret,
        "trusted_key_servers": [],
        "federation_domain_whitelist": [],
        "suppress_key_server_warning": True,
        "report_stats": False,
        "presence": {"enabled": False},
        "user_directory": {"enabled": False},
        "bcrypt_rounds": 4,
        "thumbnail_sizes": [],
    }
    settings |= (GENEROUS if generous else {}) | more
    # JSON is YAML.
    (folder / "homeserver.yaml").write_text(json.dumps(settings, indent=1))
    return shared_secret
