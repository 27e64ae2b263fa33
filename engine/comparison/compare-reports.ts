import { wasReadWhole } from '#engine/audit/surely-absent.ts'
import { changeOf, printed } from '#engine/comparison/change.ts'
import { compareAccounts } from '#engine/comparison/compare-accounts.ts'
import { compareInquiries } from '#engine/comparison/compare-inquiries.ts'
import { comparePerson } from '#engine/comparison/compare-person.ts'
import { compareRecords } from '#engine/comparison/compare-records.ts'
import type { Change, Compared, ReportDifference } from '#engine/comparison/difference.ts'
import type { Pair } from '#engine/comparison/pair.ts'
import type { AccountLink } from '#engine/matching/said-links.ts'
import type { Report } from '#engine/report/report.ts'
import { isSurelyBefore } from '#engine/values/day.ts'

/**
 * What changed from one report of a bureau to a later one. It states what the two print and no more: that an entry is not listed
 * any more is said only where that is certain, and why it is not is never said. Throws a RangeError for reports of two bureaus,
 * and where the newer one is surely the older.
 */
export function compareReports(older: Report, newer: Report, links: readonly AccountLink[] = []): ReportDifference {
  if (older.bureau !== newer.bureau) throw new RangeError('reports of two bureaus are not compared over time')
  if (older.reportDate !== null && newer.reportDate !== null && isSurelyBefore(newer.reportDate, older.reportDate))
    throw new RangeError('the newer report is the older')
  const pair: Pair = { older, newer, isOneLayout: older.format === newer.format }
  return {
    bureau: newer.bureau,
    older: named(older),
    newer: named(newer),
    accounts: compareAccounts(pair, links),
    inquiries: compareInquiries(pair),
    publicRecords: compareRecords(pair),
    person: comparePerson(pair),
    score: scoreChange(older, newer),
    caveats: caveatsOf(pair),
  }
}

const named = ({ id, reportDate }: Report): Compared => ({ reportId: id, reportDate })

const SCORE_KEYS = ['score', 'scoreModel'] as const
const NO_PLACES = {}

/** A higher score is good news only in the same model. */
function scoreChange(older: Report, newer: Report): Change | null {
  const [was, is] = [older.score, newer.score]
  if (was === null || is === null) return null
  const isOneModel = older.scoreModel !== null && older.scoreModel === newer.scoreModel
  if (was === is && (isOneModel || older.scoreModel === newer.scoreModel)) return null
  const at = (report: Report, score: number) =>
    printed(report.scoreModel === null ? String(score) : `${score} (${report.scoreModel})`, SCORE_KEYS, {
      evidence: report.evidence ?? NO_PLACES,
    })
  const change = changeOf(
    'Score',
    { before: at(older, was), after: at(newer, is) },
    isOneModel ? (is > was ? 'good' : 'bad') : null,
  )
  return older.scoreModel === newer.scoreModel
    ? change
    : { ...change, sentence: `${change.sentence} They’re from different scoring models, so they can’t be compared.` }
}

function caveatsOf({ older, newer, isOneLayout }: Pair): readonly string[] {
  const unread = (report: Report, which: string): readonly string[] =>
    wasReadWhole(report)
      ? []
      : [`We couldn’t read all of the ${which} report, so we don’t count what’s missing from it as a change.`]
  return [
    ...(isOneLayout
      ? []
      : [
          'The two reports have different layouts, so we compare only what both show the same way. Items that only one lists may not match.',
        ]),
    ...unread(older, 'older'),
    ...unread(newer, 'newer'),
  ]
}
