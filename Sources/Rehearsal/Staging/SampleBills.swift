import CivicFacts
import Conversation

/// Bills of the sample data: a few of Congress, two of Arizona; nobody ever put them forward.
enum SampleBills {
    /// As a sync brings them, or as the next one does: then H.R. 25 has passed the House.
    static func harvest(isLater: Bool = false) -> FeedRows {
        let bills = all.map { isLater && $0.id.number == 25 ? passed($0) : $0 }
        return FeedRows(
            feed: .bills, source: .congressGov, count: bills.count,
            records: bills.map { CivicRecord(bill: $0) })
    }

    private static func passed(_ bill: Bill) -> Bill {
        var later = bill
        (later.stage, later.latestAction) = (.passedHouse, "Passed House by voice vote.")
        later.actedOn = CivilDate(year: 2026, month: 11, day: 23)
        later.updated = "2026-11-23T10:00:00Z"
        return later
    }

    private static let dov = Bill.Sponsor(member: "H900003", name: "Rep. Sample, Dov [S-AZ-3]")
    private static let cora = Bill.Sponsor(member: "H900001", name: "Rep. Sample, Cora [E-AZ-1]")
    private static let ada = Bill.Sponsor(member: "S900001", name: "Sen. Sample, Ada [S-AZ]")
    private static let ben = Bill.Sponsor(member: "S900002", name: "Sen. Sample, Ben [E-AZ]")
    private static let former = Bill.Sponsor(member: nil, name: "Rep. Former, Guy [E-AZ-2]")

    static let all: [Bill] = [
        bill(
            .hr, 25, "Sample Fair Lines Act", .inCommittee, "Referred to the Committee on Samples.", 20,
            [dov], [cora, former]),
        bill(.s, 2140, "Sample Clean Water Act", .introduced, "Read twice.", 19, [ada], [ben]),
        bill(.hjres, 3, "Sample amendment on holidays", .introduced, "Introduced in House", 18, [cora], []),
        bill(.hr, 7, "Sample Roads Act", .becameLaw, "Became Public Law No: 119-900.", 17, [cora], [dov]),
        bill(
            .s, 12, "Sample Schools Act", .passedSenate, "Passed Senate without amendment.", 16, [ben], [ada]),
        bill(.hres, 40, "Sample thanks to poll workers", .other, "Agreed to.", 15, [dov], []),
        bill(.hr, 31, "Sample Health Care Act", .introduced, "Introduced in House", 14, [], []),
    ].compactMap(\.self)

    private static func bill(
        _ kind: BillID.Kind, _ number: Int, _ title: String, _ stage: Bill.Stage, _ action: String,
        _ day: Int,
        _ sponsors: [Bill.Sponsor], _ cosponsors: [Bill.Sponsor]
    ) -> Bill? {
        BillID(congress: Congress(rawValue: 119), kind: kind, number: number).map { id in
            Bill(
                id: id, title: title, stage: stage, latestAction: action,
                actedOn: CivilDate(year: 2026, month: 11, day: day),
                introducedOn: CivilDate(year: 2026, month: 10, day: day), updated: "2026-11-\(day)T10:00:00Z",
                sponsors: sponsors, cosponsors: cosponsors, cosponsorCount: cosponsors.count,
                topic: number == 31 ? "Health" : nil, votes: number == 7 ? votes : nil)
        }
    }

    private static let votes = [
        Bill.Vote(
            chamber: "Senate", roll: 12, day: CivilDate(year: 2026, month: 11, day: 12),
            words: "Passed Senate without amendment by Yea-Nay Vote. 60 - 39. Record Vote Number: 12."),
        Bill.Vote(
            chamber: "House", roll: 301, day: CivilDate(year: 2026, month: 11, day: 5),
            words: "On passage Passed by the Yeas and Nays: 220 - 210 (Roll no. 301)."),
    ]

    /// What Congress.gov has more of one bill than the list.
    static func whole(_ id: BillID) -> Bill? {
        guard var bill = all.first(where: { $0.id == id }) else { return nil }
        if bill.sponsors.isEmpty { bill.sponsors = [ada] }
        if bill.cosponsors.isEmpty { bill.cosponsors = [dov] }
        bill.summary = "A sample summary of what \(bill.title) would do."
        return bill
    }

    static let ofArizona = [
        StateBill(
            state: "AZ", number: "SB 113", session: "2026", title: "Sample bill on shade at bus stops",
            latestAction: "Passed third reading.", actedOn: CivilDate(year: 2026, month: 11, day: 19),
            sponsors: ["Eli Sample"], page: OfficialLink("https://sample.example/az/sb113")),
        StateBill(
            state: "AZ", number: "HB 2040", session: "2026", title: "Sample bill on ballot drop boxes",
            latestAction: "Referred to committee.", actedOn: CivilDate(year: 2026, month: 11, day: 12),
            sponsors: ["Fay Sample"], page: OfficialLink("https://sample.example/az/hb2040")),
    ]
}
