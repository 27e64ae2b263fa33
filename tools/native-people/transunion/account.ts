import { type ExpectedAccount, cents, codeOf, moneyRow } from '#tools/native-people/expected.ts'
import { addMonths, dollars, isShown, monthOf, monthsBetween, slashDay, slashMonth } from '#tools/native-people/months.ts'
import { history, type MonthCells } from '#tools/native-people/transunion/history.ts'
import { cut, mask, opening, rows, type Sheet } from '#tools/native-people/transunion/sheet.ts'
import type { Kind, Mark, StoryAccount, StoryMonth } from '#tools/native-people/story.ts'

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
const TYPE_WORDS = {
  revolving: 'Revolving Account',
  installment: 'Installment Account',
  mortgage: 'Mortgage Account',
  open: 'Open Account',
} as const
const LOAN_TYPES: Readonly<Record<Kind, string>> = {
  card: 'CREDIT CARD',
  store: 'CHARGE ACCOUNT',
  'secured card': 'SECURED CREDIT CARD',
  auto: 'AUTOMOBILE',
  mortgage: 'CONVENTIONAL REAL ESTATE MTG',
  student: 'STUDENT LOAN',
  personal: 'UNSECURED',
  utility: 'UTILITY COMPANY',
}
const HOLDERS = { individual: 'Individual Account', joint: 'Joint Account', 'authorized user': 'Authorized Account' } as const
const RESPONSIBILITIES = { individual: 'individual', joint: 'joint', 'authorized user': 'authorized_user' } as const
const RATINGS: Readonly<Record<Mark, string>> = {
  OK: 'OK',
  '30': '30',
  '60': '60',
  '90': '90',
  '120': '120',
  '150': '120',
  '180': '120',
  CO: 'C/O',
  R: 'RPO',
}

export const isAdverse = (account: StoryAccount, day: string): boolean =>
  account.pastDue > 0 || account.months.some(({ mark, month }) => mark !== null && mark !== 'OK' && isShown(month, day))
const isMajor = ({ standing }: StoryAccount): boolean => standing === 'charge-off' || standing === 'repossession'

/** Half of the cards print the highest balance in each month, the others in a line of its own. */
const hasHighCredit = ({ limit, opened }: StoryAccount): boolean => limit !== null && Number(opened.slice(8)) % 2 === 0
const hasRemarks = ({ standing, disputed, writeOffRemarks }: StoryAccount): boolean =>
  standing === 'charge-off' || standing === 'deferred' || disputed !== null || writeOffRemarks !== undefined
const shownMonths = ({ months }: StoryAccount, day: string): readonly StoryMonth[] =>
  months.filter(({ month }) => isShown(month, day))

/** The remark of a month; that of a charge-off is torn over three months, as the bureau tears it. */
function remarkOf(account: StoryAccount, { month, mark }: StoryMonth, majorIndex: number): string {
  if (account.writeOffRemarks?.includes(month)) return 'PRL<'
  if (mark === 'CO') return ['>', '- - -', 'PRL<'][majorIndex % 3] ?? '- - -'
  if (account.standing === 'deferred') return 'PDE'
  const { disputed } = account
  return disputed !== null && month >= disputed.since && month <= disputed.until ? 'DRG' : '- - -'
}

function payStatus(account: StoryAccount): string {
  if (account.standing === 'charge-off') return '>Charge-off<'
  if (account.standing === 'repossession') return '>Repossession<'
  if (account.standing === 'late') return `>Account ${RATINGS[account.months.at(-1)?.mark ?? 'OK']} Days Past Due Date<`
  return account.closed === null ? 'Current; Paid or Paying as Agreed' : 'Paid, Closed; was Paid as agreed'
}

function termsOf({ term, standing, scheduled, closed, limit }: StoryAccount): string | null {
  if (limit !== null) return 'Paid Monthly'
  if (term === null) return null
  if (standing === 'deferred') return `$0 per month for ${term} months, Deferred`
  return `${dollars(closed === null ? scheduled : 0)} per month, paid Monthly for ${term} months`
}

function remarksOf({ closedBy, closed, standing, number }: StoryAccount): readonly string[] {
  return [
    ...(closedBy === 'consumer' ? ["Account closed at consumer's request"] : []),
    ...(closedBy === 'grantor' ? ['CLOSED BY CREDIT GRANTOR'] : []),
    ...(closed === null ? [] : ['CLOSED']),
    ...(standing === 'charge-off' && number.length % 2 === 0 ? ['>UNPAID BALANCE CHARGED OFF<'] : []),
  ]
}

function removalOf(account: StoryAccount): string | null {
  if (account.removal?.transunion !== undefined) return account.removal.transunion
  // TransUnion takes an account off a month before its seven years are over.
  return isMajor(account) && account.firstDelinquency !== null ? addMonths(monthOf(account.firstDelinquency), 83) : null
}

const monthlyOf = ({ kind, closed, scheduled }: StoryAccount): number | null =>
  ACCOUNT_TYPES[kind] === 'installment' || ACCOUNT_TYPES[kind] === 'mortgage' ? (closed === null ? scheduled : 0) : null

/** The highest balance over the months, which goes on in a second line where there are many. */
function highHistory(account: StoryAccount, shown: readonly StoryMonth[]): string | null {
  if (hasHighCredit(account) || account.kind === 'utility') return null
  const [first = '', last = ''] = [shown[0]?.month, shown.at(-1)?.month]
  const high = dollars(account.high)
  const middle = addMonths(first, Math.floor(shown.length / 2))
  if (shown.length <= 6) return `High balance of ${high} from ${slashMonth(first)} to ${slashMonth(last)}`
  return `High balance of ${high} from ${slashMonth(first)} to ${slashMonth(middle)}; ${high} from ${slashMonth(addMonths(middle, 1))} to ${slashMonth(last)}`
}

function printFacts(sheet: Sheet, account: StoryAccount, day: string): ExpectedAccount['fields'] {
  const shown = shownMonths(account, day)
  const type = ACCOUNT_TYPES[account.kind]
  const received = account.months.at(-1)?.paid ?? 0
  const monthly = monthlyOf(account)
  const until = removalOf(account)
  const terms = termsOf(account)
  const high = highHistory(account, shown)
  const span = `from ${slashMonth(shown[0]?.month ?? '')} to ${slashMonth(shown.at(-1)?.month ?? '')}`
  const remarks = remarksOf(account)
  const row = (label: string, value: string | null): readonly (readonly [string, string])[] =>
    value === null ? [] : [[label, value]]
  const orNull = (amount: number | null) => (amount === null ? null : dollars(amount))
  const dayOrNull = (at: string | null) => (at === null ? null : slashDay(at))
  rows(sheet, [
    ...row('Address', `${account.street} ${account.city}, ${account.state} ${account.zip.slice(0, 5)}`),
    ...row('Phone', account.phone),
    ...row('Monthly Payment', orNull(monthly)),
    ...row('Date Opened', slashDay(account.opened)),
    ...row('Responsibility', HOLDERS[account.holder]),
    ...row('Account Type', TYPE_WORDS[type]),
    ...row('Loan Type', LOAN_TYPES[account.kind]),
    ...row('Balance', dollars(account.balance)),
    ...row('Date Updated', slashDay(account.reported)),
    ...row('Payment Received', dollars(received)),
    ...row('Last Payment Made', dayOrNull(account.lastPaid?.day ?? null)),
    ...row('Pay Status', payStatus(account)),
    ...row('Terms', terms),
    ...row('Date Closed', dayOrNull(account.closed)),
    ...row('High Balance (Hist.)', high),
    ...row('Credit Limit (Hist.)', account.limit === null ? null : `Credit limit of ${dollars(account.limit)} ${span}`),
    ...row('Estimated month and year this item will be removed', until === null ? null : slashMonth(until)),
    ...row('Remarks', remarks.length === 0 ? null : remarks.join('; ')),
  ])
  return {
    creditorName: cut(account.company),
    accountNumber: mask(account.number),
    originalCreditor: null,
    accountType: type,
    responsibility: RESPONSIBILITIES[account.holder],
    statusText: payStatus(account).replaceAll(/[<>]/g, ''),
    dateOpened: account.opened,
    dateClosed: account.closed,
    dateReported: account.reported,
    balanceDate: account.reported,
    lastPaymentDate: account.lastPaid?.day ?? null,
    lastPaymentAmount: cents(received),
    dateOfFirstDelinquency: null,
    removalDate: until,
    currentBalance: cents(account.balance),
    creditLimit: cents(account.limit),
    highBalance: high === null ? null : cents(account.high),
    monthlyPayment: cents(monthly),
    terms,
  }
}

/** The cells of a month, and what a careful person reads of its money. */
interface Told extends MonthCells {
  readonly money: ReturnType<typeof moneyRow>
}

function cellsOf(account: StoryAccount, day: string): readonly Told[] {
  let high = 0
  let majors = 0
  return shownMonths(account, day).map((one): Told => {
    high = Math.max(high, one.balance ?? 0)
    // Money is printed of the last thirty months, marks of all.
    const isTold = one.balance !== null && monthsBetween(one.month, monthOf(day)) <= 30
    const isOff = one.mark === 'CO' || one.mark === 'R'
    const remark = remarkOf(account, one, majors)
    if (isOff) majors += 1
    const told = (amount: number | null) => (isTold && amount !== null ? dollars(amount) : '- - -')
    const scheduled = isOff && account.limit !== null ? null : one.scheduled
    const spoken = hasRemarks(account) && /[A-Z]/.test(remark) ? { remarks: remark } : {}
    const figures = {
      balance: cents(one.balance),
      pastDue: cents(one.pastDue),
      paid: cents(one.paid),
      scheduledPayment: cents(scheduled),
      ...(hasHighCredit(account) ? { highBalance: cents(high) } : {}),
    }
    return {
      month: one.month,
      money: moneyRow({ ...(isTold ? figures : {}), ...spoken }),
      cells: [
        ['Balance', told(one.balance)],
        ...(hasHighCredit(account) ? [['High Credit', told(high)] as const] : []),
        ['Past Due', told(one.pastDue)],
        ['Amount Paid', told(one.paid)],
        ['Scheduled Payment', told(scheduled)],
        ...(hasRemarks(account) ? [['Remarks', remark] as const] : []),
        ['Rating', one.mark === null ? 'X' : RATINGS[one.mark]],
      ],
    }
  })
}

export function printAccount(
  sheet: Sheet,
  account: StoryAccount,
  of: { readonly day: string; readonly isFirst: boolean },
): ExpectedAccount {
  opening(sheet, `${cut(account.company)} ${mask(account.number)}`, of.isFirst)
  const fields = printFacts(sheet, account, of.day)
  const cells = cellsOf(account, of.day)
  history(sheet, cells)
  // The bureau has one mark for 120 days and more.
  const marks = shownMonths(account, of.day).flatMap(({ month, mark }) =>
    mark === null ? [] : [[month, mark === '150' || mark === '180' ? '120' : codeOf(mark)] as const],
  )
  return {
    fields,
    marks: Object.fromEntries(marks),
    money: Object.fromEntries(cells.flatMap(({ month, money }) => (money === null ? [] : [[month, money] as const]))),
    remarks: remarksOf(account).map((remark) => remark.replaceAll(/[<>]/g, '')),
    formerRemarks: [],
  }
}
