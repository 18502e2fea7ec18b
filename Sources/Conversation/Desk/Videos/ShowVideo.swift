internal import CivicFacts

/// Shows a report's video to a moderator alone, in their own chat and for five minutes.
struct ShowVideo: PlainAction, VideoAction {
    static let (code, sign) = ("film", "🎬")
    static let command: String? = "video"
    static let label = Text(en: "Show video", es: "Ver video")

    /// `12`, or what is to become of it: `12 public`, `12 private`.
    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome? {
        switch words.lowercased().trimmingSpaces {
        case "": Decisions.decide(ShowVideo(), on: id, &visit)
        case "public": Decisions.decide(PublishVideo(), on: id, &visit)
        case "not", "private", "hide": Decisions.decide(HideVideo(), on: id, &visit)
        default: .refused(VideoChoiceWords.how)
        }
    }

    static func forms(on report: Report) -> [any Action] { report.video == nil ? [] : [ShowVideo()] }

    func row(on card: Card) -> Int? {
        card.report.isOpen || card.report.approval != nil ? 4 : nil
    }

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        guard let video = report.video else { return .refused(VideoChoiceWords.none, report.id.slot) }
        guard let room = visit.roomAlone else { return .refused(VideoChoiceWords.noChat) }
        guard !visit.desk.hasVideo(of: report.id, in: room, at: visit.now) else {
            return .done(VideoChoiceWords.shown, report.id.slot)
        }
        VideoShowing.show(video, of: report, in: room, &visit)
        return .done(VideoChoiceWords.shown, report.id.slot)
    }
}

/// A deed on the video of a report that is open or public.
protocol VideoAction: Action {}

/// One of the choices about a photo, where that is the still of a video: its number there is what it is reacted with.
protocol VideoChoice: VideoAction {
    init(number: Int)
    var number: Int { get }
}

extension VideoChoice {
    static var command: String? { nil }
    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome? { nil }
    static func forms(on report: Report) -> [any Action] { [] }

    init?(argument: String?) {
        guard let number = argument.flatMap({ Int($0) }) else { return nil }
        self.init(number: number)
    }

    var argument: String? { "\(number)" }
    var sign: String { CardReaction.keycap(number) }
    func row(on card: Card) -> Int? { nil }
}

extension VideoAction {
    func refusal(on report: Report, _ visit: Visit) -> Outcome? {
        report.closed(visit) ?? (report.video == nil ? .refused(VideoChoiceWords.none, report.id.slot) : nil)
    }
}

extension Visit {
    /// Where whoever acts is alone with the bot; nil for somebody who never wrote so. In a terminal all share one screen.
    fileprivate var roomAlone: RoomID? {
        guard !isInPrivate else { return inbound.room }
        return facts.records.privateRoom(of: facts.account)
            ?? (inbound.room.platform == .terminal ? inbound.room : nil)
    }
}

/// The video goes out, and is taken away after five minutes, whatever happens meanwhile.
enum VideoShowing {
    static func show(
        _ video: ReportVideo, of report: Report, in room: RoomID, _ visit: inout Visit
    ) {
        let (me, now) = (visit.facts.account, visit.now)
        let open = OpenVideo(
            report: report.id, still: video.still, room: room, by: me, until: now + Limits.armed)
        visit.updateDesk { desk in
            desk.videos = (desk.videos ?? []).filter { $0.until > now } + [open]
        }
        let caption = Desk.words.text(
            VideoChoiceWords.caption, [.code: report.id.description, .text: video.kept.told])
        visit.deliver(Delivery(.grid(.video(video.still, caption: caption), of: report.id, in: room)))
        visit.deliver(Delivery(.grid(.hideVideo, of: report.id, in: room), after: Limits.armed))
        guard report.team?.watched?.contains(me) != true else { return }
        var watched = report
        watched.teamSide.watched = (report.team?.watched ?? []) + [me]
        visit.change(.turn(watched))
    }
}
