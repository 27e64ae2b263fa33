import { describe, expect, it } from 'vitest'
import { isPageOf, namePageCopy, pageOfEnclosure } from '#engine/letters/page-copy.ts'

const EXPERIAN = { bureau: 'experian', reportDate: '2026-10-02' } as const
const EARLIER = { bureau: 'experian', reportDate: '2026-04-02' } as const
const EQUIFAX = { bureau: 'equifax', reportDate: '2026-10-02' } as const
const UNDATED = { bureau: 'transunion', reportDate: null } as const
const MONITORED = { bureau: 'equifax', reportDate: '2026-10-02', isFromMonitoring: true } as const
const REPORTS = { EXPERIAN, EARLIER, EQUIFAX, UNDATED, MONITORED }

describe('a page of a report that goes along', () => {
  it.each(Object.entries(REPORTS))('of %s is named so that it is known again, and as no other', (_name, report) => {
    const name = namePageCopy(7, report)
    expect(pageOfEnclosure(name)).toBe(7)
    expect(Object.values(REPORTS).filter((one) => isPageOf(name, one))).toEqual([report])
  })

  it('whose name its writer cut short fits any report', () => {
    const name = 'A copy of page 3 of my report'
    expect([pageOfEnclosure(name), isPageOf(name, EXPERIAN), isPageOf(name, EQUIFAX)]).toEqual([3, true, true])
    expect([
      isPageOf('A copy of page 3 of my Experian report', EARLIER),
      isPageOf('A copy of page 3 of my Experian report', EQUIFAX),
    ]).toEqual([true, false])
  })

  it.each(['A copy of my identification', 'Page 3 of my Experian report', 'A copy of page three of my report', ''])(
    'is not %j',
    (name) => {
      expect([pageOfEnclosure(name), isPageOf(name, EXPERIAN)]).toEqual([null, false])
    },
  )
})
