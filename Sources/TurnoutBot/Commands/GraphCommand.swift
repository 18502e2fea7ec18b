import Rehearsal

/// `turnout graph [--mermaid]`: the dialogs' states and what leads from one to another, as the engine has them.
struct GraphCommand {
    let arguments: [String]

    func run() -> Int32 {
        let lines = Dictionary(grouping: StateGraph.walk()) { Pair(from: $0.from, to: $0.to) }
            .sorted { ($0.key.from, $0.key.to) < ($1.key.from, $1.key.to) }
            .map { pair, edges in line(pair, Set(edges.map(\.input)).sorted().joined(separator: ", ")) }
        print(isMermaid ? "stateDiagram-v2" : "digraph dialogs {\n    rankdir=LR; node [shape=box];")
        lines.forEach { print($0) }
        if !isMermaid { print("}") }
        return 0
    }

    private struct Pair: Hashable {
        let from: String
        let to: String
    }

    private var isMermaid: Bool { arguments.contains("--mermaid") }

    private func line(_ pair: Pair, _ label: String) -> String {
        guard isMermaid else { return "    \"\(pair.from)\" -> \"\(pair.to)\" [label=\"\(label)\"];" }
        let (from, to) = (pair.from.replacing(".", with: "_"), pair.to.replacing(".", with: "_"))
        return "    \(from) --> \(to): \(label)"
    }
}
