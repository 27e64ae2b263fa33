import { addDays, addMonths } from '#engine/values/day.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'
import { AUTO, card, climb, common, dayBack, dollars, grid, loan, type Made } from '#engine/practice/account-kinds.ts'
import { AGENCIES, DOCTORS, ORIGINALS } from '#engine/practice/creditor-names.ts'
import { type Situation, situation } from '#engine/practice/situation.ts'

/** Facts of an account that is late now, `depth` rungs deep. */
export function lateFacts({ chance, times }: Made, depth: number): Partial<Situation> {
  const lastPaid = dayBack({ chance, times }, depth + 1)
  return {
    status: 'delinquent',
    paymentStatus: 'late',
    isNegative: true,
    pastDueDate: times.newest,
    delinquencyFirstReported: addMonths(times.newest, 1 - depth),
    dateOfFirstDelinquency: dayBack({ chance, times }, depth),
    removalDate: addMonths(times.newest, 84 - depth),
    lastPaymentDate: lastPaid,
    lastActivityDate: lastPaid,
  }
}

/** The late account with one payment past due for each rung, no payment in those months, and the balance standing still. */
export function unpaid(account: Situation, depth: number): Situation {
  const payment = account.monthlyPayment ?? 2500
  const pastDue = payment * depth
  const owed = Math.max(account.currentBalance ?? 0, pastDue)
  const balanceHistory = account.balanceHistory.map((line, index) =>
    index + 1 < depth ? { ...line, balance: owed, paid: null, pastDue: payment * (depth - index - 1) } : line,
  )
  return situation({
    ...account,
    pastDue,
    monthlyPayment: payment,
    currentBalance: owed,
    highBalance: Math.max(account.highBalance ?? 0, owed),
    balanceHistory,
  })
}

type Loss = 'charge_off' | 'repossession' | 'voluntary_surrender' | 'foreclosure'

/** The account given up so many months ago, after `depth` rungs of lateness: charged off, repossessed, surrendered or foreclosed. */
export function withLoss(made: Made, account: Situation, loss: { code: Loss; monthsAgo: number; depth: number }): Situation {
  const { chance, times } = made
  const { code, monthsAgo, depth } = loss
  const base = account.creditLimit ?? account.currentBalance ?? 100_000
  const balance = Math.round((base * chance.whole(70, 120)) / 10_000) * 100
  const owes = chance.isTrue(0.75)
  const lastPaymentDate = dayBack(made, monthsAgo + depth + 1)
  const flat = account.balanceHistory.slice(0, monthsAgo).map(({ month }) => ({
    month,
    balance: owes ? balance : 0,
    scheduledPayment: null,
    paid: null,
    pastDue: owes ? balance : null,
  }))
  return situation({
    ...account,
    status: 'closed',
    paymentStatus: code,
    isNegative: true,
    currentBalance: owes ? balance : 0,
    pastDue: owes ? balance : null,
    pastDueDate: times.newest,
    highBalance: Math.max(account.highBalance ?? 0, balance),
    chargeOffAmount: balance,
    monthlyPayment: null,
    dateClosed: dayBack(made, monthsAgo),
    delinquencyFirstReported: addMonths(times.newest, 1 - monthsAgo - depth),
    dateOfFirstDelinquency: dayBack(made, monthsAgo + depth),
    removalDate: addMonths(times.newest, 84 - monthsAgo - depth),
    lastPaymentDate,
    lastActivityDate: lastPaymentDate,
    remarks: code === 'charge_off' ? ['Charged off account', ...account.remarks] : account.remarks,
    balanceHistory: flat,
  })
}

export const repeat = (code: HistoryCode, count: number): HistoryCode[] => Array.from({ length: count }, () => code)

/** A medical one is such as the bureaus list: of $500 or more, and older than a year. */
export function collection(made: Made, medical: boolean, most = 60): Situation {
  const { chance, times } = made
  const months = chance.whole(2, most)
  const assigned = dayBack(made, months)
  const owed = dollars(chance, medical ? 500 : 60, 4000)
  const history = chance.isTrue(0.8)
    ? grid(chance, { newest: times.newest, opened: assigned }, repeat('collection', months + 1))
    : []
  const firstLate = months + chance.whole(medical ? 12 : 5, 15)
  const buyer = !medical && chance.isTrue(0.4)
  return situation({
    ...common(made, assigned, history),
    creditorName: chance.pick(AGENCIES),
    originalCreditor: medical ? chance.pick(DOCTORS) : chance.pick(ORIGINALS),
    accountType: 'collection',
    accountTypeText: buyer ? 'Debt Buyer' : 'Collection',
    loanType: buyer ? 'Debt Buyer' : 'Collection Agency',
    creditorClassification: medical
      ? 'Medical or Health Care'
      : chance.pick(['Financial', 'Retail', 'Utilities', 'Telecommunications']),
    status: null,
    paymentStatus: 'in_collections',
    isNegative: true,
    dateAssigned: assigned,
    currentBalance: owed,
    pastDue: owed,
    pastDueDate: times.newest,
    originalBalance: owed + (chance.isTrue(0.2) ? dollars(chance, 1, 40) : 0),
    highBalance: owed,
    terms: '1 Month',
    removalDate: addMonths(times.newest, 84 - firstLate),
    dateOfFirstDelinquency: dayBack(made, firstLate),
  })
}

export function paidClosed(made: Made, most = 70): Situation {
  const { chance, times } = made
  const ago = chance.whole(4, most)
  const neverLate = chance.isTrue(0.6)
  const codes: HistoryCode[] = [
    ...(chance.isTrue(0.5) ? repeat('closed', 1) : []),
    ...(neverLate ? repeat('ok', 6) : climb(chance.whole(1, 3))),
  ]
  const opened = addMonths(times.newest, -ago - chance.whole(14, 60))
  const history = grid(chance, { newest: addMonths(times.newest, -ago), opened }, codes)
  const isCard = chance.isTrue(0.5)
  const made0 = isCard ? card(made, [], {}) : loan(made, AUTO, {})
  const closed = `${addMonths(times.newest, -ago)}-${String(chance.whole(1, 28)).padStart(2, '0')}`
  return situation({
    ...made0,
    ...common(made, `${opened}-${String(chance.whole(1, 28)).padStart(2, '0')}`, history),
    status: 'paid',
    paymentStatus: 'current',
    isNegative: !neverLate,
    currentBalance: 0,
    monthlyPayment: null,
    dateClosed: closed,
    lastPaymentDate: closed,
    lastActivityDate: closed,
    activityDesignator: 'PAID_AND_CLOSED',
    removalDate: addMonths(times.newest, 120 - ago),
    balanceHistory: [],
  })
}

/** Facts of a card discharged in bankruptcy so many months ago. */
export function givenUp(made: Made, ago: number): Partial<Situation> {
  const last = dayBack(made, ago + 4)
  return {
    status: 'closed',
    paymentStatus: 'bankruptcy',
    bankruptcyChapter: '7',
    isNegative: true,
    currentBalance: 0,
    monthlyPayment: null,
    dateClosed: dayBack(made, ago),
    lastPaymentDate: last,
    lastActivityDate: last,
    dateOfFirstDelinquency: dayBack(made, ago + 3),
    delinquencyFirstReported: addMonths(made.times.newest, -ago - 2),
    removalDate: addMonths(made.times.newest, 84 - ago - 3),
    balanceHistory: [],
  }
}

/** The debt buyer's own entry for an account that was sold: assigned after the sale, with the first creditor's DOFD. */
export function boughtFrom(made: Made, original: Situation): Situation {
  const { chance, times } = made
  const owed = original.chargeOffAmount
  const sale = original.dateClosed ?? times.reportDate
  const assigned = [addDays(sale, chance.whole(20, 60)), `${times.newest}-01`].toSorted()[0] ?? sale
  const history = grid(chance, { newest: times.newest, opened: assigned }, repeat('collection', 84))
  return situation({
    ...collection(made, false),
    creditorName: original.soldTo ?? '',
    originalCreditor: original.creditorName,
    accountTypeText: 'Debt Buyer',
    loanType: 'Debt Buyer',
    dateOpened: assigned,
    dateAssigned: assigned,
    paymentHistory: history,
    monthsReviewed: history.length,
    currentBalance: owed,
    pastDue: owed,
    originalBalance: owed,
    highBalance: owed,
    dateOfFirstDelinquency: original.dateOfFirstDelinquency,
    removalDate: original.removalDate,
  })
}

export function sold(made: Made, most = 40): Situation {
  const ago = made.chance.whole(3, most)
  const lost = withLoss(made, card(made, [...repeat('charge_off', ago), ...climb(6)], {}), {
    code: 'charge_off',
    monthsAgo: ago,
    depth: 6,
  })
  return situation({
    ...lost,
    status: 'transferred',
    currentBalance: 0,
    pastDue: null,
    balanceHistory: [],
    soldTo: made.chance.pick(AGENCIES),
    activityDesignator: 'TRANSFER_OR_SOLD',
  })
}
