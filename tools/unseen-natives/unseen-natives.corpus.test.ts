import { expect, it } from 'vitest'
import { lostWords } from '#tools/lost-words.ts'
import { startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { unseenCases } from '#tools/unseen-natives/cases.ts'
import { readingErrors } from '#tools/unseen-natives/compare.ts'
import { readCase } from '#tools/unseen-natives/read-case.ts'
import { textOfPdf } from '#tools/synthetic-reports/text-of-pdf.ts'

const printer = await startBrowserPrinter()
const cases = await unseenCases(printer)
await printer.close()

it.each(cases)('$name', async (one) => {
  expect(readingErrors(one.truth, await readCase(one))).toEqual([])
})

const LAYOUTS = [
  ['equifax, the', 'equifax-myequifax'],
  ['equifax, pages', 'equifax-myequifax'],
  ['TransUnion, the', 'transunion-web-print'],
  ['Experian, the', 'experian-web-print'],
] as const

/** Of files with places of their own; where pages are taken out of a file, places count otherwise. */
const counted = cases.flatMap((one) => {
  const layout = LAYOUTS.find(([name]) => one.name.startsWith(name))?.[1]
  return layout === undefined || one.files !== undefined ? [] : [{ ...one, layout }]
})

it.each(counted)('no word of an account ends nowhere: $name', async (one) => {
  const { total, lost } = lostWords(await textOfPdf(one.pdf), await readCase(one), one.layout)
  expect(total).toBeGreaterThan(150)
  expect(lost).toEqual([])
})
