import { leftOf, middleXOf, middleYOf, rightOf } from '#engine/reading/boxes.ts'
import type { PageText, Word } from '#engine/reading/page-text.ts'
import { findGrids, type FoundGrid, type GridRow } from '#engine/recognition/find-grids.ts'
import { type Cell, cellsOf, TICK_LIKE } from '#engine/recognition/grid-cells.ts'
import type { Box } from '#engine/report/evidence.ts'

/**
 * The signs of payment grids are drawn, not written: a recogniser makes letters of them (`v`, `Y`, `+`) or nothing. What
 * they are, their ink says: a tick is as large as the tick of the key, a dash is flat. A cell without ink stays blank.
 */

const TICK = '✓'
const DASH = '—'
/** Codes that are written in more than one letter, and amounts and dashes: no sign is read as one of these. */
const WRITTEN = /^(?:OK|CO|ND|VS|FC|BK|CLS|PP|TN|NR|N\/R|CL|30|60|90|120|150|180|180\+)$/i
const FIGURES = /^-?\$?[\d,.]+$|^\d{1,2}\/\d/
const SURE_SIGN = 0.95
const SURE_CODE = 0.93
/** A sign that is none that is known. */
const UNKNOWN_SIGN = 0.4
/** A letter that was read twice over. */
const TWICE_READ = 0.85
/** So many ticks of one size, where the key shows none. */
const LEAST_ALIKE = 5

interface Sign {
  readonly width: number
  readonly height: number
}

/** The pages with the signs and codes of their grids as they are printed, and the headings and years that structure them. */
export function mendGrids(pages: readonly PageText[]): PageText[] {
  const found: { page: PageText; grids: readonly FoundGrid[]; cells: readonly Cell[] }[] = []
  for (const page of pages) {
    const grids = findGrids(page, found.at(-1)?.grids.at(-1) ?? null)
    found.push({ page, grids, cells: grids.flatMap((grid) => cellsOf(page, grid)) })
  }
  const all = found.flatMap(({ cells }) => cells)
  const known = { tick: tickOf(pages, all), letters: usualLetters(all) }
  return found.map(({ page, grids, cells }) => mendedPage(page, { grids, cells, known }))
}

const isAlike = (a: Sign, b: Sign): boolean =>
  Math.abs(a.width - b.width) < b.width * 0.3 && Math.abs(a.height - b.height) < b.height * 0.3

/** In points: ink of one sign differs by a dot or two from cell to cell. */
const SAME_SIGN = 0.5
const isSame = (a: Sign, b: Sign): boolean =>
  Math.abs(a.width - b.width) <= Math.max(SAME_SIGN, b.width * 0.15) &&
  Math.abs(a.height - b.height) <= Math.max(SAME_SIGN, b.height * 0.15)

const signOf = ([, , width, height]: Box): Sign => ({ width, height })

/** The tick that the keys show, else the sign that stands in the cells again and again. */
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

/** Letters that stand in cells again and again: what is read so often alike is no speck. */
function usualLetters(cells: readonly Cell[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { text, ink, words } of cells) {
    const letter = letterOf(text, ink)
    const isRead = words.some(({ confidence }) => (confidence ?? 1) >= LEAST_READ)
    if (LETTER_CODES.test(letter) && isRead) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= LEAST_ALIKE).map(([letter]) => letter))
}

/** Codes of one letter; V and its like may be ticks. */
const LETTER_CODES = /^[BCFR]$/
const LEAST_READ = 0.7
/** What a C is read as where cells are full of it. */
const LIKE_C = /^(?!C$)[CGEce€(6]{1,3}\)?$/

interface LegendSign {
  readonly box: Box
  /** The word that was read for it; null for a mark. */
  readonly word: Word | null
}

/** What stands right before `Current / Terms met` and `Paid on Time`. */
function legendSigns(page: PageText): LegendSign[] {
  return page.words.flatMap((word, index): LegendSign[] => {
    const next = page.words[index + 1]?.text ?? ''
    const isCurrent = /^current$/i.test(word.text) && /^(?:[/|lI]|\/?terms)$/i.test(next)
    if (!isCurrent && !(/^paid$/i.test(word.text) && /^on$/i.test(next))) return []
    const isBefore = (box: Box): boolean =>
      rightOf(box) <= leftOf(word.box) + 1 &&
      leftOf(word.box) - rightOf(box) < word.box[3] * 2 &&
      Math.abs(middleYOf(box) - middleYOf(word.box)) < word.box[3] * 0.8
    const before = page.words[index - 1]
    if (before && isBefore(before.box) && before.text.length <= 2) return [{ box: before.box, word: before }]
    const mark = page.marks.find(isBefore)
    return mark ? [{ box: mark, word: null }] : []
  })
}

interface Mending {
  readonly grids: readonly FoundGrid[]
  readonly cells: readonly Cell[]
  readonly known: Known
}

/** What the cells of the whole document have in common. */
interface Known {
  readonly tick: Sign | null
  readonly letters: ReadonlySet<string>
}

function mendedPage(page: PageText, { grids, cells, known }: Mending): PageText {
  const { tick } = known
  if (grids.length === 0 && tick === null) return page
  const gone = new Set<Word>(grids.flatMap(({ readHead, rows }) => [...readHead, ...rows.map(({ year }) => year)]))
  const goneMarks = new Set<Box>()
  const added: Word[] = grids.flatMap(({ head, rows }) => [...head, ...rows.map(mendedYear)])
  for (const cell of cells) {
    const word = asked(cell, mendedCell(cell, known), cells)
    if (word === null) continue
    for (const own of cell.words) gone.add(own)
    for (const mark of cell.marks) goneMarks.add(mark)
    added.push(word)
  }
  added.push(...blanks(grids, cells))
  for (const { box, word } of tick ? legendSigns(page) : []) {
    if (!tick || !isAlike(signOf(box), tick)) continue
    if (word) gone.add(word)
    else goneMarks.add(box)
    added.push({ text: TICK, box, confidence: SURE_SIGN })
  }
  return {
    ...page,
    words: [...page.words.filter((word) => !gone.has(word)), ...added],
    marks: page.marks.filter((mark) => !goneMarks.has(mark)),
  }
}

/** What stands in for a month of which nothing was read: a word that no layout understands, for whoever weighs the report. */
export const unreadMonth = (month: string): string => `?${month}`

/** Months between two of their row with no ink at all: a page prints something there, and it was not made out. */
function blanks(grids: readonly FoundGrid[], cells: readonly Cell[]): Word[] {
  return grids.flatMap((grid) =>
    grid.rows.flatMap((row) => {
      const inked = cells.filter((cell) => cell.row === row).map(({ ink }) => columnOf(ink, grid))
      const year = row.text ?? row.year.text
      const isFirst = grid.rows[0] === row || grid.rows.at(-1) === row
      return grid.columns.flatMap((middle, month): Word[] => {
        const isBetween = inked.some((one) => one > month) && (inked.some((one) => one < month) || !isFirst)
        if (isTable(grid, cells) || !isBetween || inked.includes(month) || !/^\d{4}$/.test(year)) return []
        const box: Box = [middle - grid.pitch * 0.3, row.year.box[1], grid.pitch * 0.6, row.year.box[3]]
        return [{ text: unreadMonth(`${year}-${String(month + 1).padStart(2, '0')}`), box, confidence: 0 }]
      })
    }),
  )
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
  const isUnderstood = text === '' || [TICK, DASH].includes(text) || WRITTEN.test(text) || /^[A-Z]{1,3}$/.test(text)
  if (isUnderstood || TICK_LIKE.test(text) || cell.text.length > 3 || !/^\d{4}$/.test(year) || isTable(cell.grid, cells))
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

/** The cell's one word; null to leave it as it was read. */
function mendedCell(cell: Cell, known: Known): Word | null {
  const { text, ink, words } = cell
  const confidence = words.length === 0 ? 1 : Math.min(...words.map((word) => word.confidence ?? 1))
  if (WRITTEN.test(text) && ink[3] > ink[2] * 0.3)
    return { text: text.toUpperCase(), box: ink, confidence: codeConfidence(text, confidence) }
  if (FIGURES.test(text) || text.length > 3) return null
  const sign = drawnSign(cell, known.tick) ?? likelyTick(cell, { tick: known.tick, confidence })
  if (sign !== null)
    return { text: sign.text, box: ink, confidence: cell.isGuess ? Math.min(sign.confidence, TWICE_READ) : sign.confidence }
  if (text === '') return null
  if (TICK_LIKE.test(text)) return { text, box: ink, confidence: Math.min(confidence, UNKNOWN_SIGN) }
  const letter = letterOf(text, ink)
  if (known.letters.has(letter) && confidence > UNKNOWN_SIGN)
    return { text: letter, box: ink, confidence: Math.max(confidence, SURE_CODE) }
  if (known.letters.has('C') && LIKE_C.test(text)) return { text: 'C', box: ink, confidence: Math.min(confidence, TWICE_READ) }
  return { text: letter, box: ink, confidence: letter === text ? confidence : Math.min(confidence, TWICE_READ) }
}

/** A dash or a tick by its ink; a speck that lies flat at the edge of its cell is a rule and says nothing. Null for neither. */
function drawnSign({ text, ink, row, grid }: Cell, tick: Sign | null): { text: string; confidence: number } | null {
  const [, , width, height] = ink
  const isInMiddle = Math.abs(middleYOf(ink) - (row.top + row.bottom) / 2) < (row.bottom - row.top) * 0.3
  if (height < width * 0.4 && height < 3)
    return isInMiddle && width < grid.pitch * 0.7 ? { text: DASH, confidence: SURE_SIGN } : { text: '', confidence: 0 }
  const isDash = DASHES.test(text) && !(tick && TICK_LIKE.test(text) && isAlike(signOf(ink), tick))
  // A rule under the cell makes the ink higher than the sign is.
  if (isDash) return { text: DASH, confidence: SURE_CODE }
  if (tick === null || !(text === '' || TICK_LIKE.test(text))) return null
  if (isSame(signOf(ink), tick)) return { text: TICK, confidence: SURE_SIGN }
  // The letter of a voluntary surrender is a little larger than a tick.
  if (isAlike(signOf(ink), tick))
    return text === 'V' ? { text, confidence: UNKNOWN_SIGN } : { text: TICK, confidence: TWICE_READ }
  const isRuled = /^[vV]{1,2}$/.test(text) && width < tick.width * 1.7 && height > tick.height * 1.7
  return isRuled ? { text: TICK, confidence: TWICE_READ } : null
}

/** Whatever was hardly made out and is as large as a tick is probably one, and somebody is asked. */
const likelyTick = (
  { ink }: Cell,
  { tick, confidence }: { tick: Sign | null; confidence: number },
): { text: string; confidence: number } | null =>
  tick !== null && confidence < UNREAD && isSame(signOf(ink), tick) ? { text: TICK, confidence: TWICE_READ } : null

const UNREAD = 0.5

const DASHES = /^[-–—_=~]+$/

/** One letter read twice over: `Cc` in the place of one. */
const letterOf = (text: string, [, , width, height]: Box): string =>
  text.length === 2 && text.charAt(0).toUpperCase() === text.charAt(1).toUpperCase() && width < height * 1.1
    ? text.charAt(0).toUpperCase()
    : text

/** Letters of a closed list prove themselves; figures are as sure as they were read. */
const codeConfidence = (text: string, read: number): number => (/\d/.test(text) || read < 0.4 ? read : SURE_CODE)
