import { CITATION_FINDERS } from '#engine/letters/mentions/find-citations.ts'
import { DATE_FINDERS } from '#engine/letters/mentions/find-dates.ts'
import { findNames } from '#engine/letters/mentions/find-names.ts'
import { findDigits, PHONE_FINDERS, SPELLED_FINDERS, SSN_FINDERS } from '#engine/letters/mentions/find-numbers.ts'
import { AMOUNT_FINDERS, PERCENT_FINDERS, PERIOD_FINDERS } from '#engine/letters/mentions/find-quantities.ts'
import { findAll, type Finder, type Mention, takeOut } from '#engine/letters/mentions/mention.ts'
import { findForeignCharacters, plainText } from '#engine/letters/mentions/plain-text.ts'
import { literalPattern } from '#engine/values/literal-pattern.ts'

/** In this order: each sees only what the ones before it have left. The last two take all digits and capitals that remain. */
const FINDERS: readonly Finder[] = [
  ...SSN_FINDERS,
  ...CITATION_FINDERS,
  ...PHONE_FINDERS,
  ...AMOUNT_FINDERS,
  ...PERCENT_FINDERS,
  ...DATE_FINDERS,
  ...PERIOD_FINDERS,
  ...SPELLED_FINDERS,
  findDigits,
  findNames,
]

export interface KnownPhrase {
  /** In small letters. */
  readonly value: string
  /** Finds it as whole words, whatever its case and line breaks. */
  readonly pattern: RegExp
}

export function knownPhrase(text: string): KnownPhrase {
  const words = text.split(/\s+/).map(literalPattern).join('\\s+')
  return { value: text.toLowerCase(), pattern: new RegExp(`(?<![\\w$#*.,-])${words}(?!\\w|[.,-]\\d)`, 'gi') }
}

/** Whole texts that may be taken as they are before anything else is looked for, e.g. an address line with its numbers. */
export interface KnownTexts {
  readonly phrases: readonly KnownPhrase[]
  /** Signs that are in facts, such as letters of a name that are not Latin. */
  readonly characters: ReadonlySet<string>
}

const NOTHING_KNOWN: KnownTexts = { phrases: [], characters: new Set() }

/** Everything in a text that has to be proven, in the order in which it is there. */
export function findMentions(text: string, known: KnownTexts = NOTHING_KNOWN): readonly Mention[] {
  const plain = plainText(text)
  const foreign = findForeignCharacters(plain, known.characters)
  let found: readonly Mention[] = known.phrases.flatMap(({ value, pattern }) =>
    findAll(plain, pattern, () => ({ kind: 'known', values: [value] })),
  )
  let rest = takeOut(takeOut(plain, foreign), found)
  for (const find of FINDERS) {
    const more = find(rest)
    if (more.length === 0) continue
    found = [...found, ...more]
    rest = takeOut(rest, more)
  }
  const all = [...foreign, ...found].toSorted((a, b) => a.start - b.start || b.end - a.end)
  return all.map((mention) => ({ ...mention, text: text.slice(mention.start, mention.end).trim() }))
}
