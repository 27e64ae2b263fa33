import { describe, expect, it } from 'vitest'
import { namesOf } from '#engine/report/names-of.ts'

describe('a whole name', () => {
  it.each([
    ['Dana Whitfield', 'Dana', 'Whitfield'],
    ['  Ana  Maria Ruiz ', 'Ana Maria', 'Ruiz'],
    ['Prince', 'Prince', ''],
    ['', '', ''],
  ])('%s', (name, firstName, lastName) => {
    expect(namesOf(name)).toEqual({ firstName, lastName })
  })
})
