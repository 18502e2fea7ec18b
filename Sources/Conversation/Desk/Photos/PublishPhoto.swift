/// Everybody may see one photo while its report is public; one that shows people takes two who say so.
struct PublishPhoto: PhotoAction {
    static let (code, sign) = ("pub", "1️⃣")
    static let label = Text(en: "Public", es: "Pública")

    let number: Int
    var showsPeople = false

    init(number: Int, showsPeople: Bool = false) {
        (self.number, self.showsPeople) = (number, showsPeople)
    }

    /// `2`, or with people on it `2p`.
    init?(argument: String?) {
        guard let argument, let number = Int(argument.prefix { $0.isNumber }) else { return nil }
        let rest = argument.drop { $0.isNumber }
        guard rest.isEmpty || rest == "p" else { return nil }
        self.init(number: number, showsPeople: !rest.isEmpty)
    }

    var argument: String? { showsPeople ? "\(number)p" : "\(number)" }
    var sign: String { CardReaction.keycap(showsPeople ? 2 : 1) }
    var label: String {
        Desk.words.text(showsPeople ? PhotoChoiceWords.labelPeople : PhotoChoiceWords.labelPublic)
    }

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        let photo = report.shownPhotos[number - 1]
        guard report.chosenPhotos?.contains(photo) != true else {
            return .refused(PhotoChoiceWords.already, values(report))
        }
        var shown = report
        let first = report.backedPhotos?.first { $0.photo == photo }?.by
        if let first, visit.isMe(first.account) { return .somebodyElse(report.id) }
        // What two approved gets no photo by one alone.
        let isOfTwo =
            report.approval != nil
            && (report.needsTwo(visit.facts.rules) || visit.isOnProbation)
        if showsPeople || isOfTwo, first == nil {
            shown.backedPhotos =
                (report.backedPhotos ?? []) + [BackedPhoto(photo: photo, by: visit.moderator)]
            shown.keepPhotos(because: .photoBacked, &visit)
            return .done(PhotoChoiceWords.second, values(report))
        }
        shown.forgetBacking(of: photo)
        let chosen = (report.chosenPhotos ?? []) + [photo]
        shown.chosenPhotos = report.shownPhotos.filter(chosen.contains)
        shown.keepPhotos(because: .photosShown, &visit)
        return .done(report.approval == nil ? PhotoChoiceWords.chosen : .shown, values(report))
    }

    private func values(_ report: Report) -> [Slot: String] {
        [.n: "\(number)", .code: report.id.description]
    }
}

/// Nobody but moderators sees one photo, or sees it any more.
struct HidePhoto: PlainPhotoAction {
    static let (code, sign) = ("unpub", "3️⃣")
    static let label = Text(en: "Not public", es: "No pública")

    let number: Int

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        let photo = report.shownPhotos[number - 1]
        var hidden = report
        hidden.chosenPhotos?.removeAll { $0 == photo }
        hidden.forgetBacking(of: photo)
        // A video begins with its still.
        if report.video?.still == photo { hidden.video?.keepForModerators() }
        hidden.keepPhotos(because: .photoHidden, &visit)
        let wording: PhotoChoiceWords =
            report.chosenPhotos?.contains(photo) == true && report.isPublic(at: visit.now)
            ? .hiddenLate : .hidden
        return .done(wording, [.n: "\(number)", .code: report.id.description])
    }
}

extension Report {
    fileprivate mutating func forgetBacking(of photo: PhotoID) {
        let rest = (backedPhotos ?? []).filter { $0.photo != photo }
        backedPhotos = rest.isEmpty ? nil : rest
    }
}
