import type { ClaimKind } from '#engine/letters/claims/claim-kinds.ts'
import { findClaims, type Claim } from '#engine/letters/claims/find-claims.ts'
import { saidSentences, saidWords } from '#engine/letters/claims/said-sentences.ts'
import {
  saysOtherAddress,
  saysOtherAge,
  saysOtherBirth,
  saysOtherDigits,
  saysOtherName,
} from '#engine/letters/claims/says-of-self.ts'
import { splitSentences } from '#engine/letters/split-sentences.ts'
import { type Day, writeDay } from '#engine/values/day.ts'
import type { OwnWordQuestion, OwnWordSubject } from '#engine/words/own-word.ts'

/** An answer that the consumer gave to a question that only they can answer. */
export interface ConfirmedWord {
  readonly question: OwnWordQuestion | 'name' | 'address'
  readonly subjectKind: OwnWordSubject
  readonly answer: string
  /** What it is about, as the report prints it. */
  readonly label: string
  /** Null where the day is not kept. */
  readonly saidOn: Day | null
  /** Other names, or other addresses where they live too. */
  readonly alike?: readonly string[]
}

export interface Contradiction {
  /** Of the letter. */
  readonly sentence: string
  /** Both sentences, and what to do. */
  readonly message: string
}

/** The answer as a sentence, and what cannot be true next to it. */
interface Opposite {
  readonly sentence: string
  readonly kinds: readonly ClaimKind[]
}

const account: Readonly<Record<string, Opposite>> = {
  'belongs mine': { sentence: 'This account is mine.', kinds: ['not_mine', 'not_authorized', 'theft'] },
  'belongs not_mine': { sentence: 'This account is not mine.', kinds: ['mine', 'admission', 'closed_by_me'] },
  'closed_by_me yes': { sentence: 'I closed this account.', kinds: ['never_closed'] },
  'closed_by_me no': { sentence: 'I did not close this account.', kinds: ['closed_by_me'] },
  'private_loan yes': { sentence: 'This is a private loan.', kinds: ['federal_loan'] },
  'private_loan no': { sentence: 'This is not a private loan.', kinds: ['private_loan'] },
  'rehabilitated yes': { sentence: 'I rehabilitated this loan.', kinds: ['not_rehabilitated'] },
  'rehabilitated no': { sentence: 'I did not rehabilitate this loan.', kinds: ['rehabilitated'] },
}
const inquiry: Readonly<Record<string, Opposite>> = {
  'belongs mine': { sentence: 'I asked for this.', kinds: ['not_mine', 'not_authorized', 'theft'] },
  'belongs not_mine': { sentence: 'I did not ask for this.', kinds: ['mine', 'authorized'] },
}
/** A name, an address, an employer or a phone. */
const detail: Readonly<Record<string, Pick<Opposite, 'sentence'>>> = {
  'belongs mine': { sentence: 'This is mine.' },
  'belongs not_mine': { sentence: 'This is not mine.' },
}
const OPPOSITES = { account, inquiry } as const

/** Of an account of one's own these may still be someone else's: a charge, an address, a signature. */
const BESIDE_THE_ACCOUNT =
  /\b(?:(?:addresses|address|names?|employers?|signatures?|inquiry|inquiries|fees?|charges|purchases?|transactions?|withdrawals?|payments?|balance|wallet|purse|phone|mail) (?:\w{1,15} ){0,3}(?:is|are|was|were) (?:\w{1,15} ){0,2}(?:not|never|stolen|lost|fraudulent|unauthorized)(?: mine)?|(?:not|never) (?:\w{1,15} )?(?:my|authorized?|make|made|approved?|agree to|agreed to) (?:\w{1,15} ){0,2}(?:address|name|employer|signature|fees?|charges?|purchases?|transactions?|withdrawals?|payments?)|(?:unauthorized|fraudulent) (?:fees?|charges?|purchases?|transactions?|withdrawals?|inquiry|inquiries))\b/g

function isAgainst({ sentence, kinds }: Claim, word: ConfirmedWord, opposite: Opposite): boolean {
  const against = kinds.filter((kind) => opposite.kinds.includes(kind))
  if (against.length === 0) return false
  const said = saidWords(sentence)
  if (word.subjectKind !== 'account') return true
  const left = said.replace(BESIDE_THE_ACCOUNT, ' ')
  return left === said || findClaims(left).some((claim) => claim.kinds.some((kind) => against.includes(kind)))
}

/** The sentences of a letter that cannot be true next to what its writer confirmed; each shown with what they said. */
export function findContradictions(text: string, confirmed: readonly ConfirmedWord[]): readonly Contradiction[] {
  if (confirmed.length === 0) return []
  const claims = findClaims(text)
  return confirmed.flatMap((word) => {
    if (word.subjectKind === 'detail') return againstDetail(text, word)
    if (word.subjectKind === 'self') return againstSelf(text, word)
    const opposite = OPPOSITES[word.subjectKind][`${word.question} ${word.answer}`]
    if (opposite === undefined) return []
    return claims
      .filter((claim) => isAgainst(claim, word, opposite))
      .map(({ sentence }) => ({ sentence, message: messageFor(sentence, word, opposite) }))
  })
}

/** What of themselves a member confirms, as a message names it. */
export const OF_SELF = {
  digits: 'the last four digits of your Social Security number',
  birth: 'your date of birth',
  name: 'your name',
  address: 'your address',
} as const

/** What they confirmed of themselves, told otherwise. */
function againstSelf(text: string, word: ConfirmedWord): readonly Contradiction[] {
  const { what, is, saysOther } = ofSelf(word)
  return splitSentences(text)
    .filter(saysOther)
    .map((one) => ({
      sentence: one.trim(),
      message: `${confirmedOn(word)} ${what}: “${is}” Here it says: “${one.trim()}” Both can't be true. Change the sentence, or change your profile first.`,
    }))
}

interface OfSelf {
  readonly what: string
  readonly is: string
  readonly saysOther: (sentence: string) => boolean
}

function ofSelf({ question, answer, saidOn, alike = [] }: ConfirmedWord): OfSelf {
  const said = [answer, ...alike]
  if (question === 'name') return { what: OF_SELF.name, is: answer, saysOther: (one) => saysOtherName(one, said) }
  if (question === 'address') return { what: OF_SELF.address, is: answer, saysOther: (one) => saysOtherAddress(one, said) }
  if (question === 'ssn_last4') return { what: OF_SELF.digits, is: answer, saysOther: (one) => saysOtherDigits(one, answer) }
  const saysOther = (one: string): boolean =>
    saysOtherBirth(one, answer) || (saidOn !== null && saysOtherAge(one, answer, saidOn))
  return { what: OF_SELF.birth, is: writeDay(answer), saysOther }
}

/** A name, an address, an employer or a phone that they call theirs or not, in the sentence that names it. */
const DENIED =
  /\b(?:not|never|nor) (?:\w{1,15} ){0,4}(?:my|mine|me)\b|\bi (?:\w{1,15} ){0,3}(?:never|not) (?:\w{1,15} ){0,2}(?:lived?|worked?|called|used?|known|had|have|stayed|resided|employed|gone|went|answered)\b/
const OWNED =
  /\b(?:is|was|are|were) (?:\w{1,15} ){0,2}(?:my|mine)\b|\bi (?:\w{1,15} ){0,3}(?:lived?|worked?|used?|stayed|resided|called|went by|go by|gone by)\b|\bmy (?:\w{1,15} ){0,2}(?:name|address|employer|phone|number|home) (?:is|was)\b/

function againstDetail(text: string, word: ConfirmedWord): readonly Contradiction[] {
  const opposite = detail[`${word.question} ${word.answer}`]
  const named = ` ${nameOfDetail(word.label)} `
  if (opposite === undefined) return []
  return saidSentences(text)
    .filter(({ words, of }) => of.length === 0 && ` ${words} `.includes(named))
    .filter(({ words }) => (word.answer === 'mine' ? DENIED.test(words) : OWNED.test(words) && !DENIED.test(words)))
    .map(({ sentence }) => ({ sentence, message: messageFor(sentence, word, opposite) }))
}

/** Of an address the house and the word behind it: streets are written in many ways. */
function nameOfDetail(label: string): string {
  const words = saidWords(label)
  const isAddress = label.includes(',') && /^\d/.test(words)
  return isAddress ? words.split(' ').slice(0, 2).join(' ') : words
}

const confirmedOn = ({ saidOn }: Pick<ConfirmedWord, 'saidOn'>): string =>
  saidOn === null ? 'You confirmed' : `On ${writeDay(saidOn)} you confirmed`

const messageFor = (sentence: string, { label, saidOn }: ConfirmedWord, opposite: Pick<Opposite, 'sentence'>): string =>
  `${confirmedOn({ saidOn })} about ${label}: “${opposite.sentence}” Here it says: “${sentence}” Both can't be true. Change the sentence, or take that answer back first.`
