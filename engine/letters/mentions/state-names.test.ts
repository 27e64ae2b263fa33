import { describe, expect, it } from 'vitest'
import { stateCodeOf } from '#engine/letters/mentions/state-names.ts'

describe('a state as it is typed', () => {
  it.each([
    ['mt', 'MT'],
    ['Mo', 'MO'],
    ['Montana', 'MT'],
    [' new  york', 'NY'],
    ['WEST VIRGINIA ', 'WV'],
    ['Montan', 'Montan'],
    ['', ''],
  ])('makes %j to %j', (typed, code) => expect(stateCodeOf(typed)).toBe(code))

  it('never takes the beginning of a name for another state', () => {
    let typed = ''
    for (const letter of 'Montana') typed = stateCodeOf(typed + letter)
    expect(typed).toBe('MT')
  })
})
