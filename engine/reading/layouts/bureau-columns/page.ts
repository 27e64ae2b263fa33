import type { Run } from '#engine/reading/lines/lines.ts'
import type { Month } from '#engine/values/day.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/**
 * A page of a monitoring service, whatever it was read from: labelled rows with a column for each bureau. What the saved
 * page and its print say is the same; only the way to the cells differs.
 */
export interface BureauPage {
  /** The service's own number of the report. */
  readonly reference: string | null
  readonly reportDate: string | null
  readonly scoreModel: string | null
  readonly personal: readonly LabelRow[]
  readonly score: readonly LabelRow[]
  readonly summary: readonly LabelRow[]
  readonly accounts: readonly AccountTable[]
  readonly records: readonly RecordTable[]
  readonly inquiries: readonly InquiryRow[]
  readonly contacts: readonly ContactRow[]
}

/** A line as it was meant: a line that wrapped is one. `text` has its numbers in full, the runs' texts may not. */
export interface CellLine {
  readonly text: string
  readonly runs: readonly Run[]
  /** On a picture: whether it ends, or goes on, where its cell has hardly room, so that it may be meant otherwise. */
  readonly isUnsure?: true
}

type Growing<T> = T extends readonly (infer One)[] ? One[] : T
/** The page while it is being read. */
export type DraftPage = { -readonly [Part in keyof BureauPage]: Growing<BureauPage[Part]> }

export const draftPage = (): DraftPage => ({
  reference: null,
  reportDate: null,
  scoreModel: null,
  personal: [],
  score: [],
  summary: [],
  accounts: [],
  records: [],
  inquiries: [],
  contacts: [],
})

/** What one bureau says behind a label; no lines where it says nothing. */
export type Cell = readonly CellLine[]

export interface LabelRow {
  /** In lower case, without its colon. */
  readonly label: string
  readonly labelRun: Run
  readonly cells: Readonly<Partial<Record<Bureau, Cell>>>
}

/** One cell of a payment history; cells with nothing in them are left out. */
export interface HistoryCell {
  readonly month: Month
  readonly code: string
  readonly run: Run
}

export interface LateCounts {
  readonly days30: number
  readonly days60: number
  readonly days90: number
  readonly run: Run
}

export interface AccountTable {
  readonly heading: Cell
  readonly rows: readonly LabelRow[]
  readonly history: Readonly<Partial<Record<Bureau, readonly HistoryCell[]>>>
  readonly lateCounts: Readonly<Partial<Record<Bureau, LateCounts>>>
}

export interface RecordTable {
  readonly heading: Cell
  readonly rows: readonly LabelRow[]
}

export interface InquiryRow {
  readonly creditorName: CellLine
  readonly date: CellLine
  readonly bureau: Bureau
}

/** The address and phone of a furnisher, by its name. */
export interface ContactRow {
  readonly name: CellLine
  readonly address: Cell
  readonly phone: CellLine | null
}

/** The sections of a page, whatever it calls them; `statement` is the consumer's own words. */
export type Section = 'top' | 'statement' | 'personal' | 'score' | 'summary' | 'accounts' | 'inquiries' | 'records' | 'contacts'

/** `Account #:` and `account #` are one label, `Inquiries(2 years)` and `Inquiries (2 years):` too. */
export const labelOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/(?<!\s)\s*\(/g, '(')
    .replace(/(?<!\s)\s*:\s*$/, '')
    .trim()

/** The bureau that a heading names; null for none, or for more than one. */
export function bureauNamed(text: string): Bureau | null {
  const plain = text.toLowerCase().replaceAll(/[^a-z]/g, '')
  if (plain === 'transunion' || plain === 'tuc') return 'transunion'
  if (plain === 'experian' || plain === 'exp') return 'experian'
  return plain === 'equifax' || plain === 'eqf' ? 'equifax' : null
}
