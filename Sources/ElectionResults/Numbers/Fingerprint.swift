extension PastContest {
    /// Ten letters that are others as soon as one figure, name or mark is: what somebody saved is held against them.
    public var fingerprint: ContestID {
        let rows = standings.map { standing in
            let lines = standing.lines.map { "\($0.party ?? "")=\($0.votes.map(String.init) ?? "")" }
            let mark = standing.isMarkedElected ? "!" : ""
            return "\(standing.name ?? "")\(mark):\(lines.joined(separator: "+"))"
        }
        let head = "\(header.id)/\(header.status.rawValue)/\(seats)/\(registered)/\(ballots)"
        return ContestID(key: ([head] + rows).joined(separator: "/"))
    }
}
