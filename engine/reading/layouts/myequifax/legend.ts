import { leftOf, middleYOf, rightOf } from '#engine/reading/lines/boxes.ts'
import type { Line } from '#engine/reading/lines/lines.ts'
import { historyCodeOf } from '#engine/reading/layouts/myequifax/vocabulary.ts'
import type { PageText } from '#engine/reading/page-text.ts'
import type { Box } from '#engine/report/evidence.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

/** The signs of the payment grid that are no letters or figures, as the legend below the grid explains them. */
export interface Legend {
  readonly bySign: ReadonlyMap<string, HistoryCode>
  readonly byDrawing: readonly { readonly box: Box; readonly code: HistoryCode }[]
}

const MEANINGS: readonly (readonly [RegExp, HistoryCode])[] = [
  [/^(?:paid|pays|payment)? ?(?:on time|as agreed)\b/i, 'ok'],
  [/^(?:paid on time|paying or paid as agreed|paid or paying as agreed)/i, 'ok'],
  [/^no (?:data|payment data)\b/i, 'no_data'],
]

const MEANING_BEGINS = /^(?:pa(?:id|ys|ying|yment)|on|as|no)$/i

/** What the words say from here on; the last of them may be on the next line. */
function meaningAt(line: Line, index: number, next: Line | undefined): HistoryCode | null {
  if (!MEANING_BEGINS.test(line.words[index]?.text ?? '')) return null
  const rest = [...line.words.slice(index), ...(next?.words ?? [])]
    .slice(0, 5)
    .map((word) => word.text)
    .join(' ')
  return MEANINGS.find(([phrase]) => phrase.test(rest))?.[1] ?? null
}

/** Reads what stands just left of `Paid on Time` and of `No Data Available`. */
export function legendOf(lines: readonly Line[], pages: ReadonlyMap<number, PageText>): Legend {
  const bySign = new Map<string, HistoryCode>()
  const byDrawing: { box: Box; code: HistoryCode }[] = []
  for (const [at, line] of lines.entries()) {
    for (let index = 0; index < line.words.length; index += 1) {
      const word = line.words[index]
      const code = meaningAt(line, index, lines[at + 1])
      if (code === null || !word) continue
      const before = line.words[index - 1]
      const isSign = before !== undefined && before.text.length <= 2 && leftOf(word.box) - rightOf(before.box) < word.box[3] * 6
      if (isSign && historyCodeOf(before.text) === null) bySign.set(before.text, code)
      const drawing = isSign ? null : drawingBetween(before?.box, word.box, pages.get(line.page))
      if (drawing) byDrawing.push({ box: drawing, code })
    }
  }
  return { bySign, byDrawing }
}

/** The drawing left of a word; one that comes before the word ahead of it explains that one. */
function drawingBetween(ahead: Box | undefined, word: Box, page: PageText | undefined): Box | null {
  const near = (page?.marks ?? []).filter(
    (mark) =>
      (ahead === undefined || leftOf(mark) >= rightOf(ahead) - 1) &&
      Math.abs(middleYOf(mark) - middleYOf(word)) < word[3] * 0.75 &&
      rightOf(mark) <= leftOf(word) + 1 &&
      leftOf(word) - rightOf(mark) < word[3] * 5,
  )
  return near.toSorted((a, b) => rightOf(b) - rightOf(a))[0] ?? null
}

const TICKS = /^[✓✔√☑✅\u{F0FC}\u{F0FE}4]$/u
const BLANKS = /^(?:[■▪□▢◼◻▮▯█–—-]|--+|\.)$/u
/** Symbol fonts without a Unicode value: the private use areas and the replacement sign. */
const NAMELESS = /^[\u{E000}-\u{F8FF}\u{FFFD}]$/u

/** The code of a written cell; null where the sign means nothing we know. */
export function codeOfText(text: string, legend: Legend): HistoryCode | null {
  const written = historyCodeOf(text)
  if (written) return written
  const explained = legend.bySign.get(text)
  if (explained) return explained
  if (TICKS.test(text)) return 'ok'
  if (BLANKS.test(text)) return 'no_data'
  return NAMELESS.test(text) ? 'ok' : null
}

const isAlike = (a: Box, b: Box): boolean => Math.abs(a[2] - b[2]) < a[2] * 0.2 + 0.3 && Math.abs(a[3] - b[3]) < a[3] * 0.2 + 0.3
/** Points by which two drawings differ in width and height. */
const unlikeness = (a: Box, b: Box): number => Math.abs(a[2] - b[2]) + Math.abs(a[3] - b[3])
const AS_ALIKE = 0.1

/**
 * The code of a cell with nothing but a drawing: what the legend draws most alike; null where it draws two signs as alike. A drawing
 * unlike the legend's tick means what the legend's other drawing does, that nothing is known; a tick goes without saying only where
 * the legend draws none.
 */
export function codeOfDrawing(marks: readonly Box[], legend: Legend): HistoryCode | null {
  if (marks.length === 0) return null
  const alike = legend.byDrawing
    .filter(({ box }) => marks.some((one) => isAlike(one, box)))
    .map(({ box, code }) => ({ code, away: Math.min(...marks.map((one) => unlikeness(one, box))) }))
    .toSorted((a, b) => a.away - b.away)
  const [best] = alike
  if (best) return alike.some(({ code, away }) => code !== best.code && away - best.away < AS_ALIKE) ? null : best.code
  const isTickKnown = [...legend.bySign.values(), ...legend.byDrawing.map(({ code }) => code)].includes('ok')
  return isTickKnown ? 'no_data' : 'ok'
}
