import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { embeddedRecognition } from '#adapters/recognition/embedded.ts'
import { type PreparedPage, preparePage } from '#adapters/recognition/prepare-page.ts'
import { startTesseract } from '#adapters/recognition/tesseract.ts'
import type { Measured } from '#tools/bench/measured.ts'
import { startPictureMaker } from '#tools/held-out-pictures.ts'
import { printCreditFile, seededFile } from '#tools/synthetic-reports/make-report.ts'
import { startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { startTypesetter } from '#tools/synthetic-reports/print-typst.ts'

const NATIVE = '/usr/bin/tesseract'
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
const SEED = 'bench-ocr'
const PAGES = 2
const DPI = 300
/** Ours and the native one in turn, so that whatever else the machine does meets both; the median counts. */
const ROUNDS = 3

/** CPU seconds, all threads together, and megabytes at the peak. */
interface Cost {
  readonly seconds: number
  readonly peak: number
}

/** Of the speed of the native recogniser. */
const AIM = 0.75
const MOST_SECONDS_A_PAGE = 3.5

/**
 * What a page costs to read: our recogniser and the native one with the same model on the same prepared pixels, one page
 * after the other. The first page warms up and does not count, here and there.
 */
export async function benchOcr(): Promise<Measured[]> {
  if (spawnSync(NATIVE, ['--version']).status !== 0) {
    console.log(`Skipped the speed of recognition: there is no ${NATIVE}.\n`)
    return []
  }
  const pictures = await makePictures()
  const whole = await costOfPages(pictures)
  const { prepared, preparing } = await prepareAll(pictures)
  const { recognising, native } = await costsInTurn(prepared)
  const pages = prepared.length - 1
  const each = (seconds: number): string => `${(seconds / pages).toFixed(2)} s`
  return [
    {
      what: `Recognition alone, ${pages} pages at 250 dpi (scans and photos): CPU a page`,
      ours: each(recognising.seconds),
      reference: `${each(native.seconds)} native Tesseract, same model and pixels`,
      ratio: (native.seconds / recognising.seconds).toFixed(2),
      aim: String(AIM),
      isMet: native.seconds / recognising.seconds >= AIM,
    },
    {
      what: 'A picture to words, preparation included: CPU a page',
      ours: `${each(whole.seconds)}, of which ${each(preparing.seconds)} preparation`,
      reference: 'none',
      ratio: '-',
      aim: `at most ${MOST_SECONDS_A_PAGE} s`,
      isMet: whole.seconds / pages <= MOST_SECONDS_A_PAGE,
    },
    {
      what: 'Peak memory of the process that recognises',
      ours: `${Math.round(whole.peak)} MB, this bench itself included`,
      reference: `${Math.round(native.peak)} MB native`,
      ratio: (whole.peak / native.peak).toFixed(2),
      aim: '-',
      isMet: null,
    },
  ]
}

/** The first pages of two reports, scanned and photographed. */
async function makePictures(): Promise<Uint8Array[]> {
  const [maker, browser, pageText] = [await startPictureMaker(CHROMIUM), await startBrowserPrinter(CHROMIUM), embeddedPageText()]
  const pictures: Uint8Array[] = []
  try {
    for (const layout of ['experian', 'transunion'] as const) {
      const printer = { print: browser.print, typeset: startTypesetter() }
      const { bytes } = await printCreditFile(layout, seededFile(layout, SEED), { seed: SEED, printer })
      for (let page = 1; page <= PAGES; page += 1) {
        const drawn = await pageText.renderPage(bytes, { page, dpi: DPI, colour: false, password: null })
        if (drawn.kind === 'refused') throw new Error(drawn.reason)
        for (const condition of ['scan', 'photo_8mp'] as const)
          pictures.push(await maker.picture(condition, drawn.png, `${SEED}/${layout}/${page}`))
      }
    }
  } finally {
    await Promise.all([maker.close(), browser.close(), pageText.close()])
  }
  return pictures
}

/** The cost of `run` for all but the first. */
async function costOf<One>(all: readonly One[], run: (one: One) => Promise<unknown>): Promise<Cost> {
  const [first, ...rest] = all
  if (first === undefined) throw new RangeError('nothing to measure')
  await run(first)
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss() / 2 ** 20)
  }, 20)
  const before = process.cpuUsage()
  for (const one of rest) await run(one)
  const { user, system } = process.cpuUsage(before)
  clearInterval(watch)
  return { seconds: (user + system) / 1e6, peak }
}

async function costOfPages(pictures: readonly Uint8Array[]): Promise<Cost> {
  const recognition = embeddedRecognition()
  const cost = await costOf(pictures, (picture) => recognition.readPage(picture))
  await recognition.close()
  return cost
}

async function prepareAll(pictures: readonly Uint8Array[]): Promise<{ prepared: PreparedPage[]; preparing: Cost }> {
  const prepared: PreparedPage[] = []
  const preparing = await costOf(pictures, async (picture) => {
    const page = await preparePage(picture)
    if (page.kind === 'refused') throw new Error(`a picture of the bench is refused: ${page.trouble ?? page.reason}`)
    prepared.push(page)
  })
  return { prepared, preparing }
}

async function costsInTurn(prepared: readonly PreparedPage[]): Promise<{ recognising: Cost; native: Cost }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'errata-bench-ocr-'))
  const reader = startTesseract()
  const costs: { ours: Cost; native: Cost }[] = []
  try {
    const files = await writeForNative(prepared, folder)
    while (costs.length < ROUNDS)
      costs.push({
        ours: await costOf(prepared, ({ grey }) => reader.read(grey)),
        native: await costOfNative(files, folder),
      })
  } finally {
    await reader.terminate()
    rmSync(folder, { recursive: true, force: true })
  }
  return { recognising: median(costs.map(({ ours }) => ours)), native: median(costs.map(({ native }) => native)) }
}

function median(costs: readonly Cost[]): Cost {
  const middle = costs.toSorted((a, b) => a.seconds - b.seconds)[Math.floor(costs.length / 2)]
  if (middle === undefined) throw new RangeError('nothing was measured')
  return middle
}

/** Of the formats that it reads the one it takes the least time for: reading the plainest, PGM, costs it an eighth more. */
async function writeTiff({ grey: { width, height, pixels } }: PreparedPage, file: string): Promise<void> {
  await sharp(pixels, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .tiff({ compression: 'none' })
    .toFile(file)
}

/** The pictures and the model. */
async function writeForNative(prepared: readonly PreparedPage[], folder: string): Promise<string[]> {
  const packed = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz')
  writeFileSync(path.join(folder, 'eng.traineddata'), gunzipSync(readFileSync(packed)))
  const files: string[] = []
  for (const page of prepared) {
    const file = path.join(folder, `${files.length}.tif`)
    await writeTiff(page, file)
    files.push(file)
  }
  return files
}

/** All pages in one run, less a run of the first page alone: without starting and without loading the model. */
async function costOfNative(files: readonly string[], folder: string): Promise<Cost> {
  const one = await runNative(folder, files.slice(0, 1))
  const all = await runNative(folder, files)
  return { seconds: all.seconds - one.seconds, peak: all.peak }
}

/** Clock ticks of /proc a second; Linux has 100. */
const TICKS = 100

async function runNative(folder: string, files: readonly string[]): Promise<Cost> {
  const list = path.join(folder, 'list.txt')
  writeFileSync(list, files.join('\n'))
  const options = ['--tessdata-dir', folder, '--psm', '6', '--oem', '1', '-l', 'eng', 'tsv']
  const env = { ...process.env, OMP_THREAD_LIMIT: '1' }
  const child = spawn(NATIVE, [list, path.join(folder, 'out'), ...options], { env, stdio: 'ignore' })
  let cost: Cost = { seconds: 0, peak: 0 }
  const watch = setInterval(() => {
    cost = costSoFar(child.pid) ?? cost
  }, 5)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error(`${NATIVE} ended with ${String(code)}`)
  return cost
}

/** Null once the process is gone. */
function costSoFar(pid: number | undefined): Cost | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const peak = Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024
    const seconds = (Number(stat[11]) + Number(stat[12])) / TICKS
    return Number.isNaN(peak) ? null : { seconds, peak }
  } catch {
    return null
  }
}
