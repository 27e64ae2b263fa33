import type { Bounds } from '#adapters/page-text/page-space.ts'
import type { Drawing, Letters, TextRun } from '#adapters/page-text/plain/drawing.ts'
import type { Box, Word } from '#adapters/page-text/port.ts'

/** Part of the size up to which nearly every letter reaches. */
const CORE = 0.4
/** Part of a letter's width: what lies over less of it hides nothing. */
const HIDING = 0.3

/** The middles of hidden letters on the page, by their height in whole points. */
type Spots = Map<number, { readonly x: number; readonly y: number }[]>

/** The words, those marked of which letters lie below something white that was drawn later. */
export function withCovered(
  words: readonly Word[],
  { covers, runs, letters, space }: Pick<Drawing, 'covers' | 'runs' | 'letters' | 'space'>,
): readonly Word[] {
  if (covers.length === 0) return words
  const spots: Spots = new Map()
  for (const [index, run] of runs.entries()) {
    const middle = run.y + (CORE / 2) * run.fontSize * run.up
    const over = covers.filter(
      (cover) => cover.runs > index && middle > cover.bounds.bottom && middle < cover.bounds.top && cover.bounds.right > run.x,
    )
    if (over.length === 0) continue
    const y = space.top - middle
    const row = spots.get(Math.floor(y)) ?? []
    for (const x of hiddenIn(
      run,
      letters,
      over.map(({ bounds }) => bounds),
    ))
      row.push({ x: x - space.left, y })
    if (row.length > 0) spots.set(Math.floor(y), row)
  }
  return spots.size === 0 ? words : words.map((word) => (isOver(spots, word.box) ? { ...word, isCovered: true as const } : word))
}

/** The middles of the letters of a run that one of these hides. */
function hiddenIn({ start, end, x, across, fontSize }: TextRun, letters: Letters, covers: readonly Bounds[]): number[] {
  const found: number[] = []
  for (let index = start; index < end; index += 1) {
    const left = x + (letters.offsets[index] ?? 0) * across
    const width = ((letters.glyphs[index]?.width ?? 0) * fontSize * across) / 1000
    const isHidden = covers.some((cover) => Math.min(left + width, cover.right) - Math.max(left, cover.left) > width * HIDING)
    if (width > 0 && isHidden) found.push(left + width / 2)
  }
  return found
}

function isOver(spots: Spots, [left, top, width, height]: Box): boolean {
  for (let row = Math.floor(top); row <= top + height; row += 1)
    if (spots.get(row)?.some(({ x, y }) => x > left && x < left + width && y > top && y < top + height)) return true
  return false
}
