import CivicFacts
import PublicSite

@testable import Store

/// A source that is gone after so many questions, as after a kill.
final class DyingSource: SiteSource {
    struct Death: Error {}

    private let source: PublicReader
    private var left: Int
    var hashes: [String: String] = [:]

    init(_ source: PublicReader, after count: Int) { (self.source, left) = (source, count) }

    private func live<Result>(_ body: () throws -> Result) throws -> Result {
        left -= 1
        guard left >= 0 else { throw Death() }
        return try body()
    }

    func newestNumber() throws -> Int64 { try source.newestNumber() }
    func files(after number: Int64) throws -> [SiteFile] { try source.files(after: number) }
    func files(afterPath path: String, limit: Int) throws -> [SiteFile] {
        try source.files(afterPath: path, limit: limit)
    }
    func version(_ token: String) throws -> PublicVersion? { try live { try source.version(token) } }
    func photo(_ name: String) throws -> [UInt8]? { try live { try source.photo(name) } }
    func logHeads() throws -> [String] { try live { try source.logHeads() } }
    func takenBack(_ token: String) throws -> TakenBack? { try live { try source.takenBack(token) } }
    func takenBack(since: Moment, limit: Int) throws -> [TakenBack] {
        try live { try source.takenBack(since: since, limit: limit) }
    }
    func corrected(since: Moment, limit: Int) throws -> [PublicVersion] {
        try live { try source.corrected(since: since, limit: limit) }
    }
    func newest(of list: PublicList, limit: Int) throws -> [PublicVersion] {
        try live { try source.newest(of: list, limit: limit) }
    }
    func page(_ number: Int, of list: PublicList) throws -> [PublicVersion] {
        try live { try source.page(number, of: list) }
    }
    func lastPage(of list: PublicList) throws -> Int { try live { try source.lastPage(of: list) } }
    func ever(of list: PublicList) throws -> Int { try live { try source.ever(of: list) } }
    func counts(_ tally: Tally) throws -> [String: Int] { try live { try source.counts(tally) } }
    func part(_ number: Int, of day: CivilDate) throws -> [PublicVersion] {
        try live { try source.part(number, of: day) }
    }
    func parts(of day: CivilDate) throws -> [DownloadPart] { try live { try source.parts(of: day) } }
}
