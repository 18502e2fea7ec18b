import Conversation
import PlainJSON

/// Somebody in a review room who is given no keys there, on some device or on all.
enum Outsider: String, Sendable {
    case appUnverified, identityNew, identityGone

    /// Nil for somebody all of whose devices read there.
    init?(_ person: KnownPerson) {
        switch person.standing {
        case .changed: self = .identityNew
        case .gone: self = .identityGone
        case .vouched, .unvouched:
            let readers = person.recipients(isForTeam: true)
            guard readers.given.isEmpty || !readers.withheld.isEmpty else { return nil }
            self = .appUnverified
        }
    }

    var words: MatrixTeamWords {
        switch self {
        case .appUnverified: .appUnverified
        case .identityNew: .identityNew
        case .identityGone: .identityGone
        }
    }
}

/// What the bot says by itself in an encrypted review room, in the team's language.
struct TeamNotice: Sendable {
    let desk: MatrixTools

    /// Names those who are given no keys, each once for each reason (E54).
    func nameOutsiders(of room: String, _ encryption: EncryptionDesk) async {
        guard desk.memory.isReviewRoom(room), let named = try? await encryption.takeOutsiders(of: room)
        else { return }
        for (person, reason) in named.sorted(by: { $0.key < $1.key }) {
            let words = Catalogue(.english).text(
                reason.words, [.name: person, .command: "turnout encryption trust \(person)"])
            await say(words, as: "outsider\(encryption.nextName())", in: room, alerting: [person])
        }
    }

    /// Says once a day that words without encryption decide nothing (E34).
    func refusePlain(in room: String) async {
        guard let encryption = desk.memory.encryption,
            let day = try? await UnreadNotice.turn(
                "plain \(room)", most: 1, encryption, at: desk.timing.now())
        else { return }
        await say(Catalogue(.english).text(MatrixTeamWords.plain), as: "plain\(day)", in: room)
    }

    /// Says what to type in the place of a sign (E56).
    func refuse(_ sign: String, under card: String, in room: String) async {
        guard let command = CardReaction.command(for: sign) else { return }
        let report = desk.memory.card(card).flatMap { CardToken(text: $0)?.report.rawValue }
        let example = "!\(command) \(report.map(String.init) ?? "12")"
        let words = Catalogue(.english).text(MatrixTeamWords.signs, [.command: example])
        await say(words, as: "sign\(MatrixEnvelope.fingerprint((sign + card).utf8))", in: room)
    }

    /// Says that somebody's words could not be read.
    func unread(of people: [String], as name: String, in room: String) async {
        for person in people {
            let words = Catalogue(.english).text(MatrixTeamWords.unread, [.name: person])
            await say(
                words, as: "\(name)\(MatrixEnvelope.fingerprint(person.utf8))", in: room, alerting: [person])
        }
    }

    private func say(_ text: String, as name: String, in room: String, alerting: [String] = []) async {
        guard let part = MatrixText(text: text).onePart else { return }
        let transaction = MatrixTransaction(
            name, room: room, installation: await desk.client.access.installation)
        let content = MatrixContent(part, isNotice: true, alerting: alerting)
        await desk.insist(on: content, in: room, as: transaction.id("p0"))
    }
}
