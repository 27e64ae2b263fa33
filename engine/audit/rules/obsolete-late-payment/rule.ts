import { hasEducationClock } from '#engine/audit/entry-kinds.ts'
import { isLateMark, marksOf, markKey, writeMarks } from '#engine/audit/history.ts'
import { endOfIndependentMarks } from '#engine/audit/independent-marks.ts'
import { NOTHING_CONFIRMED, type Hit, type Surroundings, type AccountRule } from '#engine/audit/rule.ts'
import { PERIODS, after, TIME_LIMIT_EXONERATION } from '#engine/law/periods.ts'
import type { Account, HistoryMonth } from '#engine/report/account.ts'
import { lastDayOf, firstDayOf, writeDay } from '#engine/values/day.ts'

export const rule: AccountRule = {
  id: 'obsolete_late_payment',
  about: 'account',
  grade: 'legal_limit',
  title: 'Late mark older than seven years',
  needs: ['paymentHistory', 'reportDate'],
  citations: ['fcra_1681c_a_5', 'fcra_1681c_b'],
  ask: 'Please delete these late marks.',
  target: 'bureau',
  exonerations: [TIME_LIMIT_EXONERATION, "It's a government or guaranteed education loan, which has its own time limits."],
  check,
}

function check(account: Account, { report, confirmed }: Surroundings): Hit | null {
  if (report.reportDate === null || hasEducationClock(account, confirmed ?? NOTHING_CONFIRMED)) return null
  const late = marksOf(account).filter(isLateMark)
  if (late.length === 0) return null
  const day = firstDayOf(report.reportDate)
  const end = endOfIndependentMarks(account)
  const isOld = ({ month }: HistoryMonth): boolean => month < end && after(lastDayOf(month), PERIODS.adverse_item_report) < day
  // The marks are in the order of time, so the old ones come first.
  const firstYoung = late.findIndex((mark) => !isOld(mark))
  const old = firstYoung < 0 ? late : late.slice(0, firstYoung)
  if (old.length === 0) return null

  const { inWords } = PERIODS.adverse_item_report
  const marks = writeMarks(old)
  return {
    message: `The payment history still shows late marks from months that ended more than ${inWords} before the report dated ${writeDay(report.reportDate)}: ${marks}.`,
    claim: `These late marks are too old to be reported: ${marks}. They were already more than ${inWords} old in the report dated ${writeDay(report.reportDate)}.`,
    fields: old.map(markKey),
  }
}
