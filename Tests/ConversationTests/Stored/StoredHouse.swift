import CivicFacts
import Foundation

@testable import Conversation
@testable import Rehearsal

/// The house in which stored sessions go on: its reports, bans and saved cards were stored with them, and its town
/// is the sample one.
enum StoredHouse {
    /// When the stored sessions go on: some minutes after they were left.
    static let now = Moment(milliseconds: 1_795_276_800_000)

    /// Whose sessions these are: most are Dana's, a moderator asked Bela something, and Cyril is banned.
    static func account(in state: String) -> AccountID {
        switch state {
        case "mod.answer", "mod.is_it": bela
        case "app.ban": cyril
        default: dana
        }
    }

    static let dana = AccountID(rawValue: 1)
    static let bela = AccountID(rawValue: 5)
    static let cyril = AccountID(rawValue: 6)

    static let town = SampleTown.explored(asOf: now)
    private static let made = Result { try make() }
    static var ledger: Ledger { get throws { try made.get() } }

    static func sender(_ account: AccountID) -> SenderID {
        SenderID(platform: .matrix, id: "@person\(account.rawValue):home")
    }

    private static func make() throws -> Ledger {
        var ledger = Ledger()
        for number in 1...6 {
            let account = AccountID(rawValue: Int64(number))
            ledger.accounts[sender(account)] = account
        }
        for line in try Stored.lines("reports.jsonl") {
            let report = try Stored.decode(Report.self, line)
            ledger.apply(.keep(report, because: .sent), by: report.author)
            for photo in report.photos { ledger.bind(photo, hash: "hash of \(photo.rawValue)") }
        }
        for line in try Stored.lines("bans.jsonl") {
            let ban = try Stored.decode(Ban.self, line)
            guard ban.report == ReportID(rawValue: 9) else { continue }
            ledger.apply(.impose(ban, on: cyril), by: ban.by.account)
        }
        for mark in try marks() { ledger.apply(.mark(mark.0, keepsake: mark.1), by: dana) }
        return ledger
    }

    /// What Dana saved, and the report that she likes and saved.
    private static func marks() throws -> [(Mark, Keepsake?)] {
        let saved = try Stored.lines("keepsakes.txt").compactMap(keepsake)
        let report = SaveTarget(ReportID(rawValue: 1))
        return saved.map { (Mark(.save, $0.0), $0.1) } + [
            (Mark(.like, report), nil), (Mark(.save, report), nil),
        ]
    }

    /// A line of what was saved: the target, and the copy as it is stored.
    static func keepsake(_ line: String) throws -> (SaveTarget, Keepsake)? {
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2, let target = SaveTarget(text: parts[0]) else { return nil }
        return (target, try Stored.decode(Keepsake.self, parts[1]))
    }
}
