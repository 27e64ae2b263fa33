import { bottomOf, leftOf, topOf } from '#engine/reading/lines/boxes.ts'
import { asPrinted, factReader, leadingMoney, type Notes, note } from '#engine/reading/facts.ts'
import { labelValues } from '#engine/reading/lines/label-values.ts'
import { badgesOf, PUBLIC_RECORD_LABELS } from '#engine/reading/layouts/experian-web-print/words.ts'
import type { Line } from '#engine/reading/lines/lines.ts'
import type { PublicRecord } from '#engine/report/report.ts'
import { parsePrintedDay } from '#engine/values/day.ts'

type Label = (typeof PUBLIC_RECORD_LABELS)[number]

const isBadge = (line: Line): boolean => badgesOf(line.text) !== null

/**
 * Reads the public records. A record is a title with label rows under it, a court or a reference number and a date filed
 * among them; prose is none.
 */
export function readPublicRecords(lines: readonly Line[]): PublicRecord[] {
  const records: Omit<PublicRecord, 'id'>[] = []
  for (const block of blocksOf(lines)) {
    const record = recordOf(block)
    if (record) records.push(record)
  }
  return records.map((record, index) => ({ ...record, id: `p${index + 1}` }))
}

interface Block {
  readonly title: readonly Line[]
  readonly rows: Line[]
}

/** Rows belong together until a line at their left edge that is no label: that is the next record's title, or prose. */
function blocksOf(lines: readonly Line[]): Block[] {
  const begins = new Set(labelValues<Label>(lines, PUBLIC_RECORD_LABELS).flatMap((row) => row.labelRun.words.slice(0, 1)))
  const rows = new Set(lines.filter((line) => line.words.slice(0, 1).some((word) => begins.has(word))))
  const labelX = Math.min(...[...rows].map((line) => leftOf(line.box)))
  const blocks: Block[] = []
  let title: Line[] = []
  let waiting: Line[] = []
  let isInRows = false
  for (const line of lines) {
    const isAtLeft = leftOf(line.box) < labelX + 40
    if (rows.has(line) && !isInRows) {
      blocks.push({ title, rows: [...waiting, line] })
      title = []
      waiting = []
      isInRows = true
    } else if (isInRows && (rows.has(line) || !isAtLeft)) {
      blocks.at(-1)?.rows.push(line)
    } else if (!isAtLeft) {
      waiting = [...waiting, line]
    } else if (!isBadge(line)) {
      title = continuesTitle(line, title.at(-1)) ? [...title, line] : [line]
      isInRows = false
    }
  }
  return blocks
}

/** A wrapped title goes on right under itself in the same size; the prose above it does not. */
function continuesTitle(line: Line, before: Line | undefined): boolean {
  if (!before || before.page !== line.page || Math.abs(before.box[3] - line.box[3]) > 0.5) return false
  return topOf(line.box) - bottomOf(before.box) < line.box[3] * 0.3 && !/[.!?]$/.test(before.text)
}

/** A record whose type has a row of its own is titled by its court. */
const COURT = /\b(?:courts?|ct|bkpt|bkrpt|bankruptcy)\b/i

const CUT_OFF = '\uFFFD'
/** The words that the page's edge left whole; null where there are none. */
const wholeWords = (text: string): string | null =>
  text
    .split(' ')
    .filter((word) => !word.endsWith(CUT_OFF))
    .join(' ') || null

function recordOf(block: Block): Omit<PublicRecord, 'id'> | null {
  const evidence: Notes = {}
  const rows = labelValues<Label>(block.rows, PUBLIC_RECORD_LABELS)
  const { row, read } = factReader(rows, evidence)
  const hasCourt = [row('Court'), row('Court Name'), row('Name'), row('Reference number'), row('Reference #')].some(
    (found) => found !== null,
  )
  if (!hasCourt || (row('Date filed') ?? row('Filing date')) === null) return null
  const title = block.title.flatMap((line) => line.runs).filter((run) => badgesOf(run.text) === null)
  const titleText = title.map((run) => run.text).join(' ')
  const ownType = row('Type')
  // What the page's edge leaves of the type is no title: the court is.
  const wholeType = read(['Type'], ['type'], asPrinted)
  const printedType = wholeType ?? (ownType && wholeWords(ownType.text))
  if (wholeType === null && ownType) note(evidence, 'type', ownType.value)
  if (printedType === null) note(evidence, 'type', title)
  const printedCourt = read(['Court', 'Court Name', 'Name'], ['court'], asPrinted)
  const isCourtTitle = printedCourt === null && printedType !== null && COURT.test(titleText)
  if (isCourtTitle) note(evidence, 'court', title)
  return {
    type: printedType ?? (titleText || 'Public record'),
    court: isCourtTitle ? titleText : printedCourt,
    reference: read(['Reference number', 'Reference #'], ['reference'], asPrinted),
    dateFiled: read(['Date filed', 'Filing date'], ['dateFiled'], parsePrintedDay),
    dateResolved: read(['Date resolved'], ['dateResolved'], parsePrintedDay),
    status: read(['Status', 'Status details'], ['status'], asPrinted),
    amount: read(['Claim/Liability', 'Claim amount', 'Liability amount', 'Claim', 'Liability'], ['amount'], leadingMoney),
    evidence,
  }
}
