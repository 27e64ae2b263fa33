import { boxAround, leftOf, middleYOf, type Placed, rightOf } from '#engine/reading/lines/boxes.ts'
import type { DocumentText, PageText, Word } from '#engine/reading/page-text.ts'
import type { Box } from '#engine/report/evidence.ts'

/** Words of one line that stand together, parted from their neighbours by a gap wider than a space. */
export interface Run extends Placed {
  readonly words: readonly Word[]
}

/** What is printed at one height of a page, left to right. */
export interface Line extends Placed {
  readonly runs: readonly Run[]
  readonly words: readonly Word[]
}

/** Whether it was made out on a picture. */
export const isMadeOut = ({ words }: Pick<Line, 'words'>): boolean => words.some(({ confidence }) => confidence !== undefined)

/** A gap wider than this part of the letters' height parts two runs; a space is at most about half the height. */
const RUN_GAP = 0.65
/** Pieces nearer than this part of the letters' height are one word that the file drew in two strokes. */
const JOINED_GAP = 0.06
/** Words whose middles differ by less than this part of the smaller height stand on one line. */
const SAME_LINE = 0.45

const isTouching = (previous: Word, word: Word): boolean => word.box[0] - rightOf(previous.box) < previous.box[3] * JOINED_GAP

/** A text and the word behind it: one space between words, none between the pieces of one word. */
export function textAnd(text: string, previous: Word, word: Word): string {
  // A recogniser tells words apart by more than their gap.
  const isJoined = previous.confidence === undefined && isTouching(previous, word)
  return isJoined ? text + word.text : `${text} ${word.text}`
}

/** Words as text. */
export function textOf(words: readonly Word[]): string {
  let text = words[0]?.text ?? ''
  for (let index = 1; index < words.length; index += 1) {
    const [previous, word] = [words[index - 1], words[index]]
    if (previous && word) text = textAnd(text, previous, word)
  }
  return text
}

/** A run of the given words; null for none. */
export function runOf(page: number, words: readonly Word[]): Run | null {
  const box = boxAround(words)
  return box && { page, text: textOf(words), box, words }
}

/** How far a letter takes the line, in points, on average. */
const advanceOf = ({ text, box }: Word): number => box[2] / text.length

/** A typewriter's space is as wide as its letters, which some files say to be low: then it is wide for their height. */
function isTypewriterSpace(previous: Word, word: Word, gap: number): boolean {
  const advance = advanceOf(previous)
  return Math.abs(advanceOf(word) - advance) < advance * 0.02 && Math.abs(gap - advance) < advance * 0.05
}

/** Whether a gap wider than a space parts two neighbours of a line. */
function areApart(previous: Word, word: Word): boolean {
  const gap = leftOf(word.box) - rightOf(previous.box)
  return gap > Math.min(previous.box[3], word.box[3]) * RUN_GAP && !isTypewriterSpace(previous, word, gap)
}

/**
 * Whether more than a space parts a word from the one before it: more than half its height, and, as the spaces of a typewriter are wider
 * than that, more than the gap behind the word, where one is given.
 */
export function isParted(before: Word, word: Word, next?: Word): boolean {
  const [gap, height] = [leftOf(word.box) - rightOf(before.box), word.box[3]]
  const behind = next ? leftOf(next.box) - rightOf(word.box) : 0
  return areApart(before, word) || (gap > height * 0.5 && gap > behind + height * 0.02)
}

/** The words, which stand left to right, cut where more than a space parts them. */
function runsOf(page: number, words: readonly Word[]): Run[] {
  const runs: Run[] = []
  let from = 0
  const endRun = (end: number): void => {
    const run = runOf(page, from === 0 && end === words.length ? words : words.slice(from, end))
    if (run) runs.push(run)
    from = end
  }
  for (let index = 1; index < words.length; index += 1) {
    const previous = words[index - 1]
    const word = words[index]
    if (!previous || !word) continue
    if (areApart(previous, word)) endRun(index)
  }
  endRun(words.length)
  return runs
}

function lineOfRuns(runs: readonly Run[], words: readonly Word[]): Line | null {
  const [first] = runs
  if (!first) return null
  const box = runs.length === 1 ? first.box : boxAround(runs)
  const text = runs.length === 1 ? first.text : runs.map((run) => run.text).join(' ')
  return box && { page: first.page, text, box, runs, words }
}

/** A line of the given runs, which stand left to right; null for none. */
export const lineOf = (runs: readonly Run[]): Line | null =>
  lineOfRuns(
    runs,
    runs.flatMap((run) => run.words),
  )

/** As most files draw them. */
const isLeftToRight = (words: readonly Word[]): boolean =>
  words.every(({ box }, index) => leftOf(words[index - 1]?.box ?? box) <= leftOf(box))

/** The line of these words in any order; null for none. */
export function lineOfWords(page: number, words: readonly Word[]): Line | null {
  const inOrder = isLeftToRight(words) ? words : words.toSorted((a, b) => leftOf(a.box) - leftOf(b.box))
  return lineOfRuns(runsOf(page, inOrder), inOrder)
}

/** Points: letters as high as this are printed across a page, not on it. */
const WATERMARK = 60

function isSameLine(a: Box, b: Box): boolean {
  return Math.abs(middleYOf(a) - middleYOf(b)) < Math.min(a[3], b[3]) * SAME_LINE
}

/** On a picture each word of a line stands nearly where the one before does: a step is another line, however near. */
const STEP = 0.35
const isStepDown = (before: Word, word: Word): boolean =>
  word.confidence !== undefined && middleYOf(word.box) - middleYOf(before.box) > Math.min(before.box[3], word.box[3]) * STEP

/** Asked of a page once for what it is and once for what it says. */
const LINES = new WeakMap<PageText, readonly Line[]>()

/** The lines of one page, top to bottom, whatever order the file drew its words in. */
export function pageLines(page: PageText): readonly Line[] {
  const known = LINES.get(page)
  if (known) return known
  const lines = linesOf(page)
  LINES.set(page, lines)
  return lines
}

/** Most words begin with a plain letter or figure, and are soon told from blanks. */
const isBlank = (text: string): boolean => !(text.charCodeAt(0) > 0x20 && text.charCodeAt(0) < 0x7f) && text.trim() === ''

/** The page without some of its lines; the others need not be built again. */
export function pageWithout(page: PageText, gone: ReadonlySet<Line>): PageText {
  const words = new Set([...gone].flatMap((line) => line.words))
  const left = { ...page, words: page.words.filter((word) => !words.has(word)) }
  LINES.set(
    left,
    pageLines(page).filter((line) => !gone.has(line)),
  )
  return left
}

function linesOf(page: PageText): readonly Line[] {
  const words = page.words
    .filter((word) => !isBlank(word.text) && word.box[3] < WATERMARK)
    .toSorted((a, b) => middleYOf(a.box) - middleYOf(b.box))
  const lines: Line[] = []
  let from = 0
  const endLine = (end: number): void => {
    const line = lineOfWords(page.number, words.slice(from, end))
    if (line) lines.push(line)
    from = end
  }
  words.forEach((word, index) => {
    const first = words[from]
    const before = words[index - 1]
    if (first && before && (!isSameLine(first.box, word.box) || isStepDown(before, word))) endLine(index)
  })
  endLine(words.length)
  return lines
}

/** What a browser prints on the margin of each page, and page numbers of other makes. */
const FURNITURE: readonly RegExp[] = [
  /^\d{1,2}\/\d{1,2}\/\d{2,4},? +\d{1,2}:\d{2}(?:\s*[AP]M)?(?: .*)?$/i,
  // The same as browsers of other countries write it.
  /^(?:\d{1,2}[.-]\d{1,2}[.-]\d{2,4}|\d{4}[-/.]\d{1,2}[-/.]\d{1,2}),? +\d{1,2}[:.]\d{2}(?: .*)?$/,
  /^(?:https?:\/\/|file:\/\/|about:blank)\S*(?: .*)?$/i,
  /^(?:https?:\/\/|file:\/\/)?\S*… +\d+\/\d+$/i,
  /^\d{1,3}\/\d{1,3}$/,
  /^(?:page )?\d{1,3} of \d{1,3}$/i,
  /^(?:seite|p[áa]gina|page|pagina) \d{1,3}(?: (?:von|de|di|sur|\/) \d{1,3})?$/i,
]
/** Only this share of the page, at its head and foot, can hold furniture. */
const MARGIN = 0.075

/** Whether a line is at the head or the foot of its page. */
export function isAtMargin({ box }: Line, { height }: PageText): boolean {
  const middle = middleYOf(box)
  return middle <= height * MARGIN || middle >= height * (1 - MARGIN)
}

export function isFurniture(line: Line, page: PageText): boolean {
  return isAtMargin(line, page) && (isOfBrowser(line.text) || isAllOfBrowser(line))
}

/** `3 of 33` at the left of the foot and the date at its right: one of each, unlike the months of a grid. */
function isAllOfBrowser({ runs }: Line): boolean {
  if (runs.length < 2 || runs.length > 4) return false
  const kinds = runs.map(({ text }) => FURNITURE.findIndex((pattern) => pattern.test(text)))
  return !kinds.includes(-1) && new Set(kinds).size === kinds.length
}

/** Whether a text reads like what a browser prints on the margin, wherever it is. */
export const isOfBrowser = (text: string): boolean => FURNITURE.some((pattern) => pattern.test(text))

/**
 * All lines of the document in reading order, page after page, without the browser's page furniture (date, title,
 * address, `3/33`) and without lines that the layout calls noise. A block that begins on one page goes on with the
 * next page's lines, so whoever reads them need not know about pages.
 */
export function documentLines(document: DocumentText, isNoise: (line: Line, page: PageText) => boolean = () => false): Line[] {
  return document.pages.flatMap((page) => pageLines(page).filter((line) => !isFurniture(line, page) && !isNoise(line, page)))
}

/** One line without some of its runs; null when none is left. */
export function lineWithout(line: Line, isDropped: (run: Run) => boolean): Line | null {
  const kept = line.runs.filter((run) => !isDropped(run))
  return kept.length === line.runs.length ? line : lineOf(kept)
}

/** Cuts the lines before each line that starts a block. The lines before the first start are `head`. */
export function cutBefore(
  lines: readonly Line[],
  starts: (line: Line, index: number) => boolean,
): { head: Line[]; blocks: Line[][] } {
  const head: Line[] = []
  const blocks: Line[][] = []
  lines.forEach((line, index) => {
    if (starts(line, index)) blocks.push([line])
    else (blocks.at(-1) ?? head).push(line)
  })
  return { head, blocks }
}

/** The words of the line that begin in a stretch of x, as a run; null for none. */
export function runWithin(line: Line, fromX: number, toX: number): Run | null {
  return runOf(
    line.page,
    line.words.filter((word) => word.box[0] >= fromX && word.box[0] < toX),
  )
}

/**
 * Finds a pattern in the text of several runs read one after the other, and the very words it covers, run by run.
 * The pattern may span a line break. Null when it is not there.
 */
export function findIn(runs: readonly Run[], pattern: RegExp): { match: RegExpExecArray; pieces: Run[] } | null {
  const match = pattern.exec(runs.map((run) => run.text).join(' '))
  if (!match) return null
  const [from, to] = [match.index, match.index + match[0].length]
  let at = 0
  const pieces: Run[] = []
  for (const run of runs) {
    const covered: Word[] = []
    let search = 0
    for (const word of run.words) {
      const start = at + Math.max(search, run.text.indexOf(word.text, search))
      search = start - at + word.text.length
      if (start < to && start + word.text.length > from) covered.push(word)
    }
    const piece = runOf(run.page, covered)
    if (piece) pieces.push(piece)
    at += run.text.length + 1
  }
  return { match, pieces }
}

/** Whether the next line's first word would have fitted behind the line before the right edge: then the break was meant. */
export function wouldFit(line: Placed, next: { readonly words: readonly Word[] }, rightEdge: number): boolean {
  const [word] = next.words
  return word !== undefined && rightOf(line.box) + line.box[3] * 0.2 + word.box[2] <= rightEdge + 1
}

/** The size of the letters, by their width: the height of a box is the font's own business and can be twice that. */
export function emOf(words: readonly Word[]): number {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0)
  const width = words.reduce((sum, word) => sum + word.box[2], 0)
  return letters === 0 ? 0 : width / letters / 0.55
}

/** The height of its letters, by their width where the file says that they are low. */
export const typeSizeOf = ({ box, words }: Run): number => Math.max(box[3], emOf(words))
