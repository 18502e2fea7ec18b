import CivicFacts
import HTTP
import Services

/// Whether the machine's clock is that of the platforms: people are told when things happened.
struct ClockCheckup: Sendable {
    let configuration: Configuration

    private static let tolerance: Int64 = 30

    /// Nothing where no platform is set up, or none answers: that is another finding.
    func findings() async -> [Finding] {
        let wire = Wire(configuration: configuration)
        var findings: [Finding] = []
        for (name, address) in wire.addresses {
            // Whatever it answers, it says when.
            guard let answer = try? await wire.ask(address),
                let theirs = answer.headers["Date"].flatMap(Self.seconds)
            else { continue }
            findings.append(Self.finding(name, ahead: Clock.system.now().milliseconds / 1_000 - theirs))
        }
        return findings
    }

    static func finding(_ name: String, ahead seconds: Int64) -> Finding {
        guard abs(seconds) > tolerance else {
            return Finding(isWell: true, sentence: "clock: as \(name) has it")
        }
        let way = seconds > 0 ? "ahead of" : "behind"
        let sentence =
            "clock: \(abs(seconds)) seconds \(way) \(name); switch a time service on: timedatectl set-ntp true"
        return Finding(isWell: false, sentence: sentence)
    }

    /// Seconds since 1970 of "Thu, 26 Nov 2026 12:41:47 GMT".
    static func seconds(_ date: String) -> Int64? {
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let words = date.split(separator: " ")
        guard words.count == 6, let day = Int(words[1]), let year = Int64(words[3]),
            let month = months.firstIndex(of: String(words[2]))
        else { return nil }
        let time = words[4].split(separator: ":").compactMap { Int64($0) }
        guard time.count == 3, (1...31).contains(day), (1970...9999).contains(year) else { return nil }
        let days = CivilDate(year: year, month: month + 1, day: day).days
        return days * 86_400 + time[0] * 3_600 + time[1] * 60 + time[2]
    }
}
