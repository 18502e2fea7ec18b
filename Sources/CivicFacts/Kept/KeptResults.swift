/// Past results as their office publishes them: a packed file, and when the office last had the same. In JSON the bytes are two hex
/// digits each.
public struct KeptResults: Codable, Hashable, Sendable {
    public let bytes: [UInt8]
    public let lastChecked: Moment

    public init(bytes: [UInt8], lastChecked: Moment) {
        self.bytes = bytes
        self.lastChecked = lastChecked
    }

    private enum CodingKeys: String, CodingKey { case bytes, lastChecked }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let digits = Array(try values.decode(String.self, forKey: .bytes).utf8)
        bytes = stride(from: 0, to: digits.count - 1, by: 2).map {
            Self.value(digits[$0]) << 4 | Self.value(digits[$0 + 1])
        }
        lastChecked = try values.decode(Moment.self, forKey: .lastChecked)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        let digits = bytes.flatMap { [Self.digits[Int($0 >> 4)], Self.digits[Int($0 & 15)]] }
        try values.encode(String(decoding: digits, as: UTF8.self), forKey: .bytes)
        try values.encode(lastChecked, forKey: .lastChecked)
    }

    private static let digits = Array("0123456789abcdef".utf8)

    /// What no digit is reads as zero: a packed file has a checksum.
    private static func value(_ digit: UInt8) -> UInt8 {
        switch digit {
        case 48...57: digit - 48
        case 97...102: digit - 87
        default: 0
        }
    }
}

extension CivicRecords {
    /// Nil before the first good sync of results.
    public var keptResults: KeptResults? { rows(on: .results, skipping: 0, limit: 1).first?.results }
}
