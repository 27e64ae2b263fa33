import type { PageText, Word } from '#engine/reading/page-text.ts'
import type { Box } from '#engine/report/evidence.ts'

/** A line of a page whose values are at its right edge: text from the left or centred, and what is set at the right. */
export interface RightEdgeLine {
  readonly y: number
  readonly text: string
  /** Points; centred where it is absent. */
  readonly x?: number
  readonly right?: string
  readonly height?: number
}

/** Letters are half as wide as they are high. */
const wordsAt = (text: string, { x, y, height }: { x: number; y: number; height: number }): Word[] => {
  const words: Word[] = []
  let at = x
  for (const word of text.split(' ')) {
    words.push({ text: word, box: [at, y, (word.length * height) / 2, height] })
    at += ((word.length + 1) * height) / 2
  }
  return words
}

const widthOf = (text: string, height: number): number => (text.length * height) / 2

/** For tests: a page as member sites print it, of this size and with this right edge. */
export function rightEdgePage(
  lines: readonly RightEdgeLine[],
  page: {
    readonly number: number
    readonly width: number
    readonly height: number
    readonly edge: number
    readonly marks?: readonly Box[]
  },
): PageText {
  const words = lines.flatMap(({ y, text, x, right, height = 12.5 }) => [
    ...(text === '' ? [] : wordsAt(text, { x: x ?? (page.width - widthOf(text, height)) / 2, y, height })),
    ...(right === undefined ? [] : wordsAt(right, { x: page.edge - widthOf(right, height), y, height })),
  ])
  return { number: page.number, width: page.width, height: page.height, words, marks: page.marks ?? [] }
}
