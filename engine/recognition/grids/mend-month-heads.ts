import { type Line, pageLines } from '#engine/reading/lines/lines.ts'
import type { PageText, Word } from '#engine/reading/page-text.ts'
import { splitWord } from '#engine/reading/lines/split-word.ts'
import { editDistance } from '#engine/recognition/words/letters.ts'
import { MONTH_NAMES, monthNumber } from '#engine/values/day.ts'

/** So many headings of a line must follow one another, and at least this share of all. */
const LEAST_RIGHT = 3
const LEAST_SHARE = 0.6
/** A heading that its neighbours force. */
const FORCED = 0.92
/** A name that is nearest to what was read is asked about. */
const NEAREST = 0.85
const LONG_NAMES = MONTH_NAMES.filter(({ length }) => length > 3)
/** Read less surely than this, a word that is no part of a heading is a speck on its line. */
const SPECK = 0.8

/** What a year is read as: which, the months beside it say. */
const YEAR = /^[12]\d{3}$/

/** `DecemberNovember`: months that touch in narrow columns. */
const TOUCHING = new RegExp(`^(?:${MONTH_NAMES.join('|')}){2,}$`)
const EACH = new RegExp(MONTH_NAMES.join('|'), 'g')
const partTouching = (page: PageText): PageText =>
  page.words.some(({ text }) => TOUCHING.test(text))
    ? {
        ...page,
        words: page.words.flatMap((word) => (TOUCHING.test(word.text) ? splitWord(word, word.text.match(EACH) ?? []) : [word])),
      }
    : page

/** The page with lines of months (`August 2022  Septembcr 2022  October 2022`) fixed where their sequence forces them. */
export function mendMonthHeads(read: PageText): PageText {
  const page = partTouching(read)
  const mended = new Map(pageLines(page).flatMap((line) => [...mendedHeads(line)]))
  return mended.size === 0
    ? page
    : { ...page, words: page.words.flatMap((word) => (mended.has(word) ? (mended.get(word) ?? []) : [word])) }
}

/** What stands for each word of a line of headings that is not as it must be; null for a speck. */
function mendedHeads({ words }: Line): ReadonlyMap<Word, Word | null> {
  const heads = words.flatMap((year, index) => {
    const name = words[index - 1]
    return name && YEAR.test(year.text) ? [{ name, year }] : []
  })
  const basesOf = (step: number): number[] =>
    heads.flatMap(({ name, year }, index) => {
      const month = monthNumber(name.text)
      return month === null ? [] : [Number(year.text) * 12 + month - 1 - index * step]
    })
  // Some print the latest month first.
  const [ahead, back] = [mostOften(basesOf(1)), mostOften(basesOf(-1))]
  const step = back[1] > ahead[1] ? -1 : 1
  const [base, count] = step === 1 ? ahead : back
  if (base === null || count < LEAST_RIGHT || count < heads.length * LEAST_SHARE)
    return words.length === heads.length * 2 ? nearestNames(heads) : new Map()
  const isAbbreviated = heads.filter(({ name }) => name.text.length === 3).length > heads.length / 2
  const inHead = new Set(heads.flatMap(({ name, year }) => [name, year]))
  const mended = new Map<Word, Word | null>()
  for (const word of words) if (!inHead.has(word) && (word.confidence ?? 1) < SPECK) mended.set(word, null)
  for (const [index, { name, year }] of heads.entries()) {
    const at = base + index * step
    const whole = MONTH_NAMES[at % 12] ?? name.text
    const [month, number] = [isAbbreviated ? whole.slice(0, 3) : whole, String(Math.floor(at / 12))]
    if (monthNumber(name.text) !== (at % 12) + 1) mended.set(name, { ...name, text: month, confidence: FORCED })
    if (year.text !== number) mended.set(year, { ...year, text: number, confidence: FORCED })
  }
  return mended
}

/** Names of months in full, beside whose year hardly another stands, with the one letter fixed that makes them one (`Tuly 2024`). */
function nearestNames(heads: readonly { readonly name: Word }[]): ReadonlyMap<Word, Word> {
  return new Map(
    heads.flatMap(({ name }): (readonly [Word, Word])[] => {
      const near = LONG_NAMES.filter((month) => editDistance(name.text, month, 1) === 1)
      const [only, ...others] = near
      const isOnly = only !== undefined && others.length === 0 && monthNumber(name.text) === null
      return isOnly ? [[name, { ...name, text: only, confidence: Math.min(NEAREST, name.confidence ?? 1) }]] : []
    }),
  )
}

/** The value that is there most often, and how often. */
export function mostOften(values: readonly number[]): [value: number | null, count: number] {
  let best: [number | null, number] = [null, 0]
  for (const value of values) {
    const count = values.filter((other) => other === value).length
    if (count > best[1]) best = [value, count]
  }
  return best
}
