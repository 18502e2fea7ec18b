import CivicFacts
import Conversation
import Foundation
import Testing

@testable import Adapters

struct TerminalAdapterTests {
    private let review = RoomID(platform: .terminal, id: "review")
    private let card = Message(
        heading: "Report 7",
        text: "Broken",
        rows: [
            [("take", "Take"), ("ok", "Approve")].map { deed, label in
                Button(
                    label: label, token: CardToken.text(deed, on: ReportID(rawValue: 7), version: 1))
            }
        ])

    private func adapter(_ lines: [String] = [], shown: Collected<TerminalOutput> = Collected())
        -> TerminalAdapter
    {
        let lines = Collected(lines)
        return TerminalAdapter(
            reviewRoom: review, session: "s", firstMessage: 100, directory: "/here",
            now: { Moment(milliseconds: 5) }, nextLine: { lines.takeFirst() }, show: { shown.add($0) })
    }

    private func inbounds(from lines: [String], after tasks: [OutboxTask] = []) async throws -> [Inbound] {
        let adapter = adapter(lines)
        for task in tasks { _ = try await adapter.perform(entry(task)) }
        let kept = Collected<RawUpdate>()
        try await adapter.receive(from: nil) { batch in batch.updates.forEach { kept.add($0) } }
        return try kept.all.flatMap(adapter.translate)
    }

    private func entry(_ task: OutboxTask, room: RoomID? = nil) -> OutboxEntry {
        OutboxEntry(id: EntryID(rawValue: 1), room: room ?? review, task: task, attempts: 0)
    }

    @Test func votersHaveRoomsOfTheirOwnAndModeratorsShareOne() async throws {
        let inbounds = try await inbounds(from: ["voter1: hi", "review: hi", "mod1: hi"])
        #expect(inbounds.map(\.standing) == [.voter, .voter, .moderator])
        #expect(Set(inbounds.map(\.room)).count == 3)
        #expect(inbounds.map { $0.room == review } == [false, false, true])
        #expect(inbounds.map(\.name) == [nil, nil, "mod1"])
        #expect(Set(inbounds.map(\.key)).count == 3)
    }

    @Test func slashesAndForModeratorsExclamationMarksAreCommands() async throws {
        let events = try await inbounds(from: [
            "voter1: /Mine", "mod1: !approve 1 now", "voter1: !wow", "voter1: /",
        ])
        .map(\.event)
        #expect(
            events == [
                .commanded(name: "mine", rest: ""), .commanded(name: "approve", rest: "1 now"),
                .said(text: "!wow"),
                .said(text: "/"),
            ])
    }

    @Test func severalPhotosAreOneAlbum() async throws {
        let inbounds = try await inbounds(from: ["voter1 photo a.jpg /b.jpg \"look\"", "voter1 photo c.jpg"])
        #expect(
            inbounds.map(\.event) == [
                .sentPhoto(
                    source: PhotoSource(platform: .terminal, reference: "/here/a.jpg"), album: "s.1",
                    caption: "look"),
                .sentPhoto(
                    source: PhotoSource(platform: .terminal, reference: "/b.jpg"), album: "s.1", caption: nil),
                .sentPhoto(
                    source: PhotoSource(platform: .terminal, reference: "/here/c.jpg"), album: nil,
                    caption: nil),
            ])
        #expect(Set(inbounds.map(\.key)).count == 3)
        #expect(Set(inbounds.compactMap(\.message)).count == 3)
    }

    @Test func aVideoIsTakenByItsName() async throws {
        let inbounds = try await inbounds(from: ["voter1 video clip.MOV \"look\"", "voter1 photo a.webm"])
        #expect(
            inbounds.map(\.event) == [
                .sentPhoto(
                    source: PhotoSource(platform: .terminal, reference: "/here/clip.MOV", isVideo: true),
                    album: nil, caption: "look"),
                .sentPhoto(
                    source: PhotoSource(platform: .terminal, reference: "/here/a.webm", isVideo: true),
                    album: nil, caption: nil),
            ])
    }

    @Test func aModeratorsNumberPressesTheNewestCard() async throws {
        let inbounds = try await inbounds(
            from: ["mod1: 2", "mod1 taps approve on 7", "mod1 replies 7: why?"],
            after: [.post(card, replyTo: nil)])
        let token = card.buttons[1].token
        #expect(
            inbounds.map(\.event) == [
                .tapped(token: token, callback: TerminalCallback("mod1", "s.1").id),
                .tapped(token: token, callback: TerminalCallback("mod1", "s.2").id), .said(text: "why?"),
            ])
        #expect(inbounds[0].message == MessageID(rawValue: "100"))
        #expect(inbounds[2].repliesTo == MessageID(rawValue: "100"))
    }

    @Test func aVotersNumberIsTextAndALabelPresses() async throws {
        let adapter = adapter(["voter1: 1", "voter1 taps sen"])
        let prompt = Message(text: "?", rows: [[Button(label: "Send", token: "c1.1.send")]])
        _ = try await adapter.perform(
            entry(.post(prompt, replyTo: nil), room: TerminalRoom.privateRoom(of: "voter1")))
        let kept = Collected<RawUpdate>()
        try await adapter.receive(from: nil) { batch in batch.updates.forEach { kept.add($0) } }
        let events = try kept.all.flatMap(adapter.translate).map(\.event)
        #expect(
            events == [
                .said(text: "1"), .tapped(token: "c1.1.send", callback: TerminalCallback("voter1", "s.2").id),
            ])
    }

    @Test func editsFindTheMessageByItsWords() async throws {
        let inbounds = try await inbounds(
            from: [
                "voter1: a lnie", "voter1: other", #"voter1 edits "lnie" to "line""#,
                #"voter1 deletes "a line""#,
            ])
        #expect(inbounds[2].event == .edited(text: "a line"))
        #expect(inbounds[2].message == inbounds[0].message)
        #expect(inbounds[3].event == .deleted)
        #expect(inbounds[3].message == inbounds[0].message)
    }

    @Test func whatCannotBeMeantIsSaidAndNothingHappens() async throws {
        let shown = Collected<TerminalOutput>()
        let lines = [
            "mod1: 1", "mod1 taps 9 on 3", #"voter1 edits "x" to "y""#, "voter1 dances", "mod1 replies 4: x",
        ]
        let kept = Collected<RawUpdate>()
        try await adapter(lines, shown: shown).receive(from: nil) { batch in
            batch.updates.forEach { kept.add($0) }
        }
        #expect(kept.all.isEmpty)
        let hints = shown.all.filter { if case .hint = $0 { true } else { false } }
        #expect(hints.count == lines.count)
    }

    @Test func messagesAreCountedAndChangesKeepTheirReport() async throws {
        let shown = Collected<TerminalOutput>()
        let adapter = adapter(shown: shown)
        let photo = PhotoFile(path: "/p.jpg", width: 2, height: 1)
        let withdrawn = Message(heading: "Report 7 · withdrawn", text: "")
        let posted = try await adapter.perform(entry(.post(card, replyTo: nil)))
        #expect(posted == .posted([MessageID(rawValue: "100")]))
        let photos = try await adapter.perform(
            entry(.postPhotos([photo, photo], caption: "c", replyTo: MessageID(rawValue: "100"))))
        #expect(photos == .posted([MessageID(rawValue: "101"), MessageID(rawValue: "102")]))
        #expect(try await adapter.perform(entry(.change(MessageID(rawValue: "100"), withdrawn))) == .done)
        #expect(try await adapter.perform(entry(.remove([MessageID(rawValue: "101")]))) == .done)
        let seven = ReportID(rawValue: 7)
        #expect(
            shown.all == [
                .message(card, in: .review, about: seven, to: nil),
                .photos([photo, photo], caption: "c", in: .review, about: seven),
                .changed(withdrawn, in: .review, about: seven), .removed(1, in: .review, about: seven),
            ])
    }

    @Test func photosBeforeTheirCardBelongToItsReport() async throws {
        let shown = Collected<TerminalOutput>()
        let adapter = adapter(shown: shown)
        let photo = PhotoFile(path: "/p.jpg", width: 2, height: 1)
        let ids = ["100", "101"].map(MessageID.init(rawValue:))
        _ = try await adapter.perform(entry(.postPhotos([photo, photo], caption: "c", replyTo: nil)))
        _ = try await adapter.perform(entry(.post(card, replyTo: ids[0])))
        _ = try await adapter.perform(entry(.remove(ids)))
        #expect(shown.all.last == .removed(2, in: .review, about: ReportID(rawValue: 7)))
    }

    @Test func aNewNameIsSaidToBeTakenForOne() async throws {
        let shown = Collected<TerminalOutput>()
        let adapter = adapter(["voter2: a", "Address: 12 Main St", "address: b"], shown: shown)
        try await adapter.receive(from: nil) { _ in }
        let hints = shown.all.compactMap { if case .hint(let words) = $0 { words } else { nil } }
        #expect(hints.count == 1)
        #expect(hints.first?.contains("address is new here") == true)
    }

    @Test func aLineThatCannotBeKeptIsTriedAgain() async throws {
        struct Full: Error {}
        let shown = Collected<TerminalOutput>()
        let (tries, kept) = (Collected<Int>(), Collected<RawUpdate>())
        try await adapter(["voter1: a"], shown: shown).receive(from: nil) { batch in
            tries.add(1)
            if tries.all.count < 2 { throw Full() }
            batch.updates.forEach { kept.add($0) }
        }
        #expect(kept.all.count == 1)
        #expect(shown.all.contains { if case .hint = $0 { true } else { false } })
    }

    @Test func pressesAreAnsweredByNameAndOnlyWithWords() async throws {
        let shown = Collected<TerminalOutput>()
        let adapter = adapter(shown: shown)
        let callback = TerminalCallback("mod1", "s.9").id
        #expect(try await adapter.perform(entry(.acknowledge(callback, note: nil, alert: false))) == .done)
        #expect(
            try await adapter.perform(entry(.acknowledge(callback, note: "Done.", alert: false))) == .done)
        #expect(shown.all == [.note("Done.", to: "mod1")])
        let sender = SenderID(platform: .terminal, id: "mod1")
        #expect(
            try await adapter.perform(entry(.vouch(sender)))
                == .vouched(isModerator: true, isLead: true, name: "mod1"))
    }

    @Test func filesAreReadWithinTheLimit() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        try Data([1, 2, 3]).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let adapter = adapter()
        func source(_ path: String) -> PhotoSource { PhotoSource(platform: .terminal, reference: path) }
        #expect(try await adapter.fetch(source(path), limit: 3) == [1, 2, 3])
        await #expect(throws: DeliveryError.never(.tooLarge)) {
            try await adapter.fetch(source(path), limit: 2)
        }
        await #expect(throws: DeliveryError.never(.fileGone)) {
            try await adapter.fetch(source(path + "x"), limit: 3)
        }
        await #expect(throws: DeliveryError.never(.fileGone)) {
            try await adapter.fetch(source("/dev/zero"), limit: 3)
        }
        await #expect(throws: DeliveryError.never(.fileGone)) {
            try await adapter.fetch(source("/"), limit: 3)
        }
    }

    @Test func aRecordThatIsNoneIsThrownOut() {
        #expect(throws: (any Error).self) {
            try adapter().translate(RawUpdate(key: "k", body: [UInt8]("{\"name\":1}".utf8)))
        }
    }
}
