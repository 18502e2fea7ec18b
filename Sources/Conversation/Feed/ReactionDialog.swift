/// A voter's reaction on a message about a report: a like, or a save. The reaction itself is the answer, so nothing is
/// said; taking it back takes the mark back.
enum ReactionDialog {
    private static let likes: Set<String> = ["👍", "❤", "👏", "🙏", "🔥", "💯"]
    private static let saves: Set<String> = ["⭐", "🌟"]

    static func reacted(_ sign: String, _ visit: inout Visit) {
        let bare = String(String.UnicodeScalarView(sign.unicodeScalars.filter { !isVariant($0) }))
        guard let kind: MarkKind = likes.contains(bare) ? .like : saves.contains(bare) ? .save : nil,
            let id = visit.facts.subject, visit.facts.records.publicReport(id, at: visit.facts.now) != nil,
            !visit.facts.records.isMarked(SaveTarget(id), kind, by: visit.facts.account)
        else { return }
        let target = SaveTarget(id)
        visit.change(.mark(Mark(kind, target, reaction: visit.inbound.message), keepsake: nil))
        visit.session.lastAct = UndoableAct(at: visit.now, was: .unmarked(kind: kind, target: target))
    }

    /// True if the message that was taken back was a reaction that made a mark.
    static func takenBack(_ message: MessageID, _ visit: inout Visit) -> Bool {
        guard let mark = visit.facts.records.mark(by: visit.facts.account, through: message) else {
            return false
        }
        visit.change(.unmark(mark.kind, mark.target))
        return true
    }

    /// Programs differ in whether they send the mark that asks for the coloured form, and people in skin tones.
    private static func isVariant(_ scalar: Unicode.Scalar) -> Bool {
        [0xFE0E, 0xFE0F].contains(scalar.value) || (0x1F3FB...0x1F3FF).contains(scalar.value)
    }
}
