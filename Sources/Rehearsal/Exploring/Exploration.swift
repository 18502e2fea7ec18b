import Basics
import CivicFacts
package import Conversation
import Dispatch
import Locks

/// A breadth-first walk over the real engine: from every world, everything that can happen, until nothing new turns
/// up or a bound is met. The invariants are asked about every step and every new world.
package struct Exploration: Sendable {
    /// Where a walk ends before it is complete.
    package struct Bounds: Sendable {
        /// Steps from the start.
        package var depth = Int.max
        /// Worlds in all.
        package var states = Int.max
        /// Time in all.
        package var seconds = Double.infinity

        package init(depth: Int = .max, states: Int = .max, seconds: Double = .infinity) {
            self.depth = depth
            self.states = states
            self.seconds = seconds
        }
    }

    /// Which worlds count as different, and what can happen in them.
    package enum Part: String, Sendable, CaseIterable {
        /// The voter alone with the bot, every slot of a draft told apart.
        case alone = "the voter alone"
        /// With moderators who decide, ask and ban; of a draft only its question counts.
        case moderated = "with moderators"

        /// Whether the walk goes on from this world. Facts about voting are the same with and without moderators: every
        /// step to them is judged, and one page of them stands for all.
        func goesOn(from world: World) -> Bool {
            guard self == .moderated, let page = world.session.overlay?.page, page.isOfFacts else {
                return true
            }
            return page.name == "elec.list" && page.number == 0
        }
    }

    /// How a world was reached first: from which, by which of its inputs.
    struct Origin: Sendable {
        let parent: Int
        let input: Int
    }

    /// Something that is not as an invariant says, on a shortest path to it.
    package struct Violation: Sendable {
        package let invariant: String
        let fault: String
        /// The world it was found in, and the input that showed it; nil if the world itself is at fault.
        let place: Int
        let input: Int?
    }

    package internal(set) var invariants: [any Invariant] = Invariants.all
    package let part: Part
    var bounds = Bounds()
    /// Where walks begin.
    let starts: [World]

    private(set) var origins: [Origin] = []
    package private(set) var violations: [Violation] = []
    package private(set) var transitions = 0
    /// How many worlds there are at each distance from the start.
    package private(set) var levels: [Int] = []
    package private(set) var seconds = 0.0
    /// Which bound ended the walk; nil if it is complete.
    package private(set) var bound: String?
    package private(set) var reached: Set<StateName> = []

    private var visited: Set<WorldKey> = []
    private var faults: Set<String> = []

    /// A walk from the usual beginning.
    package init(_ part: Part, bounds: Bounds = Bounds()) {
        self.init(part, starts: [.start], bounds: bounds)
    }

    init(_ part: Part, starts: [World], bounds: Bounds) {
        self.part = part
        self.starts = starts
        self.bounds = bounds
    }

    package var states: Int { origins.count }
    /// The longest of all shortest ways from a start to a world.
    package var longest: Int { max(0, levels.count - 1) }

    /// Everything that can happen in this world, as far as this part goes.
    func inputs(at world: World) -> [Input] { world.inputs(isModerated: part == .moderated) }

    /// The same after its walk, which takes place on a thread of its own.
    package func walked(telling tell: @escaping @Sendable (Exploration) -> Void = { _ in }) async
        -> Exploration
    {
        await withCheckedContinuation { continuation in
            OwnThread.start {
                var walking = self
                walking.run(telling: tell)
                continuation.resume(returning: walking)
            }
        }
    }

    /// Walks; blocks its thread until the end. Of how far it is it tells twice a minute, at the most.
    mutating func run(telling tell: (Exploration) -> Void = { _ in }) {
        var told = 0.0
        let begun = DispatchTime.now().uptimeNanoseconds
        func elapsed() -> Double { Double(DispatchTime.now().uptimeNanoseconds - begun) / 1e9 }
        var frontier: [(id: Int, world: World)] = []
        for (index, world) in starts.enumerated() {
            frontier += add(world, from: Origin(parent: -1, input: index))
        }
        while !frontier.isEmpty, bound == nil {
            levels.append(frontier.count)
            if levels.count > bounds.depth { bound = "depth \(bounds.depth)" }
            var next: [(id: Int, world: World)] = []
            for start in stride(from: 0, to: frontier.count, by: Self.slice) where bound == nil {
                let slice = Array(frontier[start..<min(start + Self.slice, frontier.count)])
                for finding in findings(from: slice) { next += take(finding) }
                if states >= bounds.states { bound = "\(bounds.states) states" }
                seconds = elapsed()
                if seconds >= bounds.seconds { bound = "\(Int(bounds.seconds)) seconds" }
                if seconds - told >= 30 {
                    tell(self)
                    told = seconds
                }
            }
            frontier = next
        }
        seconds = elapsed()
    }

    /// Worlds that are looked at between two looks at the bounds.
    private static let slice = 64

    /// What one world leads to.
    private struct Finding: Sendable {
        let id: Int
        var steps = 0
        var worlds: [(input: Int, world: World, key: WorldKey)] = []
        var violations: [Violation] = []
    }

    /// Looks at each world of the slice, on all cores; the order of the result is that of the slice.
    private func findings(from slice: [(id: Int, world: World)]) -> [Finding] {
        let results = Locked([Finding?](repeating: nil, count: slice.count))
        DispatchQueue.concurrentPerform(iterations: slice.count) { index in
            let finding = finding(at: slice[index].world, id: slice[index].id)
            results.withLock { $0[index] = finding }
        }
        return results.withLock { $0.compactMap(\.self) }
    }

    private func finding(at world: World, id: Int) -> Finding {
        var finding = Finding(id: id)
        var fresh: Set<WorldKey> = []
        for (index, input) in inputs(at: world).enumerated() {
            guard let next = next(world, input, index, &finding) else { continue }
            let key = WorldKey(next, for: part)
            guard part.goesOn(from: next), !visited.contains(key), fresh.insert(key).inserted else {
                continue
            }
            finding.worlds.append((index, next, key))
        }
        for invariant in invariants {
            guard let fault = invariant.fault(at: world) else { continue }
            finding.violations.append(
                Violation(invariant: invariant.name, fault: fault, place: id, input: nil))
        }
        return finding
    }

    /// Takes one step and judges it.
    private func next(_ world: World, _ input: Input, _ index: Int, _ finding: inout Finding) -> World? {
        finding.steps += 1
        if case .passes(let span) = input.action {
            var later = world
            later.now = later.now + span
            return later
        }
        guard let step = Transition(from: world, by: input) else { return nil }
        for invariant in invariants {
            guard let fault = invariant.fault(in: step) else { continue }
            finding.violations.append(
                Violation(invariant: invariant.name, fault: fault, place: finding.id, input: index))
        }
        return step.after
    }

    private mutating func take(_ finding: Finding) -> [(id: Int, world: World)] {
        transitions += finding.steps
        for violation in finding.violations {
            if faults.insert("\(violation.invariant): \(violation.fault)").inserted {
                violations.append(violation)
            }
        }
        return finding.worlds.flatMap {
            add($0.world, $0.key, from: Origin(parent: finding.id, input: $0.input))
        }
    }

    private mutating func add(_ world: World, _ key: WorldKey? = nil, from origin: Origin) -> [(
        id: Int, world: World
    )] {
        guard visited.insert(key ?? WorldKey(world, for: part)).inserted else { return [] }
        origins.append(origin)
        reached.insert(world.session.state)
        return [(origins.count - 1, world)]
    }
}
