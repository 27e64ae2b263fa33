import { bottomOf, middleXOf, middleYOf } from '#engine/reading/lines/boxes.ts'
import type { PageText, Word } from '#engine/reading/page-text.ts'

/**
 * A recogniser draws its boxes around the ink: `on` is lower than `Only`, a dash is a hair. A text layer gives every word
 * of a line the same height. The layouts rely on that, so recognised words get the boxes a text layer would have given.
 */

/** Of the height of capitals: how far a text layer's box reaches above them, and below the line they are on. */
const ABOVE = 0.5
const BELOW = 0.5
/** The height of small letters, and the depth of those that reach below the line, as parts of a capital. */
const SMALL = 0.74
const DEEP = 0.28

const REACHES_UP = /[A-Zbdfhklt0-9]/
const REACHES_DOWN = /[gjpqy()[\]|Q@$]/
/** How deep these reach is the font's: a day in figures says less of its line than the words beside it. */
const SHALLOW = 0.15
const REACHES_A_LITTLE = /[,;/]/
/** Whether it goes below the line is the font's too, and how far. */
const MAY_REACH = /J/
/** Letters that tell how large the type is. */
const HAS_LETTERS = /[A-Za-z0-9]/

interface Measured {
  readonly word: Word
  /** The height of capitals, as far as this word alone can tell; null for mere signs. */
  readonly capital: number | null
  /** The y of the line it is on. */
  readonly base: number
  /** Whether the y and the height are the font's guess. */
  readonly isVague: boolean
}

function measure(word: Word): Measured {
  const [, top, , height] = word.box
  if (!HAS_LETTERS.test(word.text)) return { word, capital: null, base: top + height, isVague: false }
  const isDeep = REACHES_DOWN.test(word.text)
  const isShallow = !isDeep && REACHES_A_LITTLE.test(word.text)
  const isVague = !isDeep && (isShallow || MAY_REACH.test(word.text))
  const depth = isDeep ? DEEP : isShallow ? SHALLOW : 0
  const capital = height / ((REACHES_UP.test(word.text) ? 1 : SMALL) + depth)
  return { word, capital, base: bottomOf(word.box) - capital * depth, isVague }
}

const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

/** The page with the boxes of its words as a text layer would have them, and without the specks that are no words. */
export function levelWords(page: PageText): PageText {
  const size = median(page.words.flatMap((word) => measure(word).capital ?? [])) ?? 7
  const lines = lineBoxes(page.words, size)
  const measured = page.words
    .filter((word) => !isSpeck(word) || isBar(word, page, size) || isFlat(word))
    .map((word) => (lines.has(boxKey(word)) ? onLineOf(word, size) : measure(isDash(word) ? dashOf(word) : word)))
  const usual = median(measured.flatMap(({ capital }) => capital ?? [])) ?? 7
  return { ...page, words: measured.map((one) => levelled(one, neighboursOf(one, measured, usual), usual)) }
}

const boxKey = ({ box: [, top, , height] }: Word): string => `${top.toFixed(2)} ${height.toFixed(2)}`

/** So many words of one height and place have the box of their line. */
const LEAST_SHARING = 3

/**
 * Boxes that words of different shapes share to the dot and that are far too high for them: on a poor copy a recogniser gives
 * words the box of their whole line, and that may reach into the lines above and below.
 */
function lineBoxes(words: readonly Word[], usual: number): ReadonlySet<string> {
  const sharing = Map.groupBy(
    words.filter(({ text }) => HAS_LETTERS.test(text)),
    boxKey,
  )
  const isShared = (alike: readonly Word[]): boolean => {
    const shapes = new Set(alike.map(({ text }) => `${REACHES_UP.test(text)} ${REACHES_DOWN.test(text)}`))
    const capitals = alike.map((word) => measure(word).capital ?? 0)
    return alike.length >= LEAST_SHARING && shapes.size > 1 && Math.min(...capitals) > usual * TOO_HIGH
  }
  return new Set([...sharing].flatMap(([key, alike]) => (isShared(alike) ? [key] : [])))
}

/** A word of which only the line is known. */
const onLineOf = (word: Word, usual: number): Measured => ({
  word,
  capital: null,
  base: middleYOf(word.box) + usual / 2,
  isVague: true,
})

function neighboursOf(one: Measured, all: readonly Measured[], usual: number): readonly Measured[] {
  const size = one.capital ?? usual
  return all.filter(
    ({ word, base, capital }) =>
      capital !== null &&
      Math.abs(base - one.base) < size * 0.6 &&
      Math.abs(middleXOf(word.box) - middleXOf(one.word.box)) < size * 40,
  )
}

/** So much higher than the words around it, a box took in a rule or a speck above or below its word. */
const TOO_HIGH = 1.35

function levelled(one: Measured, near: readonly Measured[], usual: number): Word {
  const { word, capital, base } = one
  const certain = near.filter((other) => !other.isVague)
  const told = certain.length > 0 ? certain : near
  const around = median(told.flatMap((other) => other.capital ?? [])) ?? usual
  const beside = capital !== null && capital > around * TOO_HIGH ? nearestOf(one, near) : null
  if (beside) return boxed(word, beside.base, beside.capital ?? around)
  // Another size of type is far from its neighbours'.
  const isTold = one.isVague && certain.length > 0
  const isOwn = capital !== null && !isTold && near.length < 3 && capital < usual * 3
  const size = isOwn && capital !== null ? capital : around
  const line = median(told.map((other) => other.base)) ?? base
  const isOwnLine = capital !== null && !isTold && Math.abs(base - line) < size * 0.3
  return boxed(word, isOwnLine ? base : line, size)
}

/** The word of usual height whose middle is nearest to the height of this one's. */
function nearestOf(one: Measured, near: readonly Measured[]): Measured | null {
  const far = ({ word }: Measured): number => Math.abs(middleYOf(word.box) - middleYOf(one.word.box))
  const others = near.filter((other) => other !== one && (other.capital ?? Infinity) * TOO_HIGH < (one.capital ?? 0))
  return others.toSorted((a, b) => far(a) - far(b))[0] ?? null
}

const boxed = (word: Word, foot: number, size: number): Word => ({
  ...word,
  box: [word.box[0], foot - size * (1 + ABOVE), word.box[2], size * (1 + ABOVE + BELOW)],
})

/** A flat stroke is a dash, whatever the recogniser thinks of it. */
const SURE_DASH = 0.95
const dashOf = (word: Word): Word => ({
  ...word,
  text: /^[-–—]$/.test(word.text) ? word.text : '-'.repeat(Math.min(3, word.text.length)),
  confidence: SURE_DASH,
})
const isDash = (word: Word): boolean =>
  isFlat(word) || (/^[-–—]+$/.test(word.text) && word.box[3] < Math.max(1.5, word.box[2] * 0.35))

/** Points: ink so flat is a dash, or a few of them in a row, whatever letters were made of it; rules are longer. */
const FLAT = 1.6
const [DASH_LEAST, DASH_MOST] = [3, 14]
const HARDLY = 0.6
const isFlat = ({ text, box: [, , width, height], confidence = 1 }: Word): boolean =>
  confidence < HARDLY &&
  text.length <= 4 &&
  /[A-Za-z~-]/.test(text) &&
  height <= FLAT &&
  width >= DASH_LEAST &&
  width <= DASH_MOST &&
  width > height * 4

/** An upright stroke that parts words is about as high as they are, and not at the edge of the paper. */
const LEAST_BAR = 0.5
const BAR_HEIGHT = [0.7, 1.9] as const
const EDGE = 0.03

function isBar({ text, box, confidence = 1 }: Word, { width }: PageText, usual: number): boolean {
  const isHigh = box[3] > usual * BAR_HEIGHT[0] && box[3] < usual * BAR_HEIGHT[1]
  return text === '|' && confidence >= LEAST_BAR && isHigh && box[0] > width * EDGE && box[0] < width * (1 - EDGE)
}

/** What a row of stars is read as, one of them at least made out. */
const STARRY = /^(?=.*\*)[*%+#"'°]{2,}$/

/** Specks, rules and icons are read as signs; a dash, an ampersand and the like are words. */
function isSpeck(word: Word): boolean {
  if (/[A-Za-z0-9✓■]/.test(word.text)) return false
  if (/^(?:[-–—]{1,4}|&|\/|#|\+|\*+)$/.test(word.text) || STARRY.test(word.text)) return false
  return true
}
