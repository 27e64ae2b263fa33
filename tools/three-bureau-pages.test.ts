import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_BOUNDS } from '#adapters/markup/bounds.ts'
import { parseHtml } from '#adapters/markup/parse-html.ts'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { readDocument, readMarkup, type ReadingResult } from '#engine/reading/read-document.ts'
import { everyOf, isWholeCorpus, sampleOf } from '#tools/corpus/corpus-size.ts'
import { addScores, type ReadingScore, scoreReport } from '#tools/reading-score.ts'
import { consumerDirectPage } from '#tools/synthetic-reports/consumerdirect.ts'
import { identityIqPage } from '#tools/synthetic-reports/identityiq.ts'
import { type BrowserPrinter, startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import type { BureauTruth } from '#tools/synthetic-reports/three-bureau-truth.ts'

const IDS = ['a', 'b', 'c'] as const

/** Each bureau's report against what the page says about it; a bureau too many or too few is a failure of its own. */
function scored(result: ReadingResult, truths: readonly BureauTruth[]): ReadingScore {
  if (result.kind !== 'reports') throw new Error(result.kind)
  expect(result.reports.map(({ bureau }) => bureau).toSorted()).toEqual(truths.map(({ bureau }) => bureau).toSorted())
  return addScores(
    result.reports.flatMap((report) =>
      truths.filter(({ bureau }) => bureau === report.bureau).map((truth) => scoreReport(truth, report)),
    ),
  )
}

function readSaved(html: string): ReadingResult {
  const root = parseHtml(html, DEFAULT_BOUNDS)
  if (typeof root === 'string') throw new Error(root)
  return readMarkup(root, IDS)
}

describe.each([
  ['IdentityIQ', identityIqPage],
  ['ConsumerDirect', consumerDirectPage],
] as const)('saved pages of the family %s', (_, make) => {
  it('are read with every fact right', () => {
    const scores = sampleOf(['5', '17', '26'], 1).map((seed) => {
      const { html, truths } = make(seed)
      return scored(readSaved(html), truths)
    })
    const { fields, mistakes } = addScores(scores)
    expect(mistakes).toEqual([])
    expect(fields['accounts']?.right).toBeGreaterThan(isWholeCorpus ? 20 : 5)
  })
})

describe('the print of a page', () => {
  let browser: BrowserPrinter
  const pageText = embeddedPageText()
  beforeAll(async () => {
    browser = await startBrowserPrinter(process.env['CHROMIUM'] ?? '/usr/bin/chromium')
  })
  afterAll(async () => {
    await browser.close()
    await pageText.close()
  })

  it.each(
    everyOf(2, [
      ['IdentityIQ', identityIqPage, '4'],
      ['IdentityIQ, of one bureau', identityIqPage, '38'],
      ['ConsumerDirect', consumerDirectPage, '2'],
    ] as const),
  )('says what the page says: %s', async (_, make, seed) => {
    const { print, printTruths } = make(seed)
    const text = await pageText.read(await browser.print(print), { password: null, digest: null, timeoutMs: 60_000 })
    if (text.kind !== 'text' || text.document === null) throw new Error('no text')
    const { fields, mistakes } = scored(readDocument(text.document, IDS), printTruths)
    expect(mistakes).toEqual([])
    expect(fields['accounts']).toMatchObject({ invented: 0, missing: 0 })
  })
})
