import { leftOf } from '#engine/reading/lines/boxes.ts'
import type { LabelValue } from '#engine/reading/lines/label-values.ts'
import type { Line, Run } from '#engine/reading/lines/lines.ts'

/** How the values of a report go on from line to line. */
export interface Wrapping {
  /** Wrapped lines as one text: with a space between them, without where the line broke inside a word. */
  readonly join: (pieces: readonly Run[]) => string
  /** Whether the line ended of its own accord: what follows it would have fitted behind it. */
  readonly isMeant: (line: Run, next: Run) => boolean
}

const lastWord = (run: Run): string => run.words.at(-1)?.text ?? ''
const firstWord = (run: Run): string => run.words[0]?.text ?? ''
/** A word without what stands around it and what a slash joins it to, in small letters. */
const bare = (word: string): string => {
  const clean = word
    .replace(/^[<>("]+/, '')
    .replace(/(?<![<>)",;:.])[<>)",;:.]+$/, '')
    .toLowerCase()
  return IN_FIGURES.test(clean) ? clean : (clean.split('/').at(-1) ?? clean)
}

/** A day, an amount or a number of whole figures. */
const FIGURES = /^(?:\d{1,2}\/(?:\d{1,2}\/)?\d{4}|\$[\d,]+(?:\.\d\d)?)$/
const IN_FIGURES = /^[\d$,./]+$/

type Seam = 'word' | 'space' | null

/** What a break is by the words around it: inside one known word or between two; null where that cannot be told. */
function seamOf(before: string, after: string, isKnown: (word: string) => boolean): Seam {
  const begun = IN_FIGURES.test(bare(after)) ? after : (after.split('/')[0] ?? after)
  const whole = bare(bare(before) + begun)
  if (IN_FIGURES.test(bare(before)) && FIGURES.test(whole) && !FIGURES.test(bare(before))) return 'word'
  const [isWhole, areBoth] = [isKnown(whole), isKnown(bare(before)) && isKnown(bare(begun))]
  // A number and a word never are one word.
  if (/^\d+$/.test(bare(before)) && /^[a-z]+$/.test(bare(begun))) return 'space'
  if (isWhole === areBoth) return null
  return isWhole ? 'word' : 'space'
}

/**
 * Learns from a report how it breaks its lines. `lines` are some that print words of the values unbroken, `right` is how
 * far its lines go. Some prints break values wherever the line is full (`Installmen` /
 * `t Account`). Whether a break stands inside a word is told by the words that the report prints elsewhere, unbroken;
 * where those are silent, by whether the next letter would have fitted on the line, and only in a report that was seen
 * to break words.
 */
export function wrappingOf(
  fields: readonly LabelValue<string>[],
  { lines, phrases, right }: { lines: readonly Line[]; phrases: readonly string[]; right: number },
): Wrapping {
  const values = fields.map(({ value }) => value)
  const wrapped = values.filter((value) => value.length > 1)
  const atBreaks = new Set(
    wrapped.flatMap((value) =>
      value.flatMap((run, index) => [index > 0 && run.words[0], index < value.length - 1 && run.words.at(-1)]),
    ),
  )
  const known = new Set(phrases.flatMap((phrase) => phrase.split(/[ /]/).map(bare)))
  if (wrapped.length > 0) {
    const words = [...lines, ...values.flat()].flatMap((line) => line.words).filter((word) => !atBreaks.has(word))
    for (const word of words) for (const part of word.text.split('/')) known.add(bare(part))
  }
  const isKnown = (word: string): boolean => word !== '' && (known.has(word) || FIGURES.test(word))
  const seam = (line: Run, next: Run): Seam => seamOf(lastWord(line), firstWord(next), isKnown)
  const room = roomOf(fields, right)
  const fits = (line: Run, width: number): boolean => line.box[2] + width <= room
  const breaks = wrapped.flatMap((value) => value.slice(1).map((next, index) => ({ line: value[index] ?? next, next })))
  const told = breaks.map(({ line, next }) => seam(line, next))
  const inWords = told.filter((one) => one === 'word').length
  const areFull = breaks.length >= 4 && breaks.every(({ line, next }) => !fits(line, letterWidth(next) * 1.5))
  const breaksWords = inWords > told.filter((one) => one === 'space').length || (inWords > 0 && areFull)
  const isInside = (line: Run, next: Run): boolean => {
    // No word goes on with figures: `in` and `04/2020` are two.
    if (/[a-z]$/.test(line.text) && /^\d/.test(next.text)) return false
    const one = seam(line, next)
    if (one !== null) return one === 'word'
    return breaksWords && !/[;,]$/.test(line.text) && !fits(line, letterWidth(next))
  }
  return {
    join: (pieces) =>
      pieces.reduce((text, run, index) => {
        const before = pieces[index - 1]
        if (!before) return run.text
        const isTight = isInside(before, run) || /[^\s-][-/]$/.test(text)
        return `${text}${isTight ? '' : ' '}${run.text}`
      }, ''),
    isMeant: (line, next) => {
      const space = line.box[3] * 0.25
      return fits(line, space + (breaksWords ? letterWidth(next) : (next.words[0]?.box[2] ?? 0)))
    },
  }
}

export const most = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), 0)

/** How wide a value can be at least: as the widest is, or where values stand under their labels, as far as the page is printed. */
function roomOf(fields: readonly LabelValue<string>[], right: number): number {
  const filled = fields.filter(({ value }) => value.length > 0)
  const under = filled.filter(({ labelRun, value }) => Math.abs(leftOf(value[0]?.box ?? labelRun.box) - leftOf(labelRun.box)) < 4)
  const left = leftOf(under[0]?.labelRun.box ?? [0, 0, 0, 0])
  if (under.length > filled.length / 2) return right - left
  return most(filled.flatMap(({ value }) => value.map(({ box }) => box[2])))
}

/** The width of the line's first letter, about. */
function letterWidth(run: Run): number {
  const [word] = run.words
  return word ? (word.box[2] / word.text.length) * 1.05 : 0
}
