import Conversation
import Store

/// The feed as Atom 1.0 (RFC 4287).
struct AtomFeed {
    private let files: PublicFiles

    init(_ files: PublicFiles) { self.files = files }

    var text: String {
        """
        <?xml version="1.0" encoding="utf-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xmlns:georss="http://www.georss.org/georss">
          <id>urn:uuid:\(files.name)</id>
          <title>\(Self.escaped(PublicFiles.title))</title>
          <updated>\(PublicFiles.time(files.updated))</updated>
          <author><name>Voters, through Turnout</name></author>
          <generator>Turnout</generator>
        \(files.records.map(entry).joined())</feed>

        """
    }

    private func entry(_ record: PublicRecord) -> String {
        let link = files.address(record.report).map {
            "    <link rel=\"alternate\" href=\"\(Self.escaped($0))\"/>\n"
        }
        let point = record.middle.map {
            "    <georss:point>\($0.latitude) \($0.longitude)</georss:point>\n"
        }
        return """
              <entry xml:lang="\(record.language.rawValue)">
                <id>urn:uuid:\(record.name)</id>
                <title>\(Self.escaped(PublicFiles.title(of: record)))</title>
                <published>\(PublicFiles.time(record.sentAt))</published>
                <updated>\(PublicFiles.time(record.updatedAt))</updated>
                <category term="\(record.kind.rawValue)" label="\(Self.escaped(PublicFiles.kind(of: record)))"/>
            \(link ?? "")\(point ?? "")    <content type="text">\(Self.escaped(PublicFiles.text(of: record)))</content>
              </entry>

            """
    }

    /// What people write never becomes markup, and what XML forbids is left out.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n": escaped.unicodeScalars.append(scalar)
            default:
                let value = scalar.value
                guard value >= 0x20, value != 0xFFFE, value != 0xFFFF, !(0x7F...0x9F).contains(value) else {
                    continue
                }
                escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
