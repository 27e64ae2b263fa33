import { asPrinted, factReader, type FactReader, type Notes, note, readAccountNumber } from '#engine/reading/facts.ts'
import { rightEdgeOf, topOf } from '#engine/reading/lines/boxes.ts'
import { documentLines, findIn, type Line } from '#engine/reading/lines/lines.ts'
import { accountStatus } from '#engine/reading/layouts/myequifax/account.ts'
import { contactOf, remarksIn } from '#engine/reading/layouts/myequifax/remarks.ts'
import { rowsOf } from '#engine/reading/layouts/myequifax/rows.ts'
import {
  accountTypeOf,
  activityStatusOf,
  DETAIL_LABELS,
  paymentStatusOf,
  responsibilityOf,
} from '#engine/reading/layouts/myequifax/vocabulary.ts'
import { barBottom, type Print, printsIn, withoutSigns } from '#engine/reading/layouts/equifax-member-center/prints.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import { placed } from '#engine/reading/sheets/placed.ts'
import type { Account } from '#engine/report/account.ts'
import { BLANK_PERSON } from '#engine/report/blank-person.ts'
import { blankAccount } from '#engine/report/blank-account.ts'
import type { Report } from '#engine/report/report.ts'
import { type PartialDay, parsePrintedDay } from '#engine/values/day.ts'
import { parseMoney } from '#engine/values/money.ts'

export const FORMAT = 'equifax-member-center'

/** How sure a value is that something lies over, and a name that only stands among the contact. */
const HALF_SEEN = 0.5

/**
 * Reads the pages that people print from Equifax's member center: one account a print, its rows with the value at the right edge, in
 * the words of the bureau's own PDF. What lies beneath the bar at the head of a page is asked about. How the paper looks: docs/bureau-prints.md.
 */
export function readEquifaxMemberCenter(document: DocumentText, ids: { reportId: string }): Report {
  const prints = printsIn(document.pages.map(withoutSigns))
  const entries = prints.map((print) => entryOf(document, print)).filter(holdsSomething)
  const evidence: Notes = {}
  const dates = new Set<PartialDay>()
  for (const { head } of entries) {
    const found = dateIn(head)
    if (found === null) continue
    if (dates.size === 0) note(evidence, 'reportDate', found.pieces)
    dates.add(found.day)
  }
  const place = evidence['reportDate']
  if (dates.size > 1 && place) evidence['reportDate'] = { ...place, confidence: HALF_SEEN }
  const bars = new Map(document.pages.map((page) => [page.number, barBottom(page)]))
  const report: Report = {
    id: ids.reportId,
    bureau: 'equifax',
    format: FORMAT,
    reportDate: [...dates][0] ?? null,
    reportNumber: null,
    score: null,
    scoreModel: null,
    evidence,
    personalInfo: BLANK_PERSON,
    accounts: entries.map((entry, index) => readEntry(entry, `a${index + 1}`)),
    inquiries: [],
    publicRecords: [],
    totals: { printed: {}, read: {}, reconciled: false },
    isExcerpt: true,
  }
  return placed(report, (one) => (topOf(one.box) < (bars.get(one.page) ?? 0) ? { ...one, confidence: HALF_SEEN } : one))
}

/** What is printed of one account. */
interface Entry {
  /** Up to the title of its first card. */
  readonly head: readonly Line[]
  readonly rows: readonly Line[]
  readonly comments: readonly Line[]
  readonly contact: readonly Line[]
}

const CARD = /^(?:overview|balance and amounts|account dates)$/i
const COMMENTS = /^comments and contact$/i
const CONTACT = /^for questions regarding this account,? please contact:?$/i
const END =
  /^(?:disputes|if you find information in your credit report\b.*|file a dispute|privacy policy\b.*|equifax consumer services\b.*|copyright \d{4} equifax\b.*)$/i
const DATE = /\breport date:? ([A-Z][a-z]{2,8}\.? \d{1,2}, ?\d{4})/i

function entryOf(document: DocumentText, print: Print): Entry {
  const lines = documentLines({ ...document, pages: print })
  const isRow = ({ runs }: Line): boolean => LABELS.has((runs[0]?.text ?? '').toLowerCase()) && runs.length > 1
  const first = lines.findIndex((line) => CARD.test(line.text) || COMMENTS.test(line.text) || isRow(line))
  const from = first < 0 ? lines.length : first
  const comments = lines.findIndex((line, index) => index >= from && COMMENTS.test(line.text))
  const contact = lines.findIndex((line, index) => index >= from && CONTACT.test(line.text))
  const end = lines.findIndex((line, index) => index >= from && END.test(line.text))
  const until = (...at: readonly number[]): number => at.find((one) => one >= 0) ?? lines.length
  return {
    head: lines.slice(0, from),
    rows: lines.slice(from, until(comments, contact, end)),
    comments: comments < 0 ? [] : lines.slice(comments + 1, until(contact, end)),
    contact: contact < 0 ? [] : lines.slice(contact + 1, until(end)),
  }
}

const holdsSomething = ({ rows, comments, contact }: Entry): boolean => rows.length + comments.length + contact.length > 0

function dateIn(head: readonly Line[]): { readonly day: PartialDay; readonly pieces: readonly Line['runs'][number][] } | null {
  const found = findIn(
    head.flatMap(({ runs }) => runs),
    DATE,
  )
  const day = found === null ? null : parsePrintedDay(found.match[1] ?? '')
  return found === null || day === null ? null : { day, pieces: found.pieces }
}

/** Times the letters of the date below it: those of a name are bigger. */
const BIGGER = 1.5

/** The big lines over the report's date. */
function nameIn(head: readonly Line[]): Line[] {
  const at = head.findIndex(({ text }) => DATE.test(text))
  const height = head[at]?.box[3] ?? 0
  const name: Line[] = []
  for (let index = at - 1; index >= 0; index -= 1) {
    const line = head[index]
    if (!line || line.box[3] < height * BIGGER) break
    name.unshift(line)
  }
  return name
}

const LABELS_OF_ROWS = [
  ...DETAIL_LABELS,
  'Account Number',
  'Account Status',
  'Available Credit',
  'Purchased From',
  'Sold To',
] as const
const LABELS: ReadonlySet<string> = new Set(LABELS_OF_ROWS.map((label) => label.toLowerCase()))
type Rows = FactReader<(typeof LABELS_OF_ROWS)[number]>

const count = (text: string): number | null => (/^\d{1,4}$/.test(text) ? Number(text) : null)

function readEntry({ head, rows, comments, contact }: Entry, id: string): Account {
  const notes: Notes = {}
  const facts: Rows = factReader(rowsOf(rows, LABELS_OF_ROWS), notes)
  const creditorName = readName(head, contact, notes)
  const remarks = remarksIn(comments, { edge: rightEdgeOf(rows) }, notes)
  const day = (label: (typeof DETAIL_LABELS)[number], field: string): PartialDay | null =>
    facts.read([label], [field], parsePrintedDay)
  const money = (label: (typeof DETAIL_LABELS)[number], field: string): number | null => facts.read([label], [field], parseMoney)
  return blankAccount({
    id,
    creditorName,
    originalCreditor: facts.read(['Original Creditor Name', 'Original Creditor'], ['originalCreditor'], asPrinted),
    accountNumber: readAccountNumber(facts.read, notes),
    ...readKind(facts, notes),
    dateOpened: day('Date Opened', 'dateOpened'),
    dateClosed: day('Date Closed', 'dateClosed'),
    dateReported: day('Date Reported', 'dateReported'),
    lastPaymentDate: day('Date of Last Payment', 'lastPaymentDate'),
    lastActivityDate: day('Date of Last Activity', 'lastActivityDate'),
    dateOfFirstDelinquency: day('Date of First Delinquency', 'dateOfFirstDelinquency'),
    delinquencyFirstReported: day('Delinquency First Reported', 'delinquencyFirstReported'),
    currentBalance: money('Balance', 'currentBalance'),
    pastDue: money('Amount Past Due', 'pastDue'),
    creditLimit: money('Credit Limit', 'creditLimit'),
    highBalance: money('High Credit', 'highBalance'),
    chargeOffAmount: facts.read(['Charge Off Amount', 'Charge-Off Amount'], ['chargeOffAmount'], parseMoney),
    monthlyPayment: money('Scheduled Payment Amount', 'monthlyPayment'),
    lastPaymentAmount: money('Actual Payment Amount', 'lastPaymentAmount'),
    terms: facts.read(['Term Duration'], ['terms'], asPrinted),
    monthsReviewed: facts.read(['Months Reviewed'], ['monthsReviewed'], count),
    soldTo: facts.read(['Sold To'], ['soldTo'], asPrinted),
    ...readStates(facts, head, notes),
    remarks,
    contact: contactOf(contact, creditorName, notes),
    printsDofd: facts.row('Date of First Delinquency') !== null,
    evidence: notes,
  })
}

/** The name at the head; where that page is missing, the name of whom to ask, which may be another. */
function readName(head: readonly Line[], contact: readonly Line[], notes: Notes): string {
  const name = nameIn(head)
  const [asked] = contact
  const printed = name.length > 0 ? name : asked ? [asked] : []
  note(notes, 'creditorName', printed)
  const place = notes['creditorName']
  if (name.length === 0 && place) notes['creditorName'] = { ...place, confidence: HALF_SEEN }
  return printed.map(({ text }) => text).join(' ')
}

function readKind(facts: Rows, notes: Notes): Pick<Account, 'accountType' | 'accountTypeText' | 'loanType' | 'responsibility'> {
  const accountTypeText = facts.read(['Account Type'], ['accountTypeText', 'accountType'], asPrinted)
  const loanType = facts.read(['Loan Type', 'Creditor Classification'], ['loanType'], asPrinted)
  const accountType = accountTypeOf('other', accountTypeText, loanType)
  if (accountType === null) delete notes['accountType']
  return {
    accountType,
    accountTypeText,
    loanType,
    responsibility: facts.read(['Payment Responsibility', 'Owner'], ['responsibility'], responsibilityOf),
  }
}

/** The word over `ACCOUNT STATUS` says whether the account is open; the row of that name how it is paid. */
function readStates(facts: Rows, head: readonly Line[], notes: Notes): Pick<Account, 'status' | 'paymentStatus' | 'statusText'> {
  const title = head.findIndex(({ text }) => /^account status$/i.test(text))
  const word = title > 0 ? head[title - 1] : undefined
  const statusText = facts.read(['Account Status'], ['statusText', 'paymentStatus'], asPrinted)
  const accountType = accountTypeOf('other', facts.row('Account Type')?.text ?? null, facts.row('Loan Type')?.text ?? null)
  const paymentStatus = statusText === null ? null : paymentStatusOf(statusText, accountType)
  if (paymentStatus === null) delete notes['paymentStatus']
  const activity = facts.read(['Activity Designator'], [], activityStatusOf) ?? (word ? activityStatusOf(word.text) : null)
  const isOpen = word !== undefined && /^open$/i.test(word.text)
  if (activity === null && !isOpen) return { status: null, paymentStatus, statusText }
  if (word) note(notes, 'status', [word])
  else facts.read(['Activity Designator'], ['status'], activityStatusOf)
  return { status: accountStatus({ isClosed: false, paymentStatus, activity, hasClosingDate: false }), paymentStatus, statusText }
}
