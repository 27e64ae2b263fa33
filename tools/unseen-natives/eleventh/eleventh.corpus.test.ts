import { describe, expect, it } from 'vitest'
import { auditReport } from '#engine/audit/audit-report.ts'
import type { Finding } from '#engine/audit/finding.ts'
import { withoutRunningLines } from '#engine/reading/sheets/running-lines.ts'
import { lostWords } from '#tools/lost-words.ts'
import { isAsserted, toldOf } from '#tools/native-people/score.ts'
import { startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { textOfPdf } from '#tools/synthetic-reports/text-of-pdf.ts'
import { readingErrors } from '#tools/unseen-natives/compare.ts'
import { eleventhCases } from '#tools/unseen-natives/eleventh/cases.ts'
import { readCase } from '#tools/unseen-natives/read-case.ts'

const printer = await startBrowserPrinter()
const cases = await eleventhCases(printer)
await printer.close()

const LAYOUTS = { equifax: 'equifax-myequifax', experian: 'experian-web-print', transunion: 'transunion-web-print' } as const
const named = ({ rule, creditorName }: Finding): string => `${rule} ${creditorName}`
const assertedOf = (...all: Parameters<typeof toldOf>): string[] =>
  toldOf(...all)
    .filter(isAsserted)
    .map(named)

describe('the eleventh set', () => {
  it('is 12 reports', () => {
    expect(cases).toHaveLength(12)
  })

  it.each(cases)('is read as printed, and what is wrong in it is found and nothing else: $name', async (one) => {
    const report = await readCase(one)
    expect(readingErrors(one.truth, report)).toEqual([])
    expect(report.totals.reconciled).not.toBe(false)
    expect(lostWords(withoutRunningLines(await textOfPdf(one.pdf)), report, LAYOUTS[one.bureau]).lost).toEqual([])
    const asked = auditReport(report, { earlier: [], others: [] }).map(named)
    expect(asked).toEqual(expect.arrayContaining([...one.wrong]))
    expect(assertedOf([report]).filter((text) => !one.wrong.includes(text))).toEqual([])
  })

  it.each([...new Set(cases.map(({ who }) => who))])('says nothing false of the three reports together: %s', async (who) => {
    const all = cases.filter((one) => one.who === who)
    const wrong = all.flatMap((one) => one.wrong)
    expect(assertedOf(await Promise.all(all.map(readCase))).filter((text) => !wrong.includes(text))).toEqual([])
  })
})
