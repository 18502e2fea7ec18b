#!/usr/bin/env python3
"""Peak resident memory of `turnout photo`, from one to fifty megapixels, in every format; prints Markdown.

    python3 Benchmarks/photos/memory.py [--turnout .build/release/turnout]

Needs cjpeg, djpeg, jpegtran (libjpeg-turbo-progs) and a C compiler; cwebp (webp) and heif-enc (libheif-examples) for
their formats, whose columns are empty without them. The kernel's count of the larger of the two processes, input file
and program included.
"""

import argparse
import multiprocessing
import shutil
import struct
import subprocess
import zlib

from measure import HERE, PLACE, ROOT, compile_tool, run

# Four by three.
SIZES = {1: (1152, 864), 2: (1632, 1224), 5: (2592, 1944), 12: (4032, 3024), 24: (5712, 4284), 50: (8160, 6120)}
TURNED = b"Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0"


def chunk(name, body):
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def write_png(scene, size, target):
    """Each pixel four by four times: the limit on bytes lets no photo of 48 megapixels through as a PNG."""
    width, height = (side // 4 for side in size)
    painter = subprocess.Popen([scene, str(width), str(height), "80"], stdout=subprocess.PIPE)
    for _ in range(3):
        painter.stdout.readline()
    packer, body = zlib.compressobj(6), bytearray()
    for _ in range(height):
        row = painter.stdout.read(width * 3)
        wide = b"\0" + b"".join(row[x : x + 3] * 4 for x in range(0, len(row), 3))
        for _ in range(4):
            body += packer.compress(wide)
    body += packer.flush()
    head = struct.pack(">IIBBBBB", width * 4, height * 4, 8, 2, 0, 0, 0)
    target.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", bytes(body)) + chunk(b"IEND", b""))


def paths(megapixels):
    return {name: PLACE / f"m{megapixels}.{name}" for name in ["jpg", "prog.jpg", "turned.jpg", "png", "webp", "heic", "avif"]}


def make(scene, megapixels, size):
    """The scene in every format, as far as there are tools."""
    files = paths(megapixels)
    if not files["jpg"].exists():
        painter = subprocess.Popen([scene, *map(str, size), "80"], stdout=subprocess.PIPE)
        subprocess.run(["cjpeg", "-quality", "88", "-outfile", files["jpg"]], stdin=painter.stdout, check=True)
        painter.wait()
        with files["prog.jpg"].open("wb") as output:
            subprocess.run(["jpegtran", "-progressive", files["jpg"]], stdout=output, check=True)
        jpeg = files["prog.jpg"].read_bytes()
        files["turned.jpg"].write_bytes(jpeg[:2] + b"\xff\xe1" + struct.pack(">H", len(TURNED) + 2) + TURNED + jpeg[2:])
        write_png(scene, size, files["png"])
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        if shutil.which("cwebp"):
            subprocess.run(["cwebp", "-quiet", "-m", "0", files["jpg"], "-o", files["webp"]], check=True, **quiet)
        if shutil.which("heif-enc"):
            command = ["heif-enc", "-q", "50", "-p", "preset=ultrafast", files["jpg"], "-o", files["heic"]]
            subprocess.run(command, check=True, **quiet)
            command = ["heif-enc", "-A", "-q", "50", "-p", "speed=9", files["jpg"], "-o", files["avif"]]
            subprocess.run(command, check=True, **quiet)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--turnout", default=str(ROOT / ".build" / "release" / "turnout"))
    options = parser.parse_args()
    PLACE.mkdir(parents=True, exist_ok=True)
    scene = compile_tool("scene", HERE / "scene.c")
    print("| megapixels | JPEG | progressive | progressive, turned | PNG | WebP | HEIC | AVIF |")
    print("|---|---|---|---|---|---|---|---|")
    for megapixels, size in SIZES.items():
        # In a process of its own: a child's peak memory is never below what this one had when it forked.
        maker = multiprocessing.Process(target=make, args=(scene, megapixels, size))
        maker.start()
        maker.join()
        cells = []
        for file in paths(megapixels).values():
            if not file.exists() or file.stat().st_size > 20 << 20:
                cells.append("-")
                continue
            cpu, memory = run([options.turnout, "photo", str(file), str(PLACE / "out.jpg")])
            cells.append(f"{memory:.0f} MiB ({file.stat().st_size / 1e6:.1f} MB file), {cpu:.0f} ms")
        print(f"| {megapixels} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
