import {
  addMonths,
  bareDay,
  dollars,
  isShown,
  monthOf,
  monthsBetween,
  shortMonth,
  slashDay,
} from '#tools/native-people/months.ts'
import type { Kind } from '#tools/native-people/story.ts'
import type { Facts } from '#tools/unseen-natives/facts.ts'
import { Paper } from '#tools/unseen-natives/fifth/paper.ts'
import { DAY, isMajor, isNegative, marksOf, type ToldAccount, type ToldCollection } from '#tools/unseen-natives/fifth/told.ts'
import {
  SMALL,
  NOTE,
  TEXT,
  TEXT_BOLD,
  TITLE,
  type Row,
  head,
  facts,
  grid,
  guide,
  balances,
} from '#tools/unseen-natives/fifth/experian-parts.ts'

const TYPES: Readonly<Record<Kind, readonly [string, 'revolving' | 'installment' | 'mortgage' | 'open']>> = {
  card: ['Credit card', 'revolving'],
  store: ['Charge Card', 'revolving'],
  'secured card': ['Secured Card', 'revolving'],
  auto: ['Auto Loan', 'installment'],
  mortgage: ['Conventional real estate mortgage', 'mortgage'],
  student: ['Education', 'installment'],
  personal: ['Unsecured', 'installment'],
  utility: ['Utility Company', 'open'],
}
const HOLDERS = { individual: 'Individual', joint: 'Joint with RENATA OYELARAN', 'authorized user': 'Authorized user' } as const
const HELD = { individual: 'individual', joint: 'joint', 'authorized user': 'authorized_user' } as const

function opening(paper: Paper, name: string, of: { isNegative: boolean; isFirst: boolean }): void {
  paper.down(of.isFirst ? 38.5 : 55, 90)
  paper.write(name, 82.5, TITLE)
  if (of.isNegative) {
    paper.down(20.7)
    paper.write('POTENTIALLY NEGATIVE', 87, NOTE)
  }
  head(paper, 'Account Info', 48.3)
}
function contact(paper: Paper, { street, city, state, zip, phone }: ToldAccount | ToldCollection): void {
  head(paper, 'Contact Info', 44.4)
  facts(paper, [
    ['Address', [`${street},`, `${city} ${state} ${zip.slice(0, 5)}`]],
    ...(phone === null ? [] : [['Phone Number', phone] as const]),
  ])
}

function comments(paper: Paper, { remarks, before = [] }: ToldAccount): void {
  if (remarks.length + before.length === 0) return
  head(paper, 'Comment', 42.3)
  const said = (text: string) => paper.prose(text, 100.5, { step: 28.3, style: SMALL })
  paper.down(24)
  paper.write('Current:', 100.5, TEXT)
  for (const text of remarks.length === 0 ? ['None'] : remarks) said(text)
  paper.down(29.5)
  paper.write('Previous:', 100.5, TEXT)
  if (before.length === 0) said('None')
  for (const [text, stood] of before) {
    said(text)
    paper.down(17.5)
    paper.write(stood, 100.5, TEXT)
  }
}

function statusOf(account: ToldAccount): string {
  const due = `${dollars(account.pastDue)} past due as of ${shortMonth(monthOf(account.reported))}.`
  if (account.standing === 'charge-off') return `Account charged off. ${dollars(account.chargeOff ?? 0)} written off. ${due}`
  if (account.standing === 'repossession') return `Repossession. ${dollars(account.chargeOff ?? 0)} written off. ${due}`
  if (account.standing === 'late') return `Open. ${due}`
  if (account.standing === 'deferred')
    return `Open. Deferred, payments begin ${shortMonth(addMonths(monthOf(account.reported), 15))}.`
  const never = isNegative(account) ? '.' : '/Never late.'
  return account.closed === null ? `Open${never}` : `Paid, Closed${never}`
}

const recentOf = ({ closed, lastPaid, months }: ToldAccount): ToldAccount['lastPaid'] =>
  closed === null && lastPaid !== null && monthOf(lastPaid.day) === months.at(-1)?.month ? lastPaid : null
function untilOf(account: ToldAccount): string | null {
  if (isMajor(account) && account.firstDelinquency !== null) return addMonths(monthOf(account.firstDelinquency), 81)
  return account.closed === null ? null : addMonths(monthOf(account.closed), 120)
}
const monthlyOf = (account: ToldAccount): number | null =>
  account.closed !== null || isMajor(account) ? null : account.scheduled
const termsOf = ({ term }: ToldAccount): string | null => (term === null ? null : `${term} Months`)

function rowsOf(account: ToldAccount): readonly Row[] {
  const { closed, limit, original } = account
  const [recent, until, monthly] = [recentOf(account), untilOf(account), monthlyOf(account)]
  const orDash = (amount: number | null) => (amount === null ? '-' : dollars(amount))
  return [
    ['Account Name', account.company],
    ['Account Number', account.shown],
    ['Account Type', TYPES[account.kind][0]],
    ['Responsibility', HOLDERS[account.holder]],
    ['Date Opened', slashDay(account.opened)],
    ['Status', statusOf(account)],
    ['Status Updated', shortMonth(account.majorSince ?? monthOf(account.reported))],
    ['Balance', closed === null ? dollars(account.balance) : '-'],
    ['Balance Updated', closed === null ? slashDay(account.reported) : '-'],
    ['Recent Payment', recent === null ? '-' : `${dollars(recent.amount)} as of ${bareDay(recent.day)}`],
    ['Monthly Payment', orDash(monthly)],
    limit === null ? ['Original Balance', orDash(original)] : ['Credit Limit', dollars(limit)],
    ['Highest Balance', limit === null ? '-' : dollars(account.high)],
    ['Terms', termsOf(account) ?? '-'],
    ...(until === null ? [] : [['On Record Until', shortMonth(until)] as const]),
  ]
}

function printMarks(paper: Paper, account: ToldAccount): Facts['marks'] {
  const { months, closed } = account
  const last = months.at(-1)?.month
  const shown = months.filter(({ month }) => isShown(month, DAY))
  const cells = new Map(shown.map(({ month, mark }) => [month, closed !== null && month === last ? 'CLS' : (mark ?? 'ND')]))
  const newest = Number(account.reported.slice(0, 4))
  const oldest = Number(shown[0]?.month.slice(0, 4))
  const years = Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index)
  grid(paper, years, cells)
  const until = untilOf(account)
  guide(paper, cells, until === null ? null : `This account is scheduled to continue on record until ${shortMonth(until)}.`)
  const read = marksOf(account, (month) => isShown(month, DAY))
  return closed === null || last === undefined ? read : { ...read, [last]: 'closed' }
}

function printBalances(paper: Paper, { months, original }: ToldAccount): Facts['money'] {
  let before: string | null = null
  const rows: (readonly string[])[] = []
  const money: Record<string, Facts['money'][string]> = {}
  for (const { month, balance, scheduled, paid, paidOn } of months.slice(0, -1)) {
    before = paidOn ?? before
    if (balance === null || before === null || monthsBetween(month, monthOf(DAY)) > 24) continue
    rows.unshift([shortMonth(month), dollars(balance), dollars(scheduled ?? 0), `${dollars(paid ?? 0)} on ${bareDay(before)}`])
    money[month] = { balance, scheduledPayment: scheduled ?? 0, paid: paid ?? 0 }
  }
  balances(paper, rows)
  if (original !== null) {
    paper.down(36, 40)
    paper.write('Additional info', 100.5, TEXT_BOLD)
    paper.down(20.9)
    paper.write(`The original amount of this account was ${dollars(original)}`, 100.5, NOTE)
  }
  return money
}

function fieldsOf(account: ToldAccount): Facts['fields'] {
  const { closed, limit } = account
  const recent = recentOf(account)
  return {
    creditorName: account.company,
    accountNumber: account.shown,
    accountType: TYPES[account.kind][1],
    responsibility: HELD[account.holder],
    statusText: statusOf(account),
    dateOpened: account.opened,
    balanceDate: closed === null ? account.reported : null,
    lastPaymentDate: recent?.day ?? null,
    lastPaymentAmount: recent?.amount ?? null,
    removalDate: untilOf(account),
    currentBalance: closed === null ? account.balance : null,
    pastDue: account.pastDue === 0 ? null : account.pastDue,
    creditLimit: limit,
    highBalance: limit === null ? null : account.high,
    originalBalance: account.original,
    monthlyPayment: monthlyOf(account),
    terms: termsOf(account),
    dateOfFirstDelinquency: null,
    originalCreditor: null,
  }
}

export function printAccount(paper: Paper, account: ToldAccount, isFirst: boolean): Facts {
  opening(paper, account.company, { isNegative: isNegative(account), isFirst })
  facts(paper, rowsOf(account))
  const marks = printMarks(paper, account)
  const money = printBalances(paper, account)
  contact(paper, account)
  comments(paper, account)
  const former = (account.before ?? []).map(([text, , since, until]) => ({ text, stood: [{ since, until }] }))
  return { fields: fieldsOf(account), marks, money, remarks: account.remarks, former }
}

export function printCollection(paper: Paper, one: ToldCollection, isFirst: boolean): Facts {
  const month = monthOf(one.reported)
  const until = addMonths(monthOf(one.firstDelinquency), 81)
  const status = `Collection account. ${dollars(one.balance)} past due as of ${shortMonth(month)}.`
  opening(paper, one.agency, { isNegative: true, isFirst })
  facts(paper, [
    ['Account Name', one.agency],
    ['Account Number', one.shown],
    ['Account Type', one.isMedical ? 'Medical debt' : 'Collection'],
    ['Responsibility', 'Individual'],
    ['Date Opened', slashDay(one.assigned)],
    ['Status', status],
    ['Status Updated', shortMonth(monthOf(one.assigned))],
    ['Balance', dollars(one.balance)],
    ['Balance Updated', slashDay(one.reported)],
    ['Recent Payment', '-'],
    ['Monthly Payment', '-'],
    ['Original Balance', dollars(one.amount)],
    ['Highest Balance', '-'],
    ['Terms', '1 Months'],
    ['On Record Until', shortMonth(until)],
  ])
  const cells = new Map([[month, 'C']])
  grid(paper, [Number(month.slice(0, 4))], cells)
  guide(paper, cells, `This account is scheduled to continue on record until ${shortMonth(until)}.`)
  head(paper, 'Historical Info', 42)
  facts(paper, [['Original Creditor', one.original]])
  contact(paper, one)
  return {
    fields: {
      creditorName: one.agency,
      accountNumber: one.shown,
      originalCreditor: one.original,
      accountType: 'collection',
      responsibility: 'individual',
      statusText: status,
      dateOpened: one.assigned,
      balanceDate: one.reported,
      removalDate: until,
      currentBalance: one.balance,
      pastDue: one.balance,
      originalBalance: one.amount,
    },
    marks: { [month]: 'collection' },
    money: {},
    remarks: [],
  }
}
