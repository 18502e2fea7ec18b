internal import Understanding

/// A report that was sent said the wrong place or time: what nobody has approved yet is put right, and the words that did
/// so stand below it.
enum SentCorrections {
    /// True if the report says it now.
    static func take(_ right: CorrectionReading, told text: String, _ visit: inout Visit) -> Bool {
        mend(told: text, closing: true, &visit) { correct(&$0, right, told: text, $1) }
    }

    /// "10:30 not 11:30", "it's not the gym, it's the annex".
    static func takeContrast(_ text: String, _ visit: inout Visit) -> Bool {
        guard let contrast = ContrastReading(text) else { return false }
        return mend(told: text, closing: true, &visit) { report, visit in
            if ContrastDialog.isOfTime(contrast, visit),
                let time = CorrectionDialog.time(in: contrast.right, visit)
            {
                return retime(&report, time, visit)
            }
            guard ContrastDialog.isOfPlace(contrast, known: report.place) else { return nil }
            return move(&report, to: contrast.right, visit)
        }
    }

    /// "That was at 8 am", told of a report whose time was only assumed.
    static func takePart(_ text: String, _ visit: inout Visit) -> Bool {
        let parts = PartReading.parts(text, now: visit.now, in: visit.zone)
        guard case .time(let when)? = parts.first, parts.count == 1,
            let time = ToldTime(when, now: visit.now, in: visit.zone)
        else { return false }
        return put(time, told: text, &visit)
    }

    /// True if the report that was sent has the time now that was only assumed. What is asked for besides stays open.
    static func put(_ time: ToldTime, told text: String, _ visit: inout Visit) -> Bool {
        mend(told: text, closing: false, &visit) { report, visit in
            report.added.isTimeAssumed == true ? retime(&report, time, visit) : nil
        }
    }

    /// Nobody has approved it yet, and the words stand below it; false where `correct` changes nothing.
    private static func mend(
        told text: String, closing: Bool, _ visit: inout Visit,
        _ correct: (inout Report, Visit) -> (LateWords, String)?
    ) -> Bool {
        guard var report = LateDialog.report(visit).flatMap({ MineDialog.own($0, facts: visit.facts) }),
            report.approval == nil, report.firstApproval == nil,
            let (wording, shown) = correct(&report, visit)
        else { return false }
        if closing { visit.session.overlay = nil }
        guard ReportDialog.mayAdd(&visit) else { return true }
        report.add(note: text, &visit)
        ReportKeeping.keep(&report, because: .noted, &visit)
        visit.say(wording, [.code: report.id.description, .text: shown])
        visit.session.page is MissingPage ? visit.askAgain() : visit.askForMore(on: report.id)
        return true
    }

    private static func retime(
        _ report: inout Report, _ time: ToldTime, _ visit: Visit
    ) -> (LateWords, String) {
        (report.time, report.added.isTimeAssumed) = (time, nil)
        return (.retimed, TimeDialog.told(time, visit))
    }

    /// How it is said, and what the report says now; nil where the words are no such place and no time.
    private static func correct(
        _ report: inout Report, _ right: CorrectionReading, told text: String, _ visit: Visit
    ) -> (LateWords, String)? {
        if [.time, nil].contains(right.field),
            let time = CorrectionDialog.time(in: beforeContrast(right.rest), visit)
        {
            return retime(&report, time, visit)
        }
        let name = PlaceNaming.bare(right.rest)
        guard [.place, nil].contains(right.field), PlaceMention.isWhole(name), !denies(text) else {
            return nil
        }
        return move(&report, to: name, visit)
    }

    private static func move(_ report: inout Report, to told: String, _ visit: Visit) -> (LateWords, String)?
    {
        let name = PlaceNaming.bare(told)
        guard let place = PlaceDialog.place(name, zip: report.place.zip, visit) else { return nil }
        report.place = place
        report.added.place = visit.now
        return (.moved, place.words.upTo(300))
    }

    /// "8:30 not 8": what is right stands first.
    private static func beforeContrast(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace)
            .drop { ["since", "desde"].contains(Plain(String($0)).text) }
            .prefix { !["not", "no"].contains(Plain(String($0)).text) }
            .joined(separator: " ")
    }

    /// "It is not the school", "no era en la iglesia": where it was is not said.
    private static func denies(_ text: String) -> Bool {
        let words = Plain(text).words
        return words.contains { ["not", "isnt", "wasnt"].contains($0) }
            || zip(words, words.dropFirst()).contains { first, second in
                first == "no" && ["es", "era", "fue", "esta"].contains(second)
            }
    }
}
