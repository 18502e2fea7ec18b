/// Photos that came after a report was made public become public too.
struct ShowNewPhotos: PlainAction {
    static let (code, sign) = ("pics", "🖼️")
    static let command: String? = "photos"
    static let label = Text(en: "Show new photos", es: "Mostrar fotos nuevas")

    func row(on card: Card) -> Int? { card.report.unseenPhotos.isEmpty ? nil : 2 }

    func refusal(on report: Report, _ visit: Visit) -> Outcome? {
        guard report.approval != nil else {
            return report.settled(visit) ?? .refused(RefusalWords.notPublic, report.id.slot)
        }
        return report.unseenPhotos.isEmpty ? .refused(RefusalWords.noNewPhotos, report.id.slot) : nil
    }

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        var shown = report
        shown.publicPhotos = report.shownPhotos.filter(report.photos.contains)
        ReportKeeping.keep(&shown, because: .photosShown, &visit)
        PublicPost.renew(shown, &visit)
        return .done(DoneWords.photosShown, report.id.slot)
    }
}

extension Report {
    /// Photos of a public report that moderators have before them and nobody else does.
    var unseenPhotos: [PhotoID] {
        guard approval != nil else { return [] }
        return shownPhotos.filter { photos.contains($0) && !(publicPhotos ?? []).contains($0) }
    }
}
