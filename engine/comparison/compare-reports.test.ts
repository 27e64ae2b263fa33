import { describe, expect, it } from 'vitest'
import { coherentReport } from '#engine/cases/coherent-reports.ts'
import { compareReports } from '#engine/comparison/compare-reports.ts'
import { EFFECTS, type ReportDifference } from '#engine/comparison/difference.ts'
import type { Report } from '#engine/report/report.ts'
import { makeAccount, makeInquiry, makePerson, makeRecord, makeReport } from '#engine/testing/make.ts'

const place = (quote: string) => ({ page: 1, box: [72, 72, 200, 12] as const, quote })
const at = (id: string, reportDate: string, more: Partial<Report> = {}): Report => makeReport({ id, reportDate, ...more })
const OLD = at('o', '2024-01-15')
const NEW = at('n', '2025-01-15')
const EMPTY = { added: [], gone: [], changed: [], unmatched: { older: [], newer: [] } }

describe('two reports', () => {
  it('that print the same have no difference', () => {
    expect(compareReports(OLD, NEW)).toEqual({
      bureau: 'experian',
      older: { reportId: 'o', reportDate: '2024-01-15' },
      newer: { reportId: 'n', reportDate: '2025-01-15' },
      accounts: EMPTY,
      inquiries: EMPTY,
      publicRecords: EMPTY,
      person: [],
      score: null,
      caveats: [],
    })
  })

  it('of two bureaus, or in the wrong order, are not compared', () => {
    expect(() => compareReports(at('o', '2024-01-15', { bureau: 'equifax' }), NEW)).toThrow(RangeError)
    expect(() => compareReports(NEW, OLD)).toThrow(RangeError)
    expect(() => compareReports(NEW, at('n', '2025-01'))).not.toThrow()
    expect(() => compareReports({ ...NEW, reportDate: null }, OLD)).not.toThrow()
    expect(() => compareReports(NEW, { ...OLD, reportDate: null })).not.toThrow()
  })

  it('tell every part', () => {
    const older = at('o', '2024-01-15', {
      accounts: [makeAccount({ id: 'a1', creditorName: 'HARBOR BANK', dateOpened: '2018-02-03' })],
      personalInfo: makePerson({ name: 'JORDAN EXAMPLE' }),
    })
    const newer = at('n', '2025-01-15', {
      inquiries: [makeInquiry({ date: '2024-06-10' })],
      publicRecords: [makeRecord({ dateFiled: '2024-03-02' })],
      personalInfo: makePerson({ name: 'JORDAN EXAMPLE', employers: ['ACME'] }),
    })
    const { accounts, inquiries, publicRecords, person } = compareReports(older, newer)
    expect([accounts.gone, inquiries.added, publicRecords.added, person].map(({ length }) => length)).toEqual([1, 1, 1, 1])
  })

  it('of two layouts, or not read whole, say so', () => {
    expect(compareReports(OLD, { ...NEW, format: 'identityiq' }).caveats).toEqual([expect.stringContaining('different layouts')])
    expect(compareReports({ ...OLD, unreadPages: [2] }, NEW).caveats).toEqual([expect.stringContaining('the older report')])
    const totals = { printed: { accounts: 2 }, read: { accounts: 1 }, reconciled: false }
    expect(compareReports(OLD, { ...NEW, totals }).caveats).toEqual([expect.stringContaining('the newer report')])
  })
})

describe('the score', () => {
  const scored = (report: Report, score: number | null, scoreModel: string | null): Report => ({
    ...report,
    score,
    scoreModel,
    evidence: { score: place(`score: ${score}`) },
  })
  const change = (
    was: number | null,
    is: number | null,
    models: readonly [string | null, string | null] = ['VantageScore 3.0', 'VantageScore 3.0'],
  ) => compareReports(scored(OLD, was, models[0]), scored(NEW, is, models[1])).score

  it('went up or down in one model', () => {
    expect(change(640, 655)).toEqual({
      name: 'Score',
      before: { words: '640 (VantageScore 3.0)', fields: ['score'] },
      after: { words: '655 (VantageScore 3.0)', fields: ['score'] },
      sentence: 'Score: 640 (VantageScore 3.0) before, 655 (VantageScore 3.0) now.',
      effect: 'good',
    })
    expect(change(655, 640)?.effect).toBe('bad')
    expect(change(640, 640)).toBeNull()
    expect(change(null, 640)).toBeNull()
    expect(change(640, null)).toBeNull()
  })

  it('of two models says nothing of better or worse', () => {
    expect(change(640, 655, ['FICO 8', 'VantageScore 3.0'])).toMatchObject({
      effect: null,
      sentence: expect.stringContaining('from different scoring models'),
    })
    expect(change(640, 640, ['FICO 8', 'VantageScore 3.0'])?.effect).toBeNull()
    expect(change(640, 655, [null, null])).toMatchObject({ effect: null, sentence: 'Score: 640 before, 655 now.' })
    expect(change(640, 640, [null, null])).toBeNull()
    expect(compareReports({ ...OLD, score: 640 }, { ...NEW, score: 650 }).score?.before?.fields).toEqual([])
  })
})

const all = ({ accounts, inquiries, publicRecords, person, score }: ReportDifference) => {
  const parts = [accounts, inquiries, publicRecords]
  const entries = parts.flatMap(({ added, gone, unmatched }) => [...added, ...gone, ...unmatched.older, ...unmatched.newer])
  const changes = [...parts.flatMap(({ changed }) => changed.flatMap((one) => one.changes)), ...person, ...(score ? [score] : [])]
  return { entries, changes }
}

const SEEDS = Array.from({ length: 60 }, (_, index) => index + 1)
/** Two reports that have nothing to do with each other, as those of one bureau. */
const strangers = (seed: number): readonly [Report, Report] => {
  const older = coherentReport(seed)
  return [older, { ...coherentReport(seed + 500), bureau: older.bureau, reportDate: '2030-01-15' }]
}

describe('reports that were lived', () => {
  it('differ in nothing from themselves, whatever the order of their entries', () => {
    for (const seed of SEEDS) {
      const report = coherentReport(seed)
      const turned = { ...report, accounts: report.accounts.toReversed() }
      expect(all(compareReports(report, turned))).toEqual({ entries: [], changes: [] })
    }
  })

  it('never say why an entry is gone, and say each thing with its place', () => {
    let told = 0
    for (const seed of SEEDS) {
      const [older, newer] = strangers(seed)
      const { entries, changes } = all(compareReports(older, newer))
      told += entries.length
      expect(JSON.stringify({ entries, changes })).not.toMatch(/delet|remov(?:ed|al of)|error|wrong/i)
      expect(entries.every(({ fields }) => fields.length > 0)).toBe(true)
      expect([...entries, ...changes].every(({ effect }) => effect === null || EFFECTS.includes(effect))).toBe(true)
    }
    expect(told).toBeGreaterThan(SEEDS.length)
  })

  it('lose no entry: each is matched, new, gone or not matched for certain', () => {
    for (const seed of SEEDS) {
      const [older, newer] = strangers(seed)
      const { added, gone, changed, unmatched } = compareReports(older, newer).accounts
      const matched = older.accounts.length - gone.length - unmatched.older.length
      expect(newer.accounts.length - added.length - unmatched.newer.length).toBe(matched)
      expect(changed.length).toBeLessThanOrEqual(matched)
    }
  })

  it('are compared in time that grows with the accounts, not with their square', () => {
    const many = (id: string, count: number): Report =>
      at(id, id === 'o' ? '2024-01-15' : '2025-01-15', {
        accounts: Array.from({ length: count }, (_, index) =>
          makeAccount({
            id: `${id}${index}`,
            creditorName: `LENDER ${index}`,
            accountType: 'revolving',
            dateOpened: '2018-02-03',
            accountNumber: `XXXX${1000 + index}`,
            pastDue: id === 'o' ? 0 : 500,
          }),
        ),
      })
    expect(compareReports(many('o', 3000), many('n', 3000)).accounts.changed).toHaveLength(3000)
  })
})
