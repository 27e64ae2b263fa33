import { remarksOf, type Statement, statusOf } from '#engine/audit/statements.ts'
import type { Meaning } from '#engine/audit/status-phrases.ts'
import type { Account } from '#engine/report/account.ts'
import type { ItemType } from '#engine/words/item-type.ts'

/**
 * Words by which a bureau says that an entry is adverse though no field of the normal form does. Sources: the pay statuses of TransUnion's
 * and Equifax's disclosures and the remarks of monitoring services (reference/report-formats.md), Metro 2's special comments and
 * consumer information indicators (reference/law-and-codes.md).
 */
type Table = readonly (readonly [words: RegExp, itemType: ItemType])[]

/** Within a status, which says nothing else. */
const STATUS: Table = [
  [/\b(?:bankruptcy|wage earner|chapter (?:7|11|12|13))\b/i, 'bankruptcy'],
  [/\bcollections?\b/i, 'collection'],
  [/\bcharged? ?-?off\b|\bwrite-?off\b|\bless than (?:the )?full balance\b|^(?:account )?settled\b/i, 'charge_off'],
  [/\brepossess(?:ion|ed)\b|\bvoluntar(?:y|ily) surrender(?:ed)?\b|\bforeclos(?:ure|ed)\b/i, 'charge_off'],
  // Metro 2's status 88: the guarantor was asked to pay.
  [
    /\bclaim filed with (?:the )?government\b|(?<!\b(?:no|no longer|not|never|without|removed from|out of)(?: in)? )\bdefault(?:ed)?\b(?!,? (?:cured|resolved))/i,
    'charge_off',
  ],
  [/\bwas (?:a |an )?\d{2,3}(?:\+| or more)? days (?:past due|late)\b|\bderogatory\b/i, 'late_payment'],
]

/** What a status or a remark says, where every word of it is understood and none takes it back: others speak of disputes, or of someone else. */
const MEANINGS: readonly (readonly [meanings: readonly Meaning[], itemType: ItemType])[] = [
  [['bankruptcy_filed', 'bankruptcy_discharged'], 'bankruptcy'],
  [['collection'], 'collection'],
  [['charge_off', 'settled', 'repossession', 'voluntary_surrender', 'foreclosure', 'defaulted'], 'charge_off'],
  [['late_now', 'adverse'], 'late_payment'],
]
const TAKEN_BACK = ['reinstated', 'bankruptcy_undone', 'bankruptcy_of_other'] as const satisfies readonly Meaning[]

/** What the words of an account's status, or one of its remarks, say that it is; null where they say nothing bad. */
export function negativeWordsOf(account: Account): {
  readonly itemType: ItemType
  /** The field whose evidence has the words. */
  readonly field: string
} | null {
  const status = statusOf(account)
  const inStatus = status === null ? null : typeIn(status.text)
  if (inStatus !== null) return { itemType: inStatus, field: 'statusText' }
  for (const one of [...(status === null ? [] : [status]), ...remarksOf(account)]) {
    const itemType = typeOf(one, account)
    if (itemType !== null) return { itemType, field: one.key }
  }
  return null
}

const typeIn = (text: string): ItemType | null => STATUS.find(([words]) => words.test(text))?.[1] ?? null

function typeOf({ text, meanings, isUnderstood }: Statement, { paymentStatus }: Account): ItemType | null {
  if (!isUnderstood || TAKEN_BACK.some((one) => meanings.has(one))) return null
  // What it was, it was, as in a status.
  if (meanings.has('past_worst')) return typeIn(text)
  // Next to payments that are current it may be an old remark.
  if (meanings.has('foreclosure_started') && paymentStatus === null) return 'charge_off'
  return MEANINGS.find(([says]) => says.some((one) => meanings.has(one)))?.[1] ?? null
}
