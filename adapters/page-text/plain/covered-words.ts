import type { Cover, Drawing, Letters, TextRun } from '#adapters/page-text/plain/drawing.ts'
import type { Box, Word } from '#adapters/page-text/port.ts'

/** Part of the size up to which nearly every letter reaches. */
const CORE = 0.4
/** Part of a letter's width: what is over less of it hides nothing. */
const HIDING = 0.3
/** The same at the edge of a frame: behind a letter that reaches over it others may have been left out. */
const REACHING_OVER = 0.04

/** The middles of hidden letters on the page, by their height in whole points. */
type Spots = Map<number, { readonly x: number; readonly y: number }[]>

/** What is seen of a page's runs. */
interface Seen {
  /** Those of which letters are seen, or that go on next to such. */
  readonly runs: readonly TextRun[]
  readonly spots: Spots
}

type Drawn = Pick<Drawing, 'covers' | 'runs' | 'letters' | 'space'>

/** Drops runs that a later fill covers whole: no one can see them. */
export function seenOf({ covers, runs, letters, space }: Drawn): Seen {
  const spots: Spots = new Map()
  if (covers.length === 0) return { runs, spots }
  const gone: TextRun[] = []
  for (const [index, run] of runs.entries()) {
    const middle = run.y + (CORE / 2) * run.fontSize * run.up
    const over = covers.filter(
      ({ bounds, from, runs: until }) =>
        from <= index && until > index && middle > bounds.bottom && middle < bounds.top && bounds.right > run.x,
    )
    if (over.length === 0) continue
    const y = space.top - middle
    const row = spots.get(Math.floor(y)) ?? []
    const { hidden, isWhole } = hiddenIn(run, letters, over)
    for (const x of hidden) row.push({ x: x - space.left, y })
    if (row.length > 0) spots.set(Math.floor(y), row)
    if (isWhole) gone.push(run)
  }
  const shown = runs.filter((run) => !gone.includes(run))
  const isAlone = (run: TextRun): boolean => !shown.some((other) => isBeside(run, other, letters))
  const unseen = new Set(gone.filter(isAlone))
  return { runs: runs.filter((run) => !unseen.has(run)), spots }
}

/** The words, those marked of which letters lie below something that was filled later. */
export const withCovered = (words: readonly Word[], { spots }: Seen): readonly Word[] =>
  spots.size === 0 ? words : words.map((word) => (isOver(spots, word.box) ? { ...word, isCovered: true as const } : word))

/** Sizes of the letters within which one run goes on in the next. */
const NEAR = 1.5

/** Whether two runs stand so near on one line that they say one thing. */
function isBeside(run: TextRun, other: TextRun, letters: Letters): boolean {
  const size = run.fontSize * run.across
  if (Math.abs(run.y - other.y) > size / 4) return false
  const gap = Math.max(run.x, other.x) - Math.min(endOf(run, letters), endOf(other, letters))
  return gap < size * NEAR
}

const endOf = ({ end, x, across, fontSize }: TextRun, { offsets, glyphs }: Letters): number =>
  x + (offsets[end - 1] ?? 0) * across + ((glyphs[end - 1]?.width ?? 0) * fontSize * across) / 1000

/** The middles of the letters of a run that one of these hides, and whether none of its letters is seen. */
function hiddenIn(
  { start, end, x, across, fontSize }: TextRun,
  letters: Letters,
  covers: readonly Cover[],
): { readonly hidden: readonly number[]; readonly isWhole: boolean } {
  const hidden: number[] = []
  let isWhole = true
  const middleOf = (index: number): number[] => {
    const width = ((letters.glyphs[index]?.width ?? 0) * fontSize * across) / 1000
    return index < start ? [] : [x + (letters.offsets[index] ?? 0) * across + width / 2]
  }
  for (let index = start; index < end; index += 1) {
    const glyph = letters.glyphs[index]
    const left = x + (letters.offsets[index] ?? 0) * across
    const width = ((glyph?.width ?? 0) * fontSize * across) / 1000
    if (width <= 0) continue
    const lies = ({ bounds }: Cover, part: number): boolean =>
      Math.min(left + width, bounds.right) - Math.max(left, bounds.left) > width * part
    const over = covers.find((cover) => lies(cover, cover.isBeyond ? REACHING_OVER : HIDING))
    // The edge of a frame between two words: the space shows that the text goes on.
    if (over?.isBeyond && index === end - 1 && isSpace(glyph)) hidden.push(...middleOf(index - 1))
    if (over) hidden.push(left + width / 2)
    if (!(over && lies(over, HIDING)) && glyph?.pieces.some((piece) => piece !== ' ')) isWhole = false
  }
  return { hidden, isWhole: isWhole && hidden.length > 0 }
}

const isSpace = (glyph: Letters['glyphs'][number] | undefined): boolean =>
  glyph !== undefined && glyph.pieces.length > 0 && glyph.pieces.every((piece) => piece === ' ')

function isOver(spots: Spots, [left, top, width, height]: Box): boolean {
  for (let row = Math.floor(top); row <= top + height; row += 1)
    if (spots.get(row)?.some(({ x, y }) => x > left && x < left + width && y > top && y < top + height)) return true
  return false
}
