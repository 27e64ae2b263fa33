import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { benchDataLayouts } from '#tools/bench/data-layouts.ts'
import { MEASURED_HEADS, measuredCells } from '#tools/bench/measured.ts'
import { benchOcr } from '#tools/bench/ocr-speed.ts'
import { benchPictures, PICTURE_HEADS } from '#tools/bench/picture-conditions.ts'
import { benchLongRead } from '#tools/bench/reading-load.ts'
import { cellsOf, type LayoutScore, markdownTable, SCORE_HEADS } from '#tools/bench/reading-row.ts'
import { benchReading } from '#tools/bench/reading-speed.ts'
import { benchSamples, hasSamples, SAMPLE_HEADS } from '#tools/bench/sample-files.ts'
import { benchTextLayouts } from '#tools/bench/text-layouts.ts'
import { writeHeldOutPictures } from '#tools/held-out-pictures.ts'

/**
 * `npm run bench:reading [-- --only text,data,samples,pictures,speed,load] [--files 40] [--seeds NAME] [--pictures FOLDER]
 * [--picture-seeds 1-2] [--mistakes 20]`: the tables of docs/performance.md, mistakes to stderr. Nothing here fails a test.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'text,data,samples,pictures,speed,load' },
    files: { type: 'string', default: '40' },
    seeds: { type: 'string', default: 'bench-c' },
    pictures: { type: 'string' },
    'picture-seeds': { type: 'string', default: '1-2' },
    mistakes: { type: 'string', default: '20' },
  },
})
const corpus = { files: Number(values.files), seeds: values.seeds }

const show = (heads: readonly string[], rows: readonly (readonly string[])[]): void =>
  console.log(`${markdownTable(heads, rows)}\n`)

/** Each layout's row as soon as it is known, with the first of its mistakes. */
function telling(rows: LayoutScore[]): (score: LayoutScore) => void {
  return (score) => {
    rows.push(score)
    console.error(cellsOf(score).join(' | '))
    for (const mistake of [...score.score.mistakes, ...score.placeless].slice(0, Number(values.mistakes))) console.error(mistake)
  }
}

async function text(): Promise<void> {
  const rows: LayoutScore[] = []
  await benchTextLayouts(corpus, telling(rows))
  show(SCORE_HEADS, rows.map(cellsOf))
}

async function data(): Promise<void> {
  const rows: LayoutScore[] = []
  benchDataLayouts(corpus, telling(rows))
  show(SCORE_HEADS, rows.map(cellsOf))
}

async function samples(): Promise<void> {
  if (!hasSamples()) return console.log('Skipped: there is no ../shared/samples.\n')
  const pageText = embeddedPageText()
  show(SAMPLE_HEADS, await benchSamples(pageText))
  await pageText.close()
}

async function pictures(): Promise<void> {
  if (values.pictures !== undefined) return show(PICTURE_HEADS, await benchPictures(values.pictures, Number(values.mistakes)))
  const folder = mkdtempSync(path.join(tmpdir(), 'errata-bench-pictures-'))
  try {
    await writeHeldOutPictures(folder, { seeds: values['picture-seeds'] })
    show(PICTURE_HEADS, await benchPictures(folder, Number(values.mistakes)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function speed(): Promise<void> {
  const rows = []
  for (const bench of [benchReading, benchOcr]) rows.push(...(await bench()))
  show(MEASURED_HEADS, rows.map(measuredCells))
}

async function load(): Promise<void> {
  show(MEASURED_HEADS, (await benchLongRead()).map(measuredCells))
}

const PARTS = new Map(Object.entries({ text, data, samples, pictures, speed, load }))
const wanted = values.only.split(/[,|]/)
const unknown = wanted.find((part) => !PARTS.has(part))
if (unknown !== undefined) throw new RangeError(`no part ${unknown}: ${[...PARTS.keys()].join(', ')}`)

console.log(`Node ${process.version}, ${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)} at the start\n`)
for (const [part, run] of PARTS) {
  if (!wanted.includes(part)) continue
  console.log(`## ${part}\n`)
  await run()
}
