/// A draft was put aside and is found again: words that want it back, or simply go on telling.
enum ReturningDialog {
    static func hear(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard case .returning? = visit.session.overlay?.page,
            UnderstoodDialog.mayTell(text) || AdditionReading(plain) == .told, resume(&visit)
        else { return false }
        AdditionDialog.join(text, &visit)
        return true
    }

    /// "Continue", "my draft", "ya volví": true if a report was put aside and is open again.
    static func wantsBack(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.draft == nil, visit.session.overlay.map(\.page.mayGiveWay) ?? true,
            plain.isOne(of: returns)
        else { return false }
        return resume(&visit)
    }

    private static func resume(_ visit: inout Visit) -> Bool {
        guard let index = visit.session.idleDraft else { return false }
        Control.restore(at: index, &visit)
        return true
    }

    private static let returns: Set<String> = [
        "continue", "go on", "keep going", "resume", "carry on", "continue my report", "finish my report",
        "back to my report", "go back to my report", "my draft", "the draft", "draft", "my report",
        "im back", "i am back", "hi im back", "hi i am back", "hello im back", "sorry im back",
        "lets continue", "lets go on", "lets finish", "finish it", "i want to continue", "i want to finish",
        "where were we", "still here", "im here", "continuar", "continua", "sigue", "sigamos", "seguimos",
        "sigo", "sigo aqui", "aqui sigo", "aqui estoy", "ya volvi", "volvi", "ya regrese", "regrese",
        "mi borrador", "el borrador", "borrador", "mi reporte", "continuar mi reporte",
        "seguir con mi reporte", "seguir con el reporte", "quiero continuar", "quiero seguir",
        "quiero terminar", "terminarlo", "terminar mi reporte", "en que ibamos", "en que quedamos",
    ]
}

extension Overlay.Page {
    /// Is only read, or asks about a report that was put aside.
    fileprivate var mayGiveWay: Bool { self == .returning || isRead }
}
