import { plainName } from '#engine/matching/plain-name.ts'

/** Letters of a name that must be given before it stands for a longer one: `Bank` alone names no one. */
const LEAST_LETTERS = 5

/**
 * The entries that a creditor's name means: those of exactly that furnisher (punctuation and legal form aside); when there
 * is none, those whose name begins with it word by word, or that it begins with ("Capital One" for CAPITAL ONE BANK USA NA).
 */
export function matchEntries<E extends { readonly creditorName: string }>(creditor: string, entries: readonly E[]): readonly E[] {
  const wanted = plainName(creditor)
  if (wanted === '') return []
  const exact = sameFurnisher(creditor, entries)
  if (exact.length > 0) return exact
  return entries.filter(({ creditorName }) => {
    const name = plainName(creditorName)
    return leads(wanted, name) || leads(name, wanted)
  })
}

/** Those of exactly that furnisher. */
export function sameFurnisher<E extends { readonly creditorName: string }>(
  creditor: string,
  entries: readonly E[],
): readonly E[] {
  const wanted = plainName(creditor)
  return wanted === '' ? [] : entries.filter(({ creditorName }) => plainName(creditorName) === wanted)
}

const leads = (short: string, long: string): boolean => short.length >= LEAST_LETTERS && long.startsWith(`${short} `)
