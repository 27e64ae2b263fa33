import { bottomOf, topOf } from '#engine/reading/boxes.ts'
import { type LabelValue, labelValues } from '#engine/reading/label-values.ts'
import type { Line, Run } from '#engine/reading/lines.ts'

/** Labels whose value is one date, amount or count: a second line below it is not theirs. */
const ONE_LINE = /^(?:.*\b(?:date|amount|balance|limit|reviewed|owed|first reported|opened|closed|filed|verified)|high credit|available credit|date of .*)$/i

/** `Mar 05,` waits for its year, `Mar` for its day. */
const isUnfinished = (pieces: readonly Run[]): boolean => /^[A-Z][a-z]{2,8}\.?(?: \d{1,2},?)?$/.test(pieces.map((piece) => piece.text).join(' '))

/** Whether the value begins beside its label, not somewhere below it. */
function isBeside(label: Run, piece: Run): boolean {
  const slack = label.box[3] * 0.8
  return (
    piece.page === label.page &&
    topOf(piece.box) < bottomOf(label.box) + slack * 0.5 &&
    bottomOf(piece.box) > topOf(label.box) - slack
  )
}

function closeBelow(above: Run, below: Run): boolean {
  return below.page === above.page && topOf(below.box) - bottomOf(above.box) < above.box[3] * 0.75
}

/** The label rows of a part, each value cut where it stops being one: far below its label, or after its one line. */
export function rowsOf<Label extends string>(lines: readonly Line[], labels: readonly Label[]): LabelValue<Label>[] {
  return labelValues(lines, labels).map((row) => {
    const own: Run[] = []
    for (const piece of row.value) {
      const previous = own.at(-1)
      if (previous ? !closeBelow(previous, piece) : !isBeside(row.labelRun, piece)) break
      if (previous && ONE_LINE.test(row.label) && !isUnfinished(own)) break
      own.push(piece)
    }
    return { ...row, value: own, text: joined(own) }
  })
}

const isPhrase = (text: string): boolean => /^[A-Z_]+$/.test(text)

/** The pieces with spaces between them; a phrase that the page broke anywhere (`NOT_MORE_THAN_TWO_PAY` / `MENTS_PAST_DUE`) in one. */
function joined(pieces: readonly Run[]): string {
  return pieces.reduce((text, piece) => {
    const isBroken = text.includes('_') && isPhrase(text) && isPhrase(piece.text)
    return isBroken ? text + piece.text : `${text} ${piece.text}`.trim()
  }, '')
}
