import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { embeddedRecognition } from '#adapters/recognition/embedded.ts'
import type { RecognitionPort } from '#adapters/recognition/port.ts'
import type { PageText } from '#engine/reading/page-text.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import { addScores, type FieldScore, type ReadingScore, scoreReport } from '#tools/reading-score.ts'
import type { Truth } from '#tools/synthetic-reports/scored-truth.ts'

/**
 * `node tools/score-pictures.ts <folder> [--mistakes 50] [--only name]`: reads the pictures `x.p1.png`, `x.p2.jpg` … of
 * each `x.truth.json` and prints how exactly, and how honestly: which wrong fields no one would have been asked about,
 * and how many right ones someone was. What was recognised is kept next to the picture (`x.p1.words.json`) for the next run.
 */

/** What the pictures of one report came to. */
export interface PictureScore {
  readonly fields: Shares
  /** Payment grids and balance tables. */
  readonly cells: Shares
  /** Of all facts and cells: wrong or invented, and not marked for confirmation. */
  readonly unasked: number
}

export interface Shares {
  readonly facts: number
  /** Parts of one. */
  readonly exact: number
  readonly missing: number
  /** Missing, and not asked about either. */
  readonly unseen: number
  /** Wrong or invented, and not marked for confirmation. */
  readonly unasked: number
  /** Right, and marked all the same. */
  readonly asked: number
}

const CELLS: ReadonlySet<string> = new Set(['paymentHistory', 'balanceHistory'])

/** The two shares that count, of everything that was read. */
export function sharesOf({ fields }: ReadingScore): PictureScore {
  const entries = Object.entries(fields)
  const part = (isCell: boolean): Shares => shares(entries.flatMap(([name, one]) => (CELLS.has(name) === isCell ? [one] : [])))
  const [facts, cells] = [part(false), part(true)]
  return { fields: facts, cells, unasked: Math.round(facts.unasked * facts.facts + cells.unasked * cells.facts) }
}

function shares(scores: readonly FieldScore[]): Shares {
  const sum = (of: (score: FieldScore) => number): number => scores.reduce((all, score) => all + of(score), 0)
  const facts = sum(({ right, wrong, missing, invented }) => right + wrong + missing + invented)
  const share = (count: number): number => (facts === 0 ? 0 : count / facts)
  return {
    facts,
    exact: share(sum(({ right }) => right)),
    missing: share(sum(({ missing }) => missing)),
    unseen: share(sum(({ unseen }) => unseen ?? 0)),
    unasked: share(sum(({ unasked }) => unasked ?? 0)),
    asked: share(sum(({ asked }) => asked ?? 0)),
  }
}

/** Scores recognised pages against the truth of each bureau; null where they are not read as the reports of those bureaus. */
export function scorePages(pages: readonly PageText[], truths: readonly Truth[]): ReadingScore | null {
  const result = readDocument({ pages, producer: null }, ['picture', 'picture-2', 'picture-3'])
  if (result.kind !== 'reports' || result.reports.length !== truths.length) return null
  const { reports } = result
  return addScores(truths.map((truth) => scoreReport(truth, reports.find(({ bureau }) => bureau === truth.bureau) ?? reports[0])))
}

/** What is printed in one report, a truth for each bureau. */
export async function truthsOf(folder: string, name: string): Promise<Truth[]> {
  return JSON.parse(await readFile(join(folder, `${name}.truth.json`), 'utf8'))
}

/** The recognised pages of one report in their order; what was recognised before is read from the folder. */
export async function pagesOf(folder: string, name: string, recognition: RecognitionPort): Promise<PageText[]> {
  const numbered = (await readdir(folder)).flatMap((file) => {
    const number = new RegExp(`^${name}\\.p(\\d+)\\.(?:png|jpe?g)$`).exec(file)?.[1]
    return number === undefined ? [] : [{ file, number: Number(number) }]
  })
  const pages: PageText[] = []
  for (const { file, number } of numbered.toSorted((a, b) => a.number - b.number)) {
    const kept = join(folder, file.replace(/\.\w+$/, '.words.json'))
    const known: PageText | null = await readFile(kept, 'utf8').then(JSON.parse, () => null)
    const page = known ?? (await recognised(await readFile(join(folder, file)), { number, recognition, file }))
    if (!known && page) await writeFile(kept, JSON.stringify(page))
    if (page) pages.push(page)
  }
  return pages
}

async function recognised(
  picture: Uint8Array,
  { number, recognition, file }: { number: number; recognition: RecognitionPort; file: string },
): Promise<PageText | null> {
  const page = await recognition.readPage(picture)
  if (page.kind === 'page') return { number, width: page.width, height: page.height, words: page.words, marks: page.marks }
  process.stdout.write(`${file}: ${page.reason} ${page.trouble ?? ''}\n`)
  return null
}

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`
const row = ({ facts, exact, missing, unseen, unasked, asked }: Shares) => ({
  facts,
  exact: percent(exact),
  missing: percent(missing),
  'and not asked': percent(unseen),
  'wrong and sure': percent(unasked),
  'right and asked': percent(asked),
})

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { mistakes: { type: 'string', default: '60' }, only: { type: 'string', default: '' } },
  })
  const [folder] = positionals
  if (folder === undefined) throw new Error('which folder?')
  const names = (await readdir(folder)).flatMap((file) => (file.endsWith('.truth.json') ? [file.replace('.truth.json', '')] : []))
  const recognition = embeddedRecognition()
  const scores = new Map<string, ReadingScore>()
  for (const name of names.filter((one) => one.includes(values.only))) {
    const score = scorePages(await pagesOf(folder, name, recognition), await truthsOf(folder, name))
    if (!score) process.stdout.write(`${name}: not read as a report\n`)
    else scores.set(name, { ...score, mistakes: score.mistakes.map((mistake) => `${name} ${mistake}`) })
  }
  await recognition.close()
  const sum = addScores([...scores.values()])
  const rows = [...scores, ['all', sum] as const].map(([name, score]) => [name, sharesOf(score)] as const)
  console.table(Object.fromEntries(rows.map(([name, { fields }]) => [`${name}: fields`, row(fields)])))
  console.table(Object.fromEntries(rows.map(([name, { cells }]) => [`${name}: cells`, row(cells)])))
  const sorted = sum.mistakes.toSorted((a, b) => Number(b.includes(' SURE ')) - Number(a.includes(' SURE ')))
  for (const mistake of sorted.slice(0, Number(values.mistakes))) process.stdout.write(`${mistake}\n`)
  process.stdout.write(`${sum.mistakes.length} mistakes\n`)
}

if (import.meta.main) await main()
