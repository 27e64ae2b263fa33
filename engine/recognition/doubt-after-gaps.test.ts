import { describe, expect, it } from 'vitest'
import { confirmationsOf } from '#engine/reading/doubts/confirmations.ts'
import { setAside } from '#engine/reading/doubts/doubts.ts'
import { typeset } from '#engine/reading/lines/typeset.ts'
import type { PageText } from '#engine/reading/page-text.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import { doubtAfterGaps } from '#engine/recognition/doubt-after-gaps.ts'
import { blankAccount } from '#engine/report/blank-account.ts'
import { makeReport } from '#engine/testing/make.ts'
import { type PrintedPiece, recognisedPage } from '#engine/testing/recognised-page.ts'

type Line = readonly [number, ...(readonly PrintedPiece[])]

const inquiry = (from: number, name: string, day: string): Line[] => [
  [from, [28, name]],
  [from + 20, [28, 'Inquired on'], [294, day]],
]
const account: readonly Line[] = [
  [60, [28, 'Accounts']],
  [90, [28, 'OLD TOWN BANK']],
  [110, [28, 'Account Info']],
  [130, [28, 'Account Name'], [294, 'OLD TOWN BANK']],
  [150, [28, 'Account Type'], [294, 'Credit card']],
  [170, [28, 'Status'], [294, 'Open/Never late.']],
  [190, [28, 'Balance'], [294, '$1,200']],
]
const page = (number: number, lines: readonly Line[]): PageText => ({ ...recognisedPage(lines), number })
const HARD: readonly Line[] = [[60, [28, 'Hard Inquiries']], ...inquiry(100, 'NORTH LENDING LLC', '03/04/2024')]
const LATER: readonly Line[] = [
  ...inquiry(60, 'SUNRISE CREDIT UNION', '02/03/2024'),
  [160, [28, 'Soft Inquiries']],
  ...inquiry(200, 'GRANITE AUTO FINANCE', '01/02/2024'),
]

function namesOf(pages: readonly PageText[]): { sure: string[]; asked: string[] } {
  const result = readDocument({ pages, producer: null }, ['r1', 'r2', 'r3'])
  if (result.kind !== 'reports') throw new Error(JSON.stringify(result))
  const [report] = result.reports
  const asked = new Set(confirmationsOf(setAside(report)).map(({ value }) => value))
  const names = report.inquiries.map(({ creditorName }) => creditorName)
  return { sure: names.filter((name) => !asked.has(name)), asked: names.filter((name) => asked.has(name)) }
}

describe('an account that may go on on a missing page', () => {
  const place = (onPage: number, y: number) => ({ page: onPage, box: [28, y, 50, 10] as const, quote: '', confidence: 0.96 })
  const fields = ['creditorName', 'status', 'currentBalance', 'balanceHistory.2024-05'] as const
  const evidence = Object.fromEntries(fields.map((field) => [field, place(2, 100)]))
  const report = makeReport({ accounts: [{ ...blankAccount({ creditorName: 'OLD TOWN BANK' }), evidence }] })
  const doubtfulOf = (pages: readonly PageText[], isCutShort = false): string[] => {
    const around = { headings: new Set(['hard inquiries']), isCutShort }
    const [weighed] = doubtAfterGaps(report, { pages, producer: null }, around).accounts
    return fields.filter((field) => (weighed?.evidence[field]?.confidence ?? 1) < 0.9)
  }

  it('is asked what it says as a whole', () => {
    expect(doubtfulOf([page(2, account), page(4, [])])).toEqual(['status', 'balanceHistory.2024-05'])
  })

  it('is asked it at the end of a file that ends too early, where no other section has begun', () => {
    expect(doubtfulOf([page(1, []), page(2, account)], true)).toEqual(['status', 'balanceHistory.2024-05'])
    expect(doubtfulOf([page(2, account), page(3, HARD)], true)).toEqual([])
  })

  it('is asked nothing where the next section begins before, or no page is missing', () => {
    expect(doubtfulOf([page(2, [[300, [28, 'Hard Inquiries']]]), page(4, [])])).toEqual([])
    expect(doubtfulOf([page(2, account), page(3, [])])).toEqual([])
  })
})

describe('an account in print behind a page that is missing', () => {
  const at = (onPage: number, y: number, quote = '') => ({ page: onPage, box: [28, y, 50, 10] as const, quote })
  const printed = (onPage: number, y: number): PageText => typeset([[28, y, 'text']], { number: onPage })
  const pages = [printed(2, 100), printed(5, 60), printed(5, 200)]
  const before = {
    creditorName: at(2, 100),
    statusText: at(2, 130, 'PAYS_AS_AGREED'),
    paymentStatus: at(2, 130, 'PAYS_AS_AGREED'),
    status: at(2, 100),
    pastDue: at(5, 60),
  }
  const after = { creditorName: at(5, 200), accountNumber: at(5, 199.5), status: at(5, 240) }
  const accountsOf = (evidence: Record<string, ReturnType<typeof at>>[], format = 'equifax-myequifax') => {
    const accounts = evidence.map((one, index) => ({ ...blankAccount({ id: `a${index}`, creditorName: 'BANK' }), evidence: one }))
    const weighed = doubtAfterGaps(makeReport({ format, accounts }), { pages, producer: null }).accounts
    return weighed.map((one) => Object.keys(one.evidence).filter((field) => (one.evidence[field]?.confidence ?? 1) < 0.9))
  }

  it('is all its own from its name on; what stands before may be of another', () => {
    expect(accountsOf([before, after])).toEqual([['status', 'pastDue'], []])
  })

  it('leaves nothing open of one that has ended before, with the part that its layout ends with', () => {
    const { pastDue: _, ...whole } = before
    expect(accountsOf([{ ...whole, contact: at(2, 300) }, after])).toEqual([[], []])
    expect(accountsOf([{ ...whole, contact: at(2, 300) }, after], 'transunion-web-print')).toEqual([['status'], []])
  })
})

describe('after a page that is missing', () => {
  it('all is asked about up to the next heading, whatever section it seems to stand in', () => {
    expect(namesOf([page(1, account), page(2, HARD), page(4, LATER)])).toEqual({
      sure: ['NORTH LENDING LLC', 'GRANITE AUTO FINANCE'],
      asked: ['SUNRISE CREDIT UNION'],
    })
  })

  it('nothing is asked about where no page is missing', () => {
    expect(namesOf([page(1, account), page(2, HARD), page(3, LATER)])).toEqual({
      sure: ['NORTH LENDING LLC', 'SUNRISE CREDIT UNION', 'GRANITE AUTO FINANCE'],
      asked: [],
    })
  })

  it('that is blank nothing is asked about', () => {
    expect(namesOf([page(1, account), page(2, HARD), page(3, []), page(4, LATER)]).asked).toEqual([])
  })
})
