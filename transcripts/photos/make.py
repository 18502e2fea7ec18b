"""Makes the photos and videos that the transcripts send. Run it with Pillow and ffmpeg: python3 transcripts/photos/make.py

Each photo carries an EXIF block with a camera, a name and a place, so that a leak would be seen.
"""

import subprocess
from pathlib import Path

from PIL import Image, ImageDraw

HERE = Path(__file__).parent


def exif() -> Image.Exif:
    data = Image.Exif()
    data[0x010F] = "Planted Camera Works"
    data[0x013B] = "Planted Photographer"
    data.get_ifd(0x8825).update({1: "N", 2: (33.0, 26.0, 54.0), 3: "W", 4: (112.0, 4.0, 26.0)})
    return data


def draw(name: str, sky: str, ground: str, people: int) -> None:
    picture = Image.new("RGB", (640, 480), sky)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, 300, 640, 480), fill=ground)
    pen.rectangle((400, 120, 620, 320), fill="#9a5b3c")
    pen.rectangle((490, 220, 540, 320), fill="#3b2a20")
    for index in range(people):
        x = 20 + index * 44
        pen.ellipse((x, 250, x + 24, 274), fill="#c99a72")
        pen.rectangle((x - 2, 274, x + 26, 350), fill=("#22577a", "#38a3a5", "#80565b")[index % 3])
    picture.save(HERE / name, quality=80, exif=exif())


draw("line.jpg", "#bfe0f5", "#7d8c7a", 8)
draw("door.jpg", "#e8d9b5", "#8a8173", 0)
draw("machine.jpg", "#d7d7e0", "#5d5d66", 1)
draw("sign.jpg", "#f0c9a0", "#6b705c", 2)
whole = (HERE / "line.jpg").read_bytes()
(HERE / "broken.jpg").write_bytes(whole[: len(whole) // 2])
(HERE / "letter.jpg").write_bytes(b"Dear voter, this is a letter and not a photo.\n")


def film(name: str, *words: str) -> None:
    subprocess.run(["ffmpeg", "-v", "error", "-y", *words, str(HERE / name)], check=True)


# With sound, a place and a maker, so that a leak would be seen; one of more than a minute; one that ends too early.
film(
    "line.mp4", "-f", "lavfi", "-i", "testsrc2=s=160x120:r=10:d=2", "-f", "lavfi", "-i", "sine=d=2", "-c:v", "libx264",
    "-preset", "veryslow", "-crf", "32", "-pix_fmt", "yuv420p", "-c:a", "aac", "-b:a", "8k",
    "-metadata", "location=+33.4484-112.0740/", "-metadata", "make=Phone",
)
film(
    "long.mp4", "-f", "lavfi", "-i", "color=gray:s=64x48:r=1:d=62", "-c:v", "libx264", "-crf", "40", "-pix_fmt", "yuv420p",
)
(HERE / "broken.mp4").write_bytes((HERE / "line.mp4").read_bytes()[:3000])
(HERE / "letter.mp4").write_bytes(b"Dear voter, this is a letter and not a video.\n")
