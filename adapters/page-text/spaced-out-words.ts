import type { Box, Word } from '#adapters/page-text/port.ts'

/** A word as it was gathered, with what tells a spaced-out heading from the cells of a table. */
export interface GatheredWord extends Word {
  /** Whether the file writes a space or begins a line before it. */
  readonly followsSpace: boolean
  /** Whether it is one letter, or two that were drawn one by one (kerning brings them together). */
  readonly isLooseLetter: boolean
}

/** In heights of a character. Wider than that are the cells of a table, which must not be joined. */
const WIDEST_GAP = 0.22
const GAP_TOLERANCE = 0.03
const FEWEST = 3

const gapBefore = (last: Box, next: Box): number => (next[0] - last[0] - last[2]) / Math.max(last[3], next[3])

function continuesRun(run: readonly GatheredWord[], word: GatheredWord): boolean {
  if (word.followsSpace || !word.isLooseLetter) return false
  const last = run.at(-1)
  if (last === undefined || !last.isLooseLetter) return false
  const gap = gapBefore(last.box, word.box)
  if (gap < 0 || gap > WIDEST_GAP || Math.abs(last.box[1] - word.box[1]) > GAP_TOLERANCE * word.box[3]) return false
  const [first, second] = run
  return first === undefined || second === undefined || Math.abs(gap - gapBefore(first.box, second.box)) <= GAP_TOLERANCE
}

function joined(run: readonly GatheredWord[], first: GatheredWord, last: GatheredWord): Word {
  const [x, y] = first.box
  return {
    text: run.map((word) => word.text).join(''),
    box: [x, y, last.box[0] + last.box[2] - x, Math.max(...run.map((word) => word.box[3]))],
  }
}

/** Joins letters that a heading spaces out evenly (`A C C O U N T`) into the word they are. Digits and codes stay apart. */
export function joinSpacedOut(words: readonly GatheredWord[]): readonly Word[] {
  const found: Word[] = []
  let run: GatheredWord[] = []
  const endRun = (): void => {
    const [first] = run
    const last = run.at(-1)
    if (run.length >= FEWEST && first !== undefined && last !== undefined) found.push(joined(run, first, last))
    else for (const { text, box } of run) found.push({ text, box })
  }
  for (const word of words) {
    if (continuesRun(run, word)) {
      run.push(word)
      continue
    }
    endRun()
    run = [word]
  }
  endRun()
  return found
}
