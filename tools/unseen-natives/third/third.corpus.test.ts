import { describe, expect, it } from 'vitest'
import { auditReport } from '#engine/audit/audit-report.ts'
import { withoutRunningLines } from '#engine/reading/sheets/running-lines.ts'
import { lostWords } from '#tools/lost-words.ts'
import { isAsserted } from '#tools/native-people/score.ts'
import { startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { readingErrors } from '#tools/unseen-natives/compare.ts'
import { readCase } from '#tools/unseen-natives/read-case.ts'
import { textOfPdf } from '#tools/synthetic-reports/text-of-pdf.ts'
import { thirdCases } from '#tools/unseen-natives/third/third-cases.ts'

const printer = await startBrowserPrinter()
const cases = await thirdCases(printer)
await printer.close()

const LAYOUTS = { equifax: 'equifax-myequifax', experian: 'experian-web-print', transunion: 'transunion-web-print' } as const

const refused = cases.filter(({ refusal }) => refusal)
const readable = cases.filter(({ refusal }) => !refusal)

describe('the third set', () => {
  it.each(readable)('is read as printed, and nothing false is said of it: $name', async (one) => {
    const report = await readCase(one)
    expect(readingErrors(one.truth, report)).toEqual([])
    const told = auditReport(report, { earlier: [], others: [] }).filter(({ isQuestion }) => isQuestion !== true)
    expect(told.filter(isAsserted).map(({ message }) => message)).toEqual([])
  })

  it.each(refused)('mixes nobody with another: $name', async (one) => {
    await expect(readCase(one)).rejects.toThrow(one.refusal)
  })

  it.each(readable.filter(({ files, name }) => !files && !/cut off|picture|searchable/.test(name)))(
    'loses no word of an account: $name',
    async (one) => {
      const report = await readCase(one)
      const { total, lost } = lostWords(withoutRunningLines(await textOfPdf(one.pdf)), report, LAYOUTS[report.bureau])
      expect(total).toBeGreaterThan(60)
      expect(lost).toEqual([])
    },
  )
})
