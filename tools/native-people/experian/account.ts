import { type ExpectedAccount, cents, codeOf, moneyRow } from '#tools/native-people/expected.ts'
import { balances, type Cell, grid, guide } from '#tools/native-people/experian/history.ts'
import {
  contact,
  cut,
  facts,
  head,
  lay,
  mask,
  NOTE,
  opening,
  type Sheet,
  SMALL,
  TEXT,
  TEXT_BOLD,
} from '#tools/native-people/experian/sheet.ts'
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
import type { Kind, Story, StoryAccount } from '#tools/native-people/story.ts'

const TYPES: Readonly<Record<Kind, string>> = {
  card: 'Credit card',
  store: 'Charge Card',
  'secured card': 'Secured Card',
  auto: 'Auto Loan',
  mortgage: 'Conventional real estate mortgage',
  student: 'Education',
  personal: 'Unsecured',
  utility: 'Utility Company',
}
const ACCOUNT_TYPES = {
  card: 'revolving',
  store: 'revolving',
  'secured card': 'revolving',
  auto: 'installment',
  mortgage: 'mortgage',
  student: 'installment',
  personal: 'installment',
  utility: 'open',
} as const
const RESPONSIBILITIES = { individual: 'individual', joint: 'joint', 'authorized user': 'authorized_user' } as const

const isNegative = (account: StoryAccount, day: string): boolean =>
  account.pastDue > 0 || account.months.some(({ mark, month }) => mark !== null && mark !== 'OK' && isShown(month, day))
const isMajor = ({ standing }: StoryAccount): boolean => standing === 'charge-off' || standing === 'repossession'

function statusOf(account: StoryAccount, day: string): string {
  const { standing, chargeOff, pastDue, reported } = account
  const due = `${dollars(pastDue)} past due as of ${shortMonth(monthOf(reported))}.`
  if (standing === 'charge-off') return `Account charged off. ${dollars(chargeOff ?? 0)} written off. ${due}`
  if (standing === 'repossession') return `Repossession. ${dollars(chargeOff ?? 0)} written off. ${due}`
  if (standing === 'late') return `Open. ${due}`
  const never = isNegative(account, day) ? '.' : '/Never late.'
  if (standing === 'deferred') return `Open. Deferred, payments begin ${shortMonth(addMonths(monthOf(reported), 20))}.`
  return standing === 'closed' ? `Paid, Closed${never}` : `Open${never}`
}

const CLOSED_BY = {
  consumer: "Account closed at consumer's request.",
  grantor: "Account closed at credit grantor's request.",
  paid: null,
} as const
const DISPUTED = 'Account previously in dispute - investigation complete, reported by data furnisher'
const currentComment = ({ closedBy, standing }: StoryAccount): string | null =>
  closedBy === null ? (standing === 'deferred' ? 'Payment Deferred.' : null) : CLOSED_BY[closedBy]

/** The payment of the month it was reported in; earlier ones are not printed. */
function recentPayment({ closed, lastPaid, months }: StoryAccount): StoryAccount['lastPaid'] {
  const today = months.at(-1)
  return closed === null && lastPaid !== null && monthOf(lastPaid.day) === today?.month && (today.paid ?? 0) > 0 ? lastPaid : null
}

function onRecordUntil(account: StoryAccount): string | null {
  if (account.removal?.experian !== undefined) return account.removal.experian
  // Experian takes an account off three months before its seven years are over, and a paid one after ten.
  if (isMajor(account) && account.firstDelinquency !== null) return addMonths(monthOf(account.firstDelinquency), 81)
  return account.closed === null ? null : addMonths(monthOf(account.closed), 120)
}

function holderOf({ holder }: StoryAccount, { name }: Story): string {
  const [first, ...last] = name.split(' ')
  if (holder === 'joint') return `Joint with ${first === 'ANNE' ? 'PAUL' : 'ANNE'} ${last.join(' ')}`
  return holder === 'individual' ? 'Individual' : 'Authorized user'
}

function printFacts(sheet: Sheet, account: StoryAccount, story: Story): ExpectedAccount['fields'] {
  const closed = account.closed !== null
  const recent = recentPayment(account)
  const until = onRecordUntil(account)
  const monthly = closed || isMajor(account) ? null : account.scheduled
  const orDash = (amount: number | null) => (amount === null ? '-' : dollars(amount))
  const status = statusOf(account, story.day)
  facts(sheet, [
    ['Account Name', cut(account.company)],
    ['Account Number', mask(account.number)],
    ['Account Type', TYPES[account.kind]],
    ['Responsibility', holderOf(account, story)],
    ['Date Opened', slashDay(account.opened)],
    ['Status', status],
    ['Status Updated', shortMonth(account.majorSince ?? monthOf(account.reported))],
    ['Balance', closed ? '-' : dollars(account.balance)],
    ['Balance Updated', closed ? '-' : slashDay(account.reported)],
    ['Recent Payment', recent === null ? '-' : `${dollars(recent.amount)} as of ${bareDay(recent.day)}`],
    ['Monthly Payment', orDash(monthly)],
    account.limit === null ? ['Original Balance', orDash(account.original)] : ['Credit Limit', dollars(account.limit)],
    ['Highest Balance', account.limit === null ? '-' : dollars(account.high)],
    ['Terms', account.term === null ? '-' : `${account.term} Months`],
    ...(until === null ? [] : [['On Record Until', shortMonth(until)] as const]),
  ])
  return {
    creditorName: cut(account.company),
    accountNumber: mask(account.number),
    originalCreditor: null,
    accountType: ACCOUNT_TYPES[account.kind],
    responsibility: RESPONSIBILITIES[account.holder],
    statusText: status,
    dateOpened: account.opened,
    dateClosed: null,
    balanceDate: closed ? null : account.reported,
    lastPaymentDate: recent?.day ?? null,
    lastPaymentAmount: recent === null ? null : cents(recent.amount),
    dateOfFirstDelinquency: null,
    removalDate: until,
    currentBalance: closed ? null : cents(account.balance),
    pastDue: account.pastDue === 0 ? null : cents(account.pastDue),
    creditLimit: cents(account.limit),
    highBalance: account.limit === null ? null : cents(account.high),
    originalBalance: cents(account.original),
    chargeOffAmount: isMajor(account) ? cents(account.chargeOff) : null,
    monthlyPayment: cents(monthly),
    terms: account.term === null ? null : `${account.term} Months`,
  }
}

function printMarks(sheet: Sheet, account: StoryAccount, day: string): ExpectedAccount['marks'] {
  const last = account.months.at(-1)?.month
  const marks = new Map<string, Cell>(
    account.months
      .filter(({ month }) => isShown(month, day))
      .map(({ month, mark }) => [month, account.closed !== null && month === last ? 'CLS' : (mark ?? 'ND')]),
  )
  const newest = Number(account.reported.slice(0, 4))
  const oldest = Math.max(Number(account.opened.slice(0, 4)), Number(addMonths(monthOf(day), -83).slice(0, 4)))
  const years = Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index)
  grid(sheet, years, (month) => marks.get(month) ?? null)
  const until = onRecordUntil(account)
  const positive = `By ${shortMonth(addMonths(monthOf(account.reported), 80))}, this account is scheduled to go to a positive status.`
  const stays = until === null ? null : `This account is scheduled to continue on record until ${shortMonth(until)}.`
  guide(sheet, marks, stays ?? (isNegative(account, day) ? positive : null))
  const read = [...marks].flatMap(([month, cell]) =>
    cell === null || cell === 'ND' || cell === 'C' ? [] : [[month, cell] as const],
  )
  return Object.fromEntries(read.map(([month, cell]) => [month, cell === 'CLS' ? 'closed' : codeOf(cell)]))
}

function printBalances(sheet: Sheet, account: StoryAccount, day: string): ExpectedAccount['money'] {
  const money: (readonly [string, NonNullable<ReturnType<typeof moneyRow>>])[] = []
  const rows: string[][] = []
  const last = account.months.at(-1)?.month
  let paidOn: string | null = null
  for (const { month, balance, scheduled, paid, paidOn: on } of account.months) {
    paidOn = on ?? paidOn
    if (balance === null || paidOn === null || month === last || monthsBetween(month, monthOf(day)) > 24) continue
    rows.unshift([shortMonth(month), dollars(balance), dollars(scheduled ?? 0), `${dollars(paid ?? 0)} on ${bareDay(paidOn)}`])
    const row = moneyRow({ balance: cents(balance), scheduledPayment: cents(scheduled ?? 0), paid: cents(paid ?? 0) })
    if (row !== null) money.push([month, row])
  }
  balances(sheet, rows)
  const [since, until] = [money.at(0)?.[0], money.at(-1)?.[0]]
  const also =
    account.original !== null
      ? `The original amount of this account was ${dollars(account.original)}`
      : account.limit !== null && since !== undefined && until !== undefined
        ? `Between ${shortMonth(since)} and ${shortMonth(until)}, your credit limit/high balance was ${dollars(account.limit)}`
        : null
  if (also !== null) {
    sheet.down(36, 40)
    sheet.write('Additional info', 100.5, TEXT_BOLD)
    sheet.down(20.9)
    sheet.write(also, 100.5, NOTE)
  }
  return Object.fromEntries(money)
}

function printComment(sheet: Sheet, account: StoryAccount): Pick<ExpectedAccount, 'remarks' | 'formerRemarks'> {
  const current = currentComment(account)
  const { disputed } = account
  if (current === null && disputed === null) return { remarks: [], formerRemarks: [] }
  head(sheet, 'Comment', 42.3)
  const parts = [
    ['Current:', current ?? 'None', 24],
    ['Previous:', disputed === null ? 'None' : DISPUTED, 29.5],
  ] as const
  for (const [title, text, step] of parts) {
    sheet.down(step)
    sheet.write(title, 100.5, TEXT)
    for (const [index, line] of lay(text, 220, SMALL).entries()) {
      sheet.down(index === 0 ? 28.3 : 11.3)
      sheet.write(line, 100.5, SMALL)
    }
  }
  const remarks = current === null ? [] : [current]
  if (disputed === null) return { remarks, formerRemarks: [] }
  sheet.down(17.5)
  sheet.write(`${shortMonth(disputed.since)} to ${shortMonth(disputed.until)}`, 100.5, TEXT)
  return { remarks, formerRemarks: [{ text: DISPUTED, stood: [disputed] }] }
}

export function printAccount(
  sheet: Sheet,
  account: StoryAccount,
  of: { readonly story: Story; readonly isFirst: boolean },
): ExpectedAccount {
  const { story, isFirst } = of
  opening(sheet, cut(account.company), { isNegative: isNegative(account, story.day), isFirst })
  const fields = printFacts(sheet, account, story)
  const marks = printMarks(sheet, account, story.day)
  const money = printBalances(sheet, account, story.day)
  contact(sheet, account)
  return { fields, marks, money, ...printComment(sheet, account) }
}
