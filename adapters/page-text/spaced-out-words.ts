import type { Box, Word } from '#adapters/page-text/port.ts'

/** A word of one letter, or of two that were drawn one by one (kerning brings them together). */
export interface LooseLetter {
  /** Whether the file writes a space or begins a line before it. */
  readonly followsSpace: boolean
}

/** In heights of a character. Wider than that are the cells of a table, which must not be joined. */
const WIDEST_GAP = 0.22
const GAP_TOLERANCE = 0.03
const FEWEST = 3

const gapBefore = (last: Box, next: Box): number => (next[0] - last[0] - last[2]) / Math.max(last[3], next[3])

/** The run goes on with a loose letter that stands as far from the last as the second does from the first. */
function continuesRun(run: readonly Word[], word: Word): boolean {
  const last = run.at(-1)
  if (last === undefined) return false
  const gap = gapBefore(last.box, word.box)
  if (gap < 0 || gap > WIDEST_GAP || Math.abs(last.box[1] - word.box[1]) > GAP_TOLERANCE * word.box[3]) return false
  const [first, second] = run
  return first === undefined || second === undefined || Math.abs(gap - gapBefore(first.box, second.box)) <= GAP_TOLERANCE
}

function joined(run: readonly Word[], first: Word, last: Word): Word {
  const [x, y] = first.box
  return {
    text: run.map((word) => word.text).join(''),
    box: [x, y, last.box[0] + last.box[2] - x, Math.max(...run.map((word) => word.box[3]))],
  }
}

/**
 * Joins letters that a heading spaces out evenly (`A C C O U N T`) into the word they are. Digits and codes stay apart, and so
 * do all words that are not among the loose letters, which are told by their index.
 */
export function joinSpacedOut(words: readonly Word[], looseLetters: ReadonlyMap<number, LooseLetter>): readonly Word[] {
  if (looseLetters.size < FEWEST) return words
  const found: Word[] = []
  let run: Word[] = []
  const endRun = (): void => {
    if (run.length === 0) return
    const [first] = run
    const last = run.at(-1)
    if (run.length >= FEWEST && first !== undefined && last !== undefined) found.push(joined(run, first, last))
    else found.push(...run)
    run = []
  }
  words.forEach((word, index) => {
    const letter = looseLetters.get(index)
    if (letter === undefined || letter.followsSpace || !continuesRun(run, word)) endRun()
    if (letter === undefined) found.push(word)
    else run.push(word)
  })
  endRun()
  return found
}
