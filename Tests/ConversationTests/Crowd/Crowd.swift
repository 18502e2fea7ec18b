import CivicFacts

@testable import Conversation
@testable import Rehearsal

/// Two voters and two moderators at once, through the engine: their messages overtake each other, get lost, and come
/// twice. Everybody's words carry a mark of their own, by which they are known wherever they turn up.
struct Crowd {
    private struct Parcel {
        let inbound: Inbound
        let subject: ReportID?
        let due: Int
        let epoch: Int
    }

    private(set) var world = World()
    private(set) var log: [String] = []
    private var screens: [World.Person: [Button]] = [:]
    private var epochs: [World.Person: Int] = [:]
    private var photos: [World.Person: PhotoID] = [:]
    private var lastWords: [World.Person: MessageID] = [:]
    private var transit: [Parcel] = []
    private var heard: Set<String> = []
    private var number = 0

    /// Plays the whole script; what went wrong first, nil if nothing did.
    static func fault(in script: [CrowdDeed]) -> String? {
        var crowd = Crowd()
        for (index, deed) in script.enumerated() {
            if let fault = crowd.play(deed, index) { return "deed \(index): \(fault)" }
        }
        return nil
    }

    /// The script without the deeds that the fault does not need.
    static func shrunk(_ script: [CrowdDeed]) -> [CrowdDeed] {
        var small = script
        var index = small.count - 1
        while index >= 0 {
            var less = small
            less.remove(at: index)
            if fault(in: less) != nil { small = less }
            index = min(index, small.count) - 1
        }
        return small
    }

    /// What happened, for a report of a failure.
    static func story(of script: [CrowdDeed]) -> String {
        var crowd = Crowd()
        for (index, deed) in script.enumerated() where crowd.play(deed, index) != nil { break }
        return crowd.log.joined(separator: "\n")
    }

    /// The world at the end of the script.
    static func outcome(of script: [CrowdDeed]) -> World {
        var crowd = Crowd()
        for (index, deed) in script.enumerated() where crowd.play(deed, index) != nil { break }
        return crowd.world
    }

    private mutating func play(_ deed: CrowdDeed, _ index: Int) -> String? {
        world.now = world.now + .seconds(Int64(deed.pause))
        if let (event, message, subject) = happening(deed), !deed.isLost {
            let inbound = named(world.inbound(event, by: deed.person, message: message), index)
            let due = index + deed.delay
            let epoch = epochs[deed.person, default: 0]
            transit.append(Parcel(inbound: inbound, subject: subject, due: due, epoch: epoch))
            if let echo = deed.echo {
                transit.append(Parcel(inbound: inbound, subject: subject, due: due + echo, epoch: epoch))
            }
        }
        while let next = transit.firstIndex(where: { $0.due <= index }) {
            if let fault = deliver(transit.remove(at: next)) { return fault }
        }
        return nil
    }

    private func named(_ inbound: Inbound, _ index: Int) -> Inbound {
        Inbound(
            key: "crowd:\(index)", room: inbound.room, sender: inbound.sender, standing: inbound.standing,
            at: inbound.at, message: inbound.message ?? MessageID(rawValue: "m\(index)"), name: inbound.name,
            event: inbound.event)
    }

    private mutating func deliver(_ parcel: Parcel) -> String? {
        guard let person = World.Person.all.first(where: { $0.sender == parcel.inbound.sender }) else {
            return nil
        }
        let isRepeat = !heard.insert(parcel.inbound.key).inserted
        // The store ends what it has seen before; what was written before a deletion and comes after it is new.
        if parcel.epoch != epochs[person, default: 0] { return nil }
        if case .photoKept(let id, let hash, _, _, _) = parcel.inbound.event, world.ledger.isWanted(id) {
            world.ledger.bind(id, hash: hash)
        }
        let input = Input(.words, "", .passes(.zero), line: "")
        let session = world.ledger.accounts[person.sender].flatMap { world.ledger.sessions[$0] } ?? Session()
        guard let turn = world.turn(parcel.inbound, subject: parcel.subject) else { return nil }
        log.append("\(person.rawValue)\(isRepeat ? " again" : ""): \(parcel.inbound.event)")
        if isRepeat, turn != Turn(session: session) { return "a repeat did something" }
        let before = world
        world.settle(turn, of: parcel.inbound)
        let again = turn.isForgetting ? nil : world.turn(parcel.inbound, subject: parcel.subject)
        let step = Transition(
            before: before, input: input, inbound: parcel.inbound, session: session, turn: turn, after: world,
            repeated: again ?? Turn(session: turn.session))
        defer { note(step, by: person) }
        return fault(in: step, by: person)
    }

    private mutating func note(_ step: Transition, by person: World.Person) {
        for voter in World.Person.voters {
            let account = step.after.ledger.accounts[voter.sender]
            for message in step.turn.deliveries.compactMap({ $0.order.message(to: account) })
            where !message.buttons.isEmpty {
                screens[voter] = message.buttons
            }
        }
        if step.isForgetting { epochs[person, default: 0] += 1 }
        if case .sentPhoto = step.inbound.event { photos[person] = PhotoID(rawValue: step.inbound.key) }
        if case .said = step.inbound.event { lastWords[person] = step.inbound.message }
    }
}

extension Crowd {
    /// The mark that everything of this person carries, and since when.
    private func mark(of person: World.Person) -> String {
        "\(person == .dana ? "zebra" : "heron")\(epochs[person, default: 0])x"
    }

    private mutating func happening(_ deed: CrowdDeed) -> (Event, MessageID?, ReportID?)? {
        number += 1
        return deed.person.standing == .voter ? voter(deed) : moderator(deed)
    }

    private func voter(_ deed: CrowdDeed) -> (Event, MessageID?, ReportID?)? {
        let mark = mark(of: deed.person)
        let session =
            world.ledger.accounts[deed.person.sender].flatMap { world.ledger.sessions[$0] } ?? Session()
        let buttons = screens[deed.person] ?? []
        let words = [
            "The line at the \(mark)\(number) gate is very long", "the \(mark)\(number) school", "skip",
            "now",
            "send", "cancel", "undo", "back", "my reports", "feed", "help", "done", "1", "2", "español",
            "where do I vote", "shots fired", "30310", "/report", "/report", "privacy", "yes delete",
        ]
        switch deed.roll % 10 {
        case 0, 1, 2, 3:
            guard !buttons.isEmpty else { return (.commanded(name: "report", rest: ""), nil, nil) }
            let button = buttons[deed.roll / 10 % buttons.count]
            return (.tapped(token: button.token, callback: nil), MessageID(rawValue: "tap"), nil)
        case 4:
            let source = PhotoSource(platform: .matrix, reference: "photo")
            return (.sentPhoto(source: source, album: nil, caption: "The \(mark) door"), nil, nil)
        case 5:
            guard let photo = photos[deed.person] else { return nil }
            return (.photoKept(id: photo, hash: photo.rawValue, width: 1, height: 1), nil, nil)
        case 6:
            guard session.wakeAt.map({ $0 <= world.now }) ?? false else { return nil }
            return (.woke, nil, nil)
        case 7:
            guard let message = lastWords[deed.person] else { return nil }
            return deed.roll % 20 < 10
                ? (.edited(text: "It is the \(mark)\(number) side door now"), message, nil)
                : (.deleted, message, nil)
        default:
            let text = words[deed.roll / 10 % words.count]
            return text.hasPrefix("/")
                ? (.commanded(name: String(text.dropFirst()), rest: ""), nil, nil)
                : (.said(text: text), nil, nil)
        }
    }

    private func moderator(_ deed: CrowdDeed) -> (Event, MessageID?, ReportID?)? {
        let reports = world.ledger.reports.values.sorted { $0.id.rawValue < $1.id.rawValue }
        guard !reports.isEmpty else { return nil }
        let report = reports[deed.roll / 100 % reports.count]
        let actions = [
            "ok", "ok", "take", "no.noDetail", "undo", "ban.1", "unban", "ver", "pull.unchecked",
            "group.\(String(reports[0].id.rawValue, radix: 36))", "ungroup",
        ]
        if deed.roll % 4 == 0 { return (.said(text: "Which door was it?"), nil, report.id) }
        let token = CardToken.text(
            actions[deed.roll / 10 % actions.count], on: report.id, version: report.version)
        return (.tapped(token: token, callback: CallbackID(rawValue: "c")), nil, nil)
    }

    private func fault(in step: Transition, by person: World.Person) -> String? {
        if let fault = OnceIsEnough().fault(in: step) ?? OneQuestion().fault(in: step) { return fault }
        if step.isByVoter, let fault = lostDraft(step) { return fault }
        return leak(in: step) ?? comeback(in: step) ?? banned(step, person)
    }

    /// I4; what the voter edits or deletes may shrink.
    private func lostDraft(_ step: Transition) -> String? {
        switch step.inbound.event {
        case .edited, .deleted: nil
        default: DraftsStay().fault(in: step)
        }
    }

    /// I11: words of one voter reach the other only while they are public.
    private func leak(in step: Transition) -> String? {
        let names = World.Person.all.map(\.sender.id)
        for delivery in step.turn.deliveries {
            guard let message = delivery.order.words else { continue }
            if let id = names.first(where: message.text.has) { return "\(id) is read" }
            for reader in World.Person.voters {
                let account =
                    step.before.ledger.accounts[reader.sender] ?? step.after.ledger.accounts[reader.sender]
                guard delivery.order.message(to: account) != nil else { continue }
                if message.text.has("Omar") || message.text.has("Quinn") {
                    return "a moderator's name is read"
                }
                let other = reader == .dana ? "heron" : "zebra"
                let open = step.before.ledger.publicReports(after: nil, at: step.before.now, limit: .max)
                let isPublic = open.contains { $0.text.has(other) || $0.place.words.has(other) }
                if message.text.has(other), !isPublic { return "\(reader.rawValue) reads the other's words" }
            }
        }
        return nil
    }

    /// I15: nothing of before a deletion is told, shown or kept.
    private func comeback(in step: Transition) -> String? {
        guard !step.isForgetting else { return nil }
        for (person, epoch) in epochs {
            for old in 0..<epoch {
                let mark = "\(person == .dana ? "zebra" : "heron")\(old)x"
                let told = step.turn.deliveries.compactMap(\.order.words?.text)
                let kept = step.kept.flatMap { [$0.report.text, $0.report.place.words] + $0.report.notes }
                if (told + kept).contains(where: { $0.has(mark) }) {
                    return "\(mark) was deleted and is back"
                }
            }
        }
        return nil
    }

    private func banned(_ step: Transition, _ person: World.Person) -> String? {
        guard let account = step.before.ledger.accounts[person.sender], step.isByVoter,
            let until = step.before.ledger.ban(of: account), until > step.before.now
        else { return nil }
        let writing: Set<Deed> = [.sent, .noted, .photoAdded]
        return step.kept.contains { writing.contains($0.deed) } ? "a banned person wrote" : nil
    }
}

extension World.Person {
    static let voters: [World.Person] = [.dana, .ines]
    static let all: [World.Person] = [.dana, .ines, .omar, .quinn]
}
