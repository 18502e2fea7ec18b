import CivicFacts

@testable import PublicSite

/// Versions in memory, in the order in which they became public.
struct SampleShelf: PublicShelf {
    var versions: [PublicVersion]
    var gone: [TakenBack] = []

    static let kinds = PublicKind.codes.map {
        PublicKind(code: $0, name: Bilingual(english: "Kind \($0)", spanish: "Tipo \($0)"))
    }

    static func version(
        _ number: Int, words: String = "The line is long", zip: String = "30310", kind: Int = 0,
        hour: Int = 12
    ) -> PublicVersion {
        let sent = Moment(milliseconds: 1_793_750_400_000) + .hours(Int64(hour))
        return PublicVersion(
            token: "tokenn\(1_000 + number)", name: "00000000-0000-8000-a000-00000000\(1_000 + number)",
            words: Words(words), language: number % 3 == 0 ? .spanish : .english, area: PublicArea(zip: zip),
            kind: kinds[kind], hour: PublicHour(sent, in: Zone(of: ZIP(zip))), published: sent, updated: sent,
            isVerified: number % 2 == 0, corrections: number % 5 == 0 ? [Words("It was Tuesday.")] : [],
            reporters: number % 4 + 1)
    }

    func version(_ token: String) -> PublicVersion? { versions.first { $0.token == token } }
    func takenBack(_ token: String) -> TakenBack? { gone.first { $0.token == token } }
    func takenBack(since: Moment, limit: Int) -> [TakenBack] { gone }
    func corrected(since: Moment, limit: Int) -> [PublicVersion] {
        versions.filter { !$0.corrections.isEmpty }
    }
    private func all(of list: PublicList) -> [PublicVersion] {
        versions.filter { PublicList.lists(of: $0).contains(list) }
    }
    func newest(of list: PublicList, limit: Int) -> [PublicVersion] {
        Array(all(of: list).reversed().prefix(limit))
    }
    func page(_ number: Int, of list: PublicList) -> [PublicVersion] {
        all(of: list).dropFirst((number - 1) * 30).prefix(30).reversed()
    }
    func lastPage(of list: PublicList) -> Int { (all(of: list).count + 29) / 30 }
    func counts(_ tally: Tally) -> [String: Int] {
        let names = versions.flatMap(Tally.names).filter { $0.hasPrefix(tally.prefix) }
        return Dictionary(names.map { (String($0.dropFirst(tally.prefix.count)), 1) }, uniquingKeysWith: +)
    }
    func part(_ number: Int, of day: CivilDate) -> [PublicVersion] { number == 1 ? all(of: .day(day)) : [] }
    func parts(of day: CivilDate) -> [DownloadPart] {
        [DownloadPart(number: 1, rows: all(of: .day(day)).count, csvHash: "00", jsonHash: nil)]
    }
}
