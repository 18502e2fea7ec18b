import Civic
import CivicFacts
import Conversation
import FoundationEssentials
import Store

/// What the doctor says of civic data: a line a source, with rows, age, next sync and the last trouble.
extension DoctorCommand {
    func civic() async -> [Finding] {
        // Whoever may not look knows nothing of it.
        guard HouseFolder(configuration).barrier == nil else { return [] }
        let file = URL(filePath: configuration.dataDirectory).appending(path: "civic.sqlite").path
        guard FileManager.default.fileExists(atPath: file) else {
            return [Finding(isWell: true, sentence: "civic data: none yet; turnout sync fetches them")]
        }
        do {
            let store = try CivicStore(directory: configuration.dataDirectory)
            var findings: [Finding] = []
            for feed in Providers.feeds { findings.append(try await finding(feed, store)) }
            return findings + [cost(of: await store.requests())]
        } catch {
            return [Finding(isWell: false, sentence: "civic data: \(error)")]
        }
    }

    private func finding(_ feed: CivicFeed, _ store: CivicStore) async throws -> Finding {
        let now = Moment(milliseconds: Int64(Date().timeIntervalSince1970 * 1_000))
        let edition = await store.edition(of: feed)
        let attempt = try await store.attempt(of: feed)
        var words = edition.map { self.words($0, at: now) } ?? "none yet"
        if let attempt { words += ", next sync \(Self.stamp(attempt.next))" }
        if let trouble = attempt?.trouble { words += "; last try: \(trouble)" }
        let isTooOld = edition?.isAlarming(at: now) ?? false
        return Finding(isWell: !isTooOld, sentence: "civic \(feed.name): \(words)")
    }

    /// What was shown from kept data, and what sources were asked for it.
    private func cost(of asked: [CivicSource: Int]) -> Finding {
        let count = asked.values.reduce(0, +)
        let most = asked.sorted { ($0.value, $1.key.name) > ($1.value, $0.key.name) }
        let named = most.map { "\($0.key.name) \($0.value)" }.joined(separator: ", ")
        let list = most.isEmpty ? "" : " (\(named))"
        let served = try? StoreReader(
            directory: configuration.dataDirectory, on: try configuration.database
        ).servings()
        let shown = served.map { "\($0.lists) lists and \($0.others) other answers shown from kept data, " }
        return Finding(
            isWell: true,
            sentence: "civic cost: \(shown ?? "")\(count) requests to sources\(list), "
                + "$\(RequestPrice.dollars(count)) at $0.004 for 10,000")
    }

    private func words(_ edition: CivicEdition, at now: Moment) -> String {
        let hours = now.since(edition.asOf).milliseconds / 3_600_000
        let age = hours < 48 ? "\(hours) h" : "\(hours / 24) days"
        let file = edition.published.map { ", file of \($0)" } ?? ""
        return
            "\(edition.rows) rows, as of \(Self.stamp(edition.asOf)) (\(age))\(file), from \(edition.source.name)"
    }

    private static func stamp(_ moment: Moment) -> String {
        Date(timeIntervalSince1970: Double(moment.milliseconds) / 1_000).formatted(.iso8601)
    }
}
