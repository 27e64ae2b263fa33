import { describe, expect, it } from 'vitest'
import type { Report } from '#web/parts/stored-report.ts'
import { canCompare, reportsToCompare } from '#web/screens/credit-reports/side-by-side/shown.ts'

let ids = 0
const report = (facts: Partial<Report>): Report => ({
  id: `r${(ids += 1)}`,
  bureau: 'equifax',
  status: 'ready',
  progress: null,
  failure: null,
  toConfirm: 0,
  hasAnswers: false,
  format: 'identityiq',
  source: 'upload',
  reportDate: '2026-11-01',
  score: null,
  scoreModel: null,
  uploadedAt: '2026-11-20T10:00:00.000Z',
  pageCount: 1,
  summary: '',
  personalInfo: {
    name: null,
    alsoKnownAs: [],
    dateOfBirth: null,
    ssnLast4: null,
    addresses: [],
    phones: [],
    employers: [],
    evidence: {},
  },
  accounts: [],
  inquiries: [],
  publicRecords: [],
  negativeItems: [],
  findings: [],
  totals: { printed: {}, read: {}, reconciled: null },
  ...facts,
})
const compared = (reports: readonly Report[]) => reportsToCompare(reports).map(({ id }) => id)

describe('the reports that are put side by side', () => {
  it('of two of the same day the one that came last, in whatever order they are listed', () => {
    const first = report({ id: 'first', bureau: 'equifax', reportDate: '2026-11-10', uploadedAt: '2026-11-11T08:00:00.000Z' })
    const last = { ...first, id: 'last', uploadedAt: '2026-11-12T08:00:00.000Z' }
    const other = report({ id: 'other', bureau: 'experian', reportDate: '2026-11-10' })
    expect(compared([first, last, other])).toEqual(['last', 'other'])
    expect(compared([last, first, other])).toEqual(['last', 'other'])
  })

  it('are the newest that were read of each bureau, in the bureaus’ order', () => {
    const [older, newer] = [report({ reportDate: '2026-01-01' }), report({ reportDate: '2026-10-01' })]
    const experian = report({ bureau: 'experian' })
    const unread = report({ bureau: null, status: 'processing' })
    expect(compared([experian, older, newer, unread])).toEqual([newer.id, experian.id])
    expect(canCompare([newer, unread])).toBe(false)
  })

  it('are the member’s own, and those of the practice bureaus only where there are not two of them; never mixed', () => {
    const own = report({})
    const practice = [report({ source: 'practice' }), report({ source: 'practice', bureau: 'transunion' })]
    expect(compared([own, ...practice])).toEqual(practice.map(({ id }) => id))
    const other = report({ bureau: 'experian' })
    expect(compared([own, other, ...practice])).toEqual([own.id, other.id])
    expect(compared([own, practice[1] ?? own])).toEqual([practice[1]?.id])
  })
})
