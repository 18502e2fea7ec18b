/// A transcript and the text that came of playing it.
public struct Performance: Equatable, Sendable {
    public let transcript: Transcript
    /// The transcript as it would be written now.
    public let text: String

    /// Plays a transcript on a fresh stage and closes the stage; an error names the line it happened at.
    public static func of(
        _ transcript: Transcript, on stage: any Stage
    ) async throws(TranscriptError) -> Performance {
        do throws(TranscriptError) {
            let text = try await play(transcript, on: stage)
            await stage.close()
            return Performance(transcript: transcript, text: text)
        } catch {
            await stage.close()
            throw error
        }
    }

    /// Whether the text came out as it was written, byte for byte.
    public var isSame: Bool { transcript.source.utf8.elementsEqual(text.utf8) }

    /// From the text as written to the text as played.
    public var diff: Diff {
        Diff(
            from: transcript.source, to: text, names: (transcript.file, "\(transcript.file), as played now"))
    }

    private static func play(
        _ transcript: Transcript, on stage: any Stage
    ) async throws(TranscriptError) -> String {
        var text = ""
        do {
            try await stage.open(cast: transcript.cast, clock: transcript.clock, zone: transcript.zone)
        } catch {
            throw TranscriptError(file: transcript.file, line: 0, words: "", complaint: .stage(error))
        }
        for line in transcript.lines {
            do {
                for row in try await rows(of: line, on: stage) { text += row + "\n" }
            } catch {
                throw TranscriptError(
                    file: transcript.file, line: line.number, words: line.text, complaint: .stage(error))
            }
        }
        return text
    }

    /// What stands in the new text for one line of the old one.
    private static func rows(of line: Transcript.Line, on stage: any Stage) async throws -> [String] {
        switch line.kind {
        case .title, .note, .empty, .cast, .clock: return [line.text]
        case .outcome: return []
        case .question(let question):
            return Rendering.lines(of: question, answer: try await stage.answer(question))
        case .cue(let cue):
            let outcomes = try await stage.play(cue)
            // Silence after a person's deed is worth a line: it says that nothing was forgotten here.
            if outcomes.isEmpty, case .deed = cue { return [line.text, "Nothing happens."] }
            return [line.text] + outcomes.flatMap(Rendering.lines(of:))
        }
    }
}
