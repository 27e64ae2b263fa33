import { isPaid, type Place } from '#engine/audit/entry-words.ts'
import { medicalCollection } from '#engine/audit/medical-debt.ts'
import type { AccountRule, Hit, Surroundings } from '#engine/audit/rule.ts'
import { says } from '#engine/audit/statements.ts'
import { AUTHORITIES, citable } from '#engine/law/authorities.ts'
import type { Account } from '#engine/report/account.ts'
import { firstDayOf } from '#engine/values/day.ts'

export const rule: AccountRule = {
  id: 'medical_paid',
  about: 'account',
  grade: 'policy',
  title: 'Paid medical collection',
  needs: ['statusText'],
  citations: ['policy_medical_paid'],
  ask: 'Please apply your policy and remove this collection.',
  target: 'bureau',
  exonerations: [
    'The law allows it. The bureaus stopped listing paid medical collections under their own policy.',
    'It was settled for less than the full amount. The policy is about debts paid in full.',
    'It was charged to a credit card or loan, so it is no longer a medical debt.',
  ],
  check,
}

function check(account: Account, { report }: Surroundings): Hit | null {
  const { reportDate } = report
  const [medical, paid] = [medicalCollection(account), paidInFull(account)]
  if (medical === null || paid === null || (account.currentBalance ?? 0) > 0) return null
  if (reportDate === null || !citable('policy_medical_paid', firstDayOf(reportDate))) return null
  const policy = `Under ${AUTHORITIES.policy_medical_paid.cite}, which is not a law, paid medical collections are not listed`
  return {
    message: `This medical collection is shown as paid. ${policy}.`,
    claim: `This medical collection is shown as paid. By ${AUTHORITIES.policy_medical_paid.cite}, paid medical collections are not listed.`,
    fields: [paid, medical],
  }
}

/** Settled for less is not paid in full, and a zero balance may be a recall. */
function paidInFull(account: Account): Place | null {
  const place = isPaid(account)
  if (place === null || says(account, 'settled', 'settlement_agreed') !== null) return null
  return says(account, 'paid')?.key ?? (place === 'status' ? place : null)
}
