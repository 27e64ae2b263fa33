import { leftOf, middleXOf, middleYOf, rightOf } from '#engine/reading/lines/boxes.ts'
import type { PageText, Word } from '#engine/reading/page-text.ts'
import { type Cell, TICK_LIKE } from '#engine/recognition/grids/grid-cells.ts'
import type { Box } from '#engine/report/evidence.ts'

export interface Sign {
  readonly width: number
  readonly height: number
}

/** So many ticks of one size, where the key shows none. */
const LEAST_ALIKE = 5

export const isAlike = (a: Sign, b: Sign): boolean =>
  Math.abs(a.width - b.width) < b.width * 0.3 && Math.abs(a.height - b.height) < b.height * 0.3

/** In points: ink of one sign differs by a dot or two from cell to cell. */
const SAME_SIGN = 0.5
export const isSame = (a: Sign, b: Sign): boolean =>
  Math.abs(a.width - b.width) <= Math.max(SAME_SIGN, b.width * 0.15) &&
  Math.abs(a.height - b.height) <= Math.max(SAME_SIGN, b.height * 0.15)

export const signOf = ([, , width, height]: Box): Sign => ({ width, height })

/** The tick that the keys show, else the sign that is in the cells again and again. */
function tickOf(pages: readonly PageText[], cells: readonly Cell[]): Sign | null {
  const shown = pages.flatMap((page) => legendSigns(page).map(({ box }) => signOf(box)))
  const likely = cells.filter(({ text }) => text === '' || TICK_LIKE.test(text)).map(({ ink }) => signOf(ink))
  const usual = mostAlike(likely)
  if (usual && (shown.length === 0 || shown.some((sign) => isAlike(sign, usual)))) return usual
  return shown[0] ?? null
}

function mostAlike(signs: readonly Sign[]): Sign | null {
  let best: { sign: Sign; count: number } | null = null
  for (const sign of signs.filter(({ width, height }) => height > width * 0.4)) {
    const count = signs.filter((other) => isSame(other, sign)).length
    if (count > (best?.count ?? LEAST_ALIKE - 1)) best = { sign, count }
  }
  return best?.sign ?? null
}

/** Whether cells are read as ticks so often that the grids have them, whatever their size. */
const hasTicks = (cells: readonly Cell[]): boolean =>
  cells.filter(({ text }) => /^(?:v|vv|Vv|✓|√)$/.test(text)).length >= LEAST_ALIKE

/** The one letter that fills cells, and how large it is: a cell of which no letter was made out may hold it again. */
function drawnLetter(cells: readonly Cell[], letters: ReadonlySet<string>): Known['drawn'] {
  const [letter] = letters
  if (letter === undefined || letters.size > 1) return null
  const signs = cells.filter(({ text, words }) => text === letter && words.length === 1).map(({ ink }) => signOf(ink))
  const middle = signs.toSorted((a, b) => a.width * a.height - b.width * b.height)[Math.floor(signs.length / 2)]
  return middle ? { letter, sign: middle } : null
}

/** Letters that are in cells again and again: what is read so often alike is no speck. */
function usualLetters(cells: readonly Cell[]): ReadonlySet<string> {
  const read = cells
    .map(({ text, ink, confidence }) => ({ letter: letterOf(text, ink), confidence }))
    .filter(({ letter, confidence }) => LETTER_CODES.test(letter) && confidence >= LEAST_OFTEN)
  const isUsual = (own: typeof read): boolean =>
    own.length >= OFTEN || own.filter(({ confidence }) => confidence >= LEAST_READ).length >= LEAST_ALIKE
  return new Set([...Map.groupBy(read, ({ letter }) => letter)].filter(([, own]) => isUsual(own)).map(([letter]) => letter))
}

/** Codes of one letter; V and its like may be ticks. */
const LETTER_CODES = /^[BCFR]$/
const LEAST_READ = 0.7
/** The same, for what is read alike so many times. */
const LEAST_OFTEN = 0.45
const OFTEN = 10
/** What a C is read as where cells are full of it. */
export const LIKE_C = /^(?!C$)[CGEce€(6]{1,3}\)?$/

/** The V of a voluntary surrender as it fills cells. */
export interface DrawnV {
  readonly sign: Sign
  /** Whether ticks stand in cells too, and no other letter is as large. */
  readonly isSure: boolean
}

/** What a V is read as: strokes that lean. */
export const V_LIKE = /^[VvYy\\/%"']{1,2}$/
const LEAST_V = 3

/** Ink of one size, not that of a tick, in cell after cell, read as strokes that lean: a V where the key has one. */
function drawnV(pages: readonly PageText[], cells: readonly Cell[], tick: Sign | null): DrawnV | null {
  if (tick === null || !pages.some((page) => keyV(page).length > 0)) return null
  const isWider = ({ width }: Sign): boolean => Math.abs(width - tick.width) > Math.max(1, tick.width * 0.15)
  const shown = pages.flatMap(keyV).map(({ box }) => signOf(box))
  // Only as high as the letter of the key: a rule makes a tick's ink higher too.
  const isHigher = (one: Sign): boolean =>
    Math.abs(one.height - tick.height) > Math.max(1, tick.height * 0.15) && shown.some((letter) => isSame(one, letter))
  const isOther = (one: Sign): boolean => isWider(one) || isHigher(one)
  const sign = mostAlike(cells.flatMap(({ text, ink }) => (V_LIKE.test(text) && isOther(signOf(ink)) ? [signOf(ink)] : [])))
  if (sign === null) return null
  const alike = cells.filter(({ ink }) => isSame(signOf(ink), sign))
  const isRead = alike.filter(({ text }) => /^[Vv]{1,2}$/.test(text)).length >= LEAST_V
  const hasOthers = alike.some(({ text, confidence }) => /^[A-UW-Z]$/.test(text) && confidence >= LEAST_READ)
  const hasOwnTicks = cells.filter(({ text, ink }) => TICK_LIKE.test(text) && isSame(signOf(ink), tick)).length >= LEAST_V
  return { sign, isSure: isRead && hasOwnTicks && !hasOthers && isWider(sign) }
}

/** The letter before `Voluntary Surrender` in a key. */
const keyV = ({ words }: PageText): Word[] =>
  words.filter(
    ({ text }, index) =>
      V_LIKE.test(text) && words[index + 1]?.text === 'Voluntary' && (words[index + 2]?.text ?? '').startsWith('Surrender'),
  )

interface LegendSign {
  readonly box: Box
  /** The word that was read for it; null for a mark. */
  readonly word: Word | null
}

/** What stands right before `Current / Terms met` and `Paid on Time`. */
export const legendSigns = (page: PageText): LegendSign[] =>
  signsBefore(
    page,
    (text, next) =>
      (/^current$/i.test(text) && /^(?:[/|lI]|\/?terms)$/i.test(next)) || (/^paid$/i.test(text) && /^on$/i.test(next)),
  )

/** What stands right before `No Data`. */
export const squareSigns = (page: PageText): LegendSign[] =>
  signsBefore(page, (text, next) => /^no$/i.test(text) && /^data$/i.test(next))

/** The filled square that the keys show for months without data; null where they show letters, or nothing. */
function squareOf(pages: readonly PageText[], tick: Sign | null): Sign | null {
  const shown = pages
    .flatMap(squareSigns)
    .map(({ box }) => signOf(box))
    .filter(isSquare)
    .toSorted((a, b) => a.height - b.height)
  const middle = shown[Math.floor(shown.length / 2)]
  return middle === undefined || (tick !== null && isSquare(tick) && isSame(middle, tick)) ? null : middle
}

/** What recognition calls a filled square stands there. */
export const isFilledSquare = (box: Box, { words }: PageText): boolean =>
  words.some(
    (word) =>
      word.text === FILLED_SQUARE &&
      Math.abs(middleXOf(word.box) - middleXOf(box)) < 1 &&
      Math.abs(middleYOf(word.box) - middleYOf(box)) < 1,
  )
export const FILLED_SQUARE = '■'

const isUnseenSquare = (box: Box, page: PageText, tick: Sign): boolean =>
  isSquare(signOf(box)) && isSame(signOf(box), tick) && !isFilledSquare(box, page)

/** The tick of a key is wider than it is high, or higher than wide. */
const SQUARE = 0.12
const isSquare = ({ width, height }: Sign): boolean => Math.abs(width - height) <= width * SQUARE

/** Whether ink is as large as the square, and differs more from the tick. */
export function isSquareSign(sign: Sign, { square, tick }: Pick<Known, 'square' | 'tick'>): boolean {
  if (square === null || !isSame(sign, square)) return false
  const from = (other: Sign): number => Math.abs(sign.width - other.width) + Math.abs(sign.height - other.height)
  return tick === null || from(square) < from(tick)
}

const HARDLY = 0.35

/** The sign before each word that begins what a key says. */
function signsBefore(page: PageText, begins: (text: string, next: string) => boolean): LegendSign[] {
  return page.words.flatMap((word, index): LegendSign[] => {
    if (!begins(word.text, page.words[index + 1]?.text ?? '')) return []
    const isBefore = (box: Box): boolean =>
      rightOf(box) <= leftOf(word.box) + 1 &&
      leftOf(word.box) - rightOf(box) < word.box[3] * 2 &&
      Math.abs(middleYOf(box) - middleYOf(word.box)) < word.box[3] * 0.8
    const before = page.words[index - 1]
    const mark = page.marks.find(isBefore)
    const isWord = before && isBefore(before.box) && before.text.length <= 2
    // Of a sign that was hardly made out, the ink says how large it is.
    if (isWord) return [{ box: (mark && (before.confidence ?? 1) < HARDLY ? mark : null) ?? before.box, word: before }]
    return mark ? [{ box: mark, word: null }] : []
  })
}

/** What the cells of the whole document have in common. */
export interface Known {
  readonly tick: Sign | null
  /** Of a month without data. */
  readonly square: Sign | null
  /** A key shows a filled square for months without data, and it was seen to be filled: all others are seen too. */
  readonly hasFilledSquares: boolean
  /** It shows one as large as a tick, which was not seen to be filled. */
  readonly hasTickLikeSquares: boolean
  readonly letters: ReadonlySet<string>
  readonly drawn: { readonly letter: string; readonly sign: Sign } | null
  readonly hasTicks: boolean
  readonly drawnV: DrawnV | null
  /** The code that other cells of the same ink hold, where nearly all of them agree. */
  readonly codeOf: (cell: Cell) => string | null
  /** The letter that other cells of its grid hold whose ink is as large, and not as large as a tick that was read in the grid. */
  readonly letterLike: (cell: Cell) => string | null
}

/** One letter read twice over: `Cc` in the place of one. */
export const letterOf = (text: string, [, , width, height]: Box): string =>
  text.length === 2 && text.charAt(0).toUpperCase() === text.charAt(1).toUpperCase() && width < height * 1.1
    ? text.charAt(0).toUpperCase()
    : text

/** What the keys of the pages and all their cells together say of the signs. */
export function knownSigns(pages: readonly PageText[], cells: readonly Cell[]): Known {
  const letters = usualLetters(cells)
  const codes = cells.flatMap(({ text, ink, words, confidence, grid }) =>
    words.length === 1 && confidence >= LEAST_READ && WRITTEN_CODES.test(text)
      ? [{ text: text.toUpperCase(), sign: signOf(ink), grid }]
      : [],
  )
  const codeOf = (cell: Cell): string | null => {
    const like = codes.filter(({ sign }) => isAsLarge(signOf(cell.ink), sign))
    const near = like.filter(({ grid }) => grid === cell.grid)
    const texts = Map.groupBy(near.length >= LEAST_CODES ? near : like, ({ text }) => text)
    const [first, second] = [...texts].toSorted(([, a], [, b]) => b.length - a.length)
    const isOneCode = first !== undefined && like.length >= LEAST_CODES && first[1].length > MUCH_MORE * (second?.[1].length ?? 0)
    return isOneCode && (cell.marks.length > 1 || cell.text !== '') ? first[0] : null
  }
  const tick = tickOf(pages, cells)
  const read = cells.flatMap(({ text, ink, grid }) => {
    const letter = letterOf(text, ink)
    return LETTER_CODES.test(letter) ? [{ letter, sign: signOf(ink), grid }] : []
  })
  const ticked = new Set(cells.flatMap(({ text, confidence, grid }) => (isReadTick(text, confidence) ? [grid] : [])))
  const letterLike = (cell: Cell): string | null => {
    const like = read.filter(({ grid, sign }) => grid === cell.grid && isAsLarge(signOf(cell.ink), sign))
    const isTick = tick !== null && isSame(signOf(cell.ink), tick) && ticked.has(cell.grid)
    const [first] = like
    return !isTick && first && like.length >= LEAST_ALIKE && like.every(({ letter }) => letter === first.letter)
      ? first.letter
      : null
  }
  return {
    tick,
    square: squareOf(pages, tick),
    hasFilledSquares: pages.some((page) => squareSigns(page).some(({ box }) => isFilledSquare(box, page))),
    hasTickLikeSquares:
      tick !== null && pages.some((page) => squareSigns(page).some((one) => isUnseenSquare(one.box, page, tick))),
    letters,
    drawn: drawnLetter(cells, letters),
    hasTicks: hasTicks(cells),
    drawnV: drawnV(pages, cells, tick),
    codeOf,
    letterLike,
  }
}

/** `v` is hardly ever read where there is no tick; figures and strokes are. */
const isReadTick = (text: string, confidence: number): boolean => /^(?:v|vv|✓|√)$/i.test(text) && confidence >= LEAST_OFTEN

/** Codes of several letters, which are several blots of ink where no word was made out. */
const WRITTEN_CODES = /^(?:OK|CO|ND|VS|FC|BK|CLS|PP|TN|30|60|90|120|150|180)$/i
const LEAST_CODES = 3
/** Two codes may be of one size: one of them stands there so many times as often. */
const MUCH_MORE = 4
/** In points: of one code, from cell to cell. */
const isAsLarge = (a: Sign, b: Sign): boolean =>
  Math.abs(a.width - b.width) <= SAME_SIGN && Math.abs(a.height - b.height) <= SAME_SIGN
