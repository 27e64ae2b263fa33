import { bottomOf, topOf } from '#engine/reading/lines/boxes.ts'
import { type LabelValue, labelValues } from '#engine/reading/lines/label-values.ts'
import { type Line, type Run, runOf, typeSizeOf } from '#engine/reading/lines/lines.ts'

/** Labels whose value is one date, amount or count: a second line below it is not theirs. */
const ONE_LINE =
  /^(?:.*\b(?:date|amount|balance|limit|reviewed|owed|first reported|opened|closed|filed|verified)|high credit|available credit|date of .*)$/i

/** `Mar 05,` waits for its year, `Mar` for its day. */
const isUnfinished = (pieces: readonly Run[]): boolean =>
  /^[A-Z][a-z]{2,8}\.?(?: \d{1,2},?)?$/.test(pieces.map((piece) => piece.text).join(' '))

/** Whether the value begins beside its label, not somewhere below it. */
function isBeside(label: Run, piece: Run): boolean {
  const slack = label.box[3] * 0.8
  return (
    piece.page === label.page &&
    topOf(piece.box) < bottomOf(label.box) + slack * 0.5 &&
    bottomOf(piece.box) > topOf(label.box) - slack
  )
}

/** Whether a piece goes on where the other ended: just below it, or at the head of the next page. */
export function goesOn(above: Run, below: Run, lines: readonly Line[]): boolean {
  if (below.page === above.page) return topOf(below.box) - bottomOf(above.box) < typeSizeOf(above) * 0.75
  const head = lines.find((line) => line.page === below.page)
  const foot = lines.findLast((line) => line.page === above.page)
  return (
    head !== undefined && foot !== undefined && topOf(below.box) < bottomOf(head.box) && bottomOf(above.box) > topOf(foot.box)
  )
}

/** The label rows of a part, each value cut where it stops being one: far below its label, or after its one line. */
export function rowsOf<Label extends string>(lines: readonly Line[], labels: readonly Label[]): LabelValue<Label>[] {
  const rows = labelValues(lines, labels).map((row) => {
    const own: Run[] = []
    for (const piece of row.value) {
      const previous = own.at(-1)
      if (previous ? !goesOn(previous, piece, lines) : !isBeside(row.labelRun, piece)) break
      if (previous && ONE_LINE.test(row.label) && !isUnfinished(own)) break
      own.push(piece)
    }
    return { ...row, value: own, text: joined(own) }
  })
  const missing = labels.filter((label) => !rows.some((row) => row.label === label))
  return missing.length === 0 ? rows : [...rows, ...inlineRows(lines, missing, rows)]
}

/** Labels that run on into their value with no more than a space (`Account Status PAYS_AS_AGREED`), where no column shows them. */
function inlineRows<Label extends string>(
  lines: readonly Line[],
  labels: readonly Label[],
  known: readonly LabelValue<Label>[],
): LabelValue<Label>[] {
  const taken = new Set(known.flatMap((row) => [...row.labelRun.words, ...row.value.flatMap((piece) => piece.words)]))
  const found = new Map<Label, LabelValue<Label>>()
  for (const run of lines.flatMap((line) => line.runs)) {
    const label = longestBefore(run.text, labels)
    if (label === undefined || found.has(label) || run.words.some((word) => taken.has(word))) continue
    const count = label.split(' ').length
    const labelRun = runOf(run.page, run.words.slice(0, count))
    const value = runOf(run.page, run.words.slice(count))
    if (labelRun && value) found.set(label, { label, labelRun, value: [value], text: value.text })
  }
  return [...found.values()]
}

/** The longest of the labels that the text begins with, a space behind it. */
function longestBefore<Label extends string>(text: string, labels: readonly Label[]): Label | undefined {
  let found: Label | undefined
  for (const label of labels)
    if (text[label.length] === ' ' && label.length > (found?.length ?? 0) && text.startsWith(label)) found = label
  return found
}

const isPhrase = (text: string): boolean => /^[A-Z_]+$/.test(text)

/** The pieces with spaces between them; a phrase that the page broke anywhere (`NOT_MORE_THAN_TWO_PAY` / `MENTS_PAST_DUE`) in one. */
function joined(pieces: readonly Run[]): string {
  return pieces.reduce((text, piece) => {
    const isBroken = text.includes('_') && isPhrase(text) && isPhrase(piece.text)
    return isBroken ? text + piece.text : `${text} ${piece.text}`.trim()
  }, '')
}
