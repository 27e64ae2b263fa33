import { medicalCollection } from '#engine/audit/medical-debt.ts'
import type { AccountRule, Hit, Surroundings } from '#engine/audit/rule.ts'
import { AUTHORITIES, citable } from '#engine/law/authorities.ts'
import { after, PERIODS } from '#engine/law/periods.ts'
import type { Account } from '#engine/report/account.ts'
import { firstDayOf, lastDayOf, writeDay } from '#engine/values/day.ts'

export const rule: AccountRule = {
  id: 'medical_under_one_year',
  about: 'account',
  grade: 'policy',
  title: 'Medical collection in its first year',
  needs: ['dateOfFirstDelinquency'],
  citations: ['policy_medical_paid'],
  ask: 'Please apply your policy and remove this collection.',
  target: 'bureau',
  exonerations: [
    'The law allows it. The bureaus wait a year under their own policy.',
    'It was charged to a credit card or loan, so it is no longer a medical debt.',
  ],
  check,
}

function check(account: Account, { report }: Surroundings): Hit | null {
  const { reportDate } = report
  const { dateOfFirstDelinquency: dofd } = account
  const medical = medicalCollection(account)
  if (medical === null || dofd === null || reportDate === null) return null
  const isOfTheYear = lastDayOf(reportDate) < after(firstDayOf(dofd), PERIODS.medical_first_year)
  if (!isOfTheYear || firstDayOf(reportDate) < lastDayOf(dofd)) return null
  if (!citable('policy_medical_paid', firstDayOf(reportDate))) return null
  const facts = `gives ${writeDay(dofd)} as the date of first delinquency, less than ${PERIODS.medical_first_year.inWords} before the report (${writeDay(reportDate)})`
  const policy = `Under ${AUTHORITIES.policy_medical_paid.cite}, which is not a law, medical collections are not listed in their first year`
  return {
    message: `This medical collection ${facts}. ${policy}.`,
    claim: `This medical collection ${facts}. By ${AUTHORITIES.policy_medical_paid.cite}, medical collections are not listed in their first year.`,
    fields: ['dateOfFirstDelinquency', medical],
  }
}
