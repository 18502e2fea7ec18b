internal import Glibc

/// The middle of the area where ZIP codes begin with the same three digits: how far areas are from each other.
struct PrefixMiddle: Equatable, Sendable {
    /// Degrees north and east, to a hundredth.
    let latitude: Double
    let longitude: Double

    /// Nil for military mail, which has no place, and for digits that no ZIP code in use begins with.
    init?(prefix: String) {
        guard let found = Int(prefix).flatMap({ Self.table[$0] }) else { return nil }
        self = found
    }

    private init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Miles along the ground, as good as the middles are.
    func miles(to other: PrefixMiddle) -> Double {
        miles(to: Spot(latitude: other.latitude, longitude: other.longitude))
    }

    func miles(to other: Spot) -> Double {
        let north = (latitude - other.latitude) * 69.1
        let east = (longitude - other.longitude) * 69.2 * cos((latitude + other.latitude) / 2 * .pi / 180)
        return (north * north + east * east).squareRoot()
    }

    /// Every prefix that has a middle.
    static let all = table.keys.sorted().map { String(String($0 + 1_000).dropFirst()) }

    /// Prefix, then hundredths of degrees north and east: the median of the ZIP codes that begin so.
    /// Source: GeoNames postal codes (CC BY 4.0), as of 2026-03-30.
    private static let table: [Int: PrefixMiddle] = {
        var table: [Int: PrefixMiddle] = [:]
        let middles = String(decoding: PackageResources.prefix_middles_txt, as: UTF8.self)
        for entry in middles.split(whereSeparator: \.isWhitespace) {
            let numbers = entry.split(separator: ":").compactMap { Int($0) }
            guard numbers.count == 3 else { continue }
            table[numbers[0]] = PrefixMiddle(
                latitude: Double(numbers[1]) / 100, longitude: Double(numbers[2]) / 100)
        }
        return table
    }()
}
