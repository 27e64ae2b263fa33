import { filler } from '#tools/native-people/filler.ts'
import { isClosed, isNegative, SECTION_OF, SECTIONS } from '#tools/native-people/equifax/account.ts'
import { heading, none, row, section, type Sheet, TABLE, value } from '#tools/native-people/equifax/sheet.ts'
import { dollars, wordedDay } from '#tools/native-people/months.ts'
import { wrap } from '#tools/native-people/pdf.ts'
import type { Story, StoryAccount, StoryInquiry } from '#tools/native-people/story.ts'

interface Dated extends StoryInquiry {
  readonly day: string
}
/** Its inquiries, one for each day, the newest first. */
export const inquiriesOf = (story: Story): readonly Dated[] =>
  story.inquiries
    .flatMap((inquiry) => inquiry.days.map((day) => ({ ...inquiry, day })))
    .toSorted((a, b) => b.day.localeCompare(a.day))

const namedWithDay = (account: StoryAccount | undefined): string =>
  account === undefined ? '' : `${account.company} (Opened ${wordedDay(account.opened)})`

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

const COLUMNS = [35, 107, 143, 215, 287, 359, 431, 503] as const
const HEADS = [
  'Account Type',
  'Open',
  'With Balance',
  'Total Balance',
  'Available',
  'Credit Limit',
  'Debt-to-Credit',
  'Payment',
] as const
const across = (cells: readonly string[]) => cells.map((text, index) => [COLUMNS[index] ?? 0, [text]] as const)

function printSums(sheet: Sheet, open: readonly StoryAccount[]): void {
  heading(sheet, 'Credit Accounts', 30.2)
  sheet.prose(filler(18, 18), 28.9)
  row(sheet, across(HEADS), 20.7)
  const sums = [
    ...SECTIONS.map((name) => [name, open.filter(({ kind }) => SECTION_OF[kind] === name)] as const),
    ['Total', open] as const,
  ]
  for (const [name, accounts] of sums) {
    const owing = accounts.filter(({ balance }) => balance > 0)
    const owed = dollars(sumOf(owing.map(({ balance }) => balance)))
    const due = dollars(sumOf(accounts.map(({ scheduled }) => scheduled)))
    const cells = accounts.length === 0 ? [] : [String(accounts.length), String(owing.length), owed, '', '', '', due]
    row(sheet, across([name, ...cells]), 19.6)
  }
}

export function printSummary(sheet: Sheet, story: Story): void {
  section(sheet, '1. Summary', 16)
  const byAge = story.accounts.toSorted((a, b) => a.opened.localeCompare(b.opened))
  const facts: readonly (readonly [string, string])[] = [
    ['Report Date', wordedDay(story.day)],
    ['Credit File Status', 'No fraud indicator on file'],
    ['Alert Contacts', '0 Records Found'],
    ['Average Account Age', byAge.length === 0 ? '' : '4 Years, 8 Months'],
    ['Length of Credit History', byAge.length === 0 ? '' : '13 Years'],
    ['Accounts with Negative Information', String(story.accounts.filter((account) => isNegative(account, story.day)).length)],
    ['Oldest Account', namedWithDay(byAge[0])],
    ['Most Recent Account', namedWithDay(byAge.at(-1))],
  ]
  for (const [index, [what, fact]] of facts.entries())
    row(
      sheet,
      [
        [35, [what]],
        [251.8, [fact]],
      ],
      index === 0 ? 20.7 : 19.6,
    )
  printSums(
    sheet,
    story.accounts.filter((account) => !isClosed(account)),
  )
  heading(sheet, 'Other Items', 30.1)
  sheet.prose(filler(24, 24), 28.9)
  const inquiries = inquiriesOf(story)
  const newest = inquiries[0]
  const items: readonly (readonly [string, string])[] = [
    ['Consumer Statements', '0 Statements Found'],
    ['Personal Information', `${3 + story.aliases.length + story.addresses.length} Items Found`],
    ['Inquiries', `${inquiries.length} Inquiries Found`],
    ['Most Recent Inquiry', newest === undefined ? '' : `${newest.name} ${wordedDay(newest.day)}`],
    ['Public Records', '0 Records Found'],
    ['Collections', `${story.collections.length} Collections Found`],
  ]
  for (const [index, [what, fact]] of items.entries()) {
    sheet.down(index === 0 ? 20.7 : 19.6)
    sheet.write(what, 35, { size: TABLE })
    if (what === 'Most Recent Inquiry') sheet.write(fact, 251.8, { size: TABLE })
    else sheet.write(fact, 577, value)
  }
}

export function printPersonal(sheet: Sheet, story: Story): void {
  section(sheet, '7. Personal Information', 18)
  heading(sheet, 'Identification', 26.3)
  sheet.prose(filler(24, 25), 28.9)
  const facts: readonly (readonly [string, string])[] = [
    ['Name', story.name],
    ...story.aliases.map((alias) => ['Formerly known as', alias] as const),
    ['Social Security Number', `xxxxx ${story.ssn4}`],
    ['Age or Date of Birth', wordedDay(story.born)],
  ]
  for (const [index, [what, fact]] of facts.entries()) {
    sheet.down(index === 0 ? 20.7 : 19.6)
    sheet.write(what, 35, { size: TABLE })
    sheet.write(fact, 576, value)
  }
  heading(sheet, 'Other Identification', 30.1)
  none(sheet, 'Other Identifications', 34)
  heading(sheet, 'Alert Contact Information', 26.2)
  none(sheet, 'Alert Contacts', 34)
  printHomes(sheet, story)
}

function printHomes(sheet: Sheet, story: Story): void {
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
  for (const [index, { street, city, state, zip, reported }] of story.addresses.entries()) {
    const lines = [street, `${city}, ${state} ${zip.slice(0, 5)}`]
    row(
      sheet,
      [
        [35, lines],
        [215, [index === 0 ? 'Current' : 'Former']],
        [395, [wordedDay(reported)]],
      ],
      19.6,
    )
  }
  heading(sheet, 'Employment History', 30.1)
  sheet.prose(filler(28, 29), 28.9)
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
        [35, wrap(name, 244, { size: TABLE })],
        [287, [occupation ?? '']],
      ],
      19.6,
    )
}

function printHard(sheet: Sheet, hard: readonly Dated[]): void {
  heading(sheet, 'Hard Inquiries', 26.2)
  sheet.prose('Inquiries that may impact your credit rating/score', 29)
  sheet.prose(filler(24, 4), 15.8)
  if (hard.length === 0) return none(sheet, 'Hard Inquiries', 15.8)
  row(
    sheet,
    [
      [35, ['Date']],
      [215, ['Company']],
      [395, ['Request Originator']],
    ],
    20.7,
  )
  for (const { name, day, street, city, state, zip, phone } of hard) {
    row(
      sheet,
      [
        [35, [wordedDay(day)]],
        [215, wrap(name, 172, { size: TABLE })],
      ],
      19.6,
    )
    sheet.down(19.6)
    sheet.write(street, 215, { size: TABLE })
    sheet.down(9.6)
    sheet.write(`${city}, ${state} ${zip}`, 215, { size: TABLE })
    if (phone === null) sheet.top += 10
    else {
      sheet.down(19.6)
      sheet.write(phone, 215, { size: TABLE })
    }
  }
}

export function printInquiries(sheet: Sheet, story: Story): void {
  section(sheet, '8. Inquiries', 26)
  const all = inquiriesOf(story)
  const soft = all.filter(({ kind }) => kind !== 'hard')
  printHard(
    sheet,
    all.filter(({ kind }) => kind === 'hard'),
  )
  heading(sheet, 'Soft Inquiries', 30.1)
  sheet.prose('Inquiries that do not impact your credit rating/score', 29)
  sheet.prose(filler(34, 6), 15.8)
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
  for (const { name, day, kind } of soft) {
    const description = kind === 'promotional' ? 'Promotional Inquiry' : 'Account Review Inquiry'
    row(
      sheet,
      [
        [35, [wordedDay(day)]],
        [107, wrap(name, 135, { size: TABLE })],
        [395, [description]],
      ],
      19.6,
    )
  }
}
