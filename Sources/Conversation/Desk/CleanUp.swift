/// What becomes of all that shows anything of a report once it is taken back: its card is one line, and the rest goes.
enum CleanUp {
    static func clear(_ gone: Report, _ card: Card, _ visit: inout Visit) {
        if gone.isPosted {
            visit.deliver(
                Delivery(
                    .showCard(report: gone.id, message: card.message), urgent: true, desk: gone.deskName))
        }
        SecondLooks.forget(gone.id, &visit)
        visit.deliver(Delivery(.clear(report: gone.id, line: Message.takenBack(gone.id)), urgent: true))
    }
}

extension Message {
    /// What stands where something of a report stood that was taken back.
    public static func takenBack(_ id: ReportID) -> String {
        Desk.words.text(CleanUpWords.takenBack, id.slot)
    }

    /// What stands where a photo of a report stood.
    public static func photoStood(_ id: ReportID) -> String { Desk.words.text(CleanUpWords.photo, id.slot) }
}

/// What stands where something stood.
enum CleanUpWords: Wording {
    case takenBack, photo, postGone

    var text: Text {
        switch self {
        case .postGone:
            Text(en: "This report is not public any more.", es: "Este reporte ya no es público.")
        case .takenBack:
            Text(
                en: "Report {code} was taken back. What stood here is gone.",
                es: "Se retiró el reporte {code}. Lo que estaba aquí ya no está.")
        case .photo:
            Text(
                en: "A photo of report {code} stood here.",
                es: "Aquí había una foto del reporte {code}.")
        }
    }
}
