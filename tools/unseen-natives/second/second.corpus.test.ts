import { expect, it } from 'vitest'
import { startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { readingErrors } from '#tools/unseen-natives/compare.ts'
import { readCase } from '#tools/unseen-natives/read-case.ts'
import { secondCases } from '#tools/unseen-natives/second/second-cases.ts'

const printer = await startBrowserPrinter()
const cases = await secondCases(printer)
await printer.close()

it.each(cases)('$name', async (one) => {
  expect(readingErrors(one.truth, await readCase(one))).toEqual([])
})
