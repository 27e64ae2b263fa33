import { bottomOf, leftOf, rightEdgeOf, topOf } from '#engine/reading/lines/boxes.ts'
import type { LabelValue } from '#engine/reading/lines/label-values.ts'
import { fieldsOf } from '#engine/reading/layouts/transunion-web-print/fields.ts'
import { monthHeads, totalMonths } from '#engine/reading/layouts/transunion-web-print/payment-history.ts'
import { ACCOUNT_LABELS, type AccountLabel, HEAD_LABELS, isHeading } from '#engine/reading/layouts/transunion-web-print/words.ts'
import { cutBefore, isMadeOut, type Line, lineOfWords, type Run, wouldFit } from '#engine/reading/lines/lines.ts'
import { splitWord } from '#engine/reading/lines/split-word.ts'

/** One account as it is printed. */
export interface AccountBlock {
  readonly name: readonly Run[]
  /** Where number and name are printed apart. */
  readonly number: readonly Run[]
  readonly rows: readonly LabelValue<AccountLabel>[]
  readonly history: readonly Line[]
}

/** The number behind a creditor's name: masked at its end or its beginning, or whole. It may begin with letters, hold some or hyphens, or be nothing else before a whole mask. */
export const NUMBER =
  /^(?:\d+[*Xx•]{2,}\d*|(?=[A-Z-]*\d)[0-9A-Z-]{1,40}[*•]{2,}|[A-Z]{1,8}[*•]{4,}|[*Xx•]{2,}\d{1,4}|\*{2,}|\d{8,})$/

const startsAccount = (line: Line): boolean => /^[^A-Za-z0-9]*Account Name(?::|$| )/.test(line.text)

const isRowsHeading = (line: Line): boolean => isHeading(line.text, 'Account Information')

const FIGURES = /^\d{4,}$/

/** The mask behind the figures of a number may be made out as anything. */
const endsInNumber = (line: Line): boolean =>
  NUMBER.test(line.words.at(-1)?.text ?? '') ||
  (line.words.length > 2 && isMadeOut(line) && FIGURES.test(line.words.at(-2)?.text ?? ''))

/** A name whose last word touches the masked number: `EXAMPLE BANK1731****`. */
const GLUED = /^(.*[A-Za-z])(\d{4,}[*•]{2,})$/
/** Letters that a number begins with, as in `PPH0000000003898****`: no word has so few, or no vowel, before so many figures. */
const BEGINS_NUMBER = /^(?:[B-DF-HJ-NP-TV-XZ]{1,4}|[A-Z]{1,3}(?=\d{8}))\d{4,}/
/** With figures before them they stand within the number. */
const WITHIN_NUMBER = /^\d{3,}[A-Z]{1,3}\d/
/** Ends of names that have no vowel. */
const NAME_END = /^(?:CORP|CR|CRD|CTR|DPT|FCU|FNB|GRP|LLC|LN|LTD|MTG|NB|PLC|SVC|SVCS|TR)\d/

const isAllNumber = (text: string): boolean => WITHIN_NUMBER.test(text) || (BEGINS_NUMBER.test(text) && !NAME_END.test(text))

/** Letters that a number may begin with where the report prints a space before its numbers. */
const SHORT_LETTERS = /^[A-Z]{1,3}\d/

/** Whether names and numbers stand apart in this report: behind a name stands a number that nothing touches. */
const partsNumbers = (lines: readonly Line[]): boolean =>
  lines.some((line, index) => {
    const next = lines[index + 1]
    return (
      line.words.length > 1 &&
      /^\d[\dA-Z-]*\*{2,}$/.test(line.words.at(-1)?.text ?? '') &&
      next !== undefined &&
      isRowsHeading(next)
    )
  })

function withNumberApart(line: Line, isParted: boolean): Line {
  const last = line.words.at(-1)
  const [, name, number] = GLUED.exec(last?.text ?? '') ?? []
  if (!last || name === undefined || number === undefined || isAllNumber(last.text)) return line
  if (isParted && line.words.length > 1 && SHORT_LETTERS.test(last.text) && !NAME_END.test(last.text)) return line
  return lineOfWords(line.page, [...line.words.slice(0, -1), ...splitWord(last, [name, number])]) ?? line
}

/** A name and its number on one line over the rows: the head of an account whose label was not printed. */
function isBareHead(lines: readonly Line[], index: number): boolean {
  const [line, next] = [lines[index], lines[index + 1]]
  if (!line || line.words.length < 2 || !endsInNumber(line)) return false
  const isUnderLabel = lines.slice(Math.max(0, index - 4), index).some(startsAccount)
  return next !== undefined && isRowsHeading(next) && !isUnderLabel
}

/** The line on which a bare head begins: a long name fills the lines above, in the same letters. */
function beginningOf(lines: readonly Line[], head: number, edge: number): number {
  let start = head
  while (goesOn(lines[start - 1], lines[start], edge)) start -= 1
  return start
}

/** Whether a name in capitals goes on: the line above is full, and as large and near as the next line of one text. */
function goesOn(above: Line | undefined, line: Line | undefined, edge: number): boolean {
  const [first] = line?.runs ?? []
  if (!above || !line || !first || above.page !== line.page || above.runs.length > 1) return false
  const isAlike = Math.abs(leftOf(above.box) - leftOf(line.box)) < 2 && Math.abs(above.box[3] - line.box[3]) < line.box[3] * 0.03
  const isNear = topOf(line.box) - bottomOf(above.box) < line.box[3] * 0.5
  return isAlike && isNear && above.text === above.text.toUpperCase() && !wouldFit(above, first, edge)
}

/**
 * The accounts of the report: each begins with the label of its name and has rows under it. A heading, a key or prose that
 * names an account has none and is none.
 */
export function accountBlocks(printed: readonly Line[]): AccountBlock[] {
  const isParted = partsNumbers(printed)
  const lines = printed.map((line) => withNumberApart(line, isParted))
  const edge = rightEdgeOf(lines)
  const bare = new Set(lines.flatMap((_, index) => (isBareHead(lines, index) ? beginningOf(lines, index, edge) : [])))
  const { blocks } = cutBefore(lines, (line, index) => startsAccount(line) || bare.has(index))
  return blocks.flatMap((block) => blockOf(block) ?? [])
}

function blockOf(lines: readonly Line[]): AccountBlock | null {
  const heading = lines.findIndex(isRowsHeading)
  const isRow = (line: Line, index: number): boolean => index > 0 && fieldsOf([line], ACCOUNT_LABELS).length > 0
  const headEnd = heading < 0 ? lines.findIndex(isRow) : heading
  if (headEnd < 1) return null
  const start = lines.findIndex(
    (line, index) => index >= headEnd && (isHeading(line.text, 'Payment History') || monthHeads(line) !== null),
  )
  const end = start < 0 ? lines.length : start
  const total = lines.findIndex((line) => totalMonths([line]) !== null)
  const after = total < 0 ? [] : lines.slice(total + 1)
  const rows = fieldsOf([...lines.slice(heading < 0 ? headEnd : heading + 1, end), ...after], ACCOUNT_LABELS)
  // A page may end below the first row of an account that has its number at its head.
  const least = heading > 0 && lines.slice(0, heading).some(endsInNumber) ? 1 : 2
  if (rows.length < least) return null
  const head = fieldsOf(lines.slice(0, headEnd), HEAD_LABELS)
  const valueOf = (label: (typeof HEAD_LABELS)[number]): readonly Run[] =>
    head.find((field) => field.label === label)?.value ?? []
  // In large letters it may stand further below its label than values do.
  const isFar = head.length === 1 && valueOf('Account Name').length === 0 && headEnd > 1
  const name =
    head.length === 0 || isFar ? lines.slice(isFar ? 1 : 0, headEnd).flatMap((line) => line.runs) : valueOf('Account Name')
  const number = valueOf('Account Number')
  // Both labels one under the other, then both values: they are under the second.
  const isStacked = head.length === 2 && name.length === 0 && number.length > 1
  const history = start < 0 ? [] : lines.slice(start, total < 0 ? lines.length : total + 1)
  return { ...(isStacked ? { name: number, number: [] } : { name, number }), rows, history }
}
