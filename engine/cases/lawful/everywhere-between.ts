import { EQUIFAX, EQUIFAX_ACR, EXPERIAN, MISMO, TRANSUNION } from '#engine/cases/build-case.ts'
import { auto, card, home, school } from '#engine/cases/ordinary.ts'
import { inSeries } from '#engine/cases/series.ts'

const SAME = { creditorName: 'LAKESHORE BANK', dateOpened: '2017-02-14', accountNumber: 'XXXXXXXXXXXX2231' } as const
const OTHERS = [EXPERIAN, TRANSUNION] as const
const TWO_DAYS = 'two printings of two days need not agree'
const HERE = [EQUIFAX, EQUIFAX_ACR] as const

/** One account at two bureaus that were told at two times. */
export const LAWFUL_EVERYWHERE_BETWEEN = [
  ...inSeries({
    id: 'lawful/series-purchases-between',
    title: 'A card used between two updates',
    layouts: HERE,
    facts: OTHERS.flatMap((layout) => [60_000, 180_000].map((currentBalance) => ({ layout, currentBalance }))),
    of: ({ layout, currentBalance }) => ({
      entry: card('current', { ...SAME, dateReported: '2024-11-04' }),
      elsewhere: [{ layout, entry: card('current', { ...SAME, currentBalance, balanceDate: '2024-11-09' }) }],
    }),
    why: 'Purchases came in between.',
    source: TWO_DAYS,
  }),
  ...inSeries({
    id: 'lawful/series-limit-between',
    title: 'A limit changed between two updates',
    layouts: HERE,
    facts: OTHERS.flatMap((layout) => [300_000, 900_000].map((creditLimit) => ({ layout, creditLimit }))),
    of: ({ layout, creditLimit }) => ({
      entry: card('current', { ...SAME, dateReported: '2024-11-04' }),
      elsewhere: [{ layout, entry: card('current', { ...SAME, creditLimit, balanceDate: '2024-11-28' }) }],
    }),
    why: 'The bank raised or cut it in between.',
    source: TWO_DAYS,
  }),
  ...inSeries({
    id: 'lawful/series-payment-between',
    title: 'A loan paid between two updates',
    layouts: HERE,
    facts: OTHERS.flatMap((layout) => [1_198_200, 1_156_400].map((currentBalance) => ({ layout, currentBalance }))),
    of: ({ layout, currentBalance }) => ({
      entry: auto('current', { creditorName: 'WESTERN AUTO CREDIT', dateReported: '2024-11-02' }),
      elsewhere: [
        { layout, entry: auto('current', { creditorName: 'WESTERN AUTO CREDIT', currentBalance, balanceDate: '2024-11-20' }) },
      ],
    }),
    why: 'A payment came in between.',
    source: TWO_DAYS,
  }),
  ...inSeries({
    id: 'lawful/series-paid-off-between',
    title: 'Open with a balance, and weeks later paid off',
    layouts: HERE,
    facts: OTHERS.map((layout) => layout),
    of: (layout) => ({
      entry: auto('current', { creditorName: 'WESTERN AUTO CREDIT', dateReported: '2024-10-02' }),
      elsewhere: [
        {
          layout,
          entry: auto('paid', {
            creditorName: 'WESTERN AUTO CREDIT',
            dateOpened: '2022-05-09',
            currentBalance: 0,
            balanceDate: '2024-11-20',
          }),
        },
      ],
    }),
    why: 'It was paid off in between.',
    source: TWO_DAYS,
  }),
  ...inSeries({
    id: 'lawful/series-opened-a-month-apart',
    title: 'Opened in neighbouring months',
    layouts: [...HERE, MISMO],
    facts: OTHERS.flatMap((layout) => ['2017-02-28', '2017-03-01'].map((dateOpened) => ({ layout, dateOpened }))),
    of: ({ layout, dateOpened }) => ({
      entry: card('current', SAME),
      elsewhere: [{ layout, entry: card('current', { ...SAME, dateOpened, balanceDate: '2024-11-20' }) }],
    }),
    why: 'One prints the day of the contract, the other that of the first report.',
    source: TWO_DAYS,
  }),
  ...inSeries({
    id: 'lawful/series-not-at-the-other',
    title: 'An account that the other bureau does not list',
    layouts: HERE,
    facts: OTHERS.map((layout) => layout),
    of: (layout) => ({ entry: school('late60', { creditorName: 'PRAIRIE STUDENT LENDING' }), elsewhere: [{ layout }] }),
    allows: ['dofd_missing'],
    why: 'No company has to report to every bureau.',
    source: '15 USC 1681s-2',
  }),
  ...inSeries({
    id: 'lawful/series-alike',
    title: 'One account printed alike',
    layouts: [...HERE, MISMO],
    facts: OTHERS.map((layout) => layout),
    of: (layout) => ({
      entry: home('current', { creditorName: 'PRAIRIE HOME BANK' }),
      elsewhere: [{ layout, entry: home('current', { creditorName: 'PRAIRIE HOME BANK' }) }],
    }),
    why: 'Nothing differs.',
    source: TWO_DAYS,
  }),
]
