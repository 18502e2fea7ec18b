import Conversation
import Foundation
import PlainJSON
import Testing

@testable import Adapters

/// What people write, as the house hears it.
struct MatrixSpeechTests {
    private let rig = MatrixRig()

    init() {
        rig.know(MatrixRig.direct, MatrixRoom(isDirect: true))
        rig.know(MatrixRig.review, MatrixRoom(isDirect: false))
    }

    @Test func wordsComeAsTheyWereWritten() throws {
        let inbound = try #require(try rig.happenings(in: "19-sync-text-unicode").first)
        guard case .said(let text) = inbound.event else { return #expect(Bool(false)) }
        #expect(text.contains("\n"))
        #expect(inbound.standing == .voter)
        #expect(inbound.sender.id == MatrixRig.voter)
        #expect(inbound.message?.rawValue.hasPrefix("$") == true)
        #expect(inbound.key == "mx:\(inbound.message?.rawValue ?? "")")
    }

    @Test func aPictureWithoutACaptionHasNone() throws {  // M47
        let inbound = try #require(try rig.happenings(in: "20-sync-image").first)
        let source = PhotoSource(
            platform: .matrix, reference: "29918:mxc://turnout.test/VZPvZZCCNUdOGoUpVnJXZAyu")
        #expect(inbound.event == .sentPhoto(source: source, album: nil, caption: nil))
    }

    @Test func aCaptionStandsBesideAFileName() throws {  // M47
        let inbound = try #require(try rig.happenings(in: "21-sync-image-caption").first)
        guard case .sentPhoto(_, _, let caption) = inbound.event else { return #expect(Bool(false)) }
        #expect(caption == "Line of 200 people")
    }

    @Test func whatCannotBeUsedIsNamed() throws {  // M34, M48
        let events = try rig.happenings(in: "30-sync-other-kinds").map(\.event)
        let video = PhotoSource(
            platform: .matrix, reference: "13:mxc://turnout.test/tZcfKmuNdPitQXXxnaYuGqQz", isVideo: true)
        #expect(
            events == [
                .said(text: "waves"), .sentUnsupported(kind: .file),
                .sentPhoto(source: video, album: nil, caption: nil),
                .sentUnsupported(kind: .voice), .sentUnsupported(kind: .sticker),
                .sentUnsupported(kind: .other),
            ])
    }

    @Test(arguments: [
        ("Turnout: approve 12", "Turnout"), ("Turnout approve 12", "Turnout"),
        ("[Turnout](https://matrix.to/#/@bot:turnout.test) approve 12", "Turnout"),
        ("@bot:turnout.test, approve 12", "@bot:turnout.test"),
    ])
    func aMentionAsProgramsWriteItIsStripped(_ body: String, _ label: String) throws {
        func content(_ id: String) -> JSON {
            [
                "msgtype": "m.text", "body": .text(body), "format": "org.matrix.custom.html",
                "formatted_body": .text("<a href=\"https://matrix.to/#/\(id)\">\(label)</a> approve 12"),
            ]
        }
        for id in [MatrixRig.me, "%40bot%3Aturnout.test"] {
            let review = try rig.happening(content(id), in: .review)
            #expect(review?.event == .commanded(name: "approve", rest: "12"))
            #expect(try rig.happening(content(id))?.event == .said(text: "approve 12"))
        }
        let other = try rig.happening(content("@eve:turnout.test"))
        #expect(other?.event == .said(text: body))
    }

    @Test func aReplyInTheThreadOfACardIsAboutTheCard() throws {
        rig.desk.memory.rememberCard("$card", token: "m1.c.0.take")
        let body = #"""
            {"next_batch":"s","rooms":{"join":{"\#(MatrixRig.review)":{"timeline":{"events":[
            {"type":"m.room.message","event_id":"$r","sender":"@m:turnout.test","content":{"msgtype":"m.text",
            "body":"!approve","m.relates_to":{"rel_type":"m.thread","event_id":"$card","is_falling_back":true,
            "m.in_reply_to":{"event_id":"$card"}}}}]}}}}}
            """#
        let commit = rig.take(try #require(MatrixSyncAnswer(Data(body.utf8))))
        let inbound = try #require(try commit.updates.flatMap { try rig.adapter.translate($0) }.first)
        #expect(inbound.repliesTo == MessageID(rawValue: "$card"))
        #expect(inbound.repliesToButton == "m1.c.0.take")
        #expect(inbound.event == .commanded(name: "approve", rest: ""))
    }

    /// A command acts only if its sender typed it, from the first letter on.
    @Test func aCommandInTheRoomThatIsShownOrStandsLaterIsNone() throws {  // R8
        for (body, html) in [
            ("!approve 12", "<pre><code>!approve 12</code></pre>"),
            ("!approve 12", "<code>!approve 12</code>"),
            ("!approve 12", "<blockquote>!approve 12</blockquote>"),
            ("!approve 12", "<mx-reply><blockquote>x</blockquote></mx-reply><pre>!approve 12</pre>"),
            (" !approve 12", nil), ("> !approve 12", nil), ("see !approve 12", nil),
        ] {
            var content: JSON = ["msgtype": "m.text", "body": .text(body)]
            if let html {
                content = ["msgtype": "m.text", "body": .text(body), "formatted_body": .text(html)]
            }
            let heard = try rig.happening(content, in: .review)
            #expect(heard?.event == .said(text: body))
        }
        let notice: JSON = ["msgtype": "m.notice", "body": "!approve 12"]
        #expect(try rig.happening(notice, in: .review) == nil)
        let typed: JSON = [
            "msgtype": "m.text", "body": "!approve 12", "formatted_body": "<b>!approve</b> 12",
        ]
        #expect(try rig.happening(typed, in: .review)?.event == .commanded(name: "approve", rest: "12"))
    }

    @Test func aPlaceIsAPlace() throws {  // M49
        guard case .sharedLocation = try rig.happenings(in: "29-sync-location").first?.event else {
            return #expect(Bool(false))
        }
        let bad = try rig.happening(["msgtype": "m.location", "geo_uri": "geo:91,200", "body": "the gym"])
        #expect(bad?.event == .said(text: "the gym"))
    }

    private func sync(_ events: [JSON]) throws -> MatrixSyncAnswer {
        let sync: JSON = [
            "next_batch": "s",
            "rooms": ["join": .object([MatrixRig.direct: ["timeline": ["events": .list(events)]]])],
        ]
        return try #require(MatrixSyncAnswer(Data(sync.bytes)))
    }

    private func walk(_ id: String, _ type: String, _ content: JSON) -> JSON {
        ["type": .text(type), "event_id": .text(id), "sender": .text(MatrixRig.voter), "content": content]
    }

    /// Programs send a place every few seconds; it is answered once.
    @Test func aLivePlaceIsAnsweredOnce() throws {
        let step: JSON = ["m.relates_to": ["rel_type": "m.reference", "event_id": "$begin"]]
        let answer = try sync([
            walk("$begin", "org.matrix.msc3672.beacon_info", ["live": true]),
            walk("$1", "org.matrix.msc3672.beacon", step), walk("$2", "m.beacon", step),
            walk("$end", "m.beacon_info", ["live": false]),
        ])
        for _ in 0..<2 {
            // A commit that failed is made again.
            let heard = try rig.take(answer).updates.flatMap { try rig.adapter.translate($0) }
            #expect(heard.map(\.event) == [.sentUnsupported(kind: .livePlace)])
        }
        let later = try sync([walk("$3", "m.beacon", step)])
        #expect(rig.take(later).updates.isEmpty)
        let other = try sync([walk("$4", "m.beacon", ["m.relates_to": ["event_id": "$elsewhere"]])])
        #expect(rig.take(other).updates.count == 1)
    }

    @Test func anEditNamesTheMessageAndTheNewWords() throws {  // M41
        let inbound = try #require(try rig.happenings(in: "31-sync-edit").first)
        #expect(inbound.event == .edited(text: "60602"))
        #expect(inbound.message?.rawValue == "$zMu5-KA15PfyxBbwhQ-ko6xk0Adtg1i5Z8LvGpjQAtw")
    }

    @Test func aReplyNamesWhatItAnswersAndAThreadDoesNot() throws {  // M44, M45
        #expect(
            try rig.happenings(in: "32-sync-reply").first?.repliesTo?.rawValue
                == "$FxAQcqnWheTxeXsFjIvMOj0oHqPgY7tOPZxutxBjDJU")
        #expect(try rig.happenings(in: "33-sync-thread").first?.repliesTo == nil)
    }

    @Test func aQuotationOfOldProgramsIsLeftOut() throws {  // M44
        let reply: JSON = ["m.in_reply_to": ["event_id": "$q"]]
        let body = "> <@bot:turnout.test> Where is it?\n> second line\n\nAt the gym"
        let quoted = try rig.happening(["msgtype": "m.text", "body": .text(body), "m.relates_to": reply])
        #expect(quoted?.event == .said(text: "At the gym"))
        // Without a relation it is just text.
        let plain = try rig.happening(["msgtype": "m.text", "body": .text("> look")])
        #expect(plain?.event == .said(text: "> look"))
    }

    @Test func takenBackIsSaidWhereverTheVersionPutsIt() throws {  // M43
        for sample in ["34-sync-redaction", "61-v10-sync-redaction"] {
            rig.know("!qitOBuHtYTzOvObgbc:turnout.test", MatrixRoom(isDirect: true))
            let deleted = try rig.happenings(in: sample).filter { $0.event == .deleted }
            #expect(deleted.count == 1, "\(sample)")
            #expect(deleted.first?.message?.rawValue.hasPrefix("$") == true)
        }
        let old = try rig.happening([:], type: "m.room.redaction", more: ["redacts": "$gone"])
        #expect(old?.message?.rawValue == "$gone")
    }

    @Test func aRedactedMessageIsNothing() throws {  // M37
        #expect(
            try rig.happening([:], more: ["unsigned": ["redacted_because": ["type": "m.room.redaction"]]])
                == nil)
    }

    @Test(arguments: ["!help", "/help", "!HELP", "!turnout help"]) func commandsHaveThreeForms(_ text: String)
        throws
    {  // M46
        #expect(
            try rig.happening(["msgtype": "m.text", "body": .text(text)])?.event
                == .commanded(name: "help", rest: ""))
    }

    @Test func shoutingIsNoCommand() throws {
        let words = try rig.happening(["msgtype": "m.text", "body": "!!! they closed the doors"])
        #expect(words?.event == .said(text: "!!! they closed the doors"))
    }

    @Test func commandsInTheReviewRoomMayNameTheBot() throws {  // M46
        #expect(
            try rig.happenings(in: "44-sync-command").map(\.event)
                == [.commanded(name: "approve", rest: "1"), .commanded(name: "approve", rest: "1")])
        let pill: JSON = [
            "msgtype": "m.text", "body": "Turnout bot: approve 1",
            "m.mentions": ["user_ids": [.text(MatrixRig.me)]],
        ]
        #expect(try rig.happening(pill, in: .review)?.event == .commanded(name: "approve", rest: "1"))
        let chat: JSON = ["msgtype": "m.text", "body": "bots are funny: approve them all"]
        #expect(
            try rig.happening(chat, in: .review)?.event == .said(text: "bots are funny: approve them all"))
    }

    @Test func aVotersReactionNamesItsMessageAndNeedsNoWayBack() throws {
        let content: JSON = [
            "m.relates_to": ["rel_type": "m.annotation", "event_id": "$item", "key": "👍"]
        ]
        let inbound = try #require(try rig.happening(content, type: "m.reaction"))
        #expect(inbound.event == .reacted(emoji: "👍"))
        #expect(inbound.repliesTo?.rawValue == "$item")
        #expect(inbound.standing == .voter)
    }

    @Test(arguments: ["41-sync-reaction", "42-sync-reaction-variation-selector"])
    func aReactionLeadsToItsCardAndBack(_ sample: String) throws {  // M97, M98
        let inbound = try #require(try rig.happenings(in: sample).first)
        guard case .reacted(_, let callback?) = inbound.event else { return #expect(Bool(false)) }
        #expect(inbound.standing == .unchecked)
        let press = try #require(MatrixCallback(callback))
        #expect(press.card == inbound.repliesTo?.rawValue)
        #expect(press.person == inbound.sender.id)
    }

    @Test func wrongTypesAreIgnored() throws {  // M36
        for content: JSON in [
            ["msgtype": "m.text", "body": 5], ["msgtype": 5, "body": "x"], ["msgtype": "m.text"], "text", [],
            [
                "msgtype": "m.text", "body": "* x",
                "m.relates_to": ["rel_type": "m.replace", "event_id": "$a"],
            ],
            ["msgtype": "m.location"],
        ] {
            #expect(try rig.happening(content) == nil)
        }
        #expect(throws: MatrixUnreadable.self) {
            try rig.adapter.translate(RawUpdate(key: "k", body: Array("{\"event\":".utf8)))
        }
        let loose = RawUpdate(
            key: "k", body: Array(#"{"room":"!r","place":"direct","received":1,"event":{"sender":7}}"#.utf8))
        #expect(try rig.adapter.translate(loose).isEmpty)
    }

    @Test func aTimeFromTheFutureIsTakenForNow() throws {  // M40
        let late = try rig.happening(
            ["msgtype": "m.text", "body": "x"], more: ["origin_server_ts": .number(9_000_000_000_000)])
        #expect(late?.at == rig.now)
    }

    @Test func aTooLargePictureIsSaidToBe() throws {  // M87
        let content: JSON = [
            "msgtype": "m.image", "body": "a.jpg", "url": "mxc://x.test/abc", "info": ["size": 30_000_000],
        ]
        #expect(try rig.happening(content)?.event == .sentTooLarge(limitMegabytes: 20))
    }

    @Test(arguments: [
        "mxc://x.test/../../admin", "mxc://x.test/a/b", "https://x.test/a", "mxc:///a", "mxc://x.test/",
        "mxc://x.test/a%2Fb", "mxc://x_y/a",
    ])
    func addressesThatLeadAstrayAreRefused(_ address: String) {  // M86
        #expect(MatrixFile(address: address, size: nil) == nil)
    }

    @Test func aPictureSentAsAFileIsAPhotoAndADrawingIsNot() {  // M93
        #expect(MatrixFile.isPicture(["body": "IMG.HEIC"]))
        #expect(MatrixFile.isPicture(["body": "a", "info": ["mimetype": "image/jpeg"]]))
        #expect(!MatrixFile.isPicture(["body": "a.svg", "info": ["mimetype": "image/svg+xml"]]))
        #expect(!MatrixFile.isPicture(["body": "a.jpg", "info": ["mimetype": "application/pdf"]]))
    }
}
