import { experianPage, transunionPage } from '#tools/unseen-layouts/bureau-pages.ts'
import { mismo } from '#tools/unseen-layouts/data-files.ts'
import { AGENCY, AUTO, CARD, type Entry, HOUSE, STORE } from '#tools/unseen-layouts/entry.ts'
import { equifaxPage, myEquifaxPage } from '#tools/unseen-layouts/equifax-pages.ts'
import type { TrueReport, UnseenFile } from '#tools/unseen-layouts/files.ts'
import { NONE, put, threeBureaus, truth } from '#tools/unseen-layouts/later-truth.ts'
import { consumerDirectPage, identityIqPage } from '#tools/unseen-layouts/member-pages.ts'
import { truelink } from '#tools/unseen-layouts/truelink-file.ts'

/**
 * What makes an entry negative, in words and marks that the sets before do not have, and notices and records next to it; written before
 * its author had read a reader.
 */

const numbered = (name: string, at: number, more: Partial<Entry> = {}): Entry => ({
  ...CARD,
  name,
  number: [`4471${at}0`, `88${at}1`],
  opened: `0${(at % 8) + 1}/11/201${at % 8}`,
  ...more,
})
const says = (words: string): Entry['says'] => ({ experian: words, transunion: words, equifax: words })
/** One entry for each words of a status. */
const entriesOf = (words: readonly string[], isNegative: boolean, more: Partial<Entry> = {}): readonly Entry[] =>
  words.map((word, at) =>
    numbered(
      `${isNegative ? 'BAD' : 'GOOD'} ${'ALDER BIRCH CEDAR DOGWOOD ELDER FIR HAZEL'.split(' ')[at] ?? ''} BANK`,
      at + (isNegative ? 0 : 4),
      {
        says: says(word),
        isNegative,
        ...more,
      },
    ),
  )

/** Another value in one row of one account of a saved page of three bureaus. */
function cell(text: string, [name, label]: readonly [name: string, label: string], value: string): string {
  const at = text.indexOf(`<div class="sub_header">${name}`)
  const from = text.indexOf(`<td class="label">${label}</td>`, at)
  const end = text.indexOf('</tr>', from)
  if (at < 0 || from < 0) throw new Error(`no such row: ${name}, ${label}`)
  return `${text.slice(0, from)}<td class="label">${label}</td>${`<td class="info">${value}</td>`.repeat(3)}${text.slice(end)}`
}
const NO_STATEMENTS = ['-', '-', '-'] as const

const LATE_WORDS = [
  'Late 30 Days',
  'Late 120 Days',
  'Repossession',
  'Voluntary Surrender',
  'Foreclosure',
  'Wage Earner Plan',
] as const
const iiqStatuses = entriesOf(LATE_WORDS, true).map((one) => ({ ...one, says: CARD.says, isNegative: false }))
const iiqStatusText = iiqStatuses.reduce(
  (text, { name }, at) => cell(cell(text, [name, 'Payment Status:'], LATE_WORDS[at] ?? ''), [name, 'Past Due:'], '$55.00'),
  identityIqPage([CARD, ...iiqStatuses], NO_STATEMENTS),
)

const COMMENTS = [
  ['Account settled for less than full balance', true],
  ['Paid charge off', true],
  ['Included in Chapter 13 bankruptcy', true],
  ['Debt being paid through a wage earner plan', true],
  ['Closed by consumer', false],
  ['Account information disputed by consumer; reinvestigation in process', false],
  ['Purchased from another lender', false],
] as const
const commented = COMMENTS.map(([remark, isBad], at) =>
  numbered(`${isBad ? 'BAD' : 'GOOD'} ${at} CREDIT UNION`, at, { remark, isNegative: false, balance: 0 }),
)
const commentedTruth: readonly TrueReport[] = threeBureaus(commented).map((one) => ({
  ...one,
  negative: COMMENTS.flatMap(([, isBad], at) => (isBad ? [`BAD ${at} CREDIT UNION`] : [])),
}))

const PAID_OFF = entriesOf(
  [
    '>Paid, Closed; was Charged off<',
    '>Settled; less than full balance<',
    '>Charged off as bad debt<',
    '>Profit and loss writeoff<',
  ],
  true,
  { balance: 0 },
)
const EQUIFAX_BAD = entriesOf(
  [
    'Not More Than Two Payments Past Due',
    'Over 120 Days Past Due',
    'Bad Debt',
    'Repossession',
    'Wage Earner Plan',
    '91-120 Days Past Due',
  ],
  true,
)
const EQUIFAX_GOOD = entriesOf(['Too New to Rate', 'Paid and Zero Balance'], false)
const EXPERIAN_BAD = entriesOf(
  [
    'Paid in settlement. $410 written off.',
    'Paid, Closed. Past due 60 days in 2023.',
    'Debt included in Chapter 7 Bankruptcy on Mar 04, 2024.',
    'Creditor received deed in lieu of foreclosure.',
    'Account in insurance claim.',
  ],
  true,
  { balance: 0 },
)
const MARKED = { ...AUTO, name: 'MARKED TREE BANK', isNegative: true, says: { ...AUTO.says, experian: 'Closed.' }, balance: 0 }

const liability = (id: string, name: string, [more, inside]: readonly [more: string, inside: string]): string =>
  `<CREDIT_LIABILITY CreditLiabilityID="${id}" BorrowerID="B1" _AccountIdentifier="55${id}01" _AccountOpenedDate="2019-0${id.slice(1)}" _AccountReportedDate="2026-09" _AccountOwnershipType="Individual" _AccountType="Installment" ${more}><_CREDITOR _Name="${name}"/>${inside}<CREDIT_REPOSITORY _SourceType="Experian"/></CREDIT_LIABILITY>`
const mismoRatings = put(mismo, [
  '<CREDIT_PUBLIC_RECORD ',
  `${liability('L3', 'LATE NOW BANK', ['_AccountStatusType="Open" _UnpaidBalanceAmount="900" _PastDueAmount="80"', '<_CURRENT_RATING _Code="4" _Type="Late90Days"/>'])}${liability('L4', 'ONCE LATE BANK', ['_AccountStatusType="Paid" _UnpaidBalanceAmount="0"', '<_CURRENT_RATING _Code="1" _Type="AsAgreed"/><_HIGHEST_ADVERSE_RATING _Code="3" _Date="2023-04" _Type="Late60Days"/>'])}${liability('L5', 'FLAGGED BANK', ['_AccountStatusType="Closed" _UnpaidBalanceAmount="0" _DerogatoryDataIndicator="Y"', ''])}${liability('L6', 'PLAN BANK', ['_AccountStatusType="Open" _UnpaidBalanceAmount="700"', '<_CURRENT_RATING _Code="7" _Type="BankruptcyOrWageEarnerPlan"/>'])}${liability('L7', 'TAKEN BACK BANK', ['_AccountStatusType="Closed" _UnpaidBalanceAmount="0"', '<_CURRENT_RATING _Code="8" _Type="ForeclosureOrRepossession"/>'])}${liability('L8', 'NEW BANK', ['_AccountStatusType="Open" _UnpaidBalanceAmount="700"', '<_CURRENT_RATING _Code="0" _Type="TooNew"/>'])}<CREDIT_PUBLIC_RECORD `,
])

const worst = (name: string, bureau: string, change: readonly (readonly [string, string])[]): string => {
  const [start, end] = [truelink.indexOf('{"subscriberCode"'), truelink.indexOf(',{"subscriberCode"')]
  return put(truelink.slice(start, end), ['CARDWELL BANK', name], ['"symbol":"TUC"', `"symbol":"${bureau}"`], ...change)
}
const truelinkWorst = put(truelink, [
  '"TradeLinePartition":[',
  `"TradeLinePartition":[{"accountTypeDescription":"Revolving Account","accountTypeSymbol":"R","Tradeline":[${worst(
    'ONCE LATE BANK',
    'TUC',
    [
      ['448231****', '660011****'],
      ['"late60Count":"0"', '"late60Count":"1","WorstPayStatus":{"description":"Late 60 Days","symbol":"3"}'],
    ],
  )}]},{"accountTypeDescription":"Revolving Account","accountTypeSymbol":"R","Tradeline":[${worst('SETTLED BANK', 'TUC', [
    ['448231****', '660022****'],
    ['"currentBalance":"412"', '"currentBalance":"0"'],
    [
      '"description":"Open","symbol":"O","rank":"100"},"AccountDesignator"',
      '"description":"Paid","symbol":"P","rank":"100"},"Remark":{"RemarkCode":{"description":"Settled for less than full balance","symbol":"SETL"}},"AccountDesignator"',
    ],
  ])}]},`,
])

/** That page puts what it is given as a remark into the row of the description. */
const remarksInTheirRow = (text: string): string =>
  put(text, ['Account Description', '@@'], ['Creditor Remarks', 'Account Description'], ['@@', 'Creditor Remarks'])

export const WORDED_FILES: readonly UnseenFile[] = [
  {
    name: 'iiq-late-by-pay-status',
    form: 'html',
    text: iiqStatusText,
    truth: threeBureaus([CARD, ...iiqStatuses]).map((one) => ({ ...one, negative: iiqStatuses.map(({ name }) => name) })),
  },
  { name: 'iiq-bad-by-its-comment', form: 'html', text: identityIqPage(commented, NO_STATEMENTS), truth: commentedTruth },
  {
    name: 'iiq-statements-of-three-kinds',
    form: 'html',
    text: identityIqPage(
      [CARD],
      [
        'SECURITY ALERT: CONSUMER ASKS TO BE CALLED AT 555-555-0100 BEFORE ANY EXTENSION OF CREDIT',
        'ID THEFT VICTIM: FRAUDULENT APPLICATIONS HAVE BEEN SUBMITTED IN MY NAME',
        'My divorce in 2024 is the reason for the late payments.',
      ],
    ),
    truth: [
      truth('transunion', [CARD], { notices: ['fraud_alert'] }),
      truth('experian', [CARD], { notices: ['fraud_alert'] }),
      truth('equifax', [CARD], { notices: ['statement'] }),
    ],
  },
  {
    name: 'consumerdirect-bad-by-remark',
    form: 'html',
    text: remarksInTheirRow(consumerDirectPage(commented)),
    truth: commentedTruth,
  },
  {
    name: 'mismo-ratings-and-flags',
    form: 'xml',
    text: mismoRatings,
    truth: [
      { bureau: 'transunion', accounts: ['CARDWELL BANK', ''], negative: [''], notices: ['mismatch', 'fraud_alert'], records: 1 },
      {
        bureau: 'experian',
        accounts: [
          'CARDWELL BANK',
          'LATE NOW BANK',
          'ONCE LATE BANK',
          'FLAGGED BANK',
          'PLAN BANK',
          'TAKEN BACK BANK',
          'NEW BANK',
        ],
        negative: ['LATE NOW BANK', 'ONCE LATE BANK', 'FLAGGED BANK', 'PLAN BANK', 'TAKEN BACK BANK'],
        notices: [],
      },
      { bureau: 'equifax', accounts: ['CARDWELL BANK'], negative: [], notices: ['mismatch', 'deceased'] },
    ],
  },
  {
    name: 'truelink-worst-status',
    form: 'json',
    text: truelinkWorst,
    truth: [
      {
        bureau: 'transunion',
        accounts: ['ONCE LATE BANK', 'SETTLED BANK', 'CARDWELL BANK', 'OLDHAM SAVINGS'],
        negative: ['ONCE LATE BANK', 'SETTLED BANK'],
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
  },
  {
    name: 'transunion-adverse-and-paid-off',
    form: 'printed',
    text: transunionPage([CARD, ...PAID_OFF], NONE),
    truth: [truth('transunion', [CARD, ...PAID_OFF])],
  },
  {
    name: 'transunion-satisfactory-settled',
    form: 'printed',
    text: transunionPage(
      [
        CARD,
        { ...AUTO, remark: 'SETTLED-LESS THAN FULL BLNC', balance: 0 },
        { ...HOUSE, remark: 'CLOSED BY CONSUMER', balance: 0 },
      ],
      NONE,
    ),
    truth: [truth('transunion', [CARD, AUTO, HOUSE], { negative: [AUTO.name] })],
  },
  {
    name: 'transunion-broken-words',
    form: 'printed',
    text: transunionPage([CARD, ...PAID_OFF.slice(0, 2), AGENCY], { ...NONE, valueWidth: 70 }),
    // The line of the original creditor breaks just at its space, and no other word of the page tells so.
    truth: [truth('transunion', [CARD, ...PAID_OFF.slice(0, 2), AGENCY])],
  },
  {
    name: 'equifax-words-of-the-rating',
    form: 'printed',
    text: equifaxPage([CARD, ...EQUIFAX_BAD, ...EQUIFAX_GOOD], NONE),
    truth: [truth('equifax', [CARD, ...EQUIFAX_BAD, ...EQUIFAX_GOOD])],
  },
  {
    name: 'experian-potentially-negative',
    form: 'printed',
    text: experianPage([CARD, ...EXPERIAN_BAD, MARKED], NONE),
    truth: [truth('experian', [CARD, ...EXPERIAN_BAD, MARKED])],
  },
  {
    name: 'experian-narrow-and-strange',
    form: 'printed',
    text: experianPage([CARD, EXPERIAN_BAD[0] ?? CARD, { ...HOUSE, says: says('Held pending boarding.') }], {
      ...NONE,
      width: 300,
      valueAt: 140,
    }),
    truth: [truth('experian', [CARD, EXPERIAN_BAD[0] ?? CARD, HOUSE], { asked: [HOUSE.name] })],
  },
  {
    name: 'myequifax-unheard-of-bad-status',
    form: 'printed',
    text: put(myEquifaxPage([CARD, STORE], { ...NONE, status: 'Security freeze on file' }), [
      'CHARGE_OFF',
      'VOLUNTARY_SURRENDER',
    ]),
    truth: [truth('equifax', [CARD, STORE], { notices: ['freeze'] })],
  },
]
