/// A currency in which people give.
public enum Currency: String, Codable, Hashable, Sendable, CaseIterable {
    case usd = "USD"
    case cad = "CAD"
    case gbp = "GBP"
    case eur = "EUR"
    case mxn = "MXN"
    case jpy = "JPY"
    case aud = "AUD"
    case nzd = "NZD"
    case chf = "CHF"
    case inr = "INR"
    case brl = "BRL"
    case krw = "KRW"
    case kwd = "KWD"

    /// How many digits stand behind the point: as Telegram's table of currencies has it (bots/payments/currencies.json,
    /// read in a public copy on 2026-11-25), which differs from ISO 4217. Telegram has no currency of three: the Kuwaiti
    /// dinar is pledged only.
    package var digits: Int {
        switch self {
        case .jpy, .krw: 0
        case .kwd: 3
        case .usd, .cad, .gbp, .eur, .mxn, .aud, .nzd, .chf, .inr, .brl: 2
        }
    }

    /// One whole unit in the smallest units.
    package var unit: Int { [1, 10, 100, 1_000][digits] }

    /// What stands before an amount; a code with a space where no sign is known to everybody.
    package var sign: String {
        switch self {
        case .usd: "$"
        case .cad: "CA$"
        case .gbp: "£"
        case .eur: "€"
        case .mxn: "MX$"
        case .jpy: "¥"
        case .aud: "AU$"
        case .nzd: "NZ$"
        case .brl: "R$"
        case .inr: "₹"
        case .krw: "₩"
        case .chf, .kwd: rawValue + " "
        }
    }

    /// Signs and words in either language, as plain text has them.
    static let names: [String: Currency] = {
        let words: [(Currency, String)] = [
            (
                .usd,
                "$ us$ usd dollar dollars buck bucks dolar dolares doler dolers varo varos lana us"
            ),
            (.cad, "ca$ c$ cad canadiense canadienses canadian"),
            (.gbp, "£ gbp pound pounds quid libra libras"),
            (.eur, "€ eur euro euros"), (.mxn, "mx$ mxn peso pesos"), (.jpy, "¥ ￥ jpy yen yenes"),
            (.aud, "au$ a$ aud"), (.nzd, "nz$ nzd"), (.chf, "chf franc francs franco francos"),
            (.inr, "₹ inr rupee rupees rupia rupias"), (.brl, "r$ brl real reais reales"),
            (.krw, "₩ krw won"), (.kwd, "kwd dinar dinars dinares"),
        ]
        let pairs = words.flatMap { currency, names in
            names.split(separator: " ").map { (String($0), currency) }
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()
}
