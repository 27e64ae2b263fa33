import { POST_CODE } from '#engine/reading/values/addresses.ts'
import { shownAccountNumber } from '#engine/values/account-number.ts'
import { choicesOf, FIGURES, kindOfField } from '#engine/reading/doubts/confirmations.ts'
import { type Doubt, partsOfField } from '#engine/reading/doubts/doubts.ts'
import { isDay, type PartialDay, parsePrintedDay } from '#engine/values/day.ts'
import type { Cents } from '#engine/values/money.ts'
import { coverSsn } from '#engine/values/social-security-number.ts'

/** What a member's answer means in the normal form, and how it is quoted. */
export type ParsedAnswer =
  | { readonly kind: 'value'; readonly value: unknown; readonly quote: string }
  | { readonly kind: 'problem'; readonly message: string }

const MESSAGES = {
  date: 'Write the date as 05/31/2024, May 2024 or 2024-05-31.',
  money: 'Write the amount in dollars, for example 1,234 or 1234.50.',
  month_code: 'Choose one of the codes.',
  choice: 'Choose one of the listed words.',
  number: 'Write a whole number.',
  text: 'Write what the page says.',
  addresses: 'Write street, city, state and ZIP code with commas: 12 Oak St, Dayton, OH 45402.',
  balanceHistory: 'Write the four figures: balance 100; scheduled 25; paid -; past due 0.',
  lateCounts: 'Write the three counts: 1 / 0 / 0.',
  ssnLast4: 'Write only the last four digits.',
  accountNumber: 'Write the account number as it is printed.',
} as const

/** Reads what the member wrote, by the kind of the field. Social Security numbers in it are covered. */
export function parseAnswer({ entry, field }: Pick<Doubt, 'entry' | 'field'>, written: string): ParsedAnswer {
  const { name, member } = partsOfField(field)
  const kind = kindOfField(entry, field)
  const quote = coverSsn(written)
  const parsed = special(name, member, quote)
  if (parsed) return parsed
  const value = kind === 'text' ? quote.replaceAll(/\s+/g, ' ') : VALUES[kind](quote, choicesOf(entry, field))
  return value === null ? { kind: 'problem', message: MESSAGES[kind] } : { kind: 'value', value, quote }
}

const VALUES = {
  date: (text: string): PartialDay | null => dayOf(text),
  money: (text: string): Cents | null => centsOf(text),
  number: (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null),
  month_code: (text: string, choices: readonly string[]): string | null => choices.find((one) => one === text) ?? null,
  choice: (text: string, choices: readonly string[]): string | null => choices.find((one) => one === text) ?? null,
} as const

/** Fields whose value is made of parts, or of which only a part is kept. Null for all others. */
function special(name: string, member: string | null, text: string): ParsedAnswer | null {
  if (name === 'ssnLast4') {
    const last = /(?:^|\D)(\d{4})$/.exec(text)?.[1]
    return last === undefined
      ? { kind: 'problem', message: MESSAGES.ssnLast4 }
      : { kind: 'value', value: last, quote: `XXX-XX-${last}` }
  }
  if (name === 'accountNumber') {
    const number = shownAccountNumber(text)
    return number === null
      ? { kind: 'problem', message: MESSAGES.accountNumber }
      : { kind: 'value', value: number, quote: number }
  }
  if (name === 'addresses') return valued(addressOf(text), text, MESSAGES.addresses)
  if (name === 'balanceHistory') return valued(figuresOf(text, member), text, MESSAGES.balanceHistory)
  if (name === 'lateCounts') return valued(countsOf(text), text, MESSAGES.lateCounts)
  return name === 'contact' ? { kind: 'value', value: contactOf(text), quote: text } : null
}

const valued = (value: unknown, quote: string, message: string): ParsedAnswer =>
  value === null ? { kind: 'problem', message } : { kind: 'value', value, quote }

function dayOf(text: string): PartialDay | null {
  if (/^\d{4}(-(0[1-9]|1[0-2]))?$/.test(text) || isDay(text)) return text
  return parsePrintedDay(text)
}

function centsOf(text: string): Cents | null {
  const match = /^(-)?\$? ?(-)?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match?.[3]) return null
  const cents = Number(match[3].replaceAll(',', '')) * 100 + Number((match[4] ?? '').padEnd(2, '0'))
  return match[1] === undefined && match[2] === undefined ? cents : -cents
}

const ADDRESS = new RegExp(String.raw`^(?:(.+), *)?([^, ][^,]*), *([A-Za-z]{2})(?:[ ,]+(${POST_CODE}))?$`, 'i')

function addressOf(text: string): unknown {
  const match = ADDRESS.exec(text.replaceAll(/\s+/g, ' '))
  if (!match) return null
  const [, street, city, state, zip] = match
  return { street: street ?? null, city: city ?? null, state: state?.toUpperCase() ?? null, zip: zip ?? null }
}

function figuresOf(text: string, month: string | null): unknown {
  const row = new Map<string, Cents | null>()
  for (const [key, label] of FIGURES) {
    const found = new RegExp(String.raw`(?:^|[;,] *)${label}:? ([-$\d.,]+?) *(?=;|$)`, 'i').exec(text)?.[1]
    const cents = found === undefined || found === '-' ? null : centsOf(found)
    if (found === undefined || (cents === null && found !== '-')) return null
    row.set(key, cents)
  }
  return { month, ...Object.fromEntries(row) }
}

function countsOf(text: string): unknown {
  const match = /^(\d{1,3}) *\/ *(\d{1,3}) *\/ *(\d{1,3})$/.exec(text)
  return match ? { days30: Number(match[1]), days60: Number(match[2]), days90: Number(match[3]) } : null
}

const PHONE = /^[(\d][-\d() .]{6,}\d$/

function contactOf(text: string): unknown {
  const lines = text.split('\n').map((line) => line.trim())
  const phone = lines.find((line) => PHONE.test(line)) ?? null
  return { lines: lines.filter((line) => line !== '' && line !== phone), phone }
}
