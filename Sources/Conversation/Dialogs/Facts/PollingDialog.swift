/// Follow-ups to "where do I vote": the line, and the hour at which polls close.
enum PollingDialog {
    /// True if a page about voting places is open and the words are about the line or the closing hour.
    static func hear(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard isOpen(visit.session.overlay?.page), plain.words.count <= 14,
            plain.words.contains(where: { Self.words.contains(String($0)) })
        else { return false }
        FactsDialog.go(to: .line, &visit)
        return true
    }

    private static let words: Set<String> = [
        "line", "lines", "queue", "close", "closes", "closed", "closing", "late", "fila", "filas", "cola",
        "cierra", "cierran", "cerrar", "cerrado", "tarde",
    ]

    private static func isOpen(_ page: Overlay.Page?) -> Bool {
        if case .facts(.polling)? = page { return true }
        return page == .facts(.address(.polling)) || page == .facts(.line)
    }
}
