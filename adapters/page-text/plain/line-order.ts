import type { Letters, TextRun } from '#adapters/page-text/plain/drawing.ts'
import type { PlainGlyph } from '#adapters/page-text/plain/fonts.ts'

const NO_GLYPH: PlainGlyph = { pieces: [], first: 0, last: 0, width: 0 }

/** A run has one letter at least. */
export const firstGlyph = ({ start }: TextRun, { glyphs }: Letters): PlainGlyph => glyphs[start] ?? NO_GLYPH
export const lastGlyph = ({ end }: TextRun, { glyphs }: Letters): PlainGlyph => glyphs[end - 1] ?? NO_GLYPH

/** The middle of the two scales of a run. */
export const middleScale = ({ across, up }: TextRun): number => (across + up) / 2

/** How far a letter moves on, in points of the page along both axes: PDFium's measure of how near two runs are. */
const widthOf = (run: TextRun, { width }: PlainGlyph): number => ((width * run.fontSize) / 1000) * middleScale(run)

/** Whether the second of two runs begins another line than the first. */
const leavesLine = (last: TextRun, next: TextRun, letters: Letters): boolean =>
  Math.abs(next.y - last.y) > Math.max(widthOf(last, lastGlyph(last, letters)), widthOf(next, firstGlyph(next, letters))) / 2

/**
 * The runs of a page, those that the file draws one after the other on one line from left to right: PDFium puts them so, and tables
 * are drawn column by column by some programs.
 */
export function inLineOrder(runs: readonly TextRun[], letters: Letters): readonly TextRun[] {
  const ordered: TextRun[] = []
  let start = 0
  for (const run of runs) {
    const last = ordered.at(-1)
    if (last === undefined || leavesLine(last, run, letters)) {
      start = ordered.length
      ordered.push(run)
      continue
    }
    let at = ordered.length
    while (at > start && run.x < (ordered[at - 1]?.x ?? 0)) at -= 1
    if (at === ordered.length) ordered.push(run)
    else ordered.splice(at, 0, run)
  }
  return ordered
}
