/// How many letters of which script a text has.
package struct ScriptCount: Sendable, Equatable {
    package var latin = 0
    package var spanish = 0
    package var vietnamese = 0
    package var han = 0
    package var kana = 0
    package var hangul = 0
    package var arabic = 0
    package var devanagari = 0
    package var bengali = 0
    package var other = 0

    package mutating func note(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0xD1, 0xF1: spanish += 2
        case 0xC1, 0xC9, 0xCD, 0xD3, 0xDA, 0xE1, 0xE9, 0xED, 0xF3, 0xFA: spanish += 1
        case 0x102, 0x103, 0x110, 0x111, 0x1A0, 0x1A1, 0x1AF, 0x1B0, 0x1EA0...0x1EF9: vietnamese += 1
        case 0xC0...0x24F, 0xFF21...0xFF5A, 0x1D400...0x1D7FF: latin += 1
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: han += 1
        case 0x3040...0x30FF: kana += 1
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: hangul += 1
        case 0x600...0x6FF, 0x750...0x77F: arabic += 1
        case 0x900...0x97F: devanagari += 1
        case 0x980...0x9FF: bengali += 1
        default: other += 1
        }
    }
}
