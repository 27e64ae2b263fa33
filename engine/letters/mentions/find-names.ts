import { isPlacedName, nameLength } from '#engine/letters/mentions/find-placed-names.ts'
import { findAll, matchesOf, type Mention, TAKEN, takeOut, UNPROVABLE } from '#engine/letters/mentions/mention.ts'
import {
  BEFORE_COMPANIES,
  COMPANY_ENDINGS,
  COMPANY_KINDS,
  EMPHASIS,
  HARMLESS_CAPITALS,
  HARMLESS_PHRASES,
  KINDS_OF_COMPANY,
  KNOWN_NAMES,
  KNOWN_PAIRS,
  LEADING_WORDS,
  ORDINARY_WORDS,
} from '#engine/letters/mentions/vocabulary.ts'

interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly isCapital: boolean
  readonly startsSentence: boolean
}

const LETTER = 'A-Za-z\\u00c0-\\u017f'
const TOKEN = new RegExp(`[${LETTER}](?:[${LETTER}]|\\.(?=[${LETTER}]\\.)|'(?=[${LETTER}]))*`, 'g')
const SPACED = new RegExp(`(?<![${LETTER}'])(?:[${LETTER}]\\s){3,}[${LETTER}](?![${LETTER}])`, 'g')
/** E-mail and web addresses. */
const ONLINE =
  /[\w.+-]{1,64}@[\w-]{1,60}(?:\.[\w-]{1,60}){0,4}|\b(?:https?:\/\/|www\.)\S{0,300}[\w/]|\b[\w-]{1,60}\.(?:com|org|net|gov|edu|info|io|us)\b/gi
const SENTENCE_START = /(?:^|[\n.!?:;"(]|\n\s{0,5}[-*]|\d[.)]|\ue000[.)])["'(\s]{0,6}$/
const SHORT_TITLES: ReadonlySet<string> = new Set(['mr', 'mrs', 'ms', 'dr', 'st', 'jr', 'sr', 'ft', 'mt'])
/** Words that hold a name together. */
const CONNECTORS: ReadonlySet<string> = new Set(['of', 'and', 'de', 'la', 'del', 'van', 'von'])

/** Reports shorten what people write out. */
const WRITTEN_OUT: ReadonlyMap<string, string> = new Map(
  'mgmt management|svcs services|svc service|natl national|intl international|fin financial|fncl financial|assoc associates|assocs associates|dept department|univ university|hosp hospital|mtg mortgage|bk bank|bnk bank|ins insurance|coll collection|recov recovery|sys systems|st street|ave avenue|rd road|blvd boulevard|dr drive|ln lane|ct court|apt apartment|pkwy parkway|hwy highway'
    .split('|')
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)] as const),
)

/** The words of a name in the form in which they are compared: `Bank of America, N.A.` -> bank of america na. */
export function nameTokens(text: string): readonly string[] {
  return text
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replace(/'s\b/g, '')
    .replace(/\btrans[ -]union\b/g, 'transunion')
    .replace(/\bfederal trade commission\b/g, 'ftc')
    .replace(/\bconsumer financial protection bureau\b/g, 'cfpb')
    .replace(/[.']/g, '')
    .split(/[^a-z0-9\u00c0-\u017f]+/)
    .filter((token) => token !== '')
    .map((token) => WRITTEN_OUT.get(token) ?? token)
}

function tokensOf(text: string): readonly Token[] {
  return matchesOf(text, TOKEN).map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    isCapital: /[A-Z\u00c0-\u00de]/.test(match[0]),
    startsSentence: SENTENCE_START.test(text.slice(Math.max(0, match.index - 6), match.index)),
  }))
}

const lower = (token: Token): string => token.text.toLowerCase().replace(/'(?:s|m|ve|d|ll|re)$/, '')
const isEnding = (token: Token): boolean => COMPANY_ENDINGS.has(token.text.toLowerCase().replace(/\./g, ''))

/** Whether two tokens stand together as one name. */
function joins(text: string, left: Token, right: Token): boolean {
  const between = text.slice(left.end, right.start)
  if (/^\.\s?$/.test(between)) return left.text.length === 1 || SHORT_TITLES.has(lower(left))
  if (/^(?:\s+|\s*[&/-]\s*)$/.test(between)) return !between.includes('\n\n')
  return /^,\s*$/.test(between) && isEnding(right)
}

/** A name that has its line to itself, as below `Sincerely`, ends with it; a name that the edge of the paper parted does not. */
function endsItsLine(text: string, [first]: readonly Token[], { last, next }: { last: Token; next: Token }): boolean {
  if (first === undefined || !/^\s*\n/.test(text.slice(last.end, next.start))) return false
  const before = text.slice(text.lastIndexOf('\n', first.start) + 1, first.start)
  // April Johnson begins with a month, which is taken out by then.
  return before.replaceAll(TAKEN, '').trim() === ''
}

/** Words; longer runs are read as several names, so that a text of nothing but capitals is read as fast as any other. */
const LONGEST_RUN = 40

/** Neighbouring capitalised words, with the small words that hold them together. */
function runsOf(text: string, tokens: readonly Token[]): readonly (readonly Token[])[] {
  const runs: Token[][] = []
  let open: Token[] = []
  let held: Token[] = []
  for (const token of tokens) {
    const last = held.at(-1) ?? open.at(-1)
    const isNext =
      last !== undefined && joins(text, last, token) && !(held.length === 0 && endsItsLine(text, open, { last, next: token }))
    if (isNext && token.isCapital && open.length < LONGEST_RUN) [open, held] = [[...open, ...held, token], []]
    else if (isNext && open.length > 0 && held.length < LONGEST_RUN && CONNECTORS.has(token.text)) held = [...held, token]
    else {
      if (open.length > 0) runs.push(open)
      ;[open, held] = [token.isCapital ? [token] : [], []]
    }
  }
  return open.length > 0 ? [...runs, open] : runs
}

/** Drops what is no name: a sentence's ordinary first word, an emphasis, a greeting. */
function nameOf(run: readonly Token[], text: string): readonly Token[] {
  const [first, ...rest] = run
  if (first === undefined) return []
  const words = run.map(lower)
  if (HARMLESS_PHRASES.has(words.join(' '))) return []
  // `Experian Credit Report`: the name before a phrase that is none.
  if (HARMLESS_PHRASES.has(words.slice(-2).join(' '))) return nameOf(run.slice(0, -2), text)
  // `Dana Whitfield Thank you.`: written on behind a name.
  const last = rest.at(-1)
  if (last !== undefined && LEADING_WORDS.has(lower(last)) && goesOnSmall(text, last)) return nameOf(run.slice(0, -1), text)
  if (last !== undefined && lower(last) === 'i') return nameOf(run.slice(0, -1), text)
  if (rest.length === 0) return isHarmlessAlone(first, text) ? [] : run
  if (words.every((word) => word === 'i')) return []
  const isLead = first.startsSentence && LEADING_WORDS.has(lower(first))
  if (isLead)
    return nameOf(
      rest.filter((token, index) => index > 0 || !CONNECTORS.has(token.text)),
      text,
    )
  return lower(first) === 'i' ? nameOf(rest, text) : run
}

const goesOnSmall = (text: string, { text: word, end }: Token): boolean =>
  /^[A-Z][a-z]+$/.test(word) && /^\s[a-z]/.test(text.slice(end, end + 2))

function isHarmlessAlone(token: Token, text: string): boolean {
  const word = lower(token)
  if (word === 'i' || HARMLESS_CAPITALS.has(token.text) || /^[A-Z]?[a-z]{1,6}n't$/.test(token.text)) return true
  const touches = text[token.start - 1] === TAKEN || text[token.end] === TAKEN
  if (token.startsSentence && !touches && isTitleOrLower(token.text)) return ORDINARY_WORDS.has(word) || LEADING_WORDS.has(word)
  return EMPHASIS.has(token.text)
}

const isTitleOrLower = (word: string): boolean => word.slice(1) === word.slice(1).toLowerCase() || word === word.toUpperCase()

/** Every run of capitalised words that has to be a name in the file, and well-known names and company endings in small letters. */
export function findNames(text: string): Mention[] {
  const online = findAll(text, ONLINE, () => ({ kind: 'name', values: [UNPROVABLE] }))
  const rest = takeOut(text, online)
  return [...online, ...findPlainNames(rest)]
}

function findPlainNames(text: string): Mention[] {
  const tokens = tokensOf(text)
  const capital = runsOf(text, tokens).flatMap((run) => mentionOf(nameOf(run, text), text))
  return [...capital, ...smallNames(text, tokens), ...spacedLetters(text)]
}

function mentionOf(run: readonly Token[], text: string): Mention[] {
  const [first, last] = [run[0], run.at(-1)]
  if (first === undefined || last === undefined) return []
  const name = text.slice(first.start, last.end)
  return [{ kind: 'name', text: name, start: first.start, end: last.end, value: nameTokens(name).join(' ') }]
}

/** `midland funding llc`, `experian`: a name all the same. */
function smallNames(text: string, tokens: readonly Token[]): Mention[] {
  return tokens.flatMap((token, index) => {
    if (token.isCapital) return []
    if (isEnding(token)) return mentionOf(smallCompany(text, tokens, index), text)
    if (KNOWN_NAMES.has(lower(token))) return mentionOf([token], text)
    const next = tokens[index + 1]
    if (next !== undefined && !next.isCapital && joins(text, token, next)) {
      if (KNOWN_PAIRS.has(`${lower(token)} ${lower(next)}`)) return mentionOf([token, next], text)
      if (COMPANY_KINDS.has(lower(next)) && isUnusual(token)) return mentionOf([token, next], text)
    }
    const placed = placedName(text, tokens, index)
    if (placed.length > 0) return mentionOf(placed, text)
    return isUnusual(token) && BEFORE_COMPANIES.test(text.slice(Math.max(0, token.start - 30), token.start))
      ? mentionOf([token], text)
      : []
  })
}

/** The small words from here on that only their place shows to be a name. */
function placedName(text: string, tokens: readonly Token[], index: number): readonly Token[] {
  const run = tokens.slice(index, index + LONGEST_COMPANY)
  const apart = run.findIndex((token, place) => {
    const left = run[place - 1]
    return left !== undefined && (token.isCapital || !joins(text, left, token))
  })
  const together = apart < 0 ? run : run.slice(0, apart)
  const words = together.map(lower)
  const named = together.slice(0, nameLength(words))
  const [first, last] = [named[0], named.at(-1)]
  if (first === undefined || last === undefined) return []
  return isPlacedName(text, { name: words.slice(0, named.length), words, start: first.start, end: last.end }) ? named : []
}

/** No word that letters are made of; in small letters it can be a name all the same. */
const isUnusual = (token: Token): boolean =>
  ![ORDINARY_WORDS, LEADING_WORDS, KINDS_OF_COMPANY, COMPANY_KINDS].some((list) => list.has(lower(token))) &&
  token.text.length > 2

const LONGEST_COMPANY = 6

/** The small words before a company's ending, back to the first that no name has. */
function smallCompany(text: string, tokens: readonly Token[], end: number): readonly Token[] {
  let start = end
  for (; start > 0 && end - start < LONGEST_COMPANY; start -= 1) {
    const [before, token] = [tokens[start - 1], tokens[start]]
    if (before === undefined || token === undefined || !joins(text, before, token)) break
    if (before.isCapital || LEADING_WORDS.has(lower(before))) break
  }
  return start === end ? [] : tokens.slice(start, end + 1)
}

/** `m i d l a n d`: letters set apart to slip through. */
function spacedLetters(text: string): Mention[] {
  return findAll(text, SPACED, () => ({ kind: 'name', values: [UNPROVABLE] }))
}
