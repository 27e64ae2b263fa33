import { findMentions } from '#engine/letters/mentions/find-mentions.ts'
import { splitSentences } from '#engine/letters/split-sentences.ts'
import { PLACEHOLDER } from '#engine/wording/placeholders.ts'
import { tellingWords } from '#engine/wording/plain-words.ts'

/** It has all that its source has, and says something else with it. */
export const TURNED = 'it turns the sense of a sentence'

/**
 * What a text says otherwise than its source, as the end of "it was not used: …"; null for nothing. Facts and all words but plain
 * ones stand in both, in one order: so nothing is added, left out, denied or told of something else. Only the page on which an entry
 * stands may be named earlier or later.
 */
export function whatIsForeign(text: string, source: string): string | null {
  const [free, known] = [withoutFacts(text), withoutFacts(source)]
  const figures = new Set(figuresIn(known))
  const figure = figuresIn(free).find((one) => !figures.has(one))
  if (figure !== undefined) return `it says “${figure}”, which nothing in your file proves`
  const sign = [...free].find((one) => !PLAIN_SIGN.test(one) && !known.includes(one))
  if (sign !== undefined) return `it has a sign that no sentence of it needs (${codePoint(sign)})`
  const stems = new Set(tellingWords(known).map(({ stem }) => stem))
  const foreign = tellingWords(free).find(({ stem, word }) => !stems.has(stem) && !TURNING.test(word))
  if (foreign !== undefined) return `it says “${foreign.word}”, which the rules do not say`
  if (factsIn(text) !== factsIn(source)) return 'it leaves out a fact, adds one, or has them in another order'
  if (tale(text) !== tale(source)) return TURNED
  return splitSentences(text).length > splitSentences(source).length ? 'it has more sentences' : null
}

/** A text as it is without its placeholders. */
const withoutFacts = (text: string): string => text.replaceAll(PLACEHOLDER, ' ')

/** Dates, amounts, periods, citations and every other number, in figures or in words. */
const figuresIn = (text: string): readonly string[] => [
  ...findMentions(text).flatMap(({ kind, text: found }) => (kind === 'name' || kind === 'character' ? [] : [found])),
  ...(text.match(/\d+/g) ?? []),
]

const PLAIN_SIGN = /[\p{L}\d\s.,;:'’()-]/u

const codePoint = (sign: string): string => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/**
 * Plain words by what they can do when someone adds them: `and so it is` admits, `do give the date` asks, `the company states` tells.
 * Of each kind a text has at most as many as its source; articles, pronouns and what joins are free.
 */
const KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['a word that agrees', /\b(?:so|then|here|there|also|as)\b/gi],
  ['what somebody does', /\b(?:have|has|had|do|does|did)\b/gi],
  [
    'what somebody says',
    /\b(?:lists?|listed|shows?|shown|showing|states?|stated|stating|gives?|giving|given|says?|said|prints?|printed|reads?|carry|carries|appears?|appearing|appeared|reporting|stands?|standing|relating)\b/gi,
  ],
  ['an account', /\b(?:entry|entries|accounts?|items?)\b/gi],
  ['a paper', /\b(?:records?|files?|letters?|copy|copies|report|reports|reported|line)\b/gi],
  ['a figure', /\b(?:balance|amount|figures?|numbers?|dates?|dated|pages?|names?|named|information|details?)\b/gi],
  ['a company', /\b(?:bureau|company|creditor)\b/gi],
]
/** `opened` may become `which was opened`. */
const BEING = /\b(?:be|been|being|am|are|is|was|were)\b/gi

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** What a letter says in its writer's name beyond its source, though in plain words alone; null for nothing. */
export function whatIsAdded(text: string, source: string): string | null {
  const [free, known] = [withoutFacts(text), withoutFacts(source)]
  const added = addedKind(free, known)
  if (added !== null) return `it adds ${added}, which the rules do not say`
  return attributions(free) < attributions(known) ? 'it says as its own what a report says' : null
}

/** What kind of plain word a text has more of than its source; null for none. */
function addedKind(text: string, source: string): string | null {
  const added = KINDS.find(([, pattern]) => count(text, pattern) > count(source, pattern))
  if (added !== undefined) return added[0]
  return count(text, BEING) > count(source, BEING) + 1 ? 'what is' : null
}

/** How often it is a report that says something, and not the one who writes. */
const attributions = (text: string): number =>
  count(
    text,
    /\b(?:says|said|shows|shown|states|stated|gives|given|prints|printed|reads|carries|lists|listed|names|named|reports|reported|appears|appeared|you report)\b/gi,
  )

/** Words that are in every language’s sentences, but never plain: told apart only for the reason that is given. */
const TURNING = /^(?:i|me|my|you|your|not?|never|none|cannot|before|after|must|may|all|any|both)$/

const isPage = (placeholder: string): boolean => placeholder.startsWith('{{PAGE_')

function factsIn(text: string): string {
  const found = text.match(PLACEHOLDER) ?? []
  return [...found.filter((one) => !isPage(one)), ...found.filter(isPage).toSorted()].join()
}

/** Facts and telling words in their order. */
const tale = (text: string): string =>
  text
    .split(new RegExp(`(${PLACEHOLDER.source})`))
    .flatMap((part) => (part.startsWith('{{') ? (isPage(part) ? [] : [part]) : tellingWords(part).map(({ stem }) => stem)))
    .join(' ')
