import type { z } from 'zod'
import type { confirmation } from '#contract/confirmations.ts'
import type { EntryKind } from '#engine/reading/doubts/doubts.ts'
import { parseAnswer } from '#engine/reading/doubts/parse-answer.ts'
import { parsePrintedDay, writeDay } from '#engine/values/day.ts'
import { parseMoney, writeMoney } from '#engine/values/money.ts'
import { HISTORY_CODES } from '#engine/words/history-code.ts'
import { CODE_LOOKS } from '#web/parts/history-code-words.ts'

export type Confirmation = z.output<typeof confirmation>

const HISTORY_WORDS: ReadonlyMap<string, string> = new Map(HISTORY_CODES.map((code) => [code, CODE_LOOKS[code].words]))

/** `authorized_user` as `Authorized user`; a code of the payment grid by its words. */
export function choiceWords(choice: string): string {
  const words = HISTORY_WORDS.get(choice) ?? choice.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What was read, as a person reads it: `March 5, 2019`, `$1,284`, `30 days late`. */
export function writeRead({ kind, value }: Pick<Confirmation, 'kind' | 'value'>): string {
  if (value === '') return 'nothing printed there'
  if (kind === 'money') return writeMoney(parseMoney(value.replace(/\.(\d)$/, '.$10')) ?? Math.round(Number(value) * 100))
  if (kind === 'date') return /^\d{4}(?:-\d{2}){0,2}$/.test(value) ? writeDay(value) : value
  return kind === 'choice' || kind === 'month_code' ? choiceWords(value) : value
}

/** Why the picture shows something else than the value: a code for its words, a number of which four digits are kept; else null. */
export function noteOnRead({ key, kind, evidence: { quote } }: Pick<Confirmation, 'key' | 'kind' | 'evidence'>): string | null {
  if (kind === 'month_code') return quote === '' ? null : `Printed as “${quote}”.`
  const isNumber = fieldOfKey(key)?.field === 'accountNumber'
  return isNumber ? 'We keep only the last four digits of a number.' : null
}

/** As it is in the field that corrects it: dates as reports print them. */
export function writeForEditing({ kind, value }: Pick<Confirmation, 'kind' | 'value'>): string {
  if (kind !== 'date') return value
  const match = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(value)
  return match === null ? value : [match[2], match[3], match[1]].filter((part) => part !== undefined).join('/')
}

/** `Payment history 2024-05` as `Payment history, May 2024`. */
export const writeField = ({ field }: Pick<Confirmation, 'field'>): string =>
  field.replace(/ (\d{4}-\d{2})$/, (_, month: string) => `, ${writeDay(month)}`)

const ENTRIES: readonly EntryKind[] = ['personalInfo', 'account', 'inquiry', 'publicRecord', 'report']

/** The key names its field: `account/7/dateOpened`, `personalInfo/phones@1,20,30,40,10`. */
function fieldOfKey(key: string): { readonly entry: EntryKind; readonly field: string } | null {
  const parts = key.split('/')
  const entry = ENTRIES.find((kind) => kind === parts[0])
  const field = parts.at(-1)?.split('@')[0]
  return entry === undefined || field === undefined ? null : { entry, field }
}

/** What is wrong with a written answer, in the words of the server; null when it can be sent. */
export function problemOfAnswer({ key }: Pick<Confirmation, 'key'>, written: string): string | null {
  if (written.trim() === '') return 'Write what the page says, or choose “Not printed or not readable”.'
  const known = fieldOfKey(key)
  if (known === null) return null
  const answer = parseAnswer(known, written.trim())
  return answer.kind === 'problem' ? answer.message : null
}

/** As the wire has it. */
export const answerOf = ({ kind }: Pick<Confirmation, 'kind'>, written: string): string =>
  (kind === 'date' ? parsePrintedDay(written.trim()) : null) ?? written.trim()
