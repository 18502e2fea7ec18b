import Foundation
import Testing

/// What a taken-over decoder may not do, tried by a program that is confined like one.
@Suite(.enabled(if: Program.attacker.isInstalled, "the attacker is not built beside the tests"))
struct ConfinementTests {
    /// What the attacker says of its attempts, confined as `words` ask for.
    private func attempts(_ words: [String] = []) throws -> [Substring] {
        let attacker = try #require(Program.attacker.path)
        // Through a pipe: what is confined may write to no file.
        let done = try Program.shell.run(["-c", "\"$0\" \"$@\" | cat", attacker] + words)
        let lines = String(decoding: done.output, as: UTF8.self).split(separator: "\n")
        // A kernel without filters is left to the limits; the machines that tests run on have them.
        try #require(lines.first != "unfiltered")
        return lines
    }

    @Test(arguments: [[], ["threads"]])
    func everyAttackIsRefused(words: [String]) throws {
        let lines = try attempts(words)
        #expect(lines.count == 38)
        for line in lines { #expect(!line.hasSuffix("SUCCEEDED")) }
        let expected = [
            "tgkill house: EPERM", "process: EPERM", "map code: EPERM",
            "make data code: EPERM", "timer: EPERM", "live on: EPERM", "map two gigabytes: ENOMEM",
        ]
        for line in expected { #expect(lines.contains(Substring(line)), "\(line)") }
    }

    /// A filter holds for the thread that asks for it, unless it says for all.
    @Test
    func aDrawingWorkerIsConfinedWithWhateverThreadsItsLibrariesHave() throws {
        let lines = try attempts(["drawing"])
        #expect(lines.count == 40)
        for line in lines { #expect(!line.hasSuffix("SUCCEEDED"), "\(line)") }
        for what in ["read a file", "internet"] {
            #expect(lines.contains("\(what) in a thread that was there: EPERM"))
        }
        #expect(lines.last == "threads: 0")
    }

    @Test
    func photosThatNeedNoThreadsGetNone() throws { #expect(try attempts().last == "threads: 0") }

    /// The kernel does not bind the administrator, who has to become nobody for that; another user stays who it is.
    @Test(arguments: [nil, "54321"])
    func threadsAreBoundedWhereTheyAreNeeded(user: String?) throws {
        // Only the administrator becomes somebody else.
        if user != nil, geteuid() != 0 { return }
        let lines = try attempts(["threads"] + (user.map { [$0] } ?? []))
        let started = try #require(lines.last?.split(separator: " ").last.flatMap { Int($0) })
        #expect((16..<4_000).contains(started))
    }

    @Test
    func whatSpinsIsEndedByItsOwnLimit() throws {
        let done = try Program.attacker.run("spin")
        #expect([-SIGKILL, -SIGXCPU].contains(done.status))
    }

    @Test
    func nothingOutlivesWhoStartedIt() throws { #expect(try Program.attacker.run("outlive").status == 0) }
}
