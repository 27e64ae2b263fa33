import { describe, expect, it } from 'vitest'
import { joinFiles, type ReportFile } from '#engine/reading/files/join-files.ts'
import { pair, SAMPLE_ACCOUNT, type SampleRow, sampleReport } from '#engine/reading/layouts/myequifax/sample-report.ts'
import type { DocumentText, PageText } from '#engine/reading/page-text.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'

const OTHER: readonly SampleRow[] = SAMPLE_ACCOUNT.map((row) => {
  if (row === '2.1 EXAMPLE BANK (CLOSED)') return '2.2 QUAY STORES'
  if (typeof row === 'string' || !('at' in row)) return row
  return {
    at: row.at.map(
      ([x, text]) => [x, text === 'EXAMPLE BANK' ? 'QUAY STORES' : text.replace('xxxxxxxxxxxx 1234', 'xxxx 9876')] as const,
    ),
  }
})
const ROWS = ['2. Revolving Accounts', ...SAMPLE_ACCOUNT, 'PAGE BREAK', ...OTHER] as const
const [FIRST, LAST] = [ROWS.indexOf('Account Details') + 1, ROWS.indexOf('PAGE BREAK') - 8]

const read = (pages: readonly PageText[], whole: DocumentText): Report => {
  const result = readDocument({ ...whole, pages: pages.map((page, index) => ({ ...page, number: index + 1 })) }, [
    'r1',
    'r2',
    'r3',
  ])
  return result.kind === 'reports' ? result.reports[0] : expect.fail(result.kind)
}

const MONTHS = SAMPLE_ACCOUNT[SAMPLE_ACCOUNT.indexOf('Balance') + 1] ?? expect.fail('no months')
const filled = (figure: string): string[] => Array.from({ length: 12 }, () => figure)

/** The report cut before a row, as two files. */
const cutBefore = (row: number): readonly [before: Report, behind: Report] => cutOf(ROWS, row)
function cutOf(rows: readonly SampleRow[], row: number): readonly [before: Report, behind: Report] {
  const whole = sampleReport([
    ...rows.slice(0, row),
    'PAGE BREAK',
    ...rows.slice(row),
    'PAGE BREAK',
    '11. Dispute File Information',
  ])
  const { length } = sampleReport(rows.slice(0, row)).pages
  return [read(whole.pages.slice(0, length), whole), read(whole.pages.slice(length, -1), whole)]
}

const fileOf = (report: Report, number: number): ReportFile => ({ number, pageCount: 9, report })
const facts = ({ id: _id, evidence: _evidence, ...account }: Account) => account

describe('an account of which the beginning is in another file', () => {
  const cuts = Array.from({ length: LAST - FIRST }, (_, index) => FIRST + index)
  const [one, two] = read(sampleReport(ROWS).pages, sampleReport(ROWS)).accounts

  it.each(cuts)('is one account with it, whichever came first (cut before row %i)', (row) => {
    const [before, behind] = cutBefore(row)
    const joined = joinFiles('r', [fileOf(before, 1), fileOf(behind, 2)])
    expect(joined.accounts.map(facts)).toEqual([one, two].map((account) => account && facts(account)))
    const turned = joinFiles('r', [fileOf(behind, 1), fileOf(before, 2)])
    expect(turned.accounts.map(facts).toSorted((a, b) => (a.creditorName < b.creditorName ? -1 : 1))).toEqual(
      joined.accounts.map(facts),
    )
  })

  it('alone has the name over its contact, which is asked about, and no number, status or type that it does not print', () => {
    const [, behind] = cutBefore(LAST - 2)
    const rest = behind.accounts.find(({ creditorName }) => creditorName === 'EXAMPLE BANK')
    expect(rest).toMatchObject({ accountNumber: null, accountType: null, status: 'closed', dateOfFirstDelinquency: '2023-01-20' })
    expect(rest?.evidence['creditorName']?.confidence).toBe(0.5)
    expect(rest?.evidence['dateOfFirstDelinquency']?.confidence).toBeUndefined()
    expect(behind.accounts).toHaveLength(2)
  })

  it('has the money of the table that was cut, where those behind it tell which it is, and the marks of its grid', () => {
    const money = (...titles: readonly string[]): SampleRow[] =>
      titles.flatMap((title, index) => [title, MONTHS, { year: '2024', cells: filled(`$${index + 1}00`) }])
    const all = ['Balance', 'Scheduled Payment', 'Actual Payment', 'Credit Limit', 'Amount Past Due']
    const [from, to] = [SAMPLE_ACCOUNT.indexOf('Balance'), SAMPLE_ACCOUNT.indexOf('Payment History')]
    const account = [...SAMPLE_ACCOUNT.slice(0, from), ...money(...all), ...SAMPLE_ACCOUNT.slice(to)]
    const rows: readonly SampleRow[] = ['2. Revolving Accounts', ...account, 'PAGE BREAK', ...OTHER]
    const marks = rows.indexOf('Payment History') + 2
    const [whole] = read(sampleReport(rows).pages, sampleReport(rows)).accounts
    const fields = ['balance', 'scheduledPayment', 'paid', 'creditLimit', 'pastDue'] as const
    for (const [table, title] of all.entries()) {
      for (const under of [1, 2]) {
        const [, behind] = cutOf(rows, rows.indexOf(title) + under)
        const months = behind.accounts.find(({ creditorName }) => creditorName === 'EXAMPLE BANK')?.balanceHistory ?? []
        const known = fields.slice(table)
        const wanted = known.map((field) => [field, (fields.indexOf(field) + 1) * 10_000])
        expect(fields.flatMap((field) => (months[0]?.[field] ? [[field, months[0][field]]] : []))).toEqual(wanted)
      }
    }
    for (const row of [marks - 1, marks, marks + 1]) {
      const [before, behind] = cutOf(rows, row)
      const joined = joinFiles('r', [fileOf(before, 1), fileOf(behind, 2)])
      expect(joined.accounts[0]?.paymentHistory).toEqual(whole?.paymentHistory)
      expect(joined.accounts).toHaveLength(2)
    }
  })

  it('has no money of the last table where a page is missing before the marks, and none under another title', () => {
    const money: SampleRow[] = ['Balance', MONTHS, { year: '2024', cells: filled('$900') }, 'PAGE BREAK']
    const past: SampleRow[] = ['Amount Past Due', MONTHS, 'PAGE BREAK', { year: '2025', cells: filled('$70') }, 'PAGE BREAK']
    const rows = [
      '2. Revolving Accounts',
      ...SAMPLE_ACCOUNT.slice(0, 5),
      ...money,
      ...past,
      ...SAMPLE_ACCOUNT.slice(SAMPLE_ACCOUNT.indexOf('Payment History')),
    ]
    const whole = sampleReport([...rows, 'PAGE BREAK', '11. Dispute File Information'])
    const without = (...left: readonly number[]) => {
      const pages = whole.pages.filter((_, index) => !left.includes(index))
      const [account] = read(pages, whole).accounts
      return (account?.balanceHistory ?? []).map(({ month, balance, pastDue }) => [month.slice(0, 4), balance, pastDue])
    }
    const filledYear = (year: string, balance: number | null, pastDue: number | null) =>
      Array.from({ length: 12 }, () => [year, balance, pastDue])
    expect(without()).toEqual([...filledYear('2025', null, 70_00), ...filledYear('2024', 900_00, null)])
    // The page with the title is missing: the rows behind it are not the balance's.
    expect(without(1)).toEqual([...filledYear('2025', null, 70_00), ...filledYear('2024', 900_00, null)])
    expect(without(1, 2)).toEqual(filledYear('2024', 900_00, null))
  })

  it('has no money of a table that nothing tells', () => {
    const money: SampleRow[] = ['Balance', MONTHS, { year: '2024', cells: filled('$900') }, 'Actual Payment', MONTHS]
    const rows = [
      '2. Revolving Accounts',
      ...SAMPLE_ACCOUNT.slice(0, 5),
      ...money,
      ...SAMPLE_ACCOUNT.slice(SAMPLE_ACCOUNT.indexOf('Payment History')),
    ]
    const [, behind] = cutOf([...rows, 'PAGE BREAK', ...OTHER], rows.indexOf('Balance') + 2)
    expect(behind.accounts.find(({ creditorName }) => creditorName === 'EXAMPLE BANK')?.balanceHistory).toEqual([])
  })

  const atContact = SAMPLE_ACCOUNT.findIndex(
    (row) => typeof row === 'object' && 'at' in row && row.at.some(([, text]) => text === 'EXAMPLE BANK'),
  )
  const namedOver = (...contact: readonly string[]) => {
    const lines = contact.map((text) => pair('', '', text))
    const sheet = sampleReport([...SAMPLE_ACCOUNT.slice(SAMPLE_ACCOUNT.indexOf('Account Details'), atContact), ...lines])
    return read(sheet.pages, sheet).accounts.map(({ creditorName, contact: found }) => [creditorName, found?.lines[0]])
  }

  it.each([
    ['a street', ['NORTH BANK', '120 ELM ST', 'YORK, ME 03909'], 'NORTH BANK'],
    [
      'a second line',
      ['NORTH HOMEOWNERS', 'MORTGAGE COMPANY', '120 ELM ST', 'YORK, ME 03909', '(207) 555-0101'],
      'NORTH HOMEOWNERS MORTGAGE COMPANY',
    ],
    [
      'a third line',
      ['NORTH HOMEOWNERS', 'MORTGAGE COMPANY', 'OF MAINE', 'PO BOX 7', 'YORK, ME 03909--771'],
      'NORTH HOMEOWNERS MORTGAGE COMPANY OF MAINE',
    ],
    ['a department', ['NORTH BANK', 'ATTN BANKRUPTCY', 'PO BOX 7', 'YORK, ME 03909'], 'NORTH BANK'],
    ['a building', ['NORTH BANK', 'CORPORATE CENTER', '7 ELM ST', 'YORK, ME 03909'], 'NORTH BANK'],
    ['a floor', ['NORTH BANK', '8TH FLOOR', '7 ELM ST', 'YORK, ME 03909'], 'NORTH BANK'],
    ['no town', ['NORTH BANK', 'YORK'], 'NORTH BANK'],
  ])('alone is named by what stands over its address (%s)', (_, contact, name) => {
    expect(namedOver(...contact).map(([found]) => found)).toEqual([name])
  })

  it('is no end of a whole account of the same company', () => {
    const [before, behind] = cutBefore(LAST - 2)
    const whole = { ...before, accounts: one ? [one] : [] }
    expect(joinFiles('r', [fileOf(whole, 1), fileOf(behind, 2)]).accounts).toHaveLength(3)
  })

  it('is made of no row of prose, cover or collection', () => {
    const cover: readonly SampleRow[] = ['CREDIT REPORT', 'Dear JANE SAMPLE:', 'Loan Type is what you owe.', 'PAGE BREAK']
    const collection: readonly SampleRow[] = [
      pair('Status', 'UNPAID', 'Date of First Delinquency', 'Jan 02, 2023'),
      pair('Comments', '', 'Contact'),
      pair('', '', 'NORTH RECOVERY'),
      'PAGE BREAK',
    ]
    for (const head of [cover, collection]) {
      const document = sampleReport([...head, ...ROWS])
      expect(read(document.pages, document).accounts).toHaveLength(2)
    }
  })
})

describe('pages of which some are missing between', () => {
  it('give the end of another account not to the one before it', () => {
    const filler: readonly SampleRow[] = Array.from({ length: 8 }, () => ['PAGE BREAK', 'Prose.'] as const).flat()
    const end = ROWS.slice(LAST - 2, ROWS.indexOf('PAGE BREAK'))
    const document = sampleReport(['2. Revolving Accounts', ...OTHER, ...filler, 'PAGE BREAK', ...end])
    const { length } = document.pages
    const kept = document.pages.filter(({ number }) => number < 4 || number === length)
    const report = read(
      kept
        .slice(0, -1)
        .filter(({ words }) => words.length > 12)
        .concat(kept.slice(-1)),
      document,
    )
    expect(report.accounts.map(({ creditorName, remarks }) => [creditorName, remarks.length])).toEqual([
      ['QUAY STORES', 2],
      ['EXAMPLE BANK', 2],
    ])
  })
})
