internal import Basics
internal import Conversation
internal import FoundationEssentials
internal import Rehearsal
internal import Understanding

/// `turnout understand [--lang CODE]`: lines of words in, a line of JSON each out.
///
/// For those who work on it: `--eval FILE…` counts how phrases that were never learned are understood, `--misses
/// FILE…` also prints those that are not, `--alarms FILE…` counts dangers, `--orders FILE…` counts orders about
/// a report, and `--learn FILE…`, `--learn-danger FILE FILE…` and `--learn-orders FILE FILE…` print weights as the bytes of
/// `LearnedWeights`.
struct UnderstandCommand {
    let arguments: [String]

    func run() throws -> Int32 {
        switch arguments.first {
        case "--learn"?: return try learn(Array(arguments.dropFirst()))
        case "--learn-danger"? where arguments.count > 2:
            return try learnDanger(arguments[1], beside: Array(arguments.dropFirst(2)))
        case "--learn-orders"? where arguments.count > 2:
            return try learnOrders(arguments[1], beside: Array(arguments.dropFirst(2)))
        case "--orders"?: return try countOrders(Array(arguments.dropFirst()))
        case "--alarms"?: return try countAlarms(Array(arguments.dropFirst()))
        case "--eval"?: return try evaluate(Array(arguments.dropFirst()), showsMisses: false)
        case "--misses"?: return try evaluate(Array(arguments.dropFirst()), showsMisses: true)
        case "--lang"? where arguments.count == 2: return answer(fallback: arguments[1])
        case nil: return answer(fallback: "und")
        default: throw CommandArguments.Fault(description: Command.understand.usage)
        }
    }

    private func answer(fallback: String) -> Int32 {
        while let line = readLine() { print(Self.json(Understanding.shared(line), fallback: fallback)) }
        return 0
    }

    /// One reading as one line; names and numbers only, so nothing needs escaping.
    static func json(_ understood: Understood, fallback: String) -> String {
        let top = understood.top.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
        let safety = understood.safety.map { "\"\($0)\"" } ?? "null"
        let language = understood.language.code ?? fallback
        let share = String(1000 + understood.confidence).dropFirst()
        let confidence = understood.confidence == 1000 ? "1.0" : "0.\(share)"
        return "{\"lang\":\"\(language)\",\"intent\":\"\(understood.intent.rawValue)\","
            + "\"confidence\":\(confidence),\"top\":[\(top)],\"safety\":\(safety)}"
    }

    private func learn(_ files: [String]) throws -> Int32 {
        let phrases = try files.flatMap { try PhraseFile(path: $0).phrases }
        let trainer = Trainer(Lessons.intents(phrases), classes: Intent.toLearn.count, least: 5)
        try StandardStream.output.write(trainer.file(naming: Intent.toLearn.map(\.rawValue)))
        return 0
    }

    private func learnDanger(_ lines: String, beside files: [String]) throws -> Int32 {
        let phrases = try files.flatMap { try PhraseFile(path: $0).phrases }
        let lessons = Lessons.dangers(try DangerFile(path: lines).lines, beside: phrases)
        let trainer = Trainer(lessons, classes: Danger.classes.count, least: 3)
        let names = Danger.classes.map { $0.map { "\($0)" } ?? "none" }
        try StandardStream.output.write(trainer.file(naming: names))
        return 0
    }

    private func learnOrders(_ lines: String, beside files: [String]) throws -> Int32 {
        let phrases = try files.flatMap { try PhraseFile(path: $0).phrases }
        let lessons = Lessons.orders(try OrderFile(path: lines).lines, beside: phrases)
        let trainer = Trainer(lessons, classes: ReportOrder.classes.count, least: 8)
        let names = ReportOrder.classes.map { $0?.rawValue ?? "none" }
        try StandardStream.output.write(trainer.file(naming: names))
        return 0
    }

    private func countOrders(_ files: [String]) throws -> Int32 {
        for file in files {
            var count = OrderCount()
            for line in try OrderFile(path: file).lines {
                let found = Understanding.shared.order(in: Plain(line.text).text)
                if let miss = count.count(line, found) { print(miss) }
            }
            print("\(file): \(count.summary)")
        }
        return 0
    }

    private func countAlarms(_ files: [String]) throws -> Int32 {
        for file in files {
            var alarms = AlarmCount()
            for line in try DangerFile(path: file).lines {
                if let miss = alarms.count(line, Understanding.shared.danger(in: line.text)) { print(miss) }
            }
            print("\(file): \(alarms.summary)")
        }
        return 0
    }

    private func evaluate(_ files: [String], showsMisses: Bool) throws -> Int32 {
        // The first reading also reads the words and the weights.
        _ = Understanding.shared("warm up")
        for file in files {
            let phrases = try PhraseFile(path: file).phrases.filter(\.isHeldOut)
            var evaluation = Evaluation()
            let start = ContinuousClock.now
            let readings = phrases.map { Understanding.shared($0.text) }
            let spent = ContinuousClock.now - start
            for (phrase, understood) in zip(phrases, readings) {
                evaluation.count(phrase, understood)
                if showsMisses, understood.intent != phrase.intent {
                    print("\(phrase.intent.rawValue) <- \(understood.intent.rawValue): \(phrase.text)")
                }
            }
            let each = spent.components.attoseconds / 1_000_000_000_000 / Int64(max(1, phrases.count))
            print("\(file): \(phrases.count) phrases that were not learned, \(each) µs each")
            evaluation.lines.forEach { print("  \($0)") }
        }
        return 0
    }
}
