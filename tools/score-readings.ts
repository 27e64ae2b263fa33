import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import { addScores, exactShare, type ReadingScore, scoreReport } from '#tools/reading-score.ts'
import type { Truth } from '#tools/synthetic-reports/scored-truth.ts'

/** `node tools/score-readings.ts <folder> [--mistakes 50]`: reads each `x.pdf` next to its `x.truth.json` and prints how well. */

interface Timed {
  readonly name: string
  readonly score: ReadingScore | null
  readonly milliseconds: number
  readonly pages: number
}

async function scoreFile(folder: string, name: string, pageText: ReturnType<typeof embeddedPageText>): Promise<Timed> {
  const truth: Truth = JSON.parse(await readFile(join(folder, `${name}.truth.json`), 'utf8'))
  const answer = await pageText.read(await readFile(join(folder, `${name}.pdf`)), {
    password: null,
    digest: null,
    timeoutMs: 60_000,
  })
  if (answer.kind === 'refused' || !answer.document)
    throw new Error(`${name}: ${answer.kind === 'refused' ? answer.reason : 'no text'}`)
  const start = performance.now()
  const result = readDocument(answer.document, [name, '', ''])
  const milliseconds = performance.now() - start
  const pages = answer.document.pages.length
  if (result.kind !== 'reports') {
    console.log(`${name}: ${JSON.stringify(result)}`)
    return { name, score: null, milliseconds, pages }
  }
  const score = scoreReport(truth, result.reports[0])
  return { name, score: { ...score, mistakes: score.mistakes.map((mistake) => `${name}: ${mistake}`) }, milliseconds, pages }
}

function print(sum: ReadingScore, mistakes: number): void {
  const rows = Object.entries(sum.fields).map(([field, score]) => [
    field,
    { ...score, exact: `${((exactShare(score) ?? 1) * 100).toFixed(2)} %` },
  ])
  console.table(Object.fromEntries(rows))
  for (const mistake of sum.mistakes.slice(0, mistakes)) console.log(mistake)
  console.log(`${sum.mistakes.length} mistakes`)
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { mistakes: { type: 'string', default: '60' } } })
const [folder] = positionals
if (folder === undefined) throw new Error('which folder?')
const names = (await readdir(folder))
  .filter((name) => name.endsWith('.truth.json'))
  .map((name) => name.replace('.truth.json', ''))
const pageText = embeddedPageText()
const timed: Timed[] = []
for (const name of names) timed.push(await scoreFile(folder, name, pageText))
await pageText.close()
print(addScores(timed.flatMap(({ score }) => (score ? [score] : []))), Number(values.mistakes))
const slowest = timed.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 3)
console.log(slowest.map(({ name, milliseconds, pages }) => `${name}: ${pages} pages in ${milliseconds.toFixed(1)} ms`).join('\n'))
