/// Looks at what a drawing worker sends: a picture and nothing else, or it is not believed.
enum PlainPNG {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let kind: [UInt8] = [4, 3, 0, 0, 0]
    private static let colours = 16

    /// Whether it is a PNG of these sizes in sixteen colours, of the four chunks such a picture needs and not a byte more.
    static func isOne(_ bytes: [UInt8], width: Int, height: Int) -> Bool {
        let span = bytes.span
        guard span.begins(with: signature) else { return false }
        var place = signature.count
        for name in ["IHDR", "PLTE", "IDAT", "IEND"] {
            guard let size = span.number(at: place, size: 4, isBigEndian: true),
                span.has(Array(name.utf8), at: place + 4),
                bytes.count - place - 12 >= size, isRight(name, size)
            else { return false }
            place += size + 12
        }
        return place == bytes.count && span.number(at: 16, size: 4, isBigEndian: true) == width
            && span.number(at: 20, size: 4, isBigEndian: true) == height && span.has(kind, at: 24)
    }

    private static func isRight(_ name: String, _ size: Int) -> Bool {
        switch name {
        case "IHDR": size == 13
        case "PLTE": size == 3 * colours
        case "IEND": size == 0
        default: size > 0
        }
    }
}
