import { KIND_WORDS, problemOf, STATE_WORDS } from '#web/parts/worklist/matter-words.ts'
import type { Matter } from '#web/parts/use-matters.ts'

/** What a list of matters is narrowed to; `all` narrows nothing. */
export interface MatterFilter {
  readonly words: string
  readonly bureau: string
  readonly kind: string
  readonly state: string
}
export const NO_FILTER: MatterFilter = { words: '', bureau: 'all', kind: 'all', state: 'all' }

const isOne = (wanted: string, one: string): boolean => wanted === 'all' || wanted === one

/** Whether every word typed is in the text, in any order and any case. */
export const hasWords = (words: string, text: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word))

/** Whether a list narrowed so shows the matter. */
export function fitsFilter(matter: Matter, { words, bureau, kind, state }: MatterFilter): boolean {
  const { entries } = matter
  if (!isOne(kind, matter.kind) || !isOne(state, matter.state)) return false
  if (bureau !== 'all' && !entries.some((entry) => entry.bureau === bureau)) return false
  const printed = entries.flatMap(({ creditorName, accountNumber, findings }) => [
    creditorName,
    accountNumber ?? '',
    ...findings.map(({ message }) => message),
  ])
  return hasWords(
    words,
    [matter.name, KIND_WORDS[matter.kind], STATE_WORDS[matter.state].label, problemOf(matter), ...printed].join(' '),
  )
}
