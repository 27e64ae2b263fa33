import { describe, expect, it } from 'vitest'
import { blankReport } from '#web/parts/blank-report.ts'
import type { Report } from '#web/parts/stored-report.ts'
import { canCompare, reportsToCompare } from '#web/screens/credit-reports/side-by-side/shown.ts'

const compared = (reports: readonly Report[]) => reportsToCompare(reports).map(({ id }) => id)

describe('the reports that are put side by side', () => {
  it('of two of the same day the one that came last, in whatever order they are listed', () => {
    const first = blankReport({
      id: 'first',
      bureau: 'equifax',
      reportDate: '2026-11-10',
      uploadedAt: '2026-11-11T08:00:00.000Z',
    })
    const last = { ...first, id: 'last', uploadedAt: '2026-11-12T08:00:00.000Z' }
    const other = blankReport({ id: 'other', bureau: 'experian', reportDate: '2026-11-10' })
    expect(compared([first, last, other])).toEqual(['last', 'other'])
    expect(compared([last, first, other])).toEqual(['last', 'other'])
  })

  it('are the newest that were read of each bureau, in the bureaus’ order', () => {
    const [older, newer] = [blankReport({ reportDate: '2026-01-01' }), blankReport({ reportDate: '2026-10-01' })]
    const experian = blankReport({ bureau: 'experian' })
    const unread = blankReport({ bureau: null, status: 'processing' })
    expect(compared([experian, older, newer, unread])).toEqual([newer.id, experian.id])
    expect(canCompare([newer, unread])).toBe(false)
  })

  it('are the member’s own, and those of the practice bureaus only where there are not two of them; never mixed', () => {
    const own = blankReport({})
    const practice = [blankReport({ source: 'practice' }), blankReport({ source: 'practice', bureau: 'transunion' })]
    expect(compared([own, ...practice])).toEqual(practice.map(({ id }) => id))
    const other = blankReport({ bureau: 'experian' })
    expect(compared([own, other, ...practice])).toEqual([own.id, other.id])
    expect(compared([own, practice[1] ?? own])).toEqual([practice[1]?.id])
  })
})
