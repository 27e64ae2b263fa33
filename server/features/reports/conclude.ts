import { type Doubt, setAside } from '#engine/reading/doubts/doubts.ts'
import type { ListedPage } from '#engine/reading/listing/listing.ts'
import type { ReadingResult } from '#engine/reading/read-document.ts'
import type { Report } from '#engine/report/report.ts'

/** A report as it was read, what is in doubt set aside. */
export interface Concluded extends Pick<Report, 'id' | 'bureau' | 'format' | 'reportDate' | 'personalInfo'> {
  readonly accountCount: number
  /** JSON of the report, only what is sure: it is kept as it leaves the worker. */
  readonly content: string
  readonly doubts: readonly Doubt[]
}

export type Outcome =
  | {
      readonly kind: 'reports'
      readonly reports: readonly [Concluded, ...Concluded[]]
      /** The pages that a file without pages of its own is listed on. */
      readonly listing: readonly ListedPage[] | null
    }
  | Exclude<ReadingResult, { kind: 'reports' }>
  /** More than is in the file of one person: nothing of it leaves the worker. */
  | { readonly kind: 'too_much' }

/** What a worker answers of a file. */
export interface Digest {
  /** Whether the pages say that they come from the practice bureaus. */
  readonly isPractice: boolean
  readonly pageCount: number
  /** How many letters each page has as text, in order; empty for a file without pages. */
  readonly letters: readonly number[]
  /** The pages line by line, numbers covered, where no layout explains them; else empty. */
  readonly unexplained: readonly { readonly page: number; readonly lines: readonly string[] }[]
  readonly outcome: Outcome
}

/** The worker runs our own digest; what it answers has that shape. */
export const isDigest = (value: unknown): value is Digest =>
  typeof value === 'object' && value !== null && 'outcome' in value && 'letters' in value

/** Pages of a listing: as many as a PDF may have. */
const MOST_LISTED = 200
/** Characters of all that was read of a file without pages: what fills 200 pages of listing has two million. */
const MOST_CHARACTERS = 4_000_000

/** Whether a file without pages of its own says more than a report can. A PDF is bounded by its pages. */
function saysTooMuch({ listing, reports }: Extract<ReadingResult, { kind: 'reports' }>): boolean {
  if (listing === null) return false
  return listing.length > MOST_LISTED || JSON.stringify(reports).length > MOST_CHARACTERS
}

/** Characters of one value. A company's name has some thirty, and the longest remark or quoted line of a real report some hundreds. */
const LONGEST_TEXT = 3_000

/** Whether a value is longer than any report prints. Cutting it would change what it says, and reading it would take forever. */
function hasEndlessText(value: unknown): boolean {
  if (typeof value === 'string') return value.length > LONGEST_TEXT
  return typeof value === 'object' && value !== null && Object.values(value).some(hasEndlessText)
}

/**
 * Sets aside what is in doubt. Judged is later, with all that is known of the member's file.
 * @param unread - The pages that are pictures on which nothing was made out.
 */
export function concludeAll(reading: ReadingResult, unread: readonly number[]): Outcome {
  if (reading.kind !== 'reports') return reading
  if (saysTooMuch(reading)) return { kind: 'too_much' }
  if (hasEndlessText(reading.reports)) return { kind: 'not_a_report', why: 'unknown_document' }
  const [first, ...others] = reading.reports.length === 1 ? ([alone(reading.reports[0])] as const) : reading.reports
  const told = (report: Report): Concluded => conclude(unread.length === 0 ? report : { ...report, unreadPages: unread })
  return { kind: 'reports', reports: [told(first), ...others.map(told)], listing: reading.listing }
}

/** A file that speaks for one bureau has no columns, whatever its layout. */
const alone = (report: Report): Report => ({
  ...report,
  accounts: report.accounts.map((account) => ({ ...account, fileEntry: null })),
})

function conclude(read: Report): Concluded {
  const { sure, doubts } = setAside(read)
  const { id, bureau, format, reportDate, personalInfo, accounts } = sure
  return { id, bureau, format, reportDate, personalInfo, accountCount: accounts.length, content: JSON.stringify(sure), doubts }
}
