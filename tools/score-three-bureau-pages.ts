import { parseArgs } from 'node:util'
import { DEFAULT_BOUNDS } from '#adapters/markup/bounds.ts'
import { parseHtml } from '#adapters/markup/parse-html.ts'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { readDocument, readMarkup, type ReadingResult } from '#engine/reading/read-document.ts'
import { addScores, exactShare, type ReadingScore, scoreReport } from '#tools/reading-score.ts'
import { consumerDirectPage } from '#tools/synthetic-reports/consumerdirect.ts'
import { identityIqPage } from '#tools/synthetic-reports/identityiq.ts'
import { startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'

/** Makes three-bureau pages, reads them as saved or as printed, and prints how well. */
const USAGE =
  'node tools/score-three-bureau-pages.ts --family identityiq|consumerdirect [--print] [--seeds 40] [--prefix held-out-]'

const { values } = parseArgs({
  options: {
    family: { type: 'string' },
    print: { type: 'boolean', default: false },
    seeds: { type: 'string', default: '40' },
    prefix: { type: 'string', default: '' },
    mistakes: { type: 'string', default: '40' },
  },
})
const make = values.family === 'identityiq' ? identityIqPage : values.family === 'consumerdirect' ? consumerDirectPage : null
if (!make) throw new RangeError(USAGE)

const IDS = ['a', 'b', 'c'] as const
const browser = values.print ? await startBrowserPrinter() : null
const pageText = embeddedPageText()

async function read(page: ReturnType<typeof identityIqPage>): Promise<ReadingResult> {
  if (!browser) {
    const root = parseHtml(page.html, DEFAULT_BOUNDS)
    if (typeof root === 'string') throw new Error(root)
    return readMarkup(root, IDS)
  }
  const text = await pageText.read(await browser.print(page.print), { password: null, digest: null, timeoutMs: 60_000 })
  if (text.kind !== 'text' || text.document === null) throw new Error('no text')
  return readDocument(text.document, IDS)
}

const scores: ReadingScore[] = []
for (let index = 1; index <= Number(values.seeds); index += 1) {
  const seed = `${values.prefix}${index}`
  const page = make(seed)
  const result = await read(page)
  const truths = browser ? page.printTruths : page.truths
  const reports = result.kind === 'reports' ? result.reports : []
  if (reports.length !== truths.length) console.log(`${seed}: ${reports.length} reports instead of ${truths.length}`)
  for (const truth of truths) {
    const report = reports.find(({ bureau }) => bureau === truth.bureau)
    const score = report ? scoreReport(truth, report) : null
    if (score) scores.push({ ...score, mistakes: score.mistakes.map((mistake) => `${seed} ${truth.bureau}: ${mistake}`) })
  }
}
await browser?.close()
await pageText.close()

const sum = addScores(scores)
console.table(
  Object.fromEntries(
    Object.entries(sum.fields).map(([field, score]) => [
      field,
      { ...score, exact: `${((exactShare(score) ?? 1) * 100).toFixed(2)} %` },
    ]),
  ),
)
for (const mistake of sum.mistakes.slice(0, Number(values.mistakes))) console.log(mistake)
console.log(`${scores.length} reports, ${sum.mistakes.length} mistakes`)
