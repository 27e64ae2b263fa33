import type { RecognisedWord } from '#adapters/recognition/port.ts'

type Box = readonly [x: number, y: number, width: number, height: number]

/** `22,2023` is a day and a year that were printed close together. */
const RUN_TOGETHER = /^(\S*?\d{1,2},)((?:19|20)\d{2}\S?)$/

/** What is left of a rule beside a word. */
const RULE = /^[|¦]+(?=[^|¦])|(?<=[^|¦])[|¦]+$/g
/** A word that may well be read wrong, however sure the recogniser is: letters among figures, a lone letter that is a figure too. */
const CONFUSABLE = /[a-z]\d|\d[a-wyz]|^[OolI|S]$/i
const MASKED = /^[x*]+\d+$|^\d+[x*]+\d*$/i
const AT_MOST = 0.8

function sureness(text: string, confidence: number): number {
  const share = Math.max(0, Math.min(1, confidence / 100))
  return CONFUSABLE.test(text) && !MASKED.test(text) ? Math.min(share, AT_MOST) : share
}

/** Pixels to points, confidences from 0 to 1; empty words left out. */
export function inPoints(words: readonly RecognisedWord[], dot: number): RecognisedWord[] {
  return words
    .map((word) => ({ ...word, text: word.text.trim().replaceAll(RULE, '') }))
    .filter(({ text }) => text !== '')
    .flatMap(({ text, box: [x, y, width, height], confidence }) =>
      splitDate({
        text,
        confidence: sureness(text, confidence),
        box: [x / dot, y / dot, width / dot, height / dot],
      }),
    )
}

function splitDate(word: RecognisedWord): RecognisedWord[] {
  const [, day, year] = RUN_TOGETHER.exec(word.text) ?? []
  if (day === undefined || year === undefined) return [word]
  const [x, y, width, height] = word.box
  const share = (width * day.length) / word.text.length
  return [
    { ...word, text: day, box: [x, y, share, height] },
    { ...word, text: year, box: [x + share, y, width - share, height] },
  ]
}

/** A word that is certainly one: what lies under it is no mark. */
const isLetters = ({ text, confidence }: RecognisedWord): boolean =>
  /[a-z0-9$%]/i.test(text) && (text.length > 1 ? confidence > 0.3 : confidence > 0.75)

const LARGEST = 24
const ROW = 24

/** The blots that no word covers. */
export function marksAmong(blots: readonly Box[], words: readonly RecognisedWord[]): Box[] {
  const rows = new Map<number, Box[]>()
  for (const { box } of words.filter(isLetters))
    for (let row = Math.floor(box[1] / ROW); row <= Math.floor((box[1] + box[3]) / ROW); row += 1)
      rows.set(row, [...(rows.get(row) ?? []), box])
  return blots.filter(([x, y, width, height]) => {
    if (width > LARGEST || height > LARGEST) return false
    const [middleX, middleY] = [x + width / 2, y + height / 2]
    const there = rows.get(Math.floor(middleY / ROW)) ?? []
    return !there.some(
      (box) => middleX >= box[0] - 1 && middleX <= box[0] + box[2] + 1 && middleY >= box[1] - 2 && middleY <= box[1] + box[3] + 2,
    )
  })
}

const LEAST_WORDS = 5
/** The mean over words of letters and figures, long ones counting for more: below it, most values are guesses. */
const LEGIBLE = 0.62

/** Whether what was read is worth showing for confirmation. */
export function isLegible(words: readonly RecognisedWord[]): boolean {
  const read = words.filter(({ text }) => /[a-z0-9]/i.test(text))
  if (read.length < LEAST_WORDS) return false
  const weight = read.reduce((sum, { text }) => sum + Math.min(8, text.length), 0)
  return read.reduce((sum, { text, confidence }) => sum + confidence * Math.min(8, text.length), 0) / weight >= LEGIBLE
}
