import { SHORT_NAMES } from '#engine/audit/short-names.ts'

/**
 * Whether two details, by `detailKey`, can be the same one printed differently: of a name an initial, a short form, a part
 * left out or one letter changed; of an address a unit or a ZIP code left out, or one letter changed; of a phone the area code. Used only to keep silent.
 */
export function isVariant(a: string, b: string): boolean {
  if (a === b) return true
  const [one, other] = [a.split('|'), b.split('|')]
  if (one[0] !== other[0]) return false
  if (one[0] === 'name') return isNameVariant(one, other)
  if (one[0] === 'phone') return isPhoneVariant(one, other)
  if (one[0] === 'employer') return isEmployerVariant(one, other)
  return one[0] === 'address' && isAddressVariant(one, other)
}

/** Whether two names have a whole word in common: a former name has, and so has a relative's. */
export function sharesName(a: string, b: string): boolean {
  const [one, other] = [wordsOf(a.split('|')[1]), wordsOf(b.split('|')[1])]
  return one.some((word) => other.some((there) => isSameWord(word, there)))
}

type Parts = readonly string[]

const wordsOf = (part: string | undefined): readonly string[] => (part ?? '').split(' ').filter((word) => word !== '')

function isNameVariant([, a, generationA]: Parts, [, b, generationB]: Parts): boolean {
  if (clashes(generationA, generationB)) return false
  const [one, other] = [wordsOf(a), wordsOf(b)]
  if (Math.max(one.length, other.length) > MOST_WORDS) return false
  return isOneWithin(one, other) || isOneWithin(joinedAsIn(other, one), other) || isOneWithin(one, joinedAsIn(one, other))
}

/** No one's name has more; every order of the words may be tried. */
const MOST_WORDS = 7

const isOneWithin = (a: readonly string[], b: readonly string[]): boolean => isPartOf(a, b) || isPartOf(b, a)

/** Each word of one has a word of the other, and at least one matches in full. */
function isPartOf(fewer: readonly string[], more: readonly string[]): boolean {
  return fewer.length <= more.length && stands(fewer, more) && fewer.some((word) => more.some((there) => isSameWord(word, there)))
}

function stands([first, ...rest]: readonly string[], more: readonly string[]): boolean {
  if (first === undefined) return true
  return more.some((there, at) => isLikeWord(first, there) && stands(rest, more.toSpliced(at, 1)))
}

/** `O NEIL` is `ONEIL`, `ANN MARIE` is `ANNMARIE`: two of the words written as the one that is in the other name. */
function joinedAsIn(other: readonly string[], words: readonly string[]): readonly string[] {
  for (const [at, one] of words.entries())
    for (const [behind, next] of words.entries())
      if (at !== behind && other.includes(one + next))
        return [...words.filter((_, index) => index !== at && index !== behind), one + next]
  return words
}

/** Of a longer word the printers cut off the end. */
const CUT_FROM = 3

/** The same word of a name, its initial, a short form, or the word cut off. */
export const isLikeWord = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  const isInitial = short.length === 1 && long.startsWith(short)
  return isInitial || isSameWord(a, b) || (short.length >= CUT_FROM && long.startsWith(short))
}

const isSameWord = (a: string, b: string): boolean =>
  a.length > 1 && b.length > 1 && (a === b || isOneLetterApart(a, b) || SHORT_NAMES.some((names) => names.has(a) && names.has(b)))

/** In shorter words one letter makes another word. */
const LONG_ENOUGH = 5

/** One letter more, less or other, or two in each other's place. */
function isOneLetterApart(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < LONG_ENOUGH || /\d/.test(a + b)) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const [restA, restB] = [a.slice(start), b.slice(start)]
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}

/** An employer's name is cut off or shortened: the other name has all its words, and both begin alike. */
function isEmployerVariant([, a]: Parts, [, b]: Parts): boolean {
  const [fewer = [], more = []] = [wordsOf(a), wordsOf(b)].toSorted((one, other) => one.length - other.length)
  return fewer.length > 0 && stands(fewer, more) && fewer.some((word) => more.some((there) => isSameWord(word, there)))
}

/** One of them without its area code. */
const isPhoneVariant = ([, a = '']: Parts, [, b = '']: Parts): boolean =>
  Math.min(a.length, b.length) === LOCAL_DIGITS && (a.endsWith(b) || b.endsWith(a))

const LOCAL_DIGITS = 7

/** The same house; the words of the one among those of the other; no other unit, and no other ZIP code unless the words are all there. */
function isAddressVariant([, houseA, unitA, wordsA, zipA]: Parts, [, houseB, unitB, wordsB, zipB]: Parts): boolean {
  if (houseA !== houseB || clashes(unitA, unitB)) return false
  const [fewer = [], more = []] = [wordsOf(wordsA), wordsOf(wordsB)].toSorted((one, other) => one.length - other.length)
  if (clashes(zipA, zipB) && fewer.length < more.length) return false
  const left = [...more]
  for (const word of fewer) {
    const at = left.findIndex((there) => there === word || isOneLetterApart(word, there))
    if (at < 0) return false
    left.splice(at, 1)
  }
  return fewer.some((word) => word.length > 2)
}

/** Both are printed, and differ. */
const clashes = (a: string | undefined, b: string | undefined): boolean => a !== '' && b !== '' && a !== b
