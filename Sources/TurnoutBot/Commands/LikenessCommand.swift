import Basics
import Conversation
import FoundationEssentials

/// `turnout likeness [--show] FILE…`: how well reports about the same thing are found, in files of which that is known.
struct LikenessCommand {
    private let files: [String]
    private let isShowing: Bool

    init(arguments: [String]) throws {
        isShowing = arguments.contains("--show")
        files = arguments.filter { $0 != "--show" }
        guard !files.isEmpty, !files.contains(where: { $0.hasPrefix("--") }) else {
            throw CommandArguments.Fault(description: "Name one file or more, as in turnout likeness FILE.")
        }
    }

    func run() -> Int32 {
        for file in files {
            guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
                Turnout.complain("\(file) cannot be read.")
                return 1
            }
            let trial = LikenessTrial(text)
            if let line = trial.unreadable {
                Turnout.complain("Line \(line) of \(file) is no report.")
                return 1
            }
            print(Self.line(trial, of: URL(filePath: file).lastPathComponent))
            if isShowing { show(trial) }
        }
        return 0
    }

    private static func line(_ trial: LikenessTrial, of name: String) -> String {
        return """
            {"file":"\(name)","reports":\(trial.reports),"pairs":\(trial.pairs.count),"same":\(trial.same),\
            "found":\(trial.found),"wrong":\(trial.wrong),"met":\(trial.met),\
            "precision":\(trial.precision.fixed(3)),"recall":\(trial.recall.fixed(3))}
            """
    }

    private func show(_ trial: LikenessTrial) {
        for pair in trial.pairs where pair.isSame != pair.isFound {
            print("\(pair.isSame ? "missed" : "wrong") \(pair.score.fixed(2))\(pair.isMet ? "" : " unmet")")
            print("    \(pair.one)\n    \(pair.other)")
        }
    }
}
