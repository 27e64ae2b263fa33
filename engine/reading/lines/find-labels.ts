import { bottomOf, boxAround, leftOf, rightOf, topOf } from '#engine/reading/lines/boxes.ts'
import { isMadeOut, isParted, type Line, type Run, runOf, textAnd } from '#engine/reading/lines/lines.ts'
import type { Word } from '#engine/reading/page-text.ts'

/** Runs are words with single spaces already. */
const plain = (text: string): string => (text.endsWith(':') ? text.slice(0, -1).trimEnd() : text).toLowerCase()

/** A known label and where it is. */
export interface FoundLabel<Label extends string> {
  readonly label: Label
  readonly run: Run
  /** Of its first line. */
  readonly lineIndex: number
}

/** How the labels of a part are spelled, in small letters. */
interface Spelling {
  /** The index of each label by its text. */
  readonly byText: ReadonlyMap<string, number>
  /** The words they begin with: most words begin none. */
  readonly firstWords: ReadonlySet<string>
  /** All that they begin with, letter by letter. */
  readonly beginnings: ReadonlySet<string>
  /** Words of the longest label. */
  readonly longest: number
}

interface LabelIndex<Label extends string> extends Spelling {
  readonly labels: readonly Label[]
}

/** Asked of the same few lists of labels for every account. */
const SPELLINGS = new WeakMap<readonly string[], Spelling>()

function spellingOf(labels: readonly string[]): Spelling {
  const known = SPELLINGS.get(labels)
  if (known) return known
  const texts = labels.map(plain)
  const made = {
    byText: new Map(texts.map((text, index) => [text, index])),
    firstWords: new Set(texts.map((text) => text.split(' ', 1)[0] ?? '')),
    beginnings: new Set(texts.flatMap((text) => Array.from(text, (_, index) => text.slice(0, index + 1)))),
    longest: Math.max(0, ...texts.map((text) => text.split(' ').length)),
  }
  SPELLINGS.set(labels, made)
  return made
}

function labelSpelled<Label extends string>(text: string, { labels, byText }: LabelIndex<Label>): Label | undefined {
  const index = byText.get(text)
  return index === undefined ? undefined : labels[index]
}

function beginsLabel({ text }: Word, { firstWords }: Spelling): boolean {
  const word = text.toLowerCase()
  return firstWords.has(word) || (word.endsWith(':') && firstWords.has(word.slice(0, -1)))
}

/** Where a word is that begins a label. */
interface Beginning {
  readonly word: Word
  readonly line: Line
  readonly lineIndex: number
  readonly from: number
}

function beginningsIn(lines: readonly Line[], labels: Spelling): Beginning[] {
  const found: Beginning[] = []
  lines.forEach((line, lineIndex) => {
    line.words.forEach((word, from) => {
      if (beginsLabel(word, labels)) found.push({ word, line, lineIndex, from })
    })
  })
  return found
}

/** The longest label that the words from here begin with: `Balance` is none where `Balance Updated` stands. */
function longestLabelAt<Label extends string>(
  line: Line,
  from: number,
  labels: LabelIndex<Label>,
): { label: Label; run: Run } | null {
  let found: { label: Label; end: number } | null = null
  const most = Math.min(from + labels.longest + 1, line.words.length)
  let text = line.words[from]?.text ?? ''
  for (let end = from + 1; end <= most; end += 1) {
    const [previous, last] = [line.words[end - 2], line.words[end - 1]]
    if (end > from + 1 && previous && last) text = textAnd(text, previous, last)
    const label = labelSpelled(plain(text), labels)
    if (label !== undefined) found = { label, end }
    if (!labels.beginnings.has(text.toLowerCase())) break
  }
  const run = found && runOf(line.page, line.words.slice(from, found.end))
  return found && run && { label: found.label, run }
}

/** A label is all of a run's first words; the rest of the run, if any, is parted from it by more than a space. */
function labelAt<Label extends string>(line: Line, from: number, labels: LabelIndex<Label>): { label: Label; run: Run } | null {
  const words = line.words
  const first = words[from]
  const before = words[from - 1]
  if (!first) return null
  if (before && !isParted(before, first, words[from + 1])) return null
  const hit = longestLabelAt(line, from, labels)
  const last = hit?.run.words.at(-1)
  const next = words[from + (hit?.run.words.length ?? 0)]
  if (!hit || !last) return null
  const gap = next ? next.box[0] - rightOf(last.box) : Infinity
  const isSetOff = gap > last.box[3] * 0.5 || last.text.endsWith(':')
  // Wide spaces part the words of prose too.
  const isProse = gap < last.box[3] * 1.2 && goesOnAsProse(line, from, hit.run)
  return isSetOff && !isProse ? hit : null
}

/**
 * The known labels in reading order: those parted from what stands around them, and those that only their column gives
 * away. A value that reads like a label is in no column of labels and is left out.
 */
export function findLabels<Label extends string>(lines: readonly Line[], labels: readonly Label[]): FoundLabel<Label>[] {
  const index: LabelIndex<Label> = { labels, ...spellingOf(labels) }
  const found: FoundLabel<Label>[] = []
  const beginnings = beginningsIn(lines, index)
  let end = { lineIndex: -1, word: 0 }
  for (const { line, lineIndex, from } of beginnings) {
    const hit = lineIndex === end.lineIndex && from < end.word ? null : labelAt(line, from, index)
    if (!hit) continue
    found.push({ ...hit, lineIndex })
    end = { lineIndex, word: from + hit.run.words.length }
  }
  const inColumns = inLabelColumns(found)
  const more = labelsAtColumns(lines, { beginnings, found: inColumns }, index)
  return more.length === 0 ? inColumns : inReadingOrder([...inColumns, ...more])
}

const inReadingOrder = <Label extends string>(found: readonly FoundLabel<Label>[]): FoundLabel<Label>[] =>
  found.toSorted((a, b) => a.lineIndex - b.lineIndex || leftOf(a.run.box) - leftOf(b.run.box))

/**
 * The labels that only their column gives away: those that touch the value before or after them, and those that wrap to
 * a second or third line.
 */
function labelsAtColumns<Label extends string>(
  lines: readonly Line[],
  { beginnings, found }: { beginnings: readonly Beginning[]; found: readonly FoundLabel<Label>[] },
  labels: LabelIndex<Label>,
): FoundLabel<Label>[] {
  const isAtColumn = (word: Word): boolean => found.some((label) => Math.abs(leftOf(label.run.box) - leftOf(word.box)) < 2)
  const taken = new Set<Word>(found.flatMap((label) => label.run.words))
  const more: FoundLabel<Label>[] = []
  for (const { word, line, lineIndex, from } of beginnings) {
    if (taken.has(word)) continue
    const touching = isAtColumn(word) ? longestLabelAt(line, from, labels) : null
    const tight = touching && !goesOnAsProse(line, from, touching.run) ? touching : null
    const hit = tight ?? (from === 0 || isAtColumn(word) ? wrappedLabelAt(lines, { lineIndex, from }, labels) : null)
    if (!hit) continue
    more.push({ ...hit, lineIndex })
    for (const own of hit.run.words) taken.add(own)
  }
  return more
}

/** `Employment history is the source of …`: prose that begins with a label goes on in small letters; a masked number is all of one. */
function goesOnAsProse({ words }: Line, from: number, label: Run): boolean {
  const [next, after] = words.slice(from + label.words.length)
  const isColon = label.words.at(-1)?.text.endsWith(':') ?? false
  return !isColon && [next, after].every((word) => word !== undefined && /^(?!x+\b)[a-z]+[,.;]?$/.test(word.text))
}

/** A label whose first words stand here and whose other words stand below them at the same x. */
function wrappedLabelAt<Label extends string>(
  lines: readonly Line[],
  at: { lineIndex: number; from: number },
  labels: LabelIndex<Label>,
): { label: Label; run: Run } | null {
  const isBegun = (text: string): boolean => labels.beginnings.has(`${text} `)
  const whole = partAt(lines[at.lineIndex], at.from)
  const first = whole && beforeValue(whole, isBegun)
  if (!first) return null
  let text = plain(first.text)
  const parts = [first]
  for (let index = at.lineIndex + 1; index <= at.lineIndex + 4 && isBegun(text); index += 1) {
    const line = lines[index]
    const last = parts.at(-1) ?? first
    if (!line || line.page !== first.page || topOf(line.box) - bottomOf(last.box) > last.box[3]) return null
    const part = partAt(
      line,
      line.words.findIndex((word) => Math.abs(leftOf(word.box) - leftOf(first.box)) < 2),
    )
    if (!part) continue
    parts.push(part)
    text = `${text} ${plain(part.text)}`
    const label = labelSpelled(text, labels)
    const box = boxAround(parts)
    if (label !== undefined && box)
      return { label, run: { page: first.page, text: label, box, words: parts.flatMap((one) => one.words) } }
  }
  return null
}

/** What a label begins with of words that run on into its value, as in `Scheduled Payment $285` above `Amount`; else all of them. */
function beforeValue(part: Run, isBegun: (text: string) => boolean): Run | null {
  if (isBegun(plain(part.text))) return part
  for (let end = part.words.length - 1; end > 0; end -= 1) {
    const head = runOf(part.page, part.words.slice(0, end))
    if (head && isBegun(plain(head.text)) && /^[A-Z0-9$]/.test(part.words[end]?.text ?? '')) return head
  }
  return part
}

/** The words that stand together from the given one on. */
function partAt(line: Line | undefined, from: number): Run | null {
  if (!line || from < 0) return null
  let end = from + 1
  for (let next = line.words[end]; next; next = line.words[end]) {
    const before = line.words[end - 1]
    if (!before || leftOf(next.box) - rightOf(before.box) > next.box[3] * 0.5) break
    end += 1
  }
  return runOf(line.page, line.words.slice(from, end))
}

/** Points: a column begins at another x on the next page where each page was laid on the glass again. */
const [NEAR, NEAR_ON_GLASS] = [3, 15]

/** Labels of one column begin at one x (or end at one, where they are set flush right); a value that reads like a label does not. */
function inLabelColumns<Label extends string>(found: readonly FoundLabel<Label>[]): FoundLabel<Label>[] {
  const isOneColumn = (a: Run, b: Run): boolean => {
    const near = a.page !== b.page && isMadeOut(a) ? NEAR_ON_GLASS : NEAR
    return Math.abs(leftOf(a.box) - leftOf(b.box)) < near || Math.abs(rightOf(a.box) - rightOf(b.box)) < NEAR
  }
  const supports = found.map(({ run }) => found.filter((other) => isOneColumn(other.run, run)).length)
  return Math.max(0, ...supports) < 3 ? [...found] : found.filter((_, index) => (supports[index] ?? 0) > 1)
}
