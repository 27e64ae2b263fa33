import type { Word } from '#engine/reading/page-text.ts'
import { editDistance, folded } from '#engine/recognition/words/letters.ts'
import { SURE } from '#engine/report/evidence.ts'

/** Shorter figures stand on many pages: `$0`, `90`. */
const LEAST_LETTERS = 4
const YEAR = /^(?:19|20)\d\d$/

/** Whether a word is a figure by which one page is known from another: a day, an amount, a number of an account. */
export const isFigure = ({ text }: Word): boolean => /\d/.test(text) && !YEAR.test(text) && folded(text).length >= LEAST_LETTERS

/** How many figures two pages or lines both show, and how many were surely read on one of them and are not what the other shows. */
export interface Compared {
  readonly alike: number
  readonly other: number
}

export function compareFigures(ones: readonly Word[], others: readonly Word[]): Compared {
  const lone = ones.filter(isFigure)
  const left = others.filter(isFigure)
  let alike = 0
  for (let index = lone.length - 1; index >= 0; index -= 1) {
    const at = left.findIndex(({ text }) => folded(text) === folded(lone[index]?.text ?? ''))
    if (at < 0) continue
    alike += 1
    left.splice(at, 1)
    lone.splice(index, 1)
  }
  return { alike, other: surelyOther(lone, left) + surelyOther(left, lone) }
}

/** A sure figure may be one that was read badly on the other page. */
const surelyOther = (lone: readonly Word[], left: readonly Word[]): number =>
  lone.filter((figure) => isSure(figure) && !left.some((other) => !isSure(other) && mayBeOne(figure, other))).length

const isSure = ({ confidence = 1 }: Word): boolean => confidence >= SURE

/** One letter of so many may be read otherwise where the recogniser says itself that it is not sure. */
const WRONG_OF = 3
function mayBeOne(figure: Word, other: Word): boolean {
  const [one, read] = [folded(figure.text), folded(other.text)]
  const limit = Math.ceil(one.length / WRONG_OF)
  return editDistance(one, read, limit) <= limit
}
