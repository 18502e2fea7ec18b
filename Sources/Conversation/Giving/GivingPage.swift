internal import Charities
internal import CivicFacts

/// What somebody promised and gave, month by month, and what that may have paid for.
struct GivingPage: GiftPage, ListPage {
    static let name = "give.mine"
    private static let size = 4

    var page = 0

    func told(_ view: View) -> Prompt {
        let pledges = Array(view.session.gifts.pledges.reversed())
        guard !pledges.isEmpty else {
            return view.prompt([view.text(PledgeWords.nothingYet)], [[.charities]])
        }
        let shown = Paged(pledges, page: page, size: Self.size)
        let choices = shown.items.map { Choice.pledge($0.number) }
        let labels = shown.items.map { view.label("\($0.number): \($0.amount.text) \($0.name)") }
        let impact = page == 0 ? GivingImpact(view: view).lines : []
        return view.prompt(
            [view.text(PledgeWords.mine)] + months(shown.items, view) + impact,
            choices.rows(of: 2) + [[.charities]],
            of: shown, labels: Array(zip(choices, labels)))
    }

    /// Each below its month.
    private func months(_ pledges: [Pledge], _ view: View) -> [String] {
        var lines: [String] = []
        var above = ""
        for pledge in pledges {
            let month = view.month(Int(pledge.day.year), pledge.day.month)
            if month != above { lines.append("\(month):") }
            above = month
            let words = pledge.doneOn == nil ? PledgeWords.lineOpen : .lineDone
            lines.append(
                view.text(words, [.n: "\(pledge.number)", .cash: pledge.amount.text, .name: pledge.name]))
        }
        return lines
    }
}

/// What was given by the giver's word, added up by organisation and currency and only then divided, once.
struct GivingImpact {
    let view: View

    var lines: [String] {
        let sums = sums
        guard !sums.isEmpty else { return [] }
        let told = sums.prefix(5).flatMap(lines)
        return [view.text(PledgeWords.sums)] + told
    }

    private struct Sum {
        let organisation: OrganisationID
        let name: String
        let total: Money
    }

    /// In the order in which they were given to first.
    private var sums: [Sum] {
        var sums: [Sum] = []
        for pledge in view.session.gifts.pledges where pledge.doneOn != nil {
            let (id, currency) = (pledge.organisation, pledge.amount.currency)
            let index = sums.firstIndex { $0.organisation == id && $0.total.currency == currency }
            let before = index.map { sums[$0].total.minor } ?? 0
            let sum = Sum(
                organisation: id, name: pledge.name, total: Money(before + pledge.amount.minor, currency))
            if let index { sums[index] = sum } else { sums.append(sum) }
        }
        return sums
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
