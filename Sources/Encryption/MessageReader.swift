/// Reads the fields of an Olm or Megolm message: bytes of strangers, each field known, there, and once.
struct MessageReader {
    private let bytes: [UInt8]
    private var at = 1
    private var numbers: [UInt8: UInt64] = [:]
    private var texts: [UInt8: [UInt8]] = [:]

    /// Nil unless the message is of version 3, its fields are these, and `tail` bytes follow them.
    init?(_ bytes: [UInt8], numbers wantedNumbers: Set<UInt8>, texts wantedTexts: Set<UInt8>, tail: Int) {
        self.bytes = bytes
        guard bytes.first == 3, bytes.count > tail else { return nil }
        let end = bytes.count - tail
        while at < end {
            let tag = bytes[at]
            at += 1
            guard let number = readNumber(before: end) else { return nil }
            if wantedNumbers.contains(tag) {
                guard numbers.updateValue(number, forKey: tag) == nil else { return nil }
            } else {
                guard wantedTexts.contains(tag), number <= UInt64(end - at) else { return nil }
                let text = Array(bytes[at..<at + Int(number)])
                at += Int(number)
                guard texts.updateValue(text, forKey: tag) == nil else { return nil }
            }
        }
        guard numbers.count == wantedNumbers.count, texts.count == wantedTexts.count else { return nil }
    }

    /// Seven bits a byte, least ones first, in ten bytes at the most and below 2^64.
    private mutating func readNumber(before end: Int) -> UInt64? {
        var number = UInt64(0)
        for place in 0..<10 {
            guard at < end else { return nil }
            let byte = bytes[at]
            at += 1
            guard place < 9 || byte <= 1 else { return nil }
            number |= UInt64(byte & 0x7f) << UInt64(7 * place)
            if byte & 0x80 == 0 { return number }
        }
        return nil
    }

    /// The number of a field; nil from 2^32 on.
    func index(_ tag: UInt8) -> UInt32? { numbers[tag].flatMap(UInt32.init(exactly:)) }

    func key(_ tag: UInt8) -> IdentityKey? { texts[tag].flatMap { IdentityKey($0) } }

    func text(_ tag: UInt8) -> [UInt8]? { texts[tag] }

    /// Whether a field holds whole blocks of AES.
    func isSealed(_ tag: UInt8) -> Bool {
        texts[tag].map { !$0.isEmpty && $0.count.isMultiple(of: 16) } ?? false
    }

    /// The last bytes.
    func tail(_ count: Int) -> ArraySlice<UInt8> { bytes.suffix(count) }
}
