import { buildCases, EQUIFAX, EXPERIAN } from '#engine/cases/build-case.ts'
import { agency, card, personal, school } from '#engine/cases/ordinary.ts'
import { grid } from '#engine/cases/printed-account.ts'

const LIMIT = '15 USC 1681c(a) and (c)(1)'
const ONCE = '15 USC 1681e(b): one debt is reported once'
const ON_RAMP = "the Department of Education's on-ramp to repayment"

/** A card that was charged off at $711, with so many cents owed on it. */
const owingOn711 = (currentBalance: number) =>
  card('charge_off', { dateOpened: '2018-03-14', removalDate: '2029-10', currentBalance, chargeOffAmount: 71_100 })

/** Errors that a reading with a lawyer's eye found the rules to miss (issue 31). */
export const ONCE_MISSED_ERRORS = buildCases([
  {
    id: 'error/charge-off-mark-of-2016',
    title: 'Charged off in May 2016 by its grid, no date of first delinquency printed',
    layout: EXPERIAN,
    entry: card('charge_off', {
      dateOpened: '2012-03-14',
      dateOfFirstDelinquency: null,
      removalDate: null,
      paymentHistory: grid('2016-09', 'CO*5 180 150 120 90 60 30'),
    }),
    expects: ['obsolete_delinquency'],
    allows: ['dofd_missing', 'obsolete_late_payment', 'limit_missing'],
    why: 'The delinquency began in the month of the charge-off at the latest.',
    source: LIMIT,
  },
  {
    id: 'error/removal-month-passed',
    title: 'On record until August 2024, still listed in December',
    layout: EXPERIAN,
    entry: card('charge_off', { removalDate: '2024-08' }),
    expects: ['removal_date_passed'],
    allows: ['removal_date_passed'],
    why: 'The bureau itself says when the entry was to leave.',
    source: LIMIT,
  },
  {
    id: 'error/old-and-new-number',
    title: 'A charged-off card under its old and its new number, each with the whole balance',
    layout: EQUIFAX,
    entry: card('charge_off', {
      creditorName: 'LAKESHORE BANK',
      accountNumber: 'XXXXXXXXXXXX2231',
      dateOpened: '2017-02-14',
      currentBalance: 184_300,
    }),
    beside: [
      card('charge_off', {
        creditorName: 'LAKESHORE BANK',
        accountNumber: 'XXXXXXXXXXXX9907',
        dateOpened: '2017-02-14',
        currentBalance: 184_300,
      }),
    ],
    expects: ['debt_under_two_numbers'],
    allows: ['debt_under_two_numbers'],
    why: 'One day, one limit, one balance, two numbers: it has to be asked.',
    source: ONCE,
  },
  {
    id: 'error/one-collector-lists-a-debt-twice',
    title: 'A collector lists one phone debt under two file numbers',
    layout: EQUIFAX,
    entry: agency('collection', {}),
    beside: [agency('collection', { accountNumber: 'XXXXX8812' })],
    expects: ['debt_under_two_numbers'],
    allows: ['debt_under_two_numbers', 'two_collectors_one_debt'],
    why: 'Same collector, same creditor, same amount.',
    source: ONCE,
  },
  {
    id: 'error/one-loan-twice-under-one-number',
    title: 'One loan twice under one number',
    layout: EQUIFAX,
    entry: personal('current', {}),
    beside: [personal('current', {})],
    expects: ['duplicate_account'],
    allows: ['duplicate_account'],
    why: 'A number belongs to one loan.',
    source: ONCE,
  },
  {
    id: 'error/federal-loan-late-in-the-on-ramp',
    title: 'Loan of the Department of Education late in March 2024',
    layout: EXPERIAN,
    entry: school('current_once_late', { dateOpened: '2018-08-20', paymentHistory: grid('2024-11', 'ok*8 90 ok*30') }),
    expects: ['late_in_federal_pause'],
    allows: ['late_in_federal_pause', 'late_ladder_jump'],
    why: 'Missed payments were not reported from October 2023 to September 2024.',
    source: ON_RAMP,
  },
  {
    id: 'error/balance-of-a-charge-off-is-back',
    title: 'A charge-off that owed nothing in June owes $640 in December',
    layout: EXPERIAN,
    entry: owingOn711(64_000),
    before: {
      reportDate: '2024-06-12',
      entry: owingOn711(0),
    },
    expects: ['lost_balance_came_back'],
    allows: ['lost_balance_came_back'],
    why: 'What is owed on a charge-off does not come back by itself.',
    source: '15 USC 1681e(b)',
  },
  {
    id: 'error/the-whole-charge-off-is-back',
    title: 'Charged off at $711 with a balance of $0 in June, and the same $711 owed in December',
    layout: EXPERIAN,
    entry: owingOn711(71_100),
    before: {
      reportDate: '2024-06-12',
      entry: owingOn711(0),
    },
    expects: ['lost_balance_came_back'],
    allows: ['lost_balance_came_back'],
    why: 'The earlier report tells what was charged off from what is owed.',
    source: '15 USC 1681e(b)',
  },
  {
    id: 'error/late-to-this-day-with-nothing-owed',
    title: 'Card closed in 2022 with $0, last paid then, and 90 days late this month',
    layout: EQUIFAX,
    entry: card('current', {
      status: 'closed',
      statusText: 'Closed',
      paymentStatus: null,
      dateClosed: '2022-03-02',
      lastPaymentDate: '2022-02-20',
      lastActivityDate: '2022-02-20',
      currentBalance: 0,
      pastDue: 0,
      monthlyPayment: null,
      paymentHistory: grid('2024-11', '90 60 30 ok*30'),
    }),
    expects: ['late_after_paid_closed'],
    allows: ['late_after_paid_closed', 'late_counts_disagree'],
    why: 'With nothing owed and no payment since the closing, nobody can be late: what was owed has to be shown.',
    source: '15 USC 1681e(b)',
  },
])
