import type { Hit, Surroundings, InquiryRule } from '#engine/audit/rule.ts'
import { PERIODS, after } from '#engine/law/periods.ts'
import type { Inquiry } from '#engine/report/report.ts'
import { lastDayOf, firstDayOf, writeDay } from '#engine/values/day.ts'

export const rule: InquiryRule = {
  id: 'obsolete_inquiry',
  about: 'inquiry',
  grade: 'policy',
  title: 'Hard inquiry older than two years',
  needs: ['date', 'reportDate'],
  citations: ['policy_inquiries'],
  ask: 'Please apply your policy and remove this inquiry.',
  target: 'bureau',
  exonerations: [
    'The bureau shows a later month until which it keeps the inquiry.',
    "The law sets no limit. Two years is the bureaus' practice.",
  ],
  check,
}

function check(inquiry: Inquiry, { report }: Surroundings): Hit | null {
  if (inquiry.kind !== 'hard' || inquiry.date === null || report.reportDate === null) return null
  const day = firstDayOf(report.reportDate)
  if (after(lastDayOf(inquiry.date), PERIODS.inquiry_policy) >= day) return null
  if (inquiry.onRecordUntil !== null && lastDayOf(inquiry.onRecordUntil) >= day) return null
  const { inWords } = PERIODS.inquiry_policy
  return {
    message: `This hard inquiry is dated ${writeDay(inquiry.date)}, more than ${inWords} before the report. The bureaus' own policy, which is not a law, is to keep it for ${inWords}.`,
    claim: `This inquiry is dated ${writeDay(inquiry.date)}. By the bureaus' own policy, a hard inquiry comes off after ${inWords}.`,
    fields: ['date', ...(inquiry.onRecordUntil === null ? [] : ['onRecordUntil'])],
  }
}
