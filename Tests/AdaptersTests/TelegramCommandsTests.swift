import Adapters
import CivicFacts
import Conversation
import Testing

@testable import Rehearsal

/// Every command that Telegram's menus show is understood by the conversation.
@Suite struct TelegramCommandsTests {
    private static let now = Moment(milliseconds: 1_795_280_400_000)

    private static let commands: [String] = {
        let all = TelegramMenu.standard.filter { $0.audience == .privateChats }.flatMap(\.commands)
        return Set(all.map(\.name)).sorted()
    }()

    /// What the bot says to somebody with a ZIP code who writes this.
    private static func answer(to event: Event) -> String {
        var session = Session()
        var text = ""
        var ledger = Ledger()
        let room = RoomID(platform: .telegram, id: "1")
        let sender = SenderID(platform: .telegram, id: "1")
        for (number, event) in [Event.said(text: "85003"), event].enumerated() {
            let inbound = Inbound(
                key: "\(number)", room: room, sender: sender, standing: .voter, at: now, event: event)
            let account = ledger.account(of: inbound)
            let facts = Facts(
                now: now, account: account, subject: nil, rules: Rules(), records: ledger,
                civic: SampleTown.explored(asOf: now))
            let turn = Engine().step(session, inbound, knowing: facts)
            session = turn.session
            text = turn.deliveries.compactMap { delivery in
                if case .say(let message, _) = delivery.order { message.text } else { nil }
            }.joined(separator: "\n")
        }
        return text
    }

    @Test(arguments: commands) func everyCommandOfTheMenuIsUnderstood(name: String) {
        let lost = Self.answer(to: .commanded(name: "nosuchcommand", rest: ""))
        let answer = Self.answer(to: .commanded(name: name, rest: ""))
        #expect(!answer.isEmpty && answer != lost, "/\(name): \(answer)")
    }

    @Test func theMenusAreAsTelegramTakesThem() {
        for menu in TelegramMenu.standard {
            #expect(menu.commands.count <= 100)
            #expect(Set(menu.commands.map(\.name)).count == menu.commands.count)
            for command in menu.commands {
                #expect((1...32).contains(command.name.count), "\(command.name)")
                #expect(
                    command.name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "_") })
                #expect((1...256).contains(command.purpose.count))
            }
        }
    }

    @Test func theReviewRoomsMenuHasOnlyModeratorsCommands() {
        let commands = TelegramMenu.standard.filter { $0.audience == .reviewRoom }.flatMap(\.commands)
        for command in commands { #expect(Actions.commands.contains(command.name), "\(command.name)") }
    }
}
