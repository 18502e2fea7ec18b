"""Photos that can be told apart after the bot has resized and re-encoded them.

A photo is a grid of 8 x 6 large cells. Bright and dark cells spell a 32-bit number and its 16-bit
checksum; the colours are only for people. EXIF with a GPS position and a marker text is planted in each:
none of it may come out again.
"""

from __future__ import annotations

import binascii
import colorsys
import io

from PIL import Image

COLUMNS, ROWS = 8, 6
MARKER = b"PLANTED-BY-THE-TEST-camera-of-a-voter"
GPS_IFD, EXIF_IFD = 0x8825, 0x8769
ORIENTATION = 0x0112
# What has to be done to the upright picture so that a viewer obeying the tag turns it upright again.
TURNS = {
    1: None,
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_90,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_270,
}


def make_photo(number: int, *, width: int = 1280, orientation: int = 1, quality: int = 85) -> bytes:
    """A JPEG that carries `number` (0 to 2^32 - 1)."""
    grid = Image.new("RGB", (COLUMNS, ROWS))
    for place, bright in enumerate(_bits(number)):
        hue = ((number * 37 + place * 11) % 360) / 360
        red, green, blue = colorsys.hls_to_rgb(hue, 0.85 if bright else 0.14, 0.55)
        grid.putpixel(
            (place % COLUMNS, place // COLUMNS), (int(red * 255), int(green * 255), int(blue * 255))
        )
    image = grid.resize((width, width * ROWS // COLUMNS), Image.Resampling.NEAREST)
    turn = TURNS[orientation]
    if turn is not None:
        image = image.transpose(turn)
    out = io.BytesIO()
    image.save(out, "JPEG", quality=quality, exif=_exif(orientation), comment=MARKER)
    return out.getvalue()


def read_photo(content: bytes) -> int | None:
    """The number a photo carries, read upright and without minding EXIF; None when it carries none."""
    with Image.open(io.BytesIO(content)) as image:
        small = image.convert("L").resize((COLUMNS * 8, ROWS * 8), Image.Resampling.BOX)
    value = 0
    for place in range(COLUMNS * ROWS):
        left, top = place % COLUMNS * 8, place // COLUMNS * 8
        middle = small.crop((left + 2, top + 2, left + 6, top + 6)).tobytes()
        value = value << 1 | (sum(middle) > 127 * len(middle))
    number, check = value >> 16, value & 0xFFFF
    return number if _checksum(number) == check else None


def leftovers(content: bytes) -> list[str]:
    """What of the planted metadata is still in a photo the bot posted."""
    found = []
    if MARKER in content:
        found.append("marker")
    with Image.open(io.BytesIO(content)) as image:
        if len(image.getexif()) > 0:
            found.append("EXIF")
        found.extend(name for name in ("comment", "icc_profile", "xmp") if image.info.get(name))
    if b"Exif\0\0" in content[:4096] or b"http://ns.adobe.com/" in content:
        found.append("APP1")
    return found


def _bits(number: int) -> list[bool]:
    value = number << 16 | _checksum(number)
    return [bool(value >> shift & 1) for shift in range(COLUMNS * ROWS - 1, -1, -1)]


def _checksum(number: int) -> int:
    return binascii.crc_hqx(number.to_bytes(4, "big"), 0xFFFF)


def _exif(orientation: int) -> bytes:
    exif = Image.Exif()
    exif[ORIENTATION] = orientation
    exif[0x010F] = "Turnout test camera"
    exif[0x010E] = MARKER.decode()
    exif.get_ifd(EXIF_IFD)[0x9286] = b"ASCII\0\0\0" + MARKER
    gps = exif.get_ifd(GPS_IFD)
    gps[1], gps[2] = "N", (33.0, 44.0, 56.4)
    gps[3], gps[4] = "W", (84.0, 23.0, 16.8)
    return exif.tobytes()
