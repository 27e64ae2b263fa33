import { describe, expect, it } from 'vitest'
import { withoutPerson } from '#server/features/reports/propose-fields.ts'

describe('a line that a model sees', () => {
  const names = ['Dana', 'Whitfield']

  it.each([
    ['DANA WHITFIELD', '[NAME] [NAME]'],
    ['Prepared for Dana Q Whitfield, on', 'Prepared for [NAME] Q [NAME] on'],
    ['1200 W PEACHTREE ST APT 4', '[WHEREABOUTS]'],
    ['ATLANTA, GA 30309-1234', '[WHEREABOUTS]'],
    ['Phone (404) 555-0100', 'Phone [WHEREABOUTS]'],
    ['dana@example.test', '[WHEREABOUTS]'],
    ['Date of Birth: 03/05/1980', '[BIRTH]'],
  ])('%s is %s', (line, seen) => {
    expect(withoutPerson(line, names)).toBe(seen)
  })

  it.each(['FIRST HARBOR BANK', 'Balance $1,240', 'Opened 01/05/2020', 'Status: Closed', 'Account Number XXXX1234'])(
    '%s is left as it is',
    (line) => expect(withoutPerson(line, names)).toBe(line),
  )
})
