/// Turns a card to one of its report's photos: whether everybody may see that one.
struct OpenPhoto: PhotoAction {
    static let (code, sign) = ("pics", "🖼️")
    static let command: String? = "photos"
    static let label = Text(en: "Photos", es: "Fotos")

    let number: Int
    /// On a card that is turned to another one.
    var isNext = false

    static func forms(on report: Report) -> [any Action] { [OpenPhoto(number: 1)] }

    /// `12`, `12 2`, or what is to become of one: `12 2 public`.
    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome? {
        let parts = words.lowercased().split(whereSeparator: \.isWhitespace)
        let said = parts.first.flatMap { Int($0) }
        let number = said ?? 1
        let wish = Int(parts.first ?? "") == nil ? parts.first : parts.dropFirst().first
        // Which of several is never guessed.
        let isOne = visit.facts.records.report(id)?.shownPhotos.count == 1
        guard wish == nil || said != nil || isOne else { return .refused(PhotoChoiceWords.how) }
        switch wish {
        case nil: return Decisions.decide(OpenPhoto(number: number), on: id, &visit)
        case "public"?: return Decisions.decide(PublishPhoto(number: number), on: id, &visit)
        case "people"?:
            return Decisions.decide(PublishPhoto(number: number, showsPeople: true), on: id, &visit)
        case "not"?, "private"?, "hide"?: return Decisions.decide(HidePhoto(number: number), on: id, &visit)
        case _?: return .refused(PhotoChoiceWords.how)
        }
    }

    init(number: Int, isNext: Bool = false) { (self.number, self.isNext) = (number, isNext) }

    /// `2`, or as the next one `2n`. Nil leads to the first one, as buttons of earlier releases do.
    init?(argument: String?) {
        let digits = argument?.prefix { $0.isNumber } ?? "1"
        let rest = argument?.dropFirst(digits.count) ?? ""
        guard let number = Int(digits), rest.isEmpty || rest == "n" else { return nil }
        self.init(number: number, isNext: !rest.isEmpty)
    }

    var argument: String? { isNext ? "\(number)n" : "\(number)" }

    var label: String {
        isNext
            ? Desk.words.text(PhotoChoiceWords.labelNext) : Desk.words.text(DeskLabels(text: Self.label))
    }
    var sign: String { isNext ? CardReaction.keycap(5) : Self.sign }

    func row(on card: Card) -> Int? {
        let report = card.report
        guard !report.shownPhotos.isEmpty else { return nil }
        return report.isOpen || report.approval != nil ? 4 : nil
    }

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        var turned = report
        turned.face = .photos
        turned.openPhoto = number
        turned.turner = visit.moderator
        visit.change(.turn(turned))
        ReportKeeping.showCard(of: turned, &visit)
        return .done(PhotoChoiceWords.open, values(of: turned))
    }

    private func values(of report: Report) -> [Slot: String] {
        [
            .n: "\(number)", .max: "\(report.shownPhotos.count)", .code: report.id.description,
            .state: Desk.words.text(report.standing(ofPhoto: number)),
        ]
    }
}
