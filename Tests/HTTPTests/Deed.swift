/// What the local server does on one connection, step by step.
enum Deed: Sendable {
    /// Reads one whole request and notes it.
    case hear
    /// Writes these bytes as they are.
    case say(String)
    /// Writes these bytes as they are.
    case write([UInt8])
    /// Lets some time pass.
    case pause(milliseconds: UInt32)
    /// Stays silent until the other side or the test ends.
    case hold
    /// Closes in good order.
    case hangUp
    /// Closes with a reset.
    case reset
    /// Starts over with the first deed.
    case again

    /// A complete answer with a body.
    static func reply(_ body: String, status: Int = 200, headers: String = "") -> Deed {
        .say("HTTP/1.1 \(status) Word\r\n\(headers)Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    }

    /// Answers every request on the connection.
    static let always: [Deed] = [.hear, .reply("ok"), .again]
}
