import { POST_CODE } from '#engine/reading/values/addresses.ts'
import { shownAccountNumber } from '#engine/values/account-number.ts'
import { joinWrapped, type Placed, quoted } from '#engine/reading/lines/boxes.ts'
import {
  alsoPrinted,
  asPrinted,
  type FactReader,
  factReader,
  isMadeOut,
  leadingMoney,
  doubtTwo,
  type Notes,
  note,
  saysNothing,
} from '#engine/reading/facts.ts'
import type { LabelValue } from '#engine/reading/lines/label-values.ts'
import { type AccountBlock, NUMBER } from '#engine/reading/layouts/transunion-web-print/blocks.ts'
import type { Ratings } from '#engine/reading/layouts/transunion-web-print/key.ts'
import { numberBehind } from '#engine/reading/layouts/transunion-web-print/number-behind-name.ts'
import { readPaymentHistory } from '#engine/reading/layouts/transunion-web-print/payment-history.ts'
import { readRemarks } from '#engine/reading/layouts/transunion-web-print/remarks.ts'
import {
  ACCOUNT_TYPES,
  type AccountLabel,
  CLOSING_REMARK,
  COLLECTOR,
  DEFERRED_REMARK,
  PAY_STATUSES,
  RESPONSIBILITIES,
  TRANSFER_REMARK,
  withoutBrackets,
} from '#engine/reading/layouts/transunion-web-print/words.ts'
import type { Wrapping } from '#engine/reading/layouts/transunion-web-print/wrapped.ts'
import { type Run, runOf } from '#engine/reading/lines/lines.ts'
import type { Account, AccountAmounts, AccountDates, AccountStates } from '#engine/report/account.ts'
import { type PartialDay, parsePrintedDay } from '#engine/values/day.ts'
import { lookUp } from '#engine/values/look-up.ts'
import { type Cents, parseMoney } from '#engine/values/money.ts'
import type { AccountStatus, PaymentStatus } from '#engine/words/account-status.ts'

type Rows = FactReader<AccountLabel>

export interface At {
  readonly id: string
  readonly ratings: Ratings
  readonly wrapping: Wrapping
  /** The remarks that the report's key explains. */
  readonly remarks: ReadonlySet<string>
  /** Companies' names as they stand elsewhere in the report. */
  readonly names: ReadonlySet<string>
}

const day = (text: string): PartialDay | null => parsePrintedDay(text) ?? parsePrintedDay(text.split(' ')[0] ?? '')

/** Reads one account. TransUnion prints no date of first delinquency: it stays null. */
export function readAccountDetails(block: AccountBlock, at: At): { account: Account; months: number } {
  const evidence: Notes = {}
  const printed = block.rows.map((row): LabelValue<AccountLabel> => ({ ...row, text: textOf(row, at.wrapping) }))
  const rows = factReader(printed, evidence)
  const { read } = rows
  const remarks = readRemarks(block.rows, { wrapping: at.wrapping, known: at.remarks }, evidence)
  const history = readPaymentHistory(block.history, at.ratings, evidence)
  const account: Account = {
    id: at.id,
    ...namesOf(block, at.names, evidence),
    originalCreditor: read(['Original Creditor'], ['originalCreditor'], asPrinted),
    ...kindOf(rows),
    responsibility: read(['Responsibility'], ['responsibility'], (text) => lookUp(RESPONSIBILITIES, text.toLowerCase())),
    ...statesOf(rows, remarks, evidence),
    ...datesOf(rows),
    ...amountsOf(rows),
    terms: read(['Terms'], ['terms'], asPrinted),
    monthsReviewed: null,
    lateCounts: null,
    soldTo: null,
    printsDofd: false,
    paymentHistory: history.paymentHistory,
    balanceHistory: history.balanceHistory,
    remarks: remarks.map(({ text }) => text),
    contact: contactOf(rows, evidence),
    fileEntry: null,
    ...adverseMark(block, evidence),
    evidence,
  }
  if (rows.isTwo('Date Opened')) doubtTwo(evidence)
  const rest = rows.rest().filter(({ label }) => !READ_ELSEWHERE.has(label))
  return { account: { ...account, ...alsoPrinted(rest, evidence) }, months: history.months }
}

/** Remarks are read with the report's key, what stands month by month with the history. */
const READ_ELSEWHERE: ReadonlySet<AccountLabel> = new Set(['Remarks', 'High Balance (Hist.)', 'Credit Limit (Hist.)'])

/** The bureau sets an adverse status between `>` and `<`. */
function adverseMark(block: AccountBlock, evidence: Notes): Pick<Account, 'isMarkedAdverse'> {
  const status = block.rows.find(({ label, text }) => label === 'Pay Status' && /^>.*<$/.test(text.trim()))
  if (!status || isMadeOut(status.value)) return {}
  note(evidence, 'isMarkedAdverse', status.value)
  return { isMarkedAdverse: true }
}

const textOf = (row: LabelValue<AccountLabel>, wrapping: Wrapping): string =>
  withoutBrackets(row.label === 'Address' ? row.text : wrapping.join(row.value))

/** The name, and the number that is behind it or under a label of its own. */
function namesOf(
  block: AccountBlock,
  names: ReadonlySet<string>,
  evidence: Notes,
): Pick<Account, 'creditorName' | 'accountNumber'> {
  const isNumber = (piece: Run): boolean =>
    NUMBER.test(piece.words.at(-1)?.text ?? '') && (block.number.length === 0 || piece.words.length > 1)
  const last = block.name.findLast(isNumber)
  const { length, isSure } = numberBehind(last?.words ?? [], names)
  const name = block.name.flatMap((piece) =>
    piece === last ? (runOf(piece.page, piece.words.slice(0, -length)) ?? []) : [piece],
  )
  const behind = last ? runOf(last.page, last.words.slice(-length)) : null
  const pieces: readonly Placed[] = block.number.length > 0 ? block.number : behind ? [behind] : []
  const text = joinWrapped(pieces)
  const number = saysNothing(text) ? null : shownAccountNumber(text)
  if (number !== null) note(evidence, 'accountNumber', quoted(pieces, number))
  note(evidence, 'creditorName', name)
  // Where the one ends and the other begins nothing tells for certain.
  if (!isSure) doubtTwo(evidence, ['creditorName', 'accountNumber'])
  return { creditorName: joinWrapped(name), accountNumber: number }
}

type Kind = Pick<Account, 'accountType' | 'accountTypeText' | 'loanType'>

/**
 * A collector's or debt buyer's account is a collection, whatever its printed type: its loan type says so, or it is paid as a collection
 * and names who the debt came from.
 */
function kindOf({ read }: Rows): Kind {
  const accountTypeText = read(['Account Type'], ['accountTypeText'], asPrinted)
  const loanType = read(['Loan Type'], ['loanType'], asPrinted)
  const isCollector = loanType !== null && COLLECTOR.test(loanType)
  const isCollected =
    read(['Pay Status'], [], payStatusOf) === 'in_collections' && read(['Original Creditor'], [], asPrinted) !== null
  const accountType =
    isCollector || isCollected
      ? read([isCollector ? 'Loan Type' : 'Pay Status'], ['accountType'], () => 'collection' as const)
      : read(['Account Type'], ['accountType'], (text) => lookUp(ACCOUNT_TYPES, text.toLowerCase()))
  return { accountType, accountTypeText, loanType }
}

type Remark = ReturnType<typeof readRemarks>[number]

const payStatusOf = (text: string): PaymentStatus | null =>
  PAY_STATUSES.find(([pattern]) => pattern.test(text.toLowerCase()))?.[1] ?? null

/**
 * `Pay Status` says how the account is paid. Whether it is open is said by its closing date and by remarks; one without
 * either that is being paid is open, or delinquent where it is late.
 */
function statesOf(rows: Rows, remarks: readonly Remark[], evidence: Notes): AccountStates {
  const statusText = rows.read(['Pay Status'], ['statusText'], asPrinted)
  const paymentStatus = rows.read(['Pay Status'], ['paymentStatus'], payStatusOf)
  return {
    status: accountStatus(rows, { statusText, paymentStatus, remarks }, evidence),
    paymentStatus,
    statusText,
    statusDate: null,
  }
}

function accountStatus(
  { read }: Rows,
  said: { statusText: string | null; paymentStatus: PaymentStatus | null; remarks: readonly Remark[] },
  evidence: Notes,
): AccountStatus | null {
  const byPayStatus = (status: AccountStatus): AccountStatus | null => read(['Pay Status'], ['status'], () => status)
  const byRemark = (pattern: RegExp, status: AccountStatus): AccountStatus | null => {
    const remark = said.remarks.find(({ text }) => pattern.test(text))
    if (!remark) return null
    note(evidence, 'status', remark.pieces)
    return status
  }
  if (/^(?:account )?paid[,;]/i.test(said.statusText ?? '')) return byPayStatus('paid')
  const transferred = byRemark(TRANSFER_REMARK, 'transferred')
  if (transferred) return transferred
  const hasClosingDate = read(['Date Closed'], [], day) !== null
  const closed = hasClosingDate ? read(['Date Closed'], ['status'], () => 'closed' as const) : byRemark(CLOSING_REMARK, 'closed')
  if (closed) return closed
  if (said.paymentStatus === 'late') return byPayStatus('delinquent')
  if (said.paymentStatus !== 'current') return null
  return byRemark(DEFERRED_REMARK, 'deferred') ?? byPayStatus('open')
}

function datesOf({ read }: Rows): AccountDates {
  const updated = read(['Date Updated'], ['dateReported', 'balanceDate'], day)
  return {
    dateOpened: read(['Date Opened'], ['dateOpened'], day),
    dateClosed: read(['Date Closed'], ['dateClosed'], day),
    dateReported: updated,
    balanceDate: updated,
    lastPaymentDate: read(['Last Payment Made'], ['lastPaymentDate'], day),
    lastActivityDate: null,
    dateOfFirstDelinquency: null,
    delinquencyFirstReported: null,
    dateAssigned: null,
    removalDate: read(['Estimated month and year this item will be removed'], ['removalDate'], day),
    pastDueDate: null,
  }
}

function amountsOf({ read }: Rows): AccountAmounts {
  return {
    currentBalance: read(['Balance'], ['currentBalance'], leadingMoney),
    pastDue: read(['Past Due', 'Amount Past Due'], ['pastDue'], leadingMoney),
    creditLimit: read(['Credit Limit (Hist.)', 'Credit Limit'], ['creditLimit'], newestAmount),
    highBalance: read(['High Balance (Hist.)', 'High Balance'], ['highBalance'], newestAmount),
    originalBalance: null,
    chargeOffAmount: read(['Original Charge-off'], ['chargeOffAmount'], leadingMoney),
    monthlyPayment: read(['Monthly Payment'], ['monthlyPayment'], leadingMoney),
    lastPaymentAmount: read(['Payment Received'], ['lastPaymentAmount'], leadingMoney),
  }
}

const STRETCH = /(\$[\d,]+(?:\.\d\d)?)(?:from(\d{2}\/\d{4})(?:to(\d{2}\/\d{4}))?)?/g

/** `$900`, or of `High balance of $900 from 10/2023 to 03/2026; $850 from …` the amount of the newest stretch. */
function newestAmount(text: string): Cents | null {
  const plain = leadingMoney(text)
  if (plain !== null) return plain
  const stretches = [...text.replaceAll(' ', '').matchAll(STRETCH)].map(([, amount = '', from, to]) => ({
    cents: parseMoney(amount),
    until: parsePrintedDay(to ?? from ?? '') ?? '',
  }))
  return stretches.toSorted((a, b) => (a.until < b.until ? 1 : -1))[0]?.cents ?? null
}

const CITY_LINE = new RegExp(String.raw`^[A-Z][A-Za-z .'-]*,? [A-Z]{2},? (?:${POST_CODE})$`)

function contactOf(rows: Rows, evidence: Notes): Account['contact'] {
  const [address, phone] = [rows.row('Address'), rows.row('Phone')]
  const lines = address && !saysNothing(address.text) ? address.value : []
  const number = phone && !saysNothing(phone.text) ? phone : null
  if (lines.length === 0 && !number) return null
  note(evidence, 'contact', [...lines, ...(number?.value ?? [])])
  return { lines: addressLines(lines), phone: number?.text ?? null }
}

/** The address line by line as it was set: a city line that wrapped in its column is one line again. */
function addressLines(value: readonly Run[]): string[] {
  const [last, before] = [value.at(-1), value.at(-2)]
  if (!last || !before) return value.map((run) => run.text)
  const joined = joinWrapped([before, last])
  const isCut = CITY_LINE.test(joined) && !CITY_LINE.test(last.text)
  return isCut ? [...value.slice(0, -2).map((run) => run.text), joined] : value.map((run) => run.text)
}
