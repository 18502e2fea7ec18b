import Encryption
import FoundationEssentials
import Store

/// The key that seals what the Matrix adapter keeps of its own keys: a credential of the service manager, the file of a setting,
/// or a file in the data directory.
struct MatrixKeyFile {
    private static let credential = "turnout-matrix-key"
    static let name = "matrix.key"

    /// Where it lies, or is to lie.
    let path: String
    /// Whoever copies the data directory has it, too.
    let isBesideData: Bool
    /// Nobody named another place: it is made where it is missing.
    let isOurs: Bool

    init(_ configuration: Configuration) {
        let named = configuration.credentialFile(Self.credential) ?? configuration[.matrix(.keyFile)]
        isOurs = named == nil
        path = named ?? "\(configuration.dataDirectory)/\(Self.name)"
        isBesideData = HouseFolder(configuration).holds(path)
    }

    /// Nil where there is no file; throws where it holds no key.
    func read() throws(Configuration.Fault) -> AtRestKey? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        guard let data = FileManager.default.contents(atPath: path), let key = Self.key([UInt8](data)) else {
            throw Configuration.Fault(
                "The key for encrypted Matrix rooms (turnout-matrix-key, MATRIX_KEY_FILE) cannot be read, or is not 64 hex "
                    + "digits.")
        }
        return key
    }

    /// The same, made in the data directory if it is to lie there and does not yet.
    func readOrMake() throws -> AtRestKey {
        if let key = try read() { return key }
        guard isOurs else {
            throw Configuration.Fault(
                "There is no file at MATRIX_KEY_FILE: make one with openssl rand -hex 32, readable by turnout alone."
            )
        }
        let key = AtRestKey.make()
        try keep(key)
        return key
    }

    /// Writes a key that lies in the data directory, unless it is there.
    func keep(_ key: AtRestKey) throws {
        guard isOurs, try read() == nil else { return }
        try DurableFile.write(Self.hex(key.bytes.bytes), to: path)
    }

    private static func hex(_ bytes: [UInt8]) -> [UInt8] {
        let digits = Array("0123456789abcdef".utf8)
        return bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] } + [UInt8(ascii: "\n")]
    }

    /// 64 hex digits with space around them, or the 32 bytes themselves.
    static func key(_ file: [UInt8]) -> AtRestKey? {
        if let key = AtRestKey(Secret(file)) { return key }
        let text = String(decoding: file, as: UTF8.self).filter { !$0.isWhitespace }
        let digits = text.compactMap(\.hexDigitValue)
        guard text.utf8.count == 64, digits.count == 64 else { return nil }
        return AtRestKey(Secret((0..<32).map { UInt8(digits[$0 * 2] << 4 | digits[$0 * 2 + 1]) }))
    }
}
