import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { ERROR_CASES, LAWFUL_CASES } from '#engine/cases/all-cases.ts'
import type { Case, CaseLayout } from '#engine/cases/case.ts'
import { everyOf, isWholeCorpus, sampleOf } from '#tools/corpus/corpus-size.ts'
import type { Printer } from '#tools/synthetic-reports/make-report.ts'
import { canBePrinted, compared, readBack } from '#tools/synthetic-reports/print-cases.ts'
import { type BrowserPrinter, startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { startTypesetter } from '#tools/synthetic-reports/print-typst.ts'

/** Five of a layout, spread over the list; the script prints them all. */
function spread(cases: readonly Case[], layout: CaseLayout): Case[] {
  const printable = cases.filter((one) => one.layout === layout && canBePrinted(one))
  return sampleOf([0.45, 0.05, 0.25, 0.65, 0.85], 1).flatMap((share) => printable[Math.floor(share * printable.length)] ?? [])
}

/** In `npm test` one of each layout, lawful and with an error in turn. */
const chosen = everyOf(
  2,
  [LAWFUL_CASES, ERROR_CASES].flatMap((cases) => [
    ...spread(cases, 'experian-web-print'),
    ...spread(cases, 'equifax-myequifax'),
    ...spread(cases, 'transunion-web-print'),
  ]),
)

let browser: BrowserPrinter
let printer: Printer
const pageText = embeddedPageText()
beforeAll(async () => {
  browser = await startBrowserPrinter()
  printer = { print: browser.print, typeset: startTypesetter() }
})
afterAll(async () => {
  await browser.close()
  await pageText.close()
})

describe('cases printed and read back', () => {
  it('are lawful reports and reports with errors, as many of both in the whole corpus', () => {
    const { length } = chosen.filter(({ expects }) => expects.length > 0)
    expect([length, new Set(chosen.map(({ id }) => id)).size]).toEqual(isWholeCorpus ? [15, 30] : [1, 3])
  })

  it.each(chosen)('$id: the pages are judged as the case is', async (one) => {
    const { ofCase, ofPages } = compared(one, await readBack(one, { printer, pageText }))
    expect(ofPages).toEqual(ofCase)
    if (one.expects.length > 0) expect(ofPages).not.toEqual([])
  })
})
