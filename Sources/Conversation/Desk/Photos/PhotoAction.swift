/// A deed on one photo of a report that is open or public, by the photo's number as moderators see it, from 1.
protocol PhotoAction: Action {
    var number: Int { get }
}

extension PhotoAction {
    static var command: String? { nil }
    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome? { nil }
    static func forms(on report: Report) -> [any Action] { [] }

    var argument: String? { "\(number)" }
    func row(on card: Card) -> Int? { nil }

    func refusal(on report: Report, _ visit: Visit) -> Outcome? {
        if let closed = report.closed(visit) { return closed }
        let count = report.shownPhotos.count
        guard count > 0 else { return .refused(RefusalWords.noPhotos, report.id.slot) }
        return (1...count).contains(number)
            ? nil : .refused(RefusalWords.noSuchPhoto, [.n: "\(count)", .code: report.id.description])
    }
}

/// One whose button says nothing but the photo.
protocol PlainPhotoAction: PhotoAction {
    init(number: Int)
}

extension PlainPhotoAction {
    init?(argument: String?) {
        guard let number = argument.flatMap({ Int($0) }) else { return nil }
        self.init(number: number)
    }
}

/// A photo that shows people waits for a second moderator who says that everybody may see it.
public struct BackedPhoto: Codable, Equatable, Sendable {
    public let photo: PhotoID
    public let by: Moderator
}

extension Report {
    /// What the card offers about the photo that it is turned to.
    var photoMenu: CardMenu {
        let (number, count) = (openPhoto ?? 1, shownPhotos.count)
        let next: [any Action] = count > 1 ? [OpenPhoto(number: number % count + 1, isNext: true)] : []
        let choices: [any Action] =
            [
                PublishPhoto(number: number), PublishPhoto(number: number, showsPeople: true),
                HidePhoto(number: number), BlackOut(number: number),
            ] + next
        return CardMenu(
            opener: OpenPhoto.self, question: PhotoChoiceWords.how,
            choices: choices + videoChoices(after: choices.count))
    }

    /// Whether everybody may see it: nobody may before a moderator has said so of this very photo.
    func standing(ofPhoto number: Int) -> PhotoChoiceWords {
        guard shownPhotos.indices.contains(number - 1) else { return .isNotPublic }
        let photo = shownPhotos[number - 1]
        if chosenPhotos?.contains(photo) == true { return .isPublic }
        return backedPhotos?.contains { $0.photo == photo } == true ? .isBacked : .isNotPublic
    }

    /// For the card: which are public with the report, which wait for a second moderator, and the one it is turned to.
    var photoLines: [String] {
        guard !shownPhotos.isEmpty else { return [] }
        func numbers(_ standing: PhotoChoiceWords) -> String {
            (1...shownPhotos.count).filter { self.standing(ofPhoto: $0) == standing }.map(String.init)
                .joined(separator: ", ")
        }
        let (chosen, backed) = (numbers(.isPublic), numbers(.isBacked))
        let words = Desk.words
        let first = chosen.isEmpty ? words.text(PhotoChoiceWords.none) : words.text(.chosenLine, chosen)
        let second = backed.isEmpty ? [] : [words.text(.backedLine, backed)]
        guard face == .photos, let open = openPhoto else { return [first] + second + videoLines }
        let state = words.text(standing(ofPhoto: open))
        return [first] + second + videoLines
            + [words.text(PhotoChoiceWords.openLine, [.n: "\(open)", .state: state])]
    }

    /// What has become of one photo is written down, and shown where the report is.
    mutating func keepPhotos(because deed: Deed, _ visit: inout Visit) {
        ReportKeeping.keep(&self, because: deed, &visit)
        PublicPost.renew(self, &visit)
    }
}

extension Catalogue {
    fileprivate func text(_ wording: PhotoChoiceWords, _ numbers: String) -> String {
        text(wording, [.codes: numbers])
    }
}
