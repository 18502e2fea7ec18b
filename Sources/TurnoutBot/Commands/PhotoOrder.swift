import MediaProcessing

/// What the command line of `turnout photo` asks for.
struct PhotoOrder {
    let paths: PathPair
    /// The defaults, with what the options change.
    let limits: PhotoLimits

    /// Reads the words after `photo`; the trouble names the first one that is wrong.
    init(_ arguments: [String]) throws(CopyTrouble) {
        var limits = PhotoLimits()
        paths = try PathPair(arguments) { (option, value) throws(CopyTrouble) in
            switch option {
            case "--max-side": limits.maxSide = try Self.number(value, of: option, in: 1...65_500)
            case "--quality": limits.quality = try Self.number(value, of: option, in: 1...100)
            default: throw .usage("there is no option \(option)")
            }
        }
        self.limits = limits
    }

    private static func number(
        _ value: String?, of option: String, in range: ClosedRange<Int>
    ) throws(CopyTrouble) -> Int {
        guard let value, let number = Int(value), range.contains(number) else {
            throw .usage("\(option) needs a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }
}
