import CivicFacts
import FoundationEssentials
import Glibc

/// Who had their data deleted, a line each: the moment, and the person as a salted hash. It lies outside of every copy, so
/// that nobody comes back with one.
public struct ForgottenList: Sendable {
    let path: String

    public init(path: String) { self.path = path }

    /// Its place where the operator gave it none.
    public static func path(in data: String) -> String { data + "/forgotten" }

    /// Throws where nothing could be added later.
    func prepare() throws(StoreError) { close(try opened()) }

    /// Adds people for good, before anybody hears that it was done.
    func add(_ people: [String], at now: Moment) throws(StoreError) {
        let stamp = Date(timeIntervalSince1970: Double(now.milliseconds) / 1_000).formatted(.iso8601)
        let file = try opened()
        defer { close(file) }
        let lines = people.map { "\(stamp) \($0)\n" }.joined()
        guard DurableFile.writeAll(Array(lines.utf8), to: file), fsync(file) == 0 else {
            throw errno == ENOSPC || errno == EDQUOT ? .full : .noForgottenList
        }
    }

    private func opened() throws(StoreError) -> Int32 {
        let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw errno == ENOSPC || errno == EDQUOT ? .full : .noForgottenList }
        return file
    }

    /// The people who were added since, as hashes. A line that was cut off is left out.
    func entries(since moment: Moment) throws(BackupError) -> Set<String> {
        guard let bytes = FileManager.default.contents(atPath: path) else { throw .noForgottenList }
        let since = Date(timeIntervalSince1970: Double(moment.milliseconds / 1_000)).formatted(.iso8601)
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
            $0.split(separator: " ")
        }
        // Moments of this form sort as they follow each other.
        return Set(
            lines.filter { $0.count == 2 && $0[1].count == 64 && $0[0] >= since }.map { String($0[1]) })
    }
}
