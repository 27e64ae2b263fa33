import { findMentions, knownPhrase } from '#engine/letters/mentions/find-mentions.ts'
import type { MentionKind } from '#engine/letters/mentions/mention.ts'
import { plainText } from '#engine/letters/mentions/plain-text.ts'

/** Something private that is told by its text: a name, an address, words of the member's own. */
export interface PrivateText {
  readonly label: Label
  readonly text: string
}

export type Label = 'NAME' | 'ADDRESS' | 'NUMBER' | 'DATE' | 'AMOUNT' | 'PERCENT' | 'WORDS'

/** Citations and the periods of the law are no one's data: they stay as they are. */
const LABELS: Readonly<Record<MentionKind, Label | null>> = {
  character: null,
  known: 'WORDS',
  citation: null,
  ssn: 'NUMBER',
  phone: 'NUMBER',
  date: 'DATE',
  amount: 'AMOUNT',
  percent: 'PERCENT',
  period: null,
  digits: 'NUMBER',
  name: 'NAME',
}

/** `{{DATE_1}}` */
export const PLACEHOLDER = /\{\{[A-Z]+_\d+\}\}/g

/** What leaves has placeholders; what comes back gets its own words again. One of it serves one question to a model. */
export interface Placeholders {
  /** Every name, number, date and amount, everything quoted from a report, and all that was named as private. */
  cover(text: string): string
  /** The same of what someone typed: in whichever case, a name that is known already has its own placeholder. */
  coverTyped(text: string): string
  /** A placeholder for a whole text that goes nowhere. */
  hold(text: string): string
  /** Null where the text has a placeholder that no one gave, or a part of one. */
  restore(text: string): string | null
}

/** Shorter ones would take the heart out of other words. */
const SHORTEST_PRIVATE = 2

/** The longest first, so that no part of a name is left standing. */
export function openPlaceholders(given: readonly PrivateText[]): Placeholders {
  const texts = given.map(({ label, text }) => ({ label, text: plainText(text).trim() }))
  const known = texts.filter(({ text }) => text.length >= SHORTEST_PRIVATE).toSorted((a, b) => b.text.length - a.text.length)
  const labels = new Map(known.map(({ label, text }) => [text.toLowerCase(), label]))
  const phrases = known.map(({ text }) => knownPhrase(text))
  const placeholders = new Map<string, string>()
  const originals = new Map<string, string>()
  const counts = new Map<string, number>()
  const placeholderOf = (label: string, text: string, isTyped = false): string => {
    const key = `${label} ${text}`
    const alike = isTyped ? [...placeholders.keys()].find((one) => one.toLowerCase() === key.toLowerCase()) : undefined
    const found = placeholders.get(alike ?? key)
    if (found !== undefined) return found
    const count = (counts.get(label) ?? 0) + 1
    const made = `{{${label}_${count}}}`
    counts.set(label, count)
    placeholders.set(key, made)
    originals.set(made, text)
    return made
  }
  const covered = (text: string, isTyped: boolean): string => {
    let result = ''
    let at = 0
    for (const { start, end, label } of privateSpans(text, { phrases, labels })) {
      result += withoutBraces(text.slice(at, start)) + placeholderOf(label, text.slice(start, end), isTyped)
      at = end
    }
    return result + withoutBraces(text.slice(at))
  }
  return {
    cover: (text) => covered(text, false),
    coverTyped: (text) => covered(text, true),
    hold: (text) => placeholderOf('KEEP', text),
    restore: (text) => {
      if (withoutBraces(text.replaceAll(PLACEHOLDER, '')) !== text.replaceAll(PLACEHOLDER, '')) return null
      const isGiven = (text.match(PLACEHOLDER) ?? []).every((one) => originals.has(one))
      return isGiven ? text.replaceAll(PLACEHOLDER, (one) => originals.get(one) ?? '') : null
    },
  }
}

/** A text that brings braces along could pass for a placeholder. */
const withoutBraces = (text: string): string => text.replaceAll(/[{}]/g, '')

interface Span {
  readonly start: number
  readonly end: number
  readonly label: string
}

/** Before the names inside it. */
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w.+@-]*[\w-]/g
const QUOTED = /"[^"\n]{1,600}"|“[^”\n]{1,600}”/g

interface Known {
  readonly phrases: readonly ReturnType<typeof knownPhrase>[]
  readonly labels: ReadonlyMap<string, Label>
}

/** In their order, none inside another: what is quoted goes before what is found in it. */
function privateSpans(text: string, { phrases, labels }: Known): readonly Span[] {
  const spansOf = (pattern: RegExp, label: string): readonly Span[] =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length, label }))
  const quoted = [...spansOf(QUOTED, 'QUOTE'), ...spansOf(EMAIL, 'EMAIL')]
  const mentioned = findMentions(text, { phrases, characters: new Set(text) }).flatMap(({ kind, value, start, end }): Span[] => {
    // Where an entry is in the report may be said before or after its number.
    const isPage = kind === 'digits' && /\bpage\s*$/i.test(text.slice(0, start))
    const label = isPage ? 'PAGE' : kind === 'known' ? (labels.get(value) ?? 'WORDS') : LABELS[kind]
    return label === null ? [] : [{ ...trimmed(text, start, end), label }]
  })
  const kept: Span[] = []
  for (const span of [...quoted, ...mentioned].toSorted((a, b) => b.end - b.start - (a.end - a.start)))
    if (kept.every(({ start, end }) => span.end <= start || span.start >= end)) kept.push(span)
  return kept.toSorted((a, b) => a.start - b.start)
}

/** Without the blanks and full stops at its ends, which belong to the sentence. */
function trimmed(text: string, start: number, end: number): { start: number; end: number } {
  const found = text.slice(start, end)
  const lead = found.length - found.trimStart().length
  return { start: start + lead, end: start + found.trimEnd().length }
}
