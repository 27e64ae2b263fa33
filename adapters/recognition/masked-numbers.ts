import { around, type InkBox, type InkFinder } from '#adapters/recognition/cleaning/ink-finder.ts'
import { inLines, piecesOf, usualHeight } from '#adapters/recognition/mixed-pieces.ts'
import type { RecognisedWord } from '#adapters/recognition/port.ts'

/** A number of which all but some figures is covered with stars, as its ink shows it. */
export interface MaskedNumber {
  /** What the recogniser made of it. */
  readonly words: readonly RecognisedWord[]
  readonly stars: number
  readonly areStarsFirst: boolean
  /** Where its figures are, and how many there are. */
  readonly figures: InkBox
  readonly count: number
}

/** Hardly made out: a recogniser that takes stars for letters knows that they are none. */
const HARDLY = 0.3
/** Of the usual height: how far the next word of a number may be; how far from its figures its stars may begin or end, which were no word. */
const NEAR = 3
const OUTSIDE = 12
/** Of a figure's height: how high a star is, how far its head may be from that of a figure, how far the next sign may be. */
const STAR = [0.3, 0.75] as const
const RAISED = 0.25
const APART = 0.6
/** Of its height: how wide one star may be; of a figure's: how far it is to the next star where all of them touch, and how wide one is. */
const SINGLE = 1.3
const STAR_PITCH = 0.52
const STAR_WIDTH = 0.45
/** Of its height: how wide a figure is, and how far it is to the next. */
const FIGURE = 0.66
const FIGURE_PITCH = 0.79
const LEAST_STARS = 4
const MOST_FIGURES = 18
const LEAST_FIGURES = 3
/** A page has a few of them; where it has more, it is poor, and they are read no better alone. */
const MOST = 40

/** Figures whose stars may have been passed over. */
const FIGURES = /^\d{3,}$/

/** `********1326`, `335544****`: the numbers that were hardly made out, or whose stars are no word; their ink tells stars and figures apart. */
export function maskedNumbers(words: readonly RecognisedWord[], inkIn: InkFinder): MaskedNumber[] {
  const usual = usualHeight(words)
  const found = inLines(words).flatMap((line) => {
    const pieces = piecesOf(line, usual * NEAR)
    return pieces.flatMap((piece, at) => {
      if (piece.every(({ text, confidence }) => confidence >= HARDLY && !FIGURES.test(text))) return []
      const [x, y, width, height] = around(piece.map(({ box }) => box))
      const before = pieces[at - 1]?.at(-1)?.box ?? [0, 0, 0, 0]
      const left = Math.max(x - OUTSIDE * usual, before[0] + before[2] + usual * NEAR)
      const behind = pieces[at + 1]?.[0]?.box[0] ?? Infinity
      const right = Math.min(x + width + OUTSIDE * usual, Math.max(behind - usual * NEAR, x + width + 1))
      const ink = inkIn([left, y - 1, right - left, height + 2])
      return numbersIn(ink.toSorted((a, b) => a[0] - b[0])).flatMap((number) => withWords(number, piece))
    })
  })
  // What a recogniser read twice on one spot is one number.
  const once = [...Map.groupBy(found, ({ figures }) => figures.join(' ')).values()].flatMap(([number, ...again]) =>
    number ? [{ ...number, words: [...number.words, ...again.flatMap(({ words: more }) => more)] }] : [],
  )
  return once.length > MOST ? [] : once
}

type Parts = Omit<MaskedNumber, 'words'> & { readonly box: InkBox; readonly mask: InkBox }

/** The words that stand where the number does; none where one of them has more than it. */
function withWords({ box, mask, ...number }: Parts, piece: readonly RecognisedWord[]): MaskedNumber[] {
  const margin = number.figures[3]
  const isIn = ({ box: [x, , width] }: RecognisedWord): boolean => x + width / 2 > box[0] && x + width / 2 < box[0] + box[2]
  const words = piece.filter(isIn)
  const areWithin = words.every(({ box: [x, , width] }) => x > box[0] - margin && x + width < box[0] + box[2] + margin)
  const isPassedOver = (): boolean =>
    words.every(
      ({ text, box: [x, , width] }) => FIGURES.test(text) && (x + width < mask[0] + margin || x > mask[0] + mask[2] - margin),
    )
  const isWanted = words.length > 0 && (words.some(({ confidence }) => confidence < HARDLY) || isPassedOver())
  return areWithin && isWanted ? [{ ...number, words }] : []
}

/** Stars with figures right before or right behind them, among blots from left to right. */
function numbersIn(ink: readonly InkBox[]): Parts[] {
  const high = Math.max(...ink.map(([, , , down]) => down))
  const head = Math.min(...ink.flatMap(([, y, , down]) => (down > STAR[1] * high ? [y] : [])))
  const isStar = ([, y, , down]: InkBox): boolean =>
    down > STAR[0] * high && down < STAR[1] * high && Math.abs(y - head) < RAISED * high
  const kindOf = (blot: InkBox) => (isStar(blot) ? 'star' : blot[3] > STAR[1] * high ? 'figure' : null)
  const runs = runsOf(ink, kindOf, APART * high)
  return runs.flatMap((stars, at) => {
    const count = stars.isMask ? starsAmong(stars.blots, high) : 0
    const isBeside = (run: Run | undefined): run is Run =>
      run !== undefined && !run.isMask && isNextTo(run.blots, stars.blots, APART * high)
    const [before, behind] = [runs[at - 1], runs[at + 1]]
    const [figures, others] = [before, behind].filter(isBeside)
    // With figures on both sides it is no number of which only one end is covered.
    if (count < LEAST_STARS || !figures || others) return []
    const many = figuresAmong(figures.blots)
    if (many < LEAST_FIGURES || many > MOST_FIGURES) return []
    const [mask, own] = [around(stars.blots), around(figures.blots)]
    return [{ stars: count, areStarsFirst: figures === behind, figures: own, count: many, box: around([mask, own]), mask }]
  })
}

interface Run {
  readonly isMask: boolean
  readonly blots: InkBox[]
}

/** Blots of one kind that follow each other; what is neither star nor figure parts them. */
function runsOf(ink: readonly InkBox[], kindOf: (blot: InkBox) => 'star' | 'figure' | null, apart: number): Run[] {
  const runs: Run[] = []
  let isParted = true
  for (const blot of ink) {
    const kind = kindOf(blot)
    const isMask = kind === 'star'
    const last = runs.at(-1)
    if (kind === null) isParted = true
    else if (last && !isParted && last.isMask === isMask && isNextTo(last.blots, [blot], apart)) last.blots.push(blot)
    else {
      runs.push({ isMask, blots: [blot] })
      isParted = false
    }
  }
  return runs
}

function isNextTo(some: readonly InkBox[], others: readonly InkBox[], apart: number): boolean {
  const [one, other] = [around(some), around(others)]
  return Math.max(one[0], other[0]) - Math.min(one[0] + one[2], other[0] + other[2]) < apart
}

/** How many stars blots are: they stand as far from each other as those that do not touch. */
function starsAmong(blots: readonly InkBox[], high: number): number {
  const isSingle = ([, , across, down]: InkBox): boolean => across < down * SINGLE
  const pitches = blots.flatMap((blot, at) => {
    const next = blots[at + 1]
    return next && isSingle(blot) ? [next[0] - blot[0]] : []
  })
  const middle = (list: readonly number[]): number | undefined => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]
  const pitch = middle(pitches) ?? high * STAR_PITCH
  const width = middle(blots.filter(isSingle).map(([, , across]) => across)) ?? high * STAR_WIDTH
  return 1 + Math.round((around(blots)[2] - width) / pitch)
}

/** How many figures blots are: several that touch are one blot. */
export const figuresAmong = (blots: readonly InkBox[]): number =>
  blots.reduce((sum, [, , across, down]) => sum + Math.max(1, 1 + Math.round((across / down - FIGURE) / FIGURE_PITCH)), 0)

/** By how many figures the ink of many that touch may tell them wrongly. */
const OFF_BY = 1

/** The words with each number's figures as they were read by themselves and its stars as they were counted; as they were where the two do not agree. */
export function withNumbersUncovered(
  words: readonly RecognisedWord[],
  read: ReadonlyMap<MaskedNumber, readonly RecognisedWord[]>,
): RecognisedWord[] {
  const instead = new Map<RecognisedWord, RecognisedWord | null>()
  for (const [number, parts] of read) {
    const figures = parts.map(({ text }) => text).join('')
    const off = Math.abs(figures.length - number.count)
    if (!/^\d+$/.test(figures) || off > (number.areStarsFirst ? 0 : OFF_BY)) continue
    const stars = '*'.repeat(number.stars)
    const text = number.areStarsFirst ? stars + figures : figures + stars
    const confidence = Math.min(...parts.map((part) => part.confidence))
    const box = around(number.words.map((word) => word.box))
    number.words.forEach((word, at) => instead.set(word, at === 0 ? { text, box, confidence } : null))
  }
  return words.flatMap((word) => {
    const one = instead.get(word)
    return one === undefined ? [word] : one === null ? [] : [one]
  })
}
