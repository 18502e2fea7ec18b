import CivicFacts
import Services
import Store

/// Somebody who is asked and never comes back, until the test is over.
struct StuckLooking: Looking {
    let asked = Gate()

    func look(_ question: LookQuestion, at address: StreetAddress?) async -> LookFinding {
        asked.open()
        try? await Task.sleep(for: .seconds(86_400))
        return LookFinding(.kept)
    }
}
