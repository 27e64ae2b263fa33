import { isEducationLoan, isTaxOrSupport } from '#engine/audit/entry-kinds.ts'
import { isReinstated, mentionsBankruptcy } from '#engine/audit/entry-words.ts'
import { becameWords, isChargedOffMark, markKey, marksOf } from '#engine/audit/history.ts'
import { money, moneyKey, moneyMonths, type MoneyMonth } from '#engine/audit/month-money.ts'
import type { AccountRule, Hit, Surroundings } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { monthsBetween, writeDay } from '#engine/values/day.ts'
import type { Cents } from '#engine/values/money.ts'

export const rule: AccountRule = {
  id: 'balance_grows_after_charge_off',
  about: 'account',
  grade: 'proof',
  title: 'Balance grew after the charge-off or repossession',
  needs: ['paymentHistory', 'balanceHistory'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_4'],
  ask: 'Please list each charge, fee, sale and payment since then, with its date and what allows it.',
  target: 'bureau',
  exonerations: [
    'The company added interest and costs that the contract and the state allow.',
    'A payment was returned.',
    'The company added the costs of repossessing and selling the collateral.',
  ],
  check,
}

/** A month's interest on a debt of any kind that a court would allow, and a small cost. */
const INTEREST_A_MONTH = 0.03
const SMALL_COST: Cents = 100_00

function check(account: Account, { report }: Surroundings): Hit | null {
  if (isReinstated(account) || mentionsBankruptcy(account) || isTaxOrSupport(account) || isEducationLoan(account)) return null
  // A collector's debt was charged off elsewhere.
  if (account.accountType === 'collection') return null
  const first = marksOf(account).find(isChargedOffMark)
  if (first === undefined) return null
  const after = moneyMonths(account, report).filter(({ month, balance }) => month >= first.month && balance !== null)
  const growth = strongestGrowth(after)
  if (growth === null) return null
  const { low, high } = growth
  const between = after.filter(({ month }) => month >= low.month && month <= high.month)
  const shown = between.map((one) => `${money(one.balance)} in ${writeDay(one.month)}`).slice(0, MOST_SHOWN)
  const steps =
    between.length > MOST_SHOWN
      ? `${money(low.balance)} in ${writeDay(low.month)}, ${money(high.balance)} in ${writeDay(high.month)}`
      : shown.join(', ')
  return {
    message: `The account was ${becameWords(first)} in ${writeDay(first.month)}, but its balance then grew: ${steps}.`,
    claim: `This account was ${becameWords(first)} in ${writeDay(first.month)}, and its balance then grew by ${money((high.balance ?? 0) - (low.balance ?? 0))}: ${steps}.`,
    fields: [moneyKey(high), moneyKey(low), ...between.slice(1, -1).map(moneyKey), markKey(first)],
  }
}

const MOST_SHOWN = 6

interface Growth {
  readonly low: MoneyMonth
  readonly high: MoneyMonth
}

/** The largest growth beyond interest, from a month to a later one. */
function strongestGrowth(months: readonly MoneyMonth[]): Growth | null {
  let best: (Growth & { readonly beyond: Cents }) | null = null
  for (const [index, low] of months.entries())
    for (const high of months.slice(index + 1)) {
      const [from, to] = [low.balance ?? 0, high.balance ?? 0]
      const beyond = to - from - from * INTEREST_A_MONTH * monthsBetween(low.month, high.month) - SMALL_COST
      // A balance of nothing was not owed then: the debt came back, or the month was not told.
      if (from > 0 && beyond > 0 && beyond > (best?.beyond ?? 0)) best = { low, high, beyond }
    }
  return best
}
