import Glibc

/// A schema of its own on the server that `TURNOUT_TEST_DATABASE` names: for houses that tests and transcripts bring up, which are in
/// files where nobody set that.
package struct ScratchDatabase: Sendable {
    package static var server: String? { getenv("TURNOUT_TEST_DATABASE").map { String(cString: $0) } }

    package let address: DatabaseAddress
    private let (server, schema): (String, String)

    /// Nil where houses are in files.
    package init?(for directory: String) throws(StoreError) {
        guard let server = Self.server else { return nil }
        let name = directory.split(separator: "/").last ?? ""
        schema =
            "h_"
            + name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined()
        self.server = server
        address = try DatabaseAddress(
            "\(server)\(server.contains("?") ? "&" : "?")options=-c%20search_path%3D\(schema)")
        // Tests write blobs, and look for words, as SQLite has it.
        try PostgresSession(DatabaseAddress(server)).execute(
            """
            CREATE SCHEMA \(schema); CREATE DOMAIN \(schema).blob AS bytea;
            CREATE FUNCTION \(schema).instr(text, text) RETURNS BIGINT LANGUAGE sql AS 'SELECT strpos($1, $2)::BIGINT'
            """)
    }

    package func drop() {
        guard let address = try? DatabaseAddress(server), let session = try? PostgresSession(address) else {
            return
        }
        try? session.execute("SET client_min_messages = error; DROP SCHEMA IF EXISTS \(schema) CASCADE")
    }
}
