import { type Template, templatesOf, valuesIn } from '#engine/spanish/template.ts'

/** Says a finished English text in Spanish, or as it is where nobody knows how. */
export type SayInSpanish = (english: string) => string

/** Sentences of fewer letters stand in too many other texts. */
const LEAST_LETTERS = 8
/** Of those inside another one. */
const LEAST_WITHIN = 5
/** `Bank of America`: nothing is said in it. */
const IS_NAME = /^\p{Lu}[\p{L}.’'&-]*(?: (?:of|and|the|for|\p{Lu}[\p{L}.’'&-]*))*$/u
/** No value, but the end of one sentence with the next. */
const IS_MORE = /\n|[.!?]”? [\p{Lu}\d“]/u
/** A value may hold a sentence that holds a value. */
const DEEPEST = 3
/** So many texts are remembered with their Spanish. */
const MOST_REMEMBERED = 5_000
const LONGEST = 4_000

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const SPANISH_MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const DAY = new RegExp(String.raw`^(${MONTHS.join('|')})(?: (\d{1,2}),)? (\d{4})$`)

/**
 * From the sentences of the catalogs. A text is looked for whole, then as a template with its values, then sentence by sentence; a value
 * is said by the same catalogs. What a report prints or a member wrote is in none of them and stays.
 */
export function spanishOf(entries: readonly (readonly [english: string, spanish: string])[]): SayInSpanish {
  const whole = new Map<string, string>()
  const nouns = new Map<string, string>()
  const templates: Template[] = []
  for (const [english, spanish] of entries) {
    if (english.startsWith('n ')) addNoun(nouns, english.slice(2), spanish)
    else if (/\{\d/.test(english)) templates.push(...templatesOf(english, spanish))
    else whole.set(english.trim(), spanish.trim())
  }
  const shelves = shelvesOf(templates)
  const remembered = new Map<string, string>()
  return (english) => {
    const known = remembered.get(english)
    if (known !== undefined) return known
    if (english.length > LONGEST || !/\p{L}{2} /u.test(english)) return whole.get(english) ?? english
    const spanish = inSpanish(english, { whole, nouns, shelves })
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(english, spanish)
    return spanish
  }
}

interface Known {
  readonly whole: ReadonlyMap<string, string>
  readonly nouns: ReadonlyMap<string, string>
  readonly shelves: Shelves
}

/** By the first word, where that stands whole; the surest first. */
interface Shelves {
  readonly byWord: ReadonlyMap<string, readonly Template[]>
  readonly others: readonly Template[]
}

const firstWord = (text: string): string | null => /^(\S+) /.exec(text)?.[1] ?? null

function shelvesOf(templates: readonly Template[]): Shelves {
  const surest = templates.toSorted((one, other) => other.letters - one.letters)
  const byWord = new Map<string, Template[]>()
  const others: Template[] = []
  for (const template of surest) {
    const word = firstWord(template.texts[0] ?? '')
    if (word === null) others.push(template)
    else byWord.set(word, [...(byWord.get(word) ?? []), template])
  }
  return { byWord, others }
}

function inSpanish(english: string, known: Known): string {
  return sentenceIn(english, known, 0) ?? sentencesIn(english, known) ?? english
}

/** Each sentence for itself; null where none is known. */
function sentencesIn(english: string, known: Known): string | null {
  const parts = english.split(/(?<=[.!?]”?) (?=[“"(]?[A-Z])|(?<=\n)/)
  if (parts.length < 2) return null
  const said = parts.map((part) => {
    const end = /\s*$/.exec(part)?.[0] ?? ''
    const text = part.slice(0, part.length - end.length)
    return { text: part, spanish: sentenceIn(text, known, 0), end }
  })
  if (said.every(({ spanish }) => spanish === null)) return null
  return said
    .map(
      ({ text, spanish, end }, at) => (spanish === null ? text : spanish + end) + (at < said.length - 1 && end === '' ? ' ' : ''),
    )
    .join('')
}

function sentenceIn(english: string, known: Known, depth: number): string | null {
  const whole = known.whole.get(english)
  if (whole !== undefined) return whole
  const { byWord, others } = known.shelves
  const word = firstWord(english)
  const least = depth === 0 ? LEAST_LETTERS : LEAST_WITHIN
  for (const template of [...(word === null ? [] : (byWord.get(word) ?? [])), ...others]) {
    if (template.letters < least) continue
    const values = valuesIn(template, english)
    if (values === null || [...values.values()].some((value) => IS_MORE.test(value))) continue
    return template.spanish
      .map((part) => (typeof part === 'string' ? part : valueIn(values.get(part) ?? '', known, depth + 1)))
      .join('')
  }
  return null
}

/** A value: a day, a counted thing, words that the catalogs know, several of them in a row; else as it is. */
function valueIn(value: string, known: Known, depth: number): string {
  const text = value.trim()
  if (text === '' || !/\p{Ll}/u.test(text)) return value
  const mayHoldMore = depth < DEEPEST && !IS_NAME.test(text)
  const spanish =
    dayIn(text) ??
    countIn(text, known) ??
    wordsIn(text, known) ??
    (mayHoldMore ? sentenceIn(text, known, depth) : null) ??
    rowIn(text, known, depth)
  return spanish === null ? value : value.replace(text, () => spanish)
}

function dayIn(text: string): string | null {
  const [, month, day, year] = DAY.exec(text) ?? []
  if (month === undefined || year === undefined) return null
  return `${day === undefined ? '' : `${day} de `}${SPANISH_MONTHS[MONTHS.indexOf(month)] ?? month} de ${year}`
}

function countIn(text: string, { nouns }: Known): string | null {
  const [, count, noun] = /^([\d,]+|no|one) (.+)$/.exec(text) ?? []
  const said = noun === undefined ? undefined : nouns.get(noun)
  return said === undefined ? null : `${count === 'no' ? 'ningún' : count === 'one' ? 'un' : (count ?? '')} ${said}`
}

/** With a small letter in front, or a large one, as a sentence needed it. */
function wordsIn(text: string, { whole }: Known): string | null {
  const [first = ''] = text
  const other = first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase()
  const said = whole.get(text)
  if (said !== undefined) return said
  const turned = whole.get(other + text.slice(1))
  if (turned === undefined) return null
  return first === first.toLowerCase()
    ? turned.slice(0, 1).toLowerCase() + turned.slice(1)
    : turned.slice(0, 1).toUpperCase() + turned.slice(1)
}

/** `March 2024, April 2024 and May 2024`. A name with “and” in it is none: one of its parts is known to nobody. */
function rowIn(text: string, known: Known, depth: number): string | null {
  const parts = text.split(/, (?:and )?| and /)
  if (parts.length < 2 || depth > DEEPEST) return null
  const said = parts.map((part) => (/^[\p{Lu}\d$“][^\p{Ll}]*$/u.test(part) ? part : valueIn(part, known, DEEPEST + 1)))
  if (said.some((part, at) => part === parts[at] && /\p{Ll}/u.test(part))) return null
  return `${said.slice(0, -1).join(', ')} y ${said.at(-1) ?? ''}`
}

/** The catalogs give one thing and many; English makes its plural by rule. */
function addNoun(nouns: Map<string, string>, english: string, spanish: string): void {
  const [one = '', many = `${one}s`] = spanish.split('|')
  nouns.set(english, one)
  nouns.set(
    /[^aeiou]y$/.test(english) ? `${english.slice(0, -1)}ies` : /(?:s|x|ch|sh)$/.test(english) ? `${english}es` : `${english}s`,
    many,
  )
}
