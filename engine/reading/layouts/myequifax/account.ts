import { quoted } from '#engine/reading/lines/boxes.ts'
import {
  alsoPrinted,
  asPrinted,
  doubtTwo,
  factReader,
  type FactReader,
  type Notes,
  note,
  readAccountNumber,
} from '#engine/reading/facts.ts'
import { type AccountBlock, creditorNameOf, isMarkedClosed } from '#engine/reading/layouts/myequifax/blocks.ts'
import { type HistoryContext, readBalanceHistory, readPaymentHistory } from '#engine/reading/layouts/myequifax/history.ts'
import { readComments } from '#engine/reading/layouts/myequifax/remarks.ts'
import { rowsOf } from '#engine/reading/layouts/myequifax/rows.ts'
import {
  accountTypeOf,
  activityStatusOf,
  DETAIL_LABELS,
  paymentStatusOf,
  responsibilityOf,
  type SectionKind,
  SUMMARY_LABELS,
} from '#engine/reading/layouts/myequifax/vocabulary.ts'
import type { Account } from '#engine/report/account.ts'
import { parsePrintedDay } from '#engine/values/day.ts'
import { parseMoney } from '#engine/values/money.ts'
import type { AccountStatus } from '#engine/words/account-status.ts'

type Details = FactReader<(typeof DETAIL_LABELS)[number]>
type Summary = FactReader<(typeof SUMMARY_LABELS)[number]>

const count = (text: string): number | null => (/^\d{1,4}$/.test(text) ? Number(text) : null)

/** What one account needs to know of the document. */
export interface AccountContext extends HistoryContext {
  readonly id: string
  /** Points. */
  readonly widestComment: number
}

/** One numbered account of sections 2 to 5. */
export function readAccount(block: AccountBlock, section: SectionKind, context: AccountContext): Account {
  const notes: Notes = {}
  const { parts } = block
  const summary = factReader(rowsOf(parts.summary, SUMMARY_LABELS), notes)
  const details = factReader(rowsOf(parts.details, DETAIL_LABELS), notes)
  const creditorName = creditorNameOf(block)
  note(notes, 'creditorName', quoted(block.heading, creditorName))
  if (details.isTwo('Date Opened')) doubtTwo(notes)
  const kind = kindOf(details, section)
  if (kind.accountType !== null && !notes['accountType']) note(notes, 'accountType', block.heading)
  const state = statesOf({ summary, details }, { isClosed: isMarkedClosed(block), kind, block }, notes)
  const account: Account = {
    id: context.id,
    creditorName,
    originalCreditor: details.read(['Original Creditor Name', 'Original Creditor'], ['originalCreditor'], asPrinted),
    accountNumber: readAccountNumber(summary.read, notes),
    ...kind,
    ...state,
    ...datesOf(details),
    ...amountsOf(summary, details),
    terms: details.read(['Term Duration'], ['terms'], asPrinted),
    monthsReviewed: details.read(['Months Reviewed'], ['monthsReviewed'], count),
    paymentHistory: readPaymentHistory(parts.paymentHistory, context, notes),
    balanceHistory: readBalanceHistory(
      parts.accountHistory,
      { ...context, marksPage: parts.paymentHistory[0]?.page ?? null },
      notes,
    ),
    ...readComments(parts.comments, { creditorName, widest: context.widestComment }, notes),
    evidence: notes,
    statusDate: null,
    dateAssigned: null,
    removalDate: null,
    balanceDate: null,
    pastDueDate: null,
    originalBalance: null,
    lateCounts: null,
    soldTo: null,
    fileEntry: null,
    printsDofd: details.row('Date of First Delinquency') !== null,
  }
  const isSaid = ({ label, text }: { label: string; text: string }): boolean =>
    label === 'Reported Balance' && parseMoney(text) === account.currentBalance
  return {
    ...account,
    ...alsoPrinted(
      [...summary.rest(), ...details.rest()].filter((row) => !isSaid(row)),
      notes,
    ),
  }
}

type Kind = Pick<Account, 'accountType' | 'accountTypeText' | 'loanType' | 'responsibility'>

function kindOf(details: Details, section: SectionKind): Kind {
  const accountTypeText = details.read(['Account Type'], ['accountTypeText', 'accountType'], asPrinted)
  const loanType = details.read(['Loan Type', 'Creditor Classification'], ['loanType'], asPrinted)
  const accountType = accountTypeOf(section, accountTypeText, details.row('Loan Type')?.text ?? null)
  const responsibility = details.read(['Payment Responsibility', 'Owner'], ['responsibility'], responsibilityOf)
  return { accountType, accountTypeText, loanType, responsibility }
}

type States = Pick<Account, 'status' | 'paymentStatus' | 'statusText'>

/**
 * The heading says whether the account is closed, `Activity Designator` how it ended, `Account Status` how it is paid.
 * An account that has not ended and is late now is delinquent; a closing date alone ends it too.
 */
function statesOf(
  readers: { summary: Summary; details: Details },
  known: { isClosed: boolean; kind: Kind; block: AccountBlock },
  notes: Notes,
): States {
  const { summary, details } = readers
  const statusText = summary.read(['Account Status'], ['statusText', 'paymentStatus'], asPrinted)
  const paymentStatus = statusText === null ? null : paymentStatusOf(statusText, known.kind.accountType)
  if (paymentStatus === null) delete notes['paymentStatus']
  const activity = details.read(['Activity Designator'], [], activityStatusOf)
  const hasClosingDate = details.read(['Date Closed'], [], parsePrintedDay) !== null
  note(notes, 'status', known.block.heading)
  // What the designator says is proved by the designator, not by the heading.
  if (activity !== null) details.read(['Activity Designator'], ['status'], activityStatusOf)
  return { status: accountStatus({ ...known, paymentStatus, activity, hasClosingDate }), paymentStatus, statusText }
}

/** Whether an account is open, by all that its entry says of it. */
export function accountStatus(seen: {
  isClosed: boolean
  paymentStatus: Account['paymentStatus']
  activity: AccountStatus | null
  hasClosingDate: boolean
}): AccountStatus {
  if (seen.activity !== null) return seen.activity
  if (seen.isClosed || seen.hasClosingDate) return 'closed'
  return seen.paymentStatus === 'late' ? 'delinquent' : 'open'
}

type Dates = Pick<
  Account,
  | 'dateOpened'
  | 'dateClosed'
  | 'dateReported'
  | 'lastPaymentDate'
  | 'lastActivityDate'
  | 'dateOfFirstDelinquency'
  | 'delinquencyFirstReported'
>

function datesOf(details: Details): Dates {
  return {
    dateOpened: details.read(['Date Opened'], ['dateOpened'], parsePrintedDay),
    dateClosed: details.read(['Date Closed'], ['dateClosed'], parsePrintedDay),
    dateReported: details.read(['Date Reported'], ['dateReported'], parsePrintedDay),
    lastPaymentDate: details.read(['Date of Last Payment'], ['lastPaymentDate'], parsePrintedDay),
    lastActivityDate: details.read(['Date of Last Activity'], ['lastActivityDate'], parsePrintedDay),
    dateOfFirstDelinquency: details.read(['Date of First Delinquency'], ['dateOfFirstDelinquency'], parsePrintedDay),
    delinquencyFirstReported: details.read(['Delinquency First Reported'], ['delinquencyFirstReported'], parsePrintedDay),
  }
}

type Amounts = Pick<
  Account,
  'currentBalance' | 'pastDue' | 'creditLimit' | 'highBalance' | 'chargeOffAmount' | 'monthlyPayment' | 'lastPaymentAmount'
>

/** The entry's own figures; those of the monthly grids never stand in for them. */
function amountsOf(summary: Summary, details: Details): Amounts {
  const fromDetails = details.read(['Balance'], ['currentBalance'], parseMoney)
  return {
    currentBalance: fromDetails ?? summary.read(['Reported Balance'], ['currentBalance'], parseMoney),
    pastDue: details.read(['Amount Past Due'], ['pastDue'], parseMoney),
    creditLimit: details.read(['Credit Limit'], ['creditLimit'], parseMoney),
    highBalance: details.read(['High Credit'], ['highBalance'], parseMoney),
    chargeOffAmount: details.read(['Charge Off Amount', 'Charge-Off Amount'], ['chargeOffAmount'], parseMoney),
    monthlyPayment: details.read(['Scheduled Payment Amount'], ['monthlyPayment'], parseMoney),
    lastPaymentAmount: details.read(['Actual Payment Amount'], ['lastPaymentAmount'], parseMoney),
  }
}
