#!/usr/bin/env python3
"""Prints the measures of the house: how large it is, and how far one change spreads.

    python3 Benchmarks/house.py [REVISION]

Reads what git tracks (or has at REVISION), builds nothing. Counts only: no number depends on the machine.
"""

import re
import statistics
import subprocess
import sys

CASE = re.compile(r"^\s*(?:indirect )?case (.+)$")
ENUM = re.compile(r"^(\s*)(?:(?:public|internal|private|fileprivate|indirect|package) )*enum (\w+)")


def git(*words):
    return subprocess.run(["git", *words], check=True, capture_output=True, text=True).stdout


def sources(revision):
    """Path and lines of every Swift file, at a revision or as it stands in the working tree."""
    listed = git("ls-tree", "-r", "--name-only", revision) if revision else git("ls-files")
    for path in listed.splitlines():
        if not path.endswith(".swift"):
            continue
        if revision:
            yield path, git("show", f"{revision}:{path}").splitlines()
            continue
        try:
            with open(path, encoding="utf-8") as file:
                yield path, file.read().splitlines()
        except FileNotFoundError:
            continue


def names(cases):
    """How many cases one `case` line declares: commas within brackets or text do not count."""
    bare = re.sub(r'"[^"]*"', "", cases.split("//")[0])
    while re.search(r"\([^()]*\)", bare):
        bare = re.sub(r"\([^()]*\)", "", bare)
    return len([name for name in bare.split("(")[0].split(",") if name.strip()])


def enums(lines):
    """Name and number of cases of every enum of a file; patterns of a `switch` stand deeper and do not count."""
    open_enums, found = [], {}
    for line in lines:
        indent = len(line) - len(line.lstrip())
        if line.strip() == "}":
            while open_enums and open_enums[-1][1] >= indent:
                open_enums.pop()
        declared = ENUM.match(line)
        if declared and not line.rstrip().endswith("}"):
            open_enums.append((declared[2], len(declared[1])))
            found.setdefault(declared[2], 0)
        case = CASE.match(line)
        if case and open_enums and indent == open_enums[-1][1] + 4 and not case[1].rstrip().endswith(":"):
            found[open_enums[-1][0]] += names(case[1])
    return found


def switches(files):
    """How many `switch`es of 20 cases or more there are: places that know a whole closed list. The one switch in which an
    enum of sentences says its own texts is where they stand, and does not count."""
    count = 0
    for lines in files.values():
        if any(": Wording {" in line for line in lines):
            continue
        depth_of = [len(line) - len(line.lstrip()) for line in lines]
        for at, line in enumerate(lines):
            if re.search(r"\bswitch\b.*\{\s*$", line):
                cases = 0
                for number in range(at + 1, len(lines)):
                    if depth_of[number] < depth_of[at] or (
                        depth_of[number] == depth_of[at] and lines[number].strip().startswith("}")
                    ):
                        break
                    if depth_of[number] == depth_of[at] and lines[number].strip().startswith("case "):
                        cases += 1
                count += cases >= 20
    return count


def commits(folder, newest, revision):
    """How many files each of the newest commits that touch a folder touched there."""
    log = git("log", "--no-merges", f"-{newest}", "--format=%x00", "--name-only", revision or "HEAD", "--", folder)
    return [len([name for name in commit.split("\n") if name]) for commit in log.split("\0") if commit.strip()]


def main():
    revision = sys.argv[1] if len(sys.argv) > 1 else None
    files = dict(sources(revision))
    by_target = {}
    for path, lines in files.items():
        target = "/".join(path.split("/")[:2]) if "/" in path else path
        count, total = by_target.get(target, (0, 0))
        by_target[target] = (count + 1, total + len(lines))
    print(f"{'Swift':32}{'files':>8}{'lines':>10}")
    for target, (count, total) in sorted(by_target.items(), key=lambda row: -row[1][1]):
        print(f"{target:32}{count:8}{total:10}")
    print(f"{'all':32}{len(files):8}{sum(map(len, files.values())):10}")

    lengths = [len(lines) for path, lines in files.items() if path.startswith("Sources/")]
    print(f"\nmedian file of Sources: {statistics.median(lengths):.0f} lines; over 300: {sum(n > 300 for n in lengths)}")

    cases = {}
    for path, lines in files.items():
        if path.startswith("Sources/"):
            for name, count in enums(lines).items():
                cases[(name, path)] = count
    print("largest enums of Sources:")
    for (name, path), count in sorted(cases.items(), key=lambda row: -row[1])[:8]:
        print(f"{count:6}  {name}  {path}")

    conversation = {path: lines for path, lines in files.items() if path.startswith("Sources/Conversation/")}
    print(f"switches of 20 cases or more in Conversation: {switches(conversation)}")
    touched = commits("Sources/Conversation", 100, revision)
    if touched:
        print(f"files of Conversation a commit touches, newest {len(touched)}: median {statistics.median(touched):.0f}, "
              f"most {max(touched)}")


if __name__ == "__main__":
    main()
