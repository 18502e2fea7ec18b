@testable import Rehearsal

/// One thing that one of the crowd does. What exactly is found out when it happens, from what they see then.
struct CrowdDeed: Sendable, CustomStringConvertible {
    let person: World.Person
    /// Which of the things that this person can do.
    let roll: Int
    /// Seconds since the deed before.
    let pause: Int
    /// How many deeds later it arrives; others overtake it meanwhile.
    let delay: Int
    let isLost: Bool
    /// How many deeds after its arrival it arrives once more; nil if it comes once.
    let echo: Int?

    init(_ dice: inout Dice) {
        let people: [World.Person] = [.dana, .dana, .ines, .ines, .omar, .quinn]
        person = people[dice.roll(people.count)]
        roll = dice.roll(1_000_000)
        pause = dice.isLucky(40) ? 90_000 : dice.isLucky(20) ? 1_900 : 4 + dice.roll(20)
        delay = dice.isLucky(5) ? 1 + dice.roll(4) : 0
        isLost = dice.isLucky(12)
        echo = dice.isLucky(5) ? dice.roll(6) : nil
    }

    static func script(seed: UInt64, count: Int) -> [CrowdDeed] {
        var dice = Dice(seed: seed)
        return (0..<count).map { _ in CrowdDeed(&dice) }
    }

    var description: String {
        "\(person.rawValue) \(roll) +\(pause)s"
            + (delay > 0 ? " late by \(delay)" : "") + (isLost ? " lost" : "")
            + (echo.map { " again after \($0)" } ?? "")
    }
}
