extension Currency {
    /// The least and the most that an invoice on Telegram may be about, in the smallest units; nil for a currency that it does
    /// not have. From Telegram's table of currencies (bots/payments/currencies.json), read on 2026-11-26 in a public copy whose
    /// rates are those of May 2017: everywhere about 1 and 10,000 US dollars. Telegram moves them with the rates and has the last
    /// word: it refuses the invoice.
    package var invoiceLimits: ClosedRange<Int>? {
        switch self {
        case .usd: 100...1_000_000
        case .cad: 135...1_356_697
        case .gbp: 76...767_960
        case .eur: 89...893_101
        case .mxn: 1_865...18_656_498
        case .jpy: 111...1_112_750
        case .aud: 134...1_340_978
        case .nzd: 144...1_445_703
        case .chf: 97...974_860
        case .inr: 6_457...64_579_002
        case .brl: 328...3_289_402
        case .krw: 1_117...11_173_199
        case .kwd: nil
        }
    }
}
