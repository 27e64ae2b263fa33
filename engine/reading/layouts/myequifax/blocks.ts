import { isMadeOut, type Line } from '#engine/reading/lines/lines.ts'
import type { Section } from '#engine/reading/layouts/myequifax/sections.ts'

/** The titled parts of one account, in the words of their titles. */
export interface AccountParts {
  readonly summary: readonly Line[]
  readonly accountHistory: readonly Line[]
  readonly paymentHistory: readonly Line[]
  readonly details: readonly Line[]
  /** With the title line `Comments  Contact`. */
  readonly comments: readonly Line[]
}

/** What is printed of one account: its numbered heading (wrapped names take several lines) and its parts. */
export interface AccountBlock {
  readonly heading: readonly Line[]
  readonly parts: AccountParts
}

type PartName = keyof AccountParts
const PART_TITLES: readonly (readonly [RegExp, PartName])[] = [
  [/^(?:account )?summary$/i, 'summary'],
  [/^account history$/i, 'accountHistory'],
  [/^payment history$/i, 'paymentHistory'],
  [/^account details$/i, 'details'],
]

/** Comments and contact may have their text beside their title. */
export const beginsComments = (line: Line): boolean => /^(?:comments|contact):?$/i.test(line.runs[0]?.text ?? '')

function partOf(line: Line): PartName | null {
  if (beginsComments(line)) return 'comments'
  return PART_TITLES.find(([title]) => title.test(line.text))?.[1] ?? null
}

const isSummary = (line: Line): boolean => partOf(line) === 'summary'

/** The account number within the report that a line begins with, e.g. 1 of `2.1 CREDITOR`; alone where its company has no name. */
function anchorOf(line: Line, next: Line | undefined, section: number): number | null {
  const match = /^(\d{1,2})\.(\d{1,3})(?: +\S|$)/.exec(line.text)
  const isAlone = match !== null && match[0] === line.text
  if (!match || Number(match[1]) !== section || (isAlone && !(next && isSummary(next)))) return null
  return Number(match[2])
}

/**
 * The accounts of one section. A block begins at its numbered heading, the numbers rising; it is an account only if the
 * account's own parts follow, so that neither a table of contents nor a sentence that begins `2.1` makes one. Where the
 * heading was not made out on a picture, the summary that every account begins with begins one without a name.
 */
export function accountBlocks(section: Section): AccountBlock[] {
  const blocks: Line[][] = []
  let last = 0
  for (const [index, line] of section.lines.entries()) {
    const number = anchorOf(line, section.lines[index + 1], section.number)
    if (number !== null && number > last) {
      blocks.push([line])
      last = number
    } else if (isMadeOut(line) && isSummary(line) && (blocks.at(-1)?.some(isSummary) ?? true)) {
      blocks.push([line])
    } else if (number === null || number !== last) {
      blocks.at(-1)?.push(line)
    }
  }
  return blocks.flatMap((lines) => blockOf(lines) ?? [])
}

/** The lines of one account by its parts; what comes before the first title is its heading. */
export function partsOf(lines: readonly Line[]): { readonly heading: readonly Line[]; readonly parts: AccountParts } {
  const parts: Record<PartName, Line[]> = { summary: [], accountHistory: [], paymentHistory: [], details: [], comments: [] }
  const heading: Line[] = []
  let open: Line[] = heading
  for (const line of lines) {
    const part = partOf(line)
    if (part) open = parts[part]
    if (!part || part === 'comments') open.push(line)
  }
  return { heading, parts }
}

/** In which the parts of an account follow each other. */
const ORDER: readonly PartName[] = ['summary', 'accountHistory', 'paymentHistory', 'details', 'comments']

/** The parts of an account whose beginning is missing: what comes before the first title is of the part before that one. */
export function partsOfRest(lines: readonly Line[]): AccountParts {
  const { heading, parts } = partsOf(lines)
  const first = lines.map(partOf).find((part) => part !== null)
  const before = first && ORDER[ORDER.indexOf(first) - 1]
  return before ? { ...parts, [before]: heading } : parts
}

function blockOf(lines: readonly Line[]): AccountBlock | null {
  const { heading, parts } = partsOf(lines)
  const isAccount = [...parts.summary, ...parts.details].some((line) =>
    /\b(?:Account Number|Account Status|Date Opened)\b/i.test(line.text),
  )
  return isAccount ? { heading: headingLines(heading), parts } : null
}

/** The heading and the lines its name wraps to: letters of one size, close together, before the first part. */
function headingLines(lines: readonly Line[]): Line[] {
  const [first, ...rest] = lines
  if (!first) return []
  const heading = [first]
  for (const line of rest) {
    if (heading.length > 3 || Math.abs(line.box[3] - first.box[3]) > first.box[3] * 0.12) break
    heading.push(line)
  }
  return heading
}

const CLOSED = /(?<!\s)\s*\(closed\)\s*$/i
const printedHeading = (block: AccountBlock): string => block.heading.map((line) => line.text).join(' ')

/** Whether the heading ends `(CLOSED)`. */
export const isMarkedClosed = (block: AccountBlock): boolean => CLOSED.test(printedHeading(block))

/** `2.1 CREDITOR NAME (CLOSED)` without its number and mark. */
export const creditorNameOf = (block: AccountBlock): string =>
  printedHeading(block)
    .replace(/^\d{1,2}\.\d{1,3}(?: +|$)/, '')
    .replace(CLOSED, '')
    .trim()
