public import Charities

/// What a giver's post is about. A post is a report of another kind; nothing of the ledger is in it: no number of a gift,
/// and an amount only where its giver shows it.
public struct GiftPost: Codable, Equatable, Sendable {
    public let organisation: OrganisationID
    /// As it was called when it was given to.
    public let name: String
    /// Nil where it is nobody's business.
    public let amount: String?
    /// The giver says so, and nobody saw it.
    public let isByWord: Bool
    /// It is the sentence of an introduction, and is never public; nil for posts.
    public internal(set) var meeting: GiftMeeting?
}

/// The gift that somebody writes about, as a button has it: `p3`, a promise that was kept; `r7`, a receipt.
enum GiftSource: Codable, Equatable, Spelled {
    case pledge(Int)
    case receipt(Int)

    init?(argument: String?) {
        guard let argument, let number = PledgeNumber(argument: String(argument.dropFirst()))?.number else {
            return nil
        }
        switch argument.first {
        case "p": self = .pledge(number)
        case "r": self = .receipt(number)
        case _: return nil
        }
    }

    var argument: String? {
        switch self {
        case .pledge(let number): "p\(number)"
        case .receipt(let number): "r\(number)"
        }
    }

    /// The page that shows it.
    var page: any FactsPage {
        switch self {
        case .pledge(let number): PledgePage(number: number)
        case .receipt(let number): ReceiptPage(number: number)
        }
    }

    /// What a post says of it; nil for what is not given: an open promise, a payment that came unasked or went back.
    func post(showingAmount: Bool, _ view: View) -> GiftPost? {
        switch self {
        case .pledge(let number):
            guard let pledge = view.session.gifts[number], pledge.doneOn != nil else { return nil }
            return GiftPost(
                organisation: pledge.organisation, name: pledge.name,
                amount: showingAmount ? pledge.amount.text : nil, isByWord: true)
        case .receipt(let number):
            let receipts = view.facts.records.receipts(of: view.facts.account)
            guard let receipt = receipts.first(where: { $0.gift.number == number }),
                receipt.gift.kind == .paid, receipt.refundedOn == nil, !receipt.gift.isTest,
                let organisation = receipt.gift.organisation
            else { return nil }
            return GiftPost(
                organisation: organisation, name: receipt.name,
                amount: showingAmount ? receipt.gift.amount.text : nil, isByWord: false)
        }
    }
}

extension GiftPost {
    /// What it is about, and the amount where that is shown.
    func lines(in words: Catalogue) -> [String] {
        let shown = amount.map {
            words.text(isByWord ? GiftPostWords.amountByWord : .amount, [.cash: $0])
        }
        return [words.text(GiftPostWords.about, [.name: name])] + [shown].compactMap(\.self)
    }
}

extension Report {
    /// The sentence for what it is: a report about voting, a comment, a giver's post, or the sentence of an introduction.
    func wording(
        _ report: any Wording, _ comment: any Wording, _ post: any Wording, _ meeting: any Wording
    ) -> any Wording {
        guard let gift else { return parent == nil ? report : comment }
        return gift.meeting == nil ? post : meeting
    }
}
