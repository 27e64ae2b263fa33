import type { Expected, ExpectedAccount, Printed } from '#tools/native-people/expected.ts'
import { filler } from '#tools/native-people/filler.ts'
import { printAccount } from '#tools/native-people/experian/account.ts'
import { printCollection } from '#tools/native-people/experian/collection.ts'
import {
  boxed,
  type CardLine,
  cardLines,
  cards,
  FOUR,
  lay,
  none,
  NOTE,
  NOTE_BOLD,
  section,
  Sheet,
  TEXT,
  TEXT_BOLD,
  TITLE,
} from '#tools/native-people/experian/sheet.ts'
import { addMonths, bareDay, monthOf, shortMonth, slashDay, wordedDay } from '#tools/native-people/months.ts'
import { browserLines, pdfOf, type PrintWay, type TextStyle } from '#tools/native-people/pdf.ts'
import type { Story, StoryInquiry } from '#tools/native-people/story.ts'

/** The days of a card: the last two hold together and are torn where the card ends. */
function dayLines(days: readonly string[]): readonly string[] {
  const shown = days.map(slashDay)
  if (shown.length === 1) return shown
  return [...shown.slice(0, -2).map((one) => `${one},`), `${shown.at(-2)} an`, `d ${shown.at(-1)}`]
}

function inquiryCard({ name, days, street, unit, city, state, zip, phone, kind }: StoryInquiry): readonly CardLine[] {
  const at = unit === null ? street : `${street} ${unit}`
  const opening = [
    ...cardLines(name, 0, TEXT_BOLD),
    ...['Inquired on', ...dayLines(days)].map((text): CardLine => ({ text, step: 15.75, style: TEXT })),
  ]
  if (kind !== 'hard')
    return [
      ...opening,
      ...cardLines(`${at},`, 27.7, TEXT),
      ...cardLines(`${city} ${state} ${zip.slice(0, 5)}`, 15.75, TEXT),
      ...(phone === null ? [] : [{ text: phone, step: 15.75, style: TEXT }]),
    ]
  const until = shortMonth(addMonths(monthOf(days[0] ?? ''), 25))
  return [
    ...opening,
    ...cardLines(`${at} ${city} ${state}, ${zip.slice(0, 5)}`, 27.7, TEXT),
    ...cardLines(`Unspecified. This inquiry is scheduled to continue on record until ${until}.`, 27.6, NOTE),
  ]
}

interface Totals {
  readonly accounts: number
  readonly hard: number
}

function printHead(sheet: Sheet, story: Story, totals: Totals): void {
  sheet.start()
  const right = (text: string, top: number, style: TextStyle) => sheet.writeAt(text, [555, top], { ...style, align: 'right' })
  right('Prepared For', 29.9, NOTE)
  right(story.name, 47.5, TITLE)
  right('Personal & Confidential', 72, TEXT)
  right(wordedDay(story.day), 93.8, TEXT_BOLD)
  sheet.writeAt('Date Generated', [486.2, 95.2], { size: 9, align: 'right' })
  right(`0325-${story.ssn4}-20`, 112.5, TEXT_BOLD)
  sheet.writeAt('Report Number', [482, 113.9], { size: 9, align: 'right' })
  const large: TextStyle = { size: 15.75, face: 'bold' }
  sheet.writeAt('At a Glance', [69, 148.1], large)
  sheet.writeAt(`${totals.accounts} Accounts`, [161.5, 148.1], large)
  sheet.writeAt('0 Public Records', [282.1, 148.1], large)
  right(`${totals.hard} Hard Inquiries`, 148.1, large)
  sheet.writeAt('Personal Information', [69.8, 208.7], TITLE)
  const counts = [
    [story.aliases.length + 1, 'Names', 102, 111.7],
    [story.addresses.length, 'Addresses', 204.7, 221.1],
    [story.employers.length, 'Employers', 328, 337.7],
    [story.phones.length + 1, 'Other Records', 444.1, 453.8],
  ] as const
  for (const [count, what, at, x] of counts) {
    sheet.writeAt(what, [x, 241.4], NOTE)
    sheet.writeAt(String(count), [at, 243.1], { size: 12, face: 'bold' })
  }
  for (const [index, line] of lay(filler(56, 9), 472, TEXT).entries()) sheet.writeAt(line, [69.8, 290.3 + 15.75 * index], TEXT)
  sheet.top = 300
}

const idOf = (index: number, length: number): string =>
  String(123_456_789 * (index + 7))
    .padStart(length, '0')
    .slice(0, length)

function printPersonal(sheet: Sheet, story: Story): void {
  const names = [story.name, ...story.aliases]
  boxed(sheet, 'Names', {
    all: names.map((name, index) => [...cardLines(name, 0, NOTE_BOLD), ...cardLines(`Name ID #${idOf(index, 5)}`, 18.75, NOTE)]),
  })
  boxed(sheet, 'Addresses', {
    all: story.addresses.map(({ street, city, state, zip }, index) => [
      ...cardLines(street, 0, NOTE_BOLD),
      ...cardLines(`${city} ${state}, ${zip}`, 13.5, NOTE_BOLD),
      ...cardLines(`Address ID #${idOf(index, 10)}`, 18.75, NOTE),
      ...cardLines(index % 2 === 0 ? 'Single family' : 'Apartment complex', 13.5, NOTE),
    ]),
  })
  boxed(sheet, 'Year of Birth', {
    all: [[{ text: story.born.slice(0, 4), step: 13, style: TEXT_BOLD }]],
    rows: { lefts: [70.5], between: 0 },
  })
  if (story.phones.length > 0)
    boxed(sheet, 'Phone Numbers', {
      all: story.phones.map((phone) => [...cardLines(phone, 0, NOTE_BOLD), ...cardLines('Cellular', 18.75, NOTE)]),
      rows: { lefts: [83.2, 248, 412.8], between: 33 },
    })
  if (story.employers.length > 0)
    boxed(sheet, 'Employers', { all: story.employers.map(({ name }) => cardLines(name, 0, NOTE_BOLD)) })
}

function printAccounts(sheet: Sheet, story: Story): readonly ExpectedAccount[] {
  // Collections that are paid are not on Experian's file.
  const collections = story.collections.filter(({ paidOn }) => paidOn === null)
  section(sheet, 'Accounts', 22)
  if (story.accounts.length + collections.length === 0) none(sheet, 'No accounts reported.')
  return [
    ...story.accounts.map((account, index) => printAccount(sheet, account, { story, isFirst: index === 0 })),
    ...collections.map((one, index) => printCollection(sheet, one, story.accounts.length === 0 && index === 0)),
  ]
}

function printInquiries(sheet: Sheet, story: Story): void {
  const hard = story.inquiries.filter(({ kind }) => kind === 'hard')
  const soft = story.inquiries.filter(({ kind }) => kind !== 'hard')
  section(sheet, 'Hard Inquiries', 70)
  if (hard.length === 0) none(sheet, 'No hard inquiries reported.')
  else {
    sheet.top += 46
    cards(sheet, hard.map(inquiryCard), FOUR)
  }
  section(sheet, 'Soft Inquiries', 42)
  if (soft.length === 0) none(sheet, 'No soft inquiries reported.')
  else {
    sheet.start(52.5)
    cards(sheet, soft.map(inquiryCard), { ...FOUR, between: 47.2 })
  }
}

/** The story as Experian prints it, with what a careful person reads there. */
export function printExperian(story: Story, way: PrintWay = {}): Printed {
  const sheet = new Sheet()
  const collections = story.collections.filter(({ paidOn }) => paidOn === null).length
  printHead(sheet, story, {
    accounts: story.accounts.length + collections,
    hard: story.inquiries.filter(({ kind }) => kind === 'hard').length,
  })
  printPersonal(sheet, story)
  const accounts = printAccounts(sheet, story)
  section(sheet, 'Public Records', 28)
  none(sheet, 'No public records reported.')
  printInquiries(sheet, story)
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
  return { pdf: pdfOf(sheet.pages, 'Skia/PDF m131', way), expected }
}
