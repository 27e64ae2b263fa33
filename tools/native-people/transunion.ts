import { type Expected, type ExpectedAccount, type Printed, cents, codeOf, moneyRow } from '#tools/native-people/expected.ts'
import { filler } from '#tools/native-people/filler.ts'
import {
  addMonths,
  bareDay,
  dollars,
  isShown,
  longMonth,
  monthOf,
  monthsBetween,
  slashDay,
  slashMonth,
} from '#tools/native-people/months.ts'
import { browserLines, Page, pdfOf, type TextStyle, wrap } from '#tools/native-people/pdf.ts'
import type { Mark, Story, StoryAccount, StoryCollection, StoryInquiry, StoryMonth } from '#tools/native-people/story.ts'

/** TransUnion's report printed from the browser: places and sizes are those of the replica's pages. */
const ASCENT = 0.905
const TEXT = 9.75
const BOTTOM = 764

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
const LOAN_TYPES = {
  card: 'CREDIT CARD',
  store: 'CHARGE ACCOUNT',
  'secured card': 'SECURED CREDIT CARD',
  auto: 'AUTOMOBILE',
  mortgage: 'CONVENTIONAL REAL ESTATE MTG',
  student: 'STUDENT LOAN',
  personal: 'UNSECURED',
  utility: 'UTILITY COMPANY',
} as const
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
const cut = (name: string): string => name.slice(0, 24).trimEnd()
const mask = (number: string): string => `${number.slice(0, Math.max(4, number.length - 4))}****`
const isAdverse = (account: StoryAccount, day: string): boolean =>
  account.pastDue > 0 || account.months.some(({ mark, month }) => mark !== null && mark !== 'OK' && isShown(month, day))

class Sheet {
  readonly pages: Page[] = []
  top = 0
  #page = new Page()

  start(top: number): void {
    this.#page = new Page()
    this.pages.push(this.#page)
    this.top = top
  }

  /** Goes to the next line; on the next page, where the text begins at `first`, when `height` has no room here. */
  down(step: number, height = 11, first = 18.2): boolean {
    if (this.top + step + height > BOTTOM) {
      this.start(first)
      return true
    }
    this.top += step
    return false
  }

  write(text: string, x: number, style: TextStyle = { size: TEXT }, top = this.top): void {
    this.#page.text(text, x, top + ASCENT * style.size, style)
  }

  icon(x: number, size: number): void {
    this.#page.icon('fold', x, this.top + size, size)
  }
}

const bold = { size: TEXT, face: 'bold' } as const

function prose(sheet: Sheet, text: string, step: number): void {
  for (const [index, line] of wrap(text, 580, TEXT).entries()) {
    sheet.down(index === 0 ? step : 14.25)
    sheet.write(line, 14.2)
  }
}

/** A label and, on the next line, what stands for it. */
function stacked(sheet: Sheet, label: string, value: string, step: number): void {
  sheet.down(step)
  sheet.write(label, 22.5, bold)
  sheet.down(20.25)
  sheet.write(value, 22.5)
}

function heading(sheet: Sheet, title: string, step: number, size: number): void {
  sheet.down(step, 70)
  sheet.write(title, 14.2, { size, face: 'bold' })
}

function personal(sheet: Sheet, story: Story): void {
  sheet.start(44.4)
  sheet.write('Personal Credit Report for:', 48.8, { size: TEXT })
  sheet.write(story.name, 48.8, { size: 10.5, face: 'bold' }, 58.7)
  sheet.write('File Number:', 48.8, { size: TEXT }, 106.7)
  sheet.write(`43${story.ssn4}876`, 48.8, { size: 10.5, face: 'bold' }, 121)
  sheet.write('Date Created:', 48.8, { size: TEXT }, 169.7)
  sheet.write(slashDay(story.day), 48.8, { size: 10.5, face: 'bold' }, 184)
  sheet.top = 232
  prose(sheet, filler(40, 2), 14.2)
  sheet.top = 308.2
  sheet.icon(14.2, 15)
  sheet.write('Personal Information', 32, { size: 15, face: 'bold' })
  sheet.top = 351.9
  sheet.write(`You have been on our files since ${slashDay(story.since)}. Your SSN has been masked for your protection.`, 14.2)
  stacked(sheet, 'Credit Report Date', slashDay(story.day), 27.8)
  stacked(sheet, 'Social Security Number', `XXX-XX-${story.ssn4}`, 20.25)
  stacked(sheet, 'Date of Birth', slashDay(story.born), 20.25)
  stacked(sheet, 'Name', story.name, 20.25)
  if (story.aliases.length > 0) {
    heading(sheet, 'Also Known As', 39.2, 12)
    for (const [index, alias] of story.aliases.entries()) stacked(sheet, 'AKA', alias, index === 0 ? 31.3 : 20.25)
  }
  heading(sheet, 'Addresses', 38.6, 13.5)
  for (const [index, home] of story.addresses.entries()) {
    stacked(
      sheet,
      index === 0 ? 'Current Address' : 'Other Address',
      `${home.street} ${home.city}, ${home.state} ${home.zip}`,
      index === 0 ? 33.4 : 20.25,
    )
    stacked(sheet, 'Date Reported', slashDay(home.reported), 20.25)
  }
  if (story.phones.length > 0) {
    heading(sheet, 'Phone Numbers', 38.6, 13.5)
    for (const [index, phone] of story.phones.entries()) stacked(sheet, 'Phone Number', phone, index === 0 ? 33.4 : 20.25)
  }
  if (story.employers.length === 0) return
  heading(sheet, 'Employers', 38.6, 13.5)
  sheet.down(37.2)
  sheet.write('Employer', 22.5, bold)
  for (const [index, { name, occupation, verified }] of story.employers.entries()) {
    sheet.down(index === 0 ? 29.9 : 31.4)
    sheet.write(name, 30.8, { size: 9, face: 'bold' })
    // The name may stay behind at the foot of a page.
    sheet.down(24.8, 28, 18.9)
    if (occupation !== null) sheet.write('Occupation', 25.5, bold)
    sheet.write('Date Verified', occupation === null ? 25.5 : 211.4, bold)
    sheet.top += 14.25
    if (occupation !== null) sheet.write(occupation, 25.5)
    sheet.write(slashDay(verified), occupation === null ? 25.5 : 211.4)
  }
}

const KEY = [
  'AAP: Loan assumed by another party',
  'ACQ: Acquired from another lender',
  'AID: Account information disputed by consumer',
  'CBC: Account closed by consumer',
  'CBG: Canceled by credit grantor',
  'CLA: Placed for collection',
  'CLO: Closed',
  'DRC: Dispute resolved/consumer disagrees',
  'DRG: Dispute resolved reported by credit grantor',
  'IRB: Involuntary repossession/balance owing',
  'PDE: Payment deferred',
  'PRL: Profit and loss write-off',
  'RPO: Repossession',
] as const
const RATING_KEY = [
  ['OK', 'Current, paying or paid as agreed'],
  ['N/R', 'Not Reported'],
  ['X', 'Unknown'],
  ['30', 'Account 30 days late'],
  ['60', 'Account 60 days late'],
  ['90', 'Account 90 days late'],
  ['120', 'Account 120 or more days late'],
  ['COL', 'Transferred to collection'],
  ['VS', 'Voluntarily surrendered'],
  ['RPO', 'Repossession'],
  ['C/O', 'Charged off by account provider'],
  ['FC', 'Foreclosure'],
] as const

function key(sheet: Sheet): void {
  sheet.down(35, 60)
  sheet.icon(14.2, 15)
  sheet.write('Accounts', 37.1, { size: 15, face: 'bold' })
  prose(sheet, filler(90, 3), 43.7)
  sheet.down(50, 60)
  sheet.write('Payment/Remarks Key', 14.2, { size: 10.5, face: 'bold' })
  sheet.down(49.4, 30)
  sheet.write('Ratings', 28.5, bold)
  for (const [index, [code, words]] of RATING_KEY.entries()) {
    sheet.down(index === 0 ? 28.5 : 21)
    sheet.write(words, 52.5)
    sheet.write(code, 37.5, { size: 7.5, align: 'center' }, sheet.top + 2.1)
  }
  sheet.down(26.3, 20)
  sheet.write('Remarks', 28.5, bold)
  for (const [index, line] of KEY.entries()) {
    sheet.down(index === 0 ? 26.2 : 18)
    sheet.write(line, 28.5)
  }
}

/** Rows of an account: what stands for a label is at the right edge, its last line beside the label. */
function rows(sheet: Sheet, all: readonly (readonly [string, string])[]): void {
  for (const [index, [label, value]] of all.entries()) {
    const lines = wrap(value, 252, TEXT)
    const more = 14.25 * (lines.length - 1)
    sheet.down(index === 0 ? 26.8 : 33, 14 + more, 15.9)
    for (const [at, line] of lines.entries()) sheet.write(line, 567.1, { size: TEXT, align: 'right' }, sheet.top + 14.25 * at)
    sheet.top += more
    sheet.write(label, 31.5, bold)
  }
}

function opening(sheet: Sheet, name: string, number: string, isFirst: boolean): void {
  if (isFirst) {
    sheet.down(31.5, 45)
    sheet.write('Account Name', 22.5, bold)
  }
  sheet.down(isFirst ? 29.9 : 33, 11, 22.9)
  sheet.write(`${name} ${number}`, 30.8, { size: 9, face: 'bold' })
  sheet.down(28.4, 45, 22.9)
  sheet.write('Account Information', 31.5, { size: 12, face: 'bold' })
}

interface MonthCells {
  readonly month: string
  readonly cells: readonly (readonly [label: string, value: string])[]
}

function history(sheet: Sheet, months: readonly MonthCells[]): void {
  sheet.down(44.4, 240)
  sheet.write('Payment History', 29.2, { size: 10.5, face: 'bold' })
  const small = { size: 8.25, align: 'center' } as const
  for (let at = 0; at < months.length; at += 6) {
    const band = months.slice(at, at + 6)
    const labels = band[0]?.cells ?? []
    sheet.down(at === 0 ? 42.5 : 52.5, 28 * labels.length + 24, 42)
    const from = sheet.top
    for (const [column, { month, cells }] of band.entries()) {
      const center = 67.5 + 90 * column
      sheet.write(longMonth(month), center, { ...small, face: 'bold' }, from)
      for (const [row, [label, value]] of cells.entries()) {
        const top = from + 27.75 + 27.85 * row
        sheet.write(label, center, small, top)
        sheet.write(
          value,
          center,
          label === 'Rating' ? { ...small, face: 'bold' } : small,
          top + (label === 'Rating' ? 15.7 : 12.1),
        )
      }
    }
    sheet.top = from + 27.75 + 27.85 * (labels.length - 1) + 15.7
  }
  sheet.down(33.7)
  sheet.write('Total Month', 601.7, { size: 8.25, align: 'right' })
}

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

function printAccount(sheet: Sheet, account: StoryAccount, story: Story, isFirst: boolean): ExpectedAccount {
  const { day } = story
  const name = cut(account.company)
  const number = mask(account.number)
  const type = ACCOUNT_TYPES[account.kind]
  const shown = account.months.filter(({ month }) => isShown(month, day))
  const hasHighCredit = account.limit !== null && Number(account.opened.slice(8)) % 2 === 0
  const hasRemarks =
    account.standing === 'charge-off' ||
    account.standing === 'deferred' ||
    account.disputed !== null ||
    account.writeOffRemarks !== undefined
  const received = account.months.at(-1)?.paid ?? 0
  const monthly = type === 'installment' || type === 'mortgage' ? (account.closed === null ? account.scheduled : 0) : null
  const isMajor = account.standing === 'charge-off' || account.standing === 'repossession'
  const until =
    account.removal?.transunion ??
    (isMajor && account.firstDelinquency !== null ? addMonths(monthOf(account.firstDelinquency), 83) : null)
  const terms = termsOf(account)
  const firstMonth = shown[0]?.month ?? ''
  const lastMonth = shown.at(-1)?.month ?? ''
  const span = `from ${slashMonth(firstMonth)} to ${slashMonth(lastMonth)}`
  const middle = addMonths(firstMonth, Math.floor(shown.length / 2))
  const highHistory =
    hasHighCredit || account.kind === 'utility'
      ? null
      : shown.length > 6
        ? `High balance of ${dollars(account.high)} from ${slashMonth(firstMonth)} to ${slashMonth(middle)}; ${dollars(account.high)} from ${slashMonth(addMonths(middle, 1))} to ${slashMonth(lastMonth)}`
        : `High balance of ${dollars(account.high)} ${span}`
  const remarks = [
    ...(account.closedBy === 'consumer'
      ? ["Account closed at consumer's request"]
      : account.closedBy === 'grantor'
        ? ['CLOSED BY CREDIT GRANTOR']
        : []),
    ...(account.closed === null ? [] : ['CLOSED']),
    ...(account.standing === 'charge-off' && account.number.length % 2 === 0 ? ['>UNPAID BALANCE CHARGED OFF<'] : []),
  ]
  opening(sheet, name, number, isFirst)
  rows(sheet, [
    ['Address', `${account.street} ${account.city}, ${account.state} ${account.zip.slice(0, 5)}`],
    ...(account.phone === null ? [] : [['Phone', account.phone] as const]),
    ...(monthly === null ? [] : [['Monthly Payment', dollars(monthly)] as const]),
    ['Date Opened', slashDay(account.opened)],
    ['Responsibility', HOLDERS[account.holder]],
    ['Account Type', TYPE_WORDS[type]],
    ['Loan Type', LOAN_TYPES[account.kind]],
    ['Balance', dollars(account.balance)],
    ['Date Updated', slashDay(account.reported)],
    ['Payment Received', dollars(received)],
    ...(account.lastPaid === null ? [] : [['Last Payment Made', slashDay(account.lastPaid.day)] as const]),
    ['Pay Status', payStatus(account)],
    ...(terms === null ? [] : [['Terms', terms] as const]),
    ...(account.closed === null ? [] : [['Date Closed', slashDay(account.closed)] as const]),
    ...(highHistory === null ? [] : [['High Balance (Hist.)', highHistory] as const]),
    ...(account.limit === null ? [] : [['Credit Limit (Hist.)', `Credit limit of ${dollars(account.limit)} ${span}`] as const]),
    ...(until === null ? [] : [['Estimated month and year this item will be removed', slashMonth(until)] as const]),
    ...(remarks.length === 0 ? [] : [['Remarks', remarks.join('; ')] as const]),
  ])
  const money: (readonly [string, NonNullable<ReturnType<typeof moneyRow>>])[] = []
  let high = 0
  let majors = 0
  const cells = shown.map((one): MonthCells => {
    high = Math.max(high, one.balance ?? 0)
    const isTold = one.balance !== null && monthsBetween(one.month, monthOf(day)) <= 30
    const isOff = one.mark === 'CO' || one.mark === 'R'
    const told = (amount: number | null) => (isTold && amount !== null ? dollars(amount) : '- - -')
    const remark = remarkOf(account, one, majors)
    if (isOff) majors += 1
    const scheduled = isOff && account.limit !== null ? null : one.scheduled
    const spoken = hasRemarks && /[A-Z]/.test(remark) ? { remarks: remark } : {}
    const row = isTold
      ? moneyRow({
          balance: cents(one.balance),
          pastDue: cents(one.pastDue),
          paid: cents(one.paid),
          scheduledPayment: cents(scheduled),
          ...(hasHighCredit ? { highBalance: cents(high) } : {}),
          ...spoken,
        })
      : moneyRow(spoken)
    if (row !== null) money.push([one.month, row])
    return {
      month: one.month,
      cells: [
        ['Balance', told(one.balance)],
        ...(hasHighCredit ? [['High Credit', told(high)] as const] : []),
        ['Past Due', told(one.pastDue)],
        ['Amount Paid', told(one.paid)],
        ['Scheduled Payment', told(scheduled)],
        ...(hasRemarks ? [['Remarks', remark] as const] : []),
        ['Rating', one.mark === null ? 'X' : RATINGS[one.mark]],
      ],
    }
  })
  history(sheet, cells)
  return {
    fields: {
      creditorName: name,
      accountNumber: number,
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
      highBalance: highHistory === null ? null : cents(account.high),
      monthlyPayment: cents(monthly),
      terms,
    },
    marks: Object.fromEntries(
      shown.flatMap(({ month, mark }) =>
        mark === null ? [] : [[month, mark === '150' || mark === '180' ? ('120' as const) : codeOf(mark)]],
      ),
    ),
    money: Object.fromEntries(money),
    remarks: remarks.map((remark) => remark.replaceAll(/[<>]/g, '')),
    formerRemarks: [],
  }
}

function printCollection(sheet: Sheet, one: StoryCollection, isFirst: boolean): ExpectedAccount {
  const name = cut(one.agency)
  const number = mask(one.number)
  const until = addMonths(monthOf(one.firstDelinquency), 83)
  const status = one.paidOn === null ? '>Collection<' : '>Paid Collection<'
  opening(sheet, name, number, isFirst)
  const remarks = one.paidOn === null ? ['>PLACED FOR COLLECTION<'] : ['PAID COLLECTION']
  rows(sheet, [
    ['Address', `${one.street} ${one.city}, ${one.state} ${one.zip.slice(0, 5)}`],
    ['Phone', one.phone],
    ['Date Opened', slashDay(one.assigned)],
    ['Responsibility', 'Individual Account'],
    ['Account Type', 'Open Account'],
    ['Loan Type', one.isMedical ? 'MEDICAL DEBT' : 'COLLECTION AGENCY/ATTORNEY'],
    ['Balance', dollars(one.balance)],
    ['Date Updated', slashDay(one.reported)],
    ['High Balance', dollars(one.amount)],
    ['Original Creditor', one.original],
    ['Past Due', dollars(one.balance)],
    ['Pay Status', status],
    ...(one.paidOn === null ? [] : [['Date Paid', slashDay(one.paidOn)] as const]),
    ['Estimated month and year this item will be removed', slashMonth(until)],
    ['Remarks', remarks.join('; ')],
  ])
  return {
    fields: {
      creditorName: name,
      accountNumber: number,
      originalCreditor: one.original,
      accountType: 'collection',
      responsibility: 'individual',
      dateOpened: one.assigned,
      dateReported: one.reported,
      removalDate: until,
      currentBalance: cents(one.balance),
      pastDue: cents(one.balance),
      highBalance: cents(one.amount),
    },
    marks: {},
    money: {},
    remarks: remarks.map((remark) => remark.replaceAll(/[<>]/g, '')),
    formerRemarks: [],
  }
}

function printInquiries(sheet: Sheet, title: string, all: readonly StoryInquiry[], words: number): void {
  if (all.length === 0) return
  heading(sheet, title, 31, 13.5)
  prose(sheet, filler(words, words), 22.1)
  sheet.down(31.5, 40)
  sheet.write('Name', 22.5, bold)
  for (const [index, { name, days, street, unit, city, state, zip, phone, kind }] of all.entries()) {
    sheet.down(index === 0 ? 29.9 : 31.4)
    sheet.write(name, 30.8, { size: 9, face: 'bold' })
    const location = [street, ...(unit === null ? [] : [unit]), `${city}, ${state} ${zip.slice(0, 5)}`]
    const dates = dateLines(days)
    const height = 14.25 * Math.max(location.length, dates.length)
    sheet.down(24.4, Math.min(height + 11, 260), 18.9)
    const labels = ['Location', 'Requested On', 'Phone'] as const
    for (const [at, label] of labels.entries()) sheet.write(label, [25.5, 211.4, 397.3][at] ?? 0, bold)
    for (const [at, line] of location.entries()) sheet.write(line, 25.5, { size: TEXT }, sheet.top + 14.25 * (at + 1))
    for (const [at, line] of dates.entries()) sheet.write(line, 211.4, { size: TEXT }, sheet.top + 14.25 * (at + 1))
    sheet.write(phone ?? 'Phone number not available', 397.3, { size: TEXT }, sheet.top + 14.25)
    sheet.top += height
    if (kind !== 'hard') continue
    const hasPurpose = Number(days[0]?.slice(8)) % 2 === 0
    sheet.down(21.75, 26)
    sheet.write('Inquiry Type', 25.5, bold)
    if (hasPurpose) sheet.write('Permissible Purpose', 211.4, bold)
    sheet.top += 14.25
    sheet.write('Individual', 25.5)
    if (hasPurpose) sheet.write('CREDIT TRANSACTION', 211.4)
  }
}

/** Three days a line, now and then two. */
function dateLines(days: readonly string[]): readonly string[] {
  const lines: string[] = []
  let at = 0
  while (at < days.length) {
    const many = lines.length % 4 === 1 ? 2 : 3
    const line = days
      .slice(at, at + many)
      .map(slashDay)
      .join(', ')
    at += many
    lines.push(at < days.length ? `${line},` : line)
  }
  return lines
}

/** Some inquiries are told with the company that asked for another. */
const viaName = ({ name, kind, days }: StoryInquiry, story: Story): string => {
  if (kind === 'review' && days.length > 2) return `${story.name} via ${name}`
  return kind === 'hard' && Number(days[0]?.slice(8)) % 5 === 0 ? `${name} via 921QD${name.slice(0, 12).trimEnd()}` : name
}

/** The story as TransUnion prints it, with what a careful person reads there. */
export function printTransunion(story: Story): Printed {
  const sheet = new Sheet()
  personal(sheet, story)
  key(sheet)
  const accounts: ExpectedAccount[] = []
  const adverse = story.accounts.filter((account) => isAdverse(account, story.day))
  const fine = story.accounts.filter((account) => !isAdverse(account, story.day))
  if (adverse.length + story.collections.length > 0) {
    heading(sheet, 'Accounts with Adverse Information', 42, 13.5)
    prose(sheet, filler(80, 7), 22.2)
    for (const [index, account] of adverse.entries()) accounts.push(printAccount(sheet, account, story, index === 0))
    for (const [index, one] of story.collections.entries())
      accounts.push(printCollection(sheet, one, adverse.length === 0 && index === 0))
  }
  if (fine.length > 0) {
    heading(sheet, 'Satisfactory Accounts', 44.6, 13.5)
    prose(sheet, filler(60, 8), 22.2)
    for (const [index, account] of fine.entries()) accounts.push(printAccount(sheet, account, story, index === 0))
  }
  const inquiries = story.inquiries.map((inquiry) => ({ ...inquiry, name: viaName(inquiry, story) }))
  sheet.down(36, 90)
  sheet.write('Inquiries', 38.2, { size: 15, face: 'bold' })
  printInquiries(
    sheet,
    'Regular Inquiries',
    inquiries.filter(({ kind }) => kind === 'hard'),
    44,
  )
  printInquiries(
    sheet,
    'Promotional Inquiries',
    inquiries.filter(({ kind }) => kind === 'promotional'),
    46,
  )
  printInquiries(
    sheet,
    'Account Review Inquiries',
    inquiries.filter(({ kind }) => kind === 'review'),
    80,
  )
  sheet.down(36, 80)
  sheet.write('Additional Information', 36.5, { size: 15, face: 'bold' })
  prose(sheet, filler(60, 4), 40)
  if (Number(story.ssn4) % 4 === 0)
    browserLines(sheet.pages, {
      day: bareDay(story.day),
      title: 'View Your Report | TransUnion Credit Report',
      address: 'https://annualcreditreport.transunion.com/dss/disclosure.page?submit',
    })
  const expected: Expected = {
    bureau: 'transunion',
    reportDate: story.day,
    name: story.name,
    aliases: story.aliases,
    born: story.born,
    ssn4: story.ssn4,
    addresses: story.addresses.map(({ street, city, state, zip }) => [street, city, state, zip].join(' | ')),
    phones: story.phones,
    employers: story.employers.map(({ name }) => name),
    accounts,
    inquiries: inquiries.flatMap(({ kind, name, days }) =>
      days.map((day) => `${kind === 'hard' ? 'hard' : 'soft'} ${name} ${day}`),
    ),
    isReconciled: null,
  }
  return { pdf: pdfOf(sheet.pages, 'Skia/PDF m131'), expected }
}
