import type { HistoryMonth } from '#engine/report/account.ts'
import { addMonths, type Day, type Month, monthsBetween } from '#engine/values/day.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'
import type { Chance } from '#engine/practice/seed.ts'
import { type Situation, situation } from '#engine/practice/situation.ts'

const MOST_MONTHS = 84

/** The account as if it had been opened no earlier: what is before is cut off its grid. */
export function openedNoEarlier(account: Situation, earliest: Day): Situation {
  if (account.dateOpened === null || account.dateOpened >= earliest) return account
  const paymentHistory = account.paymentHistory.filter(({ month }) => month >= earliest.slice(0, 7))
  return situation({ ...account, dateOpened: earliest, paymentHistory, monthsReviewed: Math.min(99, paymentHistory.length) })
}

/**
 * The same account so many months later: what is open goes on being paid, what is lost stays lost, what is closed stands
 * still. `newest` is the newest month of the account’s own grid, `chance` decides what is owed on a card in each month.
 */
export function aged(account: Situation, chance: Chance, time: { readonly newest: Month; readonly months: number }): Situation {
  const { newest, months } = time
  const isOver = account.status === 'paid' || account.status === 'transferred' || account.dateClosed !== null
  if (isOver && account.paymentStatus === 'current') return situation({ ...account, balanceHistory: [] })
  if (account.status === 'transferred') return situation({ ...account, balanceHistory: [] })
  if (account.paymentStatus !== 'current') return stillLost(account, { newest, months })
  const left = monthsLeft(account, newest)
  if (left !== null && left <= months) return paidOff(goesOn(account, chance, { newest, months: left }), addMonths(newest, left))
  return goesOn(account, chance, { newest, months })
}

/** Months until the last instalment; null for what has no term. */
function monthsLeft({ terms, dateOpened }: Situation, newest: Month): number | null {
  const term = /^(\d+) Months$/.exec(terms ?? '')?.[1]
  if (term === undefined || dateOpened === null) return null
  return Math.max(0, Number(term) - monthsBetween(dateOpened, newest))
}

function later(history: readonly HistoryMonth[], code: HistoryCode, time: { newest: Month; months: number }): HistoryMonth[] {
  const added = Array.from({ length: time.months }, (_, index) => ({ month: addMonths(time.newest, time.months - index), code }))
  return [...added, ...history].slice(0, MOST_MONTHS)
}

const moved = (day: string | null, months: number): string | null => (day === null ? null : addMonths(day, months))

/** When it was last reported, and as of when the figures are. */
const reporting = (account: Situation, months: number): Partial<Situation> => ({
  dateReported: moved(account.dateReported, months),
  balanceDate: moved(account.balanceDate, months),
  statusDate: moved(account.statusDate, months),
  pastDueDate: moved(account.pastDueDate, months),
})

function stillLost(account: Situation, time: { newest: Month; months: number }): Situation {
  const code = account.paymentHistory[0]?.code
  const paymentHistory = code === undefined ? [] : later(account.paymentHistory, code, time)
  return situation({
    ...account,
    ...reporting(account, time.months),
    paymentHistory,
    monthsReviewed: Math.min(99, paymentHistory.length),
    balanceHistory: [],
  })
}

function goesOn(account: Situation, chance: Chance, time: { newest: Month; months: number }): Situation {
  const paymentHistory = later(account.paymentHistory, 'ok', time)
  return situation({
    ...account,
    ...reporting(account, time.months),
    currentBalance: owedLater(account, chance, time),
    lastPaymentDate: moved(account.lastPaymentDate, time.months),
    lastActivityDate: moved(account.lastActivityDate, time.months),
    paymentHistory,
    monthsReviewed: Math.min(99, paymentHistory.length),
    balanceHistory: [],
  })
}

/** A card’s balance of that month, never above the highest there was; a loan’s after so many payments. */
function owedLater(account: Situation, chance: Chance, time: { newest: Month; months: number }): number | null {
  const { currentBalance, creditLimit, highBalance, monthlyPayment } = account
  if (currentBalance === null || time.months === 0) return currentBalance
  if (account.accountType !== 'revolving') {
    const pay = monthlyPayment ?? 0
    return Math.max(pay, Math.round((currentBalance - pay * time.months * 0.8) / 100) * 100)
  }
  const most = Math.min(creditLimit ?? currentBalance, highBalance ?? currentBalance)
  const share = chance.fork(addMonths(time.newest, time.months)).whole(4, 92)
  return Math.round((most * share) / 10_000) * 100
}

function paidOff(account: Situation, month: Month): Situation {
  const closed = `${month}-${(account.lastPaymentDate ?? '0000-00-15').slice(8)}`
  return situation({
    ...account,
    status: 'paid',
    currentBalance: 0,
    monthlyPayment: null,
    dateClosed: closed,
    lastPaymentDate: closed,
    lastActivityDate: closed,
    activityDesignator: 'PAID_AND_CLOSED',
    removalDate: addMonths(month, 120),
  })
}
