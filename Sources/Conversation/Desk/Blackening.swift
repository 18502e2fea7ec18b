/// Blacking out parts of a report's photo. From the moment a moderator asks for it the photo is shown to nobody until
/// that is done, and what was there is gone for good.
enum Blackening {
    static func mask(_ id: ReportID, _ words: String, _ visit: inout Visit) -> Desk.Outcome {
        let text = Desk.words
        let code: [Slot: String] = [.code: id.description]
        guard let report = visit.facts.records.report(id), !report.isWithdrawn else {
            return Desk.missing(id, visit)
        }
        guard !report.shownPhotos.isEmpty else {
            return Desk.Outcome(text.text(RefusalWords.noPhotos, code), isRefusal: true)
        }
        guard let (number, cells) = read(words, photos: report.shownPhotos.count) else {
            return Desk.Outcome(text.text(DeskWords.maskHow), isRefusal: true)
        }
        guard report.shownPhotos.indices.contains(number - 1) else {
            let count: [Slot: String] = [.n: "\(report.shownPhotos.count)", .code: id.description]
            return Desk.Outcome(text.text(RefusalWords.noSuchPhoto, count), isRefusal: true)
        }
        apply(cells, to: report.shownPhotos[number - 1], of: report, &visit)
        return Desk.Outcome(
            text.text(DoneWords.masking, [.code: id.description, .n: "\(number)", .codes: cells.description]))
    }

    /// `2 A1 B2`; without a number where there is one photo.
    private static func read(_ words: String, photos: Int) -> (number: Int, cells: MaskCells)? {
        let parts = words.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        if let number = parts.first.flatMap({ Int($0) }) {
            return parts.count == 2 ? MaskCells(parts[1]).map { (number, $0) } : nil
        }
        return photos == 1 ? MaskCells(words).map { (1, $0) } : nil
    }

    private static func apply(
        _ cells: MaskCells, to photo: PhotoID, of report: Report, _ visit: inout Visit
    ) {
        var masked = report
        let earlier = report.masks?.first { $0.photo == photo }?.cells ?? []
        let all = earlier.union(cells)
        masked.masks =
            (report.masks ?? []).filter { $0.photo != photo } + [MaskedParts(photo: photo, cells: all)]
        visit.change(.mask(photo, all))
        ReportKeeping.keep(&masked, because: .masked, &visit)
        visit.deliver(Delivery(.hidePhotos(report: report.id)))
        visit.deliver(Delivery(.mask(photo: photo, cells: all, of: report.id)))
    }
}
