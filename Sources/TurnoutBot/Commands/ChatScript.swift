import Adapters
import CivicFacts
import Conversation

/// The order of things: a person may type at any time, a piped line waits until the one before is answered.
struct ChatScript: Sendable {
    let keyboard: ChatKeyboard
    let screen: ChatScreen
    let rendering: TerminalRendering
    let rest: ChatRest
    let secondThoughts: Span
    /// Where the newest picture is written, too.
    let saved: String?

    /// A minute is the longest that a decision is waited for at the end.
    private static let longestFarewell = Span.minutes(1)

    /// The next line; nil at the end of the chat, when everybody has heard what they were to hear.
    @Sendable func next() async -> String? {
        if !keyboard.isLive { await rest.come(within: ChatRest.pause) }
        if keyboard.isLive { screen.ask() }
        let line = await keyboard.next()
        if let line, !TerminalGrammar.isFarewell(line) { return line }
        if line != nil { screen.heard() }
        await rest.come(within: keyboard.isLive ? .zero : farewell)
        return nil
    }

    /// What the adapter shows; a line that somebody typed here is on the screen already.
    @Sendable func show(_ output: TerminalOutput) {
        if case .heard(let line, let speaker) = output {
            screen.heard(speaker: speaker)
            guard !keyboard.isLive, !line.isEmpty else { return }
        }
        if case .picture(let file) = output, let saved { return show(file, savedAs: saved) }
        screen.show(rendering.lines(for: output))
    }

    private func show(_ file: PictureFile, savedAs path: String) {
        guard (try? CopiedFile(path: path).replace(with: file.png)) != nil else {
            screen.show(rendering.lines(for: .picture(file)))
            return screen.show(rendering.lines(for: .hint("The picture cannot be written to \(path).")))
        }
        let saved = PictureFile(
            file.picture, png: file.png, width: file.width, height: file.height, hash: file.hash, path: path)
        screen.show(rendering.lines(for: .picture(saved)))
    }

    private var farewell: Span {
        let decision = min(secondThoughts, Self.longestFarewell).milliseconds
        return max(ChatRest.pause, Span(milliseconds: decision + 1_000))
    }
}
