import { buildCases, EQUIFAX, EXPERIAN, IN_QUESTION } from '#engine/cases/build-case.ts'
import { agency, auto, card } from '#engine/cases/ordinary.ts'
import { grid } from '#engine/cases/printed-account.ts'

const NO_DISPUTES = { open: [], ever: [] }
const SAME = { creditorName: 'LAKESHORE BANK', dateOpened: '2017-02-14', accountNumber: 'XXXXXXXXXXXX2231' } as const

/** What one bureau prints otherwise than before, and must explain. */
export const OVER_TIME_ERRORS = buildCases([
  {
    id: 'error/charge-off-came-back',
    title: 'Charge-off listed in January, gone in June, listed again in December',
    layout: EXPERIAN,
    entry: card('charge_off', SAME),
    longBefore: [{ reportDate: '2024-06-12' }, { reportDate: '2024-01-12', entry: card('charge_off', SAME) }],
    disputes: NO_DISPUTES,
    expects: ['deleted_came_back'],
    why: 'What was taken off comes back only certified, and with a notice.',
    source: '15 USC 1681i(a)(5)(B)',
  },
  {
    id: 'error/deleted-by-letter-still-there',
    title: 'Collection that the bureau said it deleted, listed two months later',
    layout: EQUIFAX,
    entry: agency('collection', { currentBalance: 48_700, pastDue: null }),
    disputes: {
      open: [],
      ever: [IN_QUESTION],
      answers: [{ accountId: IN_QUESTION, said: 'deleted', on: '2024-10-01', fields: [] }],
    },
    expects: ['promised_change_missing'],
    why: 'The letter says deleted, the page lists it.',
    source: '15 USC 1681i(a)(5)(A)',
  },
  {
    id: 'error/late-appears-in-the-past',
    title: 'A month that was good a year ago is 60 days late now',
    layout: EXPERIAN,
    entry: auto('current_once_late', {
      creditorName: 'WESTERN AUTO CREDIT',
      dateOpened: '2022-06-09',
      accountNumber: 'XXXXXXXX4410',
      paymentHistory: grid('2024-11', 'ok*14 60 30 ok*13'),
    }),
    before: {
      reportDate: '2024-02-12',
      entry: auto('current', {
        creditorName: 'WESTERN AUTO CREDIT',
        dateOpened: '2022-06-09',
        accountNumber: 'XXXXXXXX4410',
        paymentHistory: grid('2024-01', 'ok*19'),
      }),
    },
    disputes: NO_DISPUTES,
    expects: ['late_added_to_past'],
    why: 'The past was told otherwise before.',
    source: '15 USC 1681s-2(a)(2)',
  },
])
