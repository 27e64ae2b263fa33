import { joinWrapped, quoted } from '#engine/reading/lines/boxes.ts'
import { asPrinted, doubtTwo, type FactReader, factReader, type Notes, note, readAccountNumber } from '#engine/reading/facts.ts'
import type { AccountBlock } from '#engine/reading/layouts/equifax-acr/blocks.ts'
import { type MonthRow, monthOfRow, readMonthRow, tableHeader } from '#engine/reading/layouts/equifax-acr/month-table.ts'
import { type Narratives, readNarratives } from '#engine/reading/layouts/equifax-acr/narratives.ts'
import { packedValues } from '#engine/reading/layouts/equifax-acr/packed-labels.ts'
import {
  ACCOUNT_LABELS,
  type AccountLabel,
  HIGH_CREDIT_IS_CHARGE_OFF,
  HIGH_CREDIT_IS_LIMIT,
  TYPES_BY_WORDS,
} from '#engine/reading/layouts/equifax-acr/words.ts'
import { accountStatus } from '#engine/reading/layouts/myequifax/account.ts'
import { STATUS_BY_PHRASE } from '#engine/reading/layouts/myequifax/collections.ts'
import { type HistoryContext, readPaymentHistory } from '#engine/reading/layouts/myequifax/history.ts'
import { activityStatusOf, paymentStatusOf, phraseOf, responsibilityOf } from '#engine/reading/layouts/myequifax/vocabulary.ts'
import type { Line } from '#engine/reading/lines/lines.ts'
import { monthColumns } from '#engine/reading/lines/month-grid.ts'
import type { Account, AccountAmounts, AccountDates, AccountStates, BalanceMonth } from '#engine/report/account.ts'
import { parsePrintedDay } from '#engine/values/day.ts'
import { parseMoney } from '#engine/values/money.ts'

type Rows = FactReader<AccountLabel>

/** What an account needs to know of the document. */
export interface AccountContext extends HistoryContext {
  readonly id: string
  readonly narratives: Narratives
  /** Where the columns of its section's pairs begin; empty where they flow. */
  readonly columns: readonly number[]
  /** Whether it stands among the collections. */
  readonly isCollection: boolean
}

const CLOSED = / ?[-–—] closed$/i

/** Whether the creditor's line ends ` - Closed`. */
export const isMarkedClosed = (block: AccountBlock): boolean => CLOSED.test(joinWrapped(block.name))

/** One account, or one collection: both are packed in the same way. */
export function readAccount(block: AccountBlock, context: AccountContext): Account {
  const notes: Notes = {}
  const { details, table, grid } = partsOf(block.lines, context.narratives)
  const rows = factReader(packedValues(details, ACCOUNT_LABELS, { columns: context.columns }), notes)
  const { read } = rows
  const balanceHistory = readTable(table, notes)
  const narratives = readNarratives(
    rows.row('Narrative Code(s)') ?? rows.row('Narrative Codes') ?? rows.row('Narrative Code'),
    context.narratives,
    notes,
  )
  const comment = read(['Comments'], [`remarks.${narratives.remarks.length}`], asPrinted)
  const kind = kindOf(rows, { block, context }, notes)
  const creditorName = nameOf(block, rows, notes)
  if (rows.isTwo('Date Opened')) doubtTwo(notes)
  return {
    id: context.id,
    creditorName,
    originalCreditor: read(['Original Creditor Name', 'Original Creditor'], ['originalCreditor'], asPrinted),
    accountNumber: readAccountNumber(rows.read, notes),
    ...kind,
    responsibility: read(['Owner', 'Account Designator Code'], ['responsibility'], responsibilityOf),
    ...statesOf(rows, { block, kind, context }, notes),
    ...datesOf(rows),
    ...amountsOf(rows, narratives, notes),
    terms: read(['Term Duration'], ['terms'], asPrinted),
    monthsReviewed: read(['Months Reviewed'], ['monthsReviewed'], (text) => (/^\d{1,4}$/.test(text) ? Number(text) : null)),
    lateCounts: null,
    soldTo: null,
    printsDofd: rows.row('Date of 1st Delinquency') !== null || rows.row('Date of First Delinquency') !== null,
    paymentHistory: readPaymentHistory(grid, context, notes),
    balanceHistory,
    remarks: comment === null ? narratives.remarks : [...narratives.remarks, comment],
    contact: contactOf(block, notes),
    fileEntry: null,
    evidence: notes,
  }
}

interface Parts {
  readonly details: Line[]
  readonly table: MonthRow[]
  readonly grid: Line[]
}

const TITLE = /^(?:payment history|(?:24|twenty-four)[- ]month.*|narrative code (?:descriptions?|key)|narrative codes?)$/i

/** The packed pairs, then the table and the grid, each until something else begins. */
function partsOf(lines: readonly Line[], narratives: Narratives): Parts {
  const parts: Parts = { details: [], table: [], grid: [] }
  let open: 'details' | 'table' | 'grid' = 'details'
  let columns: MonthRow['columns'] = []
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]
    if (!line) continue
    const header = tableHeader(lines, index)
    if (header) {
      ;[open, columns] = ['table', header.columns]
      index += header.lines - 1
    } else if (monthColumns(line)) {
      open = 'grid'
      parts.grid.push(line)
    } else if (open === 'table') {
      const head = monthOfRow(line, lines[index + 1])
      if (head) parts.table.push({ line, head, columns })
    } else if (open === 'details' && !TITLE.test(line.text) && !beginsNarrative(line, narratives)) parts.details.push(line)
    else if (open === 'grid') parts.grid.push(line)
    else if (open === 'details') open = 'grid'
  }
  return parts
}

/** `065 Closed by credit grantor`: the list of descriptions, right behind the pairs. `167 Reported:` is the end of a cell beside another's label. */
function beginsNarrative({ text, runs }: Line, narratives: Narratives): boolean {
  const [, code = '', words = ''] = /^\(?(\d{3})\)?[ :.–-]+([A-Z].*)/.exec(text) ?? []
  const listed = narratives.get(code)
  if (listed === undefined || /^\d{3} [A-Z][A-Za-z ]*:/.test(text)) return false
  // `132   Loan` is the second line of cells that wrap: apart from its code stands another cell.
  const isApart = /^\(?\d{3}\)?$/.test(runs[0]?.text ?? '')
  return !isApart || words.startsWith(listed[0]?.text ?? words)
}

/** Newest first, each month once; a month without figures says nothing. */
function readTable(rows: readonly MonthRow[], notes: Notes): BalanceMonth[] {
  const read = rows.map((row) => readMonthRow(row, notes))
  const said = read.filter((row) => [row.balance, row.scheduledPayment, row.paid, row.pastDue].some((cents) => cents !== null))
  return [...new Map(said.map((row) => [row.month, row])).values()].toSorted((a, b) => b.month.localeCompare(a.month))
}

function nameOf(block: AccountBlock, { read }: Rows, notes: Notes): string {
  const name = joinWrapped(block.name).replace(CLOSED, '').trim()
  if (name === '') return read(['Collection Agency'], ['creditorName'], asPrinted) ?? ''
  note(notes, 'creditorName', quoted(block.name, name))
  return name
}

type Kind = Pick<Account, 'accountType' | 'accountTypeText' | 'loanType'>

/** One label says what kind of loan and of account it is. In the collections each entry is one. */
function kindOf({ read }: Rows, from: { block: AccountBlock; context: AccountContext }, notes: Notes): Kind {
  const accountTypeText = read(['Loan/Account Type'], ['accountTypeText'], asPrinted)
  const loanType = read(['Loan/Account Type', 'Creditor Classification'], ['loanType'], asPrinted)
  if (from.context.isCollection) {
    note(notes, 'accountType', from.block.name)
    return { accountType: 'collection', accountTypeText, loanType }
  }
  const accountType = read(
    ['Loan/Account Type'],
    ['accountType'],
    (text) => TYPES_BY_WORDS.find(([words]) => words.test(text))?.[1] ?? null,
  )
  return { accountType, accountTypeText, loanType }
}

/** As in the bureau's other print: the name's mark, the designator and the closing date say whether it is open, the status how it is paid. */
function statesOf(rows: Rows, known: { block: AccountBlock; kind: Kind; context: AccountContext }, notes: Notes): AccountStates {
  const { read } = rows
  const statusText = read(['Status'], ['statusText'], asPrinted)
  const statusDate = read(['Status Date'], ['statusDate'], parsePrintedDay)
  const said = read(['Status'], ['paymentStatus'], (text) => paymentStatusOf(text, known.kind.accountType))
  if (known.context.isCollection) {
    note(notes, 'paymentStatus', known.block.name)
    const status = read(['Status'], ['status'], (text) => STATUS_BY_PHRASE[phraseOf(text)] ?? null)
    return { status, paymentStatus: 'in_collections', statusText, statusDate }
  }
  const hasClosingDate = read(['Date Closed'], [], parsePrintedDay) !== null
  note(notes, 'status', known.block.name)
  const activity = read(['Activity Designator'], [], activityStatusOf)
  if (activity !== null) read(['Activity Designator'], ['status'], activityStatusOf)
  const status = accountStatus({ isClosed: isMarkedClosed(known.block), paymentStatus: said, activity, hasClosingDate })
  return { status, paymentStatus: said, statusText, statusDate }
}

function datesOf({ read }: Rows): AccountDates {
  return {
    dateOpened: read(['Date Opened'], ['dateOpened'], parsePrintedDay),
    dateClosed: read(['Date Closed'], ['dateClosed'], parsePrintedDay),
    dateReported: read(['Date Reported'], ['dateReported'], parsePrintedDay),
    lastPaymentDate: read(['Date of Last Payment', 'Last Payment Date'], ['lastPaymentDate'], parsePrintedDay),
    lastActivityDate: read(['Date of Last Activity'], ['lastActivityDate'], parsePrintedDay),
    dateOfFirstDelinquency: read(
      ['Date of 1st Delinquency', 'Date of First Delinquency'],
      ['dateOfFirstDelinquency'],
      parsePrintedDay,
    ),
    delinquencyFirstReported: read(
      ['Date Major Delinquency 1st Reported', 'Date Major Delinquency First Reported'],
      ['delinquencyFirstReported'],
      parsePrintedDay,
    ),
    dateAssigned: read(['Date Assigned'], ['dateAssigned'], parsePrintedDay),
    removalDate: null,
    balanceDate: read(['Balance Date'], ['balanceDate'], parsePrintedDay),
    pastDueDate: null,
  }
}

/** Two narratives say that `High Credit` is no highest balance: it is the limit, or what was charged off first. Their printed words must say so, too. */
function amountsOf({ read }: Rows, { codes, remarks }: ReturnType<typeof readNarratives>, notes: Notes): AccountAmounts {
  const isSaid = (code: string, words: RegExp): boolean => codes.some((one, at) => one === code && words.test(remarks[at] ?? ''))
  const isLimit = isSaid(HIGH_CREDIT_IS_LIMIT, /limit|^\d{3}$/i)
  const isChargeOff = isSaid(HIGH_CREDIT_IS_CHARGE_OFF, /charge|^\d{3}$/i)
  const creditLimit = read(['Credit Limit'], ['creditLimit'], parseMoney)
  const chargeOffAmount = read(['Charge Off Amount'], ['chargeOffAmount'], parseMoney)
  if (isLimit && creditLimit === null) delete notes['creditLimit']
  if (isChargeOff && chargeOffAmount === null) delete notes['chargeOffAmount']
  return {
    currentBalance: read(['Balance'], ['currentBalance'], parseMoney),
    pastDue: read(['Amount Past Due'], ['pastDue'], parseMoney),
    creditLimit: creditLimit ?? (isLimit ? read(['High Credit'], ['creditLimit'], parseMoney) : null),
    highBalance: isLimit || isChargeOff ? null : read(['High Credit'], ['highBalance'], parseMoney),
    originalBalance: read(['Original Amount Owed', 'Original Amount'], ['originalBalance'], parseMoney),
    chargeOffAmount: chargeOffAmount ?? (isChargeOff ? read(['High Credit'], ['chargeOffAmount'], parseMoney) : null),
    monthlyPayment: read(['Scheduled Payment Amount'], ['monthlyPayment'], parseMoney),
    lastPaymentAmount: read(['Actual Payment Amount'], ['lastPaymentAmount'], parseMoney),
  }
}

const PHONE = /\(?\b\d{3}\)?[ .-]\d{3}[.-]\d{4}\b/

/** `PO Box 9, City, ST 99999 | (999) 999-9999`. */
function contactOf({ contact }: AccountBlock, notes: Notes): Account['contact'] {
  if (contact.length === 0) return null
  note(notes, 'contact', contact)
  const phone = contact.map(({ text }) => PHONE.exec(text)?.[0]).find((found) => found !== undefined) ?? null
  const pieces = contact
    .map(({ text }) => (phone === null ? text : text.replace(phone, '')).replace(/\b(?:phone|tel)[.:]* *$/i, '').trim())
    .filter((text) => text !== '')
  return { lines: pieces.length === 0 ? [] : [pieces.join(' ')], phone }
}
