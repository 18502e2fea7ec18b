/// A value of a request's field, written as JSON without going through a coder.
indirect enum TelegramValue: Equatable, Sendable {
    case text(String)
    case number(Int64)
    case flag(Bool)
    case list([TelegramValue])
    case object([TelegramField])

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .text(let text): TelegramValue.write(text, to: &bytes)
        case .number(let number): bytes += String(number).utf8
        case .flag(let flag): bytes += (flag ? "true" : "false").utf8
        case .list(let values):
            bytes.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                value.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let fields):
            bytes.append(UInt8(ascii: "{"))
            for (index, field) in fields.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                TelegramValue.write(field.name, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                field.value.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    /// The value as a part of a form: words as they are, everything else as JSON.
    var formText: String {
        if case .text(let text) = self { return text }
        var bytes: [UInt8] = []
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func write(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0x0A: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
            case 0x00..<0x20:
                bytes += "\\u00".utf8
                bytes.append(hexDigit(byte >> 4))
                bytes.append(hexDigit(byte & 0xF))
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}

/// One named field of a request.
struct TelegramField: Equatable, Sendable {
    let name: String
    let value: TelegramValue

    init(_ name: String, _ value: TelegramValue) {
        self.name = name
        self.value = value
    }
}
