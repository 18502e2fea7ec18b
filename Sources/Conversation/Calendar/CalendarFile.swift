internal import CivicFacts

/// Days as an iCalendar file (RFC 5545): one entry a day, each a whole day, so that it means the day at the place
/// wherever the calendar is looked at.
struct CalendarFile {
    /// One entry.
    struct Entry {
        /// Stays the same whenever the same day is sent again, so that calendars put the new one in the old one's place.
        let id: String
        let day: CivilDate
        let title: String
        /// What stands below the title: the source, its age, and what else is known.
        let details: [String]
        let page: OfficialLink
        /// When its source said so last.
        let asOf: Moment
    }

    /// What the calendar calls itself.
    let name: String
    let entries: [Entry]
    /// When the file is made.
    let now: Moment

    /// Lines of at most 75 bytes that end as the standard wants it.
    var text: String {
        let head = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Turnout//Election dates//EN", "CALSCALE:GREGORIAN",
            "METHOD:PUBLISH", "X-WR-CALNAME:\(Self.escaped(name))",
        ]
        let lines = head + entries.flatMap(lines) + ["END:VCALENDAR"]
        return lines.map { Self.folded($0) + "\r\n" }.joined()
    }

    private func lines(of entry: Entry) -> [String] {
        let next = CivilDate(days: entry.day.days + 1)
        return [
            "BEGIN:VEVENT", "UID:\(Self.escaped(Self.identifier(entry.id)))", "DTSTAMP:\(Self.stamp(now))",
            // A calendar takes the entry with the higher number: that of the newer word of the source.
            "SEQUENCE:\(max(0, entry.asOf.milliseconds / 86_400_000))",
            "LAST-MODIFIED:\(Self.stamp(entry.asOf))",
            "DTSTART;VALUE=DATE:\(Self.date(entry.day))", "DTEND;VALUE=DATE:\(Self.date(next))",
            "SUMMARY:\(Self.escaped(entry.title))",
            "DESCRIPTION:\(Self.escaped(entry.details.joined(separator: "\n")))",
            "URL:\(entry.page.url)", "CLASS:PUBLIC", "TRANSP:TRANSPARENT", "END:VEVENT",
        ]
    }

    /// `google:9001` becomes `google-9001@dates.turnout`.
    private static func identifier(_ id: String) -> String {
        let bare = id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
        return String(bare) + "@dates.turnout"
    }

    /// `20261208`
    private static func date(_ day: CivilDate) -> String { day.description.replacing("-", with: "") }

    /// `20261121T161200Z`
    private static func stamp(_ moment: Moment) -> String {
        let seconds = moment.milliseconds.floored(by: 1_000)
        let days = seconds.floored(by: 86_400)
        let rest = seconds - days * 86_400
        let two = { (number: Int64) in number < 10 ? "0\(number)" : "\(number)" }
        return date(CivilDate(days: days)) + "T" + two(rest / 3_600) + two(rest % 3_600 / 60) + two(rest % 60)
            + "Z"
    }

    /// Commas, semicolons, backslashes and line breaks mean something in a value (RFC 5545, 3.3.11); control
    /// characters may not stand there at all.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\\\"
            case ";": escaped += "\\;"
            case ",": escaped += "\\,"
            case "\n": escaped += "\\n"
            case "\u{0}"..."\u{1F}", "\u{7F}": break
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// The line with a break before what would be the 76th byte; what goes on begins with a space. Letters stay whole.
    static func folded(_ line: String) -> String {
        var folded = ""
        var bytes = 0
        for scalar in line.unicodeScalars {
            let more = String(scalar).utf8.count
            if bytes + more > 75 {
                folded += "\r\n "
                bytes = 1
            }
            folded.unicodeScalars.append(scalar)
            bytes += more
        }
        return folded
    }
}
