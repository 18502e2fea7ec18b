import CivicFacts
import Conversation
import FoundationEssentials

/// Things of one kind by room, each a note of its own, so that a commit writes only what changed.
struct RoomNotes<Item: Codable & Equatable & Sendable>: Sendable {
    private let prefix: String
    private(set) var items: [String: Item] = [:]
    private var changed: Set<String> = []

    init(_ prefix: String) { self.prefix = prefix + ":" }

    subscript(room: String) -> Item? {
        get { items[room] }
        set {
            guard items[room] != newValue else { return }
            items[room] = newValue
            changed.insert(room)
        }
    }

    /// The changes since the last time, as notes.
    mutating func takeNotes() -> [AdapterNote] {
        defer { changed = [] }
        return changed.sorted().map { room in
            AdapterNote(
                key: prefix + room,
                value: items[room].flatMap { try? JSONEncoder().encode($0) }.map([UInt8].init))
        }
    }

    /// Takes a kept note back; false if it is not for this shelf. One that cannot be read is as if never written.
    mutating func recall(_ note: AdapterNote) -> Bool {
        guard note.key.hasPrefix(prefix) else { return false }
        items[String(note.key.dropFirst(prefix.count))] = note.value.flatMap {
            try? JSONDecoder().decode(Item.self, from: Data($0))
        }
        return true
    }
}

/// A note that knows when it was made.
protocol DatedNote: Codable, Equatable, Sendable {
    var at: Moment { get }
}

extension RoomNotes where Item: DatedNote {
    /// Adds one; beyond so many the older half goes.
    mutating func add(_ item: Item, as key: String, atMost most: Int) {
        self[key] = item
        guard items.count > most else { return }
        for (old, _) in items.sorted(by: { $0.value.at < $1.value.at }).prefix(most / 2) { self[old] = nil }
    }
}
