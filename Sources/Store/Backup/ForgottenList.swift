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
        let stamp = Self.stamp(of: now) + "Z"
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

    /// The people who were added since, as hashes. A line that was cut off is left out; a file with any other line is not this list.
    func entries(since moment: Moment) throws(BackupError) -> Set<String> {
        guard let bytes = FileManager.default.contents(atPath: path) else { throw .noForgottenList }
        if let line = Self.strangeLine(of: bytes) { throw .badForgottenList(line: line) }
        let since = Self.stamp(of: Moment(milliseconds: moment.milliseconds / 1_000 * 1_000))
        return Set(Self.lines(of: bytes).filter { $0.stamp >= since.dropLast(4) }.map(\.person))
    }

    /// The people who were added after a moment, and before another one if there is one; none where there is no list.
    func entries(after moment: Moment, before end: Moment?) -> Set<String> {
        guard let bytes = FileManager.default.contents(atPath: path) else { return [] }
        let (first, last) = (Self.stamp(of: moment), end.map(Self.stamp))
        return Set(
            Self.lines(of: bytes).filter { $0.stamp > first && (last == nil || $0.stamp < last ?? "") }.map(
                \.person))
    }

    /// Moments of this form sort as they follow each other, also those of earlier releases, which had whole seconds.
    private static func stamp(of moment: Moment) -> String {
        let second = Date(timeIntervalSince1970: Double(moment.milliseconds / 1_000)).formatted(.iso8601)
        return "\(second.dropLast()).\(String(1_000 + moment.milliseconds % 1_000).dropFirst())"
    }

    /// The number of the first line that this list never held, neither whole nor cut off by a full disk or a kill.
    private static func strangeLine(of bytes: Data) -> Int? {
        let whole =
            /(20\d\d-[0-9T:.-]*Z?( [0-9a-f]{0,63})?)?20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z [0-9a-f]{64}/
        let cut = /2(0(\d(\d(-[0-9T:.-]{0,19}(Z( [0-9a-f]{0,63})?)?)?)?)?)?/
        let lines = String(decoding: bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        return lines.firstIndex { line in
            !line.isEmpty && line.wholeMatch(of: whole) == nil && line.wholeMatch(of: cut) == nil
        }.map { $0 + 1 }
    }

    private static func lines(of bytes: Data) -> [(stamp: Substring, person: String)] {
        // A whole entry may stand behind what was cut off.
        let entry = /(20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?)Z ([0-9a-f]{64})$/
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
            guard let found = line.firstMatch(of: entry) else { return nil }
            return (found.1, String(found.2))
        }
    }
}
