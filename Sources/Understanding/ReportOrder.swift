/// What a voter wants of the report that is being written, or that was just sent.
package enum ReportOrder: String, CaseIterable, Sendable {
    case send, wait
    /// Nothing is to be sent, or what was sent is to be taken back.
    case cancel
    /// There are photos to come, or there are none.
    case photo, nophoto
    /// What is in it is to be shown, or changed.
    case read, edit
    /// Who gets to see a name.
    case nameless
    /// Whether it arrived, and what became of it.
    case status
    /// Nothing more is to be told.
    case done
    /// Nothing that a report could use: "ok calling", "que Dios me la bendiga".
    case chat
}

extension ReportOrder {
    /// What the model tells apart, in the order of its scores; nil is no order. A test compares the names.
    package static let classes: [ReportOrder?] = [nil] + allCases

    /// So many points make an order e times likelier; found on lines that were not learned.
    static let points: Int32 = 90

    /// Far more that orders nothing was learned than is said beside a report: so many points less for it.
    static let restraint: Int32 = 100

    /// From here on it is followed, in thousandths: what sends, or throws away, has to be surer.
    package var bar: Int {
        switch self {
        case .send, .cancel: 600
        // What is told must not be lost.
        case .chat: 500
        case .wait, .photo, .nophoto, .read, .edit, .nameless, .status, .done: 500
        }
    }

    /// The likeliest order in short words; nil where none is sure enough.
    static func heard(_ features: Features) -> ReportOrder? {
        var scores = LinearModel.orders.scores(features)
        scores[0] -= restraint
        guard let order = likeliest(scores) else {
            // What is no small talk either way may still be an order.
            if let chat = classes.firstIndex(of: .chat) { scores[chat] = .min / 2 }
            return likeliest(scores)
        }
        return order
    }

    private static func likeliest(_ scores: [Int32]) -> ReportOrder? {
        let shares = Confidence.shares(of: scores, points: points)
        guard let best = shares.indices.max(by: { shares[$0] < shares[$1] }), let order = classes[best],
            shares[best] >= order.bar
        else { return nil }
        return order
    }
}
