internal import CivicFacts

/// [Black out]: the photo comes under a drawn grid, and the reply names the cells. `zoom B2` shows one cell with a grid of its
/// own. The pictures go after the answer, or after five minutes.
enum BlackOuts {
    static func show(_ number: Int, of report: Report, area: MaskBox? = nil, _ visit: inout Visit) {
        let (me, now, room) = (visit.facts.account, visit.now, visit.inbound.room)
        if let earlier = visit.desk.grids?[me], earlier.report != report.id || earlier.room != room {
            close(&visit)
        }
        let photo = report.shownPhotos[number - 1]
        let grid = OpenGrid(
            report: report.id, photo: photo, area: area, room: room, until: now + Limits.armed)
        visit.updateDesk { desk in
            desk.grids = (desk.grids ?? [:]).filter { $0.value.until > now }.merging([me: grid]) { $1 }
        }
        let values: [Slot: String] = [
            .n: "\(number)", .code: report.id.description, .text: area?.description ?? "",
        ]
        let hint = report.video?.still == photo ? " \(Desk.words.text(VideoChoiceWords.goes))" : ""
        let caption = Desk.words.text(area == nil ? BlackOutWords.grid : .part, values) + hint
        let show = Order.grid(.show(photo, area: area, caption: caption), of: report.id, in: room)
        let hide = Order.grid(.hide, of: report.id, in: room)
        visit.change(.recall(tag: tag(of: me)))
        visit.deliver(Delivery(show, urgent: true))
        visit.deliver(Delivery(hide, after: Limits.armed, tag: tag(of: me)))
        Posting.countAnswer(&visit)
    }

    /// The reply to it is meant for it; other words are a note.
    static func isMeant(_ text: String, about id: ReportID, _ visit: Visit) -> Bool {
        let isZoom = words(of: text).first == "zoom" && words(of: text).count <= 2
        guard grid(about: id, visit) != nil else {
            return MaskCells(text) != nil || isZoom && words(of: text).count == 2
        }
        return isZoom || areCells(text)
    }

    /// What it asks for is done; nothing is said where a picture is the answer.
    static func answer(_ text: String, about id: ReportID, _ visit: inout Visit) -> Outcome? {
        guard let grid = grid(about: id, visit), let report = visit.facts.records.report(id),
            let number = report.shownPhotos.firstIndex(of: grid.photo).map({ $0 + 1 })
        else { return .refused(BlackOutWords.late, id.slot) }
        if words(of: text).first == "zoom" { return zoom(words(of: text), number, of: report, &visit) }
        guard let cells = MaskCells(text, within: grid.area) else { return .refused(BlackOutWords.how) }
        close(&visit)
        return MaskPhoto.apply(cells, to: number, of: report, &visit)
    }

    private static func zoom(
        _ words: [Substring], _ number: Int, of report: Report, _ visit: inout Visit
    ) -> Outcome? {
        let cell = words.dropFirst().first.map { MaskBox(cell: String($0)) }
        if let cell, cell?.isCell != true { return .refused(BlackOutWords.zoomHow) }
        show(number, of: report, area: cell ?? nil, &visit)
        return nil
    }

    /// The one that whoever acts has before them here.
    private static func grid(about id: ReportID, _ visit: Visit) -> OpenGrid? {
        guard let grid = visit.desk.grids?[visit.facts.account], grid.report == id,
            grid.room == visit.inbound.room, grid.until > visit.now,
            visit.facts.records.report(id)?.isWithdrawn == false
        else { return nil }
        return grid
    }

    private static func words(of text: String) -> [Substring] {
        text.lowercased().split(maxSplits: 1, whereSeparator: \.isWhitespace)
    }

    /// A letter and a number, in every word.
    private static func areCells(_ text: String) -> Bool {
        text.split { $0.isWhitespace || $0 == "," || $0 == ";" || $0 == "-" }.allSatisfy { word in
            word.count <= 6 && word.first?.isLetter == true && word.dropFirst().first?.isNumber == true
        }
    }

    /// The pictures that somebody has before them go.
    private static func close(_ visit: inout Visit) {
        let me = visit.facts.account
        guard let grid = visit.desk.grids?[me] else { return }
        visit.change(.recall(tag: tag(of: me)))
        visit.deliver(Delivery(.grid(.hide, of: grid.report, in: grid.room)))
        visit.updateDesk { desk in
            desk.grids?[me] = nil
            if desk.grids?.isEmpty == true { desk.grids = nil }
        }
    }

    private static func tag(of account: AccountID) -> String { "grid:\(account.rawValue)" }
}
