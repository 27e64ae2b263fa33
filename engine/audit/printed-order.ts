import type { Account } from '#engine/report/account.ts'
import type { Evidence } from '#engine/report/evidence.ts'
import { compareTexts } from '#engine/values/compare-texts.ts'

type Place = Pick<Evidence, 'page' | 'box'>

/** In the order of the pages, however they come in; those of one place by their ids. */
export function inPrintedOrder(accounts: readonly Account[]): readonly Account[] {
  return accounts
    .map((account) => ({ account, place: Object.values(account.evidence).toSorted(comparePlaces)[0] }))
    .toSorted((a, b) => comparePlaces(a.place, b.place) || compareTexts(a.account.id, b.account.id))
    .map(({ account }) => account)
}

/** What has no place comes last. */
function comparePlaces(a: Place | undefined, b: Place | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return a.page - b.page || a.box[1] - b.box[1] || a.box[0] - b.box[0]
}
