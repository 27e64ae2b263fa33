import { isOverInChapter13 } from '#engine/audit/bankruptcy-record.ts'
import type { Hit, Surroundings, PublicRecordRule } from '#engine/audit/rule.ts'
import { PERIODS, after } from '#engine/law/periods.ts'
import type { PublicRecord } from '#engine/report/report.ts'
import { lastDayOf, firstDayOf, writeDay } from '#engine/values/day.ts'

export const rule: PublicRecordRule = {
  id: 'chapter13_past_seven_years',
  about: 'public_record',
  grade: 'policy',
  title: 'Chapter 13 case past seven years',
  needs: ['dateFiled', 'status', 'reportDate'],
  citations: ['policy_chapter_13', 'fcra_1681c_a_1'],
  ask: 'Please apply your policy and remove this case.',
  target: 'bureau',
  exonerations: [
    "The law allows ten years for every bankruptcy case. Seven years for a completed chapter 13 case is only the bureaus' practice.",
    'The case was converted to another chapter.',
  ],
  check,
}

function check(record: PublicRecord, { report }: Surroundings): Hit | null {
  // Where the filing is not printed, the case was filed before it ended.
  const begun = record.dateFiled ?? record.dateResolved
  if (begun === null || report.reportDate === null || !isOverInChapter13(record, report)) return null
  const filed = lastDayOf(begun)
  const day = firstDayOf(report.reportDate)
  if (day <= after(filed, PERIODS.chapter_13_policy) || day > after(filed, PERIODS.bankruptcy_report)) return null
  const { inWords } = PERIODS.chapter_13_policy
  if (record.dateFiled === null)
    return {
      message: `This chapter 13 case had ended by ${writeDay(begun)}, so it was filed more than ${inWords} before the report. The bureaus' own policy, which is not a law, is to remove these cases after ${inWords}.`,
      claim: `This chapter 13 case had ended by ${writeDay(begun)} and is complete. By the bureaus' own policy, a completed chapter 13 case comes off ${inWords} after filing.`,
      fields: ['dateResolved', 'status'],
    }
  return {
    message: `This chapter 13 case was filed on ${writeDay(record.dateFiled)}, more than ${inWords} before the report. The bureaus' own policy, which is not a law, is to remove these cases after ${inWords}.`,
    claim: `This chapter 13 case was filed on ${writeDay(record.dateFiled)} and is complete. By the bureaus' own policy, a completed chapter 13 case comes off ${inWords} after filing.`,
    fields: ['dateFiled', 'status'],
  }
}
