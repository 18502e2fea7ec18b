internal import Glibc

/// Where the system keeps its zone files: `TZDIR`, else where the package `tzdata` puts them.
enum ZoneFolder {
    /// The largest file of the database has 4 KB.
    private static let limit = 65_536

    /// Nil where there is no such file, or none that can be trusted.
    static func file(named name: String) -> ZoneFile? {
        guard isPlain(name) else { return nil }
        return bytes(of: "\(path)/\(name)").flatMap(ZoneFile.init)
    }

    private static var path: String {
        let wanted = unsafe getenv("TZDIR").map { unsafe String(cString: $0) } ?? ""
        return wanted.isEmpty ? "/usr/share/zoneinfo" : wanted
    }

    /// A name stays within the folder: no `..`, and nothing from the root.
    private static func isPlain(_ name: String) -> Bool {
        name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { $0.isLetter || "0123456789_+-".utf8.contains($0) }
        }
    }

    private static func bytes(of path: String) -> [UInt8]? {
        // Not blocking: what should be a file might be a pipe that nobody writes to.
        let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit + 1) { buffer, count in
            while let start = buffer.baseAddress, count < buffer.count {
                let more = unsafe read(file, start + count, buffer.count - count)
                guard more > 0 else { break }
                count += more
            }
        }
        return bytes.count > limit ? nil : bytes
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (65...90).contains(self) || (97...122).contains(self) }
}
