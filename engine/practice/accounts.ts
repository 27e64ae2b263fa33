import { addMonths } from '#engine/values/day.ts'
import {
  AUTO,
  card,
  climb,
  DISPUTE_DISAGREES,
  DISPUTED,
  HOME,
  loan,
  type Made,
  PERSONAL,
  SCHOOL,
  type Times,
} from '#engine/practice/account-kinds.ts'
import {
  boughtFrom,
  collection,
  givenUp,
  lateFacts,
  paidClosed,
  repeat,
  sold,
  unpaid,
  withLoss,
} from '#engine/practice/account-troubles.ts'
import type { Chance } from '#engine/practice/seed.ts'
import { isBadCode, type Situation, situation } from '#engine/practice/situation.ts'

/** The kinds of situation a seeded report is drawn from, by name. */
export const SITUATIONS: Readonly<Record<string, (made: Made) => Situation>> = {
  clean_card: (made) => card(made, [], {}),
  clean_auto: (made) => loan(made, AUTO, {}),
  clean_personal: (made) => loan(made, PERSONAL, {}),
  mortgage: (made) => loan(made, HOME, {}),
  student: (made) => loan(made, SCHOOL, {}),
  student_deferred: (made) => {
    const base = loan(made, SCHOOL, {
      status: 'deferred',
      paymentStatus: null,
      deferredUntil: addMonths(made.times.newest, made.chance.whole(2, 40)),
    })
    return situation({
      ...base,
      currentBalance: base.originalBalance,
      monthlyPayment: null,
      lastPaymentDate: null,
      lastPaymentAmount: null,
      lastActivityDate: null,
      balanceHistory: [],
    })
  },
  authorized_user: (made) => card(made, [], { responsibility: 'authorized_user' }),
  old_lates: (made) => {
    const depth = made.chance.whole(1, 6)
    return card(made, [...repeat('ok', made.chance.whole(2, 40)), ...climb(depth), 'ok', 'ok', '30'], { isNegative: true })
  },
  late_card: (made) => {
    const depth = made.chance.whole(1, 6)
    return unpaid(card(made, climb(depth), lateFacts(made, depth)), depth)
  },
  late_loan: (made) => {
    const depth = made.chance.whole(1, 4)
    return unpaid(loan(made, made.chance.isTrue(0.5) ? AUTO : HOME, { codes: climb(depth), ...lateFacts(made, depth) }), depth)
  },
  charge_off: (made) => {
    const ago = made.chance.whole(1, 60)
    return withLoss(made, card(made, [...repeat('charge_off', ago), ...climb(6)], {}), {
      code: 'charge_off',
      monthsAgo: ago,
      depth: 6,
    })
  },
  repossession: (made) => {
    const ago = made.chance.whole(1, 40)
    return withLoss(made, loan(made, AUTO, { codes: [...repeat('repossession', ago), ...climb(4)] }), {
      code: 'repossession',
      monthsAgo: ago,
      depth: 4,
    })
  },
  surrender: (made) => {
    const ago = made.chance.whole(1, 40)
    return withLoss(made, loan(made, AUTO, { codes: [...repeat('voluntary_surrender', ago), ...climb(3)] }), {
      code: 'voluntary_surrender',
      monthsAgo: ago,
      depth: 3,
    })
  },
  foreclosure: (made) => {
    const ago = made.chance.whole(1, 40)
    return withLoss(made, loan(made, HOME, { codes: [...repeat('foreclosure', ago), ...climb(5)] }), {
      code: 'foreclosure',
      monthsAgo: ago,
      depth: 5,
    })
  },
  collection: (made) => collection(made, false),
  medical: (made) => collection(made, true),
  paid_closed: (made) => paidClosed(made),
  sold: (made) => sold(made),
  bankruptcy: (made) => {
    const ago = made.chance.whole(2, 40)
    const base = card(made, [...repeat('bankruptcy', ago), ...climb(3)], {})
    return situation({ ...base, ...givenUp(made, ago), remarks: ['Debt included in or discharged through Bankruptcy Chapter 7'] })
  },
  open_account: (made) =>
    card(made, [], {
      creditorName: made.chance.pick(['AMEX CHARGE', 'CITY OF SPRINGVALE WATER', 'OPEN ROAD TOLLS']),
      accountType: 'open',
      accountTypeText: 'Charge card',
      loanType: 'Utility Company',
      creditLimit: null,
      terms: '1 Month',
    }),
  disputed: (made) => card(made, [], { remarks: [DISPUTED, ...(made.chance.isTrue(0.4) ? [DISPUTE_DISAGREES] : [])] }),
}

const WEIGHTS: Readonly<Record<string, number>> = {
  clean_card: 4,
  clean_auto: 2,
  paid_closed: 4,
  collection: 3,
  charge_off: 2,
  student: 2,
  student_deferred: 2,
}

/** So many situations drawn by weight, and behind some of the sold accounts their buyer's entry. */
export function makeAccounts(chance: Chance, times: Times, count: number): Situation[] {
  const names = Object.keys(SITUATIONS).flatMap((name) => Array.from({ length: WEIGHTS[name] ?? 1 }, () => name))
  return Array.from({ length: count }, (_, index) => {
    const made = { chance: chance.fork(`account-${index}`), times }
    const account = (SITUATIONS[names[made.chance.whole(0, names.length - 1)] ?? ''] ?? (() => situation({})))(made)
    const marked = account.paymentHistory.some(({ code }) => isBadCode(code))
      ? situation({ ...account, isNegative: true })
      : account
    return marked.soldTo !== null && made.chance.isTrue(0.5) ? [marked, boughtFrom(made, marked)] : [marked]
  }).flat()
}
