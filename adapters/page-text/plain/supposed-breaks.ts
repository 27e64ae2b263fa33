import type { Letters, TextRun } from '#adapters/page-text/plain/drawing.ts'
import type { PlainGlyph } from '#adapters/page-text/plain/fonts.ts'
import { firstGlyph, lastGlyph, middleScale } from '#adapters/page-text/plain/line-order.ts'

/** Where words end though the file writes no space, as PDFium supposes it: what gathers words was measured on its suppositions. */

/** A part of a width that is the smaller, the wider the letter. */
function partOfWidth(width: number, [narrow, middle, wide]: readonly [number, number, number]): number {
  if (width < narrow) return width / 2
  if (width < middle) return width / 4
  return width < wide ? width / 5 : width / 6
}

const BETWEEN_RUNS = [400, 700, 800] as const
const WITHIN_RUN = [300, 500, 700] as const

/** Sizes at which a part of the width is no measure, by PDFium's experience. */
const isOddPart = (part: number): boolean => (part < 1.4881 && part > 1.4879) || (part < 1.39001 && part > 1.38999)

export type Between = 'line' | 'space' | 'nothing'

const SPACE = 32

/** What is between the end of one run and the start of the next in order. */
export function between(last: TextRun, next: TextRun, letters: Letters): Between {
  const endGlyph = lastGlyph(last, letters)
  const nextGlyph = firstGlyph(next, letters)
  const lastWidth = (endGlyph.width * last.fontSize) / 1000
  const nextWidth = (nextGlyph.width * next.fontSize) / 1000
  const x = (next.x - last.x) / last.across
  const y = (next.y - last.y) / last.up
  const back = (1 / last.across + 1 / last.up) / 2
  const reach = (Math.max(lastWidth, nextWidth) / 4) * (lastWidth < nextWidth ? back : 1)
  if (isLower(y, x, reach) && !isRaised(last, next)) return 'line'
  if (nextGlyph.first === SPACE || endGlyph.last === SPACE) return 'nothing'
  const part = partOfWidth(Math.max(endGlyph.width, nextGlyph.width), BETWEEN_RUNS) / 1000
  const sized = endGlyph.width >= nextGlyph.width ? part * last.fontSize : part * next.fontSize * middleScale(next) * back
  const room = isOddPart(sized) ? sized * 1.5 : sized
  return isSpace({ x, lastX: letters.offsets[last.end - 1] ?? 0, lastWidth, nextWidth, room }) ? 'space' : 'nothing'
}

const isLower = (y: number, x: number, reach: number): boolean =>
  (y > reach * 2 || y < reach * -3) && (Math.abs(y) >= 1 || Math.abs(y) > Math.abs(x))

/** Parts of the size between which a letter is above and below its line, about. */
const [BELOW, ABOVE] = [-0.21, 0.7]

/** Whether one of the two stands a little higher, as small figures behind a word do. */
function isRaised(last: TextRun, next: TextRun): boolean {
  const higher = next.y - last.y
  return last.end - last.start > 1 && (isWithin(last, higher) || isWithin(next, -higher))
}

function isWithin({ fontSize, up }: TextRun, higher: number): boolean {
  const size = fontSize * up
  return higher >= BELOW * size && higher <= ABOVE * size
}

interface Distance {
  readonly x: number
  readonly lastX: number
  readonly lastWidth: number
  readonly nextWidth: number
  readonly room: number
}

function isSpace({ x, lastX, lastWidth, nextWidth, room }: Distance): boolean {
  if (Math.abs(lastX + lastWidth - x) <= room) return false
  const difference = x - lastX
  if (Math.abs(difference) > room + lastWidth) return true
  return (x < 0 && -(room + lastWidth) > difference) || difference > nextWidth + lastWidth
}

/** Within a run: how far a letter must be moved on so that a space is supposed before it, in thousandths of the size. */
export function spaceWithin({ font }: TextRun, glyph: PlainGlyph): number {
  const space = font.spaceWidth
  return space > 0 && space <= 1000 / 3 ? space / 2 : partOfWidth(glyph.width, WITHIN_RUN)
}

/** Below this, in points, letters are not spaced out. */
const NO_SPACING = 0.001

/** Of a run whose letters are spaced out, what of each shift is that spacing, in points of the page: no space is supposed for it alone. */
export function ownSpacing(run: TextRun, { shifts }: Letters): number {
  const { characterSpace, start, end } = run
  if (characterSpace === 0) return 0
  const spacing = characterSpace * middleScale(run)
  let [base, items] = [spacing, end - start]
  for (let index = start; index < end; index += 1) {
    const shift = run.isShifted ? shifts.get(index) : undefined
    if (shift === undefined) continue
    items += 1
    base = Math.min(base, (-run.fontSize * run.across * shift) / 1000 + spacing)
  }
  const isNone = items < 3 || base < 0 || (items === 3 && items > end - start)
  const back = Math.abs(characterSpace) > NO_SPACING ? -spacing : 0
  return (isNone ? 0 : base) + back
}
