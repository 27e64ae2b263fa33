import { quotePrinted } from '#engine/audit/quote-printed.ts'
import { isCurrent, isReinstated } from '#engine/audit/entry-words.ts'
import { newestMark, markKey, writeMark } from '#engine/audit/history.ts'
import type { Hit, Surroundings, AccountRule } from '#engine/audit/rule.ts'
import { says, saysInRemark, remarksMention } from '#engine/audit/statements.ts'
import type { Account, HistoryMonth } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { isSurelyBefore, monthsBetween, type PartialDay } from '#engine/values/day.ts'

/** A newer stretch without data makes an old mark no statement about today. */
const FRESH_MONTHS = 3
/** Words by which a remark tells of the past, or of the end of it. */
const PAST =
  /\b(?:was|were|previous|previously|former|formerly|prior|paid|settled?|satisfied|now|never|no longer|in error)\b|reinstat|redeem|cured|resolved|recall|returned to|rescind|revers|remov|withdr|void|correct|repurchas|bought back|rehabilitat|brought current/

export const rule: AccountRule = {
  id: 'current_with_charge_off_remark',
  about: 'account',
  grade: 'contradiction',
  title: 'Current, but charged off or in collection',
  needs: ['statusText'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: 'Please remove the charge-off or collection mark if it cannot be proven.',
  target: 'bureau',
  mayBackfire: 'The company may fix the status instead of the remark. The account could then show as charged off.',
  exonerations: [
    'The remark is about the past: the account was charged off and then reinstated, paid or settled, or the collection was recalled.',
    'The mark is for an earlier month than the status, and the account was brought current in between.',
    'The car or house was returned to you, and the loan continues.',
  ],
  check,
}

function check(account: Account, { report }: Surroundings): Hit | null {
  const place = isCurrent(account)
  if (place === null || isReinstated(account) || remarksMention(account, PAST)) return null
  // A paid debt is current in its way: `Paid` is the condition of the account, printed beside the payment status.
  if (account.status === 'paid') return null
  if (says(account, 'paid', 'settled', 'settlement_agreed', 'zero_balance', 'paying', 'past_worst') !== null) return null
  const remark = saysInRemark(account, 'charge_off', 'collection')
  if (remark !== null) return found(place, remark.key, `a remark says ${quotePrinted(printed(account, remark.key))}`)
  const givenUp = saysInRemark(account, 'repossession', 'voluntary_surrender', 'foreclosure')
  // The lender may have given the car or the house back without a word of it.
  if (givenUp !== null)
    return { ...found(place, givenUp.key, `a remark says ${quotePrinted(printed(account, givenUp.key))}`), ...ASKS }
  const newest = newestMark(account)
  if (newest === null || (newest.code !== 'charge_off' && newest.code !== 'collection') || !isFresh(newest, account, report))
    return null
  return found(place, markKey(newest), `its newest mark is ${writeMark(newest)}`)
}

const ASKS = {
  grade: 'proof',
  ask: 'Please find out which of the two is right, and remove the remark if it cannot be proven.',
} as const

function found(status: string, other: string, what: string): Hit {
  return {
    message: `The status says that the account is current, but ${what}.`,
    claim: `The status of this account is current, but ${what}. Both cannot be right.`,
    fields: [other, status],
  }
}

const printed = (account: Account, key: string): string => account.remarks[Number(key.split('.')[1])] ?? ''

/** The status is of the month of the mark; where it has no date, neither the grid nor the report lies far after the mark. */
function isFresh(mark: HistoryMonth, account: Account, report: Report): boolean {
  const lastTold = account.dateReported ?? account.statusDate ?? account.balanceDate
  if (lastTold !== null && isSurelyBefore(mark.month, lastTold.slice(0, 7))) return false
  const isFar = (month: PartialDay): boolean => monthsBetween(mark.month, month) > FRESH_MONTHS
  return (report.reportDate === null || !isFar(report.reportDate)) && !account.paymentHistory.some(({ month }) => isFar(month))
}
