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
        case .look, .edit:
            if let turned = SecondName(text) { return replacePlace(turned.right, &visit) }
            if let right = CorrectionReading.behindDenial(text), PartReading.isName(right) {
                return replacePlace(right, &visit)
            }
            return ContrastDialog.take(text, &visit) || LastLookDialog.take(text, &visit)
                || atTheLook(reading, plain, &visit)
                || hesitantTime(text, &visit)
                || hesitantPlace(text, &visit)
        case .what: return reading.map { amongWords($0, &visit) } ?? false
        case .place, .time, .kind:
            // An answer to what is asked is none to another part.
            guard let field = CorrectionReading.change(in: plain) ?? reading?.field,
                field.asChoice?.step != draft.step
            else { return reading.map { answersPlace($0, draft, &visit) } ?? false }
            return atTheLook(reading, plain, &visit)
        }
    }

    /// Nothing but the ZIP code can be meant.
    private static func moveHome(_ reading: CorrectionReading, _ visit: inout Visit) -> Bool {
        let isMeant = reading.field == .zip || reading.field == nil && justAnswered(visit) == .zip
        return isMeant && replaceZIP(reading.rest, &visit)
    }

    /// A part that is named is opened; what was answered last is replaced; else the voter says which part.
    private static func atTheLook(
        _ reading: CorrectionReading?, _ plain: Plain, _ visit: inout Visit
    ) -> Bool {
        if let reading {
            let place = reading.field == nil && namesPlace(reading.rest) ? CorrectionReading.Field.place : nil
            let last = justAnswered(visit).flatMap { $0 == .place ? nil : $0 }
            for field in [reading.field ?? last, place] {
                if let field, replace(field, reading.rest, &visit) { return true }
            }
            if reading.field == nil, isOnlyOfTime(reading.rest), replaceTime(reading.rest, &visit) {
                return true
            }
            guard let field = reading.field.flatMap(\.asChoice) else {
                // "Wait, it's three hours now", "actually it's my sister, not me" tell more.
                if KindGuess.kind(of: reading.rest) != .other || Plain(reading.rest).words.count > 5 {
                    return false
                }
                ReportDialog.go(to: .edit, &visit)
                return true
            }
            ReportChoices.revise(field, &visit)
            return true
        }
        let named = CorrectionReading.named(in: plain) ?? CorrectionReading.change(in: plain)
        guard let field = named?.asChoice, ReportWish(plain) != .nophoto else { return false }
        ReportChoices.revise(field, &visit)
        return true
    }

    /// "El jueves", "yesterday morning".
    private static func isOnlyOfTime(_ text: String) -> Bool {
        Plain(text).words.allSatisfy { PlaceReading.isOfTime($0) || ["el", "fue", "it", "was"].contains($0) }
    }

    /// "Lincoln hall", "the church on Oak": a kind of place is named, or nothing but a name where a place was told.
    static func namesPlace(_ text: String) -> Bool {
        let words = text.split { $0.isWhitespace || $0 == "," }
        guard (1...8).contains(words.count) else { return false }
        if Plain(text).words.contains(where: { CorrectionReading.places.contains($0) }) {
            return true
        }
        // A phone writes a capital at the beginning, and some write nothing else.
        return words.count <= 3 && words.allSatisfy { $0.first?.isUppercase ?? false }
            && words.contains { !Understanding.shared.isOrdinary(Plain(String($0)).text) }
    }

    /// "No wait, at 9"; "wait, it's broken now" tells more.
    private static func hesitantTime(_ text: String, _ visit: inout Visit) -> Bool {
        guard let rest = CorrectionReading.behindHesitation(text), KindGuess.kind(of: rest) == .other else {
            return false
        }
        return replaceTime(rest, &visit)
    }

    /// "No wait, St Matthews": what was told is taken back, and a place is named.
    private static func hesitantPlace(_ text: String, _ visit: inout Visit) -> Bool {
        guard let rest = CorrectionReading.behindHesitation(text), PartReading.isName(rest),
            !PlaceReading(rest, now: visit.now, in: visit.zone).place.isEmpty
        else { return false }
        return replacePlace(rest, &visit)
    }

    /// While the story is told, only a part that is named is meant; everything else is what they tell.
    private static func amongWords(_ reading: CorrectionReading, _ visit: inout Visit) -> Bool {
        !reading.callsWrong && reading.field == .zip && replaceZIP(reading.rest, &visit)
    }

    /// "Actually it was the library", where the place is asked for.
    private static func answersPlace(
        _ reading: CorrectionReading, _ draft: Draft, _ visit: inout Visit
    ) -> Bool {
        guard draft.step == .place, answersPlace(reading) else { return false }
        PlaceDialog.named(reading.rest, &visit)
        return true
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

    static func replaceTime(_ text: String, _ visit: inout Visit) -> Bool {
        guard let time = time(in: text, visit) else { return false }
        TimeDialog.keep(time, &visit)
        confirm(TimeDialog.told(time, visit), &visit)
        return true
    }

    /// The time that a correction names; a bare number is an hour here.
    static func time(in text: String, _ visit: Visit) -> ToldTime? {
        let isBare = Plain(text).words.count == 1
        let reading =
            WhenReading(text, now: visit.now, in: visit.zone)
            ?? (isBare ? WhenReading(answer: text, now: visit.now, in: visit.zone) : nil)
        return reading.flatMap { ToldTime($0, now: visit.now, in: visit.zone) }
    }

    static func replacePlace(_ told: String, _ visit: inout Visit) -> Bool {
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

    /// The ZIP code of the report's place; the home's where no report is open.
    private static func replaceZIP(_ text: String, _ visit: inout Visit) -> Bool {
        guard case .zip(let zip) = ZIPReading(text) else { return false }
        let name = zip.named(in: visit.session.language)
        guard let draft = visit.session.draft else {
            visit.session.zip = zip
            visit.session.isOnboarded = true
            visit.note(.zip)
            confirm(name, &visit)
            return true
        }
        let moved = draft.place?.moved(to: zip, in: visit.session.language)
        visit.session.draft?.point = draft.point?.moved(to: zip, in: visit.session.language)
        PlaceDialog.keep(
            moved ?? Place(words: name, zip: zip),
            from: moved == nil ? visit.inbound.message : draft.placeMessage, &visit)
        if draft.place?.isOnlyZIP == false, moved?.words.contains(zip.digits) == false {
            visit.session.draft?.place = moved.map { Place(words: "\($0.words), \(zip.digits)", zip: zip) }
        }
        visit.note(.place)
        confirm(name, &visit)
        return true
    }

    /// "30311", "oops 30311", "no, 30311": the ZIP code of an open report's place.
    static func hearZIP(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard case .zip = ZIPReading(text),
            plain.words.allSatisfy({ aroundZIP.contains($0) || $0.first?.isNumber == true })
        else { return false }
        return replaceZIP(text, &visit)
    }

    private static let aroundZIP = Phrases.correctionFillers.words.union(Phrases.correctionHesitating.words)
        .union([
            "zip", "code", "typo", "not", "yes", "ok", "its", "codigo", "postal", "meant", "i", "for", "this",
            "me", "equivoque", "wrong", "el", "es", "era", "y", "zipcode",
            "si", "mean", "quise", "decir", "digo", "sorry", "perdon", "is", "it", "was", "right",
        ])

    static func confirm(_ text: String, _ visit: inout Visit) {
        visit.session.misses = 0
        if visit.session.draft?.isEmpty == false { visit.session.draft?.step = .look }
        visit.session.draft?.isRevising = false
        visit.touchDraft()
        // In the same breath it was told so; the look will show it.
        guard !Breath.isHeld(visit.session) else { return Breath.hold(&visit) }
        visit.session.overlay = visit.session.draft == nil ? visit.session.overlay : nil
        visit.say(LastLookWords.changed, [.text: text])
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
