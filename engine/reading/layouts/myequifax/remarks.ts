import { bottomOf, leftOf, rightOf, topOf } from '#engine/reading/lines/boxes.ts'
import { type Notes, note } from '#engine/reading/facts.ts'
import { splitAt } from '#engine/reading/layouts/myequifax/sections.ts'
import { isMadeOut, type Line, lineWithout } from '#engine/reading/lines/lines.ts'
import type { Account } from '#engine/report/account.ts'

const PHONE = /^(?:phone:? *)?(\+?(?:1[-. ])?\(?\d{3}\)?[-. ]?\d{3}[-. ]\d{4})$/i

/** Who the entry is about, and how wide the comments of this document run. */
export interface CommentContext {
  readonly creditorName: string
  /** Points; 0 where nothing is known. */
  readonly widest: number
}

const COMMENTS = /^comments:?$/i
const CONTACT = /^contact:?$/i

export interface Sides {
  readonly left: Line[]
  readonly right: Line[]
  /** Where the contact begins, to the right of the comments; infinite where it is below them. */
  readonly edge: number
}

/** The comments' and the contact's own lines, without their titles. */
export function sidesOf(lines: readonly Line[]): Sides {
  const at = lines.findIndex((line) => line.runs.some((run) => CONTACT.test(run.text)))
  const contact = lines[at]?.runs.find((run) => CONTACT.test(run.text))
  const isBelow = contact !== undefined && contact === lines[at]?.runs[0]
  const split =
    !contact || isBelow
      ? { left: lines.slice(0, isBelow ? at : undefined), right: isBelow ? lines.slice(at) : [] }
      : splitAt(lines, leftOf(contact.box) - 4)
  return { left: untitled(split.left), right: untitled(split.right), edge: !contact || isBelow ? Infinity : leftOf(contact.box) }
}

const untitled = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => lineWithout(line, (run) => COMMENTS.test(run.text) || CONTACT.test(run.text)) ?? [])

/** How far the longest comment line of these parts runs. */
export function widestComment(parts: readonly (readonly Line[])[]): number {
  return Math.max(0, ...parts.flatMap((lines) => sidesOf(lines).left.map((line) => line.box[2])))
}

const NO_COMMENTS = /^(?:you|your credit report) .*\b(?:not|no) have any\b/i

/** `Comments` on the left and `Contact` on the right, or one below the other; both end with the block. */
export function readComments(
  lines: readonly Line[],
  context: CommentContext,
  notes: Notes,
): Pick<Account, 'remarks' | 'contact'> {
  const { left, right, edge } = sidesOf(lines)
  const start = Math.min(...left.map((line) => leftOf(line.box)))
  const room = Math.max(context.widest, edge === Infinity ? 0 : (edge - start) * 0.7)
  return {
    remarks: remarksIn(left, { edge: start + room, beside: right }, notes),
    contact: contactOf(right, context.creditorName, notes),
  }
}

/** Where remarks stand. */
interface Around {
  /** They end here at the latest. */
  readonly edge: number
  /** What is beside them, if anything: it shows how close lines of one text are set. */
  readonly beside?: readonly Line[]
}

/** One remark a paragraph of these lines. */
export function remarksIn(lines: readonly Line[], around: Around, notes: Notes): string[] {
  const remarks = paragraphs(lines, around).filter((paragraph) => !NO_COMMENTS.test(textIn(paragraph)))
  remarks.forEach((paragraph, index) => note(notes, `remarks.${index}`, paragraph))
  return remarks.map(textIn)
}

const textIn = (lines: readonly Line[]): string => lines.map((line) => line.text).join(' ')

/**
 * One remark a paragraph. A wider gap parts two; where all lines stand equally close, a line that had room for the next
 * line's first word ended of its own accord.
 */
function paragraphs(lines: readonly Line[], { edge, beside = [] }: Around): Line[][] {
  const gaps = gapsIn(lines)
  const tightest = Math.min(...gaps, ...gapsIn(beside))
  const areUneven = Math.max(...gaps) - tightest > 0.25
  const found: Line[][] = []
  lines.forEach((line, index) => {
    const previous = lines[index - 1]
    const gap = previous ? gapAfter(previous, line) : Number.NaN
    const isWide = areUneven && !Number.isNaN(gap) ? gap - tightest > 0.25 : null
    const isParted = previous && (isWide || ((isWide === null || endsEarly(previous, edge)) && hadRoom(previous, line, edge)))
    if (!previous || isParted) found.push([line])
    else found.at(-1)?.push(line)
  })
  return found
}

const gapAfter = (line: Line, next: Line): number =>
  next.page === line.page ? (topOf(next.box) - bottomOf(line.box)) / line.box[3] : Number.NaN

const gapsIn = (lines: readonly Line[]): number[] =>
  lines.flatMap((line, index) => {
    const next = lines[index + 1]
    return next && next.page === line.page ? [gapAfter(line, next)] : []
  })

/** On a picture gaps are not sure: a speck makes a word as high as two lines. A line that ends before the middle of its column goes on nowhere. */
const endsEarly = (line: Line, edge: number): boolean => isMadeOut(line) && rightOf(line.box) < (leftOf(line.box) + edge) / 2

/** Whether the line ended of its own accord: a sentence is complete, or there was room for the next word. */
function hadRoom(line: Line, next: Line, edge: number): boolean {
  const [word] = next.words
  if (!word || /^[a-z(]/.test(word.text) || isOpen(line.text)) return false
  if (/[.!?]\)?$/.test(line.text) || beginsAnew(line, word.text)) return true
  return rightOf(line.box) + line.box[3] * 0.25 + word.box[2] < edge
}

/** Words after which a sentence goes on. */
const GOES_ON = /(?:^| )(?:a|an|and|as|at|by|for|from|in|of|on|or|per|the|to|under|with|chapter|[-–—])$/i
/** Names within a sentence, which have a capital wherever they are. */
const NAMES = /^(?:Chapter|Bankruptcy|Fair|Credit|Reporting|Act|Title|Federal|Department|Education|Equifax|FCRA|FCBA|[IVX]+)\b/

/** Whether a line that fills its column ended all the same: comments are sentences, and a capital begins the next one. */
const beginsAnew = ({ text }: Line, next: string): boolean =>
  /^[A-Z][a-z]+$/.test(next) &&
  !NAMES.test(next) &&
  !GOES_ON.test(text) &&
  text
    .split(' ')
    .slice(1)
    .every((word) => !/^[A-Z]/.test(word) || NAMES.test(word))

/** An opened bracket waits for its end. */
const isOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')')

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The address without the creditor's name above it and the telephone number below it. */
export function contactOf(lines: readonly Line[], creditorName: string, notes: Notes): Account['contact'] {
  if (lines.length === 0) return null
  note(notes, 'contact', lines)
  const phone = lines.map((line) => PHONE.exec(line.text)?.[1]).findLast((found) => found !== undefined)
  const address = lines.slice(nameLines(lines, creditorName)).filter((line) => !PHONE.test(line.text))
  return { lines: address.map((line) => line.text), phone: phone ?? null }
}

/** How many of the first lines repeat the creditor's name. */
function nameLines(lines: readonly Line[], creditorName: string): number {
  const name = lettersOf(creditorName)
  let text = ''
  for (const [index, line] of lines.slice(0, 4).entries()) {
    text += lettersOf(line.text)
    if (text === name) return index + 1
    if (!name.startsWith(text)) return 0
  }
  return 0
}
