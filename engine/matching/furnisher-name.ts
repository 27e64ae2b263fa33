import { COMPANY_WORDS, FULL_WORDS, ISSUERS, KNOWN_NAMES } from '#engine/matching/furnisher-words.ts'

/**
 * The furnisher behind a printed name, as one word to compare: `CAPITAL ONE BANK USA NA`, `CAP ONE` and `CAPITALONE` are
 * `CAPITALONE`. Empty where the name has nothing but words that every company has.
 */
export function furnisherKey(name: string): string {
  const plain = name
    .toUpperCase()
    .replaceAll('&', ' AND ')
    .replaceAll(/[.']/g, '')
    .replaceAll(/[^A-Z0-9/]+/g, ' ')
    .trim()
  const [issuer = '', ...store] = plain.split(/ ?\/ ?/)
  const known = KNOWN_BY_WORD.get(firstWord(issuer))?.find(([begins]) => `${issuer} `.startsWith(`${begins} `))
  // Behind the stroke stands whose card or loan it is: another store's is another account.
  if (known) return known[1] + keyOfWords(store.join(' '))
  const bank = ISSUERS[issuer.replaceAll(' ', '')] ?? ISSUERS[firstWord(issuer)]
  if (bank !== undefined) return [bank, keyOfWords(store.length > 0 ? store.join(' ') : withoutIssuer(issuer))].join('')
  return keyOfWords(plain.replaceAll('/', ' '))
}

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
