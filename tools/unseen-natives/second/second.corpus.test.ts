import { describe, expect, it } from 'vitest'
import { auditReport } from '#engine/audit/audit-report.ts'
import { withoutRunningLines } from '#engine/reading/sheets/running-lines.ts'
import { lostWords } from '#tools/lost-words.ts'
import { isAsserted, readPdf } from '#tools/native-people/score.ts'
import { startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { readingErrors } from '#tools/unseen-natives/compare.ts'
import { readCase } from '#tools/unseen-natives/read-case.ts'
import { textOfPdf } from '#tools/synthetic-reports/text-of-pdf.ts'
import { plantedCases } from '#tools/unseen-natives/second/planted-cases.ts'
import { secondCases } from '#tools/unseen-natives/second/second-cases.ts'

const printer = await startBrowserPrinter()
const cases = await secondCases(printer)
const planted = await plantedCases(printer)
await printer.close()

const LAYOUTS = { equifax: 'equifax-myequifax', experian: 'experian-web-print', transunion: 'transunion-web-print' } as const

describe('the second set', () => {
  it.each(cases)('is read as printed, and nothing false is said of it: $name', async (one) => {
    const report = await readCase(one)
    expect(readingErrors(one.truth, report)).toEqual([])
    const told = auditReport(report, { earlier: [], others: [] }).filter(({ isQuestion }) => isQuestion !== true)
    expect(told.filter(isAsserted).map(({ message }) => message)).toEqual([])
  })

  it.each(cases.filter(({ files, name }) => files === undefined && !/member|myEquifax|no account/i.test(name)))(
    'loses no word of an account: $name',
    async (one) => {
      const report = await readCase(one)
      const { total, lost } = lostWords(withoutRunningLines(await textOfPdf(one.pdf)), report, LAYOUTS[report.bureau])
      expect(total).toBeGreaterThan(500)
      expect(lost).toEqual([])
    },
  )

  it.each(planted)('is told its planted error: $name', async ({ creditor, rules, pdf }) => {
    const told = auditReport(await readPdf(pdf), { earlier: [], others: [] })
    const found = told.filter(({ rule, creditorName }) => rules.includes(rule) && creditorName === creditor)
    expect(found.map(({ rule }) => rule)).not.toEqual([])
    // And nothing is asserted of anything else.
    expect(told.filter((one) => isAsserted(one) && one.creditorName !== creditor && one.isQuestion !== true)).toEqual([])
  })
})
