#!/usr/bin/env python3
"""What decoding in a process of its own costs: the way of a photo to a worker, and the start of one.

    python3 Benchmarks/photos/worker.py [--turnout .build/release/turnout] [--rounds 15]

Run measure.py first: it makes the photos. Processor time is the kernel's count for the worker's process, in nanoseconds;
the house's part, one write of the same bytes, is not in it.
"""

import argparse
import pathlib
import statistics
import struct
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Benchmarks"))
from worker_process import WorkerProcess  # noqa: E402

PLACE = ROOT / ".build" / "bench-photos"
# As PhotoWire has them: bytes, pixels (five kinds), scans, warnings, side, quality, nothing, count.
LIMITS = (20 << 20, 200_000_000, 64_000_000, 64_000_000, 16_000_000, 50_000_000, 64, 50, 1280, 82, 0)


class Worker(WorkerProcess):
    def __init__(self, turnout):
        self.start = time.monotonic()
        super().__init__(turnout, "photo-worker")

    def clean(self, photo):
        self.ours.sendall(struct.pack("<12q", *LIMITS, len(photo)))
        self.ours.sendall(photo)
        head = struct.unpack("<12q", self.receive(96))
        return self.receive(head[11])

    def cost(self, photo, rounds):
        costs = []
        for _ in range(rounds + 1):
            before = self.milliseconds()
            self.clean(photo)
            costs.append(self.milliseconds() - before)
        return statistics.median(costs[1:])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--turnout", default=str(ROOT / ".build" / "release" / "turnout"))
    parser.add_argument("--rounds", type=int, default=15)
    options = parser.parse_args()
    print("| photo | transfer alone, CPU | with decoding | worker's peak memory |")
    print("|---|---|---|---|")
    for name in ["b12", "p12", "b24", "b48"]:
        photo = (PLACE / f"{name}.jpg").read_bytes()
        worker = Worker(options.turnout)
        # As many bytes that are no picture: refused at the first one, so only the way there costs.
        transfer = worker.cost(bytes(len(photo)), options.rounds)
        whole = worker.cost(photo, options.rounds)
        cells = f"{transfer:.1f} ms | {whole:.1f} ms | {worker.memory('VmHWM'):.0f} MiB"
        print(f"| {name}, {len(photo) / 1e6:.1f} MB | {cells} |", flush=True)
        worker.end()
    tiny = (PLACE / "out.jpg").read_bytes()
    starts = []
    for _ in range(options.rounds):
        worker = Worker(options.turnout)
        worker.clean(tiny)
        starts.append((time.monotonic() - worker.start) * 1000)
        worker.end()
    print(f"\nA new worker's first answer to a photo of {len(tiny) // 1000} KB: {statistics.median(starts):.0f} ms")


if __name__ == "__main__":
    main()
