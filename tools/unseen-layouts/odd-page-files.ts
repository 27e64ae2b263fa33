import type { Bureau } from '#engine/words/bureau.ts'
import { AGENT, BUREAUS, CARDWELL, good, LATE, WRITTEN_OFF } from '#tools/unseen-layouts/odd-entries.ts'
import type { TrueReport, UnseenFile } from '#tools/unseen-layouts/files.ts'
import { karmaPage, oddConsumerDirect, type OddEntry, oddIdentityIq, privacyGuardPage } from '#tools/unseen-layouts/odd-pages.ts'

const truth = (bureau: Bureau, entries: readonly OddEntry[], more: Partial<TrueReport> = {}): TrueReport => {
  const here = entries.filter(({ at }) => at[bureau] !== undefined)
  return {
    bureau,
    accounts: here.map(({ name }) => name),
    negative: here.filter((one) => one === LATE || one === WRITTEN_OFF || one === AGENT).map(({ name }) => name),
    notices: [],
    records: 0,
    ...more,
  }
}
/** Those pages of mine print no history, so nothing on them says that the loan was late. */
const unprinted = (one: TrueReport): TrueReport => ({ ...one, negative: one.negative.filter((name) => name !== LATE.name) })
const all = [CARDWELL, LATE, WRITTEN_OFF, AGENT]
const inquired = { inquiries: 1 }

export const ODD_PAGES: readonly UnseenFile[] = [
  {
    name: 'iiq-columns-in-another-order',
    form: 'html',
    text: oddIdentityIq({ columns: ['experian', 'equifax', 'transunion'], entries: all }),
    truth: [
      truth('transunion', all, { facts: [['CARDWELL BANK', 'currentBalance', 41200]] }),
      truth('experian', all, { ...inquired, facts: [['CARDWELL BANK', 'currentBalance', 41300]] }),
      truth('equifax', all, {
        facts: [
          ['CARDWELL BANK', 'currentBalance', 41400],
          ['HOLLOWAY COLLECTIONS', 'originalCreditor', 'NORTHFIELD POWER'],
        ],
      }),
    ],
  },
  {
    name: 'iiq-without-a-column',
    form: 'html',
    text: oddIdentityIq({ columns: ['transunion', 'experian'], entries: all }),
    truth: [
      truth('transunion', all, { ...inquired, facts: [['CARDWELL BANK', 'currentBalance', 41200]] }),
      truth('experian', all, { facts: [['CARDWELL BANK', 'currentBalance', 41300]] }),
    ],
  },
  {
    name: 'iiq-of-one-bureau',
    form: 'html',
    text: oddIdentityIq({ columns: ['equifax'], entries: [CARDWELL, LATE, AGENT], title: 'One Bureau Credit Report' }),
    truth: [truth('equifax', [CARDWELL, LATE, AGENT], { ...inquired, facts: [['CARDWELL BANK', 'currentBalance', 41400]] })],
  },
  {
    name: 'iiq-with-a-frozen-bureau',
    form: 'html',
    text: oddIdentityIq({
      columns: ['transunion', 'experian', 'equifax'],
      entries: [CARDWELL, LATE].map((one) => ({
        ...one,
        at: { transunion: one.at.transunion ?? good, experian: one.at.experian ?? good },
      })),
      statements: { equifax: 'SECURITY FREEZE: this file is frozen and was not delivered.' },
      score: { equifax: 'Not Reported - Code: 4' },
      blank: '--',
    }),
    truth: [
      truth('transunion', [CARDWELL, LATE], inquired),
      truth('experian', [CARDWELL, LATE]),
      { bureau: 'equifax', accounts: [], negative: [], notices: ['freeze'] },
    ],
  },
  {
    name: 'iiq-in-two-strips',
    form: 'html',
    text: oddIdentityIq({ columns: BUREAUS, entries: all, strips: 2, blank: '--' }),
    truth: [
      truth('transunion', all, {
        ...inquired,
        months: [
          ['TWIN FORKS AUTO LOANS AND LEASING OF THE UPPER MIDWEST', 24],
          ['ELMHURST CARD SERVICES', 24],
        ],
      }),
      truth('experian', all, { months: [['TWIN FORKS AUTO LOANS AND LEASING OF THE UPPER MIDWEST', 24]] }),
      truth('equifax', all),
    ],
  },
  {
    name: 'iiq-in-two-strips-printed',
    form: 'printed',
    text: oddIdentityIq({ columns: BUREAUS, entries: all, strips: 2 }),
    truth: [
      truth('transunion', all, { ...inquired, months: [['TWIN FORKS AUTO LOANS AND LEASING OF THE UPPER MIDWEST', 24]] }),
      truth('experian', all),
      truth('equifax', all),
    ],
  },
  {
    name: 'iiq-long-remarks',
    form: 'html',
    text: oddIdentityIq({ columns: BUREAUS, entries: [CARDWELL, WRITTEN_OFF] }),
    truth: [
      truth('transunion', [CARDWELL, WRITTEN_OFF], {
        ...inquired,
        words: [
          ['ELMHURST CARD SERVICES', 'opened in the branch'],
          ['ELMHURST CARD SERVICES', 'reported as a loss'],
        ],
      }),
      truth('experian', [CARDWELL, WRITTEN_OFF]),
      truth('equifax', [CARDWELL, WRITTEN_OFF]),
    ],
  },
  {
    name: 'iiq-all-the-notices',
    form: 'html',
    text: oddIdentityIq({
      columns: BUREAUS,
      entries: [CARDWELL],
      statements: {
        transunion: 'I was in hospital in 2024 and could not pay on time.',
        experian: 'Consumer reported as deceased by a creditor.',
        equifax: 'EXTENDED FRAUD VICTIM ALERT: call 555-555-0100 before credit is granted.',
      },
    }),
    truth: [
      truth('transunion', [CARDWELL], { ...inquired, notices: ['statement'] }),
      truth('experian', [CARDWELL], { notices: ['deceased'] }),
      truth('equifax', [CARDWELL], { notices: ['fraud_alert'] }),
    ],
  },
  {
    name: 'consumerdirect-statements',
    form: 'html',
    text: oddConsumerDirect({
      columns: BUREAUS,
      entries: all,
      notices: [
        {
          head: 'Consumer Statements',
          at: {
            transunion: 'I was in hospital in 2024 and could not pay on time.',
            equifax: 'INITIAL FRAUD ALERT: verify identity before opening an account.',
          },
        },
      ],
    }),
    truth: [
      unprinted(truth('transunion', all, { notices: ['statement'] })),
      unprinted(truth('experian', all)),
      unprinted(truth('equifax', all, { notices: ['fraud_alert'] })),
    ],
  },
  {
    name: 'consumerdirect-newer-view',
    form: 'html',
    text: oddConsumerDirect({
      columns: ['equifax', 'transunion', 'experian'],
      entries: all,
      notices: [{ head: 'Personal Statements', at: { experian: 'SECURITY FREEZE placed 08/01/2026' } }],
      isModern: true,
    }),
    truth: [
      unprinted(truth('transunion', all, { facts: [['CARDWELL BANK', 'currentBalance', 41200]] })),
      unprinted(truth('experian', all, { notices: ['freeze'], facts: [['CARDWELL BANK', 'currentBalance', 41300]] })),
      unprinted(truth('equifax', all, { facts: [['CARDWELL BANK', 'currentBalance', 41400]] })),
    ],
  },
  {
    name: 'consumerdirect-alerts',
    form: 'html',
    text: oddConsumerDirect({
      columns: BUREAUS,
      entries: [CARDWELL],
      notices: [
        {
          head: 'Alerts',
          at: {
            transunion: 'Consumer is reported as deceased',
            experian: 'Active duty alert',
            equifax: 'Address mismatch: input does not match file',
          },
        },
      ],
    }),
    truth: [
      truth('transunion', [CARDWELL], { notices: ['deceased'] }),
      truth('experian', [CARDWELL], { notices: ['fraud_alert'] }),
      truth('equifax', [CARDWELL], { notices: ['mismatch'] }),
    ],
  },
  {
    name: 'consumerdirect-printed',
    form: 'printed',
    text: oddConsumerDirect({
      columns: BUREAUS,
      entries: [CARDWELL, WRITTEN_OFF],
      notices: [{ head: 'Consumer Statements', at: { equifax: 'SECURITY FREEZE placed 08/01/2026' } }],
    }),
    truth: [
      truth('transunion', [CARDWELL, WRITTEN_OFF]),
      truth('experian', [CARDWELL, WRITTEN_OFF]),
      truth('equifax', [CARDWELL, WRITTEN_OFF], { notices: ['freeze'] }),
    ],
    mayRefuse: true,
  },
  {
    name: 'privacyguard',
    form: 'html',
    text: privacyGuardPage(all),
    truth: BUREAUS.map((bureau) => truth(bureau, all)),
    mayRefuse: true,
  },
  {
    name: 'karma-printed',
    form: 'printed',
    text: karmaPage([CARDWELL, WRITTEN_OFF]),
    truth: [truth('transunion', [CARDWELL, WRITTEN_OFF])],
    mayRefuse: true,
  },
]
