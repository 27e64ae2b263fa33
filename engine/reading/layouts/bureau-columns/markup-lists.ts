import { cellOf } from '#engine/reading/layouts/bureau-columns/markup-cells.ts'
import { bureauNamed, type Cell, type DraftPage, labelOf } from '#engine/reading/layouts/bureau-columns/page.ts'
import type { MarkupListing } from '#engine/reading/listing/list-markup.ts'
import { isShown, type MarkupElement, textIn } from '#engine/reading/listing/markup-tree.ts'

/** Inquiries and creditors: a heading row, then a row each. */
export function readList(table: readonly (readonly MarkupElement[])[], page: DraftPage, listing: MarkupListing): void {
  const [header = [], ...rows] = table
  const names = header.map((cell) => labelOf(textIn(cell)))
  const column = (name: RegExp): number => names.findIndex((one) => name.test(one))
  const [creditor, date, bureau] = [
    column(/^creditor(?: name)?$/),
    column(/^date(?: of (?:inquiry|enquiry))?$/),
    column(/^(?:credit )?bureau$/),
  ]
  const [address, phone] = [column(/^address$/), column(/^phone/)]
  if (creditor < 0) return
  for (const row of rows) {
    const cells = row.map((cell): Cell => (isShown(cell) ? cellOf(cell, listing) : []))
    const one = (index: number): Cell => cells[index] ?? []
    const name = oneLine(one(creditor))
    const asked = bureauNamed(
      one(bureau)
        .map(({ text }) => text)
        .join(' '),
    )
    const day = oneLine(one(date))
    if (name && day && asked) page.inquiries.push({ creditorName: name, date: day, bureau: asked })
    else if (name && address >= 0) page.contacts.push({ name, address: one(address), phone: oneLine(one(phone)) })
  }
}

/** The lines of a cell as one. */
function oneLine(cell: Cell): Cell[number] | null {
  return cell.length === 0 ? null : { text: cell.map(({ text }) => text).join(' '), runs: cell.flatMap(({ runs }) => runs) }
}
