import {
  exactnessOf,
  type FileValues,
  type KnownAmount,
  mayBeCalled,
  sentenceAround,
} from '#engine/letters/arithmetic/file-values.ts'
import type { Fact } from '#engine/letters/fact.ts'
import { mayBeSaidAs, rolesNamedIn } from '#engine/letters/mentions/find-role.ts'
import type { Mention } from '#engine/letters/mentions/mention.ts'
import { SPELLED, spelledNumber } from '#engine/values/spelled-number.ts'

const CENT = 1
/** `Almost $1,000` may be $960. */
const NEAR = 0.05
/** Words that tell a figure to be the distance of two others. */
const DISTANCE =
  /\b(?:difference|differs?|apart|gap|more than|less than|higher|lower|larger|smaller|bigger|greater|above|below|exceeds?|over|under|too (?:much|high|low)|extra|excess|grew|grown|growth|rose|risen|increased?|fell|fallen|dropped|decreased?|shrank|added)\b/i
/** A figure that is called with `more than` is no distance unless something follows that it is more than. */
const MORE = /^\s*(?:(?:more|less|higher|lower|larger|smaller|bigger|greater|above|below|apart|over|under|of difference)\b)/i

/** `$2,100 was added`: what became more or less by so much. */
const CHANGED = /^\s*(?:(?:was|were|got|has been|have been|had been) )?(?:added|put on|piled on|taken off|knocked off)\b/i

/** Whether the words behind an amount make it the distance of two others: it is then no figure that is printed. */
export const isDistance = ({ kind, end }: Mention, text: string): boolean =>
  kind === 'amount' &&
  /^\s(?:(?:more|less|higher|lower|larger|smaller|greater|bigger) than|above|below|apart)\b/i.test(text.slice(end, end + 20))

/** Two amounts of the file whose distance the text states; none: the file knows no such sum. */
export function differenceIn(mention: Mention, text: string, { amounts }: FileValues): readonly Fact[] {
  const { sentence, from } = sentenceAround(text, mention.start)
  const [before, after] = [sentence.slice(0, mention.start - from), sentence.slice(mention.end - from)]
  if (
    !MORE.test(after) &&
    !CHANGED.test(after) &&
    !DISTANCE.test(before.slice(-60)) &&
    !/\bapart\b|\bdifference\b/i.test(sentence)
  )
    return []
  const exactness = exactnessOf(before)
  const said = Number(mention.value)
  const pair = pairsOf(amounts, sentence).find(([one, other]) =>
    mayBeCalled(other.cents - one.cents, said, { exactness, slack: CENT / 2, near: NEAR }),
  )
  return said > 0 && pair !== undefined ? [...new Set(pair.map(({ fact }) => fact))] : []
}

/** Two amounts that one sentence of the file compares, or that the letter's own sentence names. */
function pairsOf(amounts: readonly KnownAmount[], sentence: string): readonly (readonly [KnownAmount, KnownAmount])[] {
  const roles = rolesNamedIn(sentence, 'amount')
  const isNamed = ({ role }: KnownAmount): boolean => role !== null && roles.some((named) => mayBeSaidAs(role, named))
  return amounts.flatMap((one) =>
    amounts.flatMap((other): readonly (readonly [KnownAmount, KnownAmount])[] => {
      if (one.cents >= other.cents) return []
      const isOneClaim = one.fact.id === other.fact.id && one.fact.id.endsWith('.claim')
      return isOneClaim || (isNamed(one) && isNamed(other) && one.role !== other.role) ? [[one, other]] : []
    }),
  )
}

const FRACTIONS: Readonly<Record<string, number>> = {
  doubled: 2,
  double: 2,
  twice: 2,
  tripled: 3,
  triple: 3,
  quadrupled: 4,
  half: 1 / 2,
  halved: 1 / 2,
  third: 1 / 3,
  quarter: 1 / 4,
  fifth: 1 / 5,
  tenth: 1 / 10,
}
const TIMES = new RegExp(`^(${SPELLED}|\\d{1,3})\\s+times\\b`, 'i')

/** How many times something the words or the percentage say; null: they say no such thing. */
function ratioOf({ text, value }: Mention): number | null {
  if (/^\d+(?:\.\d+)?$/.test(value)) return Number(value) / 100
  const times = TIMES.exec(text)?.[1]
  if (times !== undefined) return /^\d/.test(times) ? Number(times) : spelledNumber(times)
  const word = text
    .toLowerCase()
    .split(/[\s-]+/)
    .find((one) => FRACTIONS[one.replace(/s$/, '')] !== undefined)
  const count = /^(?:two|2)\b/i.test(text) ? 2 : /^(?:three|3)\b/i.test(text) ? 3 : 1
  return word === undefined ? null : count * (FRACTIONS[word.replace(/s$/, '')] ?? 0)
}

/** Two amounts of the file of which one is so many times the other. */
export function ratioIn(mention: Mention, text: string, { amounts }: FileValues): readonly Fact[] {
  const ratio = ratioOf(mention)
  if (ratio === null || ratio <= 0) return []
  const { sentence, from } = sentenceAround(text, mention.start)
  const exactness = exactnessOf(sentence.slice(0, mention.start - from))
  const pair = pairsOf(amounts, OFFER.test(sentence) ? `${sentence} offer balance` : sentence).find(
    ([one, other]) =>
      one.cents > 0 &&
      [other.cents / one.cents, one.cents / other.cents].some(
        (value) => value > 1 === ratio > 1 && mayBeCalled(value, ratio, { exactness, slack: ratio * 0.02, near: NEAR }),
      ),
  )
  return pair === undefined ? [] : [...new Set(pair.map(({ fact }) => fact))]
}

/** `That is half of the balance you report`: in a letter that offers, what is so much of the balance is the offer. */
const OFFER = /\b(?:offer|that is|this is|it is|(?:that|it)'s)\b/i
