"""Albers' equal-area conic projection of the sphere, and how a map of it lies on its sheet."""

import math


class Albers:
    def __init__(self, south, north, middle):
        a, b = math.sin(math.radians(south)), math.sin(math.radians(north))
        self.n, self.middle = (a + b) / 2, middle
        self.c = math.cos(math.radians(south)) ** 2 + 2 * self.n * a
        self.scale, self.x, self.y = 1, 0, 0

    def flat(self, longitude, latitude):
        east = (longitude - self.middle + 180) % 360 - 180
        rho = math.sqrt(self.c - 2 * self.n * math.sin(math.radians(latitude))) / self.n
        turn = self.n * math.radians(east)
        return rho * math.sin(turn), rho * math.cos(turn)

    def __call__(self, longitude, latitude):
        """Right and down on the sheet, to a millionth of its unit: the same on every machine."""
        x, y = self.flat(longitude, latitude)
        return round(x * self.scale + self.x, 6), round(y * self.scale + self.y, 6)

    def place(self, x, y):
        """Longitude and latitude of a point on the sheet."""
        x, y = (x - self.x) / self.scale, (y - self.y) / self.scale
        sign = math.copysign(1, self.n)
        rho, turn = math.hypot(x, y), math.atan2(sign * x, sign * y)
        latitude = math.asin((self.c - (rho * self.n) ** 2) / (2 * self.n))
        return (self.middle + math.degrees(turn / self.n) + 180) % 360 - 180, math.degrees(latitude)

    def fit(self, places, left, top, width, height):
        """Lies in the box, as large as it can; returns how wide and high it is."""
        self.scale, self.x, self.y = 1, 0, 0
        xs, ys = zip(*(self.flat(*place) for place in places))
        self.scale = min(width / (max(xs) - min(xs)), height / (max(ys) - min(ys)))
        self.x, self.y = left - min(xs) * self.scale, top - min(ys) * self.scale
        return (max(xs) - min(xs)) * self.scale, (max(ys) - min(ys)) * self.scale


def own(places):
    """That of a map of one place: north is up in its middle."""
    longitudes = [x - 360 if x > 100 and min(p[0] for p in places) < -100 else x for x, _ in places]
    latitudes = [y for _, y in places]
    south, north = min(latitudes), max(latitudes)
    sixth = (north - south) / 6
    return Albers(south + sixth, north - sixth, (min(longitudes) + max(longitudes)) / 2)
