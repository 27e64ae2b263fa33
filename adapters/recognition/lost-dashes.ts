import type { InkFinder } from '#adapters/recognition/cleaning/ink-finder.ts'
import { inLines, usualHeight } from '#adapters/recognition/mixed-pieces.ts'
import type { RecognisedWord } from '#adapters/recognition/port.ts'

/** Of the usual height: how wide the gap is in which a dash is between two words, with a space to either side. */
const GAP = [0.9, 2.5] as const
/** Of the usual height: how wide a dash is, how high at most, and how far from the middle of its gap. */
const WIDE = [0.25, 1.2] as const
const FLAT = 0.25
const OFF_MIDDLE = 0.3
/** Of its row's height: where a dash is; what is lower underlines, what is higher is a quotation mark. */
const LEVEL = [0.3, 0.8] as const
/** The letters say nothing of it; somebody is asked. */
const ASKED = 0.5

/** The words with the dashes between them that the recogniser passed over: `in dispute - now resolved`, of which it gave `in dispute now resolved`. */
export function withLostDashes(words: readonly RecognisedWord[], inkIn: InkFinder): RecognisedWord[] {
  const usual = usualHeight(words)
  return inLines(words).flatMap((line) =>
    line.flatMap((word, at) => {
      const next = line[at + 1]
      const dash = next && dashBetween(word, next, { usual, inkIn })
      return dash ? [word, dash] : [word]
    }),
  )
}

function dashBetween(
  { box: [x, y, width, height] }: RecognisedWord,
  { box: [end] }: RecognisedWord,
  { usual, inkIn }: { readonly usual: number; readonly inkIn: InkFinder },
): RecognisedWord | null {
  const start = x + width
  const gap = end - start
  if (gap < usual * GAP[0] || gap > usual * GAP[1] || height > usual * 2) return null
  const [dash, ...others] = inkIn([start, y - usual / 2, gap, height + usual])
  if (!dash || others.length > 0) return null
  const [left, top, across, down] = dash
  const isDash = across > usual * WIDE[0] && across < usual * WIDE[1] && down < usual * FLAT && across > down * 2
  const isBetween = Math.abs(left + across / 2 - (start + end) / 2) < usual * OFF_MIDDLE
  const level = (top + down / 2 - y) / height
  return isDash && isBetween && level > LEVEL[0] && level < LEVEL[1] ? { text: '-', box: dash, confidence: ASKED } : null
}
