import Basics
import Charities
import CivicFacts
import Conversation
import FoundationEssentials
import MediaProcessing
import Rehearsal
import Services

/// `turnout converse [--now TIME] [--step SPAN] [--review PLATFORM] [--civic FOLDER] [--probation N] [--second-looks N]`: plays
/// a script of JSON lines from standard input, and answers in JSON lines; see docs/transcripts.md.
struct ConverseCommand: Sendable {
    let arguments: [String]
    /// Draws pictures, in processes of this very program.
    var drawing: any FigureDrawing = DrawingWorkers()
    /// Looks things up where the settings name a source; nil for nobody.
    var civic: CivicSetup?
    /// How far giving is offered, and whose rows; payments are for transcripts.
    var giving = GivingMode.links
    var charities: CharityDirectory?
    var keyboard = ChatKeyboard.standardInput
    var write: @Sendable (String) -> Void = { StandardStream.output.say($0) }

    func run() async throws -> Int32 {
        let house = try house()
        var number = 0
        while let line = await keyboard.next() {
            number += 1
            guard line.contains(where: { !$0.isWhitespace }) else { continue }
            for output in await outputs(of: line, in: house) { write(output.json) }
            var end = ConverseOutput(.end)
            end.line = number
            end.now = await house.now.iso
            write(end.json)
        }
        await house.close()
        return 0
    }

    /// A line that cannot be played is answered with what can, and the script goes on.
    private func outputs(of line: String, in house: ConverseHouse) async -> [ConverseOutput] {
        do {
            return try await house.play(try ConverseLine(line))
        } catch {
            return [.error("\(error)")]
        }
    }

    private func house() throws -> ConverseHouse {
        do {
            return try ConverseHouse(options: try options())
        } catch let fault as ConverseFault {
            return try wrong(fault.description)
        }
    }

    private func options() throws -> ConverseHouse.Options {
        var options = ConverseHouse.Options()
        options.drawing = drawing
        options.rules = Rules(
            findsPollingPlaces: civic?.findsPollingPlaces ?? options.rules.findsPollingPlaces, giving: giving,
            charities: charities)
        if let civic {
            options.looking = { try civic.trialLooking(in: $0, clock: $1) }
        }
        var words = arguments[...]
        while let word = words.popFirst() {
            let value = words.popFirst() ?? ""
            switch word {
            case "--now":
                options.now = try Moment(iso: value) ?? wrong("--now needs a time: 2026-11-03T16:12:00Z")
            case "--step":
                options.step = try ConverseReader.span("+" + value) ?? wrong("--step needs a span: 5s")
            case "--review" where value == "telegram" || value == "matrix":
                options.review = value == "matrix" ? .matrix : .telegram
            case "--civic" where !value.isEmpty: options.civic = value
            case "--probation": options.rules = options.rules.with(probation: try count(value, of: word))
            case "--second-looks":
                options.rules = options.rules.with(secondLooks: try count(value, of: word))
            default: return try wrong("Usage: \(Command.converse.usage)")
            }
        }
        return options
    }

    private func count(_ text: String, of word: String) throws -> Int {
        guard let count = Int(text), (0...1_000).contains(count) else {
            return try wrong("\(word) needs a number from 0 to 1000")
        }
        return count
    }

    private func wrong<Value>(_ sentence: String) throws -> Value {
        throw CommandArguments.Fault(description: sentence)
    }
}
