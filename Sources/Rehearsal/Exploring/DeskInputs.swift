import Conversation

/// What moderators do to the voter's newest report, and what others in the review room try.
struct DeskInputs {
    let world: World

    var all: [Input] {
        guard let report = world.ownReports.first else { return [] }
        return presses(on: report) + words(about: report) + outgoing(about: report) + replies(about: report)
            + others(on: report)
    }

    private func presses(on report: Report) -> [Input] {
        let deeds = [
            ("take", "Take"), ("ok", "Approve"), ("no.noDetail", "Not enough detail"), ("undo", "Undo"),
            ("face.bans", "Ban"), ("ban.1", "1 day"), ("clear", "Withdraw their reports"),
            ("keep", "Keep the ban"), ("ver", "Verified"), ("pull.unchecked", "Cannot be checked"),
            ("group.1", "Group with 1"), ("rdy.3-still", "Is it still like that?"),
        ]
        return deeds.map { deed, label in
            press(deed, on: report, version: report.version, by: .omar, label: label)
        } + [press("ok", on: report, version: report.version - 1, by: .quinn, label: "Approve")]
    }

    private func press(
        _ deed: String, on report: Report, version: Int, by person: World.Person, label: String
    ) -> Input {
        let token = CardToken.text(deed, on: report.id, version: version)
        let age = version == report.version ? "" : "old "
        return Input(
            person == .guest ? .guest : .moderator, "\(person.rawValue) presses \(age)[\(label)]",
            .happens(.tapped(token: token, callback: CallbackID(rawValue: "c\(world.count)")), by: person),
            line: "\(person.rawValue) taps [\(label)] on report \(report.id).")
    }

    private func words(about report: Report) -> [Input] {
        [
            Input(
                .moderator, "Omar asks",
                .happens(
                    .commanded(name: "ask", rest: "\(report.id) Which door do you mean?"), by: .omar),
                line: "Omar: /ask \(report.id) Which door do you mean?"),
            Input(
                .moderator, "Quinn notes",
                .happens(.said(text: "I call the county about it"), by: .quinn, about: report.id),
                line: "Quinn replies to report \(report.id): I call the county about it"),
            Input(
                .moderator, "Omar lifts the ban",
                .happens(.commanded(name: "unban", rest: "\(report.id)"), by: .omar),
                line: "Omar: /unban \(report.id)"),
            Input(
                .moderator, "Quinn corrects",
                .happens(.commanded(name: "correct", rest: "\(report.id) It was the back door"), by: .quinn),
                line: "Quinn: /correct \(report.id) It was the back door"),
            Input(
                .moderator, "Quinn approves in words",
                .happens(.commanded(name: "approve", rest: "\(report.id)"), by: .quinn),
                line: "Quinn: /approve \(report.id)"),
        ]
    }

    /// A question that waits goes, is stopped, or was sent and is taken back.
    private func outgoing(about report: Report) -> [Input] {
        guard report.team?.outgoing != nil || report.openQuestion != nil else { return [] }
        return ["send", "unask"].map { name in
            Input(
                .moderator, "Omar writes /\(name)",
                .happens(.commanded(name: name, rest: "\(report.id)"), by: .omar),
                line: "Omar: /\(name) \(report.id)")
        }
    }

    /// The voter answers a question by a platform's reply to it.
    private func replies(about report: Report) -> [Input] {
        guard report.openQuestion != nil else { return [] }
        let text = "The \(world.canary) door at the back of the hall"
        return [
            .dana(
                .words, "replies to the question", .said(text: text), about: report.id,
                line: "Dana replies to report \(report.id): \(text)")
        ]
    }

    private func others(on report: Report) -> [Input] {
        [press("ok", on: report, version: report.version, by: .guest, label: "Approve")]
    }
}

extension World {
    /// Everything that can happen here.
    func inputs(isModerated: Bool) -> [Input] {
        WordInputs(world: self).all + ButtonInputs(world: self).all + OtherInputs(world: self).all
            + (isModerated ? DeskInputs(world: self).all : [])
    }
}
