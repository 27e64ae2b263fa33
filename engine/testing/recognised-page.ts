import type { PageText, Word } from '#engine/reading/page-text.ts'
import type { Box } from '#engine/report/evidence.ts'

/** A piece of a line: where it begins, what was read, how surely (0.96 where it is not said). */
export type PrintedPiece = readonly [x: number, text: string, confidence?: number]

const CAPITAL = 7
const LETTER = 5.2

/** The ink of a word that is on a line at `base`, as a recogniser draws its boxes. */
function inked(text: string, x: number, base: number): Box {
  const isFlat = /^[-–—]+$/.test(text)
  const isTall = /[A-Zbdfhklt0-9$()]/.test(text)
  const isDeep = /[gjpqy,;()$]/.test(text)
  const height = isFlat ? 1 : CAPITAL * ((isTall ? 1 : 0.74) + (isDeep ? 0.28 : 0))
  const foot = isFlat ? base - 2.5 : base + (isDeep ? CAPITAL * 0.28 : 0)
  return [x, foot - height, text.length * LETTER - 1, height]
}

/** A page as a recogniser would hand it on: each line at its height, each piece at its place, word by word. */
export function recognisedPage(
  lines: readonly (readonly [base: number, ...pieces: readonly PrintedPiece[]])[],
  given: Partial<PageText> = {},
): PageText {
  const words = lines.flatMap(([base, ...pieces]) =>
    pieces.flatMap(([x, text, confidence = 0.96]) => {
      let left = x
      return text.split(' ').map((word): Word => {
        const box = inked(word, left, base)
        left += (word.length + 0.6) * LETTER
        return { text: word, box, confidence }
      })
    }),
  )
  return { number: 1, width: 612, height: 792, words, marks: [], ...given }
}
