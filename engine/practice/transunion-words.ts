import { money, slashed } from '#engine/practice/print-words.ts'
import type { Chance } from '#engine/practice/seed.ts'
import type { Asking, CourtRecord, CreditFile } from '#engine/practice/situation.ts'
import { cityLine, gridMonths, isAdverse, transUnionTruth } from '#engine/practice/transunion-account.ts'
import type { TransUnionStyle } from '#engine/practice/transunion-style.ts'
import { inquiriesOf, reconciliation, recordsOf, type Truth } from '#engine/practice/truth.ts'
import { addMonths, type Day } from '#engine/values/day.ts'

export const TRANSUNION_FORMAT = 'transunion-web-print'
export const TITLE = 'View Credit Report | TransUnion Online Service Center'

/** A label with what is under or next to it; a value of several lines has breaks in it. */
export type Pair = readonly [label: string, value: string]

/** The file number has nine digits. */
const fileNumber = ({ reportNumber }: CreditFile): string => reportNumber.replaceAll(/\D/g, '').slice(0, 9)

export const headerPairs = (file: CreditFile): readonly Pair[] => [
  ['Personal Credit Report for:', file.person.name],
  ['File Number:', fileNumber(file)],
  ['Date Created:', slashed(file.reportDate)],
]

const identityPairs = ({ person, reportDate }: CreditFile): readonly Pair[] => [
  ['Credit Report Date', slashed(reportDate)],
  ['Social Security Number', `XXX-XX-${person.ssnLast4}`],
  ['Date of Birth', slashed(person.birth)],
  ['Name', person.name],
  ...person.alsoKnownAs.map((name): Pair => ['Also Known As', name]),
]

/** A part of Personal Information: its pairs and loose lines under a heading of its own. */
export interface PersonPart {
  readonly title: string | null
  readonly content: readonly (Pair | string)[]
}

const backThen = (from: Day, chance: Chance): string => slashed(addMonths(from, -chance.whole(1, 80)))

export function personParts(file: CreditFile, chance: Chance): PersonPart[] {
  const { person, reportDate } = file
  const addresses = person.addresses.flatMap(({ lines, city, state, zip }, index): Pair[] => [
    [index === 0 ? 'Current Address' : 'Other Address', `${lines.join(' ')}\n${city}, ${state} ${zip}`],
    ['Date Reported', backThen(reportDate, chance)],
  ])
  const employers = person.employers.flatMap((employer): (Pair | string)[] => [
    employer,
    ['Occupation', chance.pick(['---', 'MANAGER', 'DRIVER'])],
    ['Location', chance.pick(['---', 'SPRINGVALE, GA'])],
    ['Date Verified', backThen(reportDate, chance)],
  ])
  const parts: PersonPart[] = [
    { title: null, content: identityPairs(file) },
    { title: 'Addresses', content: addresses },
    { title: 'Phone Numbers', content: person.phones.map(({ number }) => number) },
    { title: 'Employers', content: employers },
  ]
  return parts.filter(({ content }) => content.length > 0)
}

export const RATINGS: readonly Pair[] = [
  ['OK', 'Current, paying or paid as agreed'],
  ['N/R', 'Not Reported'],
  ['X', 'Unknown'],
  ['30', '30 days late'],
  ['60', '60 days late'],
  ['90', '90 days late'],
  ['120', '120 or more days late'],
  ['COL', 'Transferred to collection'],
  ['VS', 'Voluntarily surrendered'],
  ['RPO', 'Repossession'],
  ['C/O', 'Charged off by account provider'],
  ['FC', 'Foreclosure'],
]
export const REMARK_KEY: readonly Pair[] = [
  ['AID', 'Account information disputed by consumer'],
  ['AJP', 'Adjustment pending'],
  ['CAD', 'Dispute account/closed by consumer'],
  ['CBC', 'Account closed by consumer'],
  ['CBG', 'Canceled by credit grantor'],
  ['CBL', 'Chapter 7 bankruptcy'],
  ['CBR', 'Chapter 11 bankruptcy'],
  ['CBT', 'Chapter 12 bankruptcy'],
  ['CLA', 'Placed for collection'],
  ['CLO', 'Closed'],
  ['CLS', 'Credit line suspended'],
  ['DRC', 'Dispute resolved/consumer disagrees'],
  ['DRG', 'Dispute resolved reported by grantor'],
  ['IRE', 'Involuntary repossession'],
  ['PCL', 'Paid collection'],
  ['PPL', 'Paid profit and loss'],
  ['PRL', 'Profit and loss write-off'],
  ['RPO', 'Repossession'],
  ['RVN', 'Returned voluntarily'],
  ['SET', 'Settled - less than full balance'],
  ['SLP', 'Student loan permanently assigned to government'],
  ['STL', 'Card lost or stolen'],
  ['TRL', 'Transferred to another lender'],
  ['TTR', 'Transferred to recovery'],
  ['WEP', 'Chapter 13 bankruptcy'],
]

export const PROSE = {
  person:
    'You have been on our files since 06/1998. Your SSN has been masked for your protection. Names and addresses are as reported to us.',
  accounts:
    'Typically, creditors report any changes made to your account information monthly. This means that some accounts listed below may not reflect the most recent activity until the creditor’s next reporting. The key below explains the Balance, Past Due and Rating of each month.',
  adverse:
    'Adverse information typically remains on your credit file for up to 7 years from the date of the delinquency. To help you understand what is generally considered adverse, we have added >brackets< to those items in this report.',
  satisfactory: 'The following accounts are reported with no adverse information.',
  records: 'Public records are information from the courts about you. Bankruptcies remain for up to 10 years.',
  regular:
    'Regular Inquiries are posted when someone accesses your credit information from TransUnion. The presence of an inquiry means that the company listed received your credit information on the dates specified.',
  promotional:
    'Companies listed below received limited information about you so they could make you a firm offer of credit or insurance. They are not seen by anyone but you and do not affect your score.',
  review:
    'The companies listed below obtained information from your consumer report for the purpose of an account review or other business transaction with you.',
} as const

export const INQUIRY_SECTIONS = [
  ['Regular Inquiries', PROSE.regular],
  ['Promotional Inquiries', PROSE.promotional],
  ['Account Review Inquiries', PROSE.review],
] as const

/** The askings of each section, hard ones in the first. */
export function askingsIn(section: string, askings: readonly Asking[]): Asking[] {
  const soft = askings.filter(({ kind }) => kind === 'soft')
  if (section === 'Regular Inquiries') return askings.filter(({ kind }) => kind === 'hard')
  return soft.filter((_, index) => (index % 3 === 0) === (section === 'Account Review Inquiries'))
}

/** The three columns of an inquiry. */
export const inquiryColumns = (asking: Asking, style: TransUnionStyle): readonly Pair[] => [
  ['Location', asking.lines.map((line) => cityLine(line, style)).join('\n')],
  ['Requested On', asking.dates.map(slashed).join(', ')],
  ['Phone', asking.phone],
]
export const inquiryEnd = (asking: Asking, style: TransUnionStyle): readonly Pair[] => [
  ['Inquiry Type', 'Individual'],
  ...(style.printsPurpose && asking.kind === 'hard' ? [['Permissible Purpose', 'CREDIT TRANSACTION'] as const] : []),
]

export const recordPairs = (one: CourtRecord, style: TransUnionStyle): readonly Pair[] => [
  ['Court Name', one.court ?? '---'],
  ['Address', one.lines.map((line) => cityLine(line, style)).join('\n')],
  ['Docket Number', one.reference ?? '---'],
  ['Type', one.type],
  ['Status', one.status ?? '---'],
  ['Date Filed', one.dateFiled === null ? '---' : slashed(one.dateFiled)],
  ['Date Paid', one.dateResolved === null ? '---' : slashed(one.dateResolved)],
  ['Liabilities', one.amount === null ? '---' : money(one.amount)],
  ['Responsibility', 'Individual Debt'],
]

/** What the browser prints above and below each page. */
export const furnitureOf = (file: CreditFile, style: TransUnionStyle): { left: string; title: string; url: string } | null =>
  style.hasFurniture
    ? { left: `${slashed(file.reportDate).replace(/\d\d(\d\d)$/, '$1')}, 9:41 PM`, title: TITLE, url: style.url }
    : null

/** What a careful clerk reads in the whole print. */
export function transUnionReportTruth(file: CreditFile, style: TransUnionStyle): Truth {
  const { person } = file
  const accounts = file.accounts.toSorted((a, b) => Number(isAdverse(b, style)) - Number(isAdverse(a, style)))
  const months = accounts.map((account) => gridMonths(account, style).length).reduce((sum, count) => sum + count, 0)
  const totals: Record<string, number> = months === 0 ? {} : { historyMonths: months }
  return {
    id: `transunion-${fileNumber(file)}`,
    bureau: 'transunion',
    format: TRANSUNION_FORMAT,
    reportDate: file.reportDate,
    reportNumber: fileNumber(file),
    score: null,
    scoreModel: null,
    personalInfo: {
      name: person.name,
      alsoKnownAs: person.alsoKnownAs,
      dateOfBirth: person.birth,
      ssnLast4: person.ssnLast4,
      addresses: person.addresses.map(({ street, city, state, zip }) => ({ street, city, state, zip })),
      phones: person.phones.map(({ number }) => number),
      employers: person.employers,
    },
    accounts: accounts.map((account, index) => transUnionTruth(account, style, `account-${index + 1}`)),
    inquiries: inquiriesOf(file.askings, false),
    publicRecords: recordsOf(file.records),
    totals: reconciliation(totals, totals),
  }
}
