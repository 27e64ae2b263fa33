import { detailKey } from '#engine/audit/detail-key.ts'
import { isLikeWord, isVariant } from '#engine/audit/detail-variant.ts'
import { findMentions } from '#engine/letters/mentions/find-mentions.ts'
import type { Day, PartialDay } from '#engine/values/day.ts'
import { SPELLED, spelledNumber } from '#engine/values/spelled-number.ts'

const OWN_DIGITS = /\bmy (?:own |real |true |correct |full |actual )?(?:ssn\b|social(?: security)?\b)/i
const OWN_BIRTH = /\bmy (?:own |real |true |correct |actual )?(?:birthday|birth ?date|date of birth|dob)\b|\bI was born\b/i
/** What is denied, or what a file gives, is no word of theirs about themselves. */
const OF_THE_FILE = /\b(?:not|never|wrong|instead|files?|records?|reports?|gives?|gave|lists?|shows?|prints?)\b|n['’]t\b/i

/** Whether a sentence gives the last four digits of its writer's Social Security number otherwise than they are known. */
export function saysOtherDigits(sentence: string, known: string): boolean {
  if (!OWN_DIGITS.test(sentence) || OF_THE_FILE.test(sentence)) return false
  const said = /(\d{4})\D*$/.exec(sentence)?.[1]
  return said !== undefined && said !== known
}

/** The same of the date of birth, an ISO day; a month or a year alone fits every day in it. */
export function saysOtherBirth(sentence: string, known: string): boolean {
  if (!OWN_BIRTH.test(sentence) || OF_THE_FILE.test(sentence)) return false
  const said = findMentions(sentence).find(({ kind }) => kind === 'date')?.value
  return said !== undefined && !known.startsWith(said) && !said.startsWith(known)
}

const OWN_AGE = new RegExp(
  `\\bI(?: am|['’]m)(?: (?:only|just|now|a|an|about|over)){0,2} (\\d{1,3}|${SPELLED})[- ]years?[- ]old\\b`,
  'i',
)
/** They may have grown older since they gave their birth date, and a year alone is a year too many. */
const YEARS_SINCE = 5

/** Whether a sentence gives its writer's age, and they cannot be that old; `on` is the day they gave their birth date. */
export function saysOtherAge(sentence: string, known: PartialDay, on: Day): boolean {
  const said = OWN_AGE.exec(sentence)?.[1]
  const age = said === undefined ? null : /^\d/.test(said) ? Number(said) : spelledNumber(said)
  const years = Number(on.slice(0, 4)) - Number(known.slice(0, 4))
  return age !== null && (age < years - 1 || age > years + YEARS_SINCE)
}

const NAME_WORD = `\\p{Lu}[\\p{L}'’.-]*`
/** Of the names that someone has had, the one they have now: a maiden name or a nickname contradicts nothing. */
const OWN_NAME = new RegExp(
  `\\b(?:[Mm]y (?:(?:full|legal|real|true|correct|actual|own|current|first|last) ){0,2}name is|I(?: am|['’]m) (?:called|named))(?: the name)? (${NAME_WORD}(?: ${NAME_WORD}){0,5})`,
  'u',
)

/** Whether a sentence gives its writer a name that is none of theirs; one word of a name of theirs is enough. */
export function saysOtherName(sentence: string, names: readonly string[]): boolean {
  const said = OWN_NAME.exec(sentence)?.[1]
  if (said === undefined || OF_THE_FILE.test(sentence)) return false
  const [key, keys] = [detailKey('name', said), names.map((name) => detailKey('name', name))]
  const words = wordsOf(key)
  if (words.length === 1) return !keys.some((known) => wordsOf(known).some((word) => isLikeWord(word, words[0] ?? '')))
  return words.length > 1 && !keys.some((known) => isVariant(known, key))
}

const wordsOf = (key: string): readonly string[] => (key.split('|')[1] ?? '').split(' ').filter((word) => word !== '')

/** Where they live now: an address of before, or one for mail or work, contradicts nothing. */
const LIVES_AT =
  /\b(?:I(?: am|['’]m)? (?:(?:still|now|currently|only|actually|really) ){0,2}(?:live|living|reside|residing) (?:\w+ ){0,2}?at|I(?: have|['’]ve) always (?:lived|resided) (?:\w+ ){0,2}?at|my (?:(?:current|present|home|correct|real|true|actual|own|only) ){0,2}(?:address|home|residence) is(?: at)?) (\d[\w-]*(?: [\w.'’-]+){1,3})/i

/** Whether a sentence says that its writer lives in another house than they gave; of an address the house and its street count. */
export function saysOtherAddress(sentence: string, addresses: readonly string[]): boolean {
  const said = LIVES_AT.exec(sentence)?.[1]
  if (said === undefined || OF_THE_FILE.test(sentence)) return false
  const [number = '', ...street] = said.split(' ')
  const name = street.find((word) => word.replace(/\W/g, '').length > 2)
  if (name === undefined) return false
  const [house, word] = partsOf(`${number} ${name}`)
  return !addresses.some((address) => isWithin(address, house, word))
}

/** The house's number and the words of the rest, as `detailKey` writes them. */
function partsOf(address: string): readonly [number: string, words: string] {
  const [, number = '', , words = ''] = detailKey('address', address).split('|')
  return [number, words]
}

function isWithin(address: string, house: string, word: string): boolean {
  const [number, words] = partsOf(address)
  return number === house && words.split(' ').includes(word)
}
