import { bottomOf, joinWrapped, rightOf, topOf } from '#engine/reading/lines/boxes.ts'
import {
  findPackedLabels,
  type PackedLabel,
  partedLines,
  wordsInColumns,
} from '#engine/reading/layouts/equifax-acr/find-packed-labels.ts'
import { ACCOUNT_LABELS, type AccountLabel, PROVING_LABELS } from '#engine/reading/layouts/equifax-acr/words.ts'
import { isMadeOut, type Line, lineOfWords, type Run, runOf, wouldFit } from '#engine/reading/lines/lines.ts'
import type { Word } from '#engine/reading/page-text.ts'

/** What is printed of one account or collection. */
export interface AccountBlock {
  /** The creditor's line, or lines where the name wraps; the mark of a closed account with it. */
  readonly name: readonly Line[]
  /** The address and the telephone number between the name and the first label. */
  readonly contact: readonly Run[]
  /** From the first label to the next account. */
  readonly lines: readonly Line[]
  /** Those that are on its lines. */
  readonly labels: ReadonlySet<AccountLabel>
}

/**
 * The accounts of a section. Each prints `Date Reported:` once, behind the creditor's name and address; a block without
 * labels of its own behind it is no account. `columns` are where the columns of pairs begin, if they are in any.
 */
export function accountBlocks(printed: readonly Line[], columns: readonly number[]): AccountBlock[] {
  const lines = partedLines(printed, ACCOUNT_LABELS)
  const labels = labelsOn(lines, columns)
  const byLine = Map.groupBy(labels, ({ firstLine }) => firstLine)
  const labelWords = new Set<Word>(labels.flatMap(({ run }) => run.words))
  const starts = startsOf(labels, byLine, (index) => {
    const line = lines[index]
    return line !== undefined && beforeFirstLabel(line, labelWords).some(({ text }) => CITY.test(text) || PHONE.test(text))
  })
  const labelEnds = new Set(labels.map(({ lineIndex }) => lineIndex))
  const heads = starts.map((first, index) =>
    headOf(lines, { first, labelWords, after: lastBefore(labelEnds, starts[index - 1] ?? -1, first) }),
  )
  return starts.flatMap((first, index) => {
    const head = heads[index]
    const [top, ...rest] = lines.slice(first, heads[index + 1]?.from ?? lines.length)
    const names = new Set<AccountLabel>()
    for (let line = first; line <= first + rest.length; line += 1)
      for (const { label } of byLine.get(line) ?? []) names.add(label)
    if (!head || !top || PROVING_LABELS.filter((label) => names.has(label)).length < 2) return []
    const words = fromFirstLabel(top, byLine.get(first) ?? [])
    return [{ name: head.name, contact: head.contact, lines: words ? [words, ...rest] : rest, labels: names }]
  })
}

type Label = PackedLabel<AccountLabel>
type LabelsByLine = ReadonlyMap<number, readonly Label[]>

/** The labels with the lines they are on, also where each column is read for itself. */
function labelsOn(lines: readonly Line[], columns: readonly number[]): Label[] {
  return wordsInColumns(lines, columns)
    .flatMap((column) =>
      findPackedLabels(column, ACCOUNT_LABELS).map((label) => ({
        ...label,
        firstLine: column[label.firstLine]?.index ?? 0,
        lineIndex: column[label.lineIndex]?.index ?? 0,
      })),
    )
    .toSorted((a, b) => a.firstLine - b.firstLine)
}

/** The line of each account's first label: that of its `Date Reported:`, or one above it where the pairs are in another order. */
function startsOf(labels: readonly Label[], byLine: LabelsByLine, beginsWithContact: (line: number) => boolean): number[] {
  const anchors = labels.filter(({ label }) => label === 'Date Reported').map(({ firstLine }) => firstLine)
  const on = (line: number): AccountLabel[] => (byLine.get(line) ?? []).map(({ label }) => label)
  const firsts = anchors.map((anchor, index) => {
    let first = anchor
    const seen = new Set<AccountLabel>(on(anchor))
    while (first - 1 > (anchors[index - 1] ?? -1) && byLine.has(first - 1) && !beginsWithContact(first)) {
      const above = on(first - 1)
      if (above.some((label) => seen.has(label))) break
      for (const label of above) seen.add(label)
      first -= 1
    }
    return first
  })
  // Where one account alone has pairs above its day, it has no name: they are those of the account before.
  const isUsual = firsts.filter((first, index) => first !== anchors[index]).length * 2 > anchors.length
  return isUsual ? firsts : anchors
}

/** The last line with a label between the start of the account before and this one; -1 where there is none. */
function lastBefore(labelEnds: ReadonlySet<number>, previous: number, first: number): number {
  let line = first - 1
  while (line > previous && !labelEnds.has(line)) line -= 1
  return Math.max(line, previous)
}

const POST_BOX = /^p\.? ?o\.? ?box\b/i
const CITY = /\b[A-Z]{2},? +\d{5}(?:-\d{4})?\b/
const PHONE = /\(?\b\d{3}\)?[ .-]\d{3}[.-]\d{4}\b/
const isWhole = (text: string): boolean => (POST_BOX.test(text) || /^\d/.test(text)) && CITY.test(text)
const isAddress = (text: string, isOpen: boolean): boolean =>
  CITY.test(text) || PHONE.test(text) || POST_BOX.test(text) || (isOpen && /^\d+[A-Z]? \S/i.test(text))

/** The name and the address above an account's first label. */
function headOf(
  lines: readonly Line[],
  at: { first: number; labelWords: ReadonlySet<Word>; after: number },
): { name: Line[]; contact: Run[]; from: number } {
  const top = lines[at.first]
  let contact = top ? beforeFirstLabel(top, at.labelWords) : []
  let index = at.first - 1
  for (let line = lines[index]; line && index > at.after; line = lines[index]) {
    const text = joinWrapped(contact)
    if (isWhole(text) || !isAddress(line.text, contact.length > 0 && !isWhole(text))) break
    contact = [...parted(line.words, line.page), ...contact]
    index -= 1
  }
  const name = nameAbove(lines, { last: index, after: at.after })
  return { name, contact, from: index - name.length + 1 }
}

/** Lines of a name at the most. */
const LONGEST_NAME = 4

/** The name that ends on a line: that line, and those above it in letters of one size and nearer to it than to what is above them. */
function nameAbove(lines: readonly Line[], at: { last: number; after: number }): Line[] {
  const last = lines[at.last]
  if (!last || at.last <= at.after || (!isMadeOut(last) && OF_KEY.test(last.text))) return []
  const body = lines[at.last + 1]
  // A name in letters of its own size is told from all that is set like the pairs, also at the head of a page.
  const isHeading = body !== undefined && !isSameSize(last, body)
  let from = at.last
  while (at.last - from < LONGEST_NAME - 1 && from - 1 > at.after && goesOnBelow(lines[from - 1], lines[from], isHeading))
    from -= 1
  const [top, above] = [lines[from], from - 1 > at.after ? lines[from - 1] : undefined]
  const isApart = !top || !goesOnBelow(above, top, isHeading)
  const firstFull = isApart && from === at.last ? firstOfFullLines(lines, at, isHeading) : from
  const name = isApart ? lines.slice(firstFull, at.last + 1) : [last]
  const isSure = isApart && !isStructure(last.text) && !mayGoOnBelow(above, last, isHeading ? body : undefined)
  return isSure || !isMadeOut(last) ? name : name.map(lessSure)
}

/** Of a line's height, and of the space inside a name: what parts a name from what is above it. */
const LOOSE = 0.75
const APART = 1.4

/**
 * Where a name of two lines begins that stand further apart: the first is full, so that the next word did not fit, both are in
 * letters of one size, and more space parts them from what is above.
 */
function firstOfFullLines(lines: readonly Line[], at: { last: number; after: number }, isHeading: boolean): number {
  const [above, line, below] = [lines[at.last - 2], lines[at.last - 1], lines[at.last]]
  if (!line || !below || at.last - 1 <= at.after || (!isHeading && isStructure(line.text))) return at.last
  if (!isFullAbove(line, below, lines)) return at.last
  const isApart = above?.page !== line.page || spaceBetween(above, line) > spaceBetween(line, below) * APART
  return isApart ? at.last - 1 : at.last
}

const spaceBetween = (line: Line, below: Line): number => topOf(below.box) - bottomOf(line.box)

function isFullAbove(line: Line, below: Line, lines: readonly Line[]): boolean {
  if (line.page !== below.page || isMadeOut(line) || CLOSED.test(line.text) || line.text.includes(':')) return false
  const isOneSize = Math.abs(heightOf(line) - heightOf(below)) < heightOf(below) * 0.02
  if (!isOneSize || spaceBetween(line, below) >= below.box[3] * LOOSE) return false
  return !wouldFit(line, below, Math.max(...lines.map(({ box }) => rightOf(box))))
}

/** Whether two lines belong together: one size, no more than a line's own space between them. */
function goesOnBelow(line: Line | undefined, below: Line | undefined, isHeading: boolean): boolean {
  if (!line || !below || !isSameSize(line, below) || CLOSED.test(line.text)) return false
  if (line.page !== below.page) return isHeading && line.page + 1 === below.page
  return isNear(line, below) && (isHeading || !isStructure(line.text))
}

const CLOSED = / - closed$/i
const isNear = (line: Line, below: Line): boolean => topOf(below.box) - bottomOf(line.box) < below.box[3] * 0.4

/** Whether a line right above a name may be its beginning: its letters are no nearer to the size of the text than to the name's. */
function mayGoOnBelow(line: Line | undefined, name: Line, body: Line | undefined): boolean {
  if (!line || !body || line.page !== name.page || CLOSED.test(line.text) || !isNear(line, name)) return false
  return Math.abs(heightOf(line) - heightOf(name)) <= Math.abs(heightOf(line) - heightOf(body))
}

/** How sure a name is of which a line may be missing. */
const MAY_LACK = 0.5
const lessSure = (line: Line): Line => ({
  ...line,
  words: line.words.map((word) => ({ ...word, confidence: Math.min(word.confidence ?? 1, MAY_LACK) })),
})

/** The height that half of the words stay under: some letters are higher than others. */
function heightOf({ words }: Line): number {
  const heights = words.map(({ box }) => box[3]).toSorted((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}
/** How high letters are is not known so exactly where they were made out on a picture. */
const isSameSize = (a: Line, b: Line): boolean =>
  Math.abs(heightOf(a) - heightOf(b)) < heightOf(b) * (isMadeOut(a) || isMadeOut(b) ? 0.1 : 0.06)

/** What is above an account whose name was cut off: the key of the grid before. */
const OF_KEY = /\bPaid on Time\b|\bDays Past Due\b|\bToo New to Rate\b|\bNo Data Available\b/

/** What ends the account above: the key of its grid, its narratives, a row of a table. A name may be long, all in capitals. */
const isStructure = (text: string): boolean =>
  /^(?:\d{3} |year\b|(?:19|20)\d{2}\b|paid on time)|\bpast due\b|\bno data\b|\$\d/i.test(text) ||
  (text.length > 70 && /[a-z]/.test(text))

function beforeFirstLabel(line: Line, labelWords: ReadonlySet<Word>): Run[] {
  const at = line.words.findIndex((word) => labelWords.has(word))
  return parted(line.words.slice(0, Math.max(0, at)), line.page)
}

function fromFirstLabel(line: Line, labels: readonly Label[]): Line | null {
  const own = new Set<Word>(labels.flatMap(({ run }) => run.words))
  return lineOfWords(line.page, line.words.slice(line.words.findIndex((word) => own.has(word))))
}

/** The words as pieces, cut at bars. */
export function parted(words: readonly Word[], page: number): Run[] {
  const pieces: Word[][] = [[]]
  for (const word of words) {
    if (word.text === '|') pieces.push([])
    else pieces.at(-1)?.push(word)
  }
  return pieces.flatMap((piece) => runOf(page, piece) ?? [])
}
