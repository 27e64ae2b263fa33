import { globSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openDocument } from '#adapters/page-text/pdf-document.ts'
import { type Pdfium, startPdfium } from '#adapters/page-text/pdfium.ts'
import { openPlain, type PlainDocument, type PlainDrawing } from '#adapters/page-text/plain/read-plain.ts'
import type { Box, DocumentText, PageText } from '#adapters/page-text/port.ts'
import { readDocument } from '#adapters/page-text/read-document.ts'

/**
 * `node tools/compare-plain.ts [--all] 'FOLDER/*.pdf' …`: each page that is read without PDFium, next to the same as PDFium reads it. Tells
 * the first page of each file that differs (every page with `--all`), how many pages of how many are plain, and why the others are not.
 */
const LIMITS = { pages: 5000, charactersPerPage: 60_000, memory: 512 * 1024 * 1024 }

/** Points: letters that reach over their own width (an italic f) make a box of PDFium's wider than ours. */
const WIDER = 1.2
const MARK = 1.2

const farthest = (a: Box, b: Box): number => Math.max(...a.map((side, index) => Math.abs(side - (b[index] ?? Number.NaN))))

/** How the page of ours differs from PDFium's; null where it does not. */
function differenceOf(ours: PlainDrawing, theirs: PageText): string | null {
  if (theirs.turnsToRead !== undefined) return 'PDFium says that it is turned'
  if (farthest([0, 0, ours.space.width, ours.space.height], [0, 0, theirs.width, theirs.height]) > 0.02) return 'another size'
  const at = theirs.words.findIndex(({ text }, index) => ours.words[index]?.text !== text)
  if (at >= 0 || ours.words.length !== theirs.words.length) {
    const around = (words: readonly { text: string }[]): string =>
      words
        .slice(Math.max(0, at - 1), at + 4)
        .map(({ text }) => text)
        .join(' ')
    return `words: ${around(ours.words)} | ${around(theirs.words)}`
  }
  const off = theirs.words.find(({ box }, index) => farthest(ours.words[index]?.box ?? box, box) > WIDER)
  if (off) return `the place of ${off.text}`
  const isMarkOff = theirs.marks.some((box, index) => farthest(ours.marks[index] ?? [0, 0, 0, 0], box) > MARK)
  return isMarkOff || ours.marks.length !== theirs.marks.length ? 'drawings' : null
}

function readByPdfium(pdfium: Pdfium, bytes: Uint8Array): DocumentText | string {
  const document = openDocument(pdfium, bytes, null)
  if (typeof document === 'string') return document
  const text = readDocument(pdfium, document, { limits: LIMITS })
  document.close()
  return text
}

interface Count {
  files: number
  wholeFiles: number
  pages: number
  plain: number
  differ: number
}

/** What of a file differs, page by page; what is counted is added to `count`. */
function compare(plain: PlainDocument, theirs: DocumentText | string, count: Count): string[] {
  if (typeof theirs === 'string') return [`PDFium answers ${theirs}`]
  if (theirs.pages.length !== plain.pageCount || theirs.producer !== plain.producer) return ['other pages, or another maker']
  const found = theirs.pages.flatMap((page) => {
    const ours = plain.page(page.number, LIMITS.charactersPerPage)
    return ours === null ? [] : [{ number: page.number, difference: differenceOf(ours, page) }]
  })
  const differ = found.filter(({ difference }) => difference !== null)
  count.pages += plain.pageCount
  count.plain += found.length
  count.differ += differ.length
  if (found.length === plain.pageCount) count.wholeFiles += 1
  return differ.map(({ number, difference }) => `page ${number}: ${difference}`)
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean', default: false } } })
  const reasons = new Map<string, number>()
  const note = (why: string): void => void reasons.set(why, (reasons.get(why) ?? 0) + 1)
  const count: Count = { files: 0, wholeFiles: 0, pages: 0, plain: 0, differ: 0 }
  let pdfium = await startPdfium(LIMITS.memory)
  for (const file of positionals.flatMap((pattern) => globSync(pattern)).toSorted()) {
    count.files += 1
    const bytes = new Uint8Array(readFileSync(file))
    const plain = openPlain(bytes, note)
    if (plain === null) continue
    let theirs: DocumentText | string
    try {
      theirs = readByPdfium(pdfium, bytes)
    } catch {
      theirs = 'damaged'
      pdfium = await startPdfium(LIMITS.memory)
    }
    const told = compare(plain, theirs, count)
    for (const difference of values.all ? told : told.slice(0, 1)) console.log(`${file}: ${difference}`)
  }
  console.log(count)
  for (const [why, times] of [...reasons].toSorted((a, b) => b[1] - a[1])) console.log(`${times} ${why}`)
}

if (import.meta.main) await main()
