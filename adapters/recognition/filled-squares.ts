import type { Blot } from '#adapters/recognition/blots.ts'
import type { InkBox, InkFinder } from '#adapters/recognition/ink-finder.ts'
import type { RecognisedWord } from '#adapters/recognition/port.ts'

/** Points: larger than a full stop, no larger than a sign among words. */
const [LEAST, MOST] = [2.8, 8]
/** Part of its box that is ink; a filled circle has four fifths, letters and ticks half. */
const FILLED = 0.84
/** Of its height: by how much its width may be another. */
const ASKEW = 0.25
/** A page whose signs are squares shows them again. */
const LEAST_COUNT = 2
const SQUARE = '■'
const SURE = 0.95
/** Of the square: no larger, a word's box holds nothing else. */
const TIGHT = 1.35

/** Squares full of ink, in points. */
export function filledSquares(blots: readonly Blot[], dot: number): InkBox[] {
  const found = blots.flatMap(({ left, top, right, bottom, area }): InkBox[] => {
    const [across, down] = [right - left, bottom - top]
    const isSquare = Math.abs(across - down) <= Math.max(across, down) * ASKEW
    const isSized = Math.min(across, down) >= LEAST * dot && Math.max(across, down) <= MOST * dot
    return isSquare && isSized && area >= across * down * FILLED ? [[left / dot, top / dot, across / dot, down / dot]] : []
  })
  return found.length < LEAST_COUNT ? [] : found
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
    const isAll = only !== undefined && (isTight(word.box, only) || inkIn(word.box).length === own.length)
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
