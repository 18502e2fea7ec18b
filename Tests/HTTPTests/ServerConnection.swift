import Glibc

/// One accepted connection and its script.
struct ServerConnection {
    let socket: Int32
    private var buffer: [UInt8] = []

    init(socket: Int32) { self.socket = socket }

    /// Plays the script to its end, or until the other side is gone.
    mutating func play(_ script: [Deed], note: (_ head: String, _ body: String) -> Void) {
        var step = 0
        while step < script.count {
            let deed = script[step]
            step += 1
            switch deed {
            case .hear:
                guard let (head, body) = readRequest() else { return }
                note(head, body)
            case .say(let text): guard write(Array(text.utf8)) else { return }
            case .write(let bytes): guard write(bytes) else { return }
            case .pause(let milliseconds): usleep(milliseconds * 1000)
            case .hold: while receive() {}
            case .hangUp: return
            case .reset: return armReset()
            case .again: step = 0
            }
        }
    }

    /// Makes the coming close a reset.
    private func armReset() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(socket, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    private func write(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    private mutating func receive() -> Bool {
        var chunk = [UInt8](repeating: 0, count: 16_384)
        let count = recv(socket, &chunk, chunk.count, 0)
        guard count > 0 else { return false }
        buffer += chunk[..<count]
        return true
    }

    private mutating func readRequest() -> (head: String, body: String)? {
        while true {
            if let end = buffer.firstRange(of: Array("\r\n\r\n".utf8)) {
                let head = String(decoding: buffer[..<end.lowerBound], as: UTF8.self)
                let length = HeardRequest(connection: 0, head: head, body: "").header("Content-Length")
                let total = end.upperBound + (length.flatMap { Int($0) } ?? 0)
                if buffer.count >= total {
                    let body = String(decoding: buffer[end.upperBound..<total], as: UTF8.self)
                    buffer.removeFirst(total)
                    return (head, body)
                }
            }
            guard receive() else { return nil }
        }
    }
}
