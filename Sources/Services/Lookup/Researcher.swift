import CivicFacts
import Conversation
import Store

/// Hands a look-up to whoever asks the providers.
struct Researcher: Sendable {
    let looking: any Looking
    let log: Log

    func perform(_ work: Work) async -> Settlement {
        guard case .look(_, let question, let address, _) = work else { return .failure(.never(.refused)) }
        guard address != nil || !question.needsAddress else { return .looked(LookFinding(.lost)) }
        let finding = await looking.look(question, at: address)
        if case .referred = finding.outcome { log.info("look.referred") }
        return .looked(finding)
    }
}
