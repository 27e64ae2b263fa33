import { shownAccountNumber } from '#engine/values/account-number.ts'
import type { BalanceMonth } from '#engine/report/account.ts'
import type { Month, PartialDay } from '#engine/values/day.ts'
import type { Cents } from '#engine/values/money.ts'
import type { AccountStatus, PaymentStatus } from '#engine/words/account-status.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'
import type { ExperianStyle } from '#engine/practice/experian-style.ts'
import { money, named, namedMonth, RESPONSIBILITY_WORDS, slashed, slashedShort } from '#engine/practice/print-words.ts'
import { isBadCode, type Situation } from '#engine/practice/situation.ts'
import { type AccountTruth, row, type Row, saidBy, UNREAD } from '#engine/practice/truth.ts'

/** What the status sentence says, with its words. */
interface Sentence {
  readonly text: string
  readonly status: AccountStatus | null
  readonly paymentStatus: PaymentStatus | null
}

const LOSS_WORDS: Readonly<Partial<Record<PaymentStatus, string>>> = {
  in_collections: 'Collection account.',
  charge_off: 'Account charged off.',
  repossession: 'Repossession.',
  voluntary_surrender: 'Voluntarily surrendered.',
  foreclosure: 'Foreclosed.',
}

function goodSentence(account: Situation): Sentence {
  const isNeverLate =
    !account.isNegative && account.paymentStatus === 'current' && !account.paymentHistory.some(({ code }) => isBadCode(code))
  const ending = isNeverLate ? '/Never late.' : '.'
  const paymentStatus = isNeverLate ? 'current' : null
  if (account.status === 'paid') return { text: `Paid, Closed${ending}`, status: 'paid', paymentStatus }
  if (account.status === 'closed') return { text: `Closed${ending}`, status: 'closed', paymentStatus }
  if (account.status === 'transferred') return { text: `Transferred, closed${ending}`, status: 'transferred', paymentStatus }
  return { text: `Open${ending}`, status: 'open', paymentStatus }
}

/** The status as Experian puts it: a sentence. */
function sentence(account: Situation): Sentence {
  if (account.statusText !== null)
    return { text: account.statusText, status: account.status, paymentStatus: account.paymentStatus }
  const isPastDue = (account.pastDue ?? 0) > 0
  const pastDue = isPastDue ? ` ${money(account.pastDue ?? 0)} past due as of ${namedMonth(pastDueMonth(account))}.` : ''
  if (account.status === 'deferred')
    return {
      text: `Open. Deferred, payments begin ${namedMonth(account.deferredUntil ?? pastDueMonth(account))}.`,
      status: 'deferred',
      paymentStatus: null,
    }
  if (account.paymentStatus === 'bankruptcy')
    return {
      text: `Discharged through Bankruptcy Chapter ${account.bankruptcyChapter ?? '7'}.`,
      status: null,
      paymentStatus: 'bankruptcy',
    }
  const loss = account.paymentStatus === null ? undefined : LOSS_WORDS[account.paymentStatus]
  if (loss !== undefined) {
    const written = account.chargeOffAmount === null ? '' : ` ${money(account.chargeOffAmount)} written off.`
    return { text: `${loss}${written}${pastDue}`, status: null, paymentStatus: account.paymentStatus }
  }
  if (account.paymentStatus === 'late' && isPastDue)
    return { text: `Open.${pastDue}`, status: 'delinquent', paymentStatus: 'late' }
  const good = goodSentence(account)
  return { ...good, text: `${good.text}${pastDue}` }
}

const pastDueMonth = (account: Situation): PartialDay =>
  account.pastDueDate ?? account.balanceDate ?? account.statusDate ?? '2024-12'

function statusRow(account: Situation): Row {
  const said = sentence(account)
  const hasPastDue = said.text.includes('past due as of') && account.pastDue !== null
  return {
    label: 'Status',
    value: said.text,
    says: {
      statusText: said.text,
      status: said.status,
      paymentStatus: said.paymentStatus,
      pastDue: hasPastDue ? account.pastDue : null,
      pastDueDate: hasPastDue ? namedToMonth(pastDueMonth(account)) : null,
      chargeOffAmount: said.text.includes('written off') ? account.chargeOffAmount : null,
    },
  }
}

const namedToMonth = (day: PartialDay): Month => day.slice(0, 7)

export function printedNumber(number: string, style: ExperianStyle): string {
  if (style.accountNumber === 'full') return number
  if (style.accountNumber === 'tail') return `${'X'.repeat(Math.max(0, number.length - 4))}${number.slice(-4)}`
  return `${number.slice(0, 6)}${'X'.repeat(Math.max(0, number.length - 6))}`
}

const moneyRow = (label: string, cents: Cents | null, says: (cents: Cents | null) => Partial<AccountTruth>): Row =>
  row(label, cents === null ? null : money(cents), says(cents))
const monthRow = (label: string, day: PartialDay | null, says: (month: Month | null) => Partial<AccountTruth>): Row =>
  row(label, day === null ? null : namedMonth(day), says(day === null ? null : namedToMonth(day)))

function recentPayment({ lastPaymentAmount: amount, lastPaymentDate: date }: Situation): Row {
  if (date === null) return row('Recent Payment', null, {})
  const paid = amount === null ? '' : `${money(amount)} `
  return row('Recent Payment', `${paid}as of ${slashed(date)}`, { lastPaymentAmount: amount, lastPaymentDate: date })
}

function balanceUpdated({ balanceDate }: Situation, style: ExperianStyle): Row {
  if (balanceDate === null) return row('Balance Updated', null, {})
  if (style.balanceUpdated === 'month')
    return row('Balance Updated', namedMonth(balanceDate), { balanceDate: namedToMonth(balanceDate) })
  return row('Balance Updated', slashed(balanceDate), { balanceDate })
}

/** The rows of `Account Info`, in the order of the print. */
export function infoRows(account: Situation, style: ExperianStyle): Row[] {
  const number = account.accountNumber === null ? null : printedNumber(account.accountNumber, style)
  const isRevolving = account.accountType === 'revolving'
  const rows = [
    row('Account Name', account.creditorName, { creditorName: account.creditorName }),
    row('Account Number', number, { accountNumber: number === null ? null : shownAccountNumber(number) }),
    row('Account Type', account.accountTypeText, {
      accountTypeText: account.accountTypeText,
      accountType: account.accountTypeText === null ? null : account.accountType,
    }),
    row('Responsibility', account.responsibility === null ? null : RESPONSIBILITY_WORDS[account.responsibility], {
      responsibility: account.responsibility,
    }),
    row('Date Opened', account.dateOpened === null ? null : slashed(account.dateOpened), { dateOpened: account.dateOpened }),
    statusRow(account),
    monthRow('Status Updated', account.statusDate, (statusDate) => ({ statusDate })),
    moneyRow('Balance', account.currentBalance, (currentBalance) => ({ currentBalance })),
    balanceUpdated(account, style),
    recentPayment(account),
    moneyRow('Monthly Payment', account.monthlyPayment, (monthlyPayment) => ({ monthlyPayment })),
    isRevolving
      ? moneyRow('Credit Limit', account.creditLimit, (creditLimit) => ({ creditLimit }))
      : moneyRow('Original Balance', account.originalBalance, (originalBalance) => ({ originalBalance })),
    moneyRow('Highest Balance', account.highBalance, (highBalance) => ({ highBalance })),
    row('Terms', account.terms, { terms: account.terms }),
    monthRow('On Record Until', account.removalDate, (removalDate) => ({ removalDate })),
    ...(account.originalCreditor === null
      ? []
      : [row('Original Creditor', account.originalCreditor, { originalCreditor: account.originalCreditor })]),
    ...(account.soldTo === null ? [] : [row('Company Sold', account.soldTo, { soldTo: account.soldTo })]),
  ]
  return style.hidesEmptyRows ? rows.filter(({ value }) => value !== null) : rows
}

/** The badges under the creditor's name, and what `OPEN` or `CLOSED` among them says. */
export function badges(account: Situation, style: ExperianStyle): { words: readonly string[]; status: AccountStatus | null } {
  const negative = account.isNegative ? ['POTENTIALLY NEGATIVE'] : []
  if (style.badges === 'negative-only' || account.status === null) return { words: negative, status: null }
  if (account.status === 'paid') return { words: [...negative, 'PAID, CLOSED'], status: 'paid' }
  const isClosed = account.status === 'closed' || account.status === 'transferred'
  return { words: [...negative, isClosed ? 'CLOSED' : 'OPEN'], status: isClosed ? 'closed' : 'open' }
}

/** The codes of a cell. The layout is not known to have one for bankruptcy or a payment plan: such months have no data. */
export const CELL_WORDS: Readonly<Record<HistoryCode, string>> = {
  ok: '',
  '30': '30',
  '60': '60',
  '90': '90',
  '120': '120',
  '150': '150',
  '180': '180',
  charge_off: 'CO',
  collection: 'C',
  repossession: 'R',
  voluntary_surrender: 'VS',
  foreclosure: 'F',
  bankruptcy: 'ND',
  payment_plan: 'ND',
  closed: 'CLS',
  too_new: 'ND',
  no_data: 'ND',
}
export const LEGEND_WORDS: Readonly<Record<HistoryCode, string>> = {
  ok: 'Current / Terms met',
  '30': 'Past due 30 days',
  '60': 'Past due 60 days',
  '90': 'Past due 90 days',
  '120': 'Past due 120 days',
  '150': 'Past due 150 days',
  '180': 'Past due 180 days',
  charge_off: 'Charge off',
  collection: 'Collection',
  repossession: 'Repossession',
  voluntary_surrender: 'Voluntarily surrendered',
  foreclosure: 'Foreclosed',
  bankruptcy: 'No data for this period',
  payment_plan: 'No data for this period',
  closed: 'Closed',
  too_new: 'No data for this period',
  no_data: 'No data for this period',
}

/** The prose of `Payment history guide`: lates and losses by kind, then when the account turns positive. */
export function guide(account: Situation): string[] {
  const codes: HistoryCode[] = [
    '30',
    '60',
    '90',
    '120',
    '150',
    '180',
    'collection',
    'charge_off',
    'repossession',
    'voluntary_surrender',
    'foreclosure',
  ]
  const lines = codes.flatMap((code) => {
    const months = account.paymentHistory.filter((cell) => cell.code === code).map(({ month }) => named(month))
    if (months.length === 0) return []
    const isLate = /^\d+$/.test(code)
    return [
      `${isLate ? `${code} days past due` : LEGEND_WORDS[code]} as of ${(isLate ? months : months.slice(0, 12)).join(', ')}`,
    ]
  })
  const { removalDate } = account
  if (removalDate === null || !account.isNegative) return lines
  return [...lines, `By ${namedMonth(removalDate)}, this account is scheduled to go to a positive status.`]
}

/** One line of `Balance Histories`: date, balance, scheduled payment, what was paid and when. */
export function balanceCells({ month, balance, scheduledPayment, paid }: BalanceMonth): string[] {
  const day = String(3 + ((Number(month.slice(5)) * 7) % 25)).padStart(2, '0')
  const sum = (cents: Cents | null): string => (cents === null ? '-' : money(cents))
  return [
    named(month),
    sum(balance),
    sum(scheduledPayment),
    paid === null ? '-' : `${money(paid)} on ${slashedShort(`${month}-${day}`)}`,
  ]
}

/** What a careful clerk reads in the whole block of an account. */
export function experianTruth(account: Situation, style: ExperianStyle, id: string): AccountTruth {
  const said = saidBy(infoRows(account, style))
  return {
    ...UNREAD,
    ...said,
    id,
    creditorName: account.creditorName,
    status: said.status ?? badges(account, style).status,
    paymentHistory: account.paymentHistory.map(({ month, code }) => ({
      month,
      code: CELL_WORDS[code] === 'ND' ? 'no_data' : code,
    })),
    balanceHistory: account.balanceHistory.map((line) => ({ ...line, pastDue: null })),
    remarks: account.remarks,
    contact: account.contact,
  }
}
