import { COMPANY_WORDS, FULL_WORDS, ISSUERS, KNOWN_NAMES } from '#engine/matching/furnisher-words.ts'

/**
 * The furnisher behind a printed name, as one word to compare: `CAPITAL ONE BANK USA NA`, `CAP ONE` and `CAPITALONE` are
 * `CAPITALONE`. Empty where the name has nothing but words that every company has.
 */
export function furnisherKey(name: string): string {
  const plain = name
    .toUpperCase()
    .replaceAll('&', ' AND ')
    // The stroke of this bank parts no store from its issuer.
    .replaceAll(/\b5\/3\b/g, '5 3')
    .replaceAll(/[.']/g, '')
    .replaceAll(/[^A-Z0-9/]+/g, ' ')
    .trim()
  const parts = plain.split(/ ?\/ ?/).filter((part) => part !== '')
  // Bureaus print the bank before the store or behind it: `CBNA/BEST BUY`, `BEST BUY/CBNA`.
  const bankAt = parts.findIndex((part) => knownName(part) !== null || issuerIn(part) !== undefined)
  const [issuer = '', ...store] =
    bankAt > 0 ? [parts[bankAt] ?? '', ...parts.filter((_, index) => index !== bankAt)] : bankAt < 0 ? parts.toSorted() : parts
  const known = knownName(issuer)
  // Behind the stroke stands whose card or loan it is: another store's is another account.
  if (known !== null) return known + keyOfWords(store.filter((part) => knownName(part) !== known).join(' '))
  const bank = issuerIn(issuer)
  if (bank !== undefined) return [bank, keyOfWords(store.length > 0 ? store.join(' ') : withoutIssuer(issuer))].join('')
  return keyOfWords([issuer, ...store].join(' '))
}

const knownName = (part: string): string | null =>
  KNOWN_BY_WORD.get(firstWord(part))?.find(([begins]) => `${part} `.startsWith(`${begins} `))?.[1] ?? null

const issuerIn = (part: string): string | undefined => ISSUERS[part.replaceAll(' ', '')] ?? ISSUERS[firstWord(part)]

const firstWord = (words: string): string => words.split(' ', 1)[0] ?? ''

const KNOWN_BY_WORD = Map.groupBy(KNOWN_NAMES, ([begins]) => firstWord(begins))

const withoutIssuer = (words: string): string => words.split(' ').slice(1).join(' ')

const keyOfWords = (words: string): string =>
  words
    .split(' ')
    .flatMap((word) => (FULL_WORDS[word] ?? word).split(' '))
    .filter((word) => !COMPANY_WORDS.has(word))
    .join('')

/** Whether two printed names surely are one furnisher's. Names without anything of their own never are. */
export function isSameFurnisher(a: string, b: string): boolean {
  const [first, second] = [furnisherKey(a), furnisherKey(b)]
  return first !== '' && first === second
}
