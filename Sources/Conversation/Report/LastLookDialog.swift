internal import Understanding

/// Parts of a report that are told or put right in words, where all that was understood is shown.
enum LastLookDialog {
    /// True if the words put a place, a time or both right, or told a time that is still to come.
    static func take(_ text: String, _ visit: inout Visit) -> Bool {
        if CorrectionDialog.hearZIP(text, Plain(text), &visit) { return true }
        guard !asks(Plain(text)), !contrastsOther(Plain(text), visit.session.draft?.place)
        else { return false }
        if let day = DayReading(text), CorrectionDialog.replaceTime(day.day, &visit) { return true }
        if let both = WhereWhen(text, now: visit.now, in: visit.zone) { return take(both, &visit) }
        let parts = PartReading.parts(text, now: visit.now, in: visit.zone)
        guard !parts.isEmpty else { return fill(text, &visit) }
        visit.session.overlay = nil
        var changed: [String] = []
        for part in parts {
            guard let words = keep(part, &visit) else {
                visit.say(ReportWords.timeFuture)
                // Whoever edits it puts the hour right.
                let message = visit.inbound.message
                visit.session.draft?.timeMessage = message
                visit.session.misses = 0
                visit.askAgain()
                return true
            }
            changed.append(words)
        }
        CorrectionDialog.confirm(changed.joined(separator: ", "), &visit)
        return true
    }

    /// Both are kept; an hour that is still to come is not.
    private static func take(_ both: WhereWhen, _ visit: inout Visit) -> Bool {
        if let time = ToldTime(both.when, now: visit.now, in: visit.zone) { TimeDialog.keep(time, &visit) }
        return CorrectionDialog.replacePlace(both.place, &visit)
    }

    /// "Can I fix it today" names no time; "when should be 8" does.
    private static func asks(_ plain: Plain) -> Bool {
        QuestionReading.begins(plain) && !["when", "where"].contains(plain.words.first)
    }

    /// "Its Maria not Mario": what is not so is no part of the place.
    private static func contrastsOther(_ plain: Plain, _ place: Place?) -> Bool {
        let words = plain.words
        guard let not = words.dropFirst().firstIndex(where: { ["not", "no"].contains($0) }) else {
            return false
        }
        let known = Plain(place?.words ?? "").words
        return !words[(not + 1)...].contains { $0.count > 2 && known.contains($0) }
    }

    /// A place or "just now" where none was told before.
    private static func fill(_ text: String, _ visit: inout Visit) -> Bool {
        let plain = Plain(text)
        guard let draft = visit.session.draft, !text.hasSuffix("?"), AdditionReading(plain) == nil else {
            return false
        }
        if draft.time == nil, plain.isOne(of: nows) {
            TimeDialog.keep(.now(at: visit.now), &visit)
            CorrectionDialog.confirm(TimeDialog.told(.now(at: visit.now), visit), &visit)
            return true
        }
        let told = PlaceDialog.read(PlaceNaming.name(in: text), visit)
        let name = told.place
        guard
            draft.place == nil || isMoreThanAWord(name) && Plain(name).words.count <= 4 || name != text
                || repeats(draft.place, name) || PlaceMention.isWhole(name),
            Intent(plain) == nil, ReportWish(plain) == nil,
            !UnderstoodDialog.tells(text),
            CorrectionReading.behindHesitation(text) == nil, CorrectionReading(text) == nil
        else { return false }
        // "Zilker School, around 9" tells both.
        if let time = told.time, PartReading.isName(name) { TimeDialog.keep(time, &visit) }
        return CorrectionDialog.answersPlace(name, &visit)
            || draft.place == nil && PlaceMention.isLed(text) && CorrectionDialog.replacePlace(text, &visit)
    }

    /// One word alone, whatever its letters, takes no place back that was told.
    private static func isMoreThanAWord(_ name: String) -> Bool { Plain(name).words.count > 1 }

    /// "Central library, 3rd and main" after "the library" says it more exactly.
    private static func repeats(_ place: Place?, _ name: String) -> Bool {
        guard let noun = place.flatMap({ Plain($0.words).words.last }) else { return false }
        let words = Plain(name).words
        return words.count <= 8 && words.contains(noun)
    }

    private static let nows = Phrases.lastLookNows.words

    /// What stands there now; nil for a time that is still to come.
    private static func keep(_ part: PartReading, _ visit: inout Visit) -> String? {
        switch part {
        case .time(let reading):
            guard let time = ToldTime(reading, now: visit.now, in: visit.zone) else { return nil }
            TimeDialog.keep(time, &visit)
            return TimeDialog.told(time, visit)
        case .place(let words), .zip(let words):
            let place = PlaceDialog.place(words, zip: visit.session.zipOfReport, visit)
            guard let place else { return words }
            PlaceDialog.keep(place, from: visit.inbound.message, &visit)
            visit.note(.place)
            return place.words
        }
    }
}
