import { shownAccountNumber } from '#engine/values/account-number.ts'
import { evidenceOf, type Placed } from '#engine/reading/lines/boxes.ts'
import type { LabelValue } from '#engine/reading/lines/label-values.ts'
import type { Account } from '#engine/report/account.ts'
import type { Evidence } from '#engine/report/evidence.ts'
import { type PartialDay, parsePrintedDay } from '#engine/values/day.ts'
import { type Cents, parseMoney } from '#engine/values/money.ts'

/** The places of an entry's facts while the entry is being read. */
export type Notes = Record<string, Evidence>

/** Notes where a fact is; nothing to point at, nothing noted. */
export function note(notes: Notes, field: string, pieces: readonly Placed[]): void {
  const evidence = evidenceOf(pieces)
  if (evidence) notes[field] = evidence
}

/** What reports print where they have nothing to say. */
const NOTHING: ReadonlySet<string> = new Set([
  '',
  '-',
  '--',
  '---',
  '–',
  '—',
  'n/a',
  'none',
  'not reported',
  'unknown',
  'not available',
  'phone number not available',
])

/** Whether the printed value says that there is none. */
export const saysNothing = (text: string): boolean => NOTHING.has(text.trim().toLowerCase())

/** Reads labelled values and notes where each is. */
export interface FactReader<Label extends string> {
  /** The label's row, or null where the entry does not print it. */
  readonly row: (label: Label) => LabelValue<Label> | null
  /**
   * Whether a label that stands once in an entry was made out twice with different values: what parts two entries was lost,
   * and this is both of them.
   */
  readonly isTwo: (label: Label) => boolean
  /**
   * The value of the first of the labels that is printed, under each of the fields' names. The value's place is noted;
   * where the label is there with nothing behind it, the label's place. A value that cannot be read is null; its
   * place is noted, doubtful, where it was made out on a picture.
   */
  readonly read: <T>(labels: readonly Label[], fields: readonly string[], parse: (text: string) => T | null) => T | null
  /** The rows that nobody has asked for so far and that say something; none that a picture shows or an edge cut off. */
  readonly rest: () => readonly LabelValue<Label>[]
}

/** Reads facts from label rows and notes where each is. */
export function factReader<Label extends string>(rows: readonly LabelValue<Label>[], notes: Notes): FactReader<Label> {
  const byLabel = new Map<Label, LabelValue<Label>>()
  for (const row of rows)
    if (!byLabel.has(row.label) || saysNothing(byLabel.get(row.label)?.text ?? '')) byLabel.set(row.label, row)
  const asked = new Set<Label>()
  const row = (label: Label): LabelValue<Label> | null => {
    asked.add(label)
    return byLabel.get(label) ?? null
  }
  return {
    row,
    rest: () =>
      [...byLabel.values()].filter(
        ({ label, text, value }) => !asked.has(label) && !saysNothing(text) && !isMadeOut(value) && asPrinted(text) !== null,
      ),
    isTwo: (label) => {
      const values = rows.filter((one) => one.label === label && isMadeOut(one.value)).map(({ text }) => text)
      return new Set(values).size > 1
    },
    read: (labels, fields, parse) => {
      const printed = labels.find((label) => byLabel.has(label))
      const label = labels.find((one) => !saysNothing(byLabel.get(one)?.text ?? ''))
      const filled = label === undefined ? null : row(label)
      const empty = printed === undefined ? null : row(printed)
      const value = filled ? parse(filled.text) : null
      for (const field of fields) {
        if (filled && value !== null) note(notes, field, filled.value)
        else if (filled && isAskedAsTie(field, filled.text)) askAbout(notes, field, filled.value)
        else if (filled) noteUnread(notes, field, filled.value)
        else if (!filled && empty) note(notes, field, [empty.labelRun])
      }
      return value
    },
  }
}

/** Rows that have no field of their own, as they are printed. */
export function alsoPrinted(rows: readonly LabelValue<string>[], notes: Notes): Pick<Account, 'alsoPrinted'> {
  rows.forEach(({ labelRun, value }, index) => note(notes, `alsoPrinted.${index}`, [labelRun, ...value]))
  return rows.length === 0 ? {} : { alsoPrinted: rows.map(({ label, text }) => `${label}: ${text}`) }
}

/** How sure it is that what was made out on a picture, and means nothing, is what stands there. */
const UNREAD = 0.5
/** Whether pieces were made out on a picture. */
export const isMadeOut = (pieces: readonly Placed[]): boolean =>
  pieces.some(({ words = [] }) => words.some(({ confidence }) => confidence !== undefined))

/** The place of a value that was made out on a picture and cannot be understood: somebody is asked what stands there. */
export function noteUnread(notes: Notes, field: string, pieces: readonly Placed[]): void {
  const evidence = isMadeOut(pieces) ? evidenceOf(pieces) : null
  if (evidence && !notes[field]) notes[field] = { ...evidence, confidence: Math.min(evidence.confidence ?? 1, UNREAD) }
}

/** Asks what words mean that are not known, at their place. */
export function askAbout(notes: Notes, field: string, pieces: readonly Placed[]): void {
  const evidence = evidenceOf(pieces)
  if (evidence) notes[field] = { ...evidence, confidence: 0 }
}

/** Asks what a month's sign means that no key and no table explains, where it is. */
export function askMonth(notes: Notes, month: string, { page, box }: Pick<Placed, 'page' | 'box'>): void {
  notes[`paymentHistory.${month}`] ??= { page, box, quote: '', confidence: 0 }
}

/** Words that say of an account that nobody said whose it is. */
const NO_TIE = /^(?:undesignated|unknown|none|other|not (?:available|reported|designated|applicable))\.?$/i
/** Whether the words for whose account it is are ones that somebody has to explain: who owes it decides what may be reported. */
export const isAskedAsTie = (field: string, printed: string): boolean =>
  field === 'responsibility' && !NO_TIE.test(printed.trim())

/** Of two entries in one nothing is sure: their name is asked about. So are others that may be one another's. */
export function doubtTwo(notes: Notes, fields: readonly string[] = ['creditorName']): void {
  for (const field of fields) {
    const place = notes[field]
    if (place) notes[field] = { ...place, confidence: Math.min(place.confidence ?? 1, UNREAD) }
  }
}

/** A text as it is printed. */
export const asPrinted = (text: string): string | null => (text.endsWith(CUT_OFF) ? null : text.trim())
/** What the edge of the page cut off, or a sign without meaning: what ends so is not all that was printed. */
const CUT_OFF = '\uFFFD'

/** The amount at the head of a text such as `$25 as of 10/01/2024`; what is overpaid is below zero, `($45.00)` or `$-45`. */
export function leadingMoney(text: string): Cents | null {
  const match = /^(?:(?:-?\$?\s?|\$\s?-)[\d,]+(?:\.\d{2})?|\(\$?\s?[\d,]+(?:\.\d{2})?\))(?=$|[\s.;])/.exec(text.trim())
  return match ? parseMoney(match[0].replace(/,$/, '')) : null
}

/** The day after `as of` (or `on`) in a text such as `$25 as of 10/01/2024`. */
export function dayAsOf(text: string): PartialDay | null {
  const match = /\b(?:as of|on) ([A-Za-z]{3,9}\.? (?:\d{1,2}, ?)?\d{4}|\d{1,2}\/(?:\d{1,2}\/)?\d{4})/.exec(text)
  return match?.[1] === undefined ? null : parsePrintedDay(match[1])
}

/** Reads the `Account Number` as it is shown; its quote keeps no more than its value does. */
export function readAccountNumber(
  read: (labels: readonly 'Account Number'[], fields: readonly string[], parse: (text: string) => string | null) => string | null,
  notes: Notes,
): string | null {
  const shown = read(['Account Number'], ['accountNumber'], shownAccountNumber)
  const place = notes['accountNumber']
  if (shown !== null && place) notes['accountNumber'] = { ...place, quote: shown }
  return shown
}
