import Testing

@testable import HTTP

/// The order of posts, cancels and the end, with the loop's side played by hand.
struct CurlMailboxTests {
    private let mailbox = CurlMailbox()

    private func outcome(_ id: UInt64) async throws -> CurlJob.Outcome {
        let request = HTTPRequest(.get, "https://example.test/")
        let address = try HTTPAddress(request.url)
        return await withCheckedContinuation { waiter in
            mailbox.post(
                CurlJob(id: id, request: request, address: address, submitted: .now) {
                    waiter.resume(returning: $0)
                })
        }
    }

    @Test func cancelReadBeforeItsJobArrivesIsRemembered() async throws {
        let id = mailbox.newID()
        mailbox.cancel(id)
        #expect(mailbox.take().cancelled == [id])
        #expect(try await outcome(id) == .failure(.cancelled))
        #expect(mailbox.take().arrived.isEmpty)
    }

    @Test func cancelAfterItsJobWasTakenReachesTheLoop() async throws {
        let id = mailbox.newID()
        async let outcome = outcome(id)
        var mail = mailbox.take()
        while mail.arrived.isEmpty {
            await Task.yield()
            mail = mailbox.take()
        }
        mailbox.cancel(id)
        #expect(mailbox.take().cancelled == [id])
        for job in mail.arrived { job.finish(.failure(.cancelled)) }
        #expect(try await outcome == .failure(.cancelled))
    }

    @Test func jobAfterTheOrderToStopIsRefused() async throws {
        mailbox.stop()
        #expect(mailbox.take().isStopping)
        #expect(try await outcome(mailbox.newID()) == .failure(.cancelled))
        #expect(mailbox.seal().isEmpty)
        mailbox.close()
        await mailbox.awaitClose()
    }
}
