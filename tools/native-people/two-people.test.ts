import { expect, it } from 'vitest'
import { judge } from '#tools/native-people/judge.ts'
import { personOf } from '#tools/native-people/people.ts'

/** A sample of the sixty: one at all three bureaus with a planted contradiction, one lawful. */
it('two people are read as the bureaus print them, and judged', async () => {
  const { failures, falseAssertions, missed } = await judge([personOf(24), personOf(7)])
  expect(failures).toEqual([])
  expect(falseAssertions).toEqual([])
  expect(missed).toEqual([])
})
