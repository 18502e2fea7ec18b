import Charities
import CivicFacts
import Conversation

/// The dialogs as a graph, found by walking the real engine breadth-first over kinds of input.
package struct StateGraph {
    /// What leads from one state to another.
    package struct Edge: Hashable, Comparable {
        package let from: String
        package let to: String
        package let input: String

        package static func < (left: Edge, right: Edge) -> Bool {
            (left.from, left.to, left.input) < (right.from, right.to, right.input)
        }
    }

    /// A conversation somewhere on the walk.
    private struct Place {
        var session: Session
        var ledger: Ledger
    }

    private static let sender = SenderID(platform: .terminal, id: "walker")
    private static let start = Moment(milliseconds: 1_793_722_320_000)
    private static let sample = SampleTown.explored(asOf: start)

    /// Every edge of the walk, in order.
    package static func walk() -> [Edge] { walked.edges }

    /// A session in each state that the walk reaches, by the state's name.
    static func sessions() -> [String: Session] { walked.sessions }

    /// Walked once a process: it is some ten thousand steps.
    private static let walked = explore()

    /// The walk ends when no new kind of place turns up.
    private static func explore() -> (edges: [Edge], sessions: [String: Session]) {
        var edges: Set<Edge> = []
        var sessions: [String: Session] = [:]
        var seen: Set<String> = []
        var queue = [beginning]
        var index = 0
        while index < queue.count {
            let place = queue[index]
            index += 1
            sessions[place.session.state.rawValue] = sessions[place.session.state.rawValue] ?? place.session
            for (input, event) in inputs(at: place) {
                // A reply is one to the report that everybody can read.
                let next = step(place, event, about: input == "a reply" ? ReportID(rawValue: 1) : nil)
                let (from, to) = (place.session.state.rawValue, next.session.state.rawValue)
                if from != to { edges.insert(Edge(from: from, to: to, input: input)) }
                if seen.insert(kind(of: next)).inserted { queue.append(next) }
            }
        }
        return (edges.sorted(), sessions)
    }

    /// Somebody else has a public report, and the walker has saved an election and paid a gift.
    private static let beginning: Place = {
        var ledger = World.start.ledger
        let hello = inbound(.commanded(name: "start", rest: ""), key: "walk", at: start)
        let account = ledger.account(of: hello)
        if let election = SaveTarget(.election, "walk") {
            let keepsake = Keepsake(
                title: "Election", text: "Election", savedAt: start, language: .english, page: nil)
            ledger.apply(.mark(Mark(.save, election), keepsake: keepsake), by: account)
        }
        let gift = Gift(
            number: 1, day: CivilDate(start, in: Zone(of: nil)), kind: .paid,
            organisation: OrganisationID("lake"),
            amount: ChargedAmount(minor: 500, currency: "USD"), charge: "T1", providerCharge: "P1",
            isTest: false)
        let receipt = GiftReceipt(gift: gift, name: "Lake Clinic", merchant: "Lake Clinic")
        ledger.apply(.enter(receipt, giver: account), by: account)
        return Place(session: Session(), ledger: ledger)
    }()

    private static func inbound(_ event: Event, key: String, at now: Moment) -> Inbound {
        Inbound(
            key: key, room: RoomID(platform: .terminal, id: "walker"), sender: sender, standing: .voter,
            at: now, event: event)
    }

    /// Everything a voter can do here that may matter: each button on offer, and one of each kind of words.
    private static func inputs(at place: Place) -> [(String, Event)] {
        let taps = place.session.offered.map { choice in
            let token = ChoiceToken(choice, turn: place.session.turn)
            return (name(of: token), Event.tapped(token: token.text, callback: nil))
        }
        let photo = PhotoSource(platform: .terminal, reference: "photo")
        let answers: [(String, Event)] = [
            ("a ZIP", .said(text: "85003")), ("a ZIP with a slip", .said(text: "85OO3")),
            ("a description", .said(text: "The line is very long and there is only one machine")),
            ("a question", .said(text: "who is my senator")),
            ("a name with a slip", .said(text: "who is vic sampel")), ("a time", .said(text: "8:30 am")),
            ("a reply", .said(text: "the door is open again since noon")), ("small talk", .said(text: "ok calling now")),
            ("an address", .said(text: "1 Sample Street")), ("the answer", Self.answer(to: place.session)),
            ("a photo", .sentPhoto(source: photo, album: nil, caption: nil)), ("half an hour", .woke),
        ]
        // These words work everywhere; drawn from every state they would hide the rest.
        let everywhere: [(String, Event)] = [
            ("report", .said(text: "report")), ("privacy", .said(text: "privacy")),
            ("language", .said(text: "language")), ("change my ZIP", .said(text: "change my zip")),
            ("elections", .said(text: "next election")),
            ("a town of several states", .said(text: "elections in Springfield")),
            ("representatives", .said(text: "my representatives")),
            ("registration", .said(text: "how do I register")), ("bills", .said(text: "bills")),
            ("dates", .said(text: "calendar")), ("reminders", .said(text: "remind me")),
            ("followed bills", .said(text: "followed bills")),
            ("to register", .said(text: "remind me to register")),
            ("where to vote", .said(text: "where do I vote")),
            ("the ballot", .said(text: "who is on my ballot")),
            ("a candidate", .said(text: "candidate sample")),
            ("Winnipeg", .said(text: "winnipeg candidates")),
            ("the rules", .said(text: "voter id rules")),
            ("results", .said(text: "election results")), ("of two", .said(text: "results for fort garry")),
            ("not held", .commanded(name: "results", rest: "2099")),
            ("charities", .commanded(name: "give", rest: "")), ("given", .said(text: "my giving")),
            ("a gift", .said(text: "$5 to lake clinic")),
            ("a receipt", .commanded(name: "receipt", rest: "")),
            ("a provisional ballot", .said(text: "did my provisional ballot count")),
            ("feed", .said(text: "latest reports")), ("profile", .said(text: "my profile")),
            ("settings", .said(text: "settings")),
            ("a point", .sharedLocation(latitude: 33.45, longitude: -112.07)), ("stop", .said(text: "stop")),
        ]
        let codes: [(String, Event)] = [
            ("an unknown ZIP", .said(text: "20000")), ("two ZIPs", .said(text: "85003 or 85004")),
        ]
        let amounts: [(String, Event)] = [("a thousand or one", .said(text: "1,000"))]
        let here: [(String, Event)] =
            switch place.session.state.rawValue {
            case "home": everywhere
            case "onb.zip": codes
            case "give.amount": amounts
            default: []
            }
        return taps + answers + here
    }

    private static func step(_ place: Place, _ event: Event, about subject: ReportID?) -> Place {
        var next = place
        // A minute passes between messages, so that nobody is too fast; a timer comes in its time.
        let now = event == .woke ? later(place.session) : start + .minutes(Int64(place.session.turn))
        let inbound = inbound(
            event, key: "walk:\(place.session.seen.count):\(place.session.turn)", at: now)
        let account = next.ledger.account(of: inbound)
        let facts = Facts(
            now: now, account: account, on: .telegram, subject: subject,
            rules: SampleGifts.rules(takesCards: true),
            records: next.ledger, civic: sample)
        let turn = Engine().step(place.session, inbound, knowing: facts)
        for change in turn.changes { next.ledger.apply(change, by: account) }
        next.session = turn.session
        return next
    }

    /// What comes back from the look-up that is under way.
    private static func answer(to session: Session) -> Event {
        guard let look = session.civic?.look else { return .looked(number: -1, .kept) }
        let found = AddressFinding(reading: .found(SampleAddresses.place), hasGuide: false)
        return .looked(number: look.number, look.question.needsAddress ? .address(found) : .kept)
    }

    private static func later(_ session: Session) -> Moment { session.wakeAt ?? start }

    /// Places that differ only in words, numbers and times are of one kind.
    private static func kind(of place: Place) -> String {
        let session = place.session
        let account = place.ledger.accounts[sender] ?? AccountID(rawValue: 0)
        let draft =
            session.draft.map { "\($0.step.rawValue)\($0.isEmpty)" }
            ?? "-"
        let reports =
            place.ledger.reports(by: account, skipping: 0, limit: 1).first.map { "\($0.isWithdrawn)" } ?? "-"
        let look = "\(session.civic?.look != nil)\(purpose(of: session))"
        let person = "\(session.state)\(session.isOnboarded)\(session.zip == nil)\(look)"
        // A page is read over whatever lies open, and what that is in detail shows when it is closed.
        if session.overlay != nil { return "\(person)\(session.draft == nil)\(reports)" }
        let parked = Set(session.parked.map(\.reason.rawValue)).sorted()
        let isHeld = session.photoReply?.lines != nil
        return "\(person)\(draft)\(parked)\(reports)\(session.lastSent != nil)\(isHeld)"
    }

    /// What an address is wanted for: the page's state does not tell.
    private static func purpose(of session: Session) -> String {
        session.state.rawValue == "poll.address" ? session.overlay?.page.variant ?? "" : ""
    }

    /// The choice's name inside its token, without turn and argument.
    private static func name(of token: ChoiceToken) -> String {
        let parts = token.text.split(separator: ".")
        return "[\(parts[2])]"
    }
}
