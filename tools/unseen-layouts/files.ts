import type { NoticeKind } from '#engine/report/report.ts'
import type { Sheets } from '#engine/testing/print-on-sheets.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import { experianPage, transunionPage } from '#tools/unseen-layouts/bureau-pages.ts'
import { AGENCY, AUTO, CARD, type Entry, HOUSE, NAMELESS, STORE, STRANGE } from '#tools/unseen-layouts/entry.ts'
import { equifaxPage, myEquifaxPage } from '#tools/unseen-layouts/equifax-pages.ts'
import { array, equifaxConsumer, experianProfile, mismo, tu4 } from '#tools/unseen-layouts/data-files.ts'
import { truelink } from '#tools/unseen-layouts/truelink-file.ts'
import { appPage, consumerDirectPage, identityIqPage, lenderPage } from '#tools/unseen-layouts/member-pages.ts'

/** What is true of one bureau's report in a file. */
export interface TrueReport {
  readonly bureau: Bureau
  /** The names of its accounts, an empty one where none is printed. */
  readonly accounts: readonly string[]
  readonly negative: readonly string[]
  readonly notices: readonly NoticeKind[]
  readonly records?: number
  readonly inquiries?: number
  /** Accounts of which a word must be asked. */
  readonly asked?: readonly string[]
  /** What a field of an account holds. */
  readonly facts?: readonly (readonly [name: string, field: 'currentBalance' | 'originalCreditor', value: string | number])[]
  /** How many months the history of an account has. */
  readonly months?: readonly (readonly [name: string, count: number])[]
  /** Something is wrong with an account, but the report's totals contradict what was read: it may be asked. */
  readonly mayAsk?: true
  /** Words of remarks that no account may lose. */
  readonly words?: readonly (readonly [name: string, words: string])[]
}

export interface UnseenFile {
  readonly name: string
  readonly form: 'printed' | 'html' | 'json' | 'xml'
  readonly text: string
  readonly sheets?: Sheets
  readonly truth: readonly TrueReport[] | 'refused'
  /** Where a refusal that says what to do is as good. */
  readonly mayRefuse?: boolean
}

const namesOf = (entries: readonly Entry[]): readonly string[] => entries.map(({ name }) => name)
const badOf = (entries: readonly Entry[]): readonly string[] => namesOf(entries.filter(({ isNegative }) => isNegative))
const strangeOf = (entries: readonly Entry[]): readonly string[] => namesOf(entries.filter((one) => one.says === STRANGE.says))
const truth = (bureau: Bureau, entries: readonly Entry[], notices: readonly NoticeKind[] = []): TrueReport => ({
  bureau,
  accounts: namesOf(entries),
  negative: badOf(entries),
  notices,
  records: 0,
  inquiries: 1,
  asked: strangeOf(entries),
})

/** No one looked into the file. */
const unasked = (one: TrueReport): TrueReport => ({ ...one, inquiries: 0 })

const INITIAL =
  'INITIAL FRAUD ALERT: ACTION MAY BE REQUIRED UNDER FCRA BEFORE OPENING OR MODIFYING AN ACCOUNT. CONTACT CONSUMER AT 555-555-0100.'
const EXTENDED = 'EXTENDED FRAUD ALERT: A VICTIM OF IDENTITY THEFT. CALL 555-555-0100 BEFORE CREDIT IS GRANTED.'
const DUTY = 'ACTIVE DUTY ALERT: The consumer is on active military duty. Verify the identity before extending credit.'
const FREEZE = 'SECURITY FREEZE: A security freeze was placed on this file on 08/01/2026.'
const DEAD = 'Deceased: A creditor has reported that this consumer is deceased.'
const ADDRESS = 'Address mismatch: the address that was given differs from the address on file.'
const DIGITS = 'SSN mismatch: the Social Security number that was given does not match the number on file.'
const STATEMENT = 'Consumer statement: I was in hospital in 2024 and could not pay on time.'

const all = [CARD, AUTO, HOUSE, AGENCY, STORE]
const sheet = (columns: number, rows: number, isDownColumns = false): Sheets => ({
  columns,
  rows,
  isDownColumns,
  sheet: columns > rows ? [792, 612] : [612, 792],
  isApart: true,
})

export const UNSEEN_FILES: readonly UnseenFile[] = [
  {
    name: 'experian-alerts',
    form: 'printed',
    text: experianPage([CARD, STRANGE, AGENCY], { notices: [INITIAL, DUTY, STATEMENT] }),
    truth: [truth('experian', [CARD, STRANGE, AGENCY], ['fraud_alert', 'fraud_alert', 'statement'])],
  },
  {
    name: 'experian-narrow',
    form: 'printed',
    text: experianPage([CARD, HOUSE, STORE, NAMELESS], { notices: [FREEZE], width: 250, valueAt: 130 }),
    truth: [truth('experian', [CARD, HOUSE, STORE, NAMELESS], ['freeze'])],
  },
  {
    name: 'experian-2x1',
    form: 'printed',
    text: experianPage(all, { notices: [] }),
    sheets: sheet(2, 1),
    truth: [truth('experian', all)],
    mayRefuse: true,
  },
  {
    name: 'transunion-mismatch',
    form: 'printed',
    text: transunionPage([CARD, STRANGE, AGENCY], { notices: [ADDRESS, DIGITS, EXTENDED] }),
    truth: [truth('transunion', [CARD, STRANGE, AGENCY], ['mismatch', 'mismatch', 'fraud_alert'])],
  },
  {
    name: 'transunion-broken',
    form: 'printed',
    text: transunionPage([CARD, AUTO, AGENCY, STORE], { notices: [FREEZE, STATEMENT], valueWidth: 58 }),
    truth: [truth('transunion', [CARD, AUTO, AGENCY, STORE], ['freeze', 'statement'])],
  },
  {
    name: 'transunion-2x2',
    form: 'printed',
    text: transunionPage(all, { notices: [DEAD] }),
    sheets: sheet(2, 2),
    truth: [truth('transunion', all, ['deceased'])],
    mayRefuse: true,
  },
  {
    name: 'equifax-notices',
    form: 'printed',
    text: equifaxPage([CARD, STRANGE, AGENCY], { notices: [DEAD, FREEZE, EXTENDED] }),
    truth: [truth('equifax', [CARD, STRANGE, AGENCY], ['deceased', 'freeze', 'fraud_alert'])],
  },
  {
    name: 'equifax-3x2',
    form: 'printed',
    text: equifaxPage(all, { notices: [DUTY, ADDRESS] }),
    sheets: sheet(3, 2),
    truth: [truth('equifax', all, ['fraud_alert', 'mismatch'])],
    mayRefuse: true,
  },
  {
    name: 'equifax-2x2-down',
    form: 'printed',
    text: equifaxPage([...all, NAMELESS], { notices: [STATEMENT], status: 'Active duty alert on file' }),
    sheets: sheet(2, 2, true),
    truth: [truth('equifax', [...all, NAMELESS], ['statement', 'fraud_alert'])],
    mayRefuse: true,
  },
  {
    name: 'myequifax-statements',
    form: 'printed',
    text: myEquifaxPage([CARD, HOUSE, STORE], { notices: [STATEMENT], status: 'Initial fraud alert on file' }),
    truth: [unasked(truth('equifax', [CARD, HOUSE, STORE], ['statement', 'fraud_alert']))],
  },
  {
    name: 'identityiq-statement',
    form: 'html',
    text: identityIqPage([CARD, STRANGE, AGENCY, NAMELESS], [INITIAL, '-', FREEZE]),
    truth: [
      truth('transunion', [CARD, STRANGE, AGENCY, NAMELESS], ['fraud_alert']),
      unasked(truth('experian', [CARD, STRANGE, AGENCY, NAMELESS], [])),
      unasked(truth('equifax', [CARD, STRANGE, AGENCY, NAMELESS], ['freeze'])),
    ],
  },
  {
    name: 'identityiq-printed',
    form: 'printed',
    text: identityIqPage([CARD, STORE, AUTO], ['-', '-', DEAD]),
    truth: [
      truth('transunion', [CARD, STORE, AUTO]),
      unasked(truth('experian', [CARD, STORE, AUTO], [])),
      unasked(truth('equifax', [CARD, STORE, AUTO], ['deceased'])),
    ],
  },
  {
    name: 'consumerdirect-strange',
    form: 'html',
    text: consumerDirectPage([CARD, STRANGE, STORE]),
    truth: (['transunion', 'experian', 'equifax'] as const).map((bureau) => unasked(truth(bureau, [CARD, STRANGE, STORE], []))),
  },
  {
    name: 'truelink-notices',
    form: 'json',
    text: truelink,
    truth: [
      {
        bureau: 'transunion',
        accounts: ['CARDWELL BANK', 'OLDHAM SAVINGS'],
        negative: [],
        notices: ['fraud_alert'],
        asked: ['OLDHAM SAVINGS'],
        inquiries: 1,
      },
      { bureau: 'experian', accounts: ['CARDWELL BANK'], negative: [], notices: ['fraud_alert'] },
      {
        bureau: 'equifax',
        accounts: ['CARDWELL BANK', 'KESTREL RECOVERY SERVICES'],
        negative: ['KESTREL RECOVERY SERVICES'],
        notices: ['freeze'],
      },
    ],
  },
  {
    name: 'mismo-alerts',
    form: 'xml',
    text: mismo,
    truth: [
      {
        bureau: 'transunion',
        accounts: ['CARDWELL BANK', ''],
        negative: [''],
        notices: ['mismatch', 'fraud_alert'],
        records: 1,
        inquiries: 1,
      },
      { bureau: 'experian', accounts: ['CARDWELL BANK'], negative: [], notices: [] },
      { bureau: 'equifax', accounts: ['CARDWELL BANK'], negative: [], notices: ['mismatch', 'deceased'] },
    ],
  },
  {
    name: 'array-frozen',
    form: 'json',
    text: array,
    truth: [
      { bureau: 'transunion', accounts: ['CARDWELL BANK'], negative: [], notices: ['fraud_alert', 'mismatch'] },
      { bureau: 'equifax', accounts: ['CARDWELL BANK'], negative: [], notices: ['freeze'] },
    ],
  },
  {
    name: 'experian-profile',
    form: 'json',
    text: experianProfile,
    truth: [
      {
        bureau: 'experian',
        accounts: ['CARDWELL BANK', 'TIDEWATER TRUST', 'AMBERLEY BANK', 'OLDHAM SAVINGS'],
        negative: ['TIDEWATER TRUST', 'AMBERLEY BANK'],
        notices: ['mismatch', 'fraud_alert', 'statement', 'freeze'],
        records: 1,
        inquiries: 1,
        asked: ['OLDHAM SAVINGS'],
      },
    ],
  },
  {
    name: 'tu4-alerts',
    form: 'xml',
    text: tu4,
    truth: [
      {
        bureau: 'transunion',
        accounts: ['CARDWELL BANK', 'OLDHAM SAVINGS'],
        negative: [],
        notices: ['mismatch', 'freeze', 'statement', 'fraud_alert'],
        inquiries: 1,
        asked: ['OLDHAM SAVINGS'],
      },
    ],
  },
  {
    name: 'equifax-consumer',
    form: 'json',
    text: equifaxConsumer,
    truth: [
      {
        bureau: 'equifax',
        accounts: ['CARDWELL BANK', 'OLDHAM SAVINGS'],
        negative: [],
        notices: ['mismatch', 'fraud_alert', 'statement', 'deceased'],
        inquiries: 1,
        asked: ['OLDHAM SAVINGS'],
      },
    ],
  },
  { name: 'lender-merged', form: 'printed', text: lenderPage(all), truth: 'refused' },
  { name: 'bank-app', form: 'printed', text: appPage([CARD, AGENCY]), truth: 'refused' },
]
