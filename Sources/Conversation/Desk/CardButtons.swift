/// What a report's card offers.
extension Card {
    var rows: [[Button]] {
        let about: [[Button]] =
            switch report.state {
            case .withdrawn: []
            case .approved:
                report.face == .actions ? [[button(CommonLabels.undo, .undo)] + next] + marking : openRows
            case .rejected, .retracted:
                report.face == .actions ? [[button(CommonLabels.undo, .undo)] + next] : openRows
            case .grouped:
                report.face == .actions ? [[button(DeskLabels.ungroup, .ungroup)] + next] : openRows
            case .waiting, .taken: openRows + (report.face == .actions ? grouping : [])
            }
        return about + banRows
    }

    /// What can be said about a public report beside that it is public.
    private var marking: [[Button]] {
        let isVerified = report.verification != nil
        return [
            [
                button(
                    isVerified ? DeskLabels.unverify : DeskLabels.verify, isVerified ? .unverify : .verify),
                button(DeskLabels.retract, .turn(.retractions)),
            ]
        ]
    }

    /// Puts it under the report that it looks like.
    private var grouping: [[Button]] {
        guard let alike = report.alike, let other = facts.records.report(alike.report),
            other.isOpen || other.approval != nil
        else { return [] }
        let label = words.text(DeskLabels.group, [.code: other.id.description])
        return [[Button(label: label, token: token(.group(with: other.id)))]]
    }

    /// What can be decided about the person rather than the report.
    private var banRows: [[Button]] {
        guard report.face == .actions else { return [] }
        if report.openBanAppeal(facts) != nil {
            return [[button(DeskLabels.liftBan, .unban), button(DeskLabels.keepBan, .keepBan)]]
        }
        guard report.isOpen, let until = report.bannedUntil ?? facts.records.ban(of: report.author),
            until > facts.now
        else {
            return []
        }
        return [[button(DeskLabels.clear, .clear)]]
    }

    /// Whoever asked for this report can go on from here.
    private var next: [Button] {
        guard report.queuedAt != nil, facts.records.desk.digest != nil else { return [] }
        return [Button(label: words.text(DeskLabels.next), token: DeskChoice.next.text)]
    }

    private var openRows: [[Button]] {
        switch report.face {
        case .actions:
            [
                [button(DeskLabels.take, .take), button(DeskLabels.approve, .approve)],
                [
                    button(DeskLabels.reject, .turn(.reasons)), button(DeskLabels.ask, .ask),
                    button(DeskLabels.ban, .turn(.bans)),
                ],
            ]
        case .reasons:
            [
                [reason(.notVoting), reason(.noDetail)], [reason(.privatePerson), reason(.copied)],
                [reason(.unsafe), reason(.unchecked)], [button(DeskLabels.back, .turn(.actions))],
            ]
        case .retractions:
            [
                [pull(.notVoting), pull(.noDetail)], [pull(.privatePerson), pull(.copied)],
                [pull(.unsafe), pull(.unchecked)], [button(DeskLabels.back, .turn(.actions))],
            ]
        case .bans: [Desk.banDays.compactMap(ban), [button(DeskLabels.back, .turn(.actions))]]
        case .whyBan1, .whyBan7, .whyBan30:
            [
                [whyBan(.spam), whyBan(.abuse)], [whyBan(.privacy), whyBan(.other)],
                [button(DeskLabels.back, .turn(.actions))],
            ]
        }
    }

    private func reason(_ reason: RejectReason) -> Button {
        button(Catalogue.phrases(of: reason).button, .reject(reason))
    }

    private func pull(_ reason: RejectReason) -> Button {
        button(Catalogue.phrases(of: reason).button, .retract(reason))
    }

    private func whyBan(_ reason: BanReason) -> Button {
        button(Catalogue.phrases(of: reason).button, .ban(days: report.face.banDays ?? 1, because: reason))
    }

    private func ban(_ days: Int) -> Button? {
        guard let face = CardFace(banDays: days) else { return nil }
        return Button(label: words.days(days), token: token(.turn(face)))
    }

    private func button(_ wording: any Wording, _ action: CardAction) -> Button {
        Button(label: words.text(wording), token: token(action))
    }

    private func token(_ action: CardAction) -> String {
        CardToken(report: report.id, version: report.version, action: action).text
    }
}
