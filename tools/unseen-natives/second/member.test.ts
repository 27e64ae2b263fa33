import { expect, it } from 'vitest'
import { startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { readingErrors } from '#tools/unseen-natives/compare.ts'
import { readCase } from '#tools/unseen-natives/read-case.ts'
import { memberSecond } from '#tools/unseen-natives/second/second-cases.ts'

/** A sample of the second set; `npm run test:corpus` reads the whole. */
it('prints of the member center are read as printed: one bank twice, more than a million, pages backwards', async () => {
  const { print, close } = await startBrowserPrinter()
  const cases = await memberSecond((html, margin = 0, way = {}) => print({ html, margin, furniture: null, ...way }))
  await close()
  for (const one of cases) expect(readingErrors(one.truth, await readCase(one)), one.name).toEqual([])
})
