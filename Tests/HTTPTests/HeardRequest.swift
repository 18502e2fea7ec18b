/// A request as it stood on the wire.
struct HeardRequest: Sendable {
    /// The number of the connection, from zero.
    let connection: Int
    /// Request line and header lines.
    let head: String
    /// The body.
    let body: String

    /// The request line, for example `GET / HTTP/1.1`.
    var line: String { String(head.prefix { $0 != "\r\n" }) }

    /// The value of a header, nil when it was not sent.
    func header(_ name: String) -> String? {
        let start = name.lowercased() + ":"
        let line = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix(start) }
        return line.map { String($0.dropFirst(start.count).drop { $0 == " " }) }
    }
}
