internal import CivicFacts
internal import Understanding

/// "No, the ZIP is …", "I meant …", "perdón, es …": what was answered is answered anew, and the question that is open
/// stays open.
enum CorrectionDialog {
    /// True if the words took an answer back.
    static func take(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.page?.isRead ?? true else { return false }
        let reading = CorrectionReading(text)
        guard let draft = visit.session.draft else { return reading.map { moveHome($0, &visit) } ?? false }
        switch draft.step {
        case .confirm, .edit:
            return LastLookDialog.take(text, &visit) || atTheLastLook(reading, plain, &visit)
                || CorrectionReading.behindHesitation(text).map { replaceTime($0, &visit) } ?? false
                || hesitantPlace(text, &visit)
        case .time, .zip:
            return opensPart(plain, draft, &visit)
                || reading.map { afterPlace($0, draft.step, &visit) } ?? false
                || movedPlace(text, &visit) || hesitantPlace(text, &visit)
        case .what: return reading.map { amongWords($0, draft, &visit) } ?? false
        case .photos, .place:
            return opensPart(plain, draft, &visit) || correctsZIP(text, reading, draft, &visit)
                || reading.map { amongWords($0, draft, &visit) } ?? false
        case .kind, .moreKinds: return false
        }
    }

    /// "Change the place" before the last look: that part is opened, and its answer leads back here.
    private static func opensPart(_ plain: Plain, _ draft: Draft, _ visit: inout Visit) -> Bool {
        guard let field = CorrectionReading.change(in: plain)?.asChoice else { return false }
        visit.session.overlay = nil
        // Whether a ZIP code is for this report only belongs to the place.
        let step: Draft.Step = draft.step == .zip ? .place : draft.step
        guard field.step != step else {
            ReportDialog.go(to: step, &visit)
            return true
        }
        ReportChoices.revise(field, returningTo: draft.isRevising ? draft.returnsTo : step, &visit)
        return true
    }

    /// "No, it's 30312" where photos are asked for: the ZIP code of the report's place.
    private static func correctsZIP(
        _ text: String, _ reading: CorrectionReading?, _ draft: Draft, _ visit: inout Visit
    ) -> Bool {
        guard draft.step == .photos, reading?.field == nil,
            let rest = reading?.rest ?? CorrectionReading.behindHesitation(text),
            Plain(rest).words.count == 1, case .zip(let zip) = ZIPReading(rest)
        else { return false }
        if draft.place == nil {
            PlaceDialog.keep(Place(words: zip.named(in: visit.session.language), zip: zip), from: nil, &visit)
        }
        return replaceZIP(rest, &visit)
    }

    /// Nothing but the ZIP code can be meant.
    private static func moveHome(_ reading: CorrectionReading, _ visit: inout Visit) -> Bool {
        let isMeant = reading.field == .zip || reading.field == nil && justAnswered(visit) == .zip
        return isMeant && replaceZIP(reading.rest, &visit)
    }

    /// A part that is named is opened; what was answered last is replaced; else the voter says which part.
    private static func atTheLastLook(
        _ reading: CorrectionReading?, _ plain: Plain, _ visit: inout Visit
    ) -> Bool {
        if let reading {
            let place = reading.field == nil && namesPlace(reading.rest) ? CorrectionReading.Field.place : nil
            let last = justAnswered(visit).flatMap { $0 == .place ? nil : $0 }
            for field in [reading.field ?? last, place] {
                if let field, replace(field, reading.rest, &visit) { return true }
            }
            guard let field = reading.field.flatMap(\.asChoice) else {
                ReportDialog.go(to: .edit, &visit)
                return true
            }
            ReportChoices.revise(field, &visit)
            return true
        }
        let named = CorrectionReading.named(in: plain) ?? CorrectionReading.change(in: plain)
        guard let field = named?.asChoice else { return false }
        ReportChoices.revise(field, &visit)
        return true
    }

    /// "Lincoln hall", "the church on Oak": a kind of place is named, or nothing but a name where a place was told.
    static func namesPlace(_ text: String) -> Bool {
        let words = text.split { $0.isWhitespace || $0 == "," }
        guard (1...8).contains(words.count) else { return false }
        if Plain(text).words.contains(where: { CorrectionReading.places.contains(String($0)) }) {
            return true
        }
        return words.count <= 3 && words.allSatisfy { $0.first?.isUppercase ?? false }
    }

    /// An hour answers the open question; a place takes back the one before.
    private static func afterPlace(
        _ reading: CorrectionReading, _ step: Draft.Step, _ visit: inout Visit
    ) -> Bool {
        if step == .zip, case .zip(let zip) = ZIPReading(reading.rest) {
            PlaceDialog.correct(to: zip, &visit)
            return true
        }
        if step == .time, reading.field == nil || reading.field == .time,
            WhenReading(reading.rest, now: visit.now, in: visit.zone) != nil,
            !isOnNumberedStreet(reading.rest, visit)
        {
            return false
        }
        let named = PartReading.isName(reading.rest) || isOnNumberedStreet(reading.rest, visit)
        guard let field = reading.field ?? (named ? .place : justAnswered(visit)), field != .time else {
            return false
        }
        return replace(field, reading.rest, &visit)
    }

    /// "En la 6 y Main": corners are no hours.
    private static func isOnNumberedStreet(_ text: String, _ visit: Visit) -> Bool {
        let words = Plain(text).words
        return ["en", "on", "at"].contains(words.first) && words.contains { ["y", "and"].contains($0) }
            && !PlaceReading(text, now: visit.now, in: visit.zone).place.isEmpty
    }

    /// "No wait, St Matthews": what was told is taken back, and a place is named.
    private static func hesitantPlace(_ text: String, _ visit: inout Visit) -> Bool {
        guard let rest = CorrectionReading.behindHesitation(text), PartReading.isName(rest),
            !PlaceReading(rest, now: visit.now, in: visit.zone).place.isEmpty
        else { return false }
        return replacePlace(rest, &visit)
    }

    /// "Change the place to Van Buren and 4th".
    private static func movedPlace(_ text: String, _ visit: inout Visit) -> Bool {
        let parts = PartReading.parts(text, now: visit.now, in: visit.zone)
        guard parts.count == 1, case .place(let words) = parts[0] else { return false }
        return replacePlace(words, &visit)
    }

    /// Where words are wanted, only a part that is named is meant; everything else is what they tell.
    private static func amongWords(
        _ reading: CorrectionReading, _ draft: Draft, _ visit: inout Visit
    ) -> Bool {
        if draft.step == .place, answersPlace(reading) {
            PlaceDialog.named(reading.rest, &visit)
            return true
        }
        guard !reading.callsWrong else { return false }
        switch reading.field {
        case .zip?: return replaceZIP(reading.rest, &visit)
        case .what? where draft.step != .what: return replace(.what, reading.rest, &visit)
        case .what?, .place?, .time?, .photos?, .kind?, nil: return false
        }
    }

    /// "Actually it was 30311", "it's actually the library", where the place is asked for anyway.
    private static func answersPlace(_ reading: CorrectionReading) -> Bool {
        if reading.field == .place { return !reading.rest.isEmpty }
        guard reading.field == nil else { return false }
        if case .zip = ZIPReading(reading.rest) { return true }
        return namesPlace(reading.rest)
    }

    /// True if the words name the place that was not told yet, where something else is asked for.
    static func answersPlace(_ text: String, _ visit: inout Visit) -> Bool {
        PartReading.isName(text) && replacePlace(text, &visit)
    }

    private static func justAnswered(_ visit: Visit) -> CorrectionReading.Field? {
        guard let answered = visit.session.answered, visit.now.since(answered.at) < Limits.secondThought
        else { return nil }
        switch answered.slot {
        case .zip: return .zip
        case .place: return visit.session.draft?.place == nil ? nil : .place
        case .time: return visit.session.draft?.time == nil ? nil : .time
        }
    }

    /// Reads the words as that question would, and says what stands there now; false if they are no answer to it.
    private static func replace(
        _ field: CorrectionReading.Field, _ text: String, _ visit: inout Visit
    ) -> Bool {
        switch field {
        case .zip: return replaceZIP(text, &visit)
        case .place: return replacePlace(text, &visit)
        case .time: return replaceTime(text, &visit)
        case .what:
            guard ReportAnswers.isEnough(Plain(text)) else { return false }
            visit.session.draft?.pieces = []
            ReportAnswers.append(text, visit.inbound.message, &visit)
            visit.say(LateWords.editUsed)
            visit.touchDraft()
            visit.askAgain()
            return true
        case .photos, .kind: return false
        }
    }

    private static func replaceTime(_ text: String, _ visit: inout Visit) -> Bool {
        // A bare number is an hour here.
        let isBare = Plain(text).words.count == 1
        let reading =
            WhenReading(text, now: visit.now, in: visit.zone)
            ?? (isBare ? WhenReading(answer: text, now: visit.now, in: visit.zone) : nil)
        guard let reading, let time = ToldTime(reading, now: visit.now, in: visit.zone)
        else { return false }
        TimeDialog.keep(time, &visit)
        confirm(TimeDialog.told(time, visit), &visit)
        return true
    }

    private static func replacePlace(_ told: String, _ visit: inout Visit) -> Bool {
        let text = PlaceNaming.bare(told)
        guard text.contains(where: \.isLetter), text.count <= Limits.placeCharacters else { return false }
        let words = Masking.masked(text).text
        PlaceDialog.keep(
            Place(words: words, zip: visit.session.zipOfReport), from: visit.inbound.message, &visit)
        visit.note(.place)
        if case .zip = ZIPReading(text) { return replaceZIP(text, &visit) }
        confirm(words, &visit)
        return true
    }

    /// The report's own ZIP code where its place is known, else the home ZIP code.
    private static func replaceZIP(_ text: String, _ visit: inout Visit) -> Bool {
        guard case .zip(let zip) = ZIPReading(text) else { return false }
        let name = zip.named(in: visit.session.language)
        guard let draft = visit.session.draft, let place = draft.place else {
            visit.session.zip = zip
            visit.session.isOnboarded = true
            visit.note(.zip)
            confirm(name, &visit)
            return true
        }
        let words = place.isOnlyZIP ? name : place.words
        PlaceDialog.keep(Place(words: words, zip: zip), from: draft.placeMessage, &visit)
        if zip != visit.session.zip {
            if [.confirm, .edit, .photos].contains(draft.step), !draft.isRevising {
                visit.session.draft?.isRevising = true
                visit.session.draft?.returnsTo = draft.step == .photos ? .photos : nil
            }
            visit.session.draft?.step = .zip
        }
        confirm(name, &visit)
        return true
    }

    /// "The ZIP is 60615" about a report: its own place, and only then perhaps the home.
    static func moveReport(_ text: String, _ visit: inout Visit) -> Bool {
        guard case .zip(let zip) = ZIPReading(text), let draft = visit.session.draft else { return false }
        let language = visit.session.language
        let moved = draft.place?.moved(to: zip, in: language)
        PlaceDialog.keep(
            moved ?? Place(words: zip.named(in: language), zip: zip),
            from: moved == nil ? nil : draft.placeMessage, &visit)
        return replaceZIP(text, &visit)
    }

    static func confirm(_ text: String, _ visit: inout Visit) {
        visit.say(LastLookWords.changed, [.text: text])
        visit.session.misses = 0
        if visit.session.draft?.step == .edit { visit.session.draft?.step = .confirm }
        visit.touchDraft()
        visit.askAgain()
    }
}

extension CorrectionReading.Field {
    /// The part of a report that it is; the ZIP code is part of the place.
    var asChoice: Choice.Field? {
        switch self {
        case .zip, .place: .place
        case .time: .time
        case .what: .what
        case .photos: .photos
        case .kind: .kind
        }
    }
}
