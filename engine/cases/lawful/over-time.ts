import { buildCases, EQUIFAX, EXPERIAN, IN_QUESTION } from '#engine/cases/build-case.ts'
import { agency, auto, card } from '#engine/cases/ordinary.ts'
import { grid } from '#engine/cases/printed-account.ts'

const NO_DISPUTES = { open: [], ever: [] }
const SAME = {
  creditorName: 'LAKESHORE BANK',
  dateOpened: '2017-02-14',
  accountNumber: 'XXXXXXXXXXXX2231',
  removalDate: '2030-05',
} as const
const AUTO = { creditorName: 'WESTERN AUTO CREDIT', dateOpened: '2022-06-09', accountNumber: 'XXXXXXXX4410' } as const

/** What changed between reports of one bureau for a lawful reason. */
export const LAWFUL_OVER_TIME = buildCases([
  {
    id: 'lawful/another-account-of-the-furnisher',
    title: 'A charge-off gone in June; in December another card of the same bank',
    layout: EXPERIAN,
    entry: card('charge_off', { ...SAME, accountNumber: 'XXXXXXXXXXXX8899', dateOpened: '2019-10-02' }),
    longBefore: [{ reportDate: '2024-06-12' }, { reportDate: '2024-01-12', entry: card('charge_off', SAME) }],
    disputes: NO_DISPUTES,
    why: 'It is not the same account.',
    source: 'rules.md: a different account of the same furnisher',
  },
  {
    id: 'lawful/listed-all-along',
    title: 'Listed in January, in June and in December',
    layout: EXPERIAN,
    entry: card('charge_off', SAME),
    longBefore: [
      { reportDate: '2024-06-12', entry: card('charge_off', { ...SAME }) },
      { reportDate: '2024-01-12', entry: card('charge_off', SAME) },
    ],
    disputes: NO_DISPUTES,
    why: 'It never went.',
    source: 'rules.md',
  },
  {
    id: 'lawful/first-seen-in-the-second-report',
    title: 'A collection that is new in the newer report',
    layout: EXPERIAN,
    entry: agency('collection'),
    longBefore: [{ reportDate: '2024-06-12' }],
    disputes: NO_DISPUTES,
    why: 'It was never listed before.',
    source: 'rules.md',
  },
  {
    id: 'lawful/answer-younger-than-the-report',
    title: 'Deleted by a letter that came after the report',
    layout: EQUIFAX,
    entry: agency('collection', { currentBalance: 48_700, pastDue: null }),
    disputes: {
      open: [],
      ever: [IN_QUESTION],
      answers: [{ accountId: IN_QUESTION, said: 'deleted', on: '2024-12-20', fields: [] }],
    },
    why: 'The report could not know of it.',
    source: 'rules.md: report older than the letter',
  },
  {
    id: 'lawful/newest-month-corrected',
    title: 'The newest month of the older report, good then, is 30 days late now',
    layout: EXPERIAN,
    entry: auto('current_once_late', { ...AUTO, paymentHistory: grid('2024-11', 'ok*10 30 ok*18') }),
    before: { reportDate: '2024-02-12', entry: auto('current', { ...AUTO, paymentHistory: grid('2024-01', 'ok*19') }) },
    disputes: NO_DISPUTES,
    why: 'A month is often reported before its end.',
    source: 'rules.md: the newest month of the older report',
  },
  {
    id: 'lawful/no-data-filled-in',
    title: 'A month without data then, late now',
    layout: EXPERIAN,
    entry: auto('current_once_late', { ...AUTO, paymentHistory: grid('2024-11', 'ok*14 30 ok*14') }),
    before: { reportDate: '2024-02-12', entry: auto('current', { ...AUTO, paymentHistory: grid('2024-01', 'ok*4 ND ok*14') }) },
    disputes: NO_DISPUTES,
    why: 'Nothing was said of it before.',
    source: 'rules.md: the month was no_data',
  },
])
