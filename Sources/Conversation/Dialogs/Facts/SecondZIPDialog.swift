/// A second ZIP code, for those who live at home and at a school: representatives and bills are shown for both.
enum SecondZIPDialog {
    static func prompt(_ view: FactsView) -> Prompt {
        var lines = view.session.nameOfSecondPlace.map { [view.text(.settingsSecond, [.place: $0])] } ?? []
        lines.append(view.text(.secondAsk))
        let drop: [Choice] = view.session.memory.secondZIP == nil ? [] : [.facts(.dropSecondZIP)]
        return Prompt(lines.joined(separator: "\n"), view.rows([drop]))
    }

    /// The answer to that page; true if it is some kind of ZIP code.
    static func hear(_ text: String, _ visit: inout Visit) -> Bool {
        switch ZIPReading(text) {
        case .zip(let zip), .probably(let zip): set(zip, &visit)
        case .unknown(let digits):
            visit.miss(.zipUnknown, .zipRetryAgain, [.zip: digits]) { $0.close() }
        case .foreign, .canadian: visit.miss(.zipForeign, .zipRetryAgain) { $0.close() }
        case .none: return false
        }
        return true
    }

    /// "my school ZIP is 78705", "add a second ZIP", "remove my school ZIP".
    static func hearWish(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.isOnboarded, visit.session.isFree, plain.words.count <= 12 else { return false }
        let words = Set(plain.words.map(String.init))
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
            FactsDialog.show(.secondZIP, trail: [], &visit)
        }
        return true
    }

    static func drop(_ visit: inout Visit) {
        let former = visit.session.nameOfSecondPlace
        visit.session.memory.secondZIP = nil
        visit.session.memory.secondResolved = nil
        if visit.session.memory.billLevel == .secondState { visit.session.memory.billLevel = nil }
        visit.session.overlay = nil
        visit.say(former == nil ? .secondNone : .secondGone, [.place: former ?? ""])
        visit.askAgain()
    }

    private static func set(_ zip: ZIP, _ visit: inout Visit) {
        guard let home = visit.session.zip else { return ZIPDialog.set(zip, &visit) }
        visit.session.overlay = nil
        visit.session.misses = 0
        if zip == home {
            visit.say(.secondSame, [.place: visit.session.placeOfZIP ?? ""])
        } else {
            if zip != visit.session.memory.secondZIP { visit.session.memory.secondResolved = nil }
            visit.session.memory.secondZIP = zip
            let values: [Slot: String] = [
                .place: visit.session.nameOfSecondPlace ?? "", .zip: home.digits,
            ]
            visit.say(.secondSet, values)
        }
        visit.askAgain()
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
