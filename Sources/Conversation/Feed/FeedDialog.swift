public import CivicFacts

/// The list of public reports: what is near and liked and new comes first, without any author.
enum FeedDialog {
    /// Opens the feed at its beginning: around the voter's ZIP, or the nearest area in which there is anything.
    static func open(_ visit: inout Visit) {
        let view = beginning(session: visit.session, facts: visit.facts)
        if view.scope.area != .near, !view.shown.isEmpty, let place = visit.session.placeOfZIP,
            visit.session.isOnboarded
        {
            visit.say(FeedWords.nothingNear, [.place: place])
        }
        IntentDialog.read(FeedListPage(view: view), &visit)
    }

    /// Opens the feed with this area and kind, at its beginning.
    static func show(_ scope: FeedScope, _ visit: inout Visit) {
        let first = FeedReading(session: visit.session, facts: visit.facts)
            .next(Limits.pageSize, in: scope, except: [])
        IntentDialog.read(FeedListPage(view: FeedView(scope: scope, shown: first)), &visit)
    }

    /// The next page, or the one before.
    static func turn(_ view: FeedView?, isOnward: Bool, _ visit: inout Visit) {
        guard var view else { return open(&visit) }
        guard isOnward else {
            view.page = max(0, view.page - 1)
            return visit.open(FeedListPage(view: view))
        }
        if view.shown.count <= (view.page + 1) * Limits.pageSize {
            let room = min(Limits.pageSize, Limits.feedLength - view.shown.count)
            let more = FeedReading(session: visit.session, facts: visit.facts)
                .next(room, in: view.scope, except: view.shown)
            view.shown += more
            guard !more.isEmpty else {
                visit.say(room > 0 ? FeedWords.end : FeedWords.full, [.n: "\(Limits.feedLength)"])
                return visit.askAgain()
            }
        }
        view.page += 1
        visit.open(FeedListPage(view: view))
    }

    static func page(_ stored: FeedView?, session: Session, facts: Facts) -> Prompt {
        let words = Catalogue(session.language)
        let view = stored ?? beginning(session: session, facts: facts)
        let head = head(of: view.scope, session: session) + ":"
        let home: [Choice] = [.startReport, .close]
        let reports = view.open.map { facts.records.publicReport($0, at: facts.now) }
        guard !reports.isEmpty else {
            let wider = view.scope.area.wider.map { [Choice.area($0)] } ?? []
            return Prompt(head + "\n" + words.text(FeedWords.empty), [wider + [.filter], home])
        }
        let text = Fit.fit { most in
            let lines = zip(view.open, reports).map { id, report in
                report.map { line($0, showing: most, session: session, facts: facts) }
                    ?? facts.records.report(id)?.takenBack(in: words)
                    ?? words.text(FeedWords.gone, [.code: id.description])
            }
            return ([head] + lines).joined(separator: "\n")
        }.text
        let open = reports.compactMap { $0.map { Choice.item($0.id) } }
        let isFull = view.open.count == Limits.pageSize
        let paging: [Choice] = (view.page > 0 ? [.newer] : []) + (isFull ? [.older] : [])
        let rest: [Choice] = [.filter] + (paging.count < 2 ? [.close] : [])
        return Prompt(
            text,
            [Array(open.prefix(3)), Array(open.dropFirst(3)), paging + rest].filter { !$0.isEmpty })
    }

    /// What the list is of: "Reports near 85003, Arizona (long line)".
    static func head(of scope: FeedScope, session: Session) -> String {
        let words = Catalogue(session.language)
        let place = session.placeOfZIP ?? ""
        let state = session.zip.flatMap(Region.init)?.name(in: session.language) ?? place
        let head =
            switch session.zip == nil ? .everywhere : scope.area {
            case .zip: words.text(FeedWords.inZIP, [.zip: session.zip?.digits ?? ""])
            case .near: words.text(FeedWords.near, [.place: place])
            case .state: words.text(FeedWords.inState, [.state: state])
            case .everywhere: words.text(FeedWords.everywhere)
            }
        guard let kind = scope.kind else { return head }
        return "\(head) (\(words.text(Catalogue.phrase(of: kind))))"
    }

    private static func beginning(session: Session, facts: Facts) -> FeedView {
        let reading = FeedReading(session: session, facts: facts)
        let areas: [FeedArea] = session.zip == nil ? [.everywhere] : [.near, .state, .everywhere]
        for area in areas {
            let first = reading.next(Limits.pageSize, in: FeedScope(area: area), except: [])
            if !first.isEmpty { return FeedView(scope: FeedScope(area: area), shown: first) }
        }
        return FeedView(scope: FeedScope(area: areas[0]))
    }

    /// One report in one line, with `most` characters of what a person wrote.
    static func line(_ report: Report, showing most: Int, session: Session, facts: Facts) -> String {
        let words = Catalogue(session.language)
        let times = TimeWords(language: session.language, at: session.zip)
        let count = facts.records.count(for: report.id, at: facts.now)
        let photos = report.publicPhotos?.count ?? 0
        let marks =
            (report.kind == .other ? [] : [words.text(Catalogue.phrase(of: report.kind))])
            + (photos > 0 ? [words.text(LastLookWords.linePhotos, [.n: "\(photos)"])] : [])
            + (count.likes > 0 ? ["👍 \(count.likes)"] : [])
            + (count.comments > 0 ? ["💬 \(count.comments)"] : [])
            + (report.isMarkedVerified ? [words.text(FeedWords.verified)] : [])
        let line = words.text(
            FeedWords.line,
            [
                .code: report.id.description, .age: times.age(facts.now.since(report.sentAt)),
                .place: report.place.words.upTo(most), .text: oneLine(report.text).upTo(min(200, most)),
            ])
        return marks.isEmpty ? line : "\(line) (\(marks.joined(separator: " · ")))"
    }

    private static func oneLine(_ text: String) -> String {
        text.split(separator: "\n").joined(separator: " ")
    }
}

extension Records {
    /// The report, if everybody may read it now.
    func publicReport(_ id: ReportID, at now: Moment) -> Report? {
        report(id).flatMap { $0.isPublic(at: now) && $0.parent == nil ? $0 : nil }
    }
}

extension Report {
    public func isPublic(at now: Moment) -> Bool {
        publicAt.map { $0 <= now } ?? false
    }
}
