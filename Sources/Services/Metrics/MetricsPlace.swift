/// Where figures are served: a socket of this machine, or an address with a port.
public enum MetricsPlace: Sendable, Equatable {
    case socket(path: String)
    case port(address: String, Int)

    /// `unix:/PATH` or `ADDRESS:PORT` with an IPv4 address; nil for anything else.
    public init?(_ text: String) {
        if text.hasPrefix("unix:") {
            let path = String(text.dropFirst(5))
            guard path.hasPrefix("/"), path.utf8.count < 108 else { return nil }
            self = .socket(path: path)
            return
        }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let port = Int(parts[1]), (1...65_535).contains(port) else { return nil }
        let bytes = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        guard bytes.count == 4, bytes.allSatisfy({ UInt8($0).map(String.init) == String($0) }) else {
            return nil
        }
        self = .port(address: String(parts[0]), port)
    }

    /// Nobody outside of this machine can ask.
    public var isLocal: Bool {
        switch self {
        case .socket: true
        case .port(let address, _): address.hasPrefix("127.")
        }
    }
}
