import { buildCases, EQUIFAX, type Sketch } from '#engine/cases/build-case.ts'
import { agency, card, type Entry, personal, school } from '#engine/cases/ordinary.ts'
import type { Facts } from '#engine/cases/printed-account.ts'

const PRECEDES = '15 USC 1681s-2(a)(5), 1681c(c)(1)'
const SAME_DATE = '15 USC 1681s-2(a)(5)(B)'

const assigned = (own: Facts): Entry => agency('collection', { dateAssigned: '2023-10-11', ...own })

const BANK = { creditorName: 'LAKESHORE BANK', dateOpened: '2017-02-14', creditLimit: null, currentBalance: 0 } as const
const SOLD = { ...BANK, pastDue: null, chargeOffAmount: 184_300, remarks: ['ACCOUNT TRANSFERRED OR SOLD'] }
const collector = (own: Facts): Entry =>
  agency('collection', {
    originalCreditor: 'LAKESHORE BANK',
    dateAssigned: '2024-05-11',
    dateOfFirstDelinquency: '2024-02-18',
    currentBalance: 184_300,
    originalBalance: 184_300,
    ...own,
  })

const LATER_THAN_ASSIGNED: readonly Sketch[] = [
  {
    id: 'lawful/dofd-thirty-days-after-assignment',
    title: 'A final bill placed at once; the creditor counts thirty days before it calls it late',
    layout: EQUIFAX,
    entry: assigned({ dateOfFirstDelinquency: '2023-11-08' }),
    why: 'Creditors that date a delinquency from its thirtieth day come out a month later.',
    source: PRECEDES,
  },
  {
    id: 'lawful/dofd-a-day-less-than-two-months-after',
    title: 'Assigned on October 11, late since December 10',
    layout: EQUIFAX,
    entry: assigned({ dateOfFirstDelinquency: '2023-12-10' }),
    why: 'Thirty days on each side of the two dates are within the ways of counting.',
    source: PRECEDES,
  },
  {
    id: 'lawful/dofd-after-assignment-months-only',
    title: 'Assigned in October, late since December, both printed as months',
    layout: EQUIFAX,
    entry: assigned({ dateAssigned: '2023-10', dateOfFirstDelinquency: '2023-12' }),
    why: 'October 31 and December 1 are a month apart.',
    source: PRECEDES,
  },
  {
    id: 'lawful/hospital-early-out',
    title: 'Hospital bill handed to its billing agency on the day of care, unpaid since February',
    layout: EQUIFAX,
    entry: assigned({
      originalCreditor: 'LAKESIDE HOSPITAL',
      loanType: 'Medical or Health Care',
      dateAssigned: '2022-10-11',
      dateOfFirstDelinquency: '2023-02-03',
      currentBalance: 190_000,
      originalBalance: 190_000,
    }),
    why: 'Care providers hand bills to an agency before they are late.',
    source: PRECEDES,
  },
  {
    id: 'lawful/servicer-before-it-was-late',
    title: 'A servicer that had the account before it was late',
    layout: EQUIFAX,
    entry: assigned({ creditorName: 'PLAINS LOAN SERVICING', dateOfFirstDelinquency: '2024-04-03' }),
    why: 'A servicer takes accounts over that are current; they can fall behind with it.',
    source: PRECEDES,
  },
  {
    id: 'lawful/factoring-of-good-invoices',
    title: 'Invoices bought by a factoring company before they were due',
    layout: EQUIFAX,
    entry: assigned({ remarks: ['FACTORING COMPANY ACCOUNT'], dateOfFirstDelinquency: '2024-04-03' }),
    why: 'Factoring is the purchase of claims that are not late.',
    source: PRECEDES,
  },
  {
    id: 'lawful/child-support-agency',
    title: 'Support assigned to the enforcement agency in the month of the order',
    layout: EQUIFAX,
    entry: assigned({ creditorName: 'STATE CHILD SUPPORT ENFORCEMENT', dateOfFirstDelinquency: '2024-04-03' }),
    why: 'Support runs through the agency from the first day; arrears come later.',
    source: PRECEDES,
  },
  {
    id: 'lawful/several-accounts-placed-together',
    title: 'Three placements listed as one entry',
    layout: EQUIFAX,
    entry: assigned({ remarks: ['MULTIPLE ACCOUNTS COMBINED'], dateOfFirstDelinquency: '2024-04-03' }),
    why: 'The day is that of the first placement, the delinquency that of a later debt.',
    source: PRECEDES,
  },
  {
    id: 'lawful/guaranty-agency-assigned',
    title: 'Defaulted school loan at a guaranty agency',
    layout: EQUIFAX,
    entry: assigned({
      creditorName: 'PLAINS STUDENT GUARANTY',
      originalCreditor: 'ELMWOOD EDUCATION FINANCE',
      dateOfFirstDelinquency: '2024-04-03',
    }),
    why: 'Education loans are guaranteed and assigned by clocks of their own.',
    source: '20 USC 1080a(f)',
  },
  {
    id: 'lawful/reinstated-with-the-agency',
    title: 'Brought current while at the agency, and late anew',
    layout: EQUIFAX,
    entry: assigned({ remarks: ['ACCOUNT REINSTATED'], dateOfFirstDelinquency: '2024-04-03' }),
    why: 'What was cured begins anew.',
    source: PRECEDES,
  },
]

const bankBeside = (own: Facts): readonly Entry[] => [card('charge_off', { ...SOLD, ...own })]

const ANOTHER_DATE: readonly Sketch[] = [
  {
    id: 'lawful/collector-with-the-same-date',
    title: 'Sold card, the collector with the bank’s date',
    layout: EQUIFAX,
    entry: collector({ dateOfFirstDelinquency: '2023-09-12' }),
    beside: bankBeside({}),
    why: 'The collector reports the date that the bank reported.',
    source: SAME_DATE,
  },
  {
    id: 'lawful/collector-thirty-days-later',
    title: 'The bank counts from the missed payment, the collector from its thirtieth day',
    layout: EQUIFAX,
    entry: collector({ dateOfFirstDelinquency: '2023-10-12' }),
    beside: bankBeside({}),
    why: 'Two ways of counting one delinquency lie a month apart.',
    source: SAME_DATE,
  },
  {
    id: 'lawful/collector-with-an-earlier-date',
    title: 'The collector has an earlier date than the bank',
    layout: EQUIFAX,
    entry: collector({ dateOfFirstDelinquency: '2023-03-12' }),
    beside: bankBeside({}),
    why: 'An earlier date takes nothing from the consumer.',
    source: SAME_DATE,
  },
  {
    id: 'lawful/collector-months-only',
    title: 'September and November, both printed as months',
    layout: EQUIFAX,
    entry: collector({ dateOfFirstDelinquency: '2023-11' }),
    beside: bankBeside({ dateOfFirstDelinquency: '2023-09' }),
    why: 'September 30 and November 1 are a month apart.',
    source: SAME_DATE,
  },
  {
    id: 'lawful/collector-of-another-card',
    title: 'Sold card of $1,843 beside a collection for the same bank over $1,212',
    layout: EQUIFAX,
    entry: collector({ currentBalance: 121_200, originalBalance: 121_200 }),
    beside: bankBeside({}),
    why: 'Another amount is another card, and has a date of its own.',
    source: SAME_DATE,
  },
  {
    id: 'lawful/two-loans-of-five-hundred',
    title: 'One loan of $500 charged off, another of $500 collected',
    layout: EQUIFAX,
    entry: collector({ originalCreditor: 'CEDAR LENDING CO', currentBalance: 50_000, originalBalance: 50_000 }),
    beside: [personal('charge_off', { currentBalance: 0, pastDue: null, chargeOffAmount: 50_000, remarks: SOLD.remarks })],
    why: 'Round amounts are lent again and again.',
    source: SAME_DATE,
  },
  {
    id: 'lawful/which-of-two-cards-was-sold',
    title: 'Two charged-off cards of the bank, one collection',
    layout: EQUIFAX,
    entry: collector({}),
    beside: [...bankBeside({}), card('charge_off', { ...SOLD, accountNumber: 'XXXXXXXXXXXX8867', dateOpened: '2019-05-09' })],
    why: 'The page does not say which of the two was placed.',
    source: SAME_DATE,
  },
  {
    id: 'lawful/school-loan-moved-on',
    title: 'Education loan charged off by the lender, collected with a later date',
    layout: EQUIFAX,
    entry: collector({ originalCreditor: 'ELMWOOD EDUCATION FINANCE' }),
    beside: [
      school('charge_off', {
        creditorName: 'ELMWOOD EDUCATION FINANCE',
        currentBalance: 0,
        pastDue: null,
        chargeOffAmount: 184_300,
        remarks: SOLD.remarks,
        paymentHistory: [],
      }),
    ],
    why: 'Education loans have clocks of their own.',
    source: '20 USC 1080a(f)',
  },
]

/** Debts that changed hands, whose dates look wrong and are lawful. */
export const LAWFUL_PASSED_ON_DATES = buildCases([...LATER_THAN_ASSIGNED, ...ANOTHER_DATE])
