internal import Understanding

/// When it happened: an hour, a day, or in the voter's own words.
enum TimeDialog {
    /// True if the words answer when it happened.
    static func hear(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        if isUnknown(plain, &visit) { return true }
        guard !asks(text, plain) else { return false }
        let told = CorrectionReading(text)?.rest ?? text
        guard let reading = WhenReading(answer: told, now: visit.now, in: visit.zone) else {
            return isOccasion(told, &visit)
        }
        guard let time = ToldTime(reading, now: visit.now, in: visit.zone) else {
            visit.miss(ReportWords.timeFuture, ReportWords.timeRetryAgain) { ReportChoices.set(nil, &$0) }
            return true
        }
        if isBound(Plain(told)), case .moment = reading {
            add(told, &visit)
        } else if tellsMore(told) {
            add(told, &visit)
        }
        ReportChoices.set(time, &visit)
        return true
    }

    /// "A qué hora cierran hoy", "can I still vote now?": a question, and no time.
    private static func asks(_ text: String, _ plain: Plain) -> Bool {
        let isMarked =
            text.hasSuffix("?") && plain.words.count >= 4
            && TimeReading(ClockShapes.written(text)) == nil
        return isMarked || Understanding.shared(text).asksToRead || PlaceAsideReading.asks(plain)
    }

    /// "They closed the doors at 9 and locked us out" tells more than an hour.
    private static func tellsMore(_ told: String) -> Bool {
        Plain(told).words.count { !PlaceReading.isOfTime(String($0)) && !TimeFiller.isOne(String($0)) } >= 3
    }

    /// "Before 8", "entre las 8 y las 9": the hour alone would say more than the voter did.
    private static func isBound(_ told: Plain) -> Bool { told.words.contains { bounds.contains($0) } }

    private static let bounds: Set<String> = [
        "before", "after", "between", "until", "till", "til", "since", "from", "antes", "despues", "entre",
        "hasta", "desde",
    ]

    /// "I don't remember", "no sé": on without an answer.
    static func isUnknown(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard plain.isOne(of: Unknowing.phrases) || isUnknown(plain.words) else {
            return false
        }
        ReportChoices.leave(&visit)
        return true
    }

    /// "No sé la hora", "idk when it was": nothing but that the time is not known.
    private static func isUnknown(_ words: [String]) -> Bool {
        guard let unknown = Unknowing.openings.count(in: words) else { return false }
        return words[unknown...].contains(where: times.contains)
            && words[unknown...].allSatisfy { times.contains($0) || aroundTime.contains($0) }
    }

    private static let times: Set<String> = [
        "when", "time", "hour", "date", "day", "cuando", "hora", "fecha", "dia", "exactly",
    ]
    private static let aroundTime = Phrases.timeAroundTime.words

    /// Keeps a time with the message that told it, if it was no button.
    static func keep(_ time: ToldTime?, _ visit: inout Visit) {
        let message: MessageID? = if case .tapped = visit.inbound.event { nil } else { visit.inbound.message }
        put(time, from: message, &visit)
        visit.session.draft?.isTimeOpen = time == nil ? true : nil
        if time != nil { visit.note(.time) }
    }

    /// A time that was read in words, or none any more: nobody said that it is not known.
    static func put(_ time: ToldTime?, from message: MessageID?, _ visit: inout Visit) {
        visit.session.draft?.time = time
        visit.session.draft?.timeMessage = message
    }

    /// The message that told the time reads otherwise now; what is no time changes nothing, and that is said.
    static func edited(to text: String, _ visit: inout Visit) {
        let told = CorrectionReading(text)?.rest ?? text
        let reading = WhenReading(answer: told, now: visit.now, in: visit.zone)
        let time = reading.flatMap { ToldTime($0, now: visit.now, in: visit.zone) }
        if let time { keep(time, &visit) }
        if let kept = visit.session.draft?.time {
            let words = Self.told(kept, visit)
            time == nil
                ? visit.say(LateWords.editNoTime, [.when: words])
                : visit.say(LastLookWords.changed, [.text: words])
        }
    }

    /// The time in words, by the clocks of the report's place.
    static func told(_ time: ToldTime, _ visit: Visit) -> String {
        TimeWords(language: visit.session.language, at: visit.session.zipOfReport).told(time)
    }

    /// "When they opened": no hour is known, so the words join what is told.
    private static func isOccasion(_ text: String, _ visit: inout Visit) -> Bool {
        guard OccasionReading.isWhole(text) else { return false }
        add(text, &visit)
        ReportChoices.set(nil, &visit)
        return true
    }

    /// What the report's time cannot hold joins what is told.
    private static func add(_ text: String, _ visit: inout Visit) {
        if ReportAnswers.append(text, visit.inbound.message, &visit) { visit.say(ReportWords.added) }
    }
}
