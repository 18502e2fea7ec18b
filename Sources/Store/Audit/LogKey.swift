import CivicFacts
import FoundationEssentials
import Glibc

/// The file with the key that seals the audit log now, and, until somebody has taken them to a safe, the file with the first
/// keys of its chains. Both are written before any row that needs them: a kill at any point leaves a key that is as new as the newest row,
/// or newer.
final class LogKey {
    private static let name = "log.key"
    private static let firstName = "log.key.first"

    private let directory: String
    private let fresh: @Sendable () -> [UInt8]
    private(set) var current: SealingKey?

    init(directory: String, fresh: @escaping @Sendable () -> [UInt8]) {
        (self.directory, self.fresh) = (directory, fresh)
        current = Self.current(in: directory)
    }

    /// The key of now that lies in a data directory, nil where there is none.
    static func current(in directory: String) -> SealingKey? { read(name, in: directory).last }

    /// The first keys, as long as nobody has taken them.
    static func first(in directory: String) -> [SealingKey] { read(firstName, in: directory) }

    /// All that lie there.
    static func all(in directory: String) -> [SealingKey] {
        read(firstName, in: directory) + read(name, in: directory)
    }

    /// Takes the first keys away from here.
    static func dropFirst(in directory: String) throws(StoreError) {
        try wipe("\(directory)/\(firstName)") { () throws(StoreError) in
            guard unlink("\(directory)/\(firstName)") == 0 || errno == ENOENT else {
                throw .unusableDirectory
            }
        }
    }

    /// A new key, on the disk as a first one, beside those of other chains of this log, and as the one of now.
    func begin(at hour: Int64, beside chains: Set<String>) throws(StoreError) -> SealingKey {
        let first = SealingKey(first: fresh(), at: hour)
        let others = Self.first(in: directory).filter { chains.contains($0.chain) }
        try write(others + [first], as: Self.firstName)
        try write([first], as: Self.name)
        current = first
        return first
    }

    /// Replaces the key by the one of this hour; it never goes back, also where the clock does.
    func turn(to hour: Int64) throws(StoreError) {
        guard let key = current, hour > key.hour else { return }
        let next = key.key(at: hour)
        try Self.wipe("\(directory)/\(Self.name)") { () throws(StoreError) in
            try write([next], as: Self.name)
        }
        current = next
    }

    static func hour(of moment: Moment) -> Int64 { max(0, moment.milliseconds / 3_600_000) }

    private func write(_ keys: [SealingKey], as name: String) throws(StoreError) {
        let text = keys.map { $0.line + "\n" }.joined()
        try DurableFile.write(Array(text.utf8), to: "\(directory)/\(name)")
    }

    private static func read(_ name: String, in directory: String) -> [SealingKey] {
        FileManager.default.contents(atPath: "\(directory)/\(name)").flatMap {
            SealingKey.keys(in: String(decoding: $0, as: UTF8.self))
        } ?? []
    }

    /// Writes over what a file held, once another has its place. A disk may still hold it somewhere: that is up to the disk.
    private static func wipe(
        _ path: String, after body: () throws(StoreError) -> Void
    ) throws(StoreError) {
        let former = open(path, O_WRONLY | O_CLOEXEC)
        defer { close(former) }
        try body()
        var status = stat()
        guard former >= 0, fstat(former, &status) == 0,
            DurableFile.writeAll([UInt8](repeating: 0x30, count: Int(status.st_size)), to: former)
        else { return }
        fsync(former)
    }
}

extension SealingKey {
    /// The first keys of a data directory's log, one a chain, as long as nobody has taken them to a safe.
    public static func first(in directory: String) -> [SealingKey] { LogKey.first(in: directory) }

    /// Takes them away from there.
    public static func dropFirst(in directory: String) throws(StoreError) {
        try LogKey.dropFirst(in: directory)
    }
}
