/// A map as it lies on its sheet: areas as rings of lines, of which neighbours share each one, so there are no gaps. // S13
struct MapSheet: Sendable {
    struct Point: Equatable, Hashable, Sendable {
        let x, y: Int
    }

    struct Area: Sendable {
        let label: Point
        /// How far it is from the label to the line around the area.
        let room: Int
        /// Each the numbers of its lines; ~n is line n from its end.
        let rings: [[Int]]
    }

    let width, height: Int
    let lines: [[Point]]
    let areas: [Area]

    init(_ numbers: inout MapNumbers) {
        (width, height) = (numbers.next(), numbers.next())
        lines = (0..<numbers.next()).map { _ in
            var (x, y) = (0, 0)
            return (0..<numbers.next()).map { _ in
                x += numbers.nextSigned()
                y += numbers.nextSigned()
                return Point(x: x, y: y)
            }
        }
        areas = (0..<numbers.next()).map { _ in
            let label = Point(x: numbers.nextSigned(), y: numbers.nextSigned())
            let room = numbers.next()
            let rings = (0..<numbers.next()).map { _ in (0..<numbers.next()).map { _ in numbers.nextSigned() }
            }
            return Area(label: label, room: room, rings: rings)
        }
    }

    /// The points around a ring, the first of them once.
    func points(_ ring: [Int]) -> [Point] {
        ring.flatMap { number in
            number >= 0 ? Array(lines[number].dropLast()) : lines[~number].reversed().dropLast()
        }
    }

    /// The `d` of a path around an area.
    func path(_ area: Area) -> String {
        var path = ""
        for points in area.rings.map(points) {
            guard var last = points.first else { continue }
            path += "M\(last.x),\(last.y)l"
            var isFirst = true
            for point in points.dropFirst() where point != last {
                let (right, down) = (point.x - last.x, point.y - last.y)
                path += (isFirst || right < 0 ? "" : " ") + "\(right)" + (down < 0 ? "" : ",") + "\(down)"
                (last, isFirst) = (point, false)
            }
            path += "z"
        }
        return path
    }
}

/// The numbers of a map, one after the other.
struct MapNumbers {
    private let bytes: Slice<UnsafeRawBufferPointer>
    private var at: Int

    init(bytes: Slice<UnsafeRawBufferPointer>) { (self.bytes, at) = (bytes, bytes.startIndex) }

    mutating func next() -> Int {
        var (number, shift) = (0, 0)
        while true {
            let byte = Int(bytes[at])
            at += 1
            number |= (byte & 127) << shift
            if byte < 128 { return number }
            shift += 7
        }
    }

    mutating func nextSigned() -> Int {
        let number = next()
        return number & 1 == 0 ? number >> 1 : ~(number >> 1)
    }
}
