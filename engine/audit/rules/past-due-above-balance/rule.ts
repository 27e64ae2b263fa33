import { fillsBlanksWithZero } from '#engine/audit/entry-kinds.ts'
import type { Hit, AccountRule, Surroundings } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { isSurelyBefore } from '#engine/values/day.ts'
import { writeMoney, type Cents } from '#engine/values/money.ts'

/** Below this a difference is put down to rounding. */
const TOLERANCE: Cents = 500

export const rule: AccountRule = {
  id: 'past_due_above_balance',
  about: 'account',
  grade: 'contradiction',
  title: 'More past due than owed',
  needs: ['pastDue', 'currentBalance', 'accountType'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: 'Please correct the amount past due.',
  target: 'bureau',
  exonerations: [
    'The balance is as of an earlier date than the amount past due.',
    'On an installment loan or mortgage, one number may include fees or escrow and the other may not.',
  ],
  check,
}

function check(account: Account, { report }: Surroundings): Hit | null {
  const { pastDue, currentBalance, accountType } = account
  if (pastDue === null || currentBalance === null || accountType === null) return null
  if (pastDue <= 0 || pastDue - currentBalance <= TOLERANCE || !areOfOneDate(account)) return null
  const [due, owed] = [writeMoney(pastDue), writeMoney(currentBalance)]
  // Where a blank is written as 0, a balance of 0 may be none that was given.
  const isGiven = currentBalance !== 0 || !fillsBlanksWithZero(report)
  const isSure = isGiven && (accountType === 'revolving' || accountType === 'collection')
  return {
    message: `${due} is shown as past due, more than the whole balance of ${owed}.`,
    claim: isSure
      ? `This account shows ${due} past due but a balance of only ${owed}. The amount past due cannot be more than the whole balance.`
      : `This account shows ${due} past due but a balance of only ${owed}.`,
    fields: ['pastDue', 'currentBalance'],
    grade: isSure ? 'contradiction' : 'proof',
  }
}

/** A figure without a date of its own is as of the day the entry was reported. */
function areOfOneDate(account: Account): boolean {
  const due = account.pastDueDate ?? account.dateReported
  const owed = account.balanceDate ?? account.dateReported
  if (due === null || owed === null) return due === owed
  return !isSurelyBefore(due, owed) && !isSurelyBefore(owed, due)
}
