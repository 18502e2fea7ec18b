"""What the system tells about a process: its CPU, memory, and changes of threads."""

from __future__ import annotations

import os
import re
from pathlib import Path


def cpu(pid: int) -> float:
    """Seconds of user and system time, of all its threads that ever were."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def nanoseconds(pid: int) -> int:
    """The kernel's own count of processor time, of the threads that there are now."""
    return sum(int(each.read_text().split()[0]) for each in Path(f"/proc/{pid}/task").glob("*/schedstat"))


def memory(pid: int, name: str) -> float:
    """`VmRSS`, `VmHWM` or `RssAnon`, in MB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(re.search(rf"{name}:\s+(\d+)", status)[1]) / 1024


def switches(pid: int) -> int:
    """Context switches of the threads that there are now."""
    total = 0
    for status in Path(f"/proc/{pid}/task").glob("*/status"):
        total += sum(int(count) for count in re.findall(r"voluntary_ctxt_switches:\s+(\d+)", status.read_text()))
    return total


def calls(summary: str) -> dict[str, int]:
    """Calls by name, out of what `strace -c` wrote."""
    found = {}
    for row in summary.splitlines():
        columns = row.split()
        if len(columns) >= 5 and columns[0].replace(".", "").isdigit() and columns[3].isdigit():
            found[columns[-1]] = int(columns[3])
    return found
