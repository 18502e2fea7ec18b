import Adapters
import CivicFacts
import Conversation
import Transcripts

extension StageWorld {
    /// What a player's deed looks like to the house: one inbound, or one for each photo of an album.
    mutating func inbounds(of act: Cue.Act, by player: Player, at now: Moment) throws -> [Inbound] {
        switch act {
        case .says(let words):
            [note(words, inbound(player, at: now, event: Self.event(of: words)), by: player)]
        case .saysInPrivate(let words): [inbound(player.inPrivate, at: now, event: Self.event(of: words))]
        case .replies(let words, let report):
            [try answer(Self.event(of: words), to: report, by: player, at: now)]
        case .taps(let label, let report): [try tap(label, onReport: report, by: player, at: now)]
        case .sendsPhoto(let path, let caption):
            [photo(path, album: nil, caption: caption, by: player, at: now)]
        case .sendsAlbum(let paths, let caption):
            album(paths, caption: caption, by: player, at: now)
        case .sharesLocation(let latitude, let longitude):
            [inbound(player, at: now, event: .sharedLocation(latitude: latitude, longitude: longitude))]
        case .edits(let from, let to):
            [
                inbound(
                    player, at: now, message: try message(from, by: player).inbound.message,
                    event: .edited(text: SecretNumbers.masked(to)))
            ]
        case .deletes(let words):
            [
                inbound(
                    player, at: now, message: try message(words, by: player).inbound.message, event: .deleted)
            ]
        case .sendsUnsupported(let kind): [inbound(player, at: now, event: .sentUnsupported(kind: kind))]
        case .sendsLargeFile: [inbound(player, at: now, event: .sentTooLarge(limitMegabytes: 20))]
        case .joins: comesOrGoes(player, isGone: false)
        case .leaves: comesOrGoes(player, isGone: true)
        case .blocksBot, .unblocksBot: [reach(act == .unblocksBot, of: player, at: now)]
        case .pays(let other): [try ask(for: player, invoiceOf: other, isWhole: true, at: now)]
        case .startsToPay: [try ask(for: player, invoiceOf: nil, isWhole: false, at: now)]
        case .isCharged: [charge(try invoice(of: player), of: player, at: now)]
        case .reacts(let emoji, let report):
            [try answer(.reacted(emoji: emoji), to: report, by: player, at: now)]
        }
    }

    private mutating func answer(
        _ event: Event, to report: Int, by player: Player, at now: Moment
    ) throws -> Inbound {
        let card = try card(of: report, for: player)
        return inbound(player.at(card), at: now, repliesTo: card.id, event: event)
    }

    /// Nothing comes of it but what the person may do from now on.
    private mutating func comesOrGoes(_ player: Player, isGone: Bool) -> [Inbound] {
        if isGone { gone.insert(player.name) } else { gone.remove(player.name) }
        return []
    }

    /// As the platforms do, before anything is kept.
    private static func event(of words: String) -> Event {
        let words = SecretNumbers.masked(words)
        guard words.hasPrefix("/") else { return .said(text: words) }
        let parts = words.dropFirst().split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
        return .commanded(name: parts.first?.lowercased() ?? "", rest: parts.dropFirst().first ?? "")
    }

    mutating func inbound(
        _ player: Player, at now: Moment, message: MessageID? = nil, repliesTo: MessageID? = nil, event: Event
    ) -> Inbound {
        let number = nextNumber()
        return Inbound(
            key: "stage:\(number)", room: player.room, sender: player.sender, standing: standing(of: player),
            at: now,
            message: message ?? MessageID(rawValue: "\(number)"), repliesTo: repliesTo,
            name: player.role == .voter ? nil : player.name, languageCode: player.languageCode, event: event)
    }

    mutating func note(_ words: String, _ inbound: Inbound, by player: Player) -> Inbound {
        sent[player.name, default: []].append(Sent(words: words, inbound: inbound))
        return inbound
    }

    private mutating func tap(
        _ label: String, onReport report: Int?, by player: Player, at now: Moment
    ) throws -> Inbound {
        let (button, message) = try button(label, for: player, onReport: report)
        let callback = CallbackID(rawValue: "\(player.name):\(nextNumber())")
        return note(
            "[\(label)]",
            inbound(
                player.at(message), at: now, message: message.id,
                event: .tapped(token: button.token, callback: callback)),
            by: player)
    }

    private mutating func photo(
        _ path: String, album: String?, caption: String?, by player: Player, at now: Moment
    ) -> Inbound {
        let isVideo = VideoName.isOne(path) ? true : nil
        let source = PhotoSource(platform: player.platform, reference: path, isVideo: isVideo)
        return note(
            path,
            inbound(
                player, at: now,
                event: .sentPhoto(
                    source: source, album: album, caption: caption.map(SecretNumbers.masked))),
            by: player)
    }

    private mutating func album(_ paths: [String], caption: String?, by player: Player, at now: Moment)
        -> [Inbound]
    {
        let album = "album:\(nextNumber())"
        var inbounds: [Inbound] = []
        for (index, path) in paths.enumerated() {
            inbounds.append(
                photo(path, album: album, caption: index == 0 ? caption : nil, by: player, at: now))
        }
        return inbounds
    }

    private mutating func reach(_ isReachable: Bool, of player: Player, at now: Moment) -> Inbound {
        if isReachable { blocked.remove(player.room.id) } else { blocked.insert(player.room.id) }
        return inbound(player, at: now, event: .becameReachable(isReachable: isReachable))
    }
}
