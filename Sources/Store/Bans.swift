import Conversation

/// Bans with who, why and about which report, under the same salted hashes of people as their ends.
extension People {
    func impose(_ ban: Ban, on account: AccountID) throws(StoreError) {
        for person in try pseudonyms(of: account) {
            try database.run(
                "INSERT OR REPLACE INTO bans (person, until, body, report) VALUES (?, ?, ?, ?)",
                .text(person), .int(ban.until.milliseconds), .blob(try json.encode(ban)),
                .optional(ban.report?.rawValue))
        }
    }

    /// The ban that ends last.
    func fullBan(of account: AccountID) throws(StoreError) -> Ban? {
        var latest: Ban?
        for person in try pseudonyms(of: account) {
            let found = try database.first(
                "SELECT body, report FROM bans WHERE person = ? AND body IS NOT NULL", .text(person)
            ) { row throws(StoreError) in
                let ban = try json.decode(Ban.self, from: row.blob(0))
                return Ban(
                    at: ban.at, until: ban.until, reason: ban.reason, by: ban.by,
                    report: row.optionalInt(1).map(ReportID.init(rawValue:)), isAppealed: ban.isAppealed)
            }
            if let found, found.until > latest?.until ?? Moment(milliseconds: 0) { latest = found }
        }
        return latest
    }

    /// The report goes with its author; the ban stays.
    func unbindBan(of account: AccountID) throws(StoreError) {
        for person in try pseudonyms(of: account) {
            try database.run("UPDATE bans SET report = NULL WHERE person = ?", .text(person))
        }
    }
}
