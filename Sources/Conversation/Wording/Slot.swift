/// What is filled into a sentence.
public enum Slot: String, CaseIterable, Sendable {
    case age, cash, code, codes, command, comments, date, hotline, hours, kind, language, likes, max, miles,
        n,
        name, official,
        place,
        platform
    case point, question, reason, reasons, received, source, spent, state, text, url, when, zip
}
