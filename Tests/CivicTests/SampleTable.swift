import Conversation
import Foundation

@testable import Civic

/// What each sample should come to; a setback begins with `!`.
enum SampleTable {
    struct Row: Sendable, CustomStringConvertible {
        let file: String
        let status: Int
        let read: @Sendable (SourceReply) -> String
        let expected: String

        var description: String { file }
    }

    private static func rows(
        _ folder: String, _ read: @escaping @Sendable (SourceReply) -> String, _ list: [(String, Int, String)]
    ) -> [Row] {
        list.map { Row(file: "\(folder)/\($0.0)", status: $0.1, read: read, expected: $0.2) }
    }

    static let rows: [Row] =
        census + google + congressGov + govInfo + fec + openStates + winnipeg + tables

    private static let census =
        rows(
            "census-geocoder", SampleReaders.geocoder(119),
            [
                ("onelineaddress-119th-NY12.json", 200, "NY-12 []"),
                ("onelineaddress-119th-at-large-WY.json", 200, "WY (at large) []"),
                ("onelineaddress-119th-delegate-DC.json", 200, "DC (at large) []"),
                ("onelineaddress-acs2025-119th-TX.json", 200, "TX-37 []"),
                ("onelineaddress-acs2025-119th-delegate-DC.json", 200, "DC (at large) []"),
                ("no-match.json", 200, "noMatch"), ("layer-error-inside-200.json", 200, "!unreadable"),
                ("coordinates.json", 200, "!unreadable"), ("error-400-bad-parameter.json", 400, "!rejected"),
                ("malformed-html-maintenance.html", 503, "!down"),
                ("malformed-html-maintenance.html", 200, "!down"), ("two-matches.json", 200, "!unreadable"),
                ("addressbatch-response.csv", 200, "!unreadable"),
                // The Austin pair, the wrong way round: the next map is refused as an answer about the sitting one.
                ("onelineaddress-current-120th-only-TX.json", 200, "!unreadable"),
            ])
        + rows(
            "census-geocoder", SampleReaders.geocoder(120),
            [
                ("onelineaddress-current-120th-only-TX.json", 200, "TX-10 [sldu:14, sldl:49]"),
                ("onelineaddress-acs2025-119th-TX.json", 200, "!unreadable"),
            ])

    private static let google =
        rows(
            "google-civic", SampleReaders.elections,
            [
                ("elections.json", 200, "4803 local, 4804 state, 4810 state, 4811 local, 4823 federal"),
                ("elections-only-test.json", 200, ""), ("elections-shape-2025.json", 200, "9468 state"),
                ("error-403-quota.json", 403, "!exhausted"), ("error-429-rate.json", 429, "!exhausted"),
                ("error-401-unauthorized.json", 401, "!keyRefused"),
                ("error-400-keyInvalid.json", 400, "!keyRefused"),
                ("error-503-backendError.json", 503, "!down"),
                ("representatives-gone-404.json", 404, "!notFound"),
            ])
        + rows(
            "google-civic", SampleReaders.divisions,
            [
                ("divisionsByAddress.json", 200, "OH-11"), ("divisionsByAddress-zip-only.json", 200, "CA"),
                ("divisions-search.json", 200, "!unreadable"),
            ])
        + rows(
            "google-civic", SampleReaders.guide,
            [
                ("voterinfo-ok.json", 200, "7000, 2 sites, 3 contests, mail false, notice false"),
                ("voterinfo-mail-only.json", 200, "9100, 1 sites, 0 contests, mail true, notice false"),
                (
                    "voterinfo-emergency-notice.json", 200,
                    "9468, 1 sites, 0 contests, mail false, notice true"
                ),
                ("voterinfo-test-election-2000.json", 200, "nothing"),
                ("voterinfo-state-block.json", 200, "nothing"),
                ("error-400-invalidQuery-election-over.json", 400, "isOver"),
                ("error-400-invalidValue-election-unknown.json", 400, "nothing"),
                ("error-400-parseError.json", 400, "notAnAddress"),
                ("error-400-required.json", 400, "notAnAddress"),
                ("error-404-notFound-no-information.json", 404, "nothing"),
                ("malformed-truncated.json.txt", 200, "!unreadable"),
            ])

    private static let congressGov =
        rows(
            "congress-gov", SampleReaders.billList,
            [
                ("bill-list.json", 200, "117/hr/3617, 117/hr/7343, 117/hr/7321, 117/hr/7368, 117/hr/7369"),
                ("bill-list-latest.json", 200, "119/s/3281"),
                ("default-xml-when-format-missing.xml", 200, "!unreadable"),
                ("error-403-api-key-disabled.json", 403, "!keyRefused"),
                ("error-403-api-key-invalid.json", 403, "!keyRefused"),
                ("error-403-api-key-missing.json", 403, "!notSetUp"),
                ("error-429-over-rate-limit.json", 429, "!exhausted"),
            ])
        + rows(
            "congress-gov", SampleReaders.bill(.whole),
            [
                ("bill.json", 200, "FedRAMP Authorization Act, passedHouse, C001078, 2"),
                ("error-404-unknown-bill.json", 404, "!notFound"), ("bill-actions.json", 200, "!unreadable"),
                ("bill-committees.json", 200, "!unreadable"),
                ("bill-amendments-empty.json", 200, "!unreadable"),
                ("bill-relatedbills.json", 200, "!unreadable"), ("bill-subjects.json", 200, "!unreadable"),
                ("bill-text.json", 200, "!unreadable"), ("bill-titles.json", 200, "!unreadable"),
                ("member.json", 200, "!unreadable"), ("member-list.json", 200, "!unreadable"),
                ("member-by-state-district.json", 200, "!unreadable"),
                ("member-by-state-district-vacant.json", 200, "!unreadable"),
            ])
        + rows(
            "congress-gov", SampleReaders.bill(.cosponsors),
            [("bill-cosponsors.json", 200, "C001108, H001071")])
        + rows(
            "congress-gov", SampleReaders.bill(.summaries),
            [("bill-summaries.json", 200, "Federal Risk and Authorization")])
        + rows("congress-gov", SampleReaders.sitting, [("congress-current.json", 200, "119")])
        + rows(
            "congress-gov", SampleReaders.memberBills(true),
            [("member-sponsored-legislation.json", 200, "117/s/4417")])
        + rows(
            "congress-gov", SampleReaders.memberBills(false),
            [("member-cosponsored-legislation.json", 200, "119/hr/21")])

    private static let govInfo =
        rows(
            "govinfo-billstatus", SampleReaders.status("116", "s", "790"),
            [
                (
                    "BILLSTATUS-116s790.xml", 200,
                    "116/s/790, other, G000359, B001135 T000476, Native Americans"
                ),
                ("bulkdata-listing.json", 200, "!unreadable"),
            ])
        + rows(
            "govinfo-billstatus", SampleReaders.status("117", "sconres", "7"),
            [
                (
                    "BILLSTATUS-117sconres7-v3.xml", 200,
                    "117/sconres/7, inCommittee, K000367, S001181 C001070, Congress"
                )
            ])

    private static let fec =
        rows(
            "openfec", SampleReaders.dates,
            [
                (
                    "election-dates.json", 200,
                    "2026-11-03 TX general, 2026-12-12 LA-5 generalRunoff, 2026-05-26 TX primaryRunoff"
                ),
                ("error-422-per-page.json", 422, "!rejected"), ("error-503-restricted.json", 503, "!down"),
                ("error-429-over-rate-limit.json", 429, "!exhausted"),
                ("state-election-office.json", 200, "!unreadable"),
                ("elections-search-by-zip.json", 200, "!unreadable"),
            ])
        + rows(
            "openfec", SampleReaders.filings(.house(SampleReaders.tx37, year: 2026)),
            [("candidates.json", 200, "H4TX10028"), ("elections.json", 200, "!unreadable")])
        + rows(
            "openfec", SampleReaders.filings(.name("warren")), [("candidates-search.json", 200, "S2MA00170")])
        + rows(
            "openfec", SampleReaders.candidate("S2TX00106", .whole),
            [
                ("candidate.json", 200, "CORNYN, JOHN SEN"), ("candidate-empty.json", 200, "none"),
                ("error-422-candidate-id.json", 422, "!rejected"),
            ])
        + rows(
            "openfec", SampleReaders.candidate("S2TX00106", .history),
            [("candidate-history.json", 200, "2026 2024 2020")])
        + rows(
            "openfec", SampleReaders.candidate("S2MA00170", .totals),
            [("candidates-totals.json", 200, "2026: 441393140, 2024: 2108832125")])

    private static let openStates = [
        ("bill-detail.json", 200, "!unreadable"), ("bills.json", 200, "NC SB 113 2020-02-01"),
        ("divisions.geo.json", 200, "!unreadable"),
        ("people.geo.json", 200, "!unreadable"), ("people.geo-outside-us.json", 200, ""),
        ("people.json", 200, "!unreadable"),
        ("error-400-bills-missing-filter.json", 400, "!rejected"),
        ("error-400-missing-filter.json", 400, "!rejected"),
        ("error-400-per-page.json", 400, "!rejected"), ("error-401-inactive-key.json", 401, "!keyRefused"),
        ("error-401-invalid-key.json", 401, "!keyRefused"), ("error-403-no-key.json", 403, "!notSetUp"),
        ("error-404-bill.json", 404, "!notFound"), ("error-404-page.json", 404, "!notFound"),
        ("error-422-validation.json", 422, "!rejected"), ("error-429-rate.json", 429, "!exhausted"),
        ("error-500-geo-upstream.json", 500, "!down"),
    ].map { Row(file: "openstates/\($0.0)", status: $0.1, read: SampleReaders.openStates, expected: $0.2) }

    private static let winnipeg =
        rows(
            "winnipeg", SampleReaders.candidates,
            [
                ("candidates-2026.json", 200, "13 of whom withdrawn: Sherri Rollins"),
                ("error-429-throttled.json", 429, "!exhausted"), ("error-404-dataset.json", 404, "!notFound"),
                ("error-400-query.json", 400, "!rejected"),
                ("election-results-empty.json", 200, "0 of whom withdrawn: "),
                ("election-results.json", 200, "!unreadable"),
            ])
        + rows("winnipeg", SampleReaders.council, [("council.json", 200, "Scott Gillingham")])
        + rows("winnipeg", SampleReaders.ward, [("addresses.json", 200, "several")])

    private static let tables =
        rows(
            "census-zcta", SampleReaders.zipDistricts,
            [
                ("tab20_cd11920_zcta520_natl.head.txt", 200, "119: 90210 CA-30 CA-32 CA-36"),
                ("2025_Gaz_zcta_national.head.txt", 200, "!unreadable"),
            ])
        + rows(
            "census-zcta", SampleReaders.zipPoints,
            [("2025_Gaz_zcta_national.head.txt", 200, "00601 18.18, 78701 30.27")])

    /// One reader of every kind.
    static let readers: [@Sendable (SourceReply) -> String] = [
        SampleReaders.geocoder(119), SampleReaders.elections, SampleReaders.divisions, SampleReaders.guide,
        SampleReaders.billList, SampleReaders.bill(.whole), SampleReaders.bill(.cosponsors),
        SampleReaders.bill(.summaries), SampleReaders.sitting, SampleReaders.memberBills(true),
        SampleReaders.status("116", "s", "790"), SampleReaders.dates, SampleReaders.filings(.name("x")),
        SampleReaders.candidate("S2TX00106", .totals), SampleReaders.candidates, SampleReaders.council,
        SampleReaders.ward, SampleReaders.zipDistricts, SampleReaders.zipPoints, SampleReaders.legislators,
        SampleReaders.stateLegislators, SampleReaders.changed, SampleReaders.openStates,
    ]
}
