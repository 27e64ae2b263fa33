import { describe, expect, it } from 'vitest'
import { auditReport } from '#engine/audit/audit-report.ts'
import { negativeItems } from '#engine/audit/negative-items.ts'
import type { Report } from '#engine/report/report.ts'
import { reportsInShared } from '#tools/read-shared-file.ts'

/** Files that failed once, with what is right (README beside them). */
const reportsIn = (name: string): Promise<readonly Report[]> => reportsInShared(`faults/${name}`)

const namesOf = (report: Report): readonly string[] => negativeItems(report).map(({ creditorName }) => creditorName)

describe('negative entries', () => {
  it.each([
    ['tu-adverse-16-statuses.pdf', 18, 16],
    ['tu-satisfactory-was-late.pdf', 5, 5],
    ['eqf-acr-15-statuses.pdf', 16, 15],
    ['iiq-derogatory-by-status-or-remark.html', 7, 7],
    ['exp-entry-without-name.pdf', 3, 0],
    ['02-tu-current-account.pdf', 2, 0],
  ])('of %s', async (name, accounts, negative) => {
    for (const report of await reportsIn(name))
      expect([report.accounts.length, namesOf(report).length]).toEqual([accounts, negative])
  })

  it('of a file whose remark or amount past due alone says so', async () => {
    const remarks = await reportsIn('mismo-included-in-bankruptcy-remark.xml')
    expect(remarks.map((report) => [report.bureau, namesOf(report)])).toEqual([
      ['equifax', ['RIVER BANK']],
      ['experian', []],
      ['transunion', ['RIVER BANK']],
    ])
    const pastDue = await reportsIn('mismo-past-due-no-rating.xml')
    expect(pastDue.map(namesOf)).toEqual([[], [], ['BRIGHTWATER AUTO']])
  })
})

describe('what was lost', () => {
  it.each([
    ['tu-loan-type-broken-in-word.pdf', ['AUTOMOBILE', 'COLLECTION AGENCY/ATTORNEY']],
    ['05-tu-broken-loan-type.pdf', ['COLLECTION AGENCY/ATTORNEY', 'CREDIT CARD']],
  ])('loan types broken within a word: %s', async (name, types) => {
    const [report] = await reportsIn(name)
    expect(report?.accounts.map(({ loanType }) => loanType)).toEqual(types)
    expect(report?.accounts.some(({ accountType }) => accountType === 'collection')).toBe(true)
  })

  it.each(['exp-entry-without-name.pdf', 'iiq-entry-without-name.html', 'mismo-nameless-collection.xml'])(
    'an entry without a name is kept, and its name is asked: %s',
    async (name) => {
      const [report] = await reportsIn(name)
      const [nameless, ...more] = report?.accounts.filter(({ creditorName }) => creditorName === '') ?? []
      expect(more).toEqual([])
      expect(nameless?.evidence['creditorName']?.confidence).toBe(0)
    },
  )

  it('marks beyond the key, totals that run together, and a report in an envelope', async () => {
    const [marks] = await reportsIn('06-tu-rating-150.pdf')
    expect(marks?.accounts[0]?.paymentHistory.map(({ code }) => code)).toEqual(expect.arrayContaining(['150', '180']))
    const [totals] = await reportsIn('exp-counters-run-together.pdf')
    expect(totals?.totals).toMatchObject({ printed: { accounts: 2, publicRecords: 0, hardInquiries: 1 }, reconciled: true })
    const [letter] = await reportsIn('truelink-in-soap-envelope.xml')
    expect(letter?.accounts).toHaveLength(4)
  })
})

describe('public records', () => {
  it('one case of several rows is one, and its second filing day is asked about', async () => {
    const [report] = await reportsIn('mismo-one-case-three-rows.xml')
    expect(report?.publicRecords).toMatchObject([{ reference: '00470112', dateFiled: '2018-06-15', status: 'Discharged' }])
    expect(report?.publicRecords[0]?.evidence['dateFiled']?.confidence).toBe(0)
  })

  it('county records have their references, and the bureaus’ own plan is held against them', async () => {
    const [report] = await reportsIn('experian-v2-county-records.json')
    expect(report?.publicRecords.map(({ reference }) => reference)).toEqual(['SQ00000016', 'SQ00000724'])
    if (!report) throw new Error('no report')
    expect(auditReport(report).map(({ rule }) => rule)).toContain('judgment_or_lien_listed')
  })
})
