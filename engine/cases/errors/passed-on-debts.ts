import { buildCases, EQUIFAX, EXPERIAN, type Sketch } from '#engine/cases/build-case.ts'
import { agency, buyer, card, personal } from '#engine/cases/ordinary.ts'
import { grid } from '#engine/cases/printed-account.ts'

const PRECEDES = '15 USC 1681s-2(a)(5): the month in which the delinquency that preceded the placement began'
const SAME_DATE = '15 USC 1681s-2(a)(5)(B): a collector reports the date that the creditor reported'
const ONCE = '15 USC 1681e(b): a debt that was paid is owed to nobody'
const DISCHARGE = '11 USC 524(a)(2), 727(b): what a chapter 7 discharge covers is no longer collected'

const BANK = { creditorName: 'LAKESHORE BANK', dateOpened: '2017-02-14', creditLimit: null, currentBalance: 0 } as const
const SOLD = { ...BANK, pastDue: null, remarks: ['ACCOUNT TRANSFERRED OR SOLD'] }
/** Filed before all of the ordinary neighbours were opened. */
const CASE: Sketch['record'] = { dateFiled: '2021-10-04', dateResolved: '2022-01-20', status: 'Discharged' }
const BEFORE_CASE = { paymentHistory: grid('2021-09', '180 150 120 90 60 30 ok*20'), lastPaymentDate: '2021-02-05' } as const

/** Debts that changed hands, and what the collector made of their dates and of their end. */
export const PASSED_ON_ERRORS = buildCases([
  {
    id: 'error/dofd-half-a-year-after-assignment',
    title: 'Wireless debt assigned in October 2023, said to be late since April 2024',
    layout: EQUIFAX,
    entry: agency('collection', { dateAssigned: '2023-10-11', dateOfFirstDelinquency: '2024-04-03' }),
    expects: ['collector_dofd_after_assignment'],
    why: 'A debt is placed because it is late; the lateness that led there cannot begin half a year afterwards.',
    source: PRECEDES,
  },
  {
    id: 'error/dofd-two-months-after-assignment',
    title: 'Assigned on October 11, late since December 11',
    layout: EQUIFAX,
    entry: agency('collection', { dateAssigned: '2023-10-11', dateOfFirstDelinquency: '2023-12-11' }),
    expects: ['collector_dofd_after_assignment'],
    why: 'Two months to the day: more than the thirty days by which two ways of counting differ.',
    source: PRECEDES,
  },
  {
    id: 'error/dofd-after-assignment-by-months',
    title: 'Assigned in October 2023, late since January 2024, both printed as months',
    layout: EQUIFAX,
    entry: agency('collection', { dateAssigned: '2023-10', dateOfFirstDelinquency: '2024-01' }),
    expects: ['collector_dofd_after_assignment'],
    why: 'Whatever the days, two months lie between them.',
    source: PRECEDES,
  },
  {
    id: 'error/buyer-dates-the-debt-from-its-closing',
    title: 'Sold card late since September 2023, at the collector since February 2024',
    layout: EQUIFAX,
    entry: agency('collection', {
      originalCreditor: 'LAKESHORE BANK',
      dateAssigned: '2024-05-11',
      dateOfFirstDelinquency: '2024-02-18',
      currentBalance: 184_300,
      originalBalance: 184_300,
    }),
    beside: [card('charge_off', { ...SOLD, chargeOffAmount: 184_300 })],
    expects: ['chain_dofd_moved'],
    why: 'The day on which the bank closed the card has taken the place of the day on which it fell behind.',
    source: SAME_DATE,
  },
  {
    id: 'error/buyer-dates-the-debt-a-year-later',
    title: 'Sold loan late since September 2023, at the collector since September 2024',
    layout: EQUIFAX,
    entry: agency('collection', {
      originalCreditor: 'CEDAR LENDING CO',
      dateAssigned: '2024-10-02',
      dateOfFirstDelinquency: '2024-09-12',
      currentBalance: 310_415,
      originalBalance: 310_415,
    }),
    beside: [personal('charge_off', { currentBalance: 0, pastDue: null, chargeOffAmount: 310_415, remarks: SOLD.remarks })],
    expects: ['chain_dofd_moved'],
    why: 'One debt, the same amount to the cent, and a year younger at the collector.',
    source: SAME_DATE,
  },
  {
    id: 'error/settled-card-collected',
    title: 'Card settled in March 2024, assigned to an agency in August with the whole amount',
    layout: EQUIFAX,
    entry: agency('collection', {
      originalCreditor: 'LAKESHORE BANK',
      dateAssigned: '2024-08-11',
      dateOfFirstDelinquency: '2023-09-12',
      currentBalance: 184_300,
      originalBalance: 184_300,
    }),
    beside: [
      card('paid_charge_off', {
        ...BANK,
        chargeOffAmount: 184_300,
        lastPaymentDate: '2024-03-15',
        remarks: ['SETTLED FOR LESS THAN FULL BALANCE'],
      }),
    ],
    expects: ['settled_debt_sold_on'],
    why: 'A settlement ends the debt; what was settled cannot be placed afterwards.',
    source: ONCE,
  },
  {
    id: 'error/paid-charge-off-sold',
    title: 'Charge-off paid in March 2024, at a buyer since August',
    layout: EXPERIAN,
    entry: buyer('collection', {
      originalCreditor: 'LAKESHORE BANK',
      dateOpened: '2024-08-11',
      currentBalance: 191_000,
      originalBalance: 184_300,
    }),
    beside: [
      card('paid_charge_off', { ...BANK, chargeOffAmount: 184_300, statusDate: '2024-03', lastPaymentDate: '2024-03-15' }),
    ],
    expects: ['settled_debt_sold_on'],
    allows: ['collector_above_original'],
    why: 'The bank says paid and closed; the buyer began five months later with the amount that was written off.',
    source: ONCE,
  },
  {
    id: 'error/discharged-card-collected',
    title: 'Card discharged in January 2022, assigned to an agency in June 2023',
    layout: EQUIFAX,
    record: CASE,
    entry: agency('collection', {
      originalCreditor: 'LAKESHORE BANK',
      dateAssigned: '2023-06-11',
      dateOfFirstDelinquency: '2021-03-03',
    }),
    beside: [
      card('discharged', {
        ...BANK,
        ...BEFORE_CASE,
        dateOfFirstDelinquency: '2021-03-03',
        lastActivityDate: '2021-02-05',
      }),
    ],
    expects: ['discharged_debt_collected'],
    why: 'Late before the petition and discharged by the bank’s own word: nobody may collect it from the consumer.',
    source: DISCHARGE,
  },
  {
    id: 'error/discharged-charge-off-bought',
    title: 'Discharged charge-off of $1,843, at a buyer with the same amount since June 2023',
    layout: EXPERIAN,
    record: CASE,
    entry: buyer('collection', {
      originalCreditor: 'LAKESHORE BANK',
      dateOpened: '2023-06-11',
      currentBalance: 184_300,
      originalBalance: 184_300,
    }),
    beside: [card('discharged', { ...BANK, ...BEFORE_CASE, chargeOffAmount: 184_300 })],
    expects: ['discharged_debt_collected'],
    why: 'The amount shows that it is the debt of the case.',
    source: DISCHARGE,
  },
])
