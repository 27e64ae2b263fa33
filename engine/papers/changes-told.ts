import type { ReadField } from '#engine/answers/reply.ts'
import { type Passage, stretch } from '#engine/papers/paper-text.ts'

/** A field that was changed, and what it says from now on; null where that, or which field, is not said. */
export interface ToldChange {
  readonly field: ReadField<string> | null
  readonly value: ReadField<string> | null
}

const FIELD =
  '(account status|disposition|date paid|payment status|payment rating|current status|status|current balance|balance|past due amount|amount past due|past due|date of first delinquency|date opened|date closed|date of last payment|last payment date|credit limit|high balance|high credit|charge-?off amount|payment history|monthly payment|scheduled payment|account type|responsibility|ownership|remarks?|comment|saldo|estado)'
const ANNOUNCED =
  /\b(?:(?:changed|corrected|updated|modified|revised)\b[^:]{0,60}:|(?:following|these)\s(?:changes?|corrections?|updates?)|as\sfollows|what\swe\sreport)/i
const ROW = new RegExp(String.raw`(?:^|\n)\s?(?:[^A-Za-z\n]{1,3}\s|[eo]\s)?(?:the\s)?${FIELD}\s?:\s?([^\n]{1,90})`, 'gi')
const TOLD = new RegExp(
  String.raw`\b${FIELD}\b(?:\sof\sthis\saccount|\son\sthis\saccount)?[^.:;\n]{0,60}?\b(?:(?:(?:changed|corrected|updated|revised|modified|adjusted|set)\s(?:from\s(?:\$[\d,.]{1,14}|[^.;]{1,40}?)\s)?to|(?:is|are)\snow\s(?:reported\s)?(?:as)?|now\s(?:reports|shows|reads)(?:\sas)?|will\s(?:now\s)?(?:be\sreported\sas|show|read))\s)("?[^.;,\n"]{1,60}(?:\.\d\d)?)`,
  'gi',
)
const TO_SHOW = new RegExp(
  String.raw`\b(?:to|now)\s(?:show|reflect|report|read)s?\s(?:an?\s|the\s)?${FIELD}\s(?:of|as|is)\s("?[^.;,\n"]{1,60}(?:\.\d\d)?)`,
  'gi',
)
/** `… so that the balance reads $0 and …` */
const SO_THAT = new RegExp(
  String.raw`\bso\s(?:that\s)?(?:the|its|your)\s${FIELD}\s(?:now\s)?(?:reads|shows|says|is)\s("?[^.;,\n"]{1,60}?(?:\.\d\d)?)(?=\sand\b|[.;,\n"]|$)`,
  'gi',
)

/** `Balance: from $412 to $0`, a line of a list. */
const ROW_TURNED = new RegExp(
  String.raw`(?:^|\n)\s?(?:[^A-Za-z\n]{1,3}\s|[eo]\s)?${FIELD}\s?:\s?(?:changed\s)?(?:from|was)\s[^\n]{1,50}?(?:\sto|,\s(?:and\s)?(?:is\s)?now)\s([^\n]{1,60})`,
  'gi',
)

const NOW = /^(?:is |are )?(?:now |ahora )?(?:being )?(?:reported|reports|shows|reads|es|muestra) (?:as )?/i
/** `We updated: Date Updated; Rating.` */
const LISTED =
  /\b(?:we (?:have )?(?:also )?(?:updated|changed|corrected|modified)|(?:fields?|items?) (?:have|has) been (?:modified|updated|changed|corrected)|what changed)\s?:\s?([^.\n]{3,160}(?:\n[^.\n:]{3,120}(?=\.))?)/i
/** Below it stands the whole of the account, not what was changed. */
const AS_IT_APPEARS = /\bhow this (?:item|account) (?:now )?appears\b/i
const SPANISH = new RegExp(String.raw`\b${FIELD}\s(?:ahora\s)?(?:es|muestra|dice)\s("?[^.;,\n"]{1,60}(?:\.\d\d)?)`, 'gi')
/** `Cambiamos el saldo de $412.00 a $0.00.` */
const SPANISH_TURNED = new RegExp(
  String.raw`\b(?:cambiamos|corregimos|actualizamos|ajustamos)\s(?:el|la)\s${FIELD}\s(?:de\s[^.;]{1,30}?(?:\.\d\d)?\s)?a\s("?[^.;,\n"]{1,60}?(?:\.\d\d)?)(?=[\s.;,"]|$)`,
  'gi',
)
/** What a sentence called it before. */
const TURNED = new RegExp(
  String.raw`\b${FIELD}\b[^.]{0,60}\.\s(?:we\s)?(?:have\s)?(?:changed|corrected|updated)\sit\s(?:from\s[^.;]{1,40}?\s)?to\s("?[^.;,\n"]{1,60})`,
  'gi',
)
const WITH = new RegExp(String.raw`\b(?:with|and)\s(?:an?|the)\s${FIELD}\s(?:of\s)?("[^"\n]{1,60}"|\$[\d,]+(?:\.\d\d)?)`, 'gi')
const REPORTED_WITH = /\breport(?:ing)?\s(?:it|this account|the account)\swith\b/i

/** What a company says that it changed: a table, a list of fields, or a sentence about one. */
export function changesIn(passages: readonly Passage[], printedRows: readonly Passage[] = []): ToldChange[] {
  const table = changesInTables(printedRows)
  if (table.length > 0) return table
  const listed = passages.flatMap(listedFields)
  const sentences = passages.flatMap((passage) => [
    ...[TOLD, TO_SHOW, SO_THAT, SPANISH, SPANISH_TURNED, TURNED].flatMap((pattern) => found(passage, pattern)),
    ...(REPORTED_WITH.test(passage.text) ? found(passage, WITH) : []),
  ])
  const isWhole = passages.some(({ text }) => AS_IT_APPEARS.test(text))
  if (listed.length > 0 || isWhole) return [...listed, ...(isWhole ? [] : sentences)]
  const turned = passages.flatMap((passage) => found(passage, ROW_TURNED))
  if (turned.length > 0) return turned
  const after = passages.flatMap(afterLines)
  if (after.length > 0) return after
  const at = passages.findIndex(({ text }) => ANNOUNCED.test(text))
  const rows = at < 0 ? [] : passages.slice(at, at + 6).flatMap((passage) => found(passage, ROW))
  return rows.length > 0 ? rows : sentences
}

/** `Before: 30 days late`, and in the row below `After: Current`. */
const AFTER_LINE =
  /(?:^|\n)(?:before|was|previously|antes)\s?:\s?[^\n]{1,90}\n(?:after|(?:is )?now|ahora|despues)\s?:\s?([^\n]{1,60})/gi
const afterLines = (passage: Passage): ToldChange[] =>
  [...passage.text.matchAll(AFTER_LINE)].map(({ 0: whole, 1: value = '', index }) => {
    const to = index + whole.length
    return { field: null, value: stretch(written(value), { passage, from: to - value.length, to }) }
  })

function listedFields(passage: Passage): ToldChange[] {
  const match = LISTED.exec(passage.text)
  const list = match?.[1]
  if (!match || list === undefined) return []
  const from = match.index + match[0].length - list.length
  return [...list.matchAll(/[^;,*•]+/g)].flatMap(({ 0: part, index }): ToldChange[] => {
    const name = part.trim()
    const start = from + index + part.indexOf(name)
    if (!/^[A-Za-z][A-Za-z /-]{2,40}$/.test(name.replaceAll('\n', ' ')) || name.split(/\s/).length > 5) return []
    return [
      {
        field: stretch(name.replaceAll('\n', ' ').toLowerCase(), { passage, from: start, to: start + name.length }),
        value: null,
      },
    ]
  })
}

const BEFORE =
  /^(?:before|old|previous(?:ly)?|was|from|reported|prior|antes|what we reported|before (?:your |the )?dispute|previously reported)$/i
const AFTER =
  /^(?:after|new|(?:is )?now|now is|current(?:ly)?|is|to|corrected|updated|despues|ahora|what we report now|after (?:your |the )?dispute|now reported(?: as)?|new value)$/i
const LABELLED = new RegExp(String.raw`^${FIELD}\s?:\s?(.{1,90})$`, 'i')

interface Cell {
  readonly text: string
  readonly passage: Passage
  readonly from: number
  readonly to: number
  readonly left: number
}

/** Tables whose columns say what it was before and what it is after. */
function changesInTables(rows: readonly Passage[]): ToldChange[] {
  const changes: ToldChange[] = []
  let columns: { readonly before: number; readonly after: number } | null = null
  for (const row of rows) {
    const cells = cellsOf(row)
    const after = cells.findIndex(({ text }) => AFTER.test(text))
    // The heading over the names of the fields may say the same words as one over what was reported.
    const before = cells.slice(0, Math.max(0, after)).findLastIndex(({ text }) => BEFORE.test(text))
    if (before >= 0 && after > before) {
      columns = { before: cells[before]?.left ?? 0, after: cells[after]?.left ?? 0 }
      continue
    }
    if (columns === null) continue
    const { after: place, before: first } = columns
    const value = cells.find(({ left }) => Math.abs(left - place) < SAME_COLUMN)
    // A cell that goes on in the next line has no field of its own, and a line that reaches across ends the table.
    if (!value) {
      if (cells.length === 1 && (cells[0]?.text.length ?? 0) > LONGEST_CELL) columns = null
      continue
    }
    const own = LABELLED.exec(value.text)
    const label = cells.find(({ left }) => left < first - SAME_COLUMN)
    if (own)
      changes.push(
        changeOf({ ...value, to: value.from + (own[1] ?? '').length }, { ...value, from: value.to - (own[2] ?? '').length }),
      )
    // Whose row it is, or the end of what the cell above says, is no field of it.
    else if (label) changes.push(NO_FIELD.test(label.text) ? { ...changeOf(label, value), field: null } : changeOf(label, value))
  }
  return changes
}

const NO_FIELD = /[\d#*]|\bX{2,}/
/** Of a letter's width: a space of a typewriter, and no gap between columns. */
const TYPED_SPACE = 1.4
/** Points between the left edges of what is in one column. */
const SAME_COLUMN = 8
const LONGEST_CELL = 60

const changeOf = (field: Cell, value: Cell): ToldChange => ({
  field: stretch(field.passage.text.slice(field.from, field.to).toLowerCase(), field),
  value: stretch(written(value.passage.text.slice(value.from, value.to)), value),
})

/** A row parted where more than a space is between its words. */
function cellsOf(passage: Passage): Cell[] {
  const cells: Cell[] = []
  for (const { from, word } of passage.words) {
    const [left, , width, height] = word.box
    const last = cells.at(-1)
    const right = passage.words.findLast((one) => one.from < from)?.word.box
    const gap = right ? left - right[0] - right[2] : Infinity
    // A typewriter's space is as wide as its letters.
    const letter = width / Math.max(1, word.text.length)
    const to = from + word.text.length
    if (last && gap < Math.max(height * 0.75, letter * TYPED_SPACE))
      cells[cells.length - 1] = { ...last, to, text: passage.text.slice(last.from, to) }
    else if (width >= 0) cells.push({ passage, from, to, left, text: passage.text.slice(from, to) })
  }
  return cells
}

/** Where it was changed, behind what it says now. */
const WHERE = /\s(?:with|at|by|on|in)\s(?:the|all|your|our|each|both|equifax|experian|trans\s?union|innovis)\b.*$/is

/** An amount in plain dollars, anything else as it is printed. */
function written(value: string): string {
  const plain = value.replaceAll('"', '').trim().replace(NOW, '').replace(WHERE, '').trim()
  // Whatever a sentence adds to an amount is no part of it.
  const amount = /^-?\$[\d,]+(?:\.\d\d)?(?=\s|$)/.exec(plain)?.[0]
  return amount?.replaceAll(/[$,]/g, '') ?? plain
}

function found(passage: Passage, pattern: RegExp): ToldChange[] {
  return [...passage.text.matchAll(pattern)].flatMap((match): ToldChange[] => {
    const [whole, field = '', value = ''] = match
    const fieldAt = match.index + whole.toLowerCase().indexOf(field.toLowerCase())
    const valueAt = match.index + whole.lastIndexOf(value)
    if (written(value) === '') return []
    return [
      {
        field: stretch(field.toLowerCase(), { passage, from: fieldAt, to: fieldAt + field.length }),
        value: stretch(written(value), { passage, from: valueAt, to: valueAt + value.length }),
      },
    ]
  })
}
