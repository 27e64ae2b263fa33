import { slashed, money } from '#engine/practice/print-words.ts'
import { type Chance, shuffled } from '#engine/practice/seed.ts'
import { isLateCode, type Situation } from '#engine/practice/situation.ts'
import { type AccountTruth, type Row, saidBy, UNREAD } from '#engine/practice/truth.ts'
import type { PartialDay } from '#engine/values/day.ts'
import type { Cents } from '#engine/values/money.ts'
import type { AccountStatus, PaymentStatus, Responsibility } from '#engine/words/account-status.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

export type Narrative = readonly [code: string, words: string]

const NARRATIVES = {
  card: ['002', 'Credit Card'],
  paid: ['158', 'Account Paid and Closed, Zero Balance'],
  grantor: ['065', 'Closed by credit grantor'],
  lost: ['067', 'Charged off'],
  fixed: ['132', 'Fixed rate'],
  disputed: ['167', 'Consumer disputes after resolution'],
  original: ['174', 'High Credit is original charge-off amount'],
  limit: ['233', 'High Credit column is the credit limit'],
  long: [
    '214',
    'Account information disputed by consumer under the Fair Credit Reporting Act and again after the completed investigation of the data furnisher',
  ],
  late: ['150', 'Over 120 days late before the transfer'],
} as const satisfies Record<string, Narrative>

/** The narratives of an account; two of them change what `High Credit` says. */
export function narrativesOf(account: Situation, chance: Chance): Narrative[] {
  const isLoss = account.chargeOffAmount !== null && account.paymentStatus === 'charge_off'
  const isLimit = account.creditLimit !== null && !isLoss && chance.isTrue(0.25)
  return [
    ...(account.loanType === 'Credit Card' && chance.isTrue(0.6) ? [NARRATIVES.card] : []),
    ...(account.status === 'paid' && chance.isTrue(0.5) ? [NARRATIVES.paid] : []),
    ...(account.status === 'closed' && chance.isTrue(0.5) ? [NARRATIVES.grantor] : []),
    ...(isLoss ? [NARRATIVES.lost] : []),
    ...(isLoss && chance.isTrue(0.4) ? [NARRATIVES.original] : []),
    ...(isLimit ? [NARRATIVES.limit] : []),
    ...(account.remarks.length > 0 ? [NARRATIVES.disputed] : []),
    ...(account.accountType === 'installment' && chance.isTrue(0.4) ? [NARRATIVES.fixed] : []),
    ...(chance.isTrue(0.1) ? [NARRATIVES.long] : []),
    ...(chance.isTrue(0.06) ? [NARRATIVES.late] : []),
  ]
}

const OWNERS: Readonly<Record<Responsibility, string>> = {
  individual: 'Individual Account',
  joint: 'Joint Account',
  authorized_user: 'Authorized User',
  cosigner: 'Co-Signer',
  terminated: 'Terminated',
  deceased: 'Deceased',
  other: 'Undesignated',
}
const STATUSES: Readonly<Partial<Record<PaymentStatus, string>>> = {
  current: 'Pays As Agreed',
  in_collections: 'Collection Account',
  charge_off: 'Charge Off',
  repossession: 'Repossession',
  voluntary_surrender: 'Voluntary Surrender',
  foreclosure: 'Foreclosure',
  bankruptcy: 'Included in Bankruptcy',
}
const LATE: Readonly<Partial<Record<HistoryCode, string>>> = {
  '30': 'Not More Than Two Payments Past Due',
  '60': '60-89 Days Past Due',
  '90': 'Not More Than Four Payments Past Due',
  '120': 'At Least 120 Days or More Than Four Payments Past Due',
}

function statusWords(account: Situation): string | null {
  if (account.statusText !== null) return account.statusText
  if (account.paymentStatus !== 'late') return STATUSES[account.paymentStatus ?? 'current'] ?? null
  const newest = account.paymentHistory.find(({ code }) => isLateCode(code))
  return (newest && LATE[newest.code]) ?? 'Over 120 Days Past Due'
}

const TYPES: Readonly<Record<string, string>> = {
  Auto: 'Auto Loan',
  'Debt Buyer': 'Debt Buyer Account',
  'Collection Agency': 'Collection Agency/Attorney',
}
const ACTIVITIES: Readonly<Record<string, string>> = {
  PAID_AND_CLOSED: 'Paid and Closed',
  TRANSFER_OR_SOLD: 'Transfer/Sold',
}

export const isClosed = ({ status }: Situation): boolean => ['closed', 'paid', 'transferred'].includes(status ?? '')
/** What a debt buyer owns is among the credit accounts, an agency's entry among the collections. */
export const isInCollections = ({ accountType, loanType }: Situation): boolean =>
  accountType === 'collection' && loanType !== 'Debt Buyer'

const row = (label: string, value: string | null, says: Partial<AccountTruth>): Row => ({ label, value, says })
const dayRow = (label: string, day: PartialDay | null, says: Partial<AccountTruth>): Row =>
  row(label, day === null ? null : slashed(day), says)
const moneyRow = (label: string, cents: Cents | null, says: Partial<AccountTruth>): Row =>
  row(label, cents === null ? null : money(cents), says)

/** One printed line: its pairs, and whether a bar comes before each. */
export type PackedLine = readonly { readonly row: Row; readonly bar: boolean }[]
const line = (...pairs: readonly (Row | '|')[]): PackedLine =>
  pairs.flatMap((pair, index) => (pair === '|' ? [] : [{ row: pair, bar: pairs[index - 1] === '|' }]))

const wholeDay = (day: PartialDay | null): PartialDay | null => (day !== null && day.length === 7 ? `${day}-01` : day)

/** The packed lines of an account, in the order of the description; `high` is what `High Credit` prints. */
export function accountLines(account: Situation, narratives: readonly Narrative[]): PackedLine[] {
  const has = (one: Narrative): boolean => narratives.includes(one)
  const [isLimit, isOriginal] = [has(NARRATIVES.limit), has(NARRATIVES.original)]
  const high = isLimit ? account.creditLimit : isOriginal ? account.chargeOffAmount : account.highBalance
  const number = account.accountNumber === null ? null : `*${account.accountNumber.slice(-4)}`
  const type = account.loanType === null ? null : (TYPES[account.loanType] ?? account.loanType)
  const status = statusWords(account)
  const codes = narratives.map(([code]) => code).join(', ')
  return [
    line(
      dayRow('Date Reported', account.dateReported, { dateReported: account.dateReported }),
      '|',
      moneyRow('Balance', account.currentBalance, { currentBalance: account.currentBalance }),
    ),
    line(
      row('Account Number', number, { accountNumber: number }),
      '|',
      row('Owner', account.responsibility === null ? null : OWNERS[account.responsibility], {
        responsibility: account.responsibility,
      }),
      moneyRow('Credit Limit', isLimit ? null : account.creditLimit, { creditLimit: account.creditLimit }),
      '|',
      moneyRow('High Credit', high, { highBalance: isLimit || isOriginal ? null : high }),
    ),
    line(
      row('Loan/Account Type', type, { accountType: account.accountType, accountTypeText: type, loanType: type }),
      '|',
      row('Status', status, {
        statusText: status,
        paymentStatus: account.statusText === null ? (account.paymentStatus ?? 'current') : account.paymentStatus,
      }),
    ),
    line(
      dayRow('Date Opened', account.dateOpened, { dateOpened: account.dateOpened }),
      dayRow('Date of 1st Delinquency', account.dateOfFirstDelinquency, {
        dateOfFirstDelinquency: account.dateOfFirstDelinquency,
      }),
      row('Terms Frequency', account.monthlyPayment === null ? null : 'Monthly', {}),
    ),
    ...laterLines(account, { isOriginal, codes, narratives }),
  ]
}

/** The second half of an account's lines. */
function laterLines(
  account: Situation,
  known: { isOriginal: boolean; codes: string; narratives: readonly Narrative[] },
): PackedLine[] {
  const { isOriginal, codes, narratives } = known
  const reported = wholeDay(account.delinquencyFirstReported)
  return [
    line(
      dayRow('Date of Last Activity', account.lastActivityDate, { lastActivityDate: account.lastActivityDate }),
      dayRow('Date Major Delinquency 1st Reported', reported, { delinquencyFirstReported: reported }),
      row('Months Reviewed', account.monthsReviewed === null ? null : String(account.monthsReviewed), {
        monthsReviewed: account.monthsReviewed,
      }),
    ),
    line(
      moneyRow('Scheduled Payment Amount', account.monthlyPayment, { monthlyPayment: account.monthlyPayment }),
      moneyRow('Amount Past Due', account.pastDue, { pastDue: account.pastDue }),
      dayRow('Deferred Payment Start Date', wholeDay(account.deferredUntil), {}),
    ),
    line(
      moneyRow('Actual Payment Amount', account.lastPaymentAmount, { lastPaymentAmount: account.lastPaymentAmount }),
      moneyRow('Charge Off Amount', isOriginal ? null : account.chargeOffAmount, { chargeOffAmount: account.chargeOffAmount }),
      row('Balloon Payment Amount', null, {}),
    ),
    line(
      dayRow('Date of Last Payment', account.lastPaymentDate, { lastPaymentDate: account.lastPaymentDate }),
      dayRow('Date Closed', account.dateClosed, { dateClosed: account.dateClosed }),
      row('Balloon Payment Date', null, {}),
    ),
    line(
      row('Term Duration', account.terms, { terms: account.terms }),
      row('Activity Designator', ACTIVITIES[account.activityDesignator ?? ''] ?? null, {}),
      row('Narrative Code(s)', codes === '' ? null : codes, { remarks: narratives.map(([, words]) => words) }),
    ),
  ]
}

/** An agency's entry, packed in the same way. */
export function collectionLines(account: Situation, narratives: readonly Narrative[]): PackedLine[] {
  const number = account.accountNumber === null ? null : `*${account.accountNumber.slice(-4)}`
  const { originalCreditor, dateAssigned, originalBalance, balanceDate, dateOfFirstDelinquency, creditorClassification } = account
  const status = account.statusText ?? (account.currentBalance === 0 ? 'Paid' : 'Unpaid')
  const codes = narratives.map(([code]) => code).join(', ')
  return [
    line(
      dayRow('Date Reported', account.dateReported, { dateReported: account.dateReported }),
      '|',
      moneyRow('Balance', account.currentBalance, { currentBalance: account.currentBalance }),
    ),
    line(
      row('Account Number', number, { accountNumber: number }),
      '|',
      row('Owner', account.responsibility === null ? null : OWNERS[account.responsibility], {
        responsibility: account.responsibility,
      }),
      '|',
      row('Original Creditor Name', originalCreditor, { originalCreditor }),
    ),
    line(
      dayRow('Date Assigned', dateAssigned, { dateAssigned }),
      moneyRow('Original Amount Owed', originalBalance, { originalBalance }),
      row('Status', status, { statusText: status, status: status === 'Paid' ? 'paid' : null }),
    ),
    line(
      dayRow('Balance Date', balanceDate, { balanceDate }),
      dayRow('Date of 1st Delinquency', dateOfFirstDelinquency, { dateOfFirstDelinquency }),
      row('Creditor Classification', creditorClassification, { loanType: creditorClassification }),
    ),
    line(
      dayRow('Last Payment Date', account.lastPaymentDate, { lastPaymentDate: account.lastPaymentDate }),
      row('Narrative Code(s)', codes === '' ? null : codes, { remarks: narratives.map(([, words]) => words) }),
    ),
  ]
}

/** The same pairs in another order, as many on each line; what a first line has stays on it. */
export function reordered(lines: readonly PackedLine[], chance: Chance): PackedLine[] {
  const [first, ...rest] = lines
  const pairs = shuffled(chance, rest.flat())
  const shapes = rest.map(({ length }) => length)
  let at = 0
  return [
    first ?? [],
    ...shapes.map((length) =>
      pairs.slice(at, (at += length)).map((pair, index) => (index === 0 ? { ...pair, bar: false } : pair)),
    ),
  ]
}

function statusTruth(account: Situation): AccountStatus {
  if (account.activityDesignator !== null && account.activityDesignator in ACTIVITIES)
    return account.activityDesignator.startsWith('PAID') ? 'paid' : 'transferred'
  if (isClosed(account) || account.dateClosed !== null) return 'closed'
  return account.paymentStatus === 'late' ? 'delinquent' : 'open'
}

/** What the lines and the tables of an entry say. */
export function acrTruth(
  account: Situation,
  printed: { lines: readonly PackedLine[]; history: AccountTruth['paymentHistory']; id: string },
): AccountTruth {
  const { contact } = account
  const said = saidBy(printed.lines.flat().map((pair) => pair.row))
  const shared = {
    ...UNREAD,
    ...said,
    id: printed.id,
    creditorName: account.creditorName,
    printsDofd: true,
    contact: contact === null ? null : { lines: [contact.lines.join(', ')], phone: contact.phone },
    paymentHistory: printed.history,
  }
  if (isInCollections(account))
    return { ...shared, accountType: 'collection', paymentStatus: 'in_collections', balanceHistory: [] }
  const balanceHistory = account.balanceHistory
    .slice(0, 24)
    .filter(({ balance, scheduledPayment, paid, pastDue }) =>
      [balance, scheduledPayment, paid, pastDue].some((cents) => cents !== null),
    )
    .map((month) => ({
      ...month,
      ...(account.highBalance === null ? {} : { highBalance: account.highBalance }),
      ...(account.creditLimit === null ? {} : { creditLimit: account.creditLimit }),
    }))
  return { ...shared, status: statusTruth(account), balanceHistory }
}
