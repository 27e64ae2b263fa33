import { bottomOf, leftOf, middleYOf, rightOf, topOf } from '#engine/reading/lines/boxes.ts'
import type { DocumentText, PageText, Word } from '#engine/reading/page-text.ts'
import type { Box } from '#engine/report/evidence.ts'

/**
 * The document without what was printed over its pages afterwards: lines up and down the margin, and stamps that are at
 * one place of nearly every page and cover what is printed there. Beside them a name or an amount would read on.
 */
export function withoutStamps(document: DocumentText): DocumentText {
  const stamps = stampsOf(document.pages)
  const pages = document.pages.map((page) => {
    const upright = withoutVertical(page)
    return stamps.size === 0 ? upright : without(upright, new Set(upright.words.filter((word) => stamps.has(placeOf(word)))))
  })
  return pages.every((page, index) => page === document.pages[index]) ? document : { ...document, pages }
}

const without = (page: PageText, gone: ReadonlySet<Word>): PageText =>
  gone.size === 0 ? page : { ...page, words: page.words.filter((word) => !gone.has(word)) }

/** So many letters that are on each other are higher than wide, in whatever font. */
const LONG = 5
/** Times as high as wide. */
const TALL = 1.8
/** Times as high as the words of the page: fonts differ in how high they are said to be. */
const HIGHER = 1.2

function withoutVertical(page: PageText): PageText {
  const tall = page.words.filter(({ text, box }) => text.length >= LONG && box[3] > box[2] * TALL)
  if (tall.length === 0 || tall.length * 2 > page.words.length) return page
  const heights = page.words.map(({ box }) => box[3]).toSorted((a, b) => a - b)
  const usual = heights[Math.floor(heights.length / 2)] ?? 0
  const vertical = new Set(tall.filter(({ box }) => box[3] > usual * HIGHER))
  // Its short words are told by their neighbours: they are above and below each other, as wide as the line is high.
  for (const word of vertical)
    for (const other of page.words) if (!vertical.has(other) && isInColumn(word.box, other.box)) vertical.add(other)
  return without(page, vertical)
}

const SAME = 0.5
const isInColumn = (a: Box, b: Box): boolean =>
  Math.abs(leftOf(a) - leftOf(b)) < SAME &&
  Math.abs(a[2] - b[2]) < SAME &&
  Math.max(topOf(a), topOf(b)) - Math.min(bottomOf(a), bottomOf(b)) < a[2]

/** Fewer pages have no place that is the same on nearly all of them. */
const LEAST_PAGES = 4
const LEAST_SHARE = 0.8
const MOST_LOOKED_AT = 8
/** Part of the smaller word's width that the other covers, and of its height that their middles are apart. */
const COVERED = 0.25
const SAME_LINE = 0.45

const placeOf = ({ text, box }: Word): string => `${Math.round(leftOf(box))},${Math.round(topOf(box))} ${text}`

/** The places of the words that are on nearly every page and cover others on one. */
function stampsOf(pages: readonly PageText[]): ReadonlySet<string> {
  const again = pages.length < LEAST_PAGES ? [] : repeatedWords(pages)
  if (again.length === 0) return NONE
  const places = new Set(again.map(placeOf))
  const texts = new Set(again.map(({ text }) => text))
  // What covers print on nearly every page does so on one of a few.
  const covering = new Set(
    spread(pages, MOST_LOOKED_AT).flatMap(({ words }) =>
      words
        .filter((word) => texts.has(word.text) && places.has(placeOf(word)))
        .filter((word) => words.some((other) => covers(word, other, places)))
        .map(placeOf),
    ),
  )
  // The words of one stamp stand in one line: where one covers something, all go.
  const covered = again.filter((word) => covering.has(placeOf(word)))
  return new Set(again.filter((word) => covered.some((other) => isBeside(word.box, other.box))).map(placeOf))
}

/** So many of the pages, from all of the document. */
const spread = (pages: readonly PageText[], most: number): readonly PageText[] =>
  pages.filter((_, index) => index % Math.ceil(pages.length / most) === 0)

const NONE: ReadonlySet<string> = new Set()

/** Looked for on three of the pages, then on all: a stamp is on two of the three. */
function repeatedWords(pages: readonly PageText[]): Word[] {
  const [first, second, third] = [1, 2, 3].map((quarter) =>
    placesOf(pages[Math.floor((pages.length * quarter) / 4)]?.words ?? []),
  )
  if (!first || !second || !third) return []
  const twice = new Map<string, Word>()
  for (const [one, others] of [
    [first, [second, third]],
    [second, [third]],
  ] as const)
    for (const words of one.values())
      for (const word of words) if (others.some((other) => standsOn(other, word))) twice.set(placeOf(word), word)
  if (twice.size === 0) return []
  const texts = new Set([...twice.values()].map(({ text }) => text))
  const onPage = pages.map(({ words }) => placesOf(words.filter(({ text }) => texts.has(text))))
  return [...twice.values()].filter(
    (word) => onPage.filter((places) => standsOn(places, word)).length >= pages.length * LEAST_SHARE,
  )
}

/** Words by their place in whole points: a number for each is told from others sooner than a text. */
type Places = ReadonlyMap<number, readonly Word[]>

const SPAN = 100_000
const pointOf = ({ box }: Word): number => Math.round(leftOf(box)) * SPAN + Math.round(topOf(box))
const placesOf = (words: readonly Word[]): Places => Map.groupBy(words, pointOf)
const standsOn = (places: Places, word: Word): boolean =>
  places.get(pointOf(word))?.some(({ text }) => text === word.text) === true

/** In one line with another word, and on top of it: whatever room a font gives its letters, lines below each other are apart. */
function covers({ box }: Word, other: Word, places: ReadonlySet<string>): boolean {
  const across = Math.min(rightOf(box), rightOf(other.box)) - Math.max(leftOf(box), leftOf(other.box))
  if (across <= Math.min(box[2], other.box[2]) * COVERED) return false
  return (
    Math.abs(middleYOf(box) - middleYOf(other.box)) < Math.min(box[3], other.box[3]) * SAME_LINE && !places.has(placeOf(other))
  )
}

/** Of a line's height: how far apart the words of a stamp stand. */
const APART = 12
const isBeside = (a: Box, b: Box): boolean =>
  Math.abs(middleYOf(a) - middleYOf(b)) < a[3] / 2 &&
  Math.max(leftOf(a), leftOf(b)) - Math.min(rightOf(a), rightOf(b)) < a[3] * APART
