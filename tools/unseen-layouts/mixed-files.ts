import { array, equifaxConsumer, experianProfile, mismo, tu4 } from '#tools/unseen-layouts/data-files.ts'
import { AGENCY, AUTO, CARD, STORE } from '#tools/unseen-layouts/entry.ts'
import type { TrueReport, UnseenFile } from '#tools/unseen-layouts/files.ts'
import { odd, put, threeBureaus } from '#tools/unseen-layouts/later-truth.ts'
import { consumerDirectPage, identityIqPage } from '#tools/unseen-layouts/member-pages.ts'
import { MIXED_PRINTS } from '#tools/unseen-layouts/mixed-prints.ts'
import { AGENT, CARDWELL, LATE } from '#tools/unseen-layouts/odd-entries.ts'
import { oddIdentityIq } from '#tools/unseen-layouts/odd-pages.ts'
import { truelink } from '#tools/unseen-layouts/truelink-file.ts'

/** The last of the unseen sets, written before its author had read a reader: prints, saved pages and providers' files. */

const COLUMNS = ['transunion', 'experian', 'equifax'] as const
const NO_STATEMENTS = ['-', '-', '-'] as const

/** What a saving program writes in large letters: the tags, not the classes. */
const shouted = (text: string): string =>
  text.replaceAll(/<(\/?)([a-z]\w*)/g, (_, end: string, tag: string) => `<${end}${tag.toUpperCase()}`)
/** What a framework leaves in its cells. */
const commented = (text: string): string =>
  text.replaceAll('<div class="grid-cell">', '<div class="grid-cell" data-v-1a2b><!---->')

const SAVED: readonly UnseenFile[] = [
  {
    name: 'iiq-in-large-tags',
    form: 'html',
    text: shouted(identityIqPage([CARD, STORE], NO_STATEMENTS)),
    truth: threeBureaus([CARD, STORE]),
  },
  {
    name: 'iiq-with-empty-cells',
    form: 'html',
    text: oddIdentityIq({ columns: COLUMNS, entries: [CARDWELL, LATE, AGENT], blank: '&nbsp;' }),
    truth: COLUMNS.map((bureau) => odd(bureau, [CARDWELL, LATE, AGENT])),
  },
  {
    name: 'iiq-odd-type',
    form: 'html',
    text: put(
      identityIqPage([CARD, AGENCY], NO_STATEMENTS),
      ['>Revolving<', '>Hovering<'],
      ['>Credit Card<', '>Hovercraft note<'],
    ),
    truth: threeBureaus([CARD, AGENCY], { asked: ['CARDWELL BANK'] }),
  },
  {
    name: 'iiq-derogatory-without-a-pay-status',
    form: 'html',
    text: put(identityIqPage([CARD, STORE], NO_STATEMENTS), ['Collection/Chargeoff', '-']),
    truth: threeBureaus([CARD, STORE]),
  },
  {
    name: 'consumerdirect-with-comments',
    form: 'html',
    text: put(commented(consumerDirectPage([CARD, AUTO, STORE])), ['d-grid grid-cols-4', 'grid-cols-4 d-grid gap-2']),
    truth: threeBureaus([CARD, AUTO, STORE]),
  },
  {
    name: 'consumerdirect-before-it-ran',
    form: 'html',
    text: '<!doctype html><html><head><title>SmartCredit 3B Report</title></head><body><div id="smartcredit-app"></div><noscript>Please turn on JavaScript to see your report.</noscript><script src="app.js"></script></body></html>',
    truth: 'refused',
  },
  {
    name: 'sign-in-page',
    form: 'html',
    text: '<!doctype html><html><head><title>IdentityIQ | Sign in</title></head><body><form><label>User name <input name="u"></label><label>Password <input type="password"></label><button>Sign in</button></form><p>See your TransUnion, Experian and Equifax reports and scores.</p></body></html>',
    truth: 'refused',
  },
]

const MISMO_TRUTH: readonly TrueReport[] = [
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
]
const twice = (text: string, from: string, to: string): string => {
  const [start, end] = [text.indexOf(from), text.indexOf(to) + to.length]
  return `${text.slice(0, end)}${text.slice(start, end).replaceAll('ROBIN', 'KIM')}${text.slice(end)}`
}
/** A list of one becomes a list of Robin and Kim. */
const ofTwo = (text: string, list: string): string => {
  const [start, end] = [text.indexOf(`"${list}":[`) + list.length + 4, text.lastIndexOf(']')]
  const one = text.slice(start, end)
  return `${text.slice(0, start)}${one},${one.replaceAll('ROBIN', 'KIM').replaceAll('666004021', '666117720')}${text.slice(end)}`
}

const DATA: readonly UnseenFile[] = [
  {
    name: 'mismo-with-a-prefix',
    form: 'xml',
    text: put(mismo.replaceAll(/<(\/?)([A-Z_]+)/g, '<$1m:$2'), [
      '<m:RESPONSE_GROUP ',
      '<m:RESPONSE_GROUP xmlns:m="http://www.mismo.org/2" ',
    ]),
    truth: MISMO_TRUTH,
    mayRefuse: true,
  },
  {
    name: 'mismo-of-two-borrowers',
    form: 'xml',
    text: put(
      mismo,
      [
        '</BORROWER>',
        '</BORROWER><BORROWER BorrowerID="B2" _FirstName="KIM" _LastName="OTHER" _SSN="666117720" _BirthDate="1990-02-11"/>',
      ],
      ['CreditLiabilityID="L2" BorrowerID="B1"', 'CreditLiabilityID="L2" BorrowerID="B2"'],
    ),
    truth: [
      { bureau: 'transunion', accounts: ['CARDWELL BANK'], negative: [], notices: ['mismatch', 'fraud_alert'], records: 1 },
      { bureau: 'experian', accounts: ['CARDWELL BANK'], negative: [], notices: [] },
      { bureau: 'equifax', accounts: ['CARDWELL BANK'], negative: [], notices: ['mismatch', 'deceased'] },
    ],
    mayRefuse: true,
  },
  {
    name: 'mismo-liability-of-no-bureau',
    form: 'xml',
    text: put(mismo, [
      '_Type="CollectionOrChargeOff"/><CREDIT_REPOSITORY _SourceType="TransUnion"/>',
      '_Type="CollectionOrChargeOff"/>',
    ]),
    // Whose entry it is no one can say: what is read is told to be too little (`read-mismo.test.ts`).
    truth: MISMO_TRUTH.map((one) => ({ ...one, accounts: ['CARDWELL BANK'], negative: [] })),
  },
  {
    name: 'array-as-a-text-in-an-envelope',
    form: 'json',
    text: JSON.stringify({ statusCode: 200, headers: {}, body: array }),
    truth: [
      { bureau: 'transunion', accounts: ['CARDWELL BANK'], negative: [], notices: ['fraud_alert', 'mismatch'] },
      { bureau: 'equifax', accounts: ['CARDWELL BANK'], negative: [], notices: ['freeze'] },
    ],
    mayRefuse: true,
  },
  {
    name: 'truelink-in-a-list',
    form: 'json',
    text: `[${truelink}]`,
    truth: [
      {
        bureau: 'transunion',
        accounts: ['CARDWELL BANK', 'OLDHAM SAVINGS'],
        negative: [],
        notices: ['fraud_alert'],
        asked: ['OLDHAM SAVINGS'],
      },
      { bureau: 'experian', accounts: ['CARDWELL BANK'], negative: [], notices: ['fraud_alert'] },
      {
        bureau: 'equifax',
        accounts: ['CARDWELL BANK', 'KESTREL RECOVERY SERVICES'],
        negative: ['KESTREL RECOVERY SERVICES'],
        notices: ['freeze'],
      },
    ],
    mayRefuse: true,
  },
  {
    name: 'experian-profile-alone',
    form: 'json',
    text: experianProfile.replace('"creditProfile":[', '"creditProfile":').replace(/\]\}$/, '}'),
    truth: [
      {
        bureau: 'experian',
        accounts: ['CARDWELL BANK', 'TIDEWATER TRUST', 'AMBERLEY BANK', 'OLDHAM SAVINGS'],
        negative: ['TIDEWATER TRUST', 'AMBERLEY BANK'],
        notices: ['mismatch', 'fraud_alert', 'statement', 'freeze'],
        records: 1,
      },
    ],
    mayRefuse: true,
  },
  {
    name: 'equifax-consumer-of-two',
    form: 'json',
    text: ofTwo(equifaxConsumer, 'equifaxUSConsumerCreditReport'),
    truth: 'refused',
  },
  { name: 'truelink-of-two', form: 'json', text: `[${truelink},${truelink.replaceAll('ROBIN', 'KIM')}]`, truth: 'refused' },
  {
    name: 'experian-profile-of-two',
    form: 'json',
    text: ofTwo(experianProfile, 'creditProfile'),
    truth: 'refused',
  },
  { name: 'mismo-of-two-responses', form: 'xml', text: twice(mismo, '<RESPONSE>', '</RESPONSE>'), truth: 'refused' },
  { name: 'tu4-of-two', form: 'xml', text: twice(tu4, '<subject>', '</subject>'), truth: 'refused' },
  {
    name: 'bank-transactions',
    form: 'json',
    text: JSON.stringify({
      accounts: [{ name: 'CARDWELL BANK', mask: '7705', type: 'credit', balances: { current: 412, limit: 3000 } }],
      transactions: [{ date: '2026-09-02', name: 'EXPERIAN BOOST', amount: 0 }],
    }),
    truth: 'refused',
  },
]

export const MIXED_FILES: readonly UnseenFile[] = [...MIXED_PRINTS, ...SAVED, ...DATA]
