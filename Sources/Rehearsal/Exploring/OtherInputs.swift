import CivicFacts
import Conversation

/// Photos, places, edits, and everything else that is no word and no button; and what comes from inside the house.
struct OtherInputs {
    let world: World

    var all: [Input] { photos + media + changes + looks + echoes + times + reach }

    private var photos: [Input] {
        [
            photo("a photo", album: nil, caption: nil, line: "Dana sends photo line.jpg."),
            photo(
                "a photo with words", album: nil, caption: "The \(world.canary) machine is broken",
                line: "Dana sends photo line.jpg \"The \(world.canary) machine is broken\"."),
            photo("a photo of an album", album: "a", caption: nil, line: "Dana sends album line.jpg, b.jpg."),
            photo("a video", album: nil, caption: nil, isVideo: true, line: "Dana sends video line.mp4."),
        ]
    }

    private func photo(
        _ name: String, album: String?, caption: String?, isVideo: Bool? = nil, line: String
    ) -> Input {
        let source = PhotoSource(platform: .matrix, reference: "photo", isVideo: isVideo)
        return .dana(.photo, name, .sentPhoto(source: source, album: album, caption: caption), line: line)
    }

    private var media: [Input] {
        [
            .dana(
                .photo, "a file too large", .sentTooLarge(limitMegabytes: 20),
                line: "Dana sends a file of 30 MB."),
            .dana(
                .unsupported, "a voice message", .sentUnsupported(kind: .voice), line: "Dana sends voice."),
            .dana(
                .location, "a point on the map", .sharedLocation(latitude: 33.4512, longitude: -112.0731),
                line: "Dana shares location 33.4512, -112.0731."),
            .dana(.reaction, "a reaction", .reacted(emoji: "👍"), line: "# Dana reacts 👍 to a message."),
        ]
    }

    /// Edits and deletions: of a piece of the draft, of a report that was sent, and of something else.
    private var changes: [Input] {
        let piece = world.session.draft?.pieces.first.map { ($0.message, "a piece") }
        let sent = world.ownReports.first?.messages.first.map { (Optional($0), "a sent text") }
        let other = (Optional(MessageID(rawValue: "nothing")), "something else")
        return [piece, sent, other].compactMap(\.self).flatMap { message, name in
            [
                .dana(
                    .edit, "edits \(name)", .edited(text: "Now it is the \(world.canary) door instead"),
                    message: message, line: "# Dana edits \(name)."),
                .dana(
                    .deletion, "deletes \(name)", .deleted, message: message, line: "# Dana deletes \(name)."),
            ]
        }
    }

    /// What a look-up can come to: in time, too late, or not at all.
    private var looks: [Input] {
        guard let look = world.session.civic?.look, look.failure == nil else { return [] }
        let referral = Referral(reason: .down, official: look.question.official)
        let shared: [(String, LookOutcome)] = [("is kept", .kept), ("is referred", .referred(referral))]
        let found = AddressFinding(reading: .found(SampleAddresses.place), hasGuide: false)
        let addresses: [(String, LookOutcome)] = [
            ("finds a place", .address(found)), ("is lost", .lost), ("cannot be read", .notAnAddress),
            ("finds nothing", .address(AddressFinding(reading: .noMatch, hasGuide: false))),
        ]
        let outcomes = look.question.needsAddress ? addresses + shared.suffix(1) : shared
        return outcomes.map { echo("a look-up \($0)", .looked(number: look.number, $1)) }
            + [echo("an old look-up", .looked(number: look.number - 1, .kept))]
    }

    private var echoes: [Input] {
        guard let photo = world.fetching.first else { return [] }
        return [
            echo("a photo is kept", .photoKept(id: photo, hash: photo.rawValue, width: 1, height: 1)),
            echo("the same photo is kept", .photoKept(id: photo, hash: "same", width: 1, height: 1)),
            echo(
                "a video is kept",
                .photoKept(
                    id: photo, hash: photo.rawValue, width: 1, height: 1,
                    video: KeptVideo(milliseconds: 12_000, bytes: 3_400_000))),
            echo("a photo is refused", .photoRefused(id: photo, why: .broken)),
            echo("a video is refused", .photoRefused(id: photo, why: .videoTooLong)),
        ]
    }

    private func echo(_ name: String, _ event: Event) -> Input {
        .dana(.echo, name, event, line: "# Here \(name).")
    }

    private var times: [Input] {
        let idle = Input.dana(
            .idleTimer, "a timer for nothing", .woke, line: "# A timer comes that has nothing to do.")
        guard let wakeAt = world.session.wakeAt else { return [idle] }
        let seconds = max(1, (wakeAt.milliseconds - world.now.milliseconds + 999) / 1_000)
        let line = "The clock moves \(seconds) \(seconds == 1 ? "second" : "seconds")."
        let timers = [
            Input(.timer, "the timer", .wakes(late: .zero), line: line),
            Input(
                .timer, "the timer, late", .wakes(late: .hours(2)),
                line: "# The next timer comes two hours late.\n\(line)"),
        ]
        let isOpen = world.session.overlay != nil || world.session.draft != nil
        let isDue = wakeAt <= world.now + .seconds(5)
        // Time can go by only once before something happens.
        guard isOpen, !isDue else { return timers + (isDue ? [] : [idle]) }
        let pass = Input(
            .delay, "31 minutes without a timer", .passes(.minutes(31)),
            line: "# 31 minutes go by, and the timers are late.")
        return timers + [idle, pass]
    }

    private var reach: [Input] {
        [true, false].map { isReachable in
            .dana(
                .reach, isReachable ? "unblocks" : "blocks", .becameReachable(isReachable: isReachable),
                line: isReachable ? "Dana unblocks the bot." : "Dana blocks the bot.")
        }
    }
}
