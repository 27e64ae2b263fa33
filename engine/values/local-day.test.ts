import { describe, expect, it, vi } from 'vitest'
import { instantOfDay } from '#engine/values/day.ts'
import { dayIn, localDay, localDays, MOST_FORMATS } from '#engine/values/local-day.ts'

describe('the day of an instant', () => {
  it.each([
    ['2026-11-21T01:30:00.000Z', 'America/New_York', '2026-11-20'],
    ['2026-11-21T05:00:00.000Z', 'America/New_York', '2026-11-21'],
    ['2026-11-21T09:59:59.999Z', 'Pacific/Honolulu', '2026-11-20'],
    ['2026-11-20T14:00:00.000Z', 'Pacific/Guam', '2026-11-21'],
    ['2026-07-01T03:59:00.000Z', 'America/New_York', '2026-06-30'],
    ['2026-11-21T01:30:00.000Z', 'UTC', '2026-11-21'],
  ])('%s in %s is %s', (instant, zone, day) => expect(localDay(instant, zone)).toBe(day))

  it('is the same however its zone is spelt, and no more spellings are remembered than there can be zones', () => {
    const [land, place] = ['America/Argentina/', 'comodrivadavia']
    const spelt = (number: number): string =>
      land + [...place].map((sign, at) => ((number >> at) & 1 ? sign.toUpperCase() : sign)).join('')
    const Format = Intl.DateTimeFormat
    const made = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function make(...given) {
      return new Format(...given)
    })
    const days = Array.from({ length: MOST_FORMATS + 1 }, (_, number) => localDay('2026-11-21T01:30:00.000Z', spelt(number)))
    expect(new Set(days)).toEqual(new Set(['2026-11-20']))
    made.mockClear()
    localDay('2026-11-21T01:30:00.000Z', spelt(0))
    expect(made).toHaveBeenCalledOnce()
    made.mockRestore()
  })

  it('is no day in a zone that there is not', () => {
    expect(() => localDay('2026-11-21T01:30:00.000Z', 'Mars/Olympus')).toThrow(RangeError)
  })

  it.each(['Pacific/Kiritimati', 'Pacific/Auckland', 'Pacific/Honolulu', 'Pacific/Pago_Pago', null])(
    'is in %s the one that was told, where it was told as a day',
    (zone) => expect(dayIn(instantOfDay('2026-11-20'), zone)).toBe('2026-11-20'),
  )
})

describe('the days of someone', () => {
  it('are those of the place where they live', () => {
    const days = localDays('2026-11-21T01:30:00.000Z', 'America/New_York')
    expect([days.today, days.of('2026-11-20T03:00:00.000Z')]).toEqual(['2026-11-20', '2026-11-19'])
  })

  it('are those of Greenwich where they have not told', () => {
    const days = localDays('2026-11-21T01:30:00.000Z', null)
    expect([days.today, days.of('2026-11-20T03:00:00.000Z')]).toEqual(['2026-11-21', '2026-11-20'])
  })
})
