import { isKnownCondition } from '#engine/reading/doubts/ask-unknown-words.ts'
import { shownAccountNumber } from '#engine/values/account-number.ts'
import { evidenceOf, quoted } from '#engine/reading/lines/boxes.ts'
import {
  askAbout,
  askMonth,
  asPrinted,
  type FactReader,
  factReader,
  isMadeOut,
  leadingMoney,
  type Notes,
  note,
  noteUnread,
  saysNothing,
} from '#engine/reading/facts.ts'
import { isUnknownSign } from '#engine/reading/values/pattern-signs.ts'
import { editDistance, folded, mostWrong } from '#engine/recognition/words/letters.ts'
import type { AccountTable, Cell, ContactRow } from '#engine/reading/layouts/bureau-columns/page.ts'
import { columnOf, hasContent, linesUnder, listed, runsOf, textOf } from '#engine/reading/layouts/bureau-columns/rows.ts'
import {
  ACCOUNT_LABELS,
  accountTypeOf,
  conditionOf,
  historyCodeOf,
  isCollector,
  paymentStatusOf,
  responsibilityOf,
} from '#engine/reading/layouts/bureau-columns/words.ts'
import type { Account, AccountAmounts, AccountDates, AccountStates, HistoryMonth } from '#engine/report/account.ts'
import { parsePrintedDay } from '#engine/values/day.ts'
import type { AccountStatus, PaymentStatus } from '#engine/words/account-status.ts'
import type { AccountType } from '#engine/words/account-type.ts'
import type { Bureau } from '#engine/words/bureau.ts'

type Rows = FactReader<string>

interface At {
  readonly bureau: Bureau
  readonly id: string
  /** Which entry of the file the table is. */
  readonly fileEntry: string
  readonly contacts: readonly ContactRow[]
}

/** One bureau's column of an entry; null where the bureau says nothing of it. These pages print no date of first delinquency. */
export function readAccount(table: AccountTable, at: At): Account | null {
  if (!hasContent(table.rows, at.bureau)) return null
  const evidence: Notes = {}
  const rows = factReader(columnOf(table.rows, at.bureau), evidence)
  const names = namesOf(table.heading, rows, evidence)
  const kind = kindOf(rows)
  const account: Account = {
    id: at.id,
    ...names,
    accountNumber: numberOf(rows, evidence),
    ...kind,
    responsibility: rows.read(ACCOUNT_LABELS.responsibility, ['responsibility'], responsibilityOf),
    ...statesOf(rows, kind.accountType, evidence),
    ...datesOf(rows),
    ...amountsOf(rows),
    terms: rows.read(ACCOUNT_LABELS.terms, ['terms'], (text) => (/^0(?: |$)/.test(text) ? null : asPrinted(text))),
    monthsReviewed: null,
    lateCounts: lateCountsOf(table, at.bureau, evidence),
    soldTo: null,
    printsDofd: false,
    paymentHistory: historyOf(table, { bureau: at.bureau, type: kind.accountType }, evidence),
    balanceHistory: [],
    remarks: remarksOf(table, at.bureau, evidence),
    contact: contactOf(names.creditorName, at.contacts, evidence),
    fileEntry: at.fileEntry,
    evidence,
  }
  return saysWhich(account) ? account : null
}

/**
 * Words that strayed into a column are no entry, nor are the dashes of an empty one that were read as letters: the bureau that
 * has one says when, how much or how it is paid.
 */
const saysWhich = (account: Account): boolean =>
  [
    account.accountNumber,
    account.accountType,
    account.paymentStatus,
    account.status,
    account.dateOpened,
    account.dateReported,
    account.currentBalance,
    account.highBalance,
  ].some((value) => value !== null) ||
  account.paymentHistory.length > 0 ||
  (['accountTypeText', 'statusText'] as const).some(
    (field) => account[field] !== null && account.evidence[field]?.confidence === undefined,
  )

const ORIGINAL = /^(.*?)(?<!\s)\s*\(?original creditor:\s*(|\S.*?)\)?$/i

/** The balance and the state that a folded account shows behind its name. */
const FOLDED = /(?<!\s)\s+\$\d[\d,]*(?:\.\d\d)?(?:\s+(?:open|closed|paid|derogatory|transferred))?$/i

/** The heading over the columns: the furnisher, and behind a collector the original creditor, which may have a row of its own. */
function namesOf(heading: Cell, rows: Rows, evidence: Notes): Pick<Account, 'creditorName' | 'originalCreditor'> {
  const { read } = rows
  const [text, runs] = [textOf(heading).replace(FOLDED, ''), runsOf(heading)]
  const match = ORIGINAL.exec(text)
  const [creditorName, original] = [match?.[1] ?? text, match?.[2] ?? '']
  if (creditorName === '') askForName(rows, evidence)
  else note(evidence, 'creditorName', quoted(runs, creditorName))
  if (saysNothing(original))
    return { creditorName, originalCreditor: read(ACCOUNT_LABELS.originalCreditor, ['originalCreditor'], asPrinted) }
  note(evidence, 'originalCreditor', quoted(runs, original))
  return { creditorName, originalCreditor: original }
}

/** Where no name stands over the columns, somebody is asked for it beside the number. */
function askForName({ row }: Rows, evidence: Notes): void {
  const number = ACCOUNT_LABELS.accountNumber.map(row).find((one) => one !== null)
  const place = number && evidenceOf([number.labelRun])
  if (place) evidence['creditorName'] = { ...place, confidence: 0 }
}

function numberOf({ row, read }: Rows, evidence: Notes): string | null {
  const number = read(ACCOUNT_LABELS.accountNumber, ['accountNumber'], shownAccountNumber)
  const printed = ACCOUNT_LABELS.accountNumber.map(row).find((one) => one !== null)
  if (number !== null && printed) note(evidence, 'accountNumber', quoted(printed.value, number))
  return number
}

/** A collector's or debt buyer's account is a collection, whatever its printed type. */
function kindOf({ read }: Rows): Pick<Account, 'accountType' | 'accountTypeText' | 'loanType'> {
  const accountTypeText = read(ACCOUNT_LABELS.accountType, ['accountTypeText'], asPrinted)
  const loanType = read(ACCOUNT_LABELS.loanType, ['loanType'], asPrinted)
  const accountType =
    loanType !== null && isCollector(loanType)
      ? read(ACCOUNT_LABELS.loanType, ['accountType'], () => 'collection' as const)
      : read(ACCOUNT_LABELS.accountType, ['accountType'], (text) => (isCollector(text) ? 'collection' : accountTypeOf(text)))
  return { accountType, accountTypeText, loanType }
}

function statesOf({ read, row }: Rows, type: AccountType | null, evidence: Notes): AccountStates {
  const paymentStatus = read<PaymentStatus>(ACCOUNT_LABELS.paymentStatus, ['paymentStatus'], (text) =>
    paymentStatusOf(text, type),
  )
  const said = [ACCOUNT_LABELS.condition, ACCOUNT_LABELS.status].map((labels) => ({
    labels,
    status: read(labels, [], conditionOf),
  }))
  const most = (['transferred', 'paid', 'closed', 'open'] as const).find((status) => said.some((one) => one.status === status))
  const source = said.find(({ status }) => status === most)
  const read1 = (status: AccountStatus): AccountStatus | null =>
    read(source?.labels ?? ACCOUNT_LABELS.status, ['status'], () => status)
  const open = paymentStatus === 'late' ? read(ACCOUNT_LABELS.paymentStatus, ['status'], () => 'delinquent' as const) : null
  const unknown = said
    .flatMap(({ labels }) => labels.map(row))
    .find((one) => one !== null && !saysNothing(one.text) && !isKnownCondition(one.text))
  if (most === undefined && unknown) askAbout(evidence, 'status', unknown.value)
  return {
    status: most === undefined ? null : most === 'open' ? (open ?? read1('open')) : read1(most),
    paymentStatus,
    statusText: read(ACCOUNT_LABELS.paymentStatus, ['statusText'], asPrinted),
    statusDate: null,
  }
}

function datesOf({ read }: Rows): AccountDates {
  return {
    dateOpened: read(ACCOUNT_LABELS.dateOpened, ['dateOpened'], parsePrintedDay),
    dateClosed: read(ACCOUNT_LABELS.dateClosed, ['dateClosed'], parsePrintedDay),
    dateReported: read(ACCOUNT_LABELS.dateReported, ['dateReported'], parsePrintedDay),
    balanceDate: null,
    lastPaymentDate: read(ACCOUNT_LABELS.lastPaymentDate, ['lastPaymentDate'], parsePrintedDay),
    lastActivityDate: read(ACCOUNT_LABELS.lastActivityDate, ['lastActivityDate'], parsePrintedDay),
    dateOfFirstDelinquency: null,
    delinquencyFirstReported: null,
    dateAssigned: null,
    removalDate: null,
    pastDueDate: null,
  }
}

function amountsOf({ read }: Rows): AccountAmounts {
  return {
    currentBalance: read(ACCOUNT_LABELS.currentBalance, ['currentBalance'], leadingMoney),
    pastDue: read(ACCOUNT_LABELS.pastDue, ['pastDue'], leadingMoney),
    creditLimit: read(ACCOUNT_LABELS.creditLimit, ['creditLimit'], leadingMoney),
    highBalance: read(ACCOUNT_LABELS.highBalance, ['highBalance'], leadingMoney),
    originalBalance: null,
    chargeOffAmount: null,
    monthlyPayment: read(ACCOUNT_LABELS.monthlyPayment, ['monthlyPayment'], leadingMoney),
    lastPaymentAmount: null,
  }
}

function lateCountsOf(table: AccountTable, bureau: Bureau, evidence: Notes): Account['lateCounts'] {
  const counts = table.lateCounts[bureau]
  if (!counts) return null
  const { run, ...days } = counts
  note(evidence, 'lateCounts', [run])
  return days
}

/** Newest first. A code that says nothing is no month of the history. */
function historyOf(table: AccountTable, of: { bureau: Bureau; type: AccountType | null }, evidence: Notes): HistoryMonth[] {
  const cells = (table.history[of.bureau] ?? []).toSorted((a, b) => (a.month < b.month ? 1 : -1))
  const seen = new Set<string>()
  return cells.flatMap(({ month, code: printed, run }) => {
    const code = historyCodeOf(printed, of.type)
    if (code === null && !seen.has(month) && isUnknownSign(printed.trim()) && !saysNothing(printed))
      askMonth(evidence, month, run)
    if (code === null || seen.has(month)) return []
    seen.add(month)
    note(evidence, `paymentHistory.${month}`, [run])
    return [{ month, code }]
  })
}

/** The comments, and what the page says of a dispute where there is one. */
function remarksOf(table: AccountTable, bureau: Bureau, evidence: Notes): string[] {
  const disputes = linesUnder(table.rows, bureau, ACCOUNT_LABELS.dispute).filter(
    ({ text }) => !/\b(?:not|no|never)\b/i.test(text),
  )
  return listed([...linesUnder(table.rows, bureau, ACCOUNT_LABELS.remarks), ...disputes], 'remarks', evidence)
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Whether one name was made out in two ways. */
function isAlmost(one: string, other: string): boolean {
  const [letters, wanted] = [folded(one), folded(other)]
  const limit = mostWrong(wanted.length)
  return editDistance(letters, wanted, limit) <= limit
}

/**
 * From the page's list of creditors, by the whole name; none where two of that name live in two places. On a picture the name may have
 * been misread in one of the two: the member is asked whether the address is theirs.
 */
function contactOf(creditorName: string, contacts: readonly ContactRow[], evidence: Notes): Account['contact'] {
  const same = contacts.filter(({ name }) => plain(name.text) === plain(creditorName))
  const own = same.length > 0 ? same : contacts.filter(({ name }) => isMadeOut(name.runs) && isAlmost(name.text, creditorName))
  const places = new Set(own.map(({ address, phone }) => plain(`${textOf(address)}${phone?.text ?? ''}`)))
  const [contact] = own
  if (!contact || places.size > 1) return null
  const lines = contact.address.filter(({ text }) => !saysNothing(text))
  const phone = contact.phone && !saysNothing(contact.phone.text) ? contact.phone : null
  if (lines.length === 0 && !phone) return null
  // Street and city in one line are more likely two of which a picture lost a part.
  const isTorn = lines.length === 1 && isMadeOut(runsOf(lines))
  const noteIt = isTorn || same.length === 0 ? noteUnread : note
  noteIt(evidence, 'contact', [...runsOf(lines), ...(phone?.runs ?? [])])
  return { lines: lines.map(({ text }) => text), phone: phone?.text ?? null }
}
