import { middleYOf, topOf } from '#engine/reading/boxes.ts'
import type { Word } from '#engine/reading/page-text.ts'
import { isUnreadMonth } from '#engine/recognition/unread-month.ts'
import type { Account } from '#engine/report/account.ts'

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
