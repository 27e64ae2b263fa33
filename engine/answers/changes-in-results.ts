import type { ResultChange } from '#engine/answers/reply.ts'
import { placeOf, type ReplyText } from '#engine/answers/sentences.ts'
import type { Line, Run } from '#engine/reading/lines/lines.ts'

/** A change, and the line that tells of it. */
export interface PlacedChange extends ResultChange {
  readonly line: number
}

const FIELD =
  /^(?:account status|payment status|current status|status|pay status|rating|current balance|balance|past due(?: amount)?|amount past due|date of first delinquency|date opened|date closed|(?:date of )?last payment(?: date)?|credit limit|high (?:balance|credit)|(?:original )?charge.?off(?: amount)?|payment history|monthly payment|scheduled payment|terms|account type|responsibility|remarks?|comments?)$/i
const BEFORE =
  /^(?:before|previous(?:ly)?|old|prior|was|original|(?:as |previously )?reported|reported (?:before|value)|before (?:dispute|investigation)|previous value)$/i
const AFTER =
  /^(?:after|updated?|new|now|current|corrected|after (?:dispute|investigation)|(?:new|updated|corrected) value|now reported|corrected to|is)$/i
/** A dash for nothing. */
const NOTHING = /^(?:[-–—]+|n\/?a|none|blank)$/i

const VALUE = String.raw`(?:\$[\d,]+(?:\.\d\d)?|\d{1,2}\/\d{1,2}\/\d{4}|\d{1,2}\/\d{4}|"[^"]{1,60}"|[A-Z][A-Za-z]*(?: [A-Za-z0-9]+){0,5})`
const FIELDS =
  '(account status|payment status|current status|status|current balance|balance|past due amount|amount past due|past due|date of first delinquency|date opened|date closed|last payment date|credit limit|high balance|high credit|charge-?off amount|monthly payment|scheduled payment|remarks?|comment)'
const TOLD = new RegExp(
  String.raw`\b${FIELDS}\b[^.:;]{0,40}?(?:\bfrom\s|:\s?)(${VALUE})\s?(?:\bto\b|→|->|=>|➔)\s?(?:now\s)?(${VALUE})`,
  'gi',
)

/** What a bureau's tables and sentences tell of fields before and after. A row that a header does not name says nothing. */
export function changesIn({ lines, sayings }: ReplyText): PlacedChange[] {
  const rows = changesInTables(lines)
  const inRows = new Set(rows.map(({ line }) => line))
  const told = sayings.flatMap((saying): PlacedChange[] => {
    if (inRows.has(saying.from)) return []
    return [...saying.text.matchAll(TOLD)].flatMap((match) => {
      const [, field = '', before = '', after = ''] = match
      // What may happen did not, and what is written small is no value.
      if (
        POSSIBLE.test(saying.text.slice(0, match.index + match[0].length)) ||
        ![before, after].every((value) => VALUE_BEGINS.test(value))
      )
        return []
      return [
        {
          field: field.toLowerCase(),
          before: plain(before),
          after: { value: plain(after), evidence: placeOf(saying, saying.text, SURE) },
          line: saying.from,
        },
      ]
    })
  })
  return [...rows, ...told].toSorted((a, b) => a.line - b.line)
}

const SURE = 0.95
const POSSIBLE = /\b(?:may|might|can|could|would|should|if|will)\b/i
const VALUE_BEGINS = /^["$\dA-Z]/
const plain = (value: string): string => value.replaceAll('"', '').trim()

interface Columns {
  readonly before: number
  readonly after: number
}

function changesInTables(lines: readonly Line[]): PlacedChange[] {
  let columns: Columns | null = null
  return lines.flatMap((line, index): PlacedChange[] => {
    const header = columnsOf(line)
    if (header !== null) {
      columns = header
      return []
    }
    if (columns === null) return []
    // The number of the account may come before the field.
    const at = line.runs.findIndex(({ text }, place) => place < 2 && FIELD.test(fieldOf(text)))
    const cells = line.runs.slice(at + 1)
    const field = fieldOf(line.runs[at]?.text ?? '')
    if (at < 0) {
      // The table ends with the first row that is none of it.
      columns = line.runs.length > 1 ? columns : null
      return []
    }
    const before = nearest(cells, columns.before, columns.after)
    const after = nearest(cells, columns.after, columns.before)
    if (after === undefined || NOTHING.test(after.text)) return []
    return [
      {
        field: field.toLowerCase(),
        before: before === undefined || NOTHING.test(before.text) ? null : plain(before.text),
        after: { value: plain(after.text), evidence: placeOf({ page: line.page, words: after.words }, line.text, SURE) },
        line: index,
      },
    ]
  })
}

const fieldOf = (text: string): string => text.replace(/\s?:$/, '').trim()

function columnsOf({ runs }: Line): Columns | null {
  const before = runs.find(({ text }) => BEFORE.test(text.trim()))
  const after = runs.find(({ text }) => AFTER.test(text.trim()))
  return before === undefined || after === undefined ? null : { before: before.box[0], after: after.box[0] }
}

/** The cell under a column, if it is nearer to it than to the other. */
const nearest = (cells: readonly Run[], column: number, other: number): Run | undefined =>
  cells
    .filter(({ box }) => Math.abs(box[0] - column) < Math.abs(box[0] - other))
    .toSorted((a, b) => Math.abs(a.box[0] - column) - Math.abs(b.box[0] - column))[0]
