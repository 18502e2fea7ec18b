public import CivicFacts

/// A made-up day: nobody wrote any of it.
extension SampleShelf {
    /// `kinds`: those of the bot, in the order of `PublicKind.codes`. The day is the one before `now`.
    ///
    /// `count`: how many, more than a page for whoever measures.
    public static func madeUp(_ kinds: [PublicKind], at now: Moment, count: Int = 240) -> SampleShelf {
        let day = CivilDate(now, in: Zone(of: nil)).days - 1
        let versions = (0..<count).map { number in
            version(number, of: kinds, on: CivilDate(days: day - (number % 7 == 0 ? 1 : 0)))
        }
        let taken = TakenBack(
            token: token(999), name: name(999),
            reason: Bilingual(
                english: "it is about a private person", spanish: "trata de una persona particular"),
            at: now - .hours(3), state: "GA")
        return SampleShelf(
            versions: versions, gone: [taken],
            pictures: [
                door.name: SamplePictures.door, line.name: SamplePictures.line,
                film.name: SamplePictures.film,
            ])
    }

    private static func version(_ number: Int, of kinds: [PublicKind], on day: CivilDate) -> PublicVersion {
        let text = texts[number * 7 % texts.count]
        let zip = zips[number * 5 % zips.count]
        let zone = Zone(of: ZIP(zip))
        let sent = Moment(day: day, hour: 6 + number * 11 % 14, minute: 0, in: zone)
        let isCorrected = number % 31 == 0
        return PublicVersion(
            token: token(number), name: name(number), words: Words(text.words), language: text.language,
            area: PublicArea(zip: zip), kind: kinds.first { $0.code == text.kind } ?? kinds[0],
            hour: PublicHour(sent, in: zone), published: sent + .hours(1),
            updated: sent + .hours(isCorrected ? 3 : 1), isVerified: number % 6 == 0,
            corrections: isCorrected
                ? [
                    PublicNote(
                        Words("It was the side door."), in: .english,
                        hour: PublicHour(sent + .hours(3), in: zone))
                ] : [],
            comments: number % 40 == 1
                ? [PublicNote(Words("I was there as well. It moved again by noon."), in: .english)] : [],
            reporters: number % 17 == 0 ? 3 : 1, photos: photos(number))
    }

    /// One in forty with photos, one with the film.
    private static func photos(_ number: Int) -> [PublicPhoto] {
        switch number {
        case 239: [line]
        case let number where number % 40 == 1: [door]
        default: []
        }
    }

    private static let door = PublicPhoto(
        name: "0d00" + String(repeating: "0", count: 16), width: 640, height: 480)
    private static let line = PublicPhoto(
        name: "11e0" + String(repeating: "0", count: 16), width: 320, height: 240, video: film)
    private static let film = PublicVideo(
        name: "f110" + String(repeating: "0", count: 16) + ".webm", width: 320, height: 240, told: "2 s, 4 kB"
    )

    private static func token(_ number: Int) -> String {
        let letters = Array("abcdefghjkmnpqrstuvwxyz23456789")
        var rest = UInt64(number + 1) &* 0x9E37_79B9_7F4A_7C15
        return String(
            (0..<10).map { _ in
                defer { rest /= UInt64(letters.count) }
                return letters[Int(rest % UInt64(letters.count))]
            })
    }

    private static func name(_ number: Int) -> String {
        "00000000-0000-8000-a000-\(100_000_000_000 + number)"
    }

    private static let zips = [
        "30310", "85003", "78701", "60601", "19103", "48201", "53202", "89101", "33101", "28202", "10001",
        "90012", "98101", "80202", "55401", "43215", "70112", "82001", "96813", "99501", "00901", "59801",
        "20001", "73102", "84101", "03101", "71730", "83448", "79834",
    ]

    private static let texts: [(kind: String, language: SiteLanguage, words: String)] = [
        ("long-line", .english, "The line goes around the block. People wait two hours, and some leave."),
        (
            "machine", .english,
            "Two of three scanners are broken.\nBallots go into a box until somebody comes."
        ),
        (
            "turned-away", .english,
            "They said that my name is not on the list and offered no provisional ballot."
        ),
        ("wrong-information", .spanish, "Un volante dice que se vota el miércoles. No es verdad."),
        ("moved", .english, "The door is locked and there is no sign. The polling place moved."),
        ("access", .english, "The ramp is blocked by a van, and the lift does not work."),
        ("long-line", .spanish, "La fila es muy larga y hay una sola mesa."),
        ("threats", .english, "Men with flags stand at the entrance and shout at people."),
        ("other", .english, "They ran out of pens, and the lights are off in one room."),
        ("machine", .spanish, "La máquina no lee las boletas en español."),
        ("moved", .spanish, "El lugar está cerrado y nadie sabe adónde ir."),
    ]
}
