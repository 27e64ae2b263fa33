import { reportsOf } from '#engine/reading/layouts/bureau-columns/read-reports.ts'
import { markupPage } from '#engine/reading/layouts/consumerdirect/markup-page.ts'
import { FORMAT } from '#engine/reading/layouts/consumerdirect/words.ts'
import { listMarkup } from '#engine/reading/listing/list-markup.ts'
import { firstIn, hasClass, type MarkupElement } from '#engine/reading/listing/markup-tree.ts'
import type { ListedReading } from '#engine/reading/read-document.ts'

const SIGNS: readonly ((element: MarkupElement) => boolean)[] = [
  ({ attributes }) => attributes['id'] === 'smartcredit-app',
  ({ attributes }) => attributes['data-test-account-name'] !== undefined,
  (element) => hasClass(element, 'd-grid') && hasClass(element, 'grid-cols-4'),
  (element) => hasClass(element, 'attributes-table'),
  (element) => hasClass(element, 'payment-history'),
]

/** Whether the page is of the family: by two of its signs. */
function isConsumerDirect(root: MarkupElement): boolean {
  return SIGNS.filter((sign) => firstIn(root, sign) !== null).length >= 2
}

/**
 * Reads a saved three-bureau page of the ConsumerDirect family in its classic or modern view: one report for each bureau
 * that says anything. Null for any other page. Source: reference/report-formats.md §2.6.
 */
export function readConsumerDirect(root: MarkupElement): ListedReading | null {
  if (!isConsumerDirect(root)) return null
  const listing = listMarkup(root)
  return { reports: reportsOf(markupPage(root, listing), FORMAT), listing: listing.pages }
}
