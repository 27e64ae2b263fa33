import { type DocumentText, type PageText, textOfWords, type Word } from '#engine/reading/page-text.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import { scoreReport } from '#tools/reading-score.ts'
import type { Truth } from '#tools/synthetic-reports/scored-truth.ts'

/**
 * What a recogniser does to a page, done to its words on purpose: a line, a label or a value is lost, or a letter is read
 * for another. Each time a report is read from pages of which one piece is so, and what is wrong then has to be asked about.
 */
export interface Misreading {
  /** What was done, and to which words. */
  readonly what: string
  readonly kind: 'line lost' | 'piece lost' | 'letter misread'
  readonly pages: readonly PageText[]
}

/** Points: words of a line that are further apart are a label and a value, or two columns. */
const APART = 9

/** The words of a page, line by line. */
function linesOf(page: PageText): Word[][] {
  const lines: Word[][] = []
  for (const word of page.words.toSorted((a, b) => a.box[1] + a.box[3] / 2 - b.box[1] - b.box[3] / 2)) {
    const middle = word.box[1] + word.box[3] / 2
    const line = lines.at(-1)
    const last = line?.[0]
    if (line && last && Math.abs(last.box[1] + last.box[3] / 2 - middle) < 4) line.push(word)
    else lines.push([word])
  }
  return lines.map((line) => line.toSorted((a, b) => a.box[0] - b.box[0]))
}

function piecesOf(line: readonly Word[]): Word[][] {
  const pieces: Word[][] = []
  for (const word of line) {
    const before = pieces.at(-1)?.at(-1)
    if (before && word.box[0] - before.box[0] - before.box[2] < APART) pieces.at(-1)?.push(word)
    else pieces.push([word])
  }
  return pieces
}

/** Letters and figures that are read for one another, and letters that are lost. */
const SLIPS: readonly (readonly [from: RegExp, to: string])[] = [
  [/O/, '0'],
  [/0/, 'O'],
  [/0/, '8'],
  [/1/, 'l'],
  [/1/, '7'],
  [/[lI]/, '1'],
  [/l/, 'I'],
  [/I/, 'l'],
  [/5/, 'S'],
  [/S/, '5'],
  [/8/, 'B'],
  [/B/, '8'],
  [/8/, '3'],
  [/3/, '8'],
  [/6/, '5'],
  [/rn/, 'm'],
  [/m/, 'rn'],
  [/e/, 'c'],
  [/^[A-Za-z0-9]/, ''],
  [/[A-Za-z0-9]$/, ''],
]

const withWords = (pages: readonly PageText[], at: number, words: readonly Word[]): PageText[] =>
  pages.map((page, index) => (index === at ? { ...page, words } : page))

/** Each line, and each piece of a line of several, lost in turn. */
export function* lostWords(pages: readonly PageText[]): Generator<Misreading> {
  for (const [at, page] of pages.entries()) {
    for (const line of linesOf(page)) {
      const pieces = piecesOf(line)
      for (const lost of [line, ...(pieces.length > 1 ? pieces : [])]) {
        const words = page.words.filter((word) => !lost.includes(word))
        const kind = lost === line ? 'line lost' : 'piece lost'
        yield { what: `p${page.number} ${kind}: ${textOfWords(lost)}`, kind, pages: withWords(pages, at, words) }
      }
    }
  }
}

/** Each word with each slip that it can have, read as surely as `confidence` says. */
export function* misreadWords(pages: readonly PageText[], confidence: number): Generator<Misreading> {
  for (const [at, page] of pages.entries()) {
    for (const word of page.words) {
      for (const [from, to] of SLIPS) {
        const text = word.text.replace(from, to)
        if (text === word.text || text === '') continue
        const words = page.words.map((one) => (one === word ? { ...one, text, confidence } : one))
        yield { what: `p${page.number} ${word.text} as ${text}`, kind: 'letter misread', pages: withWords(pages, at, words) }
      }
    }
  }
}

/** What is wrong or missing in a reading, and no one is asked about. */
export function unaskedIn(pages: readonly PageText[], truth: Truth): readonly string[] {
  const document: DocumentText = { pages, producer: null }
  const result = readDocument(document, ['picture', 'picture-2', 'picture-3'])
  if (result.kind !== 'reports') return []
  return scoreReport(truth, result.reports[0]).mistakes.filter((mistake) => /^(?:SURE|UNSEEN) /.test(mistake))
}
