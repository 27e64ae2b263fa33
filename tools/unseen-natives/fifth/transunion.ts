import { filler } from '#tools/native-people/filler.ts'
import { addMonths, bareDay, monthOf, slashDay, slashMonth } from '#tools/native-people/months.ts'
import { pdfOf } from '#tools/native-people/pdf.ts'
import type { Facts } from '#tools/unseen-natives/facts.ts'
import { Paper, type Way } from '#tools/unseen-natives/fifth/paper.ts'
import {
  DAY,
  truthOf,
  isNegative,
  type Look,
  type Printed,
  type ToldAccount,
  type ToldPerson,
  type ToldRecord,
} from '#tools/unseen-natives/fifth/told.ts'
import {
  PLAIN,
  BOLD,
  NAME,
  rows,
  heading,
  opening,
  stacked,
  printAccount,
  printCollection,
} from '#tools/unseen-natives/fifth/transunion-accounts.ts'

function printRecords(paper: Paper, all: readonly ToldRecord[]): void {
  if (all.length === 0) return
  heading(paper, 'Public Records', 40)
  for (const [index, { court, reference, filed, resolved, chapter }] of all.entries()) {
    opening(paper, { name: court, isFirst: index === 0, part: 'Public Record Information', over: 'Court Name' })
    rows(paper, [
      ['Type', `CHAPTER ${chapter} BANKRUPTCY DISCHARGED`],
      ['Docket Number', reference],
      ['Date Filed', slashDay(filed)],
      ['Date Paid', slashDay(resolved)],
      ['Court Type', 'Federal District'],
      ['Responsibility', 'Individual Account'],
      ['Estimated month and year this item will be removed', slashMonth(addMonths(monthOf(filed), 120))],
    ])
  }
}

function printPerson(paper: Paper, person: ToldPerson): void {
  paper.start(44.4)
  for (const [index, [label, value]] of [
    ['Personal Credit Report for:', person.name],
    ['File Number:', `31${person.ssn4}009`],
    ['Date Created:', slashDay(DAY)],
  ].entries()) {
    paper.writeAt(label ?? '', [48.8, 44.4 + 62.5 * index], PLAIN)
    paper.writeAt(value ?? '', [48.8, 58.7 + 62.5 * index], { size: 10.5, face: 'bold' })
  }
  paper.top = 232
  paper.prose(filler(40, 2), 14.2, { step: 14, style: PLAIN })
  paper.down(40)
  paper.page.icon('fold', [14.2, paper.top + 15], 15)
  paper.write('Personal Information', 32, { size: 15, face: 'bold' })
  paper.down(43.7)
  paper.write(
    `You have been on our files since ${slashDay('2004-06-11')}. Your SSN has been masked for your protection.`,
    14.2,
    PLAIN,
  )
  stacked(paper, ['Credit Report Date', slashDay(DAY)], 27.8)
  stacked(paper, ['Social Security Number', `XXX-XX-${person.ssn4}`])
  stacked(paper, ['Date of Birth', slashDay(person.born)])
  stacked(paper, ['Name', person.name])
  const titled = (title: string) => {
    paper.down(38.6, 70)
    paper.write(title, 14.2, { size: 13.5, face: 'bold' })
  }
  if (person.aliases !== undefined) titled('Also Known As')
  for (const [index, alias] of (person.aliases ?? []).entries()) stacked(paper, ['AKA', alias], index === 0 ? 31.3 : 20.25)
  titled('Addresses')
  for (const [index, [street, city, state, zip]] of person.homes.entries()) {
    stacked(
      paper,
      [index === 0 ? 'Current Address' : 'Other Address', `${street} ${city}, ${state} ${zip}`],
      index === 0 ? 33.4 : 20.25,
    )
    stacked(paper, ['Date Reported', slashDay(`20${22 - index}-0${1 + (index % 9)}-11`)])
  }
  if (person.phones !== undefined) titled('Phone Numbers')
  for (const [index, phone] of (person.phones ?? []).entries())
    stacked(paper, ['Phone Number', phone], index === 0 ? 33.4 : 20.25)
  if (person.employers === undefined) return
  titled('Employers')
  paper.down(37.2)
  paper.write('Employer', 22.5, BOLD)
  for (const [index, [name, occupation]] of person.employers.entries()) {
    paper.down(index === 0 ? 29.9 : 31.4)
    paper.write(name, 30.8, NAME)
    paper.down(24.8, 28)
    if (occupation !== null) paper.write('Occupation', 25.5, BOLD)
    paper.write('Date Verified', occupation === null ? 25.5 : 211.4, BOLD)
    paper.top += 14.25
    if (occupation !== null) paper.write(occupation, 25.5, PLAIN)
    paper.write(slashDay('2023-10-05'), occupation === null ? 25.5 : 211.4, PLAIN)
  }
}

function printKey(paper: Paper, hasIcons: boolean): void {
  paper.down(35, 60)
  if (hasIcons) paper.page.icon('fold', [14.2, paper.top + 15], 15)
  paper.write('Accounts', 37.1, { size: 15, face: 'bold' })
  paper.prose(filler(90, 3), 14.2, { step: 43.7, style: PLAIN })
  paper.down(50, 60)
  paper.write('Payment/Remarks Key', 14.2, { size: 10.5, face: 'bold' })
  paper.down(49.4, 30)
  paper.write('Ratings', 28.5, BOLD)
  for (const [code, words] of [
    ['OK', 'Current, paying or paid as agreed'],
    ['N/R', 'Not Reported'],
    ['X', 'Unknown'],
    ['30', 'Account 30 days late'],
    ['60', 'Account 60 days late'],
    ['C/O', 'Charged off by account provider'],
  ] as const) {
    paper.down(21)
    paper.write(words, 52.5, PLAIN)
    paper.writeAt(code, [37.5, paper.top + 2.1], { size: 7.5, align: 'center' })
  }
  paper.down(26.3, 20)
  paper.write('Remarks', 28.5, BOLD)
  for (const line of [
    'AID: Account information disputed by consumer',
    'CLO: Closed',
    'PDE: Payment deferred',
    'PRL: Profit and loss write-off',
  ]) {
    paper.down(18)
    paper.write(line, 28.5, PLAIN)
  }
}

function printLooks(paper: Paper, title: string, all: readonly Look[]): void {
  if (all.length === 0) return
  heading(paper, title, 46)
  paper.down(31.5, 40)
  paper.write('Name', 22.5, BOLD)
  const second = paper.width * 0.345
  const third = paper.width * 0.649
  for (const [index, { name, days, lines, phone, note }] of all.entries()) {
    paper.down(index === 0 ? 29.9 : 31.4)
    paper.write(name, 30.8, NAME)
    const dates = paper.lay(days.map(slashDay).join(', '), third - second - 8, PLAIN)
    const height = 14.25 * Math.max(lines.length, dates.length)
    paper.down(24.4, Math.min(height + 11, 260))
    for (const [at, label] of ['Location', 'Requested On', 'Phone'].entries())
      paper.write(label, [25.5, second, third][at] ?? 0, BOLD)
    for (const [at, line] of lines.entries()) paper.writeAt(line, [25.5, paper.top + 14.25 * (at + 1)], PLAIN)
    for (const [at, line] of dates.entries()) paper.writeAt(line, [second, paper.top + 14.25 * (at + 1)], PLAIN)
    paper.writeAt(phone ?? 'Phone number not available', [third, paper.top + 14.25], PLAIN)
    paper.top += height
    if (title !== 'Regular Inquiries') continue
    paper.down(21.75, 26)
    paper.write('Inquiry Type', 25.5, BOLD)
    if (note !== undefined) paper.write('Permissible Purpose', second, BOLD)
    paper.top += 14.25
    paper.write('Individual', 25.5, PLAIN)
    if (note !== undefined) paper.write(note, second, PLAIN)
  }
}

function printSaid(paper: Paper, { statement, alert }: ToldPerson): void {
  for (const [title, text] of [
    ['Consumer Statement', statement],
    ['Special Messages', alert],
  ] as const) {
    if (text === undefined) continue
    paper.down(38.6, 60)
    paper.write(title, 14.2, { size: 13.5, face: 'bold' })
    paper.prose(text, 14.2, { step: 22, style: PLAIN })
  }
}

function printAccounts(
  paper: Paper,
  { accounts, collections = [] }: ToldPerson,
): { facts: readonly Facts[]; starts: readonly number[] } {
  const facts: Facts[] = []
  const starts: number[] = []
  const print = (account: ToldAccount, isFirst: boolean) => {
    if (account.isOnNewPage === true) paper.start()
    starts.push(paper.pages.length)
    facts.push(printAccount(paper, account, isFirst))
  }
  const adverse = accounts.filter(isNegative)
  const fine = accounts.filter((account) => !isNegative(account))
  if (adverse.length + collections.length > 0) heading(paper, 'Accounts with Adverse Information', 80)
  for (const [index, account] of adverse.entries()) print(account, index === 0)
  for (const [index, one] of collections.entries()) facts.push(printCollection(paper, one, adverse.length + index === 0))
  if (fine.length > 0) heading(paper, 'Satisfactory Accounts', 60)
  for (const [index, account] of fine.entries()) print(account, index === 0)
  return { facts, starts }
}

const ADDRESS = 'https://annualcreditreport.transunion.com/dss/disclosure.page?submit'

/** A report of TransUnion as a browser prints it, and what a careful person reads there. */
export function transunion(person: ToldPerson, way: Way): Printed {
  const hasLines = way.hasBrowserLines === true
  const paper = new Paper(way, { first: 18.2, margin: hasLines ? 40 : 28, ascent: 0.905 })
  printPerson(paper, person)
  printSaid(paper, person)
  printKey(paper, hasLines)
  const records = person.records ?? []
  printRecords(paper, records)
  const { facts, starts } = printAccounts(paper, person)
  paper.down(36, 90)
  paper.write('Inquiries', 38.2, { size: 15, face: 'bold' })
  printLooks(paper, 'Regular Inquiries', person.hard ?? [])
  printLooks(paper, 'Promotional Inquiries', person.promotional ?? [])
  printLooks(paper, 'Account Review Inquiries', person.review ?? [])
  paper.down(36, 80)
  paper.write('Additional Information', 36.5, { size: 15, face: 'bold' })
  paper.prose(filler(60, 4), 14.2, { step: 40, style: PLAIN })
  if (hasLines)
    paper.browserLines({ day: bareDay(DAY), title: 'View Your Report | TransUnion Credit Report', address: ADDRESS }, way)
  const read = records.map(
    ({ court, reference, filed, chapter }) => `CHAPTER ${chapter} BANKRUPTCY DISCHARGED | ${filed} | ${court} | ${reference}`,
  )
  return {
    starts,
    count: paper.pages.length,
    pdf: pdfOf(paper.pages, 'Skia/PDF m131', way),
    truth: { ...truthOf(person), accounts: facts, records: read, phones: person.phones ?? [] },
  }
}
