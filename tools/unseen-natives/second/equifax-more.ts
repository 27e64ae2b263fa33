import { at, type Block, heading, line, pairs, said, toRight } from '#tools/unseen-natives/blocks.ts'
import { dollars, type Facts, wordy } from '#tools/unseen-natives/facts.ts'

const row = (label: string, value: string): Block => ({
  height: 19.6,
  html: at([35, 0], label, 'font-weight:bold') + at([287, 0], value),
})
const found = (label: string, value: string): Block => ({
  height: 19.6,
  html: at([35, 0], label, 'font-weight:bold') + toRight([575, 0], value),
})
const section = (title: string): Block => ({ ...line(36, title, 'font-size:15pt;color:#a6192e'), opens: true })
const empty = (title: string, of: string): Block[] => [
  section(title),
  said(30, 4),
  line(24, `You currently do not have any ${of} in your file.`, ''),
]

export interface Front {
  readonly person: string
  readonly day: string
  readonly number: string
  readonly alert: string
  readonly collections: number
  readonly statements: number
}
/** The first two pages. */
export const front = ({ person, day, number, alert, collections, statements }: Front): Block[] => [
  { ...line(40, 'CREDIT REPORT', 'font:bold 24pt Liberation Sans'), opens: true },
  line(30, person, 'font:bold 14pt Liberation Sans'),
  line(18, 'Report Confirmation', ''),
  line(26, number, ''),
  line(16, `Dear ${person}:`, ''),
  said(50, 3),
  section('1. Summary'),
  said(14, 6),
  row('Report Date', wordy(day)),
  row('Credit File Status', alert),
  row('Alert Contacts', '0 Records Found'),
  heading('Other Items'),
  found('Consumer Statements', `${statements} Statements Found`),
  found('Personal Information', '4 Items Found'),
  found('Inquiries', '0 Inquiries Found'),
  found('Public Records', '0 Records Found'),
  found('Collections', `${collections} Collections Found`),
]

interface Collection {
  readonly agency: readonly [string, string?]
  readonly original: readonly [string, string?]
  readonly number: string
  readonly reported: string
  readonly assigned: string
  readonly dofd?: string
  readonly amount: number
  readonly classification: string
  readonly balance: number
  readonly status: string
  readonly contact: readonly string[]
}
const two = ([first, second]: readonly [string, string?], y = 0): string =>
  toRight([287, y], first) + (second === undefined ? '' : toRight([287, y + 9.6], second))
export const collectionBlocks = (one: Collection): Block[] => [
  line(22, `Date Reported: ${wordy(one.reported)}`, 'font-weight:bold'),
  {
    height: 29,
    html:
      at([35, 0], 'Collection Agency', 'font-weight:bold') +
      two(one.agency) +
      at([323, 0], 'Balance Date', 'font-weight:bold') +
      toRight([575, 0], wordy(one.reported)),
  },
  {
    height: 29,
    html:
      at([35, 0], 'Original Creditor Name', 'font-weight:bold') +
      two(one.original) +
      at([323, 0], 'Account Designator Code', 'font-weight:bold') +
      toRight([575, 0], 'INDIVIDUAL_ACCOUNT'),
  },
  ...pairs([
    ['Date Assigned', wordy(one.assigned), 'Account Number', one.number],
    ['Original Amount Owed', dollars(one.amount), 'Creditor Classification', one.classification],
    ['Amount', dollars(one.balance), 'Last Payment Date', ''],
    ['Status Date', wordy(one.reported), 'Date of First Delinquency', wordy(one.dofd ?? null)],
    ['Status', one.status, '', ''],
  ]),
  {
    height: 30,
    html: at([35, 0], 'Comments', 'font:bold 9.2pt Liberation Sans') + at([360, 0], 'Contact', 'font:bold 9.2pt Liberation Sans'),
  },
  { height: one.contact.length * 10.8 + 12, html: one.contact.map((text, index) => at([360, index * 10.8], text)).join('') },
]

const joined = (lines: readonly [string, string?]): string => lines.filter((one) => one !== undefined).join(' ')
export const collectionFacts = (one: Collection): Facts => ({
  fields: {
    creditorName: joined(one.agency),
    originalCreditor: joined(one.original),
    accountNumber: one.number,
    dateReported: one.reported,
    dateAssigned: one.assigned,
    currentBalance: one.balance,
    statusText: one.status,
  },
  marks: {},
  money: {},
  remarks: [],
})

export const COLLECTIONS: readonly Collection[] = [
  {
    agency: ['PETTIFER & SONS RECEIVABLES', 'MANAGEMENT LLC'],
    original: ["ST VINCENT'S CHILDREN'S", 'HOSPITAL OF EAU CLAIRE'],
    number: 'xxxxxxxx 61',
    reported: '2026-02-11',
    assigned: '2024-05-30',
    amount: 1204,
    classification: 'Medical/Health Care',
    balance: 1204,
    status: 'UNPAID',
    contact: ['PETTIFER & SONS RECEIVABLES MANAGEMENT LLC', 'PO BOX 5150', 'EAU CLAIRE, WI 54702', '(715) 555-0120'],
  },
  {
    agency: ['QUAYLE COLLECTORS'],
    original: ['NORDSEE POWER'],
    number: 'xxxx 9',
    reported: '2026-01-04',
    assigned: '2023-11-02',
    amount: 311,
    classification: 'Utilities',
    balance: 0,
    status: 'PAID',
    contact: ['QUAYLE COLLECTORS', '4 ELM ST', 'ORONO, ME 04473'],
  },
]

/** From the statements to the collections: nothing of most kinds, a statement, two collections. */
export const after: Block[] = [
  section('6. Consumer Statements'),
  said(30, 4),
  line(20, 'Consumer Statement', 'font:bold 10pt Liberation Sans;color:#3d5566'),
  row('Date Reported', 'Jan 15, 2026'),
  line(30, 'I WAS IN HOSPITAL FROM MAY TO JULY 2024 AND MY INSURER PAID LATE. THE ACCOUNT WITH QUAYLE WAS $311.', ''),
  section('7. Personal Information'),
  said(20, 2),
  heading('Identification'),
  found('Name', 'SIOBHÁN O’DONNELL-NUÑEZ'),
  found('Formerly known as', 'SIOBHAN M ODONNELL'),
  found('Formerly known as', 'SIOBHÁN NUÑEZ DE LA CRUZ'),
  found('Social Security Number', 'xxxxx 9921'),
  found('Age or Date of Birth', 'Feb 29, 1984'),
  heading('Contact Information'),
  {
    height: 20,
    html:
      at([35, 0], 'Address', 'font-weight:bold') +
      at([215, 0], 'Status', 'font-weight:bold') +
      at([395, 0], 'Date Reported', 'font-weight:bold'),
  },
  {
    height: 29,
    html:
      at([35, 0], '9 O’HARA CT APT 3') +
      at([215, 0], 'Current') +
      at([395, 0], 'Mar 01, 2026') +
      at([35, 9.6], 'COEUR D’ALENE, ID 83814'),
  },
  {
    height: 29,
    html:
      at([35, 0], '1701 N ST-DENIS BLVD') +
      at([215, 0], 'Former') +
      at([395, 0], 'Nov 09, 2019') +
      at([35, 9.6], 'LA CAÑADA FLINTRIDGE, CA 91011'),
  },
  ...empty('8. Inquiries', 'Inquiries'),
  ...empty('9. Public Records', 'Public Records'),
  section('10. Collections'),
  said(44, 5),
  ...COLLECTIONS.flatMap(collectionBlocks),
]
