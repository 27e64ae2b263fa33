import { filler } from '#tools/native-people/filler.ts'
import { ASCENT, heading, none, row, section, Sheet, TABLE } from '#tools/native-people/equifax/sheet.ts'
import { wordedDay } from '#tools/native-people/months.ts'
import { pdfOf, wrap } from '#tools/native-people/pdf.ts'
import type { Facts } from '#tools/unseen-natives/facts.ts'
import type { Way } from '#tools/unseen-natives/fifth/paper.ts'
import { DAY, truthOf, type Printed, type ToldPerson, type ToldRecord } from '#tools/unseen-natives/fifth/told.ts'
import { SECTIONS, KINDS, pairs, printAccount, printCollection } from '#tools/unseen-natives/fifth/equifax-accounts.ts'
import { printSummary, printPersonal } from '#tools/unseen-natives/fifth/equifax-person.ts'

const newestFirst = (all: NonNullable<ToldPerson['hard']>) =>
  all.flatMap((one) => one.days.map((day) => ({ ...one, day }))).toSorted((a, b) => b.day.localeCompare(a.day))
const cell = (text: string, width: number) => wrap(text, width, { size: TABLE })

function printHard(sheet: Sheet, person: ToldPerson): void {
  heading(sheet, 'Hard Inquiries', 26.2)
  sheet.prose('Inquiries that may impact your credit rating/score', 29)
  const hard = newestFirst(person.hard ?? [])
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
  for (const { name, day, lines, phone, note } of hard) {
    row(
      sheet,
      [
        [35, [wordedDay(day)]],
        [215, cell(name, 172)],
        [395, note === undefined ? [''] : cell(note, 172)],
      ],
      19.6,
    )
    for (const [at, line] of [...lines, ...(phone === null ? [] : [phone])].entries()) {
      sheet.down(at === 0 || at === lines.length ? 19.6 : 9.6)
      sheet.write(line, 215, { size: TABLE })
    }
  }
}

function printSoft(sheet: Sheet, person: ToldPerson): void {
  heading(sheet, 'Soft Inquiries', 30.1)
  sheet.prose('Inquiries that do not impact your credit rating/score', 29)
  const soft = newestFirst([...(person.promotional ?? []), ...(person.review ?? [])])
  if (soft.length === 0) return none(sheet, 'Soft Inquiries', 15.8)
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
  for (const [index, { name, day, note }] of soft.entries()) {
    const what =
      [
        'Promotional Inquiry',
        'Account Review Inquiry',
        'All other Prequalifications not listed',
        'Direct to Consumer Report',
        'Insurance Inquiry',
      ][index % 5] ?? ''
    row(
      sheet,
      [
        [35, [wordedDay(day)]],
        [107, cell(name, 135)],
        [251, note === undefined ? [''] : cell(note, 135)],
        [395, [what]],
      ],
      19.6,
    )
  }
}

function printCover(sheet: Sheet, person: ToldPerson): void {
  sheet.start()
  sheet.writeAt('CREDIT REPORT', [35, 394.2], { size: 18, face: 'bold' })
  sheet.writeAt(person.name, [35, 464.4], { size: 12, face: 'bold' })
  sheet.writeAt('Report Confirmation', [35, 493.8], { size: 12, face: 'bold' })
  sheet.writeAt(`77${person.ssn4}2607`, [35, 523.1], { size: 11 })
  sheet.start()
  sheet.top = 128.4
  sheet.write(`Dear ${person.name}:`, 35, { size: 12, face: 'bold' })
  sheet.prose(filler(60, 1), 19)
}

function printAccounts(sheet: Sheet, person: ToldPerson): { facts: readonly Facts[]; ends: readonly number[] } {
  const facts: Facts[] = []
  const ends: number[] = []
  for (const [at, name] of SECTIONS.entries()) {
    section(sheet, `${at + 2}. ${name} Accounts`, 18)
    const own = person.accounts.filter(({ kind }) => KINDS[kind][0] === name)
    if (own.length === 0) none(sheet, `${name} Accounts`, 15.8)
    for (const [index, account] of own.entries()) {
      facts.push(printAccount(sheet, account, { number: `${at + 2}.${index + 1}`, isFirst: index === 0 }))
      ends.push(sheet.pages.length)
    }
  }
  return { facts, ends }
}

function printStatement(sheet: Sheet, person: ToldPerson): void {
  section(sheet, '6. Consumer Statements', 40)
  if (person.statement === undefined) none(sheet, 'Consumer Statements', 15.8)
  else {
    heading(sheet, 'Consumer Statement', 26)
    row(
      sheet,
      [
        [35, ['Date Reported']],
        [251.8, [wordedDay('2026-02-03')]],
      ],
      20.7,
    )
    sheet.prose(person.statement, 24)
  }
}

function printRecords(sheet: Sheet, records: readonly ToldRecord[]): void {
  section(sheet, '9. Public Records', 36)
  for (const kind of ['Bankruptcies', 'Judgments', 'Liens']) {
    heading(sheet, kind, 26.2)
    sheet.prose(filler(36, 36), 28.9)
    if (kind !== 'Bankruptcies' || records.length === 0) {
      none(sheet, kind, 15.8)
      continue
    }
    for (const { court, reference, filed, resolved, chapter } of records) {
      sheet.down(26, 160)
      sheet.write(`Date Reported: ${wordedDay(resolved)}`, 35, { size: 10, face: 'bold' })
      pairs(
        sheet,
        [
          ['Case Number or ID', reference],
          ['Date Filed', wordedDay(filed)],
          ['Courthouse', court],
          ['Type', 'PERSONAL'],
          ['Disposition', `DISCHARGED_CH_${chapter}`],
          ['Disposition Date', wordedDay(resolved)],
          ['Filer', 'INDIVIDUAL'],
          ['Prior Disposition', ''],
        ],
        21.7,
      )
    }
  }
}

function printFeet(sheet: Sheet, person: ToldPerson): void {
  for (const [index, page] of sheet.pages.entries()) {
    if (index === 0) continue
    const foot = 723.1 + ASCENT * TABLE
    page.text(`${person.name} | ${wordedDay(DAY)}`, [308.9, foot], { size: TABLE, align: 'center' })
    page.text(`Page ${index + 1} of ${sheet.pages.length}`, [577.2, foot], { size: TABLE, align: 'right' })
  }
}

/** The numbered print of Equifax, and what a careful person reads there. */
export function equifax(person: ToldPerson, way: Way): Printed {
  const { collections = [], records = [], alert } = person
  const sheet = new Sheet()
  printCover(sheet, person)
  printSummary(sheet, person)
  const { facts, ends } = printAccounts(sheet, person)
  printStatement(sheet, person)
  printPersonal(sheet, person)
  section(sheet, '8. Inquiries', 26)
  printHard(sheet, person)
  printSoft(sheet, person)
  printRecords(sheet, records)
  section(sheet, '10. Collections', 44)
  if (collections.length === 0) none(sheet, 'Collections', 15.8)
  const collected = collections.map((one, index) => printCollection(sheet, one, index === 0 ? 26 : 40))
  section(sheet, '11. Dispute File Information', 60)
  section(sheet, '12. A Summary of Your Rights Under the Fair Credit Reporting Act', 200)
  printFeet(sheet, person)
  const told = truthOf(person)
  return {
    starts: ends,
    count: sheet.pages.length,
    pdf: pdfOf(sheet.pages, 'Apache FOP Version 2.10', way),
    truth: {
      ...told,
      accounts: [...facts, ...collected],
      addresses: person.homes.map(([street, city, state, zip]) => [street, city, state, zip.slice(0, 5)].join(' | ')),
      records: records.map(({ court, reference, filed }) => `Bankruptcy | ${filed} | ${court} | ${reference}`),
      // The alert stands in the summary, and again with whom to call.
      notices: [...(alert === undefined ? [] : ['fraud_alert']), ...(told.notices ?? [])],
    },
  }
}
