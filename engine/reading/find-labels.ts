import { bottomOf, leftOf, rightOf, topOf, unionOf } from '#engine/reading/boxes.ts'
import { type Line, type Run, runOf, textOf } from '#engine/reading/lines.ts'
import type { Word } from '#engine/reading/page-text.ts'

/** Runs are words with single spaces already. */
const plain = (text: string): string => (text.endsWith(':') ? text.slice(0, -1).trimEnd() : text).toLowerCase()

/** A known label and where it stands. */
export interface FoundLabel<Label extends string> {
  readonly label: Label
  readonly run: Run
  /** Of its first line. */
  readonly lineIndex: number
}

/** The labels of a part by their text, and the words they begin with: most words begin none. */
interface LabelIndex<Label extends string> {
  readonly byText: ReadonlyMap<string, Label>
  readonly firstWords: ReadonlySet<string>
  /** Words of the longest label. */
  readonly longest: number
}

function indexOf<Label extends string>(labels: readonly Label[]): LabelIndex<Label> {
  const byText = new Map(labels.map((label) => [plain(label), label]))
  const spelled = [...byText.keys()].map((text) => text.split(' '))
  return {
    byText,
    firstWords: new Set(spelled.map(([first = '']) => first)),
    longest: Math.max(0, ...spelled.map(({ length }) => length)),
  }
}

function beginsLabel({ text }: Word, labels: LabelIndex<string>): boolean {
  const word = text.toLowerCase()
  return labels.firstWords.has(word) || (word.endsWith(':') && labels.firstWords.has(word.slice(0, -1)))
}

/** A label is all of a run's first words; the rest of the run, if any, is parted from it by more than a space. */
function labelAt<Label extends string>(line: Line, from: number, labels: LabelIndex<Label>): { label: Label; run: Run } | null {
  const words = line.words
  const first = words[from]
  const before = words[from - 1]
  if (!first || !beginsLabel(first, labels)) return null
  if (before && first.box[0] - rightOf(before.box) < first.box[3] * 0.5) return null
  for (let count = Math.min(labels.longest + 1, words.length - from); count > 0; count -= 1) {
    const own = words.slice(from, from + count)
    const label = labels.byText.get(plain(textOf(own)))
    const run = label === undefined ? null : runOf(line.page, own)
    const [last, next] = [words[from + count - 1], words[from + count]]
    if (!run || label === undefined || !last) continue
    const isParted = !next || next.box[0] - rightOf(last.box) > last.box[3] * 0.5 || last.text.endsWith(':')
    // The longest label counts: `Balance` is none where `Balance Updated` stands.
    return isParted ? { label, run } : null
  }
  return null
}

/**
 * The known labels in reading order: those parted from what stands around them, and those that only their column gives
 * away. A value that reads like a label stands in no column of labels and is left out.
 */
export function findLabels<Label extends string>(lines: readonly Line[], labels: readonly Label[]): FoundLabel<Label>[] {
  const index = indexOf(labels)
  const found: FoundLabel<Label>[] = []
  lines.forEach((line, lineIndex) => {
    for (let from = 0; from < line.words.length; from += 1) {
      const hit = labelAt(line, from, index)
      if (!hit) continue
      found.push({ ...hit, lineIndex })
      from += hit.run.words.length - 1
    }
  })
  const inColumns = inLabelColumns(found)
  const more = labelsAtColumns(lines, inColumns, index)
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
  found: readonly FoundLabel<Label>[],
  labels: LabelIndex<Label>,
): FoundLabel<Label>[] {
  const isAtColumn = (word: Word): boolean => found.some((label) => Math.abs(leftOf(label.run.box) - leftOf(word.box)) < 2)
  const taken = new Set<Word>(found.flatMap((label) => label.run.words))
  const more: FoundLabel<Label>[] = []
  lines.forEach((line, lineIndex) => {
    line.words.forEach((word, from) => {
      if (taken.has(word) || !beginsLabel(word, labels)) return
      const tight = isAtColumn(word) ? tightLabelAt(line, from, labels) : null
      const hit = tight ?? (from === 0 || isAtColumn(word) ? wrappedLabelAt(lines, { lineIndex, from }, labels) : null)
      if (!hit) return
      more.push({ ...hit, lineIndex })
      for (const own of hit.run.words) taken.add(own)
    })
  })
  return more
}

/** The longest label that the words from here begin with. */
function tightLabelAt<Label extends string>(
  line: Line,
  from: number,
  labels: LabelIndex<Label>,
): { label: Label; run: Run } | null {
  for (let count = Math.min(labels.longest + 1, line.words.length - from); count > 0; count -= 1) {
    const own = line.words.slice(from, from + count)
    const label = labels.byText.get(plain(textOf(own)))
    const run = label === undefined ? null : runOf(line.page, own)
    if (run && label !== undefined) return { label, run }
  }
  return null
}

/** A label whose first words stand here and whose other words stand below them at the same x. */
function wrappedLabelAt<Label extends string>(
  lines: readonly Line[],
  at: { lineIndex: number; from: number },
  labels: LabelIndex<Label>,
): { label: Label; run: Run } | null {
  const first = partAt(lines[at.lineIndex], at.from)
  if (!first) return null
  const isBegun = (text: string): boolean => [...labels.byText.keys()].some((label) => label.startsWith(`${text} `))
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
    const label = labels.byText.get(text)
    const box = unionOf(parts.map((one) => one.box))
    if (label !== undefined && box)
      return { label, run: { page: first.page, text: label, box, words: parts.flatMap((one) => one.words) } }
  }
  return null
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

/** Labels of one column begin at one x (or end at one, where they are set flush right); a value that reads like a label does not. */
function inLabelColumns<Label extends string>(found: readonly FoundLabel<Label>[]): FoundLabel<Label>[] {
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 3
  const support = (label: FoundLabel<Label>): number =>
    found.filter(
      (other) => near(leftOf(other.run.box), leftOf(label.run.box)) || near(rightOf(other.run.box), rightOf(label.run.box)),
    ).length
  const most = Math.max(0, ...found.map(support))
  return most < 3 ? [...found] : found.filter((label) => support(label) > 1)
}
