import { around, type InkBox } from '#adapters/recognition/cleaning/ink-finder.ts'
import { piecesOf, sureOf, usualHeight } from '#adapters/recognition/mixed-pieces.ts'
import type { RecognisedWord } from '#adapters/recognition/port.ts'

/** A row of letters of which the recogniser left some out, or made a heap of them and those of the next row. */
export interface RowLeftOut {
  readonly box: InkBox
  readonly letters: readonly InkBox[]
  /** Those that no word holds, or that two words do. */
  readonly free: readonly InkBox[]
  /** Those that two words hold. */
  readonly twice: readonly InkBox[]
  /** Ink in its box that belongs to the rows beside it. */
  readonly others: readonly InkBox[]
  /** What was made out of the row, whole or in part. */
  readonly words: ReadonlySet<RecognisedWord>
}

/** Of the usual height: how high letters are, how wide those are at most that touch, how high a heap of two rows is. */
const [LEAST_HIGH, MOST_HIGH, WIDE, HEAP] = [0.6, 1.7, 12, 1.7]
/** Points around a word that are its own. */
const EDGE = 1
/** A page has none or a few; where it has more, it is poor, and they are read no better alone. */
const MOST_ROWS = 16

/**
 * Where lines stand close and lean a little, letters fall between two of them: `SUMMEI FIELD`, or a row of months of which hardly
 * one is read; or they are read with both: `Previ revious Addr Address(es):`. Every letter of a page has one word; those that have none, or
 * two, say where the recogniser went wrong.
 */
export function rowsLeftOut(words: readonly RecognisedWord[], blots: readonly InkBox[]): RowLeftOut[] {
  const usual = usualHeight(words)
  const letters = blots.filter(
    ([, , across, down]) => down > usual * LEAST_HIGH && down < usual * MOST_HIGH && across < usual * WIDE,
  )
  const sound = words.filter((word) => !isHeap(word, usual, blots) && !isShort(word, letters))
  const whole = sound.filter(({ box: [, , , height] }) => height > usual * LEAST_HIGH)
  const isTwice = (letter: InkBox): boolean => whole.filter((word) => holds(word, letter)).length > 1
  const free = letters
    .filter((letter) => !sound.some((word) => holds(word, letter)) || isTwice(letter))
    .toSorted((a, b) => middleOf(a) - middleOf(b))
  const rows: InkBox[][] = []
  for (const letter of free) {
    const row = rows.at(-1)
    if (row?.[0] && middleOf(letter) < row[0][1] + row[0][3]) row.push(letter)
    else rows.push([letter])
  }
  if (rows.length > MOST_ROWS) return []
  return rows.flatMap((own) => {
    const [top, bottom] = heightOf(own)
    const isIn = (box: InkBox): boolean => middleOf(box) > top && middleOf(box) < bottom
    const ink = letters.filter(isIn)
    if (ink.length === own.length) return []
    const box = around(ink)
    const others = blots.filter((blot) => !isIn(blot) && blot[1] < bottom + EDGE * 2 && blot[1] + blot[3] > top - EDGE * 2)
    return [
      {
        box,
        letters: ink,
        free: own,
        twice: own.filter(isTwice),
        others,
        words: new Set(words.filter((word) => isIn(word.box) || own.some((one) => holds(word, one)))),
      },
    ]
  })
}

const middleOf = ([, y, , height]: InkBox): number => y + height / 2

/** Where most letters of a row begin and end. */
function heightOf(row: readonly InkBox[]): readonly [top: number, bottom: number] {
  const middle = (places: readonly number[]): number => places.toSorted((a, b) => a - b)[Math.floor(places.length / 2)] ?? 0
  return [middle(row.map(([, y]) => y)), middle(row.map(([, y, , height]) => y + height))]
}

const holds = ({ box }: RecognisedWord, [x, y, across, down]: InkBox): boolean => {
  const [middle, high] = [x + across / 2, y + down / 2]
  const [left, top, width, height] = box
  return middle > left - EDGE && middle < left + width + EDGE && high > top - EDGE && high < top + height + EDGE
}

/** Whether a word is much higher than the letters in it: it has those of two rows. */
function isHeap(word: RecognisedWord, usual: number, blots: readonly InkBox[]): boolean {
  const [, , , height] = word.box
  if (height < usual * HEAP) return false
  const highest = Math.max(0, ...blots.filter((blot) => holds(word, blot)).map(([, , , down]) => down))
  return height > highest * HEAP
}

/** More letters stand in a word than its own, and at least twice as many: `A` for `Account`. */
const MORE = 3

function isShort(word: RecognisedWord, letters: readonly InkBox[]): boolean {
  const most = Math.max(word.text.length + MORE, word.text.length * 2)
  return word.box[2] > word.box[3] * word.text.length && letters.filter((letter) => holds(word, letter)).length >= most
}

/** How sure a piece must be to stand instead of one of which a letter was left out. */
const SURE = 0.75
/** The same instead of words that cannot both be. */
const LIKELIER = 0.4
/** A word that is less sure, and has no letter of its own, is none. */
const HARDLY = 0.6
/** Of the usual height: how far the next word of a piece may be. */
const NEAR = 1.2

/** The words of the page with the rows as they were read by themselves, piece by piece: where a letter was left out, or where they are surer. */
export function withRowsReadAgain(
  words: readonly RecognisedWord[],
  read: ReadonlyMap<RowLeftOut, readonly RecognisedWord[]>,
): RecognisedWord[] {
  const near = usualHeight(words) * NEAR
  const instead = new Map<RecognisedWord, readonly RecognisedWord[]>()
  for (const [row, again] of read) {
    const old = [...row.words].filter((word) => !instead.has(word))
    const [first] = old
    if (!first) continue
    const pieces = piecesOf(again, near).filter((piece) => {
      const before = old.filter((word) => piece.some((one) => isBeside(one, word)))
      const has = (letter: InkBox): boolean => piece.some((one) => holds(one, letter))
      if (row.twice.some(has)) return sureOf(piece) > LIKELIER
      const isLeftOut = row.free.some(has)
      return sureOf(piece) > (isLeftOut || before.length === 0 ? SURE : sureOf(before))
    })
    const taken = pieces.flat()
    const left = row.letters.filter((letter) => !taken.some((one) => holds(one, letter)))
    const kept = old.filter(
      (word) =>
        !taken.some((one) => isBeside(one, word)) && (word.confidence > HARDLY || left.some((letter) => holds(word, letter))),
    )
    for (const word of old) instead.set(word, [])
    instead.set(
      first,
      [...kept, ...taken].toSorted((a, b) => a.box[0] - b.box[0]),
    )
  }
  return words.flatMap((word) => instead.get(word) ?? [word])
}

/** Whether two words stand on one spot of their row. */
const isBeside = ({ box: a }: RecognisedWord, { box: b }: RecognisedWord): boolean =>
  Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]) > 0
