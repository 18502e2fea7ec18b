import Basics
import Dispatch
import Glibc

/// Lines from standard input, read on a thread of their own and only as they are wanted.
struct ChatKeyboard: Sendable {
    /// A person types; otherwise the lines come from a file or another program.
    let isLive: Bool
    private let lines: AsyncStream<String>
    private let demand = DispatchSemaphore(value: 0)

    /// Standard input.
    static var standardInput: ChatKeyboard {
        ChatKeyboard(isLive: isatty(STDIN_FILENO) == 1, descriptor: STDIN_FILENO)
    }

    /// Reads from an open file until its end.
    init(isLive: Bool, descriptor: Int32) {
        self.isLive = isLive
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        self.lines = lines
        let demand = demand
        OwnThread.start {
            var reader = LineReader(descriptor: descriptor)
            repeat { demand.wait() } while reader.next().map { continuation.yield($0) } != nil
            continuation.finish()
        }
    }

    /// The next line without its end; nil at the end of the input or when the task is cancelled.
    func next() async -> String? {
        demand.signal()
        var iterator = lines.makeAsyncIterator()
        return await iterator.next()
    }
}

/// Parts what a descriptor gives into lines.
private struct LineReader {
    /// Longer lines are cut there; nobody types them.
    private static let longest = 65_536

    let descriptor: Int32
    private var bytes: [UInt8] = []
    private var isAtEnd = false

    init(descriptor: Int32) { self.descriptor = descriptor }

    /// Blocks until there is a line; nil at the end.
    mutating func next() -> String? {
        while true {
            if let end = bytes.firstIndex(of: 0x0A) {
                defer { bytes.removeSubrange(...end) }
                return Self.text(bytes[..<end])
            }
            guard !isAtEnd else {
                defer { bytes = [] }
                return bytes.isEmpty ? nil : Self.text(bytes[...])
            }
            fill()
        }
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self)
    }

    private mutating func fill() {
        var block = [UInt8](repeating: 0, count: 8_192)
        var count = 0
        repeat {
            count = block.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        } while count < 0 && errno == EINTR
        isAtEnd = count <= 0
        let end = block.prefix(max(0, count))
        let room = Self.longest - bytes.count
        // Of a line without end only its beginning is kept, and where it ends.
        bytes +=
            end.count <= room
            ? end : end.prefix(max(0, room)) + (end.firstIndex(of: 0x0A).map { end[$0...] } ?? [])
    }
}
