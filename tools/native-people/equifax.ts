import { type Expected, type ExpectedAccount, type Printed, cents, codeOf, moneyRow } from '#tools/native-people/expected.ts'
import { filler } from '#tools/native-people/filler.ts'
import { addMonths, dollars, isShown, monthOf, MONTHS, shortMonth, wordedDay } from '#tools/native-people/months.ts'
import { Page, pdfOf, type TextStyle, wrap } from '#tools/native-people/pdf.ts'
import type { Story, StoryAccount, StoryCollection, StoryMonth } from '#tools/native-people/story.ts'

/** The numbered print of Equifax: places and sizes are those of the replica's pages. */
const ASCENT = 0.718
const PROSE = 9
const TABLE = 8
const BOTTOM = 656
const RED = [0.843, 0.071, 0.106] as const
const PURPLE = [0.482, 0.075, 0.486] as const
const GREY = [0.533, 0.533, 0.533] as const
const LIGHT = [0.976, 0.976, 0.976] as const
const WHITE = [1, 1, 1] as const

const SECTIONS = [
  ['Revolving', ['card', 'store', 'secured card']],
  ['Mortgage', ['mortgage']],
  ['Installment', ['auto', 'student', 'personal']],
  ['Other', ['utility']],
] as const
const LOAN_TYPES = {
  card: 'Credit Card',
  store: 'Charge Account',
  'secured card': 'Secured Credit Card',
  auto: 'Auto',
  mortgage: 'Conventional Real Estate Mortgage',
  student: 'Education Loan',
  personal: 'Unsecured',
  utility: 'Utility Company',
} as const
const HOLDERS = { individual: 'INDIVIDUAL', joint: 'JOINT_CONTRACTUAL_LIABILITY', 'authorized user': 'AUTHORIZED_USER' } as const
const RESPONSIBILITIES = { individual: 'individual', joint: 'joint', 'authorized user': 'authorized_user' } as const
const TYPES = { Revolving: 'revolving', Mortgage: 'mortgage', Installment: 'installment', Other: 'open' } as const
type Section = (typeof SECTIONS)[number][0]

const isClosed = ({ standing, closed }: StoryAccount): boolean =>
  closed !== null || standing === 'charge-off' || standing === 'repossession'
const isNegative = (account: StoryAccount, day: string): boolean =>
  account.pastDue > 0 || account.months.some(({ mark, month }) => mark !== null && mark !== 'OK' && isShown(month, day))

function statusOf({ standing, months }: StoryAccount): string {
  if (standing === 'charge-off') return 'CHARGE_OFF'
  if (standing === 'repossession') return 'REPOSSESSION'
  const mark = months.at(-1)?.mark
  if (standing === 'late')
    return mark === '30'
      ? 'NOT_MORE_THAN_TWO_PAYMENTS_PAST_DUE'
      : mark === '60'
        ? 'NOT_MORE_THAN_THREE_PAYMENTS_PAST_DUE'
        : 'NOT_MORE_THAN_FOUR_PAYMENTS_PAST_DUE'
  return 'PAYS_AS_AGREED'
}

/** Pages that fill from the top; a step is the way from the top of one line to the top of the next. */
class Sheet {
  readonly pages: Page[] = []
  /** The top of the line that was written last. */
  top = 0
  #page = new Page()

  start(): void {
    this.#page = new Page()
    this.pages.push(this.#page)
    this.top = 76.1
  }

  get page(): Page {
    return this.#page
  }

  write(text: string, x: number, style: TextStyle, top: number = this.top): void {
    this.#page.text(text, x, top + ASCENT * style.size, style)
  }

  /** The next line, on a new page where the rest of this one is shorter than what must stay together. */
  down(step: number, together = 0): boolean {
    if (this.top + step + together > BOTTOM) {
      this.start()
      return true
    }
    this.top += step
    return false
  }

  prose(text: string, step: number): void {
    for (const [index, line] of wrap(text, 541, PROSE).entries()) {
      this.down(index === 0 ? step : 10.8)
      this.write(line, 35, { size: PROSE })
    }
  }
}

const label: TextStyle = { size: TABLE, face: 'bold' }
const value: TextStyle = { size: TABLE, align: 'right' }

function pair(sheet: Sheet, left: readonly [string, string], right: readonly [string, string] | null, step: number): void {
  const lines = [wrap(left[1], 126, TABLE), right === null ? [] : wrap(right[1], 126, TABLE)]
  const more = Math.max(...lines.map(({ length }) => length)) - 1
  sheet.down(step, more * 9.6)
  sheet.page.rectangle(35, sheet.top - 6, 540, 19.6 + more * 9.6, LIGHT)
  sheet.write(left[0], 35, label)
  for (const [index, line] of (lines[0] ?? []).entries()) sheet.write(line, 287, value, sheet.top + index * 9.6)
  if (right !== null) {
    sheet.write(right[0], 323, label)
    for (const [index, line] of (lines[1] ?? []).entries()) sheet.write(line, 575, value, sheet.top + index * 9.6)
  }
  sheet.top += more * 9.6
}

function monthTable(sheet: Sheet, title: string, years: readonly number[], cell: (month: string) => string, step: number): void {
  sheet.down(step)
  sheet.write(title, 35, { size: 10, face: 'bold', color: [0.6, 0.1, 0.2] })
  head(21.7)
  for (const year of years) {
    // The heads of the months are not printed again on the next page.
    sheet.down(19.6)
    sheet.write(String(year), 45.8, { size: TABLE, align: 'center' })
    for (let index = 0; index < 12; index++) {
      const text = cell(`${year}-${String(index + 1).padStart(2, '0')}`)
      if (text !== '') sheet.write(text, 78.2 + 43.2 * index, { size: TABLE, align: 'center' })
    }
  }
  function head(gap: number): void {
    sheet.down(gap)
    sheet.page.rectangle(35, sheet.top - 6, 540, 19.6, GREY)
    sheet.write('Year', 46.4, { size: TABLE, align: 'center', color: WHITE })
    for (const [index, month] of MONTHS.entries())
      sheet.write(month, 78.2 + 43.2 * index, { size: TABLE, align: 'center', color: WHITE })
  }
}

/** The months of the money tables as they are printed: those without data are left out, and older ones slide towards the present. */
function closedUp(account: StoryAccount, day: string): ReadonlyMap<string, StoryMonth> {
  const newest = addMonths(account.closed === null ? monthOf(day) : monthOf(account.reported), -1)
  const known = account.months
    .filter(({ month, balance }) => balance !== null && month <= newest && month > addMonths(monthOf(day), -25))
    .toReversed()
  const first = known[0]?.month
  if (first === undefined) return new Map()
  return new Map(known.map((month, index) => [addMonths(first, -index), month]))
}

const LEGEND = [
  ['tick', 'Paid on Time', 53.36],
  ['30', '30 Days Past Due', 161.56],
  ['60', '60 Days Past Due', 269.56],
  ['90', '90 Days Past Due', 377.56],
  ['120', '120 Days Past Due', 485.56],
  ['150', '150 Days Past Due', 53.28],
  ['180', '180 Days Past Due', 161.56],
  ['V', 'Voluntary Surrender', 269.4],
  ['F', 'Foreclosure', 377.24],
  ['C', 'Collection Account', 485],
  ['CO', 'Charge-Off', 53],
  ['B', 'Included in Bankruptcy', 160.88],
  ['R', 'Repossession', 269],
  ['TN', 'Too New to Rate', 378.12],
  ['empty', 'No Data Available', 485.68],
] as const

function grid(sheet: Sheet, years: readonly number[], markOf: (month: string) => StoryMonth['mark']): void {
  sheet.down(30)
  sheet.write('Payment History', 35, { size: 11, face: 'bold' })
  sheet.prose(filler(34, 3), 27.9)
  sheet.down(20.7)
  sheet.page.rectangle(71, sheet.top - 6, 504, 19.6, GREY)
  sheet.write('Year', 89.6, { size: TABLE, align: 'center', color: WHITE })
  for (const [index, month] of MONTHS.entries())
    sheet.write(month, 161 + 36 * index, { size: TABLE, align: 'center', color: WHITE })
  for (const [row, year] of years.entries()) {
    sheet.down(row === 0 ? 19.6 : 21.1)
    sheet.write(String(year), 89, { size: TABLE, align: 'center' })
    const bottom = sheet.top + ASCENT * TABLE + 1.456
    for (let index = 0; index < 12; index++) {
      const mark = markOf(`${year}-${String(index + 1).padStart(2, '0')}`)
      const center = 161 + 36 * index
      if (mark === null) sheet.page.picture('empty', center - 10.44, bottom, 20.88, 7.2)
      else if (mark === 'OK') sheet.page.picture('tick', center - 4.68, bottom, 9.36, 7.2)
      else sheet.write(mark, center, { size: TABLE, face: 'bold', align: 'center', color: /^\d/.test(mark) ? RED : PURPLE })
    }
  }
  for (const [index, [mark, words, x]] of LEGEND.entries()) {
    const column = index % 5
    if (column === 0) sheet.down(index === 10 ? 19.6 : 21.1)
    const center = 44 + 108 * column
    const bottom = sheet.top + ASCENT * TABLE + 1.456
    if (mark === 'tick') sheet.page.picture('tick', 39.32, bottom, 9.36, 7.2)
    else if (mark === 'empty') sheet.page.picture('empty', 465.56, bottom, 20.88, 7.2)
    else sheet.write(mark, center, { size: TABLE, face: 'bold', align: 'center', color: /^\d/.test(mark) ? RED : PURPLE })
    sheet.write(words, x, { size: TABLE })
  }
}

function commentsAndContact(sheet: Sheet, comments: readonly string[], printed: readonly string[]): void {
  const contact = printed.flatMap((line) => wrap(line, 215, PROSE))
  const lines = comments.map((comment) => wrap(comment, 300, PROSE))
  const height =
    28 +
    Math.max(
      lines.reduce((sum, { length }) => sum + 5 + 10.8 * length, 0),
      contact.length * 10.8,
    )
  sheet.down(20, height)
  sheet.write('Comments', 35, { size: 11, face: 'bold' })
  sheet.write('Contact', 360.2, { size: 11, face: 'bold' })
  let top = sheet.top + 27.9
  for (const comment of lines) {
    for (const [index, line] of comment.entries()) sheet.write(line, 35, { size: PROSE }, top + 10.8 * index)
    top += 5 + 10.8 * comment.length
  }
  for (const [index, line] of contact.entries()) sheet.write(line, 360.2, { size: PROSE }, sheet.top + 27.9 + 10.8 * index)
  sheet.top += height
}

function commentsOf(account: StoryAccount): readonly string[] {
  const { kind, standing, closedBy, disputed } = account
  return [
    ...(disputed === null ? [] : ['Account previously in dispute – now resolved by data furnisher']),
    ...(closedBy === 'consumer'
      ? ['Account closed at consumer’s request']
      : closedBy === 'grantor'
        ? ['Account closed by credit grantor']
        : []),
    ...(standing === 'charge-off' ? ['Charged off account'] : []),
    ...(standing === 'repossession' ? ['Involuntary repossession'] : []),
    ...(closedBy === null ? [] : ['Closed or paid account/zero balance']),
    ...(standing === 'deferred' ? ['Student loan - payment deferred'] : []),
    ...(kind === 'card' || kind === 'store' ? [kind === 'card' ? 'Credit card' : 'Charge'] : []),
    ...(kind === 'secured card' ? ['Secured credit card'] : []),
    ...(kind === 'auto'
      ? ['Auto', 'Fixed rate']
      : kind === 'student' || kind === 'personal'
        ? ['Fixed rate']
        : kind === 'mortgage'
          ? ['Conventional mortgage', 'Fixed rate']
          : []),
  ]
}

const contactOf = (
  of: {
    readonly street: string
    readonly city: string
    readonly state: string
    readonly zip: string
    readonly phone: string | null
  },
  name: string,
) => [name, of.street, `${of.city}, ${of.state} ${of.zip}`, ...(of.phone === null ? [] : [of.phone])]

const blank = (amount: number | null): string => (amount === null || amount === 0 ? '' : dollars(amount))

function printAccount(
  sheet: Sheet,
  account: StoryAccount,
  of: { story: Story; section: Section; number: string; isFirst: boolean },
): ExpectedAccount {
  const { story } = of
  const closed = isClosed(account)
  const isBad = account.standing === 'charge-off' || account.standing === 'repossession'
  if (of.isFirst) sheet.down(26.3)
  else {
    sheet.start()
    sheet.top = 86.7
  }
  for (const [index, line] of wrap(`${of.number} ${account.company}${closed ? ' (CLOSED)' : ''}`, 541, 12, 'bold').entries()) {
    if (index > 0) sheet.down(14.4)
    sheet.write(line, 35, { size: 12, face: 'bold' })
  }
  sheet.down(29.2)
  sheet.write('Summary', 35, { size: 11, face: 'bold' })
  sheet.prose(filler(33, Number(of.number.slice(2))), 27.9)
  const masked = `${'x'.repeat(Math.max(2, account.number.length - 4))} ${account.number.slice(-4)}`
  const available = account.limit === null ? '' : dollars(account.limit - account.balance)
  pair(sheet, ['Account Number', masked], ['Reported Balance', dollars(account.balance)], 20.7)
  pair(sheet, ['Account Status', statusOf(account)], ['Available Credit', available], 19.6)
  sheet.down(30)
  sheet.write('Account History', 35, { size: 11, face: 'bold' })
  sheet.prose(filler(18, 5), 27.9)
  const thisYear = Number(addMonths(monthOf(story.day), -1).slice(0, 4))
  const years = [thisYear - 2, thisYear - 1, thisYear]
  const rows = closedUp(account, story.day)
  const cellOf = (read: (month: StoryMonth) => string) => (month: string) => {
    const known = rows.get(month)
    return known === undefined ? '' : read(known)
  }
  monthTable(
    sheet,
    'Balance',
    years,
    cellOf(({ balance }) => (balance === null ? '' : dollars(balance))),
    21,
  )
  monthTable(
    sheet,
    'Scheduled Payment',
    years,
    cellOf(({ scheduled }) => blank(scheduled)),
    24.9,
  )
  monthTable(
    sheet,
    'Actual Payment',
    years,
    cellOf(({ paid }) => blank(paid)),
    24.9,
  )
  monthTable(
    sheet,
    'Credit Limit',
    years,
    cellOf(() => blank(account.limit)),
    24.9,
  )
  monthTable(
    sheet,
    'Amount Past Due',
    years,
    cellOf(({ pastDue }) => blank(pastDue)),
    24.9,
  )
  const newest = Number((account.closed === null ? story.day : account.reported).slice(0, 4))
  const oldest = Math.max(Number(account.opened.slice(0, 4)), Number(story.day.slice(0, 4)) - 6)
  const gridYears = Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index)
  const marks = new Map(
    account.months
      .filter(
        ({ month }) => month < monthOf(account.reported) && isShown(month, story.day) && Number(month.slice(0, 4)) >= oldest,
      )
      .map(({ month, mark }) => [month, mark]),
  )
  grid(sheet, gridYears, (month) => marks.get(month) ?? null)
  sheet.down(31.4)
  sheet.write('Account Details', 35, { size: 11, face: 'bold' })
  sheet.prose(filler(18, 2), 28)
  const paidToday = account.months.at(-1)?.paid ?? null
  const wordedMonth = (day: string | null) => (day === null ? '' : shortMonth(monthOf(day)))
  const terms = account.standing === 'deferred' ? 'DEFERRED' : isBad ? 'UNKNOWN' : 'MONTHLY'
  const details: readonly (readonly [readonly [string, string], readonly [string, string]])[] = [
    [
      ['High Credit', dollars(account.high)],
      ['Payment Responsibility', HOLDERS[account.holder]],
    ],
    [
      ['Credit Limit', account.limit === null ? '' : dollars(account.limit)],
      ['Account Type', of.section === 'Other' ? 'OPEN' : of.section.toUpperCase()],
    ],
    [
      ['Terms Frequency', terms],
      ['Term Duration', account.term === null ? '' : `${account.term} MONTHS`],
    ],
    [
      ['Balance', dollars(account.balance)],
      ['Date Opened', wordedDay(account.opened)],
    ],
    [
      ['Amount Past Due', blank(account.pastDue)],
      ['Date Reported', wordedDay(account.reported)],
    ],
    [
      ['Actual Payment Amount', blank(paidToday)],
      ['Date of Last Payment', wordedMonth(account.lastPaid?.day ?? null)],
    ],
    [
      ['Date of Last Activity', account.closed === null ? '' : wordedMonth(account.lastPaid?.day ?? null)],
      ['Scheduled Payment Amount', account.closed === null ? blank(account.scheduled) : ''],
    ],
    [
      ['Months Reviewed', String(Math.min(99, account.months.length))],
      ['Delinquency First Reported', account.majorSince === null ? '' : shortMonth(account.majorSince)],
    ],
    [
      ['Activity Designator', account.closedBy === 'paid' ? 'PAID_AND_CLOSED' : ''],
      ['Creditor Classification', 'UNKNOWN'],
    ],
    [
      ['Deferred Payment Start Date', ''],
      ['Charge Off Amount', account.standing === 'charge-off' && account.chargeOff !== null ? dollars(account.chargeOff) : ''],
    ],
    [
      ['Balloon Payment Date', ''],
      ['Balloon Payment Amount', ''],
    ],
    [
      ['Loan Type', LOAN_TYPES[account.kind]],
      ['Date Closed', wordedMonth(account.closed)],
    ],
  ]
  for (const [index, [left, right]] of details.entries()) pair(sheet, left, right, index === 0 ? 20.6 : 19.6)
  pair(
    sheet,
    ['Date of First Delinquency', account.firstDelinquency === null ? '' : wordedDay(account.firstDelinquency)],
    null,
    19.6,
  )
  commentsAndContact(sheet, commentsOf(account), contactOf(account, account.company))
  const money = [...rows].flatMap(([month, known]) => {
    const row = moneyRow({
      balance: cents(known.balance),
      scheduledPayment: zeroless(known.scheduled),
      paid: zeroless(known.paid),
      pastDue: zeroless(known.pastDue),
      creditLimit: cents(account.limit),
    })
    return row === null ? [] : [[month, row] as const]
  })
  return {
    fields: {
      creditorName: account.company,
      accountNumber: masked,
      originalCreditor: null,
      accountType: TYPES[of.section],
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
      lastPaymentAmount: zeroless(paidToday),
      terms: account.term === null ? null : `${account.term} MONTHS`,
    },
    marks: Object.fromEntries([...marks].flatMap(([month, mark]) => (mark === null ? [] : [[month, codeOf(mark)]]))),
    money: Object.fromEntries(money),
    remarks: commentsOf(account),
    formerRemarks: [],
  }
}

const zeroless = (amount: number | null): number | null => (amount === null || amount === 0 ? null : amount * 100)

function printCollection(sheet: Sheet, one: StoryCollection, step: number): ExpectedAccount {
  sheet.down(step, 250)
  sheet.write(`Date Reported: ${wordedDay(one.reported)}`, 35, { size: 10, face: 'bold' })
  const number = `${'x'.repeat(one.number.length - 2)} ${one.number.slice(-2)}`
  const status = one.paidOn === null ? 'UNPAID' : 'PAID'
  pair(sheet, ['Collection Agency', one.agency], ['Balance Date', wordedDay(one.reported)], 21.7)
  pair(sheet, ['Original Creditor Name', one.original], ['Account Designator Code', 'INDIVIDUAL_ACCOUNT'], 19.6)
  pair(sheet, ['Date Assigned', wordedDay(one.assigned)], ['Account Number', number], 19.6)
  pair(sheet, ['Original Amount Owed', dollars(one.amount)], ['Creditor Classification', one.classification], 19.6)
  pair(sheet, ['Amount', dollars(one.balance)], ['Last Payment Date', one.paidOn === null ? '' : wordedDay(one.paidOn)], 19.6)
  pair(sheet, ['Status Date', wordedDay(one.reported)], ['Date of First Delinquency', wordedDay(one.firstDelinquency)], 19.6)
  pair(sheet, ['Status', status], null, 19.6)
  const comments = one.isMedical ? ['Medical'] : []
  commentsAndContact(sheet, comments, contactOf(one, one.agency))
  return {
    fields: {
      creditorName: one.agency,
      accountNumber: number,
      originalCreditor: one.original,
      accountType: 'collection',
      responsibility: 'individual',
      statusText: status,
      dateAssigned: one.assigned,
      dateReported: one.reported,
      balanceDate: one.reported,
      lastPaymentDate: one.paidOn,
      dateOfFirstDelinquency: one.firstDelinquency,
      currentBalance: cents(one.balance),
      originalBalance: cents(one.amount),
    },
    marks: {},
    money: {},
    remarks: comments,
    formerRemarks: [],
  }
}

function section(sheet: Sheet, number: number, title: string, words: number): void {
  sheet.start()
  sheet.top = 72.5
  sheet.write(`${number}. ${title}`, 35, { size: 18, face: 'bold' })
  sheet.prose(filler(words, number), 40.3)
}

function heading(sheet: Sheet, title: string, step: number, words: number): void {
  sheet.down(step, 60)
  sheet.write(title, 35, { size: 12, face: 'bold' })
  if (words > 0) sheet.prose(filler(words, words), 28.9)
}

const none = (sheet: Sheet, what: string, step: number): void => {
  sheet.down(step)
  sheet.write(`You currently do not have any ${what} in your file.`, 35, { size: PROSE })
}

/** A row of a table without lines; a cell may have several lines. */
function row(
  sheet: Sheet,
  cells: readonly (readonly [x: number, lines: readonly string[]])[],
  step: number,
  style: TextStyle = { size: TABLE },
): void {
  const more = Math.max(...cells.map(([, lines]) => lines.length)) - 1
  sheet.down(step, more * 9.6)
  for (const [x, lines] of cells)
    for (const [index, line] of lines.entries()) sheet.write(line, x, style, sheet.top + index * 9.6)
  sheet.top += more * 9.6
}

function printSummary(sheet: Sheet, story: Story): void {
  section(sheet, 1, 'Summary', 16)
  const negatives = story.accounts.filter((account) => isNegative(account, story.day)).length
  const open = story.accounts.filter((account) => !isClosed(account))
  const byAge = story.accounts.toSorted((a, b) => a.opened.localeCompare(b.opened))
  const namedWithDay = (account: StoryAccount | undefined) =>
    account === undefined ? '' : `${account.company} (Opened ${wordedDay(account.opened)})`
  const facts = [
    ['Report Date', wordedDay(story.day)],
    ['Credit File Status', 'No fraud indicator on file'],
    ['Alert Contacts', '0 Records Found'],
    ['Average Account Age', byAge.length === 0 ? '' : '4 Years, 8 Months'],
    ['Length of Credit History', byAge.length === 0 ? '' : '13 Years'],
    ['Accounts with Negative Information', String(negatives)],
    ['Oldest Account', namedWithDay(byAge[0])],
    ['Most Recent Account', namedWithDay(byAge.at(-1))],
  ]
  for (const [index, [what = '', fact = '']] of facts.entries())
    row(
      sheet,
      [
        [35, [what]],
        [251.8, [fact]],
      ],
      index === 0 ? 20.7 : 19.6,
    )
  heading(sheet, 'Credit Accounts', 30.2, 18)
  const columns = [35, 107, 143, 215, 287, 359, 431, 503]
  row(
    sheet,
    ['Account Type', 'Open', 'With Balance', 'Total Balance', 'Available', 'Credit Limit', 'Debt-to-Credit', 'Payment'].map(
      (text, index) => [columns[index] ?? 0, [text]],
    ),
    20.7,
  )
  const sums = [
    ...SECTIONS.map(([name, kinds]) => [name, open.filter(({ kind }) => kinds.some((one) => one === kind))] as const),
    ['Total', open] as const,
  ]
  for (const [name, accounts] of sums) {
    const owing = accounts.filter(({ balance }) => balance > 0)
    const cells =
      accounts.length === 0
        ? [name]
        : [
            name,
            String(accounts.length),
            String(owing.length),
            dollars(owing.reduce((sum, { balance }) => sum + balance, 0)),
            '',
            '',
            '',
            dollars(accounts.reduce((sum, { scheduled }) => sum + scheduled, 0)),
          ]
    row(
      sheet,
      cells.map((text, index) => [columns[index] ?? 0, [text]]),
      19.6,
    )
  }
  heading(sheet, 'Other Items', 30.1, 24)
  const dates = inquiriesOf(story)
  const items = [
    ['Consumer Statements', '0 Statements Found'],
    ['Personal Information', `${3 + story.aliases.length + story.addresses.length} Items Found`],
    ['Inquiries', `${dates.length} Inquiries Found`],
    ['Most Recent Inquiry', dates[0] === undefined ? '' : `${dates[0].name} ${wordedDay(dates[0].day)}`],
    ['Public Records', '0 Records Found'],
    ['Collections', `${story.collections.length} Collections Found`],
  ]
  for (const [index, [what = '', fact = '']] of items.entries()) {
    sheet.down(index === 0 ? 20.7 : 19.6)
    sheet.write(what, 35, { size: TABLE })
    sheet.write(fact, what === 'Most Recent Inquiry' ? 251.8 : 577, {
      size: TABLE,
      align: what === 'Most Recent Inquiry' ? 'left' : 'right',
    })
  }
}

interface Dated {
  readonly name: string
  readonly day: string
  readonly inquiry: Story['inquiries'][number]
}
const inquiriesOf = (story: Story): readonly Dated[] =>
  story.inquiries
    .flatMap((inquiry) => inquiry.days.map((day) => ({ name: inquiry.name, day, inquiry })))
    .toSorted((a, b) => b.day.localeCompare(a.day))

function printPersonal(sheet: Sheet, story: Story): void {
  section(sheet, 7, 'Personal Information', 18)
  heading(sheet, 'Identification', 26.3, 24)
  const facts = [
    ['Name', story.name],
    ...story.aliases.map((alias) => ['Formerly known as', alias]),
    ['Social Security Number', `xxxxx ${story.ssn4}`],
    ['Age or Date of Birth', wordedDay(story.born)],
  ]
  for (const [index, [what = '', fact = '']] of facts.entries()) {
    sheet.down(index === 0 ? 20.7 : 19.6)
    sheet.write(what, 35, { size: TABLE })
    sheet.write(fact, 576, value)
  }
  heading(sheet, 'Other Identification', 30.1, 0)
  none(sheet, 'Other Identifications', 34)
  heading(sheet, 'Alert Contact Information', 26.2, 0)
  none(sheet, 'Alert Contacts', 34)
  heading(sheet, 'Contact Information', 26.3, 28)
  row(
    sheet,
    [
      [35, ['Address']],
      [215, ['Status']],
      [395, ['Date Reported']],
    ],
    20.7,
  )
  for (const [index, home] of story.addresses.entries())
    row(
      sheet,
      [
        [35, [home.street, `${home.city}, ${home.state} ${home.zip.slice(0, 5)}`]],
        [215, [index === 0 ? 'Current' : 'Former']],
        [395, [wordedDay(home.reported)]],
      ],
      19.6,
    )
  heading(sheet, 'Employment History', 30.1, 28)
  if (story.employers.length === 0) return none(sheet, 'Employment History', 15.8)
  row(
    sheet,
    [
      [35, ['Company']],
      [287, ['Occupation']],
    ],
    20.7,
  )
  for (const { name, occupation } of story.employers)
    row(
      sheet,
      [
        [35, [name]],
        [287, occupation === null ? [] : [occupation]],
      ].map(([x, lines]) => [x as number, lines as readonly string[]]),
      19.6,
    )
}

function printInquiries(sheet: Sheet, story: Story): void {
  section(sheet, 8, 'Inquiries', 26)
  const dates = inquiriesOf(story)
  const hard = dates.filter(({ inquiry }) => inquiry.kind === 'hard')
  const soft = dates.filter(({ inquiry }) => inquiry.kind !== 'hard')
  heading(sheet, 'Hard Inquiries', 26.2, 0)
  sheet.prose('Inquiries that may impact your credit rating/score', 29)
  sheet.prose(filler(24, 4), 15.8)
  if (hard.length === 0) none(sheet, 'Hard Inquiries', 15.8)
  else
    row(
      sheet,
      [
        [35, ['Date']],
        [215, ['Company']],
        [395, ['Request Originator']],
      ],
      20.7,
    )
  for (const { name, day, inquiry } of hard) {
    row(
      sheet,
      [
        [35, [wordedDay(day)]],
        [215, wrap(name, 172, TABLE)],
      ],
      19.6,
    )
    sheet.down(19.6)
    sheet.write(inquiry.street, 215, { size: TABLE })
    sheet.down(9.6)
    sheet.write(`${inquiry.city}, ${inquiry.state} ${inquiry.zip}`, 215, { size: TABLE })
    if (inquiry.phone === null) sheet.top += 10
    else {
      sheet.down(19.6)
      sheet.write(inquiry.phone, 215, { size: TABLE })
    }
  }
  heading(sheet, 'Soft Inquiries', 30.1, 0)
  sheet.prose('Inquiries that do not impact your credit rating/score', 29)
  sheet.prose(filler(34, 6), 15.8)
  if (soft.length === 0) none(sheet, 'Soft Inquiries', 15.8)
  else
    row(
      sheet,
      [
        [35, ['Date']],
        [107, ['Company']],
        [251, ['Request Originator']],
        [395, ['Description']],
      ],
      20.7,
    )
  for (const { name, day, inquiry } of soft)
    row(
      sheet,
      [
        [35, [wordedDay(day)]],
        [107, wrap(name, 135, TABLE)],
        [395, [inquiry.kind === 'promotional' ? 'Promotional Inquiry' : 'Account Review Inquiry']],
      ],
      19.6,
    )
}

/** The story as Equifax prints it, with what a careful person reads there. */
export function printEquifax(story: Story): Printed {
  const sheet = new Sheet()
  sheet.start()
  sheet.write('CREDIT REPORT', 35, { size: 18, face: 'bold' }, 394.2)
  sheet.write(story.name, 35, { size: 12, face: 'bold' }, 464.4)
  sheet.write('Report Confirmation', 35, { size: 12, face: 'bold' }, 493.8)
  const confirmation = `12${story.ssn4}${story.day.slice(2, 4)}${story.day.slice(5, 7)}`
  sheet.write(confirmation, 35, { size: 11 }, 523.1)
  sheet.start()
  sheet.write(`Dear ${story.name}:`, 35, { size: 12, face: 'bold' }, 128.4)
  sheet.top = 128.4
  sheet.prose(filler(60, 1), 19)
  printSummary(sheet, story)
  const accounts: ExpectedAccount[] = []
  for (const [index, [name, kinds]] of SECTIONS.entries()) {
    section(sheet, index + 2, `${name} Accounts`, 18)
    const own = story.accounts.filter(({ kind }) => kinds.some((one) => one === kind))
    if (own.length === 0) none(sheet, `${name} Accounts`, 15.8)
    for (const [at, account] of own.entries())
      accounts.push(printAccount(sheet, account, { story, section: name, number: `${index + 2}.${at + 1}`, isFirst: at === 0 }))
  }
  section(sheet, 6, 'Consumer Statements', 40)
  none(sheet, 'Consumer Statements', 15.8)
  printPersonal(sheet, story)
  printInquiries(sheet, story)
  section(sheet, 9, 'Public Records', 36)
  for (const kind of ['Bankruptcies', 'Judgments', 'Liens']) {
    heading(sheet, kind, 26.2, 36)
    none(sheet, kind, 15.8)
  }
  section(sheet, 10, 'Collections', 44)
  if (story.collections.length === 0) none(sheet, 'Collections', 15.8)
  for (const [index, one] of story.collections.entries()) accounts.push(printCollection(sheet, one, index === 0 ? 26 : 40))
  section(sheet, 11, 'Dispute File Information', 60)
  section(sheet, 12, 'A Summary of Your Rights Under the Fair Credit Reporting Act', 200)
  for (const [index, page] of sheet.pages.entries()) {
    if (index === 0) continue
    page.text(`${story.name} | ${wordedDay(story.day)}`, 308.9, 723.1 + ASCENT * TABLE, { size: TABLE, align: 'center' })
    page.text(`Page ${index + 1} of ${sheet.pages.length}`, 577.2, 723.1 + ASCENT * TABLE, { size: TABLE, align: 'right' })
  }
  const expected: Expected = {
    bureau: 'equifax',
    reportDate: story.day,
    name: story.name,
    aliases: story.aliases,
    born: story.born,
    ssn4: story.ssn4,
    addresses: story.addresses.map(({ street, city, state, zip }) => [street, city, state, zip.slice(0, 5)].join(' | ')),
    phones: [],
    employers: story.employers.map(({ name }) => name),
    accounts,
    inquiries: inquiriesOf(story).map(({ name, day, inquiry }) => `${inquiry.kind === 'hard' ? 'hard' : 'soft'} ${name} ${day}`),
    isReconciled: true,
  }
  return { pdf: pdfOf(sheet.pages, 'Apache FOP Version 2.10'), expected }
}
