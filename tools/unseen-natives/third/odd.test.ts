import { expect, it } from 'vitest'
import { startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { readingErrors } from '#tools/unseen-natives/compare.ts'
import { readCase } from '#tools/unseen-natives/read-case.ts'
import { oddThird } from '#tools/unseen-natives/third/third-cases.ts'

/** A sample of the third set; `npm run test:corpus` reads the whole. */
it('odd prints are read as printed: a form, words under a picture, an edge cut off, pages of the member center one by one', async () => {
  const printer = await startBrowserPrinter()
  const cases = await oddThird(printer)
  await printer.close()
  for (const one of cases) expect(readingErrors(one.truth, await readCase(one)), one.name).toEqual([])
}, 60_000)
