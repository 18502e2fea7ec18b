import HTTP
import Testing

/// Cancellation and shutdown (T27).
struct CancellationTests {
    private let client = HTTPClient()

    @Test func cancelledBeforeItStartsNothingIsSent() async {
        let server = LocalServer(Deed.always)
        defer { server.stop() }
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await client.failure(HTTPRequest(.post, server.url))
        }
        #expect(await task.value == .cancelled)
        #expect(server.heard.isEmpty)
    }

    @Test func cancelledInFlightTheConnectionCloses() async throws {
        let server = LocalServer([.hear, .hold])
        defer { server.stop() }
        let task = Task { await client.failure(HTTPRequest(.get, server.url, deadline: .seconds(3600))) }
        try await server.hears(1)
        task.cancel()
        #expect(await task.value == .cancelled)
        try await server.ends(1)
    }

    @Test func cancelledWhileResolvingItEnds() async {
        let task = Task { await client.failure(HTTPRequest(.get, "https://no-such-host.invalid/")) }
        await Task.yield()
        task.cancel()
        let error = await task.value
        #expect(error == .cancelled || error?.phaseNotSent == .resolving)
    }

    @Test func stormOfCancelsLeavesTheClientWell() async throws {
        let server = LocalServer([.hear, .hold])
        let sound = LocalServer(Deed.always)
        defer {
            server.stop()
            sound.stop()
        }
        await withTaskGroup(of: HTTPError?.self) { group in
            for number in 0..<200 {
                group.addTask {
                    await client.failure(HTTPRequest(.post, server.url, deadline: .seconds(3600)))
                }
                if number.isMultiple(of: 20) { await Task.yield() }
            }
            group.cancelAll()
            for await error in group { #expect(error == .cancelled) }
        }
        #expect(try await client.send(HTTPRequest(.get, sound.url)).status == 200)
    }

    @Test func cancelsAndAnswersMayCross() async {
        let server = LocalServer(Deed.always)
        defer { server.stop() }
        for _ in 0..<200 {
            let task = Task { await client.outcome(HTTPRequest(.post, server.url)) }
            await Task.yield()
            task.cancel()
            switch await task.value {
            case .success(let response): #expect(response.status == 200)
            case .failure(let error): #expect(error == .cancelled)
            }
        }
    }

    @Test func shutdownCancelsWhatIsInFlightAndRefusesTheRest() async throws {
        let server = LocalServer([.hear, .hold])
        defer { server.stop() }
        let tasks = (0..<5).map { _ in
            Task { await client.failure(HTTPRequest(.get, server.url, deadline: .seconds(3600))) }
        }
        try await server.hears(5)
        await client.shutdown()
        for task in tasks { #expect(await task.value == .cancelled) }
        #expect(await client.failure(HTTPRequest(.get, server.url)) == .cancelled)
        try await server.ends(5)
        await client.shutdown()
    }

    @Test func requestsAndShutdownMayCross() async {
        let server = LocalServer(Deed.always)
        defer { server.stop() }
        for _ in 0..<20 {
            let client = HTTPClient()
            async let outcomes = withTaskGroup(of: HTTPError?.self) { group in
                for _ in 0..<10 { group.addTask { await client.failure(HTTPRequest(.get, server.url)) } }
                return await group.reduce(into: []) { $0.append($1) }
            }
            await client.shutdown()
            #expect(await outcomes.allSatisfy { $0 == nil || $0 == .cancelled })
        }
    }

    @Test func clientThatIsLetGoClosesItsConnections() async throws {
        let server = LocalServer(Deed.always)
        defer { server.stop() }
        _ = try await HTTPClient().send(HTTPRequest(.get, server.url))
        try await server.ends(1)
    }
}
