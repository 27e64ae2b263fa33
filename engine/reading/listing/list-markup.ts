import { type FlowLine, flowIn, sharesOf } from '#engine/reading/listing/flow-markup.ts'
import { COLUMNS, type Cell, evidenceAt, type ListedPage, openListing, type Place } from '#engine/reading/listing/listing.ts'
import { elementsIn, firstIn, isElement, isShown, type MarkupElement } from '#engine/reading/listing/markup-tree.ts'
import type { Evidence } from '#engine/report/evidence.ts'

/** One shown line of an element, as the page breaks it. */
export interface ListedLine {
  /** As written: numbers that the listing covers stand here in full. */
  readonly text: string
  /** The innermost block that holds it: lines of one block belong together. */
  readonly block: MarkupElement
  readonly evidence: Evidence | null
}

/** A saved web page on pages of its own, and where each element's text stands. */
export interface MarkupListing {
  readonly pages: readonly ListedPage[]
  /** The place of all that an element shows; null where it shows nothing. */
  readonly placeOf: (element: MarkupElement) => Evidence | null
  /** What an element shows, line by line, each line with its place. */
  readonly linesOf: (element: MarkupElement) => readonly ListedLine[]
}

/** A stretch of a line that one element wrote, and where it was set. */
interface Stretch {
  readonly line: FlowLine
  /** Lines count up in the order of the page. */
  readonly order: number
  readonly from: number
  readonly text: string
  readonly places: readonly Place[]
}

/** A row shows its cells side by side: a table's, or one of a grid that is no table. */
const isRow = (element: MarkupElement): boolean =>
  element.tag === 'tr' || /(?:^|\s)(?:d-grid|grid-row)(?:\s|$)/.test(element.attributes['class'] ?? '')

/**
 * Sets the shown text of a web page on pages: the cells of a row side by side, everything else line under line; each
 * shown text once. `isLeftOut` says what a style sheet hides that is not in the file.
 */
export function listMarkup(root: MarkupElement, isLeftOut: (element: MarkupElement) => boolean = () => false): MarkupListing {
  const isSet = (element: MarkupElement): boolean => isShown(element) && !isLeftOut(element)
  const setter = openSetter(isSet)
  const holdsRows = rowHolders(isSet)
  const walk = (element: MarkupElement, widths: WidthsOf): void => {
    if (!isSet(element)) return
    if (isRow(element) && !holdsRows(element)) return setter.writeRows(element, widths(element))
    if (!holdsRows(element)) return setter.write([element], element)
    const widthsInside = element.tag === 'table' ? widthsOfTable(element, isSet) : widths
    let inline: (MarkupElement | string)[] = []
    for (const child of element.children) {
      if (!isElement(child) || (!isRow(child) && !holdsRows(child))) {
        inline.push(child)
        continue
      }
      setter.write(inline, element)
      inline = []
      walk(child, widthsInside)
    }
    setter.write(inline, element)
  }
  walk(root, (row) => widthsOf(rowsOf(row, isSet), { block: row, isSet }))
  const inside = (element: MarkupElement): Stretch[] => [
    ...(setter.stretches.get(element) ?? []),
    ...element.children.filter(isElement).flatMap(inside),
  ]
  const within = (element: MarkupElement): Stretch[] => inside(element).toSorted((a, b) => a.order - b.order || a.from - b.from)
  return {
    pages: setter.pages(),
    placeOf: (element) => evidenceAt(within(element).flatMap(({ places }) => places)),
    linesOf: (element) => linesOfStretches(within(element)),
  }
}

/** Sets lines and rows on a sheet and keeps where each element's text came to stand. */
function openSetter(isSet: (element: MarkupElement) => boolean) {
  const sheet = openListing()
  const stretches = new Map<MarkupElement, Stretch[]>()
  let order = 0
  const note = (line: FlowLine, places: readonly Place[]): void => {
    order += 1
    for (const { owner, from, text, share } of sharesOf(line)) {
      const known = stretches.get(owner) ?? []
      known.push({ line, order, from, text, places: placesWithin(places, line.covered, share) })
      stretches.set(owner, known)
    }
  }
  const write = (nodes: Nodes, block: MarkupElement): void => {
    for (const line of flowIn(nodes, { block, isSet })) {
      const [places = []] = sheet.write([{ text: line.covered, column: 0, columns: COLUMNS, isHeading: isHeading(line.block) }])
      note(line, places)
    }
  }
  const writeRow = (cells: readonly (readonly FlowLine[])[], widths: readonly number[]): void => {
    const tall = Math.max(0, ...cells.map(({ length }) => length))
    const columns = cells.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width + 1, 0))
    for (let at = 0; at < tall; at += 1) {
      const here = cells.flatMap((lines, index) => {
        const line = lines[at]
        const cell = { column: columns[index] ?? 0, columns: widths[index] ?? COLUMNS }
        return line ? [{ line, cell }] : []
      })
      const written = sheet.write(here.map(({ line, cell }): Cell => ({ ...cell, text: line.covered })))
      here.forEach(({ line }, index) => note(line, written[index] ?? []))
    }
  }
  const writeRows = (row: MarkupElement, widths: readonly number[]): void => {
    const setting = { block: row, isSet }
    for (const cells of rowsOf(row, isSet))
      writeRow(
        cells.map((cell) => flowIn(cell, setting)),
        widths,
      )
  }
  return { write, writeRows, stretches, pages: sheet.pages }
}

/** Whether an element has rows in it, asked once for each. */
function rowHolders(isSet: (element: MarkupElement) => boolean): (element: MarkupElement) => boolean {
  const holding = new Map<MarkupElement, boolean>()
  const holdsRows = (element: MarkupElement): boolean => {
    const known = holding.get(element)
    if (known !== undefined) return known
    const holds = element.children.some((child) => isElement(child) && isSet(child) && (isRow(child) || holdsRows(child)))
    holding.set(element, holds)
    return holds
  }
  return holdsRows
}

const isHeading = (element: MarkupElement): boolean => /^h\d$/.test(element.tag)

function linesOfStretches(stretches: readonly Stretch[]): ListedLine[] {
  return [...Map.groupBy(stretches, ({ order }) => order).values()].flatMap((own) => {
    const text = own
      .map((stretch) => stretch.text)
      .join('')
      .trim()
    const [first] = own
    if (!first || text === '') return []
    return [{ text, block: first.line.block, evidence: evidenceAt(own.flatMap(({ places }) => places)) }]
  })
}

/** The pieces of a set line that a share of its text lies on. */
function placesWithin(places: readonly Place[], text: string, share: { from: number; to: number }): Place[] {
  let at = 0
  return places.flatMap((place) => {
    const start = text.indexOf(place.text, at)
    at = start + place.text.length
    const [from, to] = [Math.max(share.from, start), Math.min(share.to, at)]
    const piece = text.slice(from, to)
    const [own, lead] = [piece.trim(), piece.length - piece.trimStart().length]
    if (from >= to || own === '') return []
    const advance = place.box[2] / place.text.length
    const [x, y, , height] = place.box
    return [{ page: place.page, box: [x + (from + lead - start) * advance, y, own.length * advance, height] as const, text: own }]
  })
}

type Nodes = readonly (MarkupElement | string)[]

/** A grid whose children are columns of equally many cells is as many rows; any other row is one. */
function rowsOf(row: MarkupElement, isSet: (element: MarkupElement) => boolean): Nodes[][] {
  const columns = row.children
    .filter(isElement)
    .filter(isSet)
    .map((column) => column.children.filter(isElement).filter(isSet))
  const count = columns[0]?.length ?? 0
  const areColumns = row.tag !== 'tr' && count > 1 && columns.length > 1 && columns.every(({ length }) => length === count)
  const isLoose = row.children.some((child) => !isElement(child) && child.trim() !== '')
  if (!areColumns || isLoose || holdsLooseText(row)) return [cellsOf(row, isSet)]
  return Array.from({ length: count }, (_, at) => columns.map((cells) => cells.slice(at, at + 1)))
}

/** Text that is in a column beside its cells. */
const holdsLooseText = (row: MarkupElement): boolean =>
  row.children.filter(isElement).some((column) => column.children.some((child) => !isElement(child) && child.trim() !== ''))

/** The cells of a row, as the nodes in each: a text that stands loose between cells is one of its own. */
const cellsOf = (row: MarkupElement, isSet: (element: MarkupElement) => boolean): Nodes[] =>
  row.children.filter((child) => (isElement(child) ? isSet(child) : child.trim() !== '')).map((child) => [child])

type WidthsOf = (row: MarkupElement) => readonly number[]

interface Setting {
  readonly block: MarkupElement
  readonly isSet: (element: MarkupElement) => boolean
}

/** One set of widths for all rows of a table that have as many cells. */
function widthsOfTable(table: MarkupElement, isSet: Setting['isSet']): WidthsOf {
  const rows = elementsIn(table, isRow).filter((row) => firstIn(row, isRow) === null)
  const byCount = new Map<number, readonly number[]>()
  return (row) => {
    const count = cellsOf(row, isSet).length
    const known = byCount.get(count)
    if (known) return known
    const alike = rows.map((one) => cellsOf(one, isSet)).filter(({ length }) => length === count)
    const widths = widthsOf(alike.length === 0 ? [cellsOf(row, isSet)] : alike, { block: row, isSet })
    byCount.set(count, widths)
    return widths
  }
}

/** Equal columns; where the cells need less than that in sum but not each, as wide as each needs. */
function widthsOf(rows: readonly (readonly (MarkupElement | string)[])[][], setting: Setting): number[] {
  const count = rows[0]?.length ?? 0
  const equal = Math.max(2, Math.floor((COLUMNS + 1) / Math.max(1, count)) - 1)
  const needs = Array.from({ length: count }, (_, index) =>
    Math.max(1, ...rows.flatMap((cells) => flowIn(cells[index] ?? [], setting).map(({ covered }) => covered.length))),
  )
  const spare = COLUMNS - needs.reduce((sum, need) => sum + need + 1, -1)
  if (needs.every((need) => need <= equal) || spare < 0) return Array.from({ length: count }, () => equal)
  const share = Math.floor(spare / count)
  return needs.map((need) => need + share)
}
