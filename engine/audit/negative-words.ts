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
  [/\bwas (?:a |an )?\d{2,3}(?:\+| or more)? days (?:past due|late)\b|\bderogatory\b/i, 'late_payment'],
]

/** A remark is only these words: others speak of disputes, of the past or of somebody else. */
const REMARK: Table = [
  [
    /^(?:acct|account|debt|loan)? ?incl(?:uded|\.)? in (?:ch(?:apter|\.)? ?\d{1,2} )?(?:bankruptcy|bk)(?: chapter \d{1,2})?$/i,
    'bankruptcy',
  ],
  [/^(?:acct |account |debt )?discharged (?:through|in) (?:chapter \d{1,2} )?bankruptcy(?: chapter \d{1,2})?$/i, 'bankruptcy'],
  [
    /^(?:chapter (?:7|11|12|13) )?bankruptcy(?: chapter (?:7|11|12|13))?$|^(?:chapter 13; )?(?:account )?(?:included )?(?:in )?wage earner plan(?: account)?$/i,
    'bankruptcy',
  ],
  [/^(?:account |debt )?(?:placed for|transferred to|assigned to) collections?$|^collection account$/i, 'collection'],
  [/^profit and loss write-?off$|^(?:unpaid balance |account )?charged off(?: account| as bad debt)?$/i, 'charge_off'],
  [/^unpaid balance reported as a loss(?: by (?:the )?credit grantor)?$/i, 'charge_off'],
  [/^(?:account )?(?:settled|legally paid in full|paid)(?: -| for)? (?:for )?less than (?:the )?full balance$/i, 'charge_off'],
  [/^(?:involuntary )?repossession$|^voluntary surrender$|^foreclosure$/i, 'charge_off'],
]

const plain = (text: string): string => text.replaceAll(/[<>]/g, '').trim().replace(/\.$/, '')

/** What the words of an account's status, or one of its remarks, say that it is; null where they say nothing bad. */
export function negativeWordsOf({ statusText, remarks }: Pick<Account, 'statusText' | 'remarks'>): {
  readonly itemType: ItemType
  /** The field in whose evidence the words stand. */
  readonly field: string
} | null {
  const inStatus = statusText === null ? undefined : STATUS.find(([words]) => words.test(statusText.replaceAll('_', ' ')))
  if (inStatus) return { itemType: inStatus[1], field: 'statusText' }
  for (const [index, remark] of remarks.entries()) {
    const found = REMARK.find(([words]) => words.test(plain(remark)))
    if (found) return { itemType: found[1], field: `remarks.${index}` }
  }
  return null
}
