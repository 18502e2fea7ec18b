internal import CivicFacts
internal import Understanding

/// The ZIP question, at first contact and whenever the ZIP changes.
enum ZIPDialog {
    static func open(_ visit: inout Visit) { visit.open(ZIPPage()) }

    /// `/zip`: the code may stand behind the command.
    static func command(_ rest: String, _ visit: inout Visit) {
        if SecondZIPDialog.hearWish("zip \(rest)", Plain("zip \(rest)"), &visit) { return }
        switch ZIPReading(rest) {
        case .zip(let zip): set(zip, &visit)
        case .canadian(let area): setCanadian(area, &visit)
        default: IntentDialog.follow(.changeZIP, &visit)
        }
    }

    static func skip(_ visit: inout Visit) {
        let isNew = !visit.session.isOnboarded
        visit.session.isOnboarded = true
        visit.session.overlay = nil
        visit.session.misses = 0
        visit.say(isNew ? ZIPWords.none : HomeWords.closed)
        finish(&visit)
    }

    static func set(_ zip: ZIP, _ visit: inout Visit) {
        keep(zip, &visit)
        finish(&visit)
    }

    private static func keep(_ zip: ZIP, _ visit: inout Visit) {
        if visit.session.isOnboarded { SettingsDialog.note(.zip(visit.session.zip), &visit) }
        let former = visit.session.zip
        StateDialog.keepOpen(&visit)
        visit.session.zip = zip
        visit.session.memory.canada = nil
        visit.note(.zip)
        visit.session.isOnboarded = true
        visit.session.overlay = nil
        visit.session.misses = 0
        visit.say(ZIPWords.known, [.place: zip.named(in: visit.session.language)])
        for feature in Features.all { feature.move(from: former, &visit) }
    }

    /// True if the words are some kind of answer to "What is your ZIP code?".
    static func hear(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        if case .zip(let zip) = ZIPReading(text), let intent = asked(beside: zip, in: plain) {
            keep(zip, &visit)
            visit.session.wanted = nil
            IntentDialog.follow(intent, &visit)
            return true
        }
        guard plain.words.count < Limits.reportWords else { return false }
        if plain.isOne(of: whys) {
            visit.answer(ZIPWords.why)
            return true
        }
        if plain.isOne(of: refusals) {
            skip(&visit)
            return true
        }
        switch ZIPReading(text) {
        case .zip(let zip) where visit.session.draft == nil && TellingDialog.tells(beside: zip, in: text):
            keep(zip, &visit)
            visit.session.wanted = nil
            TellingDialog.start(text, &visit)
        case .zip(let zip): set(zip, &visit)
        case .probably(let zip): visit.open(ZIPConfirmPage(zip: zip))
        case .unknown(let digits): miss(ZIPWords.unknown, [.zip: digits], &visit)
        case .canadian(let area): setCanadian(area, &visit)
        case .foreign: miss(ZIPWords.foreign, [:], &visit)
        case .none: return false
        }
        return true
    }

    /// "85004 what time do polls close": what is asked beside the code.
    private static func asked(beside zip: ZIP, in plain: Plain) -> Intent? {
        let rest = plain.words.filter { !$0.hasPrefix(zip.digits) }.map(String.init)
        let asked = rest.drop { ["and", "y", "in", "for", "en", "i", "live", "vivo"].contains($0) }
        let ends = asked.reversed().drop {
            ["i", "live", "in", "im", "zip", "is", "my", "for", "vivo", "en"].contains($0)
        }
        guard (3...12).contains(ends.count),
            let intent = Intent(meant: ends.reversed().joined(separator: " ")),
            intent.kind == .answer, intent != .help
        else { return nil }
        return intent
    }

    private static let whys = Phrases.zipWhys.words

    private static let refusals = Phrases.zipRefusals.words

    /// The code alone, or "my postal code is R3C 4A5", where nothing asks for words.
    static func hearCanadian(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.draft == nil, visit.session.page?.isRead ?? true, plain.words.count <= 6,
            case .canadian(let area) = ZIPReading(text)
        else { return false }
        setCanadian(area, &visit)
        return true
    }

    /// Only the first three signs are kept: they tell the city.
    static func setCanadian(_ area: String, _ visit: inout Visit) {
        visit.session.zip = nil
        visit.session.memory.canada = area
        visit.session.isOnboarded = true
        visit.session.overlay = nil
        visit.session.misses = 0
        visit.say(
            CanadaDialog.isWinnipeg(area) ? ZIPWords.winnipeg : ZIPWords.canada,
            [.official: CanadaDialog.official.url])
        finish(&visit)
    }

    static func missed(_ visit: inout Visit) { miss(ZIPWords.retry, [:], &visit) }

    private static func miss(_ wording: ZIPWords, _ values: [Slot: String], _ visit: inout Visit) {
        if visit.session.page is ZIPConfirmPage {
            visit.session.overlay = Overlay(ZIPPage(), since: visit.now)
        }
        visit.miss(wording, ZIPWords.retryAgain, values, wayOut: skip)
    }

    private static func finish(_ visit: inout Visit) {
        if let topic = visit.session.wanted {
            visit.session.wanted = nil
            if visit.session.zip != nil || visit.session.memory.canada != nil {
                return FactsDialog.open(topic, &visit)
            }
        }
        if visit.session.draft == nil { visit.say(HomeWords.menu) }
        visit.askAgain()
    }
}
