import { describe, expect, it } from 'vitest'
import { auditReport } from '#engine/audit/audit-report.ts'
import { type PrintedAccount, printAccount } from '#engine/reading/layouts/equifax-member-center/sample-print.ts'
import { documentOf } from '#engine/reading/lines/typeset.ts'
import type { PageText } from '#engine/reading/page-text.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import type { Report } from '#engine/report/report.ts'
import { type RightEdgeLine, rightEdgePage } from '#engine/testing/right-edge-page.ts'

/** What the sites of TransUnion and Equifax may print over an account, on pages with text and on pictures of them. */
const NOTICES = [
  ['deceased', 'Deceased indicator: one or more companies have reported you as deceased.', 'deceased_notice'],
  ['victim', 'Extended fraud alert on file: this consumer is a victim of identity theft.', 'file_notice'],
  ['fraud_alert', 'Initial fraud alert on file until 09/30/2027', 'file_notice'],
  ['freeze', 'Security freeze on file since 03/02/2026', 'file_notice'],
  ['statement', 'Consumer statement: I was in the hospital from May to July 2024.', 'file_notice'],
  ['mismatch', 'Social Security number does not match the number on file', 'file_notice'],
] as const

type Flow = readonly (readonly [gap: number, line: Omit<RightEdgeLine, 'y'>])[]
const title = (text: string): Flow => [[36, { text, x: 53, height: 19 }]]
const rows = (...all: readonly (readonly [string, string])[]): Flow =>
  all.map(([text, right]) => [28, { text, right, x: 53, height: 11 }])

const STATUS: Flow = [
  [17, { text: 'Status', x: 53, height: 19 }],
  ...rows(['Date Reported', 'Jul 31, 2026'], ['Payment Status', 'Late 60 Days'], ['Account Status', 'Open']),
  ...title('Account Details'),
  ...rows(['Account Type', 'Student Loan'], ['Responsibility', 'Joint'], ['Date Account Opened', 'Feb 03, 2021']),
  ...title('Payment Details'),
  ...rows(['Past Due', '$322'], ['Worst Pay Status', 'Late 60 Days']),
]

/** The card of an account on TransUnion's site, with a line over it. */
function cardWith(line: string): PageText {
  const flow: Flow = [
    [19, { text: line, x: 53, height: 11 }],
    [40, { text: 'PEMBERLEY STUDENT FINANCE', x: 53, height: 13.8 }],
    [15, { text: 'LATE 60 DAYS', x: 53, height: 10, right: '$12,480' }],
    [16, { text: 'Student Loans', x: 53, height: 11 }],
    ...STATUS,
  ]
  return cardOf(flow)
}

function cardOf(flow: Flow): PageText {
  let y = 0
  const lines = flow.map(([gap, one]) => ({ ...one, y: (y += gap) }))
  return rightEdgePage(lines, { number: 1, width: 612, height: 792, edge: 566 })
}

const ACCOUNT: PrintedAccount = {
  id: '1182740936',
  name: 'FENWICK LENDING',
  word: 'OPEN',
  reportDate: 'September 21, 2026',
  overview: [
    ['Account Number', 'xxxx 2219'],
    ['Account Status', 'PAYS_AS_AGREED'],
    ['Account Type', 'INSTALLMENT'],
  ],
  amounts: [['Balance', '$14,022']],
  dates: [['Date Opened', 'Jun 02, 2024']],
  comments: ['STUDENT LOAN'],
  contact: ['FENWICK LENDING', 'PO BOX 8812', 'HOLLOWAY, KS 66002'],
}

/** The same with the line between the head of the card and its rows. */
function cardWithin(line: string): PageText {
  const flow: Flow = [
    [40, { text: 'PEMBERLEY STUDENT FINANCE', x: 53, height: 13.8 }],
    [15, { text: 'LATE 60 DAYS', x: 53, height: 10, right: '$12,480' }],
    [16, { text: 'Student Loans', x: 53, height: 11 }],
    [30, { text: line, x: 53, height: 11 }],
    ...STATUS,
  ]
  return cardOf(flow)
}

/** Points from the top: under the account's name, and above its first row. */
const [UNDER_NAME, ABOVE_ROWS] = [376, 468]

/** The pages of an account in Equifax's member center, with a line over its name or under it. */
function centerWith(text: string, y = 208): PageText[] {
  const [first, ...others] = printAccount(ACCOUNT)
  if (first === undefined) throw new Error('no page')
  const { words } = rightEdgePage([{ y, text, x: 58, height: 12 }], { number: 1, width: 842, height: 1192, edge: 759 })
  return [{ ...first, words: [...first.words, ...words] }, ...others]
}

const asPicture = (pages: readonly PageText[]): PageText[] =>
  pages.map((page) => ({ ...page, words: page.words.map((word) => ({ ...word, confidence: 0.97 })) }))

function read(pages: readonly PageText[]): Report {
  const result = readDocument(documentOf(pages), ['r1', 'r2', 'r3'], 'transunion')
  if (result.kind !== 'reports') throw new Error(result.kind)
  return result.reports[0]
}

describe.each([
  ['the card of an account', 'member-card', 'PEMBERLEY STUDENT FINANCE', (text: string) => [cardWith(text)]],
  ['the rows of a card', 'member-card', 'PEMBERLEY STUDENT FINANCE', (text: string) => [cardWithin(text)]],
  ['the member center', 'equifax-member-center', 'FENWICK LENDING', centerWith],
  [
    'under a name of the member center',
    'equifax-member-center',
    'FENWICK LENDING',
    (text: string) => centerWith(text, UNDER_NAME),
  ],
  ['over rows of the member center', 'equifax-member-center', 'FENWICK LENDING', (text: string) => centerWith(text, ABOVE_ROWS)],
] as const)('%s', (_, format, creditorName, pagesWith) => {
  describe.each([
    ['with text', (pages: readonly PageText[]) => pages],
    ['as a picture', asPicture],
  ] as const)('%s', (_form, given) => {
    it.each(NOTICES)('%s: the notice is the file’s and no part of the account', (kind, text, rule) => {
      const report = read(given(pagesWith(text)))
      expect(report.format).toBe(format)
      expect(report.accounts.map((account) => account.creditorName)).toEqual([creditorName])
      expect(report.personalInfo.notices).toEqual([{ kind, text }])
      expect(auditReport(report).map((finding) => finding.rule)).toContain(rule)
    })

    it('what is not on file is no notice', () => {
      const report = read(given(pagesWith('No fraud alert on file')))
      expect(report.personalInfo.notices).toBeUndefined()
      expect(report.accounts.map((account) => account.creditorName)).toEqual([creditorName])
    })
  })
})
