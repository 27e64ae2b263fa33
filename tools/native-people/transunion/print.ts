import type { Expected, ExpectedAccount, Printed } from '#tools/native-people/expected.ts'
import { filler } from '#tools/native-people/filler.ts'
import { bareDay } from '#tools/native-people/months.ts'
import { browserLines, pdfOf, type PrintWay } from '#tools/native-people/pdf.ts'
import type { Story, StoryInquiry } from '#tools/native-people/story.ts'
import { isAdverse, printAccount } from '#tools/native-people/transunion/account.ts'
import { printCollection } from '#tools/native-people/transunion/collection.ts'
import { printInquiries } from '#tools/native-people/transunion/inquiries.ts'
import { printKey, printPerson } from '#tools/native-people/transunion/person.ts'
import { heading, prose, Sheet } from '#tools/native-people/transunion/sheet.ts'

/** Some inquiries are told with the company that asked for another. */
const viaName = ({ name, kind, days }: StoryInquiry, story: Story): string => {
  if (kind === 'review' && days.length > 2) return `${story.name} via ${name}`
  return kind === 'hard' && Number(days[0]?.slice(8)) % 5 === 0 ? `${name} via 921QD${name.slice(0, 12).trimEnd()}` : name
}

function printAccounts(sheet: Sheet, story: Story): readonly ExpectedAccount[] {
  const { day, collections } = story
  const adverse = story.accounts.filter((account) => isAdverse(account, day))
  const fine = story.accounts.filter((account) => !isAdverse(account, day))
  const read: ExpectedAccount[] = []
  if (adverse.length + collections.length > 0) {
    heading(sheet, 'Accounts with Adverse Information', 42)
    prose(sheet, filler(80, 7), 22.2)
    for (const [index, account] of adverse.entries()) read.push(printAccount(sheet, account, { day, isFirst: index === 0 }))
    for (const [index, one] of collections.entries()) read.push(printCollection(sheet, one, adverse.length === 0 && index === 0))
  }
  if (fine.length > 0) {
    heading(sheet, 'Satisfactory Accounts', 44.6)
    prose(sheet, filler(60, 8), 22.2)
    for (const [index, account] of fine.entries()) read.push(printAccount(sheet, account, { day, isFirst: index === 0 }))
  }
  return read
}

/** The story as TransUnion prints it, with what a careful person reads there. */
export function printTransunion(story: Story, way: PrintWay = {}): Printed {
  const sheet = new Sheet()
  printPerson(sheet, story)
  printKey(sheet)
  const accounts = printAccounts(sheet, story)
  const inquiries = story.inquiries.map((inquiry) => ({ ...inquiry, name: viaName(inquiry, story) }))
  printInquiries(sheet, inquiries)
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
  return { pdf: pdfOf(sheet.pages, 'Skia/PDF m131', way), expected }
}
