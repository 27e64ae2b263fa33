import { isoDay, paddedDollars } from '#engine/reading/values/compact-values.ts'
import { type PartialDay, parsePrintedDay } from '#engine/values/day.ts'
import { type Cents, parseMoney } from '#engine/values/money.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** What the files of resellers and monitoring services write, whichever of their formats it is. */

const BUREAUS: Readonly<Record<string, Bureau>> = {
  equifax: 'equifax',
  efx: 'equifax',
  eqf: 'equifax',
  eq: 'equifax',
  experian: 'experian',
  xpn: 'experian',
  exp: 'experian',
  trw: 'experian',
  transunion: 'transunion',
  'trans union': 'transunion',
  trans_union: 'transunion',
  tuc: 'transunion',
  tui: 'transunion',
  tu: 'transunion',
}

/** The bureau of a name or code such as `Experian`, `XPN` or `TUC`; null for any other word. */
export function bureauNamed(text: string): Bureau | null {
  const key = text.trim().toLowerCase()
  return Object.hasOwn(BUREAUS, key) ? (BUREAUS[key] ?? null) : null
}

/** A date nobody can have: what a program writes where it has none. */
const EMPTY_DAYS = /^(?:1900-01-01|1901-01-01)$/

/** `2022-03-05` with or without a time, `2022-03`, `20220305`, or as it is printed; null for what is no date. */
export function dataDay(text: string): PartialDay | null {
  if (EMPTY_DAYS.test(text.slice(0, 10))) return null
  const plain = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (plain) return isoDay(`${plain[1]}-${plain[2]}-${plain[3]}`)
  const month = /^((?:19|20)\d{2}-(?:0[1-9]|1[0-2]))(?:-00)?$/.exec(text)
  return month?.[1] ?? isoDay(text) ?? parsePrintedDay(text)
}

/** `509`, `509.5` or `$1,234.00`. */
export const dataMoney = (text: string): Cents | null => parseMoney(text) ?? paddedDollars(text)

/** A count of at most four digits. */
export const dataCount = (text: string): number | null => (/^\d{1,4}$/.test(text) ? Number(text) : null)

/** A number of months as the file writes it; a nought says that there are none. */
export const dataTerms = (text: string): string | null => (/^0*$/.test(text) ? null : text.replace(/^0+(?=\d)/, ''))

/** A score such as `715` or `+715`; null for a code in its place. */
export function dataScore(text: string): number | null {
  const score = /^\+?\d{3,4}$/.test(text) ? Number(text) : 0
  return score >= 250 && score <= 999 ? score : null
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  '#x26': '&',
  '#38': '&',
  '#39': "'",
  apos: "'",
  quot: '"',
  lt: '<',
  gt: '>',
}
const once = (text: string): string =>
  text.replaceAll(/&(amp|#x26|#38|#39|apos|quot|lt|gt);/g, (whole, name: string) => ENTITIES[name] ?? whole)

/** What was escaped on its way, once or again (`H&#x26;amp;R`), as it is meant. */
export const unescaped = (text: string): string => once(once(text))

/** The words of a value on one line. */
export const dataText = (text: string): string => unescaped(text).replaceAll(/\s+/g, ' ').trim()

/** A postal code; a nought at its head is lost where a program took it for a number. */
export const postalCode = (text: string): string => (/^\d{3,4}$/.test(text) ? text.padStart(5, '0') : text)

/** The model as it is known, from names such as `EquifaxVantageScore3.0` or `VantageScore3`; other names as they are written. */
export function scoreModelNamed(text: string): string | null {
  const vantage = /vantage ?score\D{0,2}(\d)(?:\.(\d))?/i.exec(text)
  return vantage ? `VantageScore ${vantage[1]}.${vantage[2] ?? '0'}` : dataText(text) || null
}
