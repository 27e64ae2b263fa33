import type { Box, Word } from '#adapters/page-text/port.ts'

/** A word of one character, or of two that were drawn one by one (kerning brings them together). */
export interface LooseLetter {
  /** Whether the file writes a space or begins a line before it. */
  readonly followsSpace: boolean
  /** A figure or a sign is none. */
  readonly isLetter: boolean
}

/** In heights of a character. Wider than that are the cells of a table, which must not be joined. */
const WIDEST_GAP = 0.22
const GAP_TOLERANCE = 0.03
/** Between letters the shapes of two may add or take as much: `T A`. */
const KERNING = 0.075
const FEWEST = 3
const IS_LETTER = /^\p{L}+$/u

const gapBefore = (last: Box, next: Box): number => (next[0] - last[0] - last[2]) / Math.max(last[3], next[3])

/** The run goes on with a loose letter that stands as far from the last as the second does from the first. */
function continuesRun(run: readonly Word[], word: Word): boolean {
  const last = run.at(-1)
  if (last === undefined) return false
  const gap = gapBefore(last.box, word.box)
  if (gap < 0 || gap > WIDEST_GAP || Math.abs(last.box[1] - word.box[1]) > GAP_TOLERANCE * word.box[3]) return false
  const [first, second] = run
  if (first === undefined || second === undefined) return true
  const tolerance = IS_LETTER.test(last.text) && IS_LETTER.test(word.text) ? KERNING : GAP_TOLERANCE
  return Math.abs(gap - gapBefore(first.box, second.box)) <= tolerance
}

function joined(run: readonly Word[], first: Word, last: Word): Word {
  const [x, y] = first.box
  return {
    text: run.map((word) => word.text).join(''),
    box: [x, y, last.box[0] + last.box[2] - x, Math.max(...run.map((word) => word.box[3]))],
  }
}

interface Run {
  readonly words: Word[]
  letters: number
}

/**
 * Joins letters that a heading spaces out evenly (`A C C O U N T`) into the word they are, and the figures and signs between or next to it
 * them (`2 . 1   B A N K`). Other digits and codes stay apart, and so do all words that are not among the loose ones, which are told
 * by their index.
 */
export function joinSpacedOut(words: readonly Word[], loose: ReadonlyMap<number, LooseLetter>): readonly Word[] {
  if (loose.size < FEWEST || !mayHoldRun(words, loose)) return words
  const runs = looseRuns(words, loose)
  const spaced = runs.filter(({ letters }) => letters >= FEWEST)
  if (spaced.length === 0) return words
  const isSpacedOut = (run: Run): boolean =>
    run.letters >= FEWEST || (run.words.length > 1 && spaced.some((other) => isBeside(run, other)))
  return runs.flatMap((run) => {
    const [first, last] = [run.words[0], run.words.at(-1)]
    return first !== undefined && last !== undefined && isSpacedOut(run) ? [joined(run.words, first, last)] : run.words
  })
}

/** Whether any two loose letters stand as near as those of a run do. */
function mayHoldRun(words: readonly Word[], loose: ReadonlyMap<number, LooseLetter>): boolean {
  for (const [index, letter] of loose) {
    const [last, word] = [words[index - 1], words[index]]
    if (letter.followsSpace || !last || !word || !loose.has(index - 1)) continue
    if (continuesRun([last], word)) return true
  }
  return false
}

/** All words, those that follow each other evenly spaced together. */
function looseRuns(words: readonly Word[], loose: ReadonlyMap<number, LooseLetter>): Run[] {
  const runs: Run[] = []
  let open: Run | null = null
  words.forEach((word, index) => {
    const letter = loose.get(index)
    const own = letter?.isLetter ? word.text.length : 0
    if (letter && open && !letter.followsSpace && continuesRun(open.words, word)) {
      open.words.push(word)
      open.letters += own
      return
    }
    const run: Run = { words: [word], letters: own }
    runs.push(run)
    open = letter ? run : null
  })
  return runs
}

/** Whether two runs stand in one line of one print: as high, and as far spaced out. */
function isBeside(run: Run, other: Run): boolean {
  const [[first, second], [otherFirst, otherSecond]] = [run.words, other.words]
  if (!first || !second || !otherFirst || !otherSecond) return false
  const isOneLine =
    Math.abs(first.box[1] - otherFirst.box[1]) <= GAP_TOLERANCE * first.box[3] && Math.abs(first.box[3] - otherFirst.box[3]) < 0.1
  return isOneLine && Math.abs(gapBefore(first.box, second.box) - gapBefore(otherFirst.box, otherSecond.box)) <= GAP_TOLERANCE
}
