internal import CivicFacts
internal import Understanding

/// A second ZIP code, for those who live at home and at a school: representatives and bills are shown for both.
enum SecondZIPDialog {
    /// The answer to that page; true if it is some kind of ZIP code.
    static func hear(_ text: String, _ visit: inout Visit) -> Bool {
        switch ZIPReading(text) {
        case .zip(let zip), .probably(let zip): set(zip, &visit)
        case .unlisted(let zip):
            visit.miss(ZIPWords.unknown, ZIPWords.retryAgain, [.zip: zip.digits]) { $0.close() }
        case .unknown(let digits):
            visit.miss(ZIPWords.unknown, ZIPWords.retryAgain, [.zip: digits]) { $0.close() }
        case .miscounted(let count):
            visit.miss(ZIPWords.miscounted, ZIPWords.retryAgain, [.n: "\(count)"]) { $0.close() }
        case .foreign, .canadian: visit.miss(ZIPWords.foreign, ZIPWords.retryAgain) { $0.close() }
        case .none: return false
        }
        return true
    }

    /// "my school ZIP is 78705", "add a second ZIP", "remove my school ZIP".
    static func hearWish(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.isOnboarded, visit.session.isFree, plain.words.count <= 12 else { return false }
        let words = Set(plain.words)
        let isSchool = !words.isDisjoint(with: schools)
        let zip: ZIP? = if case .zip(let zip) = ZIPReading(text) { zip } else { nil }
        guard isSchool || !words.isDisjoint(with: second),
            !words.isDisjoint(with: code) || isSchool && zip != nil && plain.words.count <= 8
        else { return false }
        if !words.isDisjoint(with: removal) {
            drop(&visit)
        } else if let zip {
            set(zip, &visit)
        } else {
            FactsDialog.show(SecondZIPPage(), over: [], &visit)
        }
        return true
    }

    static func drop(_ visit: inout Visit) {
        let former = visit.session.nameOfSecondPlace
        visit.session.overlay = nil
        guard let former else { return visit.answer(ZIPWords.secondNone) }
        note(&visit)
        keep(nil, resolved: nil, &visit)
        visit.say(ZIPWords.secondGone, [.place: former])
        visit.askWithUndo()
    }

    /// The second ZIP code from now on, with the districts of an address there.
    static func keep(_ zip: ZIP?, resolved: ResolvedPlace?, _ visit: inout Visit) {
        visit.session.memory.secondZIP = zip
        visit.session.memory.secondResolved = resolved
        if zip == nil, visit.session.memory.billLevel == .secondState { visit.session.memory.billLevel = nil }
    }

    private static func note(_ visit: inout Visit) {
        let memory = visit.session.memory
        SettingsDialog.note(.secondZIP(memory.secondZIP, resolved: memory.secondResolved), &visit)
    }

    private static func set(_ zip: ZIP, _ visit: inout Visit) {
        guard let home = visit.session.zip else { return ZIPDialog.set(zip, &visit) }
        visit.session.overlay = nil
        visit.session.misses = 0
        guard zip != home else {
            return visit.answer(ZIPWords.secondSame, [.place: visit.session.placeOfZIP ?? ""])
        }
        let isNew = zip != visit.session.memory.secondZIP
        if isNew {
            note(&visit)
            keep(zip, resolved: nil, &visit)
        }
        visit.say(ZIPWords.secondSet, [.place: visit.session.nameOfSecondPlace ?? "", .zip: home.digits])
        isNew ? visit.askWithUndo() : visit.askAgain()
    }

    private static let schools: Set<String> = [
        "school", "college", "university", "campus", "dorm", "escuela", "colegio", "universidad",
        "residencia",
    ]
    private static let second: Set<String> = ["second", "2nd", "other", "another", "segundo", "otro", "2o"]
    private static let code: Set<String> = ["zip", "zipcode", "zips", "postal"]
    private static let removal: Set<String> = [
        "remove", "delete", "forget", "drop", "clear", "erase", "no", "quitar", "quita", "quite", "borrar",
        "borra", "borre", "eliminar", "elimina", "olvida", "olvide",
    ]
}
