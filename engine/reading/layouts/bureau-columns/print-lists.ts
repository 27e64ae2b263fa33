import { boxAround, joinWrapped, leftOf, middleYOf } from '#engine/reading/lines/boxes.ts'
import { saysNothing } from '#engine/reading/facts.ts'
import { linesAsSet } from '#engine/reading/layouts/bureau-columns/address-lines.ts'
import { pagePlaces, runsAligned } from '#engine/reading/layouts/bureau-columns/page-places.ts'
import { bureauNamed, type ContactRow, type InquiryRow } from '#engine/reading/layouts/bureau-columns/page.ts'
import {
  columnsUnder,
  type Head,
  type LineParts,
  partsOfLine,
  type PrintColumn,
} from '#engine/reading/layouts/bureau-columns/print-columns.ts'
import { cellLines, ownersOf } from '#engine/reading/layouts/bureau-columns/print-rows.ts'
import { type Line, type Run, runOf } from '#engine/reading/lines/lines.ts'
import type { Box } from '#engine/report/evidence.ts'

const INQUIRY_HEADS = ['Creditor Name', 'Type of Business', 'Date of inquiry', 'Credit Bureau'] as const
/** As pages print them that do not say what business the creditor is in. */
const SHORT_INQUIRY_HEADS = ['Creditor Name', 'Date of inquiry', 'Credit Bureau'] as const
const CONTACT_HEADS = ['Creditor Name', 'Address', 'Phone Number'] as const

/** The headings of a list where the line has them all; null for any other line. */
function headsIn<Name extends string>(line: Line, names: readonly Name[]): Head<Name>[] | null {
  const heads = names.flatMap((name) => {
    const wanted = name.toLowerCase().split(' ')
    const at = line.words.findIndex((_, from) =>
      wanted.every((word, index) => line.words[from + index]?.text.toLowerCase() === word),
    )
    const run = at < 0 ? null : runOf(line.page, line.words.slice(at, at + wanted.length))
    return run ? [{ key: name, box: run.box }] : []
  })
  const isAll = heads.length === names.length && line.words.length === names.join(' ').split(' ').length
  return isAll ? heads.toSorted((a, b) => leftOf(a.box) - leftOf(b.box)) : null
}

/** Headings that wrap in narrow columns: each goes on under its first words. The line and how many it takes. */
function headLine<Name extends string>(
  lines: readonly Line[],
  at: number,
  names: readonly Name[],
): { readonly heads: Head<Name>[]; readonly count: number } | null {
  const [line, next] = [lines[at], lines[at + 1]]
  const whole = line ? headsIn(line, names) : null
  if (whole) return { heads: whole, count: 1 }
  if (!line || !next || next.page !== line.page) return null
  const runs = line.runs.flatMap((run) => {
    const rest = next.runs.find((below) => Math.abs(leftOf(below.box) - leftOf(run.box)) < 3)
    return runOf(run.page, [...run.words, ...(rest?.words ?? [])]) ?? []
  })
  const words = runs.flatMap((run) => run.words)
  const heads = words.length === line.words.length + next.words.length ? headsIn({ ...line, runs, words }, names) : null
  return heads && { heads, count: 2 }
}

const DAY = /^\d{1,2}\/\d{1,2}\/\d{4}$/

interface List<Name> {
  readonly columns: readonly PrintColumn<Name>[]
  readonly parts: readonly LineParts<Name>[]
}

/** The lines under the headings, by column; where the headings are again on a later page, they are left out. */
function listIn<Name extends string>(lines: readonly Line[], names: readonly Name[]): List<Name> | null {
  const from = lines.findIndex((_, at) => headLine(lines, at, names) !== null)
  const first = from < 0 ? null : headLine(lines, from, names)
  if (!first) return null
  const { heads } = first
  const rest = lines.slice(from + first.count)
  const again = new Set(rest.flatMap((_, at) => rest.slice(at, at + (headLine(rest, at, names)?.count ?? 0))))
  const body = rest.filter((line) => !again.has(line))
  // Days are equally long, so that they begin at one place of their column.
  const daysOf = (line: Line): number[] => line.runs.filter(({ text }) => DAY.test(text)).map(({ box }) => leftOf(box))
  const places = pagePlaces(body, { heads, page: lines[from]?.page ?? 0, placesOf: daysOf })
  const columns = columnsUnder(heads, runsAligned(body, places)).map((column, index) =>
    index === 0 ? { ...column, left: 0 } : column,
  )
  // A list has no labels: what stands left of all headings is the first column's, also on a page that lies further left.
  const open = columns.map((column, index) => (index === 0 ? { ...column, left: -Infinity } : column))
  return { columns, parts: body.map((line) => partsOfLine(line, open, places)) }
}

const textsOf = (runs: readonly Run[], column: PrintColumn<unknown> | undefined): { text: string; runs: Run[] } | null => {
  const lines = column ? cellLines(runs, column) : []
  return lines.length === 0 ? null : { text: lines.map(({ text }) => text).join(' '), runs: [...runs] }
}

/** Inquiries: a row for each date. */
export function printInquiries(lines: readonly Line[]): InquiryRow[] {
  const list: List<(typeof INQUIRY_HEADS)[number]> | null = listIn(lines, INQUIRY_HEADS) ?? listIn(lines, SHORT_INQUIRY_HEADS)
  if (!list) return []
  const { columns, parts } = list
  const anchors = parts.flatMap(({ cells }, at) => (DAY.test(cells.get('Date of inquiry')?.text ?? '') ? [at] : []))
  const owners = ownersOf(
    parts.map(({ line }) => line),
    anchors,
  )
  return anchors.flatMap((at) => {
    const own = parts.filter((_, index) => owners[index] === at)
    const cell = (name: (typeof INQUIRY_HEADS)[number]) =>
      textsOf(
        own.flatMap(({ cells }) => cells.get(name) ?? []),
        columns.find(({ key }) => key === name),
      )
    const [creditorName, date] = [cell('Creditor Name'), cell('Date of inquiry')]
    const bureau = bureauNamed(cell('Credit Bureau')?.text ?? '')
    return creditorName && date && bureau ? [{ creditorName, date, bureau }] : []
  })
}

const ENDS_WITH_ZIP = /(?:^|[ ,])[A-Z]{2},? \d{5}(?:-\d{4})?$/

/** Of a line's height: a name of three lines begins so far above an address of one. */
const BESIDE = 2

/** Creditors: an address ends with its zip code, and the name and phone of its row stand beside it. */
export function printContacts(lines: readonly Line[]): ContactRow[] {
  const list = listIn(lines, CONTACT_HEADS)
  if (!list) return []
  const { columns, parts } = list
  const runsOf = (name: (typeof CONTACT_HEADS)[number]): Run[] => parts.flatMap(({ cells }) => cells.get(name) ?? [])
  const column = (name: (typeof CONTACT_HEADS)[number]) => columns.find(({ key }) => key === name)
  const addresses: Run[][] = [[]]
  for (const run of runsOf('Address')) {
    const open = addresses.at(-1) ?? []
    open.push(run)
    if (ENDS_WITH_ZIP.test(joinWrapped(open)) || saysNothing(run.text)) addresses.push([])
  }
  const rows = addresses.filter(({ length }) => length > 0)
  const beside = (name: (typeof CONTACT_HEADS)[number], row: readonly Run[]): Run[] =>
    runsOf(name).filter((run) => {
      const [nearest] = rows.toSorted((a, b) => distance(run, a) - distance(run, b))
      return nearest === row && distance(run, row) < run.box[3] * BESIDE
    })
  return rows.flatMap((row) => {
    const name = textsOf(beside('Creditor Name', row), column('Creditor Name'))
    const phone = textsOf(beside('Phone Number', row), column('Phone Number'))
    return name ? [{ name, address: linesAsSet(row), phone }] : []
  })
}

/** How far a run's middle is from a row's height; rows of other pages are out of reach. */
function distance(run: Run, row: readonly Run[]): number {
  const here: Box | null = boxAround(row.filter(({ page }) => page === run.page))
  return here ? Math.abs(middleYOf(here) - middleYOf(run.box)) - here[3] / 2 : 1e6
}
