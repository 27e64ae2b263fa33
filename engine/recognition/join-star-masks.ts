import { rightOf } from '#engine/reading/boxes.ts'
import { pageLines } from '#engine/reading/lines.ts'
import type { PageText, Word } from '#engine/reading/page-text.ts'

/** TransUnion prints it under each creditor's name and number: what stands at the end of the line above is the number. */
const UNDER_NUMBER = /^Account Information\b/i
/** Above it stands the label of the name; what is below may stand on the next page. */
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
    if (!UNDER_NUMBER.test(lines[index + 1]?.text ?? '') && !OVER_NUMBER.test(lines[index - 1]?.text ?? '')) return
    const from = line.words.findIndex((word, at) => at > 0 && isTornNumber(line.words.slice(at)) && FIGURES.test(word.text))
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
  const isHardlyRead = behind.every(({ confidence = 1 }) => confidence < HARDLY)
  const least = Math.min(...words.map(({ confidence = 1 }) => confidence))
  return words.length <= MOST_WORDS && rest.length > 1 && STARRY.test(rest) && isHardlyRead && least < HARDLY
}

/** A row of stars that was made out, a little way behind its figures. */
const STARS = /^\*{2,}$/

function asStars(words: readonly [Word, ...Word[]]): Word {
  const [first] = words
  const last = words.at(-1) ?? first
  const figures = FIGURES.exec(words.map(({ text }) => text).join(''))?.[0] ?? ''
  const width = rightOf(last.box) - first.box[0]
  // A figure is half as wide as it is high, a star a little narrower.
  const room = width - figures.length * first.box[3] * 0.45
  const read = /^\d*(\*{2,})$/.exec(words.map(({ text }) => text).join(''))?.[1]?.length ?? null
  const stars = read ?? Math.max(2, Math.min(12, Math.round(room / (first.box[3] * 0.38))))
  const [x, y, , height] = first.box
  const confidence = Math.min(...words.map((word) => word.confidence ?? 1))
  return { text: figures + '*'.repeat(stars), box: [x, y, width, height], confidence }
}
