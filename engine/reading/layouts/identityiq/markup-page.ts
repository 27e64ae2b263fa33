import { cellsOf, labelRows, lineOfListed, tableRows } from '#engine/reading/layouts/bureau-columns/markup-cells.ts'
import {
  type BureauPage,
  type Cell,
  type DraftPage,
  draftPage,
  type LabelRow,
  type Section,
} from '#engine/reading/layouts/bureau-columns/page.ts'
import { readList } from '#engine/reading/layouts/bureau-columns/markup-lists.ts'
import { kindOfTable } from '#engine/reading/layouts/bureau-columns/table-kind.ts'
import { ACCOUNT_LABELS, scoreModelIn } from '#engine/reading/layouts/bureau-columns/words.ts'
import { withStrip } from '#engine/reading/layouts/bureau-columns/with-strip.ts'
import { readHistoryTable } from '#engine/reading/layouts/identityiq/markup-history.ts'
import { HISTORY_HEADING, isNoHeading, REFERENCE, REPORT_DATE, sectionNamed } from '#engine/reading/layouts/identityiq/words.ts'
import type { ListedLine, MarkupListing } from '#engine/reading/listing/list-markup.ts'
import { firstIn, hasClass, isElement, isShown, type MarkupElement } from '#engine/reading/listing/markup-tree.ts'

/** What is between tables, block by block, and the tables. */
type Piece =
  | { readonly kind: 'text'; readonly lines: readonly ListedLine[]; readonly isSubHeader: boolean }
  | { readonly kind: 'table'; readonly table: MarkupElement }

/** Reads the saved page: headings and tables in their order, known by their words; classes only help. */
export function markupPage(root: MarkupElement, listing: MarkupListing): BureauPage {
  const page = draftPage()
  let section: Section = 'top'
  let heading: { cell: Cell; isSubHeader: boolean } | null = null
  let before = ''
  for (const piece of piecesIn(root, listing)) {
    if (piece.kind === 'table') {
      readTable(piece.table, { page, section, heading: heading?.cell ?? [] }, listing)
      heading = null
      continue
    }
    const text = piece.lines.map((line) => line.text).join(' ')
    const opened = piece.isSubHeader ? null : sectionNamed(text)
    if (opened) [section, heading] = [opened, null]
    else if ((piece.isSubHeader || (!isNoHeading(text) && heading?.isSubHeader !== true)) && !HISTORY_HEADING.test(text))
      heading = { cell: piece.lines.map(lineOfListed), isSubHeader: piece.isSubHeader }
    for (const line of piece.lines) {
      page.reference ??=
        REFERENCE.exec(line.text)?.[1] ?? (REFERENCE.test(before) && /^[A-Z]?\d[\w-]*$/.test(line.text) ? line.text : null)
      page.reportDate ??=
        REPORT_DATE.exec(line.text)?.[1] ?? (REPORT_DATE.test(before) && /^\d/.test(line.text) ? line.text : null)
      if (section === 'score') page.scoreModel ??= scoreModelIn(line.text)
      before = line.text
    }
  }
  // A table without a heading is an account if it has a number of its own: whose it is is asked. Any other is a part of one.
  return { ...page, accounts: page.accounts.filter((one) => one.heading.length > 0 || hasNumber(one.rows)) }
}

const NUMBER_LABELS: readonly string[] = ACCOUNT_LABELS.accountNumber
const hasNumber = (rows: readonly LabelRow[]): boolean => rows.some(({ label }) => NUMBER_LABELS.includes(label))

/** Innermost tables, and the text around them block by block. */
function piecesIn(element: MarkupElement, listing: MarkupListing): Piece[] {
  const hasTables = firstIn(element, ({ tag }) => tag === 'table') !== null
  if (element.tag === 'table' && !hasTables) return [{ kind: 'table', table: element }]
  if (!hasTables) {
    const byBlock = Map.groupBy(listing.linesOf(element), ({ block }) => block)
    return [...byBlock].map(([block, lines]) => ({
      kind: 'text',
      lines,
      isSubHeader: hasClass(block, 'sub_header') || hasClass(element, 'sub_header'),
    }))
  }
  return element.children.filter(isElement).flatMap((child) => (isShown(child) ? piecesIn(child, listing) : []))
}

/** Puts a table where its own words say that it belongs. */
function readTable(table: MarkupElement, at: { page: DraftPage; section: Section; heading: Cell }, listing: MarkupListing): void {
  const { page, section, heading } = at
  const history = readHistoryTable(table, listing)
  const account = page.accounts.at(-1)
  if (history) {
    if (account) page.accounts[page.accounts.length - 1] = { ...account, history: withStrip(account.history, history) }
    return
  }
  const rows = labelRows(table, listing)
  if (!rows) return readList(tableRows(table).map(cellsOf), page, listing)
  const kind = kindOfTable(rows)
  if (kind === 'accounts') page.accounts.push({ heading, rows, history: {}, lateCounts: {} })
  else if (kind === 'records') page.records.push({ heading, rows })
  else if (kind !== null) page[kind].push(...rows)
  else if (section === 'personal' || section === 'score' || section === 'summary') page[section].push(...rows)
}
