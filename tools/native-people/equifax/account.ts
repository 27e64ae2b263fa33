import { type ExpectedAccount, cents, codeOf, moneyRow } from '#tools/native-people/expected.ts'
import { filler } from '#tools/native-people/filler.ts'
import { grid, closedUp, monthTable } from '#tools/native-people/equifax/history.ts'
import { commentsAndContact, contactOf, pair, type Sheet } from '#tools/native-people/equifax/sheet.ts'
import { addMonths, dollars, isShown, monthOf, shortMonth, wordedDay } from '#tools/native-people/months.ts'
import { wrap } from '#tools/native-people/pdf.ts'
import type { Kind, StoryAccount, StoryMonth } from '#tools/native-people/story.ts'

export const SECTIONS = ['Revolving', 'Mortgage', 'Installment', 'Other'] as const
export type Section = (typeof SECTIONS)[number]
export const SECTION_OF: Readonly<Record<Kind, Section>> = {
  card: 'Revolving',
  store: 'Revolving',
  'secured card': 'Revolving',
  mortgage: 'Mortgage',
  auto: 'Installment',
  student: 'Installment',
  personal: 'Installment',
  utility: 'Other',
}
const LOAN_TYPES: Readonly<Record<Kind, string>> = {
  card: 'Credit Card',
  store: 'Charge Account',
  'secured card': 'Secured Credit Card',
  auto: 'Auto',
  mortgage: 'Conventional Real Estate Mortgage',
  student: 'Education Loan',
  personal: 'Unsecured',
  utility: 'Utility Company',
}
const KIND_COMMENTS: Readonly<Record<Kind, readonly string[]>> = {
  card: ['Credit card'],
  store: ['Charge'],
  'secured card': ['Secured credit card'],
  auto: ['Auto', 'Fixed rate'],
  mortgage: ['Conventional mortgage', 'Fixed rate'],
  student: ['Fixed rate'],
  personal: ['Fixed rate'],
  utility: [],
}
const HOLDERS = { individual: 'INDIVIDUAL', joint: 'JOINT_CONTRACTUAL_LIABILITY', 'authorized user': 'AUTHORIZED_USER' } as const
const RESPONSIBILITIES = { individual: 'individual', joint: 'joint', 'authorized user': 'authorized_user' } as const
const TYPES = { Revolving: 'revolving', Mortgage: 'mortgage', Installment: 'installment', Other: 'open' } as const
const LATE_STATUSES: Readonly<Record<string, string>> = {
  '30': 'NOT_MORE_THAN_TWO_PAYMENTS_PAST_DUE',
  '60': 'NOT_MORE_THAN_THREE_PAYMENTS_PAST_DUE',
}

const isMajor = ({ standing }: StoryAccount): boolean => standing === 'charge-off' || standing === 'repossession'
export const isClosed = (account: StoryAccount): boolean => account.closed !== null || isMajor(account)
export const isNegative = (account: StoryAccount, day: string): boolean =>
  account.pastDue > 0 || account.months.some(({ mark, month }) => mark !== null && mark !== 'OK' && isShown(month, day))

function statusOf({ standing, months }: StoryAccount): string {
  if (standing === 'charge-off') return 'CHARGE_OFF'
  if (standing === 'repossession') return 'REPOSSESSION'
  if (standing === 'late') return LATE_STATUSES[months.at(-1)?.mark ?? ''] ?? 'NOT_MORE_THAN_FOUR_PAYMENTS_PAST_DUE'
  return 'PAYS_AS_AGREED'
}

const CLOSED_BY = {
  consumer: ['Account closed at consumer’s request'],
  grantor: ['Account closed by credit grantor'],
  paid: [],
} as const

function commentsOf({ kind, standing, closedBy, disputed }: StoryAccount): readonly string[] {
  return [
    ...(disputed === null ? [] : ['Account previously in dispute – now resolved by data furnisher']),
    ...(closedBy === null ? [] : CLOSED_BY[closedBy]),
    ...(standing === 'charge-off' ? ['Charged off account'] : []),
    ...(standing === 'repossession' ? ['Involuntary repossession'] : []),
    ...(closedBy === null ? [] : ['Closed or paid account/zero balance']),
    ...(standing === 'deferred' ? ['Student loan - payment deferred'] : []),
    ...KIND_COMMENTS[kind],
  ]
}

const mask = (number: string): string => `${'x'.repeat(Math.max(2, number.length - 4))} ${number.slice(-4)}`
const blank = (amount: number | null): string => (amount === null || amount === 0 ? '' : dollars(amount))
const zeroless = (amount: number | null): number | null => (amount === null || amount === 0 ? null : amount * 100)
const wordedMonth = (day: string | null): string => (day === null ? '' : shortMonth(monthOf(day)))
/** What was paid in the month it was reported in. */
const paidToday = ({ months }: StoryAccount): number | null => months.at(-1)?.paid ?? null

function printHead(
  sheet: Sheet,
  account: StoryAccount,
  { number, isFirst }: { readonly number: string; readonly isFirst: boolean },
): void {
  if (isFirst) sheet.down(26.3)
  else {
    sheet.start()
    sheet.top = 86.7
  }
  const title = `${number} ${account.company}${isClosed(account) ? ' (CLOSED)' : ''}`
  for (const [index, line] of wrap(title, 541, { size: 12, face: 'bold' }).entries()) {
    if (index > 0) sheet.down(14.4)
    sheet.write(line, 35, { size: 12, face: 'bold' })
  }
  sheet.down(29.2)
  sheet.write('Summary', 35, { size: 11, face: 'bold' })
  sheet.prose(filler(33, Number(number.slice(2))), 27.9)
  const available = account.limit === null ? '' : dollars(account.limit - account.balance)
  pair(
    sheet,
    [
      ['Account Number', mask(account.number)],
      ['Reported Balance', dollars(account.balance)],
    ],
    20.7,
  )
  pair(
    sheet,
    [
      ['Account Status', statusOf(account)],
      ['Available Credit', available],
    ],
    19.6,
  )
}

function printMoney(sheet: Sheet, account: StoryAccount, day: string): ExpectedAccount['money'] {
  sheet.down(30)
  sheet.write('Account History', 35, { size: 11, face: 'bold' })
  sheet.prose(filler(18, 5), 27.9)
  const newest = Number(addMonths(monthOf(day), -1).slice(0, 4))
  const years = [newest - 2, newest - 1, newest]
  const rows = closedUp(account, day)
  const tables: readonly (readonly [title: string, read: (month: StoryMonth) => string])[] = [
    ['Balance', ({ balance }) => (balance === null ? '' : dollars(balance))],
    ['Scheduled Payment', ({ scheduled }) => blank(scheduled)],
    ['Actual Payment', ({ paid }) => blank(paid)],
    ['Credit Limit', () => blank(account.limit)],
    ['Amount Past Due', ({ pastDue }) => blank(pastDue)],
  ]
  for (const [index, [title, read]] of tables.entries()) {
    const cell = (month: string): string => {
      const known = rows.get(month)
      return known === undefined ? '' : read(known)
    }
    monthTable(sheet, { title, years, cell }, index === 0 ? 21 : 24.9)
  }
  return Object.fromEntries(
    [...rows].flatMap(([month, { balance, scheduled, paid, pastDue }]) => {
      const row = moneyRow({
        balance: cents(balance),
        scheduledPayment: zeroless(scheduled),
        paid: zeroless(paid),
        pastDue: zeroless(pastDue),
        creditLimit: cents(account.limit),
      })
      return row === null ? [] : [[month, row] as const]
    }),
  )
}

function printGrid(sheet: Sheet, account: StoryAccount, day: string): ExpectedAccount['marks'] {
  const newest = Number((account.closed === null ? day : account.reported).slice(0, 4))
  const oldest = Math.max(Number(account.opened.slice(0, 4)), Number(day.slice(0, 4)) - 6)
  const years = Array.from({ length: Math.max(1, newest - oldest + 1) }, (_, index) => newest - index)
  // The grid ends in the month before the account was reported.
  const shown = account.months.filter(
    ({ month }) => month < monthOf(account.reported) && isShown(month, day) && Number(month.slice(0, 4)) >= oldest,
  )
  const marks = new Map(shown.map(({ month, mark }) => [month, mark]))
  grid(sheet, years, (month) => marks.get(month) ?? null)
  return Object.fromEntries(shown.flatMap(({ month, mark }) => (mark === null ? [] : [[month, codeOf(mark)]])))
}

function printDetails(sheet: Sheet, account: StoryAccount): void {
  sheet.down(31.4)
  sheet.write('Account Details', 35, { size: 11, face: 'bold' })
  sheet.prose(filler(18, 2), 28)
  const isOpen = account.closed === null
  const section = SECTION_OF[account.kind]
  const terms = account.standing === 'deferred' ? 'DEFERRED' : isMajor(account) ? 'UNKNOWN' : 'MONTHLY'
  const chargeOff = account.standing === 'charge-off' && account.chargeOff !== null ? dollars(account.chargeOff) : ''
  const lastPaid = wordedMonth(account.lastPaid?.day ?? null)
  const facts: readonly (readonly [string, string, string, string])[] = [
    ['High Credit', dollars(account.high), 'Payment Responsibility', HOLDERS[account.holder]],
    [
      'Credit Limit',
      account.limit === null ? '' : dollars(account.limit),
      'Account Type',
      section === 'Other' ? 'OPEN' : section.toUpperCase(),
    ],
    ['Terms Frequency', terms, 'Term Duration', account.term === null ? '' : `${account.term} MONTHS`],
    ['Balance', dollars(account.balance), 'Date Opened', wordedDay(account.opened)],
    ['Amount Past Due', blank(account.pastDue), 'Date Reported', wordedDay(account.reported)],
    ['Actual Payment Amount', blank(paidToday(account)), 'Date of Last Payment', lastPaid],
    ['Date of Last Activity', isOpen ? '' : lastPaid, 'Scheduled Payment Amount', isOpen ? blank(account.scheduled) : ''],
    [
      'Months Reviewed',
      String(Math.min(99, account.months.length)),
      'Delinquency First Reported',
      account.majorSince === null ? '' : shortMonth(account.majorSince),
    ],
    ['Activity Designator', account.closedBy === 'paid' ? 'PAID_AND_CLOSED' : '', 'Creditor Classification', 'UNKNOWN'],
    ['Deferred Payment Start Date', '', 'Charge Off Amount', chargeOff],
    ['Balloon Payment Date', '', 'Balloon Payment Amount', ''],
    ['Loan Type', LOAN_TYPES[account.kind], 'Date Closed', wordedMonth(account.closed)],
  ]
  for (const [index, [left, leftValue, right, rightValue]] of facts.entries())
    pair(
      sheet,
      [
        [left, leftValue],
        [right, rightValue],
      ],
      index === 0 ? 20.6 : 19.6,
    )
  pair(sheet, [['Date of First Delinquency', account.firstDelinquency === null ? '' : wordedDay(account.firstDelinquency)]], 19.6)
  commentsAndContact(sheet, commentsOf(account), contactOf(account, account.company))
}

const expectedFields = (account: StoryAccount): ExpectedAccount['fields'] => ({
  creditorName: account.company,
  accountNumber: mask(account.number),
  originalCreditor: null,
  accountType: TYPES[SECTION_OF[account.kind]],
  responsibility: RESPONSIBILITIES[account.holder],
  statusText: statusOf(account),
  dateOpened: account.opened,
  dateClosed: account.closed === null ? null : monthOf(account.closed),
  dateReported: account.reported,
  lastPaymentDate: account.lastPaid === null ? null : monthOf(account.lastPaid.day),
  dateOfFirstDelinquency: account.firstDelinquency,
  delinquencyFirstReported: account.majorSince,
  currentBalance: cents(account.balance),
  pastDue: zeroless(account.pastDue),
  creditLimit: cents(account.limit),
  highBalance: cents(account.high),
  chargeOffAmount: account.standing === 'charge-off' ? cents(account.chargeOff) : null,
  monthlyPayment: account.closed === null ? zeroless(account.scheduled) : null,
  lastPaymentAmount: zeroless(paidToday(account)),
  terms: account.term === null ? null : `${account.term} MONTHS`,
})

/** Prints an account under its number in the section, `2.1` the first of the second. */
export function printAccount(
  sheet: Sheet,
  account: StoryAccount,
  of: { readonly day: string; readonly number: string; readonly isFirst: boolean },
): ExpectedAccount {
  printHead(sheet, account, of)
  const money = printMoney(sheet, account, of.day)
  const marks = printGrid(sheet, account, of.day)
  printDetails(sheet, account)
  return { fields: expectedFields(account), marks, money, remarks: commentsOf(account), formerRemarks: [] }
}
