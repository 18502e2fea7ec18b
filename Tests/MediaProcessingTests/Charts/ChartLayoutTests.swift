import Testing

@testable import MediaProcessing

struct ChartLayoutTests {
    @Test
    func allWordsLieInsideAndOffEachOther() throws {
        for (name, figure) in try Sample.all() {
            let sheet = try Easel.sheet(of: figure)
            let full = figure.isSmall ? 640 : 1280
            #expect(
                sheet.width == full && (figure.isSmall ? 480...900 : 720...1280).contains(sheet.height),
                "\(name)")
            let inner = Box(x: 3, y: 3, width: sheet.width - 6, height: sheet.height - 6)
            let boxes = sheet.texts.map(\.box) + sheet.bars.map(\.box) + sheet.checks
            for (index, box) in boxes.enumerated() {
                #expect(inner.contains(box), "\(name): \(box)")
                for other in boxes[..<index] { #expect(!box.meets(other), "\(name): \(box) and \(other)") }
            }
        }
    }

    @Test
    func lettersAreLargeEnoughForAPhone() throws {
        for (name, figure) in try Sample.all() {
            let sizes = try Easel.sheet(of: figure).texts.map(\.words.size)
            #expect((sizes.min() ?? 0) >= 28, "\(name)")
            // Names and numbers: all but a note, or a small picture's line of day and status.
            let small = sizes.filter { $0 < 36 }.count
            #expect(small <= 2, "\(name)")
        }
    }

    @Test
    func barsAreAsLongAsVotesAre() throws {
        for rows in [Sample.race, Sample.scripts, Sample.tied, Sample.crowd(8)] {
            let sheet = try Easel.sheet(of: Sample.figure(.bars(rows)))
            let most = Double(rows[0].votes ?? 0)
            #expect(
                sheet.bars.count == rows.count && sheet.bars[0].box.width == 1280 - 2 * sheet.bars[0].box.x)
            for (bar, row) in zip(sheet.bars, rows) {
                let length = Double(row.votes ?? 0) / most * Double(sheet.bars[0].box.width)
                #expect(abs(Double(bar.box.width) - length) <= 1)
                #expect(bar.isFilled == row.isElected && bar.box.x == sheet.bars[0].box.x)
            }
            #expect(sheet.checks.count == rows.count(where: \.isElected))
        }
    }

    @Test
    func atMostEightRowsAndNobodyWhoMattersIsLeftOut() throws {
        var rows = Sample.crowd(41, elected: 2)
        // Elected with few votes, as a flag of the source may say.
        (rows[30].isElected, rows[30].word) = (true, "won")
        let sheet = try Easel.sheet(of: Sample.figure(.bars(rows.shuffled())))
        #expect(sheet.bars.count == 8)
        let texts = sheet.texts.map(\.words.text)
        for name in ["Person No. 1", "Person No. 2", "Person No. 3", "Person No. 31"] {
            #expect(texts.contains(name))
        }
        #expect(texts.contains("Other (34 people)"))
        let rest = rows.enumerated().filter { $0.offset > 5 && $0.offset != 30 }
        #expect(texts.contains(FigureText.grouped(rest.reduce(0) { $0 + ($1.element.votes ?? 0) })))
    }

    @Test
    func tooManyElectedForOnePictureGiveNone() throws {
        let figure = try Sample.figure(.bars(Sample.crowd(60, elected: 40)))
        #expect(throws: DrawingRefusal.noRoom) { try Easel.sheet(of: figure) }
        #expect(try Easel.sheet(of: Sample.figure(.bars(Sample.crowd(30, elected: 9)))).bars.count == 11)
    }

    @Test
    func writeInsAreNeverFirst() throws {
        var rows = Sample.rows(
            [("Write-ins and others", 900), ("Eva Peron", 500), ("Abe Beame", 400)], elected: 0)
        rows[0].isRest = true
        let names = try Easel.sheet(of: Sample.figure(.bars(rows))).texts.map(\.words.text)
        let places = ["Eva Peron", "Abe Beame", "Write-ins and others"].compactMap {
            names.firstIndex(of: $0)
        }
        #expect(places.count == 3 && places == places.sorted())
    }

    @Test
    func yesStandsBeforeNoAndNobodyWinsAQuestion() throws {
        let answers = Sample.rows([("Yes", 311), ("No", 402)], elected: 0)
        let sheet = try Easel.sheet(of: Sample.figure(.bars(answers), question: true))
        #expect(sheet.bars.map(\.box.width) == [910, 1176])
        #expect(throws: FigureFault.noWinner) { try Sample.figure(.bars(Sample.race), question: true) }
    }

    @Test
    func namesUpTo48LettersAreWholeAndLongerOnesEndAfterTwoLines() throws {
        let name = "Wolfgang-Amadeus von und zu Hohenstaufen-Bremers"
        #expect(name.count == 48)
        for text in [name, String(repeating: "漢", count: 48), String(repeating: "W", count: 48)] {
            let rows = Sample.rows([(text, 1_000_000_000), ("B", 2)])
            for figure in [try Sample.figure(.bars(rows)), try Sample.figure(.bars(rows), small: true)] {
                let words = try #require(try Easel.sheet(of: figure).texts.first { $0.words.text == text })
                    .words
                #expect(!(try Easel.room(of: words).isCut))
            }
        }
        let long = String(repeating: "Anastasia ", count: 19)
        let sheet = try Easel.sheet(of: Sample.figure(.bars(Sample.rows([(long, 7), ("B", 2)]))))
        let words = try #require(sheet.texts.first { $0.words.text.hasPrefix("Anastasia") }).words
        let isCut = try Easel.room(of: words).isCut
        #expect(words.lines == 2 && isCut)
    }

    @Test
    func aPieGoesByVotesFromTwelveOClockWithGaps() throws {
        let sheet = try Easel.sheet(of: Sample.figure(.pie(Sample.race)))
        #expect(sheet.slices.first?.from == 0 && sheet.slices.last?.to == 1)
        #expect(sheet.slices.map(\.isFilled) == [true, false, false, false])
        for (slice, row) in zip(sheet.slices, Sample.race) {
            #expect(abs((slice.to - slice.from) - Double(row.votes ?? 0) / 20_309) < 1e-9)
        }
        #expect(try Easel.sheet(of: Sample.figure(.pie(Sample.crowd(30)))).slices.count <= 6)
    }

    @Test(arguments: [
        (Sample.crowd(9, elected: 3), "more than one"), (Sample.acclaimed, "not all votes"),
        (Sample.rows([("Solo", 81)]), "only one"),
    ])
    func whatIsNoPieIsBarsAndWhy(rows: [FigureRow], why: String) throws {
        let sheet = try Easel.sheet(of: Sample.figure(.pie(rows)))
        #expect(sheet.slices.isEmpty)
        #expect(sheet.texts.contains { $0.words.text.contains(why) })
    }

    @Test
    func whoeverWonWithoutAVoteHasNoNumberAndNoBar() throws {
        let sheet = try Easel.sheet(of: Sample.figure(.bars(Sample.acclaimed)))
        #expect(sheet.bars.isEmpty && sheet.checks.count == 1)
        #expect(!sheet.texts.contains { $0.words.text.contains("%") && !$0.words.text.contains("turnout") })
    }

    @Test
    func aPartialCountSaysSoAsLargeAsTheDate() throws {
        let rows = Sample.rows([("A", 5), ("B", 4)], elected: 0)
        let figure = try Sample.figure(.bars(rows), status: "partial: 3 of 9 stations", partial: true)
        let texts = try Easel.sheet(of: figure).texts.map(\.words)
        let status = try #require(texts.first { $0.text == "partial: 3 of 9 stations" })
        let day = try #require(texts.first { $0.text.contains("19 May 2007") })
        #expect(status.size == day.size && status.isBold)
    }

    @Test
    func whatAPictureAddsIsSaidInItsLanguage() throws {
        let rows = Sample.crowd(12)
        let other = try Sample.figure(.bars(rows), language: .spanish)
        #expect(try Easel.sheet(of: other).texts.contains { $0.words.text == "Resto (5 personas)" })
        let small = try Sample.figure(.bars(rows), language: .spanish, small: true)
        #expect(try Easel.sheet(of: small).texts.contains { $0.words.text == "y 9 más" })
    }

    @Test
    func lettersOfAMonogramStandInTheMiddleOfTheirRing() throws {
        let sheet = try Easel.sheet(of: Sample.figure(.monogram("RR"), title: "Room to Read"))
        let ring = try #require(
            sheet.marks.compactMap { if case .ring(let ring) = $0 { ring } else { nil } }.first)
        let letters = try #require(sheet.texts.first { $0.words.text == "RR" }).box
        let name = try #require(sheet.texts.first { $0.words.text == "Room to Read" }).box
        #expect(ring.contains(letters) && abs(ring.middle.x - letters.middle.x) <= 1)
        #expect(name.y > ring.bottom && abs(name.middle.x - ring.middle.x) <= 1)
        for letters in ["", "ABCD"] {
            #expect(throws: FigureFault.letters) { try Sample.figure(.monogram(letters), title: "Name") }
        }
    }

    @Test
    func aMonthBeginsOnSundayAndRingsToday() throws {
        let sheet = try Easel.sheet(of: Sample.figure(.month(Sample.month), title: "October 2009"))
        func box(_ text: String) throws -> Box {
            try #require(sheet.texts.first { $0.words.text == text }).box
        }
        #expect(try abs(box("1").middle.x - box("Thu").middle.x) <= 1)
        #expect(try abs(box("4").middle.x - box("Sun").middle.x) <= 1)
        let rings = sheet.marks.compactMap { if case .ring(let ring) = $0 { ring } else { nil } }
        let nine = try box("9")
        #expect(rings.contains { abs($0.middle.x - nine.middle.x) <= 1 && $0.contains(nine) })
        let signs = sheet.marks.compactMap { if case .sign(let sign, _) = $0 { sign } else { nil } }
        // Seven on days, and what each of the three means.
        #expect(signs.count == 7 + 3)
    }
}

extension Box {
    func contains(_ other: Box) -> Bool {
        x <= other.x && y <= other.y && other.right <= right && other.bottom <= bottom
    }

    func meets(_ other: Box) -> Bool {
        x < other.right && other.x < right && y < other.bottom && other.y < bottom
    }
}
