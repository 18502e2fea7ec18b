/// Blacking out parts of a report's photo. From the moment a moderator asks for it the photo is shown to nobody until
/// that is done, and what was there is gone for good.
enum MaskPhoto: ReportCommand {
    static let command: String? = "mask"

    /// As the reply to a card its number is not said, but perhaps a photo's.
    static func follow(_ rest: String, _ visit: inout Visit) -> Outcome? {
        guard let id = visit.facts.subject, id != .digest else { return about(rest, &visit) }
        return follow(rest.trimmingSpaces, on: id, &visit)
    }

    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome? {
        guard let report = visit.facts.records.report(id), !report.isWithdrawn else {
            return Desk.missing(id, visit)
        }
        if visit.isOwn(report) { return .somebodyElse(id) }
        let photos = report.shownPhotos
        guard !photos.isEmpty else { return .refused(RefusalWords.noPhotos, id.slot) }
        guard let (number, cells) = read(words, photos: photos.count) else {
            return .refused(DeskWords.maskHow)
        }
        guard photos.indices.contains(number - 1) else {
            return .refused(RefusalWords.noSuchPhoto, [.n: "\(photos.count)", .code: id.description])
        }
        guard let cells else {
            // The picture is the answer.
            BlackOuts.show(number, of: report, &visit)
            return nil
        }
        return apply(cells, to: number, of: report, &visit)
    }

    /// What it asks for when it is written without a slash, as the reply to a card.
    static func reply(_ text: String) -> String? {
        guard text.lowercased().hasPrefix("mask "), let last = text.split(separator: " ").last,
            MaskCells(last) != nil
        else { return nil }
        return String(text.dropFirst(5))
    }

    /// `2 A1 B2`; without a number where there is one photo, and without cells to be shown the grid.
    private static func read(_ words: String, photos: Int) -> (number: Int, cells: MaskCells?)? {
        let parts = words.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        if let number = parts.first.flatMap({ Int($0) }) {
            guard parts.count == 2 else { return (number, nil) }
            return MaskCells(parts[1]).map { (number, $0) }
        }
        guard photos == 1 else { return nil }
        return words.isEmpty ? (1, nil) : MaskCells(words).map { (1, $0) }
    }

    static func apply(
        _ cells: MaskCells, to number: Int, of report: Report, _ visit: inout Visit
    ) -> Outcome {
        let photo = report.shownPhotos[number - 1]
        var masked = report
        let earlier = report.masks?.first { $0.photo == photo }?.cells ?? MaskCells()
        let all = earlier.union(cells)
        masked.masks =
            (report.masks ?? []).filter { $0.photo != photo } + [MaskedParts(photo: photo, cells: all)]
        if report.video?.still == photo { masked.video = nil }
        visit.change(.mask(photo, all))
        ReportKeeping.keep(&masked, because: .masked, &visit)
        visit.deliver(Delivery(.hidePhotos(report: report.id)))
        visit.deliver(Delivery(.mask(photo: photo, cells: all, of: report.id)))
        var outcome = Outcome.done(
            DoneWords.masking,
            [.code: report.id.description, .n: "\(number)", .codes: cells.description])
        if masked.video != report.video { outcome.note += " \(Desk.words.text(VideoChoiceWords.gone))" }
        return outcome
    }
}

/// One photo comes under a grid, and the reply says which of its cells are made black.
struct BlackOut: PlainPhotoAction {
    static let (code, sign) = ("black", "4️⃣")
    static let label = Text(en: "Black out", es: "Tapar")

    let number: Int

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        BlackOuts.show(number, of: report, &visit)
        return .done(BlackOutWords.shown)
    }
}
