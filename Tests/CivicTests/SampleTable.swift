import Foundation

/// What each sample should come to: `Tests/Readings/civic-samples.txt`.
enum SampleTable {
    struct Row: Sendable, CustomStringConvertible {
        let file: String
        let status: Int
        let reader: String
        let expected: String

        var description: String { file }
    }

    static let rows: [Row] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let table = folder.appending(path: "Readings/civic-samples.txt")
        let lines = (try? String(contentsOf: table, encoding: .utf8))?.split(separator: "\n") ?? []
        var heading: [String] = []
        var rows: [Row] = []
        for line in lines where !line.hasPrefix("#") {
            if line.hasPrefix("[") {
                heading = line.dropFirst().dropLast().components(separatedBy: ": ")
                continue
            }
            let parts = line.components(separatedBy: " = ")
            let file = parts[0].split(separator: " ")
            rows.append(
                Row(
                    file: "\(heading[0])/\(file[0])", status: file.count == 2 ? Int(file[1]) ?? 0 : 200,
                    reader: heading[1], expected: parts[1]))
        }
        return rows
    }()
}
