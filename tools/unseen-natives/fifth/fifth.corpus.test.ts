import { describe, expect, it } from 'vitest'
import { readDocument } from '#engine/reading/read-document.ts'
import { textOfWords } from '#engine/reading/page-text.ts'
import { isAsserted, toldOf } from '#tools/native-people/score.ts'
import { readingErrors } from '#tools/unseen-natives/compare.ts'
import { fifthCase, fifthCases } from '#tools/unseen-natives/fifth/cases.ts'
import { textOfPdf } from '#tools/synthetic-reports/text-of-pdf.ts'
import { readCase } from '#tools/unseen-natives/read-case.ts'

const LOOKED = ['2026-01-10', '2026-05-14', '2026-03-18']
/**
 * What no word of the page decides and we ask: whether `CREDIT 60 4401****` ends a name or begins a number, and whether `CREDIT/NORTH`, which
 * fills its card, goes on in `STAR`. A kind that is mended leaves this list.
 */
const STILL: Readonly<Record<string, readonly string[]>> = {
  'experian, many inquiries': [
    ...LOOKED.map((day) => `inquiry LOST hard FACTUAL CREDIT/NORTH STAR MTG ${day}`),
    ...LOOKED.map((day) => `inquiry INVENTED hard FACTUAL CREDIT/NORTHSTAR MTG ${day}`),
  ],
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

it.each(['experian', 'transunion'] as const)(
  'a report of %s with the last pages of somebody else’s behind it is refused',
  async (bureau) => {
    const [one, other] = [fifthCase(bureau, 'a family'), fifthCase(bureau, 'many inquiries')]
    const [first, behind] = [await textOfPdf(one.pdf), await textOfPdf(other.pdf)]
    const list = behind.pages.findIndex(({ words }) =>
      textOfWords(words).includes(bureau === 'experian' ? 'Hard Inquiries' : 'Regular Inquiries'),
    )
    const pages = [...first.pages, ...behind.pages.slice(Math.max(list, 1))].map((page, index) => ({
      ...page,
      number: index + 1,
    }))
    expect(readDocument({ ...first, pages }, ['r1', 'r2', 'r3'])).toEqual({ kind: 'not_a_report', why: 'several_reports' })
  },
)
