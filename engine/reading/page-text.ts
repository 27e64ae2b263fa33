import type { Box } from '#engine/report/evidence.ts'

/** One printed word with its place, in reading order of the file. A glyph without a Unicode value reads `\uFFFD`. */
export interface Word {
  readonly text: string
  readonly box: Box
  /** 0 to 1, for a word that was made out on a picture; absent for a word of a text layer. */
  readonly confidence?: number
  /** Part of it is hidden, or seems to be cut off by the edge of the page; absent where it is seen whole. */
  readonly isCovered?: true
}

/** Words in their order, a space between each two. */
export const textOfWords = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

/** The text layer of one page. Points, origin at the top left. */
export interface PageText {
  /** 1-based. */
  readonly number: number
  readonly width: number
  readonly height: number
  /** Quarter turns, clockwise, that stand its lines upright; absent where they are. */
  readonly turnsToRead?: 1 | 2 | 3
  readonly words: readonly Word[]
  /** Small drawings (paths and pictures up to 24 pt): a tick that is drawn and not written is one of these. */
  readonly marks: readonly Box[]
}

/** What was taken from a file before anything is understood of it. */
export interface DocumentText {
  readonly pages: readonly PageText[]
  /** The PDF's Producer entry, or null. */
  readonly producer: string | null
}

/** Whether its words were made out on a picture. */
export const isPictured = ({ words }: PageText): boolean => words.some(({ confidence }) => confidence !== undefined)
