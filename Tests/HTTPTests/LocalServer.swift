import Foundation
import Glibc
import Locks

@testable import HTTP

/// A server on a loopback port that acts by script: the n-th connection gets the n-th script, later ones the last.
final class LocalServer: Sendable {
    private struct State {
        var heard: [HeardRequest] = []
        var connections = 0
        var ended = 0
        var open: Set<Int32> = []
        var isStopped = false
    }

    let port: UInt16
    private let listener: Int32
    private let scripts: [[Deed]]
    private let state = Locked(State())

    init(_ scripts: [Deed]...) {
        (listener, port) = Self.listen(backlog: 256)
        self.scripts = scripts
        let work: @Sendable () -> Void = { [self] in acceptConnections() }
        Thread.detachNewThread(work)
    }

    var url: String { "http://127.0.0.1:\(port)/" }
    var heard: [HeardRequest] { state.withLock { $0.heard } }
    var connections: Int { state.withLock { $0.connections } }

    /// Returns when so many requests were heard.
    func hears(_ count: Int) async throws {
        while heard.count < count { try await Task.sleep(for: .milliseconds(2)) }
    }

    /// Returns when so many connections came to an end.
    func ends(_ count: Int) async throws {
        while state.withLock({ $0.ended }) < count { try await Task.sleep(for: .milliseconds(2)) }
    }

    /// Ends every connection and the server.
    func stop() {
        let sockets = state.withLock { state in
            state.isStopped = true
            return state.open
        }
        for socket in sockets { shutdown(socket, Int32(SHUT_RDWR)) }
        shutdown(listener, Int32(SHUT_RDWR))
    }

    /// A listening socket on a free loopback port.
    static func listen(backlog: Int32) -> (socket: Int32, port: UInt16) {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                _ = bind(socket, address, length)
                _ = Glibc.listen(socket, backlog)
                _ = getsockname(socket, address, &length)
            }
        }
        return (socket, UInt16(bigEndian: address.sin_port))
    }

    private func acceptConnections() {
        while true {
            let socket = accept(listener, nil, nil)
            guard socket >= 0 else { break }
            let number: Int? = state.withLock { state in
                guard !state.isStopped else { return nil }
                state.open.insert(socket)
                defer { state.connections += 1 }
                return state.connections
            }
            guard let number else {
                close(socket)
                break
            }
            let work: @Sendable () -> Void = { [self] in serve(socket, number) }
            Thread.detachNewThread(work)
        }
        close(listener)
    }

    private func serve(_ socket: Int32, _ number: Int) {
        var connection = ServerConnection(socket: socket)
        connection.play(scripts[min(number, scripts.count - 1)]) { head, body in
            state.withLock { $0.heard.append(HeardRequest(connection: number, head: head, body: body)) }
        }
        state.withLock { state in
            state.open.remove(socket)
            state.ended += 1
            close(socket)
        }
    }
}
