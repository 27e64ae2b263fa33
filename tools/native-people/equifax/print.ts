import type { Expected, ExpectedAccount, Printed } from '#tools/native-people/expected.ts'
import { filler } from '#tools/native-people/filler.ts'
import { printAccount, SECTION_OF, SECTIONS } from '#tools/native-people/equifax/account.ts'
import { printCollection } from '#tools/native-people/equifax/collection.ts'
import { inquiriesOf, printInquiries, printPersonal, printSummary } from '#tools/native-people/equifax/file.ts'
import { ASCENT, heading, none, section, Sheet, TABLE } from '#tools/native-people/equifax/sheet.ts'
import { wordedDay } from '#tools/native-people/months.ts'
import { pdfOf, type PrintWay } from '#tools/native-people/pdf.ts'
import type { Story } from '#tools/native-people/story.ts'

function printCover(sheet: Sheet, story: Story): void {
  sheet.start()
  sheet.writeAt('CREDIT REPORT', [35, 394.2], { size: 18, face: 'bold' })
  sheet.writeAt(story.name, [35, 464.4], { size: 12, face: 'bold' })
  sheet.writeAt('Report Confirmation', [35, 493.8], { size: 12, face: 'bold' })
  sheet.writeAt(`12${story.ssn4}${story.day.slice(2, 4)}${story.day.slice(5, 7)}`, [35, 523.1], { size: 11 })
  sheet.start()
  sheet.top = 128.4
  sheet.write(`Dear ${story.name}:`, 35, { size: 12, face: 'bold' })
  sheet.prose(filler(60, 1), 19)
}

function printAccounts(sheet: Sheet, story: Story): readonly ExpectedAccount[] {
  return SECTIONS.flatMap((name, at) => {
    section(sheet, `${at + 2}. ${name} Accounts`, 18)
    const own = story.accounts.filter(({ kind }) => SECTION_OF[kind] === name)
    if (own.length === 0) none(sheet, `${name} Accounts`, 15.8)
    return own.map((account, index) =>
      printAccount(sheet, account, { day: story.day, number: `${at + 2}.${index + 1}`, isFirst: index === 0 }),
    )
  })
}

function printRest(sheet: Sheet, story: Story): readonly ExpectedAccount[] {
  section(sheet, '6. Consumer Statements', 40)
  none(sheet, 'Consumer Statements', 15.8)
  printPersonal(sheet, story)
  printInquiries(sheet, story)
  section(sheet, '9. Public Records', 36)
  for (const kind of ['Bankruptcies', 'Judgments', 'Liens']) {
    heading(sheet, kind, 26.2)
    sheet.prose(filler(36, 36), 28.9)
    none(sheet, kind, 15.8)
  }
  section(sheet, '10. Collections', 44)
  if (story.collections.length === 0) none(sheet, 'Collections', 15.8)
  const collections = story.collections.map((one, index) => printCollection(sheet, one, index === 0 ? 26 : 40))
  section(sheet, '11. Dispute File Information', 60)
  section(sheet, '12. A Summary of Your Rights Under the Fair Credit Reporting Act', 200)
  return collections
}

/** The story as Equifax prints it, with what a careful person reads there. */
export function printEquifax(story: Story, way: PrintWay = {}): Printed {
  const sheet = new Sheet()
  printCover(sheet, story)
  printSummary(sheet, story)
  const accounts = [...printAccounts(sheet, story), ...printRest(sheet, story)]
  for (const [index, page] of sheet.pages.entries()) {
    if (index === 0) continue
    const foot = 723.1 + ASCENT * TABLE
    page.text(`${story.name} | ${wordedDay(story.day)}`, [308.9, foot], { size: TABLE, align: 'center' })
    page.text(`Page ${index + 1} of ${sheet.pages.length}`, [577.2, foot], { size: TABLE, align: 'right' })
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
    inquiries: inquiriesOf(story).map(({ name, day, kind }) => `${kind === 'hard' ? 'hard' : 'soft'} ${name} ${day}`),
    isReconciled: true,
  }
  return { pdf: pdfOf(sheet.pages, 'Apache FOP Version 2.10', way), expected }
}
