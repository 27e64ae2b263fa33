import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { type Chance, seeded } from '#engine/practice/seed.ts'
import { consumerDirectPage } from '#tools/synthetic-reports/consumerdirect.ts'
import { identityIqPage } from '#tools/synthetic-reports/identityiq.ts'
import { type Printer, printCreditFile, seededFile } from '#tools/synthetic-reports/make-report.ts'
import { startBrowserPrinter } from '#tools/synthetic-reports/print-pdf.ts'
import { startTypesetter } from '#tools/synthetic-reports/print-typst.ts'
import type { Truth } from '#tools/synthetic-reports/scored-truth.ts'
import { makeThreeBureauFile } from '#tools/synthetic-reports/three-bureau-file.ts'

/**
 * Pictures of pages as people make them, by other means than the pictures on which the recogniser was tuned
 * (tools/synthetic-pictures): photos are taken by Chromium, which tilts the page in space, bends it, lays it on a desk and
 * lets light and shadow fall on it. They are scored once and never tuned on.
 */
export const CONDITIONS = ['scan', 'fax', 'faded', 'photo_8mp', 'photo_5mp'] as const
export type Condition = (typeof CONDITIONS)[number]

export interface PictureMaker {
  /** `page` is the page drawn at 300 dots an inch, 2550 × 3300. */
  picture(condition: Condition, page: Uint8Array, seed: string): Promise<Uint8Array>
  close(): Promise<void>
}

export async function startPictureMaker(executablePath = '/usr/bin/chromium'): Promise<PictureMaker> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  return {
    picture: (condition, page, seed) => {
      const chance = seeded(`${seed}/${condition}`)
      if (condition === 'scan') return scan(page, chance)
      if (condition === 'fax') return fax(page, chance)
      if (condition === 'faded') return faded(page, chance)
      return photo(browser, page, { chance, megapixels: condition === 'photo_8mp' ? 8 : 5 })
    },
    close: () => browser.close(),
  }
}

const between = (chance: Chance, least: number, most: number): number =>
  least + (most - least) * (chance.whole(0, 10_000) / 10_000)

/** So many grains are drawn once, and each dot takes one of them. */
const GRAINS = 65_536

/** From the seed, as sharp's own noise is not: a picture that was read wrong once can be made again. */
async function noisy(picture: Buffer, sigma: number, chance: Chance): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata()
  const own = chance.fork('noise')
  const grains = Uint8ClampedArray.from({ length: GRAINS }, () => {
    const [one, other] = [own.next(), own.next()]
    return 128 + sigma * Math.sqrt(-2 * Math.log(1 - one)) * Math.cos(2 * Math.PI * other)
  })
  const dots = new Uint8Array(width * height * 3)
  for (let at = 0; at < dots.length; at += 1) dots[at] = grains[Math.floor(own.next() * GRAINS)] ?? 128
  const noise = await sharp(dots, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(picture)
    .removeAlpha()
    .composite([{ input: noise, blend: 'hard-light' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** 200 dots an inch, laid a little askew on the glass. */
async function scan(page: Uint8Array, chance: Chance): Promise<Uint8Array> {
  const turned = await sharp(page)
    .rotate(between(chance, -1.8, 1.8), { background: '#fbfbf9' })
    .resize({ width: 1700 })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const soft = await sharp(await noisy(turned, between(chance, 4, 9), chance))
    .blur(between(chance, 0.45, 0.7))
    .png()
    .toBuffer()
  return new Uint8Array(
    await sharp(soft)
      .jpeg({ quality: chance.whole(55, 80) })
      .toBuffer(),
  )
}

/** Fine mode of a fax machine: 204 × 196 dots an inch, black or white, with specks. */
async function fax(page: Uint8Array, chance: Chance): Promise<Uint8Array> {
  const turned = await sharp(page)
    .rotate(between(chance, -1, 1), { background: '#ffffff' })
    .resize({ width: 1728, height: 2156, fit: 'fill' })
    .greyscale()
    .png({ compressionLevel: 1 })
    .toBuffer()
  const grained = await noisy(turned, between(chance, 12, 22), chance)
  return new Uint8Array(
    await sharp(grained).greyscale().threshold(chance.whole(125, 165)).png({ palette: true, colours: 2 }).toBuffer(),
  )
}

/** A copy of a copy whose toner ran out: pale, grey paper, uneven from side to side, 200 dots an inch. */
async function faded(page: Uint8Array, chance: Chance): Promise<Uint8Array> {
  const turned = await sharp(page)
    .rotate(between(chance, -2.5, 2.5), { background: '#ffffff' })
    .resize({ width: 1700 })
    .blur(between(chance, 0.5, 0.8))
    .png({ compressionLevel: 1 })
    .toBuffer()
  const ink = between(chance, 0.28, 0.42)
  const pale = await sharp(turned)
    .greyscale()
    .linear(ink, 232 - ink * 255)
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { width, height } = await sharp(pale).metadata()
  const [left, right] = [chance.whole(225, 255), chance.whole(225, 255)]
  const veil = `<svg width="${width}" height="${height}"><linearGradient id="v"><stop offset="0" stop-color="rgb(${left},${left},${left})"/><stop offset="1" stop-color="rgb(${right},${right},${right})"/></linearGradient><rect width="100%" height="100%" fill="url(#v)"/></svg>`
  const uneven = await sharp(pale)
    .composite([{ input: Buffer.from(veil), blend: 'multiply' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  return new Uint8Array(
    await sharp(await noisy(uneven, between(chance, 5, 9), chance))
      .jpeg({ quality: chance.whole(40, 65) })
      .toBuffer(),
  )
}

const DESKS = ['#5a4632', '#d9d4c8', '#2d2f33', '#8a6f52', '#b9b2a5', '#eceae4', '#3b4a40'] as const

/** A page of the browser that is the desk, the paper and the light at once. */
function deskOf(source: string, { chance, width, height }: { chance: Chance; width: number; height: number }): string {
  const fill = between(chance, 0.78, 0.9)
  const paperHeight = Math.min(height * fill, ((width * fill) / 8.5) * 11)
  const paperWidth = (paperHeight / 11) * 8.5
  const tilt = {
    x: between(chance, -17, 17),
    y: between(chance, -15, 15),
    z: between(chance, -6, 6),
  }
  const bend = between(chance, 0, 7)
  const light = { x: chance.whole(-20, 120), y: chance.whole(-20, 120), dark: between(chance, 0.12, 0.42) }
  const hand = { x: chance.whole(0, 100), y: chance.whole(60, 120), dark: between(chance, 0, 0.3) }
  return `<!doctype html><body style="margin:0;width:${width}px;height:${height}px;overflow:hidden;background:${chance.pick(DESKS)}">
<svg width="0" height="0" style="position:absolute"><filter id="desk"><feTurbulence type="fractalNoise" baseFrequency="${between(chance, 0.002, 0.02)} ${between(chance, 0.02, 0.2)}" numOctaves="4" seed="${chance.whole(1, 999)}"/><feColorMatrix values="0 0 0 0 0.4  0 0 0 0 0.35  0 0 0 0 0.3  0.6 0 0 0 0"/></filter>
<filter id="bend" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feImage href="data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(paperWidth)}" height="${Math.round(paperHeight)}"><defs><linearGradient id="g"><stop offset="0" stop-color="rgb(128,128,128)"/><stop offset="0.5" stop-color="rgb(128,180,128)"/><stop offset="1" stop-color="rgb(128,128,128)"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  )}" result="map" preserveAspectRatio="none" x="0" y="0" width="${Math.round(paperWidth)}" height="${Math.round(paperHeight)}"/><feDisplacementMap in="SourceGraphic" in2="map" scale="${bend * 10}" xChannelSelector="R" yChannelSelector="G"/></filter></svg>
<div style="position:absolute;inset:0;filter:url(#desk)"></div>
<div style="position:absolute;inset:0;display:grid;place-items:center;perspective:${Math.round(height * between(chance, 1.1, 1.8))}px">
<img id="page" src="${source}" style="width:${paperWidth}px;height:${paperHeight}px;filter:url(#bend);transform:rotateX(${tilt.x}deg) rotateY(${tilt.y}deg) rotateZ(${tilt.z}deg);box-shadow:0 12px 40px rgb(0 0 0 / .5)"></div>
<div style="position:absolute;inset:0;mix-blend-mode:multiply;background:radial-gradient(circle at ${light.x}% ${light.y}%, #fff, rgb(0 0 0 / ${light.dark}) 130%)"></div>
<div style="position:absolute;inset:0;mix-blend-mode:multiply;background:radial-gradient(ellipse at ${hand.x}% ${hand.y}%, rgb(20 20 30 / ${hand.dark}), transparent 45%)"></div>
<div style="position:absolute;inset:0;mix-blend-mode:multiply;background:${chance.pick(['#fff3df', '#eef3ff', '#ffffff', '#fff8e6'])}"></div></body>`
}

async function photo(
  browser: Browser,
  page: Uint8Array,
  { chance, megapixels }: { chance: Chance; megapixels: number },
): Promise<Uint8Array> {
  const width = Math.round(Math.sqrt((megapixels * 1_000_000 * 3) / 4))
  const height = Math.round((width * 4) / 3)
  const tab = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 })
  try {
    const source = `data:image/png;base64,${Buffer.from(page).toString('base64')}`
    await tab.setContent(deskOf(source, { chance, width, height }))
    await tab.locator('#page').evaluate(async (image) => {
      if (image instanceof HTMLImageElement) await image.decode()
    })
    const shot = await tab.screenshot({ type: 'png' })
    const soft = await sharp(await noisy(shot, between(chance, 5, 11), chance))
      .blur(between(chance, 0.5, 0.9))
      .png()
      .toBuffer()
    return new Uint8Array(
      await sharp(soft)
        .jpeg({ quality: chance.whole(70, 88) })
        .toBuffer(),
    )
  } finally {
    await tab.close()
  }
}

/** Accounts a report: enough for every part of a layout, few enough to be read in all five conditions. */
const ACCOUNTS = 3
const DPI = 300

const THREE_BUREAU_PAGES = { identityiq: identityIqPage, consumerdirect: consumerDirectPage } as const
const PICTURED = ['experian', 'myequifax', 'transunion', 'equifax-acr', 'identityiq', 'consumerdirect'] as const
type Pictured = (typeof PICTURED)[number]

/** A file and what is printed in it, a truth for each bureau. */
interface Paper {
  readonly bytes: Uint8Array
  readonly truths: readonly Truth[]
}

async function printPaper(layout: Pictured, seed: string, printer: Printer): Promise<Paper> {
  if (layout === 'identityiq' || layout === 'consumerdirect') {
    const file = makeThreeBureauFile(`${layout} ${seed}`, { accounts: ACCOUNTS })
    const { print, printTruths } = THREE_BUREAU_PAGES[layout](seed, file)
    return { bytes: await printer.print(print), truths: printTruths }
  }
  const whole = seededFile(layout, seed)
  const file = { ...whole, accounts: whole.accounts.slice(0, ACCOUNTS), askings: whole.askings.slice(0, 4) }
  const { bytes, truth } = await printCreditFile(layout, file, { seed, printer })
  return { bytes, truths: [truth] }
}

interface Wish {
  /** `1-2`. */
  readonly seeds: string
  readonly conditions?: readonly Condition[]
  readonly layouts?: readonly Pictured[]
}

/** Each layout's file of each seed in each condition, a folder each, as `tools/score-pictures.ts` reads them. */
export async function writeHeldOutPictures(
  out: string,
  { seeds, conditions = CONDITIONS, layouts = PICTURED }: Wish,
): Promise<void> {
  const [first = 1, last = first] = seeds.split('-').map(Number)
  const [maker, browser, pageText] = [await startPictureMaker(), await startBrowserPrinter(), embeddedPageText()]
  const printer = { print: browser.print, typeset: startTypesetter() }
  try {
    for (const layout of layouts) {
      for (let number = first; number <= last; number += 1) {
        const seed = `held-out-picture-${number}`
        const { bytes, truths } = await printPaper(layout, seed, printer)
        const counted = await pageText.pageCount(bytes, { password: null })
        const pages = counted.kind === 'pages' ? counted.count : 0
        for (let page = 1; page <= pages; page += 1) {
          const drawn = await pageText.renderPage(bytes, { page, dpi: DPI, colour: false, password: null })
          if (drawn.kind === 'refused') throw new Error(drawn.reason)
          for (const condition of conditions) {
            const folder = join(out, condition)
            await mkdir(folder, { recursive: true })
            await writeFile(join(folder, `${layout}-${number}.truth.json`), JSON.stringify(truths))
            const picture = await maker.picture(condition, drawn.png, `${seed}/${layout}/${page}`)
            await writeFile(join(folder, `${layout}-${number}.p${page}.${condition === 'fax' ? 'png' : 'jpg'}`), picture)
          }
        }
        process.stdout.write(`${layout} ${number}: ${pages} pages\n`)
      }
    }
  } finally {
    await Promise.all([maker.close(), browser.close(), pageText.close()])
  }
}

/** Those of `all` that a list names, in their own order; a RangeError for a name that is none. */
function namedIn<T extends string>(all: readonly T[], list: string): T[] {
  const wanted = list.split(',')
  const unknown = wanted.find((name) => !all.some((one) => one === name))
  if (unknown !== undefined) throw new RangeError(`no ${unknown}: ${all.join(', ')}`)
  return all.filter((one) => wanted.includes(one))
}

/** `node tools/held-out-pictures.ts --out FOLDER --seeds 1-2 [--conditions scan,fax] [--layouts identityiq]` */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      seeds: { type: 'string', default: '1-2' },
      conditions: { type: 'string', default: CONDITIONS.join(',') },
      layouts: { type: 'string', default: PICTURED.join(',') },
    },
  })
  if (values.out === undefined) throw new RangeError('--out FOLDER')
  const [conditions, layouts] = [namedIn(CONDITIONS, values.conditions), namedIn(PICTURED, values.layouts)]
  await writeHeldOutPictures(values.out, { seeds: values.seeds, conditions, layouts })
}

if (import.meta.main) await main()
