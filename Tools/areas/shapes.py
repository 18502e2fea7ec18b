"""Areas as rings of shared lines: cut where neighbours part, made simpler line by line, so that no gap opens between two."""

import heapq
import math


def rings(topology, geometry):
    """The closed rings of an area in whole units of the file, the first point once."""
    found = []
    parts = [geometry["arcs"]] if geometry["type"] == "Polygon" else geometry["arcs"]
    for ring in (ring for part in parts for ring in part):
        points = []
        for number in ring:
            line = topology[number] if number >= 0 else topology[~number][::-1]
            points += line[1:]
        found.append(points)
    return found


def lines(arcs):
    """The lines of a TopoJSON file as absolute whole numbers."""
    found = []
    for arc in arcs:
        x = y = 0
        line = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            line.append((x, y))
        found.append(line)
    return found


def united(areas):
    """The rings around several areas together: a line that two of them share is inside and goes."""
    edges = {}
    for ring in (ring for area in areas for ring in area):
        for a, b in zip(ring, ring[1:] + ring[:1]):
            if edges.get((b, a)):
                edges[(b, a)] -= 1
            elif a != b:
                edges[(a, b)] = edges.get((a, b), 0) + 1
    ahead = {}
    for (a, b), count in edges.items():
        ahead.setdefault(a, []).extend([b] * count)
    found = []
    for start in sorted(ahead):
        while ahead[start]:
            ring, at = [start], ahead[start].pop()
            while at != start:
                ring.append(at)
                at = ahead[at].pop()
            found.append(ring)
    return found


def cut(areas):
    """Shared lines, and each area as rings of their numbers; ~n is line n from its end."""
    near = {}
    for ring in (ring for area in areas for ring in area):
        for a, b in zip(ring, ring[1:] + ring[:1]):
            near.setdefault(a, set()).add(b)
            near.setdefault(b, set()).add(a)
    numbers, found, shapes = {}, [], []

    def number(line):
        key = min(line, line[::-1])
        if tuple(key) not in numbers:
            numbers[tuple(key)] = len(found)
            found.append(key)
        index = numbers[tuple(key)]
        return index if key == line else ~index

    for area in areas:
        shape = []
        for ring in area:
            nodes = [at for at, point in enumerate(ring) if len(near[point]) > 2]
            first = nodes[0] if nodes else ring.index(min(ring))
            turned = ring[first:] + ring[:first] + [ring[first]]
            ends = [at - first for at in nodes] or [0]
            shape.append([number(turned[a:b + 1]) for a, b in zip(ends, ends[1:] + [len(ring)])])
        shapes.append(shape)
    return found, shapes


def simpler(line, least, kept):
    """Without the points whose triangle with both neighbours is smaller than `least`; ends and `kept` points between stay."""
    count = len(line)
    before, after = [i - 1 for i in range(count)], [i + 1 for i in range(count)]
    size = [math.inf] * count

    def triangle(i):
        (ax, ay), (bx, by), (cx, cy) = line[before[i]], line[i], line[after[i]]
        return round(abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2, 6)

    queue = []
    for i in range(1, count - 1):
        size[i] = triangle(i)
        queue.append((size[i], i))
    heapq.heapify(queue)
    gone, left, largest = set(), count - 2, 0
    while queue and left > kept:
        area, i = heapq.heappop(queue)
        if i in gone or area != size[i]:
            continue
        largest = max(largest, area)
        if largest >= least:
            break
        gone.add(i)
        left -= 1
        a, b = before[i], after[i]
        after[a], before[b] = b, a
        for j in (a, b):
            if 0 < j < count - 1:
                size[j] = max(triangle(j), area)
                heapq.heappush(queue, (size[j], j))
    return [line[i] for i in range(count) if i not in gone]


def area(points):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1])) / 2


def whole(line):
    """On the grid, no point twice in a row."""
    points = [(math.floor(x + 0.5), math.floor(y + 0.5)) for x, y in line]
    return [point for i, point in enumerate(points) if i == 0 or point != points[i - 1]]


def joined(found, ring):
    points = []
    for number in ring:
        line = found[number] if number >= 0 else found[~number][::-1]
        points += line[:-1]
    return points


def drawn(areas, project, least, smallest):
    """The lines on the grid, and the rings of each area. An island below `smallest` goes, but not an area's largest ring."""
    found, shapes = cut(areas)
    flat = [[project(point) for point in line] for line in found]
    uses = {}
    for number in (number for shape in shapes for ring in shape for number in ring):
        index = max(number, ~number)
        uses[index] = uses.get(index, 0) + 1

    def drawn_line(index, kept):
        return whole(simpler(flat[index], least, kept))

    lined = [drawn_line(i, 2 if line[0] == line[-1] else 0) for i, line in enumerate(flat)]
    kept = []
    for shape in shapes:
        sizes = [abs(area(joined(flat, ring))) for ring in shape]
        rings = []
        for size, ring in zip(sizes, shape):
            alone = all(uses[max(n, ~n)] == 1 for n in ring)
            if alone and size < smallest and size < max(sizes):
                continue
            for more in range(1, 9):
                if area(joined(lined, ring)) != 0:
                    break
                for n in ring:
                    lined[max(n, ~n)] = drawn_line(max(n, ~n), more)
            rings.append(ring)
        kept.append(rings)
    # A ring that fits between the lines of the grid is a point there, and is left out.
    kept = [[ring for ring in rings if area(joined(lined, ring)) != 0] for rings in kept]
    assert all(kept), "an area is too small for its map"
    order = sorted({max(n, ~n) for rings in kept for ring in rings for n in ring})
    new = {old: at for at, old in enumerate(order)}
    turned = lambda n: new[n] if n >= 0 else ~new[~n]
    return [lined[i] for i in order], [[[turned(n) for n in ring] for ring in rings] for rings in kept]


def distance(point, polygon):
    """From a point to the line around it; below zero outside."""
    x, y = point
    inside, best = False, math.inf
    for ring in polygon:
        for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1]):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
            dx, dy = bx - ax, by - ay
            t = max(0, min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy))) if dx or dy else 0
            best = min(best, (ax + t * dx - x) ** 2 + (ay + t * dy - y) ** 2)
    return math.sqrt(best) * (1 if inside else -1)


def inmost(polygon):
    """The point of an area that is farthest from its line, to half a unit, and how far that is."""
    xs, ys = zip(*(point for ring in polygon for point in ring))
    step = max(min(max(xs) - min(xs), max(ys) - min(ys)), 1)
    queue = []

    def look(x, y, half):
        far = round(distance((x, y), polygon), 6)
        heapq.heappush(queue, (-(far + half * math.sqrt(2)), -far, x, y, half))
        return far, x, y

    best = max(
        look(x + step / 2, y + step / 2, step / 2)
        for x in frange(min(xs), max(xs), step) for y in frange(min(ys), max(ys), step))
    while queue:
        most, far, x, y, half = heapq.heappop(queue)
        if -most - best[0] <= 0.5:
            break
        for dx in (-half / 2, half / 2):
            for dy in (-half / 2, half / 2):
                best = max(best, look(x + dx, y + dy, half / 2))
    return best[1], best[2], best[0]


def frange(start, end, step):
    while start < end:
        yield start
        start += step
