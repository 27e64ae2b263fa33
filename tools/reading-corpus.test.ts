import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { auditReport } from '#engine/audit/audit-report.ts'
import type { PrintedFile } from '#engine/practice/truth.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import type { Report } from '#engine/report/report.ts'
import { everyOf, isWholeCorpus, sampleOf } from '#tools/corpus/corpus-size.ts'
import { addScores, type ReadingScore, scoreReport } from '#tools/reading-score.ts'
import { LAYOUTS, type Layout, makeSeededReport, seededFile, typesetCreditFile } from '#tools/synthetic-reports/make-report.ts'
import { type BrowserPrinter, startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { startTypesetter } from '#tools/synthetic-reports/print-typst.ts'

/** Files that nobody looked at while the readers were written; many more a layout are read by `npm run bench:reading`. */
const SEEDS = everyOf(
  8,
  Array.from({ length: 8 }, (_, index) => `held-out-${index + 1}`),
  1,
)
const LEAST_RIGHT = 200 * SEEDS.length
const MOST_WRONG = 1 / 200

let browser: BrowserPrinter
const pageText = embeddedPageText()
beforeAll(async () => {
  browser = await startBrowserPrinter(process.env['CHROMIUM'] ?? '/usr/bin/chromium')
})
afterAll(async () => {
  await browser.close()
  await pageText.close()
})

async function readSeed(layout: Layout, seed: string): Promise<{ score: ReadingScore; report: Report }> {
  const printed = await makeSeededReport(layout, seed, { print: browser.print, typeset: startTypesetter() })
  const report = await readBack(printed.bytes, `${layout} ${seed}`)
  return { score: scoreReport(printed.truth, report), report }
}

async function readBack(bytes: Uint8Array, name: string): Promise<Report> {
  const text = await pageText.read(bytes, { password: null, digest: null, timeoutMs: 60_000 })
  if (text.kind !== 'text' || text.document === null) throw new Error(`${name} has a text layer`)
  const result = readDocument(text.document, [name, '', ''])
  if (result.kind !== 'reports') throw new Error(`${name} is a report`)
  return result.reports[0]
}

const scoreOf = async ({ bytes, truth }: PrintedFile, name: string): Promise<ReadingScore> =>
  scoreReport(truth, await readBack(bytes, name))

describe.each(LAYOUTS)('the held-out corpus in the layout %s', (layout) => {
  it('is read with no invented account, at most one fact in 200 wrong, and a place for every fact', async () => {
    const read: { score: ReadingScore; report: Report }[] = []
    for (const seed of SEEDS) read.push(await readSeed(layout, seed))
    const { fields, mistakes } = addScores(read.map(({ score }) => score))
    expect(fields['accounts']).toMatchObject({ invented: 0, missing: 0 })
    const all = Object.values(fields)
    const wrong = all.reduce((sum, field) => sum + field.wrong + field.missing + field.invented, 0)
    const right = all.reduce((sum, field) => sum + field.right, 0)
    expect(right).toBeGreaterThan(LEAST_RIGHT)
    expect(wrong / right, mistakes.slice(0, 20).join('\n')).toBeLessThanOrEqual(MOST_WRONG)
    expect(all.reduce((sum, field) => sum + field.unproved, 0)).toBe(0)
    for (const { report } of read) {
      for (const finding of auditReport(report)) expect(finding.evidence.length).toBeGreaterThan(0)
    }
  })
})

/** The layout has two renderings: the browser's and the typesetter's, which set it in quite different ways. */
describe.each(sampleOf(['the typesetter', 'the browser'] as const, 1))('four TransUnion files as %s sets them', (machine) => {
  it('are read with every fact right', async () => {
    const printer = { print: browser.print, typeset: startTypesetter() }
    const scores: ReadingScore[] = []
    for (const name of sampleOf(['101', '102', '103', '104'], 1)) {
      const printed =
        machine === 'the browser'
          ? await makeSeededReport('transunion', name, printer)
          : typesetCreditFile('transunion', seededFile('transunion', name), { seed: name, typeset: printer.typeset })
      scores.push(await scoreOf(printed, name))
    }
    const { fields, mistakes } = addScores(scores)
    expect(mistakes).toEqual([])
    expect(fields['accounts']).toMatchObject({ invented: 0, missing: 0 })
    expect(fields['accounts']?.right).toBeGreaterThan(isWholeCorpus ? 15 : 2)
  })
})

describe('six label-packed Equifax files as the typesetter sets them', () => {
  it('are read with every fact right', async () => {
    const typeset = startTypesetter()
    const scores: ReadingScore[] = []
    for (const name of sampleOf(['101', '102', '103', '104', '105', '106'], 1)) {
      scores.push(await scoreOf(typesetCreditFile('equifax-acr', seededFile('equifax-acr', name), { seed: name, typeset }), name))
    }
    const { fields, mistakes } = addScores(scores)
    expect(mistakes).toEqual([])
    expect(fields['accounts']?.right).toBeGreaterThan(isWholeCorpus ? 30 : 2)
  })
})
