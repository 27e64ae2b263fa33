import { joinWrapped, type Placed } from '#engine/reading/boxes.ts'
import { readAccountDetails } from '#engine/reading/layouts/experian-web-print/account-details.ts'
import {
  ACCOUNT_ANCHOR,
  ACCOUNT_LABELS,
  ACCOUNT_PARTS,
  type AccountPart,
  badgesOf,
  headingText,
  lookUp,
} from '#engine/reading/layouts/experian-web-print/words.ts'
import { labelValues } from '#engine/reading/label-values.ts'
import { type Line, lineOf, type Run } from '#engine/reading/lines.ts'
import type { Account } from '#engine/report/account.ts'
import type { Box } from '#engine/report/evidence.ts'

/** The lines of one account, part by part. */
export interface AccountBlock {
  /** The creditor's name as the heading prints it. */
  readonly heading: readonly Run[]
  readonly badges: readonly Run[]
  readonly parts: Readonly<Record<AccountPart, readonly Line[]>>
}

const isAnchor = (line: Line): boolean => headingText(line.text) === ACCOUNT_ANCHOR
const isBadge = (piece: Placed): boolean => badgesOf(piece.text) !== null
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
  const heads = anchors.map((anchor, index) => headOf(lines, anchor, (anchors[index - 1]?.index ?? -1) + 1))
  return anchors.map((anchor, index) => {
    const runs = lines.slice(heads[index] ?? anchor.index, anchor.index).flatMap((line) => line.runs)
    return {
      heading: runs.filter((run) => !isBadge(run)),
      badges: runs.filter(isBadge),
      parts: partsOf(lines.slice(anchor.index, heads[index + 1] ?? lines.length)),
    }
  })
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
  const rows = labelValues(following.slice(0, end < 0 ? following.length : end), ACCOUNT_LABELS)
  return rows.length < 2 ? null : { index, accountName: rows.find((row) => row.label === 'Account Name')?.text ?? '' }
}

/** The index of the first line of the creditor's name: one line, or as many as spell the printed account name. */
function headOf(lines: readonly Line[], anchor: Anchor, earliest: number): number {
  let last = anchor.index - 1
  while (last >= earliest && isBadgeLine(lines[last])) last -= 1
  const name = squashed(anchor.accountName)
  if (last < earliest) return anchor.index
  if (name === '') return last
  for (let count = 1; count <= 4 && last - count + 1 >= earliest; count += 1) {
    const runs = lines.slice(last - count + 1, last + 1).flatMap((line) => line.runs)
    if (squashed(joinWrapped(runs.filter((run) => !isBadge(run)))) === name) return last - count + 1
  }
  return last
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
  let open: AccountPart = 'info'
  for (const line of lines) {
    const whole: AccountPart | null = partNamed(line.text, isShouted)
    const [first, ...rest] = line.runs
    const inline: AccountPart | null = first && rest.length > 0 && open !== 'info' ? partNamed(first.text, isShouted) : null
    open = whole ?? inline ?? open
    const content = inline && !whole ? lineOf(rest) : line
    if (!whole && content) parts[open].push(content)
  }
  return parts
}

/** A creditor or an address in capitals may read like a heading; headings are so only where the anchor is. */
function partNamed(text: string, isShouted: boolean): AccountPart | null {
  return text === text.toUpperCase() && !isShouted ? null : lookUp<AccountPart>(ACCOUNT_PARTS, headingText(text))
}
