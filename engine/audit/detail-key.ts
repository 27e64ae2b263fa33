import type { Address, PersonalInfo } from '#engine/report/report.ts'

/** What the consumer can say is theirs or is not; a number is the last four digits of a Social Security number. */
export const DETAIL_KINDS = ['name', 'address', 'employer', 'phone', 'number'] as const
export type DetailKind = (typeof DETAIL_KINDS)[number]

/** One detail of the person a report describes. */
export interface Detail {
  readonly kind: DetailKind
  /** Its evidence key, e.g. `addresses.1`. */
  readonly field: string
  /** As printed; an address in one line. */
  readonly text: string
  /** By `detailKey`. */
  readonly key: string
}

/**
 * What makes two printings of a detail one and the same: case, accents, punctuation, the order of words, titles, and the
 * abbreviations of streets, directions and units make no difference. It begins with the kind, and is as private as the text.
 */
export function detailKey(kind: DetailKind, text: string): string {
  if (kind === 'number') return `number|${text.replaceAll(/\D/g, '').slice(-4)}`
  if (kind === 'phone') return `phone|${phoneDigits(text)}`
  if (kind === 'employer') return `employer|${employerWords(text).join(' ')}`
  return kind === 'name' ? nameKey(text) : addressKey(text)
}

/** The names, addresses, employers, phones and the number of a report, in its order; the main name and the first address come first. */
export function detailsOf({ name, alsoKnownAs, addresses, employers, phones, ssnLast4 }: PersonalInfo): readonly Detail[] {
  return [
    ...(name === null ? [] : [detail('name', 'name', name)]),
    ...alsoKnownAs.map((text, index) => detail('name', `alsoKnownAs.${index}`, text)),
    ...addresses.map((address, index) => detail('address', `addresses.${index}`, addressLine(address))),
    ...employers.map((text, index) => detail('employer', `employers.${index}`, text)),
    ...phones.map((text, index) => detail('phone', `phones.${index}`, text)),
    ...(ssnLast4 === null ? [] : [detail('number', 'ssnLast4', ssnLast4)]),
  ]
}

const detail = (kind: DetailKind, field: string, text: string): Detail => ({ kind, field, text, key: detailKey(kind, text) })

/** `12 MAIN ST APT 4, TULSA, OK 74101`: as much of it as is printed. */
export const addressLine = ({ street, city, state, zip }: Address): string =>
  [street, city, [state, zip].filter((part) => part !== null).join(' ')].filter((part) => part !== null && part !== '').join(', ')

export const keyOfAddress = (address: Address): string => detailKey('address', addressLine(address))

/** Lower case and plain letters; what holds a word together (`O'NEIL`, `ST.`) is left out, what parts two becomes a space. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['\u2018\u2019.]/g, '')

const wordsOf = (text: string): string[] => text.split(/[^a-z0-9]+/).filter((word) => word !== '')

const TITLES: ReadonlySet<string> = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'rev', 'esq', 'phd', 'md'])
/** The second of a name is a junior too. */
const GENERATIONS: Readonly<Record<string, string>> = {
  jr: 'jr',
  junior: 'jr',
  ii: 'jr',
  '2nd': 'jr',
  sr: 'sr',
  senior: 'sr',
  iii: 'iii',
  '3rd': 'iii',
  iv: 'iv',
  '4th': 'iv',
}
/** They belong to the word behind them: `VAN DER BERG`, `VANDERBERG`. */
const PARTICLES: ReadonlySet<string> = new Set([
  'mc',
  'mac',
  'de',
  'del',
  'della',
  'la',
  'le',
  'van',
  'von',
  'der',
  'den',
  'st',
  'san',
  'dos',
])

/** `name|words in the order of the alphabet|generation`. */
function nameKey(text: string): string {
  const words = wordsOf(plain(text)).filter((word) => !TITLES.has(word))
  const generation = words.map((word) => GENERATIONS[word]).find((found) => found !== undefined) ?? ''
  const names: string[] = []
  let particle = ''
  for (const word of words.filter((one) => GENERATIONS[one] === undefined)) {
    if (PARTICLES.has(word)) particle += word
    else {
      names.push(particle + word)
      particle = ''
    }
  }
  if (particle !== '') names.push(particle)
  return ['name', names.toSorted().join(' '), generation].join('|')
}

/** How a company is organised makes it no other. */
const COMPANY_FORMS: ReadonlySet<string> = new Set([
  'inc',
  'incorporated',
  'llc',
  'corp',
  'corporation',
  'co',
  'company',
  'ltd',
  'the',
])

/** Without the country code and the extension. */
const phoneDigits = (text: string): string =>
  text
    .replace(/(?:ext|x|#).*/i, '')
    .replaceAll(/\D/g, '')
    .slice(-10)

const employerWords = (text: string): readonly string[] =>
  wordsOf(plain(text))
    .filter((word) => !COMPANY_FORMS.has(word))
    .toSorted()

/** Of the postal service's list of abbreviations, those that are met; what is next to each is how it is compared. */
const STREET_WORDS: Readonly<Record<string, string>> = {
  alley: 'aly',
  av: 'ave',
  avenue: 'ave',
  boulevard: 'blvd',
  bypass: 'byp',
  circle: 'cir',
  court: 'ct',
  cove: 'cv',
  county: 'co',
  crescent: 'cres',
  crossing: 'xing',
  drive: 'dr',
  east: 'e',
  expressway: 'expy',
  fort: 'ft',
  freeway: 'fwy',
  heights: 'hts',
  highway: 'hwy',
  junction: 'jct',
  lane: 'ln',
  mount: 'mt',
  north: 'n',
  northeast: 'ne',
  northwest: 'nw',
  parkway: 'pkwy',
  pky: 'pkwy',
  place: 'pl',
  plaza: 'plz',
  point: 'pt',
  ridge: 'rdg',
  road: 'rd',
  route: 'rte',
  saint: 'st',
  south: 's',
  southeast: 'se',
  southwest: 'sw',
  square: 'sq',
  street: 'st',
  str: 'st',
  terrace: 'ter',
  trail: 'trl',
  turnpike: 'tpke',
  west: 'w',
}
const UNIT_WORDS: ReadonlySet<string> = new Set([
  'apartment',
  'apt',
  'unit',
  'suite',
  'ste',
  'no',
  'number',
  'room',
  'rm',
  'building',
  'bldg',
  'floor',
  'fl',
  'lot',
  'space',
  'spc',
  'trailer',
  'trlr',
])
/** `14TH` is the name of a street. */
const ORDINAL = /^\d+(?:st|nd|rd|th)$/

/** `address|house number|unit|other words in the order of the alphabet|zip`. */
function addressKey(text: string): string {
  const whole = plain(text)
    .replaceAll(/\bp ?o ?box\b/g, ' pobox ')
    .replaceAll('#', ' apt ')
    // A print may close the gap: `APTC429`, `BLDG26`.
    .replaceAll(/\b(apt|bldg)([a-z]?\d+[a-z]?|[a-z])\b/g, '$1 $2')
    .replaceAll(/\b(unit|ste)(\d+[a-z]?)\b/g, '$1 $2')
  const zip = /\b(\d{5})(?:-?\d{4})?\W*$/.exec(whole)
  const words = wordsOf(zip === null ? whole : whole.slice(0, zip.index)).map((word) => STREET_WORDS[word] ?? word)
  const [units, others]: [string[], string[]] = [[], []]
  words.forEach((word, index) => {
    // `FL` at the end is Florida.
    const isMarker = (at: number): boolean => UNIT_WORDS.has(words[at] ?? '') && isUnitNumber(words[at + 1])
    if (isMarker(index)) return
    if (isMarker(index - 1)) units.push(word)
    else others.push(word)
  })
  const house = others.findIndex((word) => /\d/.test(word) && !ORDINAL.test(word))
  const rest = others.filter((_, index) => index !== house)
  return ['address', others[house] ?? '', units.toSorted().join(' '), rest.toSorted().join(' '), zip?.[1] ?? ''].join('|')
}

/** `4B`, `C`, `1107`: a number, or a letter alone. */
const isUnitNumber = (word: string | undefined): boolean => word !== undefined && /^(?:[a-z]?\d+[a-z]?|[a-z])$/.test(word)
