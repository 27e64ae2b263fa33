import { medicalCollection } from '#engine/audit/medical-debt.ts'
import type { AccountRule, Hit, Surroundings } from '#engine/audit/rule.ts'
import { mentions } from '#engine/audit/statements.ts'
import { AUTHORITIES, citable } from '#engine/law/authorities.ts'
import { PERIODS } from '#engine/law/periods.ts'
import type { Account } from '#engine/report/account.ts'
import { firstDayOf } from '#engine/values/day.ts'
import { writeMoney, type Cents } from '#engine/values/money.ts'

export const rule: AccountRule = {
  id: 'medical_under_500',
  about: 'account',
  grade: 'policy',
  title: `Medical collection under ${PERIODS.medical_smallest.inWords}`,
  needs: ['originalBalance'],
  citations: ['policy_medical_500'],
  ask: 'Please apply your policy and remove this collection.',
  target: 'bureau',
  exonerations: [
    'The law allows it. The bureaus stopped listing small medical collections under their own policy.',
    'The balance first reported was higher, and part of it has been paid.',
    'It was charged to a credit card or loan, so it is no longer a medical debt.',
  ],
  check,
}

function check(account: Account, { report }: Surroundings): Hit | null {
  const { reportDate } = report
  const [medical, initial] = [medicalCollection(account), initialBalance(account)]
  if (medical === null || initial === null || initial.amount >= PERIODS.medical_smallest.value) return null
  if (reportDate === null || !citable('policy_medical_500', firstDayOf(reportDate))) return null
  const facts = `shows ${initial.words} of ${writeMoney(initial.amount)}`
  const policy = `Under ${AUTHORITIES.policy_medical_500.cite}, which is not a law, medical collections with an initial balance under ${PERIODS.medical_smallest.inWords} are not listed`
  return {
    message: `This medical collection ${facts}. ${policy}.`,
    claim: `This medical collection ${facts}. By ${AUTHORITIES.policy_medical_500.cite}, medical collections with an initial balance under ${PERIODS.medical_smallest.inWords} are not listed.`,
    fields: [initial.field, medical],
  }
}

interface Initial {
  readonly field: 'originalBalance' | 'highBalance' | 'currentBalance'
  readonly words: string
  readonly amount: Cents
}

/**
 * The greatest amount that is printed: the balance that was reported first was no higher. A balance of today alone says that
 * only where nothing has been paid.
 */
function initialBalance(account: Account): Initial | null {
  const amounts: readonly Initial[] = [
    { field: 'originalBalance', words: 'an original amount', amount: account.originalBalance ?? 0 },
    { field: 'highBalance', words: 'a highest balance', amount: account.highBalance ?? 0 },
    { field: 'currentBalance', words: 'a balance', amount: account.currentBalance ?? 0 },
  ]
  const printed = amounts.filter(({ amount }) => amount > 0)
  const [first] = printed
  if (first === undefined || (first.field === 'currentBalance' && isPartlyPaid(account))) return null
  return printed.reduce((most, one) => (one.amount > most.amount ? one : most), first)
}

function isPartlyPaid(account: Account): boolean {
  const { lastPaymentDate, lastPaymentAmount, balanceHistory } = account
  return (
    lastPaymentDate !== null ||
    (lastPaymentAmount ?? 0) > 0 ||
    balanceHistory.some(({ balance, paid }) => (paid ?? 0) > 0 || (balance ?? 0) > (account.currentBalance ?? 0)) ||
    mentions(account, /\bpa(?:y|id)|settle|insur|adjust/)
  )
}
