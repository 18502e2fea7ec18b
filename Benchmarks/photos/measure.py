#!/usr/bin/env python3
"""Measures photos against vipsthumbnail and against libjpeg-turbo alone, and prints ratios as Markdown.

    python3 Benchmarks/photos/measure.py [--turnout .build/release/turnout] [--rounds 7]

Needs a C compiler, cjpeg, djpeg and jpegtran (libjpeg-turbo-progs) and vipsthumbnail (libvips-tools). All files
are made here, with the same bytes on every machine; everything lands in .build/bench-photos. Whole processes are
run in turn, so that what else the machine does hits all of them; the median counts.
"""

import argparse
import os
import pathlib
import shutil
import statistics
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PLACE = ROOT / ".build" / "bench-photos"
LIBRARIES = ["-ljpeg", "-lpng", "-lwebp", "-lwebpdemux", "-lgif", "-llcms2"]
# Megapixels, sides and grain: with quality 92 the files weigh what phones write, 3.9, 7.0 and 13 MB.
SCENES = {"12": (4032, 3024, 104), "24": (5712, 4284, 88), "48": (8064, 6048, 79)}


def compile_tool(name, *arguments):
    compiler = shutil.which("clang") or shutil.which("cc")
    target = PLACE / name
    subprocess.run([compiler, "-O3", *map(str, arguments), "-o", str(target)], check=True)
    return target


def make_files(scene):
    files = {}
    for size, (width, height, grain) in SCENES.items():
        baseline, progressive = PLACE / f"b{size}.jpg", PLACE / f"p{size}.jpg"
        files[f"b{size}"], files[f"p{size}"] = baseline, progressive
        if progressive.exists():
            continue
        # Through a pipe: a child's peak memory is never below what this process had when it forked.
        painter = subprocess.Popen([scene, str(width), str(height), str(grain)], stdout=subprocess.PIPE)
        command = ["cjpeg", "-quality", "92", "-outfile", str(baseline)]
        subprocess.run(command, stdin=painter.stdout, check=True)
        if painter.wait() != 0:
            sys.exit("the scene could not be painted")
        with progressive.open("wb") as output:
            subprocess.run(["jpegtran", "-progressive", str(baseline)], stdout=output, check=True)
    return files


def run(command):
    """CPU milliseconds and peak resident MiB of one process."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{command[0]} ended with {process.returncode}")
    return (usage.ru_utime + usage.ru_stime) * 1000, usage.ru_maxrss / 1024


def contestants(turnout, file):
    out = str(PLACE / "out.jpg")
    return {
        "vipsthumbnail": ["vipsthumbnail", str(file), "-s", "1280", "-o", out + "[Q=82,strip]"],
        "turnout": [turnout, "photo", str(file), out],
        "djpeg": ["djpeg", "-outfile", "/dev/null", str(file)],
    }


def measure_processes(turnout, files, rounds):
    print("| file | vipsthumbnail | turnout | ratio | djpeg | ratio |")
    print("|---|---|---|---|---|---|")
    for name, file in files.items():
        results = {tool: [] for tool in contestants(turnout, file)}
        for _ in range(rounds):
            for tool, command in contestants(turnout, file).items():
                results[tool].append(run(command))
        cpu = {tool: statistics.median(r[0] for r in all_runs) for tool, all_runs in results.items()}
        memory = {tool: statistics.median(r[1] for r in all_runs) for tool, all_runs in results.items()}
        cells = [f"{name} ({file.stat().st_size / 1e6:.1f} MB)"]
        for tool in cpu:
            cells.append(f"{cpu[tool]:.0f} ms, {memory[tool]:.0f} MiB")
            if tool != "vipsthumbnail":
                cells.append(f"**{cpu[tool] / cpu['vipsthumbnail']:.2f}**")
        print("| " + " | ".join(cells) + " |", flush=True)


def measure_in_process(tool, files, rounds):
    command = [str(tool), str(rounds), *map(str, files.values())]
    lines = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()
    print("| file | libvips | turnout | ratio | portable C | ratio | libjpeg-turbo alone |")
    print("|---|---|---|---|---|---|---|")
    for name, line in zip(files, lines):
        ours, portable, floor, *rest = map(float, line.split()[1:])
        vips = rest[0] if rest else float("nan")
        print(
            f"| {name} | {vips:.0f} ms | {ours:.0f} ms | **{ours / vips:.2f}** "
            f"| {portable:.0f} ms | {portable / vips:.2f} | {floor:.0f} ms |"
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--turnout", default=str(ROOT / ".build" / "release" / "turnout"))
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args()
    PLACE.mkdir(parents=True, exist_ok=True)
    scene = compile_tool("scene", HERE / "scene.c")
    sources = sorted((ROOT / "Sources" / "CJPEG").glob("*.c"))
    include = ROOT / "Sources" / "CJPEG" / "include"
    in_process = compile_tool(
        "inprocess", "-I", include, HERE / "inprocess.c", *sources, *LIBRARIES, "-lm", "-ldl"
    )
    files = make_files(scene)
    print("Whole processes: CPU (user and system), peak memory, and CPU against vipsthumbnail\n")
    measure_processes(options.turnout, files, options.rounds)
    print("\nIn one process, after warming up: CPU an image\n")
    measure_in_process(in_process, files, options.rounds)


if __name__ == "__main__":
    main()
