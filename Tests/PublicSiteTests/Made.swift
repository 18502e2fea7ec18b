import CivicFacts

@testable import PublicSite

/// Versions for tests.
enum Made {
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
            isVerified: number % 2 == 0,
            corrections: number % 5 == 0
                ? [
                    PublicNote(
                        Words("It was Tuesday."), in: .english, hour: PublicHour(sent, in: Zone(of: nil)))
                ] : [],
            reporters: number % 4 + 1)
    }
}
