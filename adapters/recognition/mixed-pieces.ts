import { around, type InkBox, type InkFinder } from '#adapters/recognition/cleaning/ink-finder.ts'
import type { Grey } from '#adapters/recognition/cleaning/grey.ts'
import type { RecognisedWord } from '#adapters/recognition/port.ts'

/** Words of one piece of a line that the recogniser took together with what stands higher or lower, and where they are. */
export interface MixedPiece {
  readonly words: ReadonlySet<RecognisedWord>
  readonly box: InkBox
}

/** What was made of letters of two lines at once is hardly a word, and the recogniser knows it. */
const HARDLY = 0.6
/** Of the usual height: how far the next word of a piece may be. */
const NEAR = 1.2
/** Of the usual height: so high, a word has more than one line; so far, it is on another line than the words beside it. */
const HIGH = 1.7
const OFF = 0.35
/** Of the usual height: how high one line of letters is. */
const LINE = [0.5, 1.7] as const
const MOST_LINES = 4
/** A page has a few of them; where it has more, it is poor, and they are read no better alone. */
const MOST = 40

/**
 * Where a label wraps beside values that are set at the middle of its row, the recogniser takes the row for one line: it makes a
 * heap of the label's lines, and of a label at the middle beside two lines of values. Those pieces of its lines that are hardly
 * made out and stand otherwise than the rest.
 */
export function mixedPieces(words: readonly RecognisedWord[], inkIn: InkFinder): MixedPiece[] {
  const usual = usualHeight(words)
  const mixed = inLines(words).flatMap((line) => {
    const middles = line.map(({ box }) => box[1] + box[3] / 2).toSorted((a, b) => a - b)
    const middle = middles[Math.floor(middles.length / 2)] ?? 0
    return piecesOf(line, usual * NEAR).flatMap((piece) => {
      const isHardly = piece.some(({ confidence, text }) => confidence < HARDLY && /[A-Za-z\d]/.test(text))
      const box = around(piece.map((one) => one.box))
      const isOff = piece.length < line.length && Math.abs(box[1] + box[3] / 2 - middle) > usual * OFF
      if (!isHardly || (box[3] < usual * HIGH && !isOff)) return []
      const whole = inkIn([box[0], box[1] - usual / 2, box[2], box[3] + usual])
      const rows = rowsOf(whole)
      const areLines = rows.every(([top, bottom]) => bottom - top > usual * LINE[0] && bottom - top < usual * LINE[1])
      const isMixed = areLines && rows.length <= MOST_LINES && rows.length >= (isOff ? 1 : 2)
      return isMixed ? [{ words: new Set(piece), box: around([...whole, box]) }] : []
    })
  })
  return mixed.length > MOST ? [] : mixed
}

/** The height that most words have, in points; of those that were made out. */
export function usualHeight(words: readonly RecognisedWord[]): number {
  const sure = words.filter(({ confidence }) => confidence > HARDLY).map(({ box }) => box[3])
  return sure.toSorted((a, b) => a - b)[Math.floor(sure.length / 2)] ?? 0
}

/** Words come line by line: a new one begins where they go back. */
export function inLines(words: readonly RecognisedWord[]): RecognisedWord[][] {
  const lines: RecognisedWord[][] = []
  for (const word of words) {
    const line = lines.at(-1)
    if (line && (line.at(-1)?.box[0] ?? Infinity) < word.box[0]) line.push(word)
    else lines.push([word])
  }
  return lines
}

/** A line as columns part it. */
export function piecesOf(line: readonly RecognisedWord[], near: number): RecognisedWord[][] {
  const pieces: RecognisedWord[][] = []
  for (const word of line) {
    const piece = pieces.at(-1)
    const before = piece?.at(-1)
    if (piece && before && word.box[0] - before.box[0] - before.box[2] < near) piece.push(word)
    else pieces.push([word])
  }
  return pieces
}

/** From where to where ink stands, with nothing between one and the next from side to side. */
function rowsOf(ink: readonly InkBox[]): (readonly [top: number, bottom: number])[] {
  const rows: [number, number][] = []
  for (const [, y, , height] of ink.toSorted((a, b) => a[1] - b[1])) {
    const last = rows.at(-1)
    if (last && y <= last[1]) last[1] = Math.max(last[1], y + height)
    else rows.push([y, y + height])
  }
  return rows
}

/** A piece of a page, and where on it its first pixel stands. */
export interface Cutting {
  readonly grey: Grey
  readonly left: number
  readonly top: number
}

/** Points of paper around a piece: what is cut out has nothing else. */
const MARGIN = 2
const PAPER = 255

interface CutAt {
  /** Pixels a point. */
  readonly dot: number
  /** Points around the piece that are kept as they are; what is farther off is left out. */
  readonly own?: number
  /** Ink of others, which is left out, and the grain of the paper with it. */
  readonly without?: readonly InkBox[]
}

/** Points around ink that are its shade. */
const SHADE = 0.3
/** Of 255: paper is lighter. A row of lone figures is lost in its grain. */
const GRAIN = 200

/** A piece of the page by itself, with paper around it. */
export function cutOut({ width, height, pixels }: Grey, box: InkBox, { dot, own = MARGIN, without }: CutAt): Cutting {
  const [left, top] = [Math.max(0, Math.floor((box[0] - MARGIN) * dot)), Math.max(0, Math.floor((box[1] - MARGIN) * dot))]
  const right = Math.min(width, Math.ceil((box[0] + box[2] + MARGIN) * dot))
  const bottom = Math.min(height, Math.ceil((box[1] + box[3] + MARGIN) * dot))
  const cut = new Uint8Array((right - left) * (bottom - top)).fill(PAPER)
  const [from, to] = [Math.max(left, Math.floor((box[0] - own) * dot)), Math.min(right, Math.ceil((box[0] + box[2] + own) * dot))]
  for (let y = top; y < bottom; y += 1) {
    cut.set(pixels.subarray(y * width + from, y * width + to), (y - top) * (right - left) + from - left)
  }
  if (without) for (let at = 0; at < cut.length; at += 1) if ((cut[at] ?? PAPER) > GRAIN) cut[at] = PAPER
  for (const [x, y, across, down] of without ?? []) {
    const [first, last] = [Math.max(left, Math.floor((x - SHADE) * dot)), Math.min(right, Math.ceil((x + across + SHADE) * dot))]
    const [above, below] = [Math.max(top, Math.floor((y - SHADE) * dot)), Math.min(bottom, Math.ceil((y + down + SHADE) * dot))]
    for (let at = above; at < below && first < last; at += 1)
      cut.fill(PAPER, (at - top) * (right - left) + first - left, (at - top) * (right - left) + last - left)
  }
  return { grey: { width: right - left, height: bottom - top, pixels: cut }, left, top }
}

/** The words of the page with the pieces as they were read by themselves; as they were where that is no surer. */
export function withPiecesParted(
  words: readonly RecognisedWord[],
  parted: ReadonlyMap<MixedPiece, readonly RecognisedWord[]>,
): RecognisedWord[] {
  const isSurer = ([piece, read]: readonly [MixedPiece, readonly RecognisedWord[]]): boolean =>
    read.length > 0 && sureOf(read) > Math.max(HARDLY, sureOf([...piece.words]))
  const better = [...parted].filter(isSurer)
  const instead = new Map(better.flatMap(([piece, read]) => [...piece.words].map((word, at) => [word, at === 0 ? read : []])))
  return words.flatMap((word) => instead.get(word) ?? [word])
}

/** How sure words are, letter by letter. */
export const sureOf = (words: readonly RecognisedWord[]): number =>
  words.reduce((sum, { confidence, text }) => sum + confidence * text.length, 0) /
  words.reduce((sum, { text }) => sum + text.length, 0)
