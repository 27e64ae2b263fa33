import { rightOf } from '#engine/reading/lines/boxes.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import type { PageText, Word } from '#engine/reading/page-text.ts'

/** TransUnion prints it under each creditor's name and number: what is at the end of the line above is the number. */
const UNDER_NUMBER = /^Account Information\b/i
/** Above it stands the label of the name; what is below may be on the next page. */
const OVER_NUMBER = /^Account Name$/i
/** Long rows of stars are hardly made out; a word of a name is. */
const HARDLY = 0.6
const MOST_WORDS = 4
const FIGURES = /^\d{4,}/
/** What a row of stars was read as has at least one of these signs. */
const STARRY = /[*¥%+#"'°¢|!)(]/

/**
 * A number whose row of stars was read as a heap of signs and letters, as one word again: the figures that were read, and as
 * many stars as have room behind them. It stays as doubtful as it was read.
 */
export function joinStarMasks(page: PageText): PageText {
  const lines = pageLines(page)
  const joined = new Map<Word, Word | null>()
  lines.forEach((line, index) => {
    const isUnder = (above: number): boolean => OVER_NUMBER.test(lines[index - above]?.text ?? '')
    // In a narrow column the number is under the name.
    const isAlone = isUnder(2) && FIGURES.test(line.words[0]?.text ?? '')
    if (!UNDER_NUMBER.test(lines[index + 1]?.text ?? '') && !isUnder(1) && !isAlone) return
    const from = line.words.findIndex(
      (word, at) => (at > 0 || isAlone) && isTornNumber(line.words.slice(at)) && FIGURES.test(word.text),
    )
    const [first, ...others] = from < 0 ? [] : line.words.slice(from)
    if (!first) return
    joined.set(first, asStars([first, ...others]))
    for (const word of others) joined.set(word, null)
  })
  if (joined.size === 0) return page
  return { ...page, words: page.words.flatMap((word) => joined.get(word) ?? (joined.has(word) ? [] : [word])) }
}

function isTornNumber(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join('')
  const rest = text.replace(FIGURES, '')
  const [, ...behind] = words
  if (words.length === 2 && STARS.test(rest)) return true
  // Its stars are within the word, and none was made out.
  if (words.length === 1 && BARE.test(text) && (words[0]?.confidence ?? 1) < NOTHING) return true
  const isHardlyRead = behind.every(({ text: own, confidence = 1 }) => confidence < HARDLY || SMALL_LETTERS.test(own))
  const least = Math.min(...words.map(({ confidence = 1 }) => confidence))
  const isUnmade = rest.length >= LEAST_HEAP && least < NOTHING
  const isHeap = STARRY.test(rest) || (/[a-z]/.test(rest) && isUnmade) || (CAPITALS.test(rest) && isUnmade)
  return words.length <= MOST_WORDS && rest.length > 1 && isHeap && isHardlyRead && least < HARDLY
}

/** Of small letters behind figures nothing at all was made out: stars, though every sign of them was taken for a letter. */
const NOTHING = 0.25
const LEAST_HEAP = 3
const BARE = /^\d{4,7}$/
/** What stars are read as that were taken for capitals. */
const CAPITALS = /^[KRXY]*A[KRXY]*A[AKRXY]*$/
/** What stars are read as; creditors' names are printed in capitals. */
const SMALL_LETTERS = /^[kitlohfr]{2,}$/

/** A row of stars that was made out, a little way behind its figures. */
const STARS = /^\*{2,}$/
/** The same as it is read, a sign a star. */
const READ_STARS = /^\d*([*%+#"'°¥]{2,})$/
/** The last figure of those that come before the stars. */
const LAST_ONE = /(?<=^\d{4,5})[\]|Il!]$/

function asStars(words: readonly [Word, ...Word[]]): Word {
  const [head] = words
  const first = words.length === 1 ? head : { ...head, text: head.text.replace(LAST_ONE, '1') }
  const last = words.at(-1) ?? first
  const whole = [first.text, ...words.slice(1).map(({ text }) => text)].join('')
  const figures = FIGURES.exec(whole)?.[0] ?? ''
  const read = READ_STARS.exec(whole)?.[1]?.length ?? null
  const isRead = read !== null && words.slice(1).every(({ confidence: own = 1 }) => own >= HARDLY)
  const room = starsInRoom(rightOf(last.box) - first.box[0], first, figures)
  const stars = (isRead ? read : starsBehind(first, words.slice(1), read)) ?? read ?? room
  const [x, y, , height] = first.box
  const confidence = Math.min(...words.map((word) => word.confidence ?? 1))
  return { text: figures + '*'.repeat(stars), box: [x, y, rightOf(last.box) - x, height], confidence }
}

/** A star is as wide as this part of a figure in the usual letters. */
const STAR_WIDTH = 0.7
/** By how many stars the letters of a row may be more or fewer than the stars that have room. */
const OFF_BY = 2

/** How many stars have the room that words take behind their figures; null where they were read as quite another number. */
function starsBehind(first: Word, behind: readonly Word[], read: number | null): number | null {
  const [from, to] = [behind[0], behind.at(-1)]
  if (!from || !to || !/^\d{4,6}$/.test(first.text)) return null
  const figure = first.box[2] / first.text.length
  const stars = Math.round((rightOf(to.box) - from.box[0]) / (figure * STAR_WIDTH))
  return stars >= 2 && stars <= MOST_STARS && (read === null || Math.abs(stars - read) <= OFF_BY) ? stars : null
}
const MOST_STARS = 14

/** A figure is half as wide as it is high, a star a little narrower. */
function starsInRoom(width: number, { box: [, , , height] }: Word, figures: string): number {
  const room = width - figures.length * height * 0.45
  return Math.max(2, Math.min(12, Math.round(room / (height * 0.38))))
}
