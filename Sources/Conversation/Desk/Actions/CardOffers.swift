/// What a report's card offers.
extension Card {
    /// Row by row: what its buttons say and do, and where its signs and numbers come from.
    var offers: [[any Action]] {
        let menu = report.menu
        guard menu.choices.isEmpty else {
            let undo: [any Action] = report.approval == nil ? [] : [UndoDecision()]
            return report.isWithdrawn ? [] : menu.rows + [[TurnCard(face: .actions)] + undo]
        }
        let forms = Actions.onReports.flatMap { $0.forms(on: report) }
        let placed = forms.compactMap { form in form.row(on: self).map { (row: $0, form: form) } }
        return Dictionary(grouping: placed, by: \.row).sorted { $0.key < $1.key }.map { $0.value.map(\.form) }
    }

    var rows: [[Button]] {
        var rows = offers.map { $0.map(button) }
        if isFollowed { rows[0].append(CallNext.button) }
        return rows
    }

    private func button(_ action: any Action) -> Button {
        let token = CardToken(report: report.id, version: report.version, action: action)
        return Button(label: action.label, token: token.text)
    }

    /// Whoever asked for this report, and has decided, can go on from here.
    private var isFollowed: Bool {
        report.face == .actions && !report.isOpen && !report.isWithdrawn && report.queuedAt != nil
            && report.privateRooms.isEmpty
            && facts.records.desk[report.deskName].digest != nil
    }
}
