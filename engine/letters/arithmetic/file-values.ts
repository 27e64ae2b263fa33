import type { Fact } from '#engine/letters/fact.ts'
import type { FactRole } from '#engine/letters/mentions/find-role.ts'
import type { Mention } from '#engine/letters/mentions/mention.ts'
import type { PartialDay } from '#engine/values/day.ts'

/** A fact as it was read, with the values in it. */
export interface ReadValues {
  readonly fact: Fact
  readonly mentions: readonly (Mention & { readonly role: FactRole | null; readonly bureau: string | null })[]
}

export interface KnownDay {
  readonly day: PartialDay
  readonly role: FactRole | null
  readonly fact: Fact
}

export interface KnownAmount {
  readonly cents: number
  readonly role: FactRole | null
  /** The bureau that reports it, in small letters; null where the file does not say. */
  readonly bureau: string | null
  readonly fact: Fact
}

/** What of a file can be counted with. */
export interface FileValues {
  /** The day of the letter. */
  readonly today: PartialDay | null
  /** Whom `you` means, where the letter goes to a bureau. */
  readonly recipient: string | null
  readonly days: readonly KnownDay[]
  readonly amounts: readonly KnownAmount[]
}

const TODAY = 'letter.date'
/** Copies of what is printed, whose figures are in other facts with what they are. */
const IS_COPY = /\.(?:evidence|page)\.\d+$/

/** The days and the amounts of a file; the law's, the date of birth and what the consumer wrote are none to count with. */
export function fileValues(facts: readonly ReadValues[]): FileValues {
  const own = facts.filter(
    ({ fact: { id, source, kind } }) =>
      source !== 'registry' && !(source === 'statement' && kind === 'word') && !IS_COPY.test(id),
  )
  const values = own.flatMap(({ fact, mentions }) => mentions.map((mention) => ({ ...mention, fact })))
  const days = values
    .filter(({ kind, value, role }) => kind === 'date' && /^\d{4}-\d{2}/.test(value) && role !== 'birth')
    .map(({ value, role, fact }): KnownDay => ({ day: value, role: fact.id === TODAY ? null : role, fact }))
  return {
    today: days.find(({ fact }) => fact.id === TODAY)?.day ?? null,
    recipient: facts.find(({ fact }) => fact.id === 'recipient.bureau')?.fact.text.toLowerCase() ?? null,
    days,
    amounts: values
      .filter(({ kind, value }) => kind === 'amount' && value !== '')
      .map(({ value, role, bureau, fact }): KnownAmount => ({ cents: Number(value), role, bureau, fact })),
  }
}

export const isToday = ({ fact }: KnownDay): boolean => fact.id === TODAY

/** How exactly someone means a figure. */
type Exactness = 'plain' | 'exactly' | 'almost' | 'about' | 'more' | 'less'

const EXACTNESS: readonly (readonly [Exactness, RegExp])[] = [
  ['exactly', /\b(?:exactly|precisely)\s*$/i],
  ['almost', /\b(?:almost|nearly|close to|just under|not quite)\s*$/i],
  ['about', /\b(?:about|around|roughly|approximately|some|or so)\s*$/i],
  ['more', /\b(?:(?:more|longer|greater|higher) than|over|at least|above|well over|upwards of|in excess of)\s*$/i],
  ['less', /\b(?:(?:less|fewer|shorter|lower) than|under|at most|up to|not even|below)\s*$/i],
]

/** What the words right before a figure say about its exactness. */
export const exactnessOf = (before: string): Exactness =>
  EXACTNESS.find(([, said]) => said.test(before.slice(-40)))?.[0] ?? 'plain'

interface Latitude {
  readonly exactness: Exactness
  /** What a plain figure may be off. */
  readonly slack: number
  /** What `almost` and `about` may be off, as a part of it. */
  readonly near: number
}

/** Whether a true value may be called so. */
export function mayBeCalled(value: number, said: number, { exactness, slack, near }: Latitude): boolean {
  switch (exactness) {
    case 'exactly':
      return Math.abs(value - said) <= Math.min(slack, said * 0.02)
    case 'almost':
      return value < said && value >= said * (1 - near)
    case 'about':
      return Math.abs(value - said) <= Math.max(slack, said * near * 0.75)
    case 'more':
      return value > said && value < said * 2
    case 'less':
      return value < said && value > said / 2
    default:
      return Math.abs(value - said) <= slack
  }
}

const STOP = /[.!?]["”)]?\s+(?=["“(]?[A-Z])|\n\s*\n/g

const LONGEST_SENTENCE = 600

/** The sentence around a place, and where it begins. */
export function sentenceAround(text: string, start: number): { readonly sentence: string; readonly from: number } {
  const first = Math.max(0, start - LONGEST_SENTENCE)
  const near = text.slice(first, start + LONGEST_SENTENCE)
  const stops = [...near.matchAll(STOP)].map(({ index, 0: stop }) => ({
    index: first + index,
    end: first + index + stop.length,
  }))
  const from = stops.findLast(({ end }) => end <= start)?.end ?? first
  const to = stops.find(({ index }) => index >= start)?.index ?? first + near.length
  return { sentence: text.slice(from, to), from }
}
