/// Everybody may read the name of the place while the report is public: a choice of its own, for public buildings. // S3
struct NamePlace: PlainAction {
    static let (code, sign) = ("place", "📍")
    static let command: String? = "name"
    static let label = Text(en: "Name the place", es: "Nombrar el lugar")

    static func forms(on report: Report) -> [any Action] {
        report.isPlaceNamed == true ? [] : [Self()]
    }

    /// It stands below the public text, where whoever presses reads what it changes.
    func row(on card: Card) -> Int? { nil }

    func refusal(on report: Report, _ visit: Visit) -> Outcome? {
        if let closed = report.closed(visit) { return closed }
        guard report.isOfVoting, !report.uncutPlace.isEmpty else {
            return .refused(NamePlaceWords.nothing, report.id.slot)
        }
        return nil
    }

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        guard report.isPlaceNamed != true else { return .refused(NamePlaceWords.already, report.id.slot) }
        // What two approved shows no more by one alone.
        let isOfTwo = report.approval != nil && (report.needsTwo(visit.facts.rules) || visit.isOnProbation)
        guard !isOfTwo else { return .refused(NamePlaceWords.two, report.id.slot) }
        var named = report
        named.isPlaceNamed = true
        ReportKeeping.keep(&named, because: .placeNamed, &visit)
        PublicPost.renew(named, &visit)
        return .done(
            NamePlaceWords.named, [.code: report.id.description, .place: "«\(report.publicPlace)»"])
    }
}

/// Nobody but moderators reads the name of the place, or reads it any more.
struct HidePlace: PlainAction {
    static let (code, sign) = ("noplace", NamePlace.sign)
    static let command: String? = "unname"
    static let label = Text(en: "Hide the place", es: "Ocultar el lugar")

    static func forms(on report: Report) -> [any Action] {
        report.isPlaceNamed == true ? [Self()] : []
    }

    func row(on card: Card) -> Int? { nil }
    func refusal(on report: Report, _ visit: Visit) -> Outcome? { report.closed(visit) }

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        guard report.isPlaceNamed == true else { return .refused(NamePlaceWords.notNamed, report.id.slot) }
        var hidden = report
        hidden.isPlaceNamed = nil
        ReportKeeping.keep(&hidden, because: .placeHidden, &visit)
        PublicPost.renew(hidden, &visit)
        return .done(NamePlaceWords.hidden, report.id.slot)
    }
}

extension Report {
    /// Below its public text: to name its place, or to name it no more.
    var placeButtons: [[Button]] {
        guard isOfVoting, !publicPlace.isEmpty else { return [] }
        let action: any Action = isPlaceNamed == true ? HidePlace() : NamePlace()
        let token = CardToken(report: id, version: version, action: action)
        return [[Button(label: action.label, token: token.text)]]
    }
}

/// What moderators read about the name of a place.
public enum NamePlaceWords: Wording {
    case named, hidden, already, notNamed, nothing, two, onCard, howTo

    public var text: Text {
        switch self {
        case .named:
            Text(
                en: "Everybody may read {place} with report {code}. Do this for public buildings only.",
                es: "Todos podrán leer {place} con el reporte {code}. Solo para edificios públicos.")
        case .hidden:
            Text(
                en: "The place of report {code} has no name in public.",
                es: "El lugar del reporte {code} no tiene nombre en público.")
        case .already:
            Text(
                en: "The place of report {code} is named already.",
                es: "El lugar del reporte {code} ya está nombrado.")
        case .notNamed:
            Text(
                en: "The place of report {code} is not named in public.",
                es: "El lugar del reporte {code} no está nombrado en público.")
        case .nothing:
            Text(
                en: "Report {code} names no place.",
                es: "El reporte {code} no nombra ningún lugar.")
        case .two:
            Text(
                en: "Two moderators approved report {code}. Undo that first, then name the place.",
                es: "Dos moderadores aprobaron el reporte {code}. Primero deshágalo y luego nombre el lugar.")
        case .howTo:
            Text(
                en: "{place} is not named in public. For a public building: /name {code}.",
                es: "{place} no se nombra en público. Para un edificio público: /name {code}.")
        case .onCard: Text(en: "The place is named in public", es: "El lugar se nombra en público")
        }
    }
}
