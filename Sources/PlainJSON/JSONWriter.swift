/// Appends JSON to bytes, value by value; the commas come by themselves.
public struct JSONWriter {
    public private(set) var bytes: [UInt8] = []

    public init() { bytes.reserveCapacity(1_024) }

    public mutating func text(_ text: String) {
        begin()
        append(text)
    }

    public mutating func number(_ number: Int64) {
        begin()
        bytes += String(number).utf8
    }

    public mutating func flag(_ flag: Bool) {
        begin()
        bytes += (flag ? "true" : "false").utf8
    }

    /// Anything that is JSON already.
    mutating func raw(_ word: String) {
        begin()
        bytes += word.utf8
    }

    public mutating func list(_ fill: (inout JSONWriter) -> Void) {
        begin()
        bytes.append(UInt8(ascii: "["))
        fill(&self)
        bytes.append(UInt8(ascii: "]"))
    }

    public mutating func object(_ fill: (inout JSONWriter) -> Void) {
        begin()
        bytes.append(UInt8(ascii: "{"))
        fill(&self)
        bytes.append(UInt8(ascii: "}"))
    }

    /// The name of the member whose value is written next.
    public mutating func name(_ name: String) {
        text(name)
        bytes.append(UInt8(ascii: ":"))
    }

    private mutating func begin() {
        switch bytes.last {
        case nil, UInt8(ascii: "{")?, UInt8(ascii: "[")?, UInt8(ascii: ":")?: break
        default: bytes.append(UInt8(ascii: ","))
        }
    }

    private mutating func append(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { letters in
            // By number: without optimisation each step of a slice is an allocation, and bounds are counted there.
            var (start, index) = (0, 0)
            while index < letters.count {
                if Self.isSpecial(letters[index]) {
                    bytes.append(contentsOf: letters[start..<index])
                    escape(letters[index])
                    start = index + 1
                }
                index += 1
            }
            bytes.append(contentsOf: letters[start...])
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func escape(_ byte: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case 0x08: bytes.append(UInt8(ascii: "b"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0C: bytes.append(UInt8(ascii: "f"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        case 0x00..<0x20: bytes += "u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
        default: bytes.append(byte)
        }
    }
}
