import { describe, expect, it } from 'vitest'
import { detectLayout } from '#engine/reading/detect-layout.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import { documentOf, typesetLines } from '#engine/reading/lines/typeset.ts'

const documentWith = (lines: readonly string[], producer: string | null = 'Skia/PDF m131') =>
  documentOf([typesetLines(lines)], producer)
const read = (lines: readonly string[], producer?: string | null) => readDocument(documentWith(lines, producer), ['r1', '', ''])

const RIGHTS = [
  'A Summary of Your Rights Under the Fair Credit Reporting Act',
  'You must be told if information in your file has been used against you.',
  'Equifax, Experian and TransUnion are consumer reporting agencies.',
]

describe('documents that are no report', () => {
  it.each([
    ['no_text', ['Scan 12']],
    ['unknown_document', ['A recipe for apple pie with a good deal of sugar, butter and cinnamon on top']],
    [
      'bank_statement',
      [
        'First Example Bank account statement',
        'Beginning balance $1,200.00',
        'Deposits and other additions $300.00',
        'Ending balance $1,500.00 Credit score: see our app',
      ],
    ],
    ['tax_form', ['Form W-2 Wage and Tax Statement 2024', 'Employer identification number 12-3456789 Wages, tips']],
    ['rights_text_only', RIGHTS],
    ['summary_only', ['Response From Equifax', 'Customer Inquiry', 'Alerts and Triggers* none']],
  ] as const)('are %s', (why, lines) => {
    expect(read(lines)).toEqual({ kind: 'not_a_report', why })
  })

  it('include a page about reports that only uses their words', () => {
    const result = read([
      'How to read your report: At a Glance lists totals, Account Info the rows,',
      'and POTENTIALLY NEGATIVE marks an account with late payments.',
    ])
    expect(result).toEqual({ kind: 'not_a_report', why: 'unknown_document' })
  })

  it('include a document with a single word of a layout', () => {
    expect(read(['Prepared For the board of directors: at a glance, the annual figures of our company'])).toMatchObject({
      why: 'unknown_document',
    })
  })
})

describe('layouts', () => {
  it.each([
    ['experian-web-print', 'experian', ['Prepared For', 'Date Generated Dec 12, 2024', 'At a Glance 0 Accounts']],
    [
      'transunion-web-print',
      'transunion',
      ['Personal Credit Report for: JANE', 'File Number: 123456789', 'Accounts with Adverse Information'],
    ],
    ['equifax-acr', 'equifax', ['Confirmation # 123', 'Loan/Account Type: Credit Card', 'EFX-ACR0001 Date of 1st Delinquency:']],
    ['equifax-myequifax', 'equifax', ['CREDIT REPORT', 'Report Confirmation 1234567890', '1. Summary 2. Revolving Accounts']],
    ['identityiq', null, ['TransUnion Experian Equifax', 'Two-Year payment history', 'Account Type - Detail:']],
    ['consumerdirect', null, ['SmartCredit', 'Creditor Remarks Last Verified', 'TransUnion Experian Equifax Dispute Status']],
  ] as const)('%s is recognised', (layout, bureau, lines) => {
    expect(detectLayout(documentWith(lines))).toEqual({ kind: 'layout', layout, bureau })
  })

  it('that print a page of notices only are a report without accounts', () => {
    expect(read(['Confirmation # 123', 'Loan/Account Type: Credit Card', 'EFX-ACR0001 Date of 1st Delinquency:'])).toMatchObject({
      kind: 'reports',
      reports: [{ bureau: 'equifax', format: 'equifax-acr', reportNumber: '123', accounts: [] }],
    })
  })
})

describe('a TransUnion web print', () => {
  it('without accounts is a report without accounts', () => {
    const lines = ['Personal Credit Report for: JANE SAMPLE', 'File Number: 123456789', 'Date Created: 12/12/2024', ...RIGHTS]
    expect(read(lines)).toMatchObject({
      kind: 'reports',
      reports: [
        {
          id: 'r1',
          bureau: 'transunion',
          format: 'transunion-web-print',
          reportDate: '2024-12-12',
          reportNumber: '123456789',
          accounts: [],
          inquiries: [],
          publicRecords: [],
        },
      ],
    })
  })

  it('is none where a page only uses its words', () => {
    const lines = ['Your TransUnion Online Service Center shows Accounts with Adverse Information', 'and Satisfactory Accounts.']
    expect(read(lines)).toEqual({ kind: 'not_a_report', why: 'unknown_document' })
  })
})

describe('an Experian web print', () => {
  const head = ['Prepared For', 'JANE Q SAMPLE', 'Date Generated Dec 12, 2024', 'Report Number 1234-5678-90']

  it('without accounts is a report without accounts, rights text or not', () => {
    const result = read([
      ...head,
      'At a Glance',
      '0 Accounts 0 Public Records 0 Hard Inquiries',
      'Personal Information',
      'Accounts',
      'No accounts reported.',
      ...RIGHTS,
      'Account Info: 30 60 90 days past due as of Mar 2020',
    ])
    expect(result).toMatchObject({
      kind: 'reports',
      reports: [
        {
          bureau: 'experian',
          format: 'experian-web-print',
          id: 'r1',
          reportDate: '2024-12-12',
          reportNumber: '1234-5678-90',
          score: null,
          accounts: [],
          inquiries: [],
          publicRecords: [],
        },
      ],
    })
    expect(result.kind === 'reports' && result.reports[0].totals.reconciled).toBe(true)
  })

  it('may count the cards of its hard inquiries or the dates on them', () => {
    const totals = (count: number): unknown => {
      const section = ['Hard Inquiries', 'ALPHA BANK', 'Inquired on', '08/31/2024, 09/01/2024']
      const result = read([...head, 'At a Glance', `0 Accounts 0 Public Records ${count} Hard Inquiries`, ...section])
      return result.kind === 'reports' ? result.reports[0].totals.reconciled : null
    }
    expect([1, 2, 3].map(totals)).toEqual([true, true, false])
  })

  it('says that its totals do not agree when an entry is missing', () => {
    const result = read([...head, 'At a Glance', '3 Accounts 0 Public Records 0 Hard Inquiries', 'Personal Information'])
    expect(result.kind === 'reports' && result.reports[0].totals).toMatchObject({
      printed: { accounts: 3 },
      read: { accounts: 0 },
      reconciled: false,
    })
  })
})

describe('a file into which several reports were put', () => {
  const experian = ['Prepared For', 'JANE Q SAMPLE', 'Date Generated Dec 12, 2024', 'Report Number 1234-5678-90', 'At a Glance']
  const transUnion = ['Personal Credit Report for: JANE SAMPLE', 'File Number: 123456789', 'Date Created: 12/10/2024', ...RIGHTS]
  const equifax = ['Confirmation # 1234567', 'Loan/Account Type: Credit Card', 'EFX-ACR0001 Date of 1st Delinquency:']
  const together = (...pages: readonly (readonly string[])[]) =>
    readDocument(documentOf(pages.map((lines) => typesetLines(lines))), ['r1', 'r2', 'r3'])

  it('of three bureaus is a report of each, in the order in which they are listed', () => {
    expect(together(transUnion, experian, equifax)).toMatchObject({
      kind: 'reports',
      reports: [
        { id: 'r1', bureau: 'equifax', reportNumber: '1234567' },
        { id: 'r2', bureau: 'experian', reportDate: '2024-12-12' },
        { id: 'r3', bureau: 'transunion', reportDate: '2024-12-10' },
      ],
    })
  })

  it('of one bureau is refused: what stands in both would stand there twice', () => {
    const later = experian.map((line) => line.replace('1234-5678-90', '9876-5432-10'))
    expect(together(experian, later)).toEqual({ kind: 'not_a_report', why: 'several_reports' })
  })
})
