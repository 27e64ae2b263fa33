import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeInstant, writeMoment } from '#web/parts/written.ts'
import { dayOf, useToday } from '#web/platform/today.ts'
import { liveIn, rehearseToday } from '#web/platform/zone.ts'

function Today() {
  return useToday()
}
const shown = (): string => renderToStaticMarkup(<Today />)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:30:00.000Z') })
  liveIn(null)
})
afterEach(() => {
  vi.useRealTimers()
  // The files after this one share the module.
  rehearseToday(null)
  liveIn(null)
})

describe('the day of the screens', () => {
  it('is that of Greenwich where the member has not told where they live', () => {
    expect([shown(), dayOf('2026-11-21T01:30:00.000Z')]).toEqual(['2026-11-21', '2026-11-21'])
  })

  it('is that of the place where they live, also of what has happened', () => {
    liveIn('Pacific/Honolulu')
    expect([shown(), dayOf('2026-11-21T01:30:00.000Z')]).toEqual(['2026-11-20', '2026-11-20'])
    expect(writeInstant('2026-11-21T01:30:00.000Z')).toBe('November 20, 2026')
    expect(writeMoment('2026-11-21T01:30:00.000Z')).toMatch(/^November 20, 2026 at 3:30\sPM$/)
    liveIn('America/New_York')
    expect([shown(), dayOf('2026-11-21T01:30:00.000Z')]).toEqual(['2026-11-21', '2026-11-20'])
  })

  it('is the very day that was told, wherever it is read', () => {
    liveIn('Pacific/Auckland')
    expect(writeInstant('2026-11-20T12:00:00.000Z')).toBe('November 20, 2026')
  })

  it('is that of Greenwich where this browser does not know the place, and the page is drawn', () => {
    liveIn('Pacific/Honolulu')
    expect([liveIn('America/Tomorrowville'), shown(), dayOf('2026-11-21T01:30:00.000Z')]).toEqual([
      true,
      '2026-11-21',
      '2026-11-21',
    ])
  })

  it('says whether it is another place', () => {
    expect([liveIn('Pacific/Honolulu'), liveIn('Pacific/Honolulu'), liveIn(null)]).toEqual([true, false, true])
  })

  it('is in a rehearsal that of its clock, whatever the profile says', () => {
    rehearseToday('2027-03-01')
    expect([liveIn('Pacific/Honolulu'), shown()]).toEqual([false, '2027-03-01'])
    expect(dayOf('2026-11-21T01:30:00.000Z')).toBe('2026-11-21')
  })
})
