import { describe, expect, it } from 'vitest'
import { confirmationsOf } from '#engine/reading/doubts/confirmations.ts'
import { setAside } from '#engine/reading/doubts/doubts.ts'
import type { PageText } from '#engine/reading/page-text.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import type { Report } from '#engine/report/report.ts'
import { type PrintedPiece, recognisedPage } from '#engine/testing/recognised-page.ts'

function read(...pages: readonly PageText[]): Report {
  const result = readDocument({ pages, producer: null }, ['r1', 'r2', 'r3'])
  if (result.kind !== 'reports') throw new Error(JSON.stringify(result))
  return result.reports[0]
}

type Line = readonly [number, ...(readonly PrintedPiece[])]
/** Rows of a label and its value, one below the other. */
const rows = (
  from: number,
  columns: readonly [number, number],
  ...pairs: readonly (readonly [string, string, number?])[]
): Line[] =>
  pairs.map(([label, value, confidence], index) => [
    from + index * 20,
    [columns[0], label],
    [columns[1], value, confidence ?? 0.96],
  ])

const asked = (report: Report): [string, string][] => confirmationsOf(setAside(report)).map(({ field, value }) => [field, value])

/** From the middle of an Experian print: no cover, a misread label, specks. */
const EXPERIAN = recognisedPage([
  [60, [28, 'OLD TOWN BANK']],
  [84, [28, '¥', 0.4], [38, 'Account Info']],
  ...rows(
    110,
    [28, 294],
    ['Account Narne', 'OLD TOWN BANK'],
    ['Account Number', '444796XXXXXXXXXX', 0.84],
    ['Account Type', 'Credit card', 0.8],
    ['Responsibillty', 'lndividual', 0.8],
    ['Date 0pened', 'O3/12/2O19', 0.9],
    ['Status', 'Open/Never late.', 0.85],
    ['Status Updated', 'May 2024'],
    ['Balance', '$1,2OO', 0.9],
    ['BalanceUpdated', '05/13/2024'],
    ['Recent Payment', '$50 as of 04/06/2024'],
    ['Monthly Payment', '$50'],
    ['Credit Limit', '$5,000', 0.6],
    ['Highest Balance', '$1,900'],
    ['Terms', '-', 0.4],
    ['On Record Until', '-'],
  ),
])

describe('an account of an Experian print on a picture', () => {
  const report = read(EXPERIAN)
  const [account] = report.accounts

  it('is read by its mended labels', () => {
    expect(report.format).toBe('experian-web-print')
    expect(report.accounts).toHaveLength(1)
    expect(account).toMatchObject({
      creditorName: 'OLD TOWN BANK',
      accountNumber: '444796XXXXXXXXXX',
      accountTypeText: 'Credit card',
      responsibility: 'individual',
      dateOpened: '2019-03-12',
      statusText: 'Open/Never late.',
      currentBalance: 120000,
      balanceDate: '2024-05-13',
      monthlyPayment: 5000,
      creditLimit: 500000,
      terms: null,
      removalDate: null,
    })
  })

  it('asks for what had to be mended or was read badly, for what is printed of every account and was not read, and for nothing else', () => {
    expect(asked(report)).toEqual([
      ['Contact', ''],
      ['Account number', '444796XXXXXXXXXX'],
      ['Current balance', '1200'],
      ['Credit limit', '5000'],
    ])
  })
})

const MONTHS: readonly PrintedPiece[] = [
  [30, 'April 2024'],
  [130, 'March 2024'],
  [230, 'February 2024'],
]
const across = (text: string, confidence = 0.96): readonly PrintedPiece[] => MONTHS.map(([x]) => [x, text, confidence])

/** From the middle of a TransUnion print. */
const TRANSUNION = recognisedPage([
  [40, [28, 'Account Name']],
  [60, [28, 'OLD TOWN BANK', 0.99], [200, '444796XXXXXX', 0.99]],
  [80, [28, 'Account Inforrnation']],
  ...rows(
    100,
    [28, 420],
    ['Date Opened', '03/20/2019', 0.88],
    ['Responsibility', 'Individual Account', 0.7],
    ['Account Type', 'Revolving Account'],
    ['Loan Type', 'CREDIT CARD'],
    ['Balance', '$1,200'],
    ['Date Updated', '04/02/2024'],
    ['Payment Received', '$50'],
    ['Last Payment Made', '04/01/2024'],
    ['Pay 5tatus', 'Currert; Paid or Paying as Agreed', 0.7],
  ),
  [300, [28, 'Payment History']],
  [320, ...MONTHS],
  [340, ...across('Rating')],
  [360, ...across('OK', 0.7)],
  [380, [28, 'Total Months: 3']],
])

describe('an account of a TransUnion print on a picture', () => {
  const report = read(TRANSUNION)

  it('is read, with its ratings', () => {
    expect(report.format).toBe('transunion-web-print')
    expect(report.accounts[0]).toMatchObject({
      creditorName: 'OLD TOWN BANK',
      dateOpened: '2019-03-20',
      accountType: 'revolving',
      responsibility: 'individual',
      currentBalance: 120000,
      statusText: 'Current; Paid or Paying as Agreed',
      paymentHistory: [
        { month: '2024-04', code: 'ok' },
        { month: '2024-03', code: 'ok' },
        { month: '2024-02', code: 'ok' },
      ],
    })
  })

  it('asks once for the status that had letters mended, and for what TransUnion prints of every account and was not read', () => {
    expect(asked(report)).toEqual([
      ['High balance', ''],
      ['Contact', ''],
      ['Status', 'Current; Paid or Paying as Agreed'],
    ])
  })
})

const YEAR = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].map(
  (name, month): PrintedPiece => [90 + month * 40, name],
)
const cells = (...texts: readonly (readonly [string, number])[]): PrintedPiece[] =>
  texts.map(([text, confidence], month) => [92 + month * 40, text, confidence])

/** A section of a myEquifax report, with a table that goes over the page. */
const MYEQUIFAX = [
  recognisedPage([
    [40, [50, '2. Revolvlng Accounts']],
    [70, [50, '2.1 OLD TOWN BANK']],
    [90, [50, 'Summary']],
    ...rows(
      110,
      [50, 185],
      ['Account Number', 'XXXXXXXXXXXX1234', 0.85],
      ['Reported Balance', '$1,200'],
      ['Account Status', 'PAYS AS_AGREED', 0.7],
    ),
    [180, [50, 'Payment History']],
    [200, [52, 'Year'], ...YEAR],
    [215, [52, '2024', 0.93], ...cells(['OK', 0.6], ['ok', 0.5], ['30', 0.97], ['OK', 0.9])],
    [260, [50, 'Account Details']],
    [280, [50, 'High Credit'], [178, '$1,900'], [305, 'Payment Responsibility'], [449, 'INDIVIDUAL_ACCOUNT', 0.6]],
    [300, [50, 'Credit Limit'], [178, '$5,000'], [305, 'Account Type'], [449, 'REVOLVING']],
    [320, [50, 'Balance'], [178, '$1,200'], [305, 'Date Opened'], [449, 'Apr9, 2016']],
    [340, [50, 'Amount Past Due'], [178, '-', 0.3], [305, 'Date Reported'], [449, 'May 2, 2024']],
    [360, [50, 'Months Reviewed'], [178, '4'], [305, 'Delinquency First Reported'], [449, '-']],
    [380, [50, 'Activity Designator'], [178, '-'], [305, 'Date of First Delinquency']],
    [400, [50, 'Actual Payment Amount'], [178, '-'], [305, 'Scheduled Payment Amount'], [449, '$25']],
    [420, [50, 'Date of Last Payment'], [178, '-'], [305, 'Date of Last Activity'], [449, '-']],
    [440, [50, 'Term Duration'], [178, '-'], [305, 'Charge Off Amount'], [449, '-']],
    [460, [50, 'Loan Type'], [178, 'CREDIT_CARD'], [305, 'Date Closed'], [449, '-']],
  ]),
]

describe('an account of a myEquifax report on a picture', () => {
  const report = read(...MYEQUIFAX)
  const [account] = report.accounts

  it('is read, with its months', () => {
    expect(report.format).toBe('equifax-myequifax')
    expect(account).toMatchObject({
      creditorName: 'OLD TOWN BANK',
      accountNumber: 'xxxxxxxxxxxx1234',
      statusText: 'PAYS_AS_AGREED',
      paymentStatus: 'current',
      responsibility: 'individual',
      dateOpened: '2016-04-09',
      currentBalance: 120000,
      pastDue: null,
      dateOfFirstDelinquency: null,
      printsDofd: true,
    })
    expect(account?.paymentHistory.map(({ code }) => code)).toEqual(['ok', '30', 'ok', 'ok'])
  })

  it('asks for a month whose code is none that is known', () => {
    const [page] = MYEQUIFAX
    const words = page?.words.map((word) => (word.text === '30' ? { ...word, text: 'Cc', confidence: 0.5 } : word)) ?? []
    const [torn] = read({ number: 1, width: 612, height: 792, marks: [], words }).accounts
    expect(torn?.paymentHistory.map(({ month }) => month)).toEqual(['2024-04', '2024-02', '2024-01'])
    expect(torn?.evidence['paymentHistory.2024-03']?.confidence).toBe(0)
  })

  it.each(['2 Revolving Accounts', 'Revolving Accounts'])('is read under a heading whose number was torn: %s', (title) => {
    const [page] = MYEQUIFAX
    const words = recognisedPage([[40, [50, title]]]).words
    const rest = page?.words.filter(({ box }) => box[1] > 50) ?? []
    const { accounts } = read({ number: 1, width: 612, height: 792, marks: [], words: [...words, ...rest] })
    expect(accounts).toMatchObject([{ creditorName: 'OLD TOWN BANK', dateOpened: '2016-04-09', currentBalance: 120000 }])
  })

  it('is kept without a name, and asked for it, where its heading was not made out', () => {
    const [page] = MYEQUIFAX
    const words = page?.words.filter(({ box }) => box[1] < 55 || box[1] > 75) ?? []
    const [nameless, ...others] = read({ number: 1, width: 612, height: 792, marks: [], words }).accounts
    expect(others).toEqual([])
    expect(nameless).toMatchObject({ creditorName: '', dateOpened: '2016-04-09', currentBalance: 120000 })
    expect(nameless?.evidence['creditorName']?.confidence).toBe(0)
  })

  it('asks what stands behind the label of the first delinquency, where nothing was read and nothing seen', () => {
    expect(asked(report)).toEqual([
      ['Contact', ''],
      ['Account number', 'xxxxxxxxxxxx1234'],
      ['Date of first delinquency', ''],
    ])
    expect(setAside(report).sure.accounts[0]?.printsDofd).toBe(false)
  })
})

describe('the inquiries of a myEquifax report on a picture', () => {
  const inquiries = (header: readonly PrintedPiece[], day: string): Report['inquiries'] => {
    const [first] = MYEQUIFAX
    const second = recognisedPage(
      [
        [60, [36, '8. Inquiries']],
        [90, [36, 'Hard Inquiries']],
        [110, ...header],
        [130, [36, day], [160, 'NEW TOWN AUTO'], [400, 'AUTO LOAN']],
        [145, [160, 'PO BOX 12']],
        [160, [160, 'LAKE FICTION TX, 75013-1234']],
        [190, [36, 'Soft Inquiries']],
        [210, [36, 'Your credit report does not have any soft inquiries in your file.']],
      ],
      { number: 2 },
    )
    return first ? read(first, second).inquiries : []
  }
  const header: PrintedPiece[] = [
    [36, 'Date'],
    [160, 'Company'],
    [400, 'Request Originator'],
  ]
  const spoiled: PrintedPiece[] = [
    [36, 'ite'],
    [160, 'Company'],
    [400, 'Request Originator'],
  ]

  it('are read also where a hole took a letter of the table’s header', () => {
    expect(inquiries(header, 'Sep 03, 2024')).toMatchObject([{ creditorName: 'NEW TOWN AUTO', date: '2024-09-03', kind: 'hard' }])
    expect(inquiries(spoiled, 'Sep 03, 2024')).toMatchObject([
      { creditorName: 'NEW TOWN AUTO', date: '2024-09-03', kind: 'hard' },
    ])
  })

  it('are kept, and asked for their day, where it cannot be read', () => {
    const [inquiry, ...others] = inquiries(header, 'Sep (13. 2024')
    expect(others).toEqual([])
    expect(inquiry).toMatchObject({ creditorName: 'NEW TOWN AUTO', date: null, kind: 'hard' })
    expect(inquiry?.evidence['date']?.confidence).toBe(0.5)
  })
})

it('a heading beside which a speck of dust was read still parts the page', () => {
  const [page] = MYEQUIFAX
  const heading = page?.words.find(({ text }) => text === 'Details')
  expect(page && heading).toBeDefined()
  if (!page || !heading) return
  const specks = ['5', ':', '{'].map((text, at) => ({
    text,
    box: [heading.box[0] + 120 + at * 80, heading.box[1] + 3, 1.2, 1.2] as const,
    confidence: 0.9,
  }))
  const [account] = read({ ...page, words: [...page.words, ...specks] }).accounts
  expect(account).toMatchObject({ dateOpened: '2016-04-09', responsibility: 'individual' })
})

describe('a picture of something else', () => {
  it.each([
    [
      'a bank statement',
      ['Account statement', 'Beginning balance $200', 'Ending balance $300', 'Deposits and other additions', 'Member FDIC'],
      'bank_statement',
    ],
    [
      'a letter',
      [
        'Dear Ann, thank you for your letter of last week.',
        'We have looked at the balance of your account',
        'and will answer soon.',
      ],
      'unknown_document',
    ],
    ['a page of specks', ['|', '~', '='], 'no_text'],
  ])('%s is no report', (_, lines, why) => {
    const page = recognisedPage(lines.map((text, index) => [60 + index * 20, [40, text]]))
    expect(readDocument({ pages: [page], producer: null }, ['a', 'b', 'c'])).toEqual({ kind: 'not_a_report', why })
  })
})

describe('pages of two bureaus in one upload', () => {
  const result = readDocument(
    {
      pages: [
        { ...EXPERIAN, number: 1 },
        { ...TRANSUNION, number: 2 },
      ],
      producer: null,
    },
    ['r1', 'r2', 'r3'],
  )

  it('make a report of each, that says on which page of the upload it stands', () => {
    const reports = result.kind === 'reports' ? result.reports : []
    expect(
      reports.map(({ bureau, accounts }) => [bureau, ...accounts.map(({ evidence }) => evidence['creditorName']?.page)]),
    ).toEqual([
      ['experian', 1],
      ['transunion', 2],
    ])
  })
})
