import Adapters
import Basics
import CivicFacts
import Conversation
import FoundationEssentials
import Glibc
import Locks
import Rehearsal
import Services
import Store

/// `turnout measure --updates N`: whether memory stays level over N updates through the whole house with a database of its
/// own, on a platform that forgets everything at once. One JSON line for each tenth, then one with the slope.
struct EnduranceMeasure: Sendable {
    /// What one moment of the process was.
    private struct Sample {
        let updates: Int
        let megabytes: Double
    }

    /// How many updates come at a time.
    private static let batch = 200
    private let updates: Int
    private let directory = StageDirectory.fresh()
    private let now = Locked(Moment(milliseconds: 1_793_722_320_000))
    private let crowd: EnduranceCrowd

    /// Nil for other arguments.
    init?(arguments: [String]) throws {
        guard arguments.first == "--updates" else { return nil }
        guard arguments.count == 2, let updates = Int(arguments[1]), (2_000...1_000_000_000).contains(updates)
        else { throw CommandArguments.Fault(description: "--updates needs a number from 2000.") }
        self.updates = updates
        crowd = EnduranceCrowd(now: now)
    }

    func run() async throws -> Int32 {
        defer { try? FileManager.default.removeItem(at: directory) }
        let store = try Store(
            directory: directory.path, options: StoreOptions(reviewRooms: [EnduranceCrowd.review]))
        let now = now
        let house = House(
            store: store, adapters: [EnduranceAdapter()], clock: Clock { now.withLock(\.self) }, log: .silent)
        let began = ContinuousClock.now
        var samples: [Sample] = []
        for first in stride(from: 0, to: updates, by: Self.batch) {
            try await house.keep(try crowd.batch(from: first, count: Self.batch), from: .telegram)
            try await house.rest()
            if first / Self.batch % 500 == 0 { try await store.prune(at: now.withLock(\.self)) }
            let done = first + Self.batch
            guard done * 10 / updates > first * 10 / updates else { continue }
            let sample = Sample(updates: done, megabytes: Self.ownMegabytes())
            samples.append(sample)
            print(Self.line(sample, (ContinuousClock.now - began) / .seconds(1)))
            fflush(nil)
        }
        print(Self.slope(samples.suffix((samples.count + 1) / 2)))
        return 0
    }

    private static func line(_ sample: Sample, _ seconds: Double) -> String {
        let figures = "\"own_mb\":\(sample.megabytes.fixed(1)),\"seconds\":\(seconds.fixed(0))"
        return "{\"updates\":\(sample.updates),\(figures)}"
    }

    /// Bytes an update over the later half, by least squares; in the first half what is read once is read.
    private static func slope(_ samples: ArraySlice<Sample>) -> String {
        let count = Double(max(samples.count, 1))
        let x = samples.map { Double($0.updates) }.reduce(0, +) / count
        let y = samples.map(\.megabytes).reduce(0, +) / count
        let above = samples.map { (Double($0.updates) - x) * ($0.megabytes - y) }.reduce(0, +)
        let below = samples.map { (Double($0.updates) - x) * (Double($0.updates) - x) }.reduce(0, +)
        let bytes = below > 0 ? above / below * 1_048_576 : 0
        return "{\"bytes_an_update\":\(bytes.fixed(2))}"
    }

    /// What the process itself filled: pages of its files come and go with what else the machine does.
    static func ownMegabytes() -> Double {
        let line = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let fields = line.split(separator: " ").compactMap { Double($0) }
        let pages = fields.count > 2 ? fields[1] - fields[2] : 0
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    }
}
