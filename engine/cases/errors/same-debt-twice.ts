import { buildCases, EQUIFAX, EXPERIAN, TRANSUNION } from '#engine/cases/build-case.ts'
import { agency, buyer, card } from '#engine/cases/ordinary.ts'

const ONCE = '15 USC 1681e(b): one debt is reported once'

/** One debt that a report counts twice. */
export const SAME_DEBT_TWICE_ERRORS = buildCases([
  {
    id: 'error/card-listed-twice',
    title: 'The same card twice, both with its balance',
    layout: EQUIFAX,
    entry: card('current', {
      creditorName: 'LAKESHORE BANK',
      accountNumber: 'XXXXXXXXXXXX2231',
      dateOpened: '2017-02-14',
      currentBalance: 61_200,
      creditLimit: 420_000,
    }),
    beside: [
      card('current', {
        creditorName: 'LAKESHORE BANK',
        accountNumber: 'XXXXXXXXXXXX2231',
        dateOpened: '2017-02-14',
        currentBalance: 61_200,
        creditLimit: 420_000,
      }),
    ],
    expects: ['duplicate_account'],
    allows: ['duplicate_account'],
    why: 'Same furnisher, kind, opening day, limit and number, both with a balance.',
    source: ONCE,
  },
  {
    id: 'error/charge-off-listed-twice',
    title: 'The same charged-off card twice',
    layout: EXPERIAN,
    entry: card('charge_off', {
      creditorName: 'LAKESHORE BANK',
      accountNumber: '531260XXXXXXXXXX',
      dateOpened: '2017-02-14',
      creditLimit: 420_000,
    }),
    beside: [
      card('charge_off', {
        creditorName: 'LAKESHORE BANK',
        accountNumber: '531260XXXXXXXXXX',
        dateOpened: '2017-02-14',
        creditLimit: 420_000,
      }),
    ],
    expects: ['duplicate_account'],
    allows: ['duplicate_account'],
    why: 'Both derogatory, everything the same.',
    source: ONCE,
  },
  {
    id: 'error/sold-and-still-owed-twice',
    title: 'Sold card still shows its balance, and the buyer shows one too',
    layout: TRANSUNION,
    entry: card('charge_off', {
      creditorName: 'LAKESHORE BANK',
      dateOpened: '2017-02-14',
      currentBalance: 184_000,
      remarks: ['PURCHASED BY ANOTHER LENDER', 'SOLD TO NORTHGATE PORTFOLIO BUYERS LLC'],
    }),
    beside: [
      buyer('collection', {
        originalCreditor: 'LAKESHORE BANK',
        currentBalance: 184_000,
        originalBalance: null,
        highBalance: 184_000,
      }),
    ],
    expects: ['debt_counted_twice'],
    allows: ['balance_after_sale', 'debt_counted_twice'],
    why: 'Who sold a debt is owed nothing; the buyer reports it.',
    source: ONCE,
  },
  {
    id: 'error/two-agencies-one-debt',
    title: 'Two agencies collect the same wireless debt, both with a balance',
    layout: TRANSUNION,
    entry: agency('collection', {
      originalCreditor: 'SUMMIT WIRELESS',
      currentBalance: 48_700,
      highBalance: 48_700,
      originalBalance: null,
    }),
    beside: [
      agency('collection', {
        creditorName: 'CRESTVIEW COLLECTION BUREAU',
        accountNumber: 'XXXXX7711',
        originalCreditor: 'SUMMIT WIRELESS',
        currentBalance: 50_100,
        highBalance: 50_100,
        originalBalance: null,
      }),
    ],
    expects: ['two_collectors_one_debt'],
    allows: ['two_collectors_one_debt', 'collector_above_original'],
    why: 'One original creditor, amounts within ten percent: only one can be collecting it now.',
    source: 'rules.md: proof',
  },
  {
    id: 'error/card-listed-twice-two-spellings',
    title: 'The same late card under two spellings of one bank',
    layout: EQUIFAX,
    entry: card('late60', {
      creditorName: 'WESTERN CREDIT CORP',
      accountNumber: 'XXXXXXXX4410',
      dateOpened: '2021-05-09',
      creditLimit: 300_000,
    }),
    beside: [
      card('late60', {
        creditorName: 'WESTERN CREDIT CORPORATION',
        accountNumber: 'XXXXXXXX4410',
        dateOpened: '2021-05-09',
        creditLimit: 300_000,
      }),
    ],
    expects: ['duplicate_account'],
    allows: ['duplicate_account'],
    why: 'Corp and Corporation are one word.',
    source: ONCE,
  },
])
