import { describe, expect, it } from 'vitest'
import { isAsserted, toldOf } from '#tools/native-people/score.ts'
import { readingErrors } from '#tools/unseen-natives/compare.ts'
import { fifthCases } from '#tools/unseen-natives/fifth/cases.ts'
import { readCase } from '#tools/unseen-natives/read-case.ts'

/** What no word of the page decides: whether `CREDIT 60 4401****` ends a name or begins a number. A kind that is mended leaves this list. */
const STILL: Readonly<Record<string, readonly string[]>> = {
  'transunion, a family': ['LOST ACCOUNT FARM & HOME CREDIT 60 4401****', 'INVENTED ACCOUNT FARM & HOME CREDIT 60 4401****'],
  'transunion, collections': [
    'LOST ACCOUNT HEARTLAND MEDICAL BILLING GRP H 20913****',
    'INVENTED ACCOUNT HEARTLAND MEDICAL BILLING GRP H 20913****',
  ],
}

describe('the fifth set', () => {
  it.each(fifthCases())('is read as printed, and nothing false is said of it: $name', async (one) => {
    const report = await readCase(one)
    expect(readingErrors(one.truth, report)).toEqual(STILL[one.name] ?? [])
    expect(
      toldOf([report])
        .filter(isAsserted)
        .map(({ message }) => message),
    ).toEqual([])
  })
})
