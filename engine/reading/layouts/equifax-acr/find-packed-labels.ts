import { bottomOf, boxAround, leftOf, rightOf, topOf } from '#engine/reading/lines/boxes.ts'
import { isMadeOut, type Line, lineOfWords, type Run } from '#engine/reading/lines/lines.ts'
import type { Word } from '#engine/reading/page-text.ts'

/** A label with its colon, and where it is; it may begin on one line and end on another. */
export interface PackedLabel<Label extends string> {
  readonly label: Label
  readonly run: Run
  /** The line on which it begins. */
  readonly firstLine: number
  /** The line on which it ends and its value begins. */
  readonly lineIndex: number
}

const plain = (text: string): string => text.toLowerCase()

/** A label's words in small letters; the last has its colon. */
interface Spelled {
  readonly label: string
  readonly words: readonly string[]
}

/** Labels by their last word, the longest first: `Date` is none where `Balance Date` stands. */
type SpelledLabels = ReadonlyMap<string, readonly Spelled[]>

/** Asked of the same few tables of labels for every account. */
const SPELLED = new WeakMap<object, SpelledLabels>()

function spelled(labels: Readonly<Record<string, unknown>>): SpelledLabels {
  const known = SPELLED.get(labels)
  if (known) return known
  const all = Object.keys(labels)
    .map((label) => ({ label, words: `${plain(label)}:`.split(' ') }))
    .toSorted((a, b) => b.words.length - a.words.length)
  const made = Map.groupBy(all, ({ words }) => words.at(-1) ?? '')
  SPELLED.set(labels, made)
  return made
}

/** The lines with words cut where a label's colon touches what follows (`Balance:$488`), where a bar touches a word, and where a number touches the label that tells each account. */
export function partedLines(lines: readonly Line[], labels: Readonly<Record<string, unknown>>): Line[] {
  const ends = spelled(labels)
  return lines.map((line) => {
    const parts =
      line.text.includes(':') || line.text.includes('|')
        ? line.words.map((word, index) => partsOf(word, line.words[index + 1], ends))
        : []
    if (parts.every((part) => part.length < 2)) return line
    return (
      lineOfWords(
        line.page,
        line.words.flatMap((word, index) => cut(word, parts[index] ?? [])),
      ) ?? line
    )
  })
}

/** Figures that touch the first word of `Date Reported:`, which tells each account: a telephone number whose space was pressed away. */
const TOUCHES_ANCHOR = /^(.*\d)(Date)$/
const ANCHOR_END = 'Reported:'

function partsOf(word: Word, next: Word | undefined, ends: SpelledLabels): string[] {
  const [, figures, date] = (next?.text === ANCHOR_END ? TOUCHES_ANCHOR.exec(word.text) : null) ?? []
  if (figures !== undefined && date !== undefined) return [figures, date]
  return MAY_BE_GLUED.test(word.text) ? partsOfText(word.text, ends) : [word.text]
}

/** A bar, or a colon with something behind it. */
const MAY_BE_GLUED = /\||:./

function partsOfText(text: string, ends: SpelledLabels): string[] {
  return text.split(/(\|)/).flatMap((part) => {
    const colon = part.indexOf(':')
    const isGlued = colon > 0 && colon < part.length - 1 && ends.has(plain(part.slice(0, colon + 1)))
    if (isGlued) return [part.slice(0, colon + 1), ...partsOfText(part.slice(colon + 1), ends)]
    return part === '' ? [] : [part]
  })
}

function cut(word: Word, parts: readonly string[]): Word[] {
  if (parts.length < 2) return [word]
  const [x, y, width, height] = word.box
  const step = width / word.text.length
  let at = 0
  return parts.map((text) => {
    const box = [x + at * step, y, text.length * step, height] as const
    at += text.length
    return { ...word, text, box }
  })
}

/** The words that are on one line, all of them or those of one column; `text` where it is known. */
export type LineOfWords = Pick<Line, 'page' | 'words'> & Partial<Pick<Line, 'text'>>

/** The labels in the order of the lines, read as one text: a label may wrap anywhere between its words. */
export function findPackedLabels<Label extends string>(
  lines: readonly LineOfWords[],
  labels: Readonly<Record<Label, unknown>>,
): PackedLabel<Label>[] {
  const isLabel = (name: string): name is Label => Object.hasOwn(labels, name)
  const byLastWord = spelled(labels)
  const found: PackedLabel<Label>[] = []
  let lineIndex = -1
  for (const line of lines) {
    lineIndex += 1
    // All labels end in a colon, and none has another. The rows of grids and tables have none at all.
    if (line.text?.includes(':') === false) continue
    // By index, here and wherever all words of a file are looked at: walking them makes an object for each.
    for (let at = 0; at < line.words.length; at += 1) {
      const text = line.words[at]?.text ?? ''
      const ending = text.charCodeAt(text.length - 1) === COLON ? byLastWord.get(plain(text)) : undefined
      if (!ending) continue
      for (const { label, words: spelling } of ending) {
        const own = wordsSpelling(spelling, lines, { lineIndex, at }) ?? wordsInCell(spelling, lines, { lineIndex, at })
        if (!own || !isLabel(label)) continue
        const { words, onFirst, firstLine } = own
        const box = boxAround(words.length === onFirst ? words : words.slice(0, onFirst))
        const page = lines[firstLine]?.page ?? line.page
        if (box) found.push({ label, run: { page, text: label, box, words }, firstLine, lineIndex })
        break
      }
    }
  }
  return found
}

const COLON = 0x3a

/** Of several words in the lines: themselves, how many of them stand on the first of those lines, and which line that is. */
interface WordsOfText {
  readonly words: readonly Word[]
  readonly onFirst: number
  readonly firstLine: number
}

/** The words of a label, the first of them with a capital, that end with one of a line and reach into the lines above; null where it says something else. */
function wordsSpelling(
  spelling: readonly string[],
  lines: readonly LineOfWords[],
  end: { lineIndex: number; at: number },
): WordsOfText | null {
  let { lineIndex, at } = end
  let onFirst = 0
  // Backwards: the last word has told already that this may be the label, the one before it mostly tells that it is not.
  for (let left = spelling.length - 1; left >= 0; left -= 1) {
    while (at < 0 && lineIndex > 0) {
      lineIndex -= 1
      at = (lines[lineIndex]?.words.length ?? 0) - 1
      onFirst = 0
    }
    const word = lines[lineIndex]?.words[at]
    if (!word || plain(word.text) !== spelling[left]) return null
    onFirst += 1
    at -= 1
  }
  if (!/^[A-Z]/.test(lines[lineIndex]?.words[at + 1]?.text ?? '')) return null
  return { words: wordsUpTo(lines, { lineIndex, at: at + 1 }, end), onFirst, firstLine: lineIndex }
}

/** A word of a line. */
interface PlaceOfWord {
  readonly lineIndex: number
  readonly at: number
}

/** All words from one to another. */
function wordsUpTo(lines: readonly LineOfWords[], first: PlaceOfWord, last: PlaceOfWord): readonly Word[] {
  const start = lines[first.lineIndex]?.words ?? []
  if (first.lineIndex === last.lineIndex) return start.slice(first.at, last.at + 1)
  const between = lines.slice(first.lineIndex + 1, last.lineIndex).flatMap(({ words }) => words)
  return [...start.slice(first.at), ...between, ...(lines[last.lineIndex]?.words.slice(0, last.at + 1) ?? [])]
}

/** Points: what is set under a cell begins where the cell does. */
const UNDER = 2

/** The words of a label that goes on below within a cell, whatever else stands in its lines or, centred beside it, between them. */
function wordsInCell(
  spelling: readonly string[],
  lines: readonly LineOfWords[],
  end: { lineIndex: number; at: number },
): WordsOfText | null {
  return (
    wordsBelow(spelling, lines, { ...end, first: end.lineIndex - 1 }) ??
    wordsBelow(spelling, lines, { ...end, first: end.lineIndex - 2 })
  )
}

/** Of a line's height: no more space parts the lines of a cell. */
const CLOSE = 0.6

function wordsBelow(
  spelling: readonly string[],
  lines: readonly LineOfWords[],
  { lineIndex, at, first }: { lineIndex: number; at: number; first: number },
): WordsOfText | null {
  const [above, line] = [lines[first], lines[lineIndex]]
  if (!above || !line || above.page !== line.page) return null
  for (let below = 1; below < spelling.length; below += 1) {
    const start = line.words[at - below + 1]
    if (!start || plain(start.text) !== spelling[spelling.length - below]) return null
    const from = above.words.findIndex(({ box }) => Math.abs(leftOf(box) - leftOf(start.box)) < UNDER)
    const head = from < 0 ? [] : above.words.slice(from, from + spelling.length - below)
    const isHead = head.length === spelling.length - below && head.every(({ text }, index) => plain(text) === spelling[index])
    const isClose = first === lineIndex - 1 || topOf(start.box) - bottomOf(head[0]?.box ?? start.box) < start.box[3] * CLOSE
    if (isHead && isClose && endsCell(above.words, from + head.length) && /^[A-Z]/.test(head[0]?.text ?? ''))
      return { words: [...head, ...line.words.slice(at - below + 1, at + 1)], onFirst: head.length, firstLine: first }
  }
  return null
}

/** Whether the words of a line before this one end a cell: the next, if there is one, is parted from them by more than a space. */
function endsCell(words: readonly Word[], next: number): boolean {
  const [last, first] = [words[next - 1], words[next]]
  return !last || !first || leftOf(first.box) - rightOf(last.box) > last.box[3] * 0.65
}

/** How many labels of different names make a column, and the share of the labels that must be in columns. */
const LEAST_NAMES = 4
const LEAST_SHARE = 0.8
const MOST_COLUMNS = 6
/** Points: no two columns begin nearer to each other. */
const ONE_COLUMN = 8

/**
 * Where the columns begin when the pairs stand in columns; none where they flow. Pairs that flow begin anywhere, though the
 * same label begins at the same place on many lines: a column is where labels of several names do.
 */
export function packedColumns<Label extends string>(
  lines: readonly Line[],
  labels: Readonly<Record<Label, unknown>>,
  leastNames = LEAST_NAMES,
): number[] {
  const found = labelStarts(lines, labels)
  const margin = Math.min(...found.map(({ left }) => left))
  const inner = found.filter(({ left }) => left > margin + 4)
  const byPoint = Map.groupBy(inner, ({ left }) => Math.floor(left))
  const starts: number[] = []
  // Hundreds of labels begin at the same few places.
  for (const left of new Set(inner.map((one) => one.left))) {
    if (starts.some((start) => Math.abs(start - left) < 2)) continue
    const names = new Set<Label>()
    for (let point = Math.floor(left) - 2; point <= Math.floor(left) + 2; point += 1)
      for (const other of byPoint.get(point) ?? []) if (Math.abs(other.left - left) < 1.5) names.add(other.label)
    if (names.size >= leastNames) starts.push(left)
  }
  const held = inner.filter(({ left }) => starts.some((start) => Math.abs(start - left) < 2))
  // On pictures one column begins a little elsewhere from page to page.
  const columns: number[] = []
  // Counted from the beginning of a column, not from one start to the next: pairs that flow begin everywhere.
  for (const start of starts.toSorted((a, b) => a - b)) if (start - (columns.at(-1) ?? margin) > ONE_COLUMN) columns.push(start)
  const isGrid = columns.length > 0 && columns.length < MOST_COLUMNS && held.length >= inner.length * LEAST_SHARE
  if (!isGrid) return []
  const lefts = inner.map(({ left }) => left)
  return [margin, ...columns, ...lastColumn([margin, ...columns], lefts)]
}

/** Points: no two pictures of pages are laid out alike, and none is so far off. */
const LAID_OUT = 24

/** Where the labels begin; of pages that were made out on pictures as if all had the margin of the leftmost. */
function labelStarts<Label extends string>(
  lines: readonly Line[],
  labels: Readonly<Record<Label, unknown>>,
): { label: Label; left: number }[] {
  const found = lines.flatMap((line) =>
    findPackedLabels([line], labels).map(({ label, run }) => ({ label, run, left: leftOf(run.box) })),
  )
  if (!lines.some(isMadeOut)) return found
  const marginOf = (of: typeof found): number => Math.min(...of.map(({ left }) => left))
  const margin = marginOf(found)
  return [...Map.groupBy(found, ({ run }) => run.page).values()].flatMap((own) => {
    const off = marginOf(own) - margin
    return off > LAID_OUT ? own : own.map((one) => ({ ...one, left: one.left - off }))
  })
}

/** Of a column's width: how far off its beginning may be. */
const UNEVEN = 0.03

/** A last column with few labels: where the others are of one width, a label that begins one width further on begins it. */
function lastColumn(starts: readonly number[], lefts: readonly number[]): number[] {
  const widths = starts.slice(1).map((start, index) => start - (starts[index] ?? start))
  const [width = 0] = widths
  const isEven = widths.length > 1 && widths.every((one) => Math.abs(one - width) < width * UNEVEN)
  const next = (starts.at(-1) ?? 0) + width
  const found = lefts.filter((left) => Math.abs(left - next) < width * UNEVEN)
  return isEven && found.length > 0 ? [Math.min(...found)] : []
}

/** The words that a line has in a column, and which of the lines it is. */
interface LineInColumn extends LineOfWords {
  readonly index: number
}

/** What each column has of the lines; all of them where there are no columns. */
export function wordsInColumns(lines: readonly Line[], starts: readonly number[]): LineInColumn[][] {
  if (starts.length === 0) return [lines.map(({ page, words, text }, index) => ({ page, words, text, index }))]
  const columns = lines.map((line) => columnsOfWords(line, starts))
  return starts.map((_, column) =>
    lines.flatMap(({ page, words }, index) => {
      const own = words.filter((_word, at) => columns[index]?.[at] === column)
      return own.length === 0 ? [] : [{ page, words: own, index }]
    }),
  )
}

/** In which column each word of a line stands. What a cell of several columns prints is not cut where the next begins. */
function columnsOfWords(line: Line, starts: readonly number[]): number[] {
  const columnAt = (left: number): number =>
    Math.max(
      0,
      starts.findLastIndex((start) => left >= start - 2),
    )
  const isPlaced = isMadeOut(line)
  const firsts = new Set(line.runs.map((run) => run.words[0]))
  let column = 0
  return line.words.map((word, at) => {
    const left = leftOf(word.box)
    const own = columnAt(left)
    const isAtStart = Math.abs(left - (starts[own] ?? left)) < BEGINS_COLUMN && !isWithinValue(line.words, at)
    if (isPlaced || firsts.has(word) || isAtStart) column = own
    return column
  })
}

/** Whether a word that by chance stands at a column's beginning goes on with a value: a label stands left of it, and none begins with it. */
const isWithinValue = (words: readonly Word[], at: number): boolean =>
  words.slice(0, at).some(endsLabel) && !words.slice(at).some(endsLabel) && !/^[A-Z][a-z]/.test(words[at]?.text ?? '')
const endsLabel = ({ text }: Word): boolean => text.endsWith(':')

/** Points: a word as near to a column's beginning begins it, however near the column before comes. */
const BEGINS_COLUMN = 3

/** The lines of each column, one column after the other; the lines themselves where there are no columns. */
export function inColumns(lines: readonly Line[], starts: readonly number[]): Line[][] {
  if (starts.length === 0) return [[...lines]]
  return wordsInColumns(lines, starts).map((column) => column.flatMap(({ page, words }) => lineOfWords(page, words) ?? []))
}
