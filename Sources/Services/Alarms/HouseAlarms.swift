public import CivicFacts
public import Conversation
public import Store

/// Looks once a minute whether something is wrong with the house itself, and has the review rooms told, once, and once when it is
/// over: room on the disk, the age of the newest copy, a platform that does not answer, civic data that is too old.
public struct HouseAlarms: Sendable {
    let pulse: Pulse
    let store: Store
    let platforms: [Platform]
    let directory: String
    let probe: HouseProbe
    let log: Log
    var disk: @Sendable (String) -> Disk? = { Disk(of: $0) }
    var now: @Sendable () -> Moment = { Clock.system.now() }

    private static let pause = Duration.seconds(60)
    /// Of a hundred parts of the disk; over only with a little more, so that nobody is told again and again.
    private static let (least, enough) = (10, 12)
    /// How old the newest copy of the data may be: one a day, and some hours for it.
    public static let copyLife = Span.hours(26)
    private static let silence = Duration.seconds(300)

    public init(
        pulse: Pulse, store: Store, platforms: [Platform], directory: String, probe: HouseProbe, log: Log
    ) {
        (self.pulse, self.store, self.platforms) = (pulse, store, platforms)
        (self.directory, self.probe, self.log) = (directory, probe, log)
    }

    /// Until cancelled.
    public func run() async throws {
        while true {
            try await Task.sleep(for: Self.pause)
            await look()
        }
    }

    /// One look. What the database cannot keep now is told with the next.
    func look() async {
        for (alarm, isOn) in await signs() {
            guard (try? await store.note(alarm, isOn: isOn, at: now())) == true else { continue }
            if isOn {
                log.error("house.alarm", ["count": 1])
            } else {
                log.info("house.alarm_over", ["count": 1])
            }
        }
    }

    /// Everything that is surely wrong or surely well; what nobody can tell stays as it is.
    private func signs() async -> [(HouseAlarm, isOn: Bool)] {
        var signs: [(HouseAlarm, isOn: Bool)] = []
        if let percent = disk(directory)?.percentFree, percent < Self.least || percent >= Self.enough {
            signs.append((.disk(percent: percent), percent < Self.least))
        }
        if let copies = probe.copies(), let since = copies.newest ?? copies.born {
            let age = now().since(since)
            let hours = Int(age.milliseconds / 3_600_000)
            let alarm = copies.newest == nil ? HouseAlarm.noCopy(hours: hours) : .copies(hours: hours)
            signs.append((alarm, age > Self.copyLife))
        }
        for platform in platforms {
            let silence = pulse.absence(of: platform)
            let minutes = Int(silence.components.seconds / 60)
            signs.append((.platform(platform, minutes: minutes), silence > Self.silence))
        }
        for edition in await probe.editions() {
            let days = Int(now().since(edition.asOf).milliseconds / 86_400_000)
            signs.append((.civic(edition, days: days), edition.isAlarming(at: now())))
        }
        return signs
    }
}
