internal import CivicFacts

/// Public reports as far as they were paged through; nil for the beginning.
struct FeedListPage: ReportList, NarrowedPage {
    static let name = "feed.page"
    static let formerly: String? = "feed"

    var view: FeedView?

    var variant: String { view.map { "\($0.page > 0)\($0.shown.isEmpty)" } ?? "" }

    func prompt(_ view: View) -> Prompt {
        let feed = self.view ?? FeedDialog.beginning(session: view.session, facts: view.facts)
        let head = view.head(of: feed.scope) + ":"
        let reports = feed.open.map { view.facts.records.publicReport($0, at: view.facts.now) }
        guard !reports.isEmpty else {
            let wider = feed.scope.wider.map { [Choice.area($0)] } ?? []
            return Prompt(
                head + "\n" + view.text(FeedWords.empty), [wider + [.filter], [.startReport, .close]])
        }
        let text = Fit.fit { most in
            let lines = zip(feed.open, reports).map { id, report in
                report.map { view.line(of: $0, showing: most) } ?? view.gone(id)
            }
            let end = feed.open.count < Limits.pageSize ? view.end(of: feed.shown.count) : []
            return ([head] + lines + end).joined(separator: "\n")
        }.text
        let open = reports.compactMap { $0.map { Choice.item($0.id) } }
        let labels = reports.compactMap { $0.map { (Choice.item($0.id), view.label(ofPublic: $0.id)) } }
        let turns = Choice.turns(back: feed.page > 0, on: feed.open.count == Limits.pageSize)
        let rest: [Choice] = [.filter] + (turns.count < 2 ? [.close] : [])
        return Prompt(
            text, open.rows(of: 2) + [turns + rest], labels: Dictionary(labels) { first, _ in first })
    }

    func turn(by pages: Int, _ visit: inout Visit) { FeedDialog.turn(view, isOnward: pages > 0, &visit) }
    func narrow(to wishes: [Narrowing], _ visit: inout Visit) { FeedChoices.narrow(to: wishes, &visit) }
}

extension View {
    /// What a list is of: "Reports near 85003, Arizona (long line)".
    func head(of scope: FeedScope) -> String {
        let zip = scope.zip ?? session.zip
        let place = zip?.named(in: session.language) ?? ""
        let state = scope.state.map { name(of: $0) } ?? zip.flatMap(Region.init)?.name(in: session.language)
        let head =
            switch zip == nil && scope.state == nil ? .everywhere : scope.area {
            case .zip: text(FeedWords.inZIP, [.zip: zip?.digits ?? ""])
            case .near: text(FeedWords.near, [.place: place])
            case .state: text(FeedWords.inState, [.state: state ?? place])
            case .everywhere: text(FeedWords.everywhere)
            }
        let parts =
            [scope.kind.map { text(Catalogue.phrase(of: $0)) }].compactMap(\.self)
            + (scope.hasPhotos == true ? [text(FeedWords.withPhotos)] : [])
            + (scope.isNewest == true ? [text(FeedWords.newestFirst)] : [])
        return parts.isEmpty ? head : "\(head) (\(parts.joined(separator: ", ")))"
    }

    /// One report in a line, and what a person wrote in another, with `most` characters of what a person wrote.
    func line(of report: PublicReport, showing most: Int) -> String {
        let count = facts.records.count(for: report.id, at: facts.now)
        let marks: [String?] = [
            report.kind == .other ? nil : text(Catalogue.phrase(of: report.kind)),
            report.photos.isEmpty ? nil : text(LastLookWords.linePhotos, [.n: "\(report.photos.count)"]),
            count.likes > 0 ? "👍 \(count.likes)" : nil,
            count.comments > 0 ? "💬 \(count.comments)" : nil,
            report.isVerified ? text(FeedWords.verified) : nil,
        ]
        let told = report.line(upTo: min(200, most))
        let line = text(
            FeedWords.line,
            [
                .code: report.token, .when: report.hour(in: language),
                .place: report.whereabouts(in: language, upTo: most),
            ])
        let said = marks.compactMap(\.self).joined(separator: " · ")
        let head = said.isEmpty ? line : "\(line) (\(said))"
        return ([head + (told.isEmpty ? "" : ":")] + Quotation.of(told)).joined(separator: "\n")
    }

    /// What buttons that open public reports say: no number of them. // S5
    func label(ofPublic id: ReportID) -> String {
        text(CommonLabels.open, [.code: facts.records.publicName(of: id)])
    }
}
