import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { withoutRunningLines } from '#engine/reading/sheets/running-lines.ts'
import { lostWords } from '#tools/lost-words.ts'
import { isAsserted, toldOf } from '#tools/native-people/score.ts'
import { startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { textOfPdf } from '#tools/synthetic-reports/text-of-pdf.ts'
import { readingErrors } from '#tools/unseen-natives/compare.ts'
import type { Truth } from '#tools/unseen-natives/facts.ts'
import { readCase } from '#tools/unseen-natives/read-case.ts'
import { seventhCases } from '#tools/unseen-natives/seventh/cases.ts'

const printer = await startBrowserPrinter()
const cases = await seventhCases(printer)
await printer.close()

/** What such pages print themselves, and is told. */
const PRINTED: Readonly<Record<string, readonly string[]>> = {
  'ties to an account': ['This account says you are deceased.'],
}
/** Of pages that are cut off: what is left out is no error, what is asserted and not whole is. */
const isOfCutPage =
  (truth: Truth) =>
  (error: string): boolean => {
    if (!error.includes('INVENTED') || / INVENTED null$|^record INVENTED Public record \| null/.test(error)) return false
    // An account whose number is cut off, and remarks of which one is.
    const [, name] = /^INVENTED ACCOUNT (.+) null$/.exec(error) ?? []
    const [, remarks] = / INVENTED remarks: (.+)$/.exec(error) ?? []
    const printed = truth.accounts.flatMap((account) => account.remarks)
    if (name !== undefined) return !truth.accounts.some(({ fields }) => fields.creditorName === name)
    return (
      remarks === undefined ||
      !z
        .array(z.string())
        .parse(JSON.parse(remarks))
        .every((one) => printed.includes(one))
    )
  }

describe('the seventh set', () => {
  it('is 28 prints and 14 brothers', () => {
    expect(cases).toHaveLength(42)
  })

  it.each(cases)('is read as printed, and nothing false is said of it: $name', async (one) => {
    const report = await readCase(one)
    const errors = readingErrors(one.truth, report)
    expect(one.isCut === true ? errors.filter(isOfCutPage(one.truth)) : errors).toEqual([])
    const told = toldOf([report])
      .filter(isAsserted)
      .map(({ message }) => message)
    expect(told).toEqual(PRINTED[one.name.split(', ')[1] ?? ''] ?? [])
  })

  it.each(cases.flatMap((one) => (one.layout === null ? [] : [{ ...one, layout: one.layout }])))(
    'loses no word of an account: $name',
    async (one) => {
      const { total, lost } = lostWords(withoutRunningLines(await textOfPdf(one.pdf)), await readCase(one), one.layout)
      expect(total).toBeGreaterThan(50)
      expect(lost).toEqual([])
    },
  )
})
