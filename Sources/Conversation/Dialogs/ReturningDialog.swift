/// A draft was found again, and instead of "go on" come words that go on telling.
enum ReturningDialog {
    static func hear(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard case .returning? = visit.session.overlay?.page,
            UnderstoodDialog.mayTell(text) || AdditionReading(plain) == .told,
            let index = visit.session.parked.lastIndex(where: { $0.reason == .idle })
        else { return false }
        Control.restore(at: index, &visit)
        AdditionDialog.join(text, &visit)
        return true
    }
}
