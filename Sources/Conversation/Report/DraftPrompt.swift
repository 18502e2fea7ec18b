internal import CivicFacts

/// What a report being written shows and asks for.
struct DraftPrompt {
    let session: Session
    let draft: Draft

    private var words: Catalogue { Catalogue(session.language) }

    var prompt: Prompt {
        switch draft.step {
        case .what:
            Prompt(words.text(ReportWords.what), [draft.isEmpty ? [.cancel] : [.back, .cancel]])
        case .look: look
        case .edit:
            Prompt(
                words.text(LastLookWords.editAsk),
                [
                    [.field(.what), .field(.place)], [.field(.time), .field(.kind)],
                    draft.photos.isEmpty ? [.back] : [.removePhoto, .back],
                ])
        case .place:
            Prompt(words.text(ReportWords.placeAsk), [home + [.skip], [.back]], labels: homeLabels)
        case .time: Prompt(words.text(ReportWords.timeAsk), [[.now, .today, .earlier], [.skip, .back]])
        case .kind:
            Prompt(
                words.text(ReportWords.kindAsk),
                ReportKind.allCases.map { Choice.kind($0) }.rows(of: 2) + [[.back]])
        }
    }

    private var home: [Choice] { session.zipOfReport == nil ? [] : [.usePlace] }

    /// Some towns have names that no button shows whole.
    private var homeLabels: [Choice: String] {
        let zip = session.zipOfReport
        let label = words.text(ReportLabels.usePlace, [.place: zip?.label ?? ""])
        guard label.count > Catalogue.labelCharacters else { return [.usePlace: label] }
        return [.usePlace: words.text(ReportLabels.usePlace, [.place: zip?.digits ?? ""])]
    }

    /// All that was understood, and what becomes of it.
    private var look: Prompt {
        let foreign = draft.foreignZIP(home: session.zip)
        let asked = foreign.map { words.text(LastLookWords.zipAsk, [.zip: $0.digits]) }
        let aside: [Choice] = (draft.mayAsk ? [.wasQuestion] : []) + (foreign == nil ? [] : [.zipHome])
        return Prompt(
            (lines + promises + [asked].compactMap(\.self)).joined(separator: "\n"),
            [[.send, .addPhoto], [.change, .cancel], aside])
    }

    /// Line by line; a long text is cut here, not in the report.
    private var lines: [String] {
        let text = draft.text.upTo(500)
        return [
            words.text(LastLookWords.head),
            words.text(
                LastLookWords.lineWhat,
                [
                    .text: draft.pieces.isEmpty
                        ? words.text(LastLookWords.wordsNone) : Masking.masked(text).text
                ]),
            words.text(LastLookWords.linePlace, [.place: place]),
            words.text(LastLookWords.lineTime, [.when: time]),
            words.text(LastLookWords.lineKind, [.kind: words.text(Catalogue.phrase(of: draft.kind))]),
            words.text(
                LastLookWords.linePhotos,
                [.n: draft.photos.isEmpty ? words.text(LastLookWords.photosNone) : "\(draft.photos.count)"]),
        ]
    }

    private var place: String {
        if let place = draft.place { return place.words }
        guard let zip = session.zipOfReport else { return words.text(LastLookWords.placeOpen) }
        return words.text(LastLookWords.placeOpenNear, [.place: zip.named(in: session.language)])
    }

    private var time: String {
        let times = TimeWords(language: session.language, at: session.zipOfReport)
        if let time = draft.time { return times.told(time) }
        guard let assumed = draft.assumedTime else { return words.text(ReportWords.timeNone) }
        return words.text(LastLookWords.timeAssumed, [.when: times.told(assumed)])
    }

    /// Who checks it, and whom to call meanwhile.
    private var promises: [String] {
        let hotline = [Slot.hotline: Hotline.line(for: session.language).spoken]
        let danger = draft.kind == .threats ? [words.text(ReportWords.dangerNow)] : []
        let help = session.memory.canada == nil ? [words.text(ReportWords.helpNow, hotline)] : []
        return [words.text(ReportWords.reviewNote)] + danger + help
    }
}
