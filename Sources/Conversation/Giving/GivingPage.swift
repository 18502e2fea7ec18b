internal import Charities
internal import CivicFacts

/// What somebody promised, gave and paid, month by month, and what that may have paid for.
struct GivingPage: GiftPage, ListPage {
    static let name = "give.mine"
    private static let size = 4

    var page = 0

    func told(_ view: View) -> Prompt {
        let entries = GivenEntry.all(view)
        guard !entries.isEmpty else {
            return view.prompt([view.text(PledgeWords.nothingYet)], [[.charities]])
        }
        let shown = Paged(entries, page: page, size: Self.size)
        let choices = shown.items.map(\.choice)
        let labels = shown.items.map { $0.label(view) }
        let hasPaid = entries.contains(where: \.isReceipt)
        let head: any Wording = hasPaid ? ReceiptWords.mine : PledgeWords.mine
        let impact = page == 0 ? GivingImpact(view: view).lines : []
        return view.prompt(
            [view.text(head)] + months(shown.items, view) + impact,
            choices.rows(of: 2) + [[.charities]],
            of: shown, labels: Array(zip(choices, labels)))
    }

    /// Each below its month.
    private func months(_ entries: [GivenEntry], _ view: View) -> [String] {
        var lines: [String] = []
        var above = ""
        for entry in entries {
            let month = view.month(Int(entry.day.year), entry.day.month)
            if month != above { lines.append("\(month):") }
            above = month
            lines.append(entry.line(view))
        }
        return lines
    }
}

/// What was promised, and what was paid here.
private enum GivenEntry {
    case pledge(Pledge)
    case receipt(GiftReceipt)

    /// The newest first.
    static func all(_ view: View) -> [GivenEntry] {
        let pledges = view.session.gifts.pledges.map(GivenEntry.pledge)
        let receipts = view.facts.records.receipts(of: view.facts.account).map(GivenEntry.receipt)
        let entries = (pledges + receipts).enumerated()
        return entries.sorted { ($0.1.day.days, $0.0) > ($1.1.day.days, $1.0) }.map(\.1)
    }

    var isReceipt: Bool { if case .receipt = self { true } else { false } }

    var day: CivilDate {
        switch self {
        case .pledge(let pledge): pledge.day
        case .receipt(let receipt): receipt.gift.day
        }
    }

    var choice: Choice {
        switch self {
        case .pledge(let pledge): .pledge(pledge.number)
        case .receipt(let receipt): .receipt(receipt.gift.number)
        }
    }

    func label(_ view: View) -> String {
        switch self {
        case .pledge(let pledge): view.label("\(pledge.number): \(pledge.amount.text) \(pledge.name)")
        case .receipt: choice.label(view.words)
        }
    }

    func line(_ view: View) -> String {
        switch self {
        case .pledge(let pledge):
            let words = pledge.doneOn == nil ? PledgeWords.lineOpen : .lineDone
            return view.text(
                words, [.n: "\(pledge.number)", .cash: pledge.amount.text, .name: pledge.name])
        case .receipt(let receipt):
            let isBack = receipt.refundedOn != nil
            let words: ReceiptWords =
                isBack ? .lineRefunded : receipt.gift.kind == .unmatched ? .lineUnmatched : .linePaid
            return view.text(
                words,
                [.n: "\(receipt.gift.number)", .cash: receipt.gift.amount.text, .name: receipt.name])
        }
    }
}

/// What was paid here or given by the giver's word, added up by organisation and currency and only then divided, once.
struct GivingImpact {
    let view: View

    var lines: [String] {
        let sums = sums
        guard !sums.isEmpty else { return [] }
        let told = sums.prefix(5).flatMap(lines)
        return [view.text(paid.isEmpty ? PledgeWords.sums as any Wording : ReceiptWords.sums)] + told
    }

    private struct Sum {
        let organisation: OrganisationID
        let name: String
        let total: Money
    }

    /// In the order in which they were given to first.
    private var sums: [Sum] {
        var sums: [Sum] = []
        let done = view.session.gifts.pledges.filter { $0.doneOn != nil }.map {
            Sum(organisation: $0.organisation, name: $0.name, total: $0.amount)
        }
        for gift in done + paid {
            let index = sums.firstIndex {
                $0.organisation == gift.organisation && $0.total.currency == gift.total.currency
            }
            let before = index.map { sums[$0].total.minor } ?? 0
            let sum = Sum(
                organisation: gift.organisation, name: gift.name,
                total: Money(before + gift.total.minor, gift.total.currency))
            if let index { sums[index] = sum } else { sums.append(sum) }
        }
        return sums
    }

    /// What was paid here as it was asked for, and not given back.
    private var paid: [Sum] {
        view.facts.records.receipts(of: view.facts.account).compactMap { receipt in
            let gift = receipt.gift
            guard gift.kind == .paid, receipt.refundedOn == nil, !gift.isTest,
                let id = gift.organisation, let currency = Currency(rawValue: gift.amount.currency)
            else { return nil }
            return Sum(organisation: id, name: receipt.name, total: Money(gift.amount.minor, currency))
        }
    }

    private func lines(of sum: Sum) -> [String] {
        let given = view.text(PledgeWords.given, [.name: sum.name, .cash: sum.total.text])
        let impacts =
            view.charities[sum.organisation]?.facts.compactMap { Impact(of: sum.total, by: $0) } ?? []
        return [given] + impacts.prefix(1).map(told)
    }

    private func told(_ impact: Impact) -> String {
        let fact = impact.fact
        let price = [fact.low, fact.figure, fact.high].compactMap(\.self)
        let shown = fact.low == nil ? price[0].text : "\(fact.low?.text ?? "")–\(fact.high?.text ?? "")"
        let units = impact.units
        let count =
            units.lowerBound == units.upperBound
            ? "\(units.lowerBound)"
            : view.text(PledgeWords.between, [.n: "\(units.lowerBound)", .max: "\(units.upperBound)"])
        let unit = fact.unit.map { units.upperBound == 1 ? $0.one : $0.many }.map(view.told) ?? ""
        let one = fact.unit.map { view.told($0.one) } ?? ""
        let result =
            units.upperBound == 0
            ? view.text(PledgeWords.part, [.text: one]) : "\(count) \(unit)"
        return view.text(
            PledgeWords.formula,
            [
                .cash: impact.total.text, .max: shown, .text: result, .source: fact.source,
                .date: view.date(written: fact.date), .reason: view.told(fact.caveat),
            ])
    }
}
