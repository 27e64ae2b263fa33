import { bottomOf, leftOf, topOf } from '#engine/reading/lines/boxes.ts'
import {
  type AccountTable,
  type BureauPage,
  type Cell,
  labelOf,
  type RecordTable,
  type Section,
} from '#engine/reading/layouts/bureau-columns/page.ts'
import { pagePlaces, runsAligned } from '#engine/reading/layouts/bureau-columns/page-places.ts'
import { bureauHeads, columnsUnder, type Head } from '#engine/reading/layouts/bureau-columns/print-columns.ts'
import { printRows, wholeLine } from '#engine/reading/layouts/bureau-columns/print-rows.ts'
import { withStrip } from '#engine/reading/layouts/bureau-columns/with-strip.ts'
import { hasNumberRow, kindOfTable } from '#engine/reading/layouts/bureau-columns/table-kind.ts'
import { ALL_LABELS, scoreModelIn } from '#engine/reading/layouts/bureau-columns/words.ts'
import { printContacts, printInquiries } from '#engine/reading/layouts/bureau-columns/print-lists.ts'
import { isMadeOut, type Line } from '#engine/reading/lines/lines.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** What is under an account's rows, and the line that goes on behind it. */
export interface PrintHistory extends Pick<AccountTable, 'history' | 'lateCounts'> {
  readonly until: number
}

/** How a family of pages prints what is not in labelled rows. */
export interface PrintWords {
  readonly sectionNamed: (text: string) => Section | null
  /** Links and notes that stand where a title may. */
  readonly isNoHeading: (text: string) => boolean
  /** Lines that stand between a title and its heading row. */
  readonly isBetween: (text: string) => boolean
  /** A history, or a line of its heading or key; null where the line is none. */
  readonly historyAt: (lines: readonly Line[], at: number) => PrintHistory | null
}

/** The lines of one section, with the heading that opened it left out. */
interface Part {
  readonly section: Section
  readonly lines: Line[]
}

/** Reads the browser's print of the page: the same words at their places. */
export function printPage(lines: readonly Line[], words: PrintWords): BureauPage {
  const parts = partsOf(lines, words)
  const under = (section: Section): Line[] => parts.filter((part) => part.section === section).flatMap((part) => part.lines)
  const top = under('top')
    .map(({ text }) => text)
    .join(' ')
  const tables = parts
    .filter(({ section }) => !['inquiries', 'contacts', 'statement'].includes(section))
    .flatMap((part) => tablesIn(part.lines, words))
  const rowsOf = (kind: 'personal' | 'score' | 'summary') =>
    tables.filter((table) => kindOfTable(table.rows) === kind).flatMap(({ rows }) => rows)
  const headed = (kind: 'accounts' | 'records') =>
    tables.filter(
      ({ heading, rows }) => kindOfTable(rows) === kind && (kind === 'records' || heading.length > 0 || hasNumberRow(rows)),
    )
  return {
    reference: /reference ?#:?.*?\b([A-Z]?\d{6,}\w*)/i.exec(top)?.[1] ?? null,
    reportDate: /report date:?.*?\b(\d{1,2}\/\d{1,2}\/\d{4})/i.exec(top)?.[1] ?? null,
    scoreModel: scoreModelIn(
      under('score')
        .map(({ text }) => text)
        .join(' '),
    ),
    personal: rowsOf('personal'),
    score: rowsOf('score'),
    summary: rowsOf('summary'),
    accounts: headed('accounts'),
    records: headed('records'),
    inquiries: printInquiries(under('inquiries')),
    contacts: printContacts(under('contacts')),
  }
}

function partsOf(lines: readonly Line[], { sectionNamed }: PrintWords): Part[] {
  const parts: Part[] = [{ section: 'top', lines: [] }]
  for (const line of lines) {
    const section = sectionNamed(line.text) ?? sectionOnPicture(line, sectionNamed)
    if (section) parts.push({ section, lines: [] })
    else if (!/^back to top$/i.test(line.text)) parts.at(-1)?.lines.push(line)
  }
  return parts
}

/** `Inquiries` with a link far behind it of whose small letters a recogniser made others. */
function sectionOnPicture(line: Line, sectionNamed: PrintWords['sectionNamed']): Section | null {
  const [first, ...rest] = line.runs
  const said = rest.map(({ text }) => text).join(' ')
  const isLink = isMadeOut(line) && /[A-Za-z]{2}/.test(said) && !/\d{3}|[$/]/.test(said)
  return first && isLink ? sectionNamed(first.text) : null
}

/** A table: its heading, and its lines under the row that heads the bureaus. */
interface PrintTable {
  readonly heading: Line[]
  readonly heads: readonly Head<Bureau>[]
  /** The page of the heads. */
  readonly page: number
  lines: Line[]
  history: AccountTable['history']
  lateCounts: AccountTable['lateCounts']
}

type ReadTable = AccountTable & RecordTable

function tablesIn(lines: readonly Line[], words: PrintWords): ReadTable[] {
  const tables: PrintTable[] = []
  let isInHistory = false
  /** What comes before is no title: it belongs to a history. */
  let floor = 0
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    if (!line) break
    const table = tables.at(-1)
    const found = words.historyAt(lines, at)
    if (found) {
      if (table) table.history = withStrip(table.history, found.history)
      if (table) table.lateCounts = { ...table.lateCounts, ...found.lateCounts }
      at = found.until - 1
      floor = found.until
      isInHistory = true
      continue
    }
    const heads = isHeader(lines, at) ? bureauHeads(line) : null
    if (!heads) {
      if (table && !isInHistory) table.lines.push(line)
      continue
    }
    const heading = headingAbove(lines.slice(floor, at + 4), at - floor, words)
    // The heading row stands again where the table goes on overleaf: nothing is written above it but the table's own rows.
    if (table && !isInHistory && isRepeated(lines, at) && heading.length === 0) continue
    // Until the heading row was seen, the title looked like a line of the table before.
    if (table) table.lines = table.lines.filter((own) => !heading.includes(own))
    tables.push({ heading, heads, page: line.page, lines: [], history: {}, lateCounts: {} })
    isInHistory = false
  }
  return tables.map(readTable)
}

function readTable({ heading, heads, page, lines, history, lateCounts }: PrintTable): ReadTable {
  const placesOf = (line: Line): number[] => (beginsWithLabel(line) ? [leftOf(line.box)] : [])
  const places = pagePlaces(lines, { heads, page, placesOf })
  const columns = columnsUnder(heads, runsAligned(lines, places))
  const cell: Cell = heading.length === 0 ? [] : [wholeLine(heading)]
  return { heading: cell, rows: printRows(lines, { columns, places }, ALL_LABELS), history, lateCounts }
}

/** Whether the line heads bureaus over labelled rows: one of the next lines begins with a label. */
function isHeader(lines: readonly Line[], at: number): boolean {
  const heads = lines[at] ? bureauHeads(lines[at]) : null
  if (!heads) return false
  return heads.length > 1 || lines.slice(at + 1, at + 4).some(beginsWithLabel)
}

/** A label ends with its colon, or is all that stands together: `ADDRESS CORP` begins with none. */
function beginsWithLabel(line: Line): boolean {
  const colon = line.words.findIndex(({ text }) => text.endsWith(':'))
  const toColon = line.words.slice(0, colon + 1).map(({ text }) => text)
  return [toColon.join(' '), line.runs[0]?.text ?? ''].some((text) => ALL_LABELS.has(labelOf(text)))
}

const isRepeated = (lines: readonly Line[], at: number): boolean => lines[at - 1]?.page !== lines[at]?.page

/** The lines right above a heading row that are its title: not a row of the table before, not what is under a history. */
function headingAbove(lines: readonly Line[], header: number, words: PrintWords): Line[] {
  let at = header
  while (at > 1 && words.isBetween(lines[at - 1]?.text ?? '')) at -= 1
  const [line, before] = [lines[at - 1], lines[at - 2]]
  const labels = Math.min(...lines.slice(header + 1, header + 4).map(({ box }) => leftOf(box)))
  const values = (labels + leftOf(lines[header]?.box ?? [Infinity, 0, 0, 0])) / 2
  const canHead = (one: Line): boolean =>
    leftOf(one.box) < labels + MOST_INDENT && isTitle(one, values) && !isSentence(one.text) && !words.isNoHeading(one.text)
  if (!line || leftOf(line.box) > leftOf(lines[header]?.box ?? line.box) - 2.5 || !canHead(line)) return []
  const isWrapped =
    before !== undefined &&
    before.page === line.page &&
    topOf(line.box) - bottomOf(before.box) < line.box[3] * 0.45 &&
    Math.abs(leftOf(line.box) - leftOf(before.box)) < 2.5 &&
    Math.abs(line.box[3] - before.box[3]) < 0.6 &&
    canHead(before)
  return isWrapped ? [before, line] : [line]
}

/** `Information on accounts you have opened in the past is displayed below.` stands over the first title. */
const isSentence = (text: string): boolean => /\b[a-z]+\.$/.test(text) && (text.match(/\b[a-z]+\b/g) ?? []).length > 3

/** Points that a title stands further right than the labels at most: what begins under the bureaus is the rest of a cell. */
const MOST_INDENT = 40

/** No row and no heading row of a table; a row's values stand under the bureaus, the words of a spaced-out title begin long before. */
function isTitle(line: Line, values: number): boolean {
  const [first, second] = line.runs
  const isSpacedOut = second !== undefined && leftOf(second.box) < values && first?.text.endsWith(':') === false
  return (isSpacedOut || !beginsWithLabel(line)) && !line.text.endsWith(':') && bureauHeads(line) === null
}
