import { filler } from '#tools/native-people/filler.ts'
import { slashDay } from '#tools/native-people/months.ts'
import { BOLD, heading, NAME, prose, type Sheet, stacked, TEXT } from '#tools/native-people/transunion/sheet.ts'
import type { Story } from '#tools/native-people/story.ts'

export function printPerson(sheet: Sheet, story: Story): void {
  sheet.start(44.4)
  sheet.write('Personal Credit Report for:', 48.8, { size: TEXT })
  sheet.writeAt(story.name, [48.8, 58.7], { size: 10.5, face: 'bold' })
  sheet.writeAt('File Number:', [48.8, 106.7], { size: TEXT })
  sheet.writeAt(`43${story.ssn4}876`, [48.8, 121], { size: 10.5, face: 'bold' })
  sheet.writeAt('Date Created:', [48.8, 169.7], { size: TEXT })
  sheet.writeAt(slashDay(story.day), [48.8, 184], { size: 10.5, face: 'bold' })
  sheet.top = 232
  prose(sheet, filler(40, 2), 14.2)
  sheet.top = 308.2
  sheet.icon(14.2, 15)
  sheet.write('Personal Information', 32, { size: 15, face: 'bold' })
  sheet.top = 351.9
  sheet.write(`You have been on our files since ${slashDay(story.since)}. Your SSN has been masked for your protection.`, 14.2)
  stacked(sheet, ['Credit Report Date', slashDay(story.day)], 27.8)
  stacked(sheet, ['Social Security Number', `XXX-XX-${story.ssn4}`], 20.25)
  stacked(sheet, ['Date of Birth', slashDay(story.born)], 20.25)
  stacked(sheet, ['Name', story.name], 20.25)
  if (story.aliases.length > 0) {
    sheet.down(39.2, 70)
    sheet.write('Also Known As', 14.2, { size: 12, face: 'bold' })
    for (const [index, alias] of story.aliases.entries()) stacked(sheet, ['AKA', alias], index === 0 ? 31.3 : 20.25)
  }
  heading(sheet, 'Addresses', 38.6)
  for (const [index, home] of story.addresses.entries()) {
    stacked(
      sheet,
      [index === 0 ? 'Current Address' : 'Other Address', `${home.street} ${home.city}, ${home.state} ${home.zip}`],
      index === 0 ? 33.4 : 20.25,
    )
    stacked(sheet, ['Date Reported', slashDay(home.reported)], 20.25)
  }
  if (story.phones.length > 0) {
    heading(sheet, 'Phone Numbers', 38.6)
    for (const [index, phone] of story.phones.entries()) stacked(sheet, ['Phone Number', phone], index === 0 ? 33.4 : 20.25)
  }
  printEmployers(sheet, story)
}

function printEmployers(sheet: Sheet, story: Story): void {
  if (story.employers.length === 0) return
  heading(sheet, 'Employers', 38.6)
  sheet.down(37.2)
  sheet.write('Employer', 22.5, BOLD)
  for (const [index, { name, occupation, verified }] of story.employers.entries()) {
    sheet.down(index === 0 ? 29.9 : 31.4)
    sheet.write(name, 30.8, NAME)
    // The name may stay behind at the foot of a page.
    sheet.down(24.8, 28, 18.9)
    if (occupation !== null) sheet.write('Occupation', 25.5, BOLD)
    sheet.write('Date Verified', occupation === null ? 25.5 : 211.4, BOLD)
    sheet.top += 14.25
    if (occupation !== null) sheet.write(occupation, 25.5)
    sheet.write(slashDay(verified), occupation === null ? 25.5 : 211.4)
  }
}

const KEY = [
  'AAP: Loan assumed by another party',
  'ACQ: Acquired from another lender',
  'AID: Account information disputed by consumer',
  'CBC: Account closed by consumer',
  'CBG: Canceled by credit grantor',
  'CLA: Placed for collection',
  'CLO: Closed',
  'DRC: Dispute resolved/consumer disagrees',
  'DRG: Dispute resolved reported by credit grantor',
  'IRB: Involuntary repossession/balance owing',
  'PDE: Payment deferred',
  'PRL: Profit and loss write-off',
  'RPO: Repossession',
] as const
const RATING_KEY = [
  ['OK', 'Current, paying or paid as agreed'],
  ['N/R', 'Not Reported'],
  ['X', 'Unknown'],
  ['30', 'Account 30 days late'],
  ['60', 'Account 60 days late'],
  ['90', 'Account 90 days late'],
  ['120', 'Account 120 or more days late'],
  ['COL', 'Transferred to collection'],
  ['VS', 'Voluntarily surrendered'],
  ['RPO', 'Repossession'],
  ['C/O', 'Charged off by account provider'],
  ['FC', 'Foreclosure'],
] as const

export function printKey(sheet: Sheet): void {
  sheet.down(35, 60)
  sheet.icon(14.2, 15)
  sheet.write('Accounts', 37.1, { size: 15, face: 'bold' })
  prose(sheet, filler(90, 3), 43.7)
  sheet.down(50, 60)
  sheet.write('Payment/Remarks Key', 14.2, { size: 10.5, face: 'bold' })
  sheet.down(49.4, 30)
  sheet.write('Ratings', 28.5, BOLD)
  for (const [index, [code, words]] of RATING_KEY.entries()) {
    sheet.down(index === 0 ? 28.5 : 21)
    sheet.write(words, 52.5)
    sheet.writeAt(code, [37.5, sheet.top + 2.1], { size: 7.5, align: 'center' })
  }
  sheet.down(26.3, 20)
  sheet.write('Remarks', 28.5, BOLD)
  for (const [index, line] of KEY.entries()) {
    sheet.down(index === 0 ? 26.2 : 18)
    sheet.write(line, 28.5)
  }
}
