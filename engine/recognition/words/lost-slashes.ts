import { leftOf, rightOf, unionOf } from '#engine/reading/lines/boxes.ts'
import type { Word } from '#engine/reading/page-text.ts'
import { isDay, monthNumber } from '#engine/values/day.ts'

/** What is in the place of a slash of which a thin line left little, or nothing: `07:17.2024`, `02 26 2025`, `1212 2024`. */
const SIGNS = String.raw`[ /:;.'’‘°·*"|-]{1,3}`
const FIGURES = new RegExp(String.raw`^\d{1,6}(?:${SIGNS}\d{1,4})*(?:${SIGNS})?(?:19|20)\d{2}([.,;]?)[*°'"“”]*$`)
const BETWEEN = new RegExp(SIGNS, 'g')
const WHOLE = /^\d{1,2}\/(?:\d{1,2}\/)?\d{4}[.,;]?$/
const HYPHENS = /^\d+-\d+-\d+$/
/** Behind these words, figures that can be read as one day only are a day; behind the others, two figures before a year are a month. */
const BEFORE_DAY =
  /^(?:on|of|by|date|opened|reported|updated|birth|closed|filed|resolved|created|payment|activity|delinquency):?$/i
const BEFORE_MONTH = /^(?:from|to|since|in|until|through)$/i

/** What a slash is read as among figures that touch it. */
const READ_AS_FIGURE = /^(?:(\d{2})[17](\d{2})[17]?|(\d{2})(\d{2})[17])$/
/** Which figure was lost with the slash nobody sees: every such day is asked about. */
const GUESSED = 0.6
/** Of the letters' height: a lost slash leaves no wider gap. */
const GAP = 0.7
const MOST_WORDS = 3

/** The words with a slash put in where two parts of a day stand apart by what is left of one. No figure is put in, and none left out but in the place of a slash. */
export function withSlashes(words: readonly Word[]): Word[] {
  const mended: Word[] = []
  for (let from = 0; from < words.length; ) {
    const found = dayAt(words, from, mended.at(-1)?.text ?? '')
    const word = words[from]
    if (found) mended.push(found.word)
    else if (word) mended.push(word)
    from += found?.count ?? 1
  }
  return mended
}

function dayAt(words: readonly Word[], from: number, before: string): { word: Word; count: number } | null {
  if (!/^\d/.test(words[from]?.text ?? '') || monthNumber(before) !== null) return null
  for (let count = Math.min(MOST_WORDS, words.length - from); count > 0; count -= 1) {
    const own = words.slice(from, from + count)
    const text = areClose(own) ? slashed(own.map((word) => word.text).join(' '), before) : null
    const box = text === null ? null : unionOf(own.map((word) => word.box))
    if (text !== null && box)
      return { word: { text, box, confidence: Math.min(GUESSED, ...own.map(({ confidence = 1 }) => confidence)) }, count }
  }
  return null
}

const areClose = (words: readonly Word[]): boolean =>
  words.every(({ box }, index) => {
    const last = words[index - 1]?.box
    const gap = last ? leftOf(box) - rightOf(last) : 0
    return !last || (Math.abs(box[1] - last[1]) < last[3] * 0.3 && gap > -1 && gap < last[3] * GAP)
  })

/** The day or month with its slashes; null where it has them, where it may be another, or where nothing says that it is one. */
function slashed(text: string, before: string): string | null {
  const end = FIGURES.exec(text)?.[1]
  if (end === undefined || WHOLE.test(text) || HYPHENS.test(text)) return null
  const parts = text.replace(/(?<!\D)\D+$/, '').split(BETWEEN)
  const figures = parts.join('')
  const [head, year] = [figures.slice(0, -4), figures.slice(-4)]
  const breaks = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('').length)
  if (BEFORE_MONTH.test(before) && head.length === 2)
    return Number(head) > 0 && Number(head) <= 12 && breaks.every((at) => at === 2) ? `${head}/${year}${end}` : null
  const isTold = breaks.length === 2 || BEFORE_DAY.test(before) || BEFORE_MONTH.test(before)
  const [only, ...others] = isTold ? daysOf(head, { year, breaks }) : []
  return only === undefined || others.length > 0 ? null : only + end
}

/** The days that so many figures can be, parted where they are parted. Only with two figures each do they begin with a nought; a fifth is a slash. */
function daysOf(head: string, { year, breaks }: { year: string; breaks: readonly number[] }): string[] {
  const figures = breaks.length === 0 ? READ_AS_FIGURE.exec(head)?.slice(1).join('') : undefined
  if (figures !== undefined) return daysOf(figures, { year, breaks })
  return [1, 2].flatMap((length) => {
    const [month, day] = [head.slice(0, length), head.slice(length)]
    const isWritten = head.length === 4 ? length === 2 : !month.startsWith('0') && !day.startsWith('0')
    const isParted = breaks.every((at) => at === length || at === head.length)
    return isWritten && isParted && isDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
      ? [`${month}/${day}/${year}`]
      : []
  })
}
