import { buildCases, EQUIFAX_ACR, IDENTITY_IQ, MISMO } from '#engine/cases/build-case.ts'
import { auto, card, home } from '#engine/cases/ordinary.ts'
import { grid } from '#engine/cases/printed-account.ts'

/** Where a layout writes 0 for nothing, one code for two things, or a code without words, its print proves less than it seems to. */
export const LAWFUL_MERGED_AND_CODED = buildCases([
  {
    id: 'lawful/three-bureaus-late-with-a-written-zero',
    title: 'Late 60 Days with $0.00 past due on a three-bureau page',
    layout: IDENTITY_IQ,
    entry: home('late30', { pastDue: 0 }),
    why: 'The pages write $0.00 where the bureau gave no amount (limits of mortgages, past due of charge-offs).',
    source: 'rules.md late_with_nothing_past_due: past due blank; samples of TrueLink files',
  },
  {
    id: 'lawful/three-bureaus-paid-charge-off-current',
    title: 'Account Status: Paid, Payment Status: Current, Comments: Charged off as bad debt',
    layout: IDENTITY_IQ,
    entry: card('closed', {
      status: 'paid',
      statusText: 'Current',
      paymentStatus: 'current',
      currentBalance: 0,
      pastDue: 0,
      remarks: ['Charged off as bad debt'],
    }),
    why: 'The condition says that the charge-off was paid; the comment tells of the past.',
    source: 'rules.md current_with_charge_off_remark: paid',
  },
  {
    id: 'lawful/three-bureaus-co-then-ok',
    title: 'CO in one month and OK after it on a three-bureau page',
    layout: IDENTITY_IQ,
    entry: auto('current', { paymentHistory: grid('2024-11', 'ok*8 CO 120 90 60 30 ok*11') }),
    why: 'CO is collection or charge-off: an account that was recalled from collection and brought current is lawful.',
    source: 'report-formats 2.5, 2.10',
  },
  {
    id: 'lawful/mismo-nine-then-c',
    title: '9 in one month and C after it in a MISMO pattern',
    layout: MISMO,
    entry: auto('current', { paymentHistory: grid('2024-11', 'ok*8 CO 120 90 60 30 ok*11') }),
    why: '9 is collection or charge-off.',
    source: 'report-formats 2.8, 2.10',
  },
  ...[
    {
      id: 'late-nothing-past-due',
      title: 'Late with $0 past due',
      entry: home('late30', { pastDue: 0, remarks: ['Narrative 158'] }),
    },
    {
      id: 'current-with-past-due',
      title: 'Pays as agreed with an amount past due',
      entry: home('current', { pastDue: 21_000, remarks: ['158'] }),
    },
    {
      id: 'payment-before-opened',
      title: 'Last payment before the opening day',
      entry: home('current', { dateOpened: '2024-10-09', lastPaymentDate: '2024-08-05', remarks: ['Narrative 244'] }),
    },
    {
      id: 'ladder-jump',
      title: 'From good to 60 days late',
      entry: home('current_once_late', { paymentHistory: grid('2024-11', 'ok*4 60 ok*19'), remarks: ['Narrative 244'] }),
    },
    {
      id: 'ok-after-charge-off',
      title: 'On-time months after a charge-off',
      entry: card('current_once_late', {
        paymentHistory: grid('2024-11', 'ok*12 CO*2 90 60 30 ok*7'),
        remarks: ['Narrative 231'],
      }),
    },
  ].map(({ id, title, entry }) => ({
    id: `lawful/unexplained-code-${id}`,
    title: `${title}, and a narrative code without words`,
    layout: EQUIFAX_ACR,
    entry,
    why: 'Nobody here knows what the code says: it may be the forbearance, the transfer or the reinstatement that explains it.',
    source: 'rules.md: a rule fires only on what the page really says',
  })),
  {
    id: 'lawful/closed-on-the-first-of-the-month-opened',
    title: 'Closed on the first of the month in which it was opened on the 15th',
    layout: MISMO,
    entry: card('closed', { dateOpened: '2022-03-15', dateClosed: '2022-03-01', paymentHistory: [] }),
    why: 'Bureaus that know only the month are written with its first day.',
    source: 'samples of TrueLink files: Experian and Equifax dates end in -01',
  },
])
