import { describe, expect, it } from 'vitest'
import { changeOf, profileForm, valuesOf } from '#web/screens/profile/profile-form.ts'
import { zonesFor } from '#web/screens/profile/time-zones.ts'

const EMPTY = { name: 'Dana Reed', phone: '', address: '', city: '', state: '', zip: '', timeZone: '' }
const HOME = { address: '12 Alder Street', city: 'Dayton', state: 'OH', zip: '45402' }

describe('the profile form', () => {
  it('needs a name only', () => {
    expect(profileForm.safeParse(EMPTY).success).toBe(true)
    expect(profileForm.safeParse({ ...EMPTY, name: '' }).error?.issues).toMatchObject([
      { path: ['name'], message: 'Name is required' },
    ])
  })

  it('wants the whole address as soon as there is a part of it', () => {
    const { error } = profileForm.safeParse({ ...EMPTY, city: 'Dayton' })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['address', 'state', 'zip'])
    expect(profileForm.safeParse({ ...EMPTY, ...HOME }).success).toBe(true)
  })

  it('takes away what was emptied', () => {
    expect(changeOf(EMPTY)).toEqual({ name: 'Dana Reed', phone: '', mailingAddress: null, timeZone: null })
    expect(changeOf({ ...EMPTY, ...HOME, timeZone: 'America/Denver' })).toMatchObject({
      mailingAddress: HOME,
      timeZone: 'America/Denver',
    })
  })

  it('shows what is stored', () => {
    const stored = { name: 'Dana Reed', username: 'dana', email: 'd@example.test', phone: null, isComplete: true }
    expect(valuesOf({ ...stored, mailingAddress: HOME, timeZone: null })).toEqual({ ...EMPTY, ...HOME })
  })
})

describe('the time zones to choose from', () => {
  it('are those of the states, with the browser’s own and the stored one once each', () => {
    const zones = zonesFor(['America/Chicago', 'Europe/Berlin', null]).map(({ value }) => value)
    expect(zones).toContain('Pacific/Honolulu')
    expect(zones.filter((zone) => zone === 'America/Chicago')).toHaveLength(1)
    expect(zones.at(-1)).toBe('Europe/Berlin')
  })
})
