import Testing

@testable import Conversation
@testable import Rehearsal
@testable import Understanding

/// Photos that came after the report, and whose question was left without an answer.
@Suite struct LatePhotoTests {
    private func withLatePhoto() throws -> Steps {
        var steps = try Steps.afterSending()
        let source = PhotoSource(platform: .matrix, reference: "photo")
        let step = try steps.take(
            .dana(.photo, "photo", .sentPhoto(source: source, album: nil, caption: nil), line: ""))
        #expect(step.turn.session.page is LatePage)
        return steps
    }

    /// Understood words are a guess: they throw nothing away.
    @Test(arguments: ["latest reports", "report a problem"]) func wordsPutThemAside(words: String) throws {
        var steps = try withLatePhoto()
        _ = try steps.omar("ban.1")
        let step = try steps.says(words)
        #expect(step.turn.changes.isEmpty)
        #expect(step.turn.session.heldPhotos == step.session.heldPhotos)
        #expect(step.turn.session.parked.last?.reason == .discarded)
    }

    @Test func newReportBeginsWithThem() throws {
        var steps = try withLatePhoto()
        let step = try steps.says("report a problem")
        #expect(step.turn.session.draft?.photos.count == 1)
        #expect(step.turn.session.parked.isEmpty)
    }
}
