/// Words as they may be stored and shown: as written, but without characters that only steer a screen.
enum Hygiene {
    /// Line ends become one kind; control characters, direction overrides and other invisible steering go.
    static func cleaned(_ text: String) -> String {
        if text.utf8.count <= Limits.charactersRead, text.utf8.allSatisfy(isHarmless) { return text }
        var scalars = String.UnicodeScalarView()
        // What no platform sends is not read to its end: a caption of ten megabytes must not keep others waiting.
        let start = String(text.unicodeScalars.prefix(Limits.charactersRead))
        for scalar in start.replacing("\r\n", with: "\n").unicodeScalars {
            switch scalar.value {
            case 0x0A, 0x09: scalars.append(scalar)
            case 0x0D, 0x85, 0x2028, 0x2029: scalars.append("\n")
            // Controls; direction marks and overrides (a card must not read backwards); the byte order mark.
            case 0x00...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: break
            default: scalars.append(scalar)
            }
        }
        return String(scalars)
    }

    /// Whether a byte is in none of the characters that are changed: of those beyond ASCII each begins with one of three.
    private static func isHarmless(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x0A, 0x09: true
        case 0x00...0x1F, 0x7F, 0xC2, 0xE2, 0xEF: false
        default: true
        }
    }
}

extension Event {
    /// There is more than is read.
    var isTooLong: Bool { !(words ?? "").unicodeScalars.dropFirst(Limits.charactersRead).isEmpty }

    /// The same happening with its words cleaned.
    var cleaned: Event {
        switch self {
        case .said(let text): .said(text: Hygiene.cleaned(text))
        case .commanded(let name, let rest): .commanded(name: name, rest: Hygiene.cleaned(rest))
        case .edited(let text): .edited(text: Hygiene.cleaned(text))
        case .sentPhoto(let source, let album, let caption):
            .sentPhoto(source: source, album: album, caption: caption.map(Hygiene.cleaned))
        case .vouched(let isModerator, let isLead, let event):
            .vouched(isModerator: isModerator, isLead: isLead, for: event.cleaned)
        case .tapped, .sentTooLarge, .sharedLocation, .deleted, .reacted, .sentUnsupported, .becameReachable,
            .woke,
            .photoKept, .photoRefused, .looked, .payment:
            self
        }
    }
}
