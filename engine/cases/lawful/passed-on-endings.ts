import { buildCases, EQUIFAX, EXPERIAN, type Sketch, TRANSUNION } from '#engine/cases/build-case.ts'
import { agency, auto, buyer, card, type Entry, school } from '#engine/cases/ordinary.ts'
import { type Facts, grid } from '#engine/cases/printed-account.ts'

const ONCE = '15 USC 1681e(b)'
const DISCHARGE = '11 USC 523(a), 524(a), 524(c), 727(b)'

const BANK = { creditorName: 'LAKESHORE BANK', dateOpened: '2017-02-14', creditLimit: null, currentBalance: 0 } as const
const SOLD = { ...BANK, pastDue: null, chargeOffAmount: 184_300, remarks: ['ACCOUNT TRANSFERRED OR SOLD'] }
const collector = (own: Facts): Entry =>
  agency('collection', {
    originalCreditor: 'LAKESHORE BANK',
    dateAssigned: '2024-08-11',
    dateOfFirstDelinquency: '2023-09-12',
    currentBalance: 184_300,
    originalBalance: 184_300,
    ...own,
  })

const CASE: Sketch['record'] = { dateFiled: '2021-10-04', dateResolved: '2022-01-20', status: 'Discharged' }
const BEFORE_CASE = { paymentHistory: grid('2021-09', '180 150 120 90 60 30 ok*20'), lastPaymentDate: '2021-02-05' } as const
const BEFORE_CASE_AT_EQUIFAX = { ...BEFORE_CASE, dateOfFirstDelinquency: '2021-03-03', lastActivityDate: '2021-02-05' } as const
const afterCase = (own: Facts): Entry =>
  agency('collection', {
    originalCreditor: 'LAKESHORE BANK',
    dateAssigned: '2023-06-11',
    dateOfFirstDelinquency: '2021-03-03',
    ...own,
  })

const settled = (own: Facts = {}): Entry =>
  card('paid_charge_off', { ...BANK, chargeOffAmount: 184_300, lastPaymentDate: '2024-03-15', ...own })

const SETTLED: readonly Sketch[] = [
  {
    id: 'lawful/paid-while-placed',
    title: 'Placed in January, paid to the bank in March, the agency not yet updated',
    layout: EQUIFAX,
    entry: collector({ dateAssigned: '2024-01-11' }),
    beside: [settled()],
    why: 'A payment to the creditor reaches its agency later.',
    source: ONCE,
  },
  {
    id: 'lawful/paid-by-the-sale',
    title: 'The bank’s books were settled by the sale itself, in the same month',
    layout: EQUIFAX,
    entry: collector({ dateAssigned: '2024-04-02' }),
    beside: [settled()],
    why: 'What the bank booked as paid may be the price that the buyer paid.',
    source: ONCE,
  },
  {
    id: 'lawful/zero-because-sold',
    title: 'Charge-off sold, nothing left at the bank',
    layout: EQUIFAX,
    entry: collector({}),
    beside: [card('charge_off', { ...SOLD, lastPaymentDate: '2024-03-15' })],
    why: 'Zero after a sale is no payment.',
    source: '12 CFR 1022.42',
  },
  {
    id: 'lawful/settled-and-said-to-be-sold',
    title: 'Paid and sold, by two remarks of the bank',
    layout: EQUIFAX,
    entry: collector({}),
    beside: [settled({ remarks: ['ACCOUNT TRANSFERRED OR SOLD'] })],
    why: 'Nobody can tell what came first.',
    source: ONCE,
  },
  {
    id: 'lawful/one-card-paid-another-collected',
    title: 'A card paid off in good standing, another of the bank in collection',
    layout: EXPERIAN,
    entry: buyer('collection', {
      originalCreditor: 'LAKESHORE BANK',
      dateOpened: '2024-08-11',
      currentBalance: 184_300,
      originalBalance: 184_300,
    }),
    beside: [card('paid_once_late', { ...BANK })],
    why: 'A customer with two cards may pay one and not the other.',
    source: ONCE,
  },
  {
    id: 'lawful/another-amount-collected',
    title: 'Charge-off of $1,843 paid, $1,212 collected for the same bank',
    layout: EXPERIAN,
    entry: buyer('collection', {
      originalCreditor: 'LAKESHORE BANK',
      dateOpened: '2024-08-11',
      currentBalance: 121_200,
      originalBalance: 121_200,
    }),
    beside: [settled({ statusDate: '2024-03' })],
    why: 'Two amounts are two debts.',
    source: ONCE,
  },
]

const discharged = (own: Facts = {}): readonly Entry[] => [card('discharged', { ...BANK, ...BEFORE_CASE_AT_EQUIFAX, ...own })]

const AFTER_A_CASE: readonly Sketch[] = [
  {
    id: 'lawful/new-debt-to-the-same-bank',
    title: 'Card discharged in 2022, a debt to the same bank late since 2023',
    layout: EQUIFAX,
    record: CASE,
    entry: afterCase({ dateOfFirstDelinquency: '2023-02-03' }),
    beside: discharged(),
    why: 'A discharge covers what arose before the order for relief.',
    source: DISCHARGE,
  },
  {
    id: 'lawful/other-amount-after-the-case',
    title: 'Discharged card, and a collection for the bank without a date of first delinquency',
    layout: TRANSUNION,
    record: CASE,
    entry: buyer('collection', {
      originalCreditor: 'LAKESHORE BANK',
      dateOpened: '2023-06-11',
      currentBalance: 52_300,
      originalBalance: null,
      highBalance: 52_300,
    }),
    beside: [card('discharged', { ...BANK, ...BEFORE_CASE })],
    why: 'Nothing shows that it is the debt of the case: it may be from use after it.',
    source: DISCHARGE,
  },
  {
    id: 'lawful/reaffirmed-and-collected',
    title: 'Reaffirmed card, collected after the case',
    layout: EQUIFAX,
    record: CASE,
    entry: afterCase({}),
    beside: discharged({ remarks: ['REAFFIRMATION OF DEBT'] }),
    why: 'A reaffirmed debt goes on.',
    source: DISCHARGE,
  },
  {
    id: 'lawful/discharged-and-collected-school-loan',
    title: 'School loan in a discharged case, collected after it',
    layout: EQUIFAX,
    record: CASE,
    entry: afterCase({ originalCreditor: 'ELMWOOD EDUCATION FINANCE', loanType: 'Education' }),
    beside: [
      school('discharged', {
        ...BEFORE_CASE_AT_EQUIFAX,
        creditorName: 'ELMWOOD EDUCATION FINANCE',
        dateOpened: '2017-02-14',
        currentBalance: 0,
        paymentHistory: [],
      }),
    ],
    why: 'Education loans survive a discharge.',
    source: DISCHARGE,
  },
  {
    id: 'lawful/car-lien-after-the-case',
    title: 'Car loan discharged, the vehicle’s lien placed with an agency',
    layout: EQUIFAX,
    record: CASE,
    entry: afterCase({ originalCreditor: 'MERIDIAN AUTO FINANCE', loanType: 'Auto' }),
    beside: [auto('discharged', { dateOpened: '2017-02-14', currentBalance: 0, ...BEFORE_CASE_AT_EQUIFAX })],
    why: 'A lien survives the personal discharge.',
    source: DISCHARGE,
  },
  {
    id: 'lawful/collected-after-dismissed-case',
    title: 'The case was dismissed',
    layout: EQUIFAX,
    record: { ...CASE, status: 'Dismissed' },
    entry: afterCase({}),
    beside: discharged(),
    why: 'Without a discharge the debt stands.',
    source: DISCHARGE,
  },
  {
    id: 'lawful/collected-after-chapter-13',
    title: 'A chapter 13 case, whose plan may leave debts outside',
    layout: EQUIFAX,
    record: { ...CASE, type: 'Chapter 13 Bankruptcy' },
    entry: afterCase({}),
    beside: discharged(),
    why: 'What a plan leaves outside is not on the page.',
    source: '11 USC 1328(a)',
  },
  {
    id: 'lawful/case-of-the-other-party',
    title: 'Only the co-signer filed',
    layout: EQUIFAX,
    record: CASE,
    entry: afterCase({}),
    beside: [
      card('charge_off', {
        ...BANK,
        ...BEFORE_CASE_AT_EQUIFAX,
        pastDue: null,
        remarks: ['Discharged in bankruptcy of the co-signer'],
        responsibility: 'joint',
      }),
    ],
    why: 'The consumer of this report still owes.',
    source: DISCHARGE,
  },
  {
    id: 'lawful/collector-at-zero-after-the-case',
    title: 'The agency lists the discharged debt at zero',
    layout: EQUIFAX,
    record: CASE,
    entry: agency('paid_collection', {
      originalCreditor: 'LAKESHORE BANK',
      dateAssigned: '2023-06-11',
      dateOfFirstDelinquency: '2021-03-03',
      currentBalance: 0,
    }),
    beside: discharged(),
    why: 'Nothing is asked for.',
    source: DISCHARGE,
  },
]

/** Debts that were paid or discharged, and a collector whose balance is lawful. */
export const LAWFUL_PASSED_ON_ENDINGS = buildCases([...SETTLED, ...AFTER_A_CASE])
