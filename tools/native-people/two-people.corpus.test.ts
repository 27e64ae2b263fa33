import { expect, it } from 'vitest'
import { judge } from '#tools/native-people/judge.ts'
import { personOf } from '#tools/native-people/people.ts'

/** A sample of the sixty: one lawful at all three bureaus, one with a planted contradiction. */
it('two people are read as the bureaus print them, and judged', async () => {
  const { failures, falseAssertions, missed } = await judge([personOf(16), personOf(30)])
  expect(failures).toEqual([])
  expect(falseAssertions).toEqual([])
  expect(missed).toEqual([])
})
