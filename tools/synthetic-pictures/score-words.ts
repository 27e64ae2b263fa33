import type { Box, PageText, Word } from '#adapters/page-text/port.ts'

/** A word as it was read off a picture; points of the paper. */
export interface ReadWord {
  readonly text: string
  readonly box: Box
  /** 0 to 1. */
  readonly confidence: number
}

/** What a picture was read as. */
export interface ReadPage {
  readonly width: number
  readonly height: number
  readonly words: readonly ReadWord[]
}

/** How far what was read is what is printed. Counts are words. */
export interface WordScore {
  readonly printed: number
  readonly read: number
  /** Printed words that were read exactly, at their place on the paper. */
  readonly exact: number
  /** Printed words of which something was read at their place. */
  readonly placed: number
  /** Printed words that occur among the words read, wherever. */
  readonly found: number
  /** Words read that occur among the printed ones. */
  readonly right: number
  /** Of pairs of neighbouring printed words of one line, the share that came out within 30 % of the line's height of each other. */
  readonly rows: number
  /** Points by which a word's middle is next to where it is printed, in the middle of all. */
  readonly off: number
  /** Words read wrong with a confidence of `SURE` and more. */
  readonly sureWrong: number
  /** The mean confidence. */
  readonly confidence: number
  readonly wrong: readonly (readonly [printed: string, read: string, confidence: number])[]
}

/** From here on a wrong word would not be shown for confirmation. */
export const SURE_FROM = 0.85

/** Compares what was read off a picture with the text layer of the page it shows. */
export function scorePage(truth: PageText, page: ReadPage): WordScore {
  const printed = truth.words.filter(({ text }) => isReadable(text))
  const place = overlay(printed, page.words)
  const pairs = matched(truth.words, page.words, place).filter(({ word }) => isReadable(word.text))
  const wrong: (readonly [string, string, number])[] = []
  let [exact, placed, sureWrong] = [0, 0, 0]
  const offs: number[] = []
  for (const { word, read } of pairs) {
    if (read === null) {
      wrong.push([word.text, '', 0])
      continue
    }
    placed += 1
    offs.push(Math.hypot(...offset(place(word.box), read.box)))
    if (plain(read.text) === plain(word.text)) exact += 1
    else {
      wrong.push([word.text, read.text, Math.round(read.confidence * 100)])
      if (read.confidence >= SURE_FROM) sureWrong += 1
    }
  }
  return {
    printed: printed.length,
    read: page.words.length,
    exact,
    placed,
    found: common(printed, page.words),
    right: common(page.words, printed),
    rows: rowsKept(pairs),
    off: offs.toSorted((a, b) => a - b)[Math.floor(offs.length / 2)] ?? 0,
    sureWrong,
    confidence: page.words.reduce((sum, one) => sum + one.confidence, 0) / Math.max(1, page.words.length),
    wrong,
  }
}

/** Signs that no one can tell apart on a picture. */
export const plain = (text: string): string =>
  text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/[–—]/g, '-').replaceAll('\u00a0', ' ')

const isReadable = (text: string): boolean => /[a-z0-9]/i.test(text) && !/[\uE000-\uF8FF\uFFFD]/.test(text)

type Place = (box: Box) => Box

/** The shift and stretch that bring most printed words onto words read of the same text; up and down it may change slowly. */
function overlay(printed: readonly Word[], read: readonly ReadWord[]): Place {
  const once = <T extends { text: string }>(words: readonly T[]): Map<string, T> => {
    const counts = new Map<string, T[]>()
    for (const word of words) counts.set(plain(word.text), [...(counts.get(plain(word.text)) ?? []), word])
    return new Map([...counts].flatMap(([text, all]) => (all.length === 1 && all[0] ? [[text, all[0]] as const] : [])))
  }
  const seen = once(read)
  const pairs = [...once(printed)].flatMap(([text, word]) => {
    const other = seen.get(text)
    return other ? [[centre(word.box), centre(other.box)] as const] : []
  })
  const [ax, bx] = lineThrough(pairs.map(([from, to]) => [from[0], to[0]]))
  const [ay, by] = lineThrough(pairs.map(([from, to]) => [from[1], to[1]]))
  // Foreshortened paper that curls is not stretched evenly from top to bottom; that breaks no row.
  const rest = pairs.map(([from, to]) => ({ y: from[1], off: to[1] - ay * from[1] - by }))
  const offAt = (y: number): number => {
    const near = rest.toSorted((a, b) => Math.abs(a.y - y) - Math.abs(b.y - y)).slice(0, NEIGHBOURS)
    return near.map(({ off }) => off).toSorted((a, b) => a - b)[Math.floor(near.length / 2)] ?? 0
  }
  return ([x, y, width, height]) => [ax * x + bx, ay * y + by + offAt(y + height / 2), ax * width, ay * height]
}

const NEIGHBOURS = 7

const centre = ([x, y, width, height]: Box): readonly [number, number] => [x + width / 2, y + height / 2]

/** Theil and Sen: the middle of all slopes, whatever a few pairs say. */
function lineThrough(pairs: readonly (readonly [from: number, to: number])[]): readonly [slope: number, shift: number] {
  const slopes: number[] = []
  pairs.forEach(([from, to], index) => {
    for (const [otherFrom, otherTo] of pairs.slice(index + 1))
      if (Math.abs(otherFrom - from) > 60) slopes.push((otherTo - to) / (otherFrom - from))
  })
  const slope = slopes.toSorted((a, b) => a - b)[Math.floor(slopes.length / 2)] ?? 1
  const shifts = pairs.map(([from, to]) => to - slope * from).toSorted((a, b) => a - b)
  return [slope, shifts[Math.floor(shifts.length / 2)] ?? 0]
}

interface Match {
  readonly word: Word
  readonly read: ReadWord | null
}

/** Each printed word and the words read whose middle is in its box, joined. */
function matched(printed: readonly Word[], read: readonly ReadWord[], place: Place): Match[] {
  const taken = new Map<number, ReadWord[]>()
  for (const one of read) {
    let [best, near] = [-1, Number.POSITIVE_INFINITY]
    printed.forEach((word, index) => {
      const [x, y, width, height] = place(word.box)
      const [dx, dy] = offset([x, y, width, height], one.box)
      if (Math.abs(dx) > (width + one.box[2]) / 2 || Math.abs(dy) > 0.75 * height) return
      const far = Math.abs(dx) / (width + one.box[2]) + Math.abs(dy) / height
      if (far < near) [best, near] = [index, far]
    })
    if (best >= 0) taken.set(best, [...(taken.get(best) ?? []), one])
  }
  return printed.map((word, index) => {
    const words = (taken.get(index) ?? []).toSorted((a, b) => a.box[0] - b.box[0])
    const [first] = words
    if (first === undefined) return { word, read: null }
    const box: Box = [
      first.box[0],
      first.box[1],
      Math.max(...words.map(({ box: [x, , w] }) => x + w)) - first.box[0],
      first.box[3],
    ]
    return {
      word,
      read: {
        text: words.map(({ text }) => text).join(''),
        box,
        confidence: Math.min(...words.map(({ confidence }) => confidence)),
      },
    }
  })
}

function offset(one: Box, other: Box): readonly [number, number] {
  const [a, b] = [centre(one), centre(other)]
  return [b[0] - a[0], b[1] - a[1]]
}

/** How many of the first words occur among the second, each as often as there. */
function common(words: readonly { text: string }[], among: readonly { text: string }[]): number {
  const left = new Map<string, number>()
  for (const { text } of among) left.set(plain(text), (left.get(plain(text)) ?? 0) + 1)
  let count = 0
  for (const { text } of words) {
    const there = left.get(plain(text)) ?? 0
    if (there > 0) count += 1
    left.set(plain(text), there - 1)
  }
  return count
}

function rowsKept(pairs: readonly Match[]): number {
  let [kept, all] = [0, 0]
  const down = pairs
    .filter(({ read }) => read !== null)
    .toSorted((a, b) => a.word.box[1] - b.word.box[1] || a.word.box[0] - b.word.box[0])
  down.forEach(({ word, read }, index) => {
    const next = down[index + 1]
    if (!next?.read || !read || Math.abs(next.word.box[1] - word.box[1]) > 0.5 || next.word.box[3] !== word.box[3]) return
    all += 1
    const foot = (box: Box): number => box[1] + box[3] / 2
    if (Math.abs(foot(next.read.box) - foot(read.box)) < 0.3 * word.box[3]) kept += 1
  })
  return all === 0 ? 1 : kept / all
}
