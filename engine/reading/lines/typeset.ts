import type { DocumentText, PageText, Word } from '#engine/reading/page-text.ts'
import type { Box } from '#engine/report/evidence.ts'

/** For tests: a piece of text on a page, its left edge and top in points. */
export type Piece = readonly [x: number, y: number, text: string]

const LETTER = 5
const HEIGHT = 10

/** The words of a piece as a file would give them: five points a letter and a space, ten points high. */
export function wordsOf([x, y, text]: Piece): Word[] {
  const words: Word[] = []
  let at = x
  for (const word of text.split(' ')) {
    if (word !== '') words.push({ text: word, box: [at, y, word.length * LETTER, HEIGHT] })
    at += (word.length + 1) * LETTER * (word === '' ? 0 : 1)
  }
  return words
}

/** A Letter page with the pieces in the order given. */
export function typeset(pieces: readonly Piece[], more: { number?: number; marks?: readonly Box[] } = {}): PageText {
  return { number: more.number ?? 1, width: 612, height: 792, words: pieces.flatMap(wordsOf), marks: more.marks ?? [] }
}

/** Lines of text one under the other, each cut into columns at ` | `, the first column at x 36, each next 140 further. */
export function typesetLines(
  lines: readonly string[],
  more: { number?: number; marks?: readonly Box[]; pitch?: number } = {},
): PageText {
  const pieces = lines.flatMap((line, index) =>
    line.split('|').map((text, column): Piece => [36 + column * 140, 50 + index * (more.pitch ?? 13), text.trim()]),
  )
  return typeset(
    pieces.filter(([, , text]) => text !== ''),
    more,
  )
}

/** A document of pages, numbered in order. */
export function documentOf(pages: readonly PageText[], producer: string | null = 'Skia/PDF m131'): DocumentText {
  return { pages: pages.map((page, index) => ({ ...page, number: index + 1 })), producer }
}
