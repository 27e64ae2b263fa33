import { SPANISH_MONTHS } from '#engine/papers/printed-days.ts'
import { type Template, templatesOf, valuesIn } from '#engine/spanish/template.ts'
import { MONTH_NAMES } from '#engine/values/day.ts'

/** Says a finished English text in Spanish, or as it is where no one knows how. */
export type SayInSpanish = (english: string) => string

/** Sentences of fewer letters are in too many other texts. */
const LEAST_LETTERS = 5
/** Of a sentence with values that was cut out of a longer text. */
const LEAST_ALONE = 20
/** Of those inside another one. */
const LEAST_WITHIN = 2
/** `Bank of America`: nothing is said in it. */
const IS_NAME = /^\p{Lu}[\p{L}.’'&-]*(?: (?:of|and|the|for|\p{Lu}[\p{L}.’'&-]*))*$/u
/** No value, but the end of one sentence with the next. */
const IS_MORE = /\n|[.!?]”? [\p{Lu}\d$“]/u
/** Where one sentence ends and the next begins. */
const BETWEEN = /(?<=[.!?]”?) (?=[“"(«¿¡]?[\p{Lu}\d$])|(?<=\n)/u
/** What no name and no printed value is made of: such words were left because no one knows their Spanish. */
const IS_ENGLISH =
  /(?<![\p{L}\d’(])(?:accounts?|an?|are|as|at|be|before|but|by|days?|due|from|has|have|if|in|is|[Ii]ts?|late|months?|no|not|of|on|or|reports?|shows?|than|that|[Tt]he|this|to|was|were|with|you|[Yy]our)(?![\p{L}’])/u
const QUOTED = /“[^“”]*”/g
/** So many sentences may have been made by one template. */
const MOST_TOGETHER = 5
/** `Open`: what a report prints, and not what a button says. */
const IS_ONE_NAME = /^(?!It$|[A-Z][a-z]+day$)\p{Lu}[^ ]*$/u
const LONGEST_ENDED = 200
/** A value may hold a sentence that holds a value. */
const DEEPEST = 5
/** So many texts are remembered with their Spanish. */
const MOST_REMEMBERED = 5_000
/** Longer than any paragraph of ours. */
const LONGEST = 1_500

/** A month or a year without its day. */
const IS_MONTH = new RegExp(String.raw`^(?:(?:${MONTH_NAMES.join('|')}) )?(?:19|20)\d{2}$`)
const DAY = new RegExp(String.raw`^(${MONTH_NAMES.join('|')})(?: (\d{1,2}),)? (\d{4})$`)

/**
 * From the sentences of the catalogs. A text is looked for whole, then as a template with its values, then sentence by sentence; a value
 * is said by the same catalogs. What a report prints or a member wrote is in none of them and stays.
 */
export function spanishOf(entries: readonly (readonly [english: string, spanish: string])[]): SayInSpanish {
  const whole = new Map<string, string>()
  const nouns = new Map<string, string>()
  const templates: Template[] = []
  for (const [english, spanish] of [...entries.flatMap(sentencePairs), ...entries]) {
    if (english.startsWith('n ')) addNoun(nouns, english.slice(2), spanish)
    else if (/\{\d/.test(english)) templates.push(...templatesOf(english, spanish))
    else whole.set(english.trim(), spanish.trim())
  }
  const shelves = shelvesOf(templates)
  const english = englishAlone(entries)
  const remembered = new Map<string, string>()
  return (text) => {
    const known = remembered.get(text)
    if (known !== undefined) return known
    if (text.length > LONGEST || !/\p{L}{2} /u.test(text)) return whole.get(text) ?? countIn(text, { nouns, whole }) ?? text
    const spanish = inSpanish(text, { whole, nouns, shelves, english, found: new Map() })
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(text, spanish)
    // What was said in Spanish is not said again: `Dispute esto` is no button “Dispute”.
    if (!remembered.has(spanish)) remembered.set(spanish, spanish)
    return spanish
  }
}

/** Sentences of a text that stand alone elsewhere, where both languages have as many and each has the same values. */
function sentencePairs([english, spanish]: readonly [string, string]): [string, string][] {
  const [source, target] = [english.split(BETWEEN), spanish.split(BETWEEN)]
  if (source.length < 2 || source.length !== target.length) return []
  const pairs = source.map((one, at): [string, string] => [one, target[at] ?? ''])
  if (!pairs.every(([one, other]) => valuesOf(one) === valuesOf(other))) return []
  return pairs.filter(([one]) => !/[{<]\d/.test(one) || (one.match(/\p{L}/gu) ?? []).length >= LEAST_ALONE)
}

const valuesOf = (text: string): string => (text.match(/[{<]\/?\d+/g) ?? []).toSorted().join(' ')

interface Known {
  /** What was found for the parts of the text in hand. */
  readonly found: Map<string, string | null>
  readonly whole: ReadonlyMap<string, string>
  readonly nouns: ReadonlyMap<string, string>
  readonly shelves: Shelves
  /** Words that English sentences have and Spanish ones have not. */
  readonly english: ReadonlySet<string>
}

const WORD = /(?<![\p{L}\d@./’-])\p{Ll}{4,}(?![\p{L}\d@])/gu

function englishAlone(entries: readonly (readonly [english: string, spanish: string])[]): ReadonlySet<string> {
  const spanish = new Set(entries.flatMap(([, text]) => text.replaceAll(/«[^«»]*»|\([^()]*\)/g, '').match(WORD) ?? []))
  return new Set(entries.flatMap(([text]) => (text.match(WORD) ?? []).filter((word) => !spanish.has(word))))
}

/** Whether English words that no one knows are left in a value; what is quoted stays as it is printed. */
function isEnglish(text: string, { english }: Pick<Known, 'english'>): boolean {
  const own = text.replaceAll(QUOTED, '')
  return IS_ENGLISH.test(own) || (own.match(WORD) ?? []).some((word) => english.has(word))
}

/** By the first word, where that is whole; the surest first. */
interface Shelves {
  readonly byWord: ReadonlyMap<string, readonly Template[]>
  readonly others: readonly Template[]
  /** Those that are behind something else: ` around {0}`. */
  readonly tails: readonly Template[]
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
  return { byWord, others, tails: surest.filter(({ texts }) => /^[ ,]/.test(texts[0] ?? '')) }
}

function inSpanish(english: string, known: Known): string {
  return (
    sentenceIn(english, known, 0) ??
    sentencesIn(english, known) ??
    listIn(english, known) ??
    countIn(english, known) ??
    headedIn(english, known) ??
    english
  )
}

/** `Dispute opened: BANK ONE`: words of ours before the name of something. */
function headedIn(english: string, known: Known): string | null {
  const [, head = '', rest = ''] = /^(\p{Lu}[^:]+): (.+)$/u.exec(english) ?? []
  const [said, value] = [known.whole.get(head), rest === '' ? null : valueIn(rest, known, 1)]
  return said === undefined || value === null || !head.includes(' ') ? null : `${said}: ${value}`
}

/** A sentence that is a list of others: `Your report shows this and your report shows that.` */
function listIn(english: string, known: Known): string | null {
  const [, text, end = ''] = /^(.*?)(\.?)$/su.exec(english) ?? []
  const said = text === undefined ? null : rowIn(text, known, 1)
  return said === null ? null : said + end
}

/** Each sentence for itself, or several that one template made; null where none is known. */
function sentencesIn(english: string, known: Known): string | null {
  const parts = english.split(BETWEEN)
  if (parts.length < 2) return null
  const said: string[] = []
  let isKnown = false
  for (let at = 0; at < parts.length; ) {
    const run = runFrom(parts, at, known)
    said.push(run?.spanish ?? parts[at] ?? '')
    isKnown ||= run !== null
    at += run?.count ?? 1
  }
  return isKnown ? said.map((one, at) => (at === said.length - 1 || one.endsWith('\n') ? one : `${one} `)).join('') : null
}

/** The most sentences from here on that are known together. */
function runFrom(
  parts: readonly string[],
  at: number,
  known: Known,
): { readonly spanish: string; readonly count: number } | null {
  for (let count = Math.min(MOST_TOGETHER, parts.length - at); count > 0; count -= 1) {
    const text = parts.slice(at, at + count).join(' ')
    const sentence = text.trimEnd()
    const end = text.slice(sentence.length)
    const spanish = sentenceIn(sentence, known, 0) ?? tailIn(` ${sentence}`, known, 1)
    if (spanish !== null) return { spanish: spanish + end, count }
  }
  return null
}

function sentenceIn(english: string, known: Known, depth: number): string | null {
  const whole = known.whole.get(english)
  if (whole !== undefined) return whole
  const key = `${depth} ${english}`
  const before = known.found.get(key)
  if (before !== undefined) return before
  const said = byTemplate(english, known, depth)
  known.found.set(key, said)
  return said
}

function byTemplate(english: string, known: Known, depth: number): string | null {
  const { byWord, others } = known.shelves
  const word = firstWord(english)
  const least = depth === 0 ? LEAST_LETTERS : LEAST_WITHIN
  const fitting = [...(word === null ? [] : (byWord.get(word) ?? [])), ...others]
  return firstOf(
    fitting.filter(({ letters }) => letters >= least),
    english,
    (value) => valueIn(value, known, depth + 1),
  )
}

/** By the first of these that made the text, and whose values are known. */
function firstOf(templates: readonly Template[], english: string, say: (value: string) => string | null): string | null {
  for (const template of templates) {
    const values = valuesIn(template, english)
    if (values === null || [...values.values()].some((value) => IS_MORE.test(value))) continue
    const said = filled(template, values, say)
    if (said !== null) return said
  }
  return null
}

/** The Spanish of a template with its values; null where one of them would stay English. */
function filled(
  { spanish }: Template,
  values: ReadonlyMap<number, string>,
  say: (value: string) => string | null,
): string | null {
  let said = ''
  for (const part of spanish) {
    if (typeof part === 'string') said += part
    else {
      const value = values.get(part) ?? ''
      // Between such signs stands what is printed, as it is printed.
      const inside = said.endsWith('«') ? value : say(value)
      if (inside === null) return null
      said = (IS_MONTH.test(value) ? beforeMonth(said) : said) + inside
    }
  }
  return said
}

/** What comes before a day, “el 5 de marzo de 2024”, is said otherwise before a month, “en marzo de 2024”. */
const beforeMonth = (text: string): string =>
  text
    .replace(/(?<![\p{L}])del $/u, 'de ')
    .replace(/(?<![\p{L}])al $/u, 'a ')
    .replace(/(?<=(?<![\p{L}])(?:desde|hasta|para|entre|y|o) )el $/iu, '')
    .replace(/(?<![\p{L}])el $/u, 'en ')
    .replace(/(?<![\p{L}])El $/u, 'En ')

/**
 * A value: a day, a counted thing, words that the catalogs know, several of them in a row; a name, a sum or what is printed as it is;
 * null: English words that no one knows.
 */
function valueIn(value: string, known: Known, depth: number): string | null {
  const text = value.trim()
  if (text === '' || !/\p{Ll}/u.test(text)) return value
  const spanish =
    dayIn(text) ?? countIn(text, known) ?? wordsIn(text, known) ?? (IS_NAME.test(text) ? text : partsIn(value, known, depth))
  if (spanish === null) return isEnglish(text, known) ? null : value
  return value.replace(text, () => spanish)
}

function partsIn(value: string, known: Known, depth: number): string | null {
  const text = value.trim()
  return (
    partedIn(text, known, depth) ??
    asideIn(text, known, depth) ??
    tailIn(value, known, depth) ??
    endedIn(text, known, depth) ??
    heldIn(text, known, depth) ??
    rowIn(text, known, depth)
  )
}

const heldIn = (text: string, known: Known, depth: number): string | null =>
  depth < DEEPEST ? sentenceIn(text, known, depth) : null

/** `March 2024 (30 days late); April 2024 (60 days late); and in 2 more months`: each part for itself. */
function partedIn(text: string, known: Known, depth: number): string | null {
  const parts = text.split('; ')
  if (parts.length < 2 || depth > DEEPEST) return null
  const said = parts.map((part) =>
    part.startsWith('and ') ? (sentenceIn(`; ${part}`, known, depth)?.slice(2) ?? null) : valueIn(part, known, depth + 1),
  )
  return said.includes(null) ? null : said.join('; ')
}

/** `July 2023 (paid as agreed)` */
function asideIn(text: string, known: Known, depth: number): string | null {
  const [, before, aside] = /^([^()]+) \(([^()]+)\)$/.exec(text) ?? []
  if (before === undefined || aside === undefined || depth > DEEPEST) return null
  const [one, other] = [valueIn(before, known, depth + 1), valueIn(aside, known, depth + 1)]
  return one === null || other === null ? null : `${one} (${other})`
}

/** ` around March 5, 2024`: a part that some sentences have and others have not. */
function tailIn(value: string, known: Known, depth: number): string | null {
  if (depth >= DEEPEST || !/^[ ,]/.test(value)) return null
  return firstOf(known.shelves.tails, value, (inside) => valueIn(inside, known, depth + 1))?.trimStart() ?? null
}

/** A name with such a part behind it. */
function endedIn(text: string, known: Known, depth: number): string | null {
  if (text.length > LONGEST_ENDED) return null
  for (const { index } of text.matchAll(/, (?!\d{4}(?!\d))| /g)) {
    const tail = index === 0 ? null : tailIn(text.slice(index), known, depth)
    const before = tail === null ? null : valueIn(text.slice(0, index), known, DEEPEST)
    if (tail !== null && before !== null) return tail.startsWith(',') ? before + tail : `${before} ${tail}`
  }
  return null
}

function dayIn(text: string): string | null {
  const [, month, day, year] = DAY.exec(text) ?? []
  if (month === undefined || year === undefined) return null
  return `${day === undefined ? '' : `${day} de `}${SPANISH_MONTHS[MONTH_NAMES.findIndex((name) => name === month)] ?? month} de ${year}`
}

function countIn(text: string, { nouns, whole }: Pick<Known, 'nouns' | 'whole'>): string | null {
  const [, count, noun] = /^([\d,]+|no|one) (.+)$/.exec(text) ?? []
  const said = noun === undefined ? undefined : (nouns.get(noun) ?? whole.get(noun))
  return said === undefined ? null : `${count === 'no' ? 'ningún' : count === 'one' ? 'un' : (count ?? '')} ${said}`
}

/** With a small letter in front, or a large one, as a sentence needed it. */
function wordsIn(text: string, { whole }: Known): string | null {
  if (IS_ONE_NAME.test(text)) return null
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

/** `March 2024, April 2024 and May 2024`. A name with “and” in it is none: one of its parts is known to no one. */
function rowIn(text: string, known: Known, depth: number): string | null {
  const parts = text.split(/, (?:and )?(?!\d{4}(?!\d))| and /)
  if (parts.length < 2 || depth > DEEPEST) return null
  const said = parts.map((part) => (/^[\p{Lu}\d$“][^\p{Ll}]*$/u.test(part) ? part : valueIn(part, known, depth + 1)))
  if (said.some((part, at) => part === null || (part === parts[at] && /\p{Ll}/u.test(part)))) return null
  const inRow = said.map((part, at) =>
    at === 0 ? part : part?.replace(/^(?:Su|El|La|Un)[a-z]* /, (first) => first.toLowerCase()),
  )
  return `${inRow.slice(0, -1).join(', ')}${text.includes(' and ') ? ' y ' : ', '}${inRow.at(-1) ?? ''}`
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
