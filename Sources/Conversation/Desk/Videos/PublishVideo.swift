/// Everybody may see the video while its report is public: two moderators say so, and each has looked at it.
struct PublishVideo: VideoChoice {
    static let code = "vpub"
    static let sign = CardReaction.keycap(5)
    static let label = Text(en: "Video public", es: "Video público")

    let number: Int

    init(number: Int = 5) { self.number = number }

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        guard let video = report.video, report.photos.contains(video.still) else {
            return .refused(VideoChoiceWords.none, report.id.slot)
        }
        guard video.isPublic != true else { return .refused(VideoChoiceWords.already, report.id.slot) }
        guard report.team?.watched?.contains(where: visit.isMe) == true else {
            return .refused(VideoChoiceWords.unseen, report.id.slot)
        }
        var shown = report
        guard let first = video.backedBy else {
            shown.video?.backedBy = visit.moderator
            shown.keepPhotos(because: .videoBacked, &visit)
            return .done(VideoChoiceWords.second, report.id.slot)
        }
        guard !visit.isMe(first.account) else { return .somebodyElse(report.id) }
        shown.video?.backedBy = nil
        shown.video?.isPublic = true
        // It begins with its still.
        let chosen = (report.chosenPhotos ?? []) + [video.still]
        shown.chosenPhotos = report.photos.filter(chosen.contains)
        shown.keepPhotos(because: .videoShown, &visit)
        return .done(report.approval == nil ? VideoChoiceWords.chosen : .published, report.id.slot)
    }
}

/// Nobody but moderators sees the video, or sees it any more; its still stays what it is.
struct HideVideo: VideoChoice {
    static let code = "vhide"
    static let sign = CardReaction.keycap(6)
    static let label = Text(en: "Video not public", es: "Video no público")

    let number: Int

    init(number: Int = 6) { self.number = number }

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        var hidden = report
        hidden.video?.keepForModerators()
        hidden.keepPhotos(because: .videoHidden, &visit)
        let isLate = report.publicVideo != nil && report.isPublic(at: visit.now)
        return .done(isLate ? VideoChoiceWords.hiddenLate : .hidden, report.id.slot)
    }
}

extension Report {
    /// For the card: that there is a video, and who may see it.
    var videoLines: [String] {
        guard let video, let index = shownPhotos.firstIndex(of: video.still) else { return [] }
        let state: PhotoChoiceWords =
            publicVideo != nil ? .isPublic : video.backedBy == nil ? .isNotPublic : .isBacked
        let values: [Slot: String] = [
            .n: "\(index + 1)", .text: video.kept.told, .state: Desk.words.text(state),
        ]
        return [Desk.words.text(VideoChoiceWords.line, values)]
    }

    /// What may become of the video, where the card is turned to its still.
    func videoChoices(after count: Int) -> [any Action] {
        guard let video, let number = openPhoto, shownPhotos.indices.contains(number - 1),
            shownPhotos[number - 1] == video.still
        else { return [] }
        return [PublishVideo(number: count + 1), HideVideo(number: count + 2)]
    }
}
