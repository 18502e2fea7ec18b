import Charities
import Conversation

/// Charities and payments as the settings describe them.
struct GivingSetup {
    let mode: GivingMode
    /// The bundled charities with the operator's own; nil: the bundled ones.
    let directory: CharityDirectory?
    let payments: PaymentRules?
    let support: PaymentSupport?
    /// What the operator should know, a sentence each.
    let complaints: [String]

    /// Throws where payments are wanted that would be somebody else's, or nobody's.
    init(_ configuration: Configuration) throws(Configuration.Fault) {
        mode = try configuration.giving
        let charities = try configuration.charities
        directory = charities.directory
        support = try Self.support(configuration)
        var complaints = charities.faults.map {
            "TURNOUT_ORGANISATIONS: \($0.row) is left out: look at its field \($0.field), see docs/giving.md."
        }
        let payable = directory?.payable ?? []
        if mode == .on, payable.isEmpty {
            complaints.append("TURNOUT_GIVING is on, and no charity is payable: cards are not taken.")
        }
        self.complaints = complaints
        payments = try mode == .on && !payable.isEmpty ? Self.rules(payable, configuration) : nil
        if payments != nil, support == nil {
            throw Configuration.Fault(
                "TURNOUT_PAY_SUPPORT is missing: who answers about payments, and in how many days.")
        }
    }

    /// A token is one merchant's account: with two charities somebody would take gifts for another.
    private static func rules(
        _ payable: [Organisation], _ configuration: Configuration
    ) throws(Configuration.Fault) -> PaymentRules {
        guard payable.count == 1 else {
            throw Configuration.Fault(
                "TURNOUT_ORGANISATIONS has \(payable.count) payable charities. "
                    + "One token is one charity's account: leave one.")
        }
        guard let token = configuration[.telegram(.paymentToken)], configuration[.telegram(.token)] != nil
        else {
            throw Configuration.Fault(
                "TELEGRAM_PAYMENT_TOKEN is missing: with TURNOUT_GIVING=on gifts are paid on Telegram.")
        }
        let text = configuration[.house(.giveMost)] ?? Setting.house(.giveMost).fallback
        guard let most = Money(written: "USD \(text)"), most.minor > 0 else {
            throw Configuration.Fault("TURNOUT_GIVE_MAX must be an amount such as 200.00.")
        }
        return PaymentRules(isTest: token.contains(":TEST:"), mostHundredths: most.minor)
    }

    private static func support(_ configuration: Configuration) throws(Configuration.Fault) -> PaymentSupport?
    {
        guard let text = configuration[.house(.paySupport)] else { return nil }
        let parts = text.split(separator: " ")
        guard parts.count == 2, let days = Int(parts[1]), (1...60).contains(days) else {
            throw Configuration.Fault("TURNOUT_PAY_SUPPORT must be like: gifts@example.org 5")
        }
        return PaymentSupport(address: String(parts[0]), days: days)
    }
}
