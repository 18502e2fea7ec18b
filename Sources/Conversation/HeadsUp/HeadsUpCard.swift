internal import CivicFacts

/// The card of a report that is not sent: no button, and no word of its writer's.
enum HeadsUpCard {
    static func message(_ headsUp: HeadsUp) -> Message {
        let words = Desk.words
        let code = headsUp.report.slot
        let times = TimeWords(language: .english, at: headsUp.face.zip, sayingZone: true)
        let told = words.text(HeadsUpWords.told, [.date: times.dateAndHour(headsUp.at)])
        guard let line = line(of: headsUp.face.stage) else {
            let safe = headsUp.face.stage == .safe ? [words.text(HeadsUpWords.safe)] : []
            let lines = [words.text(HeadsUpWords.waits)] + safe + [told]
            return Message(heading: heading(headsUp), text: lines.joined(separator: "\n"))
        }
        return Message(
            heading: words.text(HeadsUpWords.closed, code),
            text: [words.text(line), told].joined(separator: "\n"))
    }

    static func order(for headsUp: HeadsUp) -> Delivery {
        Delivery(
            .showCard(report: headsUp.report, message: message(headsUp)), urgent: headsUp.isOpen,
            desk: headsUp.deskName)
    }

    private static func heading(_ headsUp: HeadsUp) -> String {
        let words = Desk.words
        let face = headsUp.face
        let kind =
            face.kind == .other
            ? words.text(HeadsUpWords.danger) : words.text(Catalogue.phrase(of: face.kind))
        let head = words.text(
            HeadsUpWords.head,
            [
                .place: face.zip?.named(in: .english) ?? words.text(HeadsUpWords.noZIP), .kind: kind,
                .code: headsUp.report.description,
            ])
        return "\(words.text(CardStateWords.urgent)) · \(head)"
    }

    /// Why nothing more is waited for; nil while something is.
    private static func line(of stage: HeadsUp.Stage) -> HeadsUpWords? {
        switch stage {
        case .unfinished, .safe: nil
        case .calm: .calm
        case .cancelled: .cancelled
        case .expired: .expired
        case .deleted: .deleted
        case .queued: .queued
        }
    }
}
