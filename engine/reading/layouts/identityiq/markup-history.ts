import { cellsOf, cellsUnder, lineOfListed, tableRows } from '#engine/reading/layouts/bureau-columns/markup-cells.ts'
import { type AccountTable, bureauNamed, type HistoryCell } from '#engine/reading/layouts/bureau-columns/page.ts'
import { monthsOf } from '#engine/reading/layouts/identityiq/month-labels.ts'
import type { MarkupListing } from '#engine/reading/listing/list-markup.ts'
import { firstIn, hasClass, isShown, type MarkupElement, textIn } from '#engine/reading/listing/markup-tree.ts'
import type { Month } from '#engine/values/day.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** The two-year history: months over years over a row for each bureau. Null where the table is none. */
export function readHistoryTable(table: MarkupElement, listing: MarkupListing): AccountTable['history'] | null {
  const rows = tableRows(table).map(cellsOf)
  const rowNamed = (name: RegExp): readonly MarkupElement[] | undefined =>
    rows.find(([label]) => label && name.test(textIn(label)))
  const [months, years] = [rowNamed(/^month:?$/i), rowNamed(/^year:?$/i)]
  if (!months || !years) return null
  const under = (cells: readonly MarkupElement[]) => cellsUnder(months, cells).slice(1)
  const named = monthsOf(
    months.slice(1).map(wideText),
    under(years).map((cell) => (cell ? textIn(cell) : '')),
  )
  const history: Partial<Record<Bureau, HistoryCell[]>> = {}
  for (const row of rows) {
    const [label] = row
    const bureau = label ? bureauNamed(textIn(label)) : null
    if (bureau && !history[bureau])
      history[bureau] = under(row).flatMap((cell, index) => historyCell(cell, named[index] ?? null, listing))
  }
  return history
}

/** A month is named twice, for wide and for narrow screens. */
function wideText(cell: MarkupElement): string {
  const wide = firstIn(cell, (element) => hasClass(element, 'lg-view'))
  return textIn(wide ?? cell)
}

function historyCell(cell: MarkupElement | undefined, month: Month | null, listing: MarkupListing): HistoryCell[] {
  const [line] = cell && isShown(cell) ? listing.linesOf(cell) : []
  const [run] = line ? lineOfListed(line).runs : []
  return month !== null && line && run ? [{ month, code: line.text, run }] : []
}
