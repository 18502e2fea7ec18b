import Conversation
import Store

/// People who send much at once wait in line: each gets a few thoughts a cycle, and nobody waits for the rest.
struct Line {
    /// How many of one person's updates a cycle thinks about: more than an album of photos.
    static let atOnce = 20

    /// What lies in the inbox, the oldest first.
    private var waiting: [SenderID: ArraySlice<Arrival>] = [:]

    var isEmpty: Bool { waiting.isEmpty }

    /// What of it, and of what came in just now, has its turn, and what has to be kept until later.
    mutating func admit(_ arrivals: [Arrival]) -> (now: [Arrival], later: [Arrival]) {
        var now: [Arrival] = []
        for (sender, line) in waiting {
            now += line.prefix(Self.atOnce)
            let rest = line.dropFirst(Self.atOnce)
            waiting[sender] = rest.isEmpty ? nil : rest
        }
        var later: [Arrival] = []
        var counts: [SenderID: Int] = [:]
        for arrival in arrivals {
            guard let sender = arrival.sender else {
                now.append(arrival)
                continue
            }
            if waiting[sender] == nil, counts[sender, default: 0] < Self.atOnce {
                counts[sender, default: 0] += 1
                now.append(arrival)
            } else {
                later.append(arrival)
            }
        }
        return (now, later)
    }

    /// What was kept joins the end.
    mutating func join(_ kept: [Arrival]) {
        for arrival in kept {
            if let sender = arrival.sender { waiting[sender, default: []].append(arrival) }
        }
    }
}

extension Arrival {
    fileprivate var sender: SenderID? { inbounds?.first?.sender }
}
