import { isBankruptcy, saysInRecord } from '#engine/audit/bankruptcy-record.ts'
import type { Hit, Surroundings, PublicRecordRule } from '#engine/audit/rule.ts'
import { PERIODS, after, TIME_LIMIT_EXONERATION } from '#engine/law/periods.ts'
import type { PublicRecord } from '#engine/report/report.ts'
import { lastDayOf, firstDayOf, writeDay } from '#engine/values/day.ts'

export const rule: PublicRecordRule = {
  id: 'obsolete_bankruptcy',
  about: 'public_record',
  grade: 'legal_limit',
  title: 'Bankruptcy older than ten years',
  needs: ['dateFiled', 'reportDate'],
  citations: ['fcra_1681c_a_1', 'bankruptcy_301_b', 'fcra_1681c_b'],
  ask: 'Please delete this case.',
  target: 'bureau',
  exonerations: ['The case was involuntary, and its order for relief came after the filing.', TIME_LIMIT_EXONERATION],
  check,
}

function check(record: PublicRecord, { report }: Surroundings): Hit | null {
  // Where the filing is not printed, the case was filed before it ended.
  const begun = record.dateFiled ?? record.dateResolved
  if (!isBankruptcy(record) || begun === null || report.reportDate === null) return null
  if (saysInRecord(record, /involuntary/)) return null
  const end = after(lastDayOf(begun), PERIODS.bankruptcy_report)
  if (firstDayOf(report.reportDate) <= end) return null
  const { inWords } = PERIODS.bankruptcy_report
  if (record.dateFiled === null)
    return {
      message: `This bankruptcy had ended by ${writeDay(begun)}, so it was filed more than ${inWords} before the report dated ${writeDay(report.reportDate)}.`,
      claim: `This bankruptcy is too old to be reported. It had ended by ${writeDay(begun)}, so it was filed more than ${inWords} before the report dated ${writeDay(report.reportDate)}.`,
      fields: ['dateResolved', 'type'],
    }
  return {
    message: `This bankruptcy was filed on ${writeDay(record.dateFiled)}, more than ${inWords} before the report dated ${writeDay(report.reportDate)}.`,
    claim: `This bankruptcy is too old to be reported. It was filed on ${writeDay(record.dateFiled)}, more than ${inWords} before the report dated ${writeDay(report.reportDate)}.`,
    fields: ['dateFiled', 'type'],
  }
}
