internal import CivicFacts

/// A report as moderators see it: everything that helps to decide, and nothing that tells who wrote it.
struct Card {
    let report: Report
    let facts: Facts
    /// The review room reads English in this version.
    let words = Catalogue(.english)

    /// Reports that stand under this one.
    private let members: [ReportID]
    /// The report that it is a comment on is going in this very turn.
    private let isParentGone: Bool

    init(
        _ report: Report, facts: Facts, standingFor members: [ReportID]? = nil, withoutParent: Bool = false
    ) {
        isParentGone = withoutParent
        self.report = report
        self.facts = facts
        self.members =
            members ?? facts.records.members(of: report.id, limit: Limits.groupMembers).map(\.id)
    }

    var message: Message {
        // Nothing of a withdrawn report is left; an appeal against a ban is shown on its card all the same.
        let text = report.isWithdrawn ? (ban + banAppealWords).joined(separator: "\n") : body
        return Message(heading: heading, text: text, rows: rows)
    }

    private var heading: String {
        let values: [Slot: String] = [
            .code: report.id.description, .state: state, .n: report.parent?.description ?? "",
        ]
        let ofComment: any Wording = isOnPost ? GiftCardWords.commentHead : CardWords.commentHead
        let head = words.text(
            report.wording(CardWords.head, ofComment, GiftCardWords.head, GiftCardWords.meetingHead), values)
        let marked = report.appeal == nil ? head : "\(words.text(CardStateWords.appealed)) · \(head)"
        return report.isUrgent && report.isOpen ? "\(words.text(CardStateWords.urgent)) · \(marked)" : marked
    }

    /// Where the report stands, in the heading's words.
    var state: String {
        switch report.state {
        case .waiting:
            report.firstApproval.map { words.text(CardStateWords.backed, [.name: $0.name]) }
                ?? words.text(CardStateWords.waiting)
        case .taken(let moderator, _):
            words.text(
                report.isAssigned ? AssignWords.state : CardStateWords.taken as any Wording,
                [.name: moderator.name])
        case .approved(let moderator, _, _):
            words.text(
                CardStateWords.approved,
                [
                    .name: [report.firstApproval?.name, moderator.name].compactMap(\.self).joined(
                        separator: ", ")
                ])
        case .rejected(let reason, let moderator, _, _):
            words.text(
                CardStateWords.rejected,
                [.name: moderator.name, .reason: words.text(Catalogue.phrases(of: reason).told)])
        case .withdrawn:
            report.clearedBy.map { words.text(CardStateWords.cleared, [.name: $0.name]) }
                ?? words.text(report.isOrphaned == true ? MineWords.stateOrphaned : CardStateWords.withdrawn)
        case .retracted(let retraction):
            words.text(
                CardStateWords.retracted,
                [
                    .name: retraction.by.name,
                    .reason: words.text(Catalogue.phrases(of: retraction.reason).told),
                ])
        case .grouped:
            words.text(
                CardStateWords.grouped,
                [.n: report.grouping?.with.description ?? "", .name: report.grouping?.by.name ?? ""])
        }
    }

    private var body: String {
        // What the house says comes first, then the team's words, then everything that its author wrote.
        let fields = circumstances + stray + tags + marks + likeness + restored + warnings + standing
        let team = TeamNotes.lines(of: report, words) + unanswered
        // What another wrote stands right above otherwise, and reads as one quotation with it.
        let head = team.isEmpty || told.isEmpty ? [] : [words.text(CardStateWords.told)]
        return (fields + team + head + told + additions + answered + appealWords + banAppealWords)
            .joined(separator: "\n").trimmingSpaces
    }

    /// It stands here for another desk.
    private var stray: [String] {
        (report.desk?.home).map { [words.text(MovingWords.card, [.text: $0.description])] } ?? []
    }

    private var tags: [String] {
        report.tags.isEmpty
            ? [] : [words.text(FilterWords.tagLine, [.codes: report.tags.joined(separator: ", ")])]
    }

    /// The author's own words, and of a comment what it is about.
    private var told: [String] {
        let own = quoted(report.text)
        guard let parent = report.parent.flatMap(parent) else { return own + letters }
        let text = Clean.words(parent.text).upTo(200)
        let about: any Wording = parent.gift == nil ? CardWords.commentOn : GiftCardWords.commentOn
        return own + [words.text(about, [.n: parent.id.description])] + quoted(text)
    }

    /// What a comment is about, while that is there.
    private func parent(_ id: ReportID) -> Report? {
        isParentGone ? nil : facts.records.report(id).flatMap { $0.isWithdrawn ? nil : $0 }
    }

    /// What its giver wrote to another, who asks moderators to look at it.
    private var letters: [String] {
        guard let meeting = report.gift?.meeting, meeting.isReported == true else { return [] }
        return [words.text(GiftCardWords.letters)] + meeting.letters.flatMap(quoted)
    }

    private var isOnPost: Bool { facts.records.isOnPost(report) }

    func quoted(_ words: String) -> [String] { Quotation.of(ShownWords.inRoom(words)) }

    private var circumstances: [String] {
        let language = report.language.tongue.nameInEnglish
        if let id = report.parent {
            let gone = words.text(CardWords.commentOnNothing, [.n: id.description])
            return [words.text(CardWords.language, [.language: language])] + (parent(id) == nil ? [gone] : [])
        }
        if let gift = report.gift {
            let values: [Slot: String] = [.language: language, .n: "\(report.photos.count)"]
            return gift.lines(in: words) + [words.text(GiftCardWords.facts, values)]
        }
        let times = TimeWords(language: .english, at: report.place.zip, sayingZone: true)
        let assumed = report.additions?.isTimeAssumed == true ? " \(words.text(CardWords.assumed))" : ""
        let told = (report.time.map(times.told) ?? words.text(ReportWords.timeNone)) + assumed
        let added = report.additions?.place.map {
            " · " + words.text(CardWords.added, [.when: times.hour($0)])
        }
        let zip = report.place.zip.map { " (\($0.named(in: .english)))" } ?? ""
        let isNamed = report.place.zip.map { report.place.words.contains($0.digits) } ?? true
        return [
            words.text(
                CardWords.place, [.place: report.placeInRoom() + (isNamed ? "" : zip) + (added ?? "")]),
            words.text(CardWords.time, [.when: told, .date: times.dateAndHour(report.sentAt)]),
            words.text(
                CardWords.facts,
                [
                    .kind: words.text(Catalogue.phrase(of: report.kind)),
                    .language: language,
                    .n: "\(report.photos.count)",
                ]),
        ] + (report.alertedAt.map { [words.text(CardWords.alerted, [.date: times.dateAndHour($0)])] } ?? [])
    }

    /// What came later, and when, as far as that is known.
    private var additions: [String] {
        let times = TimeWords(language: .english, at: report.place.zip)
        let moments = report.additions?.notes ?? []
        let untimed = report.notes.count - moments.count
        return report.notes.enumerated().flatMap { index, note in
            guard index >= untimed, moments.indices.contains(index - untimed) else {
                return [words.text(CardWords.note)] + quoted(note)
            }
            let hour = times.hour(moments[index - untimed])
            return [words.text(CardWords.noteAdded, [.when: hour])] + quoted(note)
        }
    }

    /// What was decided before an appeal.
    private var standing: [String] {
        let decision = report.appeal.map { appeal in
            let reason = words.text(Catalogue.phrases(of: appeal.reason).told)
            return words.text(CardWords.before, [.name: appeal.against.name, .reason: reason])
        }
        return [decision].compactMap(\.self) + ban
    }

    private var ban: [String] {
        guard let appeal = report.openBanAppeal(facts) else { return [] }
        let reason = words.text(Catalogue.phrases(of: appeal.ban.reason).button)
        let times = TimeWords(language: .english, at: report.place.zip)
        return [
            words.text(
                CardWords.ban,
                [.name: appeal.ban.by.name, .reason: reason, .date: times.dateAndHour(appeal.ban.until)])
        ]
    }

    private var appealWords: [String] {
        report.appeal.map { [words.text(CardWords.appeal)] + quoted($0.words) } ?? []
    }

    private var banAppealWords: [String] {
        report.openBanAppeal(facts).map { [words.text(CardWords.appeal)] + quoted($0.words) } ?? []
    }

    /// What moderators said about it beside deciding.
    private var marks: [String] {
        let times = TimeWords(language: .english, at: report.place.zip)
        let verified = report.verification.map { mark in
            [words.text(CardWords.verified, [.name: mark.by.name])]
                + (mark.source.map { [words.text(CardWords.source, [.text: Clean.line($0)])] } ?? [])
        }
        let corrections = (report.corrections ?? []).map { note in
            let values: [Slot: String] = [
                .name: note.by.name, .date: times.dateAndHour(note.at), .text: Clean.line(note.words),
            ]
            return words.text(CardWords.correction, values)
        }
        let masks = (report.masks ?? []).map { mask in
            let number = report.shownPhotos.firstIndex(of: mask.photo).map { $0 + 1 } ?? 0
            return words.text(CardWords.masked, [.n: "\(number)", .codes: mask.cells.description])
        }
        let added =
            report.retraction?.words.map { [words.text(OutcomeWords.rejectNote, [.text: Clean.line($0)])] }
            ?? []
        return (verified ?? []) + corrections + report.photoLines + masks + cut + added
    }

    private var cut: [String] {
        let named = report.isPlaceNamed == true ? [words.text(NamePlaceWords.onCard)] : []
        return named
            + (report.publicCut.map { cut in
                let values: [Slot: String] = [.n: "\(cut.sentences.count)", .max: "\(cut.hidden.count)"]
                return [words.text(PublicTextWords.onCard, values)]
            } ?? [])
    }

    /// Which reports it stands for, or may be like.
    private var likeness: [String] {
        let codes = members.map(\.description).joined(separator: ", ")
        let group = members.isEmpty ? [] : [words.text(CardWords.group, [.codes: codes])]
        guard report.isOpen, let alike = report.alike, let other = facts.records.report(alike.report) else {
            return group
        }
        let age = TimeWords(language: .english, at: nil).age(report.sentAt.since(other.sentAt))
        let wording: CardWords =
            alike.isPhoto ? .alikePhoto : alike.isSamePlace ? .alikePlace : .alike
        return [words.text(wording, [.code: other.id.description, .age: age])] + group
    }

    /// What nobody has looked at since the house was restored may show more than is known.
    private var restored: [String] {
        guard let restored = facts.records.desk.restored, restored.unseen.contains(report.id) else {
            return []
        }
        return [words.text(RestoredWords.mark, restored.values)]
    }

    private var warnings: [String] {
        let earlier = facts.records.countOfReports(by: report.author, since: Moment(milliseconds: 0))
        // The report itself is counted once it is kept; before that it is not there yet.
        let isCounted = report.isOfVoting && facts.records.report(report.id) != nil
        let others = isCounted ? earlier - 1 : earlier
        return (isFarAway ? [words.text(CardWords.far)] : [])
            + (report.isHeldBack == true ? [words.text(CardWords.heldBack)] : [])
            + (others > 0 ? [words.text(CardWords.earlier, [.n: "\(others)"])] : [])
            + (report.lostPhotos > 0 ? [words.text(CardWords.lostPhotos, [.n: "\(report.lostPhotos)"])] : [])
            + (report.isAuthorReachable ? [] : [words.text(CardWords.unreachable)])
    }

    /// The place is far from where its reporter lives: perhaps they travel, perhaps they only heard of it. Where that
    /// is, nobody is told.
    private var isFarAway: Bool { report.isFar(from: facts.records.session(of: report.author)?.zip) }
}
