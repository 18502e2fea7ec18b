"""CPU per update and memory of `turnout run` under load, beside an aiogram bot with the same dialog.

    make bench                      # builds the release binary and runs this
    LOAD_VOTERS=100 make bench      # smaller

A small Bot API server on loopback plays voters who each file a report in eight messages, every next one after the
bot's reply. Both bots run one after the other on the same machine; CPU is the process's own (user and system time),
so that what else the machine does matters little. Read the ratios.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import parse_qs

ROOT = Path(__file__).resolve().parents[1]
VOTERS = int(os.environ.get("LOAD_VOTERS", "250"))
SCRIPT = ["/start", "30310", "/report", "Only one machine works and the line is long", "skip", "Lincoln School", "now", "send"]
TOKEN = "123456789:AAbenchmarkbenchmarkbenchmarkbench"
ROOM = -1001234567890
# Measured for one update on this kind of machine: decoding 10 µs, storing 5 µs, sending 48 µs.
FLOOR = 63e-6


class Platform:
    """Just enough of the Bot API to keep a bot busy."""

    def __init__(self) -> None:
        self.queue: list[dict] = []
        self.arrived = asyncio.Event()
        self.next_update = 1
        self.next_message = 1
        self.step: dict[int, int] = {}
        self.done = asyncio.Event()

    def say(self, voter: int) -> None:
        text = SCRIPT[self.step[voter]]
        entities = [{"type": "bot_command", "offset": 0, "length": len(text)}] if text.startswith("/") else []
        person = {"id": voter, "is_bot": False, "first_name": "Voter", "language_code": "en"}
        chat = {"id": voter, "type": "private", "first_name": "Voter"}
        message = {"message_id": self.next_message, "date": int(time.time()), "chat": chat, "from": person, "text": text}
        if entities:
            message["entities"] = entities
        self.queue.append({"update_id": self.next_update, "message": message})
        self.next_update += 1
        self.next_message += 1
        self.arrived.set()

    def start(self) -> None:
        for voter in range(1, VOTERS + 1):
            self.step[voter] = 0
            self.say(voter)

    def replied(self, chat: int) -> None:
        if chat not in self.step:
            return
        self.step[chat] += 1
        if self.step[chat] < len(SCRIPT):
            self.say(chat)
        elif all(step >= len(SCRIPT) for step in self.step.values()):
            self.done.set()

    async def answer(self, method: str, values: dict) -> object:
        if method == "getMe":
            return {"id": 123456789, "is_bot": True, "first_name": "Bot", "username": "bench_bot", "can_join_groups": True,
                    "can_read_all_group_messages": False, "supports_inline_queries": False}
        if method == "getWebhookInfo":
            return {"url": "", "has_custom_certificate": False, "pending_update_count": 0}
        if method == "getUpdates":
            offset = int(values.get("offset") or 0)
            self.queue = [update for update in self.queue if update["update_id"] >= offset]
            if not self.queue:
                self.arrived.clear()
                try:
                    await asyncio.wait_for(self.arrived.wait(), float(values.get("timeout") or 0))
                except asyncio.TimeoutError:
                    pass
            return self.queue[:100]
        if method == "getChatMember":
            return {"status": "administrator", "user": {"id": 1, "is_bot": False, "first_name": "A"}}
        if method == "sendMessage":
            chat = int(values["chat_id"])
            message = {"message_id": self.next_message, "date": int(time.time()), "text": "x",
                       "chat": {"id": chat, "type": "private" if chat > 0 else "supergroup", "title": "Room"}}
            self.next_message += 1
            self.replied(chat)
            return message
        return True

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
                lines = head.split("\r\n")
                headers = {k.lower(): v.strip() for k, _, v in (line.partition(":") for line in lines[1:] if line)}
                body = await reader.readexactly(int(headers.get("content-length", 0)))
                method = lines[0].split(" ")[1].split("?")[0].rsplit("/", 1)[1]
                result = await self.answer(method, self.values(headers.get("content-type", ""), body))
                reply = json.dumps({"ok": True, "result": result}).encode()
                writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(reply) + reply)
                await writer.drain()
        except (asyncio.IncompleteReadError, asyncio.CancelledError, ConnectionError):
            pass
        finally:
            writer.close()

    @staticmethod
    def values(kind: str, body: bytes) -> dict:
        if "json" in kind:
            return json.loads(body or b"{}")
        if "urlencoded" in kind:
            return {key: value[0] for key, value in parse_qs(body.decode()).items()}
        values = {}
        if "boundary=" in kind:
            boundary = kind.split("boundary=")[1].strip('"').encode()
            for part in body.split(b"--" + boundary)[1:-1]:
                head, _, value = part.strip(b"\r\n").partition(b"\r\n\r\n")
                name = head.decode("latin-1").split('name="')[1].split('"')[0]
                values[name] = value.decode("utf-8", "replace")
        return values


def cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024


async def measure(name: str, command: list[str], settings: dict[str, str]) -> tuple[float, float]:
    platform = Platform()
    server = await asyncio.start_server(platform.serve, "127.0.0.1", 0, limit=1 << 22)
    port = server.sockets[0].getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **{key: os.environ[key] for key in ("PATH", "HOME") if key in os.environ}, **settings,
            "TELEGRAM_TOKEN": TOKEN, "TELEGRAM_API": f"http://127.0.0.1:{port}", "TURNOUT_DATA": folder, "CIVIC_SYNC": "off",
            "TELEGRAM_REVIEW_ROOM": str(ROOM), "TELEGRAM_GROUP_RATE": "100000", "TELEGRAM_RATE": "100000", "TURNOUT_LOG": "error",
        }
        process = await asyncio.create_subprocess_exec(*command, env=environment, cwd=folder)
        await asyncio.sleep(3)
        before = cpu(process.pid)
        platform.start()
        await asyncio.wait_for(platform.done.wait(), 1200)
        await asyncio.sleep(2)
        used, peak = cpu(process.pid) - before, memory(process.pid)
        process.terminate()
        await process.wait()
    server.close()
    per_update = used / (VOTERS * len(SCRIPT))
    print(f"{name:28} {per_update * 1e3:8.3f} ms CPU an update   {peak:6.1f} MB resident at most", flush=True)
    return per_update, peak


async def main() -> None:
    print(f"{VOTERS} voters, {len(SCRIPT)} messages each, every next one after the bot's reply")
    ours, our_memory = await measure("turnout", [str(ROOT / ".build/release/turnout"), "run"], {})
    peer, peer_memory = await measure(
        "aiogram, SQLite, durable", [sys.executable, str(ROOT / "Benchmarks/peer.py")], {})
    print(f"turnout / aiogram: CPU 1/{peer / ours:.1f}, memory 1/{peer_memory / our_memory:.1f}")
    print(f"turnout / floor of {FLOOR * 1e6:.0f} µs (decode, store, send): {ours / FLOOR:.1f}")


asyncio.run(main())
