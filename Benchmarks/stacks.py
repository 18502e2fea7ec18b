"""Where the CPU of a profile went: what `perf script --no-inline -F comm,ip,sym,dso` prints, sorted by whole stacks.

    perf script --no-inline -F comm,ip,sym,dso -i FILE | swift demangle --simplified | stacks.py [--ms-per-update N]

A sample counts for the first row whose pattern is anywhere on its stack, so rows come from special to general. Beside
each row stand the program's own functions that were nearest to the leaf.
"""

from __future__ import annotations

import re
import sys
from collections import Counter

# What a sample is for: the first pattern that some frame of its stack matches.
ROWS = [
    ("disk: making durable", r"fdatasync|fsync"),
    ("disk: writing, reading, locking", r"pwrite|pread|unixLock|unixUnlock|fcntl|ftruncate|walChecksum"),
    ("seals", r"RowSeals|RowSum|EVP_|SHA256|sha256"),
    ("JSON of Foundation", r"JSONEncoder|JSONDecoder|JSONScanner|JSONMap|JSONWriter|JSONReference|JSONEncoderValue|__JSON"),
    ("HTTP", r"curl|Curl|HTTPClient|HTTPRequest|\bepoll|libssl"),
    ("SQLite in user space", r"sqlite3|libsqlite"),
    ("likeness of reports", r"Lookalikes|Likeness|Traces"),
    ("understanding", r"Understanding\.|Lexicon|Speller|DangerBar|LinearModel|Folding|Plain\b"),
    ("engine", r"Engine\.|Visit\b|Prompt\b|Catalogue"),
    ("requests and answers of Telegram", r"Telegram"),
    ("Swift of the store", r"\bStore\.|Outbox|People|Database|Statement"),
    ("dispatcher and ingest", r"Dispatcher|SendBudget|Ingest|Mailbox"),
    ("threads: waking, sleeping, hopping", r"futex|pthread|dispatch|swift_task|swift_job|sched|poll|eventfd|__libc_read|__write|clone"),
]
OURS = re.compile(r"\bin (Store|Services|HTTP|Adapters|Conversation|Understanding)\b|\b(Store|Dispatcher|Ingest|Outbox|People|Engine)\.")


def samples(lines):
    stack: list[str] = []
    for line in lines:
        if line.strip() and line[0].isspace():
            stack.append(line.strip().partition(" ")[2])
        elif not line.strip() and stack:
            yield stack
            stack = []
    if stack:
        yield stack


# The one thread runs everything else inside the loop of HTTP; what it runs is no HTTP.
RUN_BY_LOOP = re.compile(r"CurlLoop\.doWork|swift_job_run|runJobInEstablished")


def row_of(stack: list[str]) -> str:
    inner = next((place for place, frame in enumerate(stack) if RUN_BY_LOOP.search(frame)), len(stack))
    joined = "\n".join(stack[:inner] or stack)
    return next((name for name, pattern in ROWS if re.search(pattern, joined)), "other")


def is_ours(frame: str) -> bool:
    return "turnout)" in frame and not re.match(r"(specialized )?(protocol|partial|generic|merged|swift_|_\$s|__|thunk)", frame) \
        and re.search(r"[a-z]\w*\(", frame) is not None and not re.match(r"(Array|Dictionary|Set|String|Substring|Optional|Swift|JSON|_?Contiguous|Sequence|Collection|closure #\d+ in (Array|JSON))", frame)


def short(frame: str) -> str:
    return re.sub(r"specialized |\(/.*\)$|\+0x.*", "", frame).strip().split("(")[0][:60]


def main() -> None:
    per_update = float(sys.argv[sys.argv.index("--us-per-update") + 1]) if "--us-per-update" in sys.argv else 0
    rows: Counter[str] = Counter()
    own: dict[str, Counter[str]] = {}
    leaves: dict[str, Counter[str]] = {}
    for stack in samples(sys.stdin):
        row = row_of(stack)
        rows[row] += 1
        nearest = next((short(frame) for frame in stack if is_ours(frame)), "–")
        own.setdefault(row, Counter())[nearest] += 1
        leaves.setdefault(row, Counter())[short(stack[0])] += 1
    total = rows.total()
    print(f"{total} samples\n\n| % | µs | what | where |\n|---:|---:|---|---|")
    for row, count in rows.most_common():
        where = ", ".join(f"`{name}` {hits / total:.1%}" for name, hits in own[row].most_common(8))
        print(f"| {count / total * 100:.1f} | {count / total * per_update:.0f} | {row} | {where} |")
    if "--leaves" in sys.argv:
        for row, counter in leaves.items():
            print(row, counter.most_common(12))


main()
