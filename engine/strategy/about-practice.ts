import { matchEntries, sameFurnisher } from '#engine/strategy/match-entries.ts'

/** An entry of the file, the member's own or a practised one. */
export interface FiledEntry {
  readonly creditorName: string
  readonly description: string
  readonly accountNumber: string | null
  readonly isPractice: boolean
}

/** What someone says without naming an entry of the file by its id. */
export interface Said {
  /** The company it is about; null where only the text tells. */
  readonly creditor: string | null
  readonly text: string
}

/** Letters of a description below which it could stand anywhere. */
const LEAST_LETTERS = 20

/**
 * Whether it is about an entry of a practice report, so that it may go nowhere real (docs/decisions/0007): it names the
 * company of a practised entry and of none of the member's own, or it repeats a practised entry's words.
 */
export function isAboutPractice({ creditor, text }: Said, entries: readonly FiledEntry[]): boolean {
  const practised = entries.filter(({ isPractice }) => isPractice)
  const own = entries.filter(({ isPractice }) => !isPractice)
  if (repeatsAny(text, practised) && !repeatsAny(text, own)) return true
  if (creditor === null) return namesAny(text, practised) && !namesAny(text, own)
  return sameFurnisher(creditor, practised).length > 0 && matchEntries(creditor, own).length === 0
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()

function repeatsAny(text: string, entries: readonly FiledEntry[]): boolean {
  const said = plain(text)
  return entries.some(({ description }) => {
    const words = plain(description)
    return words.length >= LEAST_LETTERS && said.includes(words)
  })
}

/** By the name, and by the last digits of the number where the entry has one. */
function namesAny(text: string, entries: readonly FiledEntry[]): boolean {
  const low = plain(text)
  return entries.some(({ creditorName, accountNumber }) => {
    const digits = accountNumber?.replaceAll(/\D/g, '').slice(-4) ?? ''
    return low.includes(plain(creditorName)) && (digits.length < 4 || low.includes(digits))
  })
}
