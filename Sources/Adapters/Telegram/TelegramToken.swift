/// The rules that the settings must keep before any call is made.
enum TelegramToken {
    /// Why these settings cannot work, without a call and without showing the token; nil if they may.
    static func fault(in settings: TelegramSettings) -> AdapterFault? {
        if settings.token.isEmpty { return TelegramFault.missing }
        guard hasShape(settings.token) else { return TelegramFault.shapeless }
        return [settings.apiBase, settings.fileBase].allSatisfy(isAddress) ? nil : TelegramFault.address
    }

    /// What the server itself checks first (T1), and that nothing in it changes the meaning of a URL.
    private static func hasShape(_ token: String) -> Bool {
        token.utf8.count <= 80 && !token.hasPrefix("0") && token.contains(":")
            && token.utf8.allSatisfy { isTokenByte($0) }
    }

    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }

    /// TLS, except to a server on this machine (T8, T116).
    private static func isAddress(_ base: String) -> Bool {
        if base.hasPrefix("https://") { return base.utf8.count > 8 }
        let near = ["http://127.0.0.1", "http://localhost", "http://[::1]"]
        return near.contains { base == $0 || base.hasPrefix($0 + ":") || base.hasPrefix($0 + "/") }
    }
}

extension TelegramSettings {
    /// Why these settings cannot work, without a call and without showing the token; nil if they may.
    public var fault: AdapterFault? { TelegramToken.fault(in: self) }
}
