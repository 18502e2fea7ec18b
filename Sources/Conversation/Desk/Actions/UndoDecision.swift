internal import CivicFacts

/// Takes a decision back. Within the time for second thoughts nobody outside notices; for five minutes the reporter is
/// corrected.
struct UndoDecision: PlainAction {
    static let (code, sign) = ("undo", "↩️")
    static let isReply = true
    static let label = Text(en: "Undo", es: "Deshacer")

    var role: Role { .somebodyElse }

    func row(on card: Card) -> Int? {
        switch card.report.state {
        case .approved, .rejected, .retracted: 1
        case .waiting, .taken, .withdrawn, .grouped: nil
        }
    }

    func refusal(on report: Report, _ visit: Visit) -> Outcome? { report.withdrawal }

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        switch report.state {
        case .approved(_, _, let told), .rejected(_, _, _, let told):
            return reopen(report, told: told, &visit)
        case .waiting where report.firstApproval != nil, .taken where report.firstApproval != nil:
            var reopened = report
            reopened.firstApproval = nil
            ReportKeeping.keep(&reopened, because: .reopened, &visit)
            return .done(DoneWords.reopened, report.id.slot)
        case .retracted(let retraction) where report.grouping == nil:
            return RetractReport.restore(report, retraction, &visit)
        case .grouped, .retracted: return UngroupReport().act(on: report, &visit)
        case .waiting, .taken, .withdrawn: return .refused(RefusalWords.nothingToUndo, report.id.slot)
        }
    }

    private func reopen(_ report: Report, told: Moment, _ visit: inout Visit) -> Outcome {
        // Where two do not agree, a lead decides whether somebody looks at it once more.
        guard visit.now < told + Limits.correction || report.isDisputed && visit.isLead else {
            return .refused(RefusalWords.tooLate, report.id.slot)
        }
        var reopened = report
        SecondLooks.leaveToOthers(&reopened)
        reopened.reopen(as: .waiting)
        (reopened.firstApproval, reopened.grouping) = (nil, nil)
        visit.change(.recall(tag: report.id.decisionTag))
        ReportKeeping.keep(&reopened, because: .reopened, &visit)
        PublicPost.remove(report, &visit)
        Orphans.hold(commentsOn: reopened, &visit)
        let wasTold = visit.now >= told
        if wasTold { Decisions.tell(report, OutcomeWords.reopened, [:], after: .zero, &visit) }
        Groups.reopened(report, wasTold: wasTold, &visit)
        return .done(DoneWords.reopened, report.id.slot)
    }
}
