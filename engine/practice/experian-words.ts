import { experianTruth } from '#engine/practice/experian-account.ts'
import type { ExperianStyle } from '#engine/practice/experian-style.ts'
import { money, named, namedMonth, slashed } from '#engine/practice/print-words.ts'
import type { Chance } from '#engine/practice/seed.ts'
import type { Asking, CourtRecord, CreditFile } from '#engine/practice/situation.ts'
import { inquiriesOf, reconciliation, recordsOf, type Truth } from '#engine/practice/truth.ts'

export const EXPERIAN_FORMAT = 'experian-web-print'

/** Lines of text, and cards of lines, that are on the page whatever sets it. */
export type Card = readonly string[]

/** `3 Accounts`; of one, some prints drop the plural. */
function count(number: number, name: string, style: ExperianStyle): string {
  const single = name
    .replace(/ies$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/([^s])s$/, '$1')
  return `${number} ${number === 1 && style.hasSingulars ? single : name}`
}

export function topLines(file: CreditFile, style: ExperianStyle): Card {
  const day = style.padsDays ? named(file.reportDate) : named(file.reportDate).replace(/ 0(\d),/, ' $1,')
  return [
    'Prepared For',
    file.person.name,
    'Personal & Confidential',
    `Date Generated ${day}`,
    `Report Number ${file.reportNumber}`,
  ]
}

export const glance = (file: CreditFile, style: ExperianStyle): Card => [
  count(file.accounts.length, 'Accounts', style),
  count(file.records.length, 'Public Records', style),
  count(hardDates(file), 'Hard Inquiries', style),
]

export function personCounts({ person }: CreditFile, style: ExperianStyle): Card {
  return [
    count(1 + person.alsoKnownAs.length, 'Names', style),
    count(person.addresses.length, 'Addresses', style),
    count(person.employers.length, 'Employers', style),
    count(person.phones.length + 1, 'Other Records', style),
  ]
}

/** The blocks of `Personal Information` that are not empty, each a title over its cards. */
export function personBlocks({ person }: CreditFile, chance: Chance): { title: string; cards: readonly Card[] }[] {
  const blocks = [
    { title: 'Names', cards: [person.name, ...person.alsoKnownAs].map((name) => [name, `Name ID #${chance.digits(5)}`]) },
    {
      title: 'Addresses',
      cards: person.addresses.map(({ lines, city, state, zip, id, dwelling }) => [
        ...lines,
        `${city} ${state}, ${zip}`,
        `Address ID #${id}`,
        dwelling,
      ]),
    },
    { title: 'Year of Birth', cards: [[person.birth.slice(0, 4)]] },
    { title: 'Phone Numbers', cards: person.phones.map(({ number, kind }) => [number, kind]) },
    { title: 'Employers', cards: person.employers.map((employer) => [employer]) },
  ]
  return blocks.filter(({ cards }) => cards.length > 0)
}

export function recordRows(one: CourtRecord): [label: string, value: string | null][] {
  return [
    ['Court', one.court],
    ['Reference number', one.reference],
    ['Date filed', one.dateFiled === null ? null : slashed(one.dateFiled)],
    ['Date resolved', one.dateResolved === null ? null : slashed(one.dateResolved)],
    ['Claim/Liability', one.amount === null ? null : money(one.amount)],
    ['Status', one.status],
  ]
}

/** Only the first dates of a creditor who asked often are printed. */
const shown = (asking: Asking, style: ExperianStyle): Asking =>
  asking.kind === 'hard' ? asking : { ...asking, dates: asking.dates.slice(0, style.datesShown) }

/** A card of an inquiry under the creditor's name. */
export function inquiryLines(asking: Asking, style: ExperianStyle): Card {
  const printed = shown(asking, style).dates
  const others = asking.dates.length - printed.length
  const dates = `${printed.map(slashed).join(', ')}${others === 0 ? '' : ` and ${others} other dates`}`
  if (asking.kind === 'soft') return ['Inquired on', dates]
  const phone = style.printsInquiryPhone ? [asking.phone] : []
  const until =
    asking.onRecordUntil === null
      ? ''
      : ` This inquiry is scheduled to continue on record until ${namedMonth(asking.onRecordUntil)}.`
  return ['Inquired on', dates, ...asking.lines, ...phone, `${asking.purpose}.${until}`]
}

export const PROSE = {
  person:
    "Because your personal information is reported by you, your creditors, and other sources, it's typical to see small variations in reported personal information, like names and addresses.",
  accounts: 'Account Information includes account names, numbers and balances reported by your creditors.',
  records:
    'We may have collected this information about you from federal, state and county court records. Public records can include bankruptcies, and stay on your report for up to ten years.',
  hard: 'Hard inquiries are requests based on an action or process initiated by you.',
  soft: 'Soft inquiries are generally initiated by others, like companies making promotional offers of credit. They do not affect your credit score.',
} as const

const hardDates = (file: CreditFile): number =>
  file.askings.filter(({ kind }) => kind === 'hard').reduce((sum, { dates }) => sum + dates.length, 0)

/** What the browser prints above and below each page. */
export const furnitureOf = (file: CreditFile, style: ExperianStyle): { left: string; title: string; url: string } | null =>
  style.hasFurniture
    ? { left: `${slashed(file.reportDate).replace(/\d\d(\d\d)$/, '$1')}, 10:15 AM`, title: 'Experian', url: style.url }
    : null

/** What a careful clerk reads in the whole print. */
export function experianReportTruth(file: CreditFile, style: ExperianStyle): Truth {
  const { person } = file
  const totals = { accounts: file.accounts.length, publicRecords: file.records.length, hardInquiries: hardDates(file) }
  return {
    id: `experian-${file.reportNumber}`,
    bureau: 'experian',
    format: EXPERIAN_FORMAT,
    reportDate: file.reportDate,
    reportNumber: file.reportNumber,
    score: null,
    scoreModel: null,
    personalInfo: {
      name: person.name,
      alsoKnownAs: person.alsoKnownAs,
      dateOfBirth: person.birth.slice(0, 4),
      ssnLast4: null,
      addresses: person.addresses.map(({ street, city, state, zip }) => ({ street, city, state, zip })),
      phones: person.phones.map(({ number }) => number),
      employers: person.employers,
    },
    accounts: file.accounts.map((account, index) => experianTruth(account, style, `account-${index + 1}`)),
    inquiries: inquiriesOf(
      file.askings.map((asking) => shown(asking, style)),
      true,
    ),
    publicRecords: recordsOf(file.records),
    totals: reconciliation(totals, totals),
  }
}
