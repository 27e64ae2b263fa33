import type { ReadField, Sender } from '#engine/answers/reply.ts'
import type { PaperFact } from '#engine/papers/fact-readers.ts'
import type { Evidence } from '#engine/report/evidence.ts'
import { shownAccountNumber } from '#engine/values/account-number.ts'
import { type Day, isDay } from '#engine/values/day.ts'
import { BUREAU_NAMES, BUREAUS } from '#engine/words/bureau.ts'
import type { FactName } from '#engine/words/received-paper.ts'

/** A fact in the member's word: another value for one that was read, a new one, or that the paper does not say it. */
export interface FactSaid {
  readonly name: FactName
  /** As it was read; null for one that was not. */
  readonly was: string | null
  /** Null: the paper does not say it. */
  readonly value: string | null
}

/** What the member said about a paper where it was read otherwise, or not at all. */
export interface SaidOfPaper {
  readonly facts?: readonly FactSaid[]
  /** Who wrote it. */
  readonly from?: string
  readonly datedOn?: Day
  /** It is theirs, though it is addressed to another name. */
  readonly isMine?: boolean
}

/** A fact as it is told: of one that only the member said, there is no place. */
export interface ToldFact {
  readonly name: FactName
  readonly value: string
  readonly evidence: Evidence | null
  /** What was read in its place; null where it is as it was read, or was not read. */
  readonly readAs: string | null
}

/** What was read, in the member's word where they gave one. */
export function toldFacts(read: readonly PaperFact[], said: readonly FactSaid[] = []): ToldFact[] {
  const own = read.flatMap(({ name, value, evidence }): ToldFact[] => {
    const word = said.find((one) => one.name === name && one.was === value)
    if (word?.value === null) return []
    return [{ name, value: word?.value ?? value, evidence, readAs: word === undefined ? null : value }]
  })
  const added = said.flatMap(({ name, was, value }): ToldFact[] =>
    was !== null || value === null ? [] : [{ name, value, evidence: null, readAs: null }],
  )
  return [...own, ...added]
}

/** What was read and the member took out, so that it can be put back. */
export const takenOut = (read: readonly PaperFact[], said: readonly FactSaid[] = []): PaperFact[] =>
  read.filter(({ name, value }) => said.some((one) => one.name === name && one.was === value && one.value === null))

/**
 * What is after the member changed one fact; null where the paper has no such fact.
 * @param change - `was` is the value as it is told now, null for a new fact; `value` null takes it out.
 */
export function saidWith(
  read: readonly PaperFact[],
  said: readonly FactSaid[],
  { name, was, value }: FactSaid,
): readonly FactSaid[] | null {
  if (PAIRED.has(name) && (was === null || value === null)) return null
  const isNamed = (one: FactSaid): boolean => one.name === name
  if (was === null) {
    const isThere = toldFacts(read, said).some((one) => one.name === name && one.value === value)
    return value === null || isThere ? said : [...said, { name, was, value }]
  }
  const added = said.find((one) => isNamed(one) && one.was === null && one.value === was)
  if (added) {
    const others = said.filter((one) => one !== added)
    return value === null ? others : [...others, { name, was: null, value }]
  }
  const word = said.find((one) => isNamed(one) && one.was !== null && (one.value ?? one.was) === was)
  const isUntouched = (there: string): boolean => there === was && !said.some((one) => isNamed(one) && one.was === there)
  const original = word?.was ?? read.find((one) => one.name === name && isUntouched(one.value))?.value
  if (original === undefined) return null
  const others = said.filter((one) => one !== word)
  return value === original ? others : [...others, { name, was: original, value }]
}

/** A field and its new value belong together: neither is added or taken out alone. */
export const PAIRED: ReadonlySet<FactName> = new Set(['changedField', 'valueAfter'])

export type ToldField<Value> = { readonly value: Value; readonly evidence: Evidence | null } | null

/** Who wrote it, in the member's word where they gave one. */
export function toldSender(read: ReadField<Sender> | null, from: string | undefined): ToldField<Sender> {
  if (from === undefined) return read
  const bureau = BUREAUS.find((one) => BUREAU_NAMES[one].toLowerCase() === from.toLowerCase())
  const value: Sender = bureau === undefined ? { kind: 'company', name: from } : { kind: 'bureau', bureau }
  return { value, evidence: read?.evidence ?? null }
}

const DAYS: ReadonlySet<FactName> = new Set(['scoreDate', 'disputeBy', 'filedOn', 'dischargedOn'])
const AMOUNTS: ReadonlySet<FactName> = new Set(['amount', 'fees'])
/** The least and the most of each count. */
const COUNTS: Readonly<Partial<Record<FactName, readonly [number, number]>>> = {
  score: [1, 999],
  scoreMin: [0, 999],
  scoreMax: [1, 999],
  answerWithinDays: [1, 365],
}
const CHAPTERS = ['7', '11', '12', '13']

/** What a member may say about a fact, as it is kept: days as YYYY-MM-DD, plain dollars, no number whole. Null: it can be no such fact. */
export function factValue(name: FactName, typed: string): string | null {
  const text = typed.replaceAll(/\s+/g, ' ').trim()
  if (text === '') return null
  if (DAYS.has(name)) return isDay(text) ? text : null
  if (AMOUNTS.has(name))
    return /^\$?\d{1,9}(?:\.\d\d)?$/.test(text.replaceAll(/[, ]/g, '')) ? text.replaceAll(/[$, ]/g, '') : null
  if (name === 'accountNumber') return shownAccountNumber(text)
  if (name === 'chapter') return CHAPTERS.includes(text) ? text : null
  const [least, most] = COUNTS[name] ?? []
  if (least === undefined || most === undefined) return text
  return /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most ? String(Number(text)) : null
}
