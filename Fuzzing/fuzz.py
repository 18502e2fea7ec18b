#!/usr/bin/env python3
"""Fuzzes every decoder path under libFuzzer and the address and undefined-behaviour sanitizers.

    python3 Fuzzing/fuzz.py [--seconds 600] [--jobs 2] [TARGET...]

The seconds are shared by all targets. Builds with the clang of the Swift toolchain (FUZZ_CLANG names another) into
.build/fuzz; the corpus there grows from run to run. Exit status 1 if anything was found: the file that shows it lies in
.build/fuzz/found.
"""

import argparse
import base64
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PLACE = ROOT / ".build" / "fuzz"
FORMATS = {"jpeg": "CIMG_JPEG", "png": "CIMG_PNG", "webp": "CIMG_WEBP", "gif": "CIMG_GIF", "heif": "CIMG_HEIF"}
TARGETS = [*FORMATS, "colour", "video", "headers", "json", "cipher"]
LIBRARIES = ["-ljpeg", "-lpng", "-lwebp", "-lwebpdemux", "-lgif", "-llcms2", "-lm", "-ldl"]
TEXTS = [
    r'{"ok":true,"result":[{"update_id":7,"message":{"text":"Caf\u00e9 \ud83d\ude00","chat":{"id":-5}}},{"a":1.5e3}]}',
    r'{"a":[null,true,false,-0,1e400,"\ud800",{"b":[[]]}],"a":"\"\\\/\b\f\n\r\t"}',
]
# Messages between devices and to rooms that were once sent (bytes of base64), each behind the number of its kind.
MESSAGES = ROOT / "Tests" / "EncryptionTests" / "vectors.json"
SANITIZE = "-fsanitize=fuzzer,address,undefined"
# What Swift reads by itself; none of it needs a C library.
HEADERS = [
    "CleanPhoto", "HEIFHeader", "JPEGHeader", "Orientation", "PNGHeader", "PhotoLimits", "PhotoLook", "PhotoRefusal",
    "PictureHeader", "PictureKind", "UntrustedBytes", "WebPHeader", "Workers/CodedBlocks", "Workers/HuffmanTables",
    "Workers/PhotoWire", "Workers/PlainJPEG", "Workers/StandardTables", "Workers/WireNumbers", "Videos/Boxes", "Videos/EBML",
    "Videos/Film", "Videos/MP4Reader", "Videos/MP4Writer", "Videos/OBU", "Videos/ParameterSets", "Videos/PlainVideo",
    "Videos/Units", "Videos/VideoKind", "Videos/VideoLimits", "Videos/VideoRefusal", "Videos/VideoWire",
    "Videos/WebMReader", "Videos/WebMWriter",
]
# Videos to begin with: the end of what `ffmpeg` is told.
FILMS = {
    "h264.mp4": ["-c:v", "libx264"], "hevc.mp4": ["-c:v", "libx265", "-x265-params", "log-level=none"], "av1.mp4": ["-c:v", "libaom-av1", "-cpu-used", "8"],
    "vp8.webm": ["-c:v", "libvpx"], "vp9.webm": ["-c:v", "libvpx-vp9"], "parts.mp4": ["-c:v", "libx264", "-movflags", "frag_keyframe"],
}


def toolchain(name):
    swift = pathlib.Path(shutil.which("swift") or sys.exit("swift is not installed")).resolve()
    return os.environ.get("FUZZ_CLANG") if name == "clang" and "FUZZ_CLANG" in os.environ else swift.parent / name


def run(*command):
    subprocess.run([str(word) for word in command], check=True)


def build_swift(module, sources, program, *more):
    run(
        toolchain("swiftc"), "-parse-as-library", "-sanitize=fuzzer,address", "-use-ld=lld", "-O", "-g", "-swift-version", "6",
        "-module-name", module, ROOT / "Fuzzing" / f"{module}.swift", *sources, *more, "-o", program,
    )


def build_ciphers(program):
    """The Swift side together with the C that it calls, whose headers are modules there."""
    objects = []
    for module in ("CCrypto", "COlm"):
        include = ROOT / "Sources" / module / "include"
        (PLACE / f"{module}.modulemap").write_text(f'module {module} {{ header "{include / module}.h" export * }}\n')
        for source in sorted((ROOT / "Sources" / module).glob("*.c")):
            objects.append(PLACE / f"{module}-{source.stem}.o")
            run(
                toolchain("clang"), "-fsanitize=fuzzer-no-link,address,undefined", "-fno-sanitize-recover=undefined", "-O2", "-g",
                "-I", include, "-c", source, "-o", objects[-1],
            )
    maps = [word for module in ("CCrypto", "COlm") for word in ("-Xcc", f"-fmodule-map-file={PLACE / module}.modulemap")]
    sources = sorted((ROOT / "Sources" / "Encryption").glob("*.swift"))
    # The runtime of the undefined-behaviour sanitizer is part of the address sanitizer's.
    build_swift("Ciphers", sources, program, *objects, *maps, "-ldl")


def build(target):
    program = PLACE / f"fuzz-{target}"
    if target == "headers":
        sources = [ROOT / "Sources" / "MediaProcessing" / f"{name}.swift" for name in HEADERS]
        build_swift("Headers", sources, program)
        return program
    if target == "json":
        build_swift("Messages", sorted((ROOT / "Sources" / "PlainJSON").glob("*.swift")), program)
        return program
    if target == "cipher":
        build_ciphers(program)
        return program
    if target == "video":
        films = ROOT / "Sources" / "CVideo"
        run(
            toolchain("clang"), SANITIZE, "-fuse-ld=lld", "-fno-sanitize-recover=undefined", "-O2", "-g", "-I", films / "include",
            ROOT / "Fuzzing" / "video.c", *sorted(films.glob("*.c")), "-ldl", "-o", program,
        )
        return program
    images = ROOT / "Sources" / "CJPEG"
    harness = ROOT / "Fuzzing" / ("colour.c" if target == "colour" else "decode.c")
    flags = [] if target == "colour" else [f"-DFORMAT={FORMATS[target]}"]
    run(
        toolchain("clang"), SANITIZE, "-fuse-ld=lld", "-fno-sanitize-recover=undefined", "-O2", "-g", *flags,
        "-I", images, "-I", images / "include", harness, *sorted(images.glob("*.c")), *LIBRARIES, "-o", program,
    )
    return program


def make_seeds():
    tests = ROOT / "Tests"
    makers = [tests / "JPEGMaker", tests / "PictureMaker"]
    includes = [word for maker in makers for word in ("-I", maker / "include")]
    sources = [file for maker in makers for file in sorted(maker.glob("*.c"))]
    run(toolchain("clang"), "-O1", *includes, ROOT / "Fuzzing" / "seeds.c", *sources, *LIBRARIES, "-o", PLACE / "seeds")
    for target in TARGETS:
        (PLACE / "seed" / target).mkdir(parents=True, exist_ok=True)
    run(PLACE / "seeds", PLACE / "seed")
    if shutil.which("ffmpeg"):
        for name, words in FILMS.items():
            source = ["-f", "lavfi", "-i", "testsrc2=s=64x48:r=10:d=0.5"]
            for target in ("video", "headers"):
                run("ffmpeg", "-v", "error", "-y", *source, *words, "-pix_fmt", "yuv420p", PLACE / "seed" / target / name)
    for number, text in enumerate(TEXTS):
        (PLACE / "seed" / "json" / str(number)).write_text(text)
    for number, message in enumerate(json.loads(MESSAGES.read_text())["megolm"]["messages"]):
        text = message["ciphertext"]
        (PLACE / "seed" / "cipher" / f"room-{number}").write_bytes(b"\2" + base64.b64decode(text + "=" * (-len(text) % 4)))
    key, blocks = bytes(range(9, 41)), bytes(32)
    plain = b"\3\n " + key + b"\x10\5\"" + bytes([len(blocks)]) + blocks + bytes(8)
    opening = b"\3\n " + key + b"\x12 " + key + b"\x1a " + key + b"\"" + bytes([len(plain)]) + plain
    (PLACE / "seed" / "cipher" / "plain").write_bytes(b"\0" + plain)
    (PLACE / "seed" / "cipher" / "opening").write_bytes(b"\1" + opening)
    (PLACE / "seed" / "cipher" / "handed-on").write_bytes(b"\4\1" + bytes(132) + key)
    (PLACE / "seed" / "cipher" / "row").write_bytes(b"\5\1" + bytes(44))
    (PLACE / "seed" / "cipher" / "recovery").write_bytes(b"\6EsTc LW2K PGiF wKEA 3As5 g5c4 BXwk qeeJ ZJV8 Q9fu gUMN UE4d")
    (PLACE / "seed" / "cipher" / "key").write_bytes(b"\3\2" + bytes(132) + key + bytes(64))


def fuzz(target, program, seconds):
    corpus, found = PLACE / "corpus" / target, PLACE / "found"
    corpus.mkdir(parents=True, exist_ok=True)
    found.mkdir(exist_ok=True)
    command = [
        program, corpus, PLACE / "seed" / target, f"-max_total_time={seconds}", "-timeout=20", "-rss_limit_mb=1500",
        "-max_len=40000", "-print_final_stats=1", f"-artifact_prefix={found}/{target}-",
    ]
    # Video decoders take their time to start, and keep what they have until the end.
    leaks = "0" if target in ("heif", "video") else "1"
    environment = {**os.environ, "ASAN_OPTIONS": f"detect_leaks={leaks}:allocator_may_return_null=1"}
    with open(PLACE / f"{target}.log", "wb") as log:
        status = subprocess.run([str(word) for word in command], stderr=log, stdout=log, env=environment).returncode
    words = (PLACE / f"{target}.log").read_text(errors="replace")
    runs = re.search(r"number_of_executed_units:\s+(\d+)", words)
    memory = re.search(r"peak_rss_mb:\s+(\d+)", words)
    numbers = f"{runs.group(1) if runs else '?'} runs, peak {memory.group(1) if memory else '?'} MB"
    print(f"{target:8} {'nothing found' if status == 0 else 'FOUND, see .build/fuzz/' + target + '.log'}: {numbers}")
    return status == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=int, default=600)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("targets", nargs="*", default=TARGETS, metavar="TARGET")
    options = parser.parse_args()
    if unknown := set(options.targets) - set(TARGETS):
        parser.error(f"there is no target {', '.join(unknown)}; there are {', '.join(TARGETS)}")
    PLACE.mkdir(parents=True, exist_ok=True)
    make_seeds()
    programs = {target: build(target) for target in options.targets}
    each = max(1, options.seconds * options.jobs // len(programs))
    print(f"{len(programs)} targets, {each} seconds each")
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        verdicts = list(pool.map(lambda item: fuzz(*item, each), programs.items()))
    sys.exit(0 if all(verdicts) else 1)


if __name__ == "__main__":
    main()
