import { filler } from '#tools/native-people/filler.ts'
import { closedUp, grid, monthTable } from '#tools/native-people/equifax/history.ts'
import { commentsAndContact, contactOf, pair, Sheet } from '#tools/native-people/equifax/sheet.ts'
import { addMonths, dollars, isShown, monthOf, shortMonth, wordedDay } from '#tools/native-people/months.ts'
import { wrap } from '#tools/native-people/pdf.ts'
import type { Kind, StoryMonth } from '#tools/native-people/story.ts'
import type { Facts } from '#tools/unseen-natives/facts.ts'
import { DAY, isMajor, marksOf, some, type ToldAccount, type ToldCollection } from '#tools/unseen-natives/fifth/told.ts'

export const SECTIONS = ['Revolving', 'Mortgage', 'Installment', 'Other'] as const
export const KINDS: Readonly<Record<Kind, readonly [(typeof SECTIONS)[number], string, string]>> = {
  card: ['Revolving', 'Credit Card', 'Credit card'],
  store: ['Revolving', 'Charge Account', 'Charge'],
  'secured card': ['Revolving', 'Secured Credit Card', 'Secured credit card'],
  mortgage: ['Mortgage', 'Conventional Real Estate Mortgage', 'Conventional mortgage'],
  auto: ['Installment', 'Auto', 'Auto'],
  student: ['Installment', 'Education Loan', 'Fixed rate'],
  personal: ['Installment', 'Unsecured', 'Unsecured'],
  utility: ['Other', 'Utility Company', ''],
}
const HOLDERS = { individual: 'INDIVIDUAL', joint: 'JOINT_CONTRACTUAL_LIABILITY', 'authorized user': 'AUTHORIZED_USER' } as const
const HELD = { individual: 'individual', joint: 'joint', 'authorized user': 'authorized_user' } as const
const TYPES = { Revolving: 'revolving', Mortgage: 'mortgage', Installment: 'installment', Other: 'open' } as const
const blank = (amount: number | null): string => (amount === null || amount === 0 ? '' : dollars(amount))
const month = (day: string | null): string => (day === null ? '' : shortMonth(monthOf(day)))

type Cells = readonly (readonly [string, string])[]
export function pairs(sheet: Sheet, cells: Cells, first: number): void {
  for (let at = 0; at < cells.length; at += 2) {
    const [left, right] = [cells[at], cells[at + 1]]
    if (left === undefined) continue
    pair(sheet, right === undefined ? [left] : [left, right], at === 0 ? first : 19.6)
  }
}

function statusOf({ standing, months }: ToldAccount): string {
  if (standing === 'charge-off') return 'CHARGE_OFF'
  if (standing === 'repossession') return 'REPOSSESSION'
  if (standing !== 'late') return 'PAYS_AS_AGREED'
  const mark = months.at(-1)?.mark
  return mark === '30'
    ? 'NOT_MORE_THAN_TWO_PAYMENTS_PAST_DUE'
    : mark === '60'
      ? 'NOT_MORE_THAN_THREE_PAYMENTS_PAST_DUE'
      : 'NOT_MORE_THAN_FOUR_PAYMENTS_PAST_DUE'
}

function printMoney(sheet: Sheet, account: ToldAccount): Facts['money'] {
  sheet.down(30)
  sheet.write('Account History', 35, { size: 11, face: 'bold' })
  sheet.prose(filler(18, 5), 27.9)
  const newest = Number(addMonths(monthOf(DAY), -1).slice(0, 4))
  const known = closedUp(account, DAY)
  const tables: readonly (readonly [string, (one: StoryMonth) => string])[] = [
    ['Balance', ({ balance }) => (balance === null ? '' : dollars(balance))],
    ['Scheduled Payment', ({ scheduled }) => blank(scheduled)],
    ['Actual Payment', ({ paid }) => blank(paid)],
    ['Credit Limit', () => blank(account.limit)],
    ['Amount Past Due', ({ pastDue }) => blank(pastDue)],
  ]
  for (const [index, [title, read]] of tables.entries()) {
    const cell = (at: string): string => {
      const one = known.get(at)
      return one === undefined ? '' : read(one)
    }
    monthTable(sheet, { title, years: [newest - 2, newest - 1, newest], cell }, index === 0 ? 21 : 24.9)
  }
  return Object.fromEntries(
    [...known].map(([at, { balance, scheduled, paid, pastDue }]) => [
      at,
      { balance, scheduledPayment: some(scheduled), paid: some(paid), pastDue: some(pastDue), creditLimit: account.limit },
    ]),
  )
}

const paidOf = ({ months }: ToldAccount): number | null => months.at(-1)?.paid ?? null
const scheduledOf = ({ closed, scheduled }: ToldAccount): number | null => (closed === null ? scheduled : null)
const chargeOffOf = ({ standing, chargeOff }: ToldAccount): number | null => (standing === 'charge-off' ? chargeOff : null)

function printHead(sheet: Sheet, account: ToldAccount, of: Place): void {
  const isOver = account.closed !== null || isMajor(account)
  if (of.isFirst) sheet.down(26.3)
  else {
    sheet.start()
    sheet.top = 86.7
  }
  const title = `${of.number} ${account.company}${isOver ? ' (CLOSED)' : ''}`
  for (const [index, line] of wrap(title, 541, { size: 12, face: 'bold' }).entries()) {
    if (index > 0) sheet.down(14.4)
    sheet.write(line, 35, { size: 12, face: 'bold' })
  }
  sheet.down(29.2)
  sheet.write('Summary', 35, { size: 11, face: 'bold' })
  sheet.prose(filler(33, 4), 27.9)
  const cells: Cells = [
    ['Account Number', account.shown],
    ['Reported Balance', dollars(account.balance)],
    ['Account Status', statusOf(account)],
    ['Available Credit', account.limit === null ? '' : dollars(account.limit - account.balance)],
  ]
  pairs(sheet, cells, 20.7)
}

function printMarks(sheet: Sheet, account: ToldAccount): Facts['marks'] {
  const newest = Number((account.closed === null ? DAY : account.reported).slice(0, 4))
  const oldest = Math.max(Number(account.opened.slice(0, 4)), Number(DAY.slice(0, 4)) - 6)
  const isIn = (at: string) => at < monthOf(account.reported) && isShown(at, DAY) && Number(at.slice(0, 4)) >= oldest
  const marks = new Map(account.months.map((one) => [one.month, isIn(one.month) ? one.mark : null]))
  const years = Array.from({ length: Math.max(1, newest - oldest + 1) }, (_, index) => newest - index)
  grid(sheet, years, (at) => marks.get(at) ?? null)
  return marksOf(account, isIn)
}

function printDetails(sheet: Sheet, account: ToldAccount): void {
  const { kind, closed, standing, lastPaid } = account
  const [name, loan] = KINDS[kind]
  sheet.down(31.4)
  sheet.write('Account Details', 35, { size: 11, face: 'bold' })
  sheet.prose(filler(18, 2), 28)
  pairs(
    sheet,
    [
      ['High Credit', dollars(account.high)],
      ['Payment Responsibility', HOLDERS[account.holder]],
      ['Credit Limit', account.limit === null ? '' : dollars(account.limit)],
      ['Account Type', name === 'Other' ? 'OPEN' : name.toUpperCase()],
      ['Terms Frequency', standing === 'deferred' ? 'DEFERRED' : 'MONTHLY'],
      ['Term Duration', account.term === null ? '' : `${account.term} MONTHS`],
      ['Balance', dollars(account.balance)],
      ['Date Opened', wordedDay(account.opened)],
      ['Amount Past Due', blank(account.pastDue)],
      ['Date Reported', wordedDay(account.reported)],
      ['Actual Payment Amount', blank(paidOf(account))],
      ['Date of Last Payment', month(lastPaid?.day ?? null)],
      ['Date of Last Activity', closed === null ? '' : month(lastPaid?.day ?? null)],
      ['Scheduled Payment Amount', blank(scheduledOf(account))],
      ['Months Reviewed', String(Math.min(99, account.months.length))],
      ['Delinquency First Reported', account.majorSince === null ? '' : shortMonth(account.majorSince)],
      ['Activity Designator', closed === null ? '' : 'CLOSED'],
      ['Creditor Classification', 'UNKNOWN'],
      ['Deferred Payment Start Date', ''],
      ['Charge Off Amount', blank(chargeOffOf(account))],
      ['Balloon Payment Date', ''],
      ['Balloon Payment Amount', ''],
      ['Loan Type', loan],
      ['Date Closed', month(closed)],
      ['Date of First Delinquency', account.firstDelinquency === null ? '' : wordedDay(account.firstDelinquency)],
    ],
    20.6,
  )
}

const fieldsOf = (account: ToldAccount): Facts['fields'] => ({
  creditorName: account.company,
  accountNumber: account.shown,
  originalCreditor: null,
  accountType: TYPES[KINDS[account.kind][0]],
  responsibility: HELD[account.holder],
  statusText: statusOf(account),
  dateOpened: account.opened,
  dateClosed: account.closed === null ? null : monthOf(account.closed),
  dateReported: account.reported,
  lastPaymentDate: account.lastPaid === null ? null : monthOf(account.lastPaid.day),
  dateOfFirstDelinquency: account.firstDelinquency,
  delinquencyFirstReported: account.majorSince,
  currentBalance: account.balance,
  pastDue: some(account.pastDue),
  creditLimit: account.limit,
  highBalance: account.high,
  chargeOffAmount: chargeOffOf(account),
  monthlyPayment: some(scheduledOf(account)),
  lastPaymentAmount: some(paidOf(account)),
  terms: account.term === null ? null : `${account.term} MONTHS`,
})

interface Place {
  readonly number: string
  readonly isFirst: boolean
}
export function printAccount(sheet: Sheet, account: ToldAccount, of: Place): Facts {
  printHead(sheet, account, of)
  const money = printMoney(sheet, account)
  const marks = printMarks(sheet, account)
  printDetails(sheet, account)
  const [, , kindRemark] = KINDS[account.kind]
  const remarks = [...account.remarks, ...(kindRemark === '' ? [] : [kindRemark])]
  commentsAndContact(sheet, remarks, contactOf(account, account.company))
  return { fields: fieldsOf(account), marks, money, remarks }
}

export function printCollection(sheet: Sheet, one: ToldCollection, step: number): Facts {
  sheet.down(step, 250)
  sheet.write(`Date Reported: ${wordedDay(one.reported)}`, 35, { size: 10, face: 'bold' })
  const status = one.paidOn === null ? 'UNPAID' : 'PAID'
  pairs(
    sheet,
    [
      ['Collection Agency', one.agency],
      ['Balance Date', wordedDay(one.reported)],
      ['Original Creditor Name', one.original],
      ['Account Designator Code', 'INDIVIDUAL_ACCOUNT'],
      ['Date Assigned', wordedDay(one.assigned)],
      ['Account Number', one.shown],
      ['Original Amount Owed', dollars(one.amount)],
      ['Creditor Classification', one.classification],
      ['Amount', dollars(one.balance)],
      ['Last Payment Date', one.paidOn === null ? '' : wordedDay(one.paidOn)],
      ['Status Date', wordedDay(one.reported)],
      ['Date of First Delinquency', wordedDay(one.firstDelinquency)],
      ['Status', status],
    ],
    21.7,
  )
  const remarks = one.isMedical ? ['Medical', 'Consumer disputes this account information'] : []
  commentsAndContact(sheet, remarks, contactOf(one, one.agency))
  return {
    fields: {
      creditorName: one.agency,
      accountNumber: one.shown,
      originalCreditor: one.original,
      accountType: 'collection',
      responsibility: 'individual',
      statusText: status,
      dateAssigned: one.assigned,
      dateReported: one.reported,
      balanceDate: one.reported,
      lastPaymentDate: one.paidOn,
      dateOfFirstDelinquency: one.firstDelinquency,
      currentBalance: one.balance,
      originalBalance: one.amount,
    },
    marks: {},
    money: {},
    remarks,
  }
}
