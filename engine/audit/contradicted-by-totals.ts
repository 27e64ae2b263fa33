import type { Finding } from '#engine/audit/finding.ts'
import type { Report } from '#engine/report/report.ts'
import { ASSERTING_GRADES, type Grade } from '#engine/words/grade.ts'
import { PERSON_TOTALS } from '#engine/words/person-totals.ts'
import type { TotalsAnswer } from '#engine/words/totals-answer.ts'

/** Page numbers that are missing tell what was not uploaded, not that what was is misread. */
const OF_PAGES = 'pages'
/** Months that could not be read are asked for by themselves; more than are printed belong to another account. */
const OF_MONTHS = 'historyMonths'
/** One name or address too many or too few is reported, and blocks no finding about accounts. */
const OF_PERSON: ReadonlySet<string> = new Set(PERSON_TOTALS)

/** Whether the report's own totals say that accounts were lost or mixed with each other in the reading. */
export function isContradictedByTotals({ totals }: Report): boolean {
  if (totals.reconciled !== false) return false
  return Object.entries(totals.printed).some(([name, printed]) => {
    const read = totals.read[name] ?? printed
    if (name === OF_PAGES || OF_PERSON.has(name)) return false
    return name === OF_MONTHS ? read > printed : read !== printed
  })
}

/** The member looked: what the report shows is what was read, so its totals hold back nothing. */
export const withTotalsAnswer = (report: Report, answer: TotalsAnswer | null): Report =>
  answer === 'as_read' && isContradictedByTotals(report) ? { ...report, totals: { ...report.totals, reconciled: true } } : report

const ASSERTING: ReadonlySet<Grade> = new Set([...ASSERTING_GRADES, 'disagreement'])

/** Where two accounts may have been read as one, what seems wrong is asked about and stated in no letter. */
export const asQuestion = (finding: Finding): Finding =>
  ASSERTING.has(finding.grade)
    ? {
        ...finding,
        isQuestion: true,
        message: `${finding.message} The report's own totals differ from what we read, so check this on the page first.`,
      }
    : finding
