import { expect, it } from 'vitest'
import { readingErrors } from '#tools/unseen-natives/compare.ts'
import { fifthCase } from '#tools/unseen-natives/fifth/cases.ts'
import { readCase } from '#tools/unseen-natives/read-case.ts'

/** A sample of the fifth set; `npm run test:corpus` reads the whole. */
it('a value whose lines stand over its label at the head of a page is its label’s, and a court the record’s', async () => {
  const one = fifthCase('transunion', 'a bankruptcy, a statement and an alert')
  expect(readingErrors(one.truth, await readCase(one))).toEqual([])
})
