import Testing

@testable import MediaProcessing

struct FigureFormTests {
    private func fault(_ json: String) -> FigureFault? {
        do throws(FigureFault) {
            _ = try Figure(json: Array(json.utf8))
            return nil
        } catch { return error }
    }

    @Test
    func aFigureIsTheSameAfterItsJSON() throws {
        for (name, figure) in try Sample.all() {
            let again = try Figure(json: figure.json)
            #expect(again == figure && again.json == figure.json, "\(name)")
        }
    }

    @Test(arguments: [
        "", "[]", "{", "{\"title\":\"x\"}", "{\"title\":\"x\",\"rows\":[{\"votes\":3}]}",
        "{\"title\":\"x\",\"shape\":\"cake\",\"rows\":[{\"name\":\"A\"}]}",
        "{\"title\":\"x\",\"language\":\"fr\",\"rows\":[{\"name\":\"A\"}]}",
        "{\"title\":\"x\",\"rows\":[{\"name\":\"A\",\"votes\":\"1,234\"}]}",
        "{\"title\":\"x\",\"shape\":\"month\",\"first\":0,\"length\":30,\"days\":[{\"day\":2,\"marks\":[\"party\"]}]}",
    ])
    func whatIsNoFigureIsNone(json: String) { #expect(fault(json) == .unreadable) }

    @Test
    func limitsAreKept() throws {
        let name = String(repeating: "x", count: 201)
        #expect(fault("{\"title\":\"\",\"rows\":[{\"name\":\"A\"}]}") == .letters)
        #expect(fault("{\"title\":\"x\",\"rows\":[{\"name\":\"\(name)\"}]}") == .letters)
        #expect(fault("{\"title\":\"x\",\"rows\":[{\"name\":\"\u{202E}\"}]}") == .letters)
        #expect(fault("{\"title\":\"x\",\"rows\":[]}") == .people)
        #expect(throws: FigureFault.people) { try Sample.figure(.bars(Sample.crowd(101))) }
        #expect(fault("{\"title\":\"x\",\"rows\":[{\"name\":\"A\",\"votes\":-1}]}") == .number)
        #expect(fault("{\"title\":\"x\",\"rows\":[{\"name\":\"A\",\"tenths\":1001}]}") == .number)
        #expect(fault("{\"title\":\"x\",\"shape\":\"month\",\"first\":7,\"length\":30}") == .number)
        #expect(
            fault("{\"title\":\"x\",\"shape\":\"month\",\"first\":1,\"length\":30,\"today\":31}") == .number)
        #expect(throws: FigureFault.noWinner) {
            try Sample.figure(.bars(Sample.race), partial: true)
        }
    }

    @Test
    func wordsAreOneLineWithoutSignsThatTurnOthers() throws {
        #expect(try FigureText.checked(" a\u{202E}b\n\t c\u{0}\u{200B} ") == "ab c")
        #expect(try FigureText.checked("می\u{200C}خواهم") == "می\u{200C}خواهم")
    }

    @Test
    func numbersReadTheSameInBothLanguages() {
        #expect(
            [0, 7, 999, 1_000, 111_504, 1_000_000_000].map(FigureText.grouped)
                == ["0", "7", "999", "1,000", "111,504", "1,000,000,000"])
        #expect(FigureText.share(475, votes: 9) == "47.5%" && FigureText.share(0, votes: 1) == "<0.1%")
        #expect(FigureText.share(0, votes: 0) == "0.0%" && FigureText.share(1000, votes: 5) == "100.0%")
    }

    @Test
    func onlyAPlainPictureIsBelieved() throws {
        let png = try Easel.png(of: Sample.figure(.bars(Sample.tied)))
        let sheet = try Easel.sheet(of: Sample.figure(.bars(Sample.tied)))
        #expect(PlainPNG.isOne(png, width: sheet.width, height: sheet.height))
        #expect(!PlainPNG.isOne(png, width: sheet.width, height: sheet.height + 1))
        #expect(!PlainPNG.isOne(png + [0], width: sheet.width, height: sheet.height))
        for count in 0..<120 {
            #expect(!PlainPNG.isOne(Array(png.prefix(count)), width: sheet.width, height: sheet.height))
        }
        // A chunk more, such as one of text.
        let text =
            Array(png.dropLast(12)) + [0, 0, 0, 1] + Array("tEXt".utf8) + [65, 0, 0, 0, 0] + png.suffix(12)
        #expect(!PlainPNG.isOne(text, width: sheet.width, height: sheet.height))
    }
}
