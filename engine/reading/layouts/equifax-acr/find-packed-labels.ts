import { leftOf, unionOf } from '#engine/reading/boxes.ts'
import { type Line, lineOfWords, type Run } from '#engine/reading/lines.ts'
import type { Word } from '#engine/reading/page-text.ts'

/** A label with its colon, and where it stands; it may begin on one line and end on another. */
export interface PackedLabel<Label extends string> {
  readonly label: Label
  readonly run: Run
  /** The line on which it begins. */
  readonly firstLine: number
  /** The line on which it ends and its value begins. */
  readonly lineIndex: number
}

const plain = (text: string): string => text.toLowerCase()

/** A label's words; the last has its colon. */
interface Spelled {
  readonly label: string
  readonly words: readonly string[]
}

/** Labels by their first word, the longest first: `Balance` is none where `Balance Date` stands. */
interface SpelledLabels {
  readonly byFirstWord: ReadonlyMap<string, readonly Spelled[]>
  readonly lastWords: ReadonlySet<string>
}

/** Asked of the same few tables of labels for every account. */
const SPELLED = new WeakMap<object, SpelledLabels>()

function spelled(labels: Readonly<Record<string, unknown>>): SpelledLabels {
  const known = SPELLED.get(labels)
  if (known) return known
  const all = Object.keys(labels)
    .map((label) => ({ label, words: `${plain(label)}:`.split(' ') }))
    .toSorted((a, b) => b.words.length - a.words.length)
  const made = {
    byFirstWord: Map.groupBy(all, ({ words }) => words[0] ?? ''),
    lastWords: new Set(all.map(({ words }) => words.at(-1) ?? '')),
  }
  SPELLED.set(labels, made)
  return made
}

/** The lines with words cut where a label's colon touches its value (`Balance:$488`) and where a bar touches a word. */
export function partedLines(lines: readonly Line[], labels: Readonly<Record<string, unknown>>): Line[] {
  const { lastWords } = spelled(labels)
  return lines.map((line) => {
    if (!line.words.some((word) => partsOf(word.text, lastWords).length > 1)) return line
    const words = line.words.flatMap((word) => cut(word, partsOf(word.text, lastWords)))
    return lineOfWords(line.page, words) ?? line
  })
}

/** A bar, or a colon with something behind it. */
const MAY_BE_GLUED = /\||:./

function partsOf(text: string, ends: ReadonlySet<string>): string[] {
  if (!MAY_BE_GLUED.test(text)) return [text]
  return text.split(/(\|)/).flatMap((part) => {
    const colon = part.indexOf(':')
    const isGlued = colon > 0 && colon < part.length - 1 && ends.has(plain(part.slice(0, colon + 1)))
    return isGlued ? [part.slice(0, colon + 1), part.slice(colon + 1)] : part === '' ? [] : [part]
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

/** The labels in the order of the lines, read as one text: a label may wrap anywhere between its words. */
export function findPackedLabels<Label extends string>(
  lines: readonly Line[],
  labels: Readonly<Record<Label, unknown>>,
): PackedLabel<Label>[] {
  const isLabel = (name: string): name is Label => Object.hasOwn(labels, name)
  const { byFirstWord } = spelled(labels)
  const text = lines.flatMap((line) => line.words)
  const lineEnds: number[] = []
  for (const line of lines) lineEnds.push((lineEnds.at(-1) ?? 0) + line.words.length)
  const found: PackedLabel<Label>[] = []
  let firstLine = 0
  for (let from = 0; from < text.length; from += 1) {
    while (from >= (lineEnds[firstLine] ?? Infinity)) firstLine += 1
    const first = text[from]
    if (!first || !/^[A-Z]/.test(first.text)) continue
    const hit = byFirstWord
      .get(plain(first.text))
      ?.find(({ words }) => words.every((one, index) => plain(text[from + index]?.text ?? '') === one))
    const line = lines[firstLine]
    if (!hit || !line || !isLabel(hit.label)) continue
    const end = from + hit.words.length
    const words = text.slice(from, end)
    const box = unionOf(words.slice(0, (lineEnds[firstLine] ?? end) - from).map((word) => word.box))
    if (!box) continue
    const lineIndex = lineEnds.findIndex((lineEnd, index) => index >= firstLine && lineEnd >= end)
    found.push({ label: hit.label, run: { page: line.page, text: hit.label, box, words }, firstLine, lineIndex })
    from = end - 1
  }
  return found
}

/** How many labels of different names make a column, and the share of the labels that must stand in columns. */
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
  const found = lines.flatMap((line) => findPackedLabels([line], labels))
  const margin = Math.min(...found.map(({ run }) => leftOf(run.box)))
  const inner = found.filter(({ run }) => leftOf(run.box) > margin + 4)
  const byPoint = Map.groupBy(inner, ({ run }) => Math.floor(leftOf(run.box)))
  const starts: number[] = []
  for (const { run } of inner) {
    const left = leftOf(run.box)
    if (starts.some((start) => Math.abs(start - left) < 2)) continue
    const around = [-2, -1, 0, 1, 2].flatMap((points) => byPoint.get(Math.floor(left) + points) ?? [])
    const names = new Set(around.filter((other) => Math.abs(leftOf(other.run.box) - left) < 1.5).map(({ label }) => label))
    if (names.size >= leastNames) starts.push(left)
  }
  const held = inner.filter(({ run }) => starts.some((start) => Math.abs(start - leftOf(run.box)) < 2))
  // On pictures one column begins a little elsewhere from page to page.
  const columns = starts.toSorted((a, b) => a - b).filter((start, index, all) => start - (all[index - 1] ?? margin) > ONE_COLUMN)
  const isGrid = columns.length > 0 && columns.length < MOST_COLUMNS && held.length >= inner.length * LEAST_SHARE
  return !isGrid ? [] : [margin, ...columns]
}

/** The lines of each column, one column after the other; the lines themselves where there are no columns. */
export function inColumns(lines: readonly Line[], starts: readonly number[]): Line[][] {
  if (starts.length === 0) return [[...lines]]
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? Infinity
    const isOwn = ({ box }: Word): boolean => (index === 0 || leftOf(box) >= start - 2) && leftOf(box) < end - 2
    return lines.flatMap((line) => lineOfWords(line.page, line.words.filter(isOwn)) ?? [])
  })
}
