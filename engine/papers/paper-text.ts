import { placeOf } from '#engine/answers/sentences.ts'
import type { ReadField } from '#engine/answers/reply.ts'
import { boxAround, leftOf, rightOf, topOf } from '#engine/reading/lines/boxes.ts'
import { isFurniture, pageLines, type Run } from '#engine/reading/lines/lines.ts'
import type { Box } from '#engine/report/evidence.ts'
import type { DocumentText, PageText, Word } from '#engine/reading/page-text.ts'

/** Text that is read in one go: the rows of one column, parted by line breaks. Each letter knows its word on the page. */
export interface Passage {
  readonly text: string
  readonly page: number
  readonly words: readonly { readonly from: number; readonly word: Word }[]
}

/** A paper as it is read: column by column, and row by row as it stands from side to side. */
export interface PaperText {
  readonly passages: readonly Passage[]
  readonly rows: readonly Passage[]
}

/** Of the letters' height: a wider gap parts columns, a narrower one only words. */
const COLUMN_GAP = 1.8
/** The same down the page: more ends a passage. */
const PARAGRAPH_GAP = 1.15
/** How far the heights of letters in one passage differ. */
const OTHER_SIZE = 1.5

export function paperText(document: DocumentText): PaperText {
  return {
    passages: document.pages.flatMap(passagesOf),
    rows: document.pages.flatMap((page) => linesOf(page).flatMap(({ runs }) => passageOf(page.number, [runs]) ?? [])),
  }
}

const linesOf = (page: PageText) => pageLines(page).filter((line) => !isFurniture(line, page))

interface Block {
  readonly rows: Run[][]
}

function passagesOf(page: PageText): Passage[] {
  const blocks: Block[] = []
  for (const { runs } of linesOf(page))
    for (const piece of piecesOf(runs)) {
      const above = blocks.find((block) => goesOn(block.rows.at(-1) ?? [], piece))
      if (above) above.rows.push(piece)
      else blocks.push({ rows: [piece] })
    }
  return blocks.flatMap(({ rows }) => passageOf(page.number, rows) ?? [])
}

/** The runs of a line that are in one column. */
function piecesOf(runs: readonly Run[]): Run[][] {
  const pieces: Run[][] = []
  for (const run of runs) {
    const piece = pieces.at(-1)
    const before = piece?.at(-1)
    const gap = before ? leftOf(run.box) - rightOf(before.box) : Infinity
    if (piece && before && gap < Math.max(before.box[3], run.box[3]) * COLUMN_GAP) piece.push(run)
    else pieces.push([run])
  }
  return pieces
}

function goesOn(above: readonly Run[], below: readonly Run[]): boolean {
  const [first, next] = [firstOfWords(above), firstOfWords(below)]
  const [lastAbove, lastBelow] = [above.at(-1), below.at(-1)]
  if (!first || !next || !lastAbove || !lastBelow) return false
  const height = Math.max(first.box[3], next.box[3])
  const gap = topOf(next.box) - topOf(first.box) - first.box[3]
  if (gap < 0 || gap > height * PARAGRAPH_GAP) return false
  if (height > Math.min(first.box[3], next.box[3]) * OTHER_SIZE) return false
  const overlap = Math.min(rightOf(lastAbove.box), rightOf(lastBelow.box)) - Math.max(leftOf(first.box), leftOf(next.box))
  return overlap > 0 && Math.abs(leftOf(first.box) - leftOf(next.box)) < height * 4
}

/** A bullet is lower than its line. */
const firstOfWords = (row: readonly Run[]): Run | undefined => row.find(({ text }) => /[A-Za-z0-9]/.test(text)) ?? row[0]

function passageOf(page: number, rows: readonly (readonly Run[])[]): Passage | null {
  let text = ''
  const words: { from: number; word: Word }[] = []
  for (const row of rows) {
    const rowWords = row.flatMap((run) => run.words)
    // A narrow cell breaks a number at its hyphen: it goes on without a gap.
    const isNumber = /\d-$/.test(text) && /^\d{2}/.test(rowWords[0]?.text ?? '')
    if (text !== '' && !isNumber) text += '\n'
    for (const [at, word] of rowWords.entries()) {
      if (text !== '' && !text.endsWith('\n') && !(isNumber && at === 0)) text += ' '
      words.push({ from: text.length, word })
      text += word.text
    }
  }
  return words.length === 0 ? null : { text: plainSigns(text), page, words }
}

/** One plain letter for each: patterns are written without accents and with straight quotes, and places stay where they are. */
export const plainSigns = (text: string): string =>
  text.replaceAll(/[^ -~\n]/g, (sign) => {
    if (sign === '’' || sign === '‘') return "'"
    if (sign === '“' || sign === '”') return '"'
    if (sign === '–' || sign === '—' || sign === '−') return '-'
    const [plain = sign] = sign.normalize('NFD')
    return plain.length === sign.length ? plain : sign
  })

/** What a pattern found, with the words that it covers. */
export interface Found {
  readonly match: RegExpExecArray
  readonly passage: Passage
}

export function findAll(passages: readonly Passage[], pattern: RegExp): Found[] {
  const every = new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`)
  return passages.flatMap((passage) => [...passage.text.matchAll(every)].map((match) => ({ match, passage })))
}

/** In the columns first; a label and its value in two columns are found in their row. */
export const findFirst = ({ passages, rows }: PaperText, pattern: RegExp): Found | null =>
  findAll(passages, pattern)[0] ?? findAll(rows, pattern)[0] ?? null

/** Of the letters' height: a value stands no farther below its label, and no farther off its row next to it. */
const BELOW = 2.6
const OFF_ROW = 0.9

/** What stands alone below a label that ends its row, within the label's reach, or next to it: the cell of a form. */
export function findCell({ passages, rows }: PaperText, label: RegExp, value: RegExp): Found | null {
  const lines = passages.flatMap((passage) => linesIn(passage))
  // A sign of its own cell goes on with a label only in the row.
  for (const line of [...lines, ...rows.flatMap((row) => linesIn(row))]) {
    const match = label.exec(line.text)
    const own = match && boxAround(line.words.filter(({ from }) => from >= line.from + match.index).map(({ word }) => word))
    const nearest = own && nearestCell(lines, { page: line.passage.page, own }, value)
    if (nearest) return nearest
  }
  return null
}

/** What stands alone below what was found, or next to it. */
export function findNear({ passages }: PaperText, { match, passage }: Found, value: RegExp): Found | null {
  const own = boxAround(
    passage.words.filter(({ from }) => from >= match.index && from < match.index + match[0].length).map(({ word }) => word),
  )
  return own && nearestCell(passages.flatMap(linesIn), { page: passage.page, own }, value)
}

function nearestCell(
  lines: readonly TextLine[],
  { page, own }: { readonly page: number; readonly own: Box },
  value: RegExp,
): Found | null {
  const near = lines.flatMap(({ passage, text, from, words }) => {
    const box = boxAround(words.map(({ word }) => word))
    const found = value.exec(text)
    if (!box || !found || passage.page !== page) return []
    const gap = topOf(box) - topOf(own)
    const isUnder = leftOf(box) < rightOf(own) && rightOf(box) > leftOf(own) && gap > own[3] / 2 && gap < own[3] * BELOW
    const isBeside = leftOf(box) >= rightOf(own) && Math.abs(gap) < own[3] * OFF_ROW
    return isUnder || isBeside
      ? [{ match: Object.assign(found, { index: found.index + from }), passage, gap: Math.abs(gap) }]
      : []
  })
  return near.toSorted((a, b) => a.gap - b.gap)[0] ?? null
}

interface TextLine {
  readonly passage: Passage
  readonly text: string
  readonly from: number
  readonly words: Passage['words']
}

/** The lines of a passage; a narrow column parts an amount from its sign. */
function linesIn(passage: Passage): TextLine[] {
  let from = 0
  const whole = passage.text.replaceAll(/(?<=(?:^|\n)[-+ ]{0,2}\$)\n(?=\d)/g, ' ')
  return whole.split('\n').map((text) => {
    const line = { passage, text, from, words: passage.words.filter((one) => one.from >= from && one.from < from + text.length) }
    from += text.length + 1
    return line
  })
}

/** A stretch of a passage as a field: by default what the first group of the match holds. */
export function fieldOf<Value>(value: Value, { match, passage }: Found, group = 1): ReadField<Value> {
  const text = match[group] ?? match[0]
  const from = match.index + Math.max(0, match[0].indexOf(text))
  return stretch(value, { passage, from, to: from + text.length })
}

/** A part of a passage, by its letters. */
export interface Stretch {
  readonly passage: Passage
  readonly from: number
  readonly to: number
}

export function stretch<Value>(value: Value, { passage, from, to }: Stretch): ReadField<Value> {
  const words = passage.words.filter((one) => one.from < to && one.from + one.word.text.length > from).map(({ word }) => word)
  const quote = passage.text.slice(from, to).replaceAll(/\s+/g, ' ')
  return { value, evidence: placeOf({ page: passage.page, words: words.length > 0 ? words : [] }, quote, 0.95) }
}

/** All of it in reading order, for words that tell what a paper is. */
export const wholeText = ({ passages }: PaperText): string => passages.map(({ text }) => text.replaceAll('\n', ' ')).join('\n')
