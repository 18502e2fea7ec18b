import Glibc
import Locks
import Testing

@testable import HTTP

/// An actor that lives on the thread of all clients.
private actor Lodger {
    private var steps: [Int] = []
    nonisolated var unownedExecutor: UnownedSerialExecutor { HTTPThread.shared.asUnownedSerialExecutor() }

    func add(_ step: Int) -> UInt64 {
        steps.append(step)
        return threadNumber()
    }

    func all() -> [Int] { steps }
}

@Suite(.timeLimit(.minutes(30)))  // finds a hang, not a slow machine
struct HTTPThreadTests {
    @Test func tasksActorsAndAlarmsShareOneThread() async {
        let lodger = Lodger()
        let seen = Locked<Set<UInt64>>([])
        await withTaskGroup(of: Void.self) { group in
            for step in 0..<200 {
                group.addTask(executorPreference: HTTPThread.shared) {
                    seen.withLock { _ = $0.insert(threadNumber()) }
                    let number = await lodger.add(step)
                    seen.withLock { _ = $0.insert(number) }
                    await Task.yield()
                    seen.withLock { _ = $0.insert(threadNumber()) }
                }
            }
        }
        await withCheckedContinuation { waiter in
            _ = HTTPThread.shared.alarm(after: .milliseconds(1)) {
                seen.withLock { _ = $0.insert(threadNumber()) }
                waiter.resume()
            }
        }
        #expect(seen.withLock(\.count) == 1)
        #expect(!seen.withLock { $0.contains(threadNumber()) })
        #expect(await lodger.all().sorted() == Array(0..<200))
    }

    @Test func anAlarmSoundsAfterItsTimeAndACancelledOneNever() async throws {
        let rung = Locked<[Int]>([])
        let began = ContinuousClock.now
        let never = HTTPThread.shared.alarm(after: .milliseconds(5)) { rung.withLock { $0.append(0) } }
        await withCheckedContinuation { waiter in
            for wait in [30, 10, 20] {
                _ = HTTPThread.shared.alarm(after: .milliseconds(wait)) {
                    #expect(ContinuousClock.now - began >= .milliseconds(wait))
                    if rung.withLock({ rung in (rung.append(wait), rung.count == 3).1 }) { waiter.resume() }
                }
            }
            never.cancel()
        }
        #expect(rung.withLock(\.self) == [10, 20, 30])
    }

    @Test func aTaskThatNeverRestsHoldsUpNoAnswer() async throws {
        let server = LocalServer(Deed.always)
        defer { server.stop() }
        let lodger = Lodger()
        let restless = Task(executorPreference: HTTPThread.shared) {
            while !Task.isCancelled { _ = await lodger.all() }
        }
        let client = HTTPClient()
        for _ in 0..<20 {
            let answer = try await client.send(HTTPRequest(.get, server.url))
            #expect(answer.status == 200)
        }
        restless.cancel()
        await restless.value
    }
}

private func threadNumber() -> UInt64 { UInt64(pthread_self()) }
