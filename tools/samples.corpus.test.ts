import { readdirSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { auditReport } from '#engine/audit/audit-report.ts'
import type { Report } from '#engine/report/report.ts'
import { ASSERTING_GRADES } from '#engine/words/grade.ts'
import { readText } from '#tools/bench/data-layouts.ts'
import { factsWithoutPlace } from '#tools/bench/facts-without-place.ts'
import { overviewSamples, readPdfSample, REPORT_SAMPLES, SAMPLES, sampleText } from '#tools/bench/sample-files.ts'

function reportsIn(text: string): readonly Report[] {
  const result = readText(text)
  if (result.kind !== 'reports') throw new Error(JSON.stringify(result))
  return result.reports
}

/** Letters and figures alone: how a name is escaped and spaced is no matter here. */
const letters = (text: string): string =>
  text
    .replaceAll('&#x26;', '&')
    .replaceAll('&amp;', '&')
    .replaceAll('\\/', '/')
    .replaceAll(/[^a-z0-9&]/gi, '')
    .toLowerCase()

describe('every sample that is a report', () => {
  it.each(REPORT_SAMPLES)('%s: as many accounts, hard inquiries and records a bureau as the file itself lists', (file, count) => {
    const text = sampleText(file)
    const reports = reportsIn(text)
    const read = reports.map(({ bureau, accounts, inquiries, publicRecords }) => ({
      bureau,
      accounts: accounts.length,
      hardInquiries: inquiries.filter(({ kind }) => kind === 'hard').length,
      publicRecords: publicRecords.length,
    }))
    expect(read.toSorted((a, b) => a.bureau.localeCompare(b.bureau))).toEqual(count(text))
    const page = letters(text)
    for (const { creditorName } of reports.flatMap(({ accounts }) => accounts)) expect(page).toContain(letters(creditorName))
  })

  it.each(REPORT_SAMPLES)('%s: a place for every fact, and nobody accused', (file) => {
    for (const report of reportsIn(sampleText(file))) {
      expect(factsWithoutPlace(report)).toEqual([])
      expect(auditReport(report).filter(({ grade }) => ASSERTING_GRADES.includes(grade))).toEqual([])
    }
  })

  const pageText = embeddedPageText()
  afterAll(() => pageText.close())
  it('refuses the overviews as summaries', async () => {
    const overviews = overviewSamples()
    expect(overviews.length).toBeGreaterThan(0)
    for (const file of overviews)
      expect(await readPdfSample(file, pageText)).toEqual({ kind: 'not_a_report', why: 'summary_only' })
  })

  it('finds no report in the other JSON files', () => {
    const known = new Set(REPORT_SAMPLES.map(([file]) => file))
    const others = readdirSync(SAMPLES, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.json') && !known.has(file),
    )
    for (const file of others) expect(readText(sampleText(file)).kind, file).toBe('not_a_report')
  })
})
