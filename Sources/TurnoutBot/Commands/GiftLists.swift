import Charities
import CivicFacts
import Conversation
import FoundationEssentials
import PublicSite
import Store

/// Rows of the ledger as people and programs read them.
enum GiftLists {
    /// What was paid to one organisation in one currency on one day, refunds taken off. Currencies are never added.
    struct Sum: Equatable {
        let day: CivilDate
        let organisation: String
        let currency: String
        let isTest: Bool
        var minor = 0
        var rows = 0

        var line: String {
            let test = isTest ? " (test, no money moved)" : ""
            let amount = GiftLists.amount(ChargedAmount(minor: minor, currency: currency))
            return "\(day) \(organisation) \(amount) in \(rows) rows\(test)"
        }
    }

    static func sums(of gifts: [Gift]) -> [Sum] {
        var sums: [Sum] = []
        for gift in gifts {
            let organisation = gift.organisation?.description ?? "unknown"
            let index = sums.firstIndex {
                $0.day == gift.day && $0.organisation == organisation && $0.isTest == gift.isTest
                    && $0.currency == gift.amount.currency
            }
            var sum =
                index.map { sums[$0] }
                ?? Sum(
                    day: gift.day, organisation: organisation, currency: gift.amount.currency,
                    isTest: gift.isTest)
            sum.minor += gift.amount.minor
            sum.rows += 1
            if let index { sums[index] = sum } else { sums.append(sum) }
        }
        return sums
    }

    /// Those that nobody has given back yet.
    static func unmatched(among gifts: [Gift]) -> [Gift] {
        let back = Set(gifts.filter { $0.kind == .refunded }.map(\.charge))
        return gifts.filter { $0.kind == .unmatched && !back.contains($0.charge) }
    }

    static func line(of gift: Gift) -> String {
        let test = gift.isTest ? " test" : ""
        return
            "\(gift.number) \(gift.day) \(gift.kind.rawValue) \(gift.organisation?.description ?? "unknown") "
            + "\(amount(gift.amount)) \(gift.charge) \(gift.providerCharge)\(test)"
    }

    /// "USD 5.00", "-USD 5.00"; the smallest units of a currency that is not known here.
    static func amount(_ amount: ChargedAmount) -> String {
        guard let currency = Currency(rawValue: amount.currency) else {
            return "\(amount.minor) \(amount.currency)"
        }
        let (whole, rest) = abs(amount.minor).quotientAndRemainder(dividingBy: currency.unit)
        let sign = amount.minor < 0 ? "-" : ""
        let behind = currency.digits == 0 ? "" : "." + String(String(currency.unit + rest).dropFirst())
        return "\(sign)\(currency.rawValue) \(whole)\(behind)"
    }

    private static let columns = [
        "number", "day", "kind", "organisation", "minor", "currency", "charge", "provider_charge", "test",
    ]

    static func csv(_ gifts: [Gift]) -> String {
        let rows = gifts.map { gift in
            [
                "\(gift.number)", "\(gift.day)", gift.kind.rawValue, gift.organisation?.description ?? "",
                "\(gift.amount.minor)", gift.amount.currency, gift.charge, gift.providerCharge,
                "\(gift.isTest)",
            ].map(SeparatedCell.written)
        }
        return ([columns] + rows).map { $0.joined(separator: ",") + "\r\n" }.joined()
    }

    static func json(_ gifts: [Gift]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        return String(decoding: try encoder.encode(gifts), as: UTF8.self) + "\n"
    }
}
