public import CivicFacts

/// Versions in memory, in the order in which they became public: for tests, and for whoever wants to see a site before there
/// is a bot.
public final class SampleShelf: SiteSource {
    let versions: [PublicVersion]
    let gone: [TakenBack]
    public var hashes: [String: String] = [:]
    private let placed: [PublicList: [PublicVersion]]

    /// Bytes of photos and videos, by name.
    private let pictures: [String: [UInt8]]
    private let byToken: [String: PublicVersion]

    init(versions: [PublicVersion], gone: [TakenBack] = [], pictures: [String: [UInt8]] = [:]) {
        self.versions = versions
        self.pictures = pictures
        byToken = Dictionary(versions.map { ($0.token, $0) }) { first, _ in first }
        self.gone = gone
        var placed: [PublicList: [PublicVersion]] = [:]
        for version in versions {
            for list in PublicList.lists(of: version) { placed[list, default: []].append(version) }
        }
        self.placed = placed
    }

    // MARK: Files

    public func newestNumber() -> Int64 { 2 }
    public func files(after number: Int64) -> [SiteFile] {
        number < 2 ? all.sorted { $0.turn(removing: false) < $1.turn(removing: false) } : []
    }
    public func files(afterPath path: String, limit: Int) -> [SiteFile] {
        var (low, high) = (0, ordered.count)
        while low < high {
            let middle = (low + high) / 2
            if ordered[middle].path > path { high = middle } else { low = middle + 1 }
        }
        return ordered[low...].prefix(limit).map(\.file)
    }

    private lazy var ordered = all.map { (path: $0.path, file: $0) }.sorted { $0.path < $1.path }

    /// All that there are.
    private(set) lazy var all: Set<SiteFile> = {
        var files = Set(Site.standing)
        var rows: [CivilDate: Int] = [:]
        for version in versions {
            let row = rows[version.hour.day, default: 0]
            rows[version.hour.day] = row + 1
            files.formUnion(Site.touched(by: version, part: row / DownloadPart.size + 1))
        }
        files.formUnion(pictures.keys.map { .photo($0) })
        for language in SiteLanguage.allCases {
            files.formUnion((versions.map(\.token) + gone.map(\.token)).map { .report(token: $0, language) })
            for list in placed.keys {
                files.formUnion((1...lastPage(of: list)).map { .list(list, page: $0, language) })
            }
        }
        return files
    }()

    // MARK: Versions

    public func version(_ token: String) -> PublicVersion? { byToken[token] }
    public func photo(_ name: String) -> [UInt8]? { pictures[name] }
    public func logHeads() -> [String] { [] }
    public func takenBack(_ token: String) -> TakenBack? { gone.first { $0.token == token } }
    public func takenBack(since: Moment, limit: Int) -> [TakenBack] { gone.filter { $0.at >= since } }
    public func corrected(since: Moment, limit: Int) -> [PublicVersion] {
        Array(versions.filter { !$0.corrections.isEmpty && $0.updated >= since }.reversed().prefix(limit))
    }
    public func newest(of list: PublicList, limit: Int) -> [PublicVersion] {
        Array((placed[list] ?? []).reversed().prefix(limit))
    }
    public func page(_ number: Int, of list: PublicList) -> [PublicVersion] {
        (placed[list] ?? []).dropFirst((number - 1) * PublicList.pageSize).prefix(PublicList.pageSize)
            .reversed()
    }
    public func lastPage(of list: PublicList) -> Int {
        ((placed[list] ?? []).count + PublicList.pageSize - 1) / PublicList.pageSize
    }
    public func ever(of list: PublicList) -> Int { placed[list]?.count ?? 0 }
    public func counts(_ tally: Tally) -> [String: Int] {
        let found = counted.filter { $0.key.hasPrefix(tally.prefix) }
        return Dictionary(
            found.map { (String($0.key.dropFirst(tally.prefix.count)), $0.value) }, uniquingKeysWith: +)
    }
    private lazy var counted = Dictionary(versions.flatMap(Tally.names).map { ($0, 1) }, uniquingKeysWith: +)
    public func part(_ number: Int, of day: CivilDate) -> [PublicVersion] {
        let first = (number - 1) * DownloadPart.size
        return Array((placed[.day(day)] ?? []).dropFirst(first).prefix(DownloadPart.size))
    }
    public func parts(of day: CivilDate) -> [DownloadPart] {
        let count = placed[.day(day)]?.count ?? 0
        return stride(from: 0, to: count, by: DownloadPart.size).map { first in
            let number = first / DownloadPart.size + 1
            return DownloadPart(
                number: number, rows: min(DownloadPart.size, count - first),
                csv: hashes[SiteFile.part(day, number, .csv).path],
                json: hashes[SiteFile.part(day, number, .json).path])
        }
    }
}
