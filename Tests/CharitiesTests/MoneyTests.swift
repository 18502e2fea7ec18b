import Charities
import Testing
import Understanding

@Suite struct MoneyTests {
    @Test(arguments: [
        ("$5", 500, Currency.usd), ("5 bucks", 500, .usd), ("cinco dólares", 500, .usd), ("2,50", 250, .usd),
        ("¥500", 500, .jpy), ("12.5", 1_250, .usd), ("I would give 40 dollars.", 4_000, .usd),
        ("7€", 700, .eur),
        ("£3.20", 320, .gbp), ("20 canadian dollars", 2_000, .cad), ("veinticinco pesos", 2_500, .mxn),
        ("1,000.50", 100_050, .usd), ("1.000,50", 100_050, .usd), ("2,500,000 yen", 2_500_000, .jpy),
        ("twenty five dollars", 2_500, .usd), ("two hundred dollars", 20_000, .usd), ("KWD 1.5", 1_500, .kwd),
        ("1,234 yen", 1_234, .jpy), ("$1,250", 125_000, .usd), ("cien", 10_000, .usd),
        ("USD 20", 2_000, .usd),
        ("20usd", 2_000, .usd), ("$ 15", 1_500, .usd), ("0.99", 99, .usd),
        ("I'll do twenty-five", 2_500, .usd), ("actually make it 40", 4_000, .usd),
        ("que sean 15", 1_500, .usd),
        ("mejor treinta", 3_000, .usd),
    ])
    func amountsAreRead(text: String, minor: Int, currency: Currency) {
        #expect(AmountReading(text, in: .usd) == .amount(Money(minor, currency)))
    }

    @Test(arguments: ["1,000", "1.000", "$2,000", "10.000 dólares", "1,500 KWD", "12.250 dinars"])
    func aThousandOrOneIsAskedBack(text: String) {
        guard case .either(let small, let large) = AmountReading(text, in: .usd) else {
            Issue.record("\(text)")
            return
        }
        #expect(large.minor == small.minor * 1_000)
    }

    @Test(arguments: [
        "0", "-5", "1.234", "1e9", "a lot", "un poco", "12345678901", "5 or 10", "5-10", "0.001", "3.5 yen",
        "50¢", "half a dollar", "medio dólar", "five and a half dollars", "cinco dólares y medio", "$5k",
        "5 thousand dollars",
        "75 cents", "two dollars fifty", "a few dollars", "2½ dollars", "dos dólares con cincuenta centavos",
        "5 mil pesos",
        "1.2.3", "1,00,000", "--3", "2% of my income", "el 10%",
    ])
    func whatIsNoAmountIsSaid(text: String) {
        #expect(AmountReading(text, in: .usd) == .wrong)
    }

    @Test(arguments: [
        "who are you", "I have one question", "no", "dollars", "$", "el perro come", "", "3 kids are sick",
        "para 2 familias", "precinct 14",
    ])
    func otherWordsAreNotAboutMoney(text: String) {
        #expect(AmountReading(text, in: .usd) == nil)
    }

    @Test(arguments: [
        ("$20 for clean water", "for clean water"), ("water, 10000 dollars", "water,"),
        ("donar veinte dólares a animales", "donar a animales"), ("20usd to habitat", "to habitat"),
        ("€ 15 books", "books"), ("food bank 77002", "food bank 77002"), ("give a hundred bucks", "give"),
    ])
    func whatElseIsSaidIsLookedFor(text: String, rest: String) {
        #expect(AmountReading.rest(of: text) == rest)
    }

    @Test(arguments: [
        (Money(500, .usd), "$5"), (Money(250, .usd), "$2.50"), (Money(1_234_567, .usd), "$12,345.67"),
        (Money(500, .jpy), "¥500"), (Money(1_005, .kwd), "KWD 1.005"),
        (Money(100_000_000, .cad), "CA$1,000,000"),
    ])
    func amountsAreWritten(money: Money, text: String) {
        #expect(money.text == text)
        #expect(Money(money.description) == money)
    }

    @Test(arguments: ["USD", "USD-5", "USD05", "XYZ5", "usd5", ""])
    func otherTokensAreNone(text: String) { #expect(Money(text) == nil) }
}
