import { bottomOf, joinWrapped, leftOf, type Placed, topOf } from '#engine/reading/lines/boxes.ts'
import { accountRows } from '#engine/reading/layouts/experian-web-print/account-rows.ts'
import { readAccountDetails } from '#engine/reading/layouts/experian-web-print/account-details.ts'
import {
  ACCOUNT_ANCHOR,
  ACCOUNT_LABELS,
  ACCOUNT_PARTS,
  type AccountPart,
  badgesOf,
  headingText,
} from '#engine/reading/layouts/experian-web-print/words.ts'
import { type Line, lineOf, lineWithout, type Run } from '#engine/reading/lines/lines.ts'
import { monthColumns } from '#engine/reading/lines/month-grid.ts'
import type { Account } from '#engine/report/account.ts'
import type { Box } from '#engine/report/evidence.ts'
import { lookUp } from '#engine/values/look-up.ts'

/** The lines of one account, part by part. */
export interface AccountBlock {
  /** The creditor's name as the heading prints it. */
  readonly heading: readonly Run[]
  readonly badges: readonly Run[]
  readonly parts: Readonly<Record<AccountPart, readonly Line[]>>
}

const isBadge = (piece: Placed): boolean => badgesOf(piece.text) !== null
/** A badge may be on the anchor's own line. */
const isAnchor = (line: Line): boolean =>
  headingText(lineWithout(line, (run) => line.runs[0] !== run && isBadge(run))?.text ?? '') === ACCOUNT_ANCHOR
const isBadgeLine = (line: Line | undefined): boolean => line?.runs.every(isBadge) ?? false
const squashed = (text: string): string => text.replace(/\s+/g, '').toLowerCase()

/** Reads the accounts of the Accounts section in the order of the print. `signs` gives the small drawings of a page. */
export function readAccounts(lines: readonly Line[], signs: (page: number) => readonly Box[]): Account[] {
  return accountBlocks(lines).map((block, index) => readAccountDetails(block, { id: `a${index + 1}`, signs }))
}

/**
 * Finds the accounts by their anchor: an `Account Info` line with label rows under it. The creditor's name and the badges
 * stand above it; they close the block before, whose comment would else run into them. Prose that names an account, a
 * heading or a key has no anchor and is none.
 */
export function accountBlocks(lines: readonly Line[]): AccountBlock[] {
  const anchors = lines.flatMap((line, index) => (isAnchor(line) ? (anchorAt(lines, index) ?? []) : []))
  const heads = anchors.map((anchor, index) => {
    const earliest = (anchors[index - 1]?.index ?? -1) + 1
    return withBadgesAbove(lines, nameOf(lines, anchor, earliest), earliest)
  })
  return anchors.map((anchor, index) => {
    const runs = lines.slice(heads[index] ?? anchor.index, anchor.index).flatMap((line) => line.runs)
    return {
      heading: headingRuns(runs, anchor.accountName),
      badges: [...runs, ...(lines[anchor.index]?.runs ?? [])].filter(isBadge),
      parts: partsOf(lines.slice(anchor.index, heads[index + 1] ?? lines.length)),
    }
  })
}

/** The runs of the name; what follows it is a badge, known or not. */
function headingRuns(runs: readonly Run[], name: string): Run[] {
  const heading = runs.filter((run) => !isBadge(run))
  const end = heading.findIndex((_, index) => squashed(joinWrapped(heading.slice(0, index + 1))) === squashed(name))
  return end < 0 ? heading : heading.slice(0, end + 1)
}

interface Anchor {
  readonly index: number
  /** The printed `Account Name`, by which the heading is known again; empty where there is none. */
  readonly accountName: string
}

/** Label rows follow the anchor before anything reads like an anchor again (a creditor may be called `ACCOUNT INFO RECOVERY`). */
function anchorAt(lines: readonly Line[], index: number): Anchor | null {
  const following = lines.slice(index + 1, index + 8)
  const end = following.findIndex(isAnchor)
  const rows = accountRows(following.slice(0, end < 0 ? following.length : end), ACCOUNT_LABELS)
  return rows.length < 2 ? null : { index, accountName: rows.find((row) => row.label === 'Account Name')?.text ?? '' }
}

/** Lines above the anchor that can belong to an account's head: a name of up to four lines, and badges. */
const LONGEST_HEAD = 7

/**
 * The index of the first line of the creditor's name, which the `Account Name` row spells again; whatever is between
 * it and the anchor are badges. Where no lines spell it, it is the line above the badges, with the lines above that in
 * the same large letters.
 */
function nameOf(lines: readonly Line[], anchor: Anchor, earliest: number): number {
  const first = Math.max(earliest, anchor.index - LONGEST_HEAD)
  const name = squashed(anchor.accountName)
  for (let end = anchor.index; end > first; end -= 1) {
    for (let start = end - 1; start >= Math.max(first, end - 5); start -= 1) {
      const isName = name !== '' && spelled(lines.slice(start, end)) === name
      if (isName) return start
    }
  }
  // A creditor may be called as a badge is: `OPEN` over the badge `OPEN`.
  const called = badgesAbove(lines, anchor.index, first).findLast((index) => squashed(lines[index]?.text ?? '') === name)
  if (called !== undefined) return called
  let start = anchor.index - 1
  while (start >= earliest && isBadgeLine(lines[start])) start -= 1
  if (start < earliest) return anchor.index
  while (start > earliest && isSameHeading(lines[start - 1], lines[start], lines[anchor.index + 1])) start -= 1
  return start
}

/** The lines right above the anchor that are all badges, from the nearest on. */
function badgesAbove(lines: readonly Line[], anchor: number, earliest: number): number[] {
  const found: number[] = []
  for (let index = anchor - 1; index >= earliest && isBadgeLine(lines[index]); index -= 1) found.push(index)
  return found
}

/** The index of the first of the badges that stand over the name, or a little higher beside it; else that of the name. */
function withBadgesAbove(lines: readonly Line[], name: number, earliest: number): number {
  let first = name
  while (first > earliest && isBadgeLine(lines[first - 1]) && isOfBelow(lines, first - 1, name)) first -= 1
  return first
}

/** Whether a badge belongs to the name under it and not, as a comment of one word, to the block above it. */
function isOfBelow(lines: readonly Line[], index: number, nameIndex: number): boolean {
  const [before, badge, name] = [lines[index - 1], lines[index], lines[nameIndex]]
  if (!badge || !name) return false
  if (!before || partNamed(before.text, true) === null) {
    const gapAbove = before?.page === badge.page ? topOf(badge.box) - bottomOf(before.box) : Infinity
    const gapBelow = name.page === badge.page ? topOf(name.box) - bottomOf(badge.box) : badge.box[3]
    const isShouted = badge.text === badge.text.toUpperCase()
    return isShouted ? gapBelow < gapAbove + 0.5 : gapBelow < gapAbove - 0.5
  }
  // Right under the heading `Comment` it is the comment, unless it is beside the name.
  return name.page === badge.page && topOf(name.box) < bottomOf(badge.box)
}

const spelled = (lines: readonly Line[]): string =>
  squashed(joinWrapped(lines.flatMap((line) => line.runs.filter((run) => !isBadge(run)))))

/** A heading that wraps: two lines of one size, larger than the rows, right under each other. */
function isSameHeading(above: Line | undefined, line: Line | undefined, row: Line | undefined): boolean {
  if (!above || !line || !row || above.page !== line.page) return false
  const isLarge = line.box[3] > row.box[3] * 1.08 && Math.abs(above.box[3] - line.box[3]) < 0.3
  return isLarge && topOf(line.box) - bottomOf(above.box) < line.box[3] * 0.3
}

function partsOf(lines: readonly Line[]): Record<AccountPart, Line[]> {
  const parts: Record<AccountPart, Line[]> = {
    info: [],
    history: [],
    guide: [],
    balances: [],
    additional: [],
    reinvestigation: [],
    contact: [],
    comment: [],
  }
  const isShouted = lines[0] !== undefined && lines[0].text === lines[0].text.toUpperCase()
  // Of the anchor, and of the labels under it: the sign before the anchor may not be read.
  const edges = lines.slice(0, 2).map(({ box }) => leftOf(box))
  let open: AccountPart = 'info'
  for (const line of lines) {
    const isAtEdge = edges.some((edge) => Math.abs(leftOf(line.box) - edge) < HEADING_INDENT)
    const whole: AccountPart | null = isAnchor(line) ? 'info' : partNamed(line.text, isShouted || isAtEdge)
    // The grid may have no heading of its own.
    if (open === 'info' && monthColumns(line)) open = 'history'
    const [first, ...rest] = line.runs
    const inline: AccountPart | null = first && rest.length > 0 && open !== 'info' ? partNamed(first.text, isShouted) : null
    open = whole ?? inline ?? open
    const content = inline && !whole ? lineOf(rest) : line
    if (!whole && content) parts[open].push(content)
  }
  return parts
}

/** Headings stand at the anchor's left edge, but for a sign before them (points). */
const HEADING_INDENT = 14

/** A creditor or an address in capitals may read like a heading; headings are so only where the anchor is, or at its edge. */
function partNamed(text: string, mayShout: boolean): AccountPart | null {
  return text === text.toUpperCase() && !mayShout ? null : lookUp<AccountPart>(ACCOUNT_PARTS, headingText(text))
}
