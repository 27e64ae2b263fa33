import { middleYOf, topOf } from '#engine/reading/lines/boxes.ts'
import type { Word } from '#engine/reading/page-text.ts'
import { isUnreadMonth } from '#engine/recognition/grids/unread-month.ts'
import { addMonths } from '#engine/values/day.ts'
import type { Account } from '#engine/report/account.ts'
import type { Evidence, EvidenceMap } from '#engine/report/evidence.ts'

/**
 * The accounts with a place for each month of their grids of which nothing was read, so that somebody is asked. A row
 * belongs to the account of which other months stand in it; a row of which nothing was read, to the last account that
 * begins above it.
 */
export function withUnread(accounts: readonly Account[], words: ReadonlyMap<number, readonly Word[]>): Account[] {
  const found = [...words].flatMap(([page, onPage]) =>
    onPage.filter(({ text }) => isUnreadMonth(text)).map((word) => ({ page, word })),
  )
  const owned = found.map(({ page, word }) => {
    const month = word.text.slice(1)
    const owner =
      accounts.find((one) => isInRow(one, { page, word })) ?? accounts.findLast((one) => beginsAbove(one, { page, word }))
    return { owner, month, place: { page, box: word.box, quote: '', confidence: 0 } }
  })
  return accounts.map((account) => {
    const read = new Set(account.paymentHistory.map(({ month }) => month))
    const unread = owned.filter(({ owner, month }) => owner === account && !read.has(month) && read.size > 0)
    const places = unread.map(({ month, place }) => [`paymentHistory.${month}`, place] as const)
    return unread.length === 0 ? account : { ...account, evidence: { ...Object.fromEntries(places), ...account.evidence } }
  })
}

interface Named {
  readonly creditorName: string
  readonly evidence: EvidenceMap
}

/**
 * The entry with a place for its name where none was read: without one it is nobody's, and somebody is asked. It is looked
 * for where the entry begins, or at the head of the report.
 */
export function withUnreadName<Entry extends Named>(entry: Entry, head: Evidence): Entry {
  if (/[A-Za-z0-9]/.test(entry.creditorName)) return entry
  const read = entry.evidence['creditorName']
  const [first = head] = Object.values(entry.evidence).toSorted((a, b) => a.page - b.page || topOf(a.box) - topOf(b.box))
  const place = read ?? { page: first.page, box: first.box, quote: '' }
  return { ...entry, evidence: { ...entry.evidence, creditorName: { ...place, confidence: 0 } } }
}

/** So many times as many rows as are missing make a table that prints every month. */
const MUCH_MORE = 3

/**
 * The accounts with a place for each month between two rows of their balance table that has no row: a row that was not made
 * out leaves nothing behind. It is looked for beside the row of the month after it.
 */
export function withUnreadRows(accounts: readonly Account[]): Account[] {
  return accounts.map((account) => {
    const months = account.balanceHistory.map(({ month }) => month).toSorted()
    const gaps = gapsIn(months)
    if (gaps.length === 0 || months.length < gaps.length * MUCH_MORE) return account
    const places = gaps.flatMap(({ month, next }) => {
      const beside = account.evidence[`balanceHistory.${next}`]
      return beside?.confidence === undefined
        ? []
        : [[`balanceHistory.${month}`, { ...beside, quote: '', confidence: 0 }] as const]
    })
    return places.length === 0 ? account : { ...account, evidence: { ...Object.fromEntries(places), ...account.evidence } }
  })
}

/** The months that are not among these, each with the next that is. */
function gapsIn(months: readonly string[]): { month: string; next: string }[] {
  return months.flatMap((next, index) => {
    const before = months[index - 1]
    const missing: { month: string; next: string }[] = []
    if (before === undefined) return missing
    for (let month = addMonths(before, 1); month < next; month = addMonths(month, 1)) missing.push({ month, next })
    return missing
  })
}

interface UnreadMonth {
  readonly page: number
  readonly word: Word
}

/** Whether a month of the same year stands in the same row. */
const isInRow = ({ evidence }: Account, { page, word: { text, box } }: UnreadMonth): boolean =>
  Object.entries(evidence).some(
    ([field, place]) =>
      field.startsWith(`paymentHistory.${text.slice(1, 5)}`) &&
      place.page === page &&
      Math.abs(middleYOf(place.box) - middleYOf(box)) < box[3],
  )

function beginsAbove({ evidence }: Account, { page, word }: UnreadMonth): boolean {
  const head = evidence['creditorName']
  return head !== undefined && (head.page < page || (head.page === page && topOf(head.box) < word.box[1]))
}
