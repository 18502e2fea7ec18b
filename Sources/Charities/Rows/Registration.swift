/// What kind of charity it is. Nothing else can be listed: no party, candidate, committee, lobby or ballot question.
package enum CharityKind: String, Sendable {
    case unitedStates = "501c3"
    case canada = "ca-charity"
    case britain = "gb-charity"
}

/// The number under which an authority has it: `US 20-3069841`, `CA 131792616RR0001`, `GB 1182166`.
package struct Registration: Hashable, Sendable {
    package let country: String
    package let number: String

    /// Nil for a number that the authority cannot have given: its form, and for Canada its check digit.
    package init?(_ text: String) {
        let parts = text.split(separator: " ").map(String.init)
        guard parts.count == 2 else { return nil }
        (country, number) = (parts[0], parts[1])
        let isRight =
            switch country {
            case "US": Self.isEIN(number)
            case "CA": Self.isBN(number)
            case "GB": (6...8).contains(number.utf8.count) && number.utf8.allSatisfy(Self.isDigit)
            default: false
            }
        guard isRight else { return nil }
    }

    package var text: String { "\(country) \(number)" }

    /// Where anybody can look the number up.
    package var register: String {
        switch country {
        case "CA": "https://www.canada.ca/en/revenue-agency/services/charities-giving/list-charities.html"
        case "GB": "https://register-of-charities.charitycommission.gov.uk/"
        default: Self.unitedStatesRegister
        }
    }

    package static let unitedStatesRegister = "https://apps.irs.gov/app/eos/"

    /// Two digits, a dash, seven digits; no number begins with 00.
    private static func isEIN(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.utf8.count) == [2, 7] && parts.allSatisfy { $0.utf8.allSatisfy(isDigit) }
            && parts[0] != "00"
    }

    /// Nine digits whose sum by Luhn is right, and RR with four more for a charity's account.
    private static func isBN(_ text: String) -> Bool {
        let (digits, account) = (text.prefix(9), text.dropFirst(9))
        return text.utf8.count == 15 && digits.utf8.allSatisfy(isDigit) && account.hasPrefix("RR")
            && account.dropFirst(2).utf8.allSatisfy(isDigit) && Luhn.isRight(digits.utf8.map { Int($0) - 48 })
    }

    private static func isDigit(_ byte: UInt8) -> Bool { 48...57 ~= byte }
}

/// The sum with which numbers of cards and Canadian businesses protect themselves against slips.
package enum Luhn {
    package static func isRight(_ digits: [Int]) -> Bool {
        let sum = digits.reversed().enumerated().reduce(0) { sum, next in
            let (place, digit) = next
            guard !place.isMultiple(of: 2) else { return sum + digit }
            return sum + (digit > 4 ? digit * 2 - 9 : digit * 2)
        }
        return sum.isMultiple(of: 10)
    }
}
