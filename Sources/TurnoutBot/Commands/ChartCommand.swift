import Basics
import Conversation
import MediaProcessing
import Services

/// `turnout chart FILE.json|ID [--pie] [--small] [--language CODE] OUT.png`: one picture of one figure, or of a past
/// contest by its name, which is what `/start r_…` of a shared result ends with.
struct ChartCommand {
    private static let mostBytes = 1 << 20

    private var paths: [String] = []
    private var isPie = false
    private var isSmall = false
    private var language: FigureLanguage?

    /// `arguments`: what follows `chart` on the command line.
    init(arguments: [String]) throws {
        var words = arguments[...]
        while let word = words.popFirst() {
            switch word {
            case "--pie": isPie = true
            case "--small": isSmall = true
            case "--language":
                guard let language = FigureLanguage(rawValue: words.popFirst() ?? "") else {
                    throw Self.usage("--language needs en or es")
                }
                self.language = language
            default:
                if word.hasPrefix("-") { throw Self.usage("there is no option \(word)") }
                paths.append(word)
            }
        }
        guard paths.count == 2 else { throw Self.usage("two words are needed, FILE.json or ID, and OUT.png") }
    }

    private static func usage(_ what: String) -> CommandArguments.Fault {
        CommandArguments.Fault(description: "\(what). Usage: \(Command.chart.usage)")
    }

    /// Does it; the exit status is 0 written, 64 usage, 65 no figure or one without a picture, 70 our fault.
    func run() -> Int32 {
        do {
            let shown = try figure().shown(asPie: isPie, small: isSmall, in: language)
            try CopiedFile(path: paths[1]).replace(with: DrawingWorkers().draw(shown).png)
            return 0
        } catch {
            let (sentence, status) = Self.explain(error)
            StandardStream.errors.say("turnout chart: \(sentence)")
            return status
        }
    }

    private func figure() throws -> Figure {
        let spoken = language.flatMap { Language(rawValue: $0.rawValue) } ?? .english
        if let contest = try Sketch(contest: paths[0], in: spoken) { return try Figure(contest) }
        let bytes = try CopiedFile(path: paths[0]).map(atMost: Self.mostBytes) { span, _ in
            span.indices.map { span[$0] }
        }
        return try Figure(json: bytes)
    }

    private static func explain(_ error: any Error) -> (sentence: String, status: Int32) {
        switch error {
        case is Sketch.Incomparable:
            ("Its votes are of two rounds, or its copy is wrong: nothing may be compared.", 65)
        case let fault as FigureFault: (sentence(for: fault), 65)
        case let refusal as DrawingRefusal: (sentence(for: refusal), refusal == .noRoom ? 65 : 70)
        case CopyTrouble.usage(let what): ("\(what).", 64)
        case CopyTrouble.empty, CopyTrouble.tooManyBytes:
            ("The file is empty, or larger than a megabyte.", 65)
        case CopyTrouble.cannotRead: ("The file cannot be read to its end.", 70)
        default: ("The picture cannot be written; look at permissions and free space there.", 70)
        }
    }

    private static func sentence(for fault: FigureFault) -> String {
        switch fault {
        case .unreadable: "The file describes no figure."
        case .people: "A figure has 1 to 100 people."
        case .letters: "Words have 200 letters at most, and a title and names have some."
        case .number: "A number cannot be."
        case .noWinner: "Nobody has won where only a part was counted, or a question was asked."
        }
    }

    /// What to do where nothing can be drawn.
    static let missing = """
        Pango or a font is missing; install libpangocairo-1.0-0, fonts-dejavu-extra and fonts-wqy-microhei
        """

    private static func sentence(for refusal: DrawingRefusal) -> String {
        switch refusal {
        case .noRoom: "Those who have to be named do not all have room."
        case .noFonts: "\(missing)."
        case .tookTooLong: "Drawing took too long."
        case .internalFault: "The picture could not be drawn just now; try again."
        }
    }
}
