import { cellsOf, lineOfListed, tableRows } from '#engine/reading/layouts/bureau-columns/markup-cells.ts'
import { readList } from '#engine/reading/layouts/bureau-columns/markup-lists.ts'
import { type BureauPage, type Cell, type DraftPage, draftPage } from '#engine/reading/layouts/bureau-columns/page.ts'
import { hasNumberRow, kindOfTable } from '#engine/reading/layouts/bureau-columns/table-kind.ts'
import { scoreModelIn } from '#engine/reading/layouts/bureau-columns/words.ts'
import { gridRows } from '#engine/reading/layouts/consumerdirect/grid-rows.ts'
import { type BureauHistory, readHistory } from '#engine/reading/layouts/consumerdirect/payment-history.ts'
import { isNoHeading, REFERENCE, REPORT_DATE, sectionNamed } from '#engine/reading/layouts/consumerdirect/words.ts'
import type { ListedLine, MarkupListing } from '#engine/reading/listing/list-markup.ts'
import { firstIn, hasClass, isElement, isShown, type MarkupElement } from '#engine/reading/listing/markup-tree.ts'

/** What is being read: the page, and the title that the next table has. */
interface Reading {
  readonly page: DraftPage
  readonly listing: MarkupListing
  heading: Cell
  /** The account's own block names it: nothing in the block but its name is its title. */
  isNamed: boolean
}

/** Reads the saved page in its order: titles, grids, histories. */
export function markupPage(root: MarkupElement, listing: MarkupListing): BureauPage {
  const reading: Reading = { page: draftPage(), listing, heading: [], isNamed: false }
  walk(root, reading)
  return reading.page
}

const isHistory = (element: MarkupElement): boolean => hasClass(element, 'payment-history')
const isTable = (element: MarkupElement): boolean =>
  element.tag === 'table' || hasClass(element, 'attributes-table') || hasClass(element, 'd-grid')

function walk(element: MarkupElement, reading: Reading): void {
  const { listing, page } = reading
  const hasParts = firstIn(element, (one) => isTable(one) || isHistory(one)) !== null
  if (isHistory(element)) return addHistory(readHistory(element, listing), page)
  // A grid that only arranges histories or other grids is no table.
  if (isTable(element) && (!hasParts || hasClass(element, 'attributes-table'))) return readTable(element, reading)
  if (!hasParts) return readText(element, reading, listing.linesOf(element))
  const name = element.attributes['data-test-account-name']
  if (name !== undefined) nameAccount(element, name, reading)
  for (const child of element.children) if (isElement(child) && isShown(child)) walk(child, reading)
  if (name !== undefined) reading.isNamed = false
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()

const ORIGINAL_CREDITOR = /^\s*\(original creditor:[^)]*\)?/i

/** The block's name where it is shown in it, else its first line; of what is behind the name only whose debt it was. */
function nameAccount(element: MarkupElement, name: string, reading: Reading): void {
  const lines = reading.listing.linesOf(element)
  const line = lines.find(({ text }) => plain(text).startsWith(plain(name))) ?? lines[0]
  const behind = line && plain(line.text).startsWith(plain(name)) ? line.text.slice(plain(name).length) : ''
  const text = behind === '' ? name : `${line?.text.slice(0, plain(name).length)}${ORIGINAL_CREDITOR.exec(behind)?.[0] ?? ''}`
  reading.heading = line ? [lineOfListed({ text, evidence: line.evidence })] : []
  reading.isNamed = true
}

function readText({ tag }: MarkupElement, reading: Reading, lines: readonly ListedLine[]): void {
  const { page } = reading
  const last = lines.at(-1)
  const text = lines.map((line) => line.text).join(' ')
  page.reference ??= REFERENCE.exec(text)?.[1] ?? null
  page.reportDate ??= REPORT_DATE.exec(text)?.[1] ?? null
  page.scoreModel ??= scoreModelIn(text)
  if (!last || reading.isNamed || isNoHeading(last.text)) return
  // The page's title, its day and a section's name are no account's.
  const isOfPage = tag === 'h1' || [REPORT_DATE, REFERENCE].some((one) => one.test(last.text)) || sectionNamed(last.text) !== null
  reading.heading = isOfPage ? [] : lines.filter(({ block }) => block === last.block).map(lineOfListed)
}

function readTable(table: MarkupElement, reading: Reading): void {
  const { page, listing, heading } = reading
  const rows = gridRows(table, listing)
  if (!rows) {
    const cells = table.tag === 'table' ? tableRows(table).map(cellsOf) : [cellsOf(table)]
    return readList(cells, page, listing)
  }
  const kind = kindOfTable(rows)
  if (kind === 'accounts' && (heading.length > 0 || hasNumberRow(rows))) {
    page.accounts.push({ heading, rows, history: {}, lateCounts: {} })
    // The name is of this account alone: the next one without a name is nobody's that we know.
    reading.heading = []
  } else if (kind === 'records') page.records.push({ heading, rows })
  else if (kind !== null && kind !== 'accounts') page[kind].push(...rows)
}

function addHistory(history: BureauHistory | null, page: DraftPage): void {
  const account = page.accounts.at(-1)
  if (!history || !account) return
  const { bureau, cells, lateCounts } = history
  page.accounts[page.accounts.length - 1] = {
    ...account,
    history: { ...account.history, [bureau]: cells },
    lateCounts: lateCounts ? { ...account.lateCounts, [bureau]: lateCounts } : account.lateCounts,
  }
}
