import { describe, expect, it } from 'vitest'
import { setAside, withDoubts } from '#engine/reading/doubts/doubts.ts'
import { isOneReport } from '#engine/reading/files/is-one-report.ts'
import { joinFiles } from '#engine/reading/files/join-files.ts'
import { tellReading } from '#engine/reading/tell-reading.ts'
import type { Account } from '#engine/report/account.ts'
import { blankAccount } from '#engine/report/blank-account.ts'
import { BLANK_PERSON } from '#engine/report/blank-person.ts'
import { makeInquiry } from '#engine/testing/make.ts'
import type { Report } from '#engine/report/report.ts'

const at = (page: number, confidence?: number) => ({
  page,
  box: [0, 0, 1, 1] as const,
  quote: 'printed',
  ...(confidence !== undefined && { confidence }),
})

function accountOf(facts: Partial<Account> & Pick<Account, 'creditorName'>, page = 1): Account {
  const account = { ...blankAccount(), accountNumber: 'xxxx 4410', dateOpened: '2019-06-02', ...facts }
  const evidence = Object.fromEntries(
    Object.entries(account).flatMap(([field, value]) => (value === null || field === 'id' ? [] : [[field, at(page)]])),
  )
  return { ...account, evidence: { ...evidence, ...facts.evidence } }
}

const excerpt = (accounts: readonly Account[], more: Partial<Report> = {}): Report => ({
  id: 'r',
  bureau: 'equifax',
  format: 'equifax-member-center',
  reportDate: '2026-09-09',
  reportNumber: null,
  score: null,
  scoreModel: null,
  evidence: {},
  personalInfo: BLANK_PERSON,
  accounts,
  inquiries: [],
  publicRecords: [],
  totals: { printed: {}, read: {}, reconciled: false },
  isExcerpt: true,
  ...more,
})

const INQUIRY = makeInquiry({ creditorName: 'MOSS ARC', date: '2026-01-02' })
const BANK = accountOf({ creditorName: 'LARKMOOR BANK', currentBalance: 31_000 })
const CARD = accountOf({ creditorName: 'TAMSIN CARD', accountNumber: 'xxxx 7025' }, 2)

describe('files of one report', () => {
  it('count their pages on, and keep the ids of the first', () => {
    const files = [
      { number: 1, pageCount: 2, report: excerpt([BANK]) },
      { number: 4, pageCount: 3, report: excerpt([CARD], { unreadPages: [3] }) },
    ] as const
    const joined = joinFiles('r9', files)
    expect(joined.accounts.map(({ id }) => id)).toEqual(['a1', 'f4-a1'])
    expect(joined.accounts[1]?.evidence['creditorName']?.page).toBe(4)
    expect([joined.id, joined.unreadPages]).toEqual(['r9', [5]])
    const { sure, doubts } = setAside(joined)
    expect(withDoubts(sure, doubts)).toEqual(joined)
  })

  it('list an account once, as the file has it that shows more of it', () => {
    const cut = accountOf({ creditorName: 'LARKMOOR BANK', currentBalance: null })
    const joined = joinFiles('r', [
      { number: 1, pageCount: 1, report: excerpt([cut]) },
      { number: 2, pageCount: 2, report: excerpt([BANK, CARD]) },
    ])
    expect(joined.accounts).toMatchObject([
      { id: 'a1', currentBalance: 31_000, evidence: { currentBalance: { page: 2 } } },
      { id: 'f2-a1', creditorName: 'TAMSIN CARD' },
    ])
  })

  it('without account numbers list two accounts that differ in anything', () => {
    const loan = accountOf({ creditorName: 'PELHAM LOANS', accountNumber: null, currentBalance: 100 })
    const second = accountOf({ creditorName: 'PELHAM LOANS', accountNumber: null, currentBalance: 200 })
    const joined = joinFiles('r', [
      { number: 1, pageCount: 1, report: excerpt([loan]) },
      { number: 2, pageCount: 1, report: excerpt([second]) },
      { number: 3, pageCount: 1, report: excerpt([loan]) },
    ])
    expect(joined.accounts.map(({ currentBalance }) => currentBalance)).toEqual([100, 200])
  })

  it('say which of them lacks pages, by the numbers printed there', () => {
    const short = excerpt([CARD], {
      printedPages: { total: 3, read: [1, 3] },
      totals: { printed: { pages: 3 }, read: { pages: 2 }, reconciled: false },
    })
    const joined = joinFiles('r', [
      { number: 1, pageCount: 2, report: excerpt([BANK]) },
      { number: 2, pageCount: 2, report: short },
    ])
    expect(tellReading(joined)).toContain('File 2 is missing page 2.')
    expect(joined.totals).toMatchObject({ printed: { pages: 5 }, read: { pages: 4 } })
  })
})

describe('a page in the middle of an account, which names nobody', () => {
  const page = (number: number, facts: Partial<Account>, address = 'https://site/accounts/44'): Report =>
    excerpt([{ ...blankAccount(), ...facts, evidence: Object.fromEntries(Object.keys(facts).map((field) => [field, at(1)])) }], {
      reportDate: null,
      printedPages: { total: 3, read: [number], address },
    })
  const middle = { currentBalance: 931_000 }
  const first = page(1, { creditorName: 'WENLOCK AUTO', accountNumber: 'xx 31QB' })

  it.each([
    ['joins the first page of its address', page(2, middle), true],
    ['stays apart from the first page of another address', page(2, middle, 'https://site/accounts/45'), false],
    ['stays apart where both are the first page', page(1, middle), false],
  ])('%s', (_, alone, isOne) => {
    const { accounts } = joinFiles('r', [
      { number: 1, pageCount: 1, report: alone },
      { number: 2, pageCount: 1, report: first },
    ])
    expect(accounts.map(({ creditorName, currentBalance }) => [creditorName, currentBalance])).toEqual(
      isOne
        ? [['WENLOCK AUTO', 931_000]]
        : [
            ['', 931_000],
            ['WENLOCK AUTO', null],
          ],
    )
    expect(isOneReport(alone, { ...first, reportDate: '2026-01-09' })).toBe(isOne)
  })
})

const numbered = (read: readonly number[], accounts: readonly Account[], more: Partial<Report> = {}): Report => {
  const { isExcerpt: _, ...facts } = excerpt(accounts, {
    format: 'equifax-myequifax',
    printedPages: { total: 65, read },
    ...more,
  })
  return facts
}

describe('pages of one numbered report', () => {
  const files = [
    { number: 1, pageCount: 2, report: numbered([13, 14], [BANK]) },
    { number: 2, pageCount: 6, report: numbered([15, 16, 17, 18, 19, 20], [CARD, BANK], { inquiries: [INQUIRY, INQUIRY] }) },
  ] as const

  it('are one, and say which of its pages are missing', () => {
    const joined = joinFiles('r', files)
    expect(joined.accounts.map(({ creditorName }) => creditorName)).toEqual(['LARKMOOR BANK', 'TAMSIN CARD'])
    expect(joined.totals).toEqual({ printed: { pages: 65 }, read: { pages: 8 }, reconciled: false })
    expect(tellReading(joined)).toContain('pages 1-12, 21-65 are missing')
    expect(joined.shortFiles).toBeUndefined()
  })

  it('list what a page shows that two files have once; what one page lists twice stays', () => {
    const again = { number: 3, pageCount: 1, report: numbered([20], [CARD], { inquiries: [INQUIRY] }) }
    const joined = joinFiles('r', [...files, again])
    expect([joined.accounts.length, joined.inquiries.length]).toEqual([2, 2])
    expect(joined.printedPages?.read).toEqual([13, 14, 15, 16, 17, 18, 19, 20])
  })

  it.each<[string, Report, boolean]>([
    ['the next pages', numbered([15], [CARD]), true],
    ['a page that both have', numbered([14, 15], [BANK, CARD]), true],
    ['of another day', numbered([15], [CARD], { reportDate: '2026-10-09' }), false],
    ['of no day', numbered([15], [CARD], { reportDate: null }), false],
    ['of another number of pages', numbered([15], [CARD], { printedPages: { total: 64, read: [15] } }), false],
    ['the same account with another balance', numbered([15], [accountOf({ ...BANK, currentBalance: 4 })]), false],
    ['of somebody else', numbered([15], [CARD], { personalInfo: { ...BLANK_PERSON, name: 'IDA MOSS' } }), false],
    ['prints of single accounts', excerpt([CARD], { format: 'equifax-myequifax' }), false],
  ])('%s: %s', (_, other, expected) => {
    const one = numbered([13, 14], [BANK], { personalInfo: { ...BLANK_PERSON, name: 'ORLA DENNISTON' } })
    expect([isOneReport(one, other), isOneReport(other, one)]).toEqual([expected, expected])
  })
})

describe('two pages of one account in two files', () => {
  const half = (facts: Partial<Account>, evidence: readonly string[]): Account => ({
    ...blankAccount(),
    creditorName: 'LARKMOOR BANK',
    ...facts,
    evidence: Object.fromEntries(
      evidence.map((field) => [field, at(1, field === 'creditorName' && !facts.accountNumber ? 0.5 : 1)]),
    ),
  })
  const upper = half({ accountNumber: 'xxxx 4410', currentBalance: 31_000 }, ['creditorName', 'accountNumber', 'currentBalance'])
  const lower = half({ remarks: ['CREDIT CARD'] }, ['creditorName', 'remarks.0'])
  const [first, second] = [
    excerpt([upper], { printedPages: { total: 2, read: [1] } }),
    excerpt([lower], { printedPages: { total: 2, read: [2] }, reportDate: null }),
  ]
  const asFile = (report: Report, index: number) => ({ number: index + 1, pageCount: 1, report })

  it.each([
    ['in their order', [asFile(first, 0), asFile(second, 1)]],
    ['the second first', [asFile(second, 0), asFile(first, 1)]],
  ] as const)('are one account of one day, none of it missing: %s', (_, files) => {
    expect(isOneReport(files[0].report, files[1].report)).toBe(true)
    const joined = joinFiles('r', files)
    expect(joined.accounts).toMatchObject([
      { creditorName: 'LARKMOOR BANK', accountNumber: 'xxxx 4410', currentBalance: 31_000, remarks: ['CREDIT CARD'] },
    ])
    expect(joined.accounts[0]?.evidence['creditorName']?.confidence).toBe(1)
    expect([joined.reportDate, joined.shortFiles]).toEqual(['2026-09-09', undefined])
  })

  it.each<[string, readonly number[], number | undefined]>([
    ['sure once its end is there', [14, 28], undefined],
    ['in doubt while a page is missing between', [15], 0.5],
  ])('how a cut account stands is %s', (_, read, confidence) => {
    const cut = { ...upper, status: 'closed' as const, evidence: { ...upper.evidence, status: at(1, 0.5) } }
    const end: Account = { ...lower, contact: { lines: ['PO BOX 4'], phone: null } }
    const head = { number: 1, pageCount: 2, report: numbered([12, 13], [cut]) }
    const rest = { number: 2, pageCount: read.length, report: numbered(read, [end]) }
    for (const files of [
      [head, rest],
      [rest, head],
    ] as const)
      expect(joinFiles('r', files).accounts.map(({ status, evidence }) => [status, evidence['status']?.confidence])).toEqual([
        ['closed', confidence],
      ])
  })

  it.each<[string, Account]>([
    ['of another company', { ...lower, creditorName: 'TAMSIN CARD' }],
    ['of another account of it, which has both', { ...lower, evidence: { ...lower.evidence, currentBalance: at(1) } }],
    ['with a number of its own', { ...lower, accountNumber: 'xxxx 7025' }],
  ])('stay two: %s', (_, other) => {
    expect(isOneReport(first, excerpt([other], { reportDate: null }))).toBe(false)
    expect(joinFiles('r', [asFile(first, 0), asFile(excerpt([other]), 1)]).accounts).toHaveLength(2)
  })
})

describe('whether two files are one report', () => {
  const one = excerpt([BANK])
  const dayInDoubt = excerpt([CARD], { evidence: { reportDate: at(1, 0.5) } })
  it.each<[string, Report, boolean]>([
    ['the next account of the same day', excerpt([CARD]), true],
    ['the same account again', excerpt([BANK]), true],
    ['another day', excerpt([CARD], { reportDate: '2026-09-10' }), false],
    ['a day that is in doubt', dayInDoubt, false],
    ['no day', excerpt([CARD], { reportDate: null }), false],
    ['another bureau', excerpt([CARD], { bureau: 'transunion' }), false],
    ['another site of the bureau', excerpt([CARD], { format: 'member-card' }), false],
    ['the same account with another balance', excerpt([accountOf({ ...BANK, currentBalance: 4 })]), false],
    [
      'a balance that was not read for certain',
      excerpt([accountOf({ ...BANK, currentBalance: 4, evidence: { ...BANK.evidence, currentBalance: at(1, 0.5) } })]),
      true,
    ],
  ])('%s: %s', (_, other, expected) => {
    expect(isOneReport(one, other)).toBe(expected)
  })

  it('never with a whole report, nor with one that names somebody else', () => {
    const { isExcerpt: _, ...whole } = one
    const named = (name: string) => excerpt([CARD], { personalInfo: { ...BLANK_PERSON, name } })
    expect([isOneReport(one, whole), isOneReport(named('ORLA DENNISTON'), named('IDA MOSS'))]).toEqual([false, false])
  })
})
