import CivicFacts

/// Bills: the files that GovInfo changed last, and, where there is a key, Congress.gov's list of the latest.
enum BillsFeed: SyncFeed {
    static let plan = FeedPlan(
        .bills, "bills that changed last, from GovInfo; the list with a key", every: .hours(4),
        rows: 1...40_000)

    /// Bills that are kept: two Congresses have fewer.
    private static let mostKept = 40_000

    static func files(_ context: FeedContext) throws(SourceError) -> [FeedFile] {
        let congress = Congress.sitting(at: context.now)
        let pages = [0, 250].compactMap { skipping in
            try? FeedFile(
                "list-\(skipping)", of: CongressBills.self, .init(congress: congress, skipping: skipping),
                context, isOptional: true)
        }
        return pages + [
            try FeedFile("changed", of: ChangedBills.self, (), context, isOptional: !pages.isEmpty)
        ]
    }

    static func more(
        after name: String, _ reply: SourceReply, _ context: FeedContext
    ) throws(SourceError) -> [FeedFile] {
        guard name == "changed" else { return [] }
        var files: [FeedFile] = []
        for id in try ChangedBills.read(reply, to: ()).prefix(200) {
            files.append(try FeedFile("bill-\(id)", of: BillStatus.self, id, context, isOptional: true))
        }
        return files
    }

    static func harvest(_ files: Files, _ context: FeedContext) throws(SourceError) -> FeedRows {
        var bills: [BillID: Bill] = [:]
        for (name, file) in files {
            if name.hasPrefix("list-") {
                let page = try CongressBills.read(file, to: .init(congress: .sitting(at: context.now)))
                for bill in page where bills[bill.id].map({ $0.updated < bill.updated }) ?? true {
                    // A file has sponsors and the list has none: the file stays unless the list is of a later day.
                    bills[bill.id] = bill
                }
            } else if name.hasPrefix("bill-"), let id = Self.id(in: name),
                let bill = try? BillStatus.read(file, to: id)
            {
                let isOlder = bills[id].map { bill.updated.prefix(10) < $0.updated.prefix(10) } ?? false
                if !isOlder { bills[id] = bill }
            }
        }
        var orphans = 0
        let records = bills.values.map { bill in
            let (linked, lost) = Self.linked(bill, to: context.members)
            orphans += lost
            return CivicRecord(bill: linked)
        }
        return FeedRows(
            feed: id, source: files.keys.contains { $0.hasPrefix("list-") } ? .congressGov : .govInfo,
            count: records.count, orphans: orphans, records: records, keeping: Self.mostKept)
    }

    private static func id(in name: String) -> BillID? {
        let parts = name.dropFirst(5).split(separator: "/").map(String.init)
        return parts.count == 3 ? BillResponse.id(congress: parts[0], type: parts[1], number: parts[2]) : nil
    }

    /// A sponsor who is not among the kept members keeps the name and loses the link.
    private static func linked(_ bill: Bill, to members: Set<String>) -> (bill: Bill, orphans: Int) {
        guard !members.isEmpty else { return (bill, 0) }
        var orphans = 0
        let check = { (sponsor: Bill.Sponsor) in
            guard let member = sponsor.member, !members.contains(member) else { return sponsor }
            orphans += 1
            return Bill.Sponsor(member: nil, name: sponsor.name)
        }
        var whole = bill
        whole.sponsors = bill.sponsors.map(check)
        whole.cosponsors = bill.cosponsors.map(check)
        return (whole, orphans)
    }
}
