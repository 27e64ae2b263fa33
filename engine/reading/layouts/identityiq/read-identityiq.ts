import { columnsOf } from '#engine/reading/layouts/bureau-columns/markup-cells.ts'
import { reportsOf } from '#engine/reading/layouts/bureau-columns/read-reports.ts'
import { markupPage } from '#engine/reading/layouts/identityiq/markup-page.ts'
import { FORMAT } from '#engine/reading/layouts/identityiq/words.ts'
import { listMarkup } from '#engine/reading/listing/list-markup.ts'
import { elementsIn, firstIn, hasClass, type MarkupElement, textIn } from '#engine/reading/listing/markup-tree.ts'
import type { ListedReading } from '#engine/reading/read-document.ts'

const CLASSES = ['rpt_fullReport_header', 'rpt_table4column', 'headerTUC', 'headerEXP', 'headerEQF', 'addr_hsrty', 'hstry-header']

/** Whether the page is of the family: by two of its classes, or where it lost them by its words. */
function isIdentityIq(root: MarkupElement): boolean {
  const found = new Set<string>()
  elementsIn(root, (element) => {
    for (const name of CLASSES) if (hasClass(element, name)) found.add(name)
    return false
  })
  if (found.size >= 2) return true
  const text = textIn(root)
  return /two-?year payment history/i.test(text) && firstIn(root, (one) => one.tag === 'tr' && columnsOf(one) !== null) !== null
}

/**
 * Reads a saved three-bureau page of the IdentityIQ family, as Angular left it or plain: one report for each bureau that
 * says anything. Null for any other page. Source: reference/report-formats.md §2.5.
 */
export function readIdentityIq(root: MarkupElement): ListedReading | null {
  if (!isIdentityIq(root)) return null
  // The style sheet shows each month once: its short name on a wide screen, its initial on a narrow one.
  const hasWide = firstIn(root, (one) => hasClass(one, 'lg-view')) !== null
  const isNarrowTwin = (element: MarkupElement): boolean => hasWide && hasClass(element, 'sm-view')
  const listing = listMarkup(root, isNarrowTwin)
  return { reports: reportsOf(markupPage(root, listing), FORMAT), listing: listing.pages }
}
