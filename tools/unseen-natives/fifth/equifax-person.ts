import { filler } from '#tools/native-people/filler.ts'
import { heading, none, row, section, Sheet, TABLE, value } from '#tools/native-people/equifax/sheet.ts'
import { dollars, wordedDay } from '#tools/native-people/months.ts'
import { wrap } from '#tools/native-people/pdf.ts'
import { DAY, inquiryLines, isMajor, isNegative, type ToldPerson } from '#tools/unseen-natives/fifth/told.ts'
import { SECTIONS, KINDS } from '#tools/unseen-natives/fifth/equifax-accounts.ts'

export function printSummary(sheet: Sheet, person: ToldPerson): void {
  section(sheet, '1. Summary', 16)
  const { accounts, collections = [] } = person
  const looks = inquiryLines(person)
  const two = ([what, fact]: readonly [string, string], step: number) =>
    row(
      sheet,
      [
        [35, [what]],
        [251.8, [fact]],
      ],
      step,
    )
  two(['Report Date', wordedDay(DAY)], 20.7)
  two(['Credit File Status', person.alert ?? 'No fraud indicator on file'], 19.6)
  two(['Alert Contacts', person.alert === undefined ? '0 Records Found' : '1 Record Found'], 19.6)
  two(['Accounts with Negative Information', String(accounts.filter(isNegative).length)], 19.6)
  heading(sheet, 'Credit Accounts', 30.2)
  sheet.prose(filler(18, 18), 28.9)
  const xs = [35, 107, 143, 215, 287, 359, 431, 503] as const
  const across = (cells: readonly string[], step: number) =>
    row(
      sheet,
      cells.map((text, index) => [xs[index] ?? 0, [text]] as const),
      step,
    )
  across(
    ['Account Type', 'Open', 'With Balance', 'Total Balance', 'Available', 'Credit Limit', 'Debt-to-Credit', 'Payment'],
    20.7,
  )
  const open = accounts.filter((account) => account.closed === null && !isMajor(account))
  for (const name of [...SECTIONS, 'Total']) {
    const own = open.filter(({ kind }) => name === 'Total' || KINDS[kind][0] === name)
    const owing = own.filter(({ balance }) => balance > 0)
    const sum = owing.reduce((total, { balance }) => total + balance, 0)
    across(own.length === 0 ? [name] : [name, String(own.length), String(owing.length), dollars(sum)], 19.6)
  }
  heading(sheet, 'Other Items', 30.1)
  sheet.prose(filler(24, 24), 28.9)
  const found = (count: number, what: string) => `${count} ${what} Found`
  for (const [index, [what, fact]] of (
    [
      [
        'Consumer Statements',
        found(person.statement === undefined ? 0 : 1, person.statement === undefined ? 'Statements' : 'Statement'),
      ],
      ['Personal Information', found(3 + (person.aliases ?? []).length + person.homes.length, 'Items')],
      ['Inquiries', found(looks.length, 'Inquiries')],
      ['Public Records', found((person.records ?? []).length, 'Records')],
      ['Collections', found(collections.length, 'Collections')],
    ] as const
  ).entries()) {
    sheet.down(index === 0 ? 20.7 : 19.6)
    sheet.write(what, 35, { size: TABLE })
    sheet.write(fact, 577, value)
  }
}

export function printPersonal(sheet: Sheet, person: ToldPerson): void {
  section(sheet, '7. Personal Information', 18)
  heading(sheet, 'Identification', 26.3)
  sheet.prose(filler(24, 25), 28.9)
  for (const [index, [what, fact]] of [
    ['Name', person.name],
    ...(person.aliases ?? []).map((alias) => ['Formerly known as', alias] as const),
    ['Social Security Number', `xxxxx ${person.ssn4}`],
    ['Age or Date of Birth', wordedDay(person.born)],
  ].entries()) {
    sheet.down(index === 0 ? 20.7 : 19.6)
    sheet.write(what ?? '', 35, { size: TABLE })
    sheet.write(fact ?? '', 576, value)
  }
  heading(sheet, 'Other Identification', 30.1)
  none(sheet, 'Other Identifications', 34)
  heading(sheet, 'Alert Contact Information', 26.2)
  if (person.alert === undefined) none(sheet, 'Alert Contacts', 34)
  else sheet.prose(`${person.alert}. Please call (812) 555-0107 before extending credit.`, 34)
  printHomes(sheet, person)
}

function printHomes(sheet: Sheet, person: ToldPerson): void {
  heading(sheet, 'Contact Information', 26.3)
  sheet.prose(filler(28, 28), 28.9)
  row(
    sheet,
    [
      [35, ['Address']],
      [215, ['Status']],
      [395, ['Date Reported']],
    ],
    20.7,
  )
  for (const [index, [street, city, state, zip]] of person.homes.entries())
    row(
      sheet,
      [
        [35, [street, `${city}, ${state} ${zip.slice(0, 5)}`]],
        [215, [index === 0 ? 'Current' : 'Former']],
        [395, [wordedDay(`20${25 - index}-04-0${1 + (index % 9)}`)]],
      ],
      19.6,
    )
  heading(sheet, 'Employment History', 30.1)
  sheet.prose(filler(28, 29), 28.9)
  if (person.employers === undefined) return none(sheet, 'Employment History', 15.8)
  row(
    sheet,
    [
      [35, ['Company']],
      [287, ['Occupation']],
    ],
    20.7,
  )
  for (const [name, occupation] of person.employers)
    row(
      sheet,
      [
        [35, wrap(name, 244, { size: TABLE })],
        [287, [occupation ?? '']],
      ],
      19.6,
    )
}
