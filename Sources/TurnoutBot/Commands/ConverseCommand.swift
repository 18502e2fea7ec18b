struct ConverseCommand {
    let arguments: [String]
    func run() async throws -> Int32 { 0 }
}
