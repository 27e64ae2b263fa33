import { leftOf, quoted } from '#engine/reading/lines/boxes.ts'
import { asPrinted, factReader, type FactReader, type Notes, note, readAccountNumber } from '#engine/reading/facts.ts'
import { beginsComments } from '#engine/reading/layouts/myequifax/blocks.ts'
import { labelColumns } from '#engine/reading/layouts/myequifax/label-columns.ts'
import { readComments, remarksIn } from '#engine/reading/layouts/myequifax/remarks.ts'
import { rowsOf } from '#engine/reading/layouts/myequifax/rows.ts'
import { COLLECTION_LABELS, phraseOf, responsibilityOf } from '#engine/reading/layouts/myequifax/vocabulary.ts'
import { cutBefore, type Line, lineOf, runOf } from '#engine/reading/lines/lines.ts'
import type { LabelValue } from '#engine/reading/lines/label-values.ts'
import type { Word } from '#engine/reading/page-text.ts'
import type { Account } from '#engine/report/account.ts'
import { parsePrintedDay, type PartialDay } from '#engine/values/day.ts'
import { parseMoney } from '#engine/values/money.ts'
import type { AccountStatus } from '#engine/words/account-status.ts'

type Rows = FactReader<(typeof COLLECTION_LABELS)[number]>

const DATE_REPORTED = /^date reported:? *([A-Z][a-z]{2,8}\.? \d{1,2}, ?\d{4}|\d{1,2}\/\d{1,2}\/\d{4})?/i
const START = /^(?:10\.\d{1,3} +\S.*|date reported\b.*)$/i
/** The same with nothing else on its line. */
const HEADING = /^date reported:? *(?:[A-Z][a-z]{2,8}\.? \d{1,2}, ?\d{4}|\d{1,2}\/\d{1,2}\/\d{4})$/i
/** The labels of the second column. */
const SECOND_LABELS = [
  'Balance Date',
  'Account Designator Code',
  'Account Number',
  'Creditor Classification',
  'Last Payment Date',
  'Date of First Delinquency',
] as const
/** Labels that only a collection has, as a run begins with them: in prose they are written small. */
const AGENCY = /^(?:Collection Agency|COLLECTION AGENCY)(?=:|\s|$)/
const OWN_LABELS =
  /^(?:Collection Agency|Original Creditor Name|Original Amount Owed|COLLECTION AGENCY|ORIGINAL CREDITOR NAME|ORIGINAL AMOUNT OWED)(?=:|\s|$)/

/** The blocks of section 10: each begins at its `Date Reported:` and names an agency, an amount or a creditor. */
export function collectionBlocks(lines: readonly Line[]): Line[][] {
  // Where no block is headed by its date, the agency's row begins it.
  const start = lines.some((line) => START.test(line.text)) ? START : AGENCY
  const { blocks } = cutBefore(
    lines,
    (line, index) => start.test(line.text) || (start === AGENCY && isWrappedAgency(lines, index)),
  )
  const whole: Line[][] = []
  let pending: Line[] = []
  for (const block of blocks) {
    pending = [...pending, ...block]
    if (!isCollection(pending)) continue
    whole.push(pending)
    pending = []
  }
  return whole
}

const isCollection = (lines: readonly Line[]): boolean =>
  lines.some((line, index) => line.runs.some((run) => OWN_LABELS.test(run.text)) || isWrappedAgency(lines, index))

/** `Collection`, and `Agency` below it at the same x; prose goes on in small letters. */
function isWrappedAgency(lines: readonly Line[], index: number): boolean {
  const beginning = (line: Line | undefined, label: RegExp): Word | undefined => {
    const [first, next] = line?.words ?? []
    return first && label.test(first.text) && !/^[a-z]/.test(next?.text ?? '') ? first : undefined
  }
  const first = beginning(lines[index], /^(?:Collection|COLLECTION)$/)
  if (!first) return false
  return lines.slice(index + 1, index + 3).some((line) => {
    const below = beginning(line, /^(?:Agency|AGENCY):?$/)
    return below !== undefined && Math.abs(leftOf(below.box) - leftOf(first.box)) < 2
  })
}

function partsOf(block: readonly Line[]): { table: readonly Line[]; below: readonly Line[] } {
  const at = block.findIndex(beginsComments)
  return at < 0 ? { table: block, below: [] } : { table: block.slice(0, at), below: block.slice(at) }
}

/** The `Comments` and `Contact` of a block. */
export const commentsIn = (block: readonly Line[]): readonly Line[] => partsOf(block).below

/** The day in the block's own heading `Date Reported: Nov 20, 2024`. */
function dateReportedOf(block: readonly Line[], notes: Notes): PartialDay | null {
  const heading = block.find((line) => DATE_REPORTED.test(line.text))
  const label = heading?.words.findIndex((word) => /^reported:?$/i.test(word.text)) ?? -1
  if (!heading || label < 0) return null
  const day = DATE_REPORTED.exec(heading.text)?.[1] ?? ''
  const value = runOf(heading.page, heading.words.slice(label + 1, label + 1 + day.split(' ').length))
  const parsed = parsePrintedDay(day)
  note(notes, 'dateReported', parsed === null || !value ? [heading] : [value])
  return parsed
}

/** The labelled values, column by column; the block's own date heads it and is no value of theirs. */
function rowsIn(table: readonly Line[]): LabelValue<(typeof COLLECTION_LABELS)[number]>[] {
  const below = table.filter(({ text }) => !HEADING.test(text))
  return labelColumns(below, SECOND_LABELS).flatMap((lines) => rowsOf(lines, COLLECTION_LABELS))
}

/** A name as printed; null where the words of another label ran into it: many a name has `Collection Agency` in it. */
const nameAsPrinted = (text: string): string | null => (RAN_IN.test(text) ? null : asPrinted(text))
const RAN_IN = new RegExp(
  String.raw`\b(?:${COLLECTION_LABELS.filter((label) => label.includes(' ') && label !== 'Collection Agency').join('|')}|Designator|Classification|Delinquency)\b`,
)

/** One collection of section 10 as an account of the type `collection`. */
export function readCollection(block: readonly Line[], context: { id: string; widestComment: number }): Account {
  const notes: Notes = {}
  const { table, below } = partsOf(block)
  const rows = factReader(rowsIn(table), notes)
  const said = readComments(
    below,
    { creditorName: rows.row('Collection Agency')?.text ?? '', widest: context.widestComment },
    notes,
  )
  const comments = said.remarks.length > 0 ? said : { ...said, remarks: remarksIn(besideLabel(rows), { edge: Infinity }, notes) }
  const printsDofd = rows.row('Date of First Delinquency') !== null
  return {
    id: context.id,
    creditorName: agencyOf(rows, block, notes),
    accountNumber: readAccountNumber(rows.read, notes),
    ...kindOf(rows, notes),
    ...statesOf(rows, notes),
    ...datesOf(rows),
    dateReported: dateReportedOf(table, notes) ?? rows.read(['Date Reported'], ['dateReported'], parsePrintedDay),
    ...amountsOf(rows),
    ...comments,
    printsDofd,
    paymentHistory: [],
    balanceHistory: [],
    ...nothingPrinted,
    evidence: notes,
  }
}

/** Comments that stand as one of the table's rows. */
const besideLabel = (rows: Rows): Line[] => (rows.row('Comments')?.value ?? []).flatMap((piece) => lineOf([piece]) ?? [])

/** What section 10 has no label for. */
const nothingPrinted = {
  dateOpened: null,
  dateClosed: null,
  lastActivityDate: null,
  delinquencyFirstReported: null,
  removalDate: null,
  pastDue: null,
  pastDueDate: null,
  creditLimit: null,
  highBalance: null,
  chargeOffAmount: null,
  monthlyPayment: null,
  lastPaymentAmount: null,
  terms: null,
  monthsReviewed: null,
  lateCounts: null,
  fileEntry: null,
  soldTo: null,
} as const

/** The agency's name; where its row is empty, the block's numbered heading or the name above the contact's address. */
function agencyOf(rows: Rows, block: readonly Line[], notes: Notes): string {
  const agency = rows.read(['Collection Agency'], ['creditorName'], nameAsPrinted)
  if (agency !== null) return agency
  const heading = block.find((line) => NUMBERED.test(line.text))
  const contactAt = block.findIndex((line) => /\bcontact:?$/i.test(line.text))
  const contact = contactAt < 0 ? undefined : block[contactAt + 1]?.runs.at(-1)
  const named = heading ?? (contact && !ADDRESS.test(contact.text) ? contact : undefined)
  if (!named) return ''
  const name = named.text.replace(NUMBERED, '')
  note(notes, 'creditorName', quoted([named], name))
  return name
}

const NUMBERED = /^10\.\d{1,3} +/
const ADDRESS = /^(?:\d|p\.? ?o\.? |you )/i

function kindOf(
  rows: Rows,
  notes: Notes,
): Pick<Account, 'originalCreditor' | 'accountType' | 'accountTypeText' | 'loanType' | 'responsibility'> {
  const label = rows.row('Collection Agency')?.labelRun ?? rows.row('Original Amount Owed')?.labelRun
  if (label) note(notes, 'accountType', [label])
  return {
    originalCreditor: rows.read(['Original Creditor Name'], ['originalCreditor'], nameAsPrinted),
    accountType: 'collection',
    accountTypeText: null,
    loanType: rows.read(['Creditor Classification'], ['loanType'], asPrinted),
    responsibility: rows.read(['Account Designator Code'], ['responsibility'], responsibilityOf),
  }
}

/** `UNPAID` says that money is owed, not that an account is open. */
export const STATUS_BY_PHRASE: Readonly<Record<string, AccountStatus>> = {
  OPEN: 'open',
  PAID: 'paid',
  PAID_IN_FULL: 'paid',
  SETTLED: 'paid',
  CLOSED: 'closed',
}

function statesOf(rows: Rows, notes: Notes): Pick<Account, 'status' | 'paymentStatus' | 'statusText'> {
  const statusText = rows.read(['Status'], ['statusText', 'status'], asPrinted)
  const status = statusText === null ? null : (STATUS_BY_PHRASE[phraseOf(statusText)] ?? null)
  const place = notes['accountType']
  if (place) notes['paymentStatus'] = place
  return { status, paymentStatus: 'in_collections', statusText }
}

function datesOf(
  rows: Rows,
): Pick<Account, 'statusDate' | 'lastPaymentDate' | 'dateOfFirstDelinquency' | 'dateAssigned' | 'balanceDate'> {
  return {
    statusDate: rows.read(['Status Date'], ['statusDate'], parsePrintedDay),
    lastPaymentDate: rows.read(['Last Payment Date'], ['lastPaymentDate'], parsePrintedDay),
    dateOfFirstDelinquency: rows.read(['Date of First Delinquency'], ['dateOfFirstDelinquency'], parsePrintedDay),
    dateAssigned: rows.read(['Date Assigned'], ['dateAssigned'], parsePrintedDay),
    balanceDate: rows.read(['Balance Date'], ['balanceDate'], parsePrintedDay),
  }
}

function amountsOf(rows: Rows): Pick<Account, 'currentBalance' | 'originalBalance'> {
  return {
    currentBalance: rows.read(['Amount'], ['currentBalance'], parseMoney),
    originalBalance: rows.read(['Original Amount Owed'], ['originalBalance'], parseMoney),
  }
}
