import { meaningOfLabel } from '#engine/answers/result-labels.ts'
import { boxAround, leftOf, rightOf, topOf } from '#engine/reading/lines/boxes.ts'
import { coverNumbers } from '#engine/reading/values/cover-numbers.ts'
import { documentLines, type Line, lineOf, type Run, runOf, textOf, wouldFit } from '#engine/reading/lines/lines.ts'
import type { DocumentText, Word } from '#engine/reading/page-text.ts'
import type { Evidence } from '#engine/report/evidence.ts'

/** Something that a reply says: a sentence of its text, or a cell of a table. */
export interface Saying {
  readonly text: string
  readonly page: number
  readonly words: readonly Word[]
  /** The lines it is on, by their place in the document. */
  readonly from: number
  readonly to: number
  readonly isCell: boolean
}

/** The text of a reply: its lines, and what they say sentence by sentence. */
export interface ReplyText {
  readonly lines: readonly Line[]
  readonly sayings: readonly Saying[]
}

/** Points between lines, by the height of their letters: more ends a paragraph. */
const PARAGRAPH_GAP = 1.1
/** A sentence ends here, not behind these. */
const ABBREVIATION =
  /\b(?:inc|no|nos|co|corp|llc|ltd|p\.?o|u\.?s(?:\.c)?|sec|dept|acct|mr|ms|mrs|dr|st|vs|assoc|n\.a|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$/i
const ENDS = /[.!?;]["')\]]?$/
const BEGINS = /^["'([•*#]?[A-Z0-9]/

/** Cuts a reply into what it says. */
export function readText(document: DocumentText): ReplyText {
  const letter = typedLetter(document)
  const lines = documentLines(document).map((line) => withoutWideSpaces(line, letter))
  const cells = cellsOf(lines)
  const broken = cells.filter(({ from, to }) => to > from)
  const isPart = ({ from, to }: Saying): boolean => broken.some((cell) => cell.from <= from && to <= cell.to)
  const sayings = [
    ...paragraphsOf(lines)
      .flatMap(sentencesOf)
      .filter((sentence) => !isPart(sentence)),
    ...cells,
  ]
  return { lines, sayings: sayings.toSorted((a, b) => a.from - b.from || Number(a.isCell) - Number(b.isCell)) }
}

/** Of the letters' height: a wider gap than this is no space, however a picture was stretched. */
const WIDE_SPACE = 2

/** Of a letter's width: the widest gap between words that a typewriter leaves; its columns are farther apart. */
const TYPED_SPACE = 1.9
/** In a typewriter's letters words are as wide as they are long: how far those of so many letters differ, and how many of them may. */
const EVEN = 0.1
const TELLING = 4
const LEAST_EVEN = 0.93

/** How wide a letter is where all was typed with a typewriter; null elsewhere. */
function typedLetter({ pages }: DocumentText): number | null {
  const words = pages.flatMap((page) => page.words).filter(({ text }) => text.length >= TELLING)
  const widths = words.map(({ box, text }) => box[2] / text.length).toSorted((a, b) => a - b)
  const usual = widths[Math.floor(widths.length / 2)] ?? 0
  const even = widths.filter((width) => Math.abs(width - usual) < usual * EVEN).length
  return even > 0 && even >= widths.length * LEAST_EVEN ? usual : null
}

/** A picture, or an edge that is set flush, widens spaces: a word written small goes on with the run before it. */
function withoutWideSpaces(line: Line, letter: number | null): Line {
  if (line.runs.length < 2) return line
  const runs: Run[] = []
  for (const run of line.runs) {
    const before = runs.at(-1)
    const isTyped = before && letter !== null && leftOf(run.box) - rightOf(before.box) < letter * TYPED_SPACE
    const isSpace = before && leftOf(run.box) - rightOf(before.box) < run.box[3] * WIDE_SPACE
    const joined =
      before && ((isSpace && /^[a-z(]/.test(run.text)) || isTyped) ? runOf(line.page, [...before.words, ...run.words]) : null
    if (joined) runs[runs.length - 1] = joined
    else runs.push(run)
  }
  return runs.length === line.runs.length ? line : (lineOf(runs) ?? line)
}

/** The cells of tables. A result that a narrow column broke over lines is one cell again. */
function cellsOf(lines: readonly Line[]): readonly Saying[] {
  const joined = new Set<Run>()
  return lines.flatMap((line, index): Saying[] =>
    line.runs.length < 2
      ? []
      : line.runs.flatMap((run) => {
          if (joined.has(run)) return []
          const column = brokenResult(lines, index, run)
          for (const part of column) joined.add(part)
          const words = column.flatMap((part) => part.words)
          const text = column.map((part) => part.text).join(' ')
          return [{ text, page: line.page, words, from: index, to: index + column.length - 1, isCell: true }]
        }),
  )
}

const GOES_ON_WITH = /^(?:and|&|with|but)\b/i
/** Lines of a cell at most. */
const TALLEST_CELL = 5

/** The run and those under it that together say a result, the most of them that do; the run alone where it needs none. */
function brokenResult(lines: readonly Line[], index: number, run: Run): readonly Run[] {
  const isWhole = meaningOfLabel(run.text) !== null
  const column = [run]
  let best: readonly Run[] = column.slice()
  for (const line of lines.slice(index + 1, index + TALLEST_CELL)) {
    const under = runUnder(column.at(-1) ?? run, line)
    // What says a result by itself goes on only where the next line cannot stand alone: `Verified as accurate` `and updated`.
    if (!under || (isWhole && !GOES_ON_WITH.test(under.text))) break
    column.push(under)
    if (meaningOfLabel(column.map(({ text }) => text).join(' ')) !== null) best = column.slice()
  }
  return best
}

/** The run of the next line that is in the same column: it begins where this one does. */
export function runUnder(run: Run, line: Line): Run | null {
  const gap = topOf(line.box) - topOf(run.box) - run.box[3]
  if (line.page !== run.page || gap > run.box[3] * PARAGRAPH_GAP) return null
  return line.runs.find(({ box }) => Math.abs(leftOf(box) - leftOf(run.box)) < 3) ?? null
}

interface Numbered {
  readonly line: Line
  readonly index: number
}

function paragraphsOf(lines: readonly Line[]): readonly (readonly Numbered[])[] {
  const edges = new Map<number, number>()
  for (const { page, box } of lines) edges.set(page, Math.max(edges.get(page) ?? 0, rightOf(box)))
  const paragraphs: Numbered[][] = []
  lines.forEach((line, index) => {
    const before = lines[index - 1]
    const last = paragraphs.at(-1)
    if (before && last && goesOn(before, line, edges.get(line.page) ?? 0)) last.push({ line, index })
    else paragraphs.push([{ line, index }])
  })
  return paragraphs
}

function goesOn(before: Line, line: Line, rightEdge: number): boolean {
  if (before.page !== line.page || before.runs.length > 1 || line.runs.length > 1) return false
  const gap = topOf(line.box) - topOf(before.box) - before.box[3]
  if (gap > before.box[3] * PARAGRAPH_GAP || Math.abs(leftOf(line.box) - leftOf(before.box)) > before.box[3] * 3) return false
  if (/^(?:results?|outcome|status|what changed|decision|resultados?)\s?:/i.test(line.text)) return false
  // A full line that is a result by itself ends there.
  if (meaningOfLabel(before.text) !== null && !/^[a-z(]/.test(line.text)) return false
  // A line that breaks in the middle of a sentence goes on, wherever it breaks.
  return !wouldFit(before, line, rightEdge * 0.97) || /^[a-z(]/.test(line.text)
}

function sentencesOf(paragraph: readonly Numbered[]): Saying[] {
  const found: Saying[] = []
  let words: { readonly word: Word; readonly index: number; readonly page: number }[] = []
  const end = (): void => {
    const [first] = words
    const last = words.at(-1)
    if (first && last) {
      const own = words.map(({ word }) => word)
      found.push({ text: textOfWords(own), page: first.page, words: own, from: first.index, to: last.index, isCell: false })
    }
    words = []
  }
  const all = paragraph.flatMap(({ line, index }) => line.words.map((word) => ({ word, index, page: line.page })))
  all.forEach((one, at) => {
    words.push(one)
    const next = all[at + 1]
    if (next && ENDS.test(one.word.text) && !ABBREVIATION.test(one.word.text) && BEGINS.test(next.word.text)) end()
  })
  end()
  return found
}

/** The words of one sentence, which may be on several lines. */
const textOfWords = (words: readonly Word[]): string => {
  const rows: Word[][] = []
  for (const word of words) {
    const row = rows.at(-1)
    const previous = row?.at(-1)
    if (row && previous && leftOf(word.box) >= leftOf(previous.box)) row.push(word)
    else rows.push([word])
  }
  return rows
    .map(textOf)
    .join(' ')
    .replaceAll(/(\w)- (?=[a-z])/g, '$1')
}

/** How surely a picture was read, at worst; 1 for a text layer. */
export const surenessOf = (words: readonly Word[]): number => Math.min(1, ...words.map(({ confidence }) => confidence ?? 1))

/** The place of what is said; numbers keep their last four digits. */
export function placeOf({ page, words }: Pick<Saying, 'page' | 'words'>, quote: string, sureness: number): Evidence {
  const box = boxAround(words) ?? [0, 0, 0, 0]
  const round = (value: number): number => Math.round(value * 100) / 100
  return {
    confidence: Math.min(sureness, surenessOf(words)),
    page,
    box: [round(box[0]), round(box[1]), round(box[2]), round(box[3])],
    quote: coverNumbers(quote).slice(0, 400),
  }
}
