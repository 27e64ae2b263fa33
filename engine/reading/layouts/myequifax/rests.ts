import { type AccountContext, readAccount } from '#engine/reading/layouts/myequifax/account.ts'
import { type AccountParts, partsOf, partsOfRest } from '#engine/reading/layouts/myequifax/blocks.ts'
import { sidesOf } from '#engine/reading/layouts/myequifax/remarks.ts'
import { beginsEntry } from '#engine/reading/layouts/myequifax/sections.ts'
import type { Line } from '#engine/reading/lines/lines.ts'
import type { Account } from '#engine/report/account.ts'

/** The end of an account whose beginning is on a page that is missing. */
export interface Rest {
  /** Its company as it stands over the contact: no other name is printed of it here. A long one takes several lines. */
  readonly name: readonly [Line, ...Line[]]
  readonly parts: AccountParts
}

/** Labels that only an account has; a collection ends with comments and a contact, too. */
const OWN_LABELS = /^(?:Loan Type|Balloon Payment|Charge.Off Amount|Months Reviewed|Deferred Payment|Activity Designator)\b/

function restOf(lines: readonly Line[]): Rest | null {
  const parts = partsOfRest(lines)
  const name = nameOver(sidesOf(parts.comments).right)
  const isOfAccount = parts.details.some(({ runs }) => runs.some(({ text }) => OWN_LABELS.test(text)))
  return name !== null && isOfAccount ? { name, parts } : null
}

const TOWN = /,? [A-Z]{2} {1,2}\d{5}(?:-{1,2}\d{1,4})?$/
/** A street, a box, or what is between a name and its street. */
const OF_ADDRESS =
  /\d|^p\.? ?o\.? |^(?:attn|attention|c\/o|dept|department|one|two|three|four|five|mail ?stop)\b|\b(?:plaza|building|bldg|cent(?:er|re)|floor|suite|tower|square|park|dept|department|operations|disputes?|bureau relations)\b/i

/** What stands over a contact's address: its first line, and those that go on with it before the street. */
function nameOver(contact: readonly Line[]): Rest['name'] | null {
  const [first, ...more] = contact
  if (first === undefined) return null
  const town = more.findIndex(({ text }) => TOWN.test(text))
  const between = more.slice(0, Math.max(0, town - 1))
  const end = between.findIndex(({ text }) => OF_ADDRESS.test(text))
  return [first, ...between.slice(0, end < 0 ? between.length : end)]
}

/** From the first line of the file, and of each page behind one that is missing, to the next of these. */
function stretchesOf(lines: readonly Line[]): Line[][] {
  const stretches: Line[][] = []
  let page: number | null = null
  for (const line of lines) {
    if (page === null || line.page > page + 1) stretches.push([])
    stretches.at(-1)?.push(line)
    page = line.page
  }
  return stretches
}

const lettersOf = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** Whether the account that was begun last has not ended yet, and is of this company. */
function goesOnIn(before: readonly Line[], { name: [name] }: Rest): boolean {
  const head = before.findLastIndex(beginsEntry)
  if (head < 0 || sidesOf(partsOf(before.slice(head)).parts.comments).right.length > 0) return false
  return lettersOf(before[head]?.text ?? '').includes(lettersOf(name.text))
}

/** The ends of accounts at the head of pages, and the lines without them. */
export function restsIn(lines: readonly Line[]): { readonly rests: readonly Rest[]; readonly others: readonly Line[] } {
  const rests: Rest[] = []
  const others: Line[] = []
  for (const stretch of stretchesOf(lines)) {
    const next = stretch.findIndex(beginsEntry)
    const rest = restOf(next < 0 ? stretch : stretch.slice(0, next))
    const isParted = rest !== null && !goesOnIn(others, rest)
    if (isParted) rests.push(rest)
    others.push(...(isParted ? stretch.slice(next < 0 ? stretch.length : next) : stretch))
  }
  return { rests, others }
}

/** A name that only stands over the contact. */
const BY_CONTACT = 0.5

/** What the end of an account says; whether it is open stands in its heading, which is not here. */
export function readRest({ name, parts }: Rest, context: AccountContext): Account {
  const account = readAccount({ heading: name, parts }, 'other', context)
  const isEnded = account.dateClosed !== null || (account.status !== 'open' && account.status !== 'delinquent')
  const { status: place, creditorName, ...others } = account.evidence
  return {
    ...account,
    status: isEnded ? account.status : null,
    evidence: {
      ...others,
      ...(isEnded && place && { status: place }),
      ...(creditorName && { creditorName: { ...creditorName, confidence: BY_CONTACT } }),
    },
  }
}
