internal import CivicFacts
internal import Understanding

/// "10:30 not 11:30", "it's not the gym, it's the annex": the part that both are of is put right.
enum ContrastDialog {
    /// True if the report that is looked at says now what is so.
    static func take(_ text: String, _ visit: inout Visit) -> Bool {
        guard let told = apply(text, &visit) else { return false }
        CorrectionDialog.confirm(told, &visit)
        return true
    }

    /// The same without a word of it; what stands there now, nil for nothing.
    static func apply(_ text: String, _ visit: inout Visit) -> String? {
        guard let contrast = ContrastReading(text), let draft = visit.session.draft else { return nil }
        if isOfTime(contrast, visit), let time = CorrectionDialog.time(in: contrast.right, visit) {
            TimeDialog.keep(time, &visit)
            return TimeDialog.told(time, visit)
        }
        guard isOfPlace(contrast, known: draft.place),
            let place = PlaceDialog.place(
                draft.place.flatMap { contrast.noun(in: $0.words) } ?? PlaceNaming.bare(contrast.right),
                zip: visit.session.zipOfReport, visit)
        else { return nil }
        PlaceDialog.keep(place, from: visit.inbound.message, &visit)
        visit.note(.place)
        return place.words
    }

    static func isOfTime(_ contrast: ContrastReading, _ visit: Visit) -> Bool {
        CorrectionDialog.time(in: contrast.right, visit) != nil
            && CorrectionDialog.time(in: contrast.denied, visit) != nil
    }

    /// What is not so was told as the place, or both are called as places are.
    static func isOfPlace(_ contrast: ContrastReading, known: Place?) -> Bool {
        guard PartReading.isName(contrast.right) else { return false }
        let told = Set(Plain(known?.words ?? "").words.filter { $0.count > 2 && $0 != "the" })
        let isKnown = Plain(contrast.denied).words.contains { told.contains($0) }
        return isKnown
            || CorrectionDialog.namesPlace(contrast.right) && CorrectionDialog.namesPlace(contrast.denied)
    }
}
