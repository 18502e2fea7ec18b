import Foundation
import Glibc
import Locks

@testable import Adapters

/// A server on a loopback port that answers request by request from a list, one connection after the other.
final class LoopbackTelegram: Sendable {
    let port: UInt16
    private let listener: Int32
    private let heard = Locked<[String]>([])
    private let answers: Locked<[String?]>
    private let missing: Int

    /// Each answer is a JSON body; nil hangs up after the request was read. So many bytes of each are promised and never
    /// come: the line ends before.
    init(_ answers: [String?], missing: Int = 0) {
        self.answers = Locked(answers)
        self.missing = missing
        (listener, port) = LoopbackTelegram.listen()
        let work: @Sendable () -> Void = { [self] in serve() }
        Thread.detachNewThread(work)
    }

    var url: String { "http://127.0.0.1:\(port)" }

    /// The requests so far: request line, head and body, as text.
    var requests: [String] { heard.withLock { $0 } }

    func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

    /// An address on this machine where nobody listens.
    static var deadURL: String {
        let (listener, port) = listen()
        close(listener)
        return "http://127.0.0.1:\(port)"
    }

    private static func listen() -> (Int32, UInt16) {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                _ = bind(listener, address, length)
                _ = Glibc.listen(listener, 8)
                _ = getsockname(listener, address, &length)
            }
        }
        return (listener, UInt16(bigEndian: address.sin_port))
    }

    private func serve() {
        while true {
            let connection = accept(listener, nil, nil)
            guard connection >= 0 else { break }
            while let request = read(connection) {
                heard.withLock { $0.append(request) }
                guard let answer = answers.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { break }
                let length = answer.utf8.count + missing
                let head =
                    "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(length)"
                let bytes = Array("\(head)\r\n\r\n\(answer)".utf8)
                _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
                if missing > 0 { break }
            }
            close(connection)
        }
        close(listener)
    }

    /// One whole request; nil when the other side hung up.
    private func read(_ connection: Int32) -> String? {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(connection, &chunk, chunk.count, 0)
            guard count > 0 else { return nil }
            bytes += chunk[..<count]
            let text = String(decoding: bytes, as: UTF8.self)
            guard let end = text.range(of: "\r\n\r\n") else { continue }
            let lines = text[..<end.lowerBound].split(separator: "\r\n")
            let length = lines.first { $0.lowercased().hasPrefix("content-length:") }?.split(separator: " ")
                .last
            let head = text[..<end.upperBound].utf8.count
            if bytes.count >= head + (length.flatMap { Int($0) } ?? 0) { return text }
        }
    }
}
