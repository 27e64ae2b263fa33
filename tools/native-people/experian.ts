import { type Expected, type ExpectedAccount, type Printed, cents, codeOf, moneyRow } from '#tools/native-people/expected.ts'
import { filler } from '#tools/native-people/filler.ts'
import {
  addMonths,
  bareDay,
  dollars,
  isShown,
  monthOf,
  monthsBetween,
  shortMonth,
  slashDay,
  wordedDay,
} from '#tools/native-people/months.ts'
import { browserLines, type Face, measure, Page, pdfOf, type TextStyle, wrap } from '#tools/native-people/pdf.ts'
import type { Mark, Story, StoryAccount, StoryCollection, StoryInquiry } from '#tools/native-people/story.ts'

/** Experian's report printed from the browser: places and sizes are those of the replica's pages. */
const ASCENT = 0.927
/** Roboto is so much narrower than Helvetica. */
const STRETCH = 0.9
const BOTTOM = 766
const CARD = 76.5
const CARD_LEFTS = [83.2, 206.8, 330.4, 453.9] as const

const TYPES = {
  card: 'Credit card',
  store: 'Charge Card',
  'secured card': 'Secured Card',
  auto: 'Auto Loan',
  mortgage: 'Conventional real estate mortgage',
  student: 'Education',
  personal: 'Unsecured',
  utility: 'Utility Company',
} as const
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

class Sheet {
  readonly pages: Page[] = []
  top = 0
  index = -1

  start(top = 30): void {
    this.pages.push(new Page())
    this.index = this.pages.length - 1
    this.top = top
  }

  /** Goes to the next line, on the next page where this one has no room for `height` more. */
  down(step: number, height = 12): boolean {
    if (this.top + step + height > BOTTOM) {
      this.start()
      return true
    }
    this.top += step
    return false
  }

  write(text: string, x: number, style: TextStyle, top = this.top): void {
    this.pages[this.index]?.text(text, x, top + ASCENT * style.size, { stretch: STRETCH, ...style })
  }

  icon(icon: 'tick' | 'fold', x: number, size: number, top = this.top): void {
    this.pages[this.index]?.icon(icon, x, top + size, size)
  }
}

const lay = (text: string, width: number, size: number, face: Face = 'regular') => wrap(text, width / STRETCH, size, face)

/** Lines of a narrow card: the browser breaks after a hyphen too. */
function layCard(text: string, size: number, face: Face): readonly string[] {
  const parts = text.split(/(?<=[A-Z0-9]-)(?=[A-Z0-9])|(?<= )/)
  const lines: string[] = []
  for (const part of parts) {
    const longer = `${lines.at(-1) ?? ''}${part}`
    if (lines.length > 0 && measure(longer.trimEnd(), size, face) * STRETCH <= CARD) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines.map((line) => line.trimEnd())
}

interface Line {
  readonly text: string
  readonly step: number
  readonly size: number
  readonly face: Face
}
const lines = (text: string, first: number, step: number, size: number, face: Face): readonly Line[] =>
  layCard(text, size, face).map((line, index) => ({ text: line, step: index === 0 ? first : step, size, face }))

/** Cards in rows; a row that is taller than the rest of the page goes on over the pages, each column by itself. */
function cards(sheet: Sheet, all: readonly (readonly Line[])[], lefts: readonly number[], between: number): void {
  for (let at = 0; at < all.length; at += lefts.length) {
    const row = all.slice(at, at + lefts.length)
    const height = Math.max(...row.map((card) => card.reduce((sum, { step }) => sum + step, 0)))
    if (at > 0) sheet.down(between, 0)
    if (sheet.top + height > BOTTOM && height < 650) sheet.start(52.5)
    const from = { page: sheet.index, top: sheet.top }
    let end = from
    for (const [column, card] of row.entries()) {
      let { page, top } = from
      for (const line of card) {
        top += line.step
        if (top + 12 > BOTTOM) {
          page += 1
          top = 30
          while (sheet.pages.length <= page) sheet.pages.push(new Page())
        }
        sheet.pages[page]?.text(line.text, lefts[column] ?? 0, top + ASCENT * line.size, {
          size: line.size,
          face: line.face,
          stretch: STRETCH,
        })
      }
      if (page > end.page || (page === end.page && top > end.top)) end = { page, top }
    }
    sheet.index = end.page
    sheet.top = end.top
  }
}

function boxed(sheet: Sheet, title: string, all: readonly (readonly Line[])[], lefts: readonly number[] = CARD_LEFTS): void {
  let height = 80
  for (let at = 0; at < all.length; at += lefts.length)
    height += 33 + Math.max(...all.slice(at, at + lefts.length).map((card) => card.reduce((sum, { step }) => sum + step, 0)))
  if (sheet.top + 40 + height > BOTTOM && height < 720) sheet.start(40.7)
  else sheet.top += 75
  sheet.write(title, 70.5, { size: 13.5, face: 'bold' })
  sheet.top += 53
  cards(sheet, all, lefts, 33)
}

const isNegative = (account: StoryAccount, day: string): boolean =>
  account.pastDue > 0 || account.months.some(({ mark, month }) => mark !== null && mark !== 'OK' && isShown(month, day))

const GUIDE: readonly (readonly [Mark, string])[] = [
  ['CO', 'Charge Off'],
  ['R', 'Repossession'],
  ['180', '180 days past due'],
  ['150', '150 days past due'],
  ['120', '120 days past due'],
  ['90', '90 days past due'],
  ['60', '60 days past due'],
  ['30', '30 days past due'],
]

/** `Dec 2021 to Feb 2022, Aug 2021, May 2021` */
function stretches(months: readonly string[]): string {
  const newest = months.toSorted().toReversed()
  const runs: string[][] = []
  for (const month of newest) {
    const run = runs.at(-1)
    if (run !== undefined && addMonths(month, 1) === run.at(-1)) run.push(month)
    else runs.push([month])
  }
  return runs
    .map((run) =>
      run.length > 2 ? `${shortMonth(run.at(-1) ?? '')} to ${shortMonth(run[0] ?? '')}` : run.map(shortMonth).join(', '),
    )
    .join(', ')
}

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

function commentOf({ closedBy, disputed, standing }: StoryAccount): {
  current: string | null
  previous: { text: string; stood: string } | null
  stood: { since: string; until: string } | null
} {
  const current =
    closedBy === 'consumer'
      ? "Account closed at consumer's request."
      : closedBy === 'grantor'
        ? "Account closed at credit grantor's request."
        : standing === 'deferred'
          ? 'Payment Deferred.'
          : null
  if (disputed === null) return { current, previous: null, stood: null }
  const text = 'Account previously in dispute - investigation complete, reported by data furnisher'
  return { current, previous: { text, stood: `${shortMonth(disputed.since)} to ${shortMonth(disputed.until)}` }, stood: disputed }
}

const head = (sheet: Sheet, title: string, step: number, room = 60): void => {
  sheet.down(step, room)
  sheet.icon('fold', 70.5, 24, sheet.top - 1.5)
  sheet.write(title, 100.5, { size: 10.5, face: 'bold' })
}

function facts(sheet: Sheet, rows: readonly (readonly [string, string | readonly string[]])[], x = 321.4): void {
  for (const [index, [name, text]] of rows.entries()) {
    const all = typeof text === 'string' ? lay(text, 214, 7.5) : text
    sheet.down(index === 0 ? 23.7 : 17.25, 9 + 11.3 * (all.length - 1))
    sheet.write(name, 100.5, { size: 7.5 })
    for (const [at, line] of all.entries()) sheet.write(line, x, { size: 7.5 }, sheet.top + 11.3 * at)
    sheet.top += 11.3 * (all.length - 1)
  }
}

type Cell = Mark | 'CLS' | 'ND' | 'C' | null
const COLUMNS = Array.from({ length: 12 }, (_, index) => 118.3 + 36.9 * index)

function grid(sheet: Sheet, years: readonly number[], cellOf: (month: string) => Cell): void {
  head(sheet, 'Payment History', 40.7, 90)
  sheet.down(48)
  for (const [index, letter] of [...'JFMAMJJASOND'].entries())
    sheet.write(letter, COLUMNS[index] ?? 0, { size: 10.5, align: 'center' })
  const used = new Set<Cell>()
  for (const year of years) {
    sheet.down(21.7)
    sheet.write(String(year), 73.5, { size: 10.5 })
    for (const [index, x] of COLUMNS.entries()) {
      const cell = cellOf(`${year}-${String(index + 1).padStart(2, '0')}`)
      used.add(cell)
      if (cell === 'OK') sheet.icon('tick', x - 5.25, 10.5)
      else if (cell === null) sheet.write('—', x, { size: 10.5, align: 'center' })
      else
        sheet.write(cell, x, {
          size: 10.5,
          align: 'center',
          ...(cell === 'ND' || cell === 'CLS' ? {} : { face: 'bold', color: [0.8, 0, 0.1] }),
        })
    }
  }
  const legend = LEGEND.filter(([cell]) => used.has(cell))
  for (const [index, [cell, words]] of legend.entries()) {
    const right = index % 2 === 1
    if (!right) sheet.down(index === 0 ? 27.7 : 17.25, 26)
    const [center, x] = right ? [206.3, 223.5] : [81.7, 99]
    if (cell === 'OK') sheet.icon('tick', center - 5.25, 10.5)
    else sheet.write(cell, center, { size: 9, align: 'center' }, cell === 'ND' ? sheet.top + 6.75 : sheet.top)
    for (const [at, line] of words.entries()) sheet.write(line, x, { size: 9 }, sheet.top + 13.5 * at)
    if (cell === 'ND') sheet.top += 6.75
  }
}
const LEGEND: readonly (readonly [Exclude<Cell, null>, readonly string[]])[] = [
  ['OK', ['Current / Terms met']],
  ['30', ['Past due 30 days']],
  ['60', ['Past due 60 days']],
  ['90', ['Past due 90 days']],
  ['120', ['Past due 120 days']],
  ['150', ['Past due 150 days']],
  ['180', ['Past due 180 days']],
  ['R', ['Repossession']],
  ['CO', ['Charge off']],
  ['C', ['Collection']],
  ['CLS', ['Closed']],
  ['ND', ['No data for this', 'period']],
]

function guide(sheet: Sheet, marks: ReadonlyMap<string, Cell>, sentence: string | null, isCollection: boolean): void {
  const all = GUIDE.flatMap(([mark, words]) => {
    const months = [...marks].filter(([, cell]) => cell === mark).map(([month]) => month)
    return months.length === 0 ? [] : [`${words} as of ${stretches(months)}`]
  })
  const told = isCollection ? [`Collection as of ${stretches([...marks.keys()])}`] : all
  if (told.length > 0) {
    sheet.down(16.6)
    sheet.write('Payment history guide', 70.5, { size: 10.5, face: 'bold' })
  }
  for (const [index, text] of told.entries())
    for (const [at, line] of lay(text, 468, 9).entries()) {
      sheet.down(at > 0 ? 13.5 : index === 0 ? 23.1 : 19.5)
      sheet.write(line, 70.5, { size: 9 })
    }
  if (sentence === null) return
  sheet.down(told.length > 0 ? 31.6 : 30.1)
  sheet.write(sentence, 70.5, { size: 10.5 })
}

function balances(sheet: Sheet, rows: readonly (readonly string[])[]): void {
  if (rows.length === 0) return
  head(sheet, 'Balance Histories', 46.5, 60)
  const xs = [108.4, 190, 261.1, 402.6]
  const heads = (step: number) => {
    sheet.top += step
    for (const [index, text] of ['Date', 'Balance', 'Scheduled Payment', 'Paid'].entries())
      sheet.write(text, xs[index] ?? 0, { size: 10.5 })
  }
  heads(30)
  for (const row of rows) {
    // The browser prints the heads of a table again on its next page.
    if (sheet.top + 27.75 + 20 > BOTTOM) {
      sheet.start(36)
      heads(0)
    }
    sheet.top += 27.75
    for (const [index, text] of row.entries()) sheet.write(text, xs[index] ?? 0, { size: 10.5, face: 'bold' })
  }
}

function opening(sheet: Sheet, name: string, negative: boolean, isFirst: boolean): void {
  sheet.down(isFirst ? 38.5 : 55, 90)
  sheet.write(name, 82.5, { size: 13.5, face: 'bold' })
  if (negative) {
    sheet.down(20.7)
    sheet.write('POTENTIALLY NEGATIVE', 87, { size: 9 })
  }
  head(sheet, 'Account Info', 48.3, 40)
}

const mask = (number: string): string => `${number.slice(0, 6)}${'X'.repeat(Math.max(2, number.length - 6))}`
const cut = (name: string): string => name.slice(0, 24).trimEnd()

function printAccount(sheet: Sheet, account: StoryAccount, story: Story, isFirst: boolean): ExpectedAccount {
  const { day } = story
  const negative = isNegative(account, day)
  const isMajor = account.standing === 'charge-off' || account.standing === 'repossession'
  const closed = account.closed !== null
  const name = cut(account.company)
  const number = mask(account.number)
  const last = account.months.at(-1)
  const paidNow =
    !closed && (last?.paid ?? 0) > 0 && account.lastPaid !== null && monthOf(account.lastPaid.day) === last?.month
      ? account.lastPaid
      : null
  const until =
    account.removal?.experian !== undefined
      ? account.removal.experian
      : isMajor && account.firstDelinquency !== null
        ? addMonths(monthOf(account.firstDelinquency), 81)
        : account.closed !== null
          ? addMonths(monthOf(account.closed), 120)
          : null
  const status = statusOf(account, day)
  const updated = account.majorSince ?? monthOf(account.reported)
  const monthly = closed || isMajor ? null : account.scheduled
  const partner = `${story.name.split(' ')[0] === 'ANNE' ? 'PAUL' : 'ANNE'} ${story.name.split(' ').slice(1).join(' ')}`
  opening(sheet, name, negative, isFirst)
  facts(sheet, [
    ['Account Name', name],
    ['Account Number', number],
    ['Account Type', TYPES[account.kind]],
    [
      'Responsibility',
      account.holder === 'joint' ? `Joint with ${partner}` : account.holder === 'individual' ? 'Individual' : 'Authorized user',
    ],
    ['Date Opened', slashDay(account.opened)],
    ['Status', status],
    ['Status Updated', shortMonth(updated)],
    ['Balance', closed ? '-' : dollars(account.balance)],
    ['Balance Updated', closed ? '-' : slashDay(account.reported)],
    ['Recent Payment', paidNow === null ? '-' : `${dollars(paidNow.amount)} as of ${bareDay(paidNow.day)}`],
    ['Monthly Payment', monthly === null ? '-' : dollars(monthly)],
    account.limit === null
      ? ['Original Balance', account.original === null ? '-' : dollars(account.original)]
      : ['Credit Limit', dollars(account.limit)],
    ['Highest Balance', account.limit === null ? '-' : dollars(account.high)],
    ['Terms', account.term === null ? '-' : `${account.term} Months`],
    ...(until === null ? [] : [['On Record Until', shortMonth(until)] as const]),
  ])
  const marks = new Map<string, Cell>(
    account.months
      .filter(({ month }) => isShown(month, day))
      .map(({ month, mark }) => [month, closed && month === last?.month ? 'CLS' : (mark ?? 'ND')]),
  )
  const newest = Number(account.reported.slice(0, 4))
  const oldest = Math.max(Number(account.opened.slice(0, 4)), Number(addMonths(monthOf(day), -83).slice(0, 4)))
  grid(
    sheet,
    Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index),
    (month) => marks.get(month) ?? null,
  )
  const sentence =
    until === null
      ? negative
        ? `By ${shortMonth(addMonths(monthOf(account.reported), 80))}, this account is scheduled to go to a positive status.`
        : null
      : `This account is scheduled to continue on record until ${shortMonth(until)}.`
  guide(sheet, marks, sentence, false)
  const money: (readonly [string, NonNullable<ReturnType<typeof moneyRow>>])[] = []
  const rows: string[][] = []
  let paidOn: string | null = null
  for (const { month, balance, scheduled, paid, paidOn: on } of account.months) {
    paidOn = on ?? paidOn
    if (balance === null || paidOn === null || month === last?.month || monthsBetween(month, monthOf(day)) > 24) continue
    rows.unshift([shortMonth(month), dollars(balance), dollars(scheduled ?? 0), `${dollars(paid ?? 0)} on ${bareDay(paidOn)}`])
    const row = moneyRow({ balance: cents(balance), scheduledPayment: cents(scheduled ?? 0), paid: cents(paid ?? 0) })
    if (row !== null) money.push([month, row])
  }
  balances(sheet, rows)
  const [firstRow, lastRow] = [money.at(0)?.[0], money.at(-1)?.[0]]
  const also =
    account.original !== null
      ? `The original amount of this account was ${dollars(account.original)}`
      : account.limit !== null && firstRow !== undefined && lastRow !== undefined
        ? `Between ${shortMonth(firstRow)} and ${shortMonth(lastRow)}, your credit limit/high balance was ${dollars(account.limit)}`
        : null
  if (also !== null) {
    sheet.down(36, 40)
    sheet.write('Additional info', 100.5, { size: 10.5, face: 'bold' })
    sheet.down(20.9)
    sheet.write(also, 100.5, { size: 9 })
  }
  contact(sheet, account)
  const { current, previous, stood } = commentOf(account)
  if (current !== null || previous !== null) {
    head(sheet, 'Comment', 42.3, 50)
    sheet.down(24)
    sheet.write('Current:', 100.5, { size: 10.5 })
    for (const [index, line] of lay(current ?? 'None', 220, 7.5).entries()) {
      sheet.down(index === 0 ? 28.3 : 11.3)
      sheet.write(line, 100.5, { size: 7.5 })
    }
    sheet.down(29.5)
    sheet.write('Previous:', 100.5, { size: 10.5 })
    for (const [index, line] of lay(previous?.text ?? 'None', 220, 7.5).entries()) {
      sheet.down(index === 0 ? 28.3 : 11.3)
      sheet.write(line, 100.5, { size: 7.5 })
    }
    if (previous !== null) {
      sheet.down(17.5)
      sheet.write(previous.stood, 100.5, { size: 10.5 })
    }
  }
  return {
    fields: {
      creditorName: name,
      accountNumber: number,
      originalCreditor: null,
      accountType: ACCOUNT_TYPES[account.kind],
      responsibility: RESPONSIBILITIES[account.holder],
      statusText: status,
      dateOpened: account.opened,
      dateClosed: null,
      balanceDate: closed ? null : account.reported,
      lastPaymentDate: paidNow?.day ?? null,
      lastPaymentAmount: paidNow === null ? null : cents(paidNow.amount),
      dateOfFirstDelinquency: null,
      removalDate: until,
      currentBalance: closed ? null : cents(account.balance),
      pastDue: account.pastDue === 0 ? null : cents(account.pastDue),
      creditLimit: cents(account.limit),
      highBalance: account.limit === null ? null : cents(account.high),
      originalBalance: cents(account.original),
      chargeOffAmount: isMajor ? cents(account.chargeOff) : null,
      monthlyPayment: cents(monthly),
      terms: account.term === null ? null : `${account.term} Months`,
    },
    marks: Object.fromEntries(
      [...marks].flatMap(([month, cell]) =>
        cell === null || cell === 'ND'
          ? []
          : [[month, cell === 'CLS' ? ('closed' as const) : cell === 'C' ? ('collection' as const) : codeOf(cell)]],
      ),
    ),
    money: Object.fromEntries(money),
    remarks: current === null ? [] : [current],
    formerRemarks:
      previous === null || stood === null ? [] : [{ text: previous.text, stood: [{ since: stood.since, until: stood.until }] }],
  }
}

function contact(
  sheet: Sheet,
  of: {
    readonly street: string
    readonly city: string
    readonly state: string
    readonly zip: string
    readonly phone: string | null
  },
): void {
  head(sheet, 'Contact Info', 44.4, 50)
  facts(sheet, [
    ['Address', [`${of.street},`, `${of.city} ${of.state} ${of.zip.slice(0, 5)}`]],
    ...(of.phone === null ? [] : [['Phone Number', of.phone] as const]),
  ])
}

function printCollection(sheet: Sheet, one: StoryCollection, isFirst: boolean): ExpectedAccount {
  const name = cut(one.agency)
  const number = mask(one.number)
  const month = monthOf(one.reported)
  const until = addMonths(monthOf(one.firstDelinquency), 81)
  const status = `Collection account. ${dollars(one.balance)} past due as of ${shortMonth(month)}.`
  opening(sheet, name, true, isFirst)
  facts(sheet, [
    ['Account Name', name],
    ['Account Number', number],
    ['Account Type', 'Collection'],
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
  const marks = new Map<string, Cell>([[month, 'C']])
  grid(sheet, [Number(month.slice(0, 4))], (at) => marks.get(at) ?? null)
  guide(sheet, marks, `This account is scheduled to continue on record until ${shortMonth(until)}.`, true)
  head(sheet, 'Historical Info', 42)
  facts(sheet, [['Original Creditor', one.original]], 210.9)
  contact(sheet, one)
  return {
    fields: {
      creditorName: name,
      accountNumber: number,
      originalCreditor: one.original,
      accountType: 'collection',
      responsibility: 'individual',
      statusText: status,
      paymentStatus: 'in_collections',
      dateOpened: one.assigned,
      balanceDate: one.reported,
      removalDate: until,
      currentBalance: cents(one.balance),
      pastDue: cents(one.balance),
      originalBalance: cents(one.amount),
    },
    marks: { [month]: 'collection' },
    money: {},
    remarks: [],
    formerRemarks: [],
  }
}

/** The days of a card: the last two hold together and are torn where the card ends. */
function dayLines(days: readonly string[]): readonly string[] {
  const shown = days.map(slashDay)
  if (shown.length === 1) return shown
  return [...shown.slice(0, -2).map((one) => `${one},`), `${shown.at(-2)} an`, `d ${shown.at(-1)}`]
}

function inquiryCard(inquiry: StoryInquiry): readonly Line[] {
  const { name, days, street, unit, city, state, zip, phone, kind } = inquiry
  const opening: Line[] = [
    ...lines(name, 0, 15.75, 10.5, 'bold'),
    { text: 'Inquired on', step: 15.75, size: 10.5, face: 'regular' },
    ...dayLines(days).map((text): Line => ({ text, step: 15.75, size: 10.5, face: 'regular' })),
  ]
  const at = unit === null ? street : `${street} ${unit}`
  if (kind === 'hard')
    return [
      ...opening,
      ...lines(`${at} ${city} ${state}, ${zip.slice(0, 5)}`, 27.7, 15.75, 10.5, 'regular'),
      ...lines(
        `Unspecified. This inquiry is scheduled to continue on record until ${shortMonth(addMonths(monthOf(days[0] ?? ''), 25))}.`,
        27.6,
        13.5,
        9,
        'regular',
      ),
    ]
  return [
    ...opening,
    ...lines(`${at},`, 27.7, 15.75, 10.5, 'regular'),
    ...lines(`${city} ${state} ${zip.slice(0, 5)}`, 15.75, 15.75, 10.5, 'regular'),
    ...(phone === null ? [] : [{ text: phone, step: 15.75, size: 10.5, face: 'regular' } as const]),
  ]
}

function section(sheet: Sheet, title: string, words: number): void {
  sheet.down(62, 90)
  sheet.write(title, 69.8, { size: 13.5, face: 'bold' })
  for (const [index, line] of lay(filler(words, words), 472, 10.5).entries()) {
    sheet.down(index === 0 ? 23.5 : 15.75)
    sheet.write(line, 69.8, { size: 10.5 })
  }
}

/** The story as Experian prints it, with what a careful person reads there. Collections that are paid are not on its file. */
export function printExperian(story: Story): Printed {
  const sheet = new Sheet()
  const collections = story.collections.filter(({ paidOn }) => paidOn === null)
  const hard = story.inquiries.filter(({ kind }) => kind === 'hard')
  const soft = story.inquiries.filter(({ kind }) => kind !== 'hard')
  const total = story.accounts.length + collections.length
  sheet.start()
  const right = (text: string, top: number, size: number, face: Face = 'regular') =>
    sheet.write(text, 555, { size, face, align: 'right' }, top)
  right('Prepared For', 29.9, 9)
  right(story.name, 47.5, 13.5, 'bold')
  right('Personal & Confidential', 72, 10.5)
  right(wordedDay(story.day), 93.8, 10.5, 'bold')
  sheet.write('Date Generated', 486.2, { size: 9, align: 'right' }, 95.2)
  right(`0325-${story.ssn4}-20`, 112.5, 10.5, 'bold')
  sheet.write('Report Number', 482, { size: 9, align: 'right' }, 113.9)
  sheet.write('At a Glance', 69, { size: 15.75, face: 'bold' }, 148.1)
  sheet.write(`${total} Accounts`, 161.5, { size: 15.75, face: 'bold' }, 148.1)
  sheet.write('0 Public Records', 282.1, { size: 15.75, face: 'bold' }, 148.1)
  sheet.write(`${hard.length} Hard Inquiries`, 555, { size: 15.75, face: 'bold', align: 'right' }, 148.1)
  sheet.write('Personal Information', 69.8, { size: 13.5, face: 'bold' }, 208.7)
  const names = [story.name, ...story.aliases]
  for (const [count, what, at, x] of [
    [names.length, 'Names', 102, 111.7],
    [story.addresses.length, 'Addresses', 204.7, 221.1],
    [story.employers.length, 'Employers', 328, 337.7],
    [story.phones.length + 1, 'Other Records', 444.1, 453.8],
  ] as const) {
    sheet.write(what, x, { size: 9 }, 241.4)
    sheet.write(String(count), at, { size: 12, face: 'bold' }, 243.1)
  }
  sheet.top = 290.3
  for (const [index, line] of lay(filler(56, 9), 472, 10.5).entries())
    sheet.write(line, 69.8, { size: 10.5 }, 290.3 + 15.75 * index)
  sheet.top = 300
  const idOf = (index: number, length: number) =>
    String(123_456_789 * (index + 7))
      .padStart(length, '0')
      .slice(0, length)
  boxed(
    sheet,
    'Names',
    names.map((name, index) => [
      ...lines(name, 0, 13.5, 9, 'bold'),
      ...lines(`Name ID #${idOf(index, 5)}`, 18.75, 13.5, 9, 'regular'),
    ]),
  )
  boxed(
    sheet,
    'Addresses',
    story.addresses.map((home, index) => [
      ...lines(home.street, 0, 13.5, 9, 'bold'),
      ...lines(`${home.city} ${home.state}, ${home.zip}`, 13.5, 13.5, 9, 'bold'),
      ...lines(`Address ID #${idOf(index, 10)}`, 18.75, 13.5, 9, 'regular'),
      ...lines(index % 2 === 0 ? 'Single family' : 'Apartment complex', 13.5, 13.5, 9, 'regular'),
    ]),
  )
  boxed(sheet, 'Year of Birth', [[{ text: story.born.slice(0, 4), step: 13, size: 10.5, face: 'bold' }]], [70.5])
  if (story.phones.length > 0)
    boxed(
      sheet,
      'Phone Numbers',
      story.phones.map((phone) => [...lines(phone, 0, 13.5, 9, 'bold'), ...lines('Cellular', 18.75, 13.5, 9, 'regular')]),
      [83.2, 248, 412.8],
    )
  if (story.employers.length > 0)
    boxed(
      sheet,
      'Employers',
      story.employers.map(({ name }) => lines(name, 0, 13.5, 9, 'bold')),
    )
  const accounts: ExpectedAccount[] = []
  section(sheet, 'Accounts', 22)
  if (total === 0) {
    sheet.down(46.5)
    sheet.write('No accounts reported.', 70.5, { size: 10.5 })
  }
  for (const [index, account] of story.accounts.entries()) accounts.push(printAccount(sheet, account, story, index === 0))
  for (const [index, one] of collections.entries())
    accounts.push(printCollection(sheet, one, accounts.length === 0 && index === 0))
  section(sheet, 'Public Records', 28)
  sheet.down(46.5)
  sheet.write('No public records reported.', 70.5, { size: 10.5, face: 'bold' })
  section(sheet, 'Hard Inquiries', 70)
  if (hard.length === 0) {
    sheet.down(46.5)
    sheet.write('No hard inquiries reported.', 70.5, { size: 10.5, face: 'bold' })
  } else {
    sheet.top += 46
    cards(sheet, hard.map(inquiryCard), CARD_LEFTS, 33)
  }
  section(sheet, 'Soft Inquiries', 42)
  if (soft.length === 0) {
    sheet.down(46.5)
    sheet.write('No soft inquiries reported.', 70.5, { size: 10.5, face: 'bold' })
  } else {
    sheet.start(52.5)
    cards(sheet, soft.map(inquiryCard), CARD_LEFTS, 47.2)
  }
  sheet.pages.splice(sheet.index + 1)
  section(sheet, 'Important Messages', 60)
  if (Number(story.ssn4) % 4 === 0)
    browserLines(sheet.pages, {
      day: bareDay(story.day),
      title: 'Annual Credit Report - Experian',
      address: 'https://usa.experian.com/acr/printReport',
    })
  const expected: Expected = {
    bureau: 'experian',
    reportDate: story.day,
    name: story.name,
    aliases: story.aliases,
    born: story.born.slice(0, 4),
    ssn4: null,
    addresses: story.addresses.map(({ street, city, state, zip }) => [street, city, state, zip].join(' | ')),
    phones: story.phones,
    employers: story.employers.map(({ name }) => name),
    accounts,
    inquiries: story.inquiries.flatMap(({ kind, name, days }) =>
      days.map((day) => `${kind === 'hard' ? 'hard' : 'soft'} ${name} ${day}`),
    ),
    isReconciled: true,
  }
  return { pdf: pdfOf(sheet.pages, 'Skia/PDF m131'), expected }
}
