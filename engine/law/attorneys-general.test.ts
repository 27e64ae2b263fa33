import { describe, expect, it } from 'vitest'
import { ATTORNEYS_GENERAL, attorneyGeneralOf } from '#engine/law/attorneys-general.ts'
import { isDay } from '#engine/values/day.ts'

describe('the attorneys general', () => {
  it.each(ATTORNEYS_GENERAL.map((office) => [office.state, office] as const))(
    '%s has a whole address of that state, a day and a source of a government',
    (state, { lines, name, asOf, source }) => {
      expect(lines.at(-1)).toMatch(new RegExp(`, ${state} \\d{5}(?:-\\d{4})?$`))
      expect(name.length).toBeGreaterThan(5)
      expect(isDay(asOf)).toBe(true)
      expect(source).toMatch(/^https:\/\/[^/]+\.gov\//)
    },
  )

  it('are one a state', () => {
    expect(new Set(ATTORNEYS_GENERAL.map(({ state }) => state)).size).toBe(ATTORNEYS_GENERAL.length)
  })

  it.each([
    ['CA', 'CA'],
    [' tx ', 'TX'],
    ['OH', undefined],
    ['', undefined],
    ['California', undefined],
  ])('of %j is %s', (asked, state) => expect(attorneyGeneralOf(asked)?.state).toBe(state))
})
