import CivicFacts
import Conversation

/// Bans with who, why and about which report. A ban outlives "delete my data": it is kept under a salted hash of the
/// person, not under the account.
extension People {
    func impose(_ ban: Ban, on account: AccountID) throws(StoreError) {
        for person in try pseudonyms(of: account) {
            try database.run(
                """
                INSERT INTO bans (person, until, body, report) VALUES (?, ?, ?, ?) ON CONFLICT (person) DO UPDATE SET
                until = excluded.until, body = excluded.body, report = excluded.report
                """,
                .text(person), .int(ban.until.milliseconds), .blob(try json.encode(ban)),
                .optional(ban.report?.rawValue))
        }
    }

    /// Until it is pruned, an ended ban tells that its notice was sent.
    func endBan(of account: AccountID, at end: Moment) throws(StoreError) {
        for person in try pseudonyms(of: account) {
            try database.run(
                "UPDATE bans SET until = ? WHERE person = ?", .int(end.milliseconds), .text(person))
        }
    }

    /// The ban that ends last.
    func fullBan(of account: AccountID) throws(StoreError) -> Ban? {
        guard try isAnybodyBanned else { return nil }
        var latest: Ban?
        for person in try pseudonyms(of: account) {
            let found = try database.first(
                "SELECT body, report, until FROM bans WHERE person = ? AND body IS NOT NULL", .text(person)
            ) { row throws(StoreError) in
                let ban = try json.decode(Ban.self, from: row.blob(0))
                return Ban(
                    at: ban.at, until: Moment(milliseconds: row.int(2)), reason: ban.reason, by: ban.by,
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
