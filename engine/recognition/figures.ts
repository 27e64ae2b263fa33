import type { Word } from '#engine/reading/page-text.ts'
import { editDistance, folded } from '#engine/recognition/words/letters.ts'
import { SURE } from '#engine/report/evidence.ts'

/** Shorter figures stand on many pages: `$0`, `90`. */
const LEAST_LETTERS = 4
const YEAR = /^(?:19|20)\d\d$/

/** A figure by which one page is known from another: a day, an amount, a number of an account. */
export interface Figure {
  /** Its letters, as far as a recogniser can tell them apart. */
  readonly letters: string
  readonly isSure: boolean
}

export const figuresIn = (words: readonly Word[]): Figure[] =>
  words.flatMap(({ text, confidence = 1 }) => {
    if (!/\d/.test(text) || YEAR.test(text)) return []
    const letters = folded(text)
    return letters.length < LEAST_LETTERS ? [] : [{ letters, isSure: confidence >= SURE }]
  })

/** What two pages or lines both show; and what was surely read on one of them and is not what the other shows. */
export interface Compared {
  readonly alike: number
  readonly other: number
}

export function compareFigures(ones: readonly Figure[], others: readonly Figure[]): Compared {
  const left = Map.groupBy(others, ({ letters }) => letters)
  const lone = ones.filter(({ letters }) => left.get(letters)?.pop() === undefined)
  const rest = [...left.values()].flat()
  return { alike: ones.length - lone.length, other: surelyOther(lone, rest) + surelyOther(rest, lone) }
}

/** A sure figure may be one that was read badly on the other page. */
const surelyOther = (lone: readonly Figure[], rest: readonly Figure[]): number =>
  lone.filter((figure) => figure.isSure && !rest.some((other) => !other.isSure && mayBeOne(figure.letters, other.letters))).length

/** One letter of so many may be read otherwise where the recogniser says itself that it is not sure. */
const WRONG_OF = 3
function mayBeOne(one: string, read: string): boolean {
  const limit = Math.ceil(one.length / WRONG_OF)
  return editDistance(one, read, limit) <= limit
}
