import { buildCases, EQUIFAX, EXPERIAN, TRANSUNION } from '#engine/cases/build-case.ts'
import { agency, auto, card, home, school } from '#engine/cases/ordinary.ts'
import { grid } from '#engine/cases/printed-account.ts'

const SAME = { creditorName: 'LAKESHORE BANK', dateOpened: '2017-02-14', accountNumber: 'XXXXXXXXXXXX2231' } as const
const AUTO = { creditorName: 'WESTERN AUTO CREDIT', dateOpened: '2022-06-09', accountNumber: 'XXXXXXXX4410' } as const

/** Two bureaus’ printings that differ and may both be right. */
export const LAWFUL_BETWEEN_BUREAUS = buildCases([
  {
    id: 'lawful/reports-four-months-apart',
    title: 'Current in August, charged off in December',
    layout: EQUIFAX,
    entry: card('charge_off', SAME),
    elsewhere: [{ layout: EXPERIAN, reportDate: '2024-08-02', entry: card('current', SAME) }],
    why: 'Much can happen in four months.',
    source: 'rules.md: reports dated within 60 days',
  },
  {
    id: 'lawful/charge-off-and-paid-charge-off',
    title: 'Charge-off with $0 at one, paid charge-off at the other',
    layout: EQUIFAX,
    entry: card('paid_charge_off', { ...SAME, currentBalance: 0 }),
    elsewhere: [
      {
        layout: EXPERIAN,
        entry: card('charge_off', { ...SAME, currentBalance: 0, statusText: 'Account charged off. $412 written off.' }),
      },
    ],
    allows: ['bureaus_disagree_dofd'],
    why: 'Both say one thing in other words.',
    source: 'rules.md: one family, paid or not',
  },
  {
    id: 'lawful/card-balances-of-two-days',
    title: 'Open card: $412 at one, $1,240 at the other, updated weeks apart',
    layout: EQUIFAX,
    entry: card('current', { ...SAME, dateReported: '2024-11-20' }),
    elsewhere: [{ layout: EXPERIAN, entry: card('current', { ...SAME, currentBalance: 124_000, balanceDate: '2024-11-02' }) }],
    why: 'A card is used between two days.',
    source: 'rules.md: open account, dates within three days',
  },
  {
    id: 'lawful/card-balances-month-only',
    title: 'Open card: balances differ, one dated by its month alone',
    layout: TRANSUNION,
    entry: card('current', { ...SAME, dateReported: '2024-11-20', balanceDate: '2024-11-20' }),
    elsewhere: [{ layout: EXPERIAN, entry: card('current', { ...SAME, currentBalance: 124_000, balanceDate: '2024-11' }) }],
    why: 'The month alone does not say that it was the same day.',
    source: 'rules.md: month-only dates on an open account',
  },
  {
    id: 'lawful/collection-differs-by-twenty',
    title: 'One collection: $487 and $507',
    layout: TRANSUNION,
    entry: agency('collection', { originalBalance: null, balanceDate: '2024-11-20', dateReported: '2024-11-20' }),
    elsewhere: [
      { layout: EXPERIAN, entry: agency('collection', { currentBalance: 50_700, pastDue: 50_700, balanceDate: '2024-11' }) },
    ],
    allows: ['collector_above_original'],
    why: 'Twenty dollars are not more than $50.',
    source: 'rules.md: more than $50 and 5 %',
  },
  {
    id: 'lawful/opened-in-neighbouring-months',
    title: 'Opened on March 31 at one, in April at the other',
    layout: EQUIFAX,
    entry: card('current', { ...SAME, dateOpened: '2017-03-31' }),
    elsewhere: [{ layout: EXPERIAN, entry: card('current', { ...SAME, dateOpened: '2017-04-01' }) }],
    why: 'Approved on one day, active on the next.',
    source: 'rules.md: differ by more than one month',
  },
  {
    id: 'lawful/collections-opened-apart',
    title: 'One collector’s entry opened in other months',
    layout: TRANSUNION,
    entry: agency('collection', { originalBalance: null, dateOpened: '2023-09-11' }),
    elsewhere: [{ layout: EXPERIAN, entry: agency('collection', { dateOpened: '2023-05-11' }) }],
    why: 'A collector may name the day of the assignment or of the purchase.',
    source: 'rules.md: collector accounts',
  },
  {
    id: 'lawful/pattern-shifted-by-a-month',
    title: 'The same lates one month later at the other bureau',
    layout: EQUIFAX,
    entry: auto('current', { ...AUTO, paymentHistory: grid('2024-11', 'ok*7 60 30 ok*20') }),
    elsewhere: [
      { layout: EXPERIAN, entry: auto('current_once_late', { ...AUTO, paymentHistory: grid('2024-11', 'ok*6 60 30 ok*21') }) },
    ],
    why: 'One counts the month of the due date, the other the month after it.',
    source: 'rules.md: the whole pattern shifted by one',
  },
  {
    id: 'lawful/no-data-at-one',
    title: 'A late month that the other bureau prints no data for',
    layout: EQUIFAX,
    entry: auto('current', { ...AUTO, paymentHistory: grid('2024-11', 'ok*7 30 ok*21') }),
    elsewhere: [
      { layout: EXPERIAN, entry: auto('current_once_late', { ...AUTO, paymentHistory: grid('2024-11', 'ok*7 ND ok*21') }) },
    ],
    why: 'No data says nothing.',
    source: 'rules.md: no_data on one',
  },
  {
    id: 'lawful/student-loan-lates-differ',
    title: 'Student loan late at one, good at the other',
    layout: EQUIFAX,
    entry: school('current', { accountNumber: 'XXXXXX4410', paymentHistory: grid('2024-11', 'ok*7 90 ok*21') }),
    elsewhere: [
      {
        layout: EXPERIAN,
        entry: school('current_once_late', { accountNumber: 'XXXXXX4410', paymentHistory: grid('2024-11', 'ok*29') }),
      },
    ],
    allows: ['late_in_federal_pause', 'late_ladder_jump'],
    why: 'Student loans are first reported at ninety days, and cured in other ways.',
    source: 'rules.md: education loans',
  },
  {
    id: 'lawful/limit-blank-at-one',
    title: 'Limit printed by one bureau only',
    layout: EQUIFAX,
    entry: card('current', { ...SAME, creditLimit: 420_000 }),
    elsewhere: [{ layout: EXPERIAN, entry: card('current', { ...SAME, creditLimit: null }) }],
    why: 'What is not printed disagrees with nothing.',
    source: 'rules.md: one blank',
  },
  {
    id: 'lawful/two-cards-of-one-bank',
    title: 'Two cards of one bank, one at each bureau, opened years apart',
    layout: EQUIFAX,
    entry: card('charge_off', { ...SAME, accountNumber: 'XXXXXXXXXXXX2231' }),
    elsewhere: [
      { layout: EXPERIAN, entry: card('current', { ...SAME, dateOpened: '2021-08-20', accountNumber: 'XXXXXXXXXXXX7744' }) },
    ],
    allows: ['positive_account_missing'],
    why: 'They are not one account.',
    source: 'rules.md: same account matched',
  },
  {
    id: 'lawful/mortgage-servicers',
    title: 'A mortgage at its old servicer here, at its new one there',
    layout: EQUIFAX,
    entry: home('paid', {
      creditorName: 'OLD HARBOR SERVICING',
      accountNumber: 'XXXXXXXX1299',
      remarks: ['TRANSFERRED TO ANOTHER LENDER'],
    }),
    elsewhere: [
      { layout: EXPERIAN, entry: home('current', { creditorName: 'NEW HARBOR SERVICING', accountNumber: 'XXXXXXXX5520' }) },
    ],
    allows: ['positive_account_missing'],
    why: 'The bureaus have learnt of the transfer on other days.',
    source: 'rules.md: transferred accounts',
  },
])
