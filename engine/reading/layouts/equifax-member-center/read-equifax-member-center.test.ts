import { describe, expect, it } from 'vitest'
import { type PrintedAccount, printAccount } from '#engine/reading/layouts/equifax-member-center/sample-print.ts'
import { printsIn } from '#engine/reading/layouts/equifax-member-center/prints.ts'
import { documentOf } from '#engine/reading/lines/typeset.ts'
import type { PageText } from '#engine/reading/page-text.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import { missingRanges } from '#engine/reading/sheets/missing-pages.ts'
import type { Report } from '#engine/report/report.ts'

const LATE: PrintedAccount = {
  id: '1182740936',
  name: 'FENWICK LENDING',
  word: 'OPEN',
  reportDate: 'September 21, 2026',
  overview: [
    ['Account Number', 'xxxx 2219'],
    ['Account Status', 'NOT_MORE_THAN_TWO_PAYMENTS_PAST_DUE'],
    ['Owner', 'JOINT'],
    ['Account Type', 'INSTALLMENT'],
    ['Creditor Classification', '-'],
    ['Loan Type', 'EDUCATION_LOAN'],
    ['Original Creditor Name', '-'],
    ['Months Reviewed', '27'],
    ['Activity Designator', '-'],
    ['Term Duration', '120'],
    ['Sold To', '-'],
  ],
  amounts: [
    ['Balance', '$14,022'],
    ['Credit Limit', '-'],
    ['High Credit', '$18,900'],
    ['Available Credit', '-'],
  ],
  dates: [
    ['Date Opened', 'Jun 02, 2024'],
    ['Date Reported', 'Aug 30, 2026'],
    ['Date of Last Activity', 'Jul 2026'],
    ['Date of First Delinquency', 'Jul 14, 2026'],
  ],
  comments: ['STUDENT LOAN', 'CONSUMER DISPUTES THIS ACCOUNT INFORMATION'],
  contact: ['FENWICK LENDING', 'PO BOX 8812', 'HOLLOWAY, KS 66002', '(913) 555-0181'],
}
/** Of the same lender, the same days to the last: only the number and the amounts differ. */
const SECOND: PrintedAccount = {
  ...LATE,
  id: '1182740937',
  overview: LATE.overview.map(([label, value]) => [label, value === 'xxxx 2219' ? 'xxxx 2220' : value]),
  amounts: [['Balance', '$9,310'], ...LATE.amounts.slice(1)],
}
const COLLECTED: PrintedAccount = {
  ...LATE,
  id: '2200417735',
  name: 'NORTHGATE RECOVERY',
  word: 'CLOSED',
  overview: [
    ['Account Number', 'x5530'],
    ['Account Status', 'COLLECTION'],
    ['Owner', 'INDIVIDUAL'],
    ['Account Type', 'OPEN'],
    ['Loan Type', 'DEBT_BUYER'],
    ['Original Creditor Name', 'PELHAM UTILITIES'],
    ['Activity Designator', 'TRANSFERRED'],
  ],
  comments: ['COLLECTION ACCOUNT'],
  contact: ['NORTHGATE RECOVERY'],
}

const readPages = (pages: readonly PageText[]): Report => {
  const result = readDocument(documentOf(pages), ['r1', 'r2', 'r3'])
  if (result.kind !== 'reports') throw new Error(`no report: ${result.kind}`)
  return result.reports[0]
}

const readAll = (accounts: readonly PrintedAccount[], more?: Parameters<typeof printAccount>[1]): Report =>
  readPages(accounts.flatMap((account) => printAccount(account, more)))

const FACTS = {
  creditorName: 'FENWICK LENDING',
  accountNumber: 'xxxx 2219',
  status: 'delinquent',
  paymentStatus: 'late',
  responsibility: 'joint',
  accountType: 'installment',
  loanType: 'EDUCATION_LOAN',
  terms: '120',
  monthsReviewed: 27,
  currentBalance: 1_402_200,
  creditLimit: null,
  highBalance: 1_890_000,
  dateOpened: '2024-06-02',
  dateReported: '2026-08-30',
  lastActivityDate: '2026-07',
  dateOfFirstDelinquency: '2026-07-14',
  remarks: ['STUDENT LOAN', 'CONSUMER DISPUTES THIS ACCOUNT INFORMATION'],
  contact: { lines: ['PO BOX 8812', 'HOLLOWAY, KS 66002'], phone: '(913) 555-0181' },
}

/** What is not sure of an account. */
const asked = ({ evidence }: Report['accounts'][number]): string[] =>
  Object.keys(evidence).filter((field) => (evidence[field]?.confidence ?? 1) < 0.9)

describe('an account of the member center', () => {
  it('is read with every row, its comments and its contact, for the report of the printed day', () => {
    const report = readAll([LATE])
    expect([report.bureau, report.reportDate, report.personalInfo.name, report.isExcerpt]).toEqual([
      'equifax',
      '2026-09-21',
      null,
      true,
    ])
    expect(report.accounts).toHaveLength(1)
    expect(report.accounts[0]).toMatchObject(FACTS)
  })

  it.each([560, 700, 845, 930, 1040, 1150])('wherever its page ends (%i points)', (foot) => {
    const [account] = readAll([LATE], { foot }).accounts
    expect(account).toMatchObject(FACTS)
  })

  it.each([845, 930, 1040])('where the number at the head of its page has no sign around it (%i points)', (foot) => {
    const [account] = readAll([LATE], { foot, hasSigns: false }).accounts
    expect(account).toMatchObject(FACTS)
  })

  it.each([
    // The second row of the page is seen in part.
    [670, ['responsibility', 'accountTypeText', 'accountType', 'dateOfFirstDelinquency']],
    [700, ['accountTypeText', 'accountType']],
    [1020, ['currentBalance', 'creditLimit']],
    [1150, []],
  ])('asks about what lies beneath the bar at the head of its page (a page of %i points)', (foot, fields) => {
    const [account] = readAll([LATE], { foot }).accounts
    expect(account && asked(account).toSorted()).toEqual(fields.toSorted())
  })

  it('without phone and address has none', () => {
    const [account] = readAll([COLLECTED]).accounts
    expect(account).toMatchObject({
      creditorName: 'NORTHGATE RECOVERY',
      accountType: 'collection',
      originalCreditor: 'PELHAM UTILITIES',
      paymentStatus: 'in_collections',
      status: 'transferred',
      contact: { lines: [], phone: null },
    })
  })
})

describe('several accounts of the member center', () => {
  const all = [LATE, COLLECTED, SECOND]
  const numbers = (report: Report) => report.accounts.map(({ accountNumber, currentBalance }) => [accountNumber, currentBalance])
  const wanted = [
    ['xxxx 2219', 1_402_200],
    ['x5530', 1_402_200],
    ['xxxx 2220', 931_000],
  ]

  it.each([true, false])('are each one, with the browser’s foot or without (%s)', (hasFurniture) => {
    const report = readAll(all, { hasFurniture })
    expect(numbers(report)).toEqual(wanted)
    expect(report.accounts.map(({ dateOpened }) => dateOpened)).toEqual(Array(3).fill('2024-06-02'))
  })

  it('are put together by the address at their foot, in whatever order their pages came', () => {
    const pages = all.flatMap((account) => printAccount(account))
    const report = readPages(pages.toReversed())
    expect(new Set(numbers(report))).toEqual(new Set(wanted))
    const late = report.accounts.find(({ accountNumber }) => accountNumber === 'xxxx 2219')
    expect(late).toMatchObject(FACTS)
    // Its places are those of the file.
    expect(late?.evidence['accountNumber']?.page).toBe(pages.length)
  })

  it('printed twice are read once', () => {
    expect(readPages([...printAccount(LATE), ...printAccount(COLLECTED), ...printAccount(LATE)]).accounts).toHaveLength(2)
  })
})

describe('one page of an account', () => {
  it('the first: what stands on the other is unknown, and the page is said to be missing', () => {
    const [first] = printAccount(LATE)
    const report = readPages(first ? [first] : [])
    expect(report.accounts[0]).toMatchObject({ creditorName: 'FENWICK LENDING', dateOpened: null, remarks: [] })
    expect(missingRanges(report.printedPages ?? { total: 0, read: [] })).toEqual(['2'])
  })

  it('the last: its name is that of whom to ask, and is asked about', () => {
    const pages = printAccount(LATE)
    const report = readPages(pages.slice(-1))
    expect(report.accounts[0]).toMatchObject({ creditorName: 'FENWICK LENDING', accountNumber: null, remarks: FACTS.remarks })
    expect(report.accounts[0]?.evidence['creditorName']?.confidence).toBe(0.5)
    expect(missingRanges(report.printedPages ?? { total: 0, read: [] })).toEqual(['1'])
  })
})

describe('pictures of such pages', () => {
  const [first, second] = printAccount(LATE, { foot: 1000 })
  const pictured = (page: PageText | undefined, isWithout: (text: string) => boolean): PageText => ({
    ...(page ?? expect.fail('no page')),
    words: (page?.words ?? []).flatMap((word) => (isWithout(word.text) ? [] : { ...word, confidence: 0.96 })),
  })
  const isAddress = (text: string): boolean => text.startsWith('https:')

  it.each([
    ['on the first', isAddress, () => false],
    ['on the second', () => false, isAddress],
    ['on both', isAddress, isAddress],
  ] as const)('are one account where the foot was not made out %s', (_, onFirst, onSecond) => {
    const pages = [pictured(first, onFirst), pictured(second, onSecond)]
    expect(printsIn(pages).map((print) => print.length)).toEqual([2])
    const [other] = printAccount(SECOND, { foot: 1000 })
    expect(printsIn([...pages, pictured(other, () => false)]).map((print) => print.length)).toEqual([2, 1])
  })
})
