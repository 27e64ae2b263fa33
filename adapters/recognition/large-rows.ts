import { around, type InkBox } from '#adapters/recognition/cleaning/ink-finder.ts'
import { usualHeight } from '#adapters/recognition/mixed-pieces.ts'
import type { RecognisedWord } from '#adapters/recognition/port.ts'

/** Of the usual height: letters of a letterhead are so much higher than those of the letter. */
const [LEAST_HIGH, MOST_HIGH] = [1.6, 8]
/** A name has at least so many letters; fewer are a drawing. */
const LEAST_LETTERS = 3
/** Of a letter's height: how far the next one of the row stands. */
const NEAR = 2.5
/** A page has one letterhead or two; more large rows are pictures. */
const MOST_ROWS = 4

/**
 * Rows of large letters that no word holds: Tesseract leaves out a line whose letters are several times as high as those of the lines
 * around it, and with it the name of whoever wrote the letter.
 */
export function largeRows(words: readonly RecognisedWord[], blots: readonly InkBox[]): InkBox[] {
  const usual = usualHeight(words)
  const isRead = ([x, y, across, down]: InkBox): boolean =>
    words.some(
      ({ box: [left, top, width, height] }) =>
        x + across / 2 > left && x + across / 2 < left + width && y + down / 2 > top && y + down / 2 < top + height,
    )
  const large = blots.filter((blot) => {
    const [, , across, down] = blot
    return down > usual * LEAST_HIGH && down < usual * MOST_HIGH && across < down * 2 && !isRead(blot)
  })
  const rows: InkBox[][] = []
  for (const letter of large.toSorted((a, b) => a[0] - b[0])) {
    const row = rows.find((one) => {
      const last = one.at(-1)
      return last !== undefined && isBeside(last, letter)
    })
    if (row) row.push(letter)
    else rows.push([letter])
  }
  const found = rows.filter((row) => row.length >= LEAST_LETTERS).map(around)
  return found.length > MOST_ROWS ? [] : found
}

function isBeside(before: InkBox, letter: InkBox): boolean {
  const [height, gap] = [Math.max(before[3], letter[3]), letter[0] - before[0] - before[2]]
  const overlap = Math.min(before[1] + before[3], letter[1] + letter[3]) - Math.max(before[1], letter[1])
  return gap < height * NEAR && overlap > Math.min(before[3], letter[3]) * 0.5
}
