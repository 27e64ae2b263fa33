import type { Chance } from '#engine/practice/seed.ts'
import { isLateCode, type Situation } from '#engine/practice/situation.ts'
import type { AccountTruth } from '#engine/practice/truth.ts'
import type { HistoryMonth } from '#engine/report/account.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'
import type { ConsumerDirectStyle } from '#tools/synthetic-reports/consumerdirect-style.ts'
import {
  amountSaid,
  daySaid,
  monthsSaid,
  numberSaid,
  numberWords,
  paymentWords,
  RESPONSIBILITY,
  type Said,
  textSaid,
  truthOf,
  typeWords,
} from '#tools/synthetic-reports/three-bureau-words.ts'

export interface LateCounts {
  readonly days30: number
  readonly days60: number
  readonly days90: number
}

export interface ColumnPrint {
  readonly rows: readonly Said[]
  /** Newest first. */
  readonly months: readonly HistoryMonth[]
  readonly lateCounts: LateCounts | null
  readonly truth: AccountTruth
}

const CLOSED: ReadonlySet<string> = new Set(['closed', 'paid', 'transferred'])

/** The counts that the service makes itself of the months it shows. */
function countLates(months: readonly HistoryMonth[]): LateCounts {
  const count = (least: number, most: number): number =>
    months.filter(({ code }) => isLateCode(code) && Number(code) >= least && Number(code) <= most).length
  return { days30: count(30, 30), days60: count(60, 60), days90: count(90, 180) }
}

function ratingWords({ status, paymentStatus }: Situation): string | null {
  if (paymentStatus !== null && !['current', 'late'].includes(paymentStatus)) return 'Derogatory'
  if (status === 'paid') return 'Paid'
  if (status === 'transferred') return 'Transferred'
  return status === null ? null : status === 'closed' ? 'Closed' : 'Open'
}

/** `Account Rating` and `Account Status`, and what they say together. */
function conditionRows(account: Situation, isLate: boolean): Said[] {
  const rating = ratingWords(account)
  const status = account.status === null ? null : CLOSED.has(account.status) ? 'Closed' : 'Open'
  const isOpen = rating !== 'Paid' && rating !== 'Transferred' && status === 'Open'
  const truth =
    rating === 'Paid'
      ? ('paid' as const)
      : rating === 'Transferred'
        ? ('transferred' as const)
        : status === 'Closed'
          ? ('closed' as const)
          : isOpen
            ? isLate
              ? ('delinquent' as const)
              : ('open' as const)
            : null
  return [textSaid('Account Rating', rating, {}), textSaid('Account Status', status, { status: truth })]
}

/** The rows of an account in one bureau's column. */
export function columnPrint(
  account: Situation,
  at: { style: ConsumerDirectStyle; chance: Chance; fileEntry: string; hasHistory: boolean },
): ColumnPrint {
  const { style, chance } = at
  const { type, truth: accountType } = typeWords({ ...account, loanType: null }, chance.fork('type'))
  const business =
    account.accountType === 'collection'
      ? 'Collection Services'
      : chance.fork('business').pick(['Bank Credit Cards', 'Miscellaneous Finance', 'Sales Financing'])
  const paid = paymentWords(account, accountType)
  const [rating, status] = conditionRows(account, paid.truth === 'late')
  const zero = style.zeroAmounts
  const terms = /^(\d+) Month/.exec(account.terms ?? '')?.[1] ?? null
  const isDisputed = chance.fork('dispute').isTrue(0.1)
  const remarks = [...account.remarks, ...(isDisputed ? ['Account in dispute'] : [])]
  const number = account.accountNumber === null ? null : numberWords(account.accountNumber, chance.fork('number'))
  const rows: Said[] = [
    numberSaid('Account #', number),
    amountSaid('High Balance', account.highBalance, { field: 'highBalance', zero: zero }),
    textSaid('Last Verified', chance.isTrue(0.5) ? '01/05/2024' : null, {}),
    daySaid('Date of Last Activity', account.lastActivityDate, 'lastActivityDate'),
    daySaid('Date Reported', account.dateReported, 'dateReported'),
    daySaid('Date Opened', account.dateOpened, 'dateOpened'),
    amountSaid('Balance Owed', account.currentBalance, { field: 'currentBalance', zero: false }),
    daySaid('Closed Date', account.dateClosed, 'dateClosed'),
    rating ?? textSaid('Account Rating', null, {}),
    textSaid('Account Description', account.responsibility === null ? null : RESPONSIBILITY[account.responsibility], {
      responsibility: account.responsibility,
    }),
    textSaid('Dispute Status', isDisputed ? 'Account in dispute' : 'Account not disputed', {}),
    textSaid('Creditor Type', business, { loanType: business }),
    status ?? textSaid('Account Status', null, {}),
    textSaid('Payment Status', paid.text, { statusText: paid.text, paymentStatus: paid.truth }),
    { label: 'Creditor Remarks', lines: account.remarks, says: { remarks } },
    amountSaid('Payment Amount', account.monthlyPayment, { field: 'monthlyPayment', zero: zero }),
    daySaid('Last Payment', account.lastPaymentDate, 'lastPaymentDate'),
    textSaid('Term Length', terms === null ? null : `${terms} Month(s)`, terms === null ? {} : { terms: `${terms} Month(s)` }),
    amountSaid('Past Due Amount', account.pastDue, { field: 'pastDue', zero: zero }),
    textSaid('Account Type', type, { accountTypeText: type, accountType }),
    textSaid('Payment Frequency', chance.isTrue(0.7) ? 'Monthly' : null, {}),
    amountSaid('Credit Limit', account.creditLimit, { field: 'creditLimit', zero: zero }),
  ]
  const months = at.hasHistory ? account.paymentHistory.slice(0, 24) : []
  const lateCounts = style.hasLateCounts && months.length > 0 ? countLates(months) : null
  const said = style.years === 'none' ? [] : monthsSaid(months, accountType)
  const truth = truthOf(rows, {
    creditorName: account.creditorName,
    originalCreditor: account.originalCreditor,
    paymentHistory: said.filter(({ code }) => isPrinted(code, style)),
    lateCounts,
    contact: null,
    fileEntry: at.fileEntry,
  })
  return { rows, months, lateCounts, truth }
}

/** A class has no sign of its own for months without a report. */
const isPrinted = (code: HistoryCode, { badges }: ConsumerDirectStyle): boolean => badges !== 'class' || code !== 'no_data'
