import { expect, it } from 'vitest'
import { didNothingCome, whyNothingCame } from '#web/parts/pull/nothing-came.ts'

const NO_FILE = 'Equifax has no file for this name and date of birth. Check them and try again.'

it('nothing came when no bureau answered with a report', () => {
  expect(didNothingCome([{ status: 'error' }, { status: 'error' }])).toBe(true)
  expect(didNothingCome([{ status: 'error' }, { status: 'success' }])).toBe(false)
})

it('the bureau’s own words say what to do', () => {
  expect(
    whyNothingCame([
      { status: 'error', error: NO_FILE },
      { status: 'error', error: 'x' },
    ]),
  ).toBe(`No report came. ${NO_FILE}`)
  expect(whyNothingCame([{ status: 'error', message: NO_FILE }])).toBe(`No report came. ${NO_FILE}`)
  expect(whyNothingCame([{ status: 'error', error: null }])).toBe('No report came.')
})
