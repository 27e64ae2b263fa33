import { middleXOf, middleYOf } from '#engine/reading/lines/boxes.ts'
import type { PageText, Word } from '#engine/reading/page-text.ts'
import { findGrids, type FoundGrid } from '#engine/recognition/grids/find-grids.ts'
import { type Cell, CELL_REACH, cellsOf, TICK_LIKE } from '#engine/recognition/grids/grid-cells.ts'
import { type GridRow, median } from '#engine/recognition/grids/grid-rows.ts'
import { findHeadless } from '#engine/recognition/grids/headless-grids.ts'
import {
  FILLED_SQUARE,
  isAlike,
  isFilledSquare,
  isSame,
  isSquareSign,
  type Known,
  knownSigns,
  legendSigns,
  letterOf,
  LIKE_C,
  type Sign,
  signOf,
  squareSigns,
  V_LIKE,
} from '#engine/recognition/grids/known-signs.ts'
import { isUnreadMonth, unreadMonth } from '#engine/recognition/grids/unread-month.ts'
import type { Box } from '#engine/report/evidence.ts'

/**
 * The signs of payment grids are drawn, not written: a recogniser makes letters of them (`v`, `Y`, `+`) or nothing. What
 * they are, their ink says: a tick is as large as the tick of the key, a dash is flat. A cell without ink stays blank.
 */

const TICK = '✓'
const DASH = '—'
const SQUARE = FILLED_SQUARE
/** Codes that are written in more than one letter, and amounts and dashes: no sign is read as one of these. */
const WRITTEN = /^(?:OK|CO|ND|VS|FC|BK|CLS|PP|TN|NR|N\/R|CL|30|60|90|120|150|180|180\+)$/i
const TWO_LETTERS = /^(?![vVyY]{2})[A-Za-z]{2}$/
const FIGURES = /^-?\$?[\d,.]+$|^\d{1,2}\/\d/
/** Codes of one letter, and of other layouts; what a tick or a rule is read as is none. */
const OTHER_CODES = /^(?:[A-HK-SU-XZ]|COL|RPO|FS|X|UC|CLD)$/
const SURE_SIGN = 0.95
const SURE_CODE = 0.93
/** A sign that is none that is known. */
const UNKNOWN_SIGN = 0.4
/** A letter that was read twice over. */
const TWICE_READ = 0.85

/** The pages with the signs and codes of their grids as they are printed, and the headings and years that structure them. */
export function mendGrids(pages: readonly PageText[]): PageText[] {
  const headed: { page: PageText; grids: readonly FoundGrid[] }[] = []
  for (const page of pages) headed.push({ page, grids: findGrids(page, headed.at(-1)?.grids.at(-1) ?? null) })
  const known = headed.flatMap(({ grids }) => grids)
  const found = headed.map(({ page, grids: own }) => {
    const grids = [...own, ...findHeadless(page, own, known)]
    return { page, grids, cells: grids.flatMap((grid) => cellsOf(page, grid)) }
  })
  const all = found.flatMap(({ cells }) => cells)
  const signs = knownSigns(pages, all)
  return found.map(({ page, grids, cells }) => mendedPage(page, { grids, cells, known: signs }))
}

interface Mending {
  readonly grids: readonly FoundGrid[]
  readonly cells: readonly Cell[]
  readonly known: Known
}

function mendedPage(page: PageText, { grids, cells, known }: Mending): PageText {
  const { tick } = known
  if (grids.length === 0 && tick === null) return { ...page, words: page.words.filter(isNoSquare) }
  const gone = new Set<Word>([
    ...grids.flatMap(({ readHead, rows }) => [...readHead, ...rows.map(({ year }) => year)]),
    ...page.words.filter((word) => grids.some((grid) => isRuleBetween(word, grid))),
  ])
  const goneMarks = new Set<Box>()
  const places = placesOf(page, grids, cells)
  const inRow = ([left, , width]: Box, row: GridRow): Box => {
    const [middle, height] = places.get(row) ?? [middleYOf(row.year.box), row.year.box[3]]
    return [left, middle - height / 2, width, height]
  }
  const added: Word[] = grids.flatMap(({ head, rows }) => [
    ...head,
    ...rows.map((row) => {
      const year = mendedYear(row)
      return { ...year, box: inRow(year.box, row) }
    }),
  ])
  const flat: Cell[] = []
  const words = new Map(cells.map((cell) => [cell, mendedCell(cell, known)]))
  const unsure = new Set<Word>()
  for (const cell of cells) {
    const word = asked(cell, alone(cell, words.get(cell) ?? null, words), cells)
    if (word === null) {
      if (!cell.row.isSure) for (const own of cell.words) unsure.add(own)
      continue
    }
    if (word.text === '') flat.push(cell)
    for (const own of cell.words) gone.add(own)
    if (!isUnreadMonth(word.text)) for (const mark of cell.marks) goneMarks.add(mark)
    added.push({ ...(cell.row.isSure ? word : lessSure(word)), box: inRow(word.box, cell.row) })
  }
  // A rule in a cell says nothing of its month.
  const inked = cells.filter((cell) => !flat.includes(cell))
  added.push(...blanks(grids, inked).map(({ row, ...word }) => ({ ...word, box: inRow(word.box, row) })))
  const shown = [
    ...(tick ? legendSigns(page).filter(({ box }) => isAlike(signOf(box), tick)) : []).map((one) => ({ ...one, text: TICK })),
    ...squareSigns(page)
      .filter(({ box }) => isFilledSquare(box, page) || isSquareSign(signOf(box), known))
      .map((one) => ({ ...one, text: SQUARE })),
  ]
  for (const { text, box, word } of shown) {
    if (word) gone.add(word)
    goneMarks.add(box)
    added.push({ text, box, confidence: SURE_SIGN })
  }
  return {
    ...page,
    words: [
      ...page.words
        .filter((word) => !gone.has(word) && isNoSquare(word))
        .map((word) => (unsure.has(word) ? lessSure(word) : word)),
      ...added,
    ],
    marks: page.marks.filter((mark) => !goneMarks.has(mark)),
  }
}

/** A rule between two months is read as a stroke, which would be taken for a part of the one or the other. */
const STROKE = /^[|Iil!1[\]]{1,2}$/
function isRuleBetween({ text, box }: Word, { columns, pitch, rows }: FoundGrid): boolean {
  const [x, y] = [middleXOf(box), middleYOf(box)]
  const isAmong = x > (columns[0] ?? x) && x < (columns.at(-1) ?? x) && rows.some(({ top, bottom }) => y > top && y < bottom)
  return isAmong && STROKE.test(text) && columns.every((middle) => Math.abs(x - middle) > pitch * CELL_REACH)
}

/** A voluntary surrender lasts: the only V or VS of a grid may be a tick, and is asked about. */
const SURRENDERED = /^VS?$/
function alone({ grid }: Cell, word: Word | null, words: ReadonlyMap<Cell, Word | null>): Word | null {
  if (word === null || !SURRENDERED.test(word.text)) return word
  const same = [...words].filter(([other, said]) => other.grid === grid && said !== null && SURRENDERED.test(said.text))
  return same.length > 1 ? word : lessSure(word)
}

/** Outside of a grid and its key a filled square says nothing: it is an icon or begins the item of a list. */
const isNoSquare = ({ text }: Word): boolean => text !== SQUARE

/** The year of its row is not certain. */
const lessSure = (word: Word): Word => ({ ...word, confidence: Math.min(word.confidence ?? 1, TWICE_READ) })

/** Months between two of their row with no ink at all: a page prints something there, and it was not made out. */
function blanks(grids: readonly FoundGrid[], cells: readonly Cell[]): (Word & { readonly row: GridRow })[] {
  return grids.flatMap((grid) =>
    grid.rows.flatMap((row) => {
      const inked = cells.filter((cell) => cell.row === row).map(({ ink }) => columnOf(ink, grid))
      const year = row.text ?? row.year.text
      const isOutside = outsideOf(grid, cells, year)
      return grid.columns.flatMap((middle, month) => {
        const goesOn = inked.some((one) => one > month) || !isOutside.newest
        const wentOn = inked.some((one) => one < month) || !isOutside.oldest
        if (isTable(grid, cells) || !goesOn || !wentOn || inked.includes(month) || !/^\d{4}$/.test(year)) return []
        const box: Box = [middle - grid.pitch * 0.3, row.year.box[1], grid.pitch * 0.6, row.year.box[3]]
        return [{ row, text: unreadMonth(`${year}-${String(month + 1).padStart(2, '0')}`), box, confidence: 0 }]
      })
    }),
  )
}

/** Whether a year's row is the first or the last in time that holds ink: only there months may stay blank. */
function outsideOf(grid: FoundGrid, cells: readonly Cell[], year: string): { newest: boolean; oldest: boolean } {
  const years = cells.flatMap(({ row, grid: own }) => (own === grid ? [row.text ?? row.year.text] : []))
  return { newest: !years.some((other) => other > year), oldest: !years.some((other) => other < year) }
}

/** In a table of amounts a month without one is no gap. */
function isTable(grid: FoundGrid, cells: readonly Cell[]): boolean {
  const own = cells.filter((cell) => cell.grid === grid)
  return own.filter(({ text }) => /^-?\$|,/.test(text)).length > own.length * 0.3
}

/** A cell with ink that is no code and no sign: what it says is asked. */
function asked(cell: Cell, word: Word | null, cells: readonly Cell[]): Word | null {
  const text = word?.text ?? cell.text
  const year = cell.row.text ?? cell.row.year.text
  const isRule = word?.text === ''
  const isUnderstood = isRule || [TICK, DASH, SQUARE].includes(text) || WRITTEN.test(text) || OTHER_CODES.test(text)
  if (isUnderstood || (cell.text.length > 3 && FIGURES.test(cell.text)) || !/^\d{4}$/.test(year) || isTable(cell.grid, cells))
    return word
  const month = String(columnOf(cell.ink, cell.grid) + 1).padStart(2, '0')
  return { text: unreadMonth(`${year}-${month}`), box: cell.ink, confidence: 0 }
}

const columnOf = (ink: Box, { columns }: FoundGrid): number =>
  columns.findIndex((middle, _, all) =>
    all.every((other) => Math.abs(middle - middleXOf(ink)) <= Math.abs(other - middleXOf(ink))),
  )

/** The year in the letters its rows force; a box that took in the next cell's sign ends where a year ends. */
function mendedYear({ year, text }: GridRow): Word {
  const [left, top, width, height] = year.box
  return { ...year, text: text ?? year.text, box: [left, top, Math.min(width, height * 3.4), height] }
}

/** So much higher than the words of its page, a year's box took in the rules above or below. */
const TOO_HIGH = 1.3

/**
 * The middle and the height of each row of signs. A sign's ink is lower than letters, and the year's box may reach to the
 * next row: all that is in a row is put where the row is. A table of amounts stays as it was read.
 */
function placesOf(
  page: PageText,
  grids: readonly FoundGrid[],
  cells: readonly Cell[],
): ReadonlyMap<GridRow, readonly [middle: number, height: number]> {
  const usual = median(page.words.filter(({ text }) => /[A-Za-z0-9]{3}/.test(text)).map(({ box }) => box[3]))
  const places = new Map<GridRow, readonly [number, number]>()
  for (const grid of grids.filter((one) => !isTable(one, cells))) {
    for (const row of grid.rows) {
      const own = cells.filter((cell) => cell.row === row).map(({ ink }) => middleYOf(ink))
      const isHigh = row.year.box[3] > usual * TOO_HIGH && own.length > 0
      places.set(row, [isHigh ? median(own) : middleYOf(row.year.box), usual])
    }
  }
  return places
}

/** The cell's one word; null to leave it as it was read. */
function mendedCell(cell: Cell, known: Known): Word | null {
  const { ink, confidence } = cell
  const text = wholeCode(cell)
  // A rule beside it is read as a stroke.
  if (/^[|[\]]*■[|[\]]*$/.test(text) && known.hasFilledSquares)
    return { text: SQUARE, box: ink, confidence: text === SQUARE ? SURE_SIGN : TWICE_READ }
  const isHardlyRead = text.length <= 2 && confidence < UNMADE
  if (!known.hasFilledSquares && (UNREAD_SQUARE.test(text) || isHardlyRead) && isSquareSign(signOf(ink), known))
    return { text: SQUARE, box: ink, confidence: TWICE_READ }
  if (known.tick !== null && isIcon(cell) && isSame(signOf(ink), known.tick)) {
    const filling = known.letterLike(cell)
    if (filling !== null) return { text: filling, box: ink, confidence: TWICE_READ }
    const isMeasured = !known.hasTickLikeSquares && (!cell.isGuess || (cell.text === '' && cell.marks.length === 1))
    return { text: TICK, box: ink, confidence: isMeasured ? SURE_SIGN : TWICE_READ }
  }
  if (known.drawnV && isSame(signOf(ink), known.drawnV.sign) && (text === '' || V_LIKE.test(text)))
    return { text: 'V', box: ink, confidence: known.drawnV.isSure && text !== '' ? SURE_CODE : TWICE_READ }
  const isCode = (WRITTEN.test(text) && !FIGURES.test(text)) || OTHER_CODES.test(text) || TICK_LIKE.test(text)
  const isUntold = confidence < UNREAD && !isCode
  const code = text === '' || isUntold ? known.codeOf(cell) : null
  if (code !== null) return { text: code, box: ink, confidence: TWICE_READ }
  if (text !== cell.text) return { text, box: ink, confidence: Math.min(confidence, TWICE_READ) }
  // No two letters are as narrow as a tick.
  if (known.tick !== null && TWO_LETTERS.test(text) && confidence < MADE_OUT && isSame(signOf(ink), known.tick))
    return { text: TICK, box: ink, confidence: TWICE_READ }
  if (WRITTEN.test(text) && ink[3] > ink[2] * 0.3)
    return { text: text.toUpperCase(), box: ink, confidence: codeConfidence(text, confidence) }
  // A tick is read as a 4 or a 7 too; days past due have two figures at least.
  if ((FIGURES.test(text) && text.length > 1) || text.length > 3) return null
  const letter = letterOf(text, ink)
  const isUnmade = UNMADE_LETTER.test(text) || confidence < SWOLLEN_READ
  const like = isUnmade && !known.letters.has(letter) ? known.letterLike(cell) : null
  if (like !== null) return { text: like, box: ink, confidence: TWICE_READ }
  const sign = drawnSign(cell, known) ?? (known.letters.has(letter) ? null : likelySign(cell, known))
  if (sign === null && FIGURES.test(text)) return null
  if (sign !== null)
    return { text: sign.text, box: ink, confidence: cell.isGuess ? Math.min(sign.confidence, TWICE_READ) : sign.confidence }
  if (text === '') return null
  if (TICK_LIKE.test(text)) {
    const isTick = known.hasTicks && text !== 'V'
    return isTick
      ? { text: TICK, box: ink, confidence: TWICE_READ }
      : { text, box: ink, confidence: Math.min(confidence, UNKNOWN_SIGN) }
  }
  if (known.letters.has(letter) && confidence > UNKNOWN_SIGN)
    return { text: letter, box: ink, confidence: Math.max(confidence, SURE_CODE) }
  if (known.letters.has('C') && LIKE_C.test(text)) return { text: 'C', box: ink, confidence: Math.min(confidence, TWICE_READ) }
  return { text: letter, box: ink, confidence: letter === text ? confidence : Math.min(confidence, TWICE_READ) }
}

/** `[3`, `(of`: strokes of which no letter was made. */
const UNMADE_LETTER = /^$|[[\](){}]/
/** What a filled square is read as, if anything. */
const UNMADE = 0.35
const UNREAD_SQUARE = /^(?:|[m■▪]|\[\])$/

/** `9`, `9%` for 90: days past due of which the nought was not made out, as wide as two figures. */
const CUT_SHORT = /^([369])[%oOQDC()]?$/
const wholeCode = ({ text, ink }: Cell): string => (CUT_SHORT.test(text) && ink[2] > ink[3] ? `${text.charAt(0)}0` : text)

/** Read surely, a letter or a figure is one. */
const SURELY_READ = 0.5
/** Ticks in circles are read as letters and figures that are round, or as nothing; their size tells them. */
function isIcon({ text, confidence, ink }: Cell): boolean {
  if (text === '' || /^[@©®&%#*]+$/.test(text) || /^[oO]+$/.test(text)) return ink[3] > ink[2] * 0.8
  return text.length === 1 && !/[A-Z]/.test(text) && !TICK_LIKE.test(text) && confidence < SURELY_READ && ink[3] > ink[2] * 0.8
}

/** A dash or a tick by its ink; a speck that lies flat at the edge of its cell is a rule and says nothing. Null for neither. */
function drawnSign(
  { text, ink, row, grid }: Cell,
  { tick, hasTickLikeSquares }: Known,
): { text: string; confidence: number } | null {
  const [, , width, height] = ink
  const isInMiddle = Math.abs(middleYOf(ink) - (row.top + row.bottom) / 2) < (row.bottom - row.top) * 0.3
  if (height < width * 0.4 && height < 3)
    return isInMiddle && width < grid.pitch * 0.7 ? { text: DASH, confidence: SURE_SIGN } : { text: '', confidence: 0 }
  const isDash = DASHES.test(text) && !(tick && TICK_LIKE.test(text) && isAlike(signOf(ink), tick))
  // A rule under the cell makes the ink higher than the sign is.
  if (isDash) return { text: DASH, confidence: SURE_CODE }
  if (tick === null || !(text === '' || TICK_LIKE.test(text) || /^\d$/.test(text))) return null
  const isUntold = hasTickLikeSquares && !TICK_LIKE.test(text)
  if (isSame(signOf(ink), tick)) return { text: TICK, confidence: isUntold ? TWICE_READ : SURE_SIGN }
  // The letter of a voluntary surrender is a little larger than a tick.
  if (isAlike(signOf(ink), tick))
    return text === 'V' ? { text, confidence: UNKNOWN_SIGN } : { text: TICK, confidence: TWICE_READ }
  const isRuled = /^[vV]{1,2}$/.test(text) && width < tick.width * 1.7 && height > tick.height * 1.7
  return isRuled ? { text: TICK, confidence: TWICE_READ } : null
}

/** Whatever was hardly made out and is as large as a tick, or as the letter that fills the grids, is probably one, and somebody is asked. */
function likelySign({ text, ink, confidence }: Cell, { tick, drawn }: Known): { text: string; confidence: number } | null {
  if (text !== '' && confidence >= (isSwollen(ink, tick) ? SWOLLEN_READ : UNREAD)) return null
  const sign = signOf(ink)
  if (tick !== null && isSwollen(ink, tick) && !/\d{2}|[A-Z]{2}/.test(text)) return { text: TICK, confidence: TWICE_READ }
  if (tick !== null && isAlike(sign, tick) && (text !== '' || isSame(sign, tick))) return { text: TICK, confidence: TWICE_READ }
  return drawn && isAlike(sign, drawn.sign) ? { text: drawn.letter, confidence: TWICE_READ } : null
}

const UNREAD = 0.5
/** A box that took in the rules above and below its sign says little of what is read in it. */
const SWOLLEN_READ = 0.65
const isSwollen = ([, , width, height]: Box, tick: Sign | null): boolean =>
  tick !== null &&
  height > tick.height * 1.3 &&
  height < tick.height * 1.9 &&
  width > tick.width * 0.9 &&
  width < Math.max(tick.width * 1.25, tick.width + 1.2)

const DASHES = /^[-–—_=~]+$/

/** Letters of a closed list prove themselves where they were made out; a tick is hardly read and may come out as `vs`. */
const codeConfidence = (text: string, read: number): number => (/\d/.test(text) || read < MADE_OUT ? read : SURE_CODE)
const MADE_OUT = 0.5
