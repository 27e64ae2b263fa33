import { boxAround, leftOf, rightOf, topOf } from '#engine/reading/lines/boxes.ts'
import { coverNumbers } from '#engine/reading/values/cover-numbers.ts'
import { documentLines, type Line, textOf, wouldFit } from '#engine/reading/lines/lines.ts'
import type { DocumentText, Word } from '#engine/reading/page-text.ts'
import type { Evidence } from '#engine/report/evidence.ts'

/** Something that a reply says: a sentence of its text, or a cell of a table. */
export interface Saying {
  readonly text: string
  readonly page: number
  readonly words: readonly Word[]
  /** The lines it stands on, by their place in the document. */
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
  const lines = documentLines(document)
  const sayings: Saying[] = []
  for (const paragraph of paragraphsOf(lines)) sayings.push(...sentencesOf(paragraph))
  lines.forEach((line, index) => {
    if (line.runs.length > 1)
      for (const run of line.runs)
        sayings.push({ text: run.text, page: line.page, words: run.words, from: index, to: index, isCell: true })
  })
  return { lines, sayings: sayings.toSorted((a, b) => a.from - b.from || Number(a.isCell) - Number(b.isCell)) }
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

/** The words of one sentence, which may stand on several lines. */
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
