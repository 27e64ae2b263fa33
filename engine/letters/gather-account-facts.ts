import { type Fact, type FactKind, placeOf } from '#engine/letters/fact.ts'
import type { FactRole } from '#engine/letters/mentions/find-role.ts'
import type { Account } from '#engine/report/account.ts'
import { type PartialDay, writeDay } from '#engine/values/day.ts'
import { type Cents, writeMoney } from '#engine/values/money.ts'

type Field<Value> = readonly [field: keyof Account & string, value: Value | null, about: readonly string[]]

/** The printed facts of an account, each with its place. */
export function gatherAccountFacts(account: Account, reportId: string): readonly Fact[] {
  const fact = (field: string, kind: FactKind, [text, about]: readonly [string, readonly string[]]): Fact => ({
    id: `account.${field}`,
    kind,
    text,
    source: 'report',
    about,
    ...(kind === 'amount' || kind === 'date' ? { role: roleIn(account, field) } : {}),
    ...placeOf(account.evidence[field], reportId),
  })
  const texts = textFields(account).flatMap(([field, text, about]) =>
    text === null ? [] : [fact(field, KINDS[field] ?? 'word', [text, about])],
  )
  const dates = dateFields(account).flatMap(([field, day, about]) =>
    day === null ? [] : [fact(field, 'date', [writeDay(day), about])],
  )
  const amounts = amountFields(account).flatMap(([field, cents, about]) =>
    cents === null ? [] : [fact(field, 'amount', [writeMoney(cents), about])],
  )
  const remarks = account.remarks.map((remark, index) => fact(`remarks.${index}`, 'word', [remark, ['remark', 'comment']]))
  return [...texts, ...dates, ...amounts, ...remarks, ...historyFacts(account, reportId), ...contactFacts(account, reportId)]
}

/** Every other field is of a role that no letter names. */
const ROLES: Readonly<Record<string, FactRole>> = {
  currentBalance: 'balance',
  pastDue: 'past_due',
  creditLimit: 'limit',
  highBalance: 'high_balance',
  originalBalance: 'original_amount',
  chargeOffAmount: 'charge_off_amount',
  monthlyPayment: 'monthly_payment',
  lastPaymentAmount: 'last_payment',
  dateOpened: 'opened',
  dateClosed: 'closed',
  lastPaymentDate: 'last_payment',
  dateOfFirstDelinquency: 'first_delinquency',
  delinquencyFirstReported: 'late',
  pastDueDate: 'late',
  dateAssigned: 'sold',
  removalDate: 'removal',
  dateReported: 'updated',
  balanceDate: 'as_of',
}

const KINDS: Readonly<Record<string, FactKind>> = {
  creditorName: 'name',
  originalCreditor: 'name',
  soldTo: 'name',
  accountNumber: 'account_digits',
}

/** The day of the status is that of the charge-off where this is the status. */
const roleIn = (account: Account, field: string): FactRole =>
  field === 'statusDate' && /charge/i.test(account.statusText ?? '') ? 'charged_off' : (ROLES[field] ?? 'other')

function textFields(account: Account): readonly Field<string>[] {
  return [
    ['creditorName', account.creditorName, ['under', 'account']],
    ['originalCreditor', account.originalCreditor, ['original']],
    ['soldTo', account.soldTo, ['sold', 'transferred']],
    ['accountNumber', account.accountNumber, ['number', 'ending']],
    ['accountTypeText', account.accountTypeText, ['type']],
    ['loanType', account.loanType, ['type']],
    ['statusText', account.statusText, ['status']],
    ['terms', account.terms, ['terms']],
  ]
}

function dateFields(account: Account): readonly Field<PartialDay>[] {
  return [
    ['dateOpened', account.dateOpened, ['opened']],
    ['dateClosed', account.dateClosed, ['closed']],
    ['dateReported', account.dateReported, ['reported', 'updated']],
    ['statusDate', account.statusDate, ['status']],
    ['lastPaymentDate', account.lastPaymentDate, ['last payment']],
    ['lastActivityDate', account.lastActivityDate, ['activity']],
    ['dateOfFirstDelinquency', account.dateOfFirstDelinquency, ['first delinquency']],
    ['delinquencyFirstReported', account.delinquencyFirstReported, ['first reported']],
    ['dateAssigned', account.dateAssigned, ['assigned']],
    ['removalDate', account.removalDate, ['removal', 'removed']],
    ['balanceDate', account.balanceDate, ['balance']],
    ['pastDueDate', account.pastDueDate, ['past due']],
  ]
}

function amountFields(account: Account): readonly Field<Cents>[] {
  return [
    ['currentBalance', account.currentBalance, ['balance']],
    ['pastDue', account.pastDue, ['past due']],
    ['creditLimit', account.creditLimit, ['limit']],
    ['highBalance', account.highBalance, ['high', 'highest']],
    ['originalBalance', account.originalBalance, ['original']],
    ['chargeOffAmount', account.chargeOffAmount, ['charge', 'written off']],
    ['monthlyPayment', account.monthlyPayment, ['monthly', 'payment']],
    ['lastPaymentAmount', account.lastPaymentAmount, ['last payment']],
  ]
}

/** Months that are more than good or empty: the month itself and, for lates, how many days. */
function historyFacts(account: Account, reportId: string): readonly Fact[] {
  const told = account.paymentHistory.filter(({ code }) => code !== 'ok' && code !== 'no_data')
  return told.flatMap(({ month, code }) => {
    const place = placeOf(account.evidence[`paymentHistory.${month}`], reportId)
    const id = `account.paymentHistory.${month}`
    const at: Fact = {
      id,
      kind: 'date',
      text: writeDay(month),
      source: 'report',
      about: ['history', 'late', 'mark'],
      role: /^\d+$/.test(code) ? 'late' : code === 'charge_off' ? 'charged_off' : 'other',
      ...place,
    }
    return /^\d+$/.test(code) ? [at, { ...at, id: `${id}.days`, kind: 'period', text: `${code} days` }] : [at]
  })
}

/** The furnisher's address as printed. */
function contactFacts(account: Account, reportId: string): readonly Fact[] {
  if (account.contact === null) return []
  const place = placeOf(account.evidence['contact'], reportId)
  const lines = account.contact.lines.map(
    (text, index): Fact => ({ id: `account.contact.${index}`, kind: 'address', text, source: 'report', ...place }),
  )
  if (account.contact.phone === null) return lines
  return [...lines, { id: 'account.contact.phone', kind: 'phone', text: account.contact.phone, source: 'report', ...place }]
}
