#!/usr/bin/env python3
"""Holds clean copies, and vipsthumbnail's, against a Lanczos resize of the benchmark photos' full decode.

    python3 Benchmarks/photos/quality.py [--turnout .build/release/turnout] [FILE...]

Needs numpy and Pillow. Run measure.py first, or name files. Prints PSNR of luma and chroma and SSIM of luma as
Markdown; the planes of the reference are resized in floating point.
"""

import argparse
import pathlib
import subprocess

import numpy
from PIL import Image

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PLACE = ROOT / ".build" / "bench-photos"


def planes(path):
    picture = Image.open(path)
    picture.draft("YCbCr", None)
    return [plane.convert("F") for plane in picture.convert("YCbCr").split()]


def psnr(a, b):
    return 10 * numpy.log10(255**2 / numpy.mean((numpy.asarray(a) - numpy.asarray(b)) ** 2))


def box(values, size=8):
    sums = numpy.cumsum(numpy.cumsum(numpy.pad(values, ((1, 0), (1, 0))), axis=0), axis=1)
    return (sums[size:, size:] - sums[:-size, size:] - sums[size:, :-size] + sums[:-size, :-size]) / size**2


def ssim(a, b):
    a, b = numpy.asarray(a, dtype=float), numpy.asarray(b, dtype=float)
    mean_a, mean_b = box(a), box(b)
    variance_a, variance_b = box(a * a) - mean_a**2, box(b * b) - mean_b**2
    covariance = box(a * b) - mean_a * mean_b
    one, two = (0.01 * 255) ** 2, (0.03 * 255) ** 2
    upper = (2 * mean_a * mean_b + one) * (2 * covariance + two)
    return numpy.mean(upper / ((mean_a**2 + mean_b**2 + one) * (variance_a + variance_b + two)))


def row(name, path, reference):
    result = planes(path)
    chroma = min(psnr(result[1], reference[1]), psnr(result[2], reference[2]))
    luma, likeness = psnr(result[0], reference[0]), ssim(result[0], reference[0])
    return f"| {name} | {path.stat().st_size:,} | {luma:.2f} | {chroma:.2f} | {likeness:.4f} |"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--turnout", default=str(ROOT / ".build" / "release" / "turnout"))
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    Image.MAX_IMAGE_PIXELS = None
    print("| file, tool | bytes | PSNR luma | PSNR chroma | SSIM luma |\n|---|---|---|---|---|")
    for file in options.files or sorted(PLACE.glob("[bp][0-9][0-9].jpg")):
        ours, theirs = PLACE / "ours.jpg", PLACE / "theirs.jpg"
        subprocess.run([options.turnout, "photo", str(file), str(ours)], check=True)
        subprocess.run(["vipsthumbnail", str(file), "-s", "1280", "-o", f"{theirs}[Q=82,strip]"], check=True)
        size = Image.open(ours).size
        reference = [plane.resize(size, Image.LANCZOS) for plane in planes(file)]
        print(row(f"{file.stem} turnout", ours, reference))
        print(row(f"{file.stem} vipsthumbnail", theirs, reference), flush=True)


if __name__ == "__main__":
    main()
