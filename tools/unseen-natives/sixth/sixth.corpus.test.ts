import { describe, expect, it } from 'vitest'
import { withoutRunningLines } from '#engine/reading/sheets/running-lines.ts'
import { lostWords } from '#tools/lost-words.ts'
import { isAsserted, toldOf } from '#tools/native-people/score.ts'
import { startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { textOfPdf } from '#tools/synthetic-reports/text-of-pdf.ts'
import { readingErrors } from '#tools/unseen-natives/compare.ts'
import { readCase } from '#tools/unseen-natives/read-case.ts'
import { sixthCases } from '#tools/unseen-natives/sixth/cases.ts'

const printer = await startBrowserPrinter()
const cases = await sixthCases(printer)
await printer.close()

/** Addresses of which nothing tells where the street ends: kept whole, and the town is asked about. */
const ASKED: Readonly<Record<string, string>> = {
  'transunion, OWING': '12B RUE ST ANN NEW IBERIA',
  'transunion, MANY': '5017 37 1/2 AVE S ST PAUL PARK',
  'transunion, YOUNG': '2 ALLEY 9 FLUSHING',
}
const LAYOUTS = { equifax: 'equifax-myequifax', experian: 'experian-web-print', transunion: 'transunion-web-print' } as const

describe('the sixth set', () => {
  it('is 24 whole reports', () => {
    expect(cases).toHaveLength(24)
  })

  it.each(cases)('is read as printed, and nothing false is said of it: $name', async (one) => {
    const report = await readCase(one)
    const asked = ASKED[one.name]
    const errors = readingErrors(one.truth, report)
    expect(errors.filter((error) => !error.startsWith('address ') || asked === undefined)).toEqual([])
    expect(report.personalInfo.addresses.filter(({ city }) => city === null).map(({ street }) => street)).toEqual(
      asked === undefined ? [] : [asked],
    )
    expect(errors.length).toBeLessThanOrEqual(asked === undefined ? 0 : 2)
    expect(
      toldOf([report])
        .filter(isAsserted)
        .map(({ message }) => message),
    ).toEqual([])
  })

  it.each(
    cases.filter(
      ({ truth, pdf, name }) => pdf.length > 0 && truth.accounts.length > 0 && !/equifax, (?:STUDENTS|HOME|OWING)/.test(name),
    ),
  )('loses no word of an account: $name', async (one) => {
    const { total, lost } = lostWords(withoutRunningLines(await textOfPdf(one.pdf)), await readCase(one), LAYOUTS[one.bureau])
    expect(total).toBeGreaterThan(100)
    expect(lost).toEqual([])
  })

  it.each([...new Set(cases.map(({ who }) => who))])('says nothing false of the three reports together: %s', async (who) => {
    const reports = await Promise.all(cases.filter((one) => one.who === who).map(readCase))
    expect(
      toldOf(reports)
        .filter(isAsserted)
        .map(({ message }) => message),
    ).toEqual([])
  })
})
