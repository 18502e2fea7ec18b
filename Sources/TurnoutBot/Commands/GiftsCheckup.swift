import CivicFacts
import Conversation
import FoundationEssentials
import Services
import Store

/// Whether the ledger of gifts was compared with the provider's list lately, and what waits for the operator there.
struct GiftsCheckup {
    let directory: String
    let database: DatabaseAddress?

    /// After so many days the doctor reminds.
    private static let patience: Int64 = 31

    /// The file that says when the ledger was compared last.
    static func mark(in directory: String) -> String { directory + "/gifts-reconciled" }

    /// Nothing where nothing was ever paid.
    func findings() -> [Finding] {
        guard let gifts = try? StoreReader(directory: directory, on: database).gifts(),
            let first = gifts.first(where: { !$0.isTest })
        else { return [] }
        let today = CivilDate(Clock.system.now(), in: Zone(of: nil))
        let open = GiftLists.unmatched(among: gifts).count
        let rows = Finding(
            isWell: open == 0,
            sentence: "gifts: \(gifts.count) rows"
                + (open == 0 ? "" : ", \(open) unmatched; see turnout gifts unmatched"))
        let text = try? String(contentsOfFile: Self.mark(in: directory), encoding: .utf8)
        let last = text.flatMap { CivilDate(String($0.prefix(10))) }
        guard today.days - (last ?? first.day).days > Self.patience else { return [rows] }
        let since = last.map { "since \($0)" } ?? "yet"
        return [
            rows,
            Finding(
                isWell: false,
                sentence: "gifts: not compared with the provider \(since); see turnout gifts reconcile"),
        ]
    }
}
