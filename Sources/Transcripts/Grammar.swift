import Conversation

/// Every sentence that people, the world, the cast and the clock can have in a transcript.
enum Grammar {
    typealias Complaint = TranscriptError.Complaint

    /// All forms, in the order in which they are tried.
    static let forms: [Form] = opening + deeds + weather

    /// Words that no name may be, because sentences begin with them.
    static let reserved: Set<String> = Set(
        ["Bot", "Nothing", "The", "It"] + platforms.keys + Transcript.Question.allCases.map(\.rawValue))

    static let platforms: [String: Platform] = [
        "Telegram": .telegram, "Matrix": .matrix, "Terminal": .terminal,
    ]

    static let languages = [
        "English": "en", "Spanish": "es", "French": "fr", "German": "de", "Chinese": "zh", "Vietnamese": "vi",
    ]

    /// Slots that take only certain words.
    static let legend: [(slot: String, allowed: String)] = [
        ("ROLE", "voter, moderator, lead, guest or reader"),
        ("PLATFORM", "Telegram, Matrix or Terminal"),
        ("LANGUAGE", languages.keys.sorted().joined(separator: ", ")),
        ("KIND", kinds.map(\.rawValue).joined(separator: ", ")),
        ("UNIT", "seconds, minutes, hours or days"),
    ]

    private static let kinds = UnsupportedKind.allCases.filter { $0 != .other }

    private static let opening: [Form] = [
        Form("{NAME} is a {ROLE} on {PLATFORM}.") { words throws(Complaint) in
            player(words, languageCode: nil)
        },
        Form("{NAME} is a {ROLE} on {PLATFORM} who writes {LANGUAGE}.") { words throws(Complaint) in
            guard let code = languages[words[3]] else { return nil }
            return player(words, languageCode: code)
        },
        Form("{NAME} is a {ROLE} on {PLATFORM} at desk {DESK}.") { words throws(Complaint) in
            player(words, languageCode: nil, desk: words[3])
        },
        Form("It is {DAY} {DATE} {TIME} in {CITY}.") { words throws(Complaint) in
            let zone = try City.zone(of: words[3])
            let moment = try City.moment(day: words[0], date: words[1], time: words[2], zone: zone)
            return .clock(moment, zone: zone)
        },
    ]

    private static func player(
        _ words: Captures, languageCode: String?, desk: String? = nil
    ) -> Transcript.Kind? {
        guard let name = words.name(0), let role = Player.Role(rawValue: words[1]),
            let platform = words.platform(2)
        else { return nil }
        return .cast(
            Player(name: name, role: role, platform: platform, languageCode: languageCode, desk: desk))
    }

    private static let deeds: [Form] = [
        deed("joins.") { _ in .joins },
        deed("leaves.") { _ in .leaves },
        deed("blocks the bot.") { _ in .blocksBot },
        deed("unblocks the bot.") { _ in .unblocksBot },
        deed("taps [{LABEL}] on report {NUMBER}.") { words in
            words.count(2).map { .taps(label: words[1], onReport: $0) }
        },
        deed("taps [{LABEL}].") { .taps(label: $0[1], onReport: nil) },
        deed("reacts {EMOJI} to report {NUMBER}.") { words in
            words.count(2).map { .reacts(emoji: words[1], toReport: $0) }
        },
        deed("pays.") { _ in .pays(invoiceOf: nil) },
        deed("starts to pay.") { _ in .startsToPay },
        deed("is charged.") { _ in .isCharged },
        Form("{NAME} pays {NAME}'s invoice.") { words throws(Complaint) in
            guard let name = try words.person(0), let other = try words.person(1) else { return nil }
            return .cue(.deed(by: name, .pays(invoiceOf: other)))
        },
        deed("sends photo {FILE}.") { $0.photo(1).map { .sendsPhoto(path: $0, caption: nil) } },
        deed("sends photo {FILE} \"{CAPTION}\".") { words in
            words.photo(1).map { .sendsPhoto(path: $0, caption: words[2]) }
        },
        deed("sends video {FILE}.") { $0.photo(1).map { .sendsPhoto(path: $0, caption: nil) } },
        deed("sends video {FILE} \"{CAPTION}\".") { words in
            words.photo(1).map { .sendsPhoto(path: $0, caption: words[2]) }
        },
        deed("sends album {FILE, FILE…}.") { $0.album(1).map { .sendsAlbum(paths: $0, caption: nil) } },
        deed("sends album {FILE, FILE…} \"{CAPTION}\".") { words in
            words.album(1).map { .sendsAlbum(paths: $0, caption: words[2]) }
        },
        deed("sends a file of {NUMBER} MB.") { $0.count(1).map { .sendsLargeFile(megabytes: $0) } },
        deed("sends {KIND}.") { words in
            kinds.first { $0.rawValue == words[1] }.map { .sendsUnsupported($0) }
        },
        deed("shares location {LATITUDE}, {LONGITUDE}.") { words in
            guard let latitude = words.degrees(1, within: 90), let longitude = words.degrees(2, within: 180)
            else { return nil }
            return .sharesLocation(latitude: latitude, longitude: longitude)
        },
        deed("edits \"{WORDS}\" to \"{WORDS}\".") { .edits(from: $0[1], to: $0[2]) },
        deed("deletes \"{WORDS}\".") { .deletes($0[1]) },
        deed("writes in private: {WORDS}") { .saysInPrivate($0[1]) },
        deed("writes {NUMBER} characters: {WORDS}") { words in
            words.count(1).map { .says(long(words[2], characters: $0)) }
        },
        deed("replies to report {NUMBER}: {WORDS}") { words in
            words.count(1).map { .replies(words[2], toReport: $0) }
        },
        speech("{NAME}: {WORDS}"),
    ]

    /// The same words over and over, up to so many characters.
    private static func long(_ words: String, characters: Int) -> String {
        String(String(repeating: words + " ", count: characters / (words.count + 1) + 1).prefix(characters))
    }

    private static func deed(_ rest: String, _ act: @escaping @Sendable (Captures) -> Cue.Act?) -> Form {
        Form("{NAME} " + rest) { words throws(Complaint) in
            guard let act = act(words), let name = try words.person(0) else { return nil }
            return .cue(.deed(by: name, act))
        }
    }

    private static func speech(_ pattern: String) -> Form {
        Form(pattern) { words throws(Complaint) in
            guard let name = try words.person(0) else { return nil }
            return .cue(.deed(by: name, .says(words[1])))
        }
    }

    private static let weather: [Form] = [
        world("The clock moves {NUMBER} {UNIT}.") { $0.span(0).map { .clockMoves($0) } },
        world("The house restarts.") { _ in .houseRestarts },
        world("The disk fills up.") { _ in .diskFillsUp },
        world("The disk has room again.") { _ in .diskHasRoom },
        world("The sample data are kept.") { _ in .sampleDataKept },
        world("The sample data change.") { _ in .sampleDataChange },
        world("The sources go down.") { _ in .sourcesGoDown },
        world("The sources come back.") { _ in .sourcesComeBack },
        world("Cards are taken from here on.") { _ in .cardsAreTaken },
        world("Cards are taken no more.") { _ in .cardsAreNotTaken },
        world("Charities are offered no more.") { _ in .charitiesEnd },
        world("The first {NUMBER} approvals of each moderator take two.") { words in
            words.count(0).map { .probation(approvals: $0) }
        },
        world("The team looks at one in {NUMBER} rejections twice.") { words in
            words.count(0).map { .secondLooks(every: $0) }
        },
        world("What is sent waits {NUMBER} {UNIT} before it is public.") { words in
            words.span(0).map { .publicWaits($0) }
        },
        world("The operator refunds receipt {NUMBER}.") { words in
            words.count(0).map { .operatorRefunds(receipt: $0) }
        },
        world("{PLATFORM} goes down.") { $0.platform(0).map { .goesDown($0) } },
        world("{PLATFORM} comes back.") { $0.platform(0).map { .comesBack($0) } },
        world("{PLATFORM} answers nothing once.") { $0.platform(0).map { .answersNothingOnce($0) } },
        world("{PLATFORM} refuses once: {NUMBER}.") { words in
            refusal(words, seconds: nil)
        },
        world("{PLATFORM} refuses once: {NUMBER}, {NUMBER} seconds.") { words in
            words.count(2).flatMap { refusal(words, seconds: $0) }
        },
        Form("{PLATFORM} repeats {NAME}'s last message.") { words throws(Complaint) in
            guard let platform = words.platform(0), let name = try words.person(1) else { return nil }
            return .cue(.world(.repeatsLastMessage(platform, of: name)))
        },
    ]

    private static func refusal(_ words: Captures, seconds: Int?) -> Cue.Weather? {
        guard let platform = words.platform(0), let status = words.count(1) else { return nil }
        return .refusesOnce(platform, status: status, seconds: seconds)
    }

    private static func world(
        _ pattern: String, _ weather: @escaping @Sendable (Captures) -> Cue.Weather?
    ) -> Form {
        Form(pattern) { words throws(Complaint) in
            weather(words).map { .cue(.world($0)) }
        }
    }
}
