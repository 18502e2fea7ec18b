import Foundation
import Testing

/// What a taken-over decoder may not do, tried by a program that is confined like one.
@Suite(.enabled(if: Program.attacker.isInstalled, "the attacker is not built beside the tests"))
struct ConfinementTests {
    @Test
    func everyAttackIsRefused() throws {
        let attacker = try #require(Program.attacker.path)
        // Through a pipe: what is confined may write to no file.
        let done = try Program.shell.run("-c", "\"$0\" | cat", attacker)
        let lines = String(decoding: done.output, as: UTF8.self).split(separator: "\n")
        // A kernel without filters is left to the limits; the machines that tests run on have them.
        try #require(lines.first != "unfiltered")
        #expect(lines.count == 37)
        for line in lines { #expect(!line.hasSuffix("SUCCEEDED")) }
        let expected = [
            "tgkill house: EPERM", "process: EPERM", "map code: EPERM",
            "make data code: EPERM", "timer: EPERM", "live on: EPERM", "map two gigabytes: ENOMEM",
        ]
        for line in expected { #expect(lines.contains(Substring(line)), "\(line)") }
    }

    @Test
    func whatSpinsIsEndedByItsOwnLimit() throws {
        let done = try Program.attacker.run("spin")
        #expect([-SIGKILL, -SIGXCPU].contains(done.status))
    }

    @Test
    func nothingOutlivesWhoStartedIt() throws {
        #expect(try Program.attacker.run("outlive").status == 0)
    }
}
