import { buildCases, EQUIFAX, EXPERIAN, TRANSUNION } from '#engine/cases/build-case.ts'
import { agency, buyer, card, personal, school } from '#engine/cases/ordinary.ts'
import { grid } from '#engine/cases/printed-account.ts'

const BANK = { creditorName: 'LAKESHORE BANK', dateOpened: '2017-02-14', creditLimit: 420_000 } as const

/** Two entries that look like one debt and are lawful. */
export const LAWFUL_SAME_DEBT_TWICE = buildCases([
  {
    id: 'lawful/replaced-card',
    title: 'A lost card’s closed number with no balance beside the new one',
    layout: EQUIFAX,
    entry: card('current', { ...BANK, accountNumber: 'XXXXXXXXXXXX2231', currentBalance: 61_200 }),
    beside: [
      card('paid', { ...BANK, accountNumber: 'XXXXXXXXXXXX9004', currentBalance: 0, remarks: ['CREDIT CARD LOST OR STOLEN'] }),
    ],
    why: 'A lost card is closed and its account goes on under another number.',
    source: 'rules.md: the closed predecessor with zero balance',
  },
  {
    id: 'lawful/two-cards-of-one-day',
    title: 'Two cards of one bank opened on one day, other limits',
    layout: EQUIFAX,
    entry: card('current', { ...BANK, accountNumber: 'XXXXXXXXXXXX2231', currentBalance: 61_200 }),
    beside: [card('current', { ...BANK, accountNumber: 'XXXXXXXXXXXX8867', creditLimit: 150_000, currentBalance: 12_000 })],
    why: 'A bank may open two cards for one customer on one day.',
    source: 'rules.md: different amounts',
  },
  {
    id: 'lawful/two-cards-other-numbers',
    title: 'Two cards of one bank, one day, one limit, other last digits',
    layout: EQUIFAX,
    entry: card('current', { ...BANK, accountNumber: 'XXXXXXXXXXXX2231', currentBalance: 61_200 }),
    beside: [card('current', { ...BANK, accountNumber: 'XXXXXXXXXXXX8867', currentBalance: 12_000 })],
    why: 'The numbers say that they are two.',
    source: 'rules.md: numbers must not contradict',
  },
  {
    id: 'lawful/student-loans-of-one-day',
    title: 'Five student loans of one day, two of one amount',
    layout: EQUIFAX,
    entry: school('current', { accountNumber: null, dateOpened: '2016-09-01', highBalance: 350_000 }),
    beside: [
      school('current', { accountNumber: null, dateOpened: '2016-09-01', highBalance: 350_000 }),
      school('current', { accountNumber: null, dateOpened: '2016-09-01', highBalance: 200_000 }),
    ],
    why: 'Each disbursement is a loan of its own.',
    source: 'rules.md: education loans of one day',
  },
  {
    id: 'lawful/pay-later-of-one-day',
    title: 'Two pay-later plans of one day and one amount',
    layout: EXPERIAN,
    entry: personal('current', {
      creditorName: 'AFFIRM INC',
      accountNumber: null,
      accountTypeText: 'Unsecured',
      dateOpened: '2024-03-05',
      originalBalance: 18_000,
      paymentHistory: grid('2024-11', 'ok*8'),
    }),
    beside: [
      personal('current', {
        creditorName: 'AFFIRM INC',
        accountNumber: null,
        accountTypeText: 'Unsecured',
        dateOpened: '2024-03-05',
        originalBalance: 18_000,
        paymentHistory: grid('2024-11', 'ok*8'),
      }),
    ],
    why: 'Two purchases on one day are two plans.',
    source: 'rules.md: instalment or pay-later loans of one day',
  },
  {
    id: 'lawful/sold-with-nothing-left',
    title: 'Sold charge-off with $0, the buyer with the debt',
    layout: TRANSUNION,
    entry: card('charge_off', {
      ...BANK,
      creditLimit: null,
      currentBalance: 0,
      pastDue: null,
      remarks: ['PURCHASED BY ANOTHER LENDER'],
    }),
    beside: [
      buyer('collection', {
        originalCreditor: 'LAKESHORE BANK',
        currentBalance: 184_000,
        originalBalance: null,
        highBalance: 184_000,
      }),
    ],
    why: 'The seller shows nothing owed; only the buyer does.',
    source: '12 CFR 1022.42, the seller reports zero',
  },
  {
    id: 'lawful/first-agency-recalled',
    title: 'Two agencies one after the other, the first one’s balance zero',
    layout: TRANSUNION,
    entry: agency('collection', { originalCreditor: 'SUMMIT WIRELESS', originalBalance: null }),
    beside: [
      agency('paid_collection', {
        creditorName: 'CRESTVIEW COLLECTION BUREAU',
        accountNumber: 'XXXXX7711',
        originalCreditor: 'SUMMIT WIRELESS',
        currentBalance: 0,
        originalBalance: null,
      }),
    ],
    why: 'A creditor may move a debt to another agency; the first one then owns nothing of it.',
    source: 'rules.md: one is closed, recalled or zero',
  },
  {
    id: 'lawful/two-debts-of-one-creditor',
    title: 'Two agencies for one creditor, amounts far apart',
    layout: TRANSUNION,
    entry: agency('collection', { originalCreditor: 'SUMMIT WIRELESS', originalBalance: null }),
    beside: [
      agency('collection', {
        creditorName: 'CRESTVIEW COLLECTION BUREAU',
        accountNumber: 'XXXXX7711',
        originalCreditor: 'SUMMIT WIRELESS',
        currentBalance: 112_000,
        highBalance: 112_000,
        originalBalance: null,
      }),
    ],
    why: 'Two lines of one customer are two debts.',
    source: 'rules.md: amounts within ten percent',
  },
  {
    id: 'lawful/placed-for-collection',
    title: 'Charged-off card placed with an agency, both with the balance',
    layout: TRANSUNION,
    entry: card('charge_off', { ...BANK, creditLimit: null, currentBalance: 184_000, remarks: ['PLACED FOR COLLECTION'] }),
    beside: [
      agency('collection', {
        originalCreditor: 'LAKESHORE BANK',
        currentBalance: 184_000,
        highBalance: 184_000,
        originalBalance: null,
      }),
    ],
    allows: ['debt_counted_twice'],
    why: 'Who places a debt still owns it: at most a question of proof.',
    source: 'rules.md: placed with an agency, not sold: proof',
  },
])
