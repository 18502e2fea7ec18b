import CivicFacts
import Conversation
import Foundation

@testable import Civic

/// Each source's reader, its finding said in one line.
enum SampleReaders {
    typealias Reader = @Sendable (SourceReply) -> String

    private static let settings = CivicSettings()
    private static let words = StreetAddress("1100 Congress Ave, Austin, TX 78701")
    private static let tx37 = district("TX", 37)

    /// By the names that `Tests/Readings/civic-samples.txt` gives them; one of every kind at least.
    static let all: [String: Reader] = [
        "119th map": geocoder(119), "120th map": geocoder(120), "elections": elections,
        "divisions": divisions, "guide": guide, "bills": billList, "bill": bill(.whole),
        "cosponsors": bill(.cosponsors), "summaries": bill(.summaries),
        "sponsored bills": memberBills(true), "cosponsored bills": memberBills(false),
        "status of 116/s/790": status("116", "s", "790"),
        "status of 117/sconres/7": status("117", "sconres", "7"), "election dates": dates,
        "filings for TX-37": filings(.house(tx37, year: 2026)),
        "filings named warren": filings(.name("warren")),
        "candidate S2TX00106": candidate("S2TX00106", .whole),
        "history of S2TX00106": candidate("S2TX00106", .history),
        "totals of S2MA00170": candidate("S2MA00170", .totals), "candidates": candidates,
        "council": council, "ward": ward, "ZIP districts": zipDistricts, "ZIP points": zipPoints,
        "legislators": legislators, "state legislators": stateLegislators, "changed bills": changed,
        "state bills": openStates, "all elections": allElections,
    ]

    private static func reader<Asked: Source>(
        _ source: Asked.Type, _ question: Asked.Question?,
        _ say: @escaping @Sendable (Asked.Finding) -> String
    ) -> Reader {
        { reply in
            guard let question else { return "no question" }
            do throws(SourceError) {
                let finding = say(try source.read(reply, to: question))
                return finding.isEmpty ? "empty" : finding
            } catch {
                return "!" + caseName(error)
            }
        }
    }

    /// The name of a setback without what it carries.
    private static func caseName(_ setback: SourceError) -> String {
        switch setback {
        case .slow: "slow"
        case .down: "down"
        case .exhausted: "exhausted"
        case .notSetUp: "notSetUp"
        case .keyRefused: "keyRefused"
        case .unreadable: "unreadable"
        case .notFound: "notFound"
        case .rejected: "rejected"
        case .outOfBounds: "outOfBounds"
        case .lessThanBefore: "lessThanBefore"
        case .changing: "changing"
        }
    }

    static func geocoder(_ number: Int) -> Reader {
        let question = words.map {
            CensusGeocoder.Question(
                address: $0, congress: Congress(rawValue: number),
                today: CivilDate(year: 2026, month: 11, day: 21))
        }
        return reader(CensusGeocoder.self, question) { reading in
            switch reading {
            case .noMatch: "noMatch"
            case .several(let zips): "several \(zips)"
            case .found(let place):
                "\(place.house.map(\.district.description).joined(separator: " ")) "
                    + "[\(place.divisions.compactMap { $0.rawValue.split(separator: "/").last.map(String.init) }.joined(separator: ", "))]"
            }
        }
    }

    static let elections = reader(GoogleElections.self, ()) { list in
        list.map { "\($0.id.dropFirst(7)) \($0.level.rawValue)" }.joined(separator: ", ")
    }

    static let divisions = reader(GoogleDivisions.self, words) { list in
        list.lazy.compactMap(\.houseDistrict?.description).first ?? list.compactMap(\.state).first ?? ""
    }

    static let guide = reader(
        GoogleVoterGuide.self, words.map { GoogleVoterGuide.Question(address: $0, election: nil) }
    ) { finding in
        switch finding {
        case .notAnAddress: "notAnAddress"
        case .nothing: "nothing"
        case .isOver: "isOver"
        case .guide(let guide):
            "\(guide.election.id.dropFirst(7)), \(guide.sites.count) sites, \(guide.contests.count) contests, "
                + "mail \(guide.isMailOnly), notice \(guide.notice != nil)"
        }
    }

    static let billList = reader(CongressBills.self, .init(congress: Congress(rawValue: 119))) { bills in
        bills.map(\.id.description).joined(separator: ", ")
    }

    static func bill(_ part: CongressBill.Part) -> Reader {
        let id = BillID(congress: Congress(rawValue: 117), kind: .hr, number: 21)
        return reader(CongressBill.self, id.map { CongressBill.Question(id: $0, part: part) }) {
            finding in
            switch finding {
            case .whole(let bill):
                "\(bill.title), \(bill.stage.rawValue), \(bill.sponsors.first?.member ?? ""), \(bill.cosponsorCount ?? -1)"
            case .cosponsors(let people): people.compactMap(\.member).joined(separator: ", ")
            case .summary(let text): String((text ?? "none").prefix(30))
            }
        }
    }

    static func memberBills(_ isSponsor: Bool) -> Reader {
        reader(MemberBills.self, .init(bioguide: "D000399", isSponsor: isSponsor)) { bills in
            bills.map(\.id.description).joined(separator: ", ")
        }
    }

    static func status(_ congress: String, _ kind: String, _ number: String) -> Reader {
        reader(BillStatus.self, BillResponse.id(congress: congress, type: kind, number: number)) {
            bill in
            "\(bill.id), \(bill.stage.rawValue), \(bill.sponsors.compactMap(\.member).joined(separator: " ")), "
                + "\(bill.cosponsors.prefix(2).compactMap(\.member).joined(separator: " ")), \(bill.topic ?? "")"
        }
    }

    static let dates = reader(
        FECElectionDates.self, .init(from: CivilDate(year: 2026, month: 1, day: 1))
    ) {
        $0.elections.map {
            "\($0.day) \($0.division.houseDistrict?.description ?? $0.division.state ?? "") \($0.kind.rawValue)"
        }
        .joined(separator: ", ")
    }

    static let allElections = reader(
        DemocracyElections.self, .init(from: CivilDate(year: 2020, month: 1, day: 1))
    ) { found in
        (["\(found.pages)"]
            + found.elections.map { "\($0.day) \($0.division.state ?? "") \($0.level) \($0.kind)" })
            .joined(separator: ", ")
    }

    static func filings(_ question: FECFilings.Question) -> Reader {
        reader(FECFilings.self, question) { $0.map(\.id).joined(separator: ", ") }
    }

    static func candidate(_ id: String, _ part: FECCandidate.Part) -> Reader {
        reader(FECCandidate.self, .init(id: id, part: part)) { finding in
            switch finding {
            case .whole(let filing): filing?.name ?? "none"
            case .history(let cycles): cycles.map { "\($0.year)" }.joined(separator: " ")
            case .totals(let rows):
                rows.map { "\($0.cycle): \($0.receiptsInCents ?? -1)" }.joined(separator: ", ")
            }
        }
    }

    static let openStates = reader(OpenStatesBills.self, .init(state: "NC")) { bills in
        bills.map { "\($0.state) \($0.number) \($0.actedOn?.description ?? "")" }.joined(separator: ", ")
    }

    static let candidates = reader(WinnipegCandidates.self, ()) { rows in
        let gone = rows.filter { $0.candidate.standing == .withdrawn }.map(\.candidate.name)
        return (["\(rows.count) of whom withdrawn"] + gone).joined(separator: ", ")
    }

    static let council = reader(WinnipegCouncil.self, ()) { $0.map(\.name).joined(separator: ", ") }

    static let ward = reader(WinnipegAddress.self, words) { finding in
        switch finding {
        case .ward(let ward): ward.ward
        case .several: "several"
        case .noMatch: "noMatch"
        }
    }

    static let zipDistricts = reader(ZIPDistricts.self, ()) { table in
        "\(table.congress.rawValue): "
            + table.areas.map { "\($0.zip) \($0.districts.map(\.description).joined(separator: " "))" }
            .joined(separator: ", ")
    }

    static let zipPoints = reader(ZIPPoints.self, ()) { points in
        points.map { "\($0.zip) \(String(format: "%.2f", $0.latitude))" }.joined(separator: ", ")
    }

    static let legislators = reader(Legislators.self, ()) { "\($0.members.count)" }
    static let stateLegislators = reader(StateLegislators.self, "TX") { "\($0.count)" }
    static let changed = reader(ChangedBills.self, ()) { "\($0.count)" }
}
