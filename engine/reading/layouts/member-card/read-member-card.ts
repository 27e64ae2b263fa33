import { asPrinted, factReader, type FactReader, type Notes, note } from '#engine/reading/facts.ts'
import { isSameEntry } from '#engine/reading/files/same-entry.ts'
import { bottomOf, middleYOf, rightEdgeOf, topOf } from '#engine/reading/lines/boxes.ts'
import { accountTypeOf, conditionOf, paymentStatusOf, responsibilityOf } from '#engine/reading/layouts/bureau-columns/words.ts'
import { contactOf, remarksIn } from '#engine/reading/layouts/myequifax/remarks.ts'
import { rowsOf } from '#engine/reading/layouts/myequifax/rows.ts'
import { documentLines, type Line, type Run } from '#engine/reading/lines/lines.ts'
import { documentNotices, type FoundNotice } from '#engine/reading/notices/find-notices.ts'
import { isDenied } from '#engine/reading/notices/kind-of-notice.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import type { Account } from '#engine/report/account.ts'
import { BLANK_PERSON } from '#engine/report/blank-person.ts'
import { blankAccount } from '#engine/report/blank-account.ts'
import type { Box } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'
import { type PartialDay, parsePrintedDay } from '#engine/values/day.ts'
import { parseMoney } from '#engine/values/money.ts'
import type { Bureau } from '#engine/words/bureau.ts'

export const FORMAT = 'member-card'

/**
 * Reads the card that TransUnion's member site opens for an account: name, a word in red or green with the balance, and rows with the
 * value at the right edge. It names no person, no account number and mostly no bureau: the member says which. How the paper looks: docs/bureau-prints.md.
 */
export function readMemberCard(document: DocumentText, { reportId, bureau }: { reportId: string; bureau: Bureau }): Report {
  return {
    id: reportId,
    bureau,
    format: FORMAT,
    reportDate: null,
    reportNumber: null,
    score: null,
    scoreModel: null,
    personalInfo: BLANK_PERSON,
    accounts: once(
      cardsIn(documentLines(document), documentNotices(document)).map((card, index) => readCard(card, `a${index + 1}`)),
    ),
    inquiries: [],
    publicRecords: [],
    totals: { printed: {}, read: {}, reconciled: false },
    isExcerpt: true,
  }
}

/** A card that was printed twice says the same again, to the last row. */
const once = (accounts: readonly Account[]): Account[] =>
  accounts.filter((account, index) => !accounts.slice(0, index).some((before) => isSameEntry(before, account)))

/** What is printed of one account. */
interface Card {
  readonly head: readonly Line[]
  readonly rows: readonly Line[]
  readonly contact: readonly Line[]
  readonly remarks: readonly Line[]
}

const STATUS = /^status$/i
const CONTACT = /^lender info(?:rmation)?$/i
const REMARKS = /^remarks$/i
const END = /^see something wrong\b/i
/** A head is its name, its word with the balance, and its kind; a long name is wrapped. */
const MOST_HEAD = 5

/** Each card has one title `Status`; what stands over it, from the top of its page or the end of the card before, is its head. */
function cardsIn(lines: readonly Line[], notices: readonly FoundNotice[]): Card[] {
  const titles = lines.flatMap((line, index) => (STATUS.test(line.text) ? [index] : []))
  const isOfFile = ({ page, box, text }: Line): boolean =>
    isDenied(text) || notices.some(({ place }) => place.page === page && areOnOneHeight(place.box, box))
  // What the site says of the whole file stands over the card, or between its head and its rows.
  const ends = titles.map((title) => lines.slice(0, title).findLastIndex((line) => !isOfFile(line)) + 1)
  const heads = ends.map((end, index) => headOf(lines, end, { before: titles[index - 1] ?? -1, isOfFile }))
  return titles.map((title, index) => {
    const head = heads[index] ?? title
    const body = lines.slice(title + 1, heads[index + 1])
    const end = body.findIndex((line, at) => END.test(line.text) || isOfAnother(body, at))
    const own = end < 0 ? body : body.slice(0, end)
    const contact = own.findIndex(({ text }) => CONTACT.test(text))
    const remarks = own.findIndex(({ text }) => REMARKS.test(text))
    return {
      head: lines.slice(head, ends[index]),
      rows: own.slice(
        0,
        [contact, remarks].find((at) => at >= 0),
      ),
      contact: contact < 0 ? [] : own.slice(contact + 1, remarks < 0 ? undefined : remarks),
      remarks: remarks < 0 ? [] : own.slice(remarks + 1),
    }
  })
}

const AFTER_ROWS: readonly string[] = ['lender info', 'remarks']
const TITLES: readonly string[] = ['status', 'account details', 'payment details', ...AFTER_ROWS]

/** The last row of every card. */
const LAST = 'worst pay status'

/** Whether a page begins that goes on with another card: what stands there was said already, or skips rows that every card has. */
function isOfAnother(body: readonly Line[], at: number): boolean {
  const [line, before] = [body[at], body[at - 1]]
  if (!line || !before || line.page === before.page) return false
  const firsts = (lines: readonly Line[]): string[] => lines.map(({ runs }) => (runs[0]?.text ?? '').toLowerCase())
  const said = firsts(body.slice(0, at)).filter((text) => TITLES.includes(text) || KNOWN.has(text))
  const next = firsts(body.slice(at).filter(({ page }) => page === line.page))
  const isSkipped = !said.includes(LAST) && !next.includes(LAST) && next.some((text) => AFTER_ROWS.includes(text))
  return isSkipped || next.some((text) => said.includes(text))
}

interface Above {
  /** The title of the card before. */
  readonly before: number
  readonly isOfFile: (line: Line) => boolean
}

/** The first line of the head that ends there. */
function headOf(lines: readonly Line[], end: number, { before, isOfFile }: Above): number {
  let first = end
  while (first - 1 > before && end - first < MOST_HEAD) {
    const [line, below, next] = [lines[first - 1], lines[first], lines[first + 1]]
    if (!line || END.test(line.text) || isOfFile(line) || (below && first < end && isParted(line, below, next))) break
    first -= 1
  }
  return first
}

/** Times the distance of the lines below: a head is set closely, and on one page. */
const FAR = 2

function isParted(line: Line, below: Line, next: Line | undefined): boolean {
  const apart = (one: Line, other: Line): number => middleYOf(other.box) - middleYOf(one.box)
  return line.page !== below.page || (next?.page === below.page && apart(line, below) > apart(below, next) * FAR)
}

const areOnOneHeight = (one: Box, other: Box): boolean => middleYOf(other) > topOf(one) && middleYOf(other) < bottomOf(one)

const LABELS = [
  'Date Reported',
  'Payment Status',
  'Account Status',
  'Account Type',
  'Responsibility',
  'Original Loan Amount',
  'Original Creditor',
  'Credit Limit',
  'High Balance',
  'Past Due',
  'Amount Past Due',
  'Past Due Amount',
  'Date Account Opened',
  'Date Account Closed',
  'Date of Last Payment',
  'Monthly Payment',
  'Term',
  'Payment Frequency',
  'Worst Pay Status',
] as const
const KNOWN: ReadonlySet<string> = new Set(LABELS.map((label) => label.toLowerCase()))
type Rows = FactReader<(typeof LABELS)[number]>

function readCard({ head, rows, contact, remarks }: Card, id: string): Account {
  const notes: Notes = {}
  const facts: Rows = factReader(rowsOf(rows, LABELS), notes)
  const { creditorName, currentBalance, loanType } = readHead(head, notes)
  const day = (label: (typeof LABELS)[number], field: string): PartialDay | null => facts.read([label], [field], parsePrintedDay)
  const money = (labels: readonly (typeof LABELS)[number][], field: string): number | null =>
    facts.read(labels, [field], parseMoney)
  const accountTypeText = facts.read(['Account Type'], ['accountTypeText', 'accountType'], asPrinted)
  const printedType = accountTypeText === null ? null : accountTypeOf(accountTypeText)
  // `Unsecured` may be of any kind: the head tells which, as `Personal Loans`.
  const accountType = printedType ?? (loanType === null ? null : accountTypeOf(loanType.replace(/s$/, '')))
  if (printedType === null) delete notes['accountType']
  if (printedType === null && accountType !== null && notes['loanType']) notes['accountType'] = notes['loanType']
  const said = remarksIn(remarks, { edge: rightEdgeOf([...rows, ...remarks]) }, notes)
  return blankAccount({
    id,
    creditorName,
    originalCreditor: facts.read(['Original Creditor'], ['originalCreditor'], asPrinted),
    accountType,
    accountTypeText,
    loanType,
    responsibility: facts.read(['Responsibility'], ['responsibility'], responsibilityOf),
    dateOpened: day('Date Account Opened', 'dateOpened'),
    dateClosed: day('Date Account Closed', 'dateClosed'),
    dateReported: day('Date Reported', 'dateReported'),
    lastPaymentDate: day('Date of Last Payment', 'lastPaymentDate'),
    currentBalance,
    pastDue: money(['Past Due', 'Amount Past Due', 'Past Due Amount'], 'pastDue'),
    creditLimit: money(['Credit Limit'], 'creditLimit'),
    highBalance: money(['High Balance'], 'highBalance'),
    originalBalance: money(['Original Loan Amount'], 'originalBalance'),
    monthlyPayment: money(['Monthly Payment'], 'monthlyPayment'),
    terms: facts.read(['Term'], ['terms'], (text) => (text === '0' ? null : asPrinted(text))),
    ...readStates(facts, { accountType, remarks: said }, notes),
    remarks: said,
    contact: contactOf(contact, creditorName, notes),
    evidence: notes,
  })
}

const isAmount = ({ text }: Run): boolean => /^-?\$-?[\d,]+(?:\.\d{2})?$/.test(text)

/** The name, then the word in colour, then the kind in small letters; the balance stands right of them. */
function readHead(head: readonly Line[], notes: Notes): Pick<Account, 'creditorName' | 'currentBalance' | 'loanType'> {
  const amount = head.flatMap(({ runs }) => runs).findLast(isAmount)
  const words = head.flatMap(({ page, runs }) => {
    const [run] = runs.filter((one) => one !== amount)
    return run ? [{ page, run }] : []
  })
  const last = words.at(-1)?.run
  const kind = last && words.length > 1 && /[a-z]/.test(last.text) ? last : undefined
  const names = words.slice(0, kind ? -2 : -1).map(({ run }) => run)
  note(notes, 'creditorName', names)
  const currentBalance = amount ? parseMoney(amount.text) : null
  if (amount && currentBalance !== null) note(notes, 'currentBalance', [amount])
  if (kind) note(notes, 'loanType', [kind])
  return { creditorName: names.map(({ text }) => text).join(' '), currentBalance, loanType: kind?.text ?? null }
}

/** A remark says what `Payment Plan` means: paid in a bankruptcy, or by an agreement with the lender. */
const WAGE_EARNER = /\bwage earner\b|\bchapter 13\b/i

function readStates(
  facts: Rows,
  { accountType, remarks }: Pick<Account, 'accountType' | 'remarks'>,
  notes: Notes,
): Pick<Account, 'status' | 'paymentStatus' | 'statusText' | 'isMarkedAdverse'> {
  const statusText = facts.read(['Payment Status'], ['statusText', 'paymentStatus'], asPrinted)
  const said = statusText === null ? null : paymentStatusOf(statusText, accountType)
  const remark = remarks.findIndex((text) => WAGE_EARNER.test(text))
  const isInPlan = said === null && statusText !== null && /^payment plan$/i.test(statusText) && remark >= 0
  const place = notes[`remarks.${remark}`]
  if (said === null) delete notes['paymentStatus']
  if (isInPlan && place) notes['paymentStatus'] = place
  const isAdverse = facts.read(['Account Status'], ['isMarkedAdverse'], (text) => (/derogatory/i.test(text) ? true : null))
  if (isAdverse === null) delete notes['isMarkedAdverse']
  const condition = facts.read(['Account Status'], ['status'], conditionOf)
  const isClosed = condition === null && facts.read(['Date Account Closed'], [], parsePrintedDay) !== null
  if (isClosed) facts.read(['Date Account Closed'], ['status'], parsePrintedDay)
  else if (condition === null) delete notes['status']
  return {
    statusText,
    paymentStatus: isInPlan ? 'bankruptcy' : said,
    status: isClosed ? 'closed' : condition,
    ...(isAdverse && { isMarkedAdverse: true }),
  }
}
