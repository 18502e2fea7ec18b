/// What a contest was for; its raw value is in ids, for ever.
public enum Office: String, CaseIterable, Sendable {
    case mayor, council, trustee, question, president
    case senate = "us-senate"
    case house = "us-house"
    case governor
    case lieutenantGovernor = "lieutenant-governor"
}
