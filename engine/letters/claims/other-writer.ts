import { addressLine, detailKey } from '#engine/audit/detail-key.ts'
import { isVariant } from '#engine/audit/detail-variant.ts'
import { currentAddress, type Identity } from '#engine/identity/identity.ts'
import { type Contradiction, OF_SELF } from '#engine/letters/claims/contradictions.ts'
import type { Fact } from '#engine/letters/fact.ts'
import { letterHead } from '#engine/letters/letter-body.ts'
import { splitSentences } from '#engine/letters/split-sentences.ts'
import { writeDay } from '#engine/values/day.ts'

/** What a letter says about its writer, as far as it was not typed for this one letter. */
export interface WrittenLetter {
  readonly content: string
  readonly facts: readonly Fact[]
  readonly typed: { readonly name: boolean; readonly address: boolean }
}

/** Where a letter says about its writer what they have since said otherwise of themselves; each with both sentences. */
export function findOtherWriter(letter: WrittenLetter, known: Identity): readonly Contradiction[] {
  const born = known.dateOfBirth === null ? null : writeDay(known.dateOfBirth)
  return [
    ...stated(letter, SSN, { what: OF_SELF.digits, is: known.ssnLast4 }),
    ...stated(letter, BIRTH, { what: OF_SELF.birth, is: born }),
    ...inHead(letter, known),
  ]
}

/** By which fact the letter states it, and the words next to it. */
const SSN = { id: 'sender.ssnLast4', beside: /social security/i }
const BIRTH = { id: 'sender.dateOfBirth', beside: /birth/i }

interface Confirmed {
  readonly what: string
  readonly is: string | null
}

function stated(
  { content, facts }: WrittenLetter,
  { id, beside }: typeof SSN,
  { what, is }: Confirmed,
): readonly Contradiction[] {
  const text = facts.find((fact) => fact.id === id)?.text
  if (text === undefined || text === is) return []
  const sentence = splitSentences(content).find((one) => one.includes(text) && beside.test(one))
  return sentence === undefined ? [] : [against(sentence.trim(), { what, is })]
}

/** The return address: a name or a street that is only spelled otherwise is the same one. */
function inHead({ content, typed }: WrittenLetter, known: Identity): readonly Contradiction[] {
  const [name, ...place] = letterHead(content)?.sender ?? []
  const home = currentAddress(known)
  const street = place.join(', ')
  const lives = home === null ? null : addressLine(home)
  return [
    ...(name !== undefined && !typed.name && known.name !== null && !isSame('name', name, known.name)
      ? [against(name, { what: 'your name', is: known.name })]
      : []),
    ...(street !== '' && !typed.address && lives !== null && !isSame('address', street, lives)
      ? [against(street, { what: 'your address', is: lives })]
      : []),
  ]
}

const isSame = (kind: 'name' | 'address', one: string, other: string): boolean =>
  isVariant(detailKey(kind, one), detailKey(kind, other))

const against = (sentence: string, { what, is }: Confirmed): Contradiction => ({
  sentence,
  message:
    is === null
      ? `You took back ${what}. The letter still says: “${sentence}” Write the letter again, then approve it.`
      : `You confirmed ${what}: “${is}” The letter says: “${sentence}” Both can't be true. Write the letter again, then approve it.`,
})
