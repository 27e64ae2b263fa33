import { bottomOf, boxAround, joinWrapped, leftOf, rightOf, topOf } from '#engine/reading/lines/boxes.ts'
import type { LabelValue } from '#engine/reading/lines/label-values.ts'
import { isMadeOut, isParted, type Line, type Run, runOf } from '#engine/reading/lines/lines.ts'
import type { Word } from '#engine/reading/page-text.ts'
import { unglued } from '#engine/reading/lines/unglue.ts'

/** A label where it is. */
interface Found<Label extends string> {
  readonly label: Label
  readonly run: Run
}

/** The labels by the word they begin with, the longest first. */
type Spelled<Label extends string> = ReadonlyMap<string, readonly { readonly label: Label; readonly words: readonly string[] }[]>

function spelledOut<Label extends string>(labels: readonly Label[]): Spelled<Label> {
  const byFirst = new Map<string, { label: Label; words: string[] }[]>()
  for (const label of labels.toSorted((a, b) => b.length - a.length)) {
    const words = label.split(' ')
    const [first = ''] = words
    byFirst.set(first, [...(byFirst.get(first) ?? []), { label, words }])
  }
  return byFirst
}

const plain = (word: Word): string => word.text.replace(/:$/, '')

/** How many of the first words are the label's first words; the label may go on behind them. */
function matching(words: readonly Word[], label: readonly string[]): number {
  const end = label.findIndex((text, index) => words[index] === undefined || plain(words[index]) !== text)
  return end < 0 ? label.length : end
}

/** Where in the lines a label may begin. */
interface Place {
  readonly lines: readonly Line[]
  readonly lineIndex: number
  readonly from: number
}

/** Whether a line stands right under another, or begins the page behind it. */
const mayGoOn = (line: Line, next: Line): boolean =>
  next.page === line.page ? topOf(next.box) - bottomOf(line.box) <= line.box[3] : next.page === line.page + 1

/** The words of the label that begins here, also where it goes on in the lines below at the same left edge; null for none. */
function wordsOfLabel({ lines, lineIndex, from }: Place, label: readonly string[]): Word[] | null {
  const line = lines[lineIndex]
  const first = line?.words[from]
  if (!line || !first) return null
  const found: Word[] = []
  let [at, own] = [from, line]
  for (let index = lineIndex; ; ) {
    const count = matching(own.words.slice(at), label.slice(found.length))
    if (count === 0) return null
    found.push(...own.words.slice(at, at + count))
    if (found.length === label.length) return found
    const behind = own.words[at + count]
    const last = own.words[at + count - 1]
    if (behind && last && !isParted(last, behind)) return null
    const next = lines[(index += 1)]
    const below = next?.words.findIndex((word) => Math.abs(leftOf(word.box) - leftOf(first.box)) < 2) ?? -1
    if (!next || below < 0 || !mayGoOn(own, next)) return null
    ;[at, own] = [below, next]
  }
}

/** A sign of an icon font. */
const ICON = /^[\uE000-\uF8FF\uFFFD]$/

/** The labels in the lines, each with its words, but those that touch what is behind them. */
export function labelsIn<Label extends string>(
  lines: readonly Line[],
  labels: readonly Label[],
): { readonly label: Label; readonly words: readonly Word[] }[] {
  const spelled = spelledOut(labels)
  return lines.flatMap((line, lineIndex) =>
    labelsOn({ lines, lineIndex }, spelled).flatMap(({ label, run }) => {
      const words = run.words.filter(({ text }) => !ICON.test(text))
      const last = words.findLast((word) => line.words.includes(word))
      const next = last && line.words[line.words.indexOf(last) + 1]
      return !next || last.text.endsWith(':') || isParted(last, next) ? [{ label, words }] : []
    }),
  )
}

/** The labels that begin on a line: at its left edge, or parted from what comes before them and behind. */
function labelsOn<Label extends string>(place: Omit<Place, 'from'>, spelled: Spelled<Label>): Found<Label>[] {
  const words = place.lines[place.lineIndex]?.words ?? []
  const page = place.lines[place.lineIndex]?.page ?? 0
  const found: Found<Label>[] = []
  for (let from = 0; from < words.length; from += 1) {
    const first = words[from]
    const before = words[from - 1]
    const sign = before && ICON.test(before.text) ? [before] : []
    const candidates =
      first && (sign.length > 0 || !before || isParted(before, first, words[from + 1])) ? spelled.get(plain(first)) : undefined
    for (const { label, words: texts } of candidates ?? []) {
      const own = wordsOfLabel({ ...place, from }, texts)
      const last = own?.at(-1)
      const next = own ? words[from + own.length] : undefined
      const isTight = next !== undefined && last !== undefined && !last.text.endsWith(':') && !isParted(last, next)
      // A value may touch the label at the left edge; prose that begins with a label goes on in small letters.
      const isWhole = own && (!isTight || (from === 0 && !/^[a-z]/.test(next.text)))
      const all = [...sign, ...(own ?? [])]
      const box = boxAround(all)
      if (!isWhole || !box) continue
      found.push({ label, run: { page, text: label, box, words: all } })
      from += matching(words.slice(from), texts) - 1
      break
    }
  }
  return found
}

interface Open<Label extends string> extends Found<Label> {
  readonly value: Run[]
}

/** A value begins at most so many letters' heights under its label, and goes on at most so many under its last line. */
const TO_VALUE = 2
const TO_NEXT_LINE = 1.3

/** Points: no two pictures of pages are laid out alike. */
const LAID_OUT = 20

/** Where the lines of each page begin, from the left and from above. */
type Edges = ReadonlyMap<number, { readonly left: number; readonly top: number }>

function edgesOf(lines: readonly Line[]): Edges {
  const edges = new Map<number, { left: number; top: number }>()
  for (const { page, box } of lines) {
    const { left, top } = edges.get(page) ?? { left: Infinity, top: Infinity }
    edges.set(page, { left: Math.min(left, leftOf(box)), top: Math.min(top, topOf(box)) })
  }
  return edges
}

/** What begins where the lines of its page begin, however far off that page lies. */
const isAtEdge = ({ page, box }: Run, edges: Edges): boolean => Math.abs(leftOf(box) - (edges.get(page)?.left ?? Infinity)) < 4

/** What is on the first line of its page: a value that goes on from the page before can stand nowhere else. */
const isOnFirstLine = (piece: Run, edges: Edges): boolean =>
  isMadeOut(piece) || topOf(piece.box) - (edges.get(piece.page)?.top ?? -Infinity) < piece.box[3] * 0.6

function reaches<Label extends string>(label: Open<Label>, piece: Run, edges: Edges): number | null {
  const isLaidAnew = piece.page !== label.run.page && isMadeOut(piece)
  const isLeft = leftOf(piece.box) < leftOf(label.run.box) - (isLaidAnew ? LAID_OUT : 4)
  if (isLeft && !(isLaidAnew && isAtEdge(piece, edges) && isAtEdge(label.run, edges))) return null
  const last = label.value.at(-1) ?? label.run
  if (piece.page === last.page + 1)
    return isOnFirstLine(piece, edges) && (label.value.length === 0 || isFlush(piece, last)) ? 0 : null
  if (piece.page !== last.page) return null
  const gap = topOf(piece.box) - bottomOf(last.box)
  return gap <= piece.box[3] * (label.value.length === 0 ? TO_VALUE : TO_NEXT_LINE) ? gap : null
}

/** Lines of one value begin or end at one x; over a page break nothing else tells them from what follows. */
const isFlush = (a: Run, b: Run): boolean =>
  Math.abs(leftOf(a.box) - leftOf(b.box)) < 2 || Math.abs(rightOf(a.box) - rightOf(b.box)) < 2

const isLower = (one: Run, other: Run): boolean => one.page === other.page && topOf(one.box) > bottomOf(other.box)

/** The label whose value a piece under it is: the one it stands nearest to, of two at one height the right one. */
function ownerOf<Label extends string>(piece: Run, open: readonly Open<Label>[], edges: Edges): Open<Label> | null {
  let best: { label: Open<Label>; gap: number } | null = null
  for (const label of open) {
    // Over a page break goes on only what stood lowest on its page.
    if (piece.page !== label.run.page && open.some((other) => isLower(other.run, label.run))) continue
    const gap = reaches(label, piece, edges)
    if (gap === null) continue
    const isNearer = best === null || gap < best.gap - 1
    const isRightOf = best !== null && gap < best.gap + 1 && leftOf(label.run.box) > leftOf(best.label.run.box)
    if (isNearer || isRightOf) best = { label, gap }
  }
  return best?.label ?? null
}

/** Of the letters' height: how near the lines of one value stand, and how much further from the row above. */
const LED_BY = 0.6
/** No value has more lines over its label. */
const LEADING_LINES = 4

/**
 * Whether a line without a label may be the beginning of the value below, as the bureau's own pages print it: they set a label beside
 * the last line of its value. It stands as near to the line below as lines of one value do, flush right with it, and rows stand further apart.
 */
function leadsInto(line: Line, below: Line | undefined, rowGap: number): boolean {
  const [run, value] = [line.runs.at(-1), below?.runs.at(-1)]
  if (!run || !value || line.runs.length > 1 || value.page !== run.page) return false
  const gap = topOf(value.box) - bottomOf(run.box)
  const isNear = gap < run.box[3] * LED_BY && rowGap > gap + run.box[3] * LED_BY
  return isNear && Math.abs(rightOf(run.box) - rightOf(value.box)) < 2
}

/**
 * How far a line is from the row above it; at the head of a page, how far the row below it, which may begin with some lines of its value, is
 * from the next, or, where the last row of all is below, the two at the foot of the page before. Where the first row of all ends its
 * page, the two behind it tell.
 */
function rowGapAt(lines: readonly Line[], index: number): number {
  const gap = (at: number): number | null => {
    const [one, under] = [lines[at], lines[at + 1]]
    return one && under?.page === one.page ? topOf(under.box) - bottomOf(one.box) : null
  }
  let row = index + 1
  while (lines[row]?.runs.length === 1 && gap(row) !== null && row < index + LEADING_LINES) row += 1
  return gap(index - 1) ?? gap(row) ?? gap(index - 2) ?? gap(row + 1) ?? 0
}

/**
 * Whether words that read like a label only go on with the value of the last one: `>Account 120 Days` over `Past Due Date<`. Their piece
 * begins the line right of that label, under its value, and holds more words close by; or they are all of it, and flush with the value.
 */
function isWithinValue(run: Run, line: Line, last: Open<string> | undefined): boolean {
  const above = last?.value.at(-1)
  const [piece] = line.runs
  if (!last || !above || above.page !== run.page || !piece?.words.some((word) => word === run.words[0])) return false
  const isUnder = leftOf(piece.box) > rightOf(last.run.box) && topOf(run.box) - bottomOf(above.box) <= run.box[3] * TO_NEXT_LINE
  const end = run.words.at(-1)
  const behind = line.words[line.words.findIndex((word) => word === end) + 1]
  const isAmong = piece.words[0] !== run.words[0] || (end !== undefined && behind !== undefined && !isParted(end, behind))
  return isUnder && (isAmong || (behind === undefined && isFlush(run, above)))
}

/** The pieces of a line beside the labels. */
function piecesOf(line: Line, taken: ReadonlySet<Word>): Run[] {
  return line.runs.flatMap((run) => {
    if (!run.words.some((word) => taken.has(word))) return [run]
    return (
      runOf(
        run.page,
        run.words.filter((word) => !taken.has(word)),
      ) ?? []
    )
  })
}

/**
 * Labels with their values, whether these stand beside the labels, flush right at the other edge, or under them, one
 * pair in a row or several abreast. Labels count as they are written: values are mostly in capitals. A label that is
 * printed more than once is given as often.
 */
export function fieldsOf<Label extends string>(printed: readonly Line[], labels: readonly Label[]): LabelValue<Label>[] {
  const lines = unglued(printed, labels)
  const spelled = spelledOut(labels)
  const edges = edgesOf(lines)
  const taken = new Set<Word>()
  const all: Open<Label>[] = []
  let open: Open<Label>[] = []
  /** Lines that may begin the value of the label to come. */
  let ahead: Line[] = []
  const giveOut = (pieces: readonly Run[]): void => {
    for (const piece of pieces) ownerOf(piece, open, edges)?.value.push(piece)
  }
  lines.forEach((line, lineIndex) => {
    const found = labelsOn({ lines, lineIndex }, spelled).filter(
      ({ run }) => !run.words.some((word) => taken.has(word)) && !isWithinValue(run, line, all.at(-1)),
    )
    const own = found.map((one): Open<Label> => ({ ...one, value: [] }))
    for (const { run } of own) for (const word of run.words) taken.add(word)
    all.push(...own)
    const besideOf = (piece: Run): Open<Label> | undefined =>
      own.findLast((label) => leftOf(piece.box) >= rightOf(label.run.box) - 1)
    const pieces = piecesOf(line, taken)
    const last = pieces.at(-1)
    const led = last && besideOf(last)
    const isLed = led !== undefined && ahead.every(({ box }) => leftOf(box) >= rightOf(led.run.box) - 1)
    // At the head of a page stands first of all what the last label of the page before has no value without.
    const isWanted = lines[lineIndex - 1]?.page !== line.page && ahead.length === 0 && all.at(-1)?.value.length === 0
    const rowGap = ahead.length > 0 ? Infinity : rowGapAt(lines, lineIndex)
    const isOneMore = own.length === 0 && !isWanted && leadsInto(line, lines[lineIndex + 1], rowGap)
    if (isOneMore) {
      ahead.push(line)
      return
    }
    if (isLed) led.value.push(...ahead.flatMap(({ runs }) => runs))
    else giveOut(ahead.flatMap(({ runs }) => runs))
    ahead = []
    if (own.length > 0) open = [...open.filter((old) => !own.some((label) => isSameColumn(old, label))), ...own]
    const owned = pieces.map((piece) => ({ piece, owner: besideOf(piece) ?? ownerOf(piece, open, edges) }))
    for (const { piece, owner } of owned) owner?.value.push(piece)
  })
  return all.map(({ label, run, value }) => ({ label, labelRun: run, value, text: joinWrapped(value) }))
}

const isSameColumn = (a: Found<string>, b: Found<string>): boolean => Math.abs(leftOf(a.run.box) - leftOf(b.run.box)) < 4
