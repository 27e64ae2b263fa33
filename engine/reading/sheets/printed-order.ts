import { leftOf } from '#engine/reading/lines/boxes.ts'
import { type Line, pageLines } from '#engine/reading/lines/lines.ts'
import { backwards, type ByPrintedNumbers, printedNumbers, renumbered } from '#engine/reading/sheets/printed-numbers.ts'
import type { DocumentText, PageText } from '#engine/reading/page-text.ts'
import { MONTH_NAMES } from '#engine/values/day.ts'

/** The order in which a print without page numbers lists what it has. */
export interface PrintedOrder {
  /** Headings of the whole report, in small letters, each with its rank: none is behind one of a higher rank. */
  readonly sections: Readonly<Record<string, number>>
  /** The headings over the rows of an entry. */
  readonly heads: ReadonlySet<string>
  /** The labels of its rows, each with a value beside it, and the headings of its parts. None stands twice in one entry. */
  readonly labels: ReadonlySet<string>
  readonly parts: ReadonlySet<string>
  /** Rows that each entry has in most prints. */
  readonly always: readonly string[]
  /** The headings of public records, whose rows have an order of their own. */
  readonly records: ReadonlySet<string>
  /** The part of an entry in which months head bands of cells, and the labels of those: they are in each band. */
  readonly history: string | null
  readonly cells: ReadonlySet<string>
}

/** What a line tells of its place in the report. */
type Sign =
  | { readonly kind: 'section'; readonly rank: number }
  | { readonly kind: 'head' }
  | { readonly kind: 'label'; readonly name: string }
  | { readonly kind: 'months'; readonly first: number; readonly last: number }

const MONTH = new RegExp(String.raw`(${MONTH_NAMES.join('|')})(?: (\d{4}))? ?`, 'gy')

/** A line of nothing but years. */
const YEARS = /^((?:19|20)\d{2})(?: ?(?:19|20)\d{2})*$/

/** The months that head a band of cells, as `November 2023` over each; in a narrow cell the year of a long name, or of all, is on the line below. */
function bandOf({ text }: Line, below: Line | undefined): Sign | null {
  const months = [...text.matchAll(MONTH)]
  const own = months.findIndex(([, , year]) => year !== undefined)
  const [firstBelow] = own < 0 ? (YEARS.exec(below?.text ?? '') ?? []).slice(1) : []
  const dated = own < 0 && firstBelow !== undefined ? 0 : own
  if (dated < 0 || months.map(([month]) => month).join('') !== text) return null
  const names = months.map(([, name]) => MONTH_NAMES.findIndex((one) => one === name))
  const isBackwards = names.length > 1 && ((names[0] ?? 0) + 11) % 12 === names[1]
  const at = Number(months[dated]?.[2] ?? firstBelow) * 12 + (names[dated] ?? 0)
  const monthAt = (index: number): number => at + (index - dated) * (isBackwards ? -1 : 1)
  const isRun = months.every(([, , year], index) => {
    const month = monthAt(index)
    return month % 12 === names[index] && (year === undefined || Number(year) === Math.floor(month / 12))
  })
  return isRun ? { kind: 'months', first: monthAt(0), last: monthAt(months.length - 1) } : null
}

/** A label with its value beside it, or the heading of a part alone on its line. */
function labelOf({ runs }: Line, edge: number, { labels, parts }: PrintedOrder): string | null {
  const [run, value] = runs.filter(({ text }) => text.replace(ICON, '') !== '')
  if (run === undefined || runs.length > 2 || leftOf(run.box) > edge + INDENT) return null
  const text = run.text.replace(ICON, '')
  // Over two months the label of a row of cells stands twice.
  const isPrinted = value === undefined ? parts.has(text) : labels.has(text) && value.text !== text
  return isPrinted ? text : null
}
/** Points: how far in from the left edge of its page a label is at most. */
const INDENT = 110

/** A sign of an icon font before a heading. */
const ICON = /^[\uE000-\uF8FF\uFFFD]+ ?/

/** The signs of each page. */
function signsOf(pages: readonly PageText[], order: PrintedOrder): Sign[][] {
  let isInRecords = false
  let isInHistory = false
  const linesOfPages = pages.map(pageLines)
  return linesOfPages.map((lines, at) => {
    const edge = Math.min(...lines.map(({ box }) => leftOf(box)))
    return lines.flatMap((line, index): Sign[] => {
      const text = line.text.replace(ICON, '')
      const rank = order.sections[text.toLowerCase()]
      const isRecords = order.records.has(text.toLowerCase())
      if (rank !== undefined || isRecords || order.heads.has(text)) {
        isInRecords = isRecords
        isInHistory = false
      }
      if (rank !== undefined) return [{ kind: 'section', rank }]
      if (isInRecords) return []
      if (order.heads.has(text)) return [{ kind: 'head' }]
      const band = bandOf(line, lines[index + 1] ?? linesOfPages[at + 1]?.[0])
      if (band) return [band]
      const name = labelOf(line, edge, order)
      if (name === null || (isInHistory && order.cells.has(name))) return []
      isInHistory = name === order.history
      return [{ kind: 'label', name }]
    })
  })
}

/** The signs without a head over which no rows stand but another section: it heads the prose before the accounts. */
function withoutPreamble(pages: readonly (readonly Sign[])[]): Sign[][] {
  const all = pages.flat()
  const empty = new Set(all.filter(({ kind }, at) => kind === 'head' && all[at + 1]?.kind === 'section'))
  return pages.map((signs) => signs.filter((sign) => !empty.has(sign)))
}

/** Which label was seen above which within one entry of one page. */
function pairsIn(pages: readonly (readonly Sign[])[]): ReadonlySet<string> {
  const pairs = new Set<string>()
  for (const signs of pages) {
    let above: string[] = []
    for (const sign of signs) {
      if (sign.kind !== 'label') {
        if (sign.kind !== 'months') above = []
        continue
      }
      for (const one of above) pairs.add(`${one}\n${sign.name}`)
      above.push(sign.name)
    }
  }
  return pairs
}

/** Whether what begins a page cannot follow what ends the page before it. */
function isBroken(before: readonly Sign[], after: readonly Sign[], { pairs, history }: Known): boolean {
  const [last, next] = [before.at(-1), after[0]]
  if (last === undefined || next === undefined) return false
  if (last.kind === 'head') return next.kind !== 'label'
  const isInHistory = last.kind === 'label' && last.name === history
  if (next.kind === 'months') return last.kind === 'months' ? !goesOn(last, next) : !isInHistory
  if (next.kind !== 'label') return isInHistory
  const isAbove = (name: string): boolean => pairs.has(`${next.name}\n${name}`) && !pairs.has(`${name}\n${next.name}`)
  if (last.kind === 'months') return history !== null && isAbove(history)
  return lastEntry(before).some((name) => name === next.name || isAbove(name))
}

type Band = Extract<Sign, { kind: 'months' }>
/** Bands run from the oldest month to the newest, or the other way. */
const goesOn = ({ first, last }: Band, next: Band): boolean =>
  Math.abs(next.first - last) === 1 && (next.first - last) * (last - first) >= 0

/** How entries go on in the whole file. */
interface Known {
  readonly pairs: ReadonlySet<string>
  readonly history: string | null
}

/** The labels of the entry that goes on at the foot of a page. */
function lastEntry(signs: readonly Sign[]): readonly string[] {
  const from = signs.findLastIndex(({ kind }) => kind === 'head' || kind === 'section')
  return signs.slice(from + 1).flatMap((sign) => (sign.kind === 'label' ? [sign.name] : []))
}

/** What the pages of a print without numbers say of their order. */
interface Order {
  /** How many entries begin. */
  readonly entries: number
  /** How many pages cannot follow the one before them, or how many entries are odd. */
  readonly broken: number
  /** Whether the sections themselves stand in another order than the bureau prints them in. */
  readonly isTurned: boolean
  /** Whether a section begins in two places. */
  readonly isRepeated: boolean
}

function orderOf(pages: readonly PageText[], printed: PrintedOrder): Order {
  const signs = withoutPreamble(signsOf(pages, printed))
  const known = { pairs: pairsIn(signs), history: printed.history }
  const ranks = signs.flatMap((all) => all.flatMap((sign) => (sign.kind === 'section' ? [sign.rank] : [])))
  // A page without a sign of its own is passed over.
  const isAfter = (own: readonly Sign[], index: number): boolean =>
    isBroken(signs.findLast((all, at) => at < index && all.length > 0) ?? [], own, known)
  return {
    entries: signs.flat().filter(({ kind }) => kind === 'head').length,
    broken: Math.max(signs.filter(isAfter).length, oddEntries(signs, printed.always)),
    isTurned: ranks.some((rank, index) => rank < (ranks[index - 1] ?? rank)),
    isRepeated: new Set(ranks).size < ranks.length,
  }
}

const isWhole = ({ broken, isTurned }: Order): boolean => broken === 0 && !isTurned

/** The labels of each entry that begins and ends among these signs. */
function entriesIn(signs: readonly Sign[]): readonly (readonly string[])[] {
  const ends = signs.flatMap(({ kind }, at) => (kind === 'head' || kind === 'section' ? [at] : []))
  return ends.slice(0, -1).flatMap((from, index) => {
    if (signs[from]?.kind !== 'head') return []
    return [signs.slice(from + 1, ends[index + 1]).flatMap((sign) => (sign.kind === 'label' ? [sign.name] : []))]
  })
}

/** How many entries lack a row that each has, as those show that are on one page whole, or have one twice. */
function oddEntries(pages: readonly (readonly Sign[])[], always: readonly string[]): number {
  const whole = pages.flatMap(entriesIn)
  const needed = always.filter((name) => whole.length > 0 && whole.every((own) => own.includes(name)))
  return entriesIn(pages.flat()).filter(
    (own) => own.length > 0 && (new Set(own).size < own.length || needed.some((name) => !own.includes(name))),
  ).length
}

/** More breaks than a few missing pages make. */
const SHUFFLED = 2

/** The pages as the bureau printed them, as far as that can be told. */
export type InPrintedOrder =
  | { readonly kind: 'known'; readonly pages: ByPrintedNumbers }
  /** Pages are missing, or a few lie in another place: what begins a page may belong to another entry than the one before it. */
  | { readonly kind: 'doubtful'; readonly entries: number }
  | { readonly kind: 'shuffled' }
  /** A section begins once more behind later ones: pages of another report lie there. */
  | { readonly kind: 'repeated' }

/**
 * Puts the pages of a print without numbers in the order in which its bureau lists things, where they lie backwards or begin in their middle.
 * Any other order cannot be told from the pages.
 */
export function inPrintedOrder(document: DocumentText, printed: PrintedOrder | undefined): InPrintedOrder {
  const same: InPrintedOrder = { kind: 'known', pages: { document, inFile: (report) => report } }
  const { pages } = document
  if (printed === undefined || pages.length < 2 || printedNumbers(pages) !== null) return same
  const order = orderOf(pages, printed)
  if (isWhole(order)) return same
  const first = signsOf(pages, printed).findIndex((all) => all.some((sign) => sign.kind === 'section' && sign.rank === 0))
  const others = [backwards(document), ...(first > 0 ? [begunAt(document, first)] : [])]
  const found = others.find((other) => isWhole(orderOf(other.document.pages, printed)))
  if (found) return { kind: 'known', pages: found }
  if (order.isTurned && order.isRepeated) return { kind: 'repeated' }
  return order.isTurned || order.broken > SHUFFLED ? { kind: 'shuffled' } : { kind: 'doubtful', entries: order.entries }
}

/** The document from a page on to its end, and then from its beginning. */
const begunAt = (document: DocumentText, first: number): ByPrintedNumbers =>
  renumbered(
    document,
    document.pages.map((page, index, { length }) => ({ page, number: ((index - first + length) % length) + 1 })),
  )
