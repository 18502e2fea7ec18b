internal import CivicFacts

/// The questions of a report being written.
struct DraftPrompt {
    let session: Session
    let draft: Draft

    private var words: Catalogue { Catalogue(session.language) }

    var prompt: Prompt {
        switch draft.step {
        case .what: Prompt(words.text(ReportWords.what), [draft.isEmpty ? [.cancel] : [.done, .cancel]])
        case .photos: photos
        case .place: place
        case .zip:
            Prompt(
                words.text(ReportWords.zipWhich, [.zip: draft.place?.zip?.digits ?? ""]),
                [[.zipOnce, .zipHome]])
        case .time: Prompt(words.text(ReportWords.timeAsk), [[.now, .today, .earlier], [.back, .cancel]])
        case .confirm: Prompt(summary, [[.send], [.change, .cancel]])
        case .edit:
            Prompt(
                words.text(LastLookWords.editAsk),
                [
                    [.field(.what), .field(.photos)], [.field(.place), .field(.time)],
                    [.field(.kind), .back],
                ])
        case .kind: kinds(ReportKind.allCases.prefix(4))
        case .moreKinds: kinds(ReportKind.allCases.suffix(4))
        }
    }

    private var photos: Prompt {
        guard !draft.photos.isEmpty else {
            return Prompt(
                words.text(PhotoWords.ask, [.max: "\(Limits.photos)"]), [[.done, .skip], [.back, .cancel]])
        }
        let count = words.text(PhotoWords.count, [.n: "\(draft.photos.count)", .max: "\(Limits.photos)"])
        return Prompt(count, [[.done, .removePhoto], [.back, .cancel]])
    }

    private var place: Prompt {
        let skip: [Choice] = session.zipOfReport == nil ? [.skip] : [.usePlace, .skip]
        return Prompt(
            words.text(ReportWords.placeAsk), [skip, [.back, .cancel]], labels: [.usePlace: homeLabel])
    }

    /// Some towns have names that no button shows whole.
    private var homeLabel: String {
        let zip = session.zipOfReport
        let label = words.text(ReportLabels.usePlace, [.place: zip?.label ?? ""])
        guard label.count > Catalogue.labelCharacters else { return label }
        return words.text(ReportLabels.usePlace, [.place: zip?.digits ?? ""])
    }

    /// Four kinds at a time, so that a phone shows them all.
    private func kinds(_ page: ArraySlice<ReportKind>) -> Prompt {
        let choices = page.map { Choice.kind($0) }
        return Prompt(
            words.text(ReportWords.kindAsk),
            choices.rows(of: 2) + [[.moreKinds, .back]])
    }

    /// What will be sent, line by line; a long text is cut here, not in the report.
    private var summary: String {
        let times = TimeWords(language: session.language, at: session.zipOfReport)
        let place = draft.place?.words ?? words.text(ReportWords.placeNone)
        let text = draft.text.upTo(500)
        var lines = [words.text(LastLookWords.head)]
        if !draft.pieces.isEmpty {
            lines.append(words.text(LastLookWords.lineWhat, [.text: Masking.masked(text).text]))
        }
        if !draft.photos.isEmpty {
            lines.append(words.text(LastLookWords.linePhotos, [.n: "\(draft.photos.count)"]))
        }
        lines.append(words.text(LastLookWords.linePlace, [.place: place]))
        if let time = draft.time {
            lines.append(words.text(LastLookWords.lineTime, [.when: times.told(time)]))
        }
        lines.append(
            words.text(LastLookWords.lineKind, [.kind: words.text(Catalogue.phrase(of: draft.kind))]))
        return (lines + [words.text(LastLookWords.ask)]).joined(separator: "\n")
    }
}
