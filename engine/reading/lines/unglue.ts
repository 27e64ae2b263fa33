import { leftOf, rightOf } from '#engine/reading/lines/boxes.ts'
import { findLabels } from '#engine/reading/lines/find-labels.ts'
import { type Line, lineOfWords } from '#engine/reading/lines/lines.ts'
import type { Word } from '#engine/reading/page-text.ts'

/**
 * The lines with words cut in two where a label and a value ran into one another: a label that its own value touches
 * (`Account Designator CodeJOINT_ACCOUNT`) and a value that touches the label to its right (`PAST_DUEAvailable Credit`).
 */
export function unglued<Label extends string>(lines: readonly Line[], labels: readonly Label[]): readonly Line[] {
  const spelled = spell(labels)
  return ungluedOnTheRight(
    lines.map((line) => ungluedFromLabel(line, spelled)),
    labels,
  )
}

/** Labels word by word: those of one word, and the longer ones by their first word. */
interface SpelledLabels {
  readonly short: readonly string[]
  readonly long: ReadonlyMap<string, readonly (readonly string[])[]>
}

/** Asked of the same few lists of labels for every account. */
const SPELLED = new WeakMap<readonly string[], SpelledLabels>()

/** A value runs into a label only where the label ends in a small letter. */
function spell(labels: readonly string[]): SpelledLabels {
  const known = SPELLED.get(labels)
  if (known) return known
  const short: string[] = []
  const long = new Map<string, (readonly string[])[]>()
  for (const label of labels.filter((one) => /[a-z]$/.test(one))) {
    const words = label.split(' ')
    const [first = ''] = words
    if (words.length === 1) short.push(first)
    else if (!long.get(first)?.push(words)) long.set(first, [words])
  }
  const made = { short, long }
  SPELLED.set(labels, made)
  return made
}

/** What can begin a value right behind a label: a capital, a digit, a mask or an amount. */
const BEGINS_VALUE = /^(?:[A-Z0-9$*]|x{2,})/
/** Behind a label of one word, nothing that could be the second word of a longer label. */
const BEGINS_PLAIN_VALUE = /^(?:[A-Z_]{2}|[0-9$*]|x{2,})/

/** Whether the word begins with the label and goes on behind it. */
const isLonger = ({ text }: Word, label: string): boolean => text.length > label.length && text.startsWith(label)

function ungluedFromLabel(line: Line, labels: SpelledLabels): Line {
  const cuts = new Map<Word, number>()
  line.words.forEach((first, from) => {
    const long = labels.long.get(first.text)
    const hasShort = labels.short.some((label) => isLonger(first, label))
    if (!long && !hasShort) return
    const before = line.words[from - 1]
    if (before && leftOf(first.box) - rightOf(before.box) < first.box[3] * 0.5) return
    for (const { length } of labels.short.filter((label) => isLonger(first, label)))
      if (BEGINS_PLAIN_VALUE.test(first.text.slice(length))) cuts.set(first, length)
    for (const label of long ?? []) {
      const last = line.words[from + label.length - 1]
      const end = label.at(-1) ?? ''
      if (!last || last.text.length <= end.length || !last.text.startsWith(end)) continue
      if (!label.slice(0, -1).every((word, index) => line.words[from + index]?.text === word)) continue
      if (BEGINS_VALUE.test(last.text.slice(end.length))) cuts.set(last, end.length)
    }
  })
  if (cuts.size === 0) return line
  const words = line.words.flatMap((word) => {
    const at = cuts.get(word)
    return at === undefined ? [word] : split(word, at, leftOf(word.box) + (word.box[2] * at) / word.text.length)
  })
  return lineOfWords(line.page, words) ?? line
}

/** The two words of a word that is cut after so many letters, at an x. */
function split(word: Word, letters: number, x: number): Word[] {
  const [left, top, width, height] = word.box
  return [
    { text: word.text.slice(0, letters), box: [left, top, x - left, height] },
    { text: word.text.slice(letters), box: [x, top, left + width - x, height] },
  ]
}

/** A value that ran into the label to its right: `NOT_MORE_THAN_TWO_PAYMENTS_PAST_DUEAvailable`. */
/** Said first of every word of a page: most are sorted out by their last letter. */
const SMALL_END = /[A-Z0-9_][A-Z][a-z]+$/
const GLUED = /^(.*[A-Z0-9_])([A-Z][a-z]+)$/

function ungluedOnTheRight<Label extends string>(lines: readonly Line[], labels: readonly Label[]): readonly Line[] {
  const isGlued = ({ text }: Word): boolean => {
    const tail = SMALL_END.test(text) ? GLUED.exec(text)?.[2] : undefined
    return tail !== undefined && labels.some((label) => label.startsWith(`${tail} `))
  }
  if (!lines.some((line) => line.words.some(isGlued))) return lines
  const lefts = findLabels(lines, labels).map((label) => leftOf(label.run.box))
  return lines.map((line) => {
    if (!line.words.some(isGlued)) return line
    const words = line.words.flatMap((word) => (isGlued(word) ? cutAt(word, lefts) : [word]))
    return lineOfWords(line.page, words) ?? line
  })
}

/** The word cut where a column of labels begins near its seam; whole where none does. */
function cutAt(word: Word, lefts: readonly number[]): Word[] {
  const [, value = ''] = GLUED.exec(word.text) ?? []
  const [x, , width, height] = word.box
  const likely = x + (width * value.length) / word.text.length
  const cut = lefts.find((left) => Math.abs(left - likely) < height * 2)
  return cut === undefined || cut <= x || cut >= x + width ? [word] : split(word, value.length, cut)
}
