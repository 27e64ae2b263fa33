import { describe, expect, it } from 'vitest'
import { withoutRunningLines } from '#engine/reading/sheets/running-lines.ts'
import { lostWords } from '#tools/lost-words.ts'
import { isAsserted, toldOf } from '#tools/native-people/score.ts'
import { startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { textOfPdf } from '#tools/synthetic-reports/text-of-pdf.ts'
import { readingErrors } from '#tools/unseen-natives/compare.ts'
import { eighthCases, framedCases } from '#tools/unseen-natives/eighth/cases.ts'
import { readCase } from '#tools/unseen-natives/read-case.ts'

const printer = await startBrowserPrinter()
const cases = await eighthCases(printer)
const framed = await framedCases(printer)
await printer.close()

/** Where nothing tells where the street ends: kept whole, and the town is asked about. */
const ASKED = '12 VIA DEL LAGO LAKE HAVASU CITY'
const LAYOUTS = { equifax: 'equifax-myequifax', experian: 'experian-web-print', transunion: 'transunion-web-print' } as const
const assertedOf = (...all: Parameters<typeof toldOf>): string[] =>
  toldOf(...all)
    .filter(isAsserted)
    .map(({ message }) => message)

describe('the eighth set', () => {
  it('is 24 whole reports, and 27 of brothers', () => {
    expect(cases).toHaveLength(51)
  })

  it.each(cases)('is read as printed, no word of an account is lost, and nothing false is said: $name', async (one) => {
    const report = await readCase(one)
    const isAsked = one.name === 'transunion, ELDER'
    const errors = readingErrors(one.truth, report)
    expect(errors.filter((error) => !isAsked || !error.startsWith('address '))).toEqual([])
    expect(report.personalInfo.addresses.filter(({ city }) => city === null).map(({ street }) => street)).toEqual(
      isAsked ? [ASKED] : [],
    )
    expect(assertedOf([report])).toEqual([])
    expect(lostWords(withoutRunningLines(await textOfPdf(one.pdf)), report, LAYOUTS[one.bureau]).lost).toEqual([])
  })

  it.each(framed)('asserts nothing that a frame cut: $name', async (one) => {
    const errors = readingErrors(one.truth, await readCase(one))
    expect(errors.filter((error) => error.includes('INVENTED') && !error.endsWith('INVENTED remarks: []'))).toEqual([])
    expect(errors.filter((error) => error.startsWith('LOST ACCOUNT'))).toEqual([])
  })

  it.each([...new Set(cases.map(({ who }) => who))])('says nothing false of the three reports together: %s', async (who) => {
    expect(assertedOf(await Promise.all(cases.filter((one) => one.who === who).map(readCase)))).toEqual([])
  })
})
