import { buildCases, EQUIFAX, EXPERIAN, IN_QUESTION, TRANSUNION } from '#engine/cases/build-case.ts'
import { agency, auto, card } from '#engine/cases/ordinary.ts'
import { grid } from '#engine/cases/printed-account.ts'

const ONE_IS_WRONG = '15 USC 1681e(b): at most one of two printings is right'
const SAME = { creditorName: 'LAKESHORE BANK', dateOpened: '2017-02-14' } as const

/** What two bureaus print of one account, and cannot both be right. */
export const BETWEEN_BUREAUS_ERRORS = buildCases([
  {
    id: 'error/charge-off-here-never-late-there',
    title: 'Charged off at Equifax, pays as agreed and never late at TransUnion',
    layout: EQUIFAX,
    entry: card('charge_off', { ...SAME, accountNumber: 'XXXXXXXXXXXX2231' }),
    elsewhere: [{ layout: EXPERIAN, entry: card('current', { ...SAME, accountNumber: 'XXXXXXXXXXXX2231' }) }],
    expects: ['bureaus_disagree_status'],
    allows: ['bureaus_disagree_balance', 'bureaus_disagree_lates', 'bureaus_disagree_dofd'],
    why: 'One account is not given up and never late.',
    source: ONE_IS_WRONG,
  },
  {
    id: 'error/collection-balance-differs',
    title: 'One collection in one month: $487 at TransUnion, $1,120 at Experian',
    layout: TRANSUNION,
    entry: agency('collection', { originalBalance: null, dateReported: '2024-11-20', balanceDate: '2024-11-20' }),
    elsewhere: [
      {
        layout: EXPERIAN,
        entry: agency('collection', { currentBalance: 112_000, balanceDate: '2024-11', originalBalance: 48_700 }),
      },
    ],
    expects: ['bureaus_disagree_balance'],
    allows: ['collector_above_original'],
    why: 'A collection does not move within a month by twice its size.',
    source: ONE_IS_WRONG,
  },
  {
    id: 'error/limits-differ',
    title: 'Limits of $4,200 and $1,500 in one month',
    layout: EQUIFAX,
    entry: card('current', { ...SAME, accountNumber: 'XXXXXXXXXXXX2231', creditLimit: 420_000 }),
    elsewhere: [
      { layout: EXPERIAN, entry: card('current', { ...SAME, accountNumber: 'XXXXXXXXXXXX2231', creditLimit: 150_000 }) },
    ],
    expects: ['bureaus_disagree_limit'],
    why: 'A card has one limit.',
    source: ONE_IS_WRONG,
  },
  {
    id: 'error/late-here-ok-there',
    title: 'March 2024 60 days late at one, good at the other, every other month alike',
    layout: EQUIFAX,
    entry: auto('current', {
      creditorName: 'WESTERN AUTO CREDIT',
      dateOpened: '2022-06-09',
      accountNumber: 'XXXXXXXX4410',
      paymentHistory: grid('2024-11', 'ok*7 60 30 ok*20'),
    }),
    elsewhere: [
      {
        layout: EXPERIAN,
        entry: auto('current_once_late', {
          creditorName: 'WESTERN AUTO CREDIT',
          dateOpened: '2022-06-09',
          accountNumber: 'XXXXXXXX4410',
          paymentHistory: grid('2024-11', 'ok*29'),
        }),
      },
    ],
    expects: ['bureaus_disagree_lates'],
    why: 'A payment came in time or it did not.',
    source: ONE_IS_WRONG,
  },
  {
    id: 'error/opened-years-apart',
    title: 'One card, opened in 2017 at one bureau and in 2019 at the other',
    layout: EQUIFAX,
    entry: card('current', { ...SAME, accountNumber: 'XXXXXXXXXXXX2231', creditLimit: 420_000, highBalance: 190_000 }),
    elsewhere: [
      {
        layout: EXPERIAN,
        entry: card('current', {
          ...SAME,
          accountNumber: 'XXXXXXXXXXXX2231',
          dateOpened: '2019-08-14',
          creditLimit: 420_000,
          highBalance: 190_000,
        }),
      },
    ],
    expects: ['bureaus_disagree_opened'],
    why: 'A card is opened once.',
    source: ONE_IS_WRONG,
  },
  {
    id: 'error/dispute-shown-by-one',
    title: 'Disputed with the furnisher; one bureau shows it, the other does not',
    layout: EQUIFAX,
    entry: card('charge_off', { ...SAME, accountNumber: 'XXXXXXXXXXXX2231' }),
    elsewhere: [
      {
        layout: EXPERIAN,
        entry: card('charge_off', {
          ...SAME,
          accountNumber: 'XXXXXXXXXXXX2231',
          remarks: ['Account information disputed by consumer (Meets requirement of the Fair Credit Reporting Act).'],
        }),
      },
    ],
    disputes: {
      open: [IN_QUESTION],
      ever: [IN_QUESTION],
      direct: [{ accountId: IN_QUESTION, receivedOn: '2024-10-01' }],
    },
    expects: ['dispute_shown_by_one_only'],
    allows: ['bureaus_disagree_dofd'],
    why: 'A furnisher that was told says so to every bureau.',
    source: '15 USC 1681s-2(a)(3)',
  },
  {
    id: 'error/good-card-not-at-the-other',
    title: 'A card in good standing that Experian does not list',
    layout: EQUIFAX,
    entry: card('current', { ...SAME, accountNumber: 'XXXXXXXXXXXX2231' }),
    elsewhere: [{ layout: EXPERIAN }],
    expects: ['positive_account_missing'],
    why: 'Worth knowing: a lender need not report to all.',
    source: 'rules.md: note',
  },
])
