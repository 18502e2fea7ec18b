internal import Understanding

/// A report that was sent said the wrong place or time: what nobody has approved yet is put right, and the words that did
/// so stand below it.
enum SentCorrections {
    /// True if the report says it now.
    static func take(_ right: CorrectionReading, told text: String, _ visit: inout Visit) -> Bool {
        guard var report = LateDialog.report(visit).flatMap({ MineDialog.own($0, facts: visit.facts) }),
            report.approval == nil, report.firstApproval == nil,
            let (wording, shown) = correct(&report, right, told: text, visit)
        else { return false }
        visit.session.overlay = nil
        guard ReportDialog.mayAdd(&visit) else { return true }
        report.add(note: text, &visit)
        ReportKeeping.keep(&report, because: .noted, &visit)
        visit.say(wording, [.code: report.id.description, .text: shown])
        visit.askForMore(on: report.id)
        return true
    }

    /// How it is said, and what the report says now; nil where the words are no such place and no time.
    private static func correct(
        _ report: inout Report, _ right: CorrectionReading, told text: String, _ visit: Visit
    ) -> (LateWords, String)? {
        if [.time, nil].contains(right.field),
            let time = CorrectionDialog.time(in: beforeContrast(right.rest), visit)
        {
            report.time = time
            report.added.isTimeAssumed = nil
            return (.retimed, TimeDialog.told(time, visit))
        }
        let name = PlaceNaming.bare(right.rest)
        guard [.place, nil].contains(right.field), PlaceMention.isWhole(name), !denies(text),
            let place = PlaceDialog.place(name, zip: report.place.zip, visit)
        else { return nil }
        report.place = place
        report.added.place = visit.now
        return (.moved, place.words.upTo(300))
    }

    /// "8:30 not 8": what is right stands first.
    private static func beforeContrast(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace)
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
