internal import CivicFacts
internal import Understanding

/// Photos: they join the draft when they arrive, before they are fetched, and one reply answers a whole album.
enum PhotoDialog {
    static func arrived(_ source: PhotoSource, album: String?, caption: String?, _ visit: inout Visit) {
        let photo = DraftPhoto(
            id: PhotoID(rawValue: visit.inbound.key), album: album, message: visit.inbound.message, hash: nil,
            isVideo: source.isVideo)
        guard source.isVideo != true || awaitsVideo(visit) else {
            visit.say(VideoWords.late)
            return caption.map { TextDialog.hear($0, &visit) } ?? visit.askAgain()
        }
        let appealed = AppealDialog.reportForPhoto(visit)
        if let report = appealed ?? QuestionDialog.reportForPhoto(visit) {
            // Only a photo that is expected can be bound to a report.
            visit.change(.expect(photo.id))
            let words = caption?.trimmingSpaces ?? ""
            appealed == nil
                ? QuestionDialog.add(photo, words, to: report, &visit)
                : AppealDialog.add(photo, words, to: report, &visit)
            return fetch(photo, source, &visit)
        }
        if GiftPostDialog.take(photo, caption: caption, &visit)
            || LateDialog.take(photo, caption: caption, &visit)
        {
            return fetchLater(photo, source, &visit)
        }
        if visit.session.draft == nil {
            ReportDialog.start(&visit, quietly: true)
            guard visit.session.draft != nil else { return }
            return attach(photo, source, caption: caption, isFirst: true, &visit)
        }
        attach(photo, source, caption: caption, isFirst: false, &visit)
    }

    /// A video is for the report that is being written, or begins one; nowhere else is there room for it.
    private static func awaitsVideo(_ visit: Visit) -> Bool {
        if visit.session.draft != nil { return true }
        return !(visit.session.page is GiftPostPage) && AppealDialog.reportForPhoto(visit) == nil
            && QuestionDialog.reportForPhoto(visit) == nil && !LateDialog.awaits(visit)
    }

    /// A clean photo was kept: the same picture twice in one draft is kept once.
    static func kept(_ id: PhotoID, hash: String, video: KeptVideo?, _ visit: inout Visit) {
        if let index = visit.session.draft?.photos.firstIndex(where: { $0.id == id }) {
            let isTwice = visit.session.draft?.photos.contains { $0.hash == hash } == true
            visit.session.draft?.photos[index].hash = hash
            visit.session.draft?.photos[index].video = video
            if isTwice {
                visit.session.draft?.photos.remove(at: index)
                visit.change(.drop(id))
                visit.say(PhotoWords.twice)
            } else if visit.session.draft?.photos[index].isVideo == true {
                visit.say(VideoWords.have)
            } else {
                return
            }
            return askUnlessReplying(&visit)
        }
        guard var report = visit.facts.records.report(holding: id), !report.isWithdrawn else { return }
        guard !isThere(hash, among: report.photos.filter { $0 != id }, visit) else {
            return dropTwin(id, of: &report, &visit)
        }
        report.keep(video, beside: id)
        if report.isShown {
            show([id], of: &report, &visit)
            noteTwin(of: &report, &visit)
            visit.change(.turn(report))
        } else {
            Posting.post(&report, isPatient: true, &visit)
            if report.isPosted || report.queuedAt != nil || video != nil { visit.change(.turn(report)) }
        }
    }

    /// A photo is gone for good: its sender hears which, and a report that was sent goes on without it.
    static func refused(_ id: PhotoID, why: PhotoTrouble, _ visit: inout Visit) {
        if !why.isOfVideo, siblings(of: id, visit) > 1 { visit.say(PhotoWords.oneOf) }
        visit.say(Catalogue.phrase(of: why))
        visit.change(.drop(id))
        if visit.session.draft?.photos.contains(where: { $0.id == id }) == true {
            visit.session.draft?.photos.removeAll { $0.id == id }
            guard visit.session.draft?.isEmpty == true else { return askUnlessReplying(&visit) }
            visit.session.photoReply = nil
            return ReportDialog.settle(&visit)
        }
        LateDialog.drop(id, &visit)
        GiftPostDialog.drop(id, &visit)
        guard var report = visit.facts.records.report(holding: id) else { return }
        report.photos.removeAll { $0 == id }
        report.lostPhotos += 1
        report.version += 1
        report.waitForAnswerWithoutPhotos()
        report.isShown
            ? ReportKeeping.showCard(of: report, &visit)
            : Posting.post(&report, isPatient: true, &visit)
        visit.change(.keep(report, because: .photoRefused))
    }

    /// How many photos came with this one, itself counted: in its album, in late photos, or in its report.
    private static func siblings(of id: PhotoID, _ visit: Visit) -> Int {
        if let photos = visit.session.draft?.photos, let photo = photos.first(where: { $0.id == id }) {
            return photo.album == nil ? 1 : photos.count { $0.album == photo.album }
        }
        if let late = LateDialog.open(visit.session), late.photos.contains(where: { $0.id == id }) {
            return late.photos.count
        }
        return visit.facts.records.report(holding: id)?.photos.count ?? 1
    }

    /// A photo that came after the card may show that the report is like an earlier one.
    private static func noteTwin(of report: inout Report, _ visit: inout Visit) {
        guard report.alike == nil, report.isOpen, let alike = Lookalikes.best(for: report, visit) else {
            return
        }
        report.alike = alike
        ReportKeeping.showCard(of: report, &visit)
    }

    private static func isThere(_ hash: String, among photos: [PhotoID], _ visit: Visit) -> Bool {
        photos.contains { visit.facts.records.hash(of: $0) == hash }
    }

    /// A photo of a report that was sent turns out to be there already.
    private static func dropTwin(_ id: PhotoID, of report: inout Report, _ visit: inout Visit) {
        report.photos.removeAll { $0 == id }
        visit.change(.drop(id))
        visit.say(PhotoWords.twice)
        report.isShown
            ? ReportKeeping.showCard(of: report, &visit)
            : Posting.post(&report, isPatient: true, &visit)
        visit.change(.turn(report))
    }

    /// Late photos that are copies of each other, or of what the report has.
    private static func twins(among photos: [PhotoID], in report: Report, _ visit: Visit) -> [PhotoID] {
        var seen = Set(report.photos.compactMap(visit.facts.records.hash(of:)))
        return photos.filter { photo in
            guard let hash = visit.facts.records.hash(of: photo) else { return false }
            return !seen.insert(hash).inserted
        }
    }

    /// Photos that came after the card: those that moderators have not seen yet.
    private static func show(_ photos: [PhotoID], of report: inout Report, _ visit: inout Visit) {
        let new = photos.filter { !report.shownPhotos.contains($0) }
        guard !new.isEmpty else { return }
        report.noteShown(new)
        visit.deliver(Delivery(.showPhotos(report: report.id, photos: new)))
    }

    /// "Remove my pictures": one or all of them.
    static func remove(onlyLast: Bool, _ visit: inout Visit) -> Bool {
        guard let draft = visit.session.draft, !draft.photos.isEmpty else { return false }
        guard !onlyLast, draft.photos.count > 1 else {
            removeLast(&visit)
            return true
        }
        for photo in draft.photos { visit.change(.drop(photo.id)) }
        visit.session.draft?.photos = []
        visit.session.photoReply = nil
        visit.say(PhotoWords.allRemoved)
        ReportDialog.settle(&visit)
        return true
    }

    /// "Quita esa foto", "remove the second one", "nvm about pics": true if photos went, or none are wanted.
    static func hearRemoval(_ plain: Plain, _ visit: inout Visit) -> Bool {
        let photos = visit.session.draft?.photos ?? []
        if PhotolessReading.forgets(plain), remove(onlyLast: false, &visit) { return true }
        // "Delete it" by itself throws the report away.
        guard Intent(plain) == nil, !photos.isEmpty, let removal = PhotoRemoval(plain) else { return false }
        switch removal {
        case .number(let number) where photos.count > 1:
            guard photos.indices.contains(number - 1) else {
                visit.askAgain()
                return true
            }
            removeOne(at: number - 1, &visit)
            return true
        case .all: return remove(onlyLast: false, &visit)
        case .last, .number: return remove(onlyLast: true, &visit)
        }
    }

    private static func removeOne(at index: Int, _ visit: inout Visit) {
        guard let photo = visit.session.draft?.photos.remove(at: index) else { return visit.askAgain() }
        visit.change(.drop(photo.id))
        visit.say(PhotoWords.removedNumber, [.n: "\(index + 1)"])
        ReportDialog.settle(&visit)
    }

    static func removeLast(_ visit: inout Visit) {
        guard let photo = visit.session.draft?.photos.popLast() else { return visit.askAgain() }
        visit.change(.drop(photo.id))
        visit.say(PhotoWords.removed)
        ReportDialog.settle(&visit)
    }

    /// Puts photos that came late into a report that was sent: each once, as many as there is room for.
    static func add(_ photos: [PhotoID], to report: inout Report, _ visit: inout Visit) {
        let twins = twins(among: photos, in: report, visit)
        let new = photos.filter { !twins.contains($0) }
        let added = new.prefix(max(0, Limits.photos - report.photos.count))
        for photo in twins + new.dropFirst(added.count) { visit.change(.drop(photo)) }
        if !twins.isEmpty { visit.say(PhotoWords.twice) }
        report.photos += added
        guard report.isShown else { return }
        show(visit.facts.records.keptPhotos(among: Array(added)), of: &report, &visit)
    }

    /// While photos still come in, their common reply asks the question.
    private static func askUnlessReplying(_ visit: inout Visit) {
        if visit.session.photoReply == nil { visit.askAgain() }
    }

    private static func attach(
        _ photo: DraftPhoto, _ source: PhotoSource, caption: String?, isFirst: Bool, _ visit: inout Visit
    ) {
        visit.session.overlay = visit.session.overlay.flatMap { $0.page.isRead ? nil : $0 }
        visit.touchDraft()
        visit.session.misses = 0
        if let caption, !caption.trimmingSpaces.isEmpty {
            ReportAnswers.append(caption.trimmingSpaces, visit.inbound.message, &visit)
        }
        guard let draft = visit.session.draft, draft.photos.count < Limits.photos else {
            return visit.answer(PhotoWords.full, [.max: "\(Limits.photos)"])
        }
        guard photo.isVideo != true || !draft.photos.contains(where: { $0.isVideo == true }) else {
            return visit.answer(VideoWords.another)
        }
        visit.session.draft?.photos.append(photo)
        if !draft.isRevising { visit.session.draft?.step = .look }
        fetchLater(photo, source, startsReport: isFirst, &visit)
    }

    private static func fetchLater(
        _ photo: DraftPhoto, _ source: PhotoSource, startsReport: Bool = false, _ visit: inout Visit
    ) {
        visit.change(.expect(photo.id))
        fetch(photo, source, startsReport: startsReport, &visit)
    }

    private static func fetch(
        _ photo: DraftPhoto, _ source: PhotoSource, startsReport: Bool = false, _ visit: inout Visit
    ) {
        visit.deliver(Delivery(.fetch(photo: photo.id, source: source)))
        Breath.hold(for: Limits.albumPause, startsReport: startsReport, &visit)
    }
}
