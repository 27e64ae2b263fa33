import { filler } from '#tools/native-people/filler.ts'
import {
  addMonths,
  dollars,
  isShown,
  longMonth,
  monthOf,
  monthsBetween,
  slashDay,
  slashMonth,
} from '#tools/native-people/months.ts'
import { type TextStyle } from '#tools/native-people/pdf.ts'
import type { Kind, StoryMonth } from '#tools/native-people/story.ts'
import type { Facts } from '#tools/unseen-natives/facts.ts'
import { Paper } from '#tools/unseen-natives/fifth/paper.ts'
import { DAY, isMajor, isNegative, type ToldAccount, type ToldCollection } from '#tools/unseen-natives/fifth/told.ts'

export const PLAIN: TextStyle = { size: 9.75 }
export const BOLD: TextStyle = { size: 9.75, face: 'bold' }
export const NAME: TextStyle = { size: 9, face: 'bold' }

export type Type = 'revolving' | 'installment' | 'mortgage' | 'open'
const TYPES: Readonly<Record<Kind, readonly [Type, string, string]>> = {
  card: ['revolving', 'Revolving Account', 'CREDIT CARD'],
  store: ['revolving', 'Revolving Account', 'CHARGE ACCOUNT'],
  'secured card': ['revolving', 'Revolving Account', 'SECURED CREDIT CARD'],
  auto: ['installment', 'Installment Account', 'AUTOMOBILE'],
  mortgage: ['mortgage', 'Mortgage Account', 'CONVENTIONAL REAL ESTATE MTG'],
  student: ['installment', 'Installment Account', 'STUDENT LOAN'],
  personal: ['installment', 'Installment Account', 'UNSECURED'],
  utility: ['open', 'Open Account', 'UTILITY COMPANY'],
}
const HOLDERS = { individual: 'Individual Account', joint: 'Joint Account', 'authorized user': 'Authorized Account' } as const
const HELD = { individual: 'individual', joint: 'joint', 'authorized user': 'authorized_user' } as const
const RATINGS = {
  OK: 'OK',
  '30': '30',
  '60': '60',
  '90': '90',
  '120': '120',
  '150': '120',
  '180': '120',
  CO: 'C/O',
  R: 'RPO',
} as const
const CODES = {
  OK: 'ok',
  '30': '30',
  '60': '60',
  '90': '90',
  '120': '120',
  '150': '120',
  '180': '120',
  CO: 'charge_off',
  R: 'repossession',
} as const

type Row = readonly [label: string, value: string]

/** What stands for a label is at the right edge; its last line is beside the label. */
export function rows(paper: Paper, all: readonly Row[]): void {
  for (const [index, [label, value]] of all.entries()) {
    const lines = paper.lay(value, 252, PLAIN)
    const more = 14.25 * (lines.length - 1)
    paper.down(index === 0 ? 26.8 : 33, 14 + more)
    for (const [at, line] of lines.entries())
      paper.writeAt(line, [paper.width - 44.9, paper.top + 14.25 * at], { ...PLAIN, align: 'right' })
    paper.top += more
    paper.write(label, 31.5, BOLD)
  }
}
export function heading(paper: Paper, title: string, words: number): void {
  paper.down(42, 70)
  paper.write(title, 14.2, { size: 13.5, face: 'bold' })
  paper.prose(filler(words, words), 14.2, { step: 22, style: PLAIN })
}
interface Opening {
  readonly name: string
  readonly isFirst: boolean
  readonly part?: string
  readonly over?: string
}
export function opening(paper: Paper, { name, isFirst, part = 'Account Information', over = 'Account Name' }: Opening): void {
  if (isFirst) {
    paper.down(31.5, 45)
    paper.write(over, 22.5, BOLD)
  }
  paper.down(isFirst ? 29.9 : 33)
  paper.write(name, 30.8, NAME)
  paper.down(28.4, 45)
  paper.write(part, 31.5, { size: 12, face: 'bold' })
}
export function stacked(paper: Paper, [label, value]: Row, step = 20.25): void {
  paper.down(step)
  paper.write(label, 22.5, BOLD)
  paper.down(20.25)
  paper.write(value, 22.5, PLAIN)
}

interface Told {
  readonly month: string
  readonly cells: readonly Row[]
  readonly money: Facts['money'][string]
}
/** The months of an account that was disputed once, or is deferred, have a row for their remarks. */
function cellsOf(account: ToldAccount): readonly Told[] {
  const shown = account.months.filter(({ month }) => isShown(month, DAY))
  const hasRemarks = account.before !== undefined || account.standing === 'charge-off'
  let majors = 0
  return shown.map((one) => {
    const { month, mark, balance, pastDue, paid, scheduled } = one
    const isTold = balance !== null && monthsBetween(month, monthOf(DAY)) <= 30
    const remark = remarkOf(account, one, majors)
    if (mark === 'CO') majors += 1
    const figure = (amount: number | null) => (isTold && amount !== null ? dollars(amount) : '- - -')
    return {
      month,
      cells: [
        ['Balance', figure(balance)],
        ['Past Due', figure(pastDue)],
        ['Amount Paid', figure(paid)],
        ['Scheduled Payment', figure(scheduled)],
        ...(hasRemarks ? [['Remarks', remark] as const] : []),
        ['Rating', mark === null ? (Number(month.slice(5)) % 2 === 0 ? 'X' : 'N/R') : RATINGS[mark]],
      ],
      money: {
        ...(isTold ? { balance, pastDue, paid, scheduledPayment: scheduled } : {}),
        ...(hasRemarks && /[A-Z]/.test(remark) ? { remarks: remark } : {}),
      },
    }
  })
}
function remarkOf({ before = [], standing }: ToldAccount, { month, mark }: StoryMonth, majors: number): string {
  if (mark === 'CO') return ['PRL', '>', 'PRL<'][majors % 3] ?? 'PRL'
  if (standing === 'deferred') return 'PDE'
  return before.some(([, , since, until]) => month >= since && month <= until) ? 'AID' : '- - -'
}

/** As many months beside each other as the page is wide. */
function history(paper: Paper, months: readonly Told[]): void {
  const columns = Math.floor((paper.width - 22.5) / 90)
  paper.down(44.4, 240)
  paper.write('Payment History', 29.2, { size: 10.5, face: 'bold' })
  for (let at = 0; at < months.length; at += columns) {
    const band = months.slice(at, at + columns)
    const labels = band[0]?.cells ?? []
    paper.down(at === 0 ? 42.5 : 52.5, 28 * labels.length + 24, 42)
    const from = paper.top
    for (const [column, { month, cells }] of band.entries()) {
      const put = (text: string, top: number, face: 'bold' | 'regular') =>
        paper.writeAt(text, [67.5 + 90 * column, top], { size: 8.25, face, align: 'center' })
      put(longMonth(month), from, 'bold')
      for (const [row, [label, value]] of cells.entries()) {
        const isLast = label === 'Rating'
        put(label, from + 27.75 + 27.85 * row, 'regular')
        put(value, from + 27.75 + 27.85 * row + (isLast ? 15.7 : 12.1), isLast ? 'bold' : 'regular')
      }
    }
    paper.top = from + 27.75 + 27.85 * (labels.length - 1) + 15.7
  }
  paper.down(33.7)
  paper.write('Total Month', paper.width - 10.3, { size: 8.25, align: 'right' })
}

const between = (months: readonly { readonly month: string }[]) =>
  `from ${slashMonth(months[0]?.month ?? '')} to ${slashMonth(months.at(-1)?.month ?? '')}`

/** The highest balance as it grew: one stretch after the other. */
function highOf(account: ToldAccount): string {
  const shown = account.months.filter(({ month }) => isShown(month, DAY))
  if (shown.length < 8) return `High balance of ${dollars(account.high)} ${between(shown)}`
  const parts = [shown.slice(0, 3), shown.slice(3, -2), shown.slice(-2)]
  return `High balance of ${parts.map((part) => `${dollars(account.high)} ${between(part)}`).join('; ')}`
}

function statusOf({ standing, months, closed }: ToldAccount): string {
  if (standing === 'charge-off') return 'Charge-off'
  if (standing === 'repossession') return 'Repossession'
  if (standing === 'late') return `Account ${RATINGS[months.at(-1)?.mark ?? 'OK']} Days Past Due Date`
  return closed === null ? 'Current; Paid or Paying as Agreed' : 'Paid, Closed; was Paid as agreed'
}
const isLoan = ({ kind }: ToldAccount): boolean => TYPES[kind][0] === 'installment' || TYPES[kind][0] === 'mortgage'
const monthlyOf = (account: ToldAccount): number => (account.closed === null && !isMajor(account) ? account.scheduled : 0)
function termsOf(account: ToldAccount): string | null {
  if (isLoan(account)) return `${dollars(monthlyOf(account))} per month, paid Monthly for ${account.term} months`
  return account.limit === null ? null : 'Paid Monthly'
}
const removalOf = (account: ToldAccount): string | null =>
  isMajor(account) && account.firstDelinquency !== null ? addMonths(monthOf(account.firstDelinquency), 83) : null
const shownOf = ({ months }: ToldAccount): readonly StoryMonth[] => months.filter(({ month }) => isShown(month, DAY))
const receivedOf = ({ months }: ToldAccount): number => months.at(-1)?.paid ?? 0

function rowsOf(account: ToldAccount): readonly Row[] {
  const [, type, loan] = TYPES[account.kind]
  const until = removalOf(account)
  const isBad = isNegative(account) && account.standing !== 'current' && account.standing !== 'closed'
  const all: (readonly [string, string | null])[] = [
    ['Address', `${account.street} ${account.city}, ${account.state} ${account.zip.slice(0, 5)}`],
    ['Phone', account.phone],
    ['Monthly Payment', isLoan(account) ? dollars(monthlyOf(account)) : null],
    ['Date Opened', slashDay(account.opened)],
    ['Responsibility', HOLDERS[account.holder]],
    ['Account Type', type],
    ['Loan Type', loan],
    ['Balance', dollars(account.balance)],
    ['Date Updated', slashDay(account.reported)],
    ['Payment Received', dollars(receivedOf(account))],
    ['Last Payment Made', account.lastPaid === null ? null : slashDay(account.lastPaid.day)],
    ['Pay Status', isBad ? `>${statusOf(account)}<` : statusOf(account)],
    ['Terms', termsOf(account)],
    ['Date Closed', account.closed === null ? null : slashDay(account.closed)],
    ['High Balance (Hist.)', highOf(account)],
    [
      'Credit Limit (Hist.)',
      account.limit === null ? null : `Credit limit of ${dollars(account.limit)} ${between(shownOf(account))}`,
    ],
    ['Estimated month and year this item will be removed', until === null ? null : slashMonth(until)],
    ['Remarks', account.remarks.length === 0 ? null : account.remarks.join('; ')],
  ]
  return all.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]))
}

const fieldsOf = (account: ToldAccount): Facts['fields'] => ({
  creditorName: account.company,
  accountNumber: account.shown,
  accountType: TYPES[account.kind][0],
  responsibility: HELD[account.holder],
  statusText: statusOf(account),
  dateOpened: account.opened,
  dateClosed: account.closed,
  dateReported: account.reported,
  lastPaymentDate: account.lastPaid?.day ?? null,
  lastPaymentAmount: receivedOf(account),
  removalDate: removalOf(account),
  currentBalance: account.balance,
  creditLimit: account.limit,
  highBalance: account.high,
  monthlyPayment: isLoan(account) ? monthlyOf(account) : null,
  terms: termsOf(account),
  dateOfFirstDelinquency: null,
  originalCreditor: null,
})

export function printAccount(paper: Paper, account: ToldAccount, isFirst: boolean): Facts {
  opening(paper, { name: `${account.company} ${account.shown}`, isFirst })
  rows(paper, rowsOf(account))
  const cells = cellsOf(account)
  history(paper, cells)
  const marks = shownOf(account).flatMap(({ month, mark }) => (mark === null ? [] : [[month, CODES[mark]] as const]))
  return {
    fields: fieldsOf(account),
    marks: Object.fromEntries(marks),
    money: Object.fromEntries(cells.map(({ month, money }) => [month, money])),
    remarks: account.remarks.map((remark) => remark.replaceAll(/[<>]/g, '')),
  }
}

export function printCollection(paper: Paper, one: ToldCollection, isFirst: boolean): Facts {
  opening(paper, { name: `${one.agency} ${one.shown}`, isFirst })
  const until = addMonths(monthOf(one.firstDelinquency), 83)
  const isPaid = one.paidOn !== null
  rows(paper, [
    ['Address', `${one.street} ${one.city}, ${one.state} ${one.zip.slice(0, 5)}`],
    ...(one.phone === null ? [] : [['Phone', one.phone] as const]),
    ['Date Opened', slashDay(one.assigned)],
    ['Responsibility', 'Individual Account'],
    ['Account Type', 'Open Account'],
    ['Loan Type', one.isMedical ? 'MEDICAL DEBT' : 'COLLECTION AGENCY/ATTORNEY'],
    ['Balance', dollars(one.balance)],
    ['Date Updated', slashDay(one.reported)],
    ['High Balance', dollars(one.amount)],
    ['Original Creditor', one.original],
    ['Past Due', isPaid ? '$0' : `>${dollars(one.balance)}<`],
    ['Pay Status', isPaid ? '>Paid Collection<' : '>Collection<'],
    ['Estimated month and year this item will be removed', slashMonth(until)],
    ['Remarks', isPaid ? 'PAID COLLECTION' : '>PLACED FOR COLLECTION<'],
  ])
  return {
    fields: {
      creditorName: one.agency,
      accountNumber: one.shown,
      originalCreditor: one.original,
      accountType: 'collection',
      responsibility: 'individual',
      dateOpened: one.assigned,
      dateReported: one.reported,
      removalDate: until,
      currentBalance: one.balance,
      pastDue: isPaid ? 0 : one.balance,
      highBalance: one.amount,
    },
    marks: {},
    money: {},
    remarks: [isPaid ? 'PAID COLLECTION' : 'PLACED FOR COLLECTION'],
  }
}
