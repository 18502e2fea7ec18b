internal import Charities
internal import CivicFacts
internal import Understanding

/// Where an amount is asked for a number is an amount first, and no button: "5" is not the fifth, "€5" is not "$5".
enum AmountDialog {
    static func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        guard said.text.contains(where: \.isNumber), let page = visit.session.page else { return false }
        if let asked = page as? GiftAmountPage {
            if let other = button(said.text, visit), let named = amount(said.text, for: asked.id, visit),
                named != other
            {
                let both = [named, other].sorted { $0.minor < $1.minor }
                FactsDialog.go(to: GiftEitherPage(id: asked.id, small: both[0], large: both[1]), &visit)
                return true
            }
            return asked.hear(said, &visit)
        }
        // Payments are only where buttons bear no numbers.
        guard let offer = page as? GiftPayPage else { return false }
        return offer.hear(said, &visit)
    }

    /// The amount on the button of this number, where people see such numbers.
    private static func button(_ text: String, _ visit: Visit) -> Money? {
        guard visit.facts.platform != .telegram, text.count <= 2, let number = Int(text),
            visit.session.offered.indices.contains(number - 1)
        else { return nil }
        return visit.session.offered[number - 1].amount
    }

    private static func amount(_ text: String, for id: OrganisationID, _ visit: Visit) -> Money? {
        guard let one = visit.view.charities[id],
            case .amount(let amount)? = AmountReading(text, in: one.minimum.currency),
            amount.isAtLeast(one.minimum)
        else { return nil }
        return amount
    }
}
