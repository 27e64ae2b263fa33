import type { Blot } from '#adapters/recognition/cleaning/blots.ts'
import type { Grey } from '#adapters/recognition/cleaning/grey.ts'
import type { InkBox, InkFinder } from '#adapters/recognition/cleaning/ink-finder.ts'
import type { RecognisedWord } from '#adapters/recognition/port.ts'

/** Points: larger than a full stop, no larger than a sign among words. */
const [LEAST, MOST] = [2.8, 8]
/** Part of its box that is ink; a filled circle has four fifths, letters and ticks half. */
const FILLED = 0.84
/** Of its longer side: by how much the other may be shorter; some fonts draw it a little flat. */
const ASKEW = 0.35
/** A page whose signs are squares shows them again. */
const LEAST_COUNT = 2
const SQUARE = '■'
const SURE = 0.95
/** Of the square: no larger, a word's box holds nothing else. */
const TIGHT = 1.35

/** Squares full of ink, and grey ones that are too pale for ink, in points. */
export function filledSquares(blots: readonly Blot[], grey: Grey, dot: number): InkBox[] {
  const dark = blots.filter((blot) => isSquare(blot, dot) && blot.area >= FILLED * areaOf(blot))
  const pale = paleSquares(grey, dot).filter((one) => !dark.some((other) => meets(one, other)))
  const found = [...dark, ...pale]
  if (found.length < LEAST_COUNT) return []
  return found.map(({ left, top, right, bottom }) => [left / dot, top / dot, (right - left) / dot, (bottom - top) / dot])
}

/** Pixels; right and bottom are one past the last. */
type Bounds = Omit<Blot, 'area'>

const areaOf = ({ left, top, right, bottom }: Bounds): number => (right - left) * (bottom - top)
const meets = (a: Bounds, b: Bounds): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

function isSquare({ left, top, right, bottom }: Bounds, dot: number): boolean {
  const [across, down] = [right - left, bottom - top]
  const longer = Math.max(across, down)
  return longer - Math.min(across, down) <= longer * ASKEW && Math.min(across, down) >= LEAST * dot && longer <= MOST * dot
}

/** Grey levels of an even tint, on a page whose ink is black and whose paper is white; so much they differ within it. */
const [DARKEST, PALEST] = [90, 205]
const EVEN = 32
/** What lies around a square is paper. */
const PAPER = 225

/** Squares of an even grey: looked for at points so close that each holds one. */
function paleSquares(grey: Grey, dot: number): Bounds[] {
  const step = Math.max(2, Math.floor((LEAST * dot) / 2))
  const found: Bounds[] = []
  for (let y = step; y < grey.height - step; y += step)
    for (let x = step; x < grey.width - step; x += step) {
      const tint = grey.pixels[y * grey.width + x] ?? 255
      if (
        tint < DARKEST ||
        tint > PALEST ||
        found.some(({ left, top, right, bottom }) => x >= left && x < right && y >= top && y < bottom)
      )
        continue
      const bounds = boundsAround(grey, { x, y, tint, most: MOST * dot })
      if (isSquare(bounds, dot) && isFilled(grey, bounds, tint) && isOnPaper(grey, bounds)) found.push(bounds)
    }
  return found
}

/** How far the tint of a point reaches to its four sides. */
function boundsAround(
  { width, pixels }: Grey,
  { x, y, tint, most }: { x: number; y: number; tint: number; most: number },
): Bounds {
  const reach = (step: number): number => {
    let far = 0
    while (far <= most && Math.abs((pixels[y * width + x + (far + 1) * step] ?? 255) - tint) < EVEN) far += 1
    return far
  }
  return { left: x - reach(-1), top: y - reach(-width), right: x + reach(1) + 1, bottom: y + reach(width) + 1 }
}

function isFilled({ width, pixels }: Grey, bounds: Bounds, tint: number): boolean {
  let even = 0
  for (let y = bounds.top; y < bounds.bottom; y += 1)
    for (let x = bounds.left; x < bounds.right; x += 1) if (Math.abs((pixels[y * width + x] ?? 255) - tint) < EVEN) even += 1
  return even >= FILLED * areaOf(bounds)
}

/** Pixels from a square, whose edge is soft, to the paper around it. */
const EDGE = 3

function isOnPaper({ width, height, pixels }: Grey, { left, top, right, bottom }: Bounds): boolean {
  if (left < EDGE || top < EDGE || right + EDGE > width || bottom + EDGE > height) return false
  let [paper, all] = [0, 0]
  const look = (x: number, y: number): void => {
    all += 1
    if ((pixels[y * width + x] ?? 0) >= PAPER) paper += 1
  }
  for (let x = left; x < right; x += 1) for (const y of [top - EDGE, bottom + EDGE - 1]) look(x, y)
  for (let y = top; y < bottom; y += 1) for (const x of [left - EDGE, right + EDGE - 1]) look(x, y)
  return paper >= FILLED * all
}

/**
 * The words with squares where squares stand: of a filled square (a month without data) a recogniser makes a letter or
 * nothing, and it may be as large as a tick. A word of letters keeps them.
 */
export function withSquares(words: readonly RecognisedWord[], squares: readonly InkBox[], inkIn: InkFinder): RecognisedWord[] {
  if (squares.length === 0) return [...words]
  const left = new Set(squares)
  const signed = words.flatMap((word): RecognisedWord[] => {
    const own = squares.filter((square) => isIn(square, word.box))
    for (const square of own) left.delete(square)
    const [only] = own
    // Squares and nothing else, whatever was made of them: `n`, `[|]`, or several in a row as one word.
    const isAll =
      only !== undefined && (isTight(word.box, only) || inkIn(word.box).every((ink) => own.some((square) => isIn(ink, square))))
    return isAll ? own.map(asWord) : [word]
  })
  return [...signed, ...[...left].map(asWord)]
}

const asWord = (box: InkBox): RecognisedWord => ({ text: SQUARE, box, confidence: SURE })

function isIn([x, y, width, height]: InkBox, [left, top, across, down]: RecognisedWord['box']): boolean {
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return middleX > left && middleX < left + across && middleY > top && middleY < top + down
}

const isTight = ([, , across, down]: RecognisedWord['box'], [, , width, height]: InkBox): boolean =>
  across < width * TIGHT && down < height * TIGHT
