import { bottomOf, leftOf, rightOf, topOf } from '#engine/reading/boxes.ts'
import { type Notes, note } from '#engine/reading/facts.ts'
import { splitAt } from '#engine/reading/layouts/myequifax/sections.ts'
import type { Line } from '#engine/reading/lines.ts'
import type { Account } from '#engine/report/account.ts'

const PHONE = /^(?:phone:? *)?(\+?(?:1[-. ])?\(?\d{3}\)?[-. ]?\d{3}[-. ]\d{4})$/i

/** Who the entry is about, and how wide the comments of this document run. */
export interface CommentContext {
  readonly creditorName: string
  /** Points; 0 where nothing is known. */
  readonly widest: number
}

const isTitle = (line: Line): boolean => /^(?:comments|contact)$/i.test(line.text)

function sidesOf(lines: readonly Line[]): { left: Line[]; right: Line[]; edge: number } {
  const contactRun = lines.flatMap((line) => line.runs).find((run) => /^contact$/i.test(run.text))
  const isStacked = !contactRun || lines.some((line) => /^contact$/i.test(line.text))
  const { left, right } = isStacked ? stacked(lines) : splitAt(lines, leftOf(contactRun.box) - 4)
  return { left, right, edge: isStacked ? Infinity : leftOf(contactRun.box) }
}

/** How far the longest comment line of these parts runs. */
export function widestComment(parts: readonly (readonly Line[])[]): number {
  return Math.max(0, ...parts.flatMap((lines) => sidesOf(lines).left.filter((line) => !isTitle(line)).map((line) => line.box[2])))
}

/** `Comments` on the left and `Contact` on the right; both end with the block. */
export function readComments(lines: readonly Line[], context: CommentContext, notes: Notes): Pick<Account, 'remarks' | 'contact'> {
  const { left, right, edge } = sidesOf(lines)
  const comments = left.filter((line) => !isTitle(line))
  const start = Math.min(...left.map((line) => leftOf(line.box)))
  const room = Math.max(context.widest, edge === Infinity ? 0 : (edge - start) * 0.7)
  const remarks = paragraphs(comments, start + room).filter((paragraph) => !/^you (?:currently )?do not have any\b/i.test(textIn(paragraph)))
  remarks.forEach((paragraph, index) => note(notes, `remarks.${index}`, paragraph))
  return { remarks: remarks.map(textIn), contact: contactOf(right, context.creditorName, notes) }
}

/** In a narrow print the contact stands below the comments. */
function stacked(lines: readonly Line[]): { left: Line[]; right: Line[] } {
  const at = lines.findIndex((line) => /^contact$/i.test(line.text))
  return at < 0 ? { left: [...lines], right: [] } : { left: lines.slice(0, at), right: lines.slice(at) }
}

const textIn = (lines: readonly Line[]): string => lines.map((line) => line.text).join(' ')

/**
 * One remark a paragraph. A wider gap parts two; where all lines stand equally close, a line that had room for the next
 * line's first word ended of its own accord.
 */
function paragraphs(lines: readonly Line[], edge: number): Line[][] {
  const gapAfter = (line: Line, next: Line): number =>
    next.page === line.page ? (topOf(next.box) - bottomOf(line.box)) / line.box[3] : Number.NaN
  const gaps = lines.flatMap((line, index) => {
    const next = lines[index + 1]
    return next && next.page === line.page ? [gapAfter(line, next)] : []
  })
  const tightest = Math.min(...gaps)
  const areUneven = Math.max(...gaps) - tightest > 0.25
  const found: Line[][] = []
  lines.forEach((line, index) => {
    const previous = lines[index - 1]
    const gap = previous ? gapAfter(previous, line) : Number.NaN
    const isParted = previous && (areUneven && !Number.isNaN(gap) ? gap - tightest > 0.25 : hadRoom(previous, line, edge))
    if (!previous || isParted) found.push([line])
    else found.at(-1)?.push(line)
  })
  return found
}

/** Whether the line ended of its own accord: a sentence is complete, or there was room for the next word. */
function hadRoom(line: Line, next: Line, edge: number): boolean {
  const [word] = next.words
  if (!word || /^[a-z(]/.test(word.text) || isOpen(line.text)) return false
  if (/[.!?]\)?$/.test(line.text) || /[.!?]$/.test(line.text)) return true
  return rightOf(line.box) + line.box[3] * 0.25 + word.box[2] < edge
}

/** An opened bracket waits for its end. */
const isOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')')

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The address without the creditor's name above it and the telephone number below it. */
function contactOf(lines: readonly Line[], creditorName: string, notes: Notes): Account['contact'] {
  const own = lines.filter((line) => !isTitle(line))
  if (own.length === 0) return null
  note(notes, 'contact', own)
  const phone = own.map((line) => PHONE.exec(line.text)?.[1]).findLast((found) => found !== undefined)
  const address = own.slice(nameLines(own, creditorName)).filter((line) => !PHONE.test(line.text))
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
