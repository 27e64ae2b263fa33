import { filler } from '#tools/native-people/filler.ts'
import { addMonths, bareDay, monthOf, shortMonth, slashDay, wordedDay } from '#tools/native-people/months.ts'
import { measure, pdfOf, type TextStyle } from '#tools/native-people/pdf.ts'
import type { Facts } from '#tools/unseen-natives/facts.ts'
import { Paper, type Way } from '#tools/unseen-natives/fifth/paper.ts'
import {
  DAY,
  truthOf,
  type Look,
  type Printed,
  type ToldCollection,
  type ToldPerson,
  type ToldRecord,
} from '#tools/unseen-natives/fifth/told.ts'
import { printAccount, printCollection } from '#tools/unseen-natives/fifth/experian-accounts.ts'
import {
  STRETCH,
  NOTE,
  NOTE_BOLD,
  TEXT,
  TEXT_BOLD,
  TITLE,
  section,
  head,
  facts,
} from '#tools/unseen-natives/fifth/experian-parts.ts'

const CARD = 76.5
type Line = { readonly text: string; readonly step: number; readonly style: TextStyle }

/** The text in lines that fit a card. */
function cardLines(text: string, first: number, style: TextStyle): Line[] {
  const lines: string[] = []
  for (const part of text.split(/(?<=[A-Z0-9]-)(?=[A-Z0-9])|(?<= )/)) {
    const longer = `${lines.at(-1) ?? ''}${part}`
    if (lines.length > 0 && measure(longer.trimEnd(), style.size, style.face) * STRETCH <= CARD) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines.map((line, index) => ({ text: line.trimEnd(), step: index === 0 ? first : style.size * 1.5, style }))
}
const heightOf = (row: readonly (readonly Line[])[]): number =>
  Math.max(...row.map((card) => card.reduce((sum, { step }) => sum + step, 0)))

/** As many cards beside each other as the page is wide; a row taller than the page goes on, each column by itself. */
function cards(paper: Paper, all: readonly (readonly Line[])[]): void {
  const wide = Math.max(1, Math.floor((paper.width - 118) / 123.6))
  const count = Math.min(wide, 4)
  const lefts = Array.from({ length: count }, (_, index) => 83.2 + ((paper.width - 118) / count) * index)
  for (let at = 0; at < all.length; at += count) {
    const row = all.slice(at, at + count)
    if (at > 0) paper.down(33, 0)
    const height = heightOf(row)
    if (paper.top + height > paper.bottom && height < paper.bottom - 90) paper.start(52.5)
    const from = { index: paper.index, top: paper.top }
    const ends = row.map((card, column) => {
      paper.index = from.index
      paper.top = from.top
      for (const { text, step, style } of card) {
        paper.onward(step)
        paper.write(text, lefts[column] ?? 0, style)
      }
      return { index: paper.index, top: paper.top }
    })
    const [end = from] = ends.toSorted((a, b) => b.index - a.index || b.top - a.top)
    paper.index = end.index
    paper.top = end.top
  }
}
function boxed(paper: Paper, title: string, all: readonly (readonly Line[])[]): void {
  if (paper.top + 250 > paper.bottom) paper.start(40.7)
  else paper.top += 75
  paper.write(title, 70.5, TITLE)
  paper.top += 53
  cards(paper, all)
}
const spoken = (days: readonly string[]): string => {
  const shown = days.map(slashDay)
  return shown.length === 1 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}
const lookCard = ({ name, days, lines, phone, note }: Look): Line[] => [
  ...cardLines(name, 0, TEXT_BOLD),
  ...cardLines(`Inquired on ${spoken(days)}`, 15.75, TEXT),
  ...cardLines(lines.join(' ').replace(/, ([A-Z]{2}) /, ' $1, '), 27.7, TEXT),
  ...(phone === null ? [] : cardLines(phone, 15.75, TEXT)),
  ...(note === undefined ? [] : cardLines(note, 27.6, NOTE)),
]

const collectionsOf = ({ collections = [] }: ToldPerson): readonly ToldCollection[] =>
  collections.filter(({ paidOn }) => paidOn === null)
const namesOf = ({ name, aliases = [] }: ToldPerson): readonly string[] => [name, ...aliases]

function printHead(paper: Paper, person: ToldPerson): void {
  const right = paper.width - 57
  paper.start()
  for (const [text, top, style] of [
    ['Prepared For', 29.9, NOTE],
    [person.name, 47.5, TITLE],
    ['Personal & Confidential', 72, TEXT],
    [wordedDay(DAY), 93.8, TEXT_BOLD],
    [`0712-${person.ssn4}-31`, 112.5, TEXT_BOLD],
  ] as const)
    paper.writeAt(text, [right, top], { ...style, align: 'right' })
  paper.writeAt('Date Generated', [right - 68.8, 95.2], { size: 9, align: 'right' })
  paper.writeAt('Report Number', [right - 73, 113.9], { size: 9, align: 'right' })
  const large: TextStyle = { size: 15.75, face: 'bold' }
  for (const [index, text] of [
    'At a Glance',
    `${person.accounts.length + collectionsOf(person).length} Accounts`,
    `${(person.records ?? []).length} Public Records`,
  ].entries())
    paper.writeAt(text, [[69, 161.5, 282.1][index] ?? 0, 148.1], large)
  paper.writeAt(`${(person.hard ?? []).length} Hard Inquiries`, [right, 148.1], { ...large, align: 'right' })
  paper.writeAt('Personal Information', [69.8, 208.7], TITLE)
  for (const [index, [count, what]] of (
    [
      [namesOf(person).length, 'Names'],
      [person.homes.length, 'Addresses'],
      [(person.employers ?? []).length, 'Employers'],
      [(person.phones ?? []).length + 1, 'Other Records'],
    ] as const
  ).entries()) {
    paper.writeAt(what, [111.7 + 110 * index, 241.4], NOTE)
    paper.writeAt(String(count), [101 + 110 * index, 243.1], { size: 12, face: 'bold' })
  }
  paper.top = 275
  paper.prose(filler(50, 9), 69.8, { step: 15.75, style: TEXT })
}

function printPersonal(paper: Paper, person: ToldPerson): void {
  boxed(
    paper,
    'Names',
    namesOf(person).map((name, index) => [
      ...cardLines(name, 0, NOTE_BOLD),
      ...cardLines(`Name ID #${40_117 + index * 1301}`, 18.75, NOTE),
    ]),
  )
  boxed(
    paper,
    'Addresses',
    person.homes.map(([street, city, state, zip], index) => [
      ...cardLines(street, 0, NOTE_BOLD),
      ...cardLines(`${city} ${state}, ${zip}`, 13.5, NOTE_BOLD),
      ...cardLines(`Address ID #0${371_224_019 + index * 1_000_003}`, 18.75, NOTE),
      ...cardLines(['Single family', 'Apartment complex', 'Multifamily'][index % 3] ?? '', 13.5, NOTE),
    ]),
  )
  boxed(paper, 'Year of Birth', [[{ text: person.born.slice(0, 4), step: 13, style: TEXT_BOLD }]])
  if (person.phones !== undefined)
    boxed(
      paper,
      'Phone Numbers',
      person.phones.map((phone) => [...cardLines(phone, 0, NOTE_BOLD), ...cardLines('Cellular', 18.75, NOTE)]),
    )
  if (person.employers !== undefined)
    boxed(
      paper,
      'Employers',
      person.employers.map(([name]) => cardLines(name, 0, NOTE_BOLD)),
    )
  if (person.alert !== undefined || person.statement !== undefined) {
    section(paper, 'Personal Statements', 20)
    for (const text of [person.alert, person.statement])
      if (text !== undefined) paper.prose(text, 69.8, { step: 30, style: TEXT })
  }
}

function printAccounts(paper: Paper, person: ToldPerson): { read: readonly Facts[]; starts: readonly number[] } {
  const collections = collectionsOf(person)
  section(paper, 'Accounts', 22)
  const read: Facts[] = []
  if (person.accounts.length + collections.length === 0) {
    paper.down(46.5)
    paper.write('No accounts reported.', 70.5, TEXT_BOLD)
  }
  const starts: number[] = []
  for (const [index, account] of person.accounts.entries()) {
    if (account.isOnNewPage === true) paper.start()
    starts.push(paper.pages.length)
    read.push(printAccount(paper, account, index === 0))
  }
  for (const [index, one] of collections.entries()) read.push(printCollection(paper, one, person.accounts.length + index === 0))
  return { read, starts }
}

function printRecords(paper: Paper, records: readonly ToldRecord[]): void {
  section(paper, 'Public Records', 28)
  if (records.length === 0) {
    paper.down(46.5)
    paper.write('No public records reported.', 70.5, TEXT_BOLD)
  }
  for (const [index, { court, reference, filed, resolved, chapter }] of records.entries()) {
    paper.down(index === 0 ? 38.5 : 55, 90)
    paper.write(court, 82.5, TITLE)
    paper.down(20.7)
    paper.write('POTENTIALLY NEGATIVE', 87, NOTE)
    head(paper, 'Record Info', 48.3)
    facts(paper, [
      ['Name', court],
      ['Type', `Bankruptcy chapter ${chapter}-petition`],
      ['Status', `Bankruptcy chapter ${chapter}-discharged`],
      ['Reference Number', reference],
      ['Date Filed', slashDay(filed)],
      ['Date Resolved', slashDay(resolved)],
      ['Responsibility', 'Individual'],
      ['Claim Amount', 'NA'],
      ['Liability', 'NA'],
      ['On Record Until', shortMonth(addMonths(monthOf(filed), chapter === '7' ? 120 : 84))],
    ])
  }
}

function printLooks(paper: Paper, { hard = [], promotional = [], review = [] }: ToldPerson): void {
  const soft = [...promotional, ...review]
  for (const [title, all, words] of [
    ['Hard Inquiries', hard, 70],
    ['Soft Inquiries', soft, 42],
  ] as const) {
    section(paper, title, words)
    paper.down(46)
    if (all.length === 0) paper.write(`No ${title.toLowerCase()} reported.`, 70.5, TEXT_BOLD)
    else
      cards(
        paper,
        all.map((one) =>
          lookCard(
            title === 'Hard Inquiries'
              ? {
                  note: `Unspecified. This inquiry is scheduled to continue on record until ${shortMonth(addMonths(monthOf(one.days[0] ?? ''), 25))}.`,
                  ...one,
                }
              : one,
          ),
        ),
      )
  }
}

/** A report of Experian as a browser prints it, and what a careful person reads there. */
export function experian(person: ToldPerson, way: Way): Printed {
  const hasLines = way.hasBrowserLines === true
  const paper = new Paper(way, { first: 30, margin: hasLines ? 40 : 26, ascent: 0.927, stretch: STRETCH })
  printHead(paper, person)
  printPersonal(paper, person)
  const { read, starts } = printAccounts(paper, person)
  const records = person.records ?? []
  printRecords(paper, records)
  printLooks(paper, person)
  section(paper, 'Important Messages', 60)
  const address = 'https://usa.experian.com/acr/printReport'
  if (hasLines) paper.browserLines({ day: bareDay(DAY), title: 'Annual Credit Report - Experian', address }, way)
  const filed = records.map(
    (one) => `Bankruptcy chapter ${one.chapter}-petition | ${one.filed} | ${one.court} | ${one.reference}`,
  )
  return {
    starts,
    count: paper.pages.length,
    pdf: pdfOf(paper.pages, 'Skia/PDF m131', way),
    truth: { ...truthOf(person), accounts: read, records: filed, phones: person.phones ?? [] },
  }
}
