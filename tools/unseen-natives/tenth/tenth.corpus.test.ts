import { describe, expect, it } from 'vitest'
import { withoutRunningLines } from '#engine/reading/sheets/running-lines.ts'
import { lostWords } from '#tools/lost-words.ts'
import { isAsserted, toldOf } from '#tools/native-people/score.ts'
import { startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { textOfPdf } from '#tools/synthetic-reports/text-of-pdf.ts'
import { readingErrors } from '#tools/unseen-natives/compare.ts'
import { readCase } from '#tools/unseen-natives/read-case.ts'
import { tenthCases } from '#tools/unseen-natives/tenth/cases.ts'

const printer = await startBrowserPrinter()
const cases = await tenthCases(printer)
await printer.close()

const LAYOUTS = { equifax: 'equifax-myequifax', experian: 'experian-web-print', transunion: 'transunion-web-print' } as const
const assertedOf = (...all: Parameters<typeof toldOf>): string[] =>
  toldOf(...all)
    .filter(isAsserted)
    .map(({ message }) => message)

describe('the tenth set', () => {
  it('is 24 reports', () => {
    expect(cases).toHaveLength(24)
  })

  it.each(cases)('is read as printed, no word of an account is lost, and nothing false is said: $name', async (one) => {
    const report = await readCase(one)
    expect(readingErrors(one.truth, report)).toEqual([])
    expect(assertedOf([report])).toEqual([])
    if (!one.isWhole) return
    expect(report.totals.reconciled).not.toBe(false)
    expect(lostWords(withoutRunningLines(await textOfPdf(one.pdf)), report, LAYOUTS[one.bureau]).lost).toEqual([])
  })

  it.each([...new Set(cases.filter(({ isWhole }) => isWhole).map(({ who }) => who))])(
    'says nothing false of the three reports together: %s',
    async (who) => {
      expect(assertedOf(await Promise.all(cases.filter((one) => one.who === who).map(readCase)))).toEqual([])
    },
  )
})
