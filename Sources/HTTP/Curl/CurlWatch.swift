import CCurl

/// Which sockets of one client epoll watches, and for what.
struct CurlWatch {
    private let epoll: Int32
    private let number: UInt32
    private var watched: [Int32: UInt32] = [:]
    /// Kept connections without a transfer: they stay in epoll, which spares two system calls a request.
    private var resting: Set<Int32> = []

    init(epoll: Int32, number: UInt32) {
        self.epoll = epoll
        self.number = number
    }

    /// Watches the socket for these events from now on.
    mutating func set(_ socket: Int32, _ events: UInt32) {
        resting.remove(socket)
        guard let before = watched[socket] else { return add(socket, events) }
        if before == events { return }
        turnout_epoll_change(epoll, socket, events, name(of: socket))
        watched[socket] = events
    }

    private mutating func add(_ socket: Int32, _ events: UInt32) {
        turnout_epoll_add(epoll, socket, events, name(of: socket))
        watched[socket] = events
    }

    /// Nobody waits for this socket now. One that only waited for answers may rest where it is.
    mutating func rest(_ socket: Int32) {
        if watched[socket] == turnout_readable {
            resting.insert(socket)
        } else {
            remove(socket)
        }
    }

    /// Whether a stirring socket is one that rests: the server has hung up, and epoll need not say so again.
    mutating func dropsIfResting(_ socket: Int32) -> Bool {
        guard resting.contains(socket) else { return false }
        remove(socket)
        return true
    }

    mutating func remove(_ socket: Int32) {
        turnout_epoll_remove(epoll, socket)
        forget(socket)
    }

    /// The socket is closed, and with that gone from epoll.
    mutating func forget(_ socket: Int32) {
        watched[socket] = nil
        resting.remove(socket)
    }

    /// How epoll names a socket: after its client and itself.
    private func name(of socket: Int32) -> UInt64 {
        UInt64(number) << 32 | UInt64(UInt32(bitPattern: socket))
    }

    static func parts(of name: UInt64) -> (number: UInt32, socket: Int32) {
        (UInt32(truncatingIfNeeded: name >> 32), Int32(truncatingIfNeeded: name))
    }
}
