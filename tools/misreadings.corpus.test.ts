import { afterAll, describe, expect, it } from 'vitest'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import type { PageText, Word } from '#engine/reading/page-text.ts'
import { lostWords, type Misreading, misreadWords, unaskedIn } from '#tools/misreadings.ts'
import { LAYOUTS, type Layout, seededFile, typesetCreditFile } from '#tools/synthetic-reports/make-report.ts'
import { startTypesetter } from '#tools/synthetic-reports/print-typst.ts'
import type { Truth } from '#tools/synthetic-reports/scored-truth.ts'

/** How surely a recogniser reads a clean page, and a word of which it got a letter wrong. */
const CLEAN = 0.97
const MISREAD = 0.75
/** One misreading in so many is tried. */
const EVERY = 120
const LEAST_TRIED = 10

/** The page as it would be recognised: each box drawn around its ink, and how surely it was read. */
function asRecognised(page: PageText): PageText {
  const words = page.words.map((word): Word => {
    const [x, y, width, height] = word.box
    const isDash = /^[-–—]+$/.test(word.text)
    const capital = height * INK
    const foot = y + height * FOOT
    const isTall = /[A-Zbdfhklt0-9$()]/.test(word.text)
    const isDeep = /[gjpqy,;()$]/.test(word.text)
    const inked = isDash ? 1 : capital * ((isTall ? 1 : 0.74) + (isDeep ? 0.28 : 0))
    const bottom = isDash ? foot - capital * 0.4 : foot + (isDeep ? capital * 0.28 : 0)
    return { text: word.text, box: [x, bottom - inked, width, inked], confidence: CLEAN }
  })
  return { ...page, words }
}
/** Of the height of a text layer's box: how high a capital is, and where the line is. */
const [INK, FOOT] = [0.55, 0.75]

const pageText = embeddedPageText()
afterAll(() => pageText.close())

async function recognisedReport(layout: Layout): Promise<{ pages: PageText[]; truth: Truth }> {
  const seed = 'misread-1'
  const whole = seededFile(layout, seed)
  const file = { ...whole, accounts: whole.accounts.slice(0, 2), askings: whole.askings.slice(0, 2) }
  const { bytes, truth } = typesetCreditFile(layout, file, { seed, typeset: startTypesetter() })
  const text = await pageText.read(bytes, { password: null, digest: null, timeoutMs: 60_000 })
  if (text.kind !== 'text' || text.document === null) throw new Error('the file has a text layer')
  return { pages: text.document.pages.map(asRecognised), truth }
}

/** What is wrong and sure after each of some misreadings, and what was done. */
function surelyWrong(misreadings: Iterable<Misreading>, truth: Truth, known: ReadonlySet<string>) {
  let tried = 0
  let at = 0
  const harmed: string[] = []
  for (const { what, pages } of misreadings) {
    at += 1
    if (at % EVERY !== 0) continue
    tried += 1
    const wrong = unaskedIn(pages, truth).filter((one) => one.startsWith('SURE ') && !known.has(one))
    if (wrong.length > 0) harmed.push(`${what}: ${wrong[0]}`)
  }
  return { tried, harmed }
}

describe.each(LAYOUTS)('pages of %s with one piece lost or misread', (layout) => {
  it('are read with nothing wrong that nobody is asked about, but for one in ten at most', async () => {
    const { pages, truth } = await recognisedReport(layout)
    const known = new Set(unaskedIn(pages, truth))
    const all = [lostWords(pages), misreadWords(pages, MISREAD)].map((some) => surelyWrong(some, truth, known))
    const tried = all.reduce((sum, one) => sum + one.tried, 0)
    const harmed = all.flatMap((one) => one.harmed)
    expect(tried).toBeGreaterThan(LEAST_TRIED)
    expect(harmed.length / tried, harmed.join('\n')).toBeLessThanOrEqual(1 / 10)
  })
})
