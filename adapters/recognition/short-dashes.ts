import { inLines, usualHeight } from '#adapters/recognition/mixed-pieces.ts'
import type { RecognisedWord } from '#adapters/recognition/port.ts'

/** Dashes between words as long as they are drawn: the recogniser calls each of them long, and a long one is wider than the letters beside it are tall. */
export function withShortDashes(words: readonly RecognisedWord[]): RecognisedWord[] {
  const usual = usualHeight(words)
  return inLines(words).flatMap((line) =>
    line.map((word, at) => {
      const [before, after] = [line[at - 1], line[at + 1]]
      if (word.text !== '—' || !before || !after) return word
      const tall = Math.max(usual, before.box[3], after.box[3])
      return word.box[2] < tall ? { ...word, text: '–' } : word
    }),
  )
}
